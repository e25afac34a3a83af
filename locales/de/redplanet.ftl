## Mission: Red Planet

redplanet-title = Mission: Red Planet
redplanet-about = Dränge deine Astronauten in die Raketen, wirf Rivalen aus den ihren und halte die Zonen des Mars, die am meisten abwerfen. Zehn Runden, zwei bis sechs Personen.

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

redplanet-resource-ice = Eis
redplanet-resource-sylvanite = Sylvanit
redplanet-resource-celerium = Celerium

redplanet-colour-yellow = Gelb
redplanet-colour-blue = Blau
redplanet-colour-orange = Orange
redplanet-colour-green = Grün
redplanet-colour-purple = Violett
redplanet-colour-grey = Grau

redplanet-dock-1 = Dock 1
redplanet-dock-2 = Dock 2
redplanet-dock-3 = Dock 3
redplanet-dock-4 = Dock 4
redplanet-dock-5 = Dock 5
redplanet-dock-6 = Dock 6
redplanet-flight-1 = erstes Schiff im Flug
redplanet-flight-2 = zweites Schiff im Flug
redplanet-flight-3 = drittes Schiff im Flug
redplanet-flight-4 = viertes Schiff im Flug
redplanet-flight-5 = fünftes Schiff im Flug
redplanet-flight-6 = sechstes Schiff im Flug
redplanet-ship = Schiff

## Characters

redplanet-character-recruiter = Anwerberin
redplanet-character-recruiter-text = Schiffe 1 Astronauten ein. Nimm dann alle deine offenen Charaktere auf die Hand zurück, auch diesen.
redplanet-character-explorer = Entdecker
redplanet-character-explorer-text = Schiffe 1 Astronauten ein. Mache dann bis zu 3 Züge mit deinen Astronauten auf dem Mars, jeden in eine angrenzende Zone.
redplanet-character-scientist = Wissenschaftlerin
redplanet-character-scientist-text = Schiffe 2 Astronauten auf einem oder zwei Schiffen ein. Ziehe dann eine Ereigniskarte oder sieh dir eine ausliegende Entdeckung an.
redplanet-character-secret_agent = Geheimagent
redplanet-character-secret_agent-text = Schiffe 2 Astronauten auf zwei verschiedenen Schiffen ein. Zwinge dann ein Schiff im Dock, das nicht voll ist, zum Start.
redplanet-character-saboteur = Saboteur
redplanet-character-saboteur-text = Schiffe 1 Astronauten ein. Zerstöre dann ein Schiff im Dock; seine ganze Besatzung ist im All verschollen.
redplanet-character-femme_fatale = Femme fatale
redplanet-character-femme_fatale-text = Schiffe 1 Astronauten ein. Ersetze dann, wo du selbst einen Astronauten hast, einen einer anderen Farbe durch einen aus deinem Vorrat.
redplanet-character-travel_agent = Reiseleiter
redplanet-character-travel_agent-text = Schiffe 3 Astronauten auf einem Schiff ein oder keinen.
redplanet-character-soldier = Soldat
redplanet-character-soldier-text = Schiffe 1 Astronauten ein. Töte dann einen Astronauten außerhalb der beiden inneren Zonen. Bringe dann 1 bis 3 deiner Astronauten von Phobos auf den Mars.
redplanet-character-pilot = Pilotin
redplanet-character-pilot-text = Schiffe 2 Astronauten auf einem oder zwei Schiffen ein. Lege dann einen Zielmarker auf ein Schiff im Dock oder im Flug.

## Event cards: missions

