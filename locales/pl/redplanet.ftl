## Mission: Red Planet

redplanet-title = Misja: Czerwona Planeta
redplanet-about = Upychaj swoich astronautów w rakietach, wypychaj rywali i utrzymuj te strefy Marsa, które dają najwięcej. Dziesięć rund, od dwóch do sześciu graczy.

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

redplanet-resource-ice = lód
redplanet-resource-sylvanite = sylvanit
redplanet-resource-celerium = celerium

redplanet-colour-yellow = Żółty
redplanet-colour-blue = Niebieski
redplanet-colour-orange = Pomarańczowy
redplanet-colour-green = Zielony
redplanet-colour-purple = Fioletowy
redplanet-colour-grey = Szary

redplanet-dock-1 = dok 1
redplanet-dock-2 = dok 2
redplanet-dock-3 = dok 3
redplanet-dock-4 = dok 4
redplanet-dock-5 = dok 5
redplanet-dock-6 = dok 6
redplanet-flight-1 = pierwszy odpalony statek
redplanet-flight-2 = drugi odpalony statek
redplanet-flight-3 = trzeci odpalony statek
redplanet-flight-4 = czwarty odpalony statek
redplanet-flight-5 = piąty odpalony statek
redplanet-flight-6 = szósty odpalony statek
redplanet-ship = Statek

## Characters

redplanet-character-recruiter = Rekruter
redplanet-character-recruiter-text = Umieść 1 astronautę na statku. Potem weź z powrotem na rękę wszystkie swoje odkryte postaci, tę też.
redplanet-character-explorer = Badacz
redplanet-character-explorer-text = Umieść 1 astronautę na statku. Potem wykonaj swoimi astronautami na Marsie do 3 ruchów, każdy do sąsiedniej strefy.
redplanet-character-scientist = Naukowiec
redplanet-character-scientist-text = Umieść 2 astronautów na jednym lub dwóch statkach. Potem dobierz kartę wydarzenia albo podejrzyj jedno odkrycie w grze.
redplanet-character-secret_agent = Tajny agent
redplanet-character-secret_agent-text = Umieść 2 astronautów na dwóch różnych statkach. Potem wymuś odpalenie zadokowanego statku, który nie jest pełny.
redplanet-character-saboteur = Sabotażysta
redplanet-character-saboteur-text = Umieść 1 astronautę na statku. Potem zniszcz zadokowany statek; cała załoga ginie w przestrzeni.
redplanet-character-femme_fatale = Femme fatale
redplanet-character-femme_fatale-text = Umieść 1 astronautę na statku. Potem tam, gdzie masz swojego astronautę, zastąp astronautę innego koloru jednym ze swojej puli.
redplanet-character-travel_agent = Agent podróży
redplanet-character-travel_agent-text = Umieść 3 astronautów na jednym statku albo żadnego.
redplanet-character-soldier = Żołnierz
redplanet-character-soldier-text = Umieść 1 astronautę na statku. Potem zabij astronautę poza dwiema strefami wewnętrznymi. Potem sprowadź od 1 do 3 swoich astronautów z Phobosa na Marsa.
redplanet-character-pilot = Pilot
redplanet-character-pilot-text = Umieść 2 astronautów na jednym lub dwóch statkach. Potem połóż żeton miejsca docelowego na zadokowanym lub odpalonym statku.

## Event cards: missions

redplanet-card-eastern_influence = Wpływy na wschodzie
redplanet-card-eastern_influence-text = Masz astronautów w 1, 2, 3 lub 4 z tych stref: Vastitas Borealis, Ausonia, Hellas, Tritonis Sinus: 1, 2, 4 lub 7 punktów.
redplanet-card-western_influence = Wpływy na zachodzie
redplanet-card-western_influence-text = Masz astronautów w 1, 2, 3 lub 4 z tych stref: Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis, Vastitas Borealis: 1, 2, 4 lub 7 punktów.
redplanet-card-northern_influence = Wpływy na północy
redplanet-card-northern_influence-text = Masz astronautów w 1, 2, 3 lub 4 z tych stref: Mare Serpentis, Vastitas Borealis, Ausonia, Hellas: 1, 2, 4 lub 7 punktów.
redplanet-card-southern_influence = Wpływy na południu
redplanet-card-southern_influence-text = Masz astronautów w 1, 2, 3 lub 4 z tych stref: Hellas, Tritonis Sinus, Mare Tyrrhenum, Sinus Sabaeus: 1, 2, 4 lub 7 punktów.
redplanet-card-strategic_zones = Strefy strategiczne
redplanet-card-strategic_zones-text = Masz najwięcej astronautów łącznie w strefach Syrtis Major i Valles Marineris: 7 punktów.
redplanet-card-phobos_outpost = Posterunek na Phobosie
redplanet-card-phobos_outpost-text = Masz najwięcej astronautów na Phobosie: 7 punktów.
redplanet-card-sylvanite_magnate = Magnat sylvanitu
redplanet-card-sylvanite_magnate-text = Masz najwięcej żetonów sylvanitu: 7 punktów.
redplanet-card-celerium_magnate = Magnat celerium
redplanet-card-celerium_magnate-text = Masz najwięcej żetonów celerium: 7 punktów.
redplanet-card-fallen_heroes = Polegli bohaterowie
redplanet-card-fallen_heroes-text = 1 punkt za każdego twojego astronautę zagubionego w przestrzeni, najwyżej 7.
redplanet-card-mass_colonisation = Masowa kolonizacja
redplanet-card-mass_colonisation-text = Masz na Marsie co najmniej 9, 11, 13 lub 15 astronautów: 1, 2, 4 lub 7 punktów.
redplanet-card-planetary_expansion = Ekspansja planetarna
redplanet-card-planetary_expansion-text = Masz astronautów w 6, 7, 8, 9 lub 10 strefach, z Phobosem włącznie: 3, 5, 7, 8 lub 9 punktów.
redplanet-card-stronghold = Twierdza
redplanet-card-stronghold-text = Twoja największa grupa w jednej strefie liczy co najmniej 4, 5, 6 lub 7 astronautów: 2, 4, 6 lub 7 punktów.
redplanet-card-balanced_portfolio = Zrównoważony portfel
redplanet-card-balanced_portfolio-text = Masz 1, 2 lub 3 pełne zestawy lodu, sylvanitu i celerium: 5, 7 lub 8 punktów.
redplanet-card-ice_monopoly = Monopol na lód
redplanet-card-ice_monopoly-text = Dla wszystkich: najwięcej żetonów lodu daje 9 punktów; remisujące kolory dzielą je między siebie, zaokrąglając w dół.

