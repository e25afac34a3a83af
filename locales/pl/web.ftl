# Words of the pages, and of what a table opens on request. What every table needs is in frame.ftl.

## The ways between the pages

web-skip = Przejdź do treści
web-ways = Strony
web-games = Gry
web-language = Język
web-my-tables = Moje stoły

## The first page

web-home-head = Trzy gry planszowe o Marsie przy jednym stole
web-home-line = Graj z botami albo ze znajomymi. Bez konta, bez czekania.
web-play-now = Zagraj teraz z botami
web-with-friends = Ze znajomymi
web-set-up = Przygotuj stół
web-my-tables-none = Nie masz jeszcze żadnych stołów. Wybierz grę, aby zacząć.
web-my-tables-waiting = Nie ma innych stołów. Wyżej ktoś na ciebie czeka.
web-my-tables-all = Wszystkie stoły ({ $count })
web-my-tables-ended = Zakończone
web-open-tables = Otwarte stoły
web-open-tables-none = Nikt teraz nie szuka graczy. Otwórz własny stół: zobaczą go tu wszyscy.
web-watch-tables = Stoły do oglądania
web-watch = Oglądaj
web-free-seats = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
web-status-waiting = Czeka na graczy
web-status-running = Gra trwa
web-status-over = Zakończona
web-status-abandoned = Porzucona
web-status-closed = Zamknięta

## Setting up a table

web-part-game = Gra
web-part-fine = Szczegóły
web-part-readings = Gdzie instrukcje są niejednoznaczne
web-part-readings-help = Każda z tych opcji to jedno z możliwych odczytań zasad; ustawiona na początku jest nasza. Zasada mówi dlaczego.
web-ruling = Dlaczego: { $rule }
web-adapted = „{ $option }” ma teraz wartość „{ $value }”. { $why }
web-stands-for = Przy tym stole: { $name }.
web-seat-random = Losowo
web-flag-on = tak
web-flag-off = nie
web-part-people = Gracze
web-part-run = Ustawienia stołu
web-wrong-option = Sprawdź pole „{ $option }”.
web-make-start = Rozpocznij grę
web-make-invite = Otwórz stół

web-level-random-for = na rozgrzewkę
web-level-greedy-for = na pierwsze partie
web-level-planner-for = na dobrą partię
web-level-expert-for = na trudną partię
web-level-master-for = na najtrudniejszą partię
web-beginner-level = Na pierwsze partie proponujemy poziom { $level }: rozsądne, szybkie ruchy, które łatwo śledzić i da się pokonać.

web-seats = Miejsca
web-seats-help = Wolne miejsce jest dla każdego, kto skorzysta z twojego zaproszenia.
web-seats-watch = Nie masz miejsca przy stole: będziesz tylko oglądać.
web-seat-me = Ja
web-seat-anybody = Ktoś znajomy (wolne miejsce)
web-seat-bots = Boty
web-seat-bot = Bot: { $level } ({ $use })

web-access = Kto może dołączyć
web-access-invited = Zaproszeni
web-access-open = Wszyscy
web-access-invited-help = Tylko osoby z linkiem mogą dołączyć lub oglądać.
web-access-open-help = Stół jest na liście na stronie głównej.

web-begin = Początek
web-begin-full = Gdy zajęte są wszystkie miejsca
web-begin-host = Gdy dam znak
web-begin-full-help = Gra zaczyna się, gdy tylko wszystkie miejsca są zajęte.
web-begin-host-help = Gdy wszystkie miejsca są zajęte, grę zaczyna właściciel stołu.

web-clock = Zegar
web-clock-none = Bez zegara
web-clock-brisk = Żwawo
web-clock-calm = Spokojnie
web-clock-day = Jeden dzień
web-clock-days = Trzy dni
web-clock-own = Własny
web-clock-none-help = Każdy może myśleć, ile chce.
web-clock-brisk-help = 20 sekund na każdą decyzję i 5 minut w zapasie. Potem ruch wykonuje bot.
web-clock-calm-help = Minuta na każdą decyzję i 20 minut w zapasie. Potem ruch wykonuje bot.
web-clock-day-help = Graj, kiedy masz czas: dzień na każdą decyzję i dzień w zapasie. Potem ruch wykonuje bot.
web-clock-days-help = Trzy dni na każdą decyzję i trzy w zapasie. Potem bot zajmuje miejsce do powrotu gracza.
web-clock-own-help = Ustaw własne czasy. Zapas jest na dłuższe decyzje i musi wystarczyć na całą grę.
web-clock-wrong = Daj na decyzję co najmniej { $seconds } s i najwyżej { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
  }.