redplanet-card-eastern_influence = Einfluss im Osten
redplanet-card-eastern_influence-text = Du hast Astronauten in 1, 2, 3 oder 4 der Zonen Vastitas Borealis, Ausonia, Hellas und Tritonis Sinus: 1, 2, 4 oder 7 Punkte.
redplanet-card-western_influence = Einfluss im Westen
redplanet-card-western_influence-text = Du hast Astronauten in 1, 2, 3 oder 4 der Zonen Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis und Vastitas Borealis: 1, 2, 4 oder 7 Punkte.
redplanet-card-northern_influence = Einfluss im Norden
redplanet-card-northern_influence-text = Du hast Astronauten in 1, 2, 3 oder 4 der Zonen Mare Serpentis, Vastitas Borealis, Ausonia und Hellas: 1, 2, 4 oder 7 Punkte.
redplanet-card-southern_influence = Einfluss im Süden
redplanet-card-southern_influence-text = Du hast Astronauten in 1, 2, 3 oder 4 der Zonen Hellas, Tritonis Sinus, Mare Tyrrhenum und Sinus Sabaeus: 1, 2, 4 oder 7 Punkte.
redplanet-card-strategic_zones = Strategische Zonen
redplanet-card-strategic_zones-text = Du hast die meisten Astronauten in Syrtis Major und Valles Marineris zusammen: 7 Punkte.
redplanet-card-phobos_outpost = Außenposten Phobos
redplanet-card-phobos_outpost-text = Du hast die meisten Astronauten auf Phobos: 7 Punkte.
redplanet-card-sylvanite_magnate = Sylvanit-Magnat
redplanet-card-sylvanite_magnate-text = Du hast die meisten Sylvanit-Marker: 7 Punkte.
redplanet-card-celerium_magnate = Celerium-Magnat
redplanet-card-celerium_magnate-text = Du hast die meisten Celerium-Marker: 7 Punkte.
redplanet-card-fallen_heroes = Gefallene Helden
redplanet-card-fallen_heroes-text = 1 Punkt für jeden deiner im All verschollenen Astronauten, höchstens 7.
redplanet-card-mass_colonisation = Massenbesiedlung
redplanet-card-mass_colonisation-text = Du hast mindestens 9, 11, 13 oder 15 Astronauten auf dem Mars: 1, 2, 4 oder 7 Punkte.
redplanet-card-planetary_expansion = Planetare Ausbreitung
redplanet-card-planetary_expansion-text = Du hast Astronauten in 6, 7, 8, 9 oder 10 Zonen, Phobos mitgezählt: 3, 5, 7, 8 oder 9 Punkte.
redplanet-card-stronghold = Bollwerk
redplanet-card-stronghold-text = Deine größte Gruppe in einer Zone zählt mindestens 4, 5, 6 oder 7 Astronauten: 2, 4, 6 oder 7 Punkte.
redplanet-card-balanced_portfolio = Gemischtes Portfolio
redplanet-card-balanced_portfolio-text = Du hast 1, 2 oder 3 vollständige Sätze aus Eis, Sylvanit und Celerium: 5, 7 oder 8 Punkte.
redplanet-card-ice_monopoly = Eismonopol
redplanet-card-ice_monopoly-text = Für alle: Die meisten Eis-Marker geben 9 Punkte; bei Gleichstand werden sie geteilt und abgerundet.

## Event cards: discoveries

redplanet-card-ether_magnet = Äthermagnet
redplanet-card-ether_magnet-text = Aufdecken: Alle an Bord von Schiffen im Dock werden in diese Zone gezogen.
redplanet-card-native_resistance = Widerstand der Einheimischen
redplanet-card-native_resistance-text = Aufdecken: Jede Farbe verliert einen Astronauten in dieser Zone.
redplanet-card-sandstorm = Sandsturm
redplanet-card-sandstorm-text = Aufdecken: Alle verlassen diese Zone in angrenzende Zonen; jede Person entscheidet für ihre eigenen.
redplanet-card-synergy = Synergie
redplanet-card-synergy-text = Dritte Produktion: Jede angrenzende Zone, die produziert, bringt 1 Marker mehr.
redplanet-card-mining_incident = Grubenunglück
redplanet-card-mining_incident-text = Dritte Produktion: Diese Zone bringt nichts. Früher liegen gebliebene Marker werden trotzdem verteilt.
redplanet-card-rich_vein = Reiche Ader
redplanet-card-rich_vein-text = Dritte Produktion: Diese Zone bringt 2 Marker mehr.
redplanet-card-even_ground = Ebenes Gelände
redplanet-card-even_ground-text = Dritte Produktion: Alle Anwesenden gelten als gleichauf.
redplanet-card-uneven_ground = Unebenes Gelände
redplanet-card-uneven_ground-text = Dritte Produktion: Die Farbe mit den wenigsten Astronauten (mindestens einem) nimmt die Marker.
redplanet-card-subterfuge = Täuschung
redplanet-card-subterfuge-text = Dritte Produktion: Die Farbe mit den zweitmeisten Astronauten nimmt die Marker; bei Gleichstand an der Spitze wird wie üblich geteilt. Ist nur eine Farbe dort, bleiben die Marker liegen.
redplanet-card-frozen_caves = Gefrorene Höhlen
redplanet-card-frozen_caves-text = Dritte Produktion: Diese Zone bringt Eis statt ihres eigenen Rohstoffs.
redplanet-card-lichens = Flechten
redplanet-card-lichens-text = Schlusswertung: 6 Punkte für jede Farbe mit einem Astronauten hier.
redplanet-card-subterranean_lake = Unterirdischer See
redplanet-card-subterranean_lake-text = Schlusswertung: 4 Punkte für die meisten Astronauten hier; bei Gleichstand für jede der Farben.
redplanet-card-radiation_leak = Strahlungsleck
redplanet-card-radiation_leak-text = Schlusswertung: Jede Farbe mit einem Astronauten hier verliert 3 Punkte.

## Event cards: actions

redplanet-card-blocks_of_ice = Eisblöcke
redplanet-card-blocks_of_ice-text = Nach der dritten Produktion: Nimm 2 Eis-Marker.
redplanet-card-ether_winds = Ätherwinde
redplanet-card-ether_winds-text = Nach der dritten Produktion: Nimm 1 Celerium-Marker.
redplanet-card-rescue_operation = Rettungsaktion
redplanet-card-rescue_operation-text = Vor der dritten Produktion: Bis zu 2 deiner verschollenen Astronauten kehren in Zonen zurück, in denen du einen Astronauten hast.
redplanet-card-industrial_espionage = Industriespionage
redplanet-card-industrial_espionage-text = Vor der dritten Produktion: Töte einen Astronauten einer anderen Farbe in einer Zone, in der du einen hast.

