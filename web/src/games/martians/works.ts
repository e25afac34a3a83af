// The actions of the buildings, as the texts that the server understands.

import { fields } from './read';
import { ASSISTANTS, BUILDINGS, COLONY_TECHS, CORP_TECHS, CROPS, EXPERTS, INSTALLATIONS, QUARTERS } from './view';

export const WORKS_OF: Record<string, string[]> = {
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

export const HEXES = Array.from({ length: 37 }, (_, at) => hexId(at));

export function hexId(at: number): string {
  return `h${String(at + 1).padStart(2, '0')}`;
}

const with_ = (verb: string, things: string[]) => things.map((thing) => `${verb} ${thing}`);
const ALL_FIELDS = BUILDINGS.flatMap((building) => Array.from({ length: fields(building) }, (_, at) => `${building} ${at + 1}`));

/** What an action of a building can be; tiles and steps of the Lander stand for themselves. */
export const ACTIONS_OF: Record<string, string[]> = {
  make_oxygen: with_('oxygen', QUARTERS),
  build: with_('build', BUILDINGS),
  develop: with_('upgrade', ALL_FIELDS),
  install: with_('install', INSTALLATIONS),
  make_medicine: ['medicine'],
  treat_water: ['water'],
  excavate: [...with_('take', HEXES), ...with_('drive', HEXES)],
  examine: ['examine'],
  supplies: ['supplies 1', 'supplies 2'],
  harvest: ['harvest'],
  change_crop: with_('crop', CROPS),
  hire: [...with_('hire', EXPERTS), ...with_('train', ASSISTANTS)],
  colony_technology: with_('colony', COLONY_TECHS),
  corporation_technology: with_('corporation', CORP_TECHS),
};
