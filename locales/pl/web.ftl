# Words of the page that every game shares. The words of a game's board are in the game's own file, as <game>-web-….

## Names that every page uses

web-name = Syrtis
web-bot-name = { $level } { $number }
web-level-random = Losowy
web-level-greedy = Zachłanny
web-level-planner = Planista
web-level-expert = Ekspert
web-level-random-help = wykonuje dowolny dozwolony ruch; dobry do nauki zasad.
web-level-greedy-help = wykonuje ruch, który teraz wygląda najlepiej.
web-level-planner-help = myśli kilka ruchów naprzód; godny przeciwnik.
web-level-expert-help = myśli dłużej i głębiej; nie spieszy się.
web-yes = Tak
web-no = Nie
web-close = Zamknij

## The ways between the pages

web-skip = Przejdź do treści
web-ways = Strony
web-games = Gry
web-to-home = Na stronę główną
web-language = Język
web-my-tables = Moje stoły
web-rules = Zasady
web-gallery = W pudełku
web-settings = Ustawienia

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
web-your-turn = Twoja kolej
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
web-here = Na miejscu
web-away = Nie ma
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
web-changed = Właściciel zmienił stół
web-changed-begin = Grę zaczyna właściciel stołu.
web-table-facts = Ten stół
web-invite = Zaproś znajomych tym linkiem
web-invite-copy = Kopiuj
web-invite-copied = Skopiowano
web-invite-share = Udostępnij
web-invite-code = Kod dla aparatu telefonu
web-invite-help = Każdy, kto go otworzy, może od razu dołączyć, bez konta. Gdy gra już trwa, może oglądać.
web-name-yours = Twoje imię
web-name-change = Zmień imię
web-name-take = Użyj tego imienia

## The rulebook

web-rules-of = Zasady: { $game }
web-rules-sources = Pokaż źródła
web-rules-search = Słowa, karta albo numer, np. SHIP-03
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
web-rules-icons = Ikony
web-learn = Jak grać
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
web-origin-printed-help = Odczytane z instrukcji albo z samego elementu.
web-origin-reported-help = Podane przez ludzi, którzy mają tę grę.
web-origin-third_party-help = Wzięte z cudzych spisów i programów. Strona „Na ile to pewne” mówi, gdzie różnią się nazwą albo numerem i gdzie źródło jest tylko jedno.
web-origin-disputed-help = Źródła różnią się w czymś, co zmienia grę; strona „Na ile to pewne” mówi, którego się trzymamy.
web-origin-mixed-help = Jedne wartości są potwierdzone, inne są nasze albo wywnioskowane.
web-origin-designed-help = Nasz własny projekt w duchu gry, bo nie znamy nadrukowanych wartości.
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
web-settings-name-help = Widzą je inni przy twoich stołach. Nie ma konta: ta przeglądarka cię pamięta.
web-forget = Zapomnij mnie na tym serwerze
web-forget-sure = Twoje miejsca zajmą boty, a twoje stoły nie będą już twoje. Twoje opracowania zostaną usunięte. Tego nie można cofnąć.
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
web-playback-next = Dalej
web-playback-left = { $number ->
    [0] Pomiń
   *[other] Pomiń jeszcze { $number }
}
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
web-confirm-lasting-help = Drugie dotknięcie jest potrzebne tylko przy wyborach na całą grę, jak korporacja lub misja. Wszystko inne robi jedno dotknięcie.
web-confirm-grace-help = Dotknięcie wykonuje ruch po krótkiej chwili. Do tego czasu możesz go zatrzymać.
web-confirm-always-help = Pierwsze dotknięcie pokazuje, co się stanie; drugie wykonuje ruch.
web-single = Pomijaj decyzje z jedną odpowiedzią
web-single-help = Jeśli możesz zrobić tylko jedno, dzieje się to automatycznie.
web-sound = Dźwięk
web-sound-help = Odtwarza cichy dźwięk, gdy jest twoja kolej.
web-sound-offer = Cichy dźwięk, gdy przyjdzie twoja kolej?
web-sound-yes = Tak, proszę
web-sound-no = Nie, dziękuję
web-buzz = Wibracja
web-buzz-help = Na telefonie: krótka wibracja, gdy jest twoja kolej i zanim skończy się twój czas.
web-preview = Podgląd
web-preview-line = Dozwolone miejsca świecą. Pozostałe mówią, dlaczego nie.
web-preview-move = Ruch
web-version = Syrtis { $version }
web-interface = API dla programów

