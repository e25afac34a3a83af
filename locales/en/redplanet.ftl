## Mission: Red Planet

redplanet-title = Mission: Red Planet
redplanet-about = Crowd your astronauts onto rockets, push rivals off theirs, and hold the zones of Mars that yield the most. Ten rounds, two to six players.

## Zones

redplanet-zone-vastitas_borealis = Vastitas Borealis
redplanet-zone-ausonia = Ausonia
redplanet-zone-hellas = Hellas
redplanet-zone-tritonis_sinus = Tritonis Sinus
redplanet-zone-mare_tyrrhenum = Mare Tyrrhenum
redplanet-zone-sinus_sabaeus = Sinus Sabaeus
redplanet-zone-mare_serpentis = Mare Serpentis
redplanet-zone-syrtis_major = Syrtis Major
redplanet-zone-valles_marineris = Valles Marineris
redplanet-zone-phobos = Phobos

## Resources, colours, places

redplanet-resource-ice = ice
redplanet-resource-sylvanite = sylvanite
redplanet-resource-celerium = celerium

redplanet-colour-yellow = Yellow
redplanet-colour-blue = Blue
redplanet-colour-orange = Orange
redplanet-colour-green = Green
redplanet-colour-purple = Purple
redplanet-colour-grey = Grey

redplanet-dock-1 = dock 1
redplanet-dock-2 = dock 2
redplanet-dock-3 = dock 3
redplanet-dock-4 = dock 4
redplanet-dock-5 = dock 5
redplanet-dock-6 = dock 6
redplanet-flight-1 = the first ship in flight
redplanet-flight-2 = the second ship in flight
redplanet-flight-3 = the third ship in flight
redplanet-flight-4 = the fourth ship in flight
redplanet-flight-5 = the fifth ship in flight
redplanet-flight-6 = the sixth ship in flight
redplanet-ship = Ship

## Characters

redplanet-character-recruiter = Recruiter
redplanet-character-recruiter-text = Board 1 astronaut. Then take all your face-up characters back into your hand, including this one.
redplanet-character-explorer = Explorer
redplanet-character-explorer-text = Board 1 astronaut. Then make up to 3 moves with your astronauts on Mars, each to an adjacent zone.
redplanet-character-scientist = Scientist
redplanet-character-scientist-text = Board 2 astronauts on one or two ships. Then draw an event card, or look at one discovery in play.
redplanet-character-secret_agent = Secret Agent
redplanet-character-secret_agent-text = Board 2 astronauts on two different ships. Then force a docked ship that is not full to launch.
redplanet-character-saboteur = Saboteur
redplanet-character-saboteur-text = Board 1 astronaut. Then destroy a docked ship; its whole crew is lost in space.
redplanet-character-femme_fatale = Femme Fatale
redplanet-character-femme_fatale-text = Board 1 astronaut. Then, in a place where you have an astronaut, replace one of another colour with one from your supply.
redplanet-character-travel_agent = Travel Agent
redplanet-character-travel_agent-text = Board 3 astronauts on one ship, or none at all.
redplanet-character-soldier = Soldier
redplanet-character-soldier-text = Board 1 astronaut. Then kill an astronaut outside the two inner zones. Then bring 1 to 3 of your astronauts from Phobos down to Mars.
redplanet-character-pilot = Pilot
redplanet-character-pilot-text = Board 2 astronauts on one or two ships. Then put a destination token on a docked or launched ship.

## Event cards: missions

