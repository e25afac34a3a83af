## Martians: A Story of Civilization

martians-title = Martians: A Story of Civilization
martians-about = Zadbaj, by młoda kolonia na Marsie miała czym oddychać, była zdrowa i najedzona, i doprowadź jej misję do końca – razem z innymi albo przeciwko nim. Od jednego do czterech graczy.
martians-card = karta
martians-mineral-any = dowolny minerał

## The board

martians-fixture-printed_crop = Nadrukowana uprawa
martians-fixture-printed_crop-text = Uprawa na każdej karcie korporacji: 1 energia i 1 woda dają 1 żywność.
martians-fixture-delivery_values = Dostawa
martians-fixture-delivery_values-text = Dostarczona żywność daje 2 punkty reputacji, lekarstwo 3.
martians-fixture-excavation_area = Obszar wydobycia
martians-fixture-excavation_area-text = 37 pól w sześciokącie o boku 4; trzy szare leżą na górze.
martians-fixture-reputation_track = Tor reputacji
martians-fixture-reputation_track-text = Znaczniki zaczynają na 2; tor nie ma końca.
martians-building-moxie = Generator MOXIE
martians-building-construction = Budowa obiektów
martians-building-hospital = Szpital
martians-building-water_plant = Oczyszczalnia wody
martians-building-excavation = Wydobycie
martians-building-lander = Lądownik
martians-building-greenhouses = Szklarnie
martians-building-education = Centrum edukacyjne
martians-building-laboratory = Laboratorium
martians-installation-solar = panele solarne
martians-installation-wind = elektrownia wiatrowa
martians-demand-oxygen = żeton tlenu
martians-demand-disease = żeton choroby
martians-demand-hunger = żeton głodu
martians-zone-infirmary = lazaret
martians-zone-apartments = mieszkania
martians-colour-blue = Niebieski
martians-colour-red = Czerwony
martians-colour-green = Zielony
martians-colour-yellow = Żółty
martians-quarter-q1 = kwatera Q1
martians-quarter-q2 = kwatera Q2
martians-quarter-q3 = kwatera Q3
martians-quarter-q4 = kwatera Q4
martians-resource-energy = energia
martians-resource-regolith = regolit
martians-resource-ice = zanieczyszczony lód
martians-resource-water = woda uzdatniona
martians-resource-supplies = zapasy
martians-resource-food = żywność
martians-resource-medicine = lekarstwa
martians-resource-credits = kredyty
martians-resource-reputation = reputacja
martians-dig-exc_r1i0 = regolit 1, zanieczyszczony lód 0
martians-dig-exc_r0i1 = regolit 0, zanieczyszczony lód 1
martians-dig-exc_r2i0 = regolit 2, zanieczyszczony lód 0
martians-dig-exc_r0i2 = regolit 0, zanieczyszczony lód 2
martians-dig-exc_r1i1 = regolit 1, zanieczyszczony lód 1
martians-dig-exc_r2i1 = regolit 2, zanieczyszczony lód 1
martians-dig-exc_r1i2 = regolit 1, zanieczyszczony lód 2
martians-dig-exc_r3i0 = regolit 3, zanieczyszczony lód 0
martians-dig-exc_r0i3 = regolit 0, zanieczyszczony lód 3
martians-dig-exc_r2i2 = regolit 2, zanieczyszczony lód 2
martians-dig-exc_r3i1 = regolit 3, zanieczyszczony lód 1
martians-dig-exc_r1i3 = regolit 1, zanieczyszczony lód 3

## Technologies

martians-technology-medicine_tech = Medycyna
martians-technology-medicine_tech-text = W każdej fazie uzupełnienia przybywa o 1 żeton choroby mniej.
martians-technology-co2_converter = Konwerter CO2
martians-technology-co2_converter-text = W każdej fazie uzupełnienia przybywa o 1 żeton tlenu mniej.
martians-technology-birth_control = Kontrola urodzin
martians-technology-birth_control-text = W każdej fazie uzupełnienia, przed sprawdzeniem populacji, przybywa 1 żeton przyrostu naturalnego.
martians-technology-long_arm = Długie ramię
martians-technology-long_arm-text = Możesz wydobywać z żetonu obok maszyny zamiast z tego pod nią; zasady ruchu się nie zmieniają.
martians-technology-weather_report = Raporty pogodowe
martians-technology-weather_report-text = Od chwili opracowania możesz zawsze podglądać wierzchnią kartę pogody.
martians-technology-dna_alteration = Modyfikacja DNA
martians-technology-dna_alteration-text = Od następnej tury masz 4 jednostki czasu na turę.
martians-technology-solar_cells = Energia słoneczna
martians-technology-solar_cells-text = Każdy twój panel solarny produkuje o 1 energię więcej.
martians-technology-kinetic_power = Energia kinetyczna
martians-technology-kinetic_power-text = Każda twoja elektrownia wiatrowa produkuje o 1 energię więcej.
martians-technology-molecular_sensor = Czujnik molekularny
martians-technology-molecular_sensor-text = Badając regolit, dobierz łącznie o jedną kartę więcej.

## Experts and assistants

martians-expert-nutritionist = Dietetyk
martians-expert-nutritionist-text = Zapłać 2 kredyty, 1 żywność i 1 energię: usuń 2 żetony głodu i zyskaj 2 punkty reputacji.
martians-expert-engineer = Inżynier
martians-expert-engineer-text = Zapłać 2 kredyty i 1 energię: usuń 1 żeton tlenu i zyskaj 1 punkt reputacji.
martians-expert-pharmacist = Farmaceuta
martians-expert-pharmacist-text = Zapłać 4 kredyty, 1 zapas i 1 wodę: otrzymaj 1 lekarstwo.
martians-expert-physician = Lekarz
martians-expert-physician-text = Zapłać 4 kredyty i 1 lekarstwo: usuń 2 żetony choroby i zyskaj 2 punkty reputacji.
martians-expert-chemist = Chemik
martians-expert-chemist-text = Zapłać 2 kredyty, 1 energię i 1 zanieczyszczony lód: otrzymaj 1 wodę.
martians-expert-power_manager = Kierownik elektrowni
martians-expert-power_manager-text = Zapłać 1 lub 2 kredyty, jak ustalono przy stole, i 2 energii: zyskaj 2 punkty reputacji.
martians-expert-soil_analyst = Analityk gleby
martians-expert-soil_analyst-text = Zapłać 2 kredyty, 1 energię i 1 regolit: dobierz 2 karty badania regolitu.
martians-expert-master_builder = Budowniczy
martians-expert-master_builder-text = Zapłać 4 kredyty: wykonaj jedną akcję budowy bez umieszczania znacznika, płacąc jej zwykły koszt wraz z 1 jednostką czasu.
martians-assistant-botanist = Botanik
martians-assistant-botanist-text = Każde twoje zbiory dają o 1 żywność więcej; karty się sumują.
martians-assistant-geologist = Geolog
martians-assistant-geologist-text = Każde twoje wydobycie może dać o 1 kryształ więcej, jeśli jest na żetonie; karty się sumują.
martians-assistant-scientist = Naukowiec
martians-assistant-scientist-text = Kafle badań i akcje w laboratorium kosztują cię o 1 jednostkę czasu mniej, ale nie mniej niż 1.

## Weather and minerals

martians-weather-stable = Stabilna pogoda
martians-weather-stable-text = Bez modyfikatorów. Na początku leży odkryta na planszy.
martians-weather-solar_activity_energy = Aktywność słoneczna (tanie zbiory)
martians-weather-solar_activity_energy-text = Zbiory kosztują o 1 energię mniej; każdy panel solarny produkuje o 1 energię więcej.
martians-weather-solar_activity_food = Aktywność słoneczna (obfite zbiory)
martians-weather-solar_activity_food-text = Zbiory dają o 1 żywność więcej; każdy panel solarny produkuje o 1 energię więcej.
martians-weather-wind = Wiatr
martians-weather-wind-text = Każda elektrownia wiatrowa produkuje o 1 energię więcej.
martians-weather-sandstorm_food = Burza piaskowa (słabe zbiory)
martians-weather-sandstorm_food-text = Zbiory dają o 1 żywność mniej; każdy panel solarny i każda elektrownia wiatrowa produkuje o 1 energię mniej.
martians-weather-sandstorm_energy = Burza piaskowa (drogie zbiory)
martians-weather-sandstorm_energy-text = Zbiory kosztują o 1 energię więcej; każdy panel solarny i każda elektrownia wiatrowa produkuje o 1 energię mniej.
martians-weather-earthquake = Trzęsienie ziemi
martians-weather-earthquake-text = Wydobycie daje o 1 kryształ mniej.
martians-mineral-mineral_yellow = Żółty minerał
martians-mineral-mineral_yellow-text = Próbka żółtego minerału, wydawana na kafle badań, zlecenia lub misje.
martians-mineral-mineral_green = Zielony minerał
martians-mineral-mineral_green-text = Próbka zielonego minerału.
martians-mineral-mineral_red = Czerwony minerał
martians-mineral-mineral_red-text = Próbka czerwonego minerału.
martians-mineral-proof_of_life = Dowód życia
martians-mineral-proof_of_life-text = Liczy się jako jedna karta minerału dowolnego koloru. Można ją też oddać akcją misji w Lądowniku (1 jednostka czasu, nic więcej): zyskaj 5 punktów reputacji (w SOLO i CO-OP na torze kolonii).

## Events