## Keys

web-keys = Klawiatura
web-key-action = Wykonaj akcję, która ma ten klawisz na liście
web-key-tab = Przejdź do następnej rzeczy, której możesz użyć
web-key-arrows = Przechodź od elementu do elementu na planszy
web-key-enter = Wybierz
web-key-undo = Cofnij
web-key-hint = Poproś o podpowiedź
web-key-escape = Zamknij lub anuluj
web-key-help = Pokaż te klawisze

## At the table

web-page-missing = Nie ma takiej strony.
web-game-missing = Nie ma tu gry „{ $name }”.
web-game-others = Są tu te gry:
web-connecting = Łączenie…
server-error-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie; nic nie przepadło.
web-line-lost = Utracono połączenie. Ponowne łączenie… Twoja gra jest bezpieczna.
web-line-ended = Serwer zakończył to połączenie. Odśwież stronę, by spróbować ponownie.
web-reload = Odśwież
web-clocks-paused = Od dłuższego czasu nikt nie wykonał ruchu, więc zegary stoją. Ruszą z następnym ruchem.
web-gone = { $number ->
    [one] { $names } od dłuższej chwili nie jest przy stole.
   *[other] { $names } od dłuższej chwili nie są przy stole.
}
web-gone-bot = Niech za gracza { $who } gra bot
web-players = Gracze
web-you = ty
web-bot = bot
web-plays-bot = Gra tu bot: { $level }
web-bot-plays-for-you = Gra za ciebie bot. Możesz wrócić na swoje miejsce przez menu, kiedy chcesz.
web-acts = decyduje
web-watchers = { $number ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $number } osoby.
   *[many] Ogląda { $number } osób.
}
web-watching = Oglądasz.
web-waits = Czekamy na decyzję: { $names }
web-waits-change = Czekamy: { $names }. Możesz jeszcze zmienić swój wybór.
web-round = Runda { $round }
web-time-short = Na decyzję zostało tylko { $seconds ->
    [one] 1 sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
  }.
web-time-left = zostało { $left }
web-time-days = { $days } d { $hours } h
web-over = { $number ->
    [one] Wygrywa { $names }.
   *[many] Wygrywają: { $names }.
}
web-over-you = Wygrywasz!
web-over-lost = Wszyscy przegrywają.
web-over-lost-you = Przegrywasz.
web-over-recorded = Koniec gry. Twój wynik: { $number }

web-tabs = Co pokazać
web-tab-board = Plansza
web-tab-own = Moje
web-tab-players = Gracze
web-tab-log = Dziennik
web-means = Twój stan posiadania
web-press = Przytrzymaj palec na dowolnym elemencie, aby zobaczyć, czym jest i co robi.

web-actions = Akcje
web-actions-all = { $number ->
    [0] Dlaczego nic nie możesz zrobić
    [one] Jedna akcja
    [few] { $number } akcje
   *[many] { $number } akcji
}
web-not-now = Teraz niemożliwe ({ $number })
web-nothing-to-do = Nie masz teraz nic do zdecydowania.
web-broken = Tego nie udało się narysować. Twoje akcje są nadal na liście.
web-broken-again = Spróbuj ponownie
web-more = i jeszcze { $number }
web-enlarge = Powiększ
web-aim = { $name }: wybierz na planszy
web-aim-list = Pokaż listę
web-cancel = Anuluj
web-stop = Zatrzymaj
web-now = Teraz
web-doing = Za chwilę: { $action }

