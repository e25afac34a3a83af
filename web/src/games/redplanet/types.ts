// Made from the types of the rules by `cargo xtask types`; do not edit.

/**
 * A character being resolved.
 */
export type Acting = { character: Character, 
/**
 * How many of its instructions have begun.
 */
step: number, };

/**
 * RP-EVT-01: the kinds of event card.
 */
export type CardKind = "mission" | "discovery" | "action";

/**
 * RP-CMP-15: a character card; the order is that of the numbers 1 to 9.
 */
export type Character = "pilot" | "soldier" | "travel_agent" | "femme_fatale" | "saboteur" | "secret_agent" | "scientist" | "explorer" | "recruiter";

/**
 * A set of astronauts and character cards. RP-RUL-55: the colours sit clockwise in this order.
 */
export type Colour = "yellow" | "blue" | "orange" | "green" | "purple" | "grey";

/**
 * RP-DSC-03: the place for a discovery at an outer zone.
 */
export type Discovery = { 
/**
 * RP-HID-07: the seat that assigned a discovery here.
 */
by: number | null, 
/**
 * RP-HID-07: the seats that have looked at it.
 */
seen: number, 
/**
 * RP-DSC-05: the card, once it is face up.
 */
card: EventCard | null, };

/**
 * A dock of the launch pad, from left to right. Players count from 1.
 */
export type Dock = number;

/**
 * Something that happened in a game of Mission: Red Planet.
 */
export type Event = { "type": "kept", seat: number, } | { "type": "round", round: number, } | { "type": "neutral_drawn", seat: number, colour: Colour, character: Character | null, } | { "type": "chosen", seat: number, } | { "type": "called", number: number, } | { "type": "revealed", colour: Colour, character: Character, } | { "type": "boarded", colour: Colour, dock: Dock, count: number, } | { "type": "travel_agent_failed", colour: Colour, } | { "type": "bound", colour: Colour, place: Place, zone: Zone, } | { "type": "took_back", colour: Colour, } | { "type": "neutral_reshuffled", colour: Colour, } | { "type": "moved", colour: Colour, from: Zone, to: Zone, } | { "type": "found", zone: Zone, resource: Resource, } | { "type": "drew", seat: number, colour: Colour, kind: CardKind | null, card: EventCard | null, } | { "type": "assigned", seat: number, colour: Colour, zone: Zone, card: EventCard | null, } | { "type": "discarded", card: EventCard, } | { "type": "declined", colour: Colour, card: EventCard, } | { "type": "looked", seat: number, colour: Colour, zone: Zone, card: EventCard | null, } | { "type": "forced", colour: Colour, dock: Dock, } | { "type": "destroyed", colour: Colour, dock: Dock, ship: Ship, } | { "type": "replaced", colour: Colour, victim: Colour, place: Place, } | { "type": "killed", colour: Colour, victim: Colour, zone: Zone, } | { "type": "dropped", colour: Colour, zone: Zone, } | { "type": "launched", dock: Dock, ship: Ship, } | { "type": "landed", ship: Ship, zone: Zone, astronauts: number, } | { "type": "landed_nowhere", ship: Ship, } | { "type": "docked", dock: Dock, ship: Ship, } | { "type": "first_player", colour: Colour, } | { "type": "production", number: number, } | { "type": "produced", zone: Zone, resource: Resource, tokens: number, } | { "type": "took", colour: Colour, zone: Zone, resource: Resource, tokens: number, } | { "type": "discovery_shown", zone: Zone, card: EventCard, } | { "type": "magnetised", zone: Zone, astronauts: number, } | { "type": "resisted", zone: Zone, victim: Colour, } | { "type": "left", colour: Colour, from: Zone, to: Zone, } | { "type": "action_shown", colour: Colour, card: EventCard, } | { "type": "gained", colour: Colour, resource: Resource, tokens: number, } | { "type": "rescued", colour: Colour, zone: Zone, } | { "type": "mission_shown", colour: Colour, card: EventCard, points: number, } | { "type": "ended" };

/**
 * RP-CMP-12: an event card: 13 missions, 13 discoveries, 4 actions, all with the same back. RP-CMP-13: Ice
 * Monopoly is not one of them.
 */
export type EventCard = "eastern_influence" | "western_influence" | "northern_influence" | "southern_influence" | "strategic_zones" | "phobos_outpost" | "sylvanite_magnate" | "celerium_magnate" | "fallen_heroes" | "mass_colonisation" | "planetary_expansion" | "stronghold" | "balanced_portfolio" | "ether_magnet" | "native_resistance" | "sandstorm" | "synergy" | "mining_incident" | "rich_vein" | "even_ground" | "uneven_ground" | "subterfuge" | "frozen_caves" | "lichens" | "subterranean_lake" | "radiation_leak" | "blocks_of_ice" | "ether_winds" | "rescue_operation" | "industrial_espionage";

