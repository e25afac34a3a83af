# Words of the page that tables need as soon as they open, for every game. The words of a game's board are in the game's own file, as <game>-web-….

## Names that every page uses

web-name = Syrtis
web-bot-name = { $level } { $number }
web-level-random = Zufall
web-level-greedy = Gierig
web-level-planner = Planer
web-level-expert = Experte
web-level-master = Meister
web-level-random-help = macht irgendeinen erlaubten Zug; gut, um die Regeln zu lernen.
web-level-greedy-help = macht den Zug, der gerade am besten aussieht.
web-level-planner-help = denkt einige Züge voraus; ein ordentlicher Gegner.
web-level-expert-help = denkt länger und tiefer; lässt sich Zeit.
web-level-master-help = hat aus Partien gegen sich selbst gelernt; an Tischen, die er noch nicht gelernt hat, spielt er wie der Experte.
web-yes = Ja
web-no = Nein
web-close = Schließen

## The ways between the pages

web-to-home = Zur Startseite
web-rules = Regeln
web-gallery = In der Schachtel
web-settings = Einstellungen

web-your-turn = Du bist dran

web-here = Da
web-away = Weg
web-changed = Der Tisch wurde geändert
web-invite-copied = Kopiert

web-learn = So wird gespielt

## Where values come from

web-origin-printed-help = In einer Anleitung oder auf dem Spielmaterial selbst gelesen.
web-origin-reported-help = Von Leuten erzählt, die das Spiel besitzen.
web-origin-third_party-help = Aus Listen und Programmen anderer. „Wie sicher das ist“ sagt, wo diese sich im Namen oder in einer Nummer unterscheiden und wo es nur eine Quelle gibt.
web-origin-disputed-help = Die Quellen widersprechen sich in etwas, das das Spiel ändert; „Wie sicher das ist“ sagt, welcher wir folgen.
web-origin-mixed-help = Manche Werte sind bestätigt, andere sind von uns oder erschlossen.
web-origin-designed-help = Unser eigener Entwurf im Geist des Spiels, weil wir die gedruckten Werte nicht kennen.

## Playback and sound

web-playback-left = { $number ->
    [0] Überspringen
   *[other] Noch { $number } überspringen
}
web-sound-offer = Ein leiser Ton, wenn du dran bist?
web-sound-yes = Ja, gern
web-sound-no = Nein, danke

web-keys = Tastatur
web-skip-decision = Zur Entscheidung

## At the table

