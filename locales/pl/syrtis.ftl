# Words of the command line.

syrtis-unknown-language = Nie ma tekstów w tym języku; są: { $known }.
syrtis-unknown-game = Nie ma tu gry „{ $name }”; są: { $known }.
syrtis-unknown-level = Nie ma takiego poziomu; są: { $known }.
syrtis-variant-follows = Wariant „{ $wanted }” nie pasuje do tych opcji: dają one stół „{ $variant }”.
syrtis-option-form = Opcję zapisuje się jako NAZWA=WARTOŚĆ; nazwy to: { $known }.
syrtis-file-unreadable = Nie można odczytać pliku { $file }: { $why }.
syrtis-file-unwritable = Nie można zapisać pliku { $file }: { $why }.
syrtis-asked = { $who }: { $question }

syrtis-sim-head = { $game }, { $variant }, { $players ->
    [one] jeden gracz
   *[many] { $players } graczy
}, ziarno { $seed }
syrtis-sim-games = Ukończone gry: { $finished } z { $games }, decyzje: { $decisions }
syrtis-sim-speed = { $seconds } s; na sekundę: decyzje { $decisions }, gry { $games }; bajty na stan: { $bytes }
syrtis-sim-longest = Najdłuższa gra – decyzje: { $decisions }, ostatnia runda: { $rounds }
syrtis-sim-seat = Miejsce
syrtis-sim-score = Średni wynik
syrtis-sim-wins = Wygrane
syrtis-sim-nobody = Nikt
syrtis-sim-action = Akcja
syrtis-sim-share = Udział

syrtis-result-nobody = Nikt nie wygrywa.
syrtis-result-winner = Wygrywa { $who }.
syrtis-result-winners = Wspólne zwycięstwo: { $who }.

syrtis-replay-head = { $game }, { $variant }, { $players ->
    [one] jeden gracz
   *[many] { $players } graczy
}; sprawdzone akcje: { $lines }, stan { $hash }
syrtis-replay-unfinished = Gra nie jest skończona; trwa runda { $round }.
syrtis-replay-too-far = Nie ma akcji { $to }: w zapisie jest ich { $lines }.
syrtis-replay-viewer = Patrzący to miejsce od 0 do { $last }, „spectator” albo „open”.
syrtis-replay-at = Akcje: { $lines }, runda { $round }:

syrtis-rules-game = { $game }: { $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
   *[many] { $rules } zasad
}
syrtis-rules-none = Żadna zasada nie zawiera „{ $words }”.
syrtis-rules-unknown = Nie ma zasady ani gry „{ $id }”; „syrtis rules” wypisuje gry.
syrtis-rules-unknown-near = Nie ma zasady „{ $id }”; w pobliżu są { $first } do { $last }.

syrtis-material-kind = Rodzaj
syrtis-material-id = Id
syrtis-material-name = Nazwa
syrtis-material-provenance = Pochodzenie
syrtis-material-confidence = Pewność
syrtis-material-count = { $provenance }: { $count }
syrtis-material-none = Nic w pudełku tak nie wygląda ({ $field }: „{ $word }”); są: { $known }.

syrtis-play-head = { $game }, { $variant }, { $players ->
    [one] jeden gracz
   *[many] { $players } graczy
}. Grasz jako { $who }. Pomoc: „h”.
syrtis-play-no-such-seat = Miejsca { $seat } nie ma przy tym stole; miejsca mają numery od 0 do { $last }.
syrtis-play-prompt = >
syrtis-play-help =
    Liczba wykonuje akcję o tym numerze; akcję można też wpisać słowami.
    u          cofnij swoją ostatnią akcję
    ?          czego teraz nie wolno i która zasada tak mówi
    p N        co zrobi akcja N, bez wykonywania jej
    v          pokaż stół jeszcze raz
    rule ID    przeczytaj zasadę
    save PLIK  zapisz grę; --load PLIK pozwala grać dalej
    q          wyjdź
syrtis-play-no-such-number = Wybierz liczbę od 1 do { $count }.
syrtis-play-change = { $who }: { $what } { $before } → { $after }
syrtis-play-unknown = Tego, co dalej, nikt jeszcze nie może wiedzieć.
syrtis-play-undone = Cofnięto.
syrtis-play-all-allowed = Wolno wszystko, czego można spróbować.
syrtis-play-saved = Zapisano w pliku { $file }.
syrtis-play-over = Koniec gry. „save PLIK” zachowuje zapis, „v” pokazuje stół, „q” wychodzi.
syrtis-play-left = Gra przerwana w rundzie { $round }.

syrtis-unknown-bot = „{ $bot }” to nie bot: bota zapisuje się jako POZIOM albo POZIOM@BUDŻET, a poziomy to: { $known }.
syrtis-bot-budget = „{ $bot }” nie ma budżetu na myślenie: podaj liczbę symulacji (400) albo czas (50ms, 2s), większe od zera.
syrtis-unknown-format = Nie ma takiego formatu; są: { $known }.
syrtis-table-form = „{ $text }” to nie stół: zapisuje się go jako GRA:OPCJA=WARTOŚĆ,OPCJA=WARTOŚĆ.
syrtis-table-nothing = Żadna wartość w „{ $text }” nie daje stołu.
syrtis-results-wrong = Nie można kontynuować pliku { $file }: { $why }
syrtis-results-head = jego pierwszy wiersz nie jest nagłówkiem pliku wyników.
syrtis-results-format = ma format { $format }, a znany jest tylko format 1.
syrtis-results-seed = jego rozdania mają ziarno { $theirs }, a nie { $ours }. Podaj inny plik albo tamto ziarno.
syrtis-results-version = jego partie ({ $game }) rozegrano według wersji { $theirs } zasad, a ta to { $ours }. Podaj inny plik.
syrtis-results-line = wiersz { $line } nie jest ukończoną partią ({ $why }).

