## Terraforming Mars: Ares Expedition

ares-title = Terraformacja Marsa: Ekspedycja Ares
ares-about = Zagrywaj projekty, buduj swój silnik i spraw, by Mars był zielony, wilgotny i ciepły. Wszyscy działają jednocześnie. Od jednego do czterech graczy; także kooperacyjnie i solo.

## Phases

ares-phase-development = Rozwój
ares-phase-construction = Budowa
ares-phase-action = Akcja
ares-phase-production = Produkcja
ares-phase-research = Badania

## Tags, parameters, resources

ares-tag-building = budowla
ares-tag-space = przestrzeń kosmiczna
ares-tag-science = nauka
ares-tag-energy = energia
ares-tag-jovian = Jowisz
ares-tag-earth = Ziemia
ares-tag-plant = roślinność
ares-tag-microbe = mikroby
ares-tag-animal = zwierzęta
ares-tag-event = wydarzenie

ares-parameter-temperature = temperatura
ares-parameter-oxygen = poziom tlenu
ares-parameter-oceans = oceany

ares-resource-mc = M€
ares-resource-heat = ciepło
ares-resource-plants = roślinność
ares-resource-animals = zwierzęta
ares-resource-microbes = mikroby
ares-resource-science = nauka
ares-resource-any = zasoby

ares-board = plansza

## Standard actions

ares-standard-forest-plants = Las za roślinność
ares-standard-forest-mc = Las za M€
ares-standard-warm-heat = Temperatura za ciepło
ares-standard-warm-mc = Temperatura za M€
ares-standard-ocean-mc = Ocean za M€

## What a player can do

ares-action-phase = Wybierz: { $phase }
ares-action-virtual = Wirtualny gracz: { $phase }
ares-action-corporation = Prowadź: { $corporation }
ares-action-raise = Podnieś: { $parameter }
ares-action-pass = Pas
ares-action-withdraw = Cofnij pas
ares-action-done = Gotowe
ares-action-draw = Dobierz kartę z bonusu
ares-action-accept = Przyjmij
ares-action-decline = Odmów
ares-action-back = Odłóż kartę
ares-action-cube = Weź kostkę (1 M€)
ares-action-marker = Weź znacznik (wymiana karty)
ares-action-mode-first = Pierwsza możliwość z karty
ares-action-mode-second = Druga możliwość z karty
ares-action-mode-third = Trzecia możliwość z karty
ares-action-mode-fourth = Czwarta możliwość z karty
ares-action-flip = Odwróć ocean { $space }
ares-action-pay = Zapłać
ares-action-pay-heat = Zapłać ciepłem ({ $heat })
ares-action-use = Użyj: { $card }
ares-action-put = Połóż na: { $card }
ares-action-take = Zdejmij z: { $card }
ares-action-offset = Zniżka: { $card }
ares-action-next = Najpierw: { $card }
ares-action-play = Zagraj: { $card }
ares-action-sell = Sprzedaj: { $card }
ares-action-discard = Odrzuć: { $card }
ares-action-keep = Zachowaj: { $card }
ares-action-give = Oddaj: { $card }
ares-action-spend = Wydaj { $amount }
ares-action-spend-all = Wydaj wszystko

# Co robią możliwości na kartach

ares-mode-plants = { $amount ->
    [one] Zyskaj 1 roślinę
    [few] Zyskaj { $amount } rośliny
   *[other] Zyskaj { $amount } roślin
  }
ares-mode-microbes-here = { $amount ->
    [one] Połóż 1 mikrob na tej karcie
    [few] Połóż { $amount } mikroby na tej karcie
   *[other] Połóż { $amount } mikrobów na tej karcie
  }
ares-mode-microbes = { $amount ->
    [one] Połóż 1 mikrob na innej karcie
    [few] Połóż { $amount } mikroby na innej karcie
   *[other] Połóż { $amount } mikrobów na innej karcie
  }
ares-mode-animals = { $amount ->
    [one] Połóż 1 zwierzę na innej karcie
    [few] Połóż { $amount } zwierzęta na innej karcie
   *[other] Połóż { $amount } zwierząt na innej karcie
  }
ares-mode-draw = { $amount ->
    [one] Wydaj 1 mikrob: dobierz kartę
    [few] Wydaj { $amount } mikroby: dobierz kartę
   *[other] Wydaj { $amount } mikrobów: dobierz kartę
  }
ares-mode-ocean = { $amount ->
    [one] Wydaj 1 mikrob: odwróć ocean
    [few] Wydaj { $amount } mikroby: odwróć ocean
   *[other] Wydaj { $amount } mikrobów: odwróć ocean
  }
ares-mode-temperature = { $amount ->
    [one] Wydaj 1 mikrob: podnieś temperaturę
    [few] Wydaj { $amount } mikroby: podnieś temperaturę
   *[other] Wydaj { $amount } mikrobów: podnieś temperaturę
  }
ares-mode-oxygen = { $amount ->
    [one] Wydaj 1 mikrob: podnieś poziom tlenu
    [few] Wydaj { $amount } mikroby: podnieś poziom tlenu
   *[other] Wydaj { $amount } mikrobów: podnieś poziom tlenu
  }

## Questions

ares-question-wait = Teraz nie ma o czym decydować. Możesz sprzedawać karty.
ares-question-wait-help = Inni jeszcze decydują. Kartę, której i tak nie zagrasz, możesz w każdej chwili zamienić na pieniądze.
ares-question-mulligan = Które karty wymieniasz? Zaznacz dowolną liczbę i potwierdź.
ares-question-mulligan-help = Raz dostajesz tyle nowych kart, ile oddasz. Wymień to, co o wiele za drogie, albo to, co wymaga cieplejszego Marsa.
ares-question-corporation = Którą korporację prowadzisz?
ares-question-corporation-help = Daje pieniądze na start i zdolność na całą grę. Weź tę, która pasuje do kart na twojej ręce.
ares-question-plan = Którą fazę wybierasz na tę rundę?
ares-question-plan-help = Każdą fazę, którą ktoś wybrał, rozgrywają wszyscy, ale bonus swojej dostajesz tylko ty. Tej samej fazy nie wybierzesz dwa razy z rzędu.
ares-question-planned = Twoja faza jest wybrana. Możesz ją zmienić, dopóki nie wybiorą wszyscy.
ares-question-planned-help = Nikt nie zobaczy twojego wyboru, zanim wybiorą wszyscy, więc możesz się jeszcze rozmyślić.
ares-question-plan-virtual = Którą fazę wybierasz i której karty używa wirtualny gracz?
ares-question-plan-virtual-help = Rozgrywane są obie fazy, ale bonus dostajesz tylko za swoją. W ostatnich rundach każda karta wirtualnego gracza jest użyta raz.
ares-question-piece = Weź element z puli. Zostały: kostki { $cubes }, znaczniki { $markers }.
ares-question-piece-help = Kostka daje ci 1 M€. Znacznik pozwala wymienić kartę z partnerem. Gdy pula się skończy, gra się kończy.
ares-question-development = Rozwój: zagraj zieloną kartę albo spasuj.
ares-question-development-help = Zielone karty zwiększają twój dochód do końca gry, więc najbardziej opłacają się na początku. W tej fazie możesz zagrać jedną.
ares-question-construction = Budowa: zagraj niebieską lub czerwoną kartę albo spasuj.
ares-question-construction-help = Niebieskie karty dają zdolność lub akcję na całą grę, czerwone działają raz. W tej fazie możesz zagrać jedną.
ares-question-construction-bonus = Budowa: zagraj niebieską lub czerwoną kartę, użyj bonusu albo spasuj.
ares-question-construction-bonus-help = To twoja faza: zagraj drugą kartę albo zamiast tego jedną dobierz. Jeśli na drugą cię nie stać – dobierz.
ares-question-construction-draw = Budowa: dobierz kartę za bonus albo spasuj.
ares-question-construction-draw-help = Kolejnej karty nie zagrasz, ale karta za bonus jest za darmo. Niewykorzystany bonus przepada.
ares-question-nothing-left = { $phase }: nie masz już nic do zrobienia. Możesz sprzedać karty, potem spasuj.
ares-question-nothing-left-help = Spasuj – gra ruszy dalej, gdy inni skończą. Sprzedawać warto tylko karty, których nigdy nie zagrasz.
ares-question-action = Akcja: używaj swoich kart i akcji standardowych albo spasuj.
ares-question-action-help = Każdej akcji na swoich kartach użyj raz. Akcje standardowe ogrzewają Marsa, sadzą lasy i odwracają oceany; każdy krok daje ci 1 WT, czyli dochód i punkt.
ares-question-passed = Pasujesz. Możesz cofnąć pas, dopóki inni jeszcze działają.
ares-question-passed-help = Faza kończy się, gdy spasują wszyscy. Do tej chwili możesz jeszcze zmienić zdanie.
ares-question-payment = { $card }: koszt { $cost } M€, masz { $mc }. Jak płacisz?
ares-question-payment-help = Jeśli brakuje M€, sprzedaj inne karty: każda od razu daje pieniądze. Reszta zostaje u ciebie.
ares-question-limit = { $cards ->
    [one] Masz o jedną kartę za dużo. Odrzuć ją za M€.
    [few] Masz o { $cards } karty za dużo. Odrzuć je za M€.
   *[many] Masz o { $cards } kart za dużo. Odrzuć je za M€.
}
ares-question-limit-help = Na koniec rundy nikt nie może mieć więcej niż dziesięć kart. Oddaj te, których szybko nie zagrasz.
ares-question-raise = Znacznik się przesunął. Który wskaźnik rośnie?
ares-question-raise-help = To pomoc dla samotnego gracza: Mars dostaje wsparcie, ale nie daje ci to WT. Wybierz to, czemu najdalej do celu.
ares-question-order = Czeka kilka twoich efektów. Który jest następny?
ares-question-order-help = Zadziałają wszystkie. Kolejność jest ważna tylko wtedy, gdy jeden daje coś, czego potrzebuje drugi.
ares-question-option = Której opcji używasz? Karta: { $card }
ares-question-option-help = Ta akcja może dać jedną z kilku rzeczy. Następnym razem możesz wybrać inaczej.
ares-question-mode = { $card }: którą opcję wybierasz?
ares-question-mode-help = Dostajesz jeden z tych efektów, nie wszystkie. Wybierz to, co teraz najbardziej pomaga.
ares-question-flip = { $left ->
    [one] Który ocean odwracasz?
    [few] Który ocean odwracasz? Do odwrócenia są { $left }.
   *[many] Który ocean odwracasz? Do odwrócenia jest { $left }.
}
ares-question-flip-help = Każdy ocean daje 1 WT i małą nagrodę ukrytą pod kaflem. To, którą odwrócisz, jest kwestią szczęścia.
ares-question-put = Na której karcie kładziesz zasoby ({ $kind }: { $amount })?
ares-question-put-help = Leżą na twojej karcie, która ich używa albo daje za nie punkty. Wybierz tę, której przydadzą się najbardziej.
ares-question-take = { $amount ->
    [one] Z której karty zdejmujesz zasób?
    [few] Z której karty zdejmujesz { $amount } zasoby?
   *[many] Z której karty zdejmujesz { $amount } zasobów?
}
ares-question-take-help = To cena efektu. Zdejmij je z karty, na której są najmniej warte.
ares-question-discard = { $left ->
    [one] Odrzuć kartę. Nie daje M€.
    [few] Odrzuć { $left } karty. Nie dają M€.
   *[many] Odrzuć { $left } kart. Nie dają M€.
}
ares-question-discard-help = Wymaga tego efekt i nie płaci za to. Wybierz to, co najmniej chcesz zagrać.
ares-question-discard-some = Odrzuć karty: jeszcze co najmniej { $min } i najwyżej { $max }.
ares-question-discard-some-help = Im więcej odrzucisz, tym więcej da efekt. Zachowaj to, co chcesz zagrać.
ares-question-amount = Ile płacisz ({ $resource })?
ares-question-amount-help = Dostajesz tyle, za ile zapłacisz. Co zostawisz, możesz jeszcze wykorzystać w tej fazie.
ares-question-split = Cena: { $price } M€. Ile z tego płacisz ciepłem?
ares-question-split-help = Ciepło może zastąpić pieniądze jeden do jednego. Osiem ciepła ogrzewa też Marsa – pomyśl, do czego go potrzebujesz.
ares-question-offer-discard = { $card }: odrzucasz kartę, aby dobrać?
ares-question-offer-discard-help = Możesz zamienić niepotrzebną kartę na nową. Jeśli odmówisz, nic się nie stanie.
ares-question-offer-pay = { $card }: płacisz { $price } M€, aby podnieść swój WT?
ares-question-offer-pay-help = Dodatkowy WT to punkt i 1 M€ więcej w każdej produkcji. Aby zapłacić, możesz najpierw sprzedać karty.
ares-question-keep = { $left ->
    [one] Którą kartę zachowujesz?
    [few] Które { $left } karty zachowujesz?
   *[many] Które { $left } kart zachowujesz?
}
ares-question-keep-help = Pozostałe karty odrzucasz. Zachowaj to, na co wkrótce cię stać i co pasuje do kart w grze.
ares-question-pick = { $left ->
    [one] Którą odkrytą kartę bierzesz?
    [few] Które { $left } odkryte karty bierzesz?
   *[many] Które { $left } odkrytych kart bierzesz?
}
ares-question-pick-help = Trafiają na twoją rękę, pozostałe są odrzucane. Za zagranie karty i tak zapłacisz.
ares-question-free = Możesz zagrać za darmo tanią zieloną kartę albo zrezygnować.
ares-question-free-help = Nie kosztuje M€ i nie zużywa żadnego zagrania. Jeśli odmówisz, okazja przepada.
ares-question-swap = Którą kartę proponujesz partnerowi? Możesz też zostawić rękę bez zmian.
ares-question-swap-help = Partner ją widzi i daje coś w zamian albo odmawia. Zaproponuj coś, co przyda mu się bardziej niż tobie.
ares-question-answer = Partner proponuje kartę. Którą oddajesz w zamian? Możesz odmówić.
ares-question-answer-help = Obie karty zmieniają właściciela jednocześnie. Wygrywacie lub przegrywacie razem – pomyśl, co pomoże Marsowi.

