## Martians: A Story of Civilization

martians-title = Martians: A Story of Civilization
martians-about = Sorgt dafür, dass eine junge Kolonie auf dem Mars atmen kann, gesund bleibt und satt wird, und bringt ihre Mission zu Ende, gemeinsam oder gegeneinander. Eine bis vier Personen.
martians-card = die Karte
martians-mineral-any = beliebiges Mineral

## The board

martians-fixture-printed_crop = Aufgedruckte Saat
martians-fixture-printed_crop-text = Die Saat auf jedem Konzerntableau: 1 Energie und 1 Wasser ergeben 1 Nahrung.
martians-fixture-delivery_values = Lieferung
martians-fixture-delivery_values-text = Gelieferte Nahrung bringt 2 Ansehen, gelieferte Medizin 3.
martians-fixture-excavation_area = Ausgrabungsfeld
martians-fixture-excavation_area-text = 37 Felder in einem Sechseck mit Seitenlänge 4; die drei grauen liegen oben.
martians-fixture-reputation_track = Ansehensleiste
martians-fixture-reputation_track-text = Die Marker beginnen auf 2; die Leiste hat kein Ende.
martians-building-moxie = MOXIE
martians-building-construction = Anlagenbau
martians-building-hospital = Krankenhaus
martians-building-water_plant = Kläranlage
martians-building-excavation = Ausgrabungsstätte
martians-building-lander = Landekapsel
martians-building-greenhouses = Gewächshäuser
martians-building-education = Ausbildungszentrum
martians-building-laboratory = Labor
martians-installation-solar = Solaranlage
martians-installation-wind = Windpark
martians-demand-oxygen = Sauerstoffmarker
martians-demand-disease = Krankheitsmarker
martians-demand-hunger = Hungermarker
martians-zone-infirmary = Krankenstation
martians-zone-apartments = Wohnbereich
martians-colour-blue = Blau
martians-colour-red = Rot
martians-colour-green = Grün
martians-colour-yellow = Gelb
martians-quarter-q1 = Quartier 1
martians-quarter-q2 = Quartier 2
martians-quarter-q3 = Quartier 3
martians-quarter-q4 = Quartier 4
martians-resource-energy = Energie
martians-resource-regolith = Regolith
martians-resource-ice = verschmutztes Eis
martians-resource-water = Trinkwasser
martians-resource-supplies = Vorräte
martians-resource-food = Nahrung
martians-resource-medicine = Medizin
martians-resource-credits = Credits
martians-resource-reputation = Ansehen
martians-dig-exc_r1i0 = 1 Regolith und 0 verschmutztes Eis
martians-dig-exc_r0i1 = 0 Regolith und 1 verschmutztes Eis
martians-dig-exc_r2i0 = 2 Regolith und 0 verschmutztes Eis
martians-dig-exc_r0i2 = 0 Regolith und 2 verschmutztes Eis
martians-dig-exc_r1i1 = 1 Regolith und 1 verschmutztes Eis
martians-dig-exc_r2i1 = 2 Regolith und 1 verschmutztes Eis
martians-dig-exc_r1i2 = 1 Regolith und 2 verschmutztes Eis
martians-dig-exc_r3i0 = 3 Regolith und 0 verschmutztes Eis
martians-dig-exc_r0i3 = 0 Regolith und 3 verschmutztes Eis
martians-dig-exc_r2i2 = 2 Regolith und 2 verschmutztes Eis
martians-dig-exc_r3i1 = 3 Regolith und 1 verschmutztes Eis
martians-dig-exc_r1i3 = 1 Regolith und 3 verschmutztes Eis

## Technologies

martians-technology-medicine_tech = Medizin
martians-technology-medicine_tech-text = In jeder Versorgungsphase kommt 1 Krankheitsmarker weniger.
martians-technology-co2_converter = CO2-Umwandler
martians-technology-co2_converter-text = In jeder Versorgungsphase kommt 1 Sauerstoffmarker weniger.
martians-technology-birth_control = Nachwuchs-Management
martians-technology-birth_control-text = In jeder Versorgungsphase kommt 1 Nachwuchsmarker hinzu, bevor die Bevölkerung geprüft wird.
martians-technology-long_arm = Langarmkran
martians-technology-long_arm-text = Du darfst von einem Ausgrabungsmarker neben der Maschine fördern statt von dem unter ihr; für die Bewegung ändert sich nichts.
martians-technology-weather_report = Wetterbericht
martians-technology-weather_report-text = Du darfst dir jederzeit die oberste Wetterkarte ansehen, sobald du ihn hast.
martians-technology-dna_alteration = DNS-Modifizierung
martians-technology-dna_alteration-text = Ab deinem nächsten Zug hast du 4 Zeiteinheiten pro Zug.
martians-technology-solar_cells = Solarzellen
martians-technology-solar_cells-text = Jede deiner Solaranlagen erzeugt 1 Energie mehr.
martians-technology-kinetic_power = Kinetische Energie
martians-technology-kinetic_power-text = Jeder deiner Windparks erzeugt 1 Energie mehr.
martians-technology-molecular_sensor = Molekularsensor
martians-technology-molecular_sensor-text = Bei jeder Regolithuntersuchung ziehst du insgesamt eine Karte mehr.

## Experts and assistants

martians-expert-nutritionist = Ernährungswissenschaftler
martians-expert-nutritionist-text = Zahle 2 Credits, 1 Nahrung und 1 Energie: Entferne 2 Hungermarker und erhalte 2 Ansehen.
martians-expert-engineer = Ingenieur
martians-expert-engineer-text = Zahle 2 Credits und 1 Energie: Entferne 1 Sauerstoffmarker und erhalte 1 Ansehen.
martians-expert-pharmacist = Pharmazeutin
martians-expert-pharmacist-text = Zahle 4 Credits, 1 Vorrat und 1 Trinkwasser: Erhalte 1 Medizin.
martians-expert-physician = Arzt
martians-expert-physician-text = Zahle 4 Credits und 1 Medizin: Entferne 2 Krankheitsmarker und erhalte 2 Ansehen.
martians-expert-chemist = Chemiker
martians-expert-chemist-text = Zahle 2 Credits, 1 Energie und 1 verschmutztes Eis: Erhalte 1 Trinkwasser.
martians-expert-power_manager = Kraftwerksleiter
martians-expert-power_manager-text = Zahle 1 oder 2 Credits, wie der Tisch es gewählt hat, und 2 Energie: Erhalte 2 Ansehen.
martians-expert-soil_analyst = Experte für Bodenanalysen
martians-expert-soil_analyst-text = Zahle 2 Credits, 1 Energie und 1 Regolith: Ziehe 2 Regolithuntersuchungskarten.
martians-expert-master_builder = Baumeister
martians-expert-master_builder-text = Zahle 4 Credits: Führe eine Aktion des Anlagenbaus aus, ohne einen Marker zu setzen; sie kostet so viel wie sonst, auch die 1 Zeiteinheit.
martians-assistant-botanist = Botanikerin
martians-assistant-botanist-text = Jede deiner Ernten bringt 1 Nahrung mehr; mehrere Karten werden addiert.
martians-assistant-geologist = Geologe
martians-assistant-geologist-text = Bei jeder deiner Ausgrabungen darfst du 1 Kristall mehr nehmen, wenn der Ausgrabungsmarker ihn hat; mehrere Karten werden addiert.
martians-assistant-scientist = Wissenschaftler
martians-assistant-scientist-text = Forschungstafeln und Aktionen im Labor kosten dich 1 Zeiteinheit weniger, aber mindestens 1.

## Weather and minerals

martians-weather-stable = Stabile Wetterverhältnisse
martians-weather-stable-text = Keine Auswirkung. Liegt zu Beginn offen auf dem Spielbrett.
martians-weather-solar_activity_energy = Sonnenaktivität (günstige Ernte)
martians-weather-solar_activity_energy-text = Eine Ernte kostet 1 Energie weniger; jede Solaranlage erzeugt 1 Energie mehr.
martians-weather-solar_activity_food = Sonnenaktivität (reiche Ernte)
martians-weather-solar_activity_food-text = Eine Ernte bringt 1 Nahrung mehr; jede Solaranlage erzeugt 1 Energie mehr.
martians-weather-wind = Wind
martians-weather-wind-text = Jeder Windpark erzeugt 1 Energie mehr.
martians-weather-sandstorm_food = Sandsturm (karge Ernte)
martians-weather-sandstorm_food-text = Eine Ernte bringt 1 Nahrung weniger; jede Solaranlage und jeder Windpark erzeugt 1 Energie weniger.
martians-weather-sandstorm_energy = Sandsturm (teure Ernte)
martians-weather-sandstorm_energy-text = Eine Ernte kostet 1 Energie mehr; jede Solaranlage und jeder Windpark erzeugt 1 Energie weniger.
martians-weather-earthquake = Erdbeben
martians-weather-earthquake-text = Eine Ausgrabung bringt 1 Kristall weniger.
martians-mineral-mineral_yellow = Gelbes Mineral
martians-mineral-mineral_yellow-text = Eine gelbe Mineralprobe, mit der man Forschungstafeln, Aufträge oder Missionen bezahlt.
martians-mineral-mineral_green = Grünes Mineral
martians-mineral-mineral_green-text = Eine grüne Mineralprobe.
martians-mineral-mineral_red = Rotes Mineral
martians-mineral-mineral_red-text = Eine rote Mineralprobe.
martians-mineral-proof_of_life = Beweis für Leben
martians-mineral-proof_of_life-text = Gilt als eine Mineralkarte beliebiger Farbe. Oder gib ihn mit einer Missionsaktion in der Landekapsel ab (1 Zeiteinheit, sonst nichts): Erhalte 5 Ansehen (in SOLO und KOOP für die Kolonie).

## Events