web-page-missing = Diese Seite gibt es nicht.
web-connecting = Verbinde …
server-error-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung; nichts ist verloren.
web-line-lost = Verbindung verloren. Verbinde neu … Deine Partie ist sicher.
web-line-ended = Der Server hat diese Verbindung beendet. Lade die Seite neu, um es noch einmal zu versuchen.
web-reload = Neu laden
web-clocks-paused = Seit einer Weile hat niemand gezogen, deshalb stehen die Uhren. Der nächste Zug startet sie wieder.
web-gone = { $number ->
    [one] { $names } ist seit einer Weile weg.
   *[other] { $names } sind seit einer Weile weg.
}
web-gone-bot = Einen Bot für { $who } spielen lassen
web-players = Alle am Tisch
web-you = du
web-bot = Bot
web-program = Programm
web-program-about = Hier spielt kein Mensch, sondern ein Programm über die Schnittstelle des Servers.
web-plays-bot = Es spielt ein Bot: { $level }
web-bot-plays-for-you = Ein Bot spielt für dich. Über das Menü kannst du jederzeit auf deinen Platz zurück.
web-acts = entscheidet
web-watchers = { $number ->
    [one] Eine Person schaut zu.
   *[other] { $number } Personen schauen zu.
}
web-watching = Du schaust zu.
web-next = Danach:
web-waits = Warten auf { $names }
web-waits-chosen = Gewählt: { $choice }. Warten auf { $names }.
web-choose-again = Zum Ändern noch einmal wählen.
web-round = Runde { $round }
web-time-short = Nur noch { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  } für deine Entscheidung.
web-time-left = noch { $left }
web-time-days = { $days } T { $hours } Std
web-over = { $number ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
web-over-you = Du gewinnst!
web-over-lost = Alle verlieren.
web-over-lost-you = Du verlierst.
web-over-recorded = Das Spiel ist zu Ende. Deine Punkte: { $number }

web-tabs = Was gezeigt wird
web-tab-board = Brett
web-tab-own = Meins
web-tab-players = Alle
web-tab-log = Verlauf
web-means = Was du hast
web-press = Lass den Finger auf etwas ruhen, um zu sehen, was es ist und was es tut.

web-actions = Aktionen
web-actions-all = { $number ->
    [0] Warum du nichts tun kannst
    [one] Eine Aktion
   *[other] { $number } Aktionen
}
web-not-now = Jetzt nicht möglich ({ $number })
web-nothing-to-do = Du hast jetzt nichts zu entscheiden.
web-broken = Das ließ sich nicht zeichnen. Deine Aktionen stehen weiter in der Liste.
web-broken-again = Noch einmal versuchen
web-more = und { $number } weitere
web-enlarge = Vergrößern
web-aim = { $name }: auf dem Plan wählen
web-aim-list = Als Liste zeigen
web-cancel = Abbrechen
web-stop = Halt
web-now = Jetzt
web-doing = Gleich: { $action }

web-take-back = Zurücknehmen
web-take-back-ask = Um Rückkehr bitten
web-take-back-steps = { $steps ->
    [0] Du kannst nichts zurücknehmen.
    [one] Du kannst eine Aktion zurücknehmen.
   *[other] Du kannst { $steps } Aktionen zurücknehmen.
}
web-take-back-start = { $steps ->
    [0] Du hast noch nichts getan.
   *[other] Davor hast du nichts getan.
}
web-take-back-learned = { $steps ->
    [0] Deine letzte Aktion hat dir etwas Neues gezeigt.
   *[other] Davor hast du etwas Neues gesehen.
}
web-take-back-decision = { $steps ->
    [0] { $who } hat deine letzte Aktion gesehen und seitdem etwas entschieden.
   *[other] { $who } hat deine frühere Aktion gesehen und seitdem etwas entschieden.
}
web-take-back-past = { $steps ->
    [0] Seit deiner letzten Aktion ist das Spiel weitergegangen.
   *[other] Seit deiner früheren Aktion ist das Spiel weitergegangen.
}
web-take-back-policy = An diesem Tisch müssen die anderen zustimmen.

web-hint = Hinweis
web-hint-help = Was würde ein starker Bot hier tun? Er sieht nur, was du siehst.
web-hint-says = Ein starker Bot würde wählen: { $action }

web-rule-open = Regel { $rule } lesen

web-log = Verlauf
web-log-earlier = Früheres zeigen
web-log-jump = Das Brett danach zeigen
web-log-whose = Wessen Teil des Verlaufs
web-log-everybody = Alle
web-log-none = Noch nichts.
web-log-start = Die Partie beginnt.
web-log-clock = Die Zeit von { $who } ist um.
web-log-undo = { $who } nimmt einen Zug zurück.
web-log-back = Alle stimmten der Bitte von { $who } zu: Die Partie geht zurück.
web-log-bot = Auf Platz { $number } spielt jetzt ein Bot.
web-log-sat = { $who } setzt sich auf Platz { $number }.
web-log-free = Platz { $number } ist frei.
web-log-proposal-back = { $who } möchte zurückgehen.
web-log-proposal-abandon = { $who } möchte die Partie aufgeben.
web-log-declined = { $who } stimmt nicht zu.
web-log-abandoned = Die Partie wurde aufgegeben.
web-log-closed = Der Tisch ist geschlossen.
web-log-rematch = Dieselben Leute beginnen an einem anderen Tisch eine neue Partie.

web-since = Während du weg warst
web-since-turn = Seit deinem letzten Zug
web-since-watched = Was geschah

web-proposal-back = { $who } möchte zurückgehen.
web-proposal-abandon = { $who } möchte die Partie aufgeben.
web-proposal-withdraw = Zurückziehen
web-give-up-sure = Das Spiel endet ohne Ergebnis und kann nicht fortgesetzt werden.
web-give-up-ask = Die anderen werden gefragt. Stimmen sie zu, endet das Spiel ohne Ergebnis und kann nicht fortgesetzt werden.
web-give-up-no = Weiterspielen
web-proposal-waits = Es fehlt die Antwort von: { $names }.
web-proposal-look = Diese Stellung zeigen

web-chat = Chat
web-chat-mute = Chat ausblenden
web-chat-say = Etwas sagen
web-chat-send = Senden
web-phrase-hello = Hallo!
web-phrase-luck = Viel Glück!
web-phrase-played = Gut gespielt!
web-phrase-sorry = Tut mir leid!
web-phrase-moment = Einen Moment, bitte.
web-phrase-thanks = Danke!
web-phrase-again = Noch eine Partie?
web-react-to = Auf diesen Zug reagieren
web-react-who = { $feeling }: { $who }
web-feeling-applause = Applaus
web-feeling-laugh = Lachen
web-feeling-surprise = Überraschung
web-feeling-sad = Traurig
web-feeling-heart = Herz
web-feeling-thinking = Nachdenklich

web-menu = Menü
web-menu-end = Ergebnis
web-people = Menschen an diesem Tisch
web-menu-invite = Einladung kopieren
web-menu-leave = Gehen (ein Bot übernimmt)
web-menu-come-back = Meinen Platz wieder nehmen
web-menu-give-up = Partie aufgeben
web-menu-bug = Problem melden
web-bug-copied = Kopiert. Füge diese Angaben in deine Meldung ein.
web-text-board = Das Brett in Worten

## Looking back and ahead

web-replay = Wiedergabe
web-eyes = Blickwinkel
web-preview-change = { $what } { $before } → { $after }
web-preview-open = Was folgt, lässt sich noch nicht wissen.

## Help at the table

web-legend = Alle Symbole
web-rules-now = Regeln zu dieser Frage
web-seat-mark = Farbe und Form von { $who }
web-seat-mark-about = Alles in dieser Farbe und Form gehört zu dieser Person.

web-coach-on = Trainer einschalten
web-coach-off = Trainer ausschalten
web-regret = Das senkt deine Siegchance um etwa { $lost } %. Besser:
web-regret-back = Zurücknehmen
web-regret-keep = Dabei bleiben
