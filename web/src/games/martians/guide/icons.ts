// Every icon of the game with its name and what it means. Pictures that only event cards show are
// not icons: the card says in words what happens.

import type { IconGroup } from '../../../frame/game';

/** Icons whose names are made of a kind and their own word. */
function named(kind: string, icons: string[], about: (icon: string) => string): IconGroup['icons'] {
  return Object.fromEntries(icons.map((icon) => [icon, [`martians-${kind}-${icon}`, about(icon)]]));
}
const inZoom = (icon: string) => `martians-web-about-${icon}`;
const inText = (kind: string) => (icon: string) => `martians-${kind}-${icon}-text`;
const inGuide = (icon: string): [string, string] => [`martians-web-icon-${icon}`, `martians-web-icon-${icon}-about`];

export const ICONS: IconGroup[] = [
  {
    title: 'martians-web-icons-goods',
    icons: {
      ...named('resource', ['energy', 'regolith', 'ice', 'water', 'supplies', 'food', 'medicine', 'credits', 'reputation'], inZoom),
      time: inGuide('time'),
    },
  },
  {
    title: 'martians-web-icons-people',
    icons: {
      ...named('demand', ['oxygen', 'disease', 'hunger'], inZoom),
      birthrate: inGuide('birthrate'),
      colonist: inGuide('colonist'),
      skull: inGuide('skull'),
      lock: inGuide('lock'),
      rest: ['martians-web-rest', 'martians-web-icon-rest-about'],
      trade: ['martians-option-trade', 'martians-web-icon-trade-about'],
    },
  },
  {
    title: 'martians-web-icons-buildings',
    icons: {
      ...named(
        'building',
        ['moxie', 'construction', 'hospital', 'water_plant', 'excavation', 'lander', 'greenhouses', 'education', 'laboratory'],
        inZoom,
      ),
      ...named('installation', ['solar', 'wind'], inZoom),
      rtg: inGuide('rtg'),
    },
  },
  {
    title: 'martians-web-icons-technologies',
    icons: named(
      'technology',
      [
        'medicine_tech',
        'co2_converter',
        'birth_control',
        'long_arm',
        'weather_report',
        'dna_alteration',
        'solar_cells',
        'kinetic_power',
        'molecular_sensor',
      ],
      inText('technology'),
    ),
  },
  {
    title: 'martians-web-icons-staff',
    icons: {
      ...named(
        'expert',
        ['nutritionist', 'engineer', 'pharmacist', 'physician', 'chemist', 'power_manager', 'soil_analyst', 'master_builder'],
        inText('expert'),
      ),
      ...named('assistant', ['botanist', 'geologist', 'scientist'], inText('assistant')),
    },
  },
  {
    title: 'martians-web-icons-weather',
    icons: {
      ...named(
        'weather',
        ['stable', 'solar_activity_energy', 'solar_activity_food', 'sandstorm_food', 'sandstorm_energy', 'earthquake'],
        inText('weather'),
      ),
      wind_weather: ['martians-weather-wind', 'martians-weather-wind-text'],
    },
  },
  {
    title: 'martians-web-icons-finds',
    icons: {
      card: ['martians-web-kind-mineral', 'martians-web-icon-card-about'],
      ...named('mineral', ['mineral_yellow', 'mineral_green', 'mineral_red', 'proof_of_life'], inText('mineral')),
      mineral_any: ['martians-mineral-any', 'martians-web-about-mineral_any'],
      ...named('crop', ['crop_tubers', 'crop_legumes', 'crop_herbs'], inText('crop')),
      crop_basic: ['martians-fixture-printed_crop', 'martians-fixture-printed_crop-text'],
      ...named('exploration', ['xpl_relic', 'xpl_regolith', 'xpl_ice', 'xpl_mineral', 'xpl_hazard', 'xpl_trail'], inText('exploration')),
    },
  },
];
