# Words of the pages, and of what a table opens on request. What every table needs is in frame.ftl.

## The ways between the pages

web-skip = Zum Inhalt springen
web-ways = Seiten
web-games = Spiele
web-language = Sprache
web-my-tables = Meine Tische

## The first page

web-home-head = Drei Mars-Brettspiele an einem Tisch
web-home-line = Spiel gegen Bots oder mit Freunden. Ohne Konto, ohne Warten.
web-play-now = Gleich gegen Bots spielen
web-with-friends = Mit Freunden
web-set-up = Tisch einrichten
web-my-tables-none = Du hast noch keine Tische. Wähle ein Spiel, um loszulegen.
web-my-tables-waiting = Keine weiteren Tische. Oben wartet jemand auf dich.
web-my-tables-all = Alle Tische ({ $count })
web-my-tables-ended = Beendet
web-open-tables = Offene Tische
web-open-tables-none = Gerade sucht niemand Mitspieler. Öffne selbst einen Tisch: Alle sehen ihn hier.
web-watch-tables = Tische zum Zuschauen
web-watch = Zuschauen
web-free-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
web-status-waiting = Wartet auf Mitspieler
web-status-running = Läuft
web-status-over = Beendet
web-status-abandoned = Aufgegeben
web-status-closed = Geschlossen

## Setting up a table

web-part-game = Das Spiel
web-part-fine = Einzelheiten
web-part-readings = Wo die Regelhefte es offen lassen
web-part-readings-help = Jede Möglichkeit ist eine Lesart der Regeln; voreingestellt ist unsere. Die Regel sagt, warum.
web-ruling = Warum: { $rule }
web-adapted = „{ $option }“ steht jetzt auf „{ $value }“. { $why }
web-stands-for = An diesem Tisch: { $name }.
web-seat-random = Zufällig
web-flag-on = an
web-flag-off = aus
web-part-people = Mitspielende
web-part-run = Einstellungen des Tisches
web-wrong-option = Bitte prüfe „{ $option }“.
web-make-start = Partie beginnen
web-make-invite = Tisch öffnen

web-level-random-for = zum Ausprobieren
web-level-greedy-for = für die ersten Partien
web-level-planner-for = für eine gute Partie
web-level-expert-for = für eine schwere Partie
web-level-master-for = für die schwerste Partie
web-beginner-level = Für die ersten Partien schlagen wir { $level } vor: vernünftige, schnelle Züge, denen du folgen und die du schlagen kannst.

web-seats = Plätze
web-seats-help = Ein freier Platz ist für alle, die deiner Einladung folgen.
web-seats-watch = Du hast keinen Platz: Du schaust nur zu.
web-seat-me = Ich
web-seat-anybody = Freunde (freier Platz)
web-seat-bots = Bots
web-seat-bot = Bot: { $level } ({ $use })

web-access = Wer mitmachen darf
web-access-invited = Eingeladene
web-access-open = Alle
web-access-invited-help = Nur wer den Link hat, kann mitspielen oder zuschauen.
web-access-open-help = Der Tisch steht in der Liste auf der Startseite.

web-begin = Beginn
web-begin-full = Wenn alle Plätze besetzt sind
web-begin-host = Wenn ich es sage
web-begin-full-help = Die Partie beginnt, sobald alle Plätze besetzt sind.
web-begin-host-help = Sind alle Plätze besetzt, startet die Person die Partie, die den Tisch geöffnet hat.

web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-brisk = Zügig
web-clock-calm = Ruhig
web-clock-day = Ein Tag
web-clock-days = Drei Tage
web-clock-own = Eigene
web-clock-none-help = Alle dürfen überlegen, so lange sie wollen.
web-clock-brisk-help = 20 Sekunden für jede Entscheidung und 5 Minuten Reserve. Danach zieht ein Bot.
web-clock-calm-help = Eine Minute für jede Entscheidung und 20 Minuten Reserve. Danach zieht ein Bot.
web-clock-day-help = Spielt, wann ihr Zeit habt: ein Tag für jede Entscheidung, ein Tag Reserve. Danach zieht ein Bot.
web-clock-days-help = Drei Tage für jede Entscheidung, drei Tage Reserve. Danach übernimmt ein Bot den Platz, bis die Person zurück ist.
web-clock-own-help = Stell eigene Zeiten ein. Die Reserve ist für längere Entscheidungen und muss für die ganze Partie reichen.
web-clock-wrong = Gib mindestens { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  } für eine Entscheidung und höchstens { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }.
web-clock-move = Sekunden pro Entscheidung
web-clock-bank = Minuten Reserve
web-pace = Tempo
web-pace-live = Am Stück
web-pace-days = Über mehrere Tage
web-zero = Wenn die Zeit um ist
web-zero-nothing = Geschieht nichts
web-zero-fallback = Der mildeste Zug wird gemacht
web-zero-bot_move = Ein Bot macht den Zug
web-zero-bot_seat = Ein Bot übernimmt den Platz

