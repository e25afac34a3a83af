// Made from the types of the rules by `cargo xtask types`; do not edit.

/**
 * An effect that lasts.
 */
export type Active = { 
/**
 * What it changes.
 */
modifier: Modifier, 
/**
 * How long.
 */
until: Until, };

/**
 * What the game is about: a scenario, commissions, or what is usual for the variant.
 */
export type Aim = "usual" | "commissions" | "new_schedule" | "dust_devil" | "botanical_capsule" | "force_field" | "mars_one" | "refugees" | "mission_to_phobos" | "face_of_mars" | "dark_side_of_mars" | "underground_colony" | "catastrophe" | "vastitas_borealis" | "the_end";

/**
 * A kind of assistant (MA-CMP-05).
 */
export type Assistant = "botanist" | "geologist" | "scientist";

/**
 * A building with action fields (MA-FIELD-01).
 */
export type Building = "moxie" | "construction" | "hospital" | "water_plant" | "excavation" | "lander" | "greenhouses" | "education" | "laboratory";

/**
 * A set of buildings.
 */
export type BuildingSet = number;

/**
 * A hex of the additional board of Face of Mars: five rows of four.
 */
export type Cell = number;

/**
 * How a number differs from what is printed.
 */
export type Changed = "more" | "less";

/**
 * A number of one thing: time units, goods or examination cards.
 */
export type Chip = { 
/**
 * `time`, a resource, a mineral or `mineral_any`.
 */
what: string, 
/**
 * How many now.
 */
n: number, 
/**
 * Whether that differs from what is printed.
 */
changed: Changed | null, };

/**
 * A technology of the whole colony (MA-TEC-01).
 */
export type ColonyTech = "medicine_tech" | "co2_converter" | "birth_control";

/**
 * The colours of the markers. What the rulebook calls a seat is a colour here: in SOLO one person plays two.
 */
export type Colour = "blue" | "red" | "green" | "yellow";

/**
 * What is known of a colour.
 */
export type ColourFacts = { 
/**
 * The colour.
 */
colour: Colour, 
/**
 * The person who plays it.
 */
seat: number, 
/**
 * What lies in its stock, the common one where there is one.
 */
stock: { [key in Resource]?: number }, 
/**
 * Colonists alive and unlocked.
 */
living: number, 
/**
 * The technologies on its corporation card.
 */
technologies: Array<CorpTech>, 
/**
 * The colony technologies that serve it.
 */
colony_technologies: Array<ColonyTech>, };

/**
 * A commission card (MA-CMP-09).
 */
export type Commission = "com_01" | "com_02" | "com_03" | "com_04" | "com_05" | "com_06" | "com_07" | "com_08" | "com_09" | "com_10" | "com_11" | "com_12" | "com_13" | "com_14" | "com_15" | "com_16" | "com_17" | "com_18" | "com_19" | "com_20" | "com_21" | "com_22" | "com_23" | "com_24";

/**
 * A technology on a corporation card (MA-TEC-06).
 */
export type CorpTech = "long_arm" | "weather_report" | "dna_alteration" | "solar_cells" | "kinetic_power" | "molecular_sensor";

/**
 * A corporation card. Its things are counted, so round markers never run out (MA-CMP-03, MA-RUL-44) and have
 * no colour (MA-SOLO-04).
 */
export type Corporation = { 
/**
 * Experts; a hired one stays (MA-EDU-05).
 */
experts: Array<Staff>, 
/**
 * Assistants by kind; two of one kind add up (MA-EDU-06).
 */
assistants: [number, number, number], 
/**
 * The crop tile.
 */
crop: Crop | null, 
/**
 * Technologies as bits, for this card alone (MA-TEC-08); none is ever lost (MA-LAB-09).
 */
techs: number, 
/**
 * Installations by kind; nobody can remove one (MA-PROD-11).
 */
installations: [number, number], };

/**
 * A kind of crop tile (MA-CMP-10).
 */
export type Crop = "crop_tubers" | "crop_legumes" | "crop_herbs";

/**
 * A cost and what it buys.
 */
export type Deal = { 
/**
 * What is paid.
 */
cost: Array<Chip>, 
/**
 * What is gained.
 */
gain: Array<Chip>, };

/**
 * A kind of demand token, in the order in which a quarter is settled (MA-QRT-07).
 */
export type Demand = "oxygen" | "disease" | "hunger";

/**
 * The crystals on an excavation token (MA-CMP-12).
 */
export type Dig = "exc_r1i0" | "exc_r0i1" | "exc_r2i0" | "exc_r0i2" | "exc_r1i1" | "exc_r2i1" | "exc_r1i2" | "exc_r3i0" | "exc_r0i3" | "exc_r2i2" | "exc_r3i1" | "exc_r1i3";

/**
 * A face-up display, which everybody may look through (MA-GEN-01), and the deck beside it; the deck has no
 * order, because nobody knows it.
 */
export type Display = { 
/**
 * Face up, by kind.
 */
shown: number[], 
/**
 * In the deck, by kind.
 */
deck: number[], };

/**
 * How SEMI ends early (MA-RUL-09).
 */
export type EarlyEnd = "agreed" | "automatic";