## Event cards: discoveries

redplanet-card-ether_magnet = Magnes eteryczny
redplanet-card-ether_magnet-text = Ujawnienie: wszyscy na pokładach zadokowanych statków zostają wciągnięci do tej strefy.
redplanet-card-native_resistance = Opór tubylców
redplanet-card-native_resistance-text = Ujawnienie: każdy kolor traci w tej strefie jednego astronautę.
redplanet-card-sandstorm = Burza piaskowa
redplanet-card-sandstorm-text = Ujawnienie: wszyscy uciekają z tej strefy do sąsiednich; każdy gracz decyduje o swoich.
redplanet-card-synergy = Synergia
redplanet-card-synergy-text = Trzecia produkcja: każda sąsiednia strefa, która produkuje, daje o 1 żeton więcej.
redplanet-card-mining_incident = Tąpnięcie
redplanet-card-mining_incident-text = Trzecia produkcja: ta strefa nic nie daje. Żetony, które zostały tu wcześniej, są nadal rozdzielane.
redplanet-card-rich_vein = Bogata żyła
redplanet-card-rich_vein-text = Trzecia produkcja: ta strefa daje o 2 żetony więcej.
redplanet-card-even_ground = Równa ziemia
redplanet-card-even_ground-text = Trzecia produkcja: wszyscy obecni remisują w największej liczbie astronautów.
redplanet-card-uneven_ground = Nierówna ziemia
redplanet-card-uneven_ground-text = Trzecia produkcja: żetony bierze ten, kto ma tu najmniej astronautów, ale co najmniej jednego.
redplanet-card-subterfuge = Fortel
redplanet-card-subterfuge-text = Trzecia produkcja: żetony bierze druga co do wielkości grupa; remis o pierwsze miejsce dzieli się jak zwykle. Jeśli w strefie jest tylko jeden kolor, żetony zostają.
redplanet-card-frozen_caves = Zamarznięte jaskinie
redplanet-card-frozen_caves-text = Trzecia produkcja: ta strefa daje lód zamiast własnego surowca.
redplanet-card-lichens = Porosty
redplanet-card-lichens-text = Końcowe punktowanie: 6 punktów dla każdego koloru, który ma tu astronautę.
redplanet-card-subterranean_lake = Podziemne jezioro
redplanet-card-subterranean_lake-text = Końcowe punktowanie: 4 punkty za najwięcej astronautów tutaj; przy remisie dostaje je każdy z remisujących kolorów.
redplanet-card-radiation_leak = Wyciek promieniowania
redplanet-card-radiation_leak-text = Końcowe punktowanie: każdy kolor, który ma tu astronautę, traci 3 punkty.

## Event cards: actions

redplanet-card-blocks_of_ice = Bryły lodu
redplanet-card-blocks_of_ice-text = Po trzeciej produkcji: otrzymujesz 2 żetony lodu.
redplanet-card-ether_winds = Wiatry eteryczne
redplanet-card-ether_winds-text = Po trzeciej produkcji: otrzymujesz 1 żeton celerium.
redplanet-card-rescue_operation = Akcja ratunkowa
redplanet-card-rescue_operation-text = Przed trzecią produkcją: do 2 twoich zagubionych astronautów wraca do stref, w których masz astronautę.
redplanet-card-industrial_espionage = Szpiegostwo przemysłowe
redplanet-card-industrial_espionage-text = Przed trzecią produkcją: zabij astronautę innego koloru w strefie, w której masz swojego.

