## Terraforming Mars: Ares Expedition

ares-title = Terraforming Mars: Ares Expedition
ares-about = Spiele Projekte, bring deinen Motor in Gang und mache den Mars grün, nass und warm. Alle handeln gleichzeitig. Eine bis vier Personen; auch gemeinsam und solo.

## Phases

ares-phase-development = Entwicklung
ares-phase-construction = Bau
ares-phase-action = Aktion
ares-phase-production = Produktion
ares-phase-research = Forschung

## Tags, parameters, resources

ares-tag-building = Gebäude
ares-tag-space = Weltraum
ares-tag-science = Wissenschaft
ares-tag-energy = Energie
ares-tag-jovian = Jupiter
ares-tag-earth = Erde
ares-tag-plant = Pflanze
ares-tag-microbe = Mikrobe
ares-tag-animal = Tier
ares-tag-event = Ereignis

ares-parameter-temperature = Temperatur
ares-parameter-oxygen = Sauerstoff
ares-parameter-oceans = Ozeane

ares-resource-mc = M€
ares-resource-heat = Wärme
ares-resource-plants = Pflanzen
ares-resource-animals = Tiere
ares-resource-microbes = Mikroben
ares-resource-science = Wissenschaft
ares-resource-any = Ressourcen

ares-board = das Spielbrett

## Standard actions

ares-standard-forest-plants = Wald pflanzen mit Pflanzen
ares-standard-forest-mc = Wald pflanzen für M€
ares-standard-warm-heat = Mars erwärmen mit Wärme
ares-standard-warm-mc = Mars erwärmen für M€
ares-standard-ocean-mc = Ozean aufdecken für M€

## What a player can do

ares-action-phase = { $phase } wählen
ares-action-virtual = Virtuell gespielt wird { $phase }
ares-action-corporation = { $corporation } leiten
ares-action-raise = Erhöhen: { $parameter }
ares-action-pass = Passen
ares-action-withdraw = Passen zurücknehmen
ares-action-done = Fertig
ares-action-draw = Bonuskarte ziehen
ares-action-accept = Annehmen
ares-action-decline = Ablehnen
ares-action-back = Karte zurücklegen
ares-action-cube = Würfel nehmen (1 M€)
ares-action-marker = Marker nehmen (Karte tauschen)
ares-action-mode-first = Die erste Möglichkeit der Karte
ares-action-mode-second = Die zweite Möglichkeit der Karte
ares-action-mode-third = Die dritte Möglichkeit der Karte
ares-action-mode-fourth = Die vierte Möglichkeit der Karte
ares-action-flip = Ozean { $space } aufdecken
ares-action-pay = Bezahlen
ares-action-pay-heat = Mit { $heat } Wärme bezahlen
ares-action-use = { $card } nutzen
ares-action-put = Auf { $card } legen
ares-action-take = Von { $card } nehmen
ares-action-offset = Rabatt nutzen: { $card }
ares-action-next = Zuerst { $card }
ares-action-play = { $card } spielen
ares-action-sell = { $card } verkaufen
ares-action-discard = { $card } abwerfen
ares-action-keep = { $card } behalten
ares-action-give = { $card } geben
ares-action-spend = { $amount } ausgeben
ares-action-spend-all = Alles ausgeben

# Was die Möglichkeiten der Karten bewirken

ares-mode-plants = { $amount ->
    [one] 1 Pflanze erhalten
   *[other] { $amount } Pflanzen erhalten
  }
ares-mode-microbes-here = { $amount ->
    [one] 1 Mikrobe auf diese Karte legen
   *[other] { $amount } Mikroben auf diese Karte legen
  }
ares-mode-microbes = { $amount ->
    [one] 1 Mikrobe auf eine andere Karte legen
   *[other] { $amount } Mikroben auf eine andere Karte legen
  }
ares-mode-animals = { $amount ->
    [one] 1 Tier auf eine andere Karte legen
   *[other] { $amount } Tiere auf eine andere Karte legen
  }
ares-mode-draw = { $amount ->
    [one] 1 Mikrobe ausgeben: eine Karte ziehen
   *[other] { $amount } Mikroben ausgeben: eine Karte ziehen
  }
ares-mode-ocean = { $amount ->
    [one] 1 Mikrobe ausgeben: einen Ozean umdrehen
   *[other] { $amount } Mikroben ausgeben: einen Ozean umdrehen
  }
ares-mode-temperature = { $amount ->
    [one] 1 Mikrobe ausgeben: die Temperatur erhöhen
   *[other] { $amount } Mikroben ausgeben: die Temperatur erhöhen
  }
ares-mode-oxygen = { $amount ->
    [one] 1 Mikrobe ausgeben: den Sauerstoff erhöhen
   *[other] { $amount } Mikroben ausgeben: den Sauerstoff erhöhen
  }

## Questions

ares-question-wait = Jetzt ist nichts zu entscheiden. Du darfst Karten verkaufen.
ares-question-wait-help = Die anderen entscheiden noch. Eine Karte, die du nie spielen wirst, lässt sich jederzeit zu Geld machen.
ares-question-mulligan = Welche Karten tauschst du? Markiere beliebig viele und bestätige.
ares-question-mulligan-help = Du bekommst einmal so viele neue Karten, wie du abgibst. Tausche, was viel zu teuer ist oder einen wärmeren Mars braucht.
ares-question-corporation = Welchen Konzern leitest du?
ares-question-corporation-help = Er gibt dir dein Startgeld und eine Fähigkeit für das ganze Spiel. Nimm den, der zu deinen Handkarten passt.
ares-question-plan = Welche Phase wählst du für diese Runde?
ares-question-plan-help = Jede Phase, die irgendjemand wählt, spielen alle, aber den Bonus deiner Phase bekommst nur du. Dieselbe Phase geht nicht zweimal hintereinander.
ares-question-planned = Deine Phase ist gewählt. Du darfst sie ändern, bis alle gewählt haben.
ares-question-planned-help = Niemand sieht deine Wahl, bevor alle gewählt haben. Du kannst es dir also noch anders überlegen.
ares-question-plan-virtual = Welche Phase wählst du, und welche Karte wird virtuell gespielt?
ares-question-plan-virtual-help = Beide Phasen werden gespielt, aber nur deine eigene bringt dir den Bonus. In den letzten Runden kommt jede virtuelle Karte einmal dran.
ares-question-piece = Nimm ein Teil aus dem Vorrat. Noch da: Würfel { $cubes }, Marker { $markers }.
ares-question-piece-help = Ein Würfel bringt dir 1 M€. Mit einem Marker darfst du im Team eine Karte tauschen. Ist der Vorrat leer, endet das Spiel.
ares-question-development = Entwicklung: Spiele eine grüne Karte oder passe.
ares-question-development-help = Grüne Karten erhöhen dein Einkommen für den Rest des Spiels, frühe lohnen sich also am meisten. In dieser Phase darfst du eine spielen.
ares-question-construction = Bau: Spiele eine blaue oder rote Karte oder passe.
ares-question-construction-help = Blaue Karten geben eine Fähigkeit oder Aktion für das ganze Spiel, rote wirken einmal. In dieser Phase darfst du eine spielen.
ares-question-construction-bonus = Bau: Spiele eine blaue oder rote Karte, nutze deinen Bonus oder passe.
ares-question-construction-bonus-help = Du hast diese Phase gewählt: Spiele eine zweite Karte, oder zieh stattdessen eine. Kannst du keine weitere bezahlen, dann zieh.
ares-question-construction-draw = Bau: Ziehe deine Bonuskarte oder passe.
ares-question-construction-draw-help = Du kannst jetzt keine Karte mehr spielen, aber die Bonuskarte ist umsonst. Nimmst du sie nicht, verfällt sie.
ares-question-nothing-left = { $phase }: Du hast nichts mehr zu tun. Du kannst Karten verkaufen; dann passe.
ares-question-nothing-left-help = Passe, und es geht weiter, sobald die anderen fertig sind. Verkaufen lohnt sich nur bei Karten, die du nie spielen wirst.
ares-question-action = Aktion: Nutze deine Karten und die Standardaktionen oder passe.
ares-question-action-help = Nutze jede Aktion deiner Karten einmal. Die Standardaktionen wärmen den Mars, pflanzen Wälder und decken Ozeane auf; jeder Schritt bringt dir 1 TW, also Einkommen und einen Punkt.
ares-question-passed = Du hast gepasst. Solange andere noch handeln, darfst du das zurücknehmen.
ares-question-passed-help = Die Phase endet, wenn alle gepasst haben. Bis dahin kannst du es dir noch anders überlegen.
ares-question-payment = { $card } kostet { $cost } M€, und du hast { $mc }. Wie bezahlst du?
ares-question-payment-help = Reichen deine M€ nicht, verkaufe andere Karten: Jede bringt sofort Geld. Was übrig bleibt, behältst du.
ares-question-limit = { $cards ->
    [one] Du hast eine Karte zu viel. Wirf sie für M€ ab.
   *[other] Du hast { $cards } Karten zu viel. Wirf sie für M€ ab.
}
ares-question-limit-help = Am Rundenende darf niemand mehr als zehn Karten behalten. Gib her, was du so bald nicht spielen kannst.
ares-question-raise = Der Marker ist weitergezogen. Welcher Parameter steigt?
ares-question-raise-help = Eine Hilfe fürs Solospiel: Der Mars kommt voran, aber du bekommst dafür keinen TW. Nimm, was am weitesten vom Ziel weg ist.
ares-question-order = Mehrere deiner Effekte warten. Welcher kommt als Nächster?
ares-question-order-help = Alle kommen dran. Die Reihenfolge zählt nur, wenn einer etwas bringt, das ein anderer braucht.
ares-question-option = Welche Möglichkeit nutzt du ({ $card })?
ares-question-option-help = Diese Aktion kann eines von mehreren Dingen. Beim nächsten Mal darfst du anders wählen.
ares-question-mode = { $card }: Welche Möglichkeit wählst du?
ares-question-mode-help = Du bekommst einen dieser Effekte, nicht alle. Nimm, was dir jetzt am meisten hilft.
ares-question-flip = { $left ->
    [one] Welchen Ozean deckst du auf?
   *[other] Welchen Ozean deckst du auf? Noch { $left }.
}
ares-question-flip-help = Jeder Ozean bringt 1 TW und die kleine Belohnung unter dem Plättchen. Welches du umdrehst, ist Glückssache.
ares-question-put = Auf welche Karte legst du das ({ $kind }: { $amount })?
ares-question-put-help = Sie liegen auf einer deiner Karten, die sie nutzt oder dafür Punkte gibt. Nimm die, die sie am meisten braucht.
ares-question-take = { $amount ->
    [one] Von welcher Karte nimmst du die Ressource?
   *[other] Von welcher Karte nimmst du { $amount } Ressourcen?
}
ares-question-take-help = Das ist der Preis des Effekts. Nimm sie von der Karte, auf der sie am wenigsten wert sind.
ares-question-discard = { $left ->
    [one] Wirf eine Karte ab. Sie bringt keine M€.
   *[other] Wirf { $left } Karten ab. Sie bringen keine M€.
}
ares-question-discard-help = Der Effekt verlangt es und bringt kein Geld. Nimm, was du am wenigsten spielen willst.
ares-question-discard-some = Wirf Karten ab: noch mindestens { $min } und höchstens { $max }.
ares-question-discard-some-help = Je mehr du abwirfst, desto mehr bringt der Effekt. Behalte, was du spielen willst.
ares-question-amount = Wie viel bezahlst du ({ $resource })?
ares-question-amount-help = Du bekommst so viel, wie du bezahlst. Was du behältst, kannst du in dieser Phase noch nutzen.
ares-question-split = Der Preis ist { $price } M€. Wie viel davon bezahlst du mit Wärme?
ares-question-split-help = Deine Wärme darf Geld ersetzen, eins zu eins. Acht Wärme erwärmen auch den Mars – überleg, wofür du sie brauchst.
ares-question-offer-discard = { $card }: Wirfst du eine Karte ab, um zu ziehen?
ares-question-offer-discard-help = Du darfst eine Karte, die du nicht brauchst, gegen eine neue tauschen. Lehnst du ab, passiert nichts.
ares-question-offer-pay = { $card }: Zahlst du { $price } M€, um deinen TW zu erhöhen?
ares-question-offer-pay-help = Ein TW mehr ist ein Punkt und 1 M€ mehr in jeder Produktion. Um zu bezahlen, darfst du vorher Karten verkaufen.
ares-question-keep = { $left ->
    [one] Welche Karte behältst du?
   *[other] Welche { $left } Karten behältst du?
}
ares-question-keep-help = Die übrigen Karten werden abgeworfen. Behalte, was du bald bezahlen kannst und was zu deinen ausliegenden Karten passt.
ares-question-pick = { $left ->
    [one] Welche aufgedeckte Karte nimmst du?
   *[other] Welche { $left } aufgedeckten Karten nimmst du?
}
ares-question-pick-help = Sie kommen auf deine Hand, die anderen werden abgeworfen. Beim Ausspielen bezahlst du sie trotzdem.
ares-question-free = Du darfst eine billige grüne Karte kostenlos spielen oder ablehnen.
ares-question-free-help = Sie kostet keine M€ und zählt nicht als Karte dieser Phase. Lehnst du ab, ist das Angebot weg.
ares-question-swap = Welche Karte bietest du im Team an? Du darfst deine Hand auch behalten.
ares-question-swap-help = Die Karte wird gesehen und gegen eine andere getauscht oder abgelehnt. Biete etwas an, das dort mehr nützt als bei dir.
ares-question-answer = Dir wird im Team eine Karte angeboten. Welche gibst du dafür? Du darfst ablehnen.
ares-question-answer-help = Beide Karten wechseln gleichzeitig die Hand. Ihr gewinnt oder verliert gemeinsam – überleg, was dem Mars hilft.