/**
 * What an Earthquake lowers (MA-RUL-30).
 */
export type Earthquake = "result" | "limit";

/**
 * Which rules are played.
 */
export type Edition = "final" | "prototype";

/**
 * How a game ended.
 */
export type Ending = "counted" | "lost";

/**
 * Something that happened.
 */
export type Event = { "cycle": { cycle: number, } } | { "round": { cycle: number, round: number, } } | { "first_player": { colour: Colour, } } | { "claimed": { colour: Colour, quarter: Quarter, } } | { "kept": { seat: number, goal: HiddenGoal | null, } } | "goals_handed_on" | { "laid": { colour: Colour, round: number, } } | { "grown": { quarter: Quarter, } } | { "unlocked": { colour: Colour, } } | { "demanded": { token: Demand, quarter: Quarter, } } | { "revealed": { event: EventCard, } } | { "foretold": { event: EventCard, } } | { "turned": { weather: Weather, } } | { "produced": { colour: Colour, n: number, } } | { "turn": { colour: Colour, time: number, } } | { "placed": { colour: Colour, field: Field, } } | { "gained": { colour: Colour, what: Resource, n: number, } } | { "lost": { colour: Colour, what: Resource, n: number, } } | { "paid": { colour: Colour, what: Resource, n: number, } } | { "removed": { colour: Colour, token: Demand, quarter: Quarter, } } | { "built": { colour: Colour, building: Building, } } | { "upgraded": { colour: Colour, field: Field, } } | { "unfinished": { field: Field, } } | { "field_closed": { field: Field, } } | { "installed": { colour: Colour, installation: Installation, } } | { "dug": { colour: Colour, hex: Hex, regolith: number, ice: number, } } | { "collapsed": { hex: Hex, } } | { "drove": { colour: Colour, hex: Hex, } } | { "turned_up": { hex: Hex, dig: Dig, } } | { "drew": { colour: Colour, seat: number, n: number, cards: [number, number, number, number] | null, open: boolean, } } | { "spent": { colour: Colour, mineral: Mineral, } } | { "researched": { colour: Colour, tile: Research, } } | { "stepped": { colour: Colour, requirement: Requirement, } } | { "fulfilled": { colour: Colour, commission: Commission, } } | { "proved": { colour: Colour, } } | { "counter": { counter: number, } } | { "entered": { colour: Colour, cell: Cell, } } | { "found": { colour: Colour, exploration: Exploration, } } | { "crop_taken": { colour: Colour, crop: Crop, } } | { "hired": { colour: Colour, expert: Expert, } } | { "trained": { colour: Colour, assistant: Assistant, } } | { "colony_learned": { colour: Colour, tech: ColonyTech, } } | { "learned": { colour: Colour, tech: CorpTech, } } | { "recalled": { colour: Colour, building: Building, } } | { "recovered": { colour: Colour, zone: Zone, quarter: Quarter, } } | { "drew_rtg": { colour: Colour, } } | { "rtg_lost": { n: number, } } | { "used_expert": { colour: Colour, expert: Expert, } } | { "offered": { colour: Colour, partner: Colour, } } | { "agreed": { colour: Colour, partner: Colour, } } | { "refused": { colour: Colour, partner: Colour, } } | { "would_end": { colour: Colour, } } | { "plays_on": { colour: Colour, } } | { "withdrawn": { colour: Colour, } } | { "weather_shown": { colour: Colour, weather: Weather, } } | { "helped": { colour: Colour, } } | { "turn_ended": { colour: Colour, } } | { "delivered": { colour: Colour, product: Product, quarter: Quarter, } } | { "died": { colour: Colour, } } | { "confined": { colour: Colour, zone: Zone, quarter: Quarter, } } | "shuffled" | "mission_failed" | "ended";

/**
 * An event card (MA-CMP-07): 20 base cards and 24 numbered ones (MA-COL-11, MA-DIF-08).
 */
export type EventCard = "solar_flare_1" | "solar_flare_2" | "solar_flare_3" | "solar_flare_4" | "faulty_equipment" | "valves" | "dust_devil_event" | "visitors" | "hydraulic_failure" | "steering_failure" | "leak" | "seeds" | "discontent" | "quarantine" | "poisoning" | "rift" | "fire" | "pressure_loss" | "loss_of_sterile_air" | "rtg_failure" | "m1_south_entrance" | "m1_sos" | "m1_transmitter" | "m1_key" | "m1_diary" | "m1_pantry" | "m1_medic" | "m1_apartments" | "rf_agent" | "rf_desperate" | "rf_radiation" | "rf_careless" | "ph_confusion" | "ph_hard_landing" | "ph_fuel_leak" | "ph_comms_loss" | "fm_avalanche" | "fm_guide" | "fm_cave" | "fm_summit" | "ds_guests" | "ds_food_theft" | "ds_threat" | "ds_sabotage";

/**
 * The expedition of Face of Mars.
 */