martians-event-solar_flare_1 = Rozbłysk słoneczny
martians-event-solar_flare_1-text = Wszystkie znaczniki akcji z pól akcji wracają do właścicieli; te w lazaretach i mieszkaniach zostają. Scenariusz może coś do tego dodać.
martians-event-solar_flare_2 = Rozbłysk słoneczny
martians-event-solar_flare_2-text = Wszystkie znaczniki akcji z pól akcji wracają do właścicieli; te w lazaretach i mieszkaniach zostają. Scenariusz może coś do tego dodać.
martians-event-solar_flare_3 = Rozbłysk słoneczny
martians-event-solar_flare_3-text = Wszystkie znaczniki akcji z pól akcji wracają do właścicieli; te w lazaretach i mieszkaniach zostają. Scenariusz może coś do tego dodać.
martians-event-solar_flare_4 = Rozbłysk słoneczny
martians-event-solar_flare_4-text = Wszystkie znaczniki akcji z pól akcji wracają do właścicieli; te w lazaretach i mieszkaniach zostają. Scenariusz może coś do tego dodać.
martians-event-faulty_equipment = Wadliwy sprzęt
martians-event-faulty_equipment-text = Każdy gracz odrzuca 1 zapas; kto nie ma żadnego, ma w najbliższej turze o 1 jednostkę czasu mniej. (CO-OP i SOLO: pula płaci raz za każdego gracza lub korporację, a każda niezapłacona część obciąża jednego gracza wybranego przez grupę.)
martians-event-valves = Zawory
martians-event-valves-text = Do końca cyklu akcja w Generatorze MOXIE kosztuje o 1 energię więcej.
martians-event-dust_devil_event = Wir pyłowy
martians-event-dust_devil_event-text = W najbliższej produkcji energii każdy panel solarny daje o 1 energię mniej (nie mniej niż 0).
martians-event-visitors = Goście
martians-event-visitors-text = Goście przywożą pieniądze i apetyt: każdy gracz zyskuje 2 kredyty; przybywa 1 żeton głodu (2 przy trzech lub czterech graczach; COM: po 1 w kwaterze każdego gracza).
martians-event-hydraulic_failure = Awaria hydrauliki
martians-event-hydraulic_failure-text = Do następnej karty wydarzenia każde wydobycie kosztuje o 1 energię więcej.
martians-event-steering_failure = Awaria sterowania
martians-event-steering_failure-text = Do następnej karty wydarzenia każde wydobycie kosztuje o 1 jednostkę czasu więcej.
martians-event-leak = Przeciek
martians-event-leak-text = Każdy gracz odrzuca 1 wodę, a jeśli jej nie ma, 1 energię.
martians-event-seeds = Nasiona
martians-event-seeds-text = Każdy gracz po kolei bierze lub wymienia za darmo kafel upraw albo zyskuje 1 żywność.
martians-event-discontent = Niezadowolenie
martians-event-discontent-text = Każdy gracz płaci 2 kredyty albo traci 2 punkty reputacji (nie mniej niż 0). W CO-OP i SOLO grupa decyduje raz: 2 kredyty za każdego gracza albo 2 punkty na torze zadowolenia.
martians-event-quarantine = Kwarantanna
martians-event-quarantine-text = Każdy gracz odrzuca 1 lekarstwo albo umieszcza w lazarecie jeden znacznik akcji (najpierw z własnej puli).
martians-event-poisoning = Zatrucie
martians-event-poisoning-text = Każdy gracz odrzuca 1 żywność; kto jej nie ma, umieszcza w lazarecie jeden znacznik akcji.
martians-event-rift = Rozpadlina
martians-event-rift-text = Grunt pęka: pierwszy gracz usuwa dwa odkryte żetony wydobycia obok maszyny (wszystkie, jeśli jest ich mniej).
martians-event-fire = Pożar
martians-event-fire-text = Połóż żeton rozbudowy na skrajnym prawym polu szklarni, na którym nie ma ani żetonu, ani znacznika; jeśli takiego pola nie ma, każdy gracz odrzuca 1 żywność, o ile może.
martians-event-pressure_loss = Utrata ciśnienia
martians-event-pressure_loss-text = Przybywa 1 żeton tlenu (2 przy trzech lub czterech graczach; COM: po 1 w kwaterze każdego gracza).
martians-event-loss_of_sterile_air = Utrata sterylności powietrza
martians-event-loss_of_sterile_air-text = Przybywa 1 żeton choroby (2 przy trzech lub czterech graczach; COM: po 1 w kwaterze każdego gracza).
martians-event-rtg_failure = Awaria RTG
martians-event-rtg_failure-text = RTG traci połowę pozostałej energii, zaokrąglając w górę, i nie daje jej do końca cyklu.
martians-event-m1_south_entrance = Południowe wejście
martians-event-m1_south_entrance-text = Drugie wejście: eksploracja +1.
martians-event-m1_sos = S.O.S.
martians-event-m1_sos-text = Powtarza się stare wezwanie pomocy: każdy gracz może wydać 1 energię na odpowiedź i zyskuje 2 punkty reputacji.
martians-event-m1_transmitter = Nadajnik
martians-event-m1_transmitter-text = Nadajnik odnaleziony: do końca gry misja anteny kosztuje o 1 energię mniej.
martians-event-m1_key = Klucz
martians-event-m1_key-text = Dwie następne wyprawy nie wymagają zapasów.
martians-event-m1_diary = Dziennik
martians-event-m1_diary-text = Pierwszy gracz dobiera 2 karty regolitu; wszyscy mogą zobaczyć kartę, którą odkryje następny krok wydarzenia (w rundzie 3 tego cyklu albo w rundzie 1 cyklu 4).
martians-event-m1_pantry = Spiżarnia
martians-event-m1_pantry-text = Każdy gracz zyskuje 1 żywność ze starych zapasów.
martians-event-m1_medic = Medyk
martians-event-m1_medic-text = Szafka medyka: usuń 1 żeton choroby z kwatery wskazanej przez pierwszego gracza; jeśli żadnego nie ma, nic się nie dzieje.
martians-event-m1_apartments = Mieszkania
martians-event-m1_apartments-text = Wolne prycze: każdy gracz bez kosztu uwalnia jeden znacznik z mieszkań; eksploracja +1.
martians-event-rf_agent = Agent
martians-event-rf_agent-text = Pośrednik chce swojej doli: każdy gracz płaci 1 kredyt albo traci 1 punkt reputacji.
martians-event-rf_desperate = Desperat
martians-event-rf_desperate-text = Uchodźca się zabarykadował: centrum edukacyjne jest w tej rundzie zamknięte i przybywa 1 żeton głodu.
martians-event-rf_radiation = Skutki promieniowania
martians-event-rf_radiation-text = Przybywa 1 żeton choroby (2 przy czterech graczach).
martians-event-rf_careless = Nieostrożna obsługa
martians-event-rf_careless-text = Każdy gracz odrzuca 1 zapas, a jeśli go nie ma, 1 energię.
martians-event-ph_confusion = Zamieszanie
martians-event-ph_confusion-text = Znacznik pierwszego gracza od razu przechodzi o jedno miejsce dalej, a wszyscy mają w tej rundzie o 1 jednostkę czasu mniej.
martians-event-ph_hard_landing = Twarde lądowanie
martians-event-ph_hard_landing-text = Jedno otwarte pole Lądownika (skrajne prawe bez znacznika, jeśli takie jest) zostaje zablokowane do końca cyklu.
martians-event-ph_fuel_leak = Wyciek paliwa
martians-event-ph_fuel_leak-text = Przepada jeden ukończony krok paliwa (jeśli jakiś jest).
martians-event-ph_comms_loss = Utrata łączności
martians-event-ph_comms_loss-text = W tej rundzie nie ma akcji misji.
martians-event-fm_avalanche = Lawina
martians-event-fm_avalanche-text = Dwa losowe zakryte żetony eksploracji, które nie są reliktami, zostają usunięte bez odkrywania; nikt nie dowiaduje się, gdzie leżą relikty.
martians-event-fm_guide = Przewodnik
martians-event-fm_guide-text = Wyprawa może za darmo przejść o jeden heks; decyduje pierwszy gracz i otrzymuje to, co daje żeton.
martians-event-fm_cave = Jaskinia
martians-event-fm_cave-text = Każdy gracz dobiera 1 kartę regolitu i odrzuca 1 energię, o ile może.
martians-event-fm_summit = Szczyt
martians-event-fm_summit-text = Droga staje się stroma: do końca cyklu każdy ruch wyprawy kosztuje o 1 energię więcej.
martians-event-ds_guests = Nieproszeni goście
martians-event-ds_guests-text = Zagrożenie +1; przybywa 1 żeton głodu.
martians-event-ds_food_theft = Kradzież żywności
martians-event-ds_food_theft-text = Każdy gracz odrzuca 1 żywność; jeśli ktoś nie może, zagrożenie +1 (raz).
martians-event-ds_threat = Groźba
martians-event-ds_threat-text = Wszyscy płacą po 2 kredyty albo zagrożenie +2; decyduje pierwszy gracz. Zapłatę można wybrać tylko wtedy, gdy każdy gracz (w SOLO i CO-OP pula za wszystkich) może zapłacić w całości.
martians-event-ds_sabotage = Sabotaż
martians-event-ds_sabotage-text = Jedno pole Generatora MOXIE jest zablokowane do końca cyklu; pierwszy gracz (albo pula) traci 2 energii.

## Commissions and hidden goals