## Events

ares-event-round = Zaczyna się runda { $round }.
ares-event-phase = Faza: { $phase }.
ares-event-chose = { $seat }: faza wybrana.
ares-event-corporation = { $seat } prowadzi korporację: { $corporation }.
ares-event-exchanged = { $cards ->
    [0] { $seat } zostawia całą rękę.
    [one] { $seat } wymienia kartę.
    [few] { $seat } wymienia { $cards } karty.
   *[many] { $seat } wymienia { $cards } kart.
}
ares-event-plan = { $seat } odkrywa fazę: { $phase }.
ares-event-virtual = Wirtualny gracz zagrywa fazę: { $phase }.
ares-event-passed = { $seat } pasuje.
ares-event-withdrew = { $seat } cofa pas.
ares-event-reopened = Osiągnięto maksimum ({ $parameter }): kto spasował, może znów działać.
ares-event-played = { $seat } zagrywa „{ $card }” za { $mc } M€.
ares-event-played-heat = { $seat } zagrywa „{ $card }” za { $mc } M€ i ciepło ({ $heat }).
ares-event-played-free = { $seat } zagrywa „{ $card }” za darmo.
ares-event-offset = { $seat } korzysta ze zniżki: { $card }.
ares-event-sold = { $seat } sprzedaje „{ $card }” za { $mc } M€.
ares-event-sold-hidden = { $seat } sprzedaje kartę za { $mc } M€.
ares-event-discarded = { $seat } odrzuca kartę: { $card }.
ares-event-discarded-hidden = { $seat } odrzuca kartę.
ares-event-drew = { $seat } dobiera kartę: { $card }.
ares-event-drew-hidden = { $seat } dobiera kartę.
ares-event-kept = { $seat } zachowuje kartę: { $card }.
ares-event-kept-hidden = { $seat } zachowuje kartę.
ares-event-revealed = { $seat } odkrywa kartę: { $card }.
ares-event-took = { $seat } bierze kartę: { $card }.
ares-event-reshuffled = { $cards ->
    [one] Stos kart odrzuconych, jedna karta, staje się talią.
    [few] Stos kart odrzuconych ({ $cards } karty) jest tasowany w nową talię.
   *[many] Stos kart odrzuconych ({ $cards } kart) jest tasowany w nową talię.
}
ares-event-gained = { $seat } otrzymuje: { $resource } +{ $amount }.
ares-event-paid = { $seat } płaci: { $resource } −{ $amount }.
ares-event-tr-rose = WT rośnie o { $amount }: { $seat }.
ares-event-tr-fell = WT spada o { $amount }: { $seat }.
ares-event-raised = { $seat } podnosi wskaźnik: { $parameter }.
ares-event-marker-raised = Znacznik podnosi wskaźnik ({ $parameter }) o { $steps ->
    [one] jeden poziom
    [few] { $steps } poziomy
   *[many] { $steps } poziomów
}.
ares-event-flipped = { $seat } odwraca ocean { $space }.
ares-event-ocean-again = { $seat } jeszcze raz otrzymuje nagrodę ostatniego oceanu.
ares-event-forest = { $seat } tworzy las.
ares-event-put = { $seat } kładzie na karcie „{ $card }”: { $amount } × { $kind }.
ares-event-taken = { $seat } zdejmuje z karty „{ $card }”: { $amount } × { $kind }.
ares-event-used = { $seat } używa karty: { $card }.
ares-event-standard = { $seat }: { $action }.
ares-event-triggered = Działa efekt karty „{ $card }” ({ $seat }).
ares-event-declined = { $seat } rezygnuje.
ares-event-cube = { $seat } bierze z puli kostkę.
ares-event-marker = { $seat } bierze z puli znacznik.
ares-event-offered = { $seat } proponuje „{ $card }” na wymianę ({ $partner }).
ares-event-offered-hidden = { $seat } proponuje kartę na wymianę ({ $partner }).
ares-event-swapped = { $seat } oddaje „{ $given }” i dostaje „{ $got }” ({ $partner }).
ares-event-swapped-hidden = { $seat } i { $partner } wymieniają się kartą.
ares-event-marker-moved = Talia wirtualnego gracza jest tasowana; znacznik przesuwa się na pole { $space }.
ares-event-hand-sold = { $cards ->
    [one] { $seat } sprzedaje ostatnią kartę za { $mc } M€.
    [few] { $seat } sprzedaje ostatnie { $cards } karty za { $mc } M€.
   *[many] { $seat } sprzedaje ostatnie { $cards } kart za { $mc } M€.
}
ares-event-over = Gra jest skończona.

## Points

ares-source-tr = Współczynnik terraformacji
ares-source-forests = Lasy
ares-source-cards = Punkty z kart

## Options

ares-option-players = Gracze
ares-option-players-help = Od dwóch do czterech w grze rywalizacyjnej, dwoje partnerów w kooperacyjnej, jedna osoba w solo.
ares-option-variant = Gra
ares-option-variant-help = Przeciwko sobie, razem w piętnaście rund albo w pojedynkę w dwadzieścia pięć.
ares-option-variant-standard = Rywalizacyjna
ares-option-variant-coop = Kooperacyjna
ares-option-variant-solo-novice = Solo, nowicjusz
ares-option-variant-solo-specialist = Solo, specjalista
ares-option-variant-solo-expert = Solo, ekspert
ares-option-first_game = Pierwsza rozgrywka
ares-option-first_game-help = Wszyscy zaczynają z korporacją dla początkujących i czterema łatwymi zielonymi kartami; przed pierwszą rundą nie ma czego wybierać.
ares-option-mulligan = Wymiana kart
ares-option-mulligan-help = Przed wyborem korporacji każdy może raz wymienić dowolne z pierwszych ośmiu kart.
ares-option-mining_guild = Gildia Górnicza
ares-option-mining_guild-help = Z nadrukowanego zdania nie wynika, czy karta z dwiema stalami podnosi WT Gildii Górniczej raz, czy dwa razy.
ares-option-mining_guild-per_steel = Raz za każdą stal
ares-option-mining_guild-per_card = Raz za kartę
ares-option-early_end = Wcześniejszy koniec
ares-option-early_end-help = Gra solo lub kooperacyjna kończy się wraz z fazą, w której Mars jest gotowy, bez rozgrywania pozostałych rund.
ares-option-auto_pass = Pas, gdy nic nie zostało
ares-option-auto_pass-help = W fazach Rozwój i Budowa stół pasuje za tego, kto wykorzystał już wszystkie karty i bonusy. Sprzedawać nadal można.

## Refusals