export type Expedition = { 
/**
 * Where it stands; `None` before the first step.
 */
at: Cell | null, 
/**
 * Cells with a face-up token, as bits.
 */
up: number, 
/**
 * Cells with a face-down token, as bits.
 */
down: number, 
/**
 * The token on each face-up cell.
 */
faces: [Exploration, Exploration, Exploration, Exploration, Exploration, Exploration, Exploration, Exploration, Exploration, Exploration, Exploration, Exploration, Exploration, Exploration, Exploration, Exploration, Exploration, Exploration, Exploration, Exploration], 
/**
 * Tokens turned up so far, by kind.
 */
seen: [number, number, number, number, number, number], 
/**
 * It has stood in the top row.
 */
summit: boolean, };

/**
 * A kind of expert (MA-CMP-04, MA-COL-13 to MA-COL-17).
 */
export type Expert = "nutritionist" | "engineer" | "pharmacist" | "physician" | "chemist" | "power_manager" | "soil_analyst" | "master_builder";

/**
 * A face of the exploration tokens (MA-COL-12, MA-DIF-26).
 */
export type Exploration = "xpl_relic" | "xpl_regolith" | "xpl_ice" | "xpl_mineral" | "xpl_hazard" | "xpl_trail";

/**
 * What stands beside the pieces. Prices, production and limits are those of one colour, [`Facts::me`].
 */
export type Facts = { 
/**
 * The viewer's colour: the one in turn if it is theirs, else their first; for others the first of all.
 */
me: Colour, 
/**
 * The colours in play.
 */
colours: Array<ColourFacts>, 
/**
 * The colours in the order of this round.
 */
order: Array<Colour>, 
/**
 * Whose markers the question concerns.
 */
acting: Colour, 
/**
 * The last cycle.
 */
cycles: number, 
/**
 * One common stock (SOLO, CO-OP).
 */
pooled: boolean, 
/**
 * Quarters and colony technologies belong to everybody.
 */
shared: boolean, 
/**
 * Goods may change hands.
 */
trades: boolean, 
/**
 * What each action of a building costs and gives.
 */
works: { [key in Work]?: Deal }, 
/**
 * What each research tile on display costs and gives.
 */
research: { [key in Research]?: Deal }, 
/**
 * What each commission on display costs and gives.
 */
commissions: { [key in Commission]?: Deal }, 
/**
 * What each corporation technology costs.
 */
technologies: { [key in CorpTech]?: Array<Chip> }, 
/**
 * What each expert costs to use.
 */
experts: { [key in Expert]?: Array<Chip> }, 
/**
 * What one installation of a kind makes.
 */
production: { [key in Installation]?: number }, 
/**
 * How many crystals an excavation may take.
 */
crystals: number, 
/**
 * How many more experts the corporation card holds.
 */
expert_room: number, 
/**
 * How many more assistants it holds.
 */
assistant_room: number, 
/**
 * Buildings that still have their construction token.
 */
unbuilt: Array<Building>, 
/**
 * Fields that an unavailability token or a card closes.
 */
closed: Array<Field>, 
/**
 * Actions performed by the placements of this turn.
 */
used: Array<Work>, 
/**
 * The quarters in use.
 */
quarters: Array<Quarter>, 
/**
 * The scenario played.
 */
scenario: Scenario | null, 
/**
 * Its steps, then its conditions.
 */
tasks: Array<Task>, 
/**
 * Demand tokens left, of which none may be.
 */
demand: Progress, 
/**
 * Its counter, if it has one.
 */
counter: number | null, 
/**
 * Refugees give supplies.
 */
refugees: boolean, 
/**
 * An expedition explores the additional board.
 */
expedition: boolean, 
/**
 * Decks and discard piles.
 */
piles: Array<Pile>, };

/**
 * An action field of the board, numbered through all buildings.
 */
export type Field = number;

/**
 * A set of action fields.
 */
export type FieldSet = number;

/**
 * Something unfinished: a question that waits for its answer, or what comes after it.
 */
export type Frame = { "Flow": Stage } | { "Run": [Script, Colour] } | { "Each": [number, number] } | { "Claim": Colour } | "Goals" | { "Lay": [Colour, number] } | { "Choose": [number, Colour] } | { "Bear": [number, number, number] } | { "Confine": [Colour, Zone, Quarter] } | { "Remove": [Colour, Demand, number] } | { "TakeCrop": Colour } | { "Rift": number } | { "Enter": [Colour, boolean] } | "Turn" | { "Dig": [boolean, boolean] } | { "Crystals": [Hex, boolean] } | { "Pay": [Purchase, [number, number, number, number]] } | { "Rest": boolean } | "Builder" | "Offer" | "Answer" | { "Deliver": number } | { "Finish": [Colour, number] };

/**
 * A hex of the excavation area.
 */
export type Hex = number;

/**
 * A set of hexes of the excavation area.
 */
export type HexSet = number;

/**
 * A hidden goal of the collector's edition (MA-COL-03).
 */
export type HiddenGoal = "goal_01" | "goal_02" | "goal_03" | "goal_04" | "goal_05" | "goal_06" | "goal_07" | "goal_08" | "goal_09" | "goal_10" | "goal_11" | "goal_12";

/**
 * An energy installation; it has no action fields (MA-PROD-11).
 */
export type Installation = "solar" | "wind";

/**
 * How losses lower the demand for food (MA-RUL-05).
 */
export type Losses = "each" | "once";

/**
 * What a regolith examination card shows (MA-CMP-06, MA-COL-02).
 */