## Questions

redplanet-question-keep = Welche der beiden Missionen behältst du?
redplanet-question-keep-help = Sie zählt am Spielende, und niemand sonst kennt sie. Behalte die, auf deren Zonen oder Marker du von Anfang an hinarbeiten kannst.
redplanet-question-choose = { $colour }: Welchen Charakter spielst du in dieser Runde?
redplanet-question-choose-help = Alle wählen geheim; hohe Nummern handeln zuerst. Danach bleibt die Karte liegen, bis deine Anwerberin alle zurückholt.
redplanet-question-board = { $colour }: Auf welches Schiff? { $count ->
    [one] Ein Astronaut geht
   *[other] { $count } Astronauten gehen
  } an Bord.
redplanet-question-board-help = Ein volles Schiff startet und landet am Ende der Runde. Wer in einer Zone die meisten Astronauten hat, bekommt ihre Marker – flieg dorthin, wo du vorne liegen kannst.
redplanet-question-board_together = { $colour }: Auf welchem Schiff reist { $count ->
    [one] dein Astronaut
   *[other] die ganze Gruppe ({ $count }) gemeinsam
  }?
redplanet-question-board_together-help = Es muss ein Schiff mit genug freien Plätzen für alle sein. Das Schiff bestimmt, wo die ganze Gruppe landet.
redplanet-question-destination = { $colour }: Wohin fliegt das Schiff ({ $place })?
redplanet-question-destination-help = Dein Astronaut ist als Erster an Bord, also bestimmst du, wo alle auf diesem Schiff landen. Jede Zone hat nur zwei solche Marker.
redplanet-question-explore = { $colour }: Einen Astronauten bewegen oder aufhören? { $count ->
    [one] Ein Zug bleibt.
   *[other] { $count } Züge bleiben.
  }
redplanet-question-explore-help = Jeder Zug bringt einen deiner Astronauten in eine Nachbarzone: Hol dir eine Mehrheit oder decke einen verborgenen Rohstoff auf.
redplanet-question-research = { $colour }: Ereigniskarte ziehen oder eine Entdeckung ansehen?
redplanet-question-research-help = Die Karte kann eine Mission für dich sein, eine Aktion für später oder eine Entdeckung für eine Zone. Ansehen verrät, was eine verdeckte Entdeckung bewirkt.
redplanet-question-assign = { $colour }: An welche Zone legst du die Entdeckung?
redplanet-question-assign-help = Sie liegt dort verdeckt bis nach Runde 10 und verändert dann, was diese Zone einbringt. Nur du weißt, was es ist.
redplanet-question-look = { $colour }: Welche Entdeckung siehst du dir an?
redplanet-question-look-help = Du siehst sie geheim an und legst sie zurück. So weißt du, welche Zone sich lohnt und welche du vor dem Ende verlassen solltest.
redplanet-question-force_launch = { $colour }: Welches Schiff muss starten?
redplanet-question-force_launch-help = Das Schiff startet sofort mit denen, die an Bord sind, und landet noch in dieser Runde. Freie Plätze bleiben frei.
redplanet-question-destroy = { $colour }: Welches Schiff wird zerstört?
redplanet-question-destroy-help = Alle an Bord sind verloren, auch deine eigenen. Nimm ein Schiff, das Gegner in eine Zone bringt, die du willst.
redplanet-question-replace = { $colour }: Wen ersetzt du?
redplanet-question-replace-help = Ein Gegner ist verloren, und dein Astronaut nimmt seinen Platz ein. In einer umkämpften Zone ist das ein Unterschied von zwei.
redplanet-question-kill = { $colour }: Wen tötet der Soldat?
redplanet-question-kill-help = Ein Astronaut ist endgültig verloren. Am besten dort, wo das kurz vor der Produktion eine Mehrheit oder einen Gleichstand bricht.
redplanet-question-drop = { $colour }: Wo auf dem Mars landet der nächste Astronaut von Phobos? { $count ->
    [one] Noch einer darf gehen.
   *[other] Noch { $count } dürfen gehen.
  }
redplanet-question-drop-help = Astronauten auf Phobos dürfen in jeder Zone des Mars landen. Sonst kommt man nur mit einem Schiff hinunter.
redplanet-question-token = { $colour }: Welches Schiff bekommt den Zielmarker?
redplanet-question-token-help = Erst das Schiff, dann die Zone: Alle an Bord landen dort statt am aufgedruckten Ziel.
redplanet-question-leave = { $colour }: Wohin flieht der nächste Astronaut aus { $zone }? { $count ->
    [one] Einer ist noch da.
   *[other] { $count } sind noch da.
  }