ares-refusal-no-seat = Nikt tam nie siedzi.
ares-refusal-over = Gra jest skończona.
ares-refusal-not-planning = Fazy wybiera się tylko podczas planowania.
ares-refusal-same-phase = Ta faza była twoim wyborem w poprzedniej rundzie: { $what }.
ares-refusal-already-chosen = To już twój wybór: { $what }.
ares-refusal-no-virtual-choice = Kartę wirtualnego gracza wybierasz tylko w ostatnich pięciu rundach.
ares-refusal-virtual-used = Wirtualny gracz już tego użył: { $what }.
ares-refusal-not-choosing-corporation = Korporacje wybiera się tylko przed pierwszą rundą.
ares-refusal-not-dealt = Nie ma tego wśród twoich rozdanych kart: { $what }.
ares-refusal-no-raise = Znacznik niczego teraz nie podnosi.
ares-refusal-raise-at-max = Znacznik nie może już tego podnieść: { $what }.
ares-refusal-no-pass-now = Teraz nie ma czego pasować.
ares-refusal-passed = Pasujesz. Najpierw cofnij pas.
ares-refusal-not-passed = Nie pasujesz.
ares-refusal-nothing-left = W tej fazie nie masz już nic do zrobienia.
ares-refusal-choice-open = Najpierw odpowiedz na zadane pytanie.
ares-refusal-card-open = Po jednej karcie: najpierw dokończ tę rozpoczętą.
ares-refusal-duty-heat = Masz { $have } ciepła: zanim spasujesz, musisz zamienić { $need } na temperaturę.
ares-refusal-duty-plants = Masz { $have } roślinności: zanim spasujesz, musisz zamienić { $need } na las.
ares-refusal-not-done = { $need ->
    [0] Teraz nie ma czego kończyć.
    [one] Najpierw odrzuć co najmniej jedną kartę.
    [few] Najpierw odrzuć co najmniej { $need } karty.
   *[many] Najpierw odrzuć co najmniej { $need } kart.
}
ares-refusal-no-bonus = Karta z bonusu należy się tylko za wybór Budowy, w tej fazie.
ares-refusal-bonus-used = Twój bonus w tej fazie jest już wykorzystany.
ares-refusal-no-offer = Nie masz teraz żadnej propozycji.
ares-refusal-no-chosen-card = Żadna wybrana karta nie czeka na zapłatę.
ares-refusal-no-piece = W grze kooperacyjnej elementy bierze się tylko po odkryciu faz.
ares-refusal-pieces-gone = Takich elementów nie ma już w puli.
ares-refusal-piece-waits = Jednego z rodzajów została jedna sztuka: najpierw bierze pierwszy gracz.
ares-refusal-not-in-hand = Nie masz tej karty na ręce: { $what }.
ares-refusal-no-play-now = Teraz nie można zagrać karty.
ares-refusal-not-green = Ta karta nie jest zielona, a w fazie Rozwój zagrywa się tylko zielone: { $what }.
ares-refusal-green = Ta karta jest zielona, a w fazie Budowa zagrywa się tylko niebieskie i czerwone: { $what }.
ares-refusal-one-green = Twoja zielona karta w tej fazie jest już zagrana.
ares-refusal-no-more-cards = { $need ->
    [one] W tej fazie możesz zagrać tylko jedną kartę.
    [few] W tej fazie możesz zagrać tylko { $need } karty.
   *[many] W tej fazie możesz zagrać tylko { $need } kart.
}
ares-refusal-temperature-min = Temperatura na początku fazy musi być co najmniej w strefie { $need ->
    [2] czerwonej
    [3] żółtej
   *[4] białej
}; była w { $have ->
    [1] fioletowej
    [2] czerwonej
   *[3] żółtej
}.
ares-refusal-temperature-max = Temperatura na początku fazy musi być najwyżej w strefie { $need ->
    [1] fioletowej
    [2] czerwonej
   *[3] żółtej
}; była w { $have ->
    [2] czerwonej
    [3] żółtej
   *[4] białej
}.
ares-refusal-oxygen-min = Poziom tlenu na początku fazy musi być co najmniej w strefie { $need ->
    [2] czerwonej
    [3] żółtej
   *[4] białej
}; był w { $have ->
    [1] fioletowej
    [2] czerwonej
   *[3] żółtej
}.
ares-refusal-oxygen-max = Poziom tlenu na początku fazy musi być najwyżej w strefie { $need ->
    [1] fioletowej
    [2] czerwonej
   *[3] żółtej
}; był w { $have ->
    [2] czerwonej
    [3] żółtej
   *[4] białej
}.
ares-refusal-oceans-min = Odwrócone oceany na początku fazy: potrzeba co najmniej { $need }, było { $have }.
ares-refusal-oceans-max = Odwrócone oceany na początku fazy: wolno najwyżej { $need }, było { $have }.
ares-refusal-tags = Symbol „{ $what }”: potrzeba { $need }, masz { $have }.
ares-refusal-tr = Potrzeba WT { $need }, twój to { $have }.
ares-refusal-spend-tr = To kosztuje { $need } WT, masz { $have }.
ares-refusal-spend-heat = To kosztuje { $need } ciepła, masz { $have }.
ares-refusal-spend-plants = To kosztuje { $need } roślinności, masz { $have }.
ares-refusal-too-expensive = Brakuje { $short } M€, nawet po sprzedaży wszystkich innych kart: { $what }.
ares-refusal-too-little-mc = Brakuje { $short } M€. Sprzedaj kartę albo odłóż tę.
ares-refusal-heat-split-low = Ciepłem trzeba zapłacić co najmniej { $need }.
ares-refusal-heat-split-high = Ciepłem można zapłacić najwyżej { $need }.
ares-refusal-no-heat = Nie możesz płacić ciepłem.
ares-refusal-no-offset = Ta karta nie daje ci zniżki: { $what }.
ares-refusal-offset-used = Ta zniżka jest już wykorzystana: { $what }.
ares-refusal-offset-short = Nie możesz zapłacić za tę zniżkę: { $what }.
ares-refusal-no-cost = Nie ma już kosztu do obniżenia.
ares-refusal-itself = Nie można sprzedać karty, aby zapłacić za nią samą: { $what }.
ares-refusal-no-free-card = Za darmo można zagrać tylko zieloną kartę, a ta nie jest zielona: { $what }.
ares-refusal-free-too-dear = { $what }: nadrukowany koszt to { $have } M€, a darmowa karta może kosztować najwyżej { $need } M€.
ares-refusal-sell-setup = Karty można sprzedawać dopiero po rozpoczęciu gry.
ares-refusal-sell-choice = Zanim zaczniesz sprzedawać, odpowiedz na zadane pytanie.
ares-refusal-sell-discard = Najpierw odrzuć jeszcze { $need ->
    [one] jedną kartę
    [few] { $need } karty
   *[many] { $need } kart
  }, potem sprzedawaj.
ares-refusal-sell-played = Zagranej karty nie można sprzedać: { $what }.
ares-refusal-sell-not-in-hand = Nie masz tej karty na ręce: { $what }.
ares-refusal-sell-offered = Ta karta czeka na odpowiedź partnera: { $what }.
ares-refusal-no-discard = Teraz nie trzeba niczego odrzucać.
ares-refusal-discard-not-in-hand = Nie masz tej karty na ręce: { $what }.
ares-refusal-marked = Ta karta jest już zaznaczona: { $what }.
ares-refusal-no-keep = Żadna dobrana karta nie czeka na twój wybór.
ares-refusal-not-drawn = Tej karty nie ma wśród właśnie dobranych: { $what }.
ares-refusal-no-tag = Ta karta nie ma szukanego symbolu albo nie została odkryta: { $what }.
ares-refusal-no-swap = Nie możesz teraz wymieniać się kartami.
ares-refusal-swap-empty = Partner nie ma karty do oddania.
ares-refusal-no-actions-now = Kart używa się w fazie Akcja.
ares-refusal-not-in-play = Nie masz tej karty w grze: { $what }.
ares-refusal-no-action = Ta karta nie ma akcji: { $what }.
ares-refusal-used = Ta karta była już użyta w tej fazie: { $what }.
ares-refusal-used-twice = Twoje drugie użycie karty jest już wykorzystane.
ares-refusal-action-cost = Nie możesz za to zapłacić ({ $what }): potrzeba { $need }, masz { $have }.
ares-refusal-no-standard-now = Akcje standardowe wykonuje się w fazie Akcja.
ares-refusal-at-max = To było na maksimum już na początku fazy: { $what }.
ares-refusal-standard-cost = Brakuje jeszcze: { $short } × { $what }.
ares-refusal-no-mode = Teraz nie ma takiej opcji.
ares-refusal-mode-impossible = Tej opcji nie da się wykonać: { $what }.
ares-refusal-no-flip = Teraz nie odwraca się oceanu.
ares-refusal-flipped = Ten ocean jest już odwrócony.
ares-refusal-no-target = Teraz nie wybiera się karty.
ares-refusal-not-a-holder = Ta karta nie przechowuje takich zasobów: { $what }.
ares-refusal-too-few-there = Za mało zasobów właściwego rodzaju na karcie „{ $what }”: { $have } z { $need }.
ares-refusal-no-order = Żaden z twoich efektów nie czeka.
ares-refusal-not-waiting = Nie czeka żaden efekt tej karty: { $what }.
ares-refusal-no-amount = Teraz nie wybiera się liczby.
ares-refusal-amount-low = Trzeba wydać co najmniej { $need }.
ares-refusal-amount-high = Można wydać najwyżej { $need }.
ares-refusal-no-payment = Teraz nie ma za co płacić.
ares-refusal-offer-cost = Brakuje { $short } M€. Możesz najpierw sprzedać karty.

## Project cards