export type Mineral = "mineral_yellow" | "mineral_green" | "mineral_red" | "proof_of_life";

/**
 * How the mission stands.
 */
export type Mission = { 
/**
 * How often each step was done.
 */
times: [number, number, number, number, number], 
/**
 * The counter of the scenario.
 */
counter: number, 
/**
 * The mission has failed for good (SEMI).
 */
failed: boolean, 
/**
 * How many times a price is still waived.
 */
waived: [Requirement, Resource, number] | null, 
/**
 * The refugees have given their supplies in this round.
 */
helped: boolean, 
/**
 * Kinds of crop that have lain on a card, as bits.
 */
crops_taken: number, 
/**
 * The expedition of Face of Mars.
 */
expedition: Expedition, };

/**
 * A change that lasts for a while.
 */
export type Modifier = { "Cost": [Target, Resource, number] } | { "Time": [Target, number] } | { "Production": [Installation, number] } | { "TurnTime": number } | { "CloseAction": Target } | { "CloseBuilding": Building } | { "CloseField": Field } | "CloseRtg";

/**
 * An offer: what the seat in turn gives and asks, by place in [`GOODS`].
 */
export type Offer = { 
/**
 * To whom.
 */
partner: Colour, 
/**
 * What is given.
 */
give: [number, number, number, number, number, number, number, number], 
/**
 * What is asked.
 */
ask: [number, number, number, number, number, number, number, number], };

/**
 * What everybody sees.
 */
export type Open = { 
/**
 * How the table was set up.
 */
options: Options, 
/**
 * The cycle, from 1.
 */
cycle: number, 
/**
 * The round of the work phase, from 1; 0 outside of it.
 */
round: number, 
/**
 * The holder of the first player marker.
 */
first: Colour, 
/**
 * The stocks, by [`Open::purse`]: a common stock is the first one.
 */
stocks: [Stock, Stock, Stock, Stock], 
/**
 * The common examination cards, by [`Mineral`] (SOLO, CO-OP).
 */
cards: [number, number, number, number], 
/**
 * How many examination cards each player holds in secret (SEMI, COM).
 */
hands: [number, number, number, number], 
/**
 * The discard pile of the examination cards.
 */
spent: [number, number, number, number], 
/**
 * What the examination deck held when it was last shuffled.
 */
shuffled: [number, number, number, number], 
/**
 * Markers in the pools.
 */
pool: [number, number, number, number], 
/**
 * Markers on action fields.
 */
markers: [FieldSet, FieldSet, FieldSet, FieldSet], 
/**
 * Markers in quarters, by zone, colour and quarter: any number in one (MA-QRT-23), until they are
 * recovered (MA-QRT-21, MA-QRT-22).
 */
confined: [[[number, number, number, number], [number, number, number, number], [number, number, number, number], [number, number, number, number]], [[number, number, number, number], [number, number, number, number], [number, number, number, number], [number, number, number, number]]], 
/**
 * Prototype: credits due for the markers in apartments, by colour and quarter.
 */
debts: [[number, number, number, number], [number, number, number, number], [number, number, number, number], [number, number, number, number]], 
/**
 * Buildings with their construction token.
 */
construction: BuildingSet, 
/**
 * Fields with a development token.
 */
development: FieldSet, 
/**
 * Fields with an unavailability token.
 */
unavailable: FieldSet, 
/**
 * Construction tokens kept, by corporation (COM).
 */
kept_construction: [number, number, number, number], 
/**
 * Development tokens kept, by corporation (COM).
 */
kept_development: [number, number, number, number], 
/**
 * Development tokens removed in the whole game.
 */
developed: number, 
/**
 * Demand tokens, by quarter and kind; like all tokens they never run out (MA-CMP-14).
 */
demand: [[number, number, number], [number, number, number], [number, number, number], [number, number, number]], 
/**
 * Birthrate tokens by quarter.
 */
birthrate: [number, number, number, number], 
/**
 * The quarter of each player (COM).
 */
claimed: [Quarter | null, Quarter | null, Quarter | null, Quarter | null], 
/**
 * Dead colonist tokens; nothing revives one (MA-QRT-12).
 */
dead: [number, number, number, number], 
/**
 * Rounds in which dead tokens lie this cycle, as bits from round 1.
 */
graves: [number, number, number, number], 
/**
 * Whether the fourth colonist is unlocked.
 */
unlocked: [boolean, boolean, boolean, boolean], 
/**
 * Living tokens on the cycle track, by round and field: as many fields as colours, from the left
 * (MA-DEL-11).
 */
track: [[Colour | null, Colour | null, Colour | null, Colour | null], [Colour | null, Colour | null, Colour | null, Colour | null], [Colour | null, Colour | null, Colour | null, Colour | null], [Colour | null, Colour | null, Colour | null, Colour | null]], 
/**
 * The corporation cards, by [`Open::card`].
 */
cards_of: [Corporation, Corporation, Corporation, Corporation], 
/**
 * Colony technologies as bits, by [`Open::colony`].
 */
colony_techs: [number, number, number, number], 
/**
 * Energy in the RTG.
 */
rtg: number, 
/**
 * The current weather.
 */
weather: Weather, 
/**
 * Weather cards revealed earlier, by kind.
 */
weather_past: [number, number, number, number, number, number, number], 
/**
 * The top weather card, where it was shown to all.
 */
shown_weather: Weather | null, 
/**
 * The events so far, the last one last; they stay open (MA-EVT-04).
 */
events: Array<EventCard>, 
/**
 * The event that the next event step will reveal, where a card has shown it.
 */
foretold: EventCard | null, 
/**
 * Where the excavation machine stands.
 */
machine: Hex, 
/**
 * Hexes with a face-up token.
 */
up: HexSet, 
/**
 * Hexes with a face-down token.
 */
down: HexSet, 
/**
 * The token on each face-up hex.
 */
digs: Array<Dig>, 
/**
 * The tokens that still lie face down, by kind. Nobody knows where each lies, so there is no order.
 */
buried: [number, number, number, number, number, number, number, number, number, number, number, number], 
/**
 * Experts on display and in the deck.
 */
experts: Display, 
/**
 * Assistants on display and in the deck.
 */
assistants: Display, 
/**
 * Research tiles on display, in the stack, and discarded.
 */
research: Display, 
/**
 * The discard pile of the research tiles.
 */
research_spent: [number, number, number, number, number, number, number, number, number, number, number, number], 
/**
 * Crop tiles at the Greenhouses.
 */
crops: [number, number, number], 
/**
 * Commissions on display.
 */
commissions: Array<Commission>, 
/**
 * Commissions in the deck.
 */
commission_deck: Array<Commission>, 
/**
 * Effects that last.
 */
active: Array<Active>, 
/**
 * Time units more or less in a colour's next turn.
 */
next_turn: [number, number, number, number], 
/**
 * How the mission stands.
 */
mission: Mission, 
/**
 * The turn being taken.
 */
turn: Turn, 
/**
 * The offer being made.
 */
offer: Offer, 
/**
 * Seats that have kept a hidden goal in the current choice, as bits.
 */
chosen: number, 
/**
 * Whether goals have been handed on.
 */
handed_on: boolean, 
/**
 * Unfinished business, innermost last.
 */
frames: Array<Frame>, 
/**
 * How the game ended.
 */
ended: Ending | null, 
/**
 * Demand tokens left when the game ended, by quarter.
 */
left: [number, number, number, number], };