martians-event-solar_flare_1 = Sonneneruption
martians-event-solar_flare_1-text = Jeder Aktionsmarker auf einem Aktionsfeld geht zurück; Marker in Krankenstation und Wohnbereich bleiben. Ein Szenario kann mehr dazu sagen.
martians-event-solar_flare_2 = Sonneneruption
martians-event-solar_flare_2-text = Jeder Aktionsmarker auf einem Aktionsfeld geht zurück; Marker in Krankenstation und Wohnbereich bleiben. Ein Szenario kann mehr dazu sagen.
martians-event-solar_flare_3 = Sonneneruption
martians-event-solar_flare_3-text = Jeder Aktionsmarker auf einem Aktionsfeld geht zurück; Marker in Krankenstation und Wohnbereich bleiben. Ein Szenario kann mehr dazu sagen.
martians-event-solar_flare_4 = Sonneneruption
martians-event-solar_flare_4-text = Jeder Aktionsmarker auf einem Aktionsfeld geht zurück; Marker in Krankenstation und Wohnbereich bleiben. Ein Szenario kann mehr dazu sagen.
martians-event-faulty_equipment = Fehlerhafte Ausrüstung
martians-event-faulty_equipment-text = Jede Person wirft 1 Vorrat ab; wer keinen hat, hat im nächsten Zug 1 Zeiteinheit weniger. (KOOP/SOLO: Der gemeinsame Vorrat zahlt einmal pro Person oder Konzern; jeder unbezahlte Anteil trifft eine Person, die die Gruppe bestimmt.)
martians-event-valves = Ventile
martians-event-valves-text = Bis zum Ende des Zyklus kostet die MOXIE-Aktion 1 Energie mehr.
martians-event-dust_devil_event = Staubhose
martians-event-dust_devil_event-text = In der folgenden Energieproduktion erzeugt jede Solaranlage 1 Energie weniger (nicht unter 0).
martians-event-visitors = Besucher
martians-event-visitors-text = Gäste bringen Geld und Appetit mit: Jede Person erhält 2 Credits; legt 1 Hungermarker (zu dritt oder viert 2; KOMP: 1 in jedes eigene Quartier).
martians-event-hydraulic_failure = Versagen der Hydraulik
martians-event-hydraulic_failure-text = Bis zur nächsten Ereigniskarte kostet jede Ausgrabung 1 Energie mehr.
martians-event-steering_failure = Versagen der Lenkung
martians-event-steering_failure-text = Bis zur nächsten Ereigniskarte kostet jede Ausgrabung 1 Zeiteinheit mehr.
martians-event-leak = Das Leck
martians-event-leak-text = Jede Person wirft 1 Trinkwasser ab oder, wenn sie keines hat, 1 Energie.
martians-event-seeds = Samen
martians-event-seeds-text = In Zugreihenfolge nimmt oder tauscht jede Person kostenlos eine Saattafel oder erhält 1 Nahrung.
martians-event-discontent = Unzufriedenheit
martians-event-discontent-text = Jede Person zahlt 2 Credits oder verliert 2 Ansehen (nicht unter 0). In KOOP und SOLO entscheidet die Gruppe einmal: 2 Credits pro Person oder 2 Punkte Zufriedenheit.
martians-event-quarantine = Quarantäne
martians-event-quarantine-text = Jede Person wirft 1 Medizin ab oder setzt einen Aktionsmarker (zuerst aus dem eigenen Vorrat) in eine Krankenstation.
martians-event-poisoning = Vergiftung
martians-event-poisoning-text = Jede Person wirft 1 Nahrung ab; wer keine hat, setzt einen Aktionsmarker in eine Krankenstation.
martians-event-rift = Die Kluft
martians-event-rift-text = Der Boden reißt auf: Der Startspieler entfernt zwei offene Ausgrabungsmarker neben der Maschine (alle, wenn es weniger sind).
martians-event-fire = Feuer
martians-event-fire-text = Legt einen Entwicklungsmarker auf das am weitesten rechts liegende Feld der Gewächshäuser, das keinen hat und auf dem kein Aktionsmarker steht; gibt es keines, wirft jede Person 1 Nahrung ab, wenn sie kann.
martians-event-pressure_loss = Druckverlust
martians-event-pressure_loss-text = Legt 1 Sauerstoffmarker (zu dritt oder viert 2; KOMP: 1 in jedes eigene Quartier).
martians-event-loss_of_sterile_air = Verlust keimfreier Luft
martians-event-loss_of_sterile_air-text = Legt 1 Krankheitsmarker (zu dritt oder viert 2; KOMP: 1 in jedes eigene Quartier).
martians-event-rtg_failure = RTG-Ausfall
martians-event-rtg_failure-text = Der RTG verliert die Hälfte seiner restlichen Energie, aufgerundet, und gibt bis zum Ende des Zyklus keine ab.
martians-event-m1_south_entrance = Südeingang
martians-event-m1_south_entrance-text = Ein zweiter Weg hinein: Erkundung +1.
martians-event-m1_sos = S.O.S.
martians-event-m1_sos-text = Ein alter Notruf wiederholt sich: Jede Person darf 1 Energie ausgeben, um zu antworten, und erhält 2 Ansehen.
martians-event-m1_transmitter = Der Sender
martians-event-m1_transmitter-text = Der Sender ist gefunden: Die Antenne kostet für den Rest der Partie 1 Energie weniger.
martians-event-m1_key = Der Schlüssel
martians-event-m1_key-text = Die nächsten zwei Expeditionen brauchen keine Vorräte.
martians-event-m1_diary = Das Tagebuch
martians-event-m1_diary-text = Der Startspieler zieht 2 Regolithuntersuchungskarten; alle dürfen die Ereigniskarte sehen, die der nächste Ereignisschritt aufdeckt (in Runde 3 dieses Zyklus oder in Runde 1 von Zyklus 4).
martians-event-m1_pantry = Die Speisekammer
martians-event-m1_pantry-text = Jede Person erhält 1 Nahrung aus den alten Beständen.
martians-event-m1_medic = Der Arzt
martians-event-m1_medic-text = Der Arzneischrank: Entfernt 1 Krankheitsmarker aus einem Quartier, das der Startspieler bestimmt; gibt es keinen, geschieht nichts.
martians-event-m1_apartments = Die Unterkünfte
martians-event-m1_apartments-text = Freie Betten: Jede Person holt kostenlos einen Marker aus dem Wohnbereich zurück; Erkundung +1.
martians-event-rf_agent = Der Agent
martians-event-rf_agent-text = Ein Mittelsmann will seinen Anteil: Jede Person zahlt 1 Credit oder verliert 1 Ansehen.
martians-event-rf_desperate = Der verzweifelte Mann
martians-event-rf_desperate-text = Ein Flüchtling verbarrikadiert sich: Das Ausbildungszentrum ist in dieser Runde geschlossen, und 1 Hungermarker kommt hinzu.
martians-event-rf_radiation = Strahlungswirkung
martians-event-rf_radiation-text = Legt 1 Krankheitsmarker (zu viert 2).
martians-event-rf_careless = Unvorsichtiger Umgang
martians-event-rf_careless-text = Jede Person wirft 1 Vorrat ab oder, wenn sie keinen hat, 1 Energie.
martians-event-ph_confusion = Verwirrung
martians-event-ph_confusion-text = Der Startspielermarker wandert sofort einen Platz weiter, und alle haben in dieser Runde 1 Zeiteinheit weniger.
martians-event-ph_hard_landing = Harte Landung
martians-event-ph_hard_landing-text = Ein offenes Feld der Landekapsel (das am weitesten rechts liegende ohne Marker, wenn es eines gibt) ist bis zum Ende des Zyklus gesperrt.
martians-event-ph_fuel_leak = Treibstoffleck
martians-event-ph_fuel_leak-text = Ein fertiger Treibstoffschritt geht verloren (keiner, wenn es keinen gibt).
martians-event-ph_comms_loss = Kommunikationsausfall
martians-event-ph_comms_loss-text = In dieser Runde gibt es keine Missionsaktionen.
martians-event-fm_avalanche = Die Lawine
martians-event-fm_avalanche-text = Zwei zufällige verdeckte Erkundungsmarker, die keine Relikte sind, werden ungesehen entfernt; niemand erfährt, wo die Relikte liegen.
martians-event-fm_guide = Fremdenführer
martians-event-fm_guide-text = Die Expedition darf kostenlos ein Hexfeld weiterziehen; der Startspieler entscheidet und bekommt, was der Erkundungsmarker bringt.
martians-event-fm_cave = Die Höhle
martians-event-fm_cave-text = Jede Person zieht 1 Regolithuntersuchungskarte und wirft, wenn möglich, 1 Energie ab.
martians-event-fm_summit = Der Gipfel
martians-event-fm_summit-text = Der Aufstieg wird steiler: Bis zum Ende des Zyklus kostet jeder Vorstoß 1 Energie mehr.
martians-event-ds_guests = Unwillkommene Gäste
martians-event-ds_guests-text = Bedrohung +1; legt 1 Hungermarker.
martians-event-ds_food_theft = Lebensmitteldiebstahl
martians-event-ds_food_theft-text = Jede Person wirft 1 Nahrung ab; kann jemand das nicht, Bedrohung +1 (einmal).
martians-event-ds_threat = Bedrohung
martians-event-ds_threat-text = Alle zahlen 2 Credits, oder Bedrohung +2; der Startspieler entscheidet. Zahlen ist nur möglich, wenn jede Person (in SOLO und KOOP der gemeinsame Vorrat für alle) ganz zahlen kann.
martians-event-ds_sabotage = Sabotage
martians-event-ds_sabotage-text = Ein MOXIE-Feld ist bis zum Ende des Zyklus gesperrt; der Startspieler (oder der gemeinsame Vorrat) verliert 2 Energie.

## Commissions and hidden goals