web-undo = Zurücknehmen
web-undo-free = Frei
web-undo-agreed = Wenn alle zustimmen
web-undo-never = Nie
web-undo-free-help = Du kannst deine Züge zurücknehmen, bis du etwas Neues siehst oder jemand anderes entscheidet. Weiter zurück nur, wenn alle zustimmen.
web-undo-agreed-help = Jedem Schritt zurück müssen die anderen zustimmen.
web-undo-never-help = Jeder Zug ist endgültig.

web-hints = Hinweise
web-hints-alone = Nur mit Bots
web-hints-everybody = Für alle
web-hints-never = Keine
web-hints-alone-help = Wer nur mit Bots spielt, kann fragen, was ein starker Bot tun würde.
web-hints-everybody-help = Alle am Tisch können fragen, was ein starker Bot tun würde.
web-hints-never-help = Alle denken selbst.

web-spectators = Zuschauen
web-spectators-help = Andere dürfen zuschauen. Sie sehen nur, was offen liegt.
web-chat-allowed = Chat
web-chat-allowed-help = Die Leute am Tisch können einander schreiben.
web-stand-in = Vertretung
web-stand-in-help = Dieser Bot spielt für alle, die gehen, bis sie zurückkommen.
web-seed = Seed
web-seed-random = zufällig
web-seed-help = Gleicher Seed und gleiche Züge ergeben die gleiche Partie. Bleibt er leer, kennt ihn vor dem Ende niemand.
web-seed-wrong = Ein Seed ist eine ganze Zahl.
web-seed-chosen = Von Hand gewählt

## Before the game begins

web-waiting = Warteraum
web-waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-waiting-start = Alle sind da. Beginne, wann du willst.
web-waiting-host = Alle sind da. Die Person, die den Tisch geöffnet hat, startet die Partie.
web-seat-free = Freier Platz
web-seat-you = das bist du
web-seat-to-bot = Bot für Platz { $number }
web-seat-bot-put = Bot hinzufügen
web-seat-bot-away = Bot entfernen
web-sit-here = Hier sitzen
web-sit-down = Hinsetzen
web-fill-with-bots = Freie Plätze mit Bots füllen
web-join = Du bist eingeladen
web-full = Alle Plätze sind besetzt
web-full-help = Sobald die Partie beginnt, kannst du hier zuschauen.
web-start = Partie beginnen
web-get-up = Platz freigeben
web-give-up-table = Tisch absagen
web-change = Tisch ändern
web-change-moves = { $who } wechselt auf einen freien Platz.
web-change-begin = Nach einer Änderung beginnt die Partie, wenn du sie startest.
web-change-from = { $name }: { $after } (vorher: { $before })
web-change-now = { $name }: { $after }
web-change-seats = Die Plätze sind jetzt anders verteilt.
web-changed-begin = Die Partie beginnt, wenn die Person sie startet, die den Tisch geöffnet hat.
web-table-facts = Dieser Tisch
web-invite = Lade Freunde mit diesem Link ein
web-invite-copy = Kopieren
web-invite-share = Teilen
web-invite-code = Code für die Handykamera
web-invite-help = Wer ihn öffnet, kann sofort mitmachen, ohne Konto. Läuft die Partie schon, kann man zuschauen.
web-name-yours = Dein Name
web-name-change = Name ändern
web-name-take = Diesen Namen verwenden

## The rulebook

web-rules-of = Regeln von { $game }
web-rules-more = Mehr aus diesem Kapitel
web-rules-all = Alle Regeln
web-rule = Regel { $rule }
web-rules-sources = Quellen anzeigen
web-rules-search = Wort, Karte oder Nummer
web-rules-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
web-rules-found = { $count ->
    [one] ein Treffer
   *[other] { $count } Treffer
  }
web-rules-parts = Teile der Regeln
web-rules-chapters = Kapitel
web-rules-numbered = Nummerierte Regeln
web-rules-words = Glossar
web-rules-icons = Symbole
web-learn-of = So wird gespielt: { $game }
web-learn-pages = Schritte der Anleitung
web-learn-chapters = Alle Kapitel
web-learn-print = Drucken
web-learn-none = Zu diesem Spiel gibt es noch keine Anleitung.
web-rules-sections = Abschnitte