## Events

ares-event-round = Runde { $round } beginnt.
ares-event-phase = Phase: { $phase }.
ares-event-chose = { $seat } hat gewählt.
ares-event-corporation = { $seat } leitet { $corporation }.
ares-event-exchanged = { $cards ->
    [0] { $seat } behält die ganze Hand.
    [one] { $seat } tauscht eine Karte.
   *[other] { $seat } tauscht { $cards } Karten.
}
ares-event-plan = { $seat } hat { $phase } gewählt.
ares-event-virtual = Virtuell gespielt wird { $phase }.
ares-event-passed = { $seat } passt.
ares-event-withdrew = { $seat } nimmt das Passen zurück.
ares-event-reopened = Maximum erreicht ({ $parameter }): Wer gepasst hat, darf wieder handeln.
ares-event-played = { $seat } spielt { $card } für { $mc } M€.
ares-event-played-heat = { $seat } spielt { $card } für { $mc } M€ und { $heat } Wärme.
ares-event-played-free = { $seat } spielt { $card } kostenlos.
ares-event-offset = { $seat } nutzt einen Rabatt: { $card }.
ares-event-sold = { $seat } verkauft { $card } für { $mc } M€.
ares-event-sold-hidden = { $seat } verkauft eine Karte für { $mc } M€.
ares-event-discarded = { $seat } wirft { $card } ab.
ares-event-discarded-hidden = { $seat } wirft eine Karte ab.
ares-event-drew = { $seat } zieht { $card }.
ares-event-drew-hidden = { $seat } zieht eine Karte.
ares-event-kept = { $seat } behält { $card }.
ares-event-kept-hidden = { $seat } behält eine Karte.
ares-event-revealed = { $seat } deckt { $card } auf.
ares-event-took = { $seat } nimmt { $card }.
ares-event-reshuffled = { $cards ->
    [one] Der Ablagestapel, eine einzige Karte, wird zum Stapel.
   *[other] Der Ablagestapel aus { $cards } Karten wird zu einem neuen Stapel gemischt.
}
ares-event-gained = { $seat }: { $resource } +{ $amount }.
ares-event-paid = { $seat }: { $resource } −{ $amount }.
ares-event-tr-rose = Der TW von { $seat } steigt um { $amount }.
ares-event-tr-fell = Der TW von { $seat } fällt um { $amount }.
ares-event-raised = { $seat } erhöht: { $parameter }.
ares-event-marker-raised = Der Marker erhöht: { $parameter } um { $steps ->
    [one] eine Stufe
   *[other] { $steps } Stufen
}.
ares-event-flipped = { $seat } deckt Ozean { $space } auf.
ares-event-ocean-again = { $seat } bekommt die Belohnung des letzten Ozeans noch einmal.
ares-event-forest = { $seat } pflanzt einen Wald.
ares-event-put = { $seat } legt auf { $card }: { $kind } +{ $amount }.
ares-event-taken = { $seat } nimmt von { $card }: { $kind } −{ $amount }.
ares-event-used = { $seat } nutzt { $card }.
ares-event-standard = { $seat }: { $action }.
ares-event-triggered = { $card } von { $seat } wirkt.
ares-event-declined = { $seat } lehnt ab.
ares-event-cube = { $seat } nimmt einen Würfel aus dem Vorrat.
ares-event-marker = { $seat } nimmt einen Marker aus dem Vorrat.
ares-event-offered = { $seat } bietet { $partner } eine Karte an: { $card }.
ares-event-offered-hidden = { $seat } bietet { $partner } eine Karte an.
ares-event-swapped = { $seat } gibt { $partner } eine Karte ({ $given }) und bekommt { $got }.
ares-event-swapped-hidden = { $seat } und { $partner } tauschen eine Karte.
ares-event-marker-moved = Der virtuelle Stapel wird gemischt; der Marker zieht auf Feld { $space }.
ares-event-hand-sold = { $cards ->
    [one] { $seat } verkauft die letzte Karte für { $mc } M€.
   *[other] { $seat } verkauft die letzten { $cards } Karten für { $mc } M€.
}
ares-event-over = Die Partie ist zu Ende.

## Points

ares-source-tr = Terraforming-Wert
ares-source-forests = Wälder
ares-source-cards = Kartenpunkte

## Options

ares-option-players = Personen
ares-option-players-help = Zwei bis vier gegeneinander, zwei gemeinsam, eine im Solospiel.
ares-option-variant = Spielart
ares-option-variant-help = Gegeneinander, gemeinsam gegen fünfzehn Runden oder allein gegen fünfundzwanzig.
ares-option-variant-standard = Gegeneinander
ares-option-variant-coop = Gemeinsam
ares-option-variant-solo-novice = Solo, Neuling
ares-option-variant-solo-specialist = Solo, Spezialist
ares-option-variant-solo-expert = Solo, Experte
ares-option-first_game = Erste Partie
ares-option-first_game-help = Alle beginnen mit einem Einsteigerkonzern und vier einfachen grünen Karten; vor der ersten Runde ist nichts zu wählen.
ares-option-mulligan = Kartentausch
ares-option-mulligan-help = Bevor die Konzerne gewählt werden, darf jede Person einmal beliebige ihrer ersten acht Karten tauschen.
ares-option-mining_guild = Bergbaugilde
ares-option-mining_guild-help = Der gedruckte Satz lässt offen, ob eine Karte mit zwei Stahl den TW der Bergbaugilde ein- oder zweimal erhöht.
ares-option-mining_guild-per_steel = Einmal pro Stahl
ares-option-mining_guild-per_card = Einmal pro Karte
ares-option-early_end = Frühes Ende
ares-option-early_end-help = Ein Solo- oder gemeinsames Spiel endet mit der Phase, in der der Mars fertig wird, ohne die übrigen Runden.
ares-option-auto_pass = Passen, wenn nichts bleibt
ares-option-auto_pass-help = In den Phasen Entwicklung und Bau passt der Tisch für alle, die jede erlaubte Karte und ihren Bonus genutzt haben. Verkaufen bleibt möglich.

## Refusals

ares-refusal-no-seat = Dort sitzt niemand.
ares-refusal-over = Die Partie ist zu Ende.
ares-refusal-not-planning = Phasen werden nur beim Planen gewählt.
ares-refusal-same-phase = In der letzten Runde hast du { $what } gewählt.
ares-refusal-already-chosen = Das ist schon deine Wahl: { $what }.
ares-refusal-no-virtual-choice = Die virtuelle Karte bestimmst du nur in den letzten fünf Runden.
ares-refusal-virtual-used = Virtuell schon gespielt: { $what }.
ares-refusal-not-choosing-corporation = Konzerne werden nur vor der ersten Runde gewählt.
ares-refusal-not-dealt = Dir nicht ausgeteilt: { $what }.
ares-refusal-no-raise = Der Marker erhöht jetzt nichts.
ares-refusal-raise-at-max = Das kann der Marker nicht weiter erhöhen: { $what }.
ares-refusal-no-pass-now = Jetzt gibt es nichts zu passen.
ares-refusal-passed = Du hast gepasst. Nimm das zuerst zurück.
ares-refusal-not-passed = Du hast nicht gepasst.
ares-refusal-nothing-left = Du hast in dieser Phase nichts mehr zu tun.
ares-refusal-choice-open = Beantworte zuerst die offene Frage.
ares-refusal-card-open = Eine Karte nach der anderen: Schließe zuerst die angefangene ab.
ares-refusal-duty-heat = Du hast { $have } Wärme: { $need } davon musst du in Temperatur umwandeln, bevor du passt.
ares-refusal-duty-plants = Pflanzen: Du hast { $have }; { $need } davon musst du in einen Wald umwandeln, bevor du passt.
ares-refusal-not-done = { $need ->
    [0] Jetzt gibt es nichts zu beenden.
    [one] Wirf zuerst mindestens eine Karte ab.
   *[other] Wirf zuerst mindestens { $need } Karten ab.
}
ares-refusal-no-bonus = Die Bonuskarte gibt es nur in der Phase Bau, wenn man sie gewählt hat.
ares-refusal-bonus-used = Du hast deinen Bonus dieser Phase schon genutzt.
ares-refusal-no-offer = Dir wird jetzt nichts angeboten.
ares-refusal-no-chosen-card = Keine gewählte Karte wartet auf Bezahlung.
ares-refusal-no-piece = Teile nimmt man nur im gemeinsamen Spiel, nachdem die Phasen aufgedeckt sind.
ares-refusal-pieces-gone = Ein solches Teil ist nicht mehr im Vorrat.
ares-refusal-piece-waits = Von einer Art ist nur noch ein Teil da: Zuerst nimmt, wer beginnt.
ares-refusal-not-in-hand = Nicht auf deiner Hand: { $what }.
ares-refusal-no-play-now = Jetzt kann keine Karte gespielt werden.
ares-refusal-not-green = { $what } ist nicht grün: In der Entwicklung werden nur grüne Karten gespielt.
ares-refusal-green = { $what } ist grün: Im Bau werden nur blaue und rote Karten gespielt.
ares-refusal-one-green = Du hast in dieser Phase schon eine grüne Karte gespielt.
ares-refusal-no-more-cards = { $need ->
    [one] In dieser Phase darfst du nur eine Karte spielen.
   *[other] In dieser Phase darfst du nur { $need } Karten spielen.
}
ares-refusal-temperature-min = Die Temperatur muss zu Beginn der Phase { $need ->
    [2] die rote Zone
    [3] die gelbe Zone
   *[4] die weiße Zone
} erreicht haben; sie stand in { $have ->
    [1] der violetten Zone
    [2] der roten Zone
   *[3] der gelben Zone
}.
ares-refusal-temperature-max = Die Temperatur darf zu Beginn der Phase { $need ->
    [1] die violette Zone
    [2] die rote Zone
   *[3] die gelbe Zone
} nicht verlassen haben; sie stand in { $have ->
    [2] der roten Zone
    [3] der gelben Zone
   *[4] der weißen Zone
}.
ares-refusal-oxygen-min = Der Sauerstoff muss zu Beginn der Phase { $need ->
    [2] die rote Zone
    [3] die gelbe Zone
   *[4] die weiße Zone
} erreicht haben; er stand in { $have ->
    [1] der violetten Zone
    [2] der roten Zone
   *[3] der gelben Zone
}.
ares-refusal-oxygen-max = Der Sauerstoff darf zu Beginn der Phase { $need ->
    [1] die violette Zone
    [2] die rote Zone
   *[3] die gelbe Zone
} nicht verlassen haben; er stand in { $have ->
    [2] der roten Zone
    [3] der gelben Zone
   *[4] der weißen Zone
}.
ares-refusal-oceans-min = Zu Beginn der Phase aufgedeckte Ozeane: mindestens { $need } nötig, es waren { $have }.
ares-refusal-oceans-max = Zu Beginn der Phase aufgedeckte Ozeane: höchstens { $need } erlaubt, es waren { $have }.
ares-refusal-tags = Nötige Symbole ({ $what }): { $need }; du hast { $have }.
ares-refusal-tr = Du brauchst einen TW von { $need }, und deiner ist { $have }.
ares-refusal-spend-tr = Es kostet { $need } TW, und du hast { $have }.
ares-refusal-spend-heat = Es kostet { $need } Wärme, und du hast { $have }.
ares-refusal-spend-plants = Nötige Pflanzen: { $need }; du hast { $have }.
ares-refusal-too-expensive = Für { $what } fehlen { $short } M€, selbst wenn du alle anderen Karten verkaufst.
ares-refusal-too-little-mc = Es fehlen { $short } M€. Verkaufe eine Karte oder lege die Karte zurück.
ares-refusal-heat-split-low = Mindestens { $need } davon müssen mit Wärme bezahlt werden.
ares-refusal-heat-split-high = Höchstens { $need } davon können mit Wärme bezahlt werden.
ares-refusal-no-heat = Du kannst nicht mit Wärme bezahlen.
ares-refusal-no-offset = { $what } bietet dir keinen Rabatt.
ares-refusal-offset-used = Dieser Rabatt ist schon genutzt: { $what }.
ares-refusal-offset-short = Diesen Rabatt kannst du nicht bezahlen: { $what }.
ares-refusal-no-cost = Es sind keine Kosten mehr zu senken.
ares-refusal-itself = { $what } lässt sich nicht verkaufen, um sich selbst zu bezahlen.
ares-refusal-no-free-card = Nur eine grüne Karte kann kostenlos gespielt werden, und { $what } ist nicht grün.
ares-refusal-free-too-dear = { $what } hat aufgedruckte Kosten von { $have } M€; kostenlose Karten kosten höchstens { $need } M€.
ares-refusal-sell-setup = Karten lassen sich verkaufen, sobald die Partie begonnen hat.
ares-refusal-sell-choice = Beantworte zuerst die offene Frage, dann verkaufe.
ares-refusal-sell-discard = Wirf zuerst { $need ->
    [one] noch eine Karte
   *[other] noch { $need } Karten
  } ab, dann verkaufe.
