// Made from the types of the rules by `cargo xtask types`; do not edit.

/**
 * What lies in front of a player, and what they are in the middle of. AE-ROUND-17: within a phase only its
 * owner changes it; players meet in the parameters, the ocean tiles, the deck and the discard pile.
 */
export type Board = { 
/**
 * The corporation, once it is revealed.
 */
corporation: string | null, 
/**
 * Terraform rating.
 */
tr: number, 
/**
 * M€.
 */
mc: number, 
/**
 * Heat.
 */
heat: number, 
/**
 * Plants.
 */
plants: number, 
/**
 * Forest tokens.
 */
forests: number, 
/**
 * Cards in hand.
 */
hand: number, 
/**
 * Cards drawn that wait for a choice.
 */
drawn: number, 
/**
 * Cards discarded face down since the last reshuffle.
 */
face_down: number, 
/**
 * The project cards played so far.
 */
tableau: Array<string>, 
/**
 * Cards that everybody saw go to this hand and that are still there.
 */
seen: Array<string>, 
/**
 * The same, but the player has discarded face down since: still in hand, or discarded.
 */
loose: Array<string>, 
/**
 * The phase card chosen last, once it is revealed.
 */
phase: Phase | null, 
/**
 * Production levels and capacities.
 */
levels: Levels, 
/**
 * Their fixed part.
 */
fixed: Levels, 
/**
 * How many of each tag are in the tableau, including the corporation's.
 */
tags: [number, number, number, number, number, number, number, number, number, number], 
/**
 * The played blue cards.
 */
blue: Array<string>, 
/**
 * What the tableau lets its owner do.
 */
powers: Powers, 
/**
 * The cards with counted production.
 */
scales: Array<string>, 
/**
 * The triggers in the order in which they came into play, corporation first.
 */
triggers: Array<number>, 
/**
 * What the player has done in this phase.
 */
marks: Marks, 
/**
 * How often each trigger waits to be resolved.
 */
waiting: [number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number], 
/**
 * What is half done, innermost last.
 */
frames: Array<Frame>, 
/**
 * Cards turned up by an effect that is being resolved.
 */
revealed: Array<string>, 
/**
 * What was paid or discarded for the Action that is being resolved.
 */
paid: number, };

/**
 * What stands beside a card in sight.
 */
export type CardFacts = { 
/**
 * AE-SCO-04: the points it brings now.
 */
points: number, 
/**
 * The resources on it; nothing if it can hold none.
 */
stock: number | null, 
/**
 * How often its Action was used in this phase (AE-ACT-09).
 */
used: number, };

/**
 * Something that happened.
 */
export type Event = { "event": "round", round: number, } | { "event": "phase", phase: Phase, } | { "event": "chose", seat: number, } | { "event": "corporation", seat: number, corporation: string, } | { "event": "exchanged", seat: number, cards: number, } | { "event": "plan", seat: number, phase: Phase, } | { "event": "virtual", phase: Phase, } | { "event": "passed", seat: number, } | { "event": "withdrew", seat: number, } | { "event": "reopened", parameter: Parameter, } | { "event": "played", seat: number, card: string, mc: number, heat: number, } | { "event": "played_free", seat: number, card: string, } | { "event": "offset_used", seat: number, card: string, } | { "event": "sold", seat: number, card: string | null, mc: number, } | { "event": "discarded", seat: number, card: string | null, } | { "event": "drew", seat: number, card: string | null, } | { "event": "kept", seat: number, card: string | null, } | { "event": "revealed", seat: number, card: string, } | { "event": "took", seat: number, card: string, } | { "event": "reshuffled", cards: number, } | { "event": "gained", seat: number, resource: Stored, amount: number, } | { "event": "paid", seat: number, resource: Stored, amount: number, } | { "event": "tr_rose", seat: number, amount: number, } | { "event": "tr_fell", seat: number, amount: number, } | { "event": "raised", seat: number, parameter: Parameter, } | { "event": "marker_raised", parameter: Parameter, steps: number, } | { "event": "flipped", seat: number, space: number, tile: Tile, } | { "event": "ocean_again", seat: number, tile: Tile, } | { "event": "forest", seat: number, } | { "event": "put", seat: number, card: string, kind: Kind, amount: number, } | { "event": "taken", seat: number, card: string, kind: Kind, amount: number, } | { "event": "used", seat: number, card: string, } | { "event": "standard", seat: number, standard: Standard, } | { "event": "triggered", seat: number, origin: string, } | { "event": "declined", seat: number, } | { "event": "cube", seat: number, } | { "event": "marker", seat: number, } | { "event": "offered", seat: number, partner: number, card: string | null, } | { "event": "swapped", seat: number, partner: number, given: string | null, got: string | null, } | { "event": "marker_moved", space: number, } | { "event": "hand_sold", seat: number, cards: number, mc: number, } | { "event": "over" };

