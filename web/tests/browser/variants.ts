// Every variant of the three games.

export interface Variant {
  game: string;
  options: Record<string, unknown>;
}

const SCENARIOS = [
  'new_schedule',
  'dust_devil',
  'botanical_capsule',
  'force_field',
  'mars_one',
  'refugees',
  'mission_to_phobos',
  'face_of_mars',
  'dark_side_of_mars',
  'underground_colony',
  'catastrophe',
  'vastitas_borealis',
  'the_end',
];

export const VARIANTS: Variant[] = [
  ...[2, 3, 6].map((players) => ({ game: 'redplanet', options: { players } })),
  { game: 'ares', options: { variant: 'standard', players: 3 } },
  { game: 'ares', options: { variant: 'standard', players: 4, first_game: true } },
  { game: 'ares', options: { variant: 'coop', players: 2 } },
  ...['novice', 'specialist', 'expert'].map((level) => ({ game: 'ares', options: { variant: `solo-${level}`, players: 1 } })),
  ...SCENARIOS.map((scenario, at) => ({
    game: 'martians',
    options: [
      { variant: 'solo', players: 1, scenario },
      { variant: 'coop', players: 2, scenario },
      { variant: 'semi', players: 3, scenario },
    ][at % 3] as Record<string, unknown>,
  })),
  { game: 'martians', options: { variant: 'com', players: 4, scenario: 'usual', hidden_goals: true } },
  { game: 'martians', options: { variant: 'com', players: 2, scenario: 'usual', edition: 'prototype', collectors: false } },
];

export function named(game: string, options: Record<string, unknown>): string {
  return [game, ...Object.entries(options).map(([option, chosen]) => `${option} ${chosen}`)].join(', ');
}
