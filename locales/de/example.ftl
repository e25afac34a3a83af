## Prospect, the example game

example-title = Prospect
example-about = Biete auf vergrabene Proben, und zahle vorher für einen Blick darauf. Drei Runden, zwei bis vier Personen.

example-option-players = Mitspielende
example-option-players-help = Wie viele mitspielen.

example-sources = this example: dafür erfunden
example-kind-sample = Proben
example-pieces-sample = { $count ->
    [one] { $count } Probe
   *[other] { $count } Proben
}
example-sample = Probe

## Questions

example-question-peek = Einen Chip zahlen und die vergrabene Probe ansehen? { $chips ->
    [one] Du hast 1 Chip.
   *[other] Du hast { $chips } Chips.
}
example-question-peek-help = Ein Chip, der übrig bleibt, ist einen Punkt wert. Kennst du die Probe, weißt du, wie hoch du bieten solltest.
example-question-offer = Welche Probe bietest du?
example-question-offer-help = Das höchste Gebot gewinnt die vergrabene Probe. Alle gebotenen Proben scheiden aus.
example-question-exchange = Dein Gebot ist verdeckt abgegeben. Gegen eine andere Probe tauschen?
example-question-exchange-help = Noch hat es niemand gesehen, du kannst es dir also anders überlegen.

## Actions

example-action-peek = Ansehen
example-action-skip = Nicht ansehen
example-action-offer = Probe { $sample } bieten
example-offered = Probe { $sample }

## Refusals

example-refusal-not-now = Das geht jetzt nicht.
example-refusal-not-your-turn = Du bist nicht am Zug.
example-refusal-no-chip = Ein Blick kostet { $need } Chip, und du hast keinen mehr.
example-refusal-not-in-hand = Diese Probe ist nicht auf deiner Hand.
example-refusal-already-offered = Diese Probe bietest du schon.

## Events

example-event-peeked = { $seat } zahlt einen Chip und sieht sich die vergrabene Probe an.
example-event-peeked-at = { $seat } zahlt einen Chip und sieht: Die vergrabene Probe ist die { $sample }.
example-event-skipped = { $seat } sieht nicht nach.
example-event-sealed = { $seat } gibt verdeckt ein Gebot ab.
example-event-sealed-own = { $seat } gibt verdeckt ein Gebot ab: Probe { $sample }.
example-event-exchanged = { $seat } tauscht das Gebot gegen Probe { $sample }.
example-event-shown = { $seat } hat Probe { $sample } geboten.
example-event-won = { $seat } gewinnt Probe { $sample }.

## Points

example-source-samples = Gewonnene Proben
example-source-chips = Übrige Chips

## The position in words

example-board-round = Runde { $round } von { $of }
example-board-peeking = { $seat } entscheidet, ob ein Blick den Chip wert ist
example-board-offering = alle geben verdeckt ein Gebot ab
example-board-over = das Spiel ist zu Ende
example-board-seat = { $seat }
example-board-chips = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
example-board-peeked = hat die vergrabene Probe angesehen
example-board-sealed = hat ein Gebot abgegeben
example-board-won = hat Probe { $sample } gewonnen
example-board-own = Das weißt nur du
example-board-held = Probe { $sample } auf deiner Hand
example-board-offered = dein Gebot: Probe { $sample }
example-board-seen = die vergrabene Probe ist die { $sample }