redplanet-question-leave-help = Der Sandsturm vertreibt alle. Wähle Nachbarzonen, in denen deine Astronauten bei der dritten Produktion zählen.
redplanet-question-rescue = { $colour }: Wohin kehrt ein verschollener Astronaut zurück, oder hörst du auf? { $count ->
    [one] Noch einer darf zurück.
   *[other] Noch { $count } dürfen zurück.
  }
redplanet-question-rescue-help = Sie kehren kurz vor der dritten Produktion in Zonen zurück, in denen du schon stehst. Du darfst weniger oder niemanden zurückholen.
redplanet-question-espionage = { $colour }: Wen schalten deine Spione aus?
redplanet-question-espionage-help = Ein Gegner in einer Zone, in der auch du stehst, ist vor der dritten Produktion verloren. Such eine Mehrheit, die du brechen kannst.
redplanet-question-order = { $colour }: Welche deiner Aktionen kommt zuerst?
redplanet-question-order-help = Beide kommen dran. Die erste kann ändern, was die zweite noch bewirken kann.

## Actions

redplanet-action-keep = { $card } behalten
redplanet-action-choose = { $character }
redplanet-action-board = An Bord: { $place }
redplanet-action-bound = Ziel: { $zone }
redplanet-action-move = Von { $from } nach { $to }
redplanet-action-stop = Hier aufhören
redplanet-action-draw = Ereigniskarte ziehen
redplanet-action-look = Entdeckung bei { $zone } ansehen
redplanet-action-assign = Entdeckung an { $zone } legen
redplanet-action-launch = Schiff starten: { $place }
redplanet-action-destroy = Schiff zerstören: { $place }
redplanet-action-replace = { $colour } ersetzen ({ $place })
redplanet-action-kill = { $colour } töten in { $zone }
redplanet-action-drop = Landen in { $zone }
redplanet-action-token = Marker für: { $place }
redplanet-action-leave = Flucht nach { $zone }
redplanet-action-rescue = Zurück nach { $zone }
redplanet-action-carry_out = Zuerst { $card }
redplanet-action-decline = Entdeckung nicht anlegen

# Aktionen mit einem Schiff: wohin es fliegt und wer an Bord ist

redplanet-meaning-board = An Bord des Schiffs { $bound ->
    [0] ohne Ziel
   *[other] nach { $zone }
  } ({ $crew } von { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })
redplanet-meaning-launch = Starte das Schiff { $bound ->
    [0] ohne Ziel
   *[other] nach { $zone }
  } ({ $crew } von { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })
redplanet-meaning-destroy = Zerstöre das Schiff { $bound ->
    [0] ohne Ziel
   *[other] nach { $zone }
  } ({ $crew } von { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })
redplanet-meaning-token = Marker für das Schiff { $bound ->
    [0] ohne Ziel
   *[other] nach { $zone }
  } ({ $crew } von { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })
redplanet-meaning-replace = { $colour } ersetzen auf dem Schiff { $bound ->
    [0] ohne Ziel
   *[other] nach { $zone }
  } ({ $crew } von { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })

## What can't be done, and why

redplanet-refusal-not_now = Jetzt wird etwas anderes entschieden.
redplanet-refusal-not_dealt = Diese Karte wurde dir nicht ausgeteilt: { $what }.
redplanet-refusal-chosen_already = Das ist schon deine Wahl: { $what }.
redplanet-refusal-not_in_hand = Nicht auf deiner Hand: { $what }.
redplanet-refusal-empty_dock = { $what }: Hier liegt kein Schiff.
redplanet-refusal-other_ship = Der zweite Astronaut muss auf ein anderes Schiff als dieses: { $what }.
redplanet-refusal-no_supply = Du brauchst { $need } im Vorrat und hast { $have }.
redplanet-refusal-no_seat = { $what }: Das Schiff hat { $have ->
    [0] keinen freien Platz
    [one] einen freien Platz
   *[other] { $have } freie Plätze
  }; nötig: { $need }.