/**
 * How a table is set up (MA-DEC-01, MA-DEC-02, MA-DEC-03, MA-DEC-04).
 */
export type Options = { 
/**
 * How many people play.
 */
players: number, 
/**
 * Which of the four variants.
 */
variant: Variant, 
/**
 * The scenario, or commissions.
 */
scenario: Aim, 
/**
 * The final rules or the prototype's.
 */
edition: Edition, 
/**
 * The collector's edition is in use.
 */
collectors: boolean, 
/**
 * COM: hidden goals are dealt.
 */
hidden_goals: boolean, 
/**
 * SEMI: all lose if the mission fails (MA-DIF-20).
 */
must_succeed: boolean, 
/**
 * SEMI and COM: goods may change hands (MA-TRADE-01).
 */
trade: boolean, 
/**
 * The seat that begins, counted from 1; 0 for a random one.
 */
first_player: number, 
/**
 * What a development token makes slower.
 */
surcharge: Surcharge, 
/**
 * What an Earthquake lowers.
 */
earthquake: Earthquake, 
/**
 * How losses lower the demand for food.
 */
losses: Losses, 
/**
 * Who can be second for an award.
 */
second: Second, 
/**
 * How SEMI ends early.
 */
early_end: EarlyEnd, 
/**
 * The credits that a Power Plant Manager costs (MA-RUL-70).
 */
manager: number, };

/**
 * A deck and its discard pile.
 */
export type Pile = { 
/**
 * What its cards or tiles are, in one word.
 */
kind: string, 
/**
 * Still to come; nothing where nobody counts them.
 */
deck: number | null, 
/**
 * Discarded; nothing where there is no discard pile.
 */
spent: number | null, };

/**
 * What is delivered to the quarters (MA-DEL-02); oxygen is not (MA-DEL-09).
 */
export type Product = "food" | "medicine";

/**
 * How far a step or a condition of a scenario is.
 */
export type Progress = { 
/**
 * How much there is.
 */
have: number, 
/**
 * How much there must be; 0 if something else decides.
 */
need: number, 
/**
 * There must be that or less.
 */
most: boolean, 
/**
 * Whether it is done, or holds now.
 */
done: boolean, };

/**
 * What is being bought with examination cards.
 */
export type Purchase = { "Research": Research } | { "Requirement": Requirement } | { "Commission": Commission };

/**
 * One of the four quarters.
 */
export type Quarter = "q1" | "q2" | "q3" | "q4";

/**
 * A step of a scenario that is done with the Lander's mission action (MA-LAND-07).
 */
