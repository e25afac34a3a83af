# Words of the page that tables need as soon as they open, for every game. The words of a game's board are in the game's own file, as <game>-web-….

## Names that every page uses

web-name = Syrtis
web-bot-name = { $level } { $number }
web-level-random = Losowy
web-level-greedy = Zachłanny
web-level-planner = Planista
web-level-expert = Ekspert
web-level-master = Mistrz
web-level-random-help = wykonuje dowolny dozwolony ruch; dobry do nauki zasad.
web-level-greedy-help = wykonuje ruch, który teraz wygląda najlepiej.
web-level-planner-help = myśli kilka ruchów naprzód; godny przeciwnik.
web-level-expert-help = myśli dłużej i głębiej; nie spieszy się.
web-level-master-help = uczył się na partiach z samym sobą; przy stołach, których się jeszcze nie nauczył, gra jak ekspert.
web-yes = Tak
web-no = Nie
web-close = Zamknij

## The ways between the pages

web-to-home = Na stronę główną
web-rules = Zasady
web-gallery = W pudełku
web-settings = Ustawienia

web-your-turn = Twoja kolej

web-here = Na miejscu
web-away = Nie ma
web-changed = Właściciel zmienił stół
web-invite-copied = Skopiowano

web-learn = Jak grać

## Where values come from

web-origin-printed-help = Odczytane z instrukcji albo z samego elementu.
web-origin-reported-help = Podane przez ludzi, którzy mają tę grę.
web-origin-third_party-help = Wzięte z cudzych spisów i programów. Strona „Na ile to pewne” mówi, gdzie różnią się nazwą albo numerem i gdzie źródło jest tylko jedno.
web-origin-disputed-help = Źródła różnią się w czymś, co zmienia grę; strona „Na ile to pewne” mówi, którego się trzymamy.
web-origin-mixed-help = Jedne wartości są potwierdzone, inne są nasze albo wywnioskowane.
web-origin-designed-help = Nasz własny projekt w duchu gry, bo nie znamy nadrukowanych wartości.

## Playback and sound

web-playback-left = { $number ->
    [0] Pomiń
   *[other] Pomiń jeszcze { $number }
}
web-sound-offer = Cichy dźwięk, gdy przyjdzie twoja kolej?
web-sound-yes = Tak, proszę
web-sound-no = Nie, dziękuję

web-keys = Klawiatura
web-skip-decision = Do decyzji

## At the table

web-page-missing = Nie ma takiej strony.
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
web-program = Program
web-program-about = Tu nie gra człowiek, tylko program, przez interfejs serwera.
web-plays-bot = Gra tu bot: { $level }
web-bot-plays-for-you = Gra za ciebie bot. Możesz wrócić na swoje miejsce przez menu, kiedy chcesz.
web-acts = decyduje
web-watchers = { $number ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $number } osoby.
   *[many] Ogląda { $number } osób.
}
web-watching = Oglądasz.
web-next = Potem:
web-waits = Czekamy na decyzję: { $names }
web-waits-chosen = Wybrano: { $choice }. Czekamy: { $names }.
web-choose-again = Aby to zmienić, wybierz jeszcze raz.
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
web-take-back-start = { $steps ->
    [0] Nie ma jeszcze żadnej twojej akcji.
   *[other] Wcześniej nie ma twoich akcji.
}
web-take-back-learned = { $steps ->
    [0] Twoja ostatnia akcja pokazała ci coś nowego.
   *[other] Wcześniej pokazało ci się coś nowego.
}
web-take-back-decision = { $steps ->
    [0] { $who } zna już twoją ostatnią akcję i ma za sobą kolejną decyzję.
   *[other] { $who } zna już twoją wcześniejszą akcję i ma za sobą kolejną decyzję.
}
web-take-back-past = { $steps ->
    [0] Od twojej ostatniej akcji gra potoczyła się już dalej.
   *[other] Od twojej wcześniejszej akcji gra potoczyła się już dalej.
}
web-take-back-policy = Przy tym stole potrzebna jest zgoda pozostałych.

web-hint = Podpowiedź
web-hint-help = Co zrobiłby tu silny bot? Widzi tylko to, co ty.
web-hint-says = Silny bot wybrałby: { $action }

web-rule-open = Przeczytaj zasadę { $rule }

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

web-since = Pod twoją nieobecność
web-since-turn = Od twojej ostatniej tury
web-since-watched = Co się działo

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
web-people = Osoby przy tym stole
web-menu-invite = Kopiuj zaproszenie
web-menu-leave = Odejdź (bot gra dalej)
web-menu-come-back = Wróć na moje miejsce
web-menu-give-up = Porzuć grę
web-menu-bug = Zgłoś problem
web-bug-copied = Skopiowano. Wklej te dane do swojego zgłoszenia.
web-text-board = Plansza słowami

## Looking back and ahead

web-replay = Powtórka
web-eyes = Perspektywa
web-preview-change = { $what } { $before } → { $after }
web-preview-open = Co dalej, jeszcze nie wiadomo.

## Help at the table

web-legend = Wszystkie ikony
web-rules-now = Zasady do tego pytania
web-seat-mark = Kolor i kształt: { $who }
web-seat-mark-about = Wszystko w tym kolorze i kształcie należy do tej osoby.

web-coach-on = Włącz trenera
web-coach-off = Wyłącz trenera
web-regret = To zmniejsza twoje szanse na wygraną o około { $lost } %. Lepiej:
web-regret-back = Cofnij
web-regret-keep = Zostaw