redplanet-refusal-no_token_left = Für dieses Schiff gibt es keinen Zielmarker mehr: { $what }.
redplanet-refusal-no_token = Beide Marker sind im Einsatz: { $what }.
redplanet-refusal-nobody_of_yours = Du hast dort keinen Astronauten: { $what }.
redplanet-refusal-not_phobos = Phobos ist dafür außer Reichweite.
redplanet-refusal-not_adjacent = { $what } grenzt nicht an.
redplanet-refusal-full_ship = { $what }: Das Schiff ist voll und startet ohnehin.
redplanet-refusal-own_colour = Es muss ein Astronaut einer anderen Farbe sein.
redplanet-refusal-nobody_there = Diese Farbe hat dort keinen Astronauten: { $what }.
redplanet-refusal-no_killing_here = Hier tötet der Soldat nicht: { $what }.
redplanet-refusal-one_must_move = Mindestens { $need } muss Phobos verlassen.
redplanet-refusal-no_ship = Ein solches Schiff gibt es nicht: { $what }.
redplanet-refusal-event_deck_empty = Der Ereignisstapel ist leer.
redplanet-refusal-neutral_draws = Eine neutrale Wissenschaftlerin muss ziehen, solange es Karten gibt.
redplanet-refusal-no_discovery = Hier liegt keine Entdeckung: { $what }.
redplanet-refusal-no_discovery_here = Hierher kommt keine Entdeckung: { $what }.
redplanet-refusal-discovery_there = Hier liegt schon eine Entdeckung: { $what }.
redplanet-refusal-must_assign = Eine gezogene Entdeckung muss angelegt werden.
redplanet-refusal-not_turned_up = Das ist gerade keine deiner Aktionen: { $what }.
redplanet-refusal-nobody_lost = Keiner deiner Astronauten ist im All verschollen.
redplanet-refusal-no_such_seat = Dieser Tisch hat nur { $have ->
    [one] 1 Platz
   *[other] { $have } Plätze
  }.
redplanet-refusal-over = Die Partie ist zu Ende.
redplanet-refusal-not_your_turn = Jetzt entscheidet { $what }.

## What happened

redplanet-event-kept = { $seat } behält eine Mission.
redplanet-event-round = Runde { $round } beginnt.
redplanet-event-neutral_drawn = { $seat } zieht für { $colour }: { $character }.
redplanet-event-neutral_drawn_hidden = { $seat } zieht einen Charakter für { $colour }.
redplanet-event-chosen = { $seat } hat gewählt.
redplanet-event-called = Der Countdown steht bei { $number }.
redplanet-event-revealed = { $colour } deckt auf: { $character } ({ $number }).
redplanet-event-boarded = { $colour } schifft { $count ->
    [one] einen Astronauten
   *[other] { $count } Astronauten
  } ein: { $place }.
redplanet-event-travel_agent_failed = { $colour } findet kein Schiff mit Platz für die ganze Gruppe.
redplanet-event-bound = { $colour } schickt das Schiff ({ $place }) nach { $zone }.
redplanet-event-took_back = { $colour } nimmt alle eigenen Charaktere zurück.
redplanet-event-neutral_reshuffled = { $colour } verliert die Anwerberin und mischt einen neuen Stapel.
redplanet-event-moved = { $colour } zieht von { $from } nach { $to }.
redplanet-event-found = { $zone } birgt { $resource }.
redplanet-event-drew = { $colour } zieht eine Ereigniskarte und behält sie.
redplanet-event-drew_card = { $colour } zieht { $card }.
redplanet-event-drew_discovery = { $colour } zieht eine Entdeckung.
redplanet-event-assigned = { $colour } legt { $card } an { $zone }.
redplanet-event-assigned_hidden = { $colour } legt eine Entdeckung an { $zone }.
redplanet-event-discarded = Keine Zone ist frei, die Karte wird abgelegt: { $card }.
redplanet-event-declined = { $colour } legt die Entdeckung nicht an, die Karte wird abgelegt: { $card }.
redplanet-event-looked = { $colour } sieht sich die Entdeckung bei { $zone } an: { $card }.
redplanet-event-looked_hidden = { $colour } sieht sich die Entdeckung bei { $zone } an.
redplanet-event-forced = { $colour } zwingt ein Schiff zum Start: { $place }.
redplanet-event-destroyed = { $colour } zerstört ein Schiff: { $place }.
redplanet-event-replaced = { $colour } ersetzt { $victim } ({ $place }).
redplanet-event-killed = { $colour } tötet { $victim } in { $zone }.
redplanet-event-dropped = { $colour } landet von Phobos aus in { $zone }.
redplanet-event-launched = Ein Schiff startet: { $place }.
redplanet-event-landed = Ein Schiff landet in { $zone }, an Bord { $count ->
    [0] niemand
    [one] ein Astronaut
   *[other] { $count } Astronauten
  }.
redplanet-event-landed_nowhere = Ein leeres Schiff ohne Ziel geht verloren.
redplanet-event-docked = { $place }: Ein Schiff für { $capacity } nach { $zone } legt an.
redplanet-event-docked_unknown = { $place }: Ein Schiff für { $capacity } ohne Ziel legt an.
redplanet-event-first_player = { $colour } beginnt.
redplanet-event-production = Produktion { $number }.
redplanet-event-produced = { $zone } produziert { $count } × { $resource }.
redplanet-event-took = { $colour } nimmt { $count } × { $resource } aus { $zone }.
redplanet-event-discovery_shown = Entdeckung bei { $zone }: { $card }.
redplanet-event-magnetised = { $count ->
    [0] Niemand wird
    [one] Ein Astronaut wird
   *[other] { $count } Astronauten werden
  } aus den Docks nach { $zone } gezogen.