## The box

web-gallery-of = { $game }: In der Schachtel
web-gallery-honest = Nicht jeder Wert ließ sich im Druck bestätigen. Bei jeder Karte steht, woher ihre Werte stammen.
web-gallery-search = Name oder Text
web-gallery-kind = Art
web-gallery-tag = Symbol
web-gallery-origin = Herkunft
web-gallery-all-kinds = Alle Arten
web-gallery-all-tags = Alle Symbole
web-gallery-all-origins = Jede Herkunft
web-gallery-count = { $count ->
    [one] ein Teil
   *[other] { $count } Teile
}
web-origin-printed = Gedruckt
web-origin-reported = Berichtet
web-origin-third_party = Aus zweiter Hand
web-origin-disputed = Umstritten
web-origin-mixed = Teils eigener Entwurf
web-origin-designed = Eigener Entwurf
web-origin-source = Quelle: { $source }
web-sure = Wie sicher das ist
web-sure-of = { $game }: Wie sicher das ist
web-sure-intro = Keine Quelle nennt alle gedruckten Werte. Hier steht jede Karte, jedes Plättchen und jeder Aufdruck, der nicht vollständig in den Regelheften steht: wie sicher wir sind, was davon von uns ist und wo wir den Rest gelesen haben. Zahlen und Preise, die die Regelhefte nennen, stehen auf der Regelseite. Anmerkungen und Quellen sind auf Englisch.
web-sure-designed = Eigener Entwurf, weil der gedruckte Inhalt nie als Text veröffentlicht wurde: { $list }.
web-sure-mixed = { $count ->
    [one] { $count } Teil ist teils von uns.
   *[other] { $count } Teile sind teils von uns.
}
web-sure-none = Nichts davon ist unser eigener Entwurf; { $count } von { $all } Teilen stammen aus zweiter Hand, aus Listen und Programmen anderer, { $disputed } sind umstritten.
web-sure-own = Von uns: { $list }
web-sure-sources = Was die Quellen sind
web-trust = Wie sicher: { $list }
web-trust-part = { $part } ({ $level })
web-trust-certain = sicher
web-trust-high = sehr wahrscheinlich
web-trust-medium = wahrscheinlich
web-trust-low = zweifelhaft
web-trust-none = unbekannt
web-sure-box = In der Schachtel ansehen
web-own-name = der Name
web-own-effect = die Wirkung
web-own-points = die Punkte
web-own-zones = die Zonen
web-own-links = die Verbindungen zu anderen Zonen
web-own-count = die Anzahl
web-own-cycle = der Zyklus
web-own-fields = die Zahl der Felder
web-own-existence = dass es das gibt
web-own-kind = die Art
web-own-detail = eine Einzelheit der Wirkung
web-own-timing = der Zeitpunkt
web-own-number = die Zahl der Astronauten
web-own-actions = die Aktionen
web-own-price = der Preis
web-own-reward = die Belohnung
web-own-value = der Wert
web-own-rim = die Verbindungen am Rand
web-own-shape = die Form
web-own-length = die Länge

web-figure-number = Nr.
web-figure-cost = Kosten
web-figure-starting_mc = M€ zu Beginn
web-figure-vp = Punkte
web-figure-capacity = Plätze
web-figure-value = Wert
web-figure-time = Zeit
web-figure-reputation = Ansehen
web-figure-cycle = Zyklus
web-figure-fields = Felder
web-figure-regolith = Regolith
web-figure-ice = Eis
web-figure-mc = M€
web-figure-plants = Pflanzen
web-figure-cards = Karten
web-figure-count = Anzahl

## Settings

