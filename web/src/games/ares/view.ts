// What a seat, or a spectator, knows, as the server sends it.

export type Resource = 'mc' | 'heat' | 'plants';
export type Kind = 'animals' | 'microbes' | 'science';
export type PhaseName = 'development' | 'construction' | 'action' | 'production' | 'research';
export type Stage = 'mulligan' | 'corporations' | 'planning' | 'pool' | 'hand_limit' | 'raise' | 'over' | { phase: PhaseName };

export interface Planet {
  temperature: number;
  oxygen: number;
  oceans: number;
}

export interface Levels {
  mc: number;
  cards: number;
  heat: number;
  plants: number;
  steel: number;
  titanium: number;
}

export interface Powers {
  any: number;
  by_tag: number[];
  big: [number, number];
  steel: number;
  titanium: number;
  sale: number;
  standard: number;
  forest: number;
  heat_as_mc: boolean;
}

export interface Marks {
  played: number;
  extra: number;
  drew: boolean;
  discount: number;
  used: number;
  again: string | null;
}

export type Frame = string | Record<string, Record<string, unknown>>;

export interface Board {
  corporation: string | null;
  tr: number;
  mc: number;
  heat: number;
  plants: number;
  forests: number;
  hand: number;
  drawn: number;
  tableau: string[];
  seen: string[];
  phase: PhaseName | null;
  levels: Levels;
  tags: number[];
  powers: Powers;
  marks: Marks;
  frames: Frame[];
  revealed: string[];
}

export interface Open {
  options: { players: number; variant: string };
  round: number;
  stage: Stage;
  done: number;
  active: number;
  planet: Planet;
  start: Planet;
  oceans: number[];
  boards: Board[];
  stock: number[];
  deck: number;
  discard: number;
  cubes: number;
  markers: number;
  marker: number;
  virtual_deck: number;
  virtual_card: PhaseName | null;
}

export interface Trace {
  card: string;
  sure: boolean;
}

export interface Secret {
  hand: string[];
  drawn: string[];
  marked: string[];
  dealt: (string | null)[];
  corporation: string | null;
  plan: PhaseName | null;
  virtual_plan: PhaseName | null;
  payment: { card: string; offsets: number } | null;
  swap: string | null;
  partner: Trace[];
}

export interface View {
  viewer: unknown;
  open: Open;
  own: Secret | null;
  all: Secret[] | null;
}