martians-commission-com_01 = Skrzynia próbek gleby
martians-commission-com_01-text = Akcja misji w Lądowniku: 1 jednostka czasu, 2 regolitu; nagroda: 3 punkty reputacji.
martians-commission-com_02 = Rdzeń lodowy
martians-commission-com_02-text = Akcja misji w Lądowniku: 1 jednostka czasu, 2 lodu; nagroda: 3 punkty reputacji.
martians-commission-com_03 = Mieszane rdzenie
martians-commission-com_03-text = Akcja misji w Lądowniku: 1 jednostka czasu, 2 regolitu, 2 lodu; nagroda: 5 punktów reputacji.
martians-commission-com_04 = Transport regolitu
martians-commission-com_04-text = Akcja misji w Lądowniku: 1 jednostka czasu, 4 regolitu; nagroda: 5 punktów reputacji.
martians-commission-com_05 = Transport głębokiego lodu
martians-commission-com_05-text = Akcja misji w Lądowniku: 1 jednostka czasu, 4 lodu; nagroda: 5 punktów reputacji.
martians-commission-com_06 = Radiolatarnia
martians-commission-com_06-text = Akcja misji w Lądowniku: 1 jednostka czasu, 3 energii; nagroda: 3 punkty reputacji.
martians-commission-com_07 = Ładowanie na orbicie
martians-commission-com_07-text = Akcja misji w Lądowniku: 1 jednostka czasu, 6 energii; nagroda: 4 punkty reputacji.
martians-commission-com_08 = Światła lądowiska
martians-commission-com_08-text = Akcja misji w Lądowniku: 1 jednostka czasu, 3 energii, 1 zapas; nagroda: 4 punkty reputacji.
martians-commission-com_09 = Części zamienne
martians-commission-com_09-text = Akcja misji w Lądowniku: 1 jednostka czasu, 2 zapasy; nagroda: 4 punkty reputacji.
martians-commission-com_10 = Przebudowa kapsuły powrotnej
martians-commission-com_10-text = Akcja misji w Lądowniku: 1 jednostka czasu, 2 zapasy, 2 energii, 1 regolit; nagroda: 6 punktów reputacji.
martians-commission-com_11 = Rezerwa wody pitnej
martians-commission-com_11-text = Akcja misji w Lądowniku: 1 jednostka czasu, 2 wody; nagroda: 4 punkty reputacji.
martians-commission-com_12 = Woda dla statku
martians-commission-com_12-text = Akcja misji w Lądowniku: 1 jednostka czasu, 3 wody, 1 energia; nagroda: 5 punktów reputacji.
martians-commission-com_13 = Racje żywnościowe
martians-commission-com_13-text = Akcja misji w Lądowniku: 1 jednostka czasu, 2 żywności; nagroda: 5 punktów reputacji.
martians-commission-com_14 = Bankiet dla prasy
martians-commission-com_14-text = Akcja misji w Lądowniku: 1 jednostka czasu, 3 żywności, 1 woda; nagroda: 7 punktów reputacji.
martians-commission-com_15 = Apteczka
martians-commission-com_15-text = Akcja misji w Lądowniku: 1 jednostka czasu, 1 lekarstwo; nagroda: 5 punktów reputacji.
martians-commission-com_16 = Zapas szpitala polowego
martians-commission-com_16-text = Akcja misji w Lądowniku: 1 jednostka czasu, 2 lekarstwa; nagroda: 9 punktów reputacji.
martians-commission-com_17 = Paczka dla załogi
martians-commission-com_17-text = Akcja misji w Lądowniku: 1 jednostka czasu, 1 lekarstwo, 1 żywność; nagroda: 7 punktów reputacji.
martians-commission-com_18 = Zapasy na wyprawę
martians-commission-com_18-text = Akcja misji w Lądowniku: 1 jednostka czasu, 1 żywność, 1 woda, 1 zapas, 1 energia; nagroda: 6 punktów reputacji.
martians-commission-com_19 = Żółta próbka
martians-commission-com_19-text = Akcja misji w Lądowniku: 1 jednostka czasu, 1 karta żółtego minerału; nagroda: 3 punkty reputacji.
martians-commission-com_20 = Dwie zielone próbki
martians-commission-com_20-text = Akcja misji w Lądowniku: 1 jednostka czasu, 2 karty zielonego minerału; nagroda: 5 punktów reputacji.
martians-commission-com_21 = Zestaw minerałów
martians-commission-com_21-text = Akcja misji w Lądowniku: 1 jednostka czasu, 1 karta żółtego minerału, 1 karta zielonego minerału, 1 karta czerwonego minerału; nagroda: 6 punktów reputacji.
martians-commission-com_22 = Atlas geologiczny
martians-commission-com_22-text = Akcja misji w Lądowniku: 1 jednostka czasu, 1 energia, 3 karty minerałów; nagroda: 5 punktów reputacji.
martians-commission-com_23 = Pokaz obiegu zamkniętego
martians-commission-com_23-text = Akcja misji w Lądowniku: 1 jednostka czasu, 1 lekarstwo, 2 żywności, 1 woda; nagroda: 10 punktów reputacji.
martians-commission-com_24 = Zestaw startowy osady
martians-commission-com_24-text = Akcja misji w Lądowniku: 1 jednostka czasu, 2 regolitu, 2 zapasy, 1 woda, 1 żywność, 1 lekarstwo; nagroda: 12 punktów reputacji.
martians-goal-goal_01 = Energetyczny potentat
martians-goal-goal_01-text = Na koniec gry miej (bez wydawania) 9 energii: 3 punkty reputacji.
martians-goal-goal_02 = Cysterna
martians-goal-goal_02-text = Na koniec gry miej (bez wydawania) 3 wody: 4 punkty reputacji.
martians-goal-goal_03 = Pełna spiżarnia
martians-goal-goal_03-text = Na koniec gry miej (bez wydawania) 3 żywności: 4 punkty reputacji.
martians-goal-goal_04 = Apteka
martians-goal-goal_04-text = Na koniec gry miej (bez wydawania) 2 lekarstwa: 5 punktów reputacji.
martians-goal-goal_05 = Magazyn
martians-goal-goal_05-text = Na koniec gry miej (bez wydawania) 3 zapasy: 4 punkty reputacji.
martians-goal-goal_06 = Kamieniołom
martians-goal-goal_06-text = Na koniec gry miej (bez wydawania) 3 regolitu: 3 punkty reputacji.
martians-goal-goal_07 = Lodownia
martians-goal-goal_07-text = Na koniec gry miej (bez wydawania) 3 lodu: 3 punkty reputacji.
martians-goal-goal_08 = Mineralog
martians-goal-goal_08-text = Na koniec gry miej (bez wydawania) karty badania regolitu w 3 różnych kolorach; Dowód życia zastępuje jeden dowolny kolor: 4 punkty reputacji.
martians-goal-goal_09 = Skarbiec
martians-goal-goal_09-text = Na koniec gry miej (bez wydawania) 8 kredytów: 4 punkty reputacji.
martians-goal-goal_10 = Pełna obsada
martians-goal-goal_10-text = Na koniec gry miej 2 specjalistów i 2 pomocników: 5 punktów reputacji.
martians-goal-goal_11 = Zespół terenowy
martians-goal-goal_11-text = Na koniec gry miej co najmniej 1 Geologa i 1 Naukowca: 4 punkty reputacji.
martians-goal-goal_12 = Rada specjalistów
martians-goal-goal_12-text = Na koniec gry miej 2 różnych specjalistów: 4 punkty reputacji.

## Tiles

martians-research-res_regolith2 = Chemia gleby
martians-research-res_regolith2-text = Koszt: 2 jednostki czasu, 2 regolitu; zapłata: 8 kredytów; kafel trafia na stos odrzuconych.
martians-research-res_ice2 = Badanie rdzenia lodowego
martians-research-res_ice2-text = Koszt: 2 jednostki czasu, 2 lodu; zapłata: 8 kredytów; kafel trafia na stos odrzuconych.
martians-research-res_mixed2 = Profil zmarzliny
martians-research-res_mixed2-text = Koszt: 2 jednostki czasu, 1 regolit, 1 lód; zapłata: 8 kredytów; kafel trafia na stos odrzuconych.
martians-research-res_quick_regolith = Przesiewanie pyłu
martians-research-res_quick_regolith-text = Koszt: 1 jednostka czasu, 2 regolitu; zapłata: 5 kredytów; kafel trafia na stos odrzuconych.
martians-research-res_quick_ice = Próba topnienia
martians-research-res_quick_ice-text = Koszt: 1 jednostka czasu, 2 lodu; zapłata: 5 kredytów; kafel trafia na stos odrzuconych.
martians-research-res_yellow = Analiza żółtego minerału
martians-research-res_yellow-text = Koszt: 2 jednostki czasu, 1 karta żółtego minerału; zapłata: 10 kredytów; kafel trafia na stos odrzuconych.
martians-research-res_green = Analiza zielonego minerału
martians-research-res_green-text = Koszt: 2 jednostki czasu, 1 karta zielonego minerału; zapłata: 9 kredytów; kafel trafia na stos odrzuconych.
martians-research-res_red = Analiza czerwonego minerału
martians-research-res_red-text = Koszt: 2 jednostki czasu, 1 karta czerwonego minerału; zapłata: 8 kredytów; kafel trafia na stos odrzuconych.
martians-research-res_yellow_green = Przebieg wietrzenia
martians-research-res_yellow_green-text = Koszt: 2 jednostki czasu, 1 karta żółtego minerału, 1 karta zielonego minerału; zapłata: 13 kredytów; kafel trafia na stos odrzuconych.
martians-research-res_set3 = Atlas minerałów
martians-research-res_set3-text = Koszt: 3 jednostki czasu, 1 karta żółtego minerału, 1 karta zielonego minerału, 1 karta czerwonego minerału; zapłata: 17 kredytów; kafel trafia na stos odrzuconych.
martians-research-res_red2 = Seria tlenków żelaza
martians-research-res_red2-text = Koszt: 2 jednostki czasu, 2 karty czerwonego minerału; zapłata: 12 kredytów; kafel trafia na stos odrzuconych.
martians-research-res_bulk = Duże próbki dla Ziemi
martians-research-res_bulk-text = Koszt: 3 jednostki czasu, 2 regolitu, 2 lodu; zapłata: 13 kredytów; kafel trafia na stos odrzuconych.
martians-crop-crop_tubers = Bulwy
martians-crop-crop_tubers-text = Zbiory: zapłać 1 energię i 1 wodę (oraz 1 jednostkę czasu), otrzymaj 2 żywności.
martians-crop-crop_legumes = Rośliny strączkowe
martians-crop-crop_legumes-text = Zbiory: zapłać 1 energię, 1 wodę i 1 zapas (oraz 1 jednostkę czasu), otrzymaj 3 żywności.
martians-crop-crop_herbs = Zioła lecznicze
martians-crop-crop_herbs-text = Zbiory: zapłać 1 energię i 2 wody (oraz 1 jednostkę czasu), otrzymaj 1 żywność i 1 lekarstwo.
martians-exploration-xpl_relic = Relikt
martians-exploration-xpl_relic-text = Wyprawa znajduje relikt: licznik reliktów +1, działający gracz (albo kolonia) zyskuje 2 punkty reputacji.
martians-exploration-xpl_regolith = Luźne skały
martians-exploration-xpl_regolith-text = Otrzymaj 2 regolitu.
martians-exploration-xpl_ice = Kieszeń lodu
martians-exploration-xpl_ice-text = Otrzymaj 2 zanieczyszczonego lodu.
martians-exploration-xpl_mineral = Żyła
martians-exploration-xpl_mineral-text = Dobierz 2 karty badania regolitu.
martians-exploration-xpl_hazard = Spadające skały
martians-exploration-xpl_hazard-text = Strać 1 zapas albo umieść jeden ze swoich znaczników akcji w lazarecie.
martians-exploration-xpl_trail = Dobry szlak
martians-exploration-xpl_trail-text = Wyprawa może od razu, bez płacenia, przejść o jeden heks dalej.

## Scenarios

