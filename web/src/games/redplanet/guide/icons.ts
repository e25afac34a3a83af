// Every icon of the game with its name and, where there is one, what it means.

import type { IconGroup } from '../../../frame/game';
import { FROM_NINE } from '../characters';
import { RESOURCES } from '../types';

export const ICONS: IconGroup[] = [
  {
    title: 'redplanet-web-icons-tokens',
    icons: {
      ...Object.fromEntries(RESOURCES.map((kind) => [kind, [`redplanet-resource-${kind}`, `redplanet-web-icon-${kind}`]])),
      unexplored: ['redplanet-web-icon-unexplored', 'redplanet-web-icon-unexplored-about'],
      destination: ['redplanet-web-icon-destination', 'redplanet-web-icon-destination-about'],
      astronaut: ['redplanet-web-icon-astronaut', 'redplanet-web-icon-astronaut-about'],
    } as IconGroup['icons'],
  },
  {
    title: 'redplanet-web-icons-characters',
    icons: Object.fromEntries(
      FROM_NINE.map((character) => [character, [`redplanet-character-${character}`, `redplanet-character-${character}-text`]]),
    ) as IconGroup['icons'],
  },
  {
    title: 'redplanet-web-icons-track',
    icons: {
      production: ['redplanet-web-icon-production', 'redplanet-web-icon-production-about'],
      reveal: ['redplanet-web-reveal', 'redplanet-web-icon-reveal-about'],
      final: ['redplanet-web-final', 'redplanet-web-icon-final-about'],
    },
  },
  {
    title: 'redplanet-web-icons-timing',
    icons: {
      'when-reveal': ['redplanet-web-reveal', 'redplanet-web-icon-when-reveal'],
      'when-production': ['redplanet-web-icon-production', 'redplanet-web-icon-when-production'],
      'when-final': ['redplanet-web-final', 'redplanet-web-icon-when-final'],
    },
  },
];