ares-refusal-sell-played = { $what } ist gespielt und lässt sich nicht verkaufen.
ares-refusal-sell-not-in-hand = Nicht auf deiner Hand: { $what }.
ares-refusal-sell-offered = Im Team angeboten: { $what }.
ares-refusal-no-discard = Jetzt ist nichts abzuwerfen.
ares-refusal-discard-not-in-hand = Nicht auf deiner Hand: { $what }.
ares-refusal-marked = Schon markiert: { $what }.
ares-refusal-no-keep = Keine gezogene Karte wartet auf deine Wahl.
ares-refusal-not-drawn = Nicht unter den eben gezogenen Karten: { $what }.
ares-refusal-no-tag = { $what } hat keines der verlangten Symbole oder wurde nicht aufgedeckt.
ares-refusal-no-swap = Du kannst jetzt keine Karten tauschen.
ares-refusal-swap-empty = Im Team ist keine Karte zum Geben da.
ares-refusal-no-actions-now = Karten werden in der Phase Aktion genutzt.
ares-refusal-not-in-play = Liegt nicht vor dir aus: { $what }.
ares-refusal-no-action = { $what } hat keine Aktion.
ares-refusal-used = In dieser Phase schon genutzt: { $what }.
ares-refusal-used-twice = Du hast schon eine Karte ein zweites Mal genutzt.
ares-refusal-action-cost = { $what } kannst du nicht bezahlen: Es kostet { $need }, und du hast { $have }.
ares-refusal-no-standard-now = Standardaktionen gehören in die Phase Aktion.
ares-refusal-at-max = Das war schon zu Beginn der Phase am Maximum: { $what }.
ares-refusal-standard-cost = Es fehlt noch: { $short } × { $what }.
ares-refusal-no-mode = Diese Möglichkeit gibt es jetzt nicht.
ares-refusal-mode-impossible = Diese Möglichkeit lässt sich nicht ausführen ({ $what }).
ares-refusal-no-flip = Jetzt ist kein Ozean aufzudecken.
ares-refusal-flipped = Dieser Ozean ist schon aufgedeckt.
ares-refusal-no-target = Du musst jetzt keine Karte wählen.
ares-refusal-not-a-holder = { $what } kann diese Ressourcen nicht aufnehmen.
ares-refusal-too-few-there = { $what } hat zu wenige passende Ressourcen: { $have } von { $need }.
ares-refusal-no-order = Keiner deiner Effekte wartet.
ares-refusal-not-waiting = Hier wartet kein Effekt: { $what }.
ares-refusal-no-amount = Du musst jetzt keine Menge wählen.
ares-refusal-amount-low = Mindestens { $need } müssen ausgegeben werden.
ares-refusal-amount-high = Höchstens { $need } können ausgegeben werden.
ares-refusal-no-payment = Jetzt ist nichts zu bezahlen.
ares-refusal-offer-cost = Für das Angebot fehlen { $short } M€. Du darfst zuerst Karten verkaufen.

## Project cards

