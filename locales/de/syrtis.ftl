# Words of the command line.

syrtis-unknown-language = Diese Sprache ist nicht verfügbar. Zur Wahl stehen { $known }.
syrtis-unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Zur Wahl stehen { $known }.
syrtis-unknown-level = Diese Stufe gibt es nicht. Zur Wahl stehen { $known }.
syrtis-variant-follows = Die Variante „{ $wanted }“ passt nicht zu diesen Einstellungen: Sie ergeben einen Tisch „{ $variant }“.
syrtis-option-form = Schreib eine Einstellung als NAME=WERT. Die Namen sind { $known }.
syrtis-file-unreadable = { $file } lässt sich nicht lesen: { $why }.
syrtis-file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
syrtis-asked = { $who }: { $question }

syrtis-sim-head = { $game }, { $variant }, { $players ->
    [one] eine Person
   *[other] { $players } Personen
}, Seed { $seed }
syrtis-sim-games = { $finished } von { $games } Partien beendet, mit { $decisions } Entscheidungen
syrtis-sim-speed = { $seconds } s: { $decisions } Entscheidungen pro Sekunde, { $games } Partien pro Sekunde, { $bytes } Bytes pro Zustand
syrtis-sim-longest = Die längste Partie brauchte { $decisions } Entscheidungen; die höchste Runde war { $rounds }
syrtis-sim-seat = Platz
syrtis-sim-score = Mittlere Punkte
syrtis-sim-wins = Siege
syrtis-sim-nobody = Niemand
syrtis-sim-action = Aktion
syrtis-sim-share = Anteil

syrtis-result-nobody = Niemand hat gewonnen.
syrtis-result-recorded = Das Spiel ist zu Ende. Niemand gewinnt oder verliert; die Punkte werden notiert.
syrtis-result-winner = { $who } hat gewonnen.
syrtis-result-winners = Geteilter Sieg: { $who }.

syrtis-replay-head = { $game }, { $variant }, { $players ->
    [one] eine Person
   *[other] { $players } Personen
}: { $lines } Aktionen geprüft, Zustand { $hash }
syrtis-replay-unfinished = Die Partie ist nicht zu Ende; sie ist in Runde { $round }.
syrtis-replay-too-far = Eine Aktion { $to } gibt es nicht: Die Aufzeichnung hat { $lines }.
syrtis-replay-viewer = Zusehen kann ein Platz von 0 bis { $last }, „spectator“ oder „open“.
syrtis-replay-at = Nach { $lines } Aktionen, Runde { $round }:

syrtis-rules-game = { $game }: { $rules } Regeln
syrtis-rules-none = Keine Regel enthält „{ $words }“.
syrtis-rules-unknown = „{ $id }“ ist weder eine Regel noch ein Spiel; „syrtis rules“ zählt die Spiele auf.
syrtis-rules-unknown-near = Eine Regel „{ $id }“ gibt es nicht; am nächsten sind { $first } bis { $last }.

syrtis-material-kind = Art
syrtis-material-id = Id
syrtis-material-name = Name
syrtis-material-provenance = Herkunft
syrtis-material-own = Von uns
syrtis-material-confidence = Gewissheit
syrtis-material-count = { $provenance }: { $count } ({ $pieces ->
    [one] { $pieces } Teil
   *[other] { $pieces } Teile
})
syrtis-material-none = Nichts in der Schachtel hat „{ $word }“ als { $field }. Zur Wahl stehen { $known }.

syrtis-play-head = { $game }, { $variant }, { $players ->
    [one] eine Person
   *[other] { $players } Personen
}. Du bist { $who }. „h“ zeigt die Hilfe.
syrtis-play-no-such-seat = Platz { $seat } gibt es nicht an diesem Tisch; die Plätze sind 0 bis { $last }.
syrtis-play-prompt = >
syrtis-play-help =
    Gib eine Nummer ein, um diese Aktion auszuführen, oder schreib die Aktion aus.
    u           deine letzte Aktion zurücknehmen
    ?           zeigen, was jetzt nicht erlaubt ist und welche Regel das sagt
    p N         zeigen, was Aktion N bewirken würde, ohne sie auszuführen
    a          frage einen starken Bot um Rat, mit Gründen
    v           den Tisch noch einmal zeigen
    rule ID     eine Regel lesen
    save DATEI  die Partie als Aufzeichnung speichern; --load DATEI setzt sie fort
    q           aufhören
syrtis-play-no-such-number = Wähle eine Nummer von 1 bis { $count }.
syrtis-play-change = { $who }: { $what } { $before } → { $after }
syrtis-play-unknown = Was dann folgt, lässt sich noch nicht wissen.
syrtis-play-undone = Zurückgenommen.
syrtis-play-all-allowed = Alles, was du versuchen könntest, ist erlaubt.
syrtis-play-saved = Gespeichert in { $file }.
syrtis-play-over = Die Partie ist zu Ende. „save DATEI“ speichert die Aufzeichnung, „v“ zeigt den Tisch, „q“ hört auf.
syrtis-play-left = Du hast in Runde { $round } aufgehört.