web-settings-device = Nur auf diesem Gerät gespeichert. Änderungen gelten sofort.
web-settings-look = Aussehen
web-settings-play = Spielen
web-settings-name = Name
web-settings-name-help = Die anderen an deinen Tischen sehen ihn. In beendeten Partien bleibt dein alter Name.
web-forget = Mich auf diesem Server vergessen
web-forget-sure = Bots übernehmen deine Plätze, und deine Tische gehören dir nicht mehr. Deine Studien und Ergebnisse werden gelöscht, und dein Name verschwindet aus allen Partien. Das lässt sich nicht rückgängig machen.
web-forget-not = Bleiben
web-theme = Farbschema
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-text-size = Schriftgröße
web-text-size-small = Klein
web-text-size-normal = Normal
web-text-size-large = Groß
web-shapes = Formen neben Farben
web-shapes-help = Alle am Tisch haben auch eine Form, sodass du nie Farben unterscheiden musst.
web-playback = Wiedergabe
web-playback-help = Wie schnell der Tisch zeigt, was andere tun. Du kannst jederzeit handeln; das überspringt den Rest.
web-playback-off = Aus
web-playback-fast = Schnell
web-playback-normal = Normal
web-playback-slow = Langsam
web-animation = Animation
web-animation-help = Wie lange sich Teile bewegen, wenn etwas geschieht.
web-animation-0 = Keine
web-animation-120 = Schnell
web-animation-250 = Normal
web-animation-500 = Langsam
web-confirm = Züge bestätigen
web-confirm-never = Sofort
web-confirm-lasting = Bei Wahlen fürs ganze Spiel
web-confirm-grace = Mit Zeit zum Anhalten
web-confirm-always = Mit zweitem Tippen
web-confirm-never-help = Einmal tippen macht den Zug. Wo es erlaubt ist, kannst du ihn noch zurücknehmen.
web-confirm-lasting-help = Ein zweites Tippen ist nur nötig, wo eine Wahl für das ganze Spiel gilt, etwa bei Konzern oder Mission, oder den Rest eines Zuges verschenkt. Alles andere geht mit einem Tippen.
web-confirm-grace-help = Tippen macht den Zug nach einer kurzen Pause. Bis dahin kannst du ihn anhalten.
web-confirm-always-help = Das erste Tippen zeigt, was geschehen würde; das zweite macht den Zug.
web-single = Entscheidungen mit nur einer Antwort überspringen
web-single-help = Wenn du nur eines tun kannst, geschieht es von selbst.
web-sound = Ton
web-sound-help = Spielt einen leisen Ton, wenn du dran bist.
web-buzz = Vibration
web-buzz-help = Auf dem Handy: ein kurzes Vibrieren, wenn du am Zug bist und bevor deine Zeit abläuft.
web-preview = Vorschau
web-preview-line = Erlaubte Orte leuchten. Die anderen sagen, warum es nicht geht.
web-preview-move = Ziehen
web-version = Syrtis { $version }
web-interface = API für Programme

## Keys

web-key-action = Die Aktion mit dieser Taste in der Liste ausführen
web-key-tab = Zum Nächsten, was du benutzen kannst
web-key-arrows = Auf dem Brett von Teil zu Teil gehen
web-key-enter = Wählen
web-key-undo = Zurücknehmen
web-key-hint = Um einen Hinweis bitten
web-key-escape = Schließen oder abbrechen
web-key-help = Diese Tasten zeigen

## At the table

web-game-missing = Ein Spiel namens „{ $name }“ gibt es hier nicht.
web-game-others = Diese Spiele sind da:
web-score = Punkte
web-score-sum = Summe
web-score-tie = Gleichstand
web-score-place = Rang
web-score-chart = Punkte nach Runden
web-score-chart-missing = Das Punktediagramm ließ sich nicht laden.
web-rematch = Noch einmal spielen
web-rematch-join = Zur nächsten Partie
web-record = Aufzeichnung speichern
web-look-board = Brett ansehen

## Looking at a game again

web-replay-table = Zurück zum Tisch
web-replay-move = Zug
web-replay-first = Zum Anfang
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-last = Zum Ende
web-replay-hidden = Etwas geschah, das aus dieser Sicht nicht zu sehen war.
web-play-on = Von hier weiterspielen
web-play-on-seat = Mein Platz
web-play-on-bots = Die anderen
web-play-on-known = Die Karten liegen wie in dieser Partie: Wer sie gesehen hat, weiß, was kommt.
web-play-on-go = Weiterspielen
web-eyes-of = Wie { $who } es sah
web-eyes-spectator = Wie Zuschauer es sahen
web-eyes-open = Alles offen
web-analysis = Analyse
web-analysis-help = Siegchancen, wie ein starker Bot sie einschätzt, nach dem, was alle jeweils wissen konnten.
web-analysis-thinks = Der Bot untersucht die Partie …
web-analysis-swings = Die teuersten Züge
web-analysis-better = Wahl des Bots:
web-analysis-same = { $who } wählte dasselbe wie der Bot ({ $chance }).
web-analysis-chart = Siegchancen im Lauf der Partie
web-percent = { $share } %
web-copy-link = Link kopieren

## A lesson: a guided game