web-clock-move = Sekundy na decyzję
web-clock-bank = Minuty w zapasie
web-pace = Tempo
web-pace-live = Za jednym razem
web-pace-days = Przez kilka dni
web-zero = Gdy czas się skończy
web-zero-nothing = Nic się nie dzieje
web-zero-fallback = Wykonywany jest najłagodniejszy ruch
web-zero-bot_move = Ruch wykonuje bot
web-zero-bot_seat = Miejsce zajmuje bot

web-undo = Cofanie ruchów
web-undo-free = Swobodne
web-undo-agreed = Za zgodą wszystkich
web-undo-never = Nigdy
web-undo-free-help = Możesz cofać swoje ruchy, dopóki nie zobaczysz czegoś nowego albo ktoś inny nie podejmie decyzji. Dalej wstecz tylko za zgodą wszystkich.
web-undo-agreed-help = Każdy krok wstecz wymaga zgody pozostałych.
web-undo-never-help = Każdy ruch jest ostateczny.

web-hints = Podpowiedzi
web-hints-alone = Tylko z botami
web-hints-everybody = Dla wszystkich
web-hints-never = Brak
web-hints-alone-help = Kto gra tylko z botami, może zapytać, co zrobiłby silny bot.
web-hints-everybody-help = Każdy gracz może zapytać, co zrobiłby silny bot.
web-hints-never-help = Każdy myśli sam.

web-spectators = Widzowie
web-spectators-help = Inni mogą oglądać. Widzą tylko jawne informacje.
web-chat-allowed = Czat
web-chat-allowed-help = Ludzie przy stole mogą do siebie pisać.
web-stand-in = Zastępca
web-stand-in-help = Ten bot gra za każdego, kto odejdzie, aż do jego powrotu.
web-seed = Ziarno
web-seed-random = losowe
web-seed-help = To samo ziarno i te same ruchy dają tę samą grę. Jeśli pole jest puste, nikt nie zna ziarna przed końcem.
web-seed-wrong = Ziarno to liczba całkowita.
web-seed-chosen = Ustawione ręcznie

## Before the game begins

web-waiting = Poczekalnia
web-waiting-for = { $count ->
    [one] Wolne jest jeszcze jedno miejsce.
    [few] Wolne są jeszcze { $count } miejsca.
   *[many] Wolnych jest jeszcze { $count } miejsc.
}
web-waiting-start = Są już wszyscy. Zacznij, kiedy chcesz.
web-waiting-host = Są już wszyscy. Grę zaczyna właściciel stołu.
web-seat-free = Wolne miejsce
web-seat-you = to ty
web-seat-to-bot = Bot na miejsce { $number }
web-seat-bot-put = Dodaj bota
web-seat-bot-away = Usuń bota
web-sit-here = Usiądź tutaj
web-sit-down = Usiądź
web-fill-with-bots = Zapełnij wolne miejsca botami
web-join = Masz zaproszenie
web-full = Wszystkie miejsca są zajęte
web-full-help = Gdy gra się zacznie, możesz ją tu oglądać.
web-start = Rozpocznij grę
web-get-up = Zwolnij miejsce
web-give-up-table = Odwołaj stół
web-change = Zmień stół
web-change-moves = { $who } przesiada się na wolne miejsce.
web-change-begin = Po zmianie gra zaczyna się, gdy dasz znak.
web-change-from = { $name }: { $after } (było: { $before })
web-change-now = { $name }: { $after }
web-change-seats = Miejsca są teraz rozdzielone inaczej.
web-changed-begin = Grę zaczyna właściciel stołu.
web-table-facts = Ten stół
web-invite = Zaproś znajomych tym linkiem
web-invite-copy = Kopiuj
web-invite-share = Udostępnij
web-invite-code = Kod dla aparatu telefonu
web-invite-help = Każdy, kto go otworzy, może od razu dołączyć, bez konta. Gdy gra już trwa, może oglądać.
web-name-yours = Twoje imię
web-name-change = Zmień imię
web-name-take = Użyj tego imienia

## The rulebook