ares-card-adaptation_technology = Anpassungstechnologie
ares-card-adaptation_technology-text = Im Spiel: Prüfst du die Bedingungen einer Karte, die du spielst, darfst du den Marker für Sauerstoff oder Temperatur eine Farbzone höher oder niedriger werten, als er steht; das addiert sich nie mit einem anderen solchen Effekt. Bringt 1 SP.
ares-card-advanced_alloys = Moderne Legierungen
ares-card-advanced_alloys-text = Im Spiel: Jedes Titan, das du hast, senkt die Kosten einer Karte mit Weltraumsymbol um 1 M€ mehr (4 statt 3), jeder Stahl die einer Karte mit Gebäudesymbol um 1 M€ mehr (3 statt 2).
ares-card-advanced_screening_technology = Modernes Screening
ares-card-advanced_screening_technology-text = Aktion: Decke die obersten drei Karten des Projektstapels auf, nimm eine davon mit Wissenschafts- oder Pflanzensymbol auf die Hand (wenn es eine gibt) und wirf die anderen ab.
ares-card-ai_central = KI-Zentrale
ares-card-ai_central-text = Nur spielbar, wenn du mindestens 5 Wissenschaftssymbole hast. Aktion: Ziehe 2 Karten. Bringt 2 SP.
ares-card-anaerobic_microorganisms = Anaerobe Mikroorganismen
ares-card-anaerobic_microorganisms-text = Für jedes Tier-, Mikroben- oder Pflanzensymbol auf einer Karte, die du spielst, auch das dieser Karte, lege 1 Mikrobe hierauf. Wenn du eine Karte spielst, darfst du 2 Mikroben von dieser Karte nehmen, um jene 10 M€ billiger zu machen.
ares-card-anti_gravity_technology = Antigravitations-Technologie
ares-card-anti_gravity_technology-text = Nur spielbar, wenn du mindestens 5 Wissenschaftssymbole hast. Immer wenn du danach eine Karte spielst, gleich welcher Farbe, erhalte 2 Wärme und 2 Pflanzen. Bringt 3 SP.
ares-card-aquifer_pumping = Anzapfen von Grundwasser
ares-card-aquifer_pumping-text = Aktion: Zahle 10 M€ (2 weniger pro Stahl, den du hast, nie unter 0) und decke ein Ozeanplättchen auf.
ares-card-arctic_algae = Arktische Algen
ares-card-arctic_algae-text = Nur spielbar, wenn die Temperatur in der roten Zone oder wärmer ist. Immer wenn du ein Ozeanplättchen aufdeckst, erhalte 4 Pflanzen. Bringt 2 SP.
ares-card-artificial_jungle = Künstlicher Dschungel
ares-card-artificial_jungle-text = Aktion: Zahle 1 Pflanze und ziehe eine Karte.
ares-card-assembly_lines = Fließbänder
ares-card-assembly_lines-text = Immer wenn du eine Aktion einer deiner Karten ausführst (auch die zusätzliche aus dem Bonus der Aktionsphase zählt), erhalte 1 M€.
ares-card-asset_liquidation = Vermögensauflösung
ares-card-asset_liquidation-text = Beim Spielen: Du darfst in dieser Phase noch eine blaue oder rote Karte spielen. Aktion: Senke deinen TW um 1 und ziehe 3 Karten.
ares-card-birds = Vögel
ares-card-birds-text = Nur spielbar, wenn der Sauerstoff in der weißen Zone ist. Aktion: Lege 1 Tier hierauf. Schlusswertung: 1 SP für jedes Tier darauf.
ares-card-brainstorming_session = Ideensitzung
ares-card-brainstorming_session-text = Aktion: Decke die oberste Karte des Projektstapels auf; ist sie grün, wirf sie ab und erhalte 1 M€, ist sie blau oder rot, nimm sie auf die Hand.
ares-card-caretaker_contract = Wartungsvertrag
ares-card-caretaker_contract-text = Nur spielbar, wenn die Temperatur in der gelben Zone oder wärmer ist. Aktion: Zahle 8 Wärme und erhöhe deinen TW um 1. Bringt 2 SP.
ares-card-circuit_board_factory = Leiterplattenfabrik
ares-card-circuit_board_factory-text = Aktion: Ziehe eine Karte.
ares-card-community_gardens = Gemeinschaftsgärten
ares-card-community_gardens-text = Aktion: Erhalte 2 M€; hast du in dieser Runde die Aktionsphase gewählt, erhalte auch 1 Pflanze.
ares-card-composting_factory = Kompostwerk
ares-card-composting_factory-text = Im Spiel: Jede Karte, die du für Geld abwirfst, bringt 1 M€ mehr (4 M€ statt 3). Bringt 1 SP.
ares-card-conserved_biome = Geschütztes Biom
ares-card-conserved_biome-text = Aktion: Wähle eines: Lege 1 Mikrobe auf eine andere deiner Karten, die sie aufnehmen kann; oder lege 1 Tier auf eine andere deiner Karten, die es aufnehmen kann. Schlusswertung: 1 SP für je 2 deiner Waldplättchen.
ares-card-decomposers = Zersetzer
ares-card-decomposers-text = Nur spielbar, wenn der Sauerstoff in der roten Zone oder höher ist. Für jedes Tier-, Mikroben- oder Pflanzensymbol auf einer Karte, die du spielst, auch das dieser Karte, wähle: Lege 1 Mikrobe hierauf, oder nimm 1 Mikrobe von hier und ziehe eine Karte. Bringt 1 SP.
ares-card-decomposing_fungus = Zersetzender Pilz
ares-card-decomposing_fungus-text = Beim Spielen: Lege 2 Mikroben hierauf. Aktion: Nimm 1 Tier oder 1 Mikrobe von einer deiner Karten und erhalte 3 Pflanzen.
ares-card-developed_infrastructure = Ausgebaute Infrastruktur
ares-card-developed_infrastructure-text = Aktion: Zahle 10 M€ (5, wenn du fünf oder mehr blaue Karten im Spiel hast) und erhöhe die Temperatur um 1 Stufe. Bringt 1 SP.
ares-card-development_center = Entwicklungszentrum
ares-card-development_center-text = Aktion: Zahle 2 Wärme und ziehe eine Karte.
ares-card-earth_catapult = Erdkatapult
ares-card-earth_catapult-text = Im Spiel: Jede Karte, die du spielst, kostet dich 2 M€ weniger. Bringt 2 SP.
ares-card-ecological_zone = Ökologische Zone
ares-card-ecological_zone-text = Für jedes Tier- oder Pflanzensymbol auf einer Karte, die du spielst, auch auf dieser, lege 1 Tier hierauf. Schlusswertung: 1 SP für je 2 Tiere darauf.
ares-card-energy_subsidies = Energiesubventionen
ares-card-energy_subsidies-text = Im Spiel: Eine Karte mit Energiesymbol kostet dich 4 M€ weniger. Für jedes Energiesymbol auf einer Karte, die du spielst, ziehe eine Karte.
ares-card-extended_resources = Erweiterte Ressourcen
ares-card-extended_resources-text = Behalte in der Forschungsphase 1 Karte mehr.
ares-card-extreme_cold_fungus = Kältepilz
ares-card-extreme_cold_fungus-text = Nur spielbar, wenn die Temperatur in der violetten Zone ist. Aktion: Wähle eines: Erhalte 1 Pflanze; oder lege 1 Mikrobe auf eine andere deiner Karten, die sie aufnehmen kann.
ares-card-farmers_market = Bauernmarkt
ares-card-farmers_market-text = Aktion: Zahle 1 M€ und erhalte 2 Pflanzen. Bringt 1 SP.
ares-card-farming_co_ops = Agrargenossenschaften
ares-card-farming_co_ops-text = Beim Spielen: Erhalte 3 Pflanzen. Aktion: Wirf eine Handkarte ab und erhalte 3 Pflanzen.
ares-card-fish = Fische
ares-card-fish-text = Nur spielbar, wenn die Temperatur in der roten Zone oder wärmer ist. Immer wenn du ein Ozeanplättchen aufdeckst, lege 1 Tier hierauf. Schlusswertung: 1 SP für jedes Tier darauf.
ares-card-ghg_producing_bacteria = Treibhausgas-Bakterien
ares-card-ghg_producing_bacteria-text = Nur spielbar, wenn der Sauerstoff in der roten Zone oder höher ist. Aktion: Lege 1 Mikrobe hierauf; oder nimm 2 Mikroben von dieser Karte und erhöhe die Temperatur um 1 Stufe.
ares-card-greenhouses = Treibhäuser
ares-card-greenhouses-text = Nur spielbar, wenn die Temperatur in der gelben Zone oder wärmer ist. Aktion: Zahle bis zu 4 Wärme und erhalte ebenso viele Pflanzen.
ares-card-herbivores = Pflanzenfresser
ares-card-herbivores-text = Nur spielbar, wenn mindestens 5 Ozeanplättchen aufgedeckt sind. Für jede Stufe, um die du den Sauerstoff erhöhst, lege 1 Tier hierauf. Immer wenn du ein Ozeanplättchen aufdeckst, lege 1 Tier hierauf. Für jede Stufe, um die du die Temperatur erhöhst, lege 1 Tier hierauf. Schlusswertung: 1 SP für je 2 Tiere darauf.
ares-card-hydro_electric_energy = Energie aus Wasserkraft
ares-card-hydro_electric_energy-text = Aktion: Zahle 1 M€ und erhalte 2 Wärme; hast du in dieser Runde die Aktionsphase gewählt, erhalte auch 1 Wärme.
ares-card-interplanetary_relations = Interplanetare Beziehungen
ares-card-interplanetary_relations-text = Ziehe in der Forschungsphase 1 Karte mehr und behalte 1 Karte mehr. Schlusswertung: 1 SP für je 4 Projektkarten, die du gespielt hast.
ares-card-interns = Praktikanten
ares-card-interns-text = Ziehe in der Forschungsphase 2 Karten mehr.
ares-card-interplanetary_conference = Interplanetare Konferenz
ares-card-interplanetary_conference-text = Von nun an macht jedes Erd- oder Jupitersymbol auf einer Karte, die du spielst, diese 3 M€ billiger, und du ziehst eine Karte; das Symbol dieser Karte selbst zählt nicht.
ares-card-ironworks = Eisenhütte
ares-card-ironworks-text = Aktion: Zahle 4 Wärme und erhöhe den Sauerstoff um 1 Stufe.
ares-card-livestock = Nutztiere
ares-card-livestock-text = Nur spielbar, wenn der Sauerstoff in der gelben Zone oder höher ist. Für jede Stufe, um die du die Temperatur erhöhst, lege 1 Tier hierauf. Schlusswertung: 1 SP für jedes Tier darauf.
ares-card-mars_university = Marsuniversität
ares-card-mars_university-text = Für jedes Wissenschaftssymbol auf einer Karte, die du spielst, auch das dieser Karte, darfst du eine Handkarte abwerfen: Ziehe zwei Karten, wenn die abgeworfene ein Pflanzensymbol trug, sonst eine. Bringt 1 SP.
ares-card-matter_manufacturing = Materieherstellung
ares-card-matter_manufacturing-text = Aktion: Zahle 1 M€ und ziehe eine Karte.
ares-card-media_group = Medienkonzern
ares-card-media_group-text = Im Spiel: Eine Karte mit Ereignissymbol kostet dich 5 M€ weniger.
ares-card-nitrite_reducing_bacteria = Nitrit reduzierende Bakterien
ares-card-nitrite_reducing_bacteria-text = Beim Spielen: Lege 3 Mikroben hierauf. Aktion: Lege 1 Mikrobe hierauf; oder nimm 3 Mikroben von dieser Karte und decke ein Ozeanplättchen auf.
ares-card-olympus_conference = Olympus-Konferenz
ares-card-olympus_conference-text = Für jedes Wissenschaftssymbol auf einer Karte, die du spielst, auch auf dieser, ziehe eine Karte. Bringt 1 SP.
ares-card-optimal_aerobraking = Optimale Atmosphärenbremsung
ares-card-optimal_aerobraking-text = Für jedes Ereignissymbol auf einer Karte, die du spielst, erhalte 2 Wärme und 2 Pflanzen.
ares-card-physics_complex = Physikkomplex
ares-card-physics_complex-text = Nur spielbar, wenn du mindestens 4 Wissenschaftssymbole hast. Für jede Stufe, um die du die Temperatur erhöhst, lege 1 Wissenschaft hierauf. Schlusswertung: 1 SP für je 2 Wissenschaft darauf.
ares-card-power_infrastructure = Energieinfrastruktur
ares-card-power_infrastructure-text = Aktion: Zahle beliebig viel Wärme und erhalte ebenso viele M€.
ares-card-recycled_detritus = Verwerteter Detritus
ares-card-recycled_detritus-text = Für jedes Ereignissymbol auf einer Karte, die du spielst, ziehe 2 Karten. Bringt 1 SP.
ares-card-redrafted_contracts = Überarbeitete Verträge
ares-card-redrafted_contracts-text = Aktion: Wirf bis zu 3 Handkarten ab und ziehe ebenso viele Karten.
ares-card-regolith_eaters = Regolithfresser
ares-card-regolith_eaters-text = Nur spielbar, wenn die Temperatur in der roten Zone oder wärmer ist. Aktion: Lege 1 Mikrobe hierauf; oder nimm 2 Mikroben von dieser Karte und erhöhe den Sauerstoff um 1 Stufe.
ares-card-research_outpost = Forschungsaußenposten
ares-card-research_outpost-text = Im Spiel: Jede Karte, die du spielst, kostet dich 1 M€ weniger.
ares-card-restructured_resources = Umgeschichtete Ressourcen
ares-card-restructured_resources-text = Wenn du eine Karte spielst, darfst du 1 Pflanze ausgeben, um sie 5 M€ billiger zu machen (einmal pro Karte).
ares-card-small_animals = Kleintiere
ares-card-small_animals-text = Nur spielbar, wenn die Temperatur in der roten Zone oder wärmer ist. Für jedes Waldplättchen, das du erhältst, lege 1 Tier hierauf. Schlusswertung: 1 SP für je 2 Tiere darauf.
ares-card-solarpunk = Solarpunk
ares-card-solarpunk-text = Aktion: Zahle 15 M€ (2 weniger pro Titan, das du hast, nie unter 0), nimm ein Waldplättchen und erhöhe den Sauerstoff um 1 Stufe. Bringt 1 SP.
ares-card-standard_technology = Standardtechnologie
ares-card-standard_technology-text = Im Spiel: Jede mit M€ bezahlte Standardaktion kostet dich 4 M€ weniger (Wald 16, Temperatur 10, Ozean 11); mit Pflanzen oder Wärme bezahlte bleiben gleich. Bringt 1 SP.
ares-card-steelworks = Stahlwerk
ares-card-steelworks-text = Aktion: Zahle 6 Wärme, erhalte 2 M€ und erhöhe den Sauerstoff um 1 Stufe. Bringt 1 SP.
ares-card-symbiotic_fungus = Symbiotischer Pilz
ares-card-symbiotic_fungus-text = Nur spielbar, wenn die Temperatur in der roten Zone oder wärmer ist. Aktion: Lege 1 Mikrobe auf eine andere deiner Karten, die sie aufnehmen kann.
ares-card-tardigrades = Bärtierchen
ares-card-tardigrades-text = Aktion: Lege 1 Mikrobe hierauf. Schlusswertung: 1 SP für je 3 Mikroben darauf.
ares-card-think_tank = Denkfabrik
ares-card-think_tank-text = Aktion: Zahle 2 M€ und ziehe eine Karte. Schlusswertung: 1 SP für je 3 deiner blauen Karten im Spiel.
ares-card-united_planetary_alliance = Vereinte Planetenallianz
ares-card-united_planetary_alliance-text = Ziehe in der Forschungsphase 1 Karte mehr und behalte 1 Karte mehr.
ares-card-viral_enhancers = Virale Verstärker
ares-card-viral_enhancers-text = Für jedes Tier-, Mikroben- oder Pflanzensymbol auf einer Karte, die du spielst, auch die zwei dieser Karte, wähle: Erhalte 1 Pflanze, oder lege 1 Tier oder 1 Mikrobe auf eine andere deiner Karten, die sie aufnehmen kann.
ares-card-volcanic_pools = Vulkanische Becken
ares-card-volcanic_pools-text = Aktion: Zahle 12 M€ (1 weniger für jedes deiner Energiesymbole, nie unter 0) und decke ein Ozeanplättchen auf. Bringt 1 SP.
ares-card-water_import_from_europa = Wasserimport von Europa
ares-card-water_import_from_europa-text = Aktion: Zahle 12 M€ (1 weniger pro Titan, das du hast, nie unter 0) und decke ein Ozeanplättchen auf. Schlusswertung: 1 SP für jedes deiner Jupitersymbole.
ares-card-wood_burning_stoves = Holzöfen
ares-card-wood_burning_stoves-text = Beim Spielen: Erhalte 4 Pflanzen. Aktion: Zahle 4 Pflanzen und erhöhe die Temperatur um 1 Stufe; hast du in dieser Runde die Aktionsphase gewählt, zahle nur 3 Pflanzen.
ares-card-advanced_ecosystems = Fortgeschrittene Ökosysteme
ares-card-advanced_ecosystems-text = Nur spielbar, wenn du ein Tier-, ein Mikroben- und ein Pflanzensymbol hast. Kein Effekt beim Spielen; sie zählt wegen ihrer Symbole und Siegpunkte. Bringt 3 SP.
ares-card-artificial_lake = Künstlicher See
ares-card-artificial_lake-text = Nur spielbar, wenn die Temperatur in der gelben Zone oder wärmer ist. Beim Spielen: Decke ein Ozeanplättchen auf. Bringt 1 SP.
ares-card-atmosphere_filtering = Atmosphärenfilterung
ares-card-atmosphere_filtering-text = Nur spielbar, wenn du mindestens 2 Wissenschaftssymbole hast. Beim Spielen: Erhöhe den Sauerstoff um 1 Stufe.
ares-card-breathing_filters = Atemfilter
ares-card-breathing_filters-text = Nur spielbar, wenn der Sauerstoff in der gelben Zone oder höher ist. Kein Effekt beim Spielen; sie zählt wegen ihrer Symbole und Siegpunkte. Bringt 2 SP.
ares-card-bribed_committee = Bestochenes Komitee
ares-card-bribed_committee-text = Beim Spielen: Erhöhe deinen TW um 2. Bringt −2 SP.
ares-card-business_contacts = Geschäftskontakte
ares-card-business_contacts-text = Beim Spielen: Ziehe 4 Karten und wirf dann 2 Handkarten ab.
ares-card-ceos_favorite_project = Lieblingsprojekt des CEO
ares-card-ceos_favorite_project-text = Beim Spielen: Lege 2 Ressourcen der passenden Art auf eine deiner Karten, die Ressourcen aufnehmen kann.
ares-card-colonizer_training_camp = Ausbildungslager für Kolonisten
ares-card-colonizer_training_camp-text = Nur spielbar, wenn der Sauerstoff in der roten Zone oder niedriger ist. Kein Effekt beim Spielen; sie zählt wegen ihrer Symbole und Siegpunkte. Bringt 2 SP.
ares-card-comet = Komet
ares-card-comet-text = Beim Spielen: Erhöhe die Temperatur um 1 Stufe; decke ein Ozeanplättchen auf.
ares-card-convoy_from_europa = Konvoi von Europa
ares-card-convoy_from_europa-text = Beim Spielen: Ziehe eine Karte; decke ein Ozeanplättchen auf.
ares-card-crater = Krater
ares-card-crater-text = Nur spielbar, wenn du mindestens 3 Ereignissymbole hast. Beim Spielen: Decke ein Ozeanplättchen auf.
ares-card-deimos_down = Absturz von Deimos
ares-card-deimos_down-text = Beim Spielen: Erhöhe die Temperatur um 3 Stufen; erhalte 7 M€.
ares-card-giant_ice_asteroid = Riesiger Eisasteroid
ares-card-giant_ice_asteroid-text = Beim Spielen: Erhöhe die Temperatur um 2 Stufen; decke 2 Ozeanplättchen auf.
ares-card-ice_asteroid = Eisasteroid
ares-card-ice_asteroid-text = Beim Spielen: Decke 2 Ozeanplättchen auf.
ares-card-ice_cap_melting = Schmelzen der Polkappen
ares-card-ice_cap_melting-text = Nur spielbar, wenn die Temperatur in der weißen Zone ist. Beim Spielen: Decke ein Ozeanplättchen auf.
ares-card-imported_hydrogen = Importierter Wasserstoff
ares-card-imported_hydrogen-text = Beim Spielen: Decke ein Ozeanplättchen auf; wähle eines: Erhalte 3 Pflanzen; oder lege 3 Mikroben auf eine andere deiner Karten, die sie aufnehmen kann; oder lege 2 Tiere auf eine andere deiner Karten, die sie aufnehmen kann.
ares-card-imported_nitrogen = Importierter Stickstoff
ares-card-imported_nitrogen-text = Beim Spielen: Erhöhe deinen TW um 1; erhalte 4 Pflanzen; lege 2 Tiere auf eine andere deiner Karten, die sie aufnehmen kann; lege 3 Mikroben auf eine andere deiner Karten, die sie aufnehmen kann.
ares-card-interstellar_colony_ship = Interstellares Kolonieschiff
ares-card-interstellar_colony_ship-text = Nur spielbar, wenn du mindestens 4 Wissenschaftssymbole hast. Kein Effekt beim Spielen; sie zählt wegen ihrer Symbole und Siegpunkte. Bringt 4 SP.
ares-card-invention_contest = Erfinderwettbewerb
ares-card-invention_contest-text = Beim Spielen: Ziehe 3 Karten, behalte 1 davon und wirf die anderen ab.
ares-card-investment_loan = Investitionskredit
ares-card-investment_loan-text = Das Spielen kostet außerdem 1 TW. Beim Spielen: Erhalte 10 M€. Bringt 1 SP.
ares-card-lagrange_observatory = Lagrange-Observatorium
ares-card-lagrange_observatory-text = Beim Spielen: Ziehe eine Karte. Bringt 1 SP.
ares-card-lake_marineris = Marinerissee
ares-card-lake_marineris-text = Nur spielbar, wenn die Temperatur in der gelben Zone oder wärmer ist. Beim Spielen: Decke 2 Ozeanplättchen auf. Bringt 1 SP.
ares-card-large_convoy = Großer Konvoi
ares-card-large_convoy-text = Beim Spielen: Decke ein Ozeanplättchen auf; ziehe 2 Karten; wähle eines: Erhalte 5 Pflanzen; oder lege 3 Tiere auf eine andere deiner Karten, die sie aufnehmen kann. Bringt 2 SP.
ares-card-lava_flows = Lavaströme
ares-card-lava_flows-text = Beim Spielen: Erhöhe die Temperatur um 2 Stufen.
ares-card-local_heat_trapping = Lokale Wärmespeicherung
ares-card-local_heat_trapping-text = Das Spielen kostet außerdem 3 Wärme. Beim Spielen: Erhalte 4 Pflanzen; wähle eines: Lege 2 Tiere auf eine andere deiner Karten, die sie aufnehmen kann; oder lege 2 Mikroben auf eine andere deiner Karten, die sie aufnehmen kann.
ares-card-mangrove = Mangroven
ares-card-mangrove-text = Nur spielbar, wenn die Temperatur in der weißen Zone ist. Beim Spielen: Nimm ein Waldplättchen und erhöhe den Sauerstoff um 1 Stufe.
ares-card-nitrogen_rich_asteroid = Stickstoffreicher Asteroid
ares-card-nitrogen_rich_asteroid-text = Beim Spielen: Erhöhe deinen TW um 2; erhöhe die Temperatur um 1 Stufe; erhalte 2 Pflanzen und, wenn du mindestens 3 Pflanzensymbole hast, 4 weitere.
ares-card-permafrost_extraction = Permafrostgewinnung
ares-card-permafrost_extraction-text = Nur spielbar, wenn die Temperatur in der gelben Zone oder wärmer ist. Beim Spielen: Decke ein Ozeanplättchen auf.
ares-card-phobos_falls = Phobos stürzt ab
ares-card-phobos_falls-text = Beim Spielen: Erhöhe die Temperatur um 1 Stufe; decke ein Ozeanplättchen auf; ziehe 2 Karten. Bringt 1 SP.
ares-card-plantation = Plantage
ares-card-plantation-text = Nur spielbar, wenn du mindestens 4 Wissenschaftssymbole hast. Beim Spielen: Nimm 2 Waldplättchen und erhöhe den Sauerstoff um 2 Stufen.
ares-card-release_of_inert_gases = Freisetzung von Edelgasen
ares-card-release_of_inert_gases-text = Beim Spielen: Erhöhe deinen TW um 2.
ares-card-research = Forschung
ares-card-research-text = Beim Spielen: Ziehe 2 Karten.
ares-card-special_design = Sonderanfertigung
ares-card-special_design-text = Beim Spielen: Du darfst in dieser Phase noch eine blaue oder rote Karte spielen; für die nächste Karte, die du in dieser Phase spielst, darfst du den Sauerstoff oder die Temperatur eine Farbzone höher oder niedriger werten.
ares-card-subterranean_reservoir = Unterirdisches Reservoir
ares-card-subterranean_reservoir-text = Beim Spielen: Decke ein Ozeanplättchen auf.
ares-card-technology_demonstration = Technologievorführung
ares-card-technology_demonstration-text = Beim Spielen: Decke ein Ozeanplättchen auf; ziehe 2 Karten.
ares-card-terraforming_ganymede = Terraforming von Ganymed
ares-card-terraforming_ganymede-text = Beim Spielen: Erhöhe deinen TW um 1 für jedes deiner Jupitersymbole, dieses mitgezählt. Bringt 2 SP.
ares-card-towing_a_comet = Komet im Schlepptau
ares-card-towing_a_comet-text = Beim Spielen: Erhöhe den Sauerstoff um 1 Stufe; decke ein Ozeanplättchen auf; erhalte 2 Pflanzen.
ares-card-work_crews = Arbeitstrupps
ares-card-work_crews-text = Beim Spielen: Du darfst in dieser Phase noch eine blaue oder rote Karte spielen; die nächste Karte, die du in dieser Phase spielst, ist 11 M€ billiger.
ares-card-acquired_company = Gekaufte Firma
ares-card-acquired_company-text = Produktion: 1 Karte.
ares-card-adapted_lichen = Angepasste Flechten
ares-card-adapted_lichen-text = Produktion: 1 Pflanze.
ares-card-aerated_magma = Belüftetes Magma
ares-card-aerated_magma-text = Nur spielbar, wenn der Sauerstoff in der roten Zone oder höher ist. Produktion: 2 Wärme und 1 Karte.
ares-card-airborne_radiation = Strahlung in der Luft
ares-card-airborne_radiation-text = Nur spielbar, wenn der Sauerstoff in der roten Zone oder höher ist. Beim Spielen: Erhöhe den Sauerstoff um 1 Stufe. Produktion: 2 Wärme.
ares-card-algae = Algen
ares-card-algae-text = Nur spielbar, wenn mindestens 5 Ozeanplättchen aufgedeckt sind. Produktion: 2 Pflanzen.
ares-card-archaebacteria = Archaebakterien
ares-card-archaebacteria-text = Nur spielbar, wenn die Temperatur in der violetten Zone ist. Produktion: 1 Pflanze.
ares-card-artificial_photosynthesis = Künstliche Photosynthese
ares-card-artificial_photosynthesis-text = Produktion: 1 Pflanze und 1 Wärme.
ares-card-asteroid_mining = Asteroidenbergbau
ares-card-asteroid_mining-text = Baupotenzial: 2 Titan (Karten mit Weltraumsymbol kosten 6 M€ weniger). Bringt 2 SP.
ares-card-asteroid_mining_consortium = Konsortium für Asteroidenbergbau
ares-card-asteroid_mining_consortium-text = Baupotenzial: 1 Titan (Karten mit Weltraumsymbol kosten 3 M€ weniger).
ares-card-astrofarm = Astrofarm
ares-card-astrofarm-text = Beim Spielen: Lege 2 Mikroben auf eine andere deiner Karten, die sie aufnehmen kann. Produktion: 1 Pflanze und 3 Wärme.
ares-card-atmospheric_insulators = Atmosphärische Isolatoren
ares-card-atmospheric_insulators-text = Produktion: 1 Wärme für jedes deiner Erdsymbole, dieses mitgezählt.
ares-card-automated_factories = Automatisierte Fabriken
ares-card-automated_factories-text = Beim Spielen: Du darfst sofort eine grüne Handkarte spielen, deren aufgedruckte Kosten höchstens 9 M€ sind, ohne M€ dafür zu zahlen. Produktion: 1 Karte.
ares-card-balanced_portfolios = Ausgewogene Portfolios
ares-card-balanced_portfolios-text = Das Spielen kostet außerdem 1 TW. Produktion: 3 M€. Bringt 1 SP.
ares-card-beam_from_a_thorium_asteroid = Strahl vom Thorium-Asteroiden
ares-card-beam_from_a_thorium_asteroid-text = Nur spielbar, wenn du ein Jupitersymbol hast. Produktion: 1 Pflanze und 3 Wärme. Bringt 1 SP.
ares-card-biomass_combustors = Biomasse-Öfen
ares-card-biomass_combustors-text = Das Spielen kostet außerdem 2 Pflanzen. Produktion: 5 Wärme.
ares-card-biothermal_power = Biothermische Energie
ares-card-biothermal_power-text = Beim Spielen: Nimm ein Waldplättchen und erhöhe den Sauerstoff um 1 Stufe. Produktion: 1 Wärme.
ares-card-blueprints = Baupläne
ares-card-blueprints-text = Produktion: 2 M€ und 1 Karte.
ares-card-building_industries = Bauindustrie
ares-card-building_industries-text = Das Spielen kostet außerdem 4 Wärme. Baupotenzial: 2 Stahl (Karten mit Gebäudesymbol kosten 4 M€ weniger).
ares-card-bushes = Büsche
ares-card-bushes-text = Nur spielbar, wenn die Temperatur in der roten Zone oder wärmer ist. Beim Spielen: Erhalte 2 Pflanzen. Produktion: 2 Pflanzen.
ares-card-callisto_penal_mines = Strafminen auf Kallisto
ares-card-callisto_penal_mines-text = Produktion: 1 Karte. Bringt 1 SP.
ares-card-cartel = Kartell
ares-card-cartel-text = Produktion: 1 M€ für jedes deiner Erdsymbole, dieses mitgezählt.
ares-card-coal_imports = Kohleimporte
ares-card-coal_imports-text = Produktion: 3 Wärme.
ares-card-commercial_district = Geschäftsviertel
ares-card-commercial_district-text = Produktion: 4 M€. Bringt 2 SP.
ares-card-deep_well_heating = Tiefbrunnenheizung
ares-card-deep_well_heating-text = Beim Spielen: Erhöhe die Temperatur um 1 Stufe. Produktion: 1 Wärme.
ares-card-designed_microorganisms = Maßgeschneiderte Mikroorganismen
ares-card-designed_microorganisms-text = Nur spielbar, wenn die Temperatur in der roten Zone oder kälter ist. Produktion: 2 Pflanzen.
ares-card-diversified_interests = Breit gestreute Interessen
ares-card-diversified_interests-text = Beim Spielen: Erhalte 3 Pflanzen; erhalte 3 Wärme. Produktion: 1 Pflanze.
ares-card-dusty_quarry = Staubiger Steinbruch
ares-card-dusty_quarry-text = Nur spielbar, wenn höchstens 3 Ozeanplättchen aufgedeckt sind. Baupotenzial: 1 Stahl (Karten mit Gebäudesymbol kosten 2 M€ weniger).
ares-card-economic_growth = Wirtschaftswachstum
ares-card-economic_growth-text = Produktion: 3 M€.
ares-card-energy_storage = Energiespeicher
ares-card-energy_storage-text = Nur spielbar, wenn dein TW mindestens 7 ist. Produktion: 2 Karten.
ares-card-eos_chasma_national_park = Nationalpark Eos Chasma
ares-card-eos_chasma_national_park-text = Nur spielbar, wenn die Temperatur in der roten Zone oder wärmer ist. Beim Spielen: Lege 1 Tier auf eine andere deiner Karten, die es aufnehmen kann; erhalte 3 Pflanzen. Produktion: 2 M€. Bringt 1 SP.
ares-card-farming = Ackerbau
ares-card-farming-text = Nur spielbar, wenn die Temperatur in der weißen Zone ist. Beim Spielen: Erhalte 2 Pflanzen. Produktion: 2 M€ und 2 Pflanzen. Bringt 2 SP.
ares-card-food_factory = Lebensmittelfabrik
ares-card-food_factory-text = Das Spielen kostet außerdem 2 Pflanzen. Produktion: 4 M€.
ares-card-fuel_factory = Treibstofffabrik
ares-card-fuel_factory-text = Das Spielen kostet außerdem 3 Wärme. Produktion: 1 M€. Baupotenzial: 1 Titan (Karten mit Weltraumsymbol kosten 3 M€ weniger).
ares-card-fueled_generators = Brennstoffgeneratoren
ares-card-fueled_generators-text = Das Spielen kostet außerdem 1 TW. Produktion: 2 Wärme. Bringt 1 SP.
ares-card-fusion_power = Fusionsenergie
ares-card-fusion_power-text = Nur spielbar, wenn du mindestens 2 Energiesymbole hast. Produktion: 1 Karte.
ares-card-ganymede_shipyard = Ganymed-Werft
ares-card-ganymede_shipyard-text = Baupotenzial: 2 Titan (Karten mit Weltraumsymbol kosten 6 M€ weniger).
ares-card-gene_repair = Genreparatur
ares-card-gene_repair-text = Nur spielbar, wenn du mindestens 3 Wissenschaftssymbole hast. Produktion: 2 M€. Bringt 2 SP.
ares-card-geothermal_power = Erdwärme
ares-card-geothermal_power-text = Produktion: 2 Wärme.
ares-card-giant_space_mirror = Riesiger Weltraumspiegel
ares-card-giant_space_mirror-text = Produktion: 3 Wärme.
ares-card-grass = Gras
ares-card-grass-text = Nur spielbar, wenn die Temperatur in der roten Zone oder wärmer ist. Beim Spielen: Erhalte 3 Pflanzen. Produktion: 1 Pflanze.
ares-card-great_dam = Großer Staudamm
ares-card-great_dam-text = Nur spielbar, wenn mindestens 2 Ozeanplättchen aufgedeckt sind. Produktion: 2 Wärme. Bringt 1 SP.
ares-card-great_escarpment_consortium = Steilhang-Konsortium
ares-card-great_escarpment_consortium-text = Baupotenzial: 1 Stahl (Karten mit Gebäudesymbol kosten 2 M€ weniger).
ares-card-heather = Heide
ares-card-heather-text = Beim Spielen: Erhalte 1 Pflanze. Produktion: 1 Pflanze. Bringt 1 SP.
ares-card-immigration_shuttles = Einwanderer-Shuttles
ares-card-immigration_shuttles-text = Produktion: 3 M€. Schlusswertung: 1 SP für je 2 deiner Erdsymbole.
ares-card-import_of_advanced_ghg = Import moderner Treibhausgase
ares-card-import_of_advanced_ghg-text = Produktion: 2 Wärme.
ares-card-imported_ghg = Importierte Treibhausgase
ares-card-imported_ghg-text = Beim Spielen: Erhalte 5 Wärme. Produktion: 1 Wärme.
ares-card-industrial_center = Industriezentrum
ares-card-industrial_center-text = Produktion: 3 M€. Baupotenzial: 1 Stahl (Karten mit Gebäudesymbol kosten 2 M€ weniger).
ares-card-industrial_farming = Industrielle Landwirtschaft
ares-card-industrial_farming-text = Produktion: 1 M€ und 2 Pflanzen.
ares-card-industrial_microbes = Industriemikroben
ares-card-industrial_microbes-text = Produktion: 1 Wärme. Baupotenzial: 1 Stahl (Karten mit Gebäudesymbol kosten 2 M€ weniger).
ares-card-insects = Insekten
ares-card-insects-text = Produktion: 1 Pflanze für jedes deiner Pflanzensymbole.
ares-card-io_mining_industries = Bergbauindustrie auf Io
ares-card-io_mining_industries-text = Produktion: 2 M€. Baupotenzial: 2 Titan (Karten mit Weltraumsymbol kosten 6 M€ weniger). Schlusswertung: 1 SP für jedes deiner Jupitersymbole.
ares-card-kelp_farming = Seetangzucht
ares-card-kelp_farming-text = Nur spielbar, wenn mindestens 6 Ozeanplättchen aufgedeckt sind. Beim Spielen: Erhalte 2 Pflanzen. Produktion: 2 M€ und 3 Pflanzen. Bringt 1 SP.
ares-card-lichen = Flechten
ares-card-lichen-text = Produktion: 1 Pflanze.
ares-card-lightning_harvest = Blitzernte
ares-card-lightning_harvest-text = Produktion: 1 M€ für jedes deiner Wissenschaftssymbole, dieses mitgezählt. Bringt 1 SP.
ares-card-low_atmo_shields = Niederatmosphären-Schilde
ares-card-low_atmo_shields-text = Nur spielbar, wenn der Sauerstoff in der roten Zone oder höher ist. Produktion: 1 M€ und 2 Wärme.
ares-card-lunar_beam = Mondstrahl
ares-card-lunar_beam-text = Das Spielen kostet außerdem 1 TW. Produktion: 4 Wärme.
ares-card-mass_converter = Massekonverter
ares-card-mass_converter-text = Nur spielbar, wenn du mindestens 4 Wissenschaftssymbole hast. Produktion: 3 Wärme. Baupotenzial: 1 Titan (Karten mit Weltraumsymbol kosten 3 M€ weniger). Bringt 2 SP.
ares-card-medical_lab = Medizinisches Labor
ares-card-medical_lab-text = Produktion: 1 M€ für je 2 deiner Gebäudesymbole, dieses mitgezählt. Bringt 1 SP.
ares-card-methane_from_titan = Methan vom Titan
ares-card-methane_from_titan-text = Nur spielbar, wenn der Sauerstoff in der roten Zone oder höher ist. Produktion: 2 Pflanzen und 2 Wärme. Bringt 2 SP.
ares-card-micro_mills = Mikromühlen
ares-card-micro_mills-text = Produktion: 1 Wärme. Baupotenzial: 1 Stahl (Karten mit Gebäudesymbol kosten 2 M€ weniger).
ares-card-microprocessors = Mikroprozessoren
ares-card-microprocessors-text = Beim Spielen: Ziehe 2 Karten und wirf dann eine Handkarte ab. Produktion: 3 Wärme.
ares-card-mine = Mine
ares-card-mine-text = Baupotenzial: 2 Stahl (Karten mit Gebäudesymbol kosten 4 M€ weniger).
ares-card-miranda_resort = Urlaubsort Miranda
ares-card-miranda_resort-text = Produktion: 1 M€ für jedes deiner Erdsymbole, dieses mitgezählt. Bringt 1 SP.
ares-card-mohole_area = Mohole-Gebiet
ares-card-mohole_area-text = Produktion: 4 Wärme.
ares-card-monocultures = Monokulturen
ares-card-monocultures-text = Das Spielen kostet außerdem 1 TW. Produktion: 2 Pflanzen.
ares-card-moss = Moos
ares-card-moss-text = Nur spielbar, wenn mindestens 3 Ozeanplättchen aufgedeckt sind. Das Spielen kostet außerdem 1 Pflanze. Produktion: 1 Pflanze.
ares-card-natural_preserve = Naturschutzgebiet
ares-card-natural_preserve-text = Nur spielbar, wenn der Sauerstoff in der roten Zone oder höher ist. Produktion: 2 M€. Bringt 1 SP.
ares-card-new_portfolios = Neue Portfolios
ares-card-new_portfolios-text = Produktion: 1 M€, 1 Pflanze und 1 Wärme.
ares-card-nitrophilic_moss = Stickstoffliebendes Moos
ares-card-nitrophilic_moss-text = Produktion: 2 Pflanzen.
ares-card-noctis_farming = Ackerbau in Noctis
ares-card-noctis_farming-text = Nur spielbar, wenn die Temperatur in der roten Zone oder wärmer ist. Beim Spielen: Erhalte 2 Pflanzen. Produktion: 1 Pflanze. Bringt 1 SP.
ares-card-nuclear_plants = Atomkraftwerke
ares-card-nuclear_plants-text = Produktion: 1 M€ und 3 Wärme. Bringt −1 SP.
ares-card-power_grid = Stromnetz
ares-card-power_grid-text = Produktion: 1 M€ für jedes deiner Energiesymbole, dieses mitgezählt.
ares-card-power_plant = Kraftwerk
ares-card-power_plant-text = Produktion: 1 Wärme.
ares-card-power_supply_consortium = Stromversorger-Konsortium
ares-card-power_supply_consortium-text = Produktion: 2 M€ und 1 Wärme.
ares-card-protected_valley = Geschütztes Tal
ares-card-protected_valley-text = Beim Spielen: Nimm ein Waldplättchen und erhöhe den Sauerstoff um 1 Stufe. Produktion: 2 M€.
ares-card-quantum_extractor = Quantenextraktor
ares-card-quantum_extractor-text = Nur spielbar, wenn du mindestens 3 Wissenschaftssymbole hast. Produktion: 3 Wärme. Bringt 2 SP.
ares-card-rad_suits = Strahlenschutzanzüge
ares-card-rad_suits-text = Nur spielbar, wenn mindestens 2 Ozeanplättchen aufgedeckt sind. Produktion: 2 M€.
ares-card-satellite_farms = Satellitenfarmen
ares-card-satellite_farms-text = Produktion: 1 Wärme für jedes deiner Weltraumsymbole, dieses mitgezählt.
ares-card-satellites = Satelliten
ares-card-satellites-text = Produktion: 1 M€ für jedes deiner Weltraumsymbole, dieses mitgezählt.
ares-card-slash_and_burn_agriculture = Brandrodung
ares-card-slash_and_burn_agriculture-text = Produktion: 2 Pflanzen. Bringt −1 SP.
ares-card-smelting = Verhüttung
ares-card-smelting-text = Beim Spielen: Ziehe 2 Karten. Produktion: 5 Wärme.
ares-card-soil_warming = Bodenerwärmung
ares-card-soil_warming-text = Beim Spielen: Erhöhe die Temperatur um 1 Stufe. Produktion: 2 Pflanzen.
ares-card-solar_power = Solarenergie
ares-card-solar_power-text = Produktion: 1 Wärme. Bringt 1 SP.
ares-card-solar_trapping = Sonnenfalle
ares-card-solar_trapping-text = Beim Spielen: Ziehe eine Karte; erhalte 3 Wärme. Produktion: 1 Wärme.
ares-card-soletta = Soletta
ares-card-soletta-text = Produktion: 5 Wärme. Bringt 1 SP.
ares-card-space_heaters = Weltraumheizer
ares-card-space_heaters-text = Beim Spielen: Ziehe eine Karte. Produktion: 2 Wärme.
ares-card-space_station = Raumstation
ares-card-space_station-text = Baupotenzial: 1 Titan (Karten mit Weltraumsymbol kosten 3 M€ weniger). Bringt 1 SP.
ares-card-sponsors = Sponsoren
ares-card-sponsors-text = Produktion: 2 M€.
ares-card-strip_mine = Tagebau
ares-card-strip_mine-text = Das Spielen kostet außerdem 1 TW. Baupotenzial: 2 Stahl (Karten mit Gebäudesymbol kosten 4 M€ weniger) und 1 Titan (Karten mit Weltraumsymbol kosten 3 M€ weniger).
ares-card-surface_mines = Oberflächenminen
ares-card-surface_mines-text = Baupotenzial: 1 Stahl (Karten mit Gebäudesymbol kosten 2 M€ weniger) und 1 Titan (Karten mit Weltraumsymbol kosten 3 M€ weniger).
ares-card-tectonic_stress_power = Energie aus Plattentektonik
ares-card-tectonic_stress_power-text = Produktion: 3 Wärme. Bringt 1 SP.
ares-card-titanium_mine = Titanmine
ares-card-titanium_mine-text = Baupotenzial: 1 Titan (Karten mit Weltraumsymbol kosten 3 M€ weniger).
ares-card-toll_station = Mautstation
ares-card-toll_station-text = Beim Spielen: Du darfst sofort eine grüne Handkarte spielen, deren aufgedruckte Kosten höchstens 9 M€ sind, ohne M€ dafür zu zahlen. Produktion: 3 M€.
ares-card-trading_post = Handelsposten
ares-card-trading_post-text = Beim Spielen: Erhalte 3 Pflanzen. Produktion: 2 M€.
ares-card-trapped_heat = Gefangene Wärme
ares-card-trapped_heat-text = Nur spielbar, wenn die Temperatur in der roten Zone oder wärmer ist. Beim Spielen: Decke ein Ozeanplättchen auf. Produktion: 2 Wärme.
ares-card-trees = Bäume
ares-card-trees-text = Nur spielbar, wenn die Temperatur in der gelben Zone oder wärmer ist. Beim Spielen: Erhalte 1 Pflanze. Produktion: 3 Pflanzen. Bringt 1 SP.
ares-card-tropical_resort = Tropischer Urlaubsort
ares-card-tropical_resort-text = Das Spielen kostet außerdem 5 Wärme. Produktion: 4 M€. Bringt 2 SP.
ares-card-tundra_farming = Ackerbau in der Tundra
ares-card-tundra_farming-text = Nur spielbar, wenn die Temperatur in der gelben Zone oder wärmer ist. Beim Spielen: Erhalte 1 Pflanze. Produktion: 2 M€ und 1 Pflanze. Bringt 1 SP.
ares-card-underground_city = Unterirdische Stadt
ares-card-underground_city-text = Produktion: 1 M€. Baupotenzial: 1 Stahl (Karten mit Gebäudesymbol kosten 2 M€ weniger).
ares-card-undersea_vents = Unterseeische Schlote
ares-card-undersea_vents-text = Produktion: 4 Wärme und 1 Karte.
ares-card-venture_capitalism = Risikokapital
ares-card-venture_capitalism-text = Produktion: 1 M€ für jedes deiner Ereignissymbole.
ares-card-vesta_shipyard = Vesta-Werft
ares-card-vesta_shipyard-text = Baupotenzial: 1 Titan (Karten mit Weltraumsymbol kosten 3 M€ weniger). Bringt 1 SP.
ares-card-wave_power = Wellenkraft
ares-card-wave_power-text = Nur spielbar, wenn mindestens 3 Ozeanplättchen aufgedeckt sind. Produktion: 3 Wärme.
ares-card-windmills = Windräder
ares-card-windmills-text = Produktion: 1 Wärme für jedes deiner Energiesymbole, dieses mitgezählt. Bringt 1 SP.
ares-card-worms = Würmer
ares-card-worms-text = Nur spielbar, wenn der Sauerstoff in der roten Zone oder höher ist. Produktion: 1 Pflanze für jedes deiner Mikrobensymbole, dieses mitgezählt.
ares-card-zeppelins = Zeppeline
ares-card-zeppelins-text = Nur spielbar, wenn der Sauerstoff in der roten Zone oder höher ist. Produktion: 1 M€ für jedes deiner Waldplättchen. Bringt 1 SP.