web-lesson = Lektion
web-lesson-learn = Spielend lernen
web-lesson-first = Deine erste Partie?
web-lesson-minutes = Etwa { $minutes } min.
web-lesson-start = Lektion beginnen
web-lesson-go-on = Lektion fortsetzen
web-lesson-anew = Neu beginnen
web-lesson-count = { $number } von { $of }
web-lesson-next = Weiter
web-lesson-before = Zurück
web-lesson-show = Zeig’s mir
web-lesson-do = Mach es für mich
web-lesson-skip = Schritt überspringen
web-lesson-more = Mehr zur Lektion
web-lesson-stop = Ohne Lektion weiterspielen
web-lesson-leave = Gehen und später weitermachen
web-lesson-back = Zurück zur Lektion
web-lesson-look = Sieh dir an, was herauskam, und tippe dann auf „Weiter“.
web-lesson-watch = Schau zu: Die anderen sind dran.
web-lesson-free = Jetzt entscheidest du. Probier aus, was du gelernt hast; „Hinweis“ verrät, was ein starker Spieler täte.
web-lesson-skipped = In Ordnung. Mach, was du möchtest; danach geht die Lektion weiter.
web-lesson-instead = Noch nicht. Die Lektion möchte dir zuerst etwas anderes zeigen. Du kannst den Schritt auch überspringen.
web-lesson-says = { $what }
web-lesson-then = Als Nächstes: { $title }
web-lesson-coach = Eine eigene Partie mit Trainer
web-lesson-play = Eine eigene Partie gegen leichte Bots

## Commented games

web-study = Studie
web-study-watch = Kommentierte Partie ansehen
web-study-make = Partie kommentieren
web-study-mine = Meine Studien
web-study-by = kommentiert von { $who }
web-study-ours = von uns kommentiert
web-study-title = Titel der Studie
web-study-language = Sprache der Kommentare
web-study-write = Schreiben
web-study-read = Lesen
web-study-share = Teilen
web-study-link = Link zu dieser Studie
web-study-link-help = Wer diesen Link hat, kann sie lesen.
web-study-link-own = Wer diesen Link hat, kann sie lesen. Ändern kannst nur du sie.
web-study-comments = Kommentare
web-study-comment = Kommentar { $number } von { $all }
web-study-count = { $count ->
    [one] { $count } Kommentar
   *[other] { $count } Kommentare
}
web-study-none = Kein Kommentar zu diesem Zug
web-study-empty = Noch keine Kommentare.
web-study-next = Nächster Kommentar
web-study-previous = Voriger
web-study-marks = Auf dem Tisch markiert
web-study-arrow = { $from } → { $to }
web-study-gone = liegt gerade nicht aus
web-study-if = Was wäre, wenn …
web-study-step = Was wäre, wenn: Zug { $step } von { $steps }
web-study-back = Zurück zur Partie
web-study-text = Kommentar zu diesem Zug
web-study-mark-ring = Ring
web-study-mark-arrow = Pfeil
web-study-tap = Tippe ein Teil an, um es einzukreisen; noch einmal, um den Ring zu entfernen.
web-study-tap-from = Tippe das Teil an, bei dem der Pfeil beginnt.
web-study-tap-to = Tippe nun das Teil an, auf das er zeigt.
web-study-list = Aus einer Liste markieren
web-study-piece = Teil
web-study-to = Pfeil zu
web-study-no-arrow = kein Pfeil, ein Ring
web-study-add = Markieren
web-study-unmark = Markierung entfernen: { $mark }
web-study-try-help = Wähle einen Zug auf dem Plan oder aus der Liste der Aktionen. Die Regeln prüfen ihn.
web-study-over = Hier ist die Partie zu Ende.
web-study-player = Wer weiterspielt
web-study-take-back = Zurücknehmen
web-study-drop = Variante löschen
web-study-saved = Gespeichert
web-study-unsaved = Wird gespeichert …
web-study-failed = Nicht gespeichert: { $why }
web-study-late = In einem anderen Fenster geändert: Lade die Seite neu.
web-study-delete = Löschen
web-study-delete-sure = „{ $title }“ löschen? Niemand kann sie dann noch lesen.

web-cards-show = Karten zeigen
web-cards-show-help = Zeigst du auf eine Karte, siehst du immer ihren ganzen Text.
web-cards-show-icons = Symbole
web-cards-show-words = Worte
web-cards-show-both = beides
web-questions = Fragen
web-questions-help = Für Anfänger sagt ein Satz, was die Wahl bedeutet. Ohne Auswahl hier verschwindet er nach drei beendeten Partien.
web-questions-beginner = für Anfänger
web-questions-brief = kurz
web-playback-next = Weiter
web-since-earlier = Frühere Ereignisse: { $number }.
web-since-go = Weiter
web-coach = Trainer
web-coach-help = Zeigt in Partien gegen Bots vor jeder Entscheidung die besten Möglichkeiten mit Gründen.
web-coach-thinks = Der Trainer überlegt …
web-advice = Rat mit Gründen
web-advice-why = Warum?
web-advice-best = Am besten: { $chance } % Siegchance, in { $share } % der Simulationen versucht
web-advice-behind = { $chance } % Siegchance (−{ $behind })
web-advice-even = { $chance } % Siegchance, praktisch gleich gut
web-advice-tempting = Verlockend, aber nur { $chance } % Siegchance (−{ $behind })
web-advice-source = { $count ->
    [one] Aus 1 simulierten Partie; der Bot sieht nur, was du siehst.
   *[other] Aus { $count } simulierten Partien; der Bot sieht nur, was du siehst.
  }