redplanet-event-resisted = { $victim } verliert einen Astronauten in { $zone }.
redplanet-event-left = { $colour } flieht von { $from } nach { $to }.
redplanet-event-action_shown = { $colour } deckt auf: { $card }.
redplanet-event-gained = { $colour } erhält { $count } × { $resource }.
redplanet-event-rescued = { $colour } rettet einen Astronauten nach { $zone }.
redplanet-event-mission_shown = { $colour } zeigt { $card }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
redplanet-event-ended = Die Partie ist zu Ende.

## The board in words

redplanet-board-round = Runde { $round } von { $of }
redplanet-board-called = aufgerufen ist die { $number }
redplanet-board-first = { $colour } beginnt
redplanet-board-event_deck = { $count ->
    [one] noch eine Ereigniskarte
   *[other] noch { $count } Ereigniskarten
  }
redplanet-board-no_ship = { $place }: kein Schiff
redplanet-board-ship = Schiff nach { $zone }, { $place }, für { $capacity }
redplanet-board-ship_unknown = Schiff ohne Ziel, { $place }, für { $capacity }
redplanet-board-zone = { $zone } ({ $resource })
redplanet-board-zone_unexplored = { $zone } (unerforscht)
redplanet-board-pile = hier liegen { $count } × { $resource }
redplanet-board-discovery = verdeckte Entdeckung von { $seat }
redplanet-board-discovery_known = Entdeckung { $card }
redplanet-board-astronauts = { $colour } { $count }
redplanet-board-colour = { $colour } ({ $seat })
redplanet-board-neutral = { $colour } (neutral, geführt von { $seat })
redplanet-board-supply = { $count } im Vorrat, { $lost } verschollen
redplanet-board-tokens = { $count } × { $resource }
redplanet-board-played = { $character } gespielt
redplanet-board-face_down = { $count ->
    [one] eine verdeckte Ereigniskarte
   *[other] { $count } verdeckte Ereigniskarten
  }
redplanet-board-card = { $card }
redplanet-board-own = Nur du weißt
redplanet-board-drawn = gezogen: { $card }
redplanet-board-sealed = { $character } verdeckt

## Points

redplanet-source-tokens = Marker
redplanet-source-missions = Missionen
redplanet-source-ice_monopoly = Eismonopol
redplanet-source-discoveries = Entdeckungen

## Options

redplanet-option-players = Personen
redplanet-option-players-help = Zwei bis sechs. Zu zweit führt jede Person noch eine neutrale Farbe.
redplanet-option-femme_fatale_ships_need_own = Femme fatale braucht Gesellschaft an Bord
redplanet-option-femme_fatale_ships_need_own-help = Auch auf Schiffen kannst du nur ersetzen, wo du einen eigenen Astronauten hast. Aus: Jedes Schiff ist recht.
redplanet-option-soldier_kills_on_phobos = Soldat tötet auf Phobos
redplanet-option-soldier_kills_on_phobos-help = Phobos ist keine Zuflucht. Aus: Der Soldat tötet nur in den äußeren Zonen des Mars.
redplanet-option-most_needs_one = „Meiste“ heißt mindestens eins
redplanet-option-most_needs_one-help = Wer das meiste von etwas hat, muss mindestens eins davon haben. Aus: Hat niemand etwas, sind alle gleichauf.
redplanet-option-neutral_scientist_may_look = Neutrale Wissenschaftlerin darf ansehen
redplanet-option-neutral_scientist_may_look-help = Zu zweit: Eine neutrale Wissenschaftlerin darf sich eine Entdeckung ansehen, statt zu ziehen.
redplanet-option-neutral_scientist_may_decline = Neutrale Wissenschaftlerin darf verzichten
redplanet-option-neutral_scientist_may_decline-help = Zu zweit: Eine Entdeckung, die eine neutrale Wissenschaftlerin zieht, darf stattdessen offen abgelegt werden. Aus: Sie muss angelegt werden.

## What kind of thing lies in the box

redplanet-kind-zone = Zone
redplanet-kind-resource = Rohstoff
redplanet-kind-ship = Schiff
redplanet-kind-character = Charakter
redplanet-kind-mission = Mission
redplanet-kind-discovery = Entdeckung
redplanet-kind-action = Aktionskarte
redplanet-kind-global_mission = Mission für alle
redplanet-pieces-zone = { $count ->
    [one] { $count } Zone
   *[other] { $count } Zonen
}
redplanet-pieces-resource = { $count } Rohstoffmarker
redplanet-pieces-ship = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
redplanet-pieces-character = { $count ->
    [one] { $count } Charakterkarte
   *[other] { $count } Charakterkarten
}
redplanet-pieces-mission = { $count ->
    [one] { $count } Mission
   *[other] { $count } Missionen
}
redplanet-pieces-discovery = { $count ->
    [one] { $count } Entdeckung
   *[other] { $count } Entdeckungen
}
redplanet-pieces-action = { $count ->
    [one] { $count } Aktionskarte
   *[other] { $count } Aktionskarten
}
redplanet-pieces-global_mission = { $count ->
    [one] { $count } Mission für alle
   *[other] { $count } Missionen für alle
}