## Corporations

ares-corporation-credicor = CrediCor
ares-corporation-credicor-text = Beginne mit 48 M€. Eine Karte, deren aufgedruckte Kosten mindestens 20 M€ sind, kostet dich 4 M€ weniger; es zählen die aufgedruckten Kosten vor jeder Senkung.
ares-corporation-ecoline = Ecoline
ares-corporation-ecoline-text = Beginne mit 27 M€ und 1 Pflanzenproduktion. Die Standardaktion, die aus Pflanzen einen Wald macht, kostet dich 7 statt 8 Pflanzen.
ares-corporation-helion = Helion
ares-corporation-helion-text = Beginne mit 28 M€ und 3 Wärmeproduktion. Wo immer du M€ zahlen musst, darfst du eins zu eins mit Wärme zahlen; M€ ersetzen nie Wärme.
ares-corporation-interplanetary_cinematics = Interplanetary Cinematics
ares-corporation-interplanetary_cinematics-text = Beginne mit 46 M€ und 1 Stahl. Eine Karte mit Ereignissymbol kostet dich 2 M€ weniger.
ares-corporation-inventrix = Inventrix
ares-corporation-inventrix-text = Beginne mit 33 M€ und ziehe beim Aufbau 3 Karten. Prüfst du die Bedingungen einer Karte, die du spielst, darfst du Sauerstoff oder Temperatur eine Farbzone höher oder niedriger werten; das addiert sich nie mit einem anderen solchen Effekt.
ares-corporation-mining_guild = Bergbaugilde
ares-corporation-mining_guild-text = Beginne mit 27 M€ und 1 Stahl. Immer wenn du Stahlproduktion spielst (der Stahl auf dieser Karte zählt nicht), erhöhe deinen TW um 1, einmal für jeden Stahl auf der gespielten Karte.
ares-corporation-phobolog = PhoboLog
ares-corporation-phobolog-text = Beginne mit 20 M€ und 1 Titan. Jedes Titan, das du hast, senkt die Kosten einer Karte mit Weltraumsymbol um 1 M€ mehr (4 statt 3).
ares-corporation-saturn_systems = Saturn Systems
ares-corporation-saturn_systems-text = Beginne mit 24 M€ und 1 Titan. Für jedes Jupitersymbol auf einer Karte, die du spielst (nicht das auf dieser), erhöhe deinen TW um 1.
ares-corporation-teractor = Teractor
ares-corporation-teractor-text = Beginne mit 51 M€. Eine Karte mit Erdsymbol kostet dich 3 M€ weniger.
ares-corporation-tharsis_republic = Tharsis-Republik
ares-corporation-tharsis_republic-text = Beginne mit 40 M€. Ziehe in der Forschungsphase 1 Karte mehr und behalte 1 Karte mehr.
ares-corporation-thorgate = Thorgate
ares-corporation-thorgate-text = Beginne mit 45 M€ und 1 Wärmeproduktion. Eine Karte mit Energiesymbol kostet dich 3 M€ weniger.
ares-corporation-united_nations_mars_initiative = Mars-Initiative der Vereinten Nationen
ares-corporation-united_nations_mars_initiative-text = Beginne mit 35 M€. Steigt dein TW zum ersten Mal in einer Phase, darfst du 6 M€ zahlen, um ihn um 1 weiter zu erhöhen.