martians-commission-com_01 = Kiste mit Bodenproben
martians-commission-com_01-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 2 Regolith für 3 Ansehen.
martians-commission-com_02 = Eisbohrkern
martians-commission-com_02-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 2 verschmutztes Eis für 3 Ansehen.
martians-commission-com_03 = Gemischte Bohrkerne
martians-commission-com_03-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 2 Regolith, 2 verschmutztes Eis für 5 Ansehen.
martians-commission-com_04 = Große Regolithlieferung
martians-commission-com_04-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 4 Regolith für 5 Ansehen.
martians-commission-com_05 = Lieferung Tiefeneis
martians-commission-com_05-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 4 verschmutztes Eis für 5 Ansehen.
martians-commission-com_06 = Funkfeuer
martians-commission-com_06-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 3 Energie für 3 Ansehen.
martians-commission-com_07 = Aufladen im Orbit
martians-commission-com_07-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 6 Energie für 4 Ansehen.
martians-commission-com_08 = Lichter für den Landeplatz
martians-commission-com_08-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 3 Energie, 1 Vorrat für 4 Ansehen.
martians-commission-com_09 = Ersatzteile
martians-commission-com_09-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 2 Vorräte für 4 Ansehen.
martians-commission-com_10 = Umbau der Rückkehrkapsel
martians-commission-com_10-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 2 Vorräte, 2 Energie, 1 Regolith für 6 Ansehen.
martians-commission-com_11 = Trinkwasserreserve
martians-commission-com_11-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 2 Trinkwasser für 4 Ansehen.
martians-commission-com_12 = Wasser für das Transitschiff
martians-commission-com_12-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 3 Trinkwasser, 1 Energie für 5 Ansehen.
martians-commission-com_13 = Proviantpakete
martians-commission-com_13-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 2 Nahrung für 5 Ansehen.
martians-commission-com_14 = Bankett für die Presse
martians-commission-com_14-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 3 Nahrung, 1 Trinkwasser für 7 Ansehen.
martians-commission-com_15 = Verbandkasten
martians-commission-com_15-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 1 Medizin für 5 Ansehen.
martians-commission-com_16 = Bestand fürs Feldlazarett
martians-commission-com_16-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 2 Medizin für 9 Ansehen.
martians-commission-com_17 = Paket für die Besatzung
martians-commission-com_17-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 1 Medizin, 1 Nahrung für 7 Ansehen.
martians-commission-com_18 = Expeditionsbedarf
martians-commission-com_18-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 1 Nahrung, 1 Trinkwasser, 1 Vorrat, 1 Energie für 6 Ansehen.
martians-commission-com_19 = Gelbe Probe
martians-commission-com_19-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 1 gelbe Mineralkarte für 3 Ansehen.
martians-commission-com_20 = Zwei grüne Proben
martians-commission-com_20-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 2 grüne Mineralkarten für 5 Ansehen.
martians-commission-com_21 = Mineraliensatz
martians-commission-com_21-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 1 gelbe Mineralkarte, 1 grüne Mineralkarte, 1 rote Mineralkarte für 6 Ansehen.
martians-commission-com_22 = Geologischer Atlas
martians-commission-com_22-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 1 Energie, 3 Mineralkarten für 5 Ansehen.
martians-commission-com_23 = Geschlossener Kreislauf
martians-commission-com_23-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 1 Medizin, 2 Nahrung, 1 Trinkwasser für 10 Ansehen.
martians-commission-com_24 = Grundausstattung für Siedler
martians-commission-com_24-text = Missionsaktion in der Landekapsel: 1 Zeiteinheit und 2 Regolith, 2 Vorräte, 1 Trinkwasser, 1 Nahrung, 1 Medizin für 12 Ansehen.
martians-goal-goal_01 = Energiebaron
martians-goal-goal_01-text = Besitze am Ende der Partie (ohne es auszugeben): 9 Energie. Das bringt 3 Ansehen.
martians-goal-goal_02 = Zisterne
martians-goal-goal_02-text = Besitze am Ende der Partie (ohne es auszugeben): 3 Trinkwasser. Das bringt 4 Ansehen.
martians-goal-goal_03 = Volle Speisekammer
martians-goal-goal_03-text = Besitze am Ende der Partie (ohne es auszugeben): 3 Nahrung. Das bringt 4 Ansehen.
martians-goal-goal_04 = Arzneiausgabe
martians-goal-goal_04-text = Besitze am Ende der Partie (ohne es auszugeben): 2 Medizin. Das bringt 5 Ansehen.
martians-goal-goal_05 = Lagerhaus
martians-goal-goal_05-text = Besitze am Ende der Partie (ohne es auszugeben): 3 Vorräte. Das bringt 4 Ansehen.
martians-goal-goal_06 = Steinbruch
martians-goal-goal_06-text = Besitze am Ende der Partie (ohne es auszugeben): 3 Regolith. Das bringt 3 Ansehen.
martians-goal-goal_07 = Eiskeller
martians-goal-goal_07-text = Besitze am Ende der Partie (ohne es auszugeben): 3 verschmutztes Eis. Das bringt 3 Ansehen.
martians-goal-goal_08 = Mineraloge
martians-goal-goal_08-text = Besitze am Ende der Partie (ohne sie auszugeben) Regolithuntersuchungskarten in 3 verschiedenen Farben; ein Beweis für Leben steht für eine Farbe nach Wahl: 4 Ansehen.
martians-goal-goal_09 = Schatzkammer
martians-goal-goal_09-text = Besitze am Ende der Partie (ohne es auszugeben): 8 Credits. Das bringt 4 Ansehen.
martians-goal-goal_10 = Volle Belegschaft
martians-goal-goal_10-text = Habe am Ende der Partie 2 Experten und 2 Assistenten: 5 Ansehen.
martians-goal-goal_11 = Feldteam
martians-goal-goal_11-text = Habe am Ende der Partie mindestens 1 Geologen und 1 Wissenschaftler: 4 Ansehen.
martians-goal-goal_12 = Expertenrunde
martians-goal-goal_12-text = Habe am Ende der Partie 2 verschiedene Experten: 4 Ansehen.

## Tiles

martians-research-res_regolith2 = Bodenchemie
martians-research-res_regolith2-text = Gib 2 Zeiteinheiten und 2 Regolith aus; erhalte 8 Credits; die Tafel kommt auf den Ablagestapel.
martians-research-res_ice2 = Eiskernstudie
martians-research-res_ice2-text = Gib 2 Zeiteinheiten und 2 verschmutztes Eis aus; erhalte 8 Credits; die Tafel kommt auf den Ablagestapel.
martians-research-res_mixed2 = Permafrostprofil
martians-research-res_mixed2-text = Gib 2 Zeiteinheiten und 1 Regolith, 1 verschmutztes Eis aus; erhalte 8 Credits; die Tafel kommt auf den Ablagestapel.
martians-research-res_quick_regolith = Staubsiebung
martians-research-res_quick_regolith-text = Gib 1 Zeiteinheit und 2 Regolith aus; erhalte 5 Credits; die Tafel kommt auf den Ablagestapel.
martians-research-res_quick_ice = Schmelzversuch
martians-research-res_quick_ice-text = Gib 1 Zeiteinheit und 2 verschmutztes Eis aus; erhalte 5 Credits; die Tafel kommt auf den Ablagestapel.
martians-research-res_yellow = Analyse des gelben Minerals
martians-research-res_yellow-text = Gib 2 Zeiteinheiten und 1 gelbe Mineralkarte aus; erhalte 10 Credits; die Tafel kommt auf den Ablagestapel.
martians-research-res_green = Analyse des grünen Minerals
martians-research-res_green-text = Gib 2 Zeiteinheiten und 1 grüne Mineralkarte aus; erhalte 9 Credits; die Tafel kommt auf den Ablagestapel.
martians-research-res_red = Analyse des roten Minerals
martians-research-res_red-text = Gib 2 Zeiteinheiten und 1 rote Mineralkarte aus; erhalte 8 Credits; die Tafel kommt auf den Ablagestapel.
martians-research-res_yellow_green = Verwitterungsfolge
martians-research-res_yellow_green-text = Gib 2 Zeiteinheiten und 1 gelbe Mineralkarte, 1 grüne Mineralkarte aus; erhalte 13 Credits; die Tafel kommt auf den Ablagestapel.
martians-research-res_set3 = Mineralatlas
martians-research-res_set3-text = Gib 3 Zeiteinheiten und 1 gelbe Mineralkarte, 1 grüne Mineralkarte, 1 rote Mineralkarte aus; erhalte 17 Credits; die Tafel kommt auf den Ablagestapel.
martians-research-res_red2 = Eisenoxidreihe
martians-research-res_red2-text = Gib 2 Zeiteinheiten und 2 rote Mineralkarten aus; erhalte 12 Credits; die Tafel kommt auf den Ablagestapel.
martians-research-res_bulk = Großprobe für die Erde
martians-research-res_bulk-text = Gib 3 Zeiteinheiten und 2 Regolith, 2 verschmutztes Eis aus; erhalte 13 Credits; die Tafel kommt auf den Ablagestapel.
martians-crop-crop_tubers = Knollen
martians-crop-crop_tubers-text = Ernte: Zahle 1 Energie und 1 Trinkwasser (und 1 Zeiteinheit), erhalte 2 Nahrung.
martians-crop-crop_legumes = Hülsenfrüchte
martians-crop-crop_legumes-text = Ernte: Zahle 1 Energie, 1 Trinkwasser und 1 Vorrat (und 1 Zeiteinheit), erhalte 3 Nahrung.
martians-crop-crop_herbs = Heilkräuter
martians-crop-crop_herbs-text = Ernte: Zahle 1 Energie und 2 Trinkwasser (und 1 Zeiteinheit), erhalte 1 Nahrung und 1 Medizin.
martians-exploration-xpl_relic = Relikt
martians-exploration-xpl_relic-text = Die Expedition findet ein Relikt: Reliktzähler +1; wer am Zug ist (oder die Kolonie), erhält 2 Ansehen.
martians-exploration-xpl_regolith = Loses Gestein
martians-exploration-xpl_regolith-text = Erhalte 2 Regolith.
martians-exploration-xpl_ice = Eistasche
martians-exploration-xpl_ice-text = Erhalte 2 verschmutztes Eis.
martians-exploration-xpl_mineral = Ader
martians-exploration-xpl_mineral-text = Ziehe 2 Regolithuntersuchungskarten.
martians-exploration-xpl_hazard = Steinschlag
martians-exploration-xpl_hazard-text = Verliere 1 Vorrat oder setze einen deiner Aktionsmarker in die Krankenstation.
martians-exploration-xpl_trail = Freier Pfad
martians-exploration-xpl_trail-text = Die Expedition darf sofort kostenlos ein weiteres Hexfeld vorstoßen.

## Scenarios