syrtis-unknown-bot = „{ $bot }“ ist kein Bot. Schreib STUFE oder STUFE@BUDGET; die Stufen sind { $known }.
syrtis-bot-budget = „{ $bot }“ braucht ein Budget über null: eine Zahl von Simulationen (400) oder eine Zeit (50ms, 2s).
syrtis-unknown-net = „{ $bot }“ urteilt mit einem Netz, das es für { $game } nicht gibt. Nenne es: --net NAME=DATEI.
syrtis-net-form = „{ $text }“ ist kein Netz. Schreib NAME=DATEI; ein Name hat 1 bis 15 Buchstaben, Ziffern oder „-“.
syrtis-net-wrong = Das Netz { $file } lässt sich nicht verwenden: { $why }
syrtis-net-none = Der Meister hat kein Netz für { $game } ({ $why }) und spielt wie der Experte.
syrtis-selfplay-one-game = Beim Spiel gegen sich selbst geht es um ein Spiel: Nenne nur Tische eines Spiels.
syrtis-selfplay-done = { $games } Partien, { $positions } Stellungen in { $folder }.
syrtis-gate-before = Vorsprung vor dem vorigen Netz: { $mean } ({ $low } – { $high }) in { $deals } Geben.
syrtis-gate-by-hand = Vorsprung vor der Bewertung ohne Netz: { $mean } ({ $low } – { $high }) in { $deals } Geben.
syrtis-gate-expert = Vorsprung des Meisters vor dem Experten bei { $budget } je Entscheidung: { $mean } ({ $low } – { $high }) in { $deals } Geben.
syrtis-gate-table = { $table }: { $lead }
syrtis-gate-passed = Bestanden: stärker als das vorige und nicht schwächer als der Experte.
syrtis-gate-not-passed = Nicht bestanden.
syrtis-unknown-format = Dieses Format gibt es nicht. Zur Wahl stehen { $known }.
syrtis-table-form = „{ $text }“ ist kein Tisch. Schreib SPIEL:EINSTELLUNG=WERT,EINSTELLUNG=WERT.
syrtis-table-nothing = Kein Wert in „{ $text }“ ergibt einen gültigen Tisch.
syrtis-results-wrong = { $file } lässt sich nicht fortsetzen: { $why }
syrtis-results-head = Die erste Zeile ist nicht der Kopf einer Ergebnisdatei.
syrtis-results-format = Die Datei hat Format { $format }; unterstützt wird nur Format 1.
syrtis-results-seed = Ihre Partien haben Seed { $theirs }, nicht { $ours }. Nenne eine andere Datei oder diesen Seed.
syrtis-results-version = Ihre Partien von { $game } wurden mit Version { $theirs } der Regeln gespielt, dies ist Version { $ours }. Nenne eine andere Datei.
syrtis-results-line = Zeile { $line } ist keine beendete Partie ({ $why }).

syrtis-arena-title = Arena
syrtis-arena-head = { $played } von { $planned } Partien gespielt, Format { $format }, Seed { $seed }
syrtis-arena-method =
    In einem Duell sitzt ein Herausforderer allein gegen einen anderen Bot auf allen übrigen Plätzen und nimmt bei jeder
    Ausgangslage reihum jeden Platz ein; alle Paarungen spielen dieselben Ausgangslagen. Geteilte Siege zählen anteilig.
    Intervalle sind 95 % (Wilson); die gestrichelte Linie ist der Anteil bei gleicher Stärke. „Gegen einen“ ist der Anteil
    der Partien zu zweit, den dieselben Chancen gegen jeden Gegner gewännen.
syrtis-arena-too-few = Bei „{ $table }“ spielen Bots gegeneinander: Nenne mindestens zwei.
syrtis-arena-too-few-mixed = Ein gemischter Tisch „{ $table }“ braucht { $seats } verschiedene Bots.
syrtis-arena-twice = „{ $name }“ ist zweimal genannt.
syrtis-arena-no-games = Verlange mindestens eine Partie.
syrtis-arena-game = Spiel
syrtis-arena-bot = Bot
syrtis-arena-challenger = Herausforderer
syrtis-arena-field = Feld
syrtis-arena-games = Partien
syrtis-arena-wins = Siege
syrtis-arena-interval = 95 %
syrtis-arena-fair = Fair
syrtis-arena-against-one = Gegen einen
syrtis-arena-scores = Punkte
syrtis-arena-verdict = Urteil
syrtis-arena-stronger = stärker
syrtis-arena-weaker = schwächer
syrtis-arena-open = offen
syrtis-arena-ratings = Wertungen
syrtis-arena-ratings-method =
    Bayessche Wertungen nach Weng und Lin über alle Partien eines Spiels, in denen jeder Bot mit 25 beginnt; ein Unterschied
    von etwa 4 macht einen Sieg doppelt so wahrscheinlich wie eine Niederlage.