## The board in words

ares-colour-green = grün
ares-colour-blue = blau
ares-colour-red = rot
ares-board-setup = Vor der ersten Runde
ares-board-round = Runde { $round }
ares-board-round-of = Runde { $round } von { $of }
ares-board-stage-mulligan = Karten dürfen getauscht werden
ares-board-stage-corporations = Konzerne werden gewählt
ares-board-stage-planning = Phasen werden gewählt
ares-board-stage-pool = Teile werden aus dem Vorrat genommen
ares-board-stage-limit = alle werfen bis auf zehn Handkarten ab
ares-board-stage-raise = der Marker erhöht einen Parameter
ares-board-stage-over = die Partie ist zu Ende
ares-board-phase-over = { $phase } ist vorbei
ares-board-phase-now = jetzt { $phase }
ares-board-phase-next = dann { $phase }
ares-board-deck = Karten im Stapel: { $deck }, abgelegt: { $discard }
ares-board-mars = Mars
ares-board-temperature = Temperatur { $degrees } °C (Ziel: 8 °C), { $zone ->
    [1] violette
    [2] rote
    [3] gelbe
   *[4] weiße
  } Zone
ares-board-oxygen = Sauerstoff { $percent } % (Ziel: { $of } %), { $zone ->
    [1] violette
    [2] rote
    [3] gelbe
   *[4] weiße
  } Zone