syrtis-arena-title = Arena
syrtis-arena-head = Rozegrane partie: { $played } z { $planned }, format { $format }, ziarno { $seed }
syrtis-arena-method =
    W pojedynku jeden pretendent siedzi sam, a inny bot zajmuje wszystkie pozostałe miejsca; w każdym rozdaniu pretendent gra
    po kolei na każdym miejscu; wszystkie pary grają te same rozdania. Wspólne zwycięstwa liczą się w częściach. Przedziały
    są 95-procentowe (Wilson); linia przerywana to udział równego przeciwnika. „Jeden na jednego” to udział wygranych partii
    dwuosobowych przy takich samych szansach przeciwko każdemu przeciwnikowi.
syrtis-arena-too-few = Przy stole „{ $table }” boty grają przeciwko sobie: podaj co najmniej dwa.
syrtis-arena-too-few-mixed = Mieszany stół „{ $table }” wymaga różnych botów: { $seats }.
syrtis-arena-twice = „{ $name }” podano dwa razy.
syrtis-arena-no-games = Bez partii nie ma pomiaru: zażądaj co najmniej jednej.
syrtis-arena-game = Gra
syrtis-arena-bot = Bot
syrtis-arena-challenger = Pretendent
syrtis-arena-field = Przeciwnicy
syrtis-arena-games = Partie
syrtis-arena-wins = Wygrane
syrtis-arena-interval = 95 %
syrtis-arena-fair = Równy udział
syrtis-arena-against-one = Jeden na jednego
syrtis-arena-scores = Wyniki
syrtis-arena-verdict = Werdykt
syrtis-arena-stronger = silniejszy
syrtis-arena-weaker = słabszy
syrtis-arena-open = nierozstrzygnięte
syrtis-arena-ratings = Ranking
syrtis-arena-ratings-method =
    Bayesowski ranking Wenga i Lina ze wszystkich partii danej gry, w którym każdy bot zaczyna od 25; różnica około 4
    oznacza, że wygrana jest dwa razy bardziej prawdopodobna niż przegrana.
syrtis-arena-rating = Ocena
syrtis-arena-seats = Wygrane według miejsc
syrtis-arena-pace = Ile kosztuje decyzja
syrtis-arena-decisions = Decyzje
syrtis-arena-milliseconds = Milisekundy
syrtis-arena-simulations = Symulacje

syrtis-sim-bots = Podaj jednego bota na wszystkie miejsca albo po jednym na każde z miejsc ({ $seats }).
syrtis-stats-head = { $game }, { $variant }, { $players ->
    [one] jeden gracz
   *[many] { $players } graczy
}; partie: { $games }, boty: { $bots }, ziarno { $seed }
syrtis-stats-method =
    Udziały mają przedziały 95-procentowe (Wilson). Linia przerywana to zwykły udział. Element liczy się raz na każde miejsce i
    partię, w której to miejsce zrobiło z nim tę rzecz; że kto go miał, wygrywał częściej, nie musi znaczyć, że dzięki niemu.
syrtis-stats-of = Co
syrtis-stats-mean = Średnia
syrtis-stats-deviation = Odchylenie
syrtis-stats-least = Najmniej
syrtis-stats-tenth = 10. centyl
syrtis-stats-median = Mediana
syrtis-stats-ninetieth = 90. centyl
syrtis-stats-most = Najwięcej
syrtis-stats-scores = Wyniki
syrtis-stats-winning = Wyniki zwycięzców
syrtis-stats-leads = Przewaga nad drugim
syrtis-stats-actions = Akcje w partii
syrtis-stats-rounds = Rundy w partii
syrtis-stats-spread = Rozkład
syrtis-stats-seats = Miejsca
syrtis-stats-advantage = Przewaga
syrtis-stats-points = Skąd pochodzą punkty
syrtis-stats-source = Źródło
syrtis-stats-winners = Zwycięzcy
syrtis-stats-others = Pozostali
syrtis-stats-pieces = Elementy z pudełka
syrtis-stats-piece = Element
syrtis-stats-times = Ile razy
syrtis-stats-share = Udział
syrtis-stats-usual = Zwykle

syrtis-analyse-head = { $game }, { $variant }; decyzje: { $decisions }, akcje: { $actions }, ocenia { $bot } z ziarnem { $seed }
syrtis-analyse-method =
    Szansa to oczekiwanie bota dla miejsca, które decyduje, według tego, co to miejsce mogło wiedzieć: przed, jeśli zagra to, co
    wybrałby bot; po, z tym, co zagrało. Co zmieniło się między dwiema decyzjami miejsca, to sprawka innych i losu.
syrtis-analyse-unweighed = { $bot } nie waży swoich wyborów; weź poziom, który symuluje, na przykład expert@1000.
syrtis-analyse-chances = Szanse na wygraną
syrtis-analyse-swings = Największe zwroty
syrtis-analyse-own = Akcja { $line }, runda { $round }: { $who } przechodzi z { $from } na { $to } przez „{ $action }”; lepiej wyglądało „{ $choice }”.
syrtis-analyse-meanwhile = Przed akcją { $line }, runda { $round }: przez innych i los { $who } przechodzi z { $from } na { $to }.
syrtis-analyse-agreed = Jak bot
syrtis-analyse-loss = Średnia strata
syrtis-analyse-line = Akcja
syrtis-analyse-round = Runda
syrtis-analyse-done = Zagrano
syrtis-analyse-choice = Wybór bota
syrtis-analyse-before = Przed
syrtis-analyse-after = Po
syrtis-analyse-since = Od ostatniej
