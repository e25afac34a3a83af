# Words of the command line.

syrtis-unknown-language = Ten język nie jest dostępny. Do wyboru: { $known }.
syrtis-unknown-game = Nie ma gry „{ $name }”. Do wyboru: { $known }.
syrtis-unknown-level = Nie ma takiego poziomu. Do wyboru: { $known }.
syrtis-variant-follows = Wariant „{ $wanted }” nie pasuje do tych opcji: dają one stół „{ $variant }”.
syrtis-option-form = Zapisz opcję jako NAZWA=WARTOŚĆ. Nazwy to: { $known }.
syrtis-file-unreadable = Nie można odczytać pliku { $file }: { $why }.
syrtis-file-unwritable = Nie można zapisać pliku { $file }: { $why }.
syrtis-asked = { $who }: { $question }

syrtis-sim-head = { $game }, { $variant }, { $players ->
    [one] jeden gracz
   *[many] { $players } graczy
}, ziarno { $seed }
syrtis-sim-games = Ukończone gry: { $finished } z { $games }, decyzje: { $decisions }
syrtis-sim-speed = { $seconds } s; na sekundę: decyzje { $decisions }, gry { $games }; bajty na stan: { $bytes }
syrtis-sim-longest = Najdłuższa gra – decyzje: { $decisions }; najwyższa runda: { $rounds }
syrtis-sim-seat = Miejsce
syrtis-sim-score = Średni wynik
syrtis-sim-wins = Wygrane
syrtis-sim-nobody = Nikt
syrtis-sim-action = Akcja
syrtis-sim-share = Udział

syrtis-result-nobody = Nikt nie wygrywa.
syrtis-result-recorded = Koniec gry. Nikt nie wygrywa ani nie przegrywa; liczy się zapisany wynik.
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
syrtis-rules-unknown = „{ $id }” nie jest ani zasadą, ani grą; „syrtis rules” wypisuje gry.
syrtis-rules-unknown-near = Nie ma zasady „{ $id }”; najbliższe to { $first } do { $last }.

syrtis-material-kind = Rodzaj
syrtis-material-id = Id
syrtis-material-name = Nazwa
syrtis-material-provenance = Pochodzenie
syrtis-material-own = Nasze
syrtis-material-confidence = Pewność
syrtis-material-count = { $provenance }: { $count } ({ $pieces ->
    [one] { $pieces } element
    [few] { $pieces } elementy
   *[other] { $pieces } elementów
})
syrtis-material-none = Nic w pudełku nie pasuje ({ $field }: „{ $word }”). Do wyboru: { $known }.

syrtis-play-head = { $game }, { $variant }, { $players ->
    [one] jeden gracz
   *[many] { $players } graczy
}. Grasz jako { $who }. Wpisz „h”, aby zobaczyć pomoc.
syrtis-play-no-such-seat = Miejsca { $seat } nie ma przy tym stole; miejsca mają numery od 0 do { $last }.
syrtis-play-prompt = >
syrtis-play-help =
    Wpisz liczbę, aby wykonać akcję o tym numerze, albo wpisz akcję słowami.
    u          cofnij swoją ostatnią akcję
    ?          pokaż, czego teraz nie wolno i która zasada tak mówi
    p N        pokaż, co zrobiłaby akcja N, bez wykonywania jej
    a          zapytaj silnego bota o radę, z uzasadnieniem
    v          pokaż stół jeszcze raz
    rule ID    przeczytaj zasadę
    save PLIK  zapisz grę do pliku; kontynuuj ją przez --load PLIK
    q          wyjdź
syrtis-play-no-such-number = Wybierz liczbę od 1 do { $count }.
syrtis-play-change = { $who }: { $what } { $before } → { $after }
syrtis-play-unknown = Co dalej, jeszcze nie wiadomo.
syrtis-play-undone = Cofnięto.
syrtis-play-all-allowed = Wolno wszystko, czego można spróbować.
syrtis-play-saved = Zapisano w pliku { $file }.
syrtis-play-over = Koniec gry. „save PLIK” zapisuje ją do pliku, „v” pokazuje stół, „q” kończy.
syrtis-play-left = Gra przerwana w rundzie { $round }.