## Questions

redplanet-question-keep = Którą z dwóch misji zatrzymujesz?
redplanet-question-keep-help = Punktuje na końcu gry i nikt inny jej nie zna. Wybierz tę, na której strefy lub żetony możesz pracować od początku.
redplanet-question-choose = { $colour }: którą postać zagrywasz w tej rundzie?
redplanet-question-choose-help = Wszyscy wybierają w tajemnicy; wysokie numery działają pierwsze. Karta zostaje potem na stole, aż Rekruter pozwoli wziąć wszystkie z powrotem.
redplanet-question-board = { $colour }: na który statek? { $count ->
    [one] Wsiada jeden astronauta.
   *[many] Wsiada { $count } astronautów.
  }
redplanet-question-board-help = Pełny statek startuje i ląduje pod koniec rundy. Żetony strefy bierze ten, kto ma w niej najwięcej astronautów – leć tam, gdzie możesz mieć przewagę.
redplanet-question-board_together = { $colour }: na którym statku leci razem cała grupa ({ $count })?
redplanet-question-board_together-help = Potrzebny jest statek, na którym zmieszczą się wszyscy. Od statku zależy, gdzie wyląduje cała grupa.
redplanet-question-destination = { $colour }: dokąd leci statek ({ $place })?
redplanet-question-destination-help = Twój astronauta wsiadł pierwszy, więc to ty decydujesz, gdzie wylądują wszyscy na tym statku. Każda strefa ma tylko dwa takie żetony.
redplanet-question-explore = { $colour }: przesuwasz astronautę czy kończysz? { $count ->
    [one] Został jeden ruch.
    [few] Zostały { $count } ruchy.
   *[many] Zostało { $count } ruchów.
  }
redplanet-question-explore-help = Jeden ruch przenosi jednego twojego astronautę do sąsiedniej strefy: zdobądź przewagę albo odkryj ukryty surowiec.
redplanet-question-research = { $colour }: dobierasz kartę wydarzenia czy podglądasz odkrycie?
redplanet-question-research-help = Karta może być misją dla ciebie, akcją na później albo odkryciem dla strefy. Podgląd zdradza, co zrobi zakryte odkrycie.
redplanet-question-assign = { $colour }: do której strefy przydzielasz odkrycie?
redplanet-question-assign-help = Leży tam zakryte do końca 10. rundy, a potem zmienia to, co daje ta strefa. Tylko ty wiesz, co to jest.
redplanet-question-look = { $colour }: które odkrycie podglądasz?
redplanet-question-look-help = Oglądasz je w tajemnicy i odkładasz. Wiesz potem, do której strefy warto iść, a którą lepiej opuścić przed końcem.
redplanet-question-force_launch = { $colour }: który statek ma zostać odpalony?
redplanet-question-force_launch-help = Statek startuje od razu z tymi, którzy są na pokładzie, i ląduje jeszcze w tej rundzie. Wolne miejsca pozostają wolne.
redplanet-question-destroy = { $colour }: który statek zostaje zniszczony?
redplanet-question-destroy-help = Wszyscy na pokładzie giną, także twoi. Wybierz statek, który wiezie rywali do strefy, na której ci zależy.
redplanet-question-replace = { $colour }: kogo zastępujesz?
redplanet-question-replace-help = Rywal ginie, a jego miejsce zajmuje twój astronauta. W wyrównanej strefie zmienia to przewagę o dwa.
redplanet-question-kill = { $colour }: kogo zabija Żołnierz?
redplanet-question-kill-help = Jeden astronauta ginie na zawsze. Najlepiej tam, gdzie przed produkcją odbierze to komuś przewagę lub remis.
redplanet-question-drop = { $colour }: gdzie na Marsie ląduje następny astronauta z Phobosa? { $count ->
    [one] Może lecieć jeszcze jeden.
   *[many] Może lecieć jeszcze { $count }.
  }
redplanet-question-drop-help = Astronauci z Phobosa mogą wylądować w dowolnej strefie Marsa. Inaczej na dół można dostać się tylko statkiem.
redplanet-question-token = { $colour }: który statek dostaje żeton miejsca docelowego?
redplanet-question-token-help = Najpierw statek, potem strefa: wszyscy na pokładzie wylądują tam, a nie w nadrukowanym miejscu.
redplanet-question-leave = { $colour }: dokąd ucieka następny astronauta ze strefy { $zone }? { $count ->
    [one] Został jeden.
   *[many] Zostało { $count }.
  }
redplanet-question-leave-help = Burza piaskowa wypędza wszystkich. Wybierz sąsiednie strefy, w których twoi astronauci przydadzą się w trzeciej produkcji.
redplanet-question-rescue = { $colour }: dokąd wraca zagubiony astronauta? Możesz też zakończyć. { $count ->
    [one] Może wrócić jeszcze jeden.
   *[many] Może wrócić jeszcze { $count }.
  }