export type Requirement = "ns_reception" | "dd_barrier" | "dd_mast" | "bc_bed" | "bc_soil" | "ff_emitter_yellow" | "ff_emitter_green" | "ff_emitter_red" | "ff_pylon" | "ff_switch" | "m1_expedition" | "m1_antenna" | "m1_memorial" | "rf_admit" | "rf_shelter" | "ph_hull" | "ph_fuel" | "ph_provisions" | "ph_launch" | "fm_advance" | "fm_camp" | "ds_patrol" | "ds_parley" | "uc_chamber" | "uc_airlock" | "ca_debris" | "vb_pump" | "vb_pipeline" | "vb_tank" | "te_cache" | "te_workshop";

/**
 * A face of the research tiles (MA-LAND-01).
 */
export type Research = "res_regolith2" | "res_ice2" | "res_mixed2" | "res_quick_regolith" | "res_quick_ice" | "res_yellow" | "res_green" | "res_red" | "res_yellow_green" | "res_set3" | "res_red2" | "res_bulk";

/**
 * What can be gained, paid and counted. Reputation is colony satisfaction where it is common.
 */
export type Resource = "energy" | "regolith" | "ice" | "water" | "supplies" | "food" | "medicine" | "credits" | "reputation";

/**
 * A scenario: the mission of a cooperative game (MA-CMP-11, MA-COL-10).
 */
export type Scenario = "new_schedule" | "dust_devil" | "botanical_capsule" | "force_field" | "mars_one" | "refugees" | "mission_to_phobos" | "face_of_mars" | "dark_side_of_mars" | "underground_colony" | "catastrophe" | "vastitas_borealis" | "the_end";

/**
 * A list of steps in [`super::Tables::steps`].
 */
export type Script = { 
/**
 * The first step.
 */
start: number, 
/**
 * How many steps.
 */
len: number, };

/**
 * Who can be second for an award (MA-RUL-42).
 */
export type Second = "anybody" | "owners";

/**
 * What only the person at a seat sees.
 */
export type Secret = { 
/**
 * Examination cards in hand (SEMI, COM).
 */
cards: [number, number, number, number], 
/**
 * Examination cards drawn since the deck was last shuffled.
 */
drawn: [number, number, number, number], 
/**
 * The top weather card, with Weather Reports.
 */
forecast: Weather | null, 
/**
 * Hidden goals to choose from.
 */
dealt: Array<HiddenGoal>, 
/**
 * Hidden goals kept.
 */
goals: Array<HiddenGoal>, 
/**
 * Hidden goals handed to the left.
 */
handed: Array<HiddenGoal>, 
/**
 * Hidden goals received from the right.
 */
received: Array<HiddenGoal>, 
/**
 * The hidden goal put into the box.
 */
boxed: Array<HiddenGoal>, };

/**
 * An expert on a corporation card.
 */
export type Staff = { 
/**
 * The expert.
 */
expert: Expert, 
/**
 * Face down: used in this round.
 */
used: boolean, };

/**
 * What happens next when nothing is asked.
 */
export type Stage = "Cycle" | { "Supply": number } | { "Graves": number } | "Round" | { "Opening": number } | { "Turns": number } | "RoundEnd" | "Quarters" | { "Finish": number } | { "Settle": [Quarter, Demand, number] } | "CycleEnd";

/**
 * A stock of markers, credits and reputation.
 */
export type Stock = [number, number, number, number, number, number, number, number, number];

/**
 * What a development token makes slower (MA-RUL-19).
 */
export type Surcharge = "action" | "placement";

/**
 * What a modifier or a closing affects: an action, or one step of a scenario.
 */
export type Target = { "Work": Work } | { "Requirement": Requirement };

/**
 * A step or a condition of the scenario.
 */
export type Task = { 
/**
 * The Fluent id of its name.
 */
name: string, 
/**
 * The step of the Mission action; nothing for a condition.
 */
step: Requirement | null, 
/**
 * What the step costs now.
 */
cost: Array<Chip>, 
/**
 * How far it is.
 */
progress: Progress, };

/**
 * The turn being taken.
 */
export type Turn = { 
/**
 * Whose turn it is.
 */
colour: Colour, 
/**
 * Time units left.
 */
time: number, 
/**
 * Buildings where a marker was placed in this turn and still stands (MA-FIELD-14).
 */
placed: BuildingSet, 
/**
 * Actions performed by these placements, as bits of [`Work`] (MA-FIELD-12).
 */
used: number, 
/**
 * The building where the marker just placed has done nothing yet.
 */
must: Building | null, 
/**
 * Regolith taken by the placement at Excavation.
 */
regolith: number, 
/**
 * The RTG was used.
 */
rtg: boolean, 
/**
 * Offers that came to nothing.
 */
refused: number, };

/**
 * How long an effect lasts.
 */
export type Until = "this_production" | "end_of_round" | "own_next_turn" | "next_event" | "next_weather" | "end_of_cycle" | "end_of_game";

/**
 * The four ways to play.
 */
export type Variant = "solo" | "coop" | "semi" | "com";

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

/**
 * A kind of weather (MA-WEA-05).
 */
export type Weather = "stable" | "solar_activity_energy" | "solar_activity_food" | "wind" | "sandstorm_food" | "sandstorm_energy" | "earthquake";

/**
 * An action of a building.
 */
export type Work = "make_oxygen" | "build" | "develop" | "install" | "make_medicine" | "treat_water" | "excavate" | "examine" | "research" | "supplies" | "mission" | "harvest" | "change_crop" | "hire" | "colony_technology" | "corporation_technology";