web-puzzles = Rätsel
web-puzzles-of = Rätsel: { $game }
web-puzzles-about = Stellungen aus Partien zwischen Bots, in denen eine Wahl klar die beste ist. Die Punkte zeigen, wie schwer sie sind.
web-puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
web-puzzles-solved = Gelöst: { $solved } von { $all }
web-puzzle-daily = Rätsel des Tages
web-puzzle = Rätsel { $number }
web-puzzle-solved = gelöst
web-puzzle-hard-1 = leicht
web-puzzle-hard-2 = mittel
web-puzzle-hard-3 = schwer
web-puzzle-question = Welche Wahl ist die beste?
web-puzzle-answer = Lösung
web-puzzle-next = Weiter
web-puzzle-why = Warum?
web-puzzle-right = Richtig!
web-puzzle-wrong = damit bleibt eine Chance von { $chance } % statt { $best } %. Versuch es noch einmal.
web-puzzle-wrong-far = das hat die Suche bald verworfen; die beste Wahl hat eine Chance von { $best } %. Versuch es noch einmal.
web-puzzle-hint = Tipp – die Lösung bringt hier am meisten: { $about }.
web-puzzle-gains = Das bringt hier am meisten: { $about }.
web-puzzle-chance = Chance { $chance } %
web-puzzle-line = So geht es wahrscheinlich weiter
web-puzzle-others = Die anderen Möglichkeiten

# Results of finished tables.
web-result-place = Platz { $place } von { $players }
web-result-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-result-won = Gewonnen
web-result-lost = Verloren

# The profile of a person, and who may see it.
web-profile = Profil
web-profile-mine = Mein Profil
web-profile-none = Noch keine beendeten Spiele. Hier werden sie stehen.
web-profile-nobody = Diese Person gibt es hier nicht, oder sie zeigt dir ihr Profil nicht.
web-profile-guest = Spiel zuerst eine Partie, dann hast du ein Profil.
web-profile-counts = Lektionen, weitergespielte Partien und Spiele mit gewähltem Startwert zählen nicht.
web-profile-games = Spiele
web-profile-wins = Siege
web-profile-share = { $percent } %
web-profile-streak = Siege in Folge
web-profile-best-streak = Längste Serie
web-profile-by-game = Nach Spiel
web-profile-kind = Art des Spiels
web-profile-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
web-profile-company-people = mit Menschen
web-profile-company-bots = mit Bots
web-profile-company-alone = allein
web-profile-average = Schnitt
web-profile-best = Bester
web-profile-favourites = Favoriten
web-profile-times = { $count }-mal
web-profile-goals = Gemeinsam und allein geschafft
web-profile-goals-of = { $game }: { $won } von { $all } geschafft
web-profile-goal-won = { $name }, { $players }: geschafft, bestes Ergebnis { $best }
web-profile-goal-tried = { $name }, { $players }: versucht, nicht geschafft
web-profile-goal-new = { $name }, { $players }: noch nicht gespielt
web-profile-achievements = Erfolge
web-profile-achieved = { $won } von { $games } gewonnen, bestes Ergebnis { $best }
web-profile-recorded = bestes Ergebnis { $best }
web-profile-companions = Du spielst mit
web-profile-companions-yours = Das siehst nur du.
web-profile-together = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
web-profile-latest = Letzte Spiele
web-privacy = Privatsphäre
web-privacy-help = Auf dem Server gespeichert, für alle deine Geräte.
web-privacy-profile = Wer mein Profil sehen darf
web-privacy-invitations = Wer mich mit Namen einladen darf
web-circle-everybody = Alle
web-circle-met = Wer mit mir gespielt hat
web-circle-nobody = Niemand

