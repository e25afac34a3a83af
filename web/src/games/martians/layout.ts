// Where the parts of the board lie: side by side on a desk, below each other on a phone.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Part =
  | 'cycle'
  | 'rounds'
  | 'sky'
  | 'event'
  | 'moxie'
  | 'construction'
  | 'power'
  | 'hospital'
  | 'water_plant'
  | 'greenhouses'
  | 'laboratory'
  | 'q1'
  | 'q2'
  | 'q3'
  | 'q4'
  | 'excavation'
  | 'lander'
  | 'education'
  | 'piles';

export interface Layout {
  w: number;
  h: number;
  parts: Record<Part, Box>;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** For a desk. */
export const WIDE: Layout = {
  w: 1040,
  h: 530,
  parts: {
    cycle: box(8, 6, 150, 76),
    rounds: box(164, 6, 318, 76),
    sky: box(488, 6, 262, 76),
    event: box(756, 6, 276, 76),
    excavation: box(8, 89, 286, 418),
    moxie: box(302, 89, 134, 75),
    hospital: box(442, 89, 146, 75),
    water_plant: box(594, 89, 152, 75),
    construction: box(302, 170, 186, 98),
    power: box(494, 170, 252, 98),
    greenhouses: box(302, 274, 219, 108),
    laboratory: box(527, 274, 219, 108),
    q1: box(302, 389, 106, 118),
    q2: box(415, 389, 106, 118),
    q3: box(527, 389, 106, 118),
    q4: box(640, 389, 106, 118),
    lander: box(754, 89, 278, 274),
    education: box(754, 370, 278, 137),
    piles: box(8, 511, 1024, 16),
  },
};

/** For a phone. */
export const TALL: Layout = {
  w: 360,
  h: 2216,
  parts: {
    cycle: box(6, 6, 348, 58),
    rounds: box(6, 70, 348, 62),
    sky: box(6, 138, 348, 62),
    event: box(6, 206, 348, 62),
    q1: box(6, 280, 83, 150),
    q2: box(94.3, 280, 83, 150),
    q3: box(182.6, 280, 83, 150),
    q4: box(271, 280, 83, 150),
    moxie: box(6, 440, 171, 108),
    hospital: box(183, 440, 171, 108),
    water_plant: box(6, 554, 171, 108),
    power: box(183, 554, 171, 108),
    construction: box(6, 668, 348, 136),
    greenhouses: box(6, 810, 348, 150),
    laboratory: box(6, 966, 348, 150),
    excavation: box(6, 1122, 348, 472),
    lander: box(6, 1600, 348, 330),
    education: box(6, 1936, 348, 212),
    piles: box(6, 2154, 348, 56),
  },
};

/** For what lies between: two columns of the phone. */
const beside = (part: Box, by: number): Box => ({ ...part, x: part.x + 354, y: part.y - by });
export const MIDDLE: Layout = {
  w: 714,
  h: 1156,
  parts: {
    ...TALL.parts,
    excavation: beside(TALL.parts.excavation, 1116),
    lander: beside(TALL.parts.lander, 1116),
    education: beside(TALL.parts.education, 1116),
    piles: box(6, 1124, 702, 26),
  },
};