redplanet-question-rescue-help = Wracają do stref, w których już stoisz, tuż przed trzecią produkcją. Możesz sprowadzić mniej albo nikogo.
redplanet-question-espionage = { $colour }: kogo usuwają twoi szpiedzy?
redplanet-question-espionage-help = Ginie jeden rywal w strefie, w której też stoisz – jeszcze przed trzecią produkcją. Poszukaj przewagi, którą możesz odebrać.
redplanet-question-order = { $colour }: która z twoich akcji jest pierwsza?
redplanet-question-order-help = Wydarzą się obie. Pierwsza może zmienić to, co da się zrobić drugą.

## Actions

redplanet-action-keep = Zatrzymaj: { $card }
redplanet-action-choose = { $character }
redplanet-action-board = Na statek: { $place }
redplanet-action-bound = Cel: { $zone }
redplanet-action-move = Ruch: { $from } → { $to }
redplanet-action-stop = Zakończ
redplanet-action-draw = Dobierz kartę wydarzenia
redplanet-action-look = Podejrzyj odkrycie: { $zone }
redplanet-action-assign = Przydziel odkrycie: { $zone }
redplanet-action-launch = Odpal statek: { $place }
redplanet-action-destroy = Zniszcz statek: { $place }
redplanet-action-replace = Zastąp: { $colour } ({ $place })
redplanet-action-kill = Zabij: { $colour } ({ $zone })
redplanet-action-drop = Lądowanie: { $zone }
redplanet-action-token = Żeton dla statku: { $place }
redplanet-action-leave = Ucieczka: { $zone }
redplanet-action-rescue = Powrót: { $zone }
redplanet-action-carry_out = Najpierw: { $card }
redplanet-action-decline = Nie przydzielaj odkrycia

# Akcje ze statkiem: dokąd leci i kto jest na pokładzie

redplanet-meaning-board = Na statek { $bound ->
    [0] bez celu
   *[other] do celu { $zone }
  } ({ $crew } z { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })
redplanet-meaning-launch = Odpal statek { $bound ->
    [0] bez celu
   *[other] do celu { $zone }
  } ({ $crew } z { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })
redplanet-meaning-destroy = Zniszcz statek { $bound ->
    [0] bez celu
   *[other] do celu { $zone }
  } ({ $crew } z { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })
redplanet-meaning-token = Żeton na statek { $bound ->
    [0] bez celu
   *[other] do celu { $zone }
  } ({ $crew } z { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })
redplanet-meaning-replace = Zastąp: { $colour }, statek { $bound ->
    [0] bez celu
   *[other] do celu { $zone }
  } ({ $crew } z { $capacity }{ $twin ->
    [0] {""}
   *[other] , { $place }
  })

## What can't be done, and why

redplanet-refusal-not_now = Teraz trwa inna decyzja.
redplanet-refusal-not_dealt = Nie masz tej karty wśród rozdanych: { $what }.
redplanet-refusal-chosen_already = To już twój wybór: { $what }.
redplanet-refusal-not_in_hand = Nie masz tego na ręce: { $what }.
redplanet-refusal-empty_dock = Nie ma tu statku: { $what }.
redplanet-refusal-other_ship = Drugi astronauta musi wsiąść na inny statek niż ten: { $what }.
redplanet-refusal-no_supply = Potrzeba { $need } z twojej puli, a masz { $have }.
redplanet-refusal-no_seat = { $have ->
    [0] Statek nie ma wolnych miejsc
    [one] Statek ma jedno wolne miejsce
    [few] Statek ma { $have } wolne miejsca
   *[many] Statek ma { $have } wolnych miejsc
  } ({ $what }); potrzeba { $need }.
redplanet-refusal-no_token_left = Nie ma już żetonu miejsca docelowego dla statku: { $what }.
redplanet-refusal-no_token = Oba żetony są w użyciu: { $what }.
redplanet-refusal-nobody_of_yours = Nie masz tam astronauty: { $what }.
redplanet-refusal-not_phobos = To nie sięga Phobosa.
redplanet-refusal-not_adjacent = Ta strefa nie sąsiaduje: { $what }.
redplanet-refusal-full_ship = Statek jest pełny i tak czy owak zostanie odpalony: { $what }.
redplanet-refusal-own_colour = To musi być astronauta innego koloru.
redplanet-refusal-nobody_there = Ten kolor nie ma tam astronauty: { $what }.
redplanet-refusal-no_killing_here = Tu Żołnierz nie zabija: { $what }.
redplanet-refusal-one_must_move = { $need ->
    [one] Phobosa musi opuścić co najmniej jeden astronauta.
   *[many] Phobosa musi opuścić co najmniej { $need } astronautów.
  }