/**
 * What stands beside the pieces, for one viewer.
 */
export type Facts = { 
/**
 * What each mission in sight would pay now.
 */
missions: Array<MissionNow>, 
/**
 * The points of each colour in play, as far as everybody can count them.
 */
points: Array<PointsNow>, };

/**
 * A ship in flight, in the order of launching. Players count from 1.
 */
export type Flight = number;

/**
 * An open decision. Most offer no way to pass: RP-CHR-G-02 makes them compulsory.
 */
export type Frame = { "board": { left: number, apart: boolean, not_in: Dock | null, } } | { "board_together": { count: number, } } | { "destination": { place: Place, } } | { "explore": { left: number, } } | "research" | "assign" | "look" | "force_launch" | "destroy" | "replace" | { "kill": { except: Array<Zone>, } } | { "drop": { left: number, to: Array<Zone>, } } | "token" | { "leave": { zone: Zone, left: number, } } | { "rescue": { left: number, } } | "espionage" | "order";

/**
 * What a mission would pay the colour that holds it if the game ended now.
 */
export type MissionNow = { colour: Colour, card: EventCard, points: number, };

/**
 * What lies open on the table. RP-HID-11: astronauts, ships, destination tokens, face-up resources, the first
 * player and the track are public.
 */
export type Open = { options: Options, 
/**
 * RP-TRK-01: the round on the track.
 */
round: number, stage: Stage, 
/**
 * RP-RUL-39: the first player is a colour; a neutral one can be first.
 */
first: Colour, 
/**
 * RP-SET-01: the docks in play come first; the others stay empty.
 */
docks: [Vessel | null, Vessel | null, Vessel | null, Vessel | null, Vessel | null, Vessel | null], 
/**
 * RP-RUL-23: ships in flight, in the order they launched.
 */
flights: Array<Vessel>, supply: [number, number, number, number, number, number], 
/**
 * Astronauts by zone and colour.
 */
zones: [[number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number]], 
/**
 * RP-LIS-01: astronauts on the memorial. RP-LIS-02: it is not a zone, so no rule for zones reaches them.
 */
lost: [number, number, number, number, number, number], 
/**
 * Resource tokens that lie face up; `None` while the token is face down.
 */
resources: [Resource | null, Resource | null, Resource | null, Resource | null, Resource | null, Resource | null, Resource | null, Resource | null, Resource | null, Resource | null], 
/**
 * RP-DST-03: destination tokens left in the pool, by zone.
 */
pool: [number, number, number, number, number, number, number, number, number, number], 
/**
 * Point tokens lying in each zone, by kind.
 */
piles: [[number, number, number], [number, number, number], [number, number, number], [number, number, number], [number, number, number], [number, number, number], [number, number, number], [number, number, number], [number, number, number], [number, number, number]], 
/**
 * RP-HID-12, RP-RUL-33: point tokens held by each colour, by kind, for all to see.
 */
held: [[number, number, number], [number, number, number], [number, number, number], [number, number, number], [number, number, number], [number, number, number]], 
/**
 * RP-HID-09: the ships in the deck. Anybody can work out which they are; nobody knows the order, so it has none.
 */
ship_deck: Array<Ship>, 
/**
 * RP-HID-10: the ship discard pile, face up.
 */
ship_discard: Array<Ship>, 
/**
 * RP-HID-09: how many event cards are left in the deck.
 */
event_deck: number, 
/**
 * RP-CHR-7-05, RP-HID-10: discoveries that found no free zone, face up.
 */
event_discard: Array<EventCard>, 
/**
 * RP-2P-21: how many cards each seat's neutral Scientist has put in the box.
 */
event_box: [number, number, number, number, number, number], discoveries: [Discovery, Discovery, Discovery, Discovery, Discovery, Discovery, Discovery], 
/**
 * RP-HID-05: how many drawn event cards each seat keeps face down, not counting the starting mission.
 */
face_down: [number, number, number, number, number, number], 
/**
 * RP-RND-12: the face-up characters of each colour.
 */
played: [Array<Character>, Array<Character>, Array<Character>, Array<Character>, Array<Character>, Array<Character>], 
/**
 * RP-2P-22: neutral colours whose Recruiter is in the box.
 */
recruiter_boxed: Array<Colour>, 
/**
 * RP-DEC-02: the seats that have kept a mission.
 */
kept: number, 
/**
 * RP-HID-01: the seats that have chosen a character.
 */
chosen: number, 
/**
 * The number called last; 10 before the countdown.
 */
calling: number, 
/**
 * The characters turned up in this round.
 */
revealed: [Character | null, Character | null, Character | null, Character | null, Character | null, Character | null], 
/**
 * Colours whose character is turned up and not yet resolved.
 */
waiting: Array<Colour>, 
/**
 * The colour whose owner is deciding, or decided last.
 */
actor: Colour, 
/**
 * The character being resolved.
 */
acting: Acting | null, 
/**
 * Decisions still open, innermost last.
 */
frames: Array<Frame>, 
/**
 * RP-ACT-05: actions turned up and not yet carried out.
 */
turned: [Array<EventCard>, Array<EventCard>, Array<EventCard>, Array<EventCard>, Array<EventCard>, Array<EventCard>], 
/**
 * RP-ACT-07: used actions.
 */
used: [Array<EventCard>, Array<EventCard>, Array<EventCard>, Array<EventCard>, Array<EventCard>, Array<EventCard>], 
/**
 * RP-MIS-03: missions shown in final scoring.
 */
missions: [Array<EventCard>, Array<EventCard>, Array<EventCard>, Array<EventCard>, Array<EventCard>, Array<EventCard>], };