# Notices.
web-notices = Benachrichtigungen
web-notices-help = Ein Tisch, der auf dich wartet, meldet sich einmal, bis du nachsiehst. Auf dem Server gespeichert, für alle deine Geräte.
web-notices-denied = Dieser Browser lässt hier keine Mitteilungen zu. Du kannst das in seinen Website-Einstellungen ändern.
web-notices-tab = Solange ein Tab offen ist
web-notices-tab-help = Eine Mitteilung des Browsers, egal welche Seite du gerade ansiehst.
web-notices-push = Auf diesem Gerät, ohne offenen Tab
web-notices-push-help = Der Text ist verschlüsselt; der Push-Dienst deines Browsers kann ihn nicht lesen.
web-notices-push-missing = Dieser Browser kann ohne offenen Tab keine Nachrichten empfangen.
web-webhook = Ein Chat oder ein Programm (Webhook)
web-webhook-help = Der Server schreibt an diese Adresse, wenn ein Tisch auf dich wartet: JSON mit Text für Slack, Mattermost oder Discord.
web-webhook-set = Adresse verwenden
web-webhook-remove = Nicht mehr dorthin schreiben
web-webhook-key = Schlüssel der Unterschriften:
web-webhook-trouble = Die letzte Nachricht kam nicht an: { $why }

# Mehrere Geräte und Anmelden.
web-devices = Meine Geräte
web-devices-help = Hier gibt es keine Passwörter. Ein angemeldetes Gerät lässt das nächste herein.
web-devices-link = Auch auf einem anderen Gerät spielen
web-devices-link-label = Öffne diesen Link auf dem anderen Gerät
web-devices-link-help = Er gilt einmal, bis { $time }. Behalte ihn für dich: Wer ihn öffnet, spielt als du.
web-devices-arrived = Angemeldet: { $device }
web-device-unknown = Ein Gerät ohne Namen
web-device-here = dieses Gerät
web-device-end = Abmelden
web-device-end-name = Abmelden: { $device }
web-device-end-others = Überall sonst abmelden
web-device-end-here = Hier abmelden
web-device-end-here-sure = Deine Tische bleiben deine. Zurück kommst du mit einem Link von einem anderen Gerät oder einem Notfallcode, sonst nicht.
web-passkeys = Passkeys
web-passkeys-help = Melde dich überall mit Fingerabdruck, Gesicht oder PIN an. Deine Geräte behalten den Schlüssel; dieser Server kann ihn nicht benutzen.
web-passkeys-missing = Unter dieser Adresse oder in diesem Browser gehen Passkeys nicht.
web-passkey-new = Passkey erstellen
web-passkey-there = Auf diesem Gerät gibt es schon einen Passkey für dich.
web-passkey-remove = Entfernen
web-passkey-remove-name = Passkey entfernen: { $name }
web-enter-passkey = Mit einem Passkey anmelden

web-mail = E-Mail
web-mail-help = Melde dich auf jedem Gerät mit einem Link aus einer E-Mail an. Niemand sonst sieht die Adresse.
web-mail-address = E-Mail-Adresse
web-mail-add = Diese Adresse hinzufügen
web-mail-is = Deine Adresse: { $address }
web-mail-waiting = Eine E-Mail an { $address } ist unterwegs. Öffne den Link darin, dann gehört die Adresse dir.
web-mail-remove = Adresse entfernen
web-mail-trouble = Die letzte E-Mail ist nicht angekommen: { $why }
web-mail-digest = Eine E-Mail, wenn Tische auf mich warten
web-mail-digest-help = Eine für alle. Jeder Tisch steht nur einmal darin, bis du ihn dir ansiehst.
web-mail-confirm = E-Mail-Adresse bestätigen
web-mail-confirm-careful = Die Adresse { $address } wird { $name } gehören. Mach nur weiter, wenn du das bist.
web-mail-confirm-do = Adresse bestätigen
web-mail-confirmed = { $address } gehört jetzt { $name }.