ares-card-adaptation_technology = Technologia adaptacyjna
ares-card-adaptation_technology-text = Efekt: sprawdzając wymagania zagrywanej karty, możesz uznać, że poziom tlenu lub temperatura są o jedną strefę wyżej lub niżej; nie sumuje się to z innym takim efektem. Warta 1 PZ.
ares-card-advanced_alloys = Zaawansowane stopy
ares-card-advanced_alloys-text = Efekt: każdy twój symbol tytanu obniża koszt karty z symbolem przestrzeni kosmicznej o dodatkowy 1 M€ (4 zamiast 3), a każdy symbol stali koszt karty z symbolem budowli o dodatkowy 1 M€ (3 zamiast 2).
ares-card-advanced_screening_technology = Zaawansowana technologia selekcji
ares-card-advanced_screening_technology-text = Akcja: odkryj trzy wierzchnie karty talii projektów, weź na rękę jedną z symbolem nauki lub roślinności (jeśli taka jest), a pozostałe odrzuć.
ares-card-ai_central = Centralna SI
ares-card-ai_central-text = Wymaganie: co najmniej 5 symboli nauki. Akcja: dobierz 2 karty. Warta 2 PZ.
ares-card-anaerobic_microorganisms = Mikroorganizmy beztlenowe
ares-card-anaerobic_microorganisms-text = Za każdy symbol zwierząt, mikrobów lub roślinności na zagrywanej karcie, z symbolem tej karty włącznie, połóż tutaj 1 mikrob. Zagrywając kartę, możesz zdjąć stąd 2 mikroby, aby kosztowała o 10 M€ mniej.
ares-card-anti_gravity_technology = Technologia antygrawitacyjna
ares-card-anti_gravity_technology-text = Wymaganie: co najmniej 5 symboli nauki. Za każdym razem, gdy potem zagrywasz kartę dowolnego koloru, otrzymaj 2 ciepła i 2 roślinności. Warta 3 PZ.
ares-card-aquifer_pumping = Pompowanie wód podziemnych
ares-card-aquifer_pumping-text = Akcja: zapłać 10 M€ (o 2 mniej za każdy twój symbol stali, nie mniej niż 0), aby odwrócić obszar oceanu.
ares-card-arctic_algae = Arktyczne glony
ares-card-arctic_algae-text = Wymaganie: temperatura w strefie czerwonej lub wyższej. Za każdym razem, gdy odwracasz obszar oceanu, otrzymaj 4 roślinności. Warta 2 PZ.
ares-card-artificial_jungle = Sztuczna dżungla
ares-card-artificial_jungle-text = Akcja: zapłać 1 roślinność, aby dobrać kartę.
ares-card-assembly_lines = Linie montażowe
ares-card-assembly_lines-text = Za każdym razem, gdy rozpatrujesz akcję jednej ze swoich kart (także dodatkowo, dzięki bonusowi fazy akcji), otrzymaj 1 M€.
ares-card-asset_liquidation = Likwidacja aktywów
ares-card-asset_liquidation-text = Po zagraniu: możesz zagrać w tej fazie jeszcze jedną niebieską lub czerwoną kartę. Akcja: obniż swój WT o 1, aby dobrać 3 karty.
ares-card-birds = Ptaki
ares-card-birds-text = Wymaganie: poziom tlenu w strefie białej. Akcja: połóż tutaj 1 zwierzę. Na koniec gry: 1 PZ za każde zwierzę na tej karcie.
ares-card-brainstorming_session = Burza mózgów
ares-card-brainstorming_session-text = Akcja: odkryj wierzchnią kartę talii projektów; jeśli jest zielona, odrzuć ją i otrzymaj 1 M€, jeśli niebieska lub czerwona, weź ją na rękę.
ares-card-caretaker_contract = Umowa na opiekę
ares-card-caretaker_contract-text = Wymaganie: temperatura w strefie żółtej lub wyższej. Akcja: zapłać 8 ciepła, aby podnieść swój WT o 1. Warta 2 PZ.
ares-card-circuit_board_factory = Fabryka płytek drukowanych
ares-card-circuit_board_factory-text = Akcja: dobierz kartę.
ares-card-community_gardens = Ogrody społeczne
ares-card-community_gardens-text = Akcja: otrzymaj 2 M€; jeśli twoja karta fazy w tej rundzie to Akcja, otrzymaj też 1 roślinność.
ares-card-composting_factory = Kompostownia
ares-card-composting_factory-text = Efekt: każda karta odrzucona za pieniądze daje o 1 M€ więcej (4 M€ zamiast 3). Warta 1 PZ.
ares-card-conserved_biome = Chroniony biom
ares-card-conserved_biome-text = Akcja: wybierz jedno: połóż 1 mikrob na innej swojej karcie, która może go przechowywać; albo połóż 1 zwierzę na innej swojej karcie, która może je przechowywać. Na koniec gry: 1 PZ za każde 2 twoje żetony lasu.
ares-card-decomposers = Destruenci
ares-card-decomposers-text = Wymaganie: poziom tlenu w strefie czerwonej lub wyższej. Za każdy symbol zwierząt, mikrobów lub roślinności na zagrywanej karcie, z symbolem tej karty włącznie, wybierz: połóż tutaj 1 mikrob albo zdejmij stąd 1 mikrob i dobierz kartę. Warta 1 PZ.
ares-card-decomposing_fungus = Grzyby rozkładające
ares-card-decomposing_fungus-text = Po zagraniu: połóż tutaj 2 mikroby. Akcja: zdejmij 1 zwierzę albo 1 mikrob z dowolnej swojej karty, aby otrzymać 3 roślinności.
ares-card-developed_infrastructure = Rozwinięta infrastruktura
ares-card-developed_infrastructure-text = Akcja: zapłać 10 M€ (5, jeśli masz w grze co najmniej pięć niebieskich kart), aby podnieść temperaturę o 1 poziom. Warta 1 PZ.
ares-card-development_center = Centrum rozwoju
ares-card-development_center-text = Akcja: zapłać 2 ciepła, aby dobrać kartę.
ares-card-earth_catapult = Katapulta ziemska
ares-card-earth_catapult-text = Efekt: za każdą zagrywaną kartę płacisz o 2 M€ mniej. Warta 2 PZ.
ares-card-ecological_zone = Strefa ekologiczna
ares-card-ecological_zone-text = Za każdy symbol zwierząt lub roślinności na zagrywanej karcie, z tą włącznie, połóż tutaj 1 zwierzę. Na koniec gry: 1 PZ za każde 2 zwierzęta na tej karcie.
ares-card-energy_subsidies = Dopłaty do energii
ares-card-energy_subsidies-text = Efekt: za kartę z symbolem energii płacisz o 4 M€ mniej. Za każdy symbol energii na zagrywanej karcie dobierz kartę.
ares-card-extended_resources = Rozszerzone zasoby
ares-card-extended_resources-text = W fazie badań zachowaj 1 dodatkową kartę.
ares-card-extreme_cold_fungus = Grzyby zimnolubne
ares-card-extreme_cold_fungus-text = Wymaganie: temperatura w strefie fioletowej. Akcja: wybierz jedno: otrzymaj 1 roślinność; albo połóż 1 mikrob na innej swojej karcie, która może go przechowywać.
ares-card-farmers_market = Targ rolny
ares-card-farmers_market-text = Akcja: zapłać 1 M€, aby otrzymać 2 roślinności. Warta 1 PZ.
ares-card-farming_co_ops = Spółdzielnie rolnicze
ares-card-farming_co_ops-text = Po zagraniu: otrzymaj 3 roślinności. Akcja: odrzuć kartę z ręki, aby otrzymać 3 roślinności.
ares-card-fish = Ryby
ares-card-fish-text = Wymaganie: temperatura w strefie czerwonej lub wyższej. Za każdym razem, gdy odwracasz obszar oceanu, połóż tutaj 1 zwierzę. Na koniec gry: 1 PZ za każde zwierzę na tej karcie.
ares-card-ghg_producing_bacteria = Bakterie cieplarniane
ares-card-ghg_producing_bacteria-text = Wymaganie: poziom tlenu w strefie czerwonej lub wyższej. Akcja: połóż tutaj 1 mikrob; albo zdejmij z tej karty 2 mikroby, aby podnieść temperaturę o 1 poziom.
ares-card-greenhouses = Szklarnie
ares-card-greenhouses-text = Wymaganie: temperatura w strefie żółtej lub wyższej. Akcja: zapłać do 4 ciepła, aby otrzymać tyle samo roślinności.
ares-card-herbivores = Roślinożercy
ares-card-herbivores-text = Wymaganie: co najmniej 5 odwróconych obszarów oceanów. Za każde podniesienie poziomu tlenu o 1 połóż tutaj 1 zwierzę. Za każdym razem, gdy odwracasz obszar oceanu, połóż tutaj 1 zwierzę. Za każdy poziom, o który podnosisz temperaturę, połóż tutaj 1 zwierzę. Na koniec gry: 1 PZ za każde 2 zwierzęta na tej karcie.
ares-card-hydro_electric_energy = Energia wodna
ares-card-hydro_electric_energy-text = Akcja: zapłać 1 M€, aby otrzymać 2 ciepła; jeśli twoja karta fazy w tej rundzie to Akcja, otrzymaj też 1 ciepło.
ares-card-interplanetary_relations = Stosunki międzyplanetarne
ares-card-interplanetary_relations-text = W fazie badań dobierz 1 dodatkową kartę i zachowaj 1 dodatkową kartę. Na koniec gry: 1 PZ za każde 4 zagrane przez ciebie karty projektów.
ares-card-interns = Stażyści
ares-card-interns-text = W fazie badań dobierz 2 dodatkowe karty.
ares-card-interplanetary_conference = Konferencja międzyplanetarna
ares-card-interplanetary_conference-text = Od teraz każdy symbol Ziemi lub Jowisza na zagrywanej karcie obniża jej koszt o 3 M€ i pozwala dobrać kartę; symbol tej karty się nie liczy.
ares-card-ironworks = Huta żelaza
ares-card-ironworks-text = Akcja: zapłać 4 ciepła, aby podnieść poziom tlenu o 1.
ares-card-livestock = Zwierzęta hodowlane
ares-card-livestock-text = Wymaganie: poziom tlenu w strefie żółtej lub wyższej. Za każdy poziom, o który podnosisz temperaturę, połóż tutaj 1 zwierzę. Na koniec gry: 1 PZ za każde zwierzę na tej karcie.
ares-card-mars_university = Uniwersytet Marsjański
ares-card-mars_university-text = Za każdy symbol nauki na zagrywanej karcie, z symbolem tej karty włącznie, możesz odrzucić kartę z ręki: dobierz dwie karty, jeśli odrzucona miała symbol roślinności, a w przeciwnym razie jedną. Warta 1 PZ.
ares-card-matter_manufacturing = Wytwarzanie materii
ares-card-matter_manufacturing-text = Akcja: zapłać 1 M€, aby dobrać kartę.
ares-card-media_group = Grupa medialna
ares-card-media_group-text = Efekt: za kartę z symbolem wydarzenia płacisz o 5 M€ mniej.
ares-card-nitrite_reducing_bacteria = Bakterie redukujące azotyny
ares-card-nitrite_reducing_bacteria-text = Po zagraniu: połóż tutaj 3 mikroby. Akcja: połóż tutaj 1 mikrob; albo zdejmij z tej karty 3 mikroby, aby odwrócić obszar oceanu.
ares-card-olympus_conference = Konferencja na Olympus Mons
ares-card-olympus_conference-text = Za każdy symbol nauki na zagrywanej karcie, z tą włącznie, dobierz kartę. Warta 1 PZ.
ares-card-optimal_aerobraking = Optymalne hamowanie atmosferyczne
ares-card-optimal_aerobraking-text = Za każdy symbol wydarzenia na zagrywanej karcie otrzymaj 2 ciepła i 2 roślinności.
ares-card-physics_complex = Kompleks fizyczny
ares-card-physics_complex-text = Wymaganie: co najmniej 4 symbole nauki. Za każdy poziom, o który podnosisz temperaturę, połóż tutaj 1 jednostkę nauki. Na koniec gry: 1 PZ za każde 2 jednostki nauki na tej karcie.
ares-card-power_infrastructure = Infrastruktura energetyczna
ares-card-power_infrastructure-text = Akcja: zapłać dowolną ilość ciepła, aby otrzymać tyle samo M€.
ares-card-recycled_detritus = Recykling detrytusu
ares-card-recycled_detritus-text = Za każdy symbol wydarzenia na zagrywanej karcie dobierz 2 karty. Warta 1 PZ.
ares-card-redrafted_contracts = Zmienione kontrakty
ares-card-redrafted_contracts-text = Akcja: odrzuć z ręki do 3 kart, aby dobrać tyle samo.
ares-card-regolith_eaters = Regolitożercy
ares-card-regolith_eaters-text = Wymaganie: temperatura w strefie czerwonej lub wyższej. Akcja: połóż tutaj 1 mikrob; albo zdejmij z tej karty 2 mikroby, aby podnieść poziom tlenu o 1.
ares-card-research_outpost = Placówka badawcza
ares-card-research_outpost-text = Efekt: za każdą zagrywaną kartę płacisz o 1 M€ mniej.
ares-card-restructured_resources = Restrukturyzacja zasobów
ares-card-restructured_resources-text = Zagrywając kartę, możesz wydać 1 roślinność, aby kosztowała o 5 M€ mniej (raz na zagrywaną kartę).
ares-card-small_animals = Małe zwierzęta
ares-card-small_animals-text = Wymaganie: temperatura w strefie czerwonej lub wyższej. Za każdy otrzymany żeton lasu połóż tutaj 1 zwierzę. Na koniec gry: 1 PZ za każde 2 zwierzęta na tej karcie.
ares-card-solarpunk = Solarpunk
ares-card-solarpunk-text = Akcja: zapłać 15 M€ (o 2 mniej za każdy twój symbol tytanu, nie mniej niż 0), aby wziąć żeton lasu i podnieść poziom tlenu o 1. Warta 1 PZ.
ares-card-standard_technology = Standardowa technologia
ares-card-standard_technology-text = Efekt: każda akcja standardowa opłacana w M€ kosztuje cię o 4 M€ mniej (las 16, temperatura 10, ocean 11); opłacane roślinnością lub ciepłem pozostają bez zmian. Warta 1 PZ.
ares-card-steelworks = Stalownia
ares-card-steelworks-text = Akcja: zapłać 6 ciepła, aby otrzymać 2 M€ i podnieść poziom tlenu o 1. Warta 1 PZ.
ares-card-symbiotic_fungus = Grzyby symbiotyczne
ares-card-symbiotic_fungus-text = Wymaganie: temperatura w strefie czerwonej lub wyższej. Akcja: połóż 1 mikrob na innej swojej karcie, która może go przechowywać.
ares-card-tardigrades = Niesporczaki
ares-card-tardigrades-text = Akcja: połóż tutaj 1 mikrob. Na koniec gry: 1 PZ za każde 3 mikroby na tej karcie.
ares-card-think_tank = Ośrodek analityczny
ares-card-think_tank-text = Akcja: zapłać 2 M€, aby dobrać kartę. Na koniec gry: 1 PZ za każde 3 twoje niebieskie karty w grze.
ares-card-united_planetary_alliance = Zjednoczony Sojusz Planetarny
ares-card-united_planetary_alliance-text = W fazie badań dobierz 1 dodatkową kartę i zachowaj 1 dodatkową kartę.
ares-card-viral_enhancers = Wzmacniacze wirusowe
ares-card-viral_enhancers-text = Za każdy symbol zwierząt, mikrobów lub roślinności na zagrywanej karcie, z obydwoma symbolami tej karty włącznie, wybierz: otrzymaj 1 roślinność albo połóż 1 zwierzę lub 1 mikrob na innej swojej karcie, która może je przechowywać.
ares-card-volcanic_pools = Wulkaniczne źródła
ares-card-volcanic_pools-text = Akcja: zapłać 12 M€ (o 1 mniej za każdy twój symbol energii, nie mniej niż 0), aby odwrócić obszar oceanu. Warta 1 PZ.
ares-card-water_import_from_europa = Import wody z Europy
ares-card-water_import_from_europa-text = Akcja: zapłać 12 M€ (o 1 mniej za każdy twój symbol tytanu, nie mniej niż 0), aby odwrócić obszar oceanu. Na koniec gry: 1 PZ za każdy twój symbol Jowisza.
ares-card-wood_burning_stoves = Piece na drewno
ares-card-wood_burning_stoves-text = Po zagraniu: otrzymaj 4 roślinności. Akcja: zapłać 4 roślinności, aby podnieść temperaturę o 1 poziom; jeśli twoja karta fazy w tej rundzie to Akcja, zapłać tylko 3.
ares-card-advanced_ecosystems = Zaawansowane ekosystemy
ares-card-advanced_ecosystems-text = Wymaganie: symbol zwierząt, symbol mikrobów i symbol roślinności. Po zagraniu bez efektu; liczą się jej symbole i punkty zwycięstwa. Warta 3 PZ.
ares-card-artificial_lake = Sztuczne jezioro
ares-card-artificial_lake-text = Wymaganie: temperatura w strefie żółtej lub wyższej. Po zagraniu: odwróć obszar oceanu. Warta 1 PZ.
ares-card-atmosphere_filtering = Filtrowanie atmosfery
ares-card-atmosphere_filtering-text = Wymaganie: co najmniej 2 symbole nauki. Po zagraniu: podnieś poziom tlenu o 1.
ares-card-breathing_filters = Filtry oddechowe
ares-card-breathing_filters-text = Wymaganie: poziom tlenu w strefie żółtej lub wyższej. Po zagraniu bez efektu; liczą się jej symbole i punkty zwycięstwa. Warta 2 PZ.
ares-card-bribed_committee = Przekupiony komitet
ares-card-bribed_committee-text = Po zagraniu: podnieś swój WT o 2. Warta −2 PZ.
ares-card-business_contacts = Kontakty biznesowe
ares-card-business_contacts-text = Po zagraniu: dobierz 4 karty, potem odrzuć 2 karty z ręki.
ares-card-ceos_favorite_project = Ulubiony projekt prezesa
ares-card-ceos_favorite_project-text = Po zagraniu: połóż na jednej ze swoich kart, która przechowuje zasoby, 2 zasoby jej rodzaju.
ares-card-colonizer_training_camp = Obóz szkoleniowy kolonistów
ares-card-colonizer_training_camp-text = Wymaganie: poziom tlenu w strefie czerwonej lub niższej. Po zagraniu bez efektu; liczą się jej symbole i punkty zwycięstwa. Warta 2 PZ.
ares-card-comet = Kometa
ares-card-comet-text = Po zagraniu: podnieś temperaturę o 1 poziom; odwróć obszar oceanu.
ares-card-convoy_from_europa = Konwój z Europy
ares-card-convoy_from_europa-text = Po zagraniu: dobierz kartę; odwróć obszar oceanu.
ares-card-crater = Krater
ares-card-crater-text = Wymaganie: co najmniej 3 symbole wydarzenia. Po zagraniu: odwróć obszar oceanu.
ares-card-deimos_down = Upadek Deimosa
ares-card-deimos_down-text = Po zagraniu: podnieś temperaturę o 3 poziomy; otrzymaj 7 M€.
ares-card-giant_ice_asteroid = Wielka lodowa asteroida
ares-card-giant_ice_asteroid-text = Po zagraniu: podnieś temperaturę o 2 poziomy; odwróć 2 obszary oceanów.
ares-card-ice_asteroid = Lodowa asteroida
ares-card-ice_asteroid-text = Po zagraniu: odwróć 2 obszary oceanów.
ares-card-ice_cap_melting = Topnienie czap lodowych
ares-card-ice_cap_melting-text = Wymaganie: temperatura w strefie białej. Po zagraniu: odwróć obszar oceanu.
ares-card-imported_hydrogen = Import wodoru
ares-card-imported_hydrogen-text = Po zagraniu: odwróć obszar oceanu; wybierz jedno: otrzymaj 3 roślinności; albo połóż 3 mikroby na innej swojej karcie, która może je przechowywać; albo połóż 2 zwierzęta na innej swojej karcie, która może je przechowywać.
ares-card-imported_nitrogen = Import azotu
ares-card-imported_nitrogen-text = Po zagraniu: podnieś swój WT o 1; otrzymaj 4 roślinności; połóż 2 zwierzęta na innej swojej karcie, która może je przechowywać; połóż 3 mikroby na innej swojej karcie, która może je przechowywać.
ares-card-interstellar_colony_ship = Międzygwiezdny statek kolonizacyjny
ares-card-interstellar_colony_ship-text = Wymaganie: co najmniej 4 symbole nauki. Po zagraniu bez efektu; liczą się jej symbole i punkty zwycięstwa. Warta 4 PZ.
ares-card-invention_contest = Konkurs wynalazków
ares-card-invention_contest-text = Po zagraniu: dobierz 3 karty, zachowaj 1 z nich, a resztę odrzuć.
ares-card-investment_loan = Kredyt inwestycyjny
ares-card-investment_loan-text = Dodatkowy koszt: 1 WT. Po zagraniu: otrzymaj 10 M€. Warta 1 PZ.
ares-card-lagrange_observatory = Obserwatorium w punkcie Lagrange’a
ares-card-lagrange_observatory-text = Po zagraniu: dobierz kartę. Warta 1 PZ.
ares-card-lake_marineris = Jezioro Marineris
ares-card-lake_marineris-text = Wymaganie: temperatura w strefie żółtej lub wyższej. Po zagraniu: odwróć 2 obszary oceanów. Warta 1 PZ.
ares-card-large_convoy = Wielki konwój
ares-card-large_convoy-text = Po zagraniu: odwróć obszar oceanu; dobierz 2 karty; wybierz jedno: otrzymaj 5 roślinności; albo połóż 3 zwierzęta na innej swojej karcie, która może je przechowywać. Warta 2 PZ.
ares-card-lava_flows = Potoki lawy
ares-card-lava_flows-text = Po zagraniu: podnieś temperaturę o 2 poziomy.
ares-card-local_heat_trapping = Lokalne zatrzymywanie ciepła
ares-card-local_heat_trapping-text = Dodatkowy koszt: 3 ciepła. Po zagraniu: otrzymaj 4 roślinności; wybierz jedno: połóż 2 zwierzęta na innej swojej karcie, która może je przechowywać; albo połóż 2 mikroby na innej swojej karcie, która może je przechowywać.
ares-card-mangrove = Namorzyny
ares-card-mangrove-text = Wymaganie: temperatura w strefie białej. Po zagraniu: weź żeton lasu i podnieś poziom tlenu o 1.
ares-card-nitrogen_rich_asteroid = Asteroida bogata w azot
ares-card-nitrogen_rich_asteroid-text = Po zagraniu: podnieś swój WT o 2; podnieś temperaturę o 1 poziom; otrzymaj 2 roślinności, a jeśli masz co najmniej 3 symbole roślinności, jeszcze 4.
ares-card-permafrost_extraction = Wydobycie wiecznej zmarzliny
ares-card-permafrost_extraction-text = Wymaganie: temperatura w strefie żółtej lub wyższej. Po zagraniu: odwróć obszar oceanu.
ares-card-phobos_falls = Upadek Fobosa
ares-card-phobos_falls-text = Po zagraniu: podnieś temperaturę o 1 poziom; odwróć obszar oceanu; dobierz 2 karty. Warta 1 PZ.
ares-card-plantation = Plantacja
ares-card-plantation-text = Wymaganie: co najmniej 4 symbole nauki. Po zagraniu: weź 2 żetony lasu i podnieś poziom tlenu o 2.
ares-card-release_of_inert_gases = Uwolnienie gazów obojętnych
ares-card-release_of_inert_gases-text = Po zagraniu: podnieś swój WT o 2.
ares-card-research = Badania
ares-card-research-text = Po zagraniu: dobierz 2 karty.
ares-card-special_design = Specjalny projekt
ares-card-special_design-text = Po zagraniu: możesz zagrać w tej fazie jeszcze jedną niebieską lub czerwoną kartę; przy następnej karcie zagranej w tej fazie możesz uznać, że poziom tlenu lub temperatura są o jedną strefę wyżej lub niżej.
ares-card-subterranean_reservoir = Podziemny zbiornik
ares-card-subterranean_reservoir-text = Po zagraniu: odwróć obszar oceanu.
ares-card-technology_demonstration = Pokaz technologii
ares-card-technology_demonstration-text = Po zagraniu: odwróć obszar oceanu; dobierz 2 karty.
ares-card-terraforming_ganymede = Terraformacja Ganimedesa
ares-card-terraforming_ganymede-text = Po zagraniu: podnieś swój WT o 1 za każdy twój symbol Jowisza, z tą kartą włącznie. Warta 2 PZ.
ares-card-towing_a_comet = Holowanie komety
ares-card-towing_a_comet-text = Po zagraniu: podnieś poziom tlenu o 1; odwróć obszar oceanu; otrzymaj 2 roślinności.
ares-card-work_crews = Brygady robocze
ares-card-work_crews-text = Po zagraniu: możesz zagrać w tej fazie jeszcze jedną niebieską lub czerwoną kartę; następna karta zagrana w tej fazie kosztuje o 11 M€ mniej.
ares-card-acquired_company = Przejęcie firmy
ares-card-acquired_company-text = Produkcja: 1 karta.
ares-card-adapted_lichen = Przystosowane porosty
ares-card-adapted_lichen-text = Produkcja: 1 roślinność.
ares-card-aerated_magma = Napowietrzona magma
ares-card-aerated_magma-text = Wymaganie: poziom tlenu w strefie czerwonej lub wyższej. Produkcja: 2 ciepła i 1 karta.
ares-card-airborne_radiation = Promieniowanie atmosferyczne
ares-card-airborne_radiation-text = Wymaganie: poziom tlenu w strefie czerwonej lub wyższej. Po zagraniu: podnieś poziom tlenu o 1. Produkcja: 2 ciepła.
ares-card-algae = Glony
ares-card-algae-text = Wymaganie: co najmniej 5 odwróconych obszarów oceanów. Produkcja: 2 roślinności.
ares-card-archaebacteria = Archebakterie
ares-card-archaebacteria-text = Wymaganie: temperatura w strefie fioletowej. Produkcja: 1 roślinność.
ares-card-artificial_photosynthesis = Sztuczna fotosynteza
ares-card-artificial_photosynthesis-text = Produkcja: 1 roślinność i 1 ciepło.
ares-card-asteroid_mining = Górnictwo asteroidowe
ares-card-asteroid_mining-text = Potencjał budowlany: 2 tytanu (karty z symbolem przestrzeni kosmicznej kosztują o 6 M€ mniej). Warta 2 PZ.
ares-card-asteroid_mining_consortium = Konsorcjum górnictwa asteroidowego
ares-card-asteroid_mining_consortium-text = Potencjał budowlany: 1 tytan (karty z symbolem przestrzeni kosmicznej kosztują o 3 M€ mniej).
ares-card-astrofarm = Astrofarma
ares-card-astrofarm-text = Po zagraniu: połóż 2 mikroby na innej swojej karcie, która może je przechowywać. Produkcja: 1 roślinność i 3 ciepła.
ares-card-atmospheric_insulators = Izolatory atmosferyczne
ares-card-atmospheric_insulators-text = Produkcja: 1 ciepło za każdy twój symbol Ziemi, z tą kartą włącznie.
ares-card-automated_factories = Zautomatyzowane fabryki
ares-card-automated_factories-text = Po zagraniu: możesz od razu zagrać z ręki zieloną kartę o nadrukowanym koszcie do 9 M€, nie płacąc za nią M€. Produkcja: 1 karta.
ares-card-balanced_portfolios = Zrównoważone portfele
ares-card-balanced_portfolios-text = Dodatkowy koszt: 1 WT. Produkcja: 3 M€. Warta 1 PZ.
ares-card-beam_from_a_thorium_asteroid = Promień z torowej asteroidy
ares-card-beam_from_a_thorium_asteroid-text = Wymaganie: symbol Jowisza. Produkcja: 1 roślinność i 3 ciepła. Warta 1 PZ.
ares-card-biomass_combustors = Spalarnie biomasy
ares-card-biomass_combustors-text = Dodatkowy koszt: 2 roślinności. Produkcja: 5 ciepła.
ares-card-biothermal_power = Energia biotermalna
ares-card-biothermal_power-text = Po zagraniu: weź żeton lasu i podnieś poziom tlenu o 1. Produkcja: 1 ciepło.
ares-card-blueprints = Plany techniczne
ares-card-blueprints-text = Produkcja: 2 M€ i 1 karta.
ares-card-building_industries = Przemysł budowlany
ares-card-building_industries-text = Dodatkowy koszt: 4 ciepła. Potencjał budowlany: 2 stali (karty z symbolem budowli kosztują o 4 M€ mniej).
ares-card-bushes = Krzewy
ares-card-bushes-text = Wymaganie: temperatura w strefie czerwonej lub wyższej. Po zagraniu: otrzymaj 2 roślinności. Produkcja: 2 roślinności.
ares-card-callisto_penal_mines = Karne kopalnie na Kallisto
ares-card-callisto_penal_mines-text = Produkcja: 1 karta. Warta 1 PZ.
ares-card-cartel = Kartel
ares-card-cartel-text = Produkcja: 1 M€ za każdy twój symbol Ziemi, z tą kartą włącznie.
ares-card-coal_imports = Import węgla
ares-card-coal_imports-text = Produkcja: 3 ciepła.
ares-card-commercial_district = Dzielnica handlowa
ares-card-commercial_district-text = Produkcja: 4 M€. Warta 2 PZ.
ares-card-deep_well_heating = Ogrzewanie głębinowe
ares-card-deep_well_heating-text = Po zagraniu: podnieś temperaturę o 1 poziom. Produkcja: 1 ciepło.
ares-card-designed_microorganisms = Zaprojektowane mikroorganizmy
ares-card-designed_microorganisms-text = Wymaganie: temperatura w strefie czerwonej lub niższej. Produkcja: 2 roślinności.
ares-card-diversified_interests = Zróżnicowane interesy
ares-card-diversified_interests-text = Po zagraniu: otrzymaj 3 roślinności; otrzymaj 3 ciepła. Produkcja: 1 roślinność.
ares-card-dusty_quarry = Zapylony kamieniołom
ares-card-dusty_quarry-text = Wymaganie: najwyżej 3 odwrócone obszary oceanów. Potencjał budowlany: 1 stal (karty z symbolem budowli kosztują o 2 M€ mniej).
ares-card-economic_growth = Wzrost gospodarczy
ares-card-economic_growth-text = Produkcja: 3 M€.
ares-card-energy_storage = Magazynowanie energii
ares-card-energy_storage-text = Wymaganie: WT co najmniej 7. Produkcja: 2 karty.
ares-card-eos_chasma_national_park = Park Narodowy Eos Chasma
ares-card-eos_chasma_national_park-text = Wymaganie: temperatura w strefie czerwonej lub wyższej. Po zagraniu: połóż 1 zwierzę na innej swojej karcie, która może je przechowywać; otrzymaj 3 roślinności. Produkcja: 2 M€. Warta 1 PZ.
ares-card-farming = Rolnictwo
ares-card-farming-text = Wymaganie: temperatura w strefie białej. Po zagraniu: otrzymaj 2 roślinności. Produkcja: 2 M€ i 2 roślinności. Warta 2 PZ.
ares-card-food_factory = Fabryka żywności
ares-card-food_factory-text = Dodatkowy koszt: 2 roślinności. Produkcja: 4 M€.
ares-card-fuel_factory = Fabryka paliwa
ares-card-fuel_factory-text = Dodatkowy koszt: 3 ciepła. Produkcja: 1 M€. Potencjał budowlany: 1 tytan (karty z symbolem przestrzeni kosmicznej kosztują o 3 M€ mniej).
ares-card-fueled_generators = Generatory paliwowe
ares-card-fueled_generators-text = Dodatkowy koszt: 1 WT. Produkcja: 2 ciepła. Warta 1 PZ.
ares-card-fusion_power = Energia fuzyjna
ares-card-fusion_power-text = Wymaganie: co najmniej 2 symbole energii. Produkcja: 1 karta.
ares-card-ganymede_shipyard = Stocznia na Ganimedesie
ares-card-ganymede_shipyard-text = Potencjał budowlany: 2 tytanu (karty z symbolem przestrzeni kosmicznej kosztują o 6 M€ mniej).
ares-card-gene_repair = Naprawa genów
ares-card-gene_repair-text = Wymaganie: co najmniej 3 symbole nauki. Produkcja: 2 M€. Warta 2 PZ.
ares-card-geothermal_power = Energia geotermalna
ares-card-geothermal_power-text = Produkcja: 2 ciepła.
ares-card-giant_space_mirror = Wielkie lustro kosmiczne
ares-card-giant_space_mirror-text = Produkcja: 3 ciepła.
ares-card-grass = Trawa
ares-card-grass-text = Wymaganie: temperatura w strefie czerwonej lub wyższej. Po zagraniu: otrzymaj 3 roślinności. Produkcja: 1 roślinność.
ares-card-great_dam = Wielka tama
ares-card-great_dam-text = Wymaganie: co najmniej 2 odwrócone obszary oceanów. Produkcja: 2 ciepła. Warta 1 PZ.
ares-card-great_escarpment_consortium = Konsorcjum Wielkiej Skarpy
ares-card-great_escarpment_consortium-text = Potencjał budowlany: 1 stal (karty z symbolem budowli kosztują o 2 M€ mniej).
ares-card-heather = Wrzosy
ares-card-heather-text = Po zagraniu: otrzymaj 1 roślinność. Produkcja: 1 roślinność. Warta 1 PZ.
ares-card-immigration_shuttles = Promy imigracyjne
ares-card-immigration_shuttles-text = Produkcja: 3 M€. Na koniec gry: 1 PZ za każde 2 twoje symbole Ziemi.
ares-card-import_of_advanced_ghg = Import zaawansowanych gazów cieplarnianych
ares-card-import_of_advanced_ghg-text = Produkcja: 2 ciepła.
ares-card-imported_ghg = Import gazów cieplarnianych
ares-card-imported_ghg-text = Po zagraniu: otrzymaj 5 ciepła. Produkcja: 1 ciepło.
ares-card-industrial_center = Centrum przemysłowe
ares-card-industrial_center-text = Produkcja: 3 M€. Potencjał budowlany: 1 stal (karty z symbolem budowli kosztują o 2 M€ mniej).
ares-card-industrial_farming = Rolnictwo przemysłowe
ares-card-industrial_farming-text = Produkcja: 1 M€ i 2 roślinności.
ares-card-industrial_microbes = Mikroby przemysłowe
ares-card-industrial_microbes-text = Produkcja: 1 ciepło. Potencjał budowlany: 1 stal (karty z symbolem budowli kosztują o 2 M€ mniej).
ares-card-insects = Owady
ares-card-insects-text = Produkcja: 1 roślinność za każdy twój symbol roślinności.
ares-card-io_mining_industries = Przemysł górniczy na Io
ares-card-io_mining_industries-text = Produkcja: 2 M€. Potencjał budowlany: 2 tytanu (karty z symbolem przestrzeni kosmicznej kosztują o 6 M€ mniej). Na koniec gry: 1 PZ za każdy twój symbol Jowisza.
ares-card-kelp_farming = Hodowla wodorostów
ares-card-kelp_farming-text = Wymaganie: co najmniej 6 odwróconych obszarów oceanów. Po zagraniu: otrzymaj 2 roślinności. Produkcja: 2 M€ i 3 roślinności. Warta 1 PZ.
ares-card-lichen = Porosty
ares-card-lichen-text = Produkcja: 1 roślinność.
ares-card-lightning_harvest = Zbieranie błyskawic
ares-card-lightning_harvest-text = Produkcja: 1 M€ za każdy twój symbol nauki, z tą kartą włącznie. Warta 1 PZ.
ares-card-low_atmo_shields = Osłony niskiej atmosfery
ares-card-low_atmo_shields-text = Wymaganie: poziom tlenu w strefie czerwonej lub wyższej. Produkcja: 1 M€ i 2 ciepła.
ares-card-lunar_beam = Promień księżycowy
ares-card-lunar_beam-text = Dodatkowy koszt: 1 WT. Produkcja: 4 ciepła.
ares-card-mass_converter = Konwerter masy
ares-card-mass_converter-text = Wymaganie: co najmniej 4 symbole nauki. Produkcja: 3 ciepła. Potencjał budowlany: 1 tytan (karty z symbolem przestrzeni kosmicznej kosztują o 3 M€ mniej). Warta 2 PZ.
ares-card-medical_lab = Laboratorium medyczne
ares-card-medical_lab-text = Produkcja: 1 M€ za każde 2 twoje symbole budowli, z tą kartą włącznie. Warta 1 PZ.
ares-card-methane_from_titan = Metan z Tytana
ares-card-methane_from_titan-text = Wymaganie: poziom tlenu w strefie czerwonej lub wyższej. Produkcja: 2 roślinności i 2 ciepła. Warta 2 PZ.
ares-card-micro_mills = Mikromłyny
ares-card-micro_mills-text = Produkcja: 1 ciepło. Potencjał budowlany: 1 stal (karty z symbolem budowli kosztują o 2 M€ mniej).
ares-card-microprocessors = Mikroprocesory
ares-card-microprocessors-text = Po zagraniu: dobierz 2 karty, potem odrzuć kartę z ręki. Produkcja: 3 ciepła.
ares-card-mine = Kopalnia
ares-card-mine-text = Potencjał budowlany: 2 stali (karty z symbolem budowli kosztują o 4 M€ mniej).
ares-card-miranda_resort = Kurort na Mirandzie
ares-card-miranda_resort-text = Produkcja: 1 M€ za każdy twój symbol Ziemi, z tą kartą włącznie. Warta 1 PZ.
ares-card-mohole_area = Obszar mohole
ares-card-mohole_area-text = Produkcja: 4 ciepła.
ares-card-monocultures = Monokultury
ares-card-monocultures-text = Dodatkowy koszt: 1 WT. Produkcja: 2 roślinności.
ares-card-moss = Mech
ares-card-moss-text = Wymaganie: co najmniej 3 odwrócone obszary oceanów. Dodatkowy koszt: 1 roślinność. Produkcja: 1 roślinność.
ares-card-natural_preserve = Rezerwat przyrody
ares-card-natural_preserve-text = Wymaganie: poziom tlenu w strefie czerwonej lub wyższej. Produkcja: 2 M€. Warta 1 PZ.
ares-card-new_portfolios = Nowe portfele
ares-card-new_portfolios-text = Produkcja: 1 M€, 1 roślinność i 1 ciepło.
ares-card-nitrophilic_moss = Mech azotolubny
ares-card-nitrophilic_moss-text = Produkcja: 2 roślinności.
ares-card-noctis_farming = Uprawy Noctis
ares-card-noctis_farming-text = Wymaganie: temperatura w strefie czerwonej lub wyższej. Po zagraniu: otrzymaj 2 roślinności. Produkcja: 1 roślinność. Warta 1 PZ.
ares-card-nuclear_plants = Elektrownie jądrowe
ares-card-nuclear_plants-text = Produkcja: 1 M€ i 3 ciepła. Warta −1 PZ.
ares-card-power_grid = Sieć energetyczna
ares-card-power_grid-text = Produkcja: 1 M€ za każdy twój symbol energii, z tą kartą włącznie.
ares-card-power_plant = Elektrownia
ares-card-power_plant-text = Produkcja: 1 ciepło.
ares-card-power_supply_consortium = Konsorcjum energetyczne
ares-card-power_supply_consortium-text = Produkcja: 2 M€ i 1 ciepło.
ares-card-protected_valley = Chroniona dolina
ares-card-protected_valley-text = Po zagraniu: weź żeton lasu i podnieś poziom tlenu o 1. Produkcja: 2 M€.
ares-card-quantum_extractor = Ekstraktor kwantowy
ares-card-quantum_extractor-text = Wymaganie: co najmniej 3 symbole nauki. Produkcja: 3 ciepła. Warta 2 PZ.
ares-card-rad_suits = Kombinezony przeciwradiacyjne
ares-card-rad_suits-text = Wymaganie: co najmniej 2 odwrócone obszary oceanów. Produkcja: 2 M€.
ares-card-satellite_farms = Farmy satelitarne
ares-card-satellite_farms-text = Produkcja: 1 ciepło za każdy twój symbol przestrzeni kosmicznej, z tą kartą włącznie.
ares-card-satellites = Satelity
ares-card-satellites-text = Produkcja: 1 M€ za każdy twój symbol przestrzeni kosmicznej, z tą kartą włącznie.
ares-card-slash_and_burn_agriculture = Rolnictwo wypaleniskowe
ares-card-slash_and_burn_agriculture-text = Produkcja: 2 roślinności. Warta −1 PZ.
ares-card-smelting = Wytapianie
ares-card-smelting-text = Po zagraniu: dobierz 2 karty. Produkcja: 5 ciepła.
ares-card-soil_warming = Ogrzewanie gleby
ares-card-soil_warming-text = Po zagraniu: podnieś temperaturę o 1 poziom. Produkcja: 2 roślinności.
ares-card-solar_power = Energia słoneczna
ares-card-solar_power-text = Produkcja: 1 ciepło. Warta 1 PZ.
ares-card-solar_trapping = Chwytanie promieni słonecznych
ares-card-solar_trapping-text = Po zagraniu: dobierz kartę; otrzymaj 3 ciepła. Produkcja: 1 ciepło.
ares-card-soletta = Soletta
ares-card-soletta-text = Produkcja: 5 ciepła. Warta 1 PZ.
ares-card-space_heaters = Grzejniki kosmiczne
ares-card-space_heaters-text = Po zagraniu: dobierz kartę. Produkcja: 2 ciepła.
ares-card-space_station = Stacja kosmiczna
ares-card-space_station-text = Potencjał budowlany: 1 tytan (karty z symbolem przestrzeni kosmicznej kosztują o 3 M€ mniej). Warta 1 PZ.
ares-card-sponsors = Sponsorzy
ares-card-sponsors-text = Produkcja: 2 M€.
ares-card-strip_mine = Kopalnia odkrywkowa
ares-card-strip_mine-text = Dodatkowy koszt: 1 WT. Potencjał budowlany: 2 stali (karty z symbolem budowli kosztują o 4 M€ mniej) i 1 tytan (karty z symbolem przestrzeni kosmicznej kosztują o 3 M€ mniej).
ares-card-surface_mines = Kopalnie powierzchniowe
ares-card-surface_mines-text = Potencjał budowlany: 1 stal (karty z symbolem budowli kosztują o 2 M€ mniej) i 1 tytan (karty z symbolem przestrzeni kosmicznej kosztują o 3 M€ mniej).
ares-card-tectonic_stress_power = Energia naprężeń tektonicznych
ares-card-tectonic_stress_power-text = Produkcja: 3 ciepła. Warta 1 PZ.
ares-card-titanium_mine = Kopalnia tytanu
ares-card-titanium_mine-text = Potencjał budowlany: 1 tytan (karty z symbolem przestrzeni kosmicznej kosztują o 3 M€ mniej).
ares-card-toll_station = Punkt poboru opłat
ares-card-toll_station-text = Po zagraniu: możesz od razu zagrać z ręki zieloną kartę o nadrukowanym koszcie do 9 M€, nie płacąc za nią M€. Produkcja: 3 M€.
ares-card-trading_post = Placówka handlowa
ares-card-trading_post-text = Po zagraniu: otrzymaj 3 roślinności. Produkcja: 2 M€.
ares-card-trapped_heat = Uwięzione ciepło
ares-card-trapped_heat-text = Wymaganie: temperatura w strefie czerwonej lub wyższej. Po zagraniu: odwróć obszar oceanu. Produkcja: 2 ciepła.
ares-card-trees = Drzewa
ares-card-trees-text = Wymaganie: temperatura w strefie żółtej lub wyższej. Po zagraniu: otrzymaj 1 roślinność. Produkcja: 3 roślinności. Warta 1 PZ.
ares-card-tropical_resort = Tropikalny kurort
ares-card-tropical_resort-text = Dodatkowy koszt: 5 ciepła. Produkcja: 4 M€. Warta 2 PZ.
ares-card-tundra_farming = Uprawy w tundrze
ares-card-tundra_farming-text = Wymaganie: temperatura w strefie żółtej lub wyższej. Po zagraniu: otrzymaj 1 roślinność. Produkcja: 2 M€ i 1 roślinność. Warta 1 PZ.
ares-card-underground_city = Podziemne miasto
ares-card-underground_city-text = Produkcja: 1 M€. Potencjał budowlany: 1 stal (karty z symbolem budowli kosztują o 2 M€ mniej).
ares-card-undersea_vents = Kominy hydrotermalne
ares-card-undersea_vents-text = Produkcja: 4 ciepła i 1 karta.
ares-card-venture_capitalism = Kapitał wysokiego ryzyka
ares-card-venture_capitalism-text = Produkcja: 1 M€ za każdy twój symbol wydarzenia.
ares-card-vesta_shipyard = Stocznia na Weście
ares-card-vesta_shipyard-text = Potencjał budowlany: 1 tytan (karty z symbolem przestrzeni kosmicznej kosztują o 3 M€ mniej). Warta 1 PZ.
ares-card-wave_power = Energia fal
ares-card-wave_power-text = Wymaganie: co najmniej 3 odwrócone obszary oceanów. Produkcja: 3 ciepła.
ares-card-windmills = Wiatraki
ares-card-windmills-text = Produkcja: 1 ciepło za każdy twój symbol energii, z tą kartą włącznie. Warta 1 PZ.
ares-card-worms = Dżdżownice
ares-card-worms-text = Wymaganie: poziom tlenu w strefie czerwonej lub wyższej. Produkcja: 1 roślinność za każdy twój symbol mikrobów, z tą kartą włącznie.
ares-card-zeppelins = Sterowce
ares-card-zeppelins-text = Wymaganie: poziom tlenu w strefie czerwonej lub wyższej. Produkcja: 1 M€ za każdy twój żeton lasu. Warta 1 PZ.