ares-board-oceans = { $flipped ->
    [one] 1 Ozean
   *[other] { $flipped } Ozeane
  }, { $left } übrig
ares-board-start = zu Beginn der Phase { $degrees } °C ({ $heat ->
    [1] violett
    [2] rot
    [3] gelb
   *[4] weiß
  }), Sauerstoff { $percent } % ({ $air ->
    [1] violett
    [2] rot
    [3] gelb
   *[4] weiß
  }), { $oceans ->
    [one] 1 Ozean
   *[other] { $oceans } Ozeane
  }
ares-board-pool = Vorrat
ares-board-cubes = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
  }
ares-board-markers = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
  }
ares-board-virtual = Virtuell gespielt
ares-board-marker = Marker auf Feld { $space } von { $of }
ares-board-plays = { $phase } in dieser Runde
ares-board-left = { $phase } noch im Stapel
ares-board-player = { $seat } ({ $corporation })
ares-board-nobody = { $seat }
ares-board-tr = TW { $tr }
ares-board-mc = { $mc } M€ (+{ $production })
ares-board-heat = { $heat } Wärme (+{ $production })
ares-board-plants = { $plants ->
    [one] 1 Pflanze
   *[other] { $plants } Pflanzen
  } (+{ $production })
ares-board-steel = Stahl { $count }
ares-board-titanium = Titan { $count }
ares-board-card-production = Karten (+{ $count })
ares-board-forests = { $count ->
    [one] 1 Wald
   *[other] { $count } Wälder
  }
ares-board-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
ares-board-drawn-count = { $count ->
    [one] 1 gezogene Karte zur Wahl
   *[other] { $count } gezogene Karten zur Wahl
  }
ares-board-seen = { $card } auf der Hand
ares-board-revealed = { $card } aufgedeckt
ares-board-chose = Phasenkarte { $phase }
ares-board-ready = hat gewählt
ares-board-passed = hat gepasst
ares-board-tags = Symbole von { $seat }
ares-board-tag = { $tag } { $count }
ares-board-blue = Blaue Karten von { $seat }
ares-board-red = Rote Karten von { $seat }
ares-board-green = Grüne Karten von { $seat }
ares-board-card = { $card }{ $used ->
    [0] { "" }
    [1] , genutzt
   *[other] , zweimal genutzt
  }
