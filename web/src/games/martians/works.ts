// The actions of the buildings, as the texts that the server understands.

import { fields } from './read';
import {
  act,
  ASSISTANTS,
  BUILDINGS,
  COLONY_TECHS,
  CORP_TECHS,
  CROPS,
  EXPERTS,
  HEXES,
  INSTALLATIONS,
  QUARTERS,
  RESEARCH,
  type Building,
  type Work,
} from './types';

/** The name of a hex in the texts of actions. */
export function hexId(at: number): `h${string}` {
  return `h${String(at + 1).padStart(2, '0')}`;
}

function fieldsOf(building: Building): `${Building} ${number}`[] {
  return Array.from({ length: fields(building) }, (_, at) => `${building} ${at + 1}` as const);
}

const ALL_HEXES = HEXES.map((_, at) => hexId(at));

/** What an action of a building can be; tiles and steps of the mission stand for themselves. */
export const ACTIONS_OF: Partial<Record<Work, string[]>> = {
  make_oxygen: QUARTERS.map(act.oxygen),
  build: BUILDINGS.map(act.build),
  develop: BUILDINGS.flatMap(fieldsOf).map(act.upgrade),
  install: INSTALLATIONS.map(act.install),
  make_medicine: [act.medicine()],
  treat_water: [act.water()],
  excavate: [...ALL_HEXES.map(act.take), ...ALL_HEXES.map(act.drive)],
  examine: [act.examine()],
  research: RESEARCH.map(act.research),
  supplies: [act.supplies(1), act.supplies(2)],
  harvest: [act.harvest()],
  change_crop: CROPS.map(act.crop),
  hire: [...EXPERTS.map(act.hire), ...ASSISTANTS.map(act.train)],
  colony_technology: COLONY_TECHS.map(act.colony),
  corporation_technology: CORP_TECHS.map(act.corporation),
};