web-programs = Programme
web-programs-help = Ein Programm kann hier unter eigenem Namen spielen, mit einem Token statt eines Cookies. Am Tisch steht, dass es ein Programm ist.
web-programs-how = Wie Programme spielen
web-program-name = Name des Programms
web-program-may = Was es darf
web-program-make = Programm anlegen
web-program-token = Das ist sein Token. Es ist nur jetzt zu sehen:
web-program-end = Beenden
web-program-end-name = Das Programm { $name } beenden
web-program-called = { $name } (Programm)
web-codes = Notfallcodes
web-codes-help = Falls du dieses Gerät verlierst. Jeder Code meldet dich einmal an.
web-codes-left = { $count ->
    [0] Du hast noch keine.
    [one] 1 Code ist übrig.
   *[other] { $count } Codes sind übrig.
}
web-codes-new = Neue Codes erstellen
web-codes-once = Schreib diese Codes jetzt auf: Du siehst sie nicht wieder. Ältere Codes gelten nicht mehr.
web-export = Meine Daten
web-export-help = Deine Partien mit ihren Aufzeichnungen, deine Chatnachrichten, Studien und Einstellungen in einer JSON-Datei.
web-export-load = Meine Daten herunterladen
web-enter = Anmelden
web-enter-before = Schon hier gespielt? Melde dich an
web-enter-help = Öffne einen Link von einem Gerät, auf dem du angemeldet bist (Einstellungen, „Meine Geräte“), oder gib einen Notfallcode ein.
web-enter-code = Notfallcode
web-enter-look = Weiter
web-enter-careful = Damit bist du auf diesem Gerät als { $name } angemeldet. Mach nur weiter, wenn du das bist. Hat dir jemand den Link geschickt, schließ diese Seite.
web-enter-here = { $tables ->
    [0] Du bist hier jetzt { $name }.
    [one] Du bist hier jetzt { $name } und hast 1 Tisch.
   *[other] Du bist hier jetzt { $name } und hast { $tables } Tische.
}
web-enter-take = Alles mitnehmen
web-enter-leave = Zurücklassen
web-enter-take-help = Plätze, Ergebnisse und Studien von { $here } gehen an die Person, als die du dich anmeldest.
web-enter-leave-help = Dieses Gerät vergisst { $here }. Die Plätze bleiben leer.
web-enter-as = Als { $name } anmelden
web-enter-already = Du bist schon als { $name } angemeldet.
web-enter-mail = E-Mail-Adresse
web-enter-mail-send = Schick mir einen Link
web-enter-mail-sent = Wenn hier jemand die Adresse { $address } hat, ist eine E-Mail mit einem Link unterwegs. Der Link gilt einmal.

# Good company: blocking, reporting, inviting, looking for players.
web-people-none = Hier spielen nur Bots.
web-people-guest = Nimm dir zuerst einen Namen: Setz dich an einen Tisch.
web-block = Blockieren
web-unblock = Blockierung aufheben
web-block-help = Du liest den Chat blockierter Menschen nicht, sie sehen dein Profil nicht, und ihr setzt euch nicht zusammen an einen Tisch. Sie erfahren davon nichts.
web-blocked = Von mir blockiert
web-report = Melden
web-report-who = { $name } dem Betreiber melden
web-report-reason = Grund
web-report-reason-abuse = Beleidigung oder Drohung
web-report-reason-spam = Werbung
web-report-reason-cheating = Betrug
web-report-reason-name = Der Name
web-report-reason-other = Etwas anderes
web-report-words = Was ist passiert?
web-report-send = Meldung senden
web-report-sent = Danke. Der Betreiber bekommt die Meldung.
web-invite-people = Lade jemanden ein, mit dem du schon gespielt hast
web-invite-person = { $name } einladen
web-invite-sent = Eingeladen
web-invitations = Einladungen
web-invitation-from = { $name } lädt dich ein
web-invitation-decline = Ablehnen
web-seek = Mitspieler suchen
web-seek-help = Du kommst an einen offenen Tisch dieser Art, oder du öffnest einen, den andere finden.
web-seek-size = Personen
web-seek-pace = Tempo
web-seek-go = Tisch finden
web-clock-missing = Ohne Uhr drängt niemand. Ist jemand ein paar Minuten weg, können die anderen einen Bot für ihn spielen lassen.
web-clock-missing-days = Ohne Uhr drängt niemand. Ist jemand ein paar Tage weg, können die anderen einen Bot für ihn spielen lassen.
web-clock-propose = Mit Uhr spielen: { $times }
web-announcements = Vom Betreiber

# The operator’s page.
web-operator = Betreiber
web-operator-key = Schlüssel des Betreibers
web-operator-enter = Öffnen
web-operator-none = Dieser Server hat keine Betreiberseite, oder der Schlüssel ist falsch.
web-operator-reports = Meldungen
web-operator-reports-none = Niemand hat etwas gemeldet.
web-operator-report = { $reporter } meldet { $reported }
web-operator-done = Erledigt
web-operator-mute = Einen Tag kein Chat
web-operator-unmute = Chat wieder erlauben
web-operator-close = Tisch schließen
web-operator-close-table = Tisch
web-operator-close-reason = Grund, für die Menschen dort
web-operator-closed = Der Tisch ist geschlossen.
web-operator-announce = Ankündigen
web-operator-announcement = Ankündigung für alle
web-operator-hours = Stunden
web-operator-remove = Zurücknehmen

## An earlier moment on the board

web-moment = Zug { $at } von { $moves }
web-moment-now = Zurück zu jetzt
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