/**
 * What stands beside the pieces: prices, income and points now.
 */
export type Facts = { 
/**
 * How many rounds there are, where the table shows it.
 */
rounds: number | null, 
/**
 * What each player has, makes and pays, by seat.
 */
players: Array<PlayerFacts>, 
/**
 * AE-CARD-12: what the cards that the viewer sees for themselves cost them now.
 */
costs: { [key in string]?: number }, 
/**
 * AE-RES-01: what the viewer draws and keeps in phase V without having chosen it.
 */
research: Research, 
/**
 * AE-RES-02: the same for a player who chose the phase.
 */
research_bonus: Research, 
/**
 * The price of each standard action for the viewer.
 */
standards: Array<StandardFacts>, };

/**
 * What is half done and waits: a program to go on with, or a question.
 */
export type Frame = "empty" | { "run": { 
/**
 * The next operation.
 */
at: number, 
/**
 * Whose effect it is.
 */
origin: string, } } | "triggers" | "order" | { "option": { 
/**
 * The card.
 */
card: string, } } | { "mode": { 
/**
 * The first of the modes.
 */
first: number, 
/**
 * How many.
 */
modes: number, 
/**
 * Whose effect it is.
 */
origin: string, } } | { "flip": { 
/**
 * Tiles still to be flipped.
 */
left: number, } } | { "put": { 
/**
 * Of what kind; nothing means whatever the card holds.
 */
kind: Kind | null, 
/**
 * How many.
 */
amount: number, 
/**
 * A card that is no target.
 */
not: string | null, } } | { "take": { 
/**
 * The kinds, a bit each.
 */
kinds: number, 
/**
 * How many.
 */
amount: number, } } | { "discard": { 
/**
 * How many more.
 */
left: number, } } | { "discard_some": { 
/**
 * The least number.
 */
min: number, 
/**
 * The greatest number.
 */
max: number, } } | { "amount": { 
/**
 * In what.
 */
resource: Stored, 
/**
 * The least.
 */
min: number, 
/**
 * The most; nothing for all there is.
 */
max: number | null, } } | { "split": { 
/**
 * The price.
 */
price: number, } } | { "offer_discard": { 
/**
 * The operation that offers.
 */
at: number, 
/**
 * Whose effect it is.
 */
origin: string, } } | { "offer_pay": { 
/**
 * The operation that offers.
 */
at: number, 
/**
 * Whose effect it is.
 */
origin: string, } } | { "keep": { 
/**
 * How many more.
 */
left: number, } } | { "pick": { 
/**
 * How many more.
 */
left: number, 
/**
 * The tags that allow it, a bit each.
 */
tags: number, } } | "free" | "swap" | "answer";

/**
 * A special resource that lies on cards (AE-COMP-12).
 */
export type Kind = "animals" | "microbes" | "science";

/**
 * Production levels and capacities (AE-COMP-13, AE-COMP-14). AE-COMP-19: they have no upper limit.
 */
export type Levels = { 
/**
 * M€ production.
 */
mc: number, 
/**
 * Card production.
 */
cards: number, 
/**
 * Heat production.
 */
heat: number, 
/**
 * Plant production.
 */
plants: number, 
/**
 * Steel capacity.
 */
steel: number, 
/**
 * Titanium capacity.
 */
titanium: number, };

/**
 * What a player has done in this phase; cleared when the next one begins.
 */
export type Marks = { 
/**
 * Cards played by an allowance.
 */
played: number, 
/**
 * Additional cards allowed (AE-RUL-19).
 */
extra: number, 
/**
 * Whether the bonus card of phase II was drawn.
 */
drew: boolean, 
/**
 * M€ off the next card.
 */
discount: number, 
/**
 * Whether the next card may be read one zone off.
 */
shift: boolean, 
/**
 * The highest printed cost of the free card to be played, or 0 (AE-CARD-44).
 */
free: number, 
/**
 * Whether the TR has risen in this phase (AE-RUL-55).
 */
tr_rose: boolean, 
/**
 * The cards whose Action was used.
 */
used: Array<string>, 
/**
 * The card whose Action was used twice (AE-ACT-09).
 */
again: string | null, };

