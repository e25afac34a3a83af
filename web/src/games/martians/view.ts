// What the server shows of a game.

export type Colour = 'blue' | 'red' | 'green' | 'yellow';
export type Quarter = 'q1' | 'q2' | 'q3' | 'q4';
export type Variant = 'solo' | 'coop' | 'semi' | 'com';

export interface Corporation {
  experts: { expert: string; used: boolean }[];
  assistants: number[];
  crop: string | null;
  techs: number;
  installations: number[];
}

export type Target = { Work: string } | { Requirement: string };
export type Modifier =
  | { Cost: [Target, string, number] }
  | { Time: [Target, number] }
  | { Production: [string, number] }
  | { TurnTime: number }
  | { CloseAction: Target }
  | { CloseBuilding: string }
  | { CloseField: number }
  | 'CloseRtg';

export interface Open {
  options: { players: number; variant: Variant; scenario: string; edition: string; trade: boolean };
  cycle: number;
  round: number;
  first: Colour;
  stocks: number[][];
  cards: number[];
  hands: number[];
  pool: number[];
  markers: number[];
  confined: number[][][];
  debts: number[][];
  construction: number;
  development: number;
  unavailable: number;
  kept_construction: number[];
  kept_development: number[];
  developed: number;
  demand: number[][];
  birthrate: number[];
  claimed: (Quarter | null)[];
  dead: number[];
  graves: number[];
  unlocked: boolean[];
  track: (Colour | null)[][];
  cards_of: Corporation[];
  colony_techs: number[];
  rtg: number;
  weather: string;
  shown_weather: string | null;
  events: string[];
  foretold: string | null;
  machine: number;
  up: number;
  down: number;
  digs: string[];
  buried: number[];
  experts: { shown: number[]; deck: number[] };
  assistants: { shown: number[]; deck: number[] };
  research: { shown: number[]; deck: number[] };
  crops: number[];
  commissions: string[];
  commission_deck: string[];
  active: { modifier: Modifier; until: string }[];
  next_turn: number[];
  mission: {
    times: number[];
    counter: number;
    failed: boolean;
    waived: [string, string, number] | null;
    helped: boolean;
    crops_taken: number;
    expedition: { at: number | null; up: number; down: number; faces: string[]; seen: number[]; summit: boolean };
  };
  turn: { colour: Colour; time: number; placed: number; used: number; must: string | null; regolith: number; rtg: boolean; refused: number };
  offer: { partner: Colour; give: number[]; ask: number[] };
  frames: unknown[];
  ended: string | null;
}

export interface Secret {
  cards: number[];
  forecast: string | null;
  dealt: string[];
  goals: string[];
  handed: string[];
}

export interface View {
  viewer: unknown;
  open: Open;
  own: Secret | null;
  all: Secret[] | null;
}

export const COLOURS: Colour[] = ['blue', 'red', 'green', 'yellow'];
export const QUARTERS: Quarter[] = ['q1', 'q2', 'q3', 'q4'];
export const ZONES = ['infirmary', 'apartments'];
export const DEMANDS = ['oxygen', 'disease', 'hunger'];
export const RESOURCES = ['energy', 'regolith', 'ice', 'water', 'supplies', 'food', 'medicine', 'credits', 'reputation'];
export const GOODS = ['energy', 'regolith', 'ice', 'water', 'supplies', 'food', 'medicine', 'reputation'];
export const MINERALS = ['mineral_yellow', 'mineral_green', 'mineral_red', 'proof_of_life'];
export const EXPERTS = ['nutritionist', 'engineer', 'pharmacist', 'physician', 'chemist', 'power_manager', 'soil_analyst', 'master_builder'];
export const ASSISTANTS = ['botanist', 'geologist', 'scientist'];
export const CROPS = ['crop_tubers', 'crop_legumes', 'crop_herbs'];
export const COLONY_TECHS = ['medicine_tech', 'co2_converter', 'birth_control'];
export const CORP_TECHS = ['long_arm', 'weather_report', 'dna_alteration', 'solar_cells', 'kinetic_power', 'molecular_sensor'];
export const INSTALLATIONS = ['solar', 'wind'];
export const BUILDINGS = ['moxie', 'construction', 'hospital', 'water_plant', 'excavation', 'lander', 'greenhouses', 'education', 'laboratory'];
export const WORKS = [
  'make_oxygen', 'build', 'develop', 'install', 'make_medicine', 'treat_water', 'excavate', 'examine',
  'research', 'supplies', 'mission', 'harvest', 'change_crop', 'hire', 'colony_technology', 'corporation_technology',
];
export const DIGS = [
  'exc_r1i0', 'exc_r0i1', 'exc_r2i0', 'exc_r0i2', 'exc_r1i1', 'exc_r2i1', 'exc_r1i2', 'exc_r3i0', 'exc_r0i3', 'exc_r2i2', 'exc_r3i1', 'exc_r1i3',
];
export const RESEARCH = [
  'res_regolith2', 'res_ice2', 'res_mixed2', 'res_quick_regolith', 'res_quick_ice', 'res_yellow', 'res_green', 'res_red',
  'res_yellow_green', 'res_set3', 'res_red2', 'res_bulk',
];
