// What the picture of a card shows: what its name speaks of, then its tags, then what it makes and does.

import type { Effect, Printed } from '../box.svelte';
import type { Part } from './parts';

export type Place = 'red' | 'warm' | 'green' | 'ice' | 'sea' | 'deep' | 'under' | 'city' | 'lab' | 'dish' | 'space';

export interface Subject {
  place: Place;
  /** The first is the largest. */
  parts: Part[];
}

/** Words of a card's id, the place they call up (or `-`) and the parts. */
const WORDS = `
^birds - bird bird tree
^fish deep fish fish kelp
herbivores - deer grass
livestock - cow cow
small_animals - rabbit grass
ecological_zone - deer pine
conserved_biome green dome
advanced_ecosystems green tree deer
insects green bee bush
worms under worm
tardigrades - tardigrade
symbiotic_fungus - mushroom germs
extreme.*fungus ice mushroom germs
fungus green mushroom sprout
decomposers green germs sprout mushroom
viral - virus dna
anaerobic - germs gas
nitrite - germs drop
ghg.*bacteria dish germs
regolith_eaters red germs asteroid
archaebacteria - germs virus
designed_microorg - dna germs scope
industrial_microbes red germs factory
arctic_algae sea algae glacier
algae sea algae
kelp deep kelp kelp
undersea_vents deep vent kelp
wave_power sea wave
mangrove sea mangrove mangrove
plantation - pine pine
trees - tree pine
bushes - bush bush
heather - heather heather
grass$ - grass grass
nitrophilic_moss warm moss
moss red moss moss
adapted_lichen ice moss
lichen red moss asteroid
jungle green tree palm tree
community_gardens - bush crew
solarpunk green tree towers
monocultures - crops crops
noctis_farming under crops greenhouse
tundra_farming ice crops pine
industrial_farming green crops factory
slash_and_burn warm crops flame tree
farming_co - crops crew
farming - crops sprout
farmers_market - stall crops
food_factory green factory stall
satellite_farms - satellite crops
astrofarm - station crops
greenhouses - greenhouse flame
photosynthesis - sprout bolt
soil_warming warm sprout vent
natural_preserve green deer dish
national_park - deer
protected_valley - pine tree
tropical_resort sea palm dome
miranda - dome palm
aquifer under pump
artificial_lake red lake crane
crater red lake asteroid
ice_cap ice glacier flame
permafrost ice rig glacier
subterranean under drop lake
lake - lake
volcanic_pools warm volcano lake
lava warm volcano lava
magma - lava vent
mohole under rig
geothermal - vent pylon
deep_well under rig vent
tectonic - lava pylon
trapped_heat - gas lake
heat_trapping red flame gas
inert_gases - gas vent
atmosphere_filtering - gas mask
breathing - mask person
low_atmo red shield
insulators - shield
airborne_radiation red shield atom
ghg red gas flame
nitrogen_rich - asteroid gas
nitrogen - freighter gas
hydrogen - freighter
methane - saturn freighter gas
giant_ice - ice ice comet
ice_asteroid - ice freighter
towing - comet freighter
comet - comet
deimos - moon asteroid
phobos_falls - moon comet
thorium - asteroid beam
asteroid_mining_consortium - asteroid deal
asteroid - asteroid freighter
convoy_from - freighter ice jupiter
large_convoy - freighter freighter rocket
colony_ship - rocket saturn
immigration - rocket crew
water_import - jupiter drop freighter
ganymede_ship - jupiter freighter crane
vesta - asteroid rocket crane
ganymede - jupiter dome tree
io_mining - jupiter mine
callisto - jupiter mine gate
space_station - station
assembly - gear freighter
satellites - satellite satellite
lagrange space dish
mirror - mirror
soletta - mirror mirror
aerobraking - rocket
lunar_beam space beam moon
space_heaters red vent panels
solar_power red panels panels
solar_trapping red panels
catapult - catapult
rad_suits red person person
work_crews - person rover person
training_camp red dome person rover
outpost red dome dish
mars_university city hall books
olympus city volcano hall
conference - crew rocket
alliance city earth hall crew
relations - jupiter satellite hall
committee - hall coins
sponsors - coins screen
loan - coins deal
cartel - coins crew
favorite city cup person
contacts - crew deal
contest - cup bulb
media - screen dish
think_tank - bulb crew
brainstorming - bulb crew
interns - books person
research$ - flask scope
screening - scope sprout
adaptation - dna sprout
gene_repair - dna
anti_gravity - atom gear
physics - atom dish
matter_manufacturing - atom crystal
quantum - atom battery
mass_converter - atom reactor
ai_central city chip towers
circuit city chip factory
microprocessors lab chip
standard_technology - gear bulb
technology_dem space satellite bulb
special_design lab plan gear
blueprints - plan
development_center city bulb towers
power_infra - pylon coins
infrastructure - towers pump
underground under towers dome
commercial - towers stall
economic - chart towers
balanced city chart
new_portfolios - chart panels
venture - chart rocket
diversified - chart
acquired - deal factory
liquidation city deal chart
redrafted city deal plan
restructured - gear sprout
extended_resources red beams crystal
energy_subsidies - panels coins
trading red stall rover
toll red gate rover
zeppelins green zeppelin pine
medical - dome dna
automated - factory gear
industrial_center red factory towers
building_ind - crane
biomass green factory sprout
biothermal green vent tree
composting green factory sprout
recycled city gear sprout
fuel_factory red factory rocket
fueled red battery
coal red factory rover
nuclear red reactor
fusion - reactor atom
power_plant red reactor pylon
power_grid red pylon pylon
power_supply - pylon deal
energy_storage - battery bolt
lightning warm bolt bolt
windmills red windmill windmill
hydro_electric sea dam pylon
great_dam sea dam
ironworks warm factory beams
steelworks warm reactor beams
smelting - factory lava
micro_mills red gear factory
alloys - beams crystal
titanium under mine
strip_mine under mine rover
surface_mines - mine rover
quarry - rig rover
escarpment - volcano rover
mine$ under mine
stoves ice stove tree
caretaker city deal vent
credicor city coins towers
ecoline - tree bush
helion - mirror
cinematics city screen crew
inventrix - bulb dna
mining_guild under mine mine
phobolog - moon
saturn_systems - saturn satellite
teractor - earth towers
tharsis - volcano hall
thorgate red pylon bolt
united_nations city hall earth crew
`;