web-take-back = Cofnij
web-take-back-ask = Poproś o cofnięcie
web-take-back-steps = { $steps ->
    [0] Nie możesz nic cofnąć.
    [one] Możesz cofnąć jedną akcję.
    [few] Możesz cofnąć { $steps } akcje.
   *[many] Możesz cofnąć { $steps } akcji.
}
web-take-back-start = Wcześniej nie ma twoich akcji.
web-take-back-learned = Wcześniej pokazało ci się coś nowego.
web-take-back-decision = { $who } zna już twoją wcześniejszą akcję i ma za sobą kolejną decyzję.
web-take-back-past = Od twojej wcześniejszej akcji gra potoczyła się już dalej.
web-take-back-policy = Przy tym stole potrzebna jest zgoda pozostałych.

web-hint = Podpowiedź
web-hint-help = Co zrobiłby tu silny bot? Widzi tylko to, co ty.
web-hint-says = Silny bot wybrałby: { $action }

web-rule = Zasada { $rule }
web-rule-open = Przeczytaj zasadę { $rule }
web-rules-all = Wszystkie zasady

web-log = Dziennik
web-log-earlier = Pokaż wcześniejsze
web-log-jump = Pokaż planszę po tym
web-log-whose = Czyja część dziennika
web-log-everybody = Wszyscy
web-log-none = Jeszcze nic.
web-log-start = Gra się zaczyna.
web-log-clock = Koniec czasu: { $who }.
web-log-undo = { $who } cofa ruch.
web-log-back = Wszyscy zgadzają się na prośbę ({ $who }): gra się cofa.
web-log-bot = Na miejscu { $number } gra teraz bot.
web-log-sat = { $who } siada na miejscu { $number }.
web-log-free = Miejsce { $number } jest wolne.
web-log-proposal-back = { $who } prosi o cofnięcie.
web-log-proposal-abandon = { $who } prosi o porzucenie gry.
web-log-declined = { $who } się nie zgadza.
web-log-abandoned = Gra została porzucona.
web-log-closed = Stół jest zamknięty.
web-log-rematch = Te same osoby zaczynają od nowa przy innym stole.

web-moment = Ruch { $at } z { $moves }
web-moment-now = Do teraz
web-since = Pod twoją nieobecność
web-since-earlier = Wcześniejsze zdarzenia: { $number }.
web-since-turn = Od twojej ostatniej tury
web-since-go = Dalej

web-proposal-back = { $who } prosi o cofnięcie.
web-proposal-abandon = { $who } prosi o porzucenie gry.
web-proposal-withdraw = Wycofaj
web-give-up-sure = Gra kończy się bez wyniku i nie można jej kontynuować.
web-give-up-ask = Pozostali zostaną zapytani. Jeśli się zgodzą, gra kończy się bez wyniku i nie można jej kontynuować.
web-give-up-no = Gram dalej
web-proposal-waits = Mają jeszcze odpowiedzieć: { $names }.
web-proposal-look = Pokaż tę pozycję

web-chat = Czat
web-chat-mute = Ukryj czat
web-chat-say = Napisz coś
web-chat-send = Wyślij
web-phrase-hello = Cześć!
web-phrase-luck = Powodzenia!
web-phrase-played = Dobrze zagrane!
web-phrase-sorry = Przepraszam!
web-phrase-moment = Chwileczkę.
web-phrase-thanks = Dzięki!
web-phrase-again = Jeszcze jedna gra?
web-react-to = Zareaguj na ten ruch
web-react-who = { $feeling }: { $who }
web-feeling-applause = Brawa
web-feeling-laugh = Śmiech
web-feeling-surprise = Zaskoczenie
web-feeling-sad = Smutek
web-feeling-heart = Serce
web-feeling-thinking = Zamyślenie