## The board on the page

redplanet-sources =
    Polish rulebook: die polnische Anleitung der zweiten Ausgabe; unsere Hauptquelle
    English FFG rulebook: die erste Seite der englischen Anleitung der zweiten Ausgabe als Text
    X17: ein japanisches Programm, das das Spiel im Browser spielt; niemand weiß, wie nah es an den gedruckten Karten ist
    Spanish fan rulebook: eine Übersetzung mit Bildern von Karten und vom Aufbau
    first edition: Seiten über die Ausgabe von 2005, deren Karten anders sind
    andere Adressen: Besprechungen und Spielberichte von Leuten, die das Spiel besitzen
    RP-…: eine Regel oder Auslegung auf der Regelseite
redplanet-web-mars = Mars
redplanet-web-flights = Im Flug
redplanet-web-docks = Startrampe
redplanet-web-dock-empty = leer
redplanet-web-ship-unknown = Unbekannt
redplanet-web-figures = { $colour } { $count }, { $place }
redplanet-web-discovery-place = Platz für eine Entdeckung bei { $zone }
redplanet-web-track = Rundenleiste
redplanet-web-production = Produktion { $number }: { $number ->
    [one] ein Marker
   *[other] { $number } Marker
  } für jede erforschte Zone
redplanet-web-reveal = Entdeckungen werden aufgedeckt
redplanet-web-final = Schlusswertung
redplanet-web-countdown = Countdown
redplanet-web-sealed = verdeckt
redplanet-web-stage-missions = Alle behalten eine von zwei Missionen.
redplanet-web-stage-characters = Alle wählen einen Charakter.
redplanet-web-stage-before = Aktionen vor der dritten Produktion
redplanet-web-stage-after = Aktionen nach der dritten Produktion
redplanet-web-lost = Im All verschollen
redplanet-web-nobody = noch niemand
redplanet-web-events = Ereigniskarten
redplanet-web-discarded = { $card }, abgelegt
redplanet-web-boxed = { $count } in der Schachtel
redplanet-web-ships = Schiffe: { $deck } kommen noch, { $discard } abgelegt
redplanet-web-deed-boarded = { $colour } schickt { $count ->
    [one] einen Astronauten
   *[other] { $count } Astronauten
} an Bord.
redplanet-web-hand = Charaktere von { $colour }
redplanet-web-hand-of = Auf der Hand: { $numbers }
redplanet-web-own-events = Deine Ereigniskarten
redplanet-web-card-chosen = gewählt
redplanet-web-card-acting = handelt jetzt
redplanet-web-card-played = gespielt
redplanet-web-kept = du behältst sie
redplanet-web-drawn = eben gezogen
redplanet-web-turned = aufgedeckt
redplanet-web-worth-now = { $points ->
    [one] jetzt 1 Punkt wert
   *[other] jetzt { $points } Punkte wert
  }
redplanet-web-used = benutzt
redplanet-web-in-box = in der Schachtel
redplanet-web-neutral = { $colour }, neutral
redplanet-web-neutral-deck = { $count ->
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
  }
redplanet-web-points = { $points } P
redplanet-web-worth = Punkte für Marker
redplanet-web-character = Charakter { $number }
redplanet-web-zone = Zone
redplanet-web-zone-outer = Am Rand des Mars: Hier kann eine Entdeckung liegen, und der Soldat kann hier töten.
redplanet-web-zone-inner = In der Mitte des Mars: keine Entdeckung, und sicher vor dem Soldaten.
redplanet-web-zone-moon = Der Mond: Er wirft ab wie jede Zone, hat aber keine Nachbarn und keine Entdeckung.
redplanet-web-neighbours = Grenzt an { $zones }.
redplanet-web-kind-mission = Mission
redplanet-web-kind-discovery = Entdeckung
redplanet-web-kind-action = Aktion
redplanet-web-kind-everybody = Mission für alle
redplanet-web-brief-recruiter = alle Karten zurück
redplanet-web-brief-explorer = bis zu 3 Züge auf dem Mars
redplanet-web-brief-scientist = ziehen oder ansehen
redplanet-web-brief-secret_agent = einen Start erzwingen
redplanet-web-brief-saboteur = ein Schiff zerstören
redplanet-web-brief-femme_fatale = Rivalen ersetzen
redplanet-web-brief-travel_agent = alle auf ein Schiff
redplanet-web-brief-soldier = einen töten, von Phobos landen
redplanet-web-brief-pilot = ein Schiff umleiten

redplanet-holding-supply = Astronauten im Vorrat
redplanet-holding-lost = Verlorene Astronauten

# Why the game ended as it did

redplanet-epilogue-player = Wofür {$seat} Punkte bekommt
redplanet-epilogue-mission = {$card}: {$points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
  }
redplanet-epilogue-discovery = {$card} ({$zone}): {$points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
  }
redplanet-epilogue-tie = Gleich viele Punkte: Wer mehr Marker hat, liegt vorn
redplanet-epilogue-tokens = {$seat}: Marker: {$count}

