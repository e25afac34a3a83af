## Martians: A Story of Civilization

martians-title = Martians: A Story of Civilization
martians-about = Keep a young colony on Mars breathing, healthy and fed, and complete its mission, together or against each other. One to four players.
martians-card = the card
martians-mineral-any = any mineral

## The board

martians-fixture-printed_crop = Printed crop
martians-fixture-printed_crop-text = The crop on every corporation card: 1 energy and 1 water give 1 food.
martians-fixture-delivery_values = Delivery
martians-fixture-delivery_values-text = A delivered food gives 2 reputation, a delivered medicine 3.
martians-fixture-excavation_area = Excavation area
martians-fixture-excavation_area-text = 37 fields in a hexagon of side 4; the three grey ones are at the top.
martians-fixture-reputation_track = Reputation track
martians-fixture-reputation_track-text = Markers start on 2; the track has no end.
martians-building-moxie = MOXIE
martians-building-construction = Facilities Construction
martians-building-hospital = Hospital
martians-building-water_plant = Water Treatment
martians-building-excavation = Excavation
martians-building-lander = Lander
martians-building-greenhouses = Greenhouses
martians-building-education = Education Centre
martians-building-laboratory = Laboratory
martians-installation-solar = solar panels
martians-installation-wind = wind farm
martians-demand-oxygen = oxygen token
martians-demand-disease = disease token
martians-demand-hunger = hunger token
martians-zone-infirmary = infirmary
martians-zone-apartments = apartments
martians-colour-blue = Blue
martians-colour-red = Red
martians-colour-green = Green
martians-colour-yellow = Yellow
martians-quarter-q1 = quarter 1
martians-quarter-q2 = quarter 2
martians-quarter-q3 = quarter 3
martians-quarter-q4 = quarter 4
martians-resource-energy = energy
martians-resource-regolith = regolith
martians-resource-ice = dirty ice
martians-resource-water = drinking water
martians-resource-supplies = supplies
martians-resource-food = food
martians-resource-medicine = medicine
martians-resource-credits = credits
martians-resource-reputation = reputation
martians-dig-exc_r1i0 = 1 regolith and 0 dirty ice
martians-dig-exc_r0i1 = 0 regolith and 1 dirty ice
martians-dig-exc_r2i0 = 2 regolith and 0 dirty ice
martians-dig-exc_r0i2 = 0 regolith and 2 dirty ice
martians-dig-exc_r1i1 = 1 regolith and 1 dirty ice
martians-dig-exc_r2i1 = 2 regolith and 1 dirty ice
martians-dig-exc_r1i2 = 1 regolith and 2 dirty ice
martians-dig-exc_r3i0 = 3 regolith and 0 dirty ice
martians-dig-exc_r0i3 = 0 regolith and 3 dirty ice
martians-dig-exc_r2i2 = 2 regolith and 2 dirty ice
martians-dig-exc_r3i1 = 3 regolith and 1 dirty ice
martians-dig-exc_r1i3 = 1 regolith and 3 dirty ice

## Technologies

martians-technology-medicine_tech = Medicine
martians-technology-medicine_tech-text = Each supply phase places 1 disease token fewer.
martians-technology-co2_converter = CO2 Converter
martians-technology-co2_converter-text = Each supply phase places 1 oxygen token fewer.
martians-technology-birth_control = Birth Control
martians-technology-birth_control-text = Each supply phase adds 1 birthrate token before the population is checked.
martians-technology-long_arm = Long Arm
martians-technology-long_arm-text = You may dig from a token next to the machine instead of the one under it; the rules for moving stay the same.
martians-technology-weather_report = Weather Reports
martians-technology-weather_report-text = As soon as you have it, you may look at the top weather card at any time.
martians-technology-dna_alteration = DNA Modification
martians-technology-dna_alteration-text = From your next turn on, you have 4 time units per turn.
martians-technology-solar_cells = Solar Cells
martians-technology-solar_cells-text = Each of your solar panels makes 1 extra energy.
martians-technology-kinetic_power = Kinetic Power
martians-technology-kinetic_power-text = Each of your wind farms makes 1 extra energy.
martians-technology-molecular_sensor = Molecular Sensor
martians-technology-molecular_sensor-text = When you examine regolith, draw one extra card in total.

## Experts and assistants

martians-expert-nutritionist = Nutritionist
martians-expert-nutritionist-text = Pay 2 credits, 1 food and 1 energy: remove 2 hunger tokens and gain 2 reputation.
martians-expert-engineer = Engineer
martians-expert-engineer-text = Pay 2 credits and 1 energy: remove 1 oxygen token and gain 1 reputation.
martians-expert-pharmacist = Pharmacist
martians-expert-pharmacist-text = Pay 4 credits, 1 supply and 1 water: get 1 medicine.
martians-expert-physician = Physician
martians-expert-physician-text = Pay 4 credits and 1 medicine: remove 2 disease tokens and gain 2 reputation.
martians-expert-chemist = Chemist
martians-expert-chemist-text = Pay 2 credits, 1 energy and 1 dirty ice: get 1 water.
martians-expert-power_manager = Power Plant Manager
martians-expert-power_manager-text = Pay 1 or 2 credits, as the table has chosen, and 2 energy: gain 2 reputation.
martians-expert-soil_analyst = Soil Analyst
martians-expert-soil_analyst-text = Pay 2 credits, 1 energy and 1 regolith: draw 2 regolith examination cards.
martians-expert-master_builder = Builder
martians-expert-master_builder-text = Pay 4 credits: carry out one construction action without placing a marker; you still pay its usual price, including the 1 time unit.
martians-assistant-botanist = Botanist
martians-assistant-botanist-text = Each of your harvests gives 1 extra food; cards add up.
martians-assistant-geologist = Geologist
martians-assistant-geologist-text = Each of your excavations may take 1 extra crystal if the token has it; cards add up.
martians-assistant-scientist = Scientist
martians-assistant-scientist-text = Research tiles and laboratory actions cost you 1 time unit less, never below 1.

## Weather and minerals

