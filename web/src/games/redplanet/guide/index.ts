// The figures and icons of the guide to Mission: Red Planet.

import type { GuideModule } from '../../../frame/game';
// What the table and the guide share stays in the table's file, which would otherwise be split and weigh more.
import '../index';
import Card from './Card.svelte';
import Characters from './Characters.svelte';
import Events from './Events.svelte';
import Icon from './Icon.svelte';
import { ICONS } from './icons';
import Launch from './Launch.svelte';
import Planet from './Planet.svelte';
import Rounds from './Rounds.svelte';
import Tokens from './Tokens.svelte';
import Vessel from './Vessel.svelte';

const guide: GuideModule = {
  figures: {
    mars: { Drawing: Planet, width: 520 },
    pad: { Drawing: Launch, width: 520 },
    track: { Drawing: Rounds, width: 620 },
    characters: { Drawing: Characters, width: 680 },
    card: {
      Drawing: Card,
      width: 170,
      marks: [
        [-5, 18],
        [-5, 48],
        [-5, 66],
        [-5, 86],
      ],
    },
    ship: {
      Drawing: Vessel,
      width: 170,
      marks: [
        [22, 50],
        [4, 84],
        [96, 95],
      ],
    },
    tokens: { Drawing: Tokens, width: 360 },
    events: { Drawing: Events, width: 680 },
  },
  icons: ICONS,
  Icon,
};

export default guide;