martians-scenario-new_schedule = Neuer Zeitplan
martians-scenario-new_schedule-text = Die Raumfahrtagentur zieht die nächsten Flüge vor. Stellt alle Anlagen fertig, vergrößert die Basis und füllt Empfangsmodule, bevor der vierte Zyklus endet, während die Ersten schon mitessen.
martians-condition-ns_built = Anlagen gebaut
martians-condition-ns_built-text = Alle vier ungebauten Anlagen sind gebaut.
martians-condition-ns_dev = Basis vergrößert
martians-condition-ns_dev-text = Mindestens 1 / 1 / 3 / 5 Entwicklungsmarker (1 / 2 / 3 / 4 Personen) sind entfernt.
martians-requirement-ns_reception = Empfangsmodul vorbereiten
martians-requirement-ns_reception-text = Lagert Vorräte und Proviant für die Neuen ein.
martians-scenario-dust_devil = Staubteufel
martians-scenario-dust_devil-text = Ein riesiger Staubteufel wandert auf die Basis zu. Baut Wälle, stellt Masten auf und haltet genug Generatoren am Laufen.
martians-requirement-dd_barrier = Staubwall errichten
martians-requirement-dd_barrier-text = Schüttet Wälle aus Regolith um die Basis auf.
martians-requirement-dd_mast = Sturmmast aufstellen
martians-requirement-dd_mast-text = Errichtet einen Mast zur Warnung und Erdung.
martians-condition-dd_power = Generatoren laufen
martians-condition-dd_power-text = Mindestens 3 / 3 / 5 / 7 Energieanlagen stehen.
martians-scenario-botanical_capsule = Botanik-Kapsel
martians-scenario-botanical_capsule-text = Eine versiegelte Kapsel mit Setzlingen soll zum Leben erweckt werden. Bereitet ihren Boden, bepflanzt ihre Beete und baut Verschiedenes an.
martians-requirement-bc_bed = Beet bepflanzen
martians-requirement-bc_bed-text = Bepflanzt und gießt ein Beet der Kapsel.
martians-requirement-bc_soil = Boden bereiten
martians-requirement-bc_soil-text = Mischt gesiebten Regolith mit einem geprüften Mineral.
martians-condition-bc_crops = Verschiedene Saaten
martians-condition-bc_crops-text = Am Ende liegen mindestens 2 (zu viert: 3) verschiedene Saattafeln auf den Konzerntableaus. In SOLO gibt es nur ein Tableau mit Platz für eine Tafel; dort zählt, dass im Lauf der Partie 2 verschiedene darauf lagen.
martians-scenario-force_field = Kraftfeld
martians-scenario-force_field-text = Ein Kraftfeld soll die Basis vor Strahlung schützen. Findet die Minerale für seine Linsen, errichtet die Pylone und versorgt es mit Energie.
martians-requirement-ff_emitter_yellow = Emitter mit gelber Linse
martians-requirement-ff_emitter_yellow-text = Ein Emitter braucht ein gelbes Mineral.
martians-requirement-ff_emitter_green = Emitter mit grüner Linse
martians-requirement-ff_emitter_green-text = Ein Emitter braucht ein grünes Mineral.
martians-requirement-ff_emitter_red = Emitter mit roter Linse
martians-requirement-ff_emitter_red-text = Zu dritt oder viert brauchen zwei Emitter ein rotes Mineral; allein oder zu zweit keiner.
martians-requirement-ff_pylon = Pylon
martians-requirement-ff_pylon-text = Pylone tragen die Emitter.
martians-requirement-ff_switch = Einschalten
martians-requirement-ff_switch-text = Wenn alle Emitter und Pylone stehen, speist das Feld einmal mit Energie.
martians-scenario-mars_one = Mars One
martians-scenario-mars_one-text = Ganz in der Nähe liegt das Camp der verschollenen Reality-Show. Erkundet es Raum für Raum, berichtet der Erde und bestattet die Toten.
martians-requirement-m1_expedition = Expedition zur alten Basis
martians-requirement-m1_expedition-text = Erkundet einen Raum der verlassenen Basis (auch Ereignisse können als Räume zählen: nötig sind 4 / 4 / 8 / 11 auf dem Zähler).
martians-requirement-m1_antenna = Antenne aufrichten
martians-requirement-m1_antenna-text = Sendet das Gefundene zur Erde; nur wenn der Erkundungszähler mindestens 3 Räume zeigt, gleich woher sie kommen.
martians-requirement-m1_memorial = Tote bestatten
martians-requirement-m1_memorial-text = Bettet die ersten Siedler zur Ruhe.
martians-scenario-refugees = Flüchtlinge
martians-scenario-refugees-text = Überlebende von anderswo klopfen an die Luftschleuse. Nehmt alle auf, gebt ihnen zu essen und baut Platz für sie.
martians-requirement-rf_admit = Flüchtling aufnehmen
martians-requirement-rf_admit-text = Versorgt, behandelt und wascht einen wartenden Flüchtling; höchstens so viele, wie angekommen sind.
martians-requirement-rf_shelter = Unterkunft bauen
martians-requirement-rf_shelter-text = Schafft mehr Wohnraum.
martians-scenario-mission_to_phobos = Die Phobos-Mission
martians-scenario-mission_to_phobos-text = Ein kleines Schiff soll zum Mond Phobos aufbrechen. Setzt es zusammen, betankt es mit gespaltenem Eis, ladet Proviant und startet.
martians-requirement-ph_hull = Rumpfteil
martians-requirement-ph_hull-text = Montiert einen Abschnitt der Aufstiegsstufe.
martians-requirement-ph_fuel = Treibstoff herstellen
martians-requirement-ph_fuel-text = Spaltet verschmutztes Eis zu Treibstoff.
martians-requirement-ph_provisions = Proviant laden
martians-requirement-ph_provisions-text = Proviant für die Besatzung.
martians-requirement-ph_launch = Start
martians-requirement-ph_launch-text = Startet, wenn Rumpf, Treibstoff und Proviant vollständig sind.
martians-scenario-face_of_mars = Marsgesicht
martians-scenario-face_of_mars-text = Eine Expedition besteigt die berühmte Felsformation. Findet unterwegs Relikte und erreicht den Gipfel.
martians-requirement-fm_advance = Expedition vorstoßen lassen
martians-requirement-fm_advance-text = Ein Hexfeld weiterziehen. Die Zahl ist nur ein Richtwert; es zählen die Relikte und der Gipfel.
martians-requirement-fm_camp = Lager
martians-requirement-fm_camp-text = Versorgt die Kletterer: Nach jedem dritten Vorstoß muss ein Lager stehen, bevor es weitergeht. Nur dafür ist ein Lager nötig; die Zahl ist nur ein Richtwert.
martians-condition-fm_relics = Relikte geborgen
martians-condition-fm_relics-text = Mindestens 1 / 1 / 2 / 3 Relikte sind geborgen.
martians-condition-fm_summit = Gipfel erreicht
martians-condition-fm_summit-text = Die Expedition hat die oberste Reihe erreicht.
martians-scenario-dark_side_of_mars = Die dunkle Seite des Mars
martians-scenario-dark_side_of_mars-text = Der Außenposten der früheren Sträflinge ist feindlich geworden. Sichert ihre Sektoren und erkauft euch Frieden, ehe die Bedrohung die Kolonie überwältigt.
martians-requirement-ds_patrol = Sektor sichern
martians-requirement-ds_patrol-text = Sichert einen der vier Sektoren (jeden einmal); Bedrohung −1.
martians-requirement-ds_parley = Verhandeln
martians-requirement-ds_parley-text = Tauscht Proviant gegen Frieden; Bedrohung −1 (nicht unter 0). Geht auch über die nötige Zahl hinaus, so oft man will.
martians-condition-ds_calm = Ruhe
martians-condition-ds_calm-text = Die Bedrohung ist am Ende 2 oder niedriger.
martians-scenario-underground_colony = Die unterirdische Kolonie
martians-scenario-underground_colony-text = Strahlung treibt die Siedler unter die Erde. Grabt eine Kette von Kammern, stützt sie ab und dichtet sie ab.
martians-requirement-uc_chamber = Kammer graben
martians-requirement-uc_chamber-text = Höhlt eine Kammer aus und stützt sie ab.
martians-requirement-uc_airlock = Luftschleuse einbauen
martians-requirement-uc_airlock-text = Dichtet die Stollen ab.
martians-condition-uc_dug = Boden abgetragen
martians-condition-uc_dug-text = Mindestens 9 / 9 / 14 / 18 Ausgrabungsmarker sind fort, abgebaut oder durch ein Ereignis verloren.
martians-scenario-catastrophe = Katastrophe
martians-scenario-catastrophe-text = Ein Unglück hat die Basis verwüstet. Räumt die Trümmer weg, baut alles wieder auf und legt eine Energiereserve an.
martians-condition-ca_built = Anlagen wieder aufgebaut
martians-condition-ca_built-text = Alle vier Anlagen sind wieder aufgebaut.
martians-condition-ca_dev = Basis vergrößert
martians-condition-ca_dev-text = Mindestens 2 / 2 / 4 / 6 Entwicklungsmarker sind entfernt.
martians-requirement-ca_debris = Trümmer räumen
martians-requirement-ca_debris-text = Räumt die Trümmer weg; das bringt jedes Mal 1 Regolith.
martians-condition-ca_reserve = Energiereserve
martians-condition-ca_reserve-text = Am Ende haben alle zusammen mindestens 4 / 4 / 6 / 8 Energie.
martians-scenario-vastitas_borealis = Vastitas Borealis
martians-scenario-vastitas_borealis-text = Die Kolonie greift nach den Eisebenen des hohen Nordens: Brunnen, eine Leitung und volle Tanks in bitterer Kälte.
martians-requirement-vb_pump = Förderbrunnen bohren
martians-requirement-vb_pump-text = Treibt einen Brunnen ins Eis des Nordens.
martians-requirement-vb_pipeline = Leitung verlegen
martians-requirement-vb_pipeline-text = Verbindet die Brunnen mit der Basis.
martians-requirement-vb_tank = Tank füllen
martians-requirement-vb_tank-text = Füllt einen Vorratstank.
martians-scenario-the_end = Das Ende
martians-scenario-the_end-text = Die Erde verstummt. Die Kolonie muss zeigen, dass sie allein leben kann.
martians-condition-te_tech = Kolonietechnologien
martians-condition-te_tech-text = 1 / 1 / 2 / 3 Kolonietechnologien sind entwickelt.
martians-condition-te_alive = Niemand verloren
martians-condition-te_alive-text = Kein Kolonistenmarker zeigt einen Totenkopf.
martians-requirement-te_cache = Depot füllen
martians-requirement-te_cache-text = Legt Reserven an.
martians-requirement-te_workshop = Werkstatt einrichten
martians-requirement-te_workshop-text = Ersetzt Importe durch eigene Erzeugnisse.

## Actions

martians-action-claim = {$quarter} beanspruchen
martians-action-keep = Behalten: {$goal}. {$text}
martians-action-lay = Den toten Kolonisten in Runde {$round} legen
martians-action-choose-first = Die erste Möglichkeit der Karte
martians-action-choose-second = Die zweite Möglichkeit der Karte
martians-action-bear = {$colour} trägt den unbezahlten Anteil
martians-action-yield = Marker nehmen: {$building}
martians-action-from = Aus {$quarter}
martians-action-collapse = Ausgrabungsmarker auf Hexfeld {$hex} aufgeben
martians-action-place = Marker setzen: {$building}, Feld {$field}
martians-action-oxygen = Sauerstoff für {$quarter}
martians-action-build = Bauen: {$building}
martians-action-upgrade = Entwickeln: {$building}, Feld {$field}
martians-action-install = Energieanlage bauen: {$installation}
martians-action-medicine = 1 Medizin herstellen
martians-action-water = Verschmutztes Eis zu 2 Trinkwasser klären
martians-action-take = Vom Ausgrabungsmarker auf Hexfeld {$hex} fördern
martians-action-crystals = {$regolith} Regolith und {$ice} verschmutztes Eis nehmen
martians-action-crystals-none = Nichts nehmen
martians-action-crystals-regolith = {$regolith} Regolith nehmen
martians-action-crystals-ice = {$ice} verschmutztes Eis nehmen
martians-action-drive = Maschine auf Hexfeld {$hex} bewegen
martians-action-examine = Den eben geförderten Regolith untersuchen
martians-action-research = Forschung: {$tile}. {$text}
martians-action-supplies = Vorräte bestellen: {$n}
martians-action-mission = Mission: {$requirement}. {$text}
martians-action-commission = Auftrag: {$commission}. {$text}
martians-action-proof = Beweis für Leben abgeben
martians-action-spend = Karte ausgeben: {$mineral}
martians-action-enter = Nach Reihe {$row}, Spalte {$column}
martians-action-harvest = Ernten
martians-action-crop = Saattafel nehmen: {$crop}. {$text}
martians-action-hire = Einstellen: {$expert}. {$text}
martians-action-train = Einstellen: {$assistant}. {$text}
martians-action-colony = Kolonietechnologie: {$technology}. {$text}
martians-action-corporation = Konzerntechnologie: {$technology}. {$text}
martians-action-rest = Erholung: Marker für 1 Zeiteinheit zurücknehmen
martians-action-recall = Marker zurücknehmen: {$building}
martians-action-recover = Marker herausholen: {$zone}, {$quarter}
martians-action-rtg = Für 1 Ansehen 1 Energie aus dem RTG nehmen
martians-action-expert = Experten einsetzen: {$expert}. {$text}
martians-action-offer = {$colour} ein Angebot machen
martians-action-give = Geben: 1 × {$resource}
martians-action-ask = Verlangen: 1 × {$resource}
martians-action-send = Angebot abschicken
martians-action-accept = Angebot annehmen
martians-action-refuse = Angebot ablehnen
martians-action-withdraw = Angebot zurückziehen
martians-action-show = Oberste Wetterkarte allen zeigen
martians-action-refugees = 1 Vorrat von den Flüchtlingen nehmen
martians-action-end = Zug beenden
martians-action-deliver = {$product} liefern an {$quarter}
martians-action-done = Nichts weiter
martians-action-stay = Hier bleiben
martians-action-finish = Das Spiel jetzt beenden
martians-action-play_on = Weiterspielen