redplanet-card-eastern_influence = Eastern Influence
redplanet-card-eastern_influence-text = You have astronauts in 1, 2, 3 or 4 of Vastitas Borealis, Ausonia, Hellas and Tritonis Sinus: 1, 2, 4 or 7 points.
redplanet-card-western_influence = Western Influence
redplanet-card-western_influence-text = You have astronauts in 1, 2, 3 or 4 of Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis and Vastitas Borealis: 1, 2, 4 or 7 points.
redplanet-card-northern_influence = Northern Influence
redplanet-card-northern_influence-text = You have astronauts in 1, 2, 3 or 4 of Mare Serpentis, Vastitas Borealis, Ausonia and Hellas: 1, 2, 4 or 7 points.
redplanet-card-southern_influence = Southern Influence
redplanet-card-southern_influence-text = You have astronauts in 1, 2, 3 or 4 of Hellas, Tritonis Sinus, Mare Tyrrhenum and Sinus Sabaeus: 1, 2, 4 or 7 points.
redplanet-card-strategic_zones = Strategic Zones
redplanet-card-strategic_zones-text = You have the most astronauts in Syrtis Major and Valles Marineris together: 7 points.
redplanet-card-phobos_outpost = Phobos Outpost
redplanet-card-phobos_outpost-text = You have the most astronauts on Phobos: 7 points.
redplanet-card-sylvanite_magnate = Sylvanite Magnate
redplanet-card-sylvanite_magnate-text = You have the most sylvanite tokens: 7 points.
redplanet-card-celerium_magnate = Celerium Magnate
redplanet-card-celerium_magnate-text = You have the most celerium tokens: 7 points.
redplanet-card-fallen_heroes = Fallen Heroes
redplanet-card-fallen_heroes-text = 1 point for each of your astronauts lost in space, 7 at most.
redplanet-card-mass_colonisation = Mass Colonisation
redplanet-card-mass_colonisation-text = You have at least 9, 11, 13 or 15 astronauts on Mars: 1, 2, 4 or 7 points.
redplanet-card-planetary_expansion = Planetary Expansion
redplanet-card-planetary_expansion-text = You have astronauts in 6, 7, 8, 9 or 10 zones, Phobos included: 3, 5, 7, 8 or 9 points.
redplanet-card-stronghold = Stronghold
redplanet-card-stronghold-text = Your largest group in one zone has at least 4, 5, 6 or 7 astronauts: 2, 4, 6 or 7 points.
redplanet-card-balanced_portfolio = Balanced Portfolio
redplanet-card-balanced_portfolio-text = You have 1, 2 or 3 complete sets of ice, sylvanite and celerium: 5, 7 or 8 points.
redplanet-card-ice_monopoly = Ice Monopoly
redplanet-card-ice_monopoly-text = For everyone: having the most ice tokens scores 9 points; tied colours divide them, rounded down.

## Event cards: discoveries

redplanet-card-ether_magnet = Ether Magnet
redplanet-card-ether_magnet-text = Reveal: everyone aboard a docked ship is drawn into this zone.
redplanet-card-native_resistance = Native Resistance
redplanet-card-native_resistance-text = Reveal: every colour loses one astronaut in this zone.
redplanet-card-sandstorm = Sandstorm
redplanet-card-sandstorm-text = Reveal: everyone leaves this zone for adjacent zones; players choose for their own astronauts.
redplanet-card-synergy = Synergy
redplanet-card-synergy-text = Third production: each adjacent zone that produces yields 1 extra token.
redplanet-card-mining_incident = Mining Incident
redplanet-card-mining_incident-text = Third production: this zone yields nothing. Tokens left here earlier are still shared out.
redplanet-card-rich_vein = Rich Vein
redplanet-card-rich_vein-text = Third production: this zone yields 2 extra tokens.
redplanet-card-even_ground = Even Ground
redplanet-card-even_ground-text = Third production: everyone present counts as tied for most.
redplanet-card-uneven_ground = Uneven Ground
redplanet-card-uneven_ground-text = Third production: the colour with the fewest astronauts (at least one) takes the tokens.
redplanet-card-subterfuge = Subterfuge
redplanet-card-subterfuge-text = Third production: the colour with the second most astronauts takes the tokens; a tie for most shares as usual. If only one colour is there, the tokens stay.
redplanet-card-frozen_caves = Frozen Caves
redplanet-card-frozen_caves-text = Third production: this zone yields ice instead of its own resource.
redplanet-card-lichens = Lichens
redplanet-card-lichens-text = Final scoring: 6 points for each colour with an astronaut here.
redplanet-card-subterranean_lake = Subterranean Lake
redplanet-card-subterranean_lake-text = Final scoring: having the most astronauts here scores 4 points; tied colours each get all of them.
redplanet-card-radiation_leak = Radiation Leak
redplanet-card-radiation_leak-text = Final scoring: each colour with an astronaut here loses 3 points.