export const RULES = WORDS.trim()
  .split('\n')
  .map((line) => {
    const [word, place, ...parts] = line.split(' ') as [string, Place | '-', ...Part[]];
    return { word: new RegExp(word), place: place === '-' ? undefined : place, parts };
  });

/** The parts that show a tag, the plainest first. An event shows itself by the rays in its sky. */
export const MOTIFS: Record<string, Part[]> = {
  building: [
    'dome',
    'factory',
    'towers',
    'mine',
    'reactor',
    'dam',
    'pump',
    'greenhouse',
    'crane',
    'stall',
    'hall',
    'stove',
    'catapult',
    'rig',
  ],
  space: ['satellite', 'rocket', 'freighter', 'station', 'mirror', 'comet', 'asteroid', 'ice', 'moon', 'saturn'],
  science: ['flask', 'atom', 'dna', 'dish', 'scope', 'chip', 'bulb', 'books'],
  energy: ['bolt', 'pylon', 'panels', 'windmill', 'battery', 'reactor', 'beam'],
  jovian: ['jupiter', 'saturn'],
  earth: ['earth'],
  plant: ['sprout', 'tree', 'pine', 'bush', 'grass', 'moss', 'heather', 'crops', 'kelp', 'mangrove', 'palm', 'algae', 'greenhouse'],
  microbe: ['germs', 'virus', 'tardigrade', 'worm', 'bee', 'mushroom'],
  animal: ['rabbit', 'bird', 'fish', 'cow', 'deer'],
};

/** What is made, gained or raised, and the part that shows it. */
const GAINS: Record<string, Part> = {
  heat: 'flame',
  plants: 'grass',
  mc: 'coins',
  steel: 'beams',
  titanium: 'crystal',
  cards: 'plan',
  flip_ocean: 'drop',
  raise_temperature: 'flame',
  raise_oxygen: 'gas',
  gain_forest: 'tree',
  gain_tr: 'hall',
  draw: 'plan',
  cost_modifier: 'deal',
};

const PLACES: Record<string, Place> = {
  space: 'space',
  jovian: 'space',
  flip_ocean: 'sea',
  microbe: 'dish',
  plant: 'green',
  animal: 'green',
  plants: 'green',
  science: 'lab',
  earth: 'city',
  heat: 'warm',
  mc: 'city',
};

/** What a card makes and does, as words of the tables above. */
function deeds(card: Printed): string[] {
  const made = Object.entries(card.production ?? {}).flatMap(([what, amount]) =>
    what === 'per' ? (amount as { resource: string }[]).map(({ resource }) => resource) : amount ? [what] : [],
  );
  const inside = (it: Effect): string[] => [
    it.kind === 'gain' ? it.resource : it.kind,
    ...[...(it.do ?? []), ...(it.gain ?? []), ...(it.then ?? []), ...(it.options ?? []).flat()].flatMap((part) =>
      part.kind ? inside(part) : [],
    ),
  ];
  const gains = (card.action?.options ?? []).flatMap(({ gain }) => gain);
  return [...made, ...[...card.on_play, ...gains, ...card.effect].flatMap(inside)];
}

const ENOUGH = 3;

export function subject(card: Printed): Subject {
  const rule = RULES.find(({ word }) => word.test(card.id));
  const does = deeds(card);
  const parts: Part[] = [...(rule?.parts ?? [])];
  const room = (part: Part | undefined) => part && !parts.includes(part) && parts.push(part);
  for (const tag of card.tags) {
    const motifs = MOTIFS[tag] ?? [];
    if (!parts.some((part) => motifs.includes(part))) room(motifs[0]);
  }
  for (const deed of does) if (parts.length < ENOUGH) room(GAINS[deed]);
  return { place: rule?.place ?? [...card.tags, ...does].map((word) => PLACES[word]).find(Boolean) ?? 'red', parts };
}