martians-scenario-new_schedule = Nowy harmonogram
martians-scenario-new_schedule-text = Agencja przyspiesza kolejne loty. Przed końcem czwartego cyklu ukończcie wszystkie obiekty, powiększcie bazę i wyposażcie moduły powitalne, choć pierwsi przybysze już jedzą.
martians-condition-ns_built = Obiekty zbudowane
martians-condition-ns_built-text = Wszystkie cztery niezbudowane obiekty są zbudowane.
martians-condition-ns_dev = Baza powiększona
martians-condition-ns_dev-text = Usunięto co najmniej 1 / 1 / 3 / 5 żetonów rozbudowy (1 / 2 / 3 / 4 graczy).
martians-requirement-ns_reception = Przygotuj moduł powitalny
martians-requirement-ns_reception-text = Zgromadź zapasy i racje dla przybyszów.
martians-scenario-dust_devil = Diabeł pyłowy
martians-scenario-dust_devil-text = Ku bazie wędruje olbrzymi diabeł pyłowy. Odgrodźcie się wałami, ustawcie maszty i utrzymajcie w ruchu dość generatorów.
martians-requirement-dd_barrier = Usyp wał przeciwpyłowy
martians-requirement-dd_barrier-text = Usyp wokół bazy wały z regolitu.
martians-requirement-dd_mast = Postaw maszt burzowy
martians-requirement-dd_mast-text = Wznieś maszt ostrzegawczy z uziemieniem.
martians-condition-dd_power = Generatory w ruchu
martians-condition-dd_power-text = Stoi co najmniej 3 / 3 / 5 / 7 instalacji energetycznych.
martians-scenario-botanical_capsule = Kapsuła botaniczna
martians-scenario-botanical_capsule-text = Trzeba tchnąć życie w zamkniętą kapsułę z sadzonkami. Przygotujcie glebę, obsadźcie grządki i utrzymujcie różnorodne uprawy.
martians-requirement-bc_bed = Obsadź grządkę
martians-requirement-bc_bed-text = Obsadź i podlej jedną grządkę kapsuły.
martians-requirement-bc_soil = Przygotuj glebę
martians-requirement-bc_soil-text = Zmieszaj przesiany regolit z przebadanym minerałem.
martians-condition-bc_crops = Różnorodne uprawy
martians-condition-bc_crops-text = Na koniec na kartach korporacji leżą co najmniej 2 (przy czterech graczach 3) różne rodzaje kafli upraw. W SOLO jest jedna karta z miejscem na jeden kafel, więc liczy się, że w trakcie gry były na niej 2 różne rodzaje.
martians-scenario-force_field = Pole siłowe
martians-scenario-force_field-text = Pole siłowe ma osłonić bazę przed promieniowaniem. Znajdźcie minerały na soczewki, wznieście pylony i zasilcie pole energią.
martians-requirement-ff_emitter_yellow = Emiter z żółtą soczewką
martians-requirement-ff_emitter_yellow-text = Jeden emiter wymaga żółtego minerału.
martians-requirement-ff_emitter_green = Emiter z zieloną soczewką
martians-requirement-ff_emitter_green-text = Jeden emiter wymaga zielonego minerału.
martians-requirement-ff_emitter_red = Emiter z czerwoną soczewką
martians-requirement-ff_emitter_red-text = Przy trzech lub czterech graczach dwa emitery wymagają czerwonego minerału; przy jednym lub dwóch żaden.
martians-requirement-ff_pylon = Pylon
martians-requirement-ff_pylon-text = Pylony dźwigają emitery.
martians-requirement-ff_switch = Włącz pole
martians-requirement-ff_switch-text = Gdy stoją wszystkie emitery i pylony, zasil pole jeden raz.
martians-scenario-mars_one = Mars One
martians-scenario-mars_one-text = W pobliżu leży obóz zaginionej załogi reality show. Zbadajcie go pokój po pokoju, złóżcie Ziemi raport i pochowajcie zmarłych.
martians-requirement-m1_expedition = Wyprawa do starej bazy
martians-requirement-m1_expedition-text = Zbadaj jeden pokój opuszczonej bazy (wydarzenia mogą liczyć się jako pokoje: na liczniku potrzeba 4 / 4 / 8 / 11).
martians-requirement-m1_antenna = Wznieś antenę
martians-requirement-m1_antenna-text = Wyślij znaleziska na Ziemię; tylko gdy licznik eksploracji wskazuje co najmniej 3 pokoje, niezależnie od tego, skąd pochodzą.
martians-requirement-m1_memorial = Pochowaj zmarłych
martians-requirement-m1_memorial-text = Złóż pierwszych osadników na spoczynek.
martians-scenario-refugees = Uchodźcy
martians-scenario-refugees-text = Do śluzy pukają ocaleni z innych miejsc. Przyjmijcie wszystkich, nakarmcie ich i zbudujcie dla nich schronienie.
martians-requirement-rf_admit = Przyjmij uchodźcę
martians-requirement-rf_admit-text = Nakarm, wylecz i umyj jednego czekającego uchodźcę; najwyżej tylu, ilu przybyło.
martians-requirement-rf_shelter = Zbuduj schronienie
martians-requirement-rf_shelter-text = Dodaj przestrzeń do życia.
martians-scenario-mission_to_phobos = Misja na Fobos
martians-scenario-mission_to_phobos-text = Mały statek ma polecieć na księżyc Fobos. Złóżcie go, zatankujcie paliwem z lodu, załadujcie prowiant i wystartujcie.
martians-requirement-ph_hull = Sekcja kadłuba
martians-requirement-ph_hull-text = Złóż jedną sekcję członu startowego.
martians-requirement-ph_fuel = Wytwórz paliwo
martians-requirement-ph_fuel-text = Rozłóż zanieczyszczony lód na paliwo.
martians-requirement-ph_provisions = Załaduj prowiant
martians-requirement-ph_provisions-text = Racje dla załogi.
martians-requirement-ph_launch = Start
martians-requirement-ph_launch-text = Wystartuj, gdy kadłub, paliwo i prowiant są gotowe.
martians-scenario-face_of_mars = Marsjańska twarz
martians-scenario-face_of_mars-text = Wyprawa wspina się na słynną formację skalną. Znajdźcie po drodze relikty i dotrzyjcie na szczyt.
martians-requirement-fm_advance = Ruch wyprawy
martians-requirement-fm_advance-text = Przejdź o jeden heks. Podana liczba jest tylko orientacyjna; liczą się relikty i szczyt.
martians-requirement-fm_camp = Obóz
martians-requirement-fm_camp-text = Zaopatrz wspinaczy: po każdym trzecim ruchu trzeba rozbić obóz, zanim wyprawa ruszy dalej. Obóz jest potrzebny tylko do dalszej drogi; podana liczba jest tylko orientacyjna.
martians-condition-fm_relics = Relikty odnalezione
martians-condition-fm_relics-text = Odnaleziono co najmniej 1 / 1 / 2 / 3 relikty.
martians-condition-fm_summit = Szczyt zdobyty
martians-condition-fm_summit-text = Wyprawa stanęła w najwyższym rzędzie.
martians-scenario-dark_side_of_mars = Ciemna strona Marsa
martians-scenario-dark_side_of_mars-text = Placówka byłych więźniów stała się wroga. Zabezpieczcie jej sektory i kupcie pokój, zanim zagrożenie przytłoczy kolonię.
martians-requirement-ds_patrol = Zabezpiecz sektor
martians-requirement-ds_patrol-text = Zabezpiecz jeden z czterech sektorów (każdy raz); zagrożenie −1.
martians-requirement-ds_parley = Rokowania
martians-requirement-ds_parley-text = Oddaj racje za pokój; zagrożenie −1 (nie mniej niż 0). Można powtarzać dowolnie często, także ponad wymaganą liczbę.
martians-condition-ds_calm = Spokój
martians-condition-ds_calm-text = Na koniec zagrożenie wynosi najwyżej 2.
martians-scenario-underground_colony = Podziemna kolonia
martians-scenario-underground_colony-text = Promieniowanie spycha osadników pod ziemię. Wykopcie, podeprzyjcie i uszczelnijcie łańcuch komór.
martians-requirement-uc_chamber = Wykop komorę
martians-requirement-uc_chamber-text = Wydrąż i podeprzyj jedną komorę.
martians-requirement-uc_airlock = Zamontuj śluzę
martians-requirement-uc_airlock-text = Uszczelnij tunele.
martians-condition-uc_dug = Grunt wybrany
martians-condition-uc_dug-text = Obszar opuściło co najmniej 9 / 9 / 14 / 18 żetonów wydobycia, wykopanych lub straconych w wydarzeniu.
martians-scenario-catastrophe = Katastrofa
martians-scenario-catastrophe-text = Wypadek spustoszył bazę. Uprzątnijcie gruz, odbudujcie wszystko i zostawcie rezerwę energii.
martians-condition-ca_built = Obiekty odbudowane
martians-condition-ca_built-text = Wszystkie cztery obiekty są odbudowane.
martians-condition-ca_dev = Baza powiększona
martians-condition-ca_dev-text = Usunięto co najmniej 2 / 2 / 4 / 6 żetonów rozbudowy.
martians-requirement-ca_debris = Uprzątnij gruz
martians-requirement-ca_debris-text = Uprzątnij szczątki; za każdym razem otrzymaj 1 regolit.
martians-condition-ca_reserve = Rezerwa energii
martians-condition-ca_reserve-text = Na koniec gracze mają łącznie co najmniej 4 / 4 / 6 / 8 energii.
martians-scenario-vastitas_borealis = Vastitas Borealis
martians-scenario-vastitas_borealis-text = Kolonia sięga po lodowe równiny dalekiej północy: studnie, rurociąg i pełne zbiorniki w przejmującym mrozie.
martians-requirement-vb_pump = Wywierć studnię
martians-requirement-vb_pump-text = Wywierć studnię w północnym lodzie.
martians-requirement-vb_pipeline = Połóż rurociąg
martians-requirement-vb_pipeline-text = Połącz studnie z bazą.
martians-requirement-vb_tank = Napełnij zbiornik
martians-requirement-vb_tank-text = Napełnij zbiornik magazynowy.
martians-scenario-the_end = Koniec
martians-scenario-the_end-text = Ziemia milknie. Kolonia musi dowieść, że potrafi żyć o własnych siłach.
martians-condition-te_tech = Technologie kolonii
martians-condition-te_tech-text = Opracowano 1 / 1 / 2 / 3 technologie kolonii.
martians-condition-te_alive = Bez strat
martians-condition-te_alive-text = Żaden żeton kolonistów nie pokazuje czaszki.
martians-requirement-te_cache = Napełnij skład
martians-requirement-te_cache-text = Zgromadź rezerwy.
martians-requirement-te_workshop = Urządź warsztat
martians-requirement-te_workshop-text = Zastąp dostawy własnymi wyrobami.

## Actions

martians-action-claim = Zajmij: {$quarter}
martians-action-keep = Zatrzymaj cel „{$goal}”: {$text}
martians-action-lay = Połóż martwego kolonistę w rundzie {$round}
martians-action-choose-first = Pierwsza możliwość z karty
martians-action-choose-second = Druga możliwość z karty
martians-action-bear = Niezapłacona część obciąża: {$colour}
martians-action-yield = Zabierz znacznik: {$building}
martians-action-from = Weź stąd: {$quarter}
martians-action-collapse = Strać żeton na heksie {$hex}
martians-action-place = Umieść znacznik: {$building}, pole {$field}
martians-action-oxygen = Wytwórz tlen: {$quarter}
martians-action-build = Zbuduj: {$building}
martians-action-upgrade = Rozbuduj: {$building}, pole {$field}
martians-action-install = Zainstaluj: {$installation}
martians-action-medicine = Wytwórz 1 lekarstwo
martians-action-water = Uzdatnij lód: 2 wody
martians-action-take = Bierz z żetonu na heksie {$hex}
martians-action-crystals = Weź: regolit {$regolith}, zanieczyszczony lód {$ice}
martians-action-crystals-none = Nic nie bierz
martians-action-crystals-regolith = Weź {$regolith} × regolit
martians-action-crystals-ice = Weź {$ice} × zanieczyszczony lód
martians-action-drive = Maszyna na heks {$hex}
martians-action-examine = Zbadaj właśnie wydobyty regolit
martians-action-research = Badania: {$tile}. {$text}
martians-action-supplies = Zamów zapasy: {$n}
martians-action-mission = Misja: {$requirement}. {$text}
martians-action-commission = Zlecenie: {$commission}. {$text}
martians-action-proof = Oddaj Dowód życia
martians-action-spend = Wydaj kartę: {$mineral}
martians-action-enter = Wejdź: rząd {$row}, kolumna {$column}
martians-action-harvest = Zbiory
martians-action-crop = Weź kafel upraw: {$crop}. {$text}
martians-action-hire = Zatrudnij: {$expert}. {$text}
martians-action-train = Zatrudnij: {$assistant}. {$text}
martians-action-colony = Technologia kolonii: {$technology}. {$text}
martians-action-corporation = Technologia korporacji: {$technology}. {$text}
martians-action-rest = Odpoczynek: zbierz znaczniki za 1 jednostkę czasu
martians-action-recall = Zbierz znacznik: {$building}
martians-action-recover = Odzyskaj znacznik: {$zone}, {$quarter}
martians-action-rtg = Pobierz 1 energię z RTG za 1 punkt reputacji
martians-action-expert = Specjalista {$expert}: {$text}
martians-action-offer = Złóż ofertę: {$colour}
martians-action-give = Daj 1 × {$resource}
martians-action-ask = Poproś o 1 × {$resource}
martians-action-send = Wyślij ofertę
martians-action-accept = Przyjmij ofertę
martians-action-refuse = Odrzuć ofertę
martians-action-withdraw = Wycofaj ofertę
martians-action-show = Pokaż wszystkim wierzchnią kartę pogody
martians-action-refugees = Weź 1 zapas od uchodźców
martians-action-end = Zakończ turę
martians-action-deliver = Dostarcz: {$product}, {$quarter}
martians-action-done = Nic więcej
martians-action-stay = Zostań tutaj
martians-action-finish = Zakończ grę teraz
martians-action-play_on = Graj dalej

