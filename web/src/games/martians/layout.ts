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
  h: 516,
  parts: {
    cycle: box(8, 6, 172, 62),
    rounds: box(186, 6, 366, 62),
    sky: box(558, 6, 226, 62),
    event: box(790, 6, 242, 62),
    excavation: box(8, 75, 286, 418),
    moxie: box(302, 75, 134, 75),
    hospital: box(442, 75, 146, 75),
    water_plant: box(594, 75, 152, 75),
    construction: box(302, 156, 186, 98),
    power: box(494, 156, 252, 98),
    greenhouses: box(302, 260, 219, 108),
    laboratory: box(527, 260, 219, 108),
    q1: box(302, 375, 106, 118),
    q2: box(415, 375, 106, 118),
    q3: box(527, 375, 106, 118),
    q4: box(640, 375, 106, 118),
    lander: box(754, 75, 278, 274),
    education: box(754, 356, 278, 137),
    piles: box(8, 497, 1024, 16),
  },
};

/** For a phone. */
export const TALL: Layout = {
  w: 360,
  h: 2160,
  parts: {
    cycle: box(6, 6, 348, 58),
    rounds: box(6, 70, 348, 62),
    sky: box(6, 138, 171, 74),
    event: box(183, 138, 171, 74),
    q1: box(6, 224, 83, 150),
    q2: box(94.3, 224, 83, 150),
    q3: box(182.6, 224, 83, 150),
    q4: box(271, 224, 83, 150),
    moxie: box(6, 384, 171, 108),
    hospital: box(183, 384, 171, 108),
    water_plant: box(6, 498, 171, 108),
    power: box(183, 498, 171, 108),
    construction: box(6, 612, 348, 136),
    greenhouses: box(6, 754, 348, 150),
    laboratory: box(6, 910, 348, 150),
    excavation: box(6, 1066, 348, 472),
    lander: box(6, 1544, 348, 330),
    education: box(6, 1880, 348, 212),
    piles: box(6, 2098, 348, 56),
  },
};

/** For what lies between: two columns of the phone. */
const beside = (part: Box, by: number): Box => ({ ...part, x: part.x + 354, y: part.y - by });
export const MIDDLE: Layout = {
  w: 714,
  h: 1100,
  parts: {
    ...TALL.parts,
    excavation: beside(TALL.parts.excavation, 1060),
    lander: beside(TALL.parts.lander, 1060),
    education: beside(TALL.parts.education, 1060),
    piles: box(6, 1068, 702, 26),
  },
};