web-menu = Menu
web-menu-end = Wynik
web-menu-invite = Kopiuj zaproszenie
web-menu-leave = Odejdź (bot gra dalej)
web-menu-come-back = Wróć na moje miejsce
web-menu-give-up = Porzuć grę
web-menu-bug = Zgłoś problem
web-bug-copied = Skopiowano. Wklej te dane do swojego zgłoszenia.
web-text-board = Plansza słowami

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

web-replay = Powtórka
web-replay-table = Wróć do stołu
web-replay-move = Ruch
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-on = Krok naprzód
web-replay-last = Na koniec
web-replay-hidden = Stało się coś, czego z tej perspektywy nie było widać.
web-play-on = Graj dalej od tego miejsca
web-play-on-seat = Moje miejsce
web-play-on-bots = Pozostali
web-play-on-known = Karty są takie, jak w tej grze: kto ją widział, wie, co nadejdzie.
web-play-on-go = Graj dalej
web-eyes = Perspektywa
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

web-preview-change = { $what } { $before } → { $after }
web-preview-open = Co dalej, jeszcze nie wiadomo.

# A lesson: a guided game
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
web-lesson-watch = Popatrz: teraz ruszają się pozostali.
web-lesson-free = Twoja decyzja. Wykorzystaj to, co już wiesz; „Podpowiedź” mówi, co zrobiłby silny gracz.
web-lesson-skipped = W porządku. Zrób, co chcesz; potem lekcja toczy się dalej.
web-lesson-instead = Jeszcze nie. Lekcja chce ci najpierw pokazać coś innego. Możesz też pominąć ten krok.
web-lesson-says = { $what }
web-lesson-then = Następna: { $title }
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

web-level-random-for = na rozgrzewkę
web-level-greedy-for = na pierwsze partie
web-level-planner-for = na dobrą partię
web-level-expert-for = na trudną partię
web-level-proposed = Na pierwsze partie proponujemy poziom { $level }: rozsądne, szybkie ruchy, które łatwo śledzić i da się pokonać.
web-legend = Wszystkie ikony
web-cards-show = Karty pokazują
web-cards-show-help = Po wskazaniu karty zawsze widać jej pełny tekst.
web-cards-show-icons = ikony
web-cards-show-words = słowa
web-cards-show-both = jedno i drugie
web-questions = Pytania
web-questions-help = Dla początkujących jedno zdanie mówi, co oznacza wybór. Jeśli nic tu nie wybierzesz, zniknie po trzech ukończonych grach.
web-questions-beginner = dla początkujących
web-questions-brief = krótko
web-rules-now = Zasady do tego pytania
web-rules-more = Więcej z tego rozdziału
web-seat-mark = Kolor i kształt: { $who }
web-seat-mark-about = Wszystko w tym kolorze i kształcie należy do tej osoby.

web-coach = Trener
web-coach-help = W grze z botami pokazuje przed każdą decyzją najlepsze wybory wraz z uzasadnieniem.
web-coach-on = Włącz trenera
web-coach-off = Wyłącz trenera
web-coach-thinks = Trener się zastanawia…
web-advice = Rada z uzasadnieniem
web-advice-why = Dlaczego?
web-advice-best = Najlepsze: { $chance } % szans na wygraną, { $share } % symulacji
web-advice-behind = { $chance } % szans na wygraną (−{ $behind })
web-advice-tempting = Kusi, ale daje tylko { $chance } % szans na wygraną (−{ $behind })
web-advice-source = { $count ->
    [one] Na podstawie { $count } symulowanej gry; bot widzi tylko to, co ty.
   *[other] Na podstawie { $count } symulowanych gier; bot widzi tylko to, co ty.
  }
web-regret = To zmniejsza twoje szanse na wygraną o około { $lost } %. Lepiej:
web-regret-back = Cofnij
web-regret-keep = Zostaw

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