# Co robią możliwości na kartach

martians-choose-nothing = Nic nie rób
martians-choose-gain = Weź: {$n} × {$resource}
martians-choose-lose = Strać: {$n} × {$resource}
martians-choose-lose_each = Każdy traci: {$n} × {$resource}
martians-choose-pay = Zapłać {$n} × {$resource} i zyskaj {$gain} × {$gained}
martians-choose-confine = Odłóż znacznik: {$zone}
martians-choose-crop = Weź kafel upraw
martians-choose-expedition = Przesuń wyprawę za darmo
martians-choose-counter = Licznik misji +{$n}

## Questions

martians-question-claim = {$colour}: zajmij kwaterę na całą grę.
martians-question-claim-help = Liczą się dla ciebie tylko jej mieszkańcy: ich głód, choroby i brak tlenu odbierają ci pracowników i punkty.
martians-question-goals = Zatrzymaj jeden ukryty cel; pozostałe przekazujesz dalej.
martians-question-goals-help = Punktuje na końcu gry i pozostaje tajny. Zatrzymaj taki, nad którym możesz pracować w każdym cyklu.
martians-question-lay = {$colour}: w której rundzie kładziesz martwego kolonistę? (do położenia: {$left})
martians-question-lay-help = W tej rundzie nie masz w tym cyklu tury. Wybierz tę, w której najłatwiej się bez niej obejdziesz.
martians-question-choose = {$colour} decyduje: {$event}. {$text}
martians-question-choose-help = Karta daje ci wybór. Wskaż opcję, aby zobaczyć, ile kosztuje i co daje.
martians-question-bear = {$colour}: kogo obciąża niezapłacona część? (zostało: {$left})
martians-question-bear-help = Kolonia nie mogła zapłacić za wszystkich. Kogo obciąży ta część, tego spotka to, co mówi karta.
martians-question-confine = {$colour}: który znacznik tam trafia ({$zone}, {$quarter})?
martians-question-confine-help = W tej kwaterze czegoś zabrakło, więc jeden znacznik nie pracuje, dopóki go nie odzyskasz. Wybierz ten, który najmniej przyda ci się tam, gdzie stoi.
martians-question-remove = {$colour}: z której kwatery usuwasz {$token}? (zostało: {$left})
martians-question-remove-help = O jedną potrzebę mniej w tej kwaterze. Najpierw patrz tam, gdzie został jeden żeton: wtedy pod koniec cyklu nic się tam nie stanie.
martians-question-crop = {$colour}: który kafel upraw?
martians-question-crop-help = Od kafla zależy, ile kosztują i co dają odtąd twoje zbiory. Możesz mieć tylko jeden.
martians-question-rift = {$colour}: który żeton wydobycia przepada? (zostało: {$left})
martians-question-rift-help = Wypada z gry razem z kryształami. Oddaj taki, który ma ich mało albo do którego maszyna nie dojedzie.
martians-question-enter = {$colour}: dokąd idzie wyprawa?
martians-question-enter-help = Wyprawa odkrywa to, co tam leży – dobre lub złe. Niektórych znalezisk wymaga misja.
martians-question-turn = {$colour}: twoja tura, {$time ->
    [one] została {$time} jednostka czasu
    [few] zostały {$time} jednostki czasu
   *[many] zostało {$time} jednostek czasu
  }.
martians-question-turn-help = Postaw znacznik na wolnym polu budynku i wykonaj jego akcje; każda kosztuje czas i surowce. Przed końcem cyklu kolonia potrzebuje tlenu, żywności i leków.
martians-question-must = {$colour}: która akcja ({$building})?
martians-question-must-help = Twój znacznik już tu stoi, więc wykonujesz teraz co najmniej jedną akcję. Pozostałe akcje budynku możesz wykonać później w tej turze.
martians-question-dig = {$colour}: wydobycie trwa.
martians-question-dig-help = Bierzesz kryształy z jednego żetonu, a maszyna przesuwa się o krok. Jeśli najpierw bierzesz, ten żeton znika; jeśli najpierw jedziesz, odkrywasz nowe.
martians-question-crystals = {$colour}: które kryształy? Najwyżej {$limit}.
martians-question-crystals-help = Regolit służy do budowy, z lodu robi się woda. Co zostawisz, przepada, bo żeton znika.
martians-question-pay = {$colour}: którą kartę wydajesz? (zostało: {$left})
martians-question-pay-help = Karta badania potem przepada. Wydaj tę, której najmniej potrzebujesz do innych badań lub misji.
martians-question-rest = {$colour}: które znaczniki wracają?
martians-question-rest-help = Rekreacja kosztuje jedną jednostkę czasu bez względu na liczbę. Znaczniki, które wrócą, mogą od razu znów pracować.
martians-question-builder = {$colour}: co robi Budowniczy?
martians-question-builder-help = Budowniczy pozwala budować, ulepszać lub instalować bez znacznika w budynku. Materiały i tak płacisz.
martians-question-offer = {$colour}: co oferujesz? Druga strona: {$partner}
martians-question-offer-help = Obie strony dają jednocześnie, a jedna może nie dać nic. Obietnica zapłaty później nikogo nie wiąże.
martians-question-answer = {$colour}: przyjmujesz ofertę? Druga strona: {$partner}
martians-question-answer-help = Jeśli przyjmiesz, towary od razu zmienią właściciela. Jeśli odmówisz, nic się nie stanie.
martians-question-finish = {$colour}: misja jest wypełniona i niczego nie brakuje. Zakończyć grę teraz? Kończy się tylko wtedy, gdy zgodzą się wszyscy.
martians-question-finish-help = Najwyższy wynik od razu wygrywa. Graj dalej tylko wtedy, gdy możesz jeszcze dogonić resztę.
martians-question-waiting = {$partner} rozważa twoją ofertę.
martians-question-waiting-help = Nic nie zmienia właściciela, dopóki nie przyjdzie odpowiedź.
martians-question-deliver = {$colour}: dostarcz produkty, najwyżej jeszcze {$left}.
martians-question-deliver-help = Żywność usuwa głód, a leki chorobę; jedno i drugie daje reputację. Co zostanie na koniec cyklu, odbierze wam pracowników.

## Refusals

martians-refusal-over = Gra jest skończona.
martians-refusal-not-yours = To nie twoja decyzja.
martians-refusal-not-now = Nie teraz.
martians-refusal-must-act = Najpierw akcję wykonuje właśnie umieszczony znacznik.
martians-refusal-short = Brakuje jeszcze: {$short} × {$what}.
martians-refusal-time = Potrzebne jednostki czasu: {$need}; zostało {$have}.
martians-refusal-slow = Potrzebne jednostki czasu: {$need}, w tym 1 za nieukończone pole; zostało {$have}.
martians-refusal-cards = Potrzebne karty ({$what}): {$need}; masz {$have}.
martians-refusal-no-marker = Nie masz znacznika w swojej puli.
martians-refusal-occupied = Na tym polu stoi znacznik.
martians-refusal-unavailable = To pole jest niedostępne: {$what}.
martians-refusal-closed = Na razie zamknięte przez kartę.
martians-refusal-not-built = Obiekt nie jest zbudowany: {$what}.
martians-refusal-already-here = Twój znacznik już tu pracuje: {$what}.
martians-refusal-nothing-possible = Żadnej tutejszej akcji nie można opłacić i wykonać: {$what}.
martians-refusal-not-placed = Żaden twój znacznik nie trafił tu w tej turze: {$what}.
martians-refusal-earlier-turn = Twój znacznik stoi tu od wcześniejszej tury: {$what}.
martians-refusal-used = Ten znacznik już wykonał tę akcję: {$what}.
martians-refusal-no-token = Nie ma czego usunąć: {$what}.
martians-refusal-other-quarter = To nie twoja kwatera: {$what}.
martians-refusal-built-already = To już jest zbudowane: {$what}.
martians-refusal-finished-already = Na tym polu nie ma żetonu rozbudowy: {$what}.
martians-refusal-installations = Twoje instalacje: {$have}; limit to {$need}.
martians-refusal-no-dig = Nie ma żetonu, którego można użyć.
martians-refusal-last-dig = Najpierw musi ruszyć maszyna, bo inaczej nie zostałby żeton, na który mogłaby przejść.
martians-refusal-too-many = Kryształy: najwyżej {$need}; byłoby {$have}.
martians-refusal-token-shows = Na żetonie nie ma aż tyle.
martians-refusal-away = Maszyna nie może oddalać się od zakrytych żetonów.
martians-refusal-too-far = Maszyna przesuwa się tylko o jeden krok.
martians-refusal-no-regolith = W tej turze tym znacznikiem nie wydobyto regolitu.
martians-refusal-no-cards-left = Nie ma już kart badania do dobrania.
martians-refusal-not-shown = Tego nie ma na stole: {$what}.
martians-refusal-step-complete = Ten krok jest już ukończony: {$what}.
martians-refusal-step-later = Najpierw: {$what}.
martians-refusal-step-counter = {$what}: licznik musi wskazywać {$need}, a wskazuje {$have}.
martians-refusal-camp-first = Wyprawa potrzebuje najpierw obozu.
martians-refusal-camp-later = Obóz przychodzi po każdym trzecim ruchu.
martians-refusal-supplies-limit = Najwyżej {$need ->
    [one] {$need} zapas
    [few] {$need} zapasy
   *[many] {$need} zapasów
  }.