web-rules-of = Zasady: { $game }
web-rules-more = Więcej z tego rozdziału
web-rules-all = Wszystkie zasady
web-rule = Zasada { $rule }
web-rules-sources = Pokaż źródła
web-rules-search = Słowo, karta albo numer
web-rules-count = { $count ->
    [one] jedna zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
web-rules-found = { $count ->
    [one] jeden wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
  }
web-rules-parts = Części zasad
web-rules-chapters = Rozdziały
web-rules-numbered = Zasady z numerami
web-rules-words = Słowniczek
web-rules-icons = Ikony
web-learn-of = Jak grać: { $game }
web-learn-pages = Kroki przewodnika
web-learn-chapters = Wszystkie rozdziały
web-learn-print = Drukuj
web-learn-none = Ta gra nie ma jeszcze przewodnika.
web-rules-sections = Rozdziały

## The box

web-gallery-of = W pudełku: { $game }
web-gallery-honest = Nie każdą wartość udało się potwierdzić w druku. Każda karta mówi, skąd pochodzą jej wartości.
web-gallery-search = Nazwa lub tekst
web-gallery-kind = Rodzaj
web-gallery-tag = Symbol
web-gallery-origin = Pochodzenie
web-gallery-all-kinds = Wszystkie rodzaje
web-gallery-all-tags = Wszystkie symbole
web-gallery-all-origins = Każde pochodzenie
web-gallery-count = { $count ->
    [one] jeden element
    [few] { $count } elementy
   *[many] { $count } elementów
}
web-origin-printed = Z druku
web-origin-reported = Z relacji
web-origin-third_party = Z drugiej ręki
web-origin-disputed = Sporne
web-origin-mixed = Częściowo nasze
web-origin-designed = Nasze
web-origin-source = Źródło: { $source }
web-sure = Na ile to pewne
web-sure-of = Na ile to pewne: { $game }
web-sure-intro = Żadne źródło nie podaje wszystkich nadrukowanych wartości. Tu jest każda karta, każdy kafel i każdy nadruk, którego instrukcje nie podają w całości: na ile jesteśmy go pewni, co w nim jest nasze i skąd znamy resztę. Liczby i ceny, które instrukcje podają, są na stronie zasad. Uwagi i źródła są po angielsku.
web-sure-designed = Nasz własny projekt, bo drukowanych wersji nigdy nie opublikowano w formie tekstu: { $list }.
web-sure-mixed = { $count ->
    [one] { $count } element jest częściowo nasz.
    [few] { $count } elementy są częściowo nasze.
   *[other] { $count } elementów jest częściowo naszych.
}
web-sure-none = Nic nie jest naszym pomysłem; { $count } z { $all } elementów pochodzi z drugiej ręki, z cudzych spisów i programów, a { $disputed } jest spornych.
web-sure-own = Nasze: { $list }
web-sure-sources = Czym są te źródła
web-trust = Pewność: { $list }
web-trust-part = { $part } ({ $level })
web-trust-certain = pewne
web-trust-high = bardzo prawdopodobne
web-trust-medium = prawdopodobne
web-trust-low = wątpliwe
web-trust-none = nieznane
web-sure-box = Obejrzyj je w pudełku
web-own-name = nazwa
web-own-effect = działanie
web-own-points = punkty
web-own-zones = strefy
web-own-links = połączenia z innymi strefami
web-own-count = liczba sztuk
web-own-cycle = cykl
web-own-fields = liczba pól
web-own-existence = to, że istnieje
web-own-kind = rodzaj
web-own-detail = szczegół działania
web-own-timing = moment działania
web-own-number = liczba astronautów
web-own-actions = akcje
web-own-price = cena
web-own-reward = nagroda
web-own-value = wartość
web-own-rim = połączenia na obrzeżu
web-own-shape = kształt
web-own-length = długość

web-figure-number = nr
web-figure-cost = koszt
web-figure-starting_mc = M€ na początku
web-figure-vp = punkty
web-figure-capacity = miejsca
web-figure-value = wartość
web-figure-time = czas
web-figure-reputation = reputacja
web-figure-cycle = cykl
web-figure-fields = pola
web-figure-regolith = regolit
web-figure-ice = lód
web-figure-mc = M€
web-figure-plants = roślinność
web-figure-cards = karty
web-figure-count = sztuki

## Settings

web-settings-device = Zapisane tylko na tym urządzeniu. Zmiany działają od razu.
web-settings-look = Wygląd
web-settings-play = Gra
web-settings-name = Imię
web-settings-name-help = Widzą je inni przy twoich stołach. W skończonych grach zostaje dawne imię.
web-forget = Zapomnij mnie na tym serwerze
web-forget-sure = Twoje miejsca zajmą boty, a twoje stoły nie będą już twoje. Twoje opracowania i wyniki zostaną usunięte, a twoje imię zniknie ze wszystkich gier. Tego nie można cofnąć.
web-forget-not = Zostań
web-theme = Motyw
web-theme-system = Jak urządzenie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-text-size = Rozmiar tekstu
web-text-size-small = Mały
web-text-size-normal = Zwykły
web-text-size-large = Duży
web-shapes = Kształty obok kolorów
web-shapes-help = Każdy gracz ma też kształt, więc nie trzeba rozróżniać kolorów.
web-playback = Odtwarzanie
web-playback-help = Jak szybko stół pokazuje, co robią inni. Zawsze możesz działać; wtedy reszta jest pomijana.
web-playback-off = Wyłączone
web-playback-fast = Szybkie
web-playback-normal = Zwykłe
web-playback-slow = Wolne
web-animation = Animacja
web-animation-help = Jak długo elementy się poruszają, gdy coś się dzieje.
web-animation-0 = Brak
web-animation-120 = Szybka
web-animation-250 = Zwykła
web-animation-500 = Wolna
web-confirm = Potwierdzanie ruchów
web-confirm-never = Od razu
web-confirm-lasting = Gdy to wybór na całą grę
web-confirm-grace = Z czasem na zatrzymanie
web-confirm-always = Drugim dotknięciem
web-confirm-never-help = Jedno dotknięcie wykonuje ruch. Gdzie to dozwolone, możesz go jeszcze cofnąć.
web-confirm-lasting-help = Drugie dotknięcie jest potrzebne tylko przy wyborach na całą grę, jak korporacja lub misja, i gdy przepadłaby reszta tury. Wszystko inne robi jedno dotknięcie.
web-confirm-grace-help = Dotknięcie wykonuje ruch po krótkiej chwili. Do tego czasu możesz go zatrzymać.
web-confirm-always-help = Pierwsze dotknięcie pokazuje, co się stanie; drugie wykonuje ruch.
web-single = Pomijaj decyzje z jedną odpowiedzią
web-single-help = Jeśli możesz zrobić tylko jedno, dzieje się to automatycznie.
web-sound = Dźwięk
web-sound-help = Odtwarza cichy dźwięk, gdy jest twoja kolej.
web-buzz = Wibracja
web-buzz-help = Na telefonie: krótka wibracja, gdy jest twoja kolej i zanim skończy się twój czas.
web-preview = Podgląd
web-preview-line = Dozwolone miejsca świecą. Pozostałe mówią, dlaczego nie.
web-preview-move = Ruch
web-version = Syrtis { $version }
web-interface = API dla programów

## Keys

web-key-action = Wykonaj akcję, która ma ten klawisz na liście
web-key-tab = Przejdź do następnej rzeczy, której możesz użyć
web-key-arrows = Przechodź od elementu do elementu na planszy
web-key-enter = Wybierz
web-key-undo = Cofnij
web-key-hint = Poproś o podpowiedź
web-key-escape = Zamknij lub anuluj
web-key-help = Pokaż te klawisze

## At the table

web-game-missing = Nie ma tu gry „{ $name }”.
web-game-others = Są tu te gry:
web-score = Punkty
web-score-sum = Suma
web-score-tie = Remis
web-score-place = Miejsce
web-score-chart = Punkty w kolejnych rundach
web-score-chart-missing = Nie udało się wczytać wykresu punktów.
web-rematch = Zagraj ponownie
web-rematch-join = Przejdź do następnej gry
web-record = Zapisz przebieg
web-look-board = Obejrzyj planszę

## Looking at a game again

web-replay-table = Wróć do stołu
web-replay-move = Ruch
web-replay-first = Na początek
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-last = Na koniec
web-replay-hidden = Stało się coś, czego z tej perspektywy nie było widać.
web-play-on = Graj dalej od tego miejsca
web-play-on-seat = Moje miejsce
web-play-on-bots = Pozostali
web-play-on-known = Karty są takie, jak w tej grze: kto ją widział, wie, co nadejdzie.
web-play-on-go = Graj dalej
web-eyes-of = Oczami gracza: { $who }
web-eyes-spectator = Oczami widza
web-eyes-open = Wszystko odkryte
web-analysis = Analiza
web-analysis-help = Szanse na wygraną w ocenie silnego bota, według tego, co każdy gracz mógł wtedy wiedzieć.
web-analysis-thinks = Bot analizuje grę…
web-analysis-swings = Najkosztowniejsze ruchy
web-analysis-better = Wybór bota:
web-analysis-same = { $who } wybiera to samo co bot ({ $chance }).
web-analysis-chart = Szanse na wygraną w trakcie gry
web-percent = { $share }%
web-copy-link = Kopiuj link

## A lesson: a guided game

web-lesson = Lekcja
web-lesson-learn = Ucz się, grając
web-lesson-first = Pierwsza partia?
web-lesson-minutes = Około { $minutes } min.
web-lesson-start = Zacznij lekcję
web-lesson-go-on = Kontynuuj lekcję
web-lesson-anew = Zacznij od nowa
web-lesson-count = { $number } z { $of }
web-lesson-next = Dalej
web-lesson-before = Wstecz
web-lesson-show = Pokaż mi
web-lesson-do = Zrób to za mnie
web-lesson-skip = Pomiń ten krok
web-lesson-more = Więcej o lekcji
web-lesson-stop = Graj dalej bez lekcji
web-lesson-leave = Wyjdź i dokończ później
web-lesson-back = Wróć do lekcji
web-lesson-look = Zobacz, co wyszło, a potem dotknij „Dalej”.
web-lesson-watch = Popatrz: teraz ruszają się pozostali.
web-lesson-free = Twoja decyzja. Wykorzystaj to, co już wiesz; „Podpowiedź” mówi, co zrobiłby silny gracz.
web-lesson-skipped = W porządku. Zrób, co chcesz; potem lekcja toczy się dalej.
web-lesson-instead = Jeszcze nie. Lekcja chce ci najpierw pokazać coś innego. Możesz też pominąć ten krok.
web-lesson-says = { $what }
web-lesson-then = Następna: { $title }
web-lesson-coach = Własna partia z trenerem
web-lesson-play = Własna partia z łatwymi botami

## Commented games

web-study = Opracowanie
web-study-watch = Obejrzyj partię z komentarzem
web-study-make = Skomentuj partię
web-study-mine = Moje opracowania
web-study-by = komentarz: { $who }
web-study-ours = z naszym komentarzem
web-study-title = Tytuł opracowania
web-study-language = Język komentarzy
web-study-write = Pisz
web-study-read = Czytaj
web-study-share = Udostępnij
web-study-link = Link do tego opracowania
web-study-link-help = Każdy, kto ma ten link, może je przeczytać.
web-study-link-own = Każdy, kto ma ten link, może je przeczytać. Zmieniać możesz je tylko ty.
web-study-comments = Komentarze
web-study-comment = Komentarz { $number } z { $all }
web-study-count = { $count ->
    [one] { $count } komentarz
    [few] { $count } komentarze
    [many] { $count } komentarzy
   *[other] { $count } komentarza
}
web-study-none = Ten ruch nie ma komentarza
web-study-empty = Nie ma jeszcze komentarzy.
web-study-next = Następny komentarz
web-study-previous = Poprzedni
web-study-marks = Zaznaczone na stole
web-study-arrow = { $from } → { $to }
web-study-gone = teraz nie ma tego na stole
web-study-if = A gdyby …
web-study-step = A gdyby: ruch { $step } z { $steps }
web-study-back = Wróć do partii
web-study-text = Komentarz do tego ruchu
web-study-mark-ring = Obwódka
web-study-mark-arrow = Strzałka
web-study-tap = Stuknij element, żeby go obwieść; drugi raz, żeby usunąć obwódkę.
web-study-tap-from = Stuknij element, od którego zaczyna się strzałka.
web-study-tap-to = Teraz stuknij element, na który wskazuje.
web-study-list = Zaznacz z listy
web-study-piece = Element
web-study-to = Strzałka do
web-study-no-arrow = bez strzałki, obwódka
web-study-add = Zaznacz
web-study-unmark = Usuń zaznaczenie: { $mark }
web-study-try-help = Wybierz ruch na planszy albo z listy akcji. Zasady go sprawdzą.
web-study-over = Tu partia się kończy.
web-study-player = Kto gra dalej
web-study-take-back = Cofnij
web-study-drop = Usuń ten wariant
web-study-saved = Zapisano
web-study-unsaved = Zapisywanie …
web-study-failed = Nie zapisano: { $why }
web-study-late = Zmieniono w innym oknie: odśwież stronę.
web-study-delete = Usuń
web-study-delete-sure = Usunąć „{ $title }”? Nikt już tego nie przeczyta.

web-cards-show = Karty pokazują
web-cards-show-help = Po wskazaniu karty zawsze widać jej pełny tekst.
web-cards-show-icons = ikony
web-cards-show-words = słowa
web-cards-show-both = jedno i drugie
web-questions = Pytania
web-questions-help = Dla początkujących jedno zdanie mówi, co oznacza wybór. Jeśli nic tu nie wybierzesz, zniknie po trzech ukończonych grach.
web-questions-beginner = dla początkujących
web-questions-brief = krótko
web-playback-next = Dalej
web-since-earlier = Wcześniejsze zdarzenia: { $number }.
web-since-go = Dalej
web-coach = Trener
web-coach-help = W grze z botami pokazuje przed każdą decyzją najlepsze wybory wraz z uzasadnieniem.
web-coach-thinks = Trener się zastanawia…
web-advice = Rada z uzasadnieniem
web-advice-why = Dlaczego?
web-advice-best = Najlepsze: { $chance } % szans na wygraną, sprawdzone w { $share } % symulacji
web-advice-behind = { $chance } % szans na wygraną (−{ $behind })
web-advice-even = { $chance } % szans na wygraną, prawie tak samo dobre
web-advice-tempting = Kusi, ale daje tylko { $chance } % szans na wygraną (−{ $behind })
web-advice-source = { $count ->
    [one] Na podstawie { $count } symulowanej gry; bot widzi tylko to, co ty.
   *[other] Na podstawie { $count } symulowanych gier; bot widzi tylko to, co ty.
  }
web-puzzles = Zagadki
web-puzzles-of = Zagadki: { $game }
web-puzzles-about = Pozycje z gier botów, w których jeden wybór jest wyraźnie najlepszy. Kropki pokazują trudność.
web-puzzles-none = Ta gra nie ma jeszcze zagadek.
web-puzzles-solved = Rozwiązane: { $solved } z { $all }
web-puzzle-daily = Zagadka dnia
web-puzzle = Zagadka { $number }
web-puzzle-solved = rozwiązana
web-puzzle-hard-1 = łatwa
web-puzzle-hard-2 = średnia
web-puzzle-hard-3 = trudna
web-puzzle-question = Który wybór jest najlepszy?
web-puzzle-answer = Odpowiedź
web-puzzle-next = Następna
web-puzzle-why = Dlaczego?
web-puzzle-right = Dobrze!
web-puzzle-wrong = to daje { $chance } % szans zamiast { $best } %. Spróbuj jeszcze raz.
web-puzzle-wrong-far = komputer szybko to odrzucił; najlepszy wybór daje { $best } % szansy. Spróbuj jeszcze raz.
web-puzzle-hint = Wskazówka – najwięcej zyskasz tu: { $about }.
web-puzzle-gains = Najwięcej daje tu: { $about }.
web-puzzle-chance = szansa { $chance } %
web-puzzle-line = Jak gra najpewniej potoczy się dalej
web-puzzle-others = Pozostałe wybory

# Results of finished tables.
web-result-place = Miejsce { $place } z { $players }
web-result-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-result-won = Wygrana
web-result-lost = Przegrana

# The profile of a person, and who may see it.
web-profile = Profil
web-profile-mine = Mój profil
web-profile-none = Nie ma jeszcze skończonych gier. Tu się pojawią.
web-profile-nobody = Nie ma tu takiej osoby albo nie pokazuje ci swojego profilu.
web-profile-guest = Najpierw zagraj, a będziesz mieć profil.
web-profile-counts = Lekcje, dogrywane partie i gry z wybranym ziarnem się nie liczą.
web-profile-games = Gry
web-profile-wins = Wygrane
web-profile-share = { $percent } %
web-profile-streak = Wygrane z rzędu
web-profile-best-streak = Najdłuższa seria
web-profile-by-game = Według gry
web-profile-kind = Rodzaj gry
web-profile-players = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
web-profile-company-people = z ludźmi
web-profile-company-bots = z botami
web-profile-company-alone = samotnie
web-profile-average = Średnia
web-profile-best = Najlepszy
web-profile-favourites = Ulubione
web-profile-times = { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razu
}
web-profile-goals = Pokonane razem i samotnie
web-profile-goals-of = { $game }: pokonane { $won } z { $all }
web-profile-goal-won = { $name }, { $players }: pokonane, najlepszy wynik { $best }
web-profile-goal-tried = { $name }, { $players }: próba bez powodzenia
web-profile-goal-new = { $name }, { $players }: jeszcze nie grane
web-profile-achievements = Osiągnięcia
web-profile-achieved = wygrane { $won } z { $games }, najlepszy wynik { $best }
web-profile-recorded = najlepszy wynik { $best }
web-profile-companions = Grasz z
web-profile-companions-yours = Tylko ty to widzisz.
web-profile-together = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
web-profile-latest = Ostatnie gry
web-privacy = Prywatność
web-privacy-help = Zapisane na serwerze, dla wszystkich twoich urządzeń.
web-privacy-profile = Kto może widzieć mój profil
web-privacy-invitations = Kto może mnie zaprosić po imieniu
web-circle-everybody = Wszyscy
web-circle-met = Osoby, z którymi grałem lub grałam
web-circle-nobody = Nikt

# Notices.
web-notices = Powiadomienia
web-notices-help = Stół, który na ciebie czeka, powiadamia raz, aż zajrzysz. Zapisane na serwerze, dla wszystkich twoich urządzeń.
web-notices-denied = Ta przeglądarka nie pozwala tej stronie pokazywać powiadomień. Możesz to zmienić w jej ustawieniach strony.
web-notices-tab = Gdy karta jest otwarta
web-notices-tab-help = Powiadomienie przeglądarki, niezależnie od tego, którą stronę oglądasz.
web-notices-push = Na tym urządzeniu, bez otwartej karty
web-notices-push-help = Treść jest zaszyfrowana; usługa powiadomień przeglądarki jej nie odczyta.
web-notices-push-missing = Ta przeglądarka nie odbiera wiadomości bez otwartej karty.
web-webhook = Czat lub program (webhook)
web-webhook-help = Serwer pisze pod ten adres, gdy czeka na ciebie stół: JSON z tekstem dla Slacka, Mattermosta lub Discorda.
web-webhook-set = Użyj tego adresu
web-webhook-remove = Nie pisz tam więcej
web-webhook-key = Klucz podpisów:
web-webhook-trouble = Ostatnia wiadomość nie dotarła: { $why }

# Kilka urządzeń i logowanie.
web-devices = Moje urządzenia
web-devices-help = Nie ma tu haseł. Zalogowane urządzenie wpuszcza następne.
web-devices-link = Graj też na innym urządzeniu
web-devices-link-label = Otwórz ten link na drugim urządzeniu
web-devices-link-help = Działa raz, do { $time }. Nie pokazuj go nikomu: kto go otworzy, gra jako ty.
web-devices-arrived = Zalogowano: { $device }
web-device-unknown = Urządzenie bez nazwy
web-device-here = to urządzenie
web-device-end = Wyloguj
web-device-end-name = Wyloguj: { $device }
web-device-end-others = Wyloguj wszędzie indziej
web-device-end-here = Wyloguj się tutaj
web-device-end-here-sure = Twoje stoły pozostaną twoje. Wrócisz dzięki linkowi z innego urządzenia albo kodowi zapasowemu. Bez nich nie wrócisz.
web-passkeys = Klucze dostępu
web-passkeys-help = Zaloguj się wszędzie odciskiem palca, twarzą albo PIN-em. Klucz trzymają twoje urządzenia; ten serwer nie może go użyć.
web-passkeys-missing = Klucze dostępu nie działają pod tym adresem albo w tej przeglądarce.
web-passkey-new = Utwórz klucz dostępu
web-passkey-there = To urządzenie ma już dla ciebie klucz dostępu.
web-passkey-remove = Usuń
web-passkey-remove-name = Usuń klucz dostępu: { $name }
web-enter-passkey = Zaloguj się kluczem dostępu

web-mail = E-mail
web-mail-help = Zaloguj się na dowolnym urządzeniu linkiem z listu e-mail. Nikt inny nie widzi adresu.
web-mail-address = Adres e-mail
web-mail-add = Dodaj ten adres
web-mail-is = Twój adres: { $address }
web-mail-waiting = List do { $address } jest w drodze. Otwórz link, który w nim jest, a adres będzie twój.
web-mail-remove = Usuń adres
web-mail-trouble = Ostatni list nie dotarł: { $why }
web-mail-digest = List, gdy czekają na mnie stoły
web-mail-digest-help = Jeden o wszystkich. Każdy stół jest w nim tylko raz, dopóki na niego nie spojrzysz.
web-mail-confirm = Potwierdź swój adres e-mail
web-mail-confirm-careful = Adres { $address } będzie należeć do gracza { $name }. Idź dalej tylko wtedy, gdy to ty.
web-mail-confirm-do = Potwierdź adres
web-mail-confirmed = { $address } to teraz adres gracza { $name }.

web-programs = Programy
web-programs-help = Program może tu grać pod własną nazwą, z tokenem zamiast ciasteczka. Przy stole widać, że to program.
web-programs-how = Jak grają programy
web-program-name = Nazwa programu
web-program-may = Co mu wolno
web-program-make = Utwórz program
web-program-token = To jest jego token. Widać go tylko teraz:
web-program-end = Wyłącz
web-program-end-name = Wyłącz program { $name }
web-program-called = { $name } (program)
web-codes = Kody zapasowe
web-codes-help = Na wypadek utraty tego urządzenia. Każdy kod loguje cię jeden raz.
web-codes-left = { $count ->
    [0] Nie masz jeszcze żadnego.
    [one] Został 1 kod.
    [few] Zostały { $count } kody.
   *[many] Zostało { $count } kodów.
}
web-codes-new = Utwórz nowe kody
web-codes-once = Zapisz te kody teraz: więcej ich nie zobaczysz. Starsze kody już nie działają.
web-export = Moje dane
web-export-help = Twoje gry z zapisami, wiadomości z czatu, opracowania i ustawienia w jednym pliku JSON.
web-export-load = Pobierz moje dane
web-enter = Logowanie
web-enter-before = Grasz tu nie pierwszy raz? Zaloguj się
web-enter-help = Otwórz link z urządzenia, na którym jesteś już w grze (Ustawienia, „Moje urządzenia”), albo wpisz kod zapasowy.
web-enter-code = Kod zapasowy
web-enter-look = Dalej
web-enter-careful = Na tym urządzeniu będziesz grać jako { $name }. Idź dalej tylko wtedy, gdy to ty. Jeśli ktoś przysłał ci ten link, zamknij stronę.
web-enter-here = { $tables ->
    [0] Teraz jesteś tu jako { $name }.
    [one] Teraz jesteś tu jako { $name } i masz 1 stół.
    [few] Teraz jesteś tu jako { $name } i masz { $tables } stoły.
   *[many] Teraz jesteś tu jako { $name } i masz { $tables } stołów.
}
web-enter-take = Zabierz wszystko ze sobą
web-enter-leave = Zostaw
web-enter-take-help = Miejsca, wyniki i opracowania ({ $here }) przejdą na osobę, jako którą się logujesz.
web-enter-leave-help = To urządzenie zapomni: { $here }. Miejsca przy stołach zostaną puste.
web-enter-as = Zaloguj się jako { $name }
web-enter-already = Już grasz tu jako { $name }.
web-enter-mail = Adres e-mail
web-enter-mail-send = Wyślij mi link
web-enter-mail-sent = Jeśli ktoś tu ma adres { $address }, list z linkiem jest w drodze. Link działa raz.

# Good company: blocking, reporting, inviting, looking for players.
web-people-none = Grają tu tylko boty.
web-people-guest = Najpierw wybierz imię: usiądź przy stole.
web-block = Zablokuj
web-unblock = Odblokuj
web-block-help = Nie czytasz czatu osób, które blokujesz, one nie widzą twojego profilu i nie siadacie razem do stołu. Nikt ich nie powiadamia.
web-blocked = Zablokowane osoby
web-report = Zgłoś
web-report-who = Zgłoś operatorowi: { $name }
web-report-reason = Powód
web-report-reason-abuse = Obelgi lub groźby
web-report-reason-spam = Reklama
web-report-reason-cheating = Oszustwo
web-report-reason-name = Imię
web-report-reason-other = Coś innego
web-report-words = Co się stało
web-report-send = Wyślij zgłoszenie
web-report-sent = Dziękujemy. Operator to zobaczy.
web-invite-people = Zaproś kogoś, z kim już grasz
web-invite-person = Zaproś: { $name }
web-invite-sent = Zaproszenie wysłane
web-invitations = Zaproszenia
web-invitation-from = { $name } zaprasza
web-invitation-decline = Odrzuć
web-seek = Szukaj graczy
web-seek-help = Dołączysz do otwartego stołu tego rodzaju albo otworzysz nowy, który znajdą inni.
web-seek-size = Liczba osób
web-seek-pace = Tempo
web-seek-go = Znajdź stół
web-clock-missing = Bez zegara nikt nikogo nie pogania. Gdy kogoś nie ma przez kilka minut, pozostali mogą oddać jego miejsce botowi.
web-clock-missing-days = Bez zegara nikt nikogo nie pogania. Gdy kogoś nie ma przez kilka dni, pozostali mogą oddać jego miejsce botowi.
web-clock-propose = Graj z zegarem: { $times }
web-announcements = Od operatora

# The operator’s page.
web-operator = Operator
web-operator-key = Klucz operatora
web-operator-enter = Wejdź
web-operator-none = Ten serwer nie ma strony operatora albo klucz jest zły.
web-operator-reports = Zgłoszenia
web-operator-reports-none = Nikt niczego nie zgłosił.
web-operator-report = { $reporter } zgłasza: { $reported }
web-operator-done = Załatwione
web-operator-mute = Bez czatu przez dobę
web-operator-unmute = Przywróć czat
web-operator-close = Zamknij stół
web-operator-close-table = Stół
web-operator-close-reason = Powód, dla osób przy stole
web-operator-closed = Stół jest zamknięty.
web-operator-announce = Ogłoś
web-operator-announcement = Ogłoszenie dla wszystkich
web-operator-hours = Godziny
web-operator-remove = Wycofaj

## An earlier moment on the board

web-moment = Ruch { $at } z { $moves }
web-moment-now = Do teraz
web-replay-back = Krok wstecz
web-replay-on = Krok naprzód
