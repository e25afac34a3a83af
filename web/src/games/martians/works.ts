// The actions of the buildings, as the texts that the server understands.

import { fields } from './read';
import { ASSISTANTS, BUILDINGS, COLONY_TECHS, CORP_TECHS, CROPS, EXPERTS, HEXES, INSTALLATIONS, QUARTERS, type Building, type Work } from './types';

export const WORKS_OF: Record<Building, Work[]> = {
  moxie: ['make_oxygen'],
  construction: ['build', 'develop', 'install'],
  hospital: ['make_medicine'],
  water_plant: ['treat_water'],
  excavation: ['excavate', 'examine'],
  lander: ['research', 'supplies', 'mission'],
  greenhouses: ['harvest', 'change_crop'],
  education: ['hire'],
  laboratory: ['colony_technology', 'corporation_technology'],
};

/** The name of a hex in the texts of actions. */
export function hexId(at: number): string {
  return `h${String(at + 1).padStart(2, '0')}`;
}

const ALL_HEXES = HEXES.map((_, at) => hexId(at));
const each = (verb: string, things: readonly string[]) => things.map((thing) => `${verb} ${thing}`);
const ALL_FIELDS = BUILDINGS.flatMap((building) => Array.from({ length: fields(building) }, (_, at) => `${building} ${at + 1}`));

/** What an action of a building can be; tiles and steps of the Lander stand for themselves. */
export const ACTIONS_OF: Partial<Record<Work, string[]>> = {
  make_oxygen: each('oxygen', QUARTERS),
  build: each('build', BUILDINGS),
  develop: each('upgrade', ALL_FIELDS),
  install: each('install', INSTALLATIONS),
  make_medicine: ['medicine'],
  treat_water: ['water'],
  excavate: [...each('take', ALL_HEXES), ...each('drive', ALL_HEXES)],
  examine: ['examine'],
  supplies: ['supplies 1', 'supplies 2'],
  harvest: ['harvest'],
  change_crop: each('crop', CROPS),
  hire: [...each('hire', EXPERTS), ...each('train', ASSISTANTS)],
  colony_technology: each('colony', COLONY_TECHS),
  corporation_technology: each('corporation', CORP_TECHS),
};