## Corporations

ares-corporation-credicor = CrediCor
ares-corporation-credicor-text = Na początku: 48 M€. Za kartę o nadrukowanym koszcie 20 M€ lub więcej płacisz o 4 M€ mniej; liczy się koszt nadrukowany, przed wszelkimi zniżkami.
ares-corporation-ecoline = Ecoline
ares-corporation-ecoline-text = Na początku: 27 M€ i produkcja roślinności 1. Akcja standardowa tworzenia lasu z roślinności kosztuje cię 7 roślinności zamiast 8.
ares-corporation-helion = Helion
ares-corporation-helion-text = Na początku: 28 M€ i produkcja ciepła 3. Zawsze gdy masz zapłacić M€, możesz płacić ciepłem jeden do jednego; M€ nigdy nie zastępują ciepła.
ares-corporation-interplanetary_cinematics = Kinematografia Międzyplanetarna
ares-corporation-interplanetary_cinematics-text = Na początku: 46 M€ i 1 stal. Za kartę z symbolem wydarzenia płacisz o 2 M€ mniej.
ares-corporation-inventrix = Inventrix
ares-corporation-inventrix-text = Na początku: 33 M€ i 3 dobrane karty. Sprawdzając wymagania zagrywanej karty, możesz uznać, że poziom tlenu lub temperatura są o jedną strefę wyżej lub niżej; nie sumuje się to z innym takim efektem.
ares-corporation-mining_guild = Gildia Górnicza
ares-corporation-mining_guild-text = Na początku: 27 M€ i 1 stal. Za każdym razem, gdy zagrywasz kartę z potencjałem stali (początkowa stal tej karty się nie liczy), podnieś swój WT o 1 za każdą stal na zagranej karcie.
ares-corporation-phobolog = PhoboLog
ares-corporation-phobolog-text = Na początku: 20 M€ i 1 tytan. Każdy twój symbol tytanu obniża koszt karty z symbolem przestrzeni kosmicznej o dodatkowy 1 M€ (4 zamiast 3).
ares-corporation-saturn_systems = Saturn Systems
ares-corporation-saturn_systems-text = Na początku: 24 M€ i 1 tytan. Za każdy symbol Jowisza na zagrywanej karcie (nie ten nadrukowany tutaj) podnieś swój WT o 1.
ares-corporation-teractor = Teractor
ares-corporation-teractor-text = Na początku: 51 M€. Za kartę z symbolem Ziemi płacisz o 3 M€ mniej.
ares-corporation-tharsis_republic = Republika Tharsis
ares-corporation-tharsis_republic-text = Na początku: 40 M€. W fazie badań dobierz 1 dodatkową kartę i zachowaj 1 dodatkową kartę.
ares-corporation-thorgate = Thorgate
ares-corporation-thorgate-text = Na początku: 45 M€ i produkcja ciepła 1. Za kartę z symbolem energii płacisz o 3 M€ mniej.
ares-corporation-united_nations_mars_initiative = Inicjatywa Marsjańska ONZ
ares-corporation-united_nations_mars_initiative-text = Na początku: 35 M€. Gdy w danej fazie twój WT rośnie po raz pierwszy, możesz zapłacić 6 M€, aby podnieść go jeszcze o 1.