## Event cards: actions

redplanet-card-blocks_of_ice = Blocks of Ice
redplanet-card-blocks_of_ice-text = After the third production: gain 2 ice tokens.
redplanet-card-ether_winds = Ether Winds
redplanet-card-ether_winds-text = After the third production: gain 1 celerium token.
redplanet-card-rescue_operation = Rescue Operation
redplanet-card-rescue_operation-text = Before the third production: up to 2 of your lost astronauts return to zones where you have an astronaut.
redplanet-card-industrial_espionage = Industrial Espionage
redplanet-card-industrial_espionage-text = Before the third production: kill an astronaut of another colour in a zone where you have one.

## Questions

redplanet-question-keep = Which of the two missions do you keep?
redplanet-question-keep-help = It scores at the end of the game, and nobody else sees it. Keep the one whose zones or tokens you can aim for from now on.
redplanet-question-choose = { $colour }: which character do you play this round?
redplanet-question-choose-help = Everyone chooses in secret; high numbers act first. The card then stays on the table until your Recruiter takes all cards back.
redplanet-question-board = { $colour }: on which ship? { $count ->
    [one] One astronaut
   *[other] { $count } astronauts
  } to board.
redplanet-question-board-help = A full ship launches and lands at the end of the round. The most astronauts in a zone take its tokens, so go where you can lead.
redplanet-question-board_together = { $colour }: on which ship does { $count ->
    [one] your astronaut travel
   *[other] the whole group of { $count } travel
  }?
redplanet-question-board_together-help = They need a ship with enough free seats for all of them. The ship decides where the whole group lands.
redplanet-question-destination = { $colour }: where does the ship fly ({ $place })?
redplanet-question-destination-help = Your astronaut is the first aboard, so you decide where everybody on this ship will land. Each zone has only two such tokens.
redplanet-question-explore = { $colour }: move an astronaut, or stop? { $count ->
    [one] One move is left.
   *[other] { $count } moves are left.
  }
redplanet-question-explore-help = Each move takes one of your astronauts to a neighbouring zone: win a majority, or turn up a hidden resource.
redplanet-question-research = { $colour }: draw an event card, or look at a discovery?
redplanet-question-research-help = A card may be a mission for you, an action to use later or a discovery for a zone. Looking tells you what a face-down discovery will do.
redplanet-question-assign = { $colour }: at which zone do you place the discovery?
redplanet-question-assign-help = It lies there face down until after round 10 and then changes what this zone pays. Only you know what it is.
redplanet-question-look = { $colour }: which discovery do you look at?
redplanet-question-look-help = You see it in secret and put it back. It tells you which zone to seek or to leave before the end.
redplanet-question-force_launch = { $colour }: which ship must launch?
redplanet-question-force_launch-help = The ship flies at once with whoever is aboard and lands this round. Empty seats stay empty.
redplanet-question-destroy = { $colour }: which ship is destroyed?
redplanet-question-destroy-help = Everybody aboard is lost, your own astronauts too. Choose a ship that carries rivals to a zone you want.
redplanet-question-replace = { $colour }: which astronaut do you replace?
redplanet-question-replace-help = A rival is lost, and your astronaut takes the place. In a close zone this changes the majority by two.
redplanet-question-kill = { $colour }: which astronaut does the Soldier kill?
redplanet-question-kill-help = One astronaut is lost for good. Best where it breaks a majority or a tie just before production.
redplanet-question-drop = { $colour }: where on Mars does the next astronaut from Phobos land? { $count ->
    [one] One more may go.
   *[other] { $count } more may go.
  }
redplanet-question-drop-help = Astronauts on Phobos may land in any zone of Mars. The only other way down is a ship.
redplanet-question-token = { $colour }: which ship gets the destination token?
redplanet-question-token-help = First the ship, then the zone: everybody aboard will land there instead of at the printed place.
redplanet-question-leave = { $colour }: where does the next astronaut from { $zone } flee? { $count ->
    [one] One is left.
   *[other] { $count } are left.
  }