martians-refusal-earth-silent = Ziemia milczy: nie można oddawać badań.
martians-refusal-no-proof = Nie masz karty Dowód życia.
martians-refusal-not-asked = Nie możesz teraz wydać tej karty: {$what}.
martians-refusal-not-next-to = Wyprawa nie stoi obok tego miejsca.
martians-refusal-no-crop = Przy Szklarniach nie ma takiego kafla: {$what}.
martians-refusal-same-crop = Ta uprawa już leży na twojej karcie: {$what}.
martians-refusal-card-full = Twoja karta jest pełna: {$have} z {$need}.
martians-refusal-developed = Już opracowano: {$what}.
martians-refusal-nobody-out = Żaden twój znacznik nie stoi na polu akcji.
martians-refusal-not-there = Nie ma tam twojego znacznika: {$what}.
martians-refusal-rtg-empty = RTG jest puste.
martians-refusal-rtg-used = RTG było już użyte w tej turze.
martians-refusal-no-expert = Nie zatrudniasz tego specjalisty: {$what}.
martians-refusal-expert-used = Już użyto w tej rundzie: {$what}.
martians-refusal-no-trade = Przy tym stole nie ma handlu.
martians-refusal-no-partner = Nie ma tam z kim handlować.
martians-refusal-offers-spent = Nieudane oferty w tej turze: {$have}; limit to {$need}.
martians-refusal-offer-empty = Nie ma czym handlować.
martians-refusal-offer-full = W ofercie może być najwyżej {$need} sztuk z każdej strony.
martians-refusal-no-report = Nie masz Raportów pogodowych, by coś pokazać.
martians-refusal-shown-already = Wszyscy już znają tę kartę.
martians-refusal-no-refugees = Nie przyjęto jeszcze żadnego uchodźcy.
martians-refusal-helped-already = Uchodźcy już pomogli w tej rundzie.
martians-refusal-claimed = To już zajęte: {$what}.
martians-refusal-not-dealt = Nie masz tego celu: {$what}.
martians-refusal-round-taken = W tej rundzie już leży twój żeton.
martians-refusal-round-locked = Twój czwarty kolonista jest zablokowany, więc runda 4 nie jest otwarta.
martians-refusal-option-unpayable = Możesz w całości spełnić inną opcję, ale nie tę.
martians-refusal-bears-already = Niezapłacona część już obciąża: {$what}.
martians-refusal-none-recalled = Najpierw zbierz znacznik.
martians-refusal-must-move = Najpierw musi ruszyć maszyna.

## What happened

martians-event-cycle = Zaczyna się cykl {$cycle}.
martians-event-round = Zaczyna się runda {$round} cyklu {$cycle}.
martians-event-first-player = {$colour} bierze znacznik pierwszego gracza.
martians-event-claimed = {$colour} zajmuje kwaterę: {$quarter}.
martians-event-kept = {$seat} zatrzymuje cel: {$goal}.
martians-event-kept-secretly = {$seat} zatrzymuje ukryty cel.
martians-event-goals-handed-on = Pozostałe cele są przekazywane w lewo.
martians-event-laid = {$colour} kładzie martwego kolonistę w rundzie {$round}.
martians-event-grown = Przybywa żeton przyrostu naturalnego: {$quarter}.
martians-event-unlocked = Odblokowany czwarty kolonista: {$colour}.
martians-event-demanded = Przybywa {$token}: {$quarter}.
martians-event-revealed = Wydarzenie: {$event}. {$text}
martians-event-foretold = Następne wydarzenie: {$event}.
martians-event-turned = Pogoda: {$weather}. {$text}
martians-event-produced = {$colour} produkuje energię: {$n}.
martians-event-turn = {$colour} zaczyna turę: {$time ->
    [one] {$time} jednostka czasu
    [few] {$time} jednostki czasu
   *[many] {$time} jednostek czasu
  }.
martians-event-placed = {$colour} umieszcza znacznik: {$building}, pole {$field}.
martians-event-gained = {$colour} zyskuje: {$n} × {$resource}.
martians-event-lost = {$colour} traci: {$n} × {$resource}.
martians-event-paid = {$colour} płaci: {$n} × {$resource}.
martians-event-removed = {$colour} usuwa {$token}: {$quarter}.
martians-event-built = {$colour} buduje obiekt: {$building}.
martians-event-upgraded = {$colour} rozbudowuje obiekt: {$building}, pole {$field}.
martians-event-unfinished = Uszkodzenie: {$building}, pole {$field}.
martians-event-field-closed = Na razie zamknięte: {$building}, pole {$field}.
martians-event-installed = {$colour} stawia instalację: {$installation}.
martians-event-dug = {$colour} wydobywa na heksie {$hex}: {$regolith ->
    [0] {$ice ->
        [0] nic
       *[other] zanieczyszczony lód {$ice}
      }
   *[other] regolit {$regolith}{$ice ->
        [0] {""}
       *[other] , zanieczyszczony lód {$ice}
      }
  }.
martians-event-collapsed = Żeton na heksie {$hex} przepada.
martians-event-drove = {$colour} przesuwa maszynę na heks {$hex}.
martians-event-turned-up = Na heksie {$hex}: {$dig}.
martians-event-drew = {$colour} dobiera karty badania: {$n}.
martians-event-drew-openly = {$colour} dobiera karty badania: żółte {$yellow}, zielone {$green}, czerwone {$red}, Dowód życia {$proof}.
martians-event-spent = {$colour} wydaje kartę: {$mineral}.
martians-event-researched = {$colour} oddaje badania: {$tile}.
martians-event-stepped = {$colour} kończy krok: {$requirement}.
martians-event-fulfilled = {$colour} realizuje zlecenie: {$commission}.
martians-event-proved = {$colour} oddaje Dowód życia.
martians-event-counter = Licznik misji wskazuje {$n}.
martians-event-entered = {$colour} prowadzi wyprawę: rząd {$row}, kolumna {$column}.
martians-event-found = {$colour} znajduje: {$exploration}. {$text}
martians-event-crop-taken = {$colour} bierze kafel upraw: {$crop}.
martians-event-hired = {$colour} zatrudnia specjalistę: {$expert}.
martians-event-trained = {$colour} zatrudnia pomocnika: {$assistant}.
martians-event-learned = {$colour} opracowuje technologię: {$technology}.
martians-event-recalled = {$colour} zbiera znacznik: {$building}.
martians-event-recovered = {$colour} odzyskuje znacznik: {$zone}, {$quarter}.
martians-event-drew-rtg = {$colour} pobiera energię z RTG.
martians-event-rtg-lost = RTG traci energię: {$n}.
martians-event-used-expert = {$colour} korzysta ze specjalisty: {$expert}.
martians-event-offered = {$colour} składa ofertę ({$partner}).
martians-event-agreed = {$colour} i {$partner} zawierają umowę.
martians-event-refused = {$partner} odrzuca ofertę ({$colour}).
martians-event-would-end = {$colour} chce zakończyć grę teraz.
martians-event-plays-on = {$colour} chce grać dalej, więc gra toczy się dalej.
martians-event-withdrawn = {$colour} wycofuje ofertę.
martians-event-weather-shown = {$colour} pokazuje następną pogodę: {$weather}.
martians-event-helped = Uchodźcy pomagają ({$colour}).
martians-event-turn-ended = {$colour} kończy turę.
martians-event-delivered = {$colour} dostarcza produkt: {$product}, {$quarter}.
martians-event-died = Umiera kolonista ({$colour}).
martians-event-confined = Znacznik ({$colour}) trafia tutaj: {$zone}, {$quarter}.
martians-event-shuffled = Talia badań regolitu jest tasowana na nowo.
martians-event-mission-failed = Misja zakończona niepowodzeniem.
martians-event-ended = Gra jest skończona.

## Points

martians-source-reputation = Reputacja
martians-source-demand = Pozostałe żetony zapotrzebowania
martians-source-dead = Martwi koloniści
martians-source-energy = Energia
martians-source-fourth = Czwarty kolonista
martians-source-pioneer = Pionier budownictwa
martians-source-builder = Budowniczy
martians-source-goals = Ukryte cele

## Options

martians-option-players = Gracze
martians-option-players-help = Jedna osoba w SOLO, od dwóch do czterech w innych wariantach.
martians-option-variant = Wariant
martians-option-variant-help = SOLO: jedna osoba prowadzi dwa kolory. CO-OP: wspólne zasoby, wszyscy razem wygrywają albo przegrywają. SEMI:CO-OP: wspólna kolonia, własne zasoby. COM: każdy dla siebie.
martians-option-scenario = Scenariusz
martians-option-scenario-help = Misja kolonii. W SOLO można zamiast niej grać ze zleceniami; w COM gra się tak zawsze.
martians-option-edition = Zasady
martians-option-edition-help = Zasady ostateczne albo z prototypu.
martians-option-collectors = Wersja kolekcjonerska
martians-option-collectors-help = Dodaje karty Dowód życia, trzech specjalistów i dziewięć scenariuszy.
martians-option-hidden_goals = Ukryte cele
martians-option-hidden_goals-help = COM: każdy zatrzymuje dwa cele, które liczą się na koniec.
martians-option-must_succeed = Misja musi się udać
martians-option-must_succeed-help = SEMI:CO-OP: jeśli misja się nie uda, przegrywają wszyscy.
martians-option-trade = Handel
martians-option-trade-help = SEMI:CO-OP i COM: można handlować i pożyczać.
martians-option-first_player = Pierwszy gracz
martians-option-first_player-help = Miejsce, które zaczyna.
martians-option-surcharge = Nieukończony budynek
martians-option-surcharge-help = Za co płaci się dodatkową jednostkę czasu na żetonie rozbudowy. Ma to znaczenie, gdy jeden znacznik wykonuje dwie akcje.
martians-option-surcharge-action = Za każdą akcję
martians-option-surcharge-placement = Raz za znacznik
martians-option-earthquake = Trzęsienie ziemi
martians-option-earthquake-help = Co zmniejsza trzęsienie ziemi. Ma to znaczenie, gdy na żetonie jest mniej kryształów, niż wolno wydobyć.
martians-option-earthquake-result = Wynik wydobycia
martians-option-earthquake-limit = Limit
martians-option-losses = Głód po śmierci kolonistów
martians-option-losses-help = O ile mniej żetonów głodu kładzie się, gdy koloniści zginęli.
martians-option-losses-each = O 1 za każdą śmierć
martians-option-losses-once = O 1 łącznie
martians-option-second = Drugie miejsce w nagrodach
martians-option-second-help = COM: czy można być na drugim miejscu bez ani jednego żetonu.
martians-option-second-anybody = Każdy
martians-option-second-owners = Tylko z żetonem
martians-option-early_end = Wcześniejszy koniec
martians-option-early_end-help = SEMI:CO-OP: co się dzieje, gdy misja jest wypełniona i nie ma żetonów zapotrzebowania.
martians-option-early_end-agreed = Za zgodą wszystkich
martians-option-early_end-automatic = Od razu
martians-option-manager = Kierownik elektrowni
martians-option-manager-help = Ile kredytów kosztuje ten specjalista; instrukcje się różnią.
martians-option-variant-solo = SOLO.1
martians-option-variant-coop = CO-OP.2
martians-option-variant-semi = SEMI:CO-OP.3
martians-option-variant-com = COM.4
martians-option-edition-final = Ostateczne
martians-option-edition-prototype = Prototyp
martians-option-scenario-usual = Standardowy
martians-option-scenario-commissions = Zlecenia
martians-option-scenario-new_schedule = Nowy harmonogram
martians-option-scenario-dust_devil = Diabeł pyłowy
martians-option-scenario-botanical_capsule = Kapsuła botaniczna
martians-option-scenario-force_field = Pole siłowe
martians-option-scenario-mars_one = Mars One
martians-option-scenario-refugees = Uchodźcy
martians-option-scenario-mission_to_phobos = Misja na Fobos
martians-option-scenario-face_of_mars = Marsjańska twarz
martians-option-scenario-dark_side_of_mars = Ciemna strona Marsa
martians-option-scenario-underground_colony = Podziemna kolonia
martians-option-scenario-catastrophe = Katastrofa
martians-option-scenario-vastitas_borealis = Vastitas Borealis
martians-option-scenario-the_end = Koniec