## The board in words

ares-colour-green = zielona
ares-colour-blue = niebieska
ares-colour-red = czerwona
ares-board-setup = Przed pierwszą rundą
ares-board-round = Runda { $round }
ares-board-round-of = Runda { $round } z { $of }
ares-board-stage-mulligan = można wymieniać karty
ares-board-stage-corporations = wybór korporacji
ares-board-stage-planning = wybór faz
ares-board-stage-pool = branie elementów z puli
ares-board-stage-limit = odrzucanie kart ponad limit dziesięciu
ares-board-stage-raise = znacznik podnosi wskaźnik
ares-board-stage-over = gra jest skończona
ares-board-phase-over = już po: { $phase }
ares-board-phase-now = teraz: { $phase }
ares-board-phase-next = potem: { $phase }
ares-board-deck = karty w talii: { $deck }, odrzucone: { $discard }
ares-board-mars = Mars
ares-board-temperature = temperatura { $degrees } °C (cel: 8 °C), strefa { $zone ->
    [1] fioletowa
    [2] czerwona
    [3] żółta
   *[4] biała
  }
ares-board-oxygen = tlen { $percent } % (cel: { $of } %), strefa { $zone ->
    [1] fioletowa
    [2] czerwona
    [3] żółta
   *[4] biała
  }