martians-weather-stable = Stable Weather
martians-weather-stable-text = No modifier. Starts face up on the board.
martians-weather-solar_activity_energy = Solar Activity (cheap harvest)
martians-weather-solar_activity_energy-text = A harvest costs 1 energy less; each solar panel makes 1 extra energy.
martians-weather-solar_activity_food = Solar Activity (rich harvest)
martians-weather-solar_activity_food-text = A harvest gives 1 extra food; each solar panel makes 1 extra energy.
martians-weather-wind = Wind
martians-weather-wind-text = Each wind farm makes 1 extra energy.
martians-weather-sandstorm_food = Sandstorm (poor harvest)
martians-weather-sandstorm_food-text = A harvest gives 1 food less; every solar panel and wind farm makes 1 energy less.
martians-weather-sandstorm_energy = Sandstorm (costly harvest)
martians-weather-sandstorm_energy-text = A harvest costs 1 energy more; every solar panel and wind farm makes 1 energy less.
martians-weather-earthquake = Earthquake
martians-weather-earthquake-text = An excavation gives 1 crystal less.
martians-mineral-mineral_yellow = Yellow mineral
martians-mineral-mineral_yellow-text = A yellow mineral sample, spent on research tiles, commissions or missions.
martians-mineral-mineral_green = Green mineral
martians-mineral-mineral_green-text = A green mineral sample.
martians-mineral-mineral_red = Red mineral
martians-mineral-mineral_red-text = A red mineral sample.
martians-mineral-proof_of_life = Proof of Life
martians-mineral-proof_of_life-text = Counts as one mineral card of any colour. Or hand it in with a mission action at the Lander (1 time unit, nothing else): gain 5 reputation (in SOLO and COOP, on the colony's track).

## Events

martians-event-solar_flare_1 = Solar Flare
martians-event-solar_flare_1-text = Every action marker on an action field returns to its owner; markers in infirmaries and apartments stay. A scenario may add to this.
martians-event-solar_flare_2 = Solar Flare
martians-event-solar_flare_2-text = Every action marker on an action field returns to its owner; markers in infirmaries and apartments stay. A scenario may add to this.
martians-event-solar_flare_3 = Solar Flare
martians-event-solar_flare_3-text = Every action marker on an action field returns to its owner; markers in infirmaries and apartments stay. A scenario may add to this.
martians-event-solar_flare_4 = Solar Flare
martians-event-solar_flare_4-text = Every action marker on an action field returns to its owner; markers in infirmaries and apartments stay. A scenario may add to this.
martians-event-faulty_equipment = Faulty Equipment
martians-event-faulty_equipment-text = Each player discards 1 supply; players with none have 1 time unit less in their next turn. (COOP/SOLO: the pool pays once per player or corporation; each unpaid share hits one player chosen by the group.)
martians-event-valves = Valves
martians-event-valves-text = Until the end of the cycle, the MOXIE action costs 1 extra energy.
martians-event-dust_devil_event = Dust Whirl
martians-event-dust_devil_event-text = In the next energy production, each solar panel makes 1 energy less (not below 0).
martians-event-visitors = Visitors
martians-event-visitors-text = Guests bring money and appetite: each player gains 2 credits; place 1 hunger token (2 with three or four players; COM: 1 in every player's quarters).
martians-event-hydraulic_failure = Hydraulic Failure
martians-event-hydraulic_failure-text = Until the next event card, each excavation costs 1 extra energy.
martians-event-steering_failure = Steering Failure
martians-event-steering_failure-text = Until the next event card, each excavation costs 1 extra time unit.
martians-event-leak = The Leak
martians-event-leak-text = Each player discards 1 water or, if they have none, 1 energy.
martians-event-seeds = Seeds
martians-event-seeds-text = In turn order, each player either takes or swaps a crop tile for free, or gains 1 food.
martians-event-discontent = Discontent
martians-event-discontent-text = Each player pays 2 credits or loses 2 reputation (not below 0). In COOP and SOLO the group decides once: 2 credits per player or 2 points on the satisfaction track.
martians-event-quarantine = Quarantine
martians-event-quarantine-text = Each player discards 1 medicine or puts one action marker (from their own pool first) in an infirmary.
martians-event-poisoning = Poisoning
martians-event-poisoning-text = Each player discards 1 food; players with none put one action marker in an infirmary.
martians-event-rift = The Rift
martians-event-rift-text = The ground splits: the first player removes two face-up excavation tokens next to the machine (or all of them, if there are fewer).
martians-event-fire = Fire
martians-event-fire-text = Put a development token on the rightmost greenhouse field that has none and no marker; if there is no such field, each player discards 1 food if they can.
martians-event-pressure_loss = Pressure Loss
martians-event-pressure_loss-text = Place 1 oxygen token (2 with three or four players; COM: 1 in every player's quarters).
martians-event-loss_of_sterile_air = Loss of Sterile Air
martians-event-loss_of_sterile_air-text = Place 1 disease token (2 with three or four players; COM: 1 in every player's quarters).
martians-event-rtg_failure = RTG Failure
martians-event-rtg_failure-text = The RTG loses half of its remaining energy, rounded up, and gives none until the end of the cycle.
martians-event-m1_south_entrance = South Entrance
martians-event-m1_south_entrance-text = A second way in: exploration +1.
martians-event-m1_sos = S.O.S.
martians-event-m1_sos-text = An old distress call repeats: each player may spend 1 energy to answer and gains 2 reputation.
martians-event-m1_transmitter = Transmitter
martians-event-m1_transmitter-text = The transmitter is found: the antenna mission costs 1 energy less for the rest of the game.
martians-event-m1_key = The Key
martians-event-m1_key-text = The next two expeditions need no supplies.
martians-event-m1_diary = The Diary
martians-event-m1_diary-text = The first player draws 2 regolith cards; everyone may see the event card that the next event step will reveal (in round 3 of this cycle or in round 1 of cycle 4).
martians-event-m1_pantry = The Pantry
martians-event-m1_pantry-text = Each player gains 1 food from the old stores.
martians-event-m1_medic = The Medic
martians-event-m1_medic-text = The medic's cabinet: remove 1 disease token from a quarter the first player names; nothing happens if there is none.
martians-event-m1_apartments = The Apartments
martians-event-m1_apartments-text = Spare bunks: each player frees one marker from the apartments at no cost; exploration +1.
martians-event-rf_agent = The Agent
martians-event-rf_agent-text = A go-between wants a share: each player pays 1 credit or loses 1 reputation.
martians-event-rf_desperate = The Desperate Man
martians-event-rf_desperate-text = A refugee bars the doors: the Education Centre is closed this round, and 1 hunger token is placed.
martians-event-rf_radiation = Radiation Effects
martians-event-rf_radiation-text = Place 1 disease token (2 with four players).
martians-event-rf_careless = Careless Handling
martians-event-rf_careless-text = Each player discards 1 supply or, if they have none, 1 energy.
martians-event-ph_confusion = Confusion
martians-event-ph_confusion-text = The first player marker moves one seat at once, and everyone has 1 time unit less this round.
martians-event-ph_hard_landing = Hard Landing
martians-event-ph_hard_landing-text = One open Lander field (the rightmost without a marker, if there is one) is blocked until the end of the cycle.
martians-event-ph_fuel_leak = Fuel Leak
martians-event-ph_fuel_leak-text = One completed fuel step is lost, if there is one.
martians-event-ph_comms_loss = Loss of Communications
martians-event-ph_comms_loss-text = No mission actions this round.
martians-event-fm_avalanche = Avalanche
martians-event-fm_avalanche-text = Two exploration tokens, picked at random among the face-down ones that are not relics, are removed unseen; nobody learns where the relics are.
martians-event-fm_guide = The Guide
martians-event-fm_guide-text = The expedition may move one hex for free; the first player decides and gets what the token gives.
martians-event-fm_cave = The Cave
martians-event-fm_cave-text = Each player draws 1 regolith card and discards 1 energy if possible.
martians-event-fm_summit = The Summit
martians-event-fm_summit-text = The climb steepens: each advance costs 1 extra energy until the end of the cycle.
martians-event-ds_guests = Uninvited Guests
martians-event-ds_guests-text = Threat +1; place 1 hunger token.
martians-event-ds_food_theft = Food Theft
martians-event-ds_food_theft-text = Each player discards 1 food; if anyone can't, threat +1 (once).
martians-event-ds_threat = The Threat
martians-event-ds_threat-text = Everyone pays 2 credits, or threat +2; the first player decides. Paying is possible only if every player (in SOLO and COOP the pool, for everyone) can pay in full.
martians-event-ds_sabotage = Sabotage
martians-event-ds_sabotage-text = One MOXIE field is blocked until the end of the cycle; the first player (or the pool) loses 2 energy.

## Commissions and hidden goals

martians-commission-com_01 = Soil Sample Crate
martians-commission-com_01-text = Mission action at the Lander: 1 time unit and 2 regolith for 3 reputation.
martians-commission-com_02 = Ice Core
martians-commission-com_02-text = Mission action at the Lander: 1 time unit and 2 ice for 3 reputation.
martians-commission-com_03 = Mixed Core Samples
martians-commission-com_03-text = Mission action at the Lander: 1 time unit and 2 regolith, 2 ice for 5 reputation.
martians-commission-com_04 = Bulk Regolith Shipment
martians-commission-com_04-text = Mission action at the Lander: 1 time unit and 4 regolith for 5 reputation.
martians-commission-com_05 = Deep Ice Shipment
martians-commission-com_05-text = Mission action at the Lander: 1 time unit and 4 ice for 5 reputation.
martians-commission-com_06 = Relay Beacon
martians-commission-com_06-text = Mission action at the Lander: 1 time unit and 3 energy for 3 reputation.
martians-commission-com_07 = Orbital Charging
martians-commission-com_07-text = Mission action at the Lander: 1 time unit and 6 energy for 4 reputation.
martians-commission-com_08 = Landing Site Lights
martians-commission-com_08-text = Mission action at the Lander: 1 time unit and 3 energy, 1 supply for 4 reputation.
martians-commission-com_09 = Spare Parts
martians-commission-com_09-text = Mission action at the Lander: 1 time unit and 2 supplies for 4 reputation.
martians-commission-com_10 = Return Capsule Refit
martians-commission-com_10-text = Mission action at the Lander: 1 time unit and 2 supplies, 2 energy, 1 regolith for 6 reputation.
martians-commission-com_11 = Drinking Water Reserve
martians-commission-com_11-text = Mission action at the Lander: 1 time unit and 2 water for 4 reputation.
martians-commission-com_12 = Water for the Transit Ship
martians-commission-com_12-text = Mission action at the Lander: 1 time unit and 3 water, 1 energy for 5 reputation.
martians-commission-com_13 = Ration Packs
martians-commission-com_13-text = Mission action at the Lander: 1 time unit and 2 food for 5 reputation.
martians-commission-com_14 = Banquet for the Press
martians-commission-com_14-text = Mission action at the Lander: 1 time unit and 3 food, 1 water for 7 reputation.
martians-commission-com_15 = First Aid Kit
martians-commission-com_15-text = Mission action at the Lander: 1 time unit and 1 medicine for 5 reputation.
martians-commission-com_16 = Field Hospital Stock
martians-commission-com_16-text = Mission action at the Lander: 1 time unit and 2 medicine for 9 reputation.
martians-commission-com_17 = Crew Care Package
martians-commission-com_17-text = Mission action at the Lander: 1 time unit and 1 medicine, 1 food for 7 reputation.
martians-commission-com_18 = Expedition Stores
martians-commission-com_18-text = Mission action at the Lander: 1 time unit and 1 food, 1 water, 1 supply, 1 energy for 6 reputation.
martians-commission-com_19 = Yellow Sample
martians-commission-com_19-text = Mission action at the Lander: 1 time unit and 1 yellow mineral card for 3 reputation.
martians-commission-com_20 = Pair of Green Samples
martians-commission-com_20-text = Mission action at the Lander: 1 time unit and 2 green mineral cards for 5 reputation.
martians-commission-com_21 = Mineral Set
martians-commission-com_21-text = Mission action at the Lander: 1 time unit and 1 yellow mineral card, 1 green mineral card, 1 red mineral card for 6 reputation.
martians-commission-com_22 = Geological Atlas
martians-commission-com_22-text = Mission action at the Lander: 1 time unit and 1 energy, 3 mineral cards for 5 reputation.
martians-commission-com_23 = Closed-Loop Demonstration
martians-commission-com_23-text = Mission action at the Lander: 1 time unit and 1 medicine, 2 food, 1 water for 10 reputation.
martians-commission-com_24 = Settlement Starter Kit
martians-commission-com_24-text = Mission action at the Lander: 1 time unit and 2 regolith, 2 supplies, 1 water, 1 food, 1 medicine for 12 reputation.
martians-goal-goal_01 = Power Baron
martians-goal-goal_01-text = At the end of the game, hold (without spending) 9 energy: 3 reputation.
martians-goal-goal_02 = Cistern
martians-goal-goal_02-text = At the end of the game, hold (without spending) 3 water: 4 reputation.
martians-goal-goal_03 = Full Pantry
martians-goal-goal_03-text = At the end of the game, hold (without spending) 3 food: 4 reputation.
martians-goal-goal_04 = Dispensary
martians-goal-goal_04-text = At the end of the game, hold (without spending) 2 medicine: 5 reputation.
martians-goal-goal_05 = Warehouse
martians-goal-goal_05-text = At the end of the game, hold (without spending) 3 supplies: 4 reputation.
martians-goal-goal_06 = Quarry
martians-goal-goal_06-text = At the end of the game, hold (without spending) 3 regolith: 3 reputation.
martians-goal-goal_07 = Ice House
martians-goal-goal_07-text = At the end of the game, hold (without spending) 3 ice: 3 reputation.
martians-goal-goal_08 = Mineralogist
martians-goal-goal_08-text = At the end of the game, hold (without spending) regolith examination cards of 3 different colours; a Proof of Life card stands for one colour of your choice: 4 reputation.
martians-goal-goal_09 = Treasury
martians-goal-goal_09-text = At the end of the game, hold (without spending) 8 credits: 4 reputation.
martians-goal-goal_10 = Full Staff
martians-goal-goal_10-text = At the end of the game, have 2 experts and 2 assistants: 5 reputation.
martians-goal-goal_11 = Field Team
martians-goal-goal_11-text = At the end of the game, have at least 1 Geologist and 1 Scientist: 4 reputation.
martians-goal-goal_12 = Panel of Experts
martians-goal-goal_12-text = At the end of the game, have 2 experts of different kinds: 4 reputation.

## Tiles

martians-research-res_regolith2 = Soil Chemistry
martians-research-res_regolith2-text = Spend 2 time units and 2 regolith: get 8 credits, then discard the tile.
martians-research-res_ice2 = Ice Core Study
martians-research-res_ice2-text = Spend 2 time units and 2 ice: get 8 credits, then discard the tile.
martians-research-res_mixed2 = Permafrost Profile
martians-research-res_mixed2-text = Spend 2 time units and 1 regolith, 1 ice: get 8 credits, then discard the tile.
martians-research-res_quick_regolith = Dust Sieving
martians-research-res_quick_regolith-text = Spend 1 time unit and 2 regolith: get 5 credits, then discard the tile.
martians-research-res_quick_ice = Melt Test
martians-research-res_quick_ice-text = Spend 1 time unit and 2 ice: get 5 credits, then discard the tile.
martians-research-res_yellow = Yellow Mineral Assay
martians-research-res_yellow-text = Spend 2 time units and 1 yellow mineral card: get 10 credits, then discard the tile.
martians-research-res_green = Green Mineral Assay
martians-research-res_green-text = Spend 2 time units and 1 green mineral card: get 9 credits, then discard the tile.
martians-research-res_red = Red Mineral Assay
martians-research-res_red-text = Spend 2 time units and 1 red mineral card: get 8 credits, then discard the tile.
martians-research-res_yellow_green = Weathering Sequence
martians-research-res_yellow_green-text = Spend 2 time units and 1 yellow mineral card, 1 green mineral card: get 13 credits, then discard the tile.
martians-research-res_set3 = Mineral Atlas
martians-research-res_set3-text = Spend 3 time units and 1 yellow mineral card, 1 green mineral card, 1 red mineral card: get 17 credits, then discard the tile.
martians-research-res_red2 = Iron Oxide Series
martians-research-res_red2-text = Spend 2 time units and 2 red mineral cards: get 12 credits, then discard the tile.
martians-research-res_bulk = Bulk Samples for Earth
martians-research-res_bulk-text = Spend 3 time units and 2 regolith, 2 ice: get 13 credits, then discard the tile.
martians-crop-crop_tubers = Tubers
martians-crop-crop_tubers-text = Harvest: pay 1 energy and 1 water (and 1 time unit), get 2 food.
martians-crop-crop_legumes = Legumes
martians-crop-crop_legumes-text = Harvest: pay 1 energy, 1 water and 1 supply (and 1 time unit), get 3 food.
martians-crop-crop_herbs = Medicinal herbs
martians-crop-crop_herbs-text = Harvest: pay 1 energy and 2 water (and 1 time unit), get 1 food and 1 medicine.
martians-exploration-xpl_relic = Relic
martians-exploration-xpl_relic-text = The expedition finds a relic: relic counter +1, and the acting player (or the colony) gains 2 reputation.
martians-exploration-xpl_regolith = Loose rock
martians-exploration-xpl_regolith-text = Gain 2 regolith.
martians-exploration-xpl_ice = Ice pocket
martians-exploration-xpl_ice-text = Gain 2 dirty ice.
martians-exploration-xpl_mineral = Vein
martians-exploration-xpl_mineral-text = Draw 2 regolith examination cards.
martians-exploration-xpl_hazard = Rockfall
martians-exploration-xpl_hazard-text = Lose 1 supply or put one of your action markers in the infirmary.
martians-exploration-xpl_trail = Clear trail
martians-exploration-xpl_trail-text = The expedition may immediately advance one more hex without paying.

## Scenarios

martians-scenario-new_schedule = New Schedule
martians-scenario-new_schedule-text = The agency brings the next flights forward. Finish every facility, enlarge the base and stock reception modules before the fourth cycle ends, while the first arrivals are already eating.
martians-condition-ns_built = Facilities built
martians-condition-ns_built-text = All four unbuilt facilities are built.
martians-condition-ns_dev = Base enlarged
martians-condition-ns_dev-text = At least 1 / 1 / 3 / 5 development tokens (1 / 2 / 3 / 4 players) are gone.
martians-requirement-ns_reception = Prepare a reception module
martians-requirement-ns_reception-text = Store supplies and rations for the newcomers.
martians-scenario-dust_devil = Dust Devil
martians-scenario-dust_devil-text = A giant dust devil is wandering towards the base. Wall it in, set up masts and keep enough generators running.
martians-requirement-dd_barrier = Raise a dust barrier
martians-requirement-dd_barrier-text = Pile regolith walls around the base.
martians-requirement-dd_mast = Set up a storm mast
martians-requirement-dd_mast-text = Erect a warning and grounding mast.
martians-condition-dd_power = Generators running
martians-condition-dd_power-text = At least 3 / 3 / 5 / 7 energy installations stand.
martians-scenario-botanical_capsule = Botanical Capsule
martians-scenario-botanical_capsule-text = A sealed capsule with seedlings must be brought to life. Prepare its soil, plant its beds and keep a variety of crops going.
martians-requirement-bc_bed = Plant a bed
martians-requirement-bc_bed-text = Plant and water one bed of the capsule.
martians-requirement-bc_soil = Prepare soil
martians-requirement-bc_soil-text = Mix sifted regolith with a tested mineral.
martians-condition-bc_crops = Variety of crops
martians-condition-bc_crops-text = At the end, at least 2 (four players: 3) different kinds of crop tile lie on corporation cards. SOLO has one card with room for one tile; there, 2 different kinds must have been on the card during the game.
martians-scenario-force_field = Force Field
martians-scenario-force_field-text = A force field will shield the base from radiation. Find the minerals for its lenses, raise the pylons and feed it with energy.
martians-requirement-ff_emitter_yellow = Emitter with yellow lens
martians-requirement-ff_emitter_yellow-text = One emitter needs a yellow mineral.
martians-requirement-ff_emitter_green = Emitter with green lens
martians-requirement-ff_emitter_green-text = One emitter needs a green mineral.
martians-requirement-ff_emitter_red = Emitter with red lens
martians-requirement-ff_emitter_red-text = With three or four players two emitters need a red mineral; with one or two players none does.
martians-requirement-ff_pylon = Pylon
martians-requirement-ff_pylon-text = Pylons carry the emitters.
martians-requirement-ff_switch = Switch on
martians-requirement-ff_switch-text = Once all emitters and pylons stand, feed the field once.
martians-scenario-mars_one = Mars One
martians-scenario-mars_one-text = The camp of the vanished reality-show crew lies nearby. Explore it room by room, report to Earth and bury the dead.
martians-requirement-m1_expedition = Expedition to the old base
martians-requirement-m1_expedition-text = Explore one room of the abandoned base (events may count as rooms; the counter must reach 4 / 4 / 8 / 11).
martians-requirement-m1_antenna = Raise the antenna
martians-requirement-m1_antenna-text = Send the findings to Earth; only while the exploration counter shows at least 3 rooms, however you got them.
martians-requirement-m1_memorial = Bury the dead
martians-requirement-m1_memorial-text = Lay the first settlers to rest.
martians-scenario-refugees = Refugees
martians-scenario-refugees-text = Survivors from elsewhere knock at the airlock. Admit every one of them, feed them and build room for them.
martians-requirement-rf_admit = Admit a refugee
martians-requirement-rf_admit-text = Feed, treat and wash one waiting refugee; at most as many as have arrived.
martians-requirement-rf_shelter = Build a shelter
martians-requirement-rf_shelter-text = Add living space.
martians-scenario-mission_to_phobos = Mission to Phobos
martians-scenario-mission_to_phobos-text = A small ship is bound for the moon Phobos. Assemble it, fuel it with cracked ice, load provisions and launch.
martians-requirement-ph_hull = Hull section
martians-requirement-ph_hull-text = Assemble one section of the ascent stage.
martians-requirement-ph_fuel = Make fuel
martians-requirement-ph_fuel-text = Crack dirty ice into propellant.
martians-requirement-ph_provisions = Load provisions
martians-requirement-ph_provisions-text = Rations for the crew.
martians-requirement-ph_launch = Launch
martians-requirement-ph_launch-text = Launch when hull, fuel and provisions are complete.
martians-scenario-face_of_mars = Face of Mars
martians-scenario-face_of_mars-text = An expedition climbs the famous rock formation. Find relics on the way and reach the summit.
martians-requirement-fm_advance = Advance the expedition
martians-requirement-fm_advance-text = Move one hex. The number is only a guide; what counts is the relics and the summit.
martians-requirement-fm_camp = Camp
martians-requirement-fm_camp-text = Supply the climbers: after every third advance, set up a camp before the next. You need a camp only to go on; the number is only a guide.
martians-condition-fm_relics = Relics recovered
martians-condition-fm_relics-text = At least 1 / 1 / 2 / 3 relics are recovered.
martians-condition-fm_summit = Summit reached
martians-condition-fm_summit-text = The expedition has reached the top row.
martians-scenario-dark_side_of_mars = Dark Side of Mars
martians-scenario-dark_side_of_mars-text = The former convicts' outpost has turned hostile. Secure its sectors and trade for peace before the threat overwhelms the colony.
martians-requirement-ds_patrol = Secure a sector
martians-requirement-ds_patrol-text = Secure one of the four sectors (each once); threat -1.
martians-requirement-ds_parley = Parley
martians-requirement-ds_parley-text = Trade rations for peace; threat -1 (not below 0). You may repeat this beyond the required number, as often as you like.
martians-condition-ds_calm = Calm
martians-condition-ds_calm-text = Threat is 2 or lower at the end.
martians-scenario-underground_colony = Underground Colony
martians-scenario-underground_colony-text = Radiation drives the settlers below ground. Dig, brace and seal a chain of chambers.
martians-requirement-uc_chamber = Dig a chamber
martians-requirement-uc_chamber-text = Hollow out and brace one chamber.
martians-requirement-uc_airlock = Fit an airlock
martians-requirement-uc_airlock-text = Seal the tunnels.
martians-condition-uc_dug = Ground dug away
martians-condition-uc_dug-text = At least 9 / 9 / 14 / 18 excavation tokens have left the area, dug away or lost to an event.
martians-scenario-catastrophe = Catastrophe
martians-scenario-catastrophe-text = An accident has gutted the base. Clear the debris, rebuild everything and leave an energy reserve.
martians-condition-ca_built = Facilities rebuilt
martians-condition-ca_built-text = All four facilities are rebuilt.
martians-condition-ca_dev = Base enlarged
martians-condition-ca_dev-text = At least 2 / 2 / 4 / 6 development tokens are gone.
martians-requirement-ca_debris = Clear debris
martians-requirement-ca_debris-text = Clear the wreckage; gain 1 regolith each time.
martians-condition-ca_reserve = Energy reserve
martians-condition-ca_reserve-text = At the end the players together hold at least 4 / 4 / 6 / 8 energy.
martians-scenario-vastitas_borealis = Vastitas Borealis
martians-scenario-vastitas_borealis-text = The colony reaches out to the ice plains of the far north: wells, a pipeline and full tanks, in bitter cold.
martians-requirement-vb_pump = Drill a pumping well
martians-requirement-vb_pump-text = Sink a well into the northern ice.
martians-requirement-vb_pipeline = Lay pipeline
martians-requirement-vb_pipeline-text = Connect the wells to the base.
martians-requirement-vb_tank = Fill a tank
martians-requirement-vb_tank-text = Fill a storage tank.
martians-scenario-the_end = The End
martians-scenario-the_end-text = Earth falls silent. The colony must prove that it can live on its own.
martians-condition-te_tech = Colony technologies
martians-condition-te_tech-text = 1 / 1 / 2 / 3 colony technologies are developed.
martians-condition-te_alive = Nobody lost
martians-condition-te_alive-text = No colonist token shows a skull.
martians-requirement-te_cache = Fill a cache
martians-requirement-te_cache-text = Lay in reserves.
martians-requirement-te_workshop = Set up a workshop
martians-requirement-te_workshop-text = Replace imports with home-made goods.

## Actions

martians-action-claim = Claim {$quarter}
martians-action-keep = Keep {$goal}: {$text}
martians-action-lay = Put the dead colonist in round {$round}
martians-action-choose-first = The card's first option
martians-action-choose-second = The card's second option
martians-action-bear = {$colour} takes the unpaid share
martians-action-yield = Take the marker from {$building}
martians-action-from = Take it from {$quarter}
martians-action-collapse = Lose the token on hex {$hex}
martians-action-place = Place a marker: {$building}, field {$field}
martians-action-oxygen = Make oxygen for {$quarter}
martians-action-build = Build: {$building}
martians-action-upgrade = Upgrade: {$building}, field {$field}
martians-action-install = Install: {$installation}
martians-action-medicine = Make 1 medicine
martians-action-water = Treat dirty ice into 2 drinking water
martians-action-take = Take from the token on hex {$hex}
martians-action-crystals = Take {$regolith} regolith and {$ice} dirty ice
martians-action-crystals-none = Take nothing
martians-action-crystals-regolith = Take {$regolith} regolith
martians-action-crystals-ice = Take {$ice} dirty ice
martians-action-drive = Move the machine to hex {$hex}
martians-action-examine = Examine the regolith just taken
martians-action-research = Research: {$tile}. {$text}
martians-action-supplies = Order supplies: {$n}
martians-action-mission = Mission: {$requirement}. {$text}
martians-action-commission = Commission: {$commission}. {$text}
martians-action-proof = Hand in a Proof of Life
martians-action-spend = Spend a card: {$mineral}
martians-action-enter = Enter row {$row}, column {$column}
martians-action-harvest = Harvest
martians-action-crop = Take a crop tile: {$crop}. {$text}
martians-action-hire = Hire: {$expert}. {$text}
martians-action-train = Hire: {$assistant}. {$text}
martians-action-colony = Colony technology: {$technology}. {$text}
martians-action-corporation = Corporation technology: {$technology}. {$text}
martians-action-rest = Recreation: recall markers for 1 time unit
martians-action-recall = Recall the marker from {$building}
martians-action-recover = Recover a marker: {$zone}, {$quarter}
martians-action-rtg = Draw 1 energy from the RTG for 1 reputation
martians-action-expert = Use the expert {$expert}: {$text}
martians-action-offer = Make an offer to {$colour}
martians-action-give = Give 1 {$resource}
martians-action-ask = Ask for 1 {$resource}
martians-action-send = Send the offer
martians-action-accept = Accept the offer
martians-action-refuse = Refuse the offer
martians-action-withdraw = Withdraw the offer
martians-action-show = Show everyone the top weather card
martians-action-refugees = Take 1 supply from the refugees
martians-action-end = End the turn
martians-action-deliver = Deliver {$product} to {$quarter}
martians-action-done = Nothing more
martians-action-stay = Stay here
martians-action-finish = End the game now
martians-action-play_on = Play on

# What the options of cards do

martians-choose-nothing = Do nothing
martians-choose-gain = Take {$resource}: {$n}
martians-choose-lose = Lose {$resource}: {$n}
martians-choose-lose_each = Everyone loses {$resource}: {$n}
martians-choose-pay = Pay {$resource}: {$n}, and gain {$gained}: {$gain}
martians-choose-confine = Put a marker in the {$zone}
martians-choose-crop = Take a crop tile
martians-choose-expedition = Move the expedition for free
martians-choose-counter = Mission counter +{$n}

## Questions

martians-question-claim = {$colour}: claim a quarter for the whole game.
martians-question-claim-help = Only its people count for you: their hunger, disease and lack of air cost you workers and points.
martians-question-goals = Keep one hidden goal; the others are passed on.
martians-question-goals-help = It scores at the end of the game and stays secret. Keep one you can work on in every cycle.
martians-question-lay = {$colour}: in which round do you put a dead colonist? ({$left} to place)
martians-question-lay-help = In that round you take no turn in this cycle. Choose the round in which you can do without one.
martians-question-choose = {$colour} decides: {$event}. {$text}
martians-question-choose-help = The card leaves you a choice. Point at an option to see what it costs and what it brings.
martians-question-bear = {$colour}: who takes an unpaid share? ({$left} left)
martians-question-bear-help = The colony could not pay for everyone. Whoever takes the share suffers what the card says.
martians-question-confine = {$colour}: which marker goes to the {$zone} of {$quarter}?
martians-question-confine-help = Something was missing in this quarter, so a marker is out of work until you buy it back. Choose one you need least where it stands.
martians-question-remove = {$colour}: from which quarter do you remove one {$token}? ({$left} left)
martians-question-remove-help = A demand less in this quarter. Look first where a single token is left: then nothing happens there at the end of the cycle.
martians-question-crop = {$colour}: which crop tile?
martians-question-crop-help = The tile decides what your harvest costs and yields from now on. You hold one at a time.
martians-question-rift = {$colour}: which excavation token is lost? ({$left} left)
martians-question-rift-help = It leaves the game with its crystals. Give up one that shows few, or that the machine will not reach.
martians-question-enter = {$colour}: where does the expedition go?
martians-question-enter-help = The expedition turns up what lies there, good or bad. You need certain finds for the mission.
martians-question-turn = {$colour}: your turn, {$time ->
    [one] {$time} time unit
   *[other] {$time} time units
  } left.
martians-question-turn-help = Put a marker on a free field of a building and do its actions; each costs time and goods. The colony needs air, food and medicine before the cycle ends.
martians-question-must = {$colour}: which action of {$building}?
martians-question-must-help = Your marker stands here, so you do at least one action now. The others of this building you may do later in this turn.
martians-question-dig = {$colour}: the excavation continues.
martians-question-dig-help = You take crystals from one token, and the machine moves one step. Taking first empties this token; moving first turns up new ones.
martians-question-crystals = {$colour}: which crystals? At most {$limit}.
martians-question-crystals-help = Regolith is for building, ice becomes water. What you leave is lost, because the token is removed.
martians-question-pay = {$colour}: which card do you spend? ({$left} left)
martians-question-pay-help = The examination card is gone afterwards. Spend the kind that you need least for other research or for the mission.
martians-question-rest = {$colour}: which markers come back?
martians-question-rest-help = Recreation costs one unit of time for any number. Markers that come back can work again at once.
martians-question-builder = {$colour}: what does the Builder do?
martians-question-builder-help = The Builder lets you construct, upgrade or install without a marker at the building. You still pay the materials.
martians-question-offer = {$colour}: what do you offer to {$partner}?
martians-question-offer-help = Both sides give at once, and a side may give nothing. A promise to pay later binds nobody.
martians-question-answer = {$colour}: do you accept {$partner}'s offer?
martians-question-answer-help = If you accept, the goods change hands at once. If you refuse, nothing happens.
martians-question-finish = {$colour}: the mission is complete and nothing is missing. End the game now? It ends only if everyone agrees.
martians-question-finish-help = The highest score wins at once. Play on only if you can still catch up.
martians-question-waiting = {$partner} is considering your offer.
martians-question-waiting-help = Nothing changes hands before the answer comes.
martians-question-deliver = {$colour}: deliver up to {$left ->
    [one] one more product
   *[other] {$left} more products
  }.
martians-question-deliver-help = Food removes hunger and medicine removes disease; both bring reputation. What is left at the end of the cycle costs you workers.

## Refusals

martians-refusal-over = The game is over.
martians-refusal-not-yours = This is not your decision.
martians-refusal-not-now = Not now.
martians-refusal-must-act = The marker you just placed must act first.
martians-refusal-short = Not enough {$what}: {$short} short.
martians-refusal-time = You need {$need ->
    [one] {$need} time unit
   *[other] {$need} time units
  } and have {$have} left.
martians-refusal-slow = Time units needed: {$need}, 1 of them for the unfinished field; you have {$have}.
martians-refusal-cards = Cards needed ({$what}): {$need}; you have {$have}.
martians-refusal-no-marker = You have no marker in your pool.
martians-refusal-occupied = There is a marker on this field.
martians-refusal-unavailable = This field of {$what} is not in use.
martians-refusal-closed = A card has closed this for now.
martians-refusal-not-built = {$what} is not built.
martians-refusal-already-here = Your marker is already working here: {$what}.
martians-refusal-nothing-possible = There is no action you can pay for and carry out here: {$what}.
martians-refusal-not-placed = You placed no marker here this turn: {$what}.
martians-refusal-earlier-turn = You placed your marker here in an earlier turn: {$what}.
martians-refusal-used = This marker has already performed this action: {$what}.
martians-refusal-no-token = There is no {$what} to remove.
martians-refusal-other-quarter = {$what} is not your quarter.
martians-refusal-built-already = {$what} is already built.
martians-refusal-finished-already = This field of {$what} has no development token.
martians-refusal-installations = You own {$have ->
    [one] 1 installation
   *[other] {$have} installations
  }; {$need} is the limit.
martians-refusal-no-dig = There is no token to use.
martians-refusal-last-dig = The machine must move first: otherwise no other token would be left to move to.
martians-refusal-too-many = At most {$need ->
    [one] 1 crystal
   *[other] {$need} crystals
  }; that would be {$have}.
martians-refusal-token-shows = The token does not show that many.
martians-refusal-away = The machine must not move away from face-down tokens.
martians-refusal-too-far = The machine moves only one step.
martians-refusal-no-regolith = You took no regolith with this marker this turn.
martians-refusal-no-cards-left = There is no examination card left to draw.
martians-refusal-not-shown = Not on display: {$what}.
martians-refusal-step-complete = This step is complete: {$what}.
martians-refusal-step-later = This comes first: {$what}.
martians-refusal-step-counter = {$what}: the counter must show {$need}, and it shows {$have}.
martians-refusal-camp-first = The expedition needs a camp first.
martians-refusal-camp-later = A camp comes after every third advance.
martians-refusal-supplies-limit = Supplies: at most {$need}.
martians-refusal-earth-silent = Earth is silent: no research can be turned in.
martians-refusal-no-proof = You have no Proof of Life.
martians-refusal-not-asked = You can't spend this card now: {$what}.
martians-refusal-not-next-to = The expedition is not next to this space.
martians-refusal-no-crop = The Greenhouses have no such tile: {$what}.
martians-refusal-same-crop = You already grow this crop: {$what}.
martians-refusal-card-full = Your card is full: {$have} of {$need}.
martians-refusal-developed = Already developed: {$what}.
martians-refusal-nobody-out = You have no marker on an action field.
martians-refusal-not-there = You have no marker there: {$what}.
martians-refusal-rtg-empty = The RTG is empty.
martians-refusal-rtg-used = The RTG has already been used this turn.
martians-refusal-no-expert = You do not employ this expert: {$what}.
martians-refusal-expert-used = Already used this round: {$what}.
martians-refusal-no-trade = There is no trading at this table.
martians-refusal-no-partner = There is nobody to trade with there.
martians-refusal-offers-spent = {$have} of your offers came to nothing this turn; {$need} is the limit.
martians-refusal-offer-empty = There is nothing to trade.
martians-refusal-offer-full = An offer holds at most {$need ->
    [one] 1 unit
   *[other] {$need} units
  } per side.
martians-refusal-no-report = You have no Weather Reports to show.
martians-refusal-shown-already = Everyone already knows this card.
martians-refusal-no-refugees = No refugee has been admitted yet.
martians-refusal-helped-already = The refugees have already helped this round.
martians-refusal-claimed = {$what} is already claimed.
martians-refusal-not-dealt = You do not hold this goal: {$what}.
martians-refusal-round-taken = You already have a token in this round.
martians-refusal-round-locked = Your fourth colonist is locked, so round 4 is not open.
martians-refusal-option-unpayable = You can't meet this option in full, but you can meet another.
martians-refusal-bears-already = {$what} already takes a share.
martians-refusal-none-recalled = Recall a marker first.
martians-refusal-must-move = The machine must move first.

## What happened

martians-event-cycle = Cycle {$cycle} begins.
martians-event-round = Round {$round} of cycle {$cycle} begins.
martians-event-first-player = {$colour} takes the first player marker.
martians-event-claimed = {$colour} claims {$quarter}.
martians-event-kept = {$seat} keeps {$goal}.
martians-event-kept-secretly = {$seat} keeps a hidden goal.
martians-event-goals-handed-on = The other goals are passed to the left.
martians-event-laid = {$colour} puts a dead colonist in round {$round}.
martians-event-grown = A birthrate token is added in {$quarter}.
martians-event-unlocked = {$colour}'s fourth colonist is unlocked.
martians-event-demanded = One {$token} is placed in {$quarter}.
martians-event-revealed = Event: {$event}. {$text}
martians-event-foretold = The next event will be {$event}.
martians-event-turned = Weather: {$weather}. {$text}
martians-event-produced = {$colour} produces {$n} energy.
martians-event-turn = {$colour} takes a turn of {$time ->
    [one] {$time} time unit
   *[other] {$time} time units
  }.
martians-event-placed = {$colour} places a marker: {$building}, field {$field}.
martians-event-gained = {$colour} gains {$resource}: +{$n}.
martians-event-lost = {$colour} loses {$resource}: −{$n}.
martians-event-paid = {$colour} pays {$resource}: −{$n}.
martians-event-removed = {$colour} removes one {$token} from {$quarter}.
martians-event-built = {$colour} builds {$building}.
martians-event-upgraded = {$colour} upgrades {$building}, field {$field}.
martians-event-unfinished = {$building}, field {$field}, is damaged.
martians-event-field-closed = {$building}, field {$field}, is closed for now.
martians-event-installed = {$colour} adds an installation: {$installation}.
martians-event-dug = {$colour} digs {$regolith ->
    [0] {$ice ->
        [0] nothing
       *[other] {$ice} dirty ice
      }
   *[other] {$regolith} regolith{$ice ->
        [0] {""}
       *[other] {" "}and {$ice} dirty ice
      }
  } on hex {$hex}.
martians-event-collapsed = The token on hex {$hex} is lost.
martians-event-drove = {$colour} moves the machine to hex {$hex}.
martians-event-turned-up = Hex {$hex} holds {$dig}.
martians-event-drew = {$colour} draws examination cards: {$n}.
martians-event-drew-openly = {$colour} draws examination cards: yellow {$yellow}, green {$green}, red {$red}, Proof of Life {$proof}.
martians-event-spent = {$colour} spends a card: {$mineral}.
martians-event-researched = {$colour} turns in {$tile}.
martians-event-stepped = {$colour} completes a step: {$requirement}.
martians-event-fulfilled = {$colour} fulfils {$commission}.
martians-event-proved = {$colour} hands in a Proof of Life.
martians-event-counter = The mission counter shows {$n}.
martians-event-entered = {$colour} leads the expedition to row {$row}, column {$column}.
martians-event-found = {$colour} finds: {$exploration}. {$text}
martians-event-crop-taken = {$colour} takes a crop tile: {$crop}.
martians-event-hired = {$colour} hires the expert {$expert}.
martians-event-trained = {$colour} hires the assistant {$assistant}.
martians-event-learned = {$colour} develops {$technology}.
martians-event-recalled = {$colour} recalls the marker from {$building}.
martians-event-recovered = {$colour} recovers a marker: {$zone}, {$quarter}.
martians-event-drew-rtg = {$colour} draws from the RTG.
martians-event-rtg-lost = The RTG loses {$n} energy.
martians-event-used-expert = {$colour} uses the expert {$expert}.
martians-event-offered = {$colour} makes an offer to {$partner}.
martians-event-agreed = {$colour} and {$partner} agree.
martians-event-refused = {$partner} refuses {$colour}'s offer.
martians-event-would-end = {$colour} would end the game now.
martians-event-plays-on = {$colour} wants to play on, so the game goes on.
martians-event-withdrawn = {$colour} withdraws the offer.
martians-event-weather-shown = {$colour} shows the next weather: {$weather}.
martians-event-helped = The refugees help {$colour}.
martians-event-turn-ended = {$colour} ends their turn.
martians-event-delivered = {$colour} delivers {$product} to {$quarter}.
martians-event-died = A colonist of {$colour} dies.
martians-event-confined = A marker of {$colour} goes to the {$zone} of {$quarter}.
martians-event-shuffled = The examination deck is reshuffled.
martians-event-mission-failed = The mission has failed.
martians-event-ended = The game is over.

## Points

martians-source-reputation = Reputation
martians-source-demand = Demand tokens left
martians-source-dead = Dead colonists
martians-source-energy = Energy
martians-source-fourth = Fourth colonist
martians-source-pioneer = Construction Pioneer
martians-source-builder = Builder
martians-source-goals = Hidden goals

## Options

martians-option-players = Players
martians-option-players-help = One in SOLO, two to four in the other variants.
martians-option-variant = Variant
martians-option-variant-help = SOLO: one person leads two colours. CO-OP: a common stock; everyone wins or loses together. SEMI:CO-OP: a common colony with separate stocks. COM: everyone for themselves.
martians-option-scenario = Scenario
martians-option-scenario-help = The colony's mission. SOLO may use commissions instead; COM always does.
martians-option-edition = Rules
martians-option-edition-help = The final rules or those of the prototype.
martians-option-collectors = Collector's edition
martians-option-collectors-help = Adds Proof of Life cards, three experts and nine scenarios.
martians-option-hidden_goals = Hidden goals
martians-option-hidden_goals-help = COM: each player keeps two goals that count at the end.
martians-option-must_succeed = Mission must succeed
martians-option-must_succeed-help = SEMI:CO-OP: if the mission fails, everyone loses.
martians-option-trade = Trade
martians-option-trade-help = SEMI:CO-OP and COM: players may trade and lend.
martians-option-first_player = First player
martians-option-first_player-help = The seat that goes first.
martians-option-surcharge = Unfinished building
martians-option-surcharge-help = Where the extra time unit of a development token is due. It matters where one marker acts twice.
martians-option-surcharge-action = For each action
martians-option-surcharge-placement = Once per marker
martians-option-earthquake = Earthquake
martians-option-earthquake-help = What an Earthquake lowers. It matters where a token shows fewer crystals than you could take.
martians-option-earthquake-result = What you get
martians-option-earthquake-limit = The limit
martians-option-losses = Hunger after deaths
martians-option-losses-help = How many hunger tokens fewer are placed once colonists have died.
martians-option-losses-each = 1 for each death
martians-option-losses-once = 1 in all
martians-option-second = Second place for awards
martians-option-second-help = COM: whether you can be second without a single token.
martians-option-second-anybody = Anybody
martians-option-second-owners = Only with a token
martians-option-early_end = Early end
martians-option-early_end-help = SEMI:CO-OP: what happens when the mission is complete and no demand is left.
martians-option-early_end-agreed = If everyone agrees
martians-option-early_end-automatic = At once
martians-option-manager = Power Plant Manager
martians-option-manager-help = How many credits this expert costs; the rulebooks differ.
martians-option-variant-solo = SOLO.1
martians-option-variant-coop = CO-OP.2
martians-option-variant-semi = SEMI:CO-OP.3
martians-option-variant-com = COM.4
martians-option-edition-final = Final
martians-option-edition-prototype = Prototype
martians-option-scenario-usual = Standard
martians-option-scenario-commissions = Commissions
martians-option-scenario-new_schedule = New Schedule
martians-option-scenario-dust_devil = Dust Devil
martians-option-scenario-botanical_capsule = Botanical Capsule
martians-option-scenario-force_field = Force Field
martians-option-scenario-mars_one = Mars One
martians-option-scenario-refugees = Refugees
martians-option-scenario-mission_to_phobos = Mission to Phobos
martians-option-scenario-face_of_mars = Face of Mars
martians-option-scenario-dark_side_of_mars = Dark Side of Mars
martians-option-scenario-underground_colony = Underground Colony
martians-option-scenario-catastrophe = Catastrophe
martians-option-scenario-vastitas_borealis = Vastitas Borealis
martians-option-scenario-the_end = The End

## The board in words

martians-until-production = in this production
martians-until-round = until the end of the round
martians-until-turn = until the end of the next turn
martians-until-event = until the next event
martians-until-weather = until the next weather
martians-until-cycle = until the end of the cycle
martians-until-game = until the end of the game
martians-board-some = {$count} × {$what}
martians-board-text = {$what}: {$text}
martians-board-next = next: {$what}: {$text}
martians-board-cycle = Cycle {$cycle} of {$of}
martians-board-round = Cycle {$cycle} of {$of}, round {$round}
martians-board-over = the game is over
martians-board-turn = {$colour} has {$time ->
    [one] 1 time unit
   *[other] {$time} time units
  } left
martians-board-rtg_used = the RTG has been used this turn
martians-board-first = {$colour} is first player
martians-board-weather = Weather
martians-board-event = Event
martians-board-cost = {$what} costs {$more ->
    [1] more
   *[0] less
  } ({$resource}: {$n}) {$until}
martians-board-time = {$what} takes {$n ->
    [one] 1 time unit
   *[other] {$n} time units
  } {$more ->
    [1] more
   *[0] less
  } {$until}
martians-board-production = {$what}: {$n} energy {$more ->
    [1] more
   *[0] less
  } {$until}
martians-board-turn_time = every turn has {$n ->
    [one] 1 time unit
   *[other] {$n} time units
  } {$more ->
    [1] more
   *[0] less
  } {$until}
martians-board-no_action = not possible {$until}: an action of {$what}
martians-board-closed = {$what} is closed {$until}
martians-board-closed_field = field {$field} of {$what} is closed {$until}
martians-board-closed_rtg = the RTG is closed {$until}
martians-board-offer = {$colour} offers {$partner}
martians-board-gives = gives {$count} × {$resource}
martians-board-asks = asks for {$count} × {$resource}
martians-board-quarter = In {$quarter}
martians-board-quarter_of = In {$quarter} ({$colour})
martians-board-no_demand = no demand
martians-board-birthrate = birthrate {$count}
martians-board-confined = {$colour} in the {$zone}: {$count ->
    [one] 1 marker
   *[other] {$count} markers
  }
martians-board-debt = {$colour} owes {$count ->
    [one] 1 credit
   *[other] {$count} credits
  }
martians-board-colony = Colony
martians-board-satisfaction = satisfaction {$count}
martians-board-reputation = reputation {$count}
martians-board-technology = {$what} developed
martians-board-rtg = {$count} energy in the RTG
martians-board-colour = {$colour} ({$seat})
martians-board-hand = {$count ->
    [one] 1 examination card
   *[other] {$count} examination cards
  }
martians-board-pool = {$count ->
    [one] 1 marker free
   *[other] {$count} markers free
  }
martians-board-living = {$count ->
    [one] 1 colonist
   *[other] {$count} colonists
  }{$dead ->
    [0] {""}
   *[other] , {$dead} dead
  }
martians-board-grave = no turn in round {$round}
martians-board-next_turn = next turn {$n ->
    [one] 1 time unit
   *[other] {$n} time units
  } {$more ->
    [1] more
   *[0] less
  }
martians-board-kept_construction = {$count ->
    [one] 1 construction token kept
   *[other] {$count} construction tokens kept
  }
martians-board-kept_development = {$count ->
    [one] 1 development token kept
   *[other] {$count} development tokens kept
  }
martians-board-corporation = Corporation of {$seat}
martians-board-expert = {$what}
martians-board-expert_used = {$what} (used this round)
martians-board-crop = growing {$what}
martians-board-building = {$what}
martians-board-unbuilt = not built yet
martians-board-field_taken = field {$field} {$colour}
martians-board-field_unavailable = field {$field} unavailable
martians-board-field_undeveloped = field {$field} undeveloped
martians-board-field_free = field {$field} free
martians-board-excavation = Excavation area
martians-board-machine = machine on hex {$hex}
martians-board-dig = hex {$hex}: {$regolith} regolith, {$ice} ice ({$steps ->
    [0] under the machine
    [one] 1 step away
   *[other] {$steps} steps away
  })
martians-board-buried = {$count ->
    [one] 1 token face down
   *[other] {$count} tokens face down
  }
martians-board-mission = Mission: {$what}
martians-board-failed = it has failed
martians-board-step = {$what} {$of ->
    [0] {$done}
   *[other] {$done} of {$of}
  }{$complete ->
    [1] {" "}(complete)
   *[0] {""}
  }
martians-board-holds = {$what}: done
martians-board-lacks = {$what}: not yet ({$text})
martians-board-counter = counter {$count}
martians-board-expedition = Expedition
martians-board-stands = in row {$row}, column {$column}
martians-board-waits = not yet under way
martians-board-found = {$what} in row {$row}, column {$column}
martians-board-research = Research: {$what}{$count ->
    [1] {""}
   *[other] {" "}({$count})
  }
martians-board-commission = Commission: {$what}
martians-board-display = People and crops on offer
martians-board-own = Only you know
martians-board-dealt = to choose from: {$what} ({$text})
martians-board-goal = goal {$what} ({$text})
martians-board-handed = handed on: {$what}
martians-board-revealed = Revealed by {$seat}

## What kind of thing lies in the box

martians-kind-expert = Expert
martians-kind-assistant = Assistant
martians-kind-weather = Weather
martians-kind-mineral = Mineral
martians-kind-event = Event
martians-kind-commission = Commission
martians-kind-hidden_goal = Hidden goal
martians-kind-research = Research
martians-kind-crop = Crop
martians-kind-exploration = Exploration
martians-kind-technology = Technology
martians-kind-scenario = Scenario
martians-kind-excavation = Excavation token
martians-kind-building = Building
martians-kind-board = Printed on a board
martians-pieces-expert = { $count ->
    [one] { $count } expert card
   *[other] { $count } expert cards
}
martians-pieces-assistant = { $count ->
    [one] { $count } assistant card
   *[other] { $count } assistant cards
}
martians-pieces-weather = { $count ->
    [one] { $count } weather card
   *[other] { $count } weather cards
}
martians-pieces-mineral = { $count ->
    [one] { $count } examination card
   *[other] { $count } examination cards
}
martians-pieces-event = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
martians-pieces-commission = { $count ->
    [one] { $count } commission
   *[other] { $count } commissions
}
martians-pieces-hidden_goal = { $count ->
    [one] { $count } hidden goal
   *[other] { $count } hidden goals
}
martians-pieces-research = { $count ->
    [one] { $count } research tile
   *[other] { $count } research tiles
}
martians-pieces-crop = { $count ->
    [one] { $count } crop tile
   *[other] { $count } crop tiles
}
martians-pieces-exploration = { $count ->
    [one] { $count } exploration token
   *[other] { $count } exploration tokens
}
martians-pieces-technology = { $count ->
    [one] { $count } technology
   *[other] { $count } technologies
}
martians-pieces-scenario = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}
martians-pieces-excavation = { $count ->
    [one] { $count } excavation token
   *[other] { $count } excavation tokens
}
martians-pieces-building = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
martians-pieces-board = { $count ->
    [one] { $count } value printed on the boards
   *[other] { $count } values printed on the boards
}

## The board on the page

martians-sources =
    Polish rulebook: the final rules in Polish, the original; § is the heading in it
    German rulebook: the final rules in German
    prototype rulebook: the English rules of the prototype, older than the game that was sold
    MA-…: a rule or ruling on the rules page
martians-web-manager = Pay { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} and 2 energy: gain 2 reputation.
martians-web-board = The colony
martians-web-power = Energy
martians-web-work-make_oxygen = Oxygen
martians-web-work-build = Build
martians-web-work-develop = Upgrade
martians-web-work-install = Install
martians-web-work-make_medicine = Make
martians-web-work-treat_water = Treat
martians-web-work-excavate = Excavate
martians-web-work-examine = Examine
martians-web-work-research = Research
martians-web-work-supplies = Supplies
martians-web-work-mission = Mission
martians-web-work-harvest = Harvest
martians-web-work-change_crop = New crop
martians-web-work-hire = Hire
martians-web-work-colony_technology = Colony
martians-web-work-corporation_technology = Corporation
martians-web-round = Round { $round }
martians-web-hex = Hex { $hex }
martians-web-face-down = face down
martians-web-dug = dug out
martians-web-dig-limit = At most { $limit ->
    [one] 1 crystal
   *[other] { $limit } crystals
  }
martians-web-no-demand = No demand left
martians-web-no-event = No event yet
martians-web-next-weather = Next weather: { $weather }
martians-web-markers = Markers and colonists
martians-web-rest = Recreation
martians-web-common-stock = Common stock
martians-web-own-stock = Your stock
martians-web-satisfaction = colony satisfaction
martians-web-cards = Examination cards
martians-web-corporation = Corporation
martians-web-crop-printed = Printed crop
martians-web-expert = Expert
martians-web-assistant = Assistant
martians-web-used = used
martians-web-technologies = Corporation technologies
martians-web-kind-expert = Expert
martians-web-kind-assistant = Assistant
martians-web-kind-weather = Weather
martians-web-kind-mineral = Examination card
martians-web-kind-event = Event
martians-web-kind-commission = Commission
martians-web-kind-goal = Hidden goal
martians-web-kind-research = Research tile
martians-web-kind-crop = Crop tile
martians-web-kind-exploration = Exploration token
martians-web-kind-scenario = Mission
martians-web-kind-technology = Technology
martians-web-kind-building = Building
martians-web-piles = Decks and discard piles
martians-web-pile = { $name }: { $deck } in the deck
martians-web-pile-both = { $name }: { $deck } in the deck, { $spent } discarded
martians-web-pile-past = { $name }: { $spent } so far
martians-web-about-energy = Pays for most actions. Solar panels and wind farms make it at the start of rounds 1 and 3.
martians-web-about-regolith = Dug at the Excavation. Pays for construction, research and missions; examine it to draw cards.
martians-web-about-ice = Dug at the Excavation. Water Treatment turns 1 into 2 drinking water.
martians-web-about-water = Needed for harvests and medicine.
martians-web-about-supplies = Ordered at the Lander, 1 per time unit. Needed for construction and medicine.
martians-web-about-food = Harvested in the Greenhouses. Deliver it at the end of a turn to remove a hunger token.
martians-web-about-medicine = Made in the Hospital. Deliver it at the end of a turn to remove a disease token.
martians-web-about-credits = Earned with research. They pay for experts and assistants, and for markers in the apartments.
martians-web-about-reputation = Your score. In SOLO and CO-OP it is the satisfaction of the whole colony.
martians-web-about-oxygen = At the end of the cycle, a quarter with an oxygen token costs each affected player a colonist. MOXIE removes it.
martians-web-about-disease = At the end of the cycle, a quarter with a disease token sends one marker of each affected player to the infirmary. Medicine removes it.
martians-web-about-hunger = At the end of the cycle, a quarter with a hunger token sends one marker of each affected player to the apartments. Food removes it.
martians-web-about-infirmary = It costs 1 time unit to bring a marker back from here.
martians-web-about-apartments = It costs 2 credits to bring a marker back from here.
martians-web-about-solar = Makes 2 energy for its owner at the start of rounds 1 and 3; weather and Solar Cells change this.
martians-web-about-wind = Makes 2 energy for its owner at the start of rounds 1 and 3; weather and Kinetic Power change this.

# Why the game ended as it did

martians-epilogue-needs = What the colony lacked
martians-epilogue-demand = {$quarter}: {$count ->
    [one] {$count} demand token left
   *[other] {$count} demand tokens left
  }
martians-epilogue-dead = {$count ->
    [one] {$count} colonist died
   *[other] {$count} colonists died
  }
martians-epilogue-tie = Tied on points: whoever has more credits is ahead
martians-epilogue-credits = {$seat}: {$count ->
    [one] {$count} credit
   *[other] {$count} credits
  }

## Icons in the guide

martians-web-icons-goods = What the colony has
martians-web-icons-people = People and needs
martians-web-icons-buildings = Buildings
martians-web-icons-technologies = Technologies
martians-web-icons-staff = Experts and assistants
martians-web-icons-weather = Weather
martians-web-icons-finds = Finds and crops
martians-web-icon-time = Time unit
martians-web-icon-time-about = You have 3 in a turn. Most actions cost 1.
martians-web-icon-birthrate = Birthrate token
martians-web-icon-birthrate-about = Three of them unlock the fourth colonist.
martians-web-icon-colonist = Colonist
martians-web-icon-colonist-about = Each living one takes a turn in a cycle.
martians-web-icon-skull = Dead colonist
martians-web-icon-skull-about = Takes no more turns.
martians-web-icon-lock = Locked
martians-web-icon-lock-about = Can’t be used yet.
martians-web-icon-rest-about = Costs 1 time unit and brings your markers back.
martians-web-icon-trade-about = Players may swap goods in a turn.
martians-web-icon-rtg = RTG
martians-web-icon-rtg-about = Once a turn: 1 energy for 1 reputation.
martians-web-icon-card-about = Drawn when you examine regolith.
martians-web-about-moxie = Makes air to breathe: it removes oxygen tokens from the quarters.
martians-web-about-construction = Finishes buildings, makes fields faster, and installs solar panels and wind farms.
martians-web-about-hospital = Makes medicine. Medicine removes disease.
martians-web-about-water_plant = Turns dirty ice into drinking water.
martians-web-about-excavation = The machine digs up regolith and ice. Regolith can be examined here.
martians-web-about-lander = Research for credits, order supplies, and work on the mission.
martians-web-about-greenhouses = Harvest food here, or change your crop.
martians-web-about-education = Hire experts and assistants. They help you for the rest of the game.
martians-web-about-laboratory = Develop technologies for the colony or for your corporation.
martians-web-about-mineral_any = An examination card of any kind.
martians-web-about-hex = The machine digs here: red stones are regolith, white ones are ice. What was dug is gone.
martians-web-about-field = Put a marker here to use the building. On a field with +1, each action takes one time unit more.
martians-web-about-order = The turns of this round go from left to right. The crown marks the first player.
martians-web-about-cycle = At the end of every cycle the quarters are checked: what is missing there costs markers and colonists.
martians-web-about-counter = A number that the mission counts. The mission says what it is for.
martians-web-about-no-demand = At the end no quarter may lack anything, or the mission fails.
martians-web-about-round = One turn for each colour with a living colonist. Rounds 1 and 3 begin with an event, new weather and energy; round 4 needs a fourth colonist.
martians-web-about-effect = An event or the mission changes the rules here for now.
martians-web-about-pile = The first number is what is still to come, the second what has been used.
martians-web-about-quarter = People live here. What they lack at the end of the cycle costs markers or colonists.
martians-web-about-pool = Markers that can still be placed. Recreation brings placed ones back.
martians-web-about-technologies = Developed technologies. They work to the end of the game.
martians-web-about-kept = Tokens from finished work. At the end, whoever has the most gets points.
martians-web-about-buried = What the tokens that lie face down can still show.
martians-web-about-dig-limit = So many crystals you may take from one token. Geologists raise it, an earthquake lowers it.
martians-web-about-room = Room for somebody you hire in the Education Centre.
martians-web-about-no-event = Events come at the start of rounds 1 and 3, but not in the very first round.
martians-web-about-cell = The expedition goes from hex to hex and turns up what lies there.
martians-web-about-next-weather = The weather that comes next.
martians-web-about-next-time = Time units more or fewer in the next turn.


martians-term-points = reputation
martians-term-people = colonists and markers
martians-term-corporation = staff, crops and technologies of the corporation
martians-term-colony = buildings and technologies of the colony
martians-term-demand = oxygen, hunger and disease tokens in the quarters
martians-term-growth = the birthrate
martians-term-power = energy of the installations
martians-term-stock = goods in stock
martians-term-mission = the mission
martians-theme-points = Gain reputation
martians-theme-people = Look after your people
martians-theme-corporation = Strengthen the corporation
martians-theme-colony = Build up the colony
martians-theme-demand = Feed the colony
martians-theme-growth = Let the colony grow
martians-theme-power = Secure the energy
martians-theme-stock = Fill the stock
martians-theme-mission = Advance the mission

martians-web-by-players = alone { $one } ×, two players { $two } ×, three { $three } ×, four { $four } ×