# Was die Möglichkeiten der Karten bewirken

martians-choose-nothing = Nichts tun
martians-choose-gain = {$n} × {$resource} nehmen
martians-choose-lose = {$n} × {$resource} verlieren
martians-choose-lose_each = Alle verlieren {$n} × {$resource}
martians-choose-pay = {$n} × {$resource} zahlen und {$gain} × {$gained} erhalten
martians-choose-confine = Einen Marker abgeben: {$zone}
martians-choose-crop = Eine Saattafel nehmen
martians-choose-expedition = Die Expedition kostenlos weiterziehen
martians-choose-counter = Missionszähler +{$n}

## Questions

martians-question-claim = {$colour}: Beanspruche ein Quartier für die ganze Partie.
martians-question-claim-help = Nur seine Leute zählen für dich: Ihr Hunger, ihre Krankheiten und fehlende Luft kosten dich Arbeiter und Punkte.
martians-question-goals = Behalte ein geheimes Ziel; die anderen werden weitergegeben.
martians-question-goals-help = Es zählt am Spielende und bleibt geheim. Behalte eines, an dem du in jedem Zyklus arbeiten kannst.
martians-question-lay = {$colour}: In welche Runde kommt ein toter Kolonist? (noch {$left})
martians-question-lay-help = In dieser Runde hast du in diesem Zyklus keinen Zug. Nimm die, in der du am ehesten darauf verzichten kannst.
martians-question-choose = {$colour} entscheidet: {$event}. {$text}
martians-question-choose-help = Die Karte lässt dir die Wahl. Zeig auf eine Möglichkeit, um zu sehen, was sie kostet und bringt.
martians-question-bear = {$colour}: Wer trägt einen unbezahlten Anteil? (noch {$left})
martians-question-bear-help = Die Kolonie konnte nicht für alle bezahlen. Wer den Anteil trägt, den trifft, was auf der Karte steht.
martians-question-confine = {$colour}: Welcher Marker kommt hierher: {$zone}, {$quarter}?
martians-question-confine-help = In diesem Quartier hat etwas gefehlt, also fällt ein Marker aus, bis du ihn zurückholst. Nimm den, den du dort am wenigsten brauchst.
martians-question-remove = {$colour}: Aus welchem Quartier entfernst du einen {$token}? (noch {$left})
martians-question-remove-help = Ein Bedarf weniger in diesem Quartier. Sieh zuerst dort nach, wo nur ein Marker liegt: Dann passiert dort am Zyklusende nichts.
martians-question-crop = {$colour}: Welche Saattafel?
martians-question-crop-help = Die Tafel bestimmt, was deine Ernte von nun an kostet und bringt. Du kannst nur eine haben.
martians-question-rift = {$colour}: Welcher Ausgrabungsmarker geht verloren? (noch {$left})
martians-question-rift-help = Er scheidet samt seinen Kristallen aus. Gib einen her, der wenige zeigt oder den die Maschine nicht erreicht.
martians-question-enter = {$colour}: Wohin geht die Expedition?
martians-question-enter-help = Die Expedition deckt auf, was dort liegt, gut oder schlecht. Manche Funde braucht ihr für die Mission.
martians-question-turn = {$colour}: Du bist am Zug, noch {$time ->
    [one] 1 Zeiteinheit
   *[other] {$time} Zeiteinheiten
  }.
martians-question-turn-help = Stell einen Marker auf ein freies Feld eines Gebäudes und führe dessen Aktionen aus; jede kostet Zeit und Waren. Vor dem Zyklusende braucht die Kolonie Luft, Nahrung und Medizin.
martians-question-must = {$colour}: Welche Aktion ({$building})?
martians-question-must-help = Dein Marker steht hier, also führst du jetzt mindestens eine Aktion aus. Die anderen dieses Gebäudes gehen auch noch später in diesem Zug.
martians-question-dig = {$colour}: Die Ausgrabung geht weiter.
martians-question-dig-help = Du nimmst Kristalle von einem Ausgrabungsmarker, und die Maschine fährt einen Schritt. Erst nehmen leert diesen Ausgrabungsmarker, erst fahren deckt neue auf.
martians-question-crystals = {$colour}: Welche Kristalle? Höchstens {$limit}.
martians-question-crystals-help = Regolith ist zum Bauen da, aus Eis wird Wasser. Was du liegen lässt, ist verloren, denn der Ausgrabungsmarker wird entfernt.
martians-question-pay = {$colour}: Welche Karte gibst du aus? (noch {$left})
martians-question-pay-help = Die Untersuchungskarte ist danach weg. Gib die Sorte aus, die du am wenigsten für andere Forschungen oder die Mission brauchst.
martians-question-rest = {$colour}: Welche Marker kommen zurück?
martians-question-rest-help = Erholung kostet eine Zeiteinheit, egal für wie viele. Zurückgekehrte Marker können sofort wieder arbeiten.
martians-question-builder = {$colour}: Was tut der Baumeister?
martians-question-builder-help = Mit dem Baumeister darfst du ohne Marker im Gebäude bauen, ausbauen oder installieren. Das Material bezahlst du trotzdem.
martians-question-offer = {$colour}: Was bietest du {$partner} an?
martians-question-offer-help = Beide Seiten geben gleichzeitig, und eine Seite darf nichts geben. Ein Versprechen für später bindet niemanden.
martians-question-answer = {$colour}: Nimmst du das Angebot von {$partner} an?
martians-question-answer-help = Nimmst du an, wechseln die Waren sofort den Besitzer. Lehnst du ab, passiert nichts.
martians-question-finish = {$colour}: Die Mission ist erfüllt, und es fehlt an nichts. Das Spiel jetzt beenden? Es endet nur, wenn alle zustimmen.
martians-question-finish-help = Die höchste Punktzahl gewinnt sofort. Spiel nur weiter, wenn du noch aufholen kannst.
martians-question-waiting = {$partner} denkt über dein Angebot nach.
martians-question-waiting-help = Bis zur Antwort wechselt nichts den Besitzer.
martians-question-deliver = {$colour}: Liefere noch bis zu {$left ->
    [one] 1 Ware
   *[other] {$left} Waren
  }.
martians-question-deliver-help = Nahrung entfernt Hunger, Medizin Krankheit; beides bringt Ansehen. Was am Zyklusende übrig ist, kostet euch Arbeiter.

## Refusals

martians-refusal-over = Die Partie ist zu Ende.
martians-refusal-not-yours = Das entscheidest nicht du.
martians-refusal-not-now = Jetzt nicht.
martians-refusal-must-act = Zuerst führt der eben gesetzte Marker eine Aktion aus.
martians-refusal-short = Es fehlt: {$short} × {$what}.
martians-refusal-time = Nötige Zeiteinheiten: {$need}; übrig: {$have}.
martians-refusal-slow = Nötige Zeiteinheiten: {$need}, davon 1 für das unfertige Feld; übrig: {$have}.
martians-refusal-cards = Nötige Karten ({$what}): {$need}; du hast {$have}.
martians-refusal-no-marker = Du hast keinen Marker im Vorrat.
martians-refusal-occupied = Auf diesem Feld steht ein Marker.
martians-refusal-unavailable = Dieses Feld ist nicht in Gebrauch: {$what}.
martians-refusal-closed = Zurzeit durch eine Karte geschlossen.
martians-refusal-not-built = Noch nicht gebaut: {$what}.
martians-refusal-already-here = Dein Marker arbeitet schon hier: {$what}.
martians-refusal-nothing-possible = Keine Aktion hier lässt sich bezahlen und ausführen: {$what}.
martians-refusal-not-placed = Du hast in diesem Zug keinen Marker hierher gesetzt: {$what}.
martians-refusal-earlier-turn = Du hast deinen Marker in einem früheren Zug hierher gesetzt: {$what}.
martians-refusal-used = Dieser Marker hat diese Aktion schon ausgeführt: {$what}.
martians-refusal-no-token = Nichts da zum Entfernen: {$what}.
martians-refusal-other-quarter = Nicht dein Quartier: {$what}.
martians-refusal-built-already = Schon gebaut: {$what}.
martians-refusal-finished-already = Auf diesem Feld liegt kein Entwicklungsmarker: {$what}.
martians-refusal-installations = Du hast {$have ->
    [one] 1 Energieanlage
   *[other] {$have} Energieanlagen
  }; mehr als {$need} gehen nicht.
martians-refusal-no-dig = Hier liegt kein Ausgrabungsmarker.
martians-refusal-last-dig = Die Maschine muss sich zuerst bewegen, denn danach wäre kein anderer Ausgrabungsmarker mehr da.
martians-refusal-too-many = Höchstens {$need ->
    [one] 1 Kristall
   *[other] {$need} Kristalle
  }; das wären {$have}.