/**
 * How often Mining Guild fires for a card with several steel (AE-RUL-63).
 */
export type MiningGuild = "per_steel" | "per_card";

/**
 * AE-INF-08, AE-RUL-10: what lies open for everybody, including how many hidden things there are.
 */
export type Open = { 
/**
 * How the table was set up.
 */
options: Options, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * What the table is doing.
 */
stage: Stage, 
/**
 * The seats that have passed, chosen or taken in this stage (AE-INF-02).
 */
done: number, 
/**
 * The seat that acted last, as far as everybody saw it (AE-RUL-06).
 */
last: number, 
/**
 * The phase tiles with their named side up (AE-PLAN-08).
 */
active: Array<Phase>, 
/**
 * The three parameters.
 */
planet: Planet, 
/**
 * The three parameters when the phase began (AE-CARD-28, AE-GLO-18).
 */
start: Planet, 
/**
 * The tile on each ocean space; 0 for one that lies orange side up.
 */
oceans: [Tile, Tile, Tile, Tile, Tile, Tile, Tile, Tile, Tile], 
/**
 * The ninth tile, once it is flipped (AE-GLO-10).
 */
last_ocean: Tile, 
/**
 * One board a seat.
 */
boards: [Board, Board, Board, Board], 
/**
 * Resources on the cards that can hold some, in the order of the catalog.
 */
stock: [number, number, number, number, number, number, number, number, number, number, number, number, number, number], 
/**
 * Cards in the deck (AE-INF-04).
 */
deck: number, 
/**
 * Cards in the discard pile.
 */
discard: number, 
/**
 * How often the discard pile became the deck.
 */
reshuffles: number, 
/**
 * Cards that everybody saw go to the discard pile since the last reshuffle.
 */
seen_discards: Array<string>, 
/**
 * Starred cards that were not dealt and lie in the first discard pile (AE-FIRST-04).
 */
undealt: number, 
/**
 * Cubes left in the pool of the cooperative game.
 */
cubes: number, 
/**
 * Markers left in the pool.
 */
markers: number, 
/**
 * The seats that took a marker and may still swap.
 */
swaps: number, 
/**
 * Solo game: the space of the marker.
 */
marker: number, 
/**
 * Solo game: the virtual cards not yet used since the last shuffle.
 */
virtual_deck: Array<Phase>, 
/**
 * Solo game: the virtual card of this round.
 */
virtual_card: Phase | null, };

/**
 * The options of a table. A number of players left out is the fewest that the variant is for.
 */
export type Options = { 
/**
 * People at the table.
 */
players: number, 
/**
 * Which game is played.
 */
variant: Variant, 
/**
 * Starred cards and no choice of a corporation (AE-FIRST).
 */
first_game: boolean, 
/**
 * Cards may be exchanged once before the start (AE-MUL).
 */
mulligan: boolean, 
/**
 * The reading of Mining Guild (AE-RUL-63).
 */
mining_guild: MiningGuild, 
/**
 * A solo or cooperative game ends with the round in which Mars is complete (AE-RUL-64).
 */
early_end: boolean, 
/**
 * In phases I and II the table passes for a player who has nothing left to do (AE-RUL-07). On at new tables.
 */
auto_pass: boolean, };

/**
 * One of the three global parameters (AE-GLO-01).
 */
export type Parameter = "temperature" | "oxygen" | "oceans";

/**
 * A card chosen to be played and not yet paid for.
 */
export type Payment = { 
/**
 * The card.
 */
card: string, 
/**
 * The optional payments taken, a bit each.
 */
offsets: number, };

/**
 * One of the five phases, and the phase card that chooses it (AE-COMP-03).
 */
export type Phase = "development" | "construction" | "action" | "production" | "research";

/**
 * The shared board (AE-COMP-01): how far the three parameters are raised, in steps.
 */
export type Planet = { 
/**
 * Steps above -30 °C.
 */
temperature: number, 
/**
 * Per cent.
 */
oxygen: number, 
/**
 * Flipped tiles.
 */
oceans: number, };

/**
 * What stands beside the board of a player.
 */
