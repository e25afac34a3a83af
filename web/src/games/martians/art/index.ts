import { COLONY_ART } from './colony';
import { GOODS_ART } from './goods';
import { HAPPENINGS_ART } from './happenings';
import { NATURE_ART } from './nature';
import { PEOPLE_ART } from './people';

/** Every small picture of the game, in a box of 24 × 24. */
export const ART: Record<string, string> = { ...GOODS_ART, ...NATURE_ART, ...HAPPENINGS_ART, ...COLONY_ART, ...PEOPLE_ART };

export { deals } from './people';