redplanet-refusal-no_ship = Nie ma takiego statku: { $what }.
redplanet-refusal-event_deck_empty = Talia wydarzeń jest pusta.
redplanet-refusal-neutral_draws = Neutralny Naukowiec musi dobierać, dopóki są karty.
redplanet-refusal-no_discovery = Nie ma tu odkrycia: { $what }.
redplanet-refusal-no_discovery_here = Tu nie przydziela się odkryć: { $what }.
redplanet-refusal-discovery_there = Tu już leży odkrycie: { $what }.
redplanet-refusal-must_assign = Dobrane odkrycie trzeba przydzielić.
redplanet-refusal-not_turned_up = To nie jest teraz twoja akcja: { $what }.
redplanet-refusal-nobody_lost = Żaden twój astronauta nie jest zagubiony w przestrzeni.
redplanet-refusal-no_such_seat = Przy tym stole jest tylko tyle miejsc: { $have }.
redplanet-refusal-over = Gra jest skończona.
redplanet-refusal-not_your_turn = Teraz decyduje { $what }.

## What happened

redplanet-event-kept = { $seat } zatrzymuje misję.
redplanet-event-round = Zaczyna się runda { $round }.
redplanet-event-neutral_drawn = { $seat } dobiera postać dla koloru { $colour }: { $character }.
redplanet-event-neutral_drawn_hidden = { $seat } dobiera postać dla koloru { $colour }.
redplanet-event-chosen = { $seat }: postać wybrana.
redplanet-event-called = Odliczanie: { $number }.
redplanet-event-revealed = { $colour } odkrywa postać: { $character } ({ $number }).
redplanet-event-boarded = { $colour } umieszcza na statku { $count ->
    [one] astronautę
   *[many] { $count } astronautów
  }: { $place }.
redplanet-event-travel_agent_failed = { $colour } nie znajduje statku z miejscem dla całej grupy.
redplanet-event-bound = { $colour } wysyła statek ({ $place }): { $zone }.
redplanet-event-took_back = { $colour } bierze na rękę wszystkie swoje postaci.
redplanet-event-neutral_reshuffled = { $colour } traci Rekrutera i tasuje nową talię.
redplanet-event-moved = { $colour } wykonuje ruch: { $from } → { $to }.
redplanet-event-found = { $zone }: tu jest { $resource }.
redplanet-event-drew = { $colour } dobiera kartę wydarzenia i zatrzymuje ją.
redplanet-event-drew_card = { $colour } dobiera kartę: { $card }.
redplanet-event-drew_discovery = { $colour } dobiera odkrycie.
redplanet-event-assigned = { $colour } przydziela odkrycie „{ $card }”: { $zone }.
redplanet-event-assigned_hidden = { $colour } przydziela odkrycie: { $zone }.
redplanet-event-discarded = Nie ma wolnej strefy; odrzucona karta: { $card }.
redplanet-event-declined = { $colour } nie przydziela odkrycia; odrzucona karta: { $card }.
redplanet-event-looked = { $colour } podgląda odkrycie ({ $zone }): { $card }.
redplanet-event-looked_hidden = { $colour } podgląda odkrycie: { $zone }.
redplanet-event-forced = { $colour } wymusza odpalenie statku: { $place }.
redplanet-event-destroyed = { $colour } niszczy statek: { $place }.
redplanet-event-replaced = { $colour } zastępuje astronautę: { $victim } ({ $place }).
redplanet-event-killed = { $colour } zabija astronautę: { $victim } ({ $zone }).
redplanet-event-dropped = { $colour } sprowadza astronautę z Phobosa: { $zone }.
redplanet-event-launched = Statek zostaje odpalony: { $place }.
redplanet-event-landed = { $count ->
    [0] Ląduje pusty statek
    [one] Ląduje statek z jednym astronautą
   *[many] Ląduje statek z { $count } astronautami
  }: { $zone }.
redplanet-event-landed_nowhere = Pusty statek bez celu przepada.
redplanet-event-docked = Dokuje statek ({ $place }): miejsca { $capacity }, cel { $zone }.
redplanet-event-docked_unknown = Dokuje statek bez celu ({ $place }): miejsca { $capacity }.
redplanet-event-first_player = Pierwszy gracz: { $colour }.
redplanet-event-production = Produkcja { $number }.
redplanet-event-produced = { $zone } produkuje: { $count } × { $resource }.
redplanet-event-took = { $colour } bierze { $count } × { $resource } ({ $zone }).
redplanet-event-discovery_shown = Odkrycie ({ $zone }): { $card }.
redplanet-event-magnetised = { $count ->
    [0] Nikt nie zostaje wciągnięty z doków
    [one] Jeden astronauta zostaje wciągnięty z doków
   *[many] { $count } astronautów zostaje wciągniętych z doków
  }: { $zone }.
redplanet-event-resisted = { $victim } traci astronautę: { $zone }.
redplanet-event-left = { $colour } ucieka: { $from } → { $to }.
redplanet-event-action_shown = { $colour } odkrywa akcję: { $card }.
redplanet-event-gained = { $colour } otrzymuje { $count } × { $resource }.
redplanet-event-rescued = { $colour } ratuje astronautę: { $zone }.
redplanet-event-mission_shown = { $colour } ujawnia „{ $card }”: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
redplanet-event-ended = Gra jest skończona.