martians-refusal-token-shows = So viele zeigt der Ausgrabungsmarker nicht.
martians-refusal-away = Die Maschine darf sich nicht von verdeckten Ausgrabungsmarkern entfernen.
martians-refusal-too-far = Die Maschine bewegt sich nur einen Schritt.
martians-refusal-no-regolith = Mit diesem Marker wurde in diesem Zug kein Regolith gefördert.
martians-refusal-no-cards-left = Es gibt keine Untersuchungskarte mehr zu ziehen.
martians-refusal-not-shown = Liegt nicht aus: {$what}.
martians-refusal-step-complete = Dieser Schritt ist fertig: {$what}.
martians-refusal-step-later = Zuerst kommt: {$what}.
martians-refusal-step-counter = {$what}: Der Zähler muss {$need} zeigen; er zeigt {$have}.
martians-refusal-camp-first = Zuerst braucht die Expedition ein Lager.
martians-refusal-camp-later = Ein Lager kommt nach jedem dritten Vorstoß.
martians-refusal-supplies-limit = Vorräte: höchstens {$need}.
martians-refusal-earth-silent = Die Erde schweigt: Forschung lässt sich nicht abgeben.
martians-refusal-no-proof = Du hast keinen Beweis für Leben.
martians-refusal-not-asked = Diese Karte kannst du jetzt nicht ausgeben: {$what}.
martians-refusal-not-next-to = Die Expedition steht nicht neben diesem Ort.
martians-refusal-no-crop = Diese Tafel liegt nicht bei den Gewächshäusern: {$what}.
martians-refusal-same-crop = Diese Saat liegt schon auf deinem Tableau: {$what}.
martians-refusal-card-full = Dein Tableau ist voll: {$have} von {$need}.
martians-refusal-developed = Schon entwickelt: {$what}.
martians-refusal-nobody-out = Keiner deiner Marker steht auf einem Aktionsfeld.
martians-refusal-not-there = Keiner deiner Marker ist dort: {$what}.
martians-refusal-rtg-empty = Der RTG ist leer.
martians-refusal-rtg-used = Der RTG wurde in diesem Zug schon benutzt.
martians-refusal-no-expert = Dieser Experte arbeitet nicht für dich: {$what}.
martians-refusal-expert-used = In dieser Runde schon eingesetzt: {$what}.
martians-refusal-no-trade = An diesem Tisch wird nicht gehandelt.
martians-refusal-no-partner = Dort ist niemand, mit dem du handeln kannst.
martians-refusal-offers-spent = In diesem Zug scheiterten {$have} Angebote; mehr als {$need} gehen nicht.
martians-refusal-offer-empty = Es gibt nichts zu handeln.
martians-refusal-offer-full = Ein Angebot fasst höchstens {$need} Stück pro Seite.
martians-refusal-no-report = Du hast keinen Wetterbericht zum Zeigen.
martians-refusal-shown-already = Die Karte ist schon allen bekannt.
martians-refusal-no-refugees = Noch ist kein Flüchtling aufgenommen.
martians-refusal-helped-already = Die Flüchtlinge haben in dieser Runde schon geholfen.
martians-refusal-claimed = Schon beansprucht: {$what}.
martians-refusal-not-dealt = Dieses Ziel hast du nicht: {$what}.
martians-refusal-round-taken = In dieser Runde liegt schon ein Marker von dir.
martians-refusal-round-locked = Dein vierter Kolonist ist gesperrt, daher ist Runde 4 nicht offen.
martians-refusal-option-unpayable = Eine andere Möglichkeit kannst du ganz erfüllen, diese nicht.
martians-refusal-bears-already = Trägt schon einen Anteil: {$what}.
martians-refusal-none-recalled = Nimm zuerst einen Marker zurück.
martians-refusal-must-move = Die Maschine muss sich zuerst bewegen.

## What happened

martians-event-cycle = Zyklus {$cycle} beginnt.
martians-event-round = Runde {$round} von Zyklus {$cycle} beginnt.
martians-event-first-player = {$colour} nimmt den Startspielermarker.
martians-event-claimed = {$colour} beansprucht {$quarter}.
martians-event-kept = {$seat} behält {$goal}.
martians-event-kept-secretly = {$seat} behält ein geheimes Ziel.
martians-event-goals-handed-on = Die anderen Ziele werden nach links weitergegeben.
martians-event-laid = {$colour} legt einen toten Kolonisten in Runde {$round}.
martians-event-grown = In {$quarter} kommt ein Nachwuchsmarker hinzu.
martians-event-unlocked = Der vierte Kolonist von {$colour} ist freigeschaltet.
martians-event-demanded = In {$quarter} kommt ein {$token}.
martians-event-revealed = Ereignis: {$event}. {$text}
martians-event-foretold = Das nächste Ereignis ist {$event}.
martians-event-turned = Wetter: {$weather}. {$text}
martians-event-produced = {$colour} erzeugt {$n} Energie.
martians-event-turn = {$colour} ist am Zug und hat {$time ->
    [one] 1 Zeiteinheit
   *[other] {$time} Zeiteinheiten
  }.
martians-event-placed = {$colour} setzt einen Marker: {$building}, Feld {$field}.
martians-event-gained = {$colour} erhält {$n} × {$resource}.
martians-event-lost = {$colour} verliert {$n} × {$resource}.
martians-event-paid = {$colour} zahlt {$n} × {$resource}.
martians-event-removed = {$colour} entfernt einen {$token} aus {$quarter}.
martians-event-built = {$colour} baut: {$building}.
martians-event-upgraded = {$colour} entwickelt: {$building}, Feld {$field}.
martians-event-unfinished = {$building}, Feld {$field}: beschädigt.
martians-event-field-closed = {$building}, Feld {$field}: vorerst geschlossen.
martians-event-installed = {$colour} baut eine Energieanlage: {$installation}.
martians-event-dug = {$colour} fördert {$regolith ->
    [0] {$ice ->
        [0] nichts
       *[other] {$ice} verschmutztes Eis
      }
   *[other] {$regolith} Regolith{$ice ->
        [0] {""}
       *[other] {" "}und {$ice} verschmutztes Eis
      }
  } auf Hexfeld {$hex}.
martians-event-collapsed = Der Ausgrabungsmarker auf Hexfeld {$hex} ist verloren.
martians-event-drove = {$colour} bewegt die Maschine auf Hexfeld {$hex}.
martians-event-turned-up = Auf Hexfeld {$hex} liegen {$dig}.
martians-event-drew = {$colour} zieht Untersuchungskarten: {$n}.
martians-event-drew-openly = {$colour} zieht Untersuchungskarten: gelb {$yellow}, grün {$green}, rot {$red}, Beweis für Leben {$proof}.
martians-event-spent = {$colour} gibt eine Karte aus: {$mineral}.
martians-event-researched = {$colour} gibt Forschung ab: {$tile}.
martians-event-stepped = {$colour} schafft einen Schritt: {$requirement}.
martians-event-fulfilled = {$colour} erfüllt einen Auftrag: {$commission}.
martians-event-proved = {$colour} gibt einen Beweis für Leben ab.
martians-event-counter = Der Zähler der Mission zeigt {$n}.
martians-event-entered = {$colour} führt die Expedition nach Reihe {$row}, Spalte {$column}.
martians-event-found = {$colour} findet: {$exploration}. {$text}
martians-event-crop-taken = {$colour} nimmt eine Saattafel: {$crop}.
martians-event-hired = {$colour} stellt ein: {$expert}.
martians-event-trained = {$colour} stellt ein: {$assistant}.
martians-event-learned = {$colour} entwickelt eine Technologie: {$technology}.
martians-event-recalled = {$colour} nimmt einen Marker zurück: {$building}.
martians-event-recovered = {$colour} holt einen Marker heraus: {$zone}, {$quarter}.
martians-event-drew-rtg = {$colour} nimmt Energie aus dem RTG.
martians-event-rtg-lost = Der RTG verliert {$n} Energie.
martians-event-used-expert = {$colour} setzt ein: {$expert}.
martians-event-offered = {$colour} macht {$partner} ein Angebot.
martians-event-agreed = {$colour} und {$partner} werden sich einig.
martians-event-refused = {$partner} lehnt das Angebot von {$colour} ab.
martians-event-would-end = {$colour} möchte das Spiel jetzt beenden.
martians-event-plays-on = {$colour} möchte weiterspielen, also geht das Spiel weiter.
martians-event-withdrawn = {$colour} zieht das Angebot zurück.
martians-event-weather-shown = {$colour} zeigt das nächste Wetter: {$weather}.
martians-event-helped = Die Flüchtlinge helfen {$colour}.
martians-event-turn-ended = {$colour} beendet den Zug.
martians-event-delivered = {$colour} liefert {$product} an {$quarter}.
martians-event-died = Ein Kolonist von {$colour} stirbt.
martians-event-confined = Ein Marker von {$colour} kommt hierher: {$zone}, {$quarter}.
martians-event-shuffled = Der Stapel der Untersuchungskarten wird neu gemischt.
martians-event-mission-failed = Die Mission ist gescheitert.
martians-event-ended = Die Partie ist zu Ende.

## Points

martians-source-reputation = Ansehen
martians-source-demand = Übrige Bedarfsmarker
martians-source-dead = Tote Kolonisten
martians-source-energy = Energie
martians-source-fourth = Vierter Kolonist
martians-source-pioneer = Baupionier
martians-source-builder = Baumeister
martians-source-goals = Geheime Ziele

## Options

martians-option-players = Personen
martians-option-players-help = Eine in SOLO, zwei bis vier in den anderen Varianten.
martians-option-variant = Variante
martians-option-variant-help = SOLO: Eine Person führt zwei Farben. KOOP: gemeinsamer Vorrat, alle gewinnen oder verlieren zusammen. SEMI:KOOP: gemeinsame Kolonie, eigene Vorräte. KOMP: alle gegeneinander.
martians-option-scenario = Szenario
martians-option-scenario-help = Die Mission der Kolonie. SOLO geht stattdessen auch mit Aufträgen; KOMP immer.
martians-option-edition = Regeln
martians-option-edition-help = Die endgültigen Regeln oder die des Prototyps.
martians-option-collectors = Kickstarter-Ausgabe
martians-option-collectors-help = Mit Beweisen für Leben, drei weiteren Experten und neun Szenarien.
martians-option-hidden_goals = Geheime Ziele
martians-option-hidden_goals-help = KOMP: Jede Person behält zwei Ziele, die am Ende zählen.
martians-option-must_succeed = Mission muss gelingen
martians-option-must_succeed-help = SEMI:KOOP: Scheitert die Mission, verlieren alle.
martians-option-trade = Handel
martians-option-trade-help = SEMI:KOOP und KOMP: Tauschen und Leihen ist erlaubt.
martians-option-first_player = Startspieler
martians-option-first_player-help = Der Platz, der beginnt.
martians-option-surcharge = Unfertiges Gebäude
martians-option-surcharge-help = Wofür die zusätzliche Zeiteinheit eines Entwicklungsmarkers fällig wird. Wichtig, wenn ein Marker zwei Aktionen ausführt.
martians-option-surcharge-action = Für jede Aktion
martians-option-surcharge-placement = Einmal je Marker
martians-option-earthquake = Erdbeben
martians-option-earthquake-help = Was ein Erdbeben verringert. Wichtig, wenn ein Ausgrabungsmarker weniger Kristalle zeigt, als du nehmen dürftest.
martians-option-earthquake-result = Den Ertrag
martians-option-earthquake-limit = Die Obergrenze
martians-option-losses = Hunger nach Todesfällen
martians-option-losses-help = Wie viele Hungermarker weniger gelegt werden, wenn Kolonisten gestorben sind.
martians-option-losses-each = 1 für jeden Todesfall
martians-option-losses-once = 1 insgesamt
martians-option-second = Zweiter Platz bei Auszeichnungen
martians-option-second-help = KOMP: ob man auch ohne einen einzigen Marker Zweiter werden kann.
martians-option-second-anybody = Alle
martians-option-second-owners = Nur mit Marker
martians-option-early_end = Vorzeitiges Ende
martians-option-early_end-help = SEMI:KOOP: was geschieht, wenn die Mission erfüllt ist und kein Bedarf mehr besteht.
martians-option-early_end-agreed = Wenn alle zustimmen
martians-option-early_end-automatic = Sofort
martians-option-manager = Kraftwerksleiter
martians-option-manager-help = Wie viele Credits dieser Experte kostet; die Regelhefte sind sich nicht einig.
martians-option-variant-solo = SOLO.1
martians-option-variant-coop = KOOP.2
martians-option-variant-semi = SEMI:KOOP.3
martians-option-variant-com = KOMP.4
martians-option-edition-final = Endgültig
martians-option-edition-prototype = Prototyp
martians-option-scenario-usual = Standard
martians-option-scenario-commissions = Aufträge
martians-option-scenario-new_schedule = Neuer Zeitplan
martians-option-scenario-dust_devil = Staubteufel
martians-option-scenario-botanical_capsule = Botanik-Kapsel
martians-option-scenario-force_field = Kraftfeld
martians-option-scenario-mars_one = Mars One
martians-option-scenario-refugees = Flüchtlinge
martians-option-scenario-mission_to_phobos = Die Phobos-Mission
martians-option-scenario-face_of_mars = Marsgesicht
martians-option-scenario-dark_side_of_mars = Die dunkle Seite des Mars
martians-option-scenario-underground_colony = Die unterirdische Kolonie
martians-option-scenario-catastrophe = Katastrophe
martians-option-scenario-vastitas_borealis = Vastitas Borealis
martians-option-scenario-the_end = Das Ende