redplanet-question-leave-help = The sandstorm drives everyone out. Choose neighbouring zones where your astronauts count for the third production.
redplanet-question-rescue = { $colour }: where does a lost astronaut return? Or stop here. { $count ->
    [one] One more may return.
   *[other] { $count } more may return.
  }
redplanet-question-rescue-help = They return to zones where you already stand, right before the third production. You may bring back fewer, or none.
redplanet-question-espionage = { $colour }: which astronaut do your spies remove?
redplanet-question-espionage-help = One rival in a zone you share is lost before the third production. Look for a majority you can break.
redplanet-question-order = { $colour }: which of your actions comes first?
redplanet-question-order-help = Both will happen. The first one can change what the second one can do.

## Actions

redplanet-action-keep = Keep { $card }
redplanet-action-choose = { $character }
redplanet-action-board = Board the ship in { $place }
redplanet-action-bound = Destination { $zone }
redplanet-action-move = Move from { $from } to { $to }
redplanet-action-stop = Stop here
redplanet-action-draw = Draw an event card
redplanet-action-look = Look at the discovery at { $zone }
redplanet-action-assign = Place the discovery at { $zone }
redplanet-action-launch = Launch the ship in { $place }
redplanet-action-destroy = Destroy the ship in { $place }
redplanet-action-replace = Replace { $colour } ({ $place })
redplanet-action-kill = Kill { $colour } in { $zone }
redplanet-action-drop = Land in { $zone }
redplanet-action-token = Token for the ship: { $place }
redplanet-action-leave = Flee to { $zone }
redplanet-action-rescue = Return to { $zone }
redplanet-action-carry_out = { $card } first
redplanet-action-decline = Leave the discovery unplaced

# Actions with a ship, by what people see of the ship

redplanet-meaning-board = Board the ship { $bound ->
    [0] without a destination
   *[other] to { $zone }
  } ({ $crew } of { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })
redplanet-meaning-launch = Launch the ship { $bound ->
    [0] without a destination
   *[other] to { $zone }
  } ({ $crew } of { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })
redplanet-meaning-destroy = Destroy the ship { $bound ->
    [0] without a destination
   *[other] to { $zone }
  } ({ $crew } of { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })
redplanet-meaning-token = Token for the ship { $bound ->
    [0] without a destination
   *[other] to { $zone }
  } ({ $crew } of { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })
redplanet-meaning-replace = Replace { $colour } on the ship { $bound ->
    [0] without a destination
   *[other] to { $zone }
  } ({ $crew } of { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })

## What can't be done, and why

redplanet-refusal-not_now = A different decision is open now.
redplanet-refusal-not_dealt = { $what } was not dealt to you.
redplanet-refusal-chosen_already = You have already chosen { $what }.
redplanet-refusal-not_in_hand = { $what } is not in your hand.
redplanet-refusal-empty_dock = There is no ship in { $what }.
redplanet-refusal-other_ship = The second astronaut must board a different ship, not the one in { $what }.
redplanet-refusal-no_supply = You need { $need } in your supply and have { $have }.
redplanet-refusal-no_seat = The ship in { $what } has { $have ->
    [0] no free seat
    [one] one free seat
   *[other] { $have } free seats
  }; you need { $need }.
redplanet-refusal-no_token_left = No destination token is left for the ship: { $what }.
redplanet-refusal-no_token = Both tokens of { $what } are in use.
redplanet-refusal-nobody_of_yours = You have no astronaut there: { $what }.
redplanet-refusal-not_phobos = Phobos is out of reach for this.
redplanet-refusal-not_adjacent = { $what } is not adjacent.
redplanet-refusal-full_ship = The ship in { $what } is full and launches anyway.
redplanet-refusal-own_colour = It must be an astronaut of another colour.
redplanet-refusal-nobody_there = That colour has no astronaut there: { $what }.
redplanet-refusal-no_killing_here = The Soldier does not kill in { $what }.
redplanet-refusal-one_must_move = At least { $need } must leave Phobos.
redplanet-refusal-no_ship = There is no such ship: { $what }.
redplanet-refusal-event_deck_empty = The event deck is empty.
redplanet-refusal-neutral_draws = A neutral Scientist must draw while cards remain.
redplanet-refusal-no_discovery = There is no discovery at { $what }.
redplanet-refusal-no_discovery_here = { $what } can't hold a discovery.
redplanet-refusal-discovery_there = { $what } already has a discovery.
redplanet-refusal-must_assign = A drawn discovery must be placed.
redplanet-refusal-not_turned_up = { $what } is not one of your actions now.
redplanet-refusal-nobody_lost = None of your astronauts is lost in space.
redplanet-refusal-no_such_seat = This table has only { $have ->
    [one] 1 seat
   *[other] { $have } seats
  }.