## Icons in the guide

redplanet-web-icons-tokens = Marker und Leute
redplanet-web-icons-characters = Charaktere
redplanet-web-icons-track = Auf der Rundenleiste
redplanet-web-icons-timing = Auf Entdeckungen: wann sie wirken
redplanet-web-icon-ice = Zählt 1 Punkt. Das meiste Eis bringt 9 Punkte dazu.
redplanet-web-icon-sylvanite = Zählt 2 Punkte.
redplanet-web-icon-celerium = Zählt 3 Punkte.
redplanet-web-icon-unexplored = Unerforscht
redplanet-web-icon-unexplored-about = Ein verdeckter Rohstoffmarker.
redplanet-web-icon-destination = Zielmarker
redplanet-web-icon-destination-about = Dieses Schiff fliegt in eine andere Zone als die aufgedruckte.
redplanet-web-icon-astronaut = Astronaut
redplanet-web-icon-astronaut-about = Die Zahl sagt, wie viele dieser Farbe hier stehen.
redplanet-web-icon-production = Produktion
redplanet-web-icon-production-about = Die Zahl sagt, wie viele Marker jede erforschte Zone bekommt.
redplanet-web-icon-reveal-about = Kommt nach Runde 10.
redplanet-web-icon-final-about = Alle Punkte werden gezählt.
redplanet-web-icon-when-reveal = Wirkt, wenn die Entdeckungen aufgedeckt werden.
redplanet-web-icon-when-production = Wirkt in der dritten Produktion.
redplanet-web-icon-when-final = Wirkt in der Schlusswertung.
redplanet-web-about-supply = Astronauten, die noch an Bord gehen können. Die Zahl am Kreuz sind die Verschollenen.
redplanet-web-about-worth = So viel sind die Marker bisher wert. Missionen und Entdeckungen kommen am Ende dazu.
redplanet-web-about-cards = Missionen und Aktionen, die nur ihr Besitzer kennt. Sie zählen oder wirken gegen Ende.
redplanet-web-about-lost = Getötete Astronauten und Besatzungen zerstörter Schiffe. Nur eine Ereigniskarte holt sie zurück.
redplanet-web-about-first = Handelt zuerst, wenn mehrere dieselbe Nummer aufdecken. Wer in einer Runde als Letzter handelt, bekommt die Flagge.
redplanet-web-about-sealed = Sie haben gewählt. Jede Karte bleibt verdeckt, bis ihre Nummer aufgerufen wird.
redplanet-web-about-dock = Hier wartet ein Schiff auf seine Besatzung. Ein leeres Dock bekommt am Ende der Runde ein neues Schiff.
redplanet-web-about-ship = Sind alle Plätze besetzt, startet das Schiff. Am Ende der Runde landen alle an Bord in seiner Zone.
redplanet-web-about-crew = Wer in einem Schiff sitzt, landet mit ihm. Ein zerstörtes Schiff verliert seine ganze Besatzung.
redplanet-web-about-figures = Bei jeder Produktion nimmt die Farbe mit den meisten Astronauten die Marker der Zone. Bei Gleichstand wird geteilt.
redplanet-web-about-pile = Marker, die in dieser Zone liegen geblieben sind. Wer bei der nächsten Produktion vorne liegt, nimmt auch sie.
redplanet-web-about-deck = Hier zieht die Wissenschaftlerin: Missionen, Entdeckungen und Aktionen.
redplanet-web-about-ships = Von diesem Stapel werden die Docks aufgefüllt. Ist er leer, werden die abgelegten Schiffe gemischt.
redplanet-web-about-round = In jeder Runde spielen alle einen Charakter. Produktionen kommen nach den Runden 5, 8 und 10.
redplanet-web-about-discovery = Hier legt die Wissenschaftlerin verdeckte Entdeckungen an. Nach Runde 10 werden sie aufgedeckt und verändern die Zone.
redplanet-web-about-neutral = Zu zweit führt jeder auch eine neutrale Farbe. Ihre Karte wird zufällig gezogen.
redplanet-web-pool = { $zone }: { $count ->
    [0] kein Zielmarker mehr da
    [one] { $count } Zielmarker da
   *[other] { $count } Zielmarker da
  }
redplanet-web-about-pool = Nur zwei Schiffe zugleich lassen sich mit Markern in eine Zone schicken.
redplanet-web-card-held = auf der Hand


redplanet-term-zone = was { $zone } noch produziert
redplanet-term-held = deine gesammelten Rohstoffmarker
redplanet-term-ice = das Eismonopol
redplanet-term-cards = Missionen und Entdeckungen
redplanet-term-reserves = Astronauten im Vorrat und Karten auf der Hand
redplanet-theme-zone = Erobere die Zone
redplanet-theme-held = Sammle Rohstoffe
redplanet-theme-ice = Kämpfe um das Eis
redplanet-theme-cards = Erfülle die Mission
redplanet-theme-reserves = Spar deine Kräfte