export type PlayerFacts = { 
/**
 * AE-SCO-01: the points if the game ended now.
 */
points: number, 
/**
 * What the player makes in phase IV without having chosen it.
 */
production: Levels, 
/**
 * AE-CARD-21: M€ off a building card.
 */
steel: number, 
/**
 * AE-CARD-22: M€ off a space card.
 */
titanium: number, 
/**
 * AE-SELL-01: M€ for a sold card.
 */
sale: number, 
/**
 * The tags in the tableau that are there, with their numbers.
 */
tags: Array<[Tag, number]>, 
/**
 * Each card that is played, turned up, or known to all to be in hand.
 */
cards: { [key in string]?: CardFacts }, 
/**
 * The phase card of this round, once it is turned up.
 */
phase: Phase | null, 
/**
 * The Fluent id of what everybody sees of a player who is done with this stage.
 */
done: string | null, };

/**
 * The lasting effects of a tableau, summed up.
 */
export type Powers = { 
/**
 * M€ off every card.
 */
any: number, 
/**
 * M€ off for each tag of a card.
 */
by_tag: [number, number, number, number, number, number, number, number, number, number], 
/**
 * M€ off a card with at least this printed cost.
 */
big: [number, number], 
/**
 * M€ off a building card per steel.
 */
steel: number, 
/**
 * M€ off a space card per titanium.
 */
titanium: number, 
/**
 * M€ for a sold card (AE-SELL-10).
 */
sale: number, 
/**
 * M€ off standard actions.
 */
standard: number, 
/**
 * Plants for a forest.
 */
forest: number, 
/**
 * Whether heat pays M€ prices (AE-CARD-43).
 */
heat_as_mc: boolean, 
/**
 * Whether requirements may be read one zone off.
 */
shift: boolean, 
/**
 * More cards drawn in phase V.
 */
draw: number, 
/**
 * More cards kept in phase V.
 */
keep: number, 
/**
 * The optional payments on offer, a bit each.
 */
offsets: number, 
/**
 * What the triggers wait for, a bit each.
 */
listens: number, };

/**
 * How many cards are drawn in phase V, and how many of them are kept.
 */
export type Research = { 
/**
 * Cards drawn.
 */
draw: number, 
/**
 * Cards kept.
 */
keep: number, };

/**
 * What only one player knows: their cards, their half-made moves, what they remember.
 */
export type Secret = { 
/**
 * The project cards in hand.
 */
hand: Array<string>, 
/**
 * Cards drawn that wait for a choice.
 */
drawn: Array<string>, 
/**
 * The player's own face-down discards since the last reshuffle.
 */
discarded: Array<string>, 
/**
 * Cards marked for the exchange before the start.
 */
marked: Array<string>, 
/**
 * The corporations dealt, until all have chosen (AE-INF-10).
 */
dealt: [string | null, string | null], 
/**
 * The corporation chosen, until all have chosen.
 */
corporation: string | null, 
/**
 * The phase card chosen, until all have chosen (AE-INF-01).
 */
plan: Phase | null, 
/**
 * Solo game: the virtual card chosen in rounds 21 to 25.
 */
virtual_plan: Phase | null, 
/**
 * The card chosen and not yet paid for.
 */
payment: Payment | null, 
/**
 * Cooperative game: the card offered for a swap, seen by both.
 */
swap: string | null, 
/**
 * Cooperative game: cards the partner is known to hold.
 */
partner: Array<Trace>, 
/**
 * Cooperative game: cards of this player that the partner knows of.
 */
shown: Array<Trace>, };

/**
 * What the table is doing.
 */
export type Stage = "mulligan" | "corporations" | "planning" | "pool" | { "phase": Phase } | "hand_limit" | "raise" | "over";

/**
 * One of the five standard actions.
 */
export type Standard = "forest_plants" | "forest_mc" | "warm_heat" | "warm_mc" | "ocean_mc";

/**
 * What stands beside a standard action.
 */
export type StandardFacts = { 
/**
 * The text of the action.
 */
action: string, 
/**
 * The Fluent id of its name.
 */
name: string, 
/**
 * What it is paid in.
 */
resource: Stored, 
/**
 * How much of it.
 */
price: number, };

/**
 * A stored resource of a player (AE-COMP-11).
 */
export type Stored = "mc" | "heat" | "plants";

/**
 * A tag (AE-COMP-09).
 */
export type Tag = "building" | "space" | "science" | "energy" | "jovian" | "earth" | "plant" | "microbe" | "animal" | "event";

/**
 * One of the nine ocean tiles (AE-COMP-02), 1 to 9; 0 is a tile that still lies orange side up.
 */