## The board in words

redplanet-board-round = Runda { $round } z { $of }
redplanet-board-called = odliczanie: { $number }
redplanet-board-first = pierwszy gracz: { $colour }
redplanet-board-event_deck = { $count ->
    [one] została jedna karta wydarzenia
    [few] zostały { $count } karty wydarzeń
   *[many] zostało { $count } kart wydarzeń
  }
redplanet-board-no_ship = Brak statku: { $place }
redplanet-board-ship = Statek, { $place }, cel { $zone }, miejsca { $capacity }
redplanet-board-ship_unknown = Statek bez celu, { $place }, miejsca { $capacity }
redplanet-board-zone = { $zone } ({ $resource })
redplanet-board-zone_unexplored = { $zone } (surowiec nieznany)
redplanet-board-pile = leży tu { $count } × { $resource }
redplanet-board-discovery = zakryte odkrycie ({ $seat })
redplanet-board-discovery_known = odkrycie: { $card }
redplanet-board-astronauts = { $colour } { $count }
redplanet-board-colour = { $colour } ({ $seat })
redplanet-board-neutral = { $colour } (neutralny, prowadzi { $seat })
redplanet-board-supply = w puli { $count }, zagubieni { $lost }
redplanet-board-tokens = { $count } × { $resource }
redplanet-board-played = zagrana postać: { $character }
redplanet-board-face_down = { $count ->
    [one] jedna zakryta karta wydarzenia
    [few] { $count } zakryte karty wydarzeń
   *[many] { $count } zakrytych kart wydarzeń
  }
redplanet-board-card = { $card }
redplanet-board-own = Wiesz tylko ty
redplanet-board-drawn = dobrana: { $card }
redplanet-board-sealed = zakryta postać: { $character }

## Points

redplanet-source-tokens = Żetony
redplanet-source-missions = Misje
redplanet-source-ice_monopoly = Monopol na lód
redplanet-source-discoveries = Odkrycia

## Options

redplanet-option-players = Gracze
redplanet-option-players-help = Od dwóch do sześciu. Przy dwóch każdy prowadzi też kolor neutralny.
redplanet-option-femme_fatale_ships_need_own = Femme fatale na statku musi mieć swojego
redplanet-option-femme_fatale_ships_need_own-help = Także na statku możesz zastąpić astronautę tylko tam, gdzie masz własnego. Wyłączone: może to być dowolny statek.
redplanet-option-soldier_kills_on_phobos = Żołnierz zabija na Phobosie
redplanet-option-soldier_kills_on_phobos-help = Phobos nie daje schronienia. Wyłączone: Żołnierz zabija tylko w zewnętrznych strefach Marsa.
redplanet-option-most_needs_one = „Najwięcej” to co najmniej jeden
redplanet-option-most_needs_one-help = Kto ma czegoś najwięcej, musi mieć tego choć jedną sztukę. Wyłączone: gdy nikt nie ma nic, remisują wszyscy.
redplanet-option-neutral_scientist_may_look = Neutralny Naukowiec może podglądać
redplanet-option-neutral_scientist_may_look-help = Dwoje graczy: neutralny Naukowiec może podejrzeć odkrycie zamiast dobierać kartę.
redplanet-option-neutral_scientist_may_decline = Neutralny Naukowiec może nie przydzielać odkrycia
redplanet-option-neutral_scientist_may_decline-help = Dwoje graczy: odkrycie dobrane przez neutralnego Naukowca można zamiast tego odrzucić odkryte. Wyłączone: trzeba je przydzielić.

## What kind of thing lies in the box

redplanet-kind-zone = Strefa
redplanet-kind-resource = Surowiec
redplanet-kind-ship = Statek
redplanet-kind-character = Postać
redplanet-kind-mission = Misja
redplanet-kind-discovery = Odkrycie
redplanet-kind-action = Karta akcji
redplanet-kind-global_mission = Misja globalna
redplanet-pieces-zone = { $count ->
    [one] { $count } strefa
    [few] { $count } strefy
   *[other] { $count } stref
}
redplanet-pieces-resource = { $count ->
    [one] { $count } żeton surowca
    [few] { $count } żetony surowców
   *[other] { $count } żetonów surowców
}
redplanet-pieces-ship = { $count ->
    [one] { $count } statek
    [few] { $count } statki
   *[other] { $count } statków
}
redplanet-pieces-character = { $count ->
    [one] { $count } karta postaci
    [few] { $count } karty postaci
   *[other] { $count } kart postaci
}
redplanet-pieces-mission = { $count ->
    [one] { $count } misja
    [few] { $count } misje
   *[other] { $count } misji
}
redplanet-pieces-discovery = { $count ->
    [one] { $count } odkrycie
    [few] { $count } odkrycia
   *[other] { $count } odkryć
}
redplanet-pieces-action = { $count ->
    [one] { $count } karta akcji
    [few] { $count } karty akcji
   *[other] { $count } kart akcji
}
redplanet-pieces-global_mission = { $count ->
    [one] { $count } misja globalna
    [few] { $count } misje globalne
   *[other] { $count } misji globalnych
}