## The board in words

martians-until-production = w tej produkcji
martians-until-round = do końca rundy
martians-until-turn = do końca następnej tury
martians-until-event = do następnego wydarzenia
martians-until-weather = do następnej pogody
martians-until-cycle = do końca cyklu
martians-until-game = do końca gry
martians-board-some = {$count} × {$what}
martians-board-text = {$what}: {$text}
martians-board-next = następna: {$what}: {$text}
martians-board-cycle = Cykl {$cycle} z {$of}
martians-board-round = Cykl {$cycle} z {$of}, runda {$round}
martians-board-over = gra jest skończona
martians-board-turn = {$colour}: {$time ->
    [one] została {$time} jednostka czasu
    [few] zostały {$time} jednostki czasu
   *[many] zostało {$time} jednostek czasu
  }
martians-board-rtg_used = RTG było już użyte w tej turze
martians-board-first = pierwszy gracz: {$colour}
martians-board-weather = Pogoda
martians-board-event = Wydarzenie
martians-board-cost = {$what}: koszt {$more ->
    [1] większy
   *[0] mniejszy
  } o {$n} × {$resource} {$until}
martians-board-time = {$what}: o {$n ->
    [one] {$n} jednostkę czasu
    [few] {$n} jednostki czasu
   *[many] {$n} jednostek czasu
  } {$more ->
    [1] więcej
   *[0] mniej
  } {$until}
martians-board-production = {$what}: o {$n ->
    [one] {$n} energię
   *[many] {$n} energii
  } {$more ->
    [1] więcej
   *[0] mniej
  } {$until}
martians-board-turn_time = każda tura ma o {$n ->
    [one] {$n} jednostkę czasu
    [few] {$n} jednostki czasu
   *[many] {$n} jednostek czasu
  } {$more ->
    [1] więcej
   *[0] mniej
  } {$until}
martians-board-no_action = niemożliwa akcja {$until}: {$what}
martians-board-closed = zamknięte {$until}: {$what}
martians-board-closed_field = zamknięte pole {$field} {$until}: {$what}
martians-board-closed_rtg = RTG zamknięte {$until}
martians-board-offer = Oferta: {$colour} → {$partner}
martians-board-gives = daje {$count} × {$resource}
martians-board-asks = chce {$count} × {$resource}
martians-board-quarter = Stan: {$quarter}
martians-board-quarter_of = Stan: {$quarter} ({$colour})
martians-board-no_demand = brak zapotrzebowania
martians-board-birthrate = przyrost naturalny {$count}
martians-board-confined = {$colour}, {$zone}: {$count ->
    [one] 1 znacznik
    [few] {$count} znaczniki
   *[many] {$count} znaczników
  }
martians-board-debt = {$colour}, dług: {$count ->
    [one] 1 kredyt
    [few] {$count} kredyty
   *[many] {$count} kredytów
  }
martians-board-colony = Kolonia
martians-board-satisfaction = zadowolenie {$count}
martians-board-reputation = reputacja {$count}
martians-board-technology = opracowano: {$what}
martians-board-rtg = energia w RTG: {$count}
martians-board-colour = {$colour} ({$seat})
martians-board-hand = {$count ->
    [one] 1 karta badania
    [few] {$count} karty badania
   *[many] {$count} kart badania
  }
martians-board-pool = {$count ->
    [one] 1 wolny znacznik
    [few] {$count} wolne znaczniki
   *[many] {$count} wolnych znaczników
  }
martians-board-living = {$count ->
    [one] 1 kolonista
   *[many] {$count} kolonistów
  }{$dead ->
    [0] {""}
   *[other] , martwych {$dead}
  }
martians-board-grave = bez tury w rundzie {$round}
martians-board-next_turn = następna tura: o {$n ->
    [one] {$n} jednostkę czasu
    [few] {$n} jednostki czasu
   *[many] {$n} jednostek czasu
  } {$more ->
    [1] więcej
   *[0] mniej
  }
martians-board-kept_construction = {$count ->
    [one] 1 zdobyty żeton budowy
    [few] {$count} zdobyte żetony budowy
   *[many] {$count} zdobytych żetonów budowy
  }
martians-board-kept_development = {$count ->
    [one] 1 zdobyty żeton rozbudowy
    [few] {$count} zdobyte żetony rozbudowy
   *[many] {$count} zdobytych żetonów rozbudowy
  }
martians-board-corporation = Korporacja ({$seat})
martians-board-expert = {$what}
martians-board-expert_used = {$what} (użyto w tej rundzie)
martians-board-crop = uprawa: {$what}
martians-board-building = {$what}
martians-board-unbuilt = jeszcze niezbudowane
martians-board-field_taken = pole {$field}: {$colour}
martians-board-field_unavailable = pole {$field} niedostępne
martians-board-field_undeveloped = pole {$field} nierozbudowane
martians-board-field_free = pole {$field} wolne
martians-board-excavation = Obszar wydobycia
martians-board-machine = maszyna na heksie {$hex}
martians-board-dig = heks {$hex}: regolit {$regolith}, lód {$ice} ({$steps ->
    [0] pod maszyną
    [one] 1 krok od maszyny
    [few] {$steps} kroki od maszyny
   *[many] {$steps} kroków od maszyny
  })
martians-board-buried = {$count ->
    [one] 1 zakryty żeton
    [few] {$count} zakryte żetony
   *[many] {$count} zakrytych żetonów
  }
martians-board-mission = Misja: {$what}
martians-board-failed = zakończona niepowodzeniem
martians-board-step = {$what} {$of ->
    [0] {$done}
   *[other] {$done} z {$of}
  }{$complete ->
    [1] {" "}(ukończone)
   *[0] {""}
  }
martians-board-holds = {$what}: spełnione
martians-board-lacks = {$what}: jeszcze nie ({$text})
martians-board-counter = licznik {$count}
martians-board-expedition = Wyprawa
martians-board-stands = rząd {$row}, kolumna {$column}
martians-board-waits = jeszcze nie wyruszyła
martians-board-found = {$what}: rząd {$row}, kolumna {$column}
martians-board-research = Badania: {$what}{$count ->
    [1] {""}
   *[other] {" "}({$count})
  }
martians-board-commission = Zlecenie: {$what}
martians-board-display = Ludzie i uprawy do wzięcia
martians-board-own = Wiesz tylko ty
martians-board-dealt = do wyboru: {$what} ({$text})
martians-board-goal = cel: {$what} ({$text})
martians-board-handed = przekazany dalej: {$what}
martians-board-revealed = Pokazuje {$seat}

## What kind of thing lies in the box

martians-kind-expert = Specjalista
martians-kind-assistant = Pomocnik
martians-kind-weather = Pogoda
martians-kind-mineral = Minerał
martians-kind-event = Wydarzenie
martians-kind-commission = Zlecenie
martians-kind-hidden_goal = Ukryty cel
martians-kind-research = Badania
martians-kind-crop = Uprawa
martians-kind-exploration = Eksploracja
martians-kind-technology = Technologia
martians-kind-scenario = Scenariusz
martians-kind-excavation = Żeton wydobycia
martians-kind-building = Budynek
martians-kind-board = Nadrukowane na planszy
martians-pieces-expert = { $count ->
    [one] { $count } karta specjalisty
    [few] { $count } karty specjalistów
   *[other] { $count } kart specjalistów
}
martians-pieces-assistant = { $count ->
    [one] { $count } karta pomocnika
    [few] { $count } karty pomocników
   *[other] { $count } kart pomocników
}
martians-pieces-weather = { $count ->
    [one] { $count } karta pogody
    [few] { $count } karty pogody
   *[other] { $count } kart pogody
}
martians-pieces-mineral = { $count ->
    [one] { $count } karta badania regolitu
    [few] { $count } karty badania regolitu
   *[other] { $count } kart badania regolitu
}
martians-pieces-event = { $count ->
    [one] { $count } wydarzenie
    [few] { $count } wydarzenia
   *[other] { $count } wydarzeń
}
martians-pieces-commission = { $count ->
    [one] { $count } zlecenie
    [few] { $count } zlecenia
   *[other] { $count } zleceń
}
martians-pieces-hidden_goal = { $count ->
    [one] { $count } ukryty cel
    [few] { $count } ukryte cele
   *[other] { $count } ukrytych celów
}
martians-pieces-research = { $count ->
    [one] { $count } kafel badań
    [few] { $count } kafle badań
   *[other] { $count } kafli badań
}
martians-pieces-crop = { $count ->
    [one] { $count } kafel upraw
    [few] { $count } kafle upraw
   *[other] { $count } kafli upraw
}
martians-pieces-exploration = { $count ->
    [one] { $count } żeton eksploracji
    [few] { $count } żetony eksploracji
   *[other] { $count } żetonów eksploracji
}
martians-pieces-technology = { $count ->
    [one] { $count } technologia
    [few] { $count } technologie
   *[other] { $count } technologii
}
martians-pieces-scenario = { $count ->
    [one] { $count } scenariusz
    [few] { $count } scenariusze
   *[other] { $count } scenariuszy
}
martians-pieces-excavation = { $count ->
    [one] { $count } żeton wydobycia
    [few] { $count } żetony wydobycia
   *[other] { $count } żetonów wydobycia
}
martians-pieces-building = { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[other] { $count } budynków
}
martians-pieces-board = { $count ->
    [one] { $count } nadruk na planszach
    [few] { $count } nadruki na planszach
   *[other] { $count } nadruków na planszach
}

## The board on the page

martians-sources =
    Polish rulebook: ostateczne zasady po polsku, oryginał; § to nagłówek w instrukcji
    German rulebook: ostateczne zasady po niemiecku
    prototype rulebook: angielskie zasady prototypu, starsze niż sprzedawana gra
    MA-…: zasada albo rozstrzygnięcie na stronie zasad