/**
 * How a game of Mission: Red Planet is set up. Each switch chooses between two readings of a rule.
 *
 * A switch that came later leaves the hash of a state as it was while it is off, so that older records stay good.
 */
export type Options = { 
/**
 * Two to six players; with two, each runs a main and a neutral colour.
 */
players: number, 
/**
 * RP-RUL-15: the Femme Fatale needs one of her colour's astronauts on ships too.
 */
femme_fatale_ships_need_own: boolean, 
/**
 * RP-RUL-17: the Soldier may kill on Phobos.
 */
soldier_kills_on_phobos: boolean, 
/**
 * RP-RUL-29: having the most of something takes at least one of it.
 */
most_needs_one: boolean, 
/**
 * RP-RUL-43: a neutral Scientist may look at a discovery instead of drawing.
 */
neutral_scientist_may_look: boolean, 
/**
 * RP-RUL-59: the controlling player may leave a discovery that a neutral Scientist draws unassigned.
 */
neutral_scientist_may_decline: boolean, };

/**
 * A place where astronauts can be.
 */
export type Place = { "dock": Dock } | { "flight": Flight } | { "zone": Zone };

/**
 * The points of a colour so far: tokens, the ice monopoly, discoveries and missions that are shown.
 */
export type PointsNow = { colour: Colour, points: number, };

/**
 * RP-CMP-09: what a zone produces.
 */
export type Resource = "ice" | "sylvanite" | "celerium";

/**
 * What one seat knows and the others don't.
 */
export type Secret = { 
/**
 * RP-SET-14, RP-HID-03: the two missions dealt at set-up; the refused one stays known to this seat alone.
 */
dealt: [EventCard | null, EventCard | null], 
/**
 * RP-SET-15, RP-SET-16: the one that was kept, secret until final scoring.
 */
mission: EventCard | null, 
/**
 * RP-MIS-02: missions and actions drawn since, as many as come.
 */
cards: Array<EventCard>, 
/**
 * RP-2P-21: cards that this seat's neutral Scientist put in the box.
 */
boxed: Array<EventCard>, 
/**
 * RP-HID-01: the character laid face down.
 */
character: Character | null, 
/**
 * RP-HID-13: the neutral card drawn this round.
 */
neutral: Character | null, 
/**
 * A drawn discovery that has yet to be assigned to a zone.
 */
drawn: EventCard | null, 
/**
 * RP-HID-06: the discoveries that this seat has assigned or looked at.
 */
known: [EventCard | null, EventCard | null, EventCard | null, EventCard | null, EventCard | null, EventCard | null, EventCard | null], };

/**
 * RP-CMP-07: one of the 36 ship cards.
 */
export type Ship = number;

/**
 * Where the game stands on its track.
 */
export type Stage = "missions" | "characters" | "countdown" | { "reveal": number } | "before_production" | "after_production" | "over";

/**
 * What is shown after the end: everybody's secrets and the rest of the event deck.
 */
export type Unsealed = { secrets: [Secret, Secret, Secret, Secret, Secret, Secret], event_deck: Array<EventCard>, };

/**
 * A ship with its crew, docked or in flight.
 */