syrtis-arena-rating = Wertung
syrtis-arena-seats = Siege nach Platz
syrtis-arena-pace = Kosten einer Entscheidung
syrtis-arena-decisions = Entscheidungen
syrtis-arena-milliseconds = Millisekunden
syrtis-arena-simulations = Simulationen

syrtis-sim-bots = Nenne einen Bot für alle Plätze oder je einen für die { $seats } Plätze.
syrtis-stats-head = { $game }, { $variant }, { $players ->
    [one] eine Person
   *[other] { $players } Personen
}: { $games } Partien von { $bots }, Seed { $seed }
syrtis-stats-method =
    Anteile haben Intervalle von 95 % (Wilson). Die gestrichelte Linie ist der mittlere Anteil. Ein Stück zählt einmal für jeden
    Platz und jede Partie, in der der Platz dies damit tat. Wurde mit ihm öfter gewonnen, so beweist das nicht, dass es am Stück lag.
syrtis-stats-of = Messgröße
syrtis-stats-mean = Mittel
syrtis-stats-deviation = Abweichung
syrtis-stats-least = Minimum
syrtis-stats-tenth = 10. Perz.
syrtis-stats-median = Median
syrtis-stats-ninetieth = 90. Perz.
syrtis-stats-most = Maximum
syrtis-stats-scores = Punkte
syrtis-stats-winning = Punkte der Siegreichen
syrtis-stats-leads = Vorsprung vor dem zweiten Rang
syrtis-stats-actions = Aktionen pro Partie
syrtis-stats-rounds = Runden pro Partie
syrtis-stats-spread = Verteilung
syrtis-stats-seats = Plätze
syrtis-stats-advantage = Vorteil
syrtis-stats-points = Woher Punkte kommen
syrtis-stats-source = Quelle
syrtis-stats-winners = Siegreiche
syrtis-stats-others = Andere
syrtis-stats-pieces = Stücke in der Schachtel
syrtis-stats-piece = Stück
syrtis-stats-times = Male
syrtis-stats-share = Anteil
syrtis-stats-usual = Im Mittel

syrtis-analyse-head = { $game }, { $variant }: { $decisions } Entscheidungen in { $actions } Aktionen, bewertet von { $bot } mit Seed { $seed }
syrtis-analyse-method =
    Eine Chance ist, wie der Bot den Platz einschätzt, der entscheidet, nach dem, was dieser Platz wissen konnte: „davor“, wenn er
    die Wahl des Bots spielt, „danach“ mit dem Zug, den er gemacht hat. Änderungen zwischen zwei Entscheidungen eines Platzes
    gehen auf die anderen und das Glück zurück.
syrtis-analyse-unweighed = { $bot } wägt nicht ab. Nimm eine Stufe, die simuliert, etwa expert@1000.
syrtis-analyse-chances = Gewinnchancen
syrtis-analyse-swings = Die größten Umschwünge
syrtis-analyse-own = Aktion { $line }, Runde { $round }: { $who } geht von { $from } auf { $to } durch „{ $action }“; „{ $choice }“ sah besser aus.
syrtis-analyse-meanwhile = Vor Aktion { $line }, Runde { $round }: Andere und das Glück bringen { $who } von { $from } auf { $to }.
syrtis-analyse-agreed = Wie der Bot
syrtis-analyse-loss = Mittlerer Verlust
syrtis-analyse-line = Aktion
syrtis-analyse-round = Runde
syrtis-analyse-done = Gespielt
syrtis-analyse-choice = Wahl des Bots
syrtis-analyse-before = Davor
syrtis-analyse-after = Danach
syrtis-analyse-since = Seit zuletzt

syrtis-check-unopened = Die Datenbank kann nicht geprüft werden: { $why }
syrtis-check-counts = Tische: { $tables }. Einträge: { $entries }. Zwischenstände: { $snapshots }. Wegen geänderter Regeln geschlossen: { $closed }.
syrtis-check-file = Die Datei ist beschädigt: { $what }
syrtis-check-table = Tisch { $table } ist beschädigt: { $why }
syrtis-check-sound = Kein Schaden gefunden.
syrtis-check-damaged = Schaden gefunden. Eine Sicherung bringt Verlorenes zurück; der Server schließt beschädigte Tische und betreibt die anderen weiter.

## Copying a database
syrtis-copy-failed = Die Datenbank konnte nicht kopiert werden: { $why }
syrtis-copy-table = { $table }: { $rows } Zeilen, Prüfsumme { $hash }
syrtis-copy-same = Alles ist unverändert angekommen. Alle Spiele der neuen Datenbank werden nachgespielt …

syrtis-puzzles-one-game = Eine Rätselsuche gilt einem Spiel.
syrtis-puzzles-done = { $games } Partien, { $searched } Stellungen durchsucht, { $found } Rätsel gefunden, { $kept } behalten. Gelöst von greedy { $greedy }, planner { $planner }, einem eiligen expert { $expert }.