martians-web-manager = Zapłać { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[other] { $credits } kredytów
} i 2 energii: zyskaj 2 punkty reputacji.
martians-web-board = Kolonia
martians-web-power = Energia
martians-web-work-make_oxygen = Tlen
martians-web-work-build = Buduj
martians-web-work-develop = Rozbuduj
martians-web-work-install = Instaluj
martians-web-work-make_medicine = Wytwórz
martians-web-work-treat_water = Uzdatnij
martians-web-work-excavate = Wydobądź
martians-web-work-examine = Zbadaj
martians-web-work-research = Badania
martians-web-work-supplies = Zapasy
martians-web-work-mission = Misja
martians-web-work-harvest = Zbiory
martians-web-work-change_crop = Nowa uprawa
martians-web-work-hire = Zatrudnij
martians-web-work-colony_technology = Kolonia
martians-web-work-corporation_technology = Korporacja
martians-web-round = Runda { $round }
martians-web-hex = Heks { $hex }
martians-web-face-down = zakryty
martians-web-dug = wydobyty
martians-web-dig-limit = Najwyżej { $limit ->
    [one] 1 kryształ
    [few] { $limit } kryształy
   *[many] { $limit } kryształów
  }
martians-web-no-demand = Brak zapotrzebowania
martians-web-no-event = Jeszcze bez wydarzenia
martians-web-next-weather = Następna pogoda: { $weather }
martians-web-markers = Znaczniki i koloniści
martians-web-rest = Odpoczynek
martians-web-common-stock = Wspólne zasoby
martians-web-own-stock = Twoje zasoby
martians-web-satisfaction = zadowolenie kolonii
martians-web-cards = Karty badania
martians-web-corporation = Korporacja
martians-web-crop-printed = Nadrukowana uprawa
martians-web-expert = Specjalista
martians-web-assistant = Pomocnik
martians-web-used = użyto
martians-web-technologies = Technologie korporacji
martians-web-kind-expert = Specjalista
martians-web-kind-assistant = Pomocnik
martians-web-kind-weather = Pogoda
martians-web-kind-mineral = Karta badania
martians-web-kind-event = Wydarzenie
martians-web-kind-commission = Zlecenie
martians-web-kind-goal = Ukryty cel
martians-web-kind-research = Kafel badań
martians-web-kind-crop = Kafel upraw
martians-web-kind-exploration = Żeton eksploracji
martians-web-kind-scenario = Misja
martians-web-kind-technology = Technologia
martians-web-kind-building = Budynek
martians-web-piles = Talie i stosy kart odrzuconych
martians-web-pile = { $name }: w talii { $deck }
martians-web-pile-both = { $name }: w talii { $deck }, odrzucone { $spent }
martians-web-pile-past = { $name }: dotąd { $spent }
martians-web-about-energy = Płaci się nią za większość akcji. Panele solarne i elektrownie wiatrowe wytwarzają ją na początku rund 1 i 3.
martians-web-about-regolith = Wydobywany na obszarze wydobycia. Płaci się nim za budowę, badania i misje; jego badanie daje karty.
martians-web-about-ice = Wydobywany na obszarze wydobycia. Oczyszczalnia wody zamienia 1 lód w 2 wody uzdatnione.
martians-web-about-water = Potrzebna do zbiorów i do lekarstw.
martians-web-about-supplies = Zamawiane w Lądowniku, 1 za każdą jednostkę czasu. Potrzebne do budowy i do lekarstw.
martians-web-about-food = Zbierana w Szklarniach. Dostarczona na koniec tury usuwa żeton głodu.
martians-web-about-medicine = Wytwarzane w Szpitalu. Dostarczone na koniec tury usuwają żeton choroby.
martians-web-about-credits = Zarabia się je badaniami. Płaci się nimi specjalistom i pomocnikom oraz za znaczniki w mieszkaniach.
martians-web-about-reputation = To twoje punkty. W SOLO i CO-OP jest to zadowolenie całej kolonii.
martians-web-about-oxygen = Na koniec cyklu kwatera z żetonem tlenu kosztuje każdego, kogo dotyczy, jednego kolonistę. Usuwa go MOXIE.
martians-web-about-disease = Na koniec cyklu kwatera z żetonem choroby wysyła do lazaretu po jednym znaczniku każdego, kogo dotyczy. Usuwają go lekarstwa.
martians-web-about-hunger = Na koniec cyklu kwatera z żetonem głodu wysyła do mieszkań po jednym znaczniku każdego, kogo dotyczy. Usuwa go żywność.
martians-web-about-infirmary = Znacznik wraca stąd za 1 jednostkę czasu.
martians-web-about-apartments = Znacznik wraca stąd za 2 kredyty.
martians-web-about-solar = Daje właścicielowi 2 energii na początku rund 1 i 3, więcej lub mniej zależnie od pogody i technologii Energia słoneczna.
martians-web-about-wind = Daje właścicielowi 2 energii na początku rund 1 i 3, więcej lub mniej zależnie od pogody i technologii Energia kinetyczna.

# Why the game ended as it did

martians-epilogue-needs = Czego zabrakło kolonii
martians-epilogue-demand = {$quarter}: {$count ->
    [one] został {$count} żeton zapotrzebowania
    [few] zostały {$count} żetony zapotrzebowania
   *[many] zostało {$count} żetonów zapotrzebowania
  }
martians-epilogue-dead = {$count ->
    [one] zginął {$count} kolonista
    [few] zginęło {$count} kolonistów
   *[many] zginęło {$count} kolonistów
  }
martians-epilogue-tie = Remis w punktach: wyżej jest ten, kto ma więcej kredytów
martians-epilogue-credits = {$seat}: {$count ->
    [one] {$count} kredyt
    [few] {$count} kredyty
   *[many] {$count} kredytów
  }

## Icons in the guide

martians-web-icons-goods = Co ma kolonia
martians-web-icons-people = Ludzie i potrzeby
martians-web-icons-buildings = Budynki
martians-web-icons-technologies = Technologie
martians-web-icons-staff = Specjaliści i pomocnicy
martians-web-icons-weather = Pogoda
martians-web-icons-finds = Znaleziska i uprawy
martians-web-icon-time = Jednostka czasu
martians-web-icon-time-about = W turze masz 3. Większość akcji kosztuje 1.
martians-web-icon-birthrate = Żeton przyrostu naturalnego
martians-web-icon-birthrate-about = Trzy odblokowują czwartego kolonistę.
martians-web-icon-colonist = Kolonista
martians-web-icon-colonist-about = Każdy żywy ma w cyklu jedną turę.
martians-web-icon-skull = Martwy kolonista
martians-web-icon-skull-about = Nie ma już tur.
martians-web-icon-lock = Zablokowane
martians-web-icon-lock-about = Jeszcze nie można tego użyć.
martians-web-icon-rest-about = Kosztuje 1 jednostkę czasu i oddaje twoje znaczniki.
martians-web-icon-trade-about = Gracze mogą w turze wymieniać dobra.
martians-web-icon-rtg = RTG
martians-web-icon-rtg-about = Raz na turę: 1 energia za 1 reputację.
martians-web-icon-card-about = Dobierasz ją, badając regolit.
martians-web-about-moxie = Wytwarza powietrze: usuwa żetony tlenu z kwater.
martians-web-about-construction = Kończy budynki, przyspiesza pola i instaluje panele słoneczne oraz farmy wiatrowe.
martians-web-about-hospital = Wytwarza leki. Leki usuwają choroby.
martians-web-about-water_plant = Zamienia zanieczyszczony lód w wodę pitną.
martians-web-about-excavation = Maszyna wydobywa regolit i lód. Regolit można tu badać.
martians-web-about-lander = Prowadź badania za kredyty, zamawiaj zaopatrzenie i pracuj nad misją.
martians-web-about-greenhouses = Tu zbiera się plony i zmienia uprawy.
martians-web-about-education = Zatrudniaj ekspertów i asystentów. Pomagają ci do końca gry.
martians-web-about-laboratory = Opracowuj technologie dla kolonii albo swojej korporacji.
martians-web-about-mineral_any = Dowolna karta badania.
martians-web-about-hex = Tu kopie maszyna: czerwone kamienie to regolit, białe to lód. Co wydobyto, tego już nie ma.
martians-web-about-field = Postaw tu znacznik, aby użyć budynku. Na polu z +1 każda akcja trwa o jedną jednostkę czasu dłużej.
martians-web-about-order = Tury w tej rundzie idą od lewej do prawej. Korona oznacza pierwszego gracza.
martians-web-about-cycle = Na końcu każdego cyklu sprawdza się kwatery: czego tam brakuje, to kosztuje znaczniki i kolonistów.
martians-web-about-counter = Licznik misji. Misja mówi, do czego służy.
martians-web-about-no-demand = Na końcu w żadnej kwaterze nie może niczego brakować, inaczej misja przepada.
martians-web-about-round = Jedna tura dla każdego koloru z żywym kolonistą. Rundy 1 i 3 zaczynają się od wydarzenia, nowej pogody i energii; runda 4 wymaga czwartego kolonisty.
martians-web-about-effect = Wydarzenie lub misja na razie zmienia tu zasady.
martians-web-about-pile = Pierwsza liczba to to, co jeszcze przyjdzie, druga to zużyte.
martians-web-about-quarter = Tu mieszkają ludzie. Czego zabraknie im na koniec cyklu, to kosztuje znaczniki lub kolonistów.
martians-web-about-pool = Znaczniki, które można jeszcze postawić. Postawione wracają dzięki rekreacji.
martians-web-about-technologies = Opracowane technologie. Działają do końca gry.
martians-web-about-kept = Żetony za ukończone prace. Na końcu punkty dostaje ten, kto ma ich najwięcej.
martians-web-about-buried = To, co mogą jeszcze kryć zakryte żetony.
martians-web-about-dig-limit = Tyle kryształów możesz wziąć z jednego żetonu. Geolog podnosi tę liczbę, trzęsienie ziemi ją obniża.
martians-web-about-room = Miejsce dla kogoś, kogo zatrudnisz w Centrum Edukacji.
martians-web-about-no-event = Wydarzenia przychodzą na początku rund 1 i 3, ale nie w pierwszej rundzie gry.
martians-web-about-cell = Wyprawa idzie z pola na pole i odkrywa to, co tam leży.
martians-web-about-next-weather = Pogoda, która nadejdzie jako następna.
martians-web-about-next-time = O tyle jednostek czasu więcej lub mniej w następnej turze.


martians-term-points = reputacja
martians-term-people = koloniści i znaczniki
martians-term-corporation = personel, uprawy i technologie korporacji
martians-term-colony = budynki i technologie kolonii
martians-term-demand = żetony tlenu, głodu i chorób w kwaterach
martians-term-growth = przyrost naturalny
martians-term-power = energia z instalacji
martians-term-stock = zapasy w magazynie
martians-term-mission = misja
martians-theme-points = Zdobądź reputację
martians-theme-people = Zadbaj o ludzi
martians-theme-corporation = Wzmocnij korporację
martians-theme-colony = Rozbuduj kolonię
martians-theme-demand = Nakarm kolonię
martians-theme-growth = Pozwól kolonii rosnąć
martians-theme-power = Zapewnij energię
martians-theme-stock = Uzupełnij magazyn
martians-theme-mission = Popchnij misję naprzód

martians-web-by-players = solo { $one } razy, we dwoje { $two }, we troje { $three }, we czworo { $four }
