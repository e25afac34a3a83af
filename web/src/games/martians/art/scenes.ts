// What the picture of a card shows: what it is about, and the goods on it.

import { chip, printed } from '../chips';
import type { Facts } from '../box.svelte';
import type { Chip } from '../types';

/** By the id of an event or a scenario, or of a goal that asks for people or cards. The first is the largest. */
const ABOUT: Record<string, string> = {
  solar_flare_1: 'flare colonist',
  solar_flare_2: 'flare colonist lander',
  solar_flare_3: 'flare colonist laboratory',
  solar_flare_4: 'flare colonist greenhouses',
  faulty_equipment: 'wrench supplies',
  valves: 'valve oxygen',
  dust_devil_event: 'twister solar',
  visitors: 'colonist credits hunger',
  hydraulic_failure: 'excavation valve',
  steering_failure: 'excavation time',
  leak: 'water valve',
  seeds: 'crop_basic food',
  discontent: 'colonist reputation credits',
  quarantine: 'hospital medicine',
  poisoning: 'food skull',
  rift: 'earthquake excavation',
  fire: 'fire greenhouses',
  pressure_loss: 'oxygen door',
  loss_of_sterile_air: 'disease oxygen',
  rtg_failure: 'rtg energy',
  m1_south_entrance: 'door colonist',
  m1_sos: 'antenna energy reputation',
  m1_transmitter: 'antenna wrench',
  m1_key: 'key supplies',
  m1_diary: 'book card',
  m1_pantry: 'food supplies',
  m1_medic: 'medicine colonist',
  m1_apartments: 'rest door',
  rf_agent: 'hat credits',
  rf_desperate: 'door hunger',
  rf_radiation: 'radiation disease',
  rf_careless: 'supplies energy wrench',
  ph_confusion: 'question time',
  ph_hard_landing: 'lander rocks',
  ph_fuel_leak: 'ship fire',
  ph_comms_loss: 'antenna lock',
  fm_avalanche: 'rocks mountain',
  fm_guide: 'xpl_trail colonist',
  fm_cave: 'cave card',
  fm_summit: 'mountain energy',
  ds_guests: 'mask hunger',
  ds_food_theft: 'mask food',
  ds_threat: 'mask credits',
  ds_sabotage: 'bomb moxie',

  new_schedule: 'construction time lander',
  dust_devil: 'twister wind',
  botanical_capsule: 'greenhouses crop_basic crop_herbs',
  force_field: 'shield mineral_red mineral_green',
  mars_one: 'antenna skull book',
  refugees: 'colonist supplies door',
  mission_to_phobos: 'ship moon',
  face_of_mars: 'stoneface xpl_relic',
  dark_side_of_mars: 'mask xpl_hazard lock',
  underground_colony: 'cave excavation radiation',
  catastrophe: 'fire construction',
  vastitas_borealis: 'water_plant ice',
  the_end: 'globe greenhouses',

  goal_08: 'reputation mineral_yellow mineral_green mineral_red',
  goal_10: 'reputation engineer botanist',
  goal_11: 'reputation geologist scientist',
  goal_12: 'reputation physician chemist',
};

/** Where the goods of a card go, or what they are for. */
const KINDS: Record<string, string> = { commission: 'lander', goal: 'reputation', research: 'laboratory' };

export interface Shown {
  /** Pictures of `ART`. */
  about: string[];
  goods: Chip[];
}

export function shown(kind: string, id: string, facts: Facts): Shown {
  if (kind === 'weather' && id === 'wind') return { about: ['wind_weather', 'wind'], goods: [] };
  const held = (facts.condition as { resources?: unknown } | undefined)?.resources;
  const time = kind === 'research' ? [chip('time', Number(facts.time))] : [];
  const goods = id in ABOUT ? [] : kind in KINDS ? [...printed(facts.cost ?? held, 2), ...time] : printed(facts.yield, 2);
  return { about: (ABOUT[id] ?? KINDS[kind] ?? id).split(' '), goods };
}