export type Vessel = { ship: Ship, crew: [number, number, number, number, number, number], 
/**
 * RP-CHR-1-03: the zone of the topmost destination token.
 */
token: Zone | null, 
/**
 * All destination tokens on it, by zone.
 */
tokens: [number, number, number, number, number, number, number, number, number, number], };

/**
 * All that the viewer knows, and what stands beside the pieces.
 */
export type View = { 
/**
 * Whose view it is.
 */
viewer: Viewer, 
/**
 * What everybody sees.
 */
open: Open, 
/**
 * The viewer's own secrets; nothing for a spectator.
 */
own: Secret | null, 
/**
 * After the end, for [`Viewer::Open`]: everybody's secrets and what nobody knew.
 */
all: Unsealed | null, } & { facts: Facts };

/**
 * Who looks.
 */
export type Viewer = { "seat": number } | "spectator" | "open";

/**
 * RP-CMP-01, RP-CMP-02: a place where astronauts can land. First the outer ring clockwise, then the two inner
 * zones, then Phobos. RP-CMP-14: the memorial is not among them.
 */
export type Zone = "vastitas_borealis" | "ausonia" | "hellas" | "tritonis_sinus" | "mare_tyrrhenum" | "sinus_sabaeus" | "mare_serpentis" | "syrtis_major" | "valles_marineris" | "phobos";

export const ZONES = ['vastitas_borealis', 'ausonia', 'hellas', 'tritonis_sinus', 'mare_tyrrhenum', 'sinus_sabaeus', 'mare_serpentis', 'syrtis_major', 'valles_marineris', 'phobos'] as const;
export const RESOURCES = ['ice', 'sylvanite', 'celerium'] as const;
export const CHARACTERS = ['pilot', 'soldier', 'travel_agent', 'femme_fatale', 'saboteur', 'secret_agent', 'scientist', 'explorer', 'recruiter'] as const;
export const COLOURS = ['yellow', 'blue', 'orange', 'green', 'purple', 'grey'] as const;
export const EVENT_CARDS = ['eastern_influence', 'western_influence', 'northern_influence', 'southern_influence', 'strategic_zones', 'phobos_outpost', 'sylvanite_magnate', 'celerium_magnate', 'fallen_heroes', 'mass_colonisation', 'planetary_expansion', 'stronghold', 'balanced_portfolio', 'ether_magnet', 'native_resistance', 'sandstorm', 'synergy', 'mining_incident', 'rich_vein', 'even_ground', 'uneven_ground', 'subterfuge', 'frozen_caves', 'lichens', 'subterranean_lake', 'radiation_leak', 'blocks_of_ice', 'ether_winds', 'rescue_operation', 'industrial_espionage'] as const;
export const BOARDING: Record<Character, { count: number; ships: 'one' | 'one_or_two' | 'two_different' }> = { pilot: { count: 2, ships: 'one_or_two' }, soldier: { count: 1, ships: 'one' }, travel_agent: { count: 3, ships: 'one' }, femme_fatale: { count: 1, ships: 'one' }, saboteur: { count: 1, ships: 'one' }, secret_agent: { count: 2, ships: 'two_different' }, scientist: { count: 2, ships: 'one_or_two' }, explorer: { count: 1, ships: 'one' }, recruiter: { count: 1, ships: 'one' } };

const text = (...words: (string | number)[]) => words.filter((word) => word !== '').join(' ');

/** The text of each action. */
export const act = {
  keep: (card: EventCard) => text('keep', card),
  choose: (character: Character) => text('choose', character),
  board: (place: `dock${number}`) => text('board', place),
  bound: (zone: Zone) => text('bound', zone),
  move: (from: Zone, to: Zone) => text('move', from, to),
  stop: () => text('stop'),
  draw: () => text('draw'),
  look: (zone: Zone) => text('look', zone),
  assign: (zone: Zone) => text('assign', zone),
  launch: (place: `dock${number}`) => text('launch', place),
  destroy: (place: `dock${number}`) => text('destroy', place),
  replace: (place: `dock${number}` | `flight${number}` | Zone, colour: Colour) => text('replace', place, colour),
  kill: (zone: Zone, colour: Colour) => text('kill', zone, colour),
  drop: (zone: Zone) => text('drop', zone),
  token: (place: `dock${number}` | `flight${number}` | Zone) => text('token', place),
  leave: (zone: Zone) => text('leave', zone),
  rescue: (zone: Zone) => text('rescue', zone),
  carry_out: (card: EventCard) => text('carry_out', card),
  decline: () => text('decline'),
} as const;