redplanet-refusal-over = The game is over.
redplanet-refusal-not_your_turn = { $what } decides now.

## What happened

redplanet-event-kept = { $seat } keeps a mission.
redplanet-event-round = Round { $round } begins.
redplanet-event-neutral_drawn = { $seat } draws for { $colour }: { $character }.
redplanet-event-neutral_drawn_hidden = { $seat } draws a character for { $colour }.
redplanet-event-chosen = { $seat } has chosen.
redplanet-event-called = The countdown is at { $number }.
redplanet-event-revealed = { $colour } reveals { $character } ({ $number }).
redplanet-event-boarded = { $colour } boards { $count ->
    [one] an astronaut
   *[other] { $count } astronauts
  } on the ship in { $place }.
redplanet-event-travel_agent_failed = { $colour } finds no ship with room for the whole group.
redplanet-event-bound = { $colour } sends the ship ({ $place }) to { $zone }.
redplanet-event-took_back = { $colour } takes all their characters back.
redplanet-event-neutral_reshuffled = { $colour } loses the Recruiter and shuffles a new deck.
redplanet-event-moved = { $colour } moves from { $from } to { $to }.
redplanet-event-found = { $zone } yields { $resource }.
redplanet-event-drew = { $colour } draws an event card and keeps it.
redplanet-event-drew_card = { $colour } draws { $card }.
redplanet-event-drew_discovery = { $colour } draws a discovery.
redplanet-event-assigned = { $colour } places { $card } at { $zone }.
redplanet-event-assigned_hidden = { $colour } places a discovery at { $zone }.
redplanet-event-discarded = No zone is free: { $card } is discarded.
redplanet-event-declined = { $colour } leaves the discovery unplaced: { $card } is discarded.
redplanet-event-looked = { $colour } looks at the discovery at { $zone }: { $card }.
redplanet-event-looked_hidden = { $colour } looks at the discovery at { $zone }.
redplanet-event-forced = { $colour } forces the ship in { $place } to launch.
redplanet-event-destroyed = { $colour } destroys the ship in { $place }.
redplanet-event-replaced = { $colour } replaces { $victim } ({ $place }).
redplanet-event-killed = { $colour } kills { $victim } in { $zone }.
redplanet-event-dropped = { $colour } lands from Phobos in { $zone }.
redplanet-event-launched = The ship in { $place } launches.
redplanet-event-landed = A ship lands in { $zone } with { $count ->
    [0] nobody
    [one] one astronaut
   *[other] { $count } astronauts
  } aboard.
redplanet-event-landed_nowhere = An empty ship without a destination is lost.
redplanet-event-docked = A ship for { $capacity } to { $zone } docks at { $place }.
redplanet-event-docked_unknown = A ship for { $capacity } without a destination docks at { $place }.
redplanet-event-first_player = { $colour } becomes first player.
redplanet-event-production = Production { $number }.
redplanet-event-produced = { $zone } produces { $count } × { $resource }.
redplanet-event-took = { $colour } takes { $count } × { $resource } from { $zone }.
redplanet-event-discovery_shown = Discovery at { $zone }: { $card }.
redplanet-event-magnetised = { $count ->
    [0] Nobody is
    [one] One astronaut is
   *[other] { $count } astronauts are
  } drawn from the docks into { $zone }.