syrtis-unknown-bot = „{ $bot }” to nie bot. Wpisz POZIOM albo POZIOM@BUDŻET; poziomy to: { $known }.
syrtis-bot-budget = „{ $bot }” wymaga budżetu większego od zera: liczby symulacji (400) albo czasu (50ms, 2s).
syrtis-unknown-net = „{ $bot }” ocenia siecią, której nie ma dla gry { $game }. Podaj ją: --net NAZWA=PLIK.
syrtis-net-form = „{ $text }” to nie sieć. Wpisz NAZWA=PLIK; nazwa ma od 1 do 15 liter, cyfr lub „-”.
syrtis-net-wrong = Nie można użyć sieci { $file }: { $why }
syrtis-net-none = Mistrz nie ma sieci do gry { $game } ({ $why }) i gra jak ekspert.
syrtis-selfplay-one-game = Gra z samym sobą dotyczy jednej gry: podaj stoły tylko jednej gry.
syrtis-selfplay-done = Partie: { $games }, pozycje: { $positions }, w folderze { $folder }.
syrtis-gate-before = Przewaga nad poprzednią siecią: { $mean } ({ $low } – { $high }), rozdania: { $deals }.
syrtis-gate-by-hand = Przewaga nad oceną bez sieci: { $mean } ({ $low } – { $high }), rozdania: { $deals }.
syrtis-gate-expert = Przewaga mistrza nad ekspertem przy { $budget } na decyzję: { $mean } ({ $low } – { $high }), rozdania: { $deals }.
syrtis-gate-table = { $table }: { $lead }
syrtis-gate-passed = Przyjęta: silniejsza od poprzedniej i nie słabsza od eksperta.
syrtis-gate-not-passed = Nie przyjęta.
syrtis-unknown-format = Nie ma takiego formatu. Do wyboru: { $known }.
syrtis-table-form = „{ $text }” to nie stół. Wpisz GRA:OPCJA=WARTOŚĆ,OPCJA=WARTOŚĆ.
syrtis-table-nothing = Żadna wartość w „{ $text }” nie daje poprawnego stołu.
syrtis-results-wrong = Nie można kontynuować pliku { $file }: { $why }
syrtis-results-head = jego pierwszy wiersz nie jest nagłówkiem pliku wyników.
syrtis-results-format = ma format { $format }, a obsługiwany jest tylko format 1.
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
syrtis-arena-no-games = Podaj co najmniej jedną partię.
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
syrtis-arena-pace = Koszt decyzji
syrtis-arena-decisions = Decyzje
syrtis-arena-milliseconds = Milisekundy
syrtis-arena-simulations = Symulacje

syrtis-sim-bots = Podaj jednego bota na wszystkie miejsca albo po jednym na każde z miejsc ({ $seats }).
syrtis-stats-head = { $game }, { $variant }, { $players ->
    [one] jeden gracz
   *[many] { $players } graczy
}; partie: { $games }, boty: { $bots }, ziarno { $seed }
syrtis-stats-method =
    Udziały mają przedziały 95-procentowe (Wilson). Linia przerywana to średni udział. Element liczy się raz na każde miejsce i
    partię, w której to miejsce zrobiło z nim tę rzecz. Jeśli miejsca z elementem wygrywały częściej, nie dowodzi to, że dzięki niemu.
syrtis-stats-of = Miara
syrtis-stats-mean = Średnia
syrtis-stats-deviation = Odchylenie
syrtis-stats-least = Minimum
syrtis-stats-tenth = 10. centyl
syrtis-stats-median = Mediana
syrtis-stats-ninetieth = 90. centyl
syrtis-stats-most = Maksimum
syrtis-stats-scores = Wyniki
syrtis-stats-winning = Wyniki zwycięzców
syrtis-stats-leads = Przewaga nad drugim miejscem
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
syrtis-stats-usual = Średnio

syrtis-analyse-head = { $game }, { $variant }; decyzje: { $decisions }, akcje: { $actions }, ocenia { $bot } z ziarnem { $seed }
syrtis-analyse-method =
    Szansa to ocena bota dla miejsca, które decyduje, według tego, co to miejsce mogło wiedzieć: „przed”, jeśli zagra to, co
    wybrałby bot, „po” z ruchem, który wykonało. Zmiany między dwiema decyzjami miejsca to skutek ruchów innych i losu.
syrtis-analyse-unweighed = { $bot } nie ocenia swoich możliwości. Użyj poziomu, który symuluje, na przykład expert@1000.
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

syrtis-check-unopened = Nie można sprawdzić bazy danych: { $why }
syrtis-check-counts = Stoły: { $tables }. Wpisy: { $entries }. Stany pośrednie: { $snapshots }. Zamknięte z powodu zmiany zasad: { $closed }.
syrtis-check-file = Plik jest uszkodzony: { $what }
syrtis-check-table = Stół { $table } jest uszkodzony: { $why }
syrtis-check-sound = Nie znaleziono uszkodzeń.
syrtis-check-damaged = Znaleziono uszkodzenia. Kopia zapasowa przywróci to, co utracono; serwer zamyka uszkodzone stoły, a pozostałe działają dalej.

## Copying a database
syrtis-copy-failed = Nie udało się skopiować bazy danych: { $why }
syrtis-copy-table = { $table }: wiersze: { $rows }, skrót { $hash }
syrtis-copy-same = Wszystko dotarło bez zmian. Odtwarzanie wszystkich gier z nowej bazy…

syrtis-puzzles-one-game = Zagadek szuka się w jednej grze naraz.
syrtis-puzzles-done = Gry: { $games }, zbadane pozycje: { $searched }, znalezione zagadki: { $found }, zachowane: { $kept }. Rozwiązuje je greedy w { $greedy }, planner w { $planner }, pospieszny expert w { $expert }.