## The board in words

martians-until-production = in dieser Produktion
martians-until-round = bis zum Ende der Runde
martians-until-turn = bis zum Ende des nächsten Zuges
martians-until-event = bis zum nächsten Ereignis
martians-until-weather = bis zum nächsten Wetter
martians-until-cycle = bis zum Ende des Zyklus
martians-until-game = bis zum Ende der Partie
martians-board-some = {$count} × {$what}
martians-board-text = {$what}: {$text}
martians-board-next = als Nächstes: {$what}: {$text}
martians-board-cycle = Zyklus {$cycle} von {$of}
martians-board-round = Zyklus {$cycle} von {$of}, Runde {$round}
martians-board-over = die Partie ist zu Ende
martians-board-turn = {$colour} hat noch {$time ->
    [one] 1 Zeiteinheit
   *[other] {$time} Zeiteinheiten
  }
martians-board-rtg_used = der RTG wurde in diesem Zug benutzt
martians-board-first = {$colour} hat den Startspielermarker
martians-board-weather = Wetter
martians-board-event = Ereignis
martians-board-cost = {$what}: {$n} × {$resource} {$more ->
    [1] teurer
   *[0] billiger
  } {$until}
martians-board-time = {$what}: {$n ->
    [one] 1 Zeiteinheit
   *[other] {$n} Zeiteinheiten
  } {$more ->
    [1] mehr
   *[0] weniger
  } {$until}
martians-board-production = {$what}: {$n} Energie {$more ->
    [1] mehr
   *[0] weniger
  } {$until}
martians-board-turn_time = jeder Zug hat {$n ->
    [one] 1 Zeiteinheit
   *[other] {$n} Zeiteinheiten
  } {$more ->
    [1] mehr
   *[0] weniger
  } {$until}
martians-board-no_action = nicht möglich {$until}: Aktion ({$what})
martians-board-closed = geschlossen {$until}: {$what}
martians-board-closed_field = geschlossen {$until}: {$what}, Feld {$field}
martians-board-closed_rtg = der RTG ist geschlossen {$until}
martians-board-offer = Angebot von {$colour} an {$partner}
martians-board-gives = gibt {$count} × {$resource}
martians-board-asks = verlangt {$count} × {$resource}
martians-board-quarter = In {$quarter}
martians-board-quarter_of = In {$quarter} ({$colour})
martians-board-no_demand = kein Bedarf
martians-board-birthrate = Nachwuchs {$count}
martians-board-confined = {$zone}: {$colour} mit {$count ->
    [one] 1 Marker
   *[other] {$count} Markern
  }
martians-board-debt = {$colour} schuldet {$count ->
    [one] 1 Credit
   *[other] {$count} Credits
  }
martians-board-colony = Kolonie
martians-board-satisfaction = Zufriedenheit {$count}
martians-board-reputation = Ansehen {$count}
martians-board-technology = entwickelt: {$what}
martians-board-rtg = {$count} Energie im RTG
martians-board-colour = {$colour} ({$seat})
martians-board-hand = {$count ->
    [one] 1 Untersuchungskarte
   *[other] {$count} Untersuchungskarten
  }
martians-board-pool = {$count ->
    [one] 1 Marker frei
   *[other] {$count} Marker frei
  }
martians-board-living = {$count ->
    [one] 1 Kolonist
   *[other] {$count} Kolonisten
  }{$dead ->
    [0] {""}
   *[other] , {$dead} tot
  }
martians-board-grave = kein Zug in Runde {$round}
martians-board-next_turn = im nächsten Zug {$n ->
    [one] 1 Zeiteinheit
   *[other] {$n} Zeiteinheiten
  } {$more ->
    [1] mehr
   *[0] weniger
  }
martians-board-kept_construction = {$count ->
    [one] 1 Baumarker behalten
   *[other] {$count} Baumarker behalten
  }
martians-board-kept_development = {$count ->
    [one] 1 Entwicklungsmarker behalten
   *[other] {$count} Entwicklungsmarker behalten
  }
martians-board-corporation = Konzern von {$seat}
martians-board-expert = {$what}
martians-board-expert_used = {$what} (in dieser Runde eingesetzt)
martians-board-crop = Saat: {$what}
martians-board-building = {$what}
martians-board-unbuilt = noch nicht gebaut
martians-board-field_taken = Feld {$field} {$colour}
martians-board-field_unavailable = Feld {$field} gesperrt
martians-board-field_undeveloped = Feld {$field} unfertig
martians-board-field_free = Feld {$field} frei
martians-board-excavation = Ausgrabungsgebiet
martians-board-machine = Maschine auf Hexfeld {$hex}
martians-board-dig = Hexfeld {$hex}: {$regolith} Regolith, {$ice} Eis ({$steps ->
    [0] unter der Maschine
    [one] 1 Schritt entfernt
   *[other] {$steps} Schritte entfernt
  })
martians-board-buried = {$count ->
    [one] 1 Marker verdeckt
   *[other] {$count} Marker verdeckt
  }
martians-board-mission = Mission: {$what}
martians-board-failed = sie ist gescheitert
martians-board-step = {$what} {$of ->
    [0] {$done}
   *[other] {$done} von {$of}
  }{$complete ->
    [1] {" "}(fertig)
   *[0] {""}
  }
martians-board-holds = {$what}: erfüllt
martians-board-lacks = {$what}: noch nicht ({$text})
martians-board-counter = Zähler {$count}
martians-board-expedition = Expedition
martians-board-stands = in Reihe {$row}, Spalte {$column}
martians-board-waits = noch nicht unterwegs
martians-board-found = {$what} in Reihe {$row}, Spalte {$column}
martians-board-research = Forschung: {$what}{$count ->
    [1] {""}
   *[other] {" "}({$count})
  }
martians-board-commission = Auftrag: {$what}
martians-board-display = Personal und Saat im Angebot
martians-board-own = Nur du weißt
martians-board-dealt = zur Wahl: {$what} ({$text})
martians-board-goal = Ziel {$what} ({$text})
martians-board-handed = weitergegeben: {$what}
martians-board-revealed = Gezeigt von {$seat}

## What kind of thing lies in the box

martians-kind-expert = Experte
martians-kind-assistant = Assistent
martians-kind-weather = Wetter
martians-kind-mineral = Mineral
martians-kind-event = Ereignis
martians-kind-commission = Auftrag
martians-kind-hidden_goal = Geheimes Ziel
martians-kind-research = Forschung
martians-kind-crop = Saat
martians-kind-exploration = Erkundung
martians-kind-technology = Technologie
martians-kind-scenario = Szenario
martians-kind-excavation = Ausgrabungsmarker
martians-kind-building = Gebäude
martians-kind-board = Auf einem Plan gedruckt
martians-pieces-expert = { $count ->
    [one] { $count } Expertenkarte
   *[other] { $count } Expertenkarten
}
martians-pieces-assistant = { $count ->
    [one] { $count } Assistentenkarte
   *[other] { $count } Assistentenkarten
}
martians-pieces-weather = { $count ->
    [one] { $count } Wetterkarte
   *[other] { $count } Wetterkarten
}
martians-pieces-mineral = { $count ->
    [one] { $count } Untersuchungskarte
   *[other] { $count } Untersuchungskarten
}
martians-pieces-event = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
martians-pieces-commission = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}
martians-pieces-hidden_goal = { $count ->
    [one] { $count } geheimes Ziel
   *[other] { $count } geheime Ziele
}
martians-pieces-research = { $count ->
    [one] { $count } Forschungstafel
   *[other] { $count } Forschungstafeln
}
martians-pieces-crop = { $count ->
    [one] { $count } Saattafel
   *[other] { $count } Saattafeln
}
martians-pieces-exploration = { $count } Erkundungsmarker
martians-pieces-technology = { $count ->
    [one] { $count } Technologie
   *[other] { $count } Technologien
}
martians-pieces-scenario = { $count ->
    [one] { $count } Szenario
   *[other] { $count } Szenarien
}
martians-pieces-excavation = { $count } Ausgrabungsmarker
martians-pieces-building = { $count } Gebäude
martians-pieces-board = { $count ->
    [one] { $count } Angabe auf den Plänen
   *[other] { $count } Angaben auf den Plänen
}

## The board on the page

martians-sources =
    Polish rulebook: die endgültigen Regeln auf Polnisch, das Original; § ist die Überschrift darin
    German rulebook: die endgültigen Regeln auf Deutsch
    prototype rulebook: die englischen Regeln des Prototyps, älter als das verkaufte Spiel
    MA-…: eine Regel oder Auslegung auf der Regelseite
martians-web-manager = Zahle { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
} und 2 Energie: Erhalte 2 Ansehen.
martians-web-board = Die Kolonie
martians-web-power = Energie
martians-web-work-make_oxygen = Sauerstoff
martians-web-work-build = Bauen
martians-web-work-develop = Entwickeln
martians-web-work-install = Anlage
martians-web-work-make_medicine = Herstellen
martians-web-work-treat_water = Klären
martians-web-work-excavate = Ausgraben
martians-web-work-examine = Untersuchen
martians-web-work-research = Forschung
martians-web-work-supplies = Vorräte
martians-web-work-mission = Mission
martians-web-work-harvest = Ernte
martians-web-work-change_crop = Neue Saat
martians-web-work-hire = Einstellen
martians-web-work-colony_technology = Kolonie
martians-web-work-corporation_technology = Konzern
martians-web-round = Runde { $round }
martians-web-hex = Hexfeld { $hex }
martians-web-face-down = verdeckt
martians-web-dug = abgebaut
martians-web-dig-limit = Höchstens { $limit ->
    [one] 1 Kristall
   *[other] { $limit } Kristalle
  }