## The board on the page

redplanet-sources =
    Polish rulebook: polska instrukcja drugiej edycji; nasze główne źródło
    English FFG rulebook: pierwsza strona angielskiej instrukcji drugiej edycji w postaci tekstu
    X17: japoński program do gry w przeglądarce; nikt nie wie, na ile zgadza się z drukowanymi kartami
    Spanish fan rulebook: tłumaczenie ze zdjęciami kart i przygotowania gry
    first edition: strony o wydaniu z 2005 roku, którego karty są inne
    inne adresy: recenzje i relacje ludzi, którzy mają tę grę
    RP-…: zasada albo rozstrzygnięcie na stronie zasad
redplanet-web-mars = Mars
redplanet-web-flights = Odpalone
redplanet-web-docks = Platforma startowa
redplanet-web-dock-empty = pusty
redplanet-web-ship-unknown = Nieznany cel
redplanet-web-figures = { $colour } { $count }, { $place }
redplanet-web-discovery-place = Miejsce na odkrycie: { $zone }
redplanet-web-track = Licznik rund
redplanet-web-production = Produkcja { $number }: { $number ->
    [one] jeden żeton
    [few] { $number } żetony
   *[many] { $number } żetonów
  } na każdą odkrytą strefę
redplanet-web-reveal = Ujawnienie odkryć
redplanet-web-final = Końcowe podliczanie punktów
redplanet-web-countdown = Odliczanie
redplanet-web-sealed = zakryta
redplanet-web-stage-missions = Wszyscy zatrzymują jedną z dwóch misji.
redplanet-web-stage-characters = Wszyscy wybierają postać.
redplanet-web-stage-before = Akcje przed trzecią produkcją
redplanet-web-stage-after = Akcje po trzeciej produkcji
redplanet-web-lost = Zagubieni w przestrzeni
redplanet-web-nobody = jeszcze nikt
redplanet-web-events = karty wydarzeń
redplanet-web-discarded = { $card }, odrzucona
redplanet-web-boxed = w pudełku: { $count }
redplanet-web-ships = Statki: w talii { $deck }, zużyte { $discard }
redplanet-web-deed-boarded = { $colour } umieszcza na statkach { $count ->
    [one] astronautę
   *[other] { $count } astronautów
}.
redplanet-web-hand = Postaci: { $colour }
redplanet-web-hand-of = Na ręce: { $numbers }
redplanet-web-own-events = Twoje karty wydarzeń
redplanet-web-card-chosen = wybrana
redplanet-web-card-acting = działa teraz
redplanet-web-card-played = zagrana
redplanet-web-kept = zatrzymujesz
redplanet-web-drawn = właśnie dobrana
redplanet-web-turned = odkryta
redplanet-web-worth-now = { $points ->
    [one] teraz warta 1 punkt
    [few] teraz warta { $points } punkty
   *[many] teraz warta { $points } punktów
  }
redplanet-web-used = użyta
redplanet-web-in-box = w pudełku
redplanet-web-neutral = { $colour }, neutralny
redplanet-web-neutral-deck = { $count ->
    [one] Jedna karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
  }
redplanet-web-points = { $points } pkt
redplanet-web-worth = Punkty za żetony
redplanet-web-character = Postać { $number }
redplanet-web-zone = Strefa
redplanet-web-zone-outer = Na skraju Marsa: może tu leżeć jedno odkrycie i może tu zabijać Żołnierz.
redplanet-web-zone-inner = Pośrodku Marsa: bez odkryć i bezpiecznie od Żołnierza.
redplanet-web-zone-moon = Księżyc: daje surowce jak każda strefa, ale z niczym nie sąsiaduje i nie przyjmuje odkryć.
redplanet-web-neighbours = Sąsiednie strefy: { $zones }.
redplanet-web-kind-mission = Misja
redplanet-web-kind-discovery = Odkrycie
redplanet-web-kind-action = Akcja
redplanet-web-kind-everybody = Misja dla wszystkich
redplanet-web-brief-recruiter = wszystkie karty na rękę
redplanet-web-brief-explorer = do 3 ruchów na Marsie
redplanet-web-brief-scientist = dobierz albo podejrzyj
redplanet-web-brief-secret_agent = wymuś odpalenie
redplanet-web-brief-saboteur = zniszcz statek
redplanet-web-brief-femme_fatale = zastąp rywala
redplanet-web-brief-travel_agent = wszyscy na jeden statek
redplanet-web-brief-soldier = zabij, ląduj z Phobosa
redplanet-web-brief-pilot = przekieruj statek

redplanet-holding-supply = Astronauci w puli
redplanet-holding-lost = Zagubieni astronauci

# Why the game ended as it did

redplanet-epilogue-player = Za co punkty ma {$seat}
redplanet-epilogue-mission = {$card}: {$points ->
    [one] {$points} punkt
    [few] {$points} punkty
   *[many] {$points} punktów
  }
