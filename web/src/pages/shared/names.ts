// Names for guests who have not given one: places on the map of Mars.

const PLACES = [
  'Acidalia',
  'Amazonis',
  'Arabia',
  'Arcadia',
  'Argyre',
  'Ascraeus',
  'Aurora',
  'Casius',
  'Chryse',
  'Cimmeria',
  'Elysium',
  'Hesperia',
  'Hebes',
  'Isidis',
  'Lunae',
  'Medusa',
  'Memnonia',
  'Noachis',
  'Noctis',
  'Olympus',
  'Pavonis',
  'Tempe',
  'Tharsis',
  'Utopia',
];

export function placeName(chance: () => number = Math.random): string {
  return PLACES[Math.floor(chance() * PLACES.length)] ?? 'Olympus';
}

export const LONGEST_NAME = 40;