martians-web-no-demand = Kein Bedarf mehr
martians-web-no-event = Noch kein Ereignis
martians-web-next-weather = Nächstes Wetter: { $weather }
martians-web-markers = Marker und Kolonisten
martians-web-rest = Erholung
martians-web-common-stock = Gemeinsamer Vorrat
martians-web-own-stock = Dein Vorrat
martians-web-satisfaction = Zufriedenheit der Kolonie
martians-web-cards = Untersuchungskarten
martians-web-corporation = Konzern
martians-web-crop-printed = Aufgedruckte Saat
martians-web-expert = Experte
martians-web-assistant = Assistent
martians-web-used = eingesetzt
martians-web-technologies = Konzerntechnologien
martians-web-kind-expert = Experte
martians-web-kind-assistant = Assistent
martians-web-kind-weather = Wetter
martians-web-kind-mineral = Untersuchungskarte
martians-web-kind-event = Ereignis
martians-web-kind-commission = Auftrag
martians-web-kind-goal = Geheimes Ziel
martians-web-kind-research = Forschungstafel
martians-web-kind-crop = Saattafel
martians-web-kind-exploration = Erkundungsmarker
martians-web-kind-scenario = Mission
martians-web-kind-technology = Technologie
martians-web-kind-building = Gebäude
martians-web-piles = Stapel und Ablagen
martians-web-pile = { $name }: { $deck } im Stapel
martians-web-pile-both = { $name }: { $deck } im Stapel, { $spent } abgelegt
martians-web-pile-past = { $name }: bisher { $spent }
martians-web-about-energy = Bezahlt die meisten Aktionen. Solaranlagen und Windparks erzeugen sie zu Beginn der Runden 1 und 3.
martians-web-about-regolith = Wird in der Ausgrabungsstätte gefördert. Bezahlt Anlagenbau, Forschung und Missionen; seine Untersuchung bringt Karten.
martians-web-about-ice = Wird in der Ausgrabungsstätte gefördert. Die Kläranlage macht aus 1 davon 2 Trinkwasser.
martians-web-about-water = Nötig für Ernten und für Medizin.
martians-web-about-supplies = In der Landekapsel bestellt, 1 für jede Zeiteinheit. Nötig für Anlagenbau und für Medizin.
martians-web-about-food = In den Gewächshäusern geerntet. Am Ende eines Zuges geliefert, entfernt sie einen Hungermarker.
martians-web-about-medicine = Im Krankenhaus hergestellt. Am Ende eines Zuges geliefert, entfernt sie einen Krankheitsmarker.
martians-web-about-credits = Mit Forschung verdient. Bezahlen Experten und Assistenten und Marker im Wohnbereich.
martians-web-about-reputation = Damit punktest du. In SOLO und KOOP ist es die Zufriedenheit der ganzen Kolonie.
martians-web-about-oxygen = Am Ende des Zyklus kostet ein Quartier mit Sauerstoffmarker alle Betroffenen einen Kolonisten. MOXIE entfernt ihn.
martians-web-about-disease = Am Ende des Zyklus schickt ein Quartier mit Krankheitsmarker einen Marker aller Betroffenen in die Krankenstation. Medizin entfernt ihn.
martians-web-about-hunger = Am Ende des Zyklus schickt ein Quartier mit Hungermarker einen Marker aller Betroffenen in den Wohnbereich. Nahrung entfernt ihn.
martians-web-about-infirmary = Ein Marker hier kommt für 1 Zeiteinheit zurück.
martians-web-about-apartments = Ein Marker hier kommt für 2 Credits zurück.
martians-web-about-solar = Erzeugt zu Beginn der Runden 1 und 3 jeweils 2 Energie, mehr oder weniger je nach Wetter und Solarzellen.
martians-web-about-wind = Erzeugt zu Beginn der Runden 1 und 3 jeweils 2 Energie, mehr oder weniger je nach Wetter und kinetischer Energie.

# Why the game ended as it did

martians-epilogue-needs = Was der Kolonie fehlte
martians-epilogue-demand = {$quarter}: {$count} Bedarfsmarker übrig
martians-epilogue-dead = {$count ->
    [one] {$count} Kolonist gestorben
   *[other] {$count} Kolonisten gestorben
  }
martians-epilogue-tie = Gleich viele Punkte: Wer mehr Credits hat, liegt vorn
martians-epilogue-credits = {$seat}: {$count ->
    [one] {$count} Credit
   *[other] {$count} Credits
  }

## Icons in the guide

martians-web-icons-goods = Was die Kolonie hat
martians-web-icons-people = Leute und Bedarf
martians-web-icons-buildings = Gebäude
martians-web-icons-technologies = Technologien
martians-web-icons-staff = Experten und Assistenten
martians-web-icons-weather = Wetter
martians-web-icons-finds = Funde und Saaten
martians-web-icon-time = Zeiteinheit
martians-web-icon-time-about = Du hast 3 pro Zug. Die meisten Aktionen kosten 1.
martians-web-icon-birthrate = Nachwuchsmarker
martians-web-icon-birthrate-about = Drei davon machen den vierten Kolonisten frei.
martians-web-icon-colonist = Kolonist
martians-web-icon-colonist-about = Jeder lebende hat im Zyklus einen Zug.
martians-web-icon-skull = Toter Kolonist
martians-web-icon-skull-about = Hat keinen Zug mehr.
martians-web-icon-lock = Gesperrt
martians-web-icon-lock-about = Noch nicht zu gebrauchen.
martians-web-icon-rest-about = Kostet 1 Zeiteinheit und bringt deine Marker zurück.
martians-web-icon-trade-about = In einem Zug darf getauscht werden.
martians-web-icon-rtg = RTG
martians-web-icon-rtg-about = Einmal pro Zug: 1 Energie für 1 Ansehen.
martians-web-icon-card-about = Du ziehst sie, wenn du Regolith untersuchst.
martians-web-about-moxie = Macht Luft zum Atmen: Es entfernt Sauerstoffmarker aus den Quartieren.
martians-web-about-construction = Stellt Gebäude fertig, macht Felder schneller und installiert Solar- und Windanlagen.
martians-web-about-hospital = Stellt Medizin her. Medizin entfernt Krankheit.
martians-web-about-water_plant = Macht aus verschmutztem Eis Trinkwasser.
martians-web-about-excavation = Die Maschine gräbt Regolith und Eis aus. Regolith lässt sich hier untersuchen.
martians-web-about-lander = Hier forschst du für Credits, bestellst Vorräte und arbeitest an der Mission.
martians-web-about-greenhouses = Hier wird geerntet oder die Saat gewechselt.
martians-web-about-education = Stell Experten und Assistenten ein. Sie helfen dir bis zum Spielende.
martians-web-about-laboratory = Entwickle Technologien für die Kolonie oder deine Firma.
martians-web-about-mineral_any = Eine Untersuchungskarte beliebiger Art.
martians-web-about-hex = Hier gräbt die Maschine: Rote Steine sind Regolith, weiße Eis. Was ausgegraben ist, ist weg.
martians-web-about-field = Stell hier einen Marker auf, um das Gebäude zu nutzen. Auf einem Feld mit +1 dauert jede Aktion eine Zeiteinheit länger.
martians-web-about-order = Die Züge dieser Runde gehen von links nach rechts. Die Krone zeigt, wer beginnt.
martians-web-about-cycle = Am Ende jedes Zyklus werden die Quartiere geprüft: Was dort fehlt, kostet Marker und Kolonisten.
martians-web-about-counter = Eine Zahl, die die Mission zählt. Die Mission sagt, wofür.
martians-web-about-no-demand = Am Ende darf in keinem Quartier etwas fehlen, sonst scheitert die Mission.
martians-web-about-round = Ein Zug für jede Farbe mit einem lebenden Kolonisten. Die Runden 1 und 3 beginnen mit einem Ereignis, neuem Wetter und Energie; Runde 4 braucht einen vierten Kolonisten.
martians-web-about-effect = Ein Ereignis oder die Mission ändert hier vorerst die Regeln.
martians-web-about-pile = Die erste Zahl ist, was noch kommt, die zweite, was verbraucht ist.
martians-web-about-quarter = Hier wohnen Menschen. Was ihnen am Ende des Zyklus fehlt, kostet Marker oder Kolonisten.
martians-web-about-pool = Marker, die noch eingesetzt werden können. Erholung holt eingesetzte zurück.
martians-web-about-technologies = Entwickelte Technologien. Sie wirken bis zum Spielende.
martians-web-about-kept = Marker für fertige Arbeiten. Wer am Ende die meisten hat, bekommt Punkte.
martians-web-about-buried = Was die verdeckten Ausgrabungsmarker noch zeigen können.
martians-web-about-dig-limit = So viele Kristalle darfst du von einem Ausgrabungsmarker nehmen. Geologen erhöhen, ein Erdbeben senkt die Zahl.
martians-web-about-room = Platz für jemanden, den du im Bildungszentrum einstellst.
martians-web-about-no-event = Ereignisse kommen zu Beginn der Runden 1 und 3, nur nicht in der allerersten Runde.
martians-web-about-cell = Die Expedition geht von Feld zu Feld und deckt auf, was dort liegt.
martians-web-about-next-weather = Das Wetter, das als Nächstes kommt.
martians-web-about-next-time = So viele Zeiteinheiten mehr oder weniger im nächsten Zug.


martians-term-points = Ansehen
martians-term-people = Kolonisten und Marker
martians-term-corporation = Personal, Saatgut und Technologien des Konzerns
martians-term-colony = Gebäude und Technologien der Kolonie
martians-term-demand = Sauerstoff-, Hunger- und Krankheitsmarker in den Quartieren
martians-term-growth = die Geburtenrate
martians-term-power = Energie der Anlagen
martians-term-stock = Güter im Lager
martians-term-mission = die Mission
martians-theme-points = Gewinne Ansehen
martians-theme-people = Sorge für deine Leute
martians-theme-corporation = Stärke den Konzern
martians-theme-colony = Baue die Kolonie aus
martians-theme-demand = Ernähre die Kolonie
martians-theme-growth = Lass die Kolonie wachsen
martians-theme-power = Sichere die Energie
martians-theme-stock = Fülle das Lager
martians-theme-mission = Bring die Mission voran

martians-web-by-players = allein { $one }-mal, zu zweit { $two }, zu dritt { $three }, zu viert { $four }