redplanet-epilogue-discovery = {$card} ({$zone}): {$points ->
    [one] {$points} punkt
    [few] {$points} punkty
   *[many] {$points} punktów
  }
redplanet-epilogue-tie = Remis w punktach: wyżej jest ten, kto ma więcej żetonów
redplanet-epilogue-tokens = {$seat}: {$count ->
    [one] {$count} żeton
    [few] {$count} żetony
   *[many] {$count} żetonów
  }

## Icons in the guide

redplanet-web-icons-tokens = Żetony i ludzie
redplanet-web-icons-characters = Postaci
redplanet-web-icons-track = Na liczniku rund
redplanet-web-icons-timing = Na odkryciach: kiedy działają
redplanet-web-icon-ice = Wart 1 punkt. Najwięcej lodu daje 9 punktów więcej.
redplanet-web-icon-sylvanite = Wart 2 punkty.
redplanet-web-icon-celerium = Warte 3 punkty.
redplanet-web-icon-unexplored = Strefa niezbadana
redplanet-web-icon-unexplored-about = Zakryty żeton surowca.
redplanet-web-icon-destination = Żeton miejsca docelowego
redplanet-web-icon-destination-about = Ten statek leci do innej strefy niż wydrukowana.
redplanet-web-icon-astronaut = Astronauta
redplanet-web-icon-astronaut-about = Liczba mówi, ilu astronautów tego koloru tu stoi.
redplanet-web-icon-production = Produkcja
redplanet-web-icon-production-about = Liczba mówi, ile żetonów dostaje każda zbadana strefa.
redplanet-web-icon-reveal-about = Następuje po rundzie 10.
redplanet-web-icon-final-about = Sumujemy wszystkie punkty.
redplanet-web-icon-when-reveal = Działa przy ujawnieniu odkryć.
redplanet-web-icon-when-production = Działa w trzeciej produkcji.
redplanet-web-icon-when-final = Działa przy końcowym podliczaniu punktów.
redplanet-web-about-supply = Astronauci, którzy mogą jeszcze wsiąść na statek. Liczba przy krzyżu to zagubieni w przestrzeni.
redplanet-web-about-worth = Tyle są dotąd warte żetony. Misje i odkrycia dojdą na końcu gry.
redplanet-web-about-cards = Misje i akcje, które zna tylko właściciel. Liczą się lub działają pod koniec gry.
redplanet-web-about-lost = Zabici astronauci i załogi zniszczonych statków. Wrócić mogą tylko dzięki karcie wydarzenia.
redplanet-web-about-first = Działa pierwszy, gdy kilka osób odkryje ten sam numer. Flagę dostaje ten, kto w rundzie działa ostatni.
redplanet-web-about-sealed = Te osoby już wybrały. Karta zostaje zakryta, dopóki nie padnie jej numer.
redplanet-web-about-dock = Tu statek czeka na załogę. Na puste stanowisko pod koniec rundy trafia nowy statek.
redplanet-web-about-ship = Gdy wszystkie miejsca są zajęte, statek startuje. Pod koniec rundy wszyscy z pokładu lądują w jego strefie.
redplanet-web-about-crew = Kto siedzi na statku, ten z nim ląduje. Zniszczony statek traci całą załogę.
redplanet-web-about-figures = Przy każdej produkcji żetony strefy bierze kolor, który ma w niej najwięcej astronautów. Przy remisie dzielą się.
redplanet-web-about-pile = Żetony, które zostały w tej strefie. Przy następnej produkcji weźmie je ten, kto ma tu najwięcej astronautów.
redplanet-web-about-deck = Stąd dobiera Naukowiec: misje, odkrycia i akcje.
redplanet-web-about-ships = Stąd uzupełnia się stanowiska. Gdy talia się skończy, tasuje się odrzucone statki.
redplanet-web-about-round = W każdej rundzie każdy zagrywa jedną postać. Produkcje są po rundach 5, 8 i 10.
redplanet-web-about-discovery = Tu Naukowiec kładzie zakryte odkrycia. Odkrywa się je po 10. rundzie i zmieniają one tę strefę.
redplanet-web-about-neutral = W grze dwuosobowej każdy prowadzi też neutralny kolor. Jego karta jest losowana.
redplanet-web-pool = { $zone }: wolne żetony miejsc docelowych: { $count }
redplanet-web-about-pool = Żetonem można skierować do strefy tylko dwa statki naraz.
redplanet-web-card-held = na ręce


redplanet-term-zone = przyszła produkcja strefy { $zone }
redplanet-term-held = zebrane żetony zasobów
redplanet-term-ice = Monopol na lód
redplanet-term-cards = misje i odkrycia
redplanet-term-reserves = astronauci w puli i karty na ręce
redplanet-theme-zone = Zdobądź strefę
redplanet-theme-held = Zbierz zasoby
redplanet-theme-ice = Walcz o lód
redplanet-theme-cards = Wypełnij misję
redplanet-theme-reserves = Oszczędzaj siły