ares-board-oceans = { $flipped ->
    [one] 1 ocean
    [few] { $flipped } oceany
   *[many] { $flipped } oceanów
  }, zostało { $left }
ares-board-start = na początku fazy { $degrees } °C ({ $heat ->
    [1] strefa fioletowa
    [2] strefa czerwona
    [3] strefa żółta
   *[4] strefa biała
  }), tlen { $percent } % ({ $air ->
    [1] strefa fioletowa
    [2] strefa czerwona
    [3] strefa żółta
   *[4] strefa biała
  }), { $oceans ->
    [one] 1 ocean
    [few] { $oceans } oceany
   *[many] { $oceans } oceanów
  }
ares-board-pool = Pula
ares-board-cubes = { $count ->
    [one] 1 kostka
    [few] { $count } kostki
   *[many] { $count } kostek
  }
ares-board-markers = { $count ->
    [one] 1 znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
  }
ares-board-virtual = Wirtualny gracz
ares-board-marker = znacznik na polu { $space } z { $of }
ares-board-plays = w tej rundzie: { $phase }
ares-board-left = jeszcze w talii: { $phase }
ares-board-player = { $seat } ({ $corporation })
ares-board-nobody = { $seat }
ares-board-tr = WT { $tr }
ares-board-mc = { $mc } M€ (+{ $production })
ares-board-heat = ciepło { $heat } (+{ $production })
ares-board-plants = roślinność { $plants } (+{ $production })
ares-board-steel = stal { $count }
ares-board-titanium = tytan { $count }
ares-board-card-production = karty (+{ $count })
ares-board-forests = { $count ->
    [one] 1 las
    [few] { $count } lasy
   *[many] { $count } lasów
  }
ares-board-hand = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
  }
ares-board-drawn-count = { $count ->
    [one] 1 dobrana karta do wyboru
    [few] { $count } dobrane karty do wyboru
   *[many] { $count } dobranych kart do wyboru
  }
ares-board-seen = na ręce: { $card }
ares-board-revealed = odkryta: { $card }
ares-board-chose = karta fazy: { $phase }
ares-board-ready = faza wybrana
ares-board-passed = pasuje
ares-board-tags = Symbole ({ $seat })
ares-board-tag = { $tag } { $count }
ares-board-blue = Niebieskie karty ({ $seat })
ares-board-red = Czerwone karty ({ $seat })
ares-board-green = Zielone karty ({ $seat })
ares-board-card = { $card }{ $used ->
    [0] { "" }
    [1] , użyta
   *[other] , użyta dwa razy
  }