/**
 * A part of a quarter that holds action markers.
 */
export type Zone = "infirmary" | "apartments";

export const RESOURCES = ['energy', 'regolith', 'ice', 'water', 'supplies', 'food', 'medicine', 'credits', 'reputation'] as const;
export const DIGS = ['exc_r1i0', 'exc_r0i1', 'exc_r2i0', 'exc_r0i2', 'exc_r1i1', 'exc_r2i1', 'exc_r1i2', 'exc_r3i0', 'exc_r0i3', 'exc_r2i2', 'exc_r3i1', 'exc_r1i3'] as const;
export const RESEARCH = ['res_regolith2', 'res_ice2', 'res_mixed2', 'res_quick_regolith', 'res_quick_ice', 'res_yellow', 'res_green', 'res_red', 'res_yellow_green', 'res_set3', 'res_red2', 'res_bulk'] as const;
export const CROPS = ['crop_tubers', 'crop_legumes', 'crop_herbs'] as const;
export const EXPLORATIONS = ['xpl_relic', 'xpl_regolith', 'xpl_ice', 'xpl_mineral', 'xpl_hazard', 'xpl_trail'] as const;
export const EVENT_CARDS = ['solar_flare_1', 'solar_flare_2', 'solar_flare_3', 'solar_flare_4', 'faulty_equipment', 'valves', 'dust_devil_event', 'visitors', 'hydraulic_failure', 'steering_failure', 'leak', 'seeds', 'discontent', 'quarantine', 'poisoning', 'rift', 'fire', 'pressure_loss', 'loss_of_sterile_air', 'rtg_failure', 'm1_south_entrance', 'm1_sos', 'm1_transmitter', 'm1_key', 'm1_diary', 'm1_pantry', 'm1_medic', 'm1_apartments', 'rf_agent', 'rf_desperate', 'rf_radiation', 'rf_careless', 'ph_confusion', 'ph_hard_landing', 'ph_fuel_leak', 'ph_comms_loss', 'fm_avalanche', 'fm_guide', 'fm_cave', 'fm_summit', 'ds_guests', 'ds_food_theft', 'ds_threat', 'ds_sabotage'] as const;
export const COMMISSIONS = ['com_01', 'com_02', 'com_03', 'com_04', 'com_05', 'com_06', 'com_07', 'com_08', 'com_09', 'com_10', 'com_11', 'com_12', 'com_13', 'com_14', 'com_15', 'com_16', 'com_17', 'com_18', 'com_19', 'com_20', 'com_21', 'com_22', 'com_23', 'com_24'] as const;
export const GOALS = ['goal_01', 'goal_02', 'goal_03', 'goal_04', 'goal_05', 'goal_06', 'goal_07', 'goal_08', 'goal_09', 'goal_10', 'goal_11', 'goal_12'] as const;
export const EXPERTS = ['nutritionist', 'engineer', 'pharmacist', 'physician', 'chemist', 'power_manager', 'soil_analyst', 'master_builder'] as const;
export const ASSISTANTS = ['botanist', 'geologist', 'scientist'] as const;
export const WEATHERS = ['stable', 'solar_activity_energy', 'solar_activity_food', 'wind', 'sandstorm_food', 'sandstorm_energy', 'earthquake'] as const;
export const MINERALS = ['mineral_yellow', 'mineral_green', 'mineral_red', 'proof_of_life'] as const;
export const BUILDINGS = ['moxie', 'construction', 'hospital', 'water_plant', 'excavation', 'lander', 'greenhouses', 'education', 'laboratory'] as const;
export const WORKS = ['make_oxygen', 'build', 'develop', 'install', 'make_medicine', 'treat_water', 'excavate', 'examine', 'research', 'supplies', 'mission', 'harvest', 'change_crop', 'hire', 'colony_technology', 'corporation_technology'] as const;
export const INSTALLATIONS = ['solar', 'wind'] as const;
export const COLONY_TECHS = ['medicine_tech', 'co2_converter', 'birth_control'] as const;
export const CORP_TECHS = ['long_arm', 'weather_report', 'dna_alteration', 'solar_cells', 'kinetic_power', 'molecular_sensor'] as const;
export const DEMANDS = ['oxygen', 'disease', 'hunger'] as const;
export const ZONES = ['infirmary', 'apartments'] as const;
export const COLOURS = ['blue', 'red', 'green', 'yellow'] as const;
export const QUARTERS = ['q1', 'q2', 'q3', 'q4'] as const;
export const SCENARIOS = ['new_schedule', 'dust_devil', 'botanical_capsule', 'force_field', 'mars_one', 'refugees', 'mission_to_phobos', 'face_of_mars', 'dark_side_of_mars', 'underground_colony', 'catastrophe', 'vastitas_borealis', 'the_end'] as const;
export const REQUIREMENTS = ['ns_reception', 'dd_barrier', 'dd_mast', 'bc_bed', 'bc_soil', 'ff_emitter_yellow', 'ff_emitter_green', 'ff_emitter_red', 'ff_pylon', 'ff_switch', 'm1_expedition', 'm1_antenna', 'm1_memorial', 'rf_admit', 'rf_shelter', 'ph_hull', 'ph_fuel', 'ph_provisions', 'ph_launch', 'fm_advance', 'fm_camp', 'ds_patrol', 'ds_parley', 'uc_chamber', 'uc_airlock', 'ca_debris', 'vb_pump', 'vb_pipeline', 'vb_tank', 'te_cache', 'te_workshop'] as const;
export const CONDITIONS = ['ns_built', 'ns_dev', 'dd_power', 'bc_crops', 'fm_relics', 'fm_summit', 'ds_calm', 'uc_dug', 'ca_built', 'ca_dev', 'ca_reserve', 'te_tech', 'te_alive'] as const;
export const WORKS_OF: Record<Building, Work[]> = { moxie: ['make_oxygen'], construction: ['build', 'develop', 'install'], hospital: ['make_medicine'], water_plant: ['treat_water'], excavation: ['excavate', 'examine'], lander: ['research', 'supplies', 'mission'], greenhouses: ['harvest', 'change_crop'], education: ['hire'], laboratory: ['colony_technology', 'corporation_technology'] };
export const MARKERS: number = 3;
export const GOODS = ['energy', 'regolith', 'ice', 'water', 'supplies', 'food', 'medicine', 'reputation'] as const;
export const FIELD_BUILDINGS = ['moxie', 'moxie', 'moxie', 'construction', 'construction', 'construction', 'construction', 'hospital', 'hospital', 'hospital', 'water_plant', 'water_plant', 'excavation', 'excavation', 'excavation', 'excavation', 'lander', 'lander', 'lander', 'lander', 'greenhouses', 'greenhouses', 'greenhouses', 'education', 'education', 'laboratory', 'laboratory', 'laboratory'] as const;
export const HEXES: [q: number, r: number][] = [[0, -3], [-1, -2], [1, -3], [-2, -1], [0, -2], [2, -3], [-3, 0], [-1, -1], [1, -2], [3, -3], [-2, 0], [0, -1], [2, -2], [-3, 1], [-1, 0], [1, -1], [3, -2], [-2, 1], [0, 0], [2, -1], [-3, 2], [-1, 1], [1, 0], [3, -1], [-2, 2], [0, 1], [2, 0], [-3, 3], [-1, 2], [1, 1], [3, 0], [-2, 3], [0, 2], [2, 1], [-1, 3], [1, 2], [0, 3]];