redplanet-event-resisted = { $victim } loses an astronaut in { $zone }.
redplanet-event-left = { $colour } flees from { $from } to { $to }.
redplanet-event-action_shown = { $colour } reveals { $card }.
redplanet-event-gained = { $colour } gains { $count } × { $resource }.
redplanet-event-rescued = { $colour } rescues an astronaut to { $zone }.
redplanet-event-mission_shown = { $colour } reveals { $card }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
redplanet-event-ended = The game is over.

## The board in words

redplanet-board-round = Round { $round } of { $of }
redplanet-board-called = number { $number } is called
redplanet-board-first = { $colour } is first player
redplanet-board-event_deck = { $count ->
    [one] one event card left
   *[other] { $count } event cards left
  }
redplanet-board-no_ship = No ship in { $place }
redplanet-board-ship = Ship to { $zone }, { $place }, for { $capacity }
redplanet-board-ship_unknown = Ship without destination, { $place }, for { $capacity }
redplanet-board-zone = { $zone } ({ $resource })
redplanet-board-zone_unexplored = { $zone } (unexplored)
redplanet-board-pile = { $count } × { $resource } lying here
redplanet-board-discovery = { $seat }'s face-down discovery
redplanet-board-discovery_known = discovery { $card }
redplanet-board-astronauts = { $colour } { $count }
redplanet-board-colour = { $colour } ({ $seat })
redplanet-board-neutral = { $colour } (neutral, run by { $seat })
redplanet-board-supply = { $count } in supply, { $lost } lost
redplanet-board-tokens = { $count } × { $resource }
redplanet-board-played = { $character } played
redplanet-board-face_down = { $count ->
    [one] one event card face down
   *[other] { $count } event cards face down
  }
redplanet-board-card = { $card }
redplanet-board-own = Only you know
redplanet-board-drawn = drawn: { $card }
redplanet-board-sealed = { $character } face down

## Points

redplanet-source-tokens = Tokens
redplanet-source-missions = Missions
redplanet-source-ice_monopoly = Ice Monopoly
redplanet-source-discoveries = Discoveries

## Options

redplanet-option-players = Players
redplanet-option-players-help = Two to six. With two, each player also runs a neutral colour.
redplanet-option-femme_fatale_ships_need_own = Femme Fatale needs company on ships
redplanet-option-femme_fatale_ships_need_own-help = On ships too, you can replace an astronaut only where you have one of your own. Off: any ship will do.
redplanet-option-soldier_kills_on_phobos = Soldier kills on Phobos
redplanet-option-soldier_kills_on_phobos-help = Phobos is no refuge. Off: the Soldier kills in the outer zones of Mars only.
redplanet-option-most_needs_one = “Most” needs at least one
redplanet-option-most_needs_one-help = You need at least one of something to have the most. Off: if nobody has any, everyone ties.
redplanet-option-neutral_scientist_may_look = Neutral Scientist may look
redplanet-option-neutral_scientist_may_look-help = Two players: a neutral Scientist may look at a discovery instead of drawing.
redplanet-option-neutral_scientist_may_decline = Neutral Scientist may leave a discovery unplaced
redplanet-option-neutral_scientist_may_decline-help = Two players: a discovery drawn by a neutral Scientist may be discarded face up instead. Off: it must be placed.

## What kind of thing lies in the box

redplanet-kind-zone = Zone
redplanet-kind-resource = Resource
redplanet-kind-ship = Ship
redplanet-kind-character = Character
redplanet-kind-mission = Mission
redplanet-kind-discovery = Discovery
redplanet-kind-action = Action card
redplanet-kind-global_mission = Common mission
redplanet-pieces-zone = { $count ->
    [one] { $count } zone
   *[other] { $count } zones
}
redplanet-pieces-resource = { $count ->
    [one] { $count } resource token
   *[other] { $count } resource tokens
}
redplanet-pieces-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
redplanet-pieces-character = { $count ->
    [one] { $count } character card
   *[other] { $count } character cards
}
redplanet-pieces-mission = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}
redplanet-pieces-discovery = { $count ->
    [one] { $count } discovery
   *[other] { $count } discoveries
}
redplanet-pieces-action = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
}
redplanet-pieces-global_mission = { $count ->
    [one] { $count } common mission
   *[other] { $count } common missions
}