ares-board-holder = { $card } ({ $kind }: { $count }){ $used ->
    [0] { "" }
    [1] , użyta
   *[other] , użyta dwa razy
  }
ares-board-own-hand = Twoja ręka
ares-board-priced = { $card } ({ $colour }, { $cost } M€)
ares-board-own = Wiesz tylko ty
ares-board-dealt = rozdana tobie: { $corporation }
ares-board-leads = prowadzisz: { $corporation }
ares-board-marked = zaznaczona do wymiany: { $card }
ares-board-plan = twoja faza: { $phase }
ares-board-virtual-plan = faza wirtualnego gracza: { $phase }
ares-board-drawn = dobrana: { $card } ({ $colour }, { $cost } M€)
ares-board-payment = do opłacenia: { $card }
ares-board-swap = zaproponowana do wymiany: { $card }
ares-board-partner = partner ma na ręce: { $card }
ares-board-partner-perhaps = partner może mieć na ręce: { $card }
ares-board-last-hand = Ręka ({ $seat })
ares-board-held = { $card }

## What kind of thing lies in the box

ares-kind-project = Projekt
ares-kind-corporation = Korporacja
ares-kind-ocean = Obszar oceanu
ares-kind-track = Tor
ares-kind-phase = Faza
ares-pieces-project = { $count ->
    [one] { $count } karta projektu
    [few] { $count } karty projektów
   *[other] { $count } kart projektów
}
ares-pieces-corporation = { $count ->
    [one] { $count } korporacja
    [few] { $count } korporacje
   *[other] { $count } korporacji
}
ares-pieces-ocean = { $count ->
    [one] { $count } obszar oceanu
    [few] { $count } obszary oceanu
   *[other] { $count } obszarów oceanu
}
ares-pieces-track = { $count ->
    [one] { $count } tor
    [few] { $count } tory
   *[other] { $count } torów
}
ares-pieces-phase = { $count ->
    [one] { $count } karta fazy
    [few] { $count } karty faz
   *[other] { $count } kart faz
}

## The board on the page

ares-sources =
    rulebook: polska instrukcja z jej numerami stron; pokazuje kilka kart
    Terra: odpis zeskanowanych angielskich kart (Alexry375/Terra w serwisie GitHub)
    nikitinalexx: program w Javie do tej gry (nikitinalexx/ares-expedition w serwisie GitHub); .java to plik karty; nazywany też Java
    TTS: skrypt do symulatora stołu (Humort56/TTS-Ares-Expedition w serwisie GitHub) z nazwą karty; nazywany też Lua
    Mylaana: spis kart trzeciego programu (Mylaana/AresExpedition w serwisie GitHub) z numerem karty
    sebwieser: początek programu w Pythonie (sebwieser/ares-expedition w serwisie GitHub)
    card scan: to, co Terra odczytała ze skanów kart; samych skanów nie widzieliśmy
    AE-…: zasada albo rozstrzygnięcie na stronie zasad
ares-web-phases = Pięć faz
ares-web-phase-1 = Zagraj zieloną kartę.
ares-web-phase-2 = Zagraj niebieską lub czerwoną kartę.
ares-web-phase-3 = Używaj akcji kart i akcji standardowych.
ares-web-phase-4 = Weź M€, ciepło, roślinność i karty.
ares-web-phase-5 = Dobierz karty ({ $draw }), zachowaj { $keep }.
ares-web-bonus-1 = o 3 M€ taniej
ares-web-bonus-2 = jeszcze jedna albo dobierz kartę
ares-web-bonus-3 = jedna akcja dwa razy
ares-web-bonus-4 = 4 M€
ares-web-bonus-5 = dobierz { $draw }, zachowaj { $keep }
ares-web-everybody = Wszyscy:
ares-web-choosers = Bonus, jeśli to ty ją wybierasz:
ares-web-chose = Tę fazę wybiera { $name }
ares-web-chose-last = Wybór z poprzedniej rundy: { $name }
ares-web-now = teraz
ares-web-virtual-used = { $phase }: już użyta
ares-web-standards-when = Akcje standardowe wykonuje się w fazie akcji (III).
ares-web-standards = Akcje standardowe
ares-web-standard = { $action }: { $price } × { $resource }
ares-web-rating = Współczynniki terraformacji
ares-web-tr = WT
ares-web-ocean-closed = Ocean { $space }, jeszcze nieodwrócony
ares-web-ocean-open = Ocean { $space }, odwrócony: M€ { $mc }, roślinność { $plants }, karty { $cards }
ares-web-oceans-help = Każdy obszar daje nagrodę raz: temu, kto go odwróci.
ares-web-track-help = Dla kart liczy się strefa, w której znacznik stał na początku fazy.
ares-web-zone-purple = fioletowa
ares-web-zone-red = czerwona
ares-web-zone-yellow = żółta
ares-web-zone-white = biała
ares-web-sell = Sprzedaj „{ $card }” za { $mc } M€
ares-web-sells = Sprzedaj +{ $mc }
ares-web-paying = do opłacenia
ares-web-marked = do wymiany
ares-web-offered = zaproponowana
ares-web-no-hand = Nie masz kart na ręce.
ares-web-turned-up = Odkryte:
ares-web-seen = Na pewno na ręce:
ares-web-nothing-played = Nie ma jeszcze zagranych kart.
ares-web-offer = Do wyboru
ares-web-partner = Partner:
ares-web-partner-holds = na ręce
ares-web-partner-may = może
ares-web-deed-cards = { $seat } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
ares-web-deed-forests = { $seat } tworzy { $count ->
    [one] las
    [few] { $count } lasy
   *[many] { $count } lasów
}.
ares-web-my-cards = Moje karty ({ $count })
ares-web-cards-of = { $name } ({ $count })
ares-web-points = na razie { $vp } PZ
ares-web-amount = Ile
ares-web-cost = Koszt w M€
ares-web-start = M€ na początku
ares-web-needs = Wymaga

# Why the game ended as it did

ares-epilogue-player = Karty: {$seat}
ares-epilogue-card = {$card}: {$points}
ares-epilogue-goal = Do zwycięstwa Mars musiał być ukończony
ares-epilogue-points = punkty: {$points} z {$goal}
ares-epilogue-tie = Remis w punktach: wyżej jest ten, kto ma razem więcej ciepła, roślin i M€
ares-epilogue-resources = {$seat}: {$count}

## Icons in the guide

ares-web-icons-goods = Co gromadzisz i z czego budujesz
ares-web-icons-mars = Mars i punkty
ares-web-icons-oncards = Co leży na kartach
ares-web-icons-tags = Symbole kart
ares-web-icons-cards = Karty i znaki
ares-web-icons-phases = Fazy
ares-web-icon-mc = Płacisz nimi za karty i akcje.
ares-web-icon-heat = 8 ciepła podnosi temperaturę o 2 °C.
ares-web-icon-plants = 8 roślinności daje las.
ares-web-icon-steel = Stal
ares-web-icon-steel-about = Każdy poziom obniża cenę kart budowli o 2 M€.
ares-web-icon-titanium = Tytan
ares-web-icon-titanium-about = Każdy poziom obniża cenę kart przestrzeni kosmicznej o 3 M€.
ares-web-icon-forest = Las
ares-web-icon-forest-about = Żeton lasu, wart 1 PZ. Podnosi poziom tlenu o jeden.
ares-web-icon-tr = Współczynnik terraformacji (WT)
ares-web-icon-tr-about = Twój dochód, a na końcu po 1 PZ.
ares-web-icon-vp = Punkty zwycięstwa (PZ)
ares-web-icon-vp-about = To liczy się na końcu.
ares-web-icon-temperature = Rośnie do 8 °C.
ares-web-icon-oxygen = Rośnie do 14 %.
ares-web-icon-ocean = Dziewięć obszarów do odwrócenia.
ares-web-icon-animals = Zwierzęta na karcie, często warte PZ.
ares-web-icon-microbes = Mikroby na karcie.
ares-web-icon-science = Znaczniki nauki na karcie.
ares-web-icon-any = Rodzaj wybierasz sam.
ares-web-icon-card = Karta projektu
ares-web-icon-card-about = Dobierz tyle kart.
ares-web-icon-discard = Stos kart odrzuconych
ares-web-icon-eye = Ujawnienie
ares-web-icon-eye-about = Karty się ogląda lub pokazuje.
ares-web-icon-card-green = Zielona karta
ares-web-icon-card-green-about = Podnosi twoją produkcję.
ares-web-icon-card-blue = Niebieska karta
ares-web-icon-card-blue-about = Ma akcję albo stały efekt.
ares-web-icon-card-red = Czerwona karta
ares-web-icon-card-red-about = Działa raz, od razu.
ares-web-icon-cube = Kostka z puli
ares-web-icon-cube-about = Gra kooperacyjna: warta 1 M€.
ares-web-icon-marker = Znacznik z puli
ares-web-icon-marker-about = Gra kooperacyjna: pozwala partnerom zamienić kartę.
ares-web-about-round = Każdy wybiera w tajemnicy fazę. Potem wszyscy rozgrywają wybrane fazy po kolei.
ares-web-about-deck = Karty projektów do dobrania. Gdy talia się skończy, tasuje się odrzucone karty.
ares-web-icon-discard-about = Odrzucone karty, zakryte. Nikt nie może ich przeglądać.
ares-web-about-marker = Przesuwa się po każdych pięciu rundach. Gra kończy się po 25. rundzie.
ares-web-about-done = Gra toczy się dalej, gdy wszyscy są gotowi.
ares-web-played = { $count ->
    [one] { $count } karta w grze
    [few] { $count } karty w grze
   *[many] { $count } kart w grze
  }
ares-web-about-played = Karty zostają w grze do końca, razem z symbolami i punktami.
ares-web-icon-phase-1 = Każdy może zagrać zieloną kartę.
ares-web-icon-phase-2 = Każdy może zagrać niebieską lub czerwoną kartę.
ares-web-icon-phase-3 = Każdy może używać Akcji i akcji standardowych.
ares-web-icon-phase-4 = Każdy pobiera swój dochód.
ares-web-icon-phase-5 = Każdy dobiera karty i część zachowuje.
ares-web-icon-tag-building = Stal obniża koszt kart z tym symbolem.
ares-web-icon-tag-space = Tytan obniża koszt kart z tym symbolem.
ares-web-icon-tag-science = Niektóre silne karty można zagrać tylko przy odpowiedniej ich liczbie.
ares-web-icon-tag-energy = Elektrownie. Niektóre karty liczą te symbole.
ares-web-icon-tag-jovian = Planety zewnętrzne. Niektóre karty dają punkty za każdy taki symbol.
ares-web-icon-tag-earth = Interesy na Ziemi. Niektóre karty zarabiają dzięki tym symbolom.
ares-web-icon-tag-plant = Rośliny. Niektóre karty reagują na zagranie takiego symbolu.
ares-web-icon-tag-microbe = Mikroby. Niektóre karty reagują na zagranie takiego symbolu.
ares-web-icon-tag-animal = Zwierzęta. Niektóre karty reagują na zagranie takiego symbolu.
ares-web-icon-tag-event = Mają go tylko czerwone karty. Liczy się także po zadziałaniu karty.


ares-term-points = punkty: współczynnik terraformacji, lasy i karty
ares-term-stores = zapasy M€, ciepła i roślin
ares-term-income = produkcja w kolejnych rundach
ares-term-engine = stal, tytan, akcje i efekty twoich kart
ares-term-hand = karty na ręce
ares-term-mars = postęp terraformacji Marsa
ares-theme-points = Punktuj od razu
ares-theme-stores = Zgromadź zapasy
ares-theme-income = Zbuduj produkcję
ares-theme-engine = Rozkręć silniczek
ares-theme-hand = Wykorzystaj rękę
ares-theme-mars = Zdąż z Marsem na czas