const text = (...words: (string | number)[]) => words.filter((word) => word !== '').join(' ');

/** The text of each action. */
export const act = {
  claim: (quarter: Quarter) => text('claim', quarter),
  keep: (goal: HiddenGoal) => text('keep', goal),
  lay: (round: number) => text('lay', round),
  choose: (option: number) => text('choose', option),
  bear: (colour: Colour) => text('bear', colour),
  yield: (building: Building) => text('yield', building),
  from: (quarter: Quarter) => text('from', quarter),
  collapse: (hex: `h${string}`) => text('collapse', hex),
  place: (field: `${Building} ${number}`) => text('place', field),
  oxygen: (quarter: Quarter) => text('oxygen', quarter),
  build: (building: Building) => text('build', building),
  upgrade: (field: `${Building} ${number}`) => text('upgrade', field),
  install: (installation: Installation) => text('install', installation),
  medicine: () => text('medicine'),
  water: () => text('water'),
  take: (hex: `h${string}`) => text('take', hex),
  crystals: (regolith: number, ice: number) => text('crystals', regolith, ice),
  drive: (hex: `h${string}`) => text('drive', hex),
  examine: () => text('examine'),
  research: (tile: Research) => text('research', tile),
  supplies: (n: number) => text('supplies', n),
  mission: (requirement: Requirement) => text('mission', requirement),
  commission: (commission: Commission) => text('commission', commission),
  proof: () => text('proof'),
  spend: (mineral: Mineral) => text('spend', mineral),
  enter: (cell: `f${number}`) => text('enter', cell),
  harvest: () => text('harvest'),
  crop: (crop: Crop) => text('crop', crop),
  hire: (expert: Expert) => text('hire', expert),
  train: (assistant: Assistant) => text('train', assistant),
  colony: (technology: ColonyTech) => text('colony', technology),
  corporation: (technology: CorpTech) => text('corporation', technology),
  rest: () => text('rest'),
  recall: (building: Building) => text('recall', building),
  recover: (zone: Zone, quarter: Quarter) => text('recover', zone, quarter),
  rtg: () => text('rtg'),
  expert: (expert: Expert) => text('expert', expert),
  offer: (colour: Colour) => text('offer', colour),
  give: (resource: (typeof GOODS)[number]) => text('give', resource),
  ask: (resource: (typeof GOODS)[number]) => text('ask', resource),
  send: () => text('send'),
  accept: () => text('accept'),
  refuse: () => text('refuse'),
  withdraw: () => text('withdraw'),
  show: () => text('show'),
  refugees: () => text('refugees'),
  end: () => text('end'),
  deliver: (product: Product, quarter: Quarter) => text('deliver', product, quarter),
  done: () => text('done'),
  stay: () => text('stay'),
  finish: () => text('finish'),
  play_on: () => text('play_on'),
} as const;