## The board on the page

redplanet-sources =
    Polish rulebook: the rules of the second edition in Polish; our main source
    English FFG rulebook: the first page of the English rules of the second edition, as text
    X17: a Japanese program that plays the game in a browser; nobody knows how close it is to the printed cards
    Spanish fan rulebook: a translation with pictures of cards and of the set-up
    first edition: pages about the edition of 2005, whose cards differ
    other addresses: reviews and play reports by people who own the game
    RP-…: a rule or ruling on the rules page
redplanet-web-mars = Mars
redplanet-web-flights = In flight
redplanet-web-docks = Launch pad
redplanet-web-dock-empty = empty
redplanet-web-ship-unknown = Unknown
redplanet-web-figures = { $colour } { $count }, { $place }
redplanet-web-discovery-place = Space for a discovery at { $zone }
redplanet-web-track = Round track
redplanet-web-production = Production { $number }: { $number ->
    [one] one token
   *[other] { $number } tokens
  } for each explored zone
redplanet-web-reveal = Discoveries are revealed
redplanet-web-final = Final scoring
redplanet-web-countdown = Countdown
redplanet-web-sealed = face down
redplanet-web-stage-missions = Everyone keeps one of two missions.
redplanet-web-stage-characters = Everyone chooses a character.
redplanet-web-stage-before = Actions before the third production
redplanet-web-stage-after = Actions after the third production
redplanet-web-lost = Lost in Space
redplanet-web-nobody = nobody yet
redplanet-web-events = event cards
redplanet-web-discarded = { $card }, discarded
redplanet-web-boxed = { $count } in the box
redplanet-web-ships = Ships: { $deck } to come, { $discard } discarded
redplanet-web-deed-boarded = { $colour } boards { $count ->
    [one] an astronaut
   *[other] { $count } astronauts
}.
redplanet-web-hand = { $colour }: characters
redplanet-web-hand-of = In hand: { $numbers }
redplanet-web-own-events = Your event cards
redplanet-web-card-chosen = chosen
redplanet-web-card-acting = acts now
redplanet-web-card-played = played
redplanet-web-kept = you keep it
redplanet-web-drawn = just drawn
redplanet-web-turned = revealed
redplanet-web-worth-now = { $points ->
    [one] worth 1 point now
   *[other] worth { $points } points now
  }
redplanet-web-used = used
redplanet-web-in-box = in the box
redplanet-web-neutral = { $colour }, neutral
redplanet-web-neutral-deck = { $count ->
    [one] One card in the deck
   *[other] { $count } cards in the deck
  }
redplanet-web-points = { $points } pt
redplanet-web-worth = Points for tokens
redplanet-web-character = Character { $number }
redplanet-web-zone = Zone
redplanet-web-zone-outer = An outer zone: it can hold one discovery, and the Soldier can kill here.
redplanet-web-zone-inner = An inner zone: no discovery, and safe from the Soldier.
redplanet-web-zone-moon = The moon: it yields like any zone, but has no neighbours and holds no discovery.
redplanet-web-neighbours = Next to { $zones }.
redplanet-web-kind-mission = Mission
redplanet-web-kind-discovery = Discovery
redplanet-web-kind-action = Action
redplanet-web-kind-everybody = Mission for everyone
redplanet-web-brief-recruiter = all cards back
redplanet-web-brief-explorer = up to 3 moves on Mars
redplanet-web-brief-scientist = draw or look
redplanet-web-brief-secret_agent = force a launch
redplanet-web-brief-saboteur = destroy a ship
redplanet-web-brief-femme_fatale = replace a rival
redplanet-web-brief-travel_agent = all on one ship
redplanet-web-brief-soldier = kill one, land from Phobos
redplanet-web-brief-pilot = redirect a ship

redplanet-holding-supply = Astronauts in supply
redplanet-holding-lost = Astronauts lost

# Why the game ended as it did