export type Tile = number;

/**
 * A card that the partner is known to hold.
 */
export type Trace = { 
/**
 * The card.
 */
card: string, 
/**
 * Whether it is certainly still in the hand.
 */
sure: boolean, };

/**
 * Which game is played. AE-SOLO-03, AE-DEC-01: a solo player chooses one of three levels.
 */
export type Variant = "standard" | "coop" | "solo-novice" | "solo-specialist" | "solo-expert";

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
all: [Secret, Secret, Secret, Secret] | null, } & { facts: Facts };

/**
 * Who looks.
 */
export type Viewer = { "seat": number } | "spectator" | "open";

export const PHASES = ['development', 'construction', 'action', 'production', 'research'] as const;
export const TEMPERATURE: { value: number; zone: 'purple' | 'red' | 'yellow' | 'white'; place: number }[] = [{"place":1,"value":-30,"zone":"purple"},{"place":1,"value":-28,"zone":"purple"},{"place":1,"value":-26,"zone":"purple"},{"place":1,"value":-24,"zone":"purple"},{"place":1,"value":-22,"zone":"purple"},{"place":1,"value":-20,"zone":"purple"},{"place":2,"value":-18,"zone":"red"},{"place":2,"value":-16,"zone":"red"},{"place":2,"value":-14,"zone":"red"},{"place":2,"value":-12,"zone":"red"},{"place":2,"value":-10,"zone":"red"},{"place":3,"value":-8,"zone":"yellow"},{"place":3,"value":-6,"zone":"yellow"},{"place":3,"value":-4,"zone":"yellow"},{"place":3,"value":-2,"zone":"yellow"},{"place":3,"value":0,"zone":"yellow"},{"place":4,"value":2,"zone":"white"},{"place":4,"value":4,"zone":"white"},{"place":4,"value":6,"zone":"white"},{"place":4,"value":8,"zone":"white"}];
export const OXYGEN: { value: number; zone: 'purple' | 'red' | 'yellow' | 'white'; place: number }[] = [{"place":1,"value":0,"zone":"purple"},{"place":1,"value":1,"zone":"purple"},{"place":1,"value":2,"zone":"purple"},{"place":2,"value":3,"zone":"red"},{"place":2,"value":4,"zone":"red"},{"place":2,"value":5,"zone":"red"},{"place":2,"value":6,"zone":"red"},{"place":3,"value":7,"zone":"yellow"},{"place":3,"value":8,"zone":"yellow"},{"place":3,"value":9,"zone":"yellow"},{"place":3,"value":10,"zone":"yellow"},{"place":3,"value":11,"zone":"yellow"},{"place":4,"value":12,"zone":"white"},{"place":4,"value":13,"zone":"white"},{"place":4,"value":14,"zone":"white"}];
export const LAST_MARKER: number = 5;
export const RESEARCH: Research[] = [{"draw":2,"keep":1},{"draw":5,"keep":2}];

const text = (...words: (string | number)[]) => words.filter((word) => word !== '').join(' ');

/** The text of each action. */
export const act = {
  phase: (phase: number) => text('phase', phase),
  virtual: (phase: number) => text('virtual', phase),
  corporation: (corporation: string) => text('corporation', corporation),
  raise: (parameter: Parameter) => text('raise', parameter),
  pass: () => text('pass'),
  withdraw: () => text('withdraw'),
  done: () => text('done'),
  draw: () => text('draw'),
  accept: () => text('accept'),
  decline: () => text('decline'),
  back: () => text('back'),
  cube: () => text('cube'),
  marker: () => text('marker'),
  forest: (resource: Stored) => text('forest', resource),
  warm: (resource: Stored) => text('warm', resource),
  ocean: (resource: Stored) => text('ocean', resource),
  mode: (mode: number) => text('mode', mode),
  flip: (space: number) => text('flip', space),
  pay: (heat: '' | `${number} heat`) => text('pay', heat),
  use: (card: string) => text('use', card),
  put: (card: string) => text('put', card),
  take: (card: string) => text('take', card),
  offset: (card: string) => text('offset', card),
  next: (card: string) => text('next', card),
  play: (card: string) => text('play', card),
  sell: (card: string) => text('sell', card),
  discard: (card: string) => text('discard', card),
  keep: (card: string) => text('keep', card),
  give: (card: string) => text('give', card),
  spend: (amount: number | 'all') => text('spend', amount),
} as const;
