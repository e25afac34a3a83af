export type Zone = string;
export type Character = string;
export type Colour = string;
export type EventCard = string;
export type Resource = 'ice' | 'sylvanite' | 'celerium';

export interface Vessel { ship: number; crew: number[]; token: Zone | null; tokens: number[] }
export interface Discovery { by: number | null; seen: number; card: EventCard | null }
export type Stage = 'missions' | 'characters' | 'countdown' | { reveal: number } | 'before_production' | 'after_production' | 'over';
export interface Open {
  options: { players: number };
  round: number; stage: Stage; first: Colour;
  docks: (Vessel | null)[]; flights: Vessel[];
  supply: number[]; zones: number[][]; lost: number[]; resources: (Resource | null)[]; pool: number[];
  piles: number[][]; held: number[][]; ship_deck: number[]; ship_discard: number[]; event_deck: number;
  event_discard: EventCard[]; event_box: number[]; discoveries: Discovery[]; face_down: number[];
  played: Character[][]; recruiter_boxed: Colour[]; kept: number; chosen: number; calling: number;
  revealed: (Character | null)[]; waiting: Colour[]; actor: Colour; acting: { character: Character; step: number } | null;
  frames: unknown[]; turned: EventCard[][]; used: EventCard[][]; missions: EventCard[][];
}
export interface Secret {
  dealt: (EventCard | null)[]; mission: EventCard | null; cards: EventCard[]; boxed: EventCard[];
  character: Character | null; neutral: Character | null; drawn: EventCard | null; known: (EventCard | null)[];
}
export interface View { viewer: unknown; open: Open; own: Secret | null; all: [Secret[], EventCard[]] | null }

export const ZONES = ['vastitas_borealis', 'ausonia', 'hellas', 'tritonis_sinus', 'mare_tyrrhenum', 'sinus_sabaeus', 'mare_serpentis', 'syrtis_major', 'valles_marineris', 'phobos'];
export const CHARACTERS = ['pilot', 'soldier', 'travel_agent', 'femme_fatale', 'saboteur', 'secret_agent', 'scientist', 'explorer', 'recruiter'];
export const COLOURS = ['yellow', 'blue', 'orange', 'green', 'purple', 'grey'];
export const RESOURCES: Resource[] = ['ice', 'sylvanite', 'celerium'];
export const EVENT_CARDS = ['eastern_influence', 'western_influence', 'northern_influence', 'southern_influence', 'strategic_zones', 'phobos_outpost', 'sylvanite_magnate', 'celerium_magnate', 'fallen_heroes', 'mass_colonisation', 'planetary_expansion', 'stronghold', 'balanced_portfolio', 'ether_magnet', 'native_resistance', 'sandstorm', 'synergy', 'mining_incident', 'rich_vein', 'even_ground', 'uneven_ground', 'subterfuge', 'frozen_caves', 'lichens', 'subterranean_lake', 'radiation_leak', 'blocks_of_ice', 'ether_winds', 'rescue_operation', 'industrial_espionage'];