redplanet-epilogue-player = What brought {$seat} points
redplanet-epilogue-mission = {$card}: {$points ->
    [one] {$points} point
   *[other] {$points} points
  }
redplanet-epilogue-discovery = {$card} in {$zone}: {$points ->
    [one] {$points} point
   *[other] {$points} points
  }
redplanet-epilogue-tie = Tied on points: whoever holds more tokens is ahead
redplanet-epilogue-tokens = {$seat}: {$count ->
    [one] {$count} token
   *[other] {$count} tokens
  }

## Icons in the guide

redplanet-web-icons-tokens = Tokens and people
redplanet-web-icons-characters = Characters
redplanet-web-icons-track = On the round track
redplanet-web-icons-timing = On discoveries: when they act
redplanet-web-icon-ice = Worth 1 point. The most ice pays 9 points more.
redplanet-web-icon-sylvanite = Worth 2 points.
redplanet-web-icon-celerium = Worth 3 points.
redplanet-web-icon-unexplored = Unexplored
redplanet-web-icon-unexplored-about = A resource token that lies face down.
redplanet-web-icon-destination = Destination token
redplanet-web-icon-destination-about = This ship flies to another zone than the printed one.
redplanet-web-icon-astronaut = Astronaut
redplanet-web-icon-astronaut-about = The number says how many of this colour stand here.
redplanet-web-icon-production = Production
redplanet-web-icon-production-about = The number says how many tokens each explored zone gets.
redplanet-web-icon-reveal-about = Comes after round 10.
redplanet-web-icon-final-about = All points are added up.
redplanet-web-icon-when-reveal = Acts when the discoveries are revealed.
redplanet-web-icon-when-production = Acts in the third production.
redplanet-web-icon-when-final = Acts in final scoring.
redplanet-web-about-supply = Astronauts who can still board a ship. The number beside the cross is lost in space.
redplanet-web-about-worth = What the tokens are worth so far. Missions and discoveries come on top at the end.
redplanet-web-about-cards = Missions and actions that only their owner knows. They count or act near the end.
redplanet-web-about-lost = Killed astronauts and crews of destroyed ships. Only an event card brings them back.
redplanet-web-about-first = Acts first when several players turn up the same number. Whoever acts last in a round gets the flag.
redplanet-web-about-sealed = These players have chosen. Each card stays face down until its number is called.
redplanet-web-about-dock = A ship waits here for its crew. An empty dock gets a new ship at the end of the round.
redplanet-web-about-ship = When all seats are taken, the ship launches. At the end of the round everybody aboard lands in its zone.
redplanet-web-about-crew = Whoever sits in a ship lands with it. Destroyed ships lose their whole crew.
redplanet-web-about-figures = At each production the colour with the most astronauts in a zone takes its tokens. Equal colours share.
redplanet-web-about-pile = Tokens left over in this zone. Whoever has the most astronauts at the next production takes them too.
redplanet-web-about-deck = The Scientist draws from here: missions, discoveries and actions.
redplanet-web-about-ships = Docks are refilled from this deck. When it is empty, the discarded ships are shuffled.
redplanet-web-about-round = In every round each player plays one character. Productions come after rounds 5, 8 and 10.
redplanet-web-about-discovery = The Scientist lays discoveries here, face down. They are turned up after round 10 and change this zone.
redplanet-web-about-neutral = With two players each also leads a neutral colour. Its card is drawn at random.
redplanet-web-pool = { $zone }: { $count ->
    [0] no destination token left
    [one] { $count } destination token left
   *[other] { $count } destination tokens left
  }
redplanet-web-about-pool = Only two ships at a time can be sent to a zone by a token.
redplanet-web-card-held = in hand


redplanet-term-zone = what { $zone } still produces
redplanet-term-held = the resource tokens you hold
redplanet-term-ice = Ice Monopoly
redplanet-term-cards = missions and discoveries
redplanet-term-reserves = astronauts in supply and cards in hand
redplanet-theme-zone = Win the zone
redplanet-theme-held = Collect resources
redplanet-theme-ice = Fight for the ice
redplanet-theme-cards = Serve the mission
redplanet-theme-reserves = Keep your strength