ares-board-holder = { $card } ({ $kind }: { $count }){ $used ->
    [0] { "" }
    [1] , genutzt
   *[other] , zweimal genutzt
  }
ares-board-own-hand = Deine Hand
ares-board-priced = { $card } ({ $colour }, { $cost } M€)
ares-board-own = Nur du weißt
ares-board-dealt = dir ausgeteilt: { $corporation }
ares-board-leads = du leitest { $corporation }
ares-board-marked = { $card } zum Tausch markiert
ares-board-plan = deine Phase: { $phase }
ares-board-virtual-plan = virtuell gespielte Phase: { $phase }
ares-board-drawn = gezogen: { $card } ({ $colour }, { $cost } M€)
ares-board-payment = wird bezahlt: { $card }
ares-board-swap = zum Tausch angeboten: { $card }
ares-board-partner = im Team auf der Hand: { $card }
ares-board-partner-perhaps = im Team vielleicht auf der Hand: { $card }
ares-board-last-hand = Hand von { $seat }
ares-board-held = { $card }

## What kind of thing lies in the box

ares-kind-project = Projekt
ares-kind-corporation = Konzern
ares-kind-ocean = Ozeanplättchen
ares-kind-track = Leiste
ares-kind-phase = Phase
ares-pieces-project = { $count ->
    [one] { $count } Projektkarte
   *[other] { $count } Projektkarten
}
ares-pieces-corporation = { $count ->
    [one] { $count } Konzern
   *[other] { $count } Konzerne
}
ares-pieces-ocean = { $count } Ozeanplättchen
ares-pieces-track = { $count ->
    [one] { $count } Leiste
   *[other] { $count } Leisten
}
ares-pieces-phase = { $count ->
    [one] { $count } Phasenkarte
   *[other] { $count } Phasenkarten
}

## The board on the page

ares-sources =
    rulebook: die polnische Anleitung mit ihren gedruckten Seitenzahlen; sie zeigt einige Karten
    Terra: eine Abschrift eingescannter englischer Karten (Alexry375/Terra auf GitHub)
    nikitinalexx: ein Programm in Java, das das Spiel spielt (nikitinalexx/ares-expedition auf GitHub); .java ist die Datei der Karte; auch „Java“ genannt
    TTS: ein Skript für einen Tischsimulator (Humort56/TTS-Ares-Expedition auf GitHub) mit dem Namen der Karte; auch „Lua“ genannt
    Mylaana: die Kartenliste eines dritten Programms (Mylaana/AresExpedition auf GitHub) mit der Nummer der Karte
    sebwieser: der Anfang eines Programms in Python (sebwieser/ares-expedition auf GitHub)
    card scan: was Terra auf den Scans gelesen hat; die Scans selbst haben wir nicht gesehen
    AE-…: eine Regel oder Auslegung auf der Regelseite
ares-web-phases = Die fünf Phasen
ares-web-phase-1 = Spiele eine grüne Karte.
ares-web-phase-2 = Spiele eine blaue oder rote Karte.
ares-web-phase-3 = Nutze Aktionen und Standardaktionen.
ares-web-phase-4 = Nimm M€, Wärme, Pflanzen und Karten.
ares-web-phase-5 = Ziehe { $draw ->
    [one] 1 Karte
   *[other] { $draw } Karten
  }, behalte { $keep }.
ares-web-bonus-1 = 3 M€ billiger
ares-web-bonus-2 = noch eine, oder ziehe eine Karte
ares-web-bonus-3 = eine Aktion zweimal
ares-web-bonus-4 = 4 M€
ares-web-bonus-5 = ziehe { $draw }, behalte { $keep }
ares-web-everybody = Alle:
ares-web-choosers = Bonus, wenn du sie gewählt hast:
ares-web-chose = { $name } hat diese Phase gewählt
ares-web-chose-last = { $name } hat diese Phase in der letzten Runde gewählt
ares-web-now = jetzt
ares-web-virtual-used = { $phase } ist benutzt
ares-web-standards-when = Standardaktionen gehören in die Aktionsphase (III).
ares-web-standards = Standardaktionen
ares-web-standard = { $action }: { $price } { $resource }
ares-web-rating = Terraforming-Werte
ares-web-tr = TW
ares-web-ocean-closed = Ozean { $space }, noch verdeckt
ares-web-ocean-open = Ozean { $space }, aufgedeckt: { $mc } M€, { $plants ->
    [one] 1 Pflanze
   *[other] { $plants } Pflanzen
  }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
ares-web-oceans-help = Jedes Plättchen gibt seine Belohnung einmal, der Person, die es aufdeckt.
ares-web-track-help = Für Karten zählt die Zone, in der der Marker zu Beginn der Phase stand.
ares-web-zone-purple = violett
ares-web-zone-red = rot
ares-web-zone-yellow = gelb
ares-web-zone-white = weiß
ares-web-sell = { $card } für { $mc } M€ verkaufen
ares-web-sells = Verkaufen +{ $mc }
ares-web-paying = wird bezahlt
ares-web-marked = wird getauscht
ares-web-offered = angeboten
ares-web-no-hand = Du hast keine Karten auf der Hand.
ares-web-turned-up = Aufgedeckt:
ares-web-seen = Bekannt auf der Hand:
ares-web-nothing-played = Noch keine Karten gespielt.
ares-web-offer = Zur Wahl
ares-web-partner = Im Team mit dir:
ares-web-partner-holds = auf der Hand
ares-web-partner-may = vielleicht
ares-web-deed-cards = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
ares-web-deed-forests = { $seat } pflanzt { $count ->
    [one] einen Wald
   *[other] { $count } Wälder
}.
ares-web-my-cards = Meine Karten ({ $count })
ares-web-cards-of = { $name } ({ $count })
ares-web-points = bisher { $vp } SP
ares-web-amount = Wie viel
ares-web-cost = Kosten in M€
ares-web-start = M€ zu Beginn
ares-web-needs = Braucht

# Why the game ended as it did

ares-epilogue-player = Die Karten von {$seat}
ares-epilogue-card = {$card}: {$points}
ares-epilogue-goal = Zum Sieg musste der Mars vollendet sein
ares-epilogue-points = {$points} von {$goal} Punkten
ares-epilogue-tie = Gleich viele Punkte: Wer zusammen mehr Wärme, Pflanzen und M€ hat, liegt vorn
ares-epilogue-resources = {$seat}: {$count}

## Icons in the guide

ares-web-icons-goods = Was du lagerst und womit du baust
ares-web-icons-mars = Mars und Punkte
ares-web-icons-oncards = Was auf Karten liegt
ares-web-icons-tags = Kartensymbole
ares-web-icons-cards = Karten und Zeichen
ares-web-icons-phases = Phasen
ares-web-icon-mc = Bezahlt Karten und Aktionen.
ares-web-icon-heat = 8 Wärme heben die Temperatur um einen Schritt.
ares-web-icon-plants = 8 Pflanzen werden ein Wald.
ares-web-icon-steel = Stahl
ares-web-icon-steel-about = Jede Stufe macht Gebäudekarten 2 M€ billiger.
ares-web-icon-titanium = Titan
ares-web-icon-titanium-about = Jede Stufe macht Weltraumkarten 3 M€ billiger.
ares-web-icon-forest = Wald
ares-web-icon-forest-about = Ein Waldplättchen, 1 SP wert. Er hebt den Sauerstoff um einen Schritt.
ares-web-icon-tr = Terraforming-Wert (TW)
ares-web-icon-tr-about = Dein Einkommen, und am Ende je 1 SP.
ares-web-icon-vp = Siegpunkte (SP)
ares-web-icon-vp-about = Das zählt am Ende.
ares-web-icon-temperature = Steigt bis 8 °C.
ares-web-icon-oxygen = Steigt bis 14 %.
ares-web-icon-ocean = Neun Plättchen zum Aufdecken.
ares-web-icon-animals = Tiere auf einer Karte, oft SP wert.
ares-web-icon-microbes = Mikroben auf einer Karte.
ares-web-icon-science = Wissenschaft auf einer Karte.
ares-web-icon-any = Die Art wählst du.
ares-web-icon-card = Projektkarte
ares-web-icon-card-about = Ziehe so viele Karten.
ares-web-icon-discard = Ablagestapel
ares-web-icon-eye = Aufdecken
ares-web-icon-eye-about = Karten werden angesehen oder gezeigt.
ares-web-icon-card-green = Grüne Karte
ares-web-icon-card-green-about = Hebt deine Produktion.
ares-web-icon-card-blue = Blaue Karte
ares-web-icon-card-blue-about = Hat eine Aktion oder eine dauerhafte Wirkung.
ares-web-icon-card-red = Rote Karte
ares-web-icon-card-red-about = Wirkt einmal, sofort.
ares-web-icon-cube = Würfel aus dem Vorrat
ares-web-icon-cube-about = Gemeinsames Spiel: 1 M€ wert.
ares-web-icon-marker = Marker aus dem Vorrat
ares-web-icon-marker-about = Gemeinsames Spiel: Partner dürfen eine Karte tauschen.
ares-web-about-round = Alle wählen geheim eine Phase. Dann werden die gewählten Phasen der Reihe nach von allen gespielt.
ares-web-about-deck = Projektkarten zum Ziehen. Ist der Stapel leer, wird die Ablage gemischt.
ares-web-icon-discard-about = Abgelegte Karten, verdeckt. Niemand darf sie durchsehen.
ares-web-about-marker = Er rückt nach je fünf Runden vor. Das Spiel endet nach Runde 25.
ares-web-about-done = Es geht weiter, wenn alle fertig sind.
ares-web-played = { $count ->
    [one] { $count } Karte ausgespielt
   *[other] { $count } Karten ausgespielt
  }
ares-web-about-played = Karten bleiben bis zum Ende im Spiel, mit ihren Symbolen und Punkten.
ares-web-icon-phase-1 = Alle dürfen eine grüne Karte spielen.
ares-web-icon-phase-2 = Alle dürfen eine blaue oder rote Karte spielen.
ares-web-icon-phase-3 = Alle dürfen Aktionen und Standardaktionen nutzen.
ares-web-icon-phase-4 = Alle erhalten ihr Einkommen.
ares-web-icon-phase-5 = Alle ziehen Karten und behalten einige davon.
ares-web-icon-tag-building = Stahl macht Karten mit diesem Symbol billiger.
ares-web-icon-tag-space = Titan macht Karten mit diesem Symbol billiger.
ares-web-icon-tag-science = Manche starken Karten brauchen genug davon.
ares-web-icon-tag-energy = Kraftwerke. Manche Karten zählen diese Symbole.
ares-web-icon-tag-jovian = Die äußeren Planeten. Manche Karten geben Punkte für jedes dieser Symbole.
ares-web-icon-tag-earth = Geschäfte auf der Erde. Manche Karten verdienen an diesen Symbolen.
ares-web-icon-tag-plant = Pflanzen. Manche Karten reagieren, wenn du eines davon spielst.
ares-web-icon-tag-microbe = Mikroben. Manche Karten reagieren, wenn du eines davon spielst.
ares-web-icon-tag-animal = Tiere. Manche Karten reagieren, wenn du eines davon spielst.
ares-web-icon-tag-event = Nur rote Karten haben es. Es zählt auch, nachdem die Karte gewirkt hat.


ares-term-points = Punkte: Terraforming-Wert, Wälder und Karten
ares-term-stores = M€, Wärme und Pflanzen im Vorrat
ares-term-income = die Produktion der nächsten Runden
ares-term-engine = Stahl, Titan, Aktionen und Effekte deiner Karten
ares-term-hand = die Karten auf der Hand
ares-term-mars = wie weit der Mars terraformt ist
ares-theme-points = Punkte sofort
ares-theme-stores = Fülle deinen Vorrat
ares-theme-income = Baue Einkommen auf
ares-theme-engine = Bring den Motor in Gang
ares-theme-hand = Nutze deine Hand
ares-theme-mars = Vollende den Mars rechtzeitig
