# Words that all games share.

titles-seat = Platz { $number }
titles-refusal = { $reason } ({ $rule })

titles-options-wrong = Mit diesen Einstellungen lässt sich kein Tisch einrichten: { $problem }.
titles-option-wrong = Einstellung „{ $field }“: { $problem }.
titles-option-out-of-range = { $value } liegt nicht zwischen { $min } und { $max }
titles-option-conflict = sie lässt sich nicht mit „{ $other }“ kombinieren ({ $rule })
titles-option-unreadable = { $why }

titles-action-unknown = { $why }

titles-record-wrong = Die Aufzeichnung ist ungültig: { $problem }
titles-record-wrong-line = Zeile { $line } der Aufzeichnung: { $problem }
titles-record-empty = die Aufzeichnung ist leer; sie sollte mit „syrtis record 1“ beginnen
titles-record-header = hier wird „{ $expected }“ erwartet
titles-record-other-game = dies ist eine Aufzeichnung von „{ $found }“, nicht von „{ $wanted }“
titles-record-other-version = gespielt wurde mit Version { $found } der Regeln, diese sind Version { $ours }; spiele sie mit dem Syrtis ab, das sie geschrieben hat
titles-record-line = hier wird „Platz Aktion“ erwartet, etwa „0 { $example }“
titles-record-no-such-seat = Platz { $seat } gibt es nicht an diesem Tisch mit { $seats }; die Plätze sind 0 bis { $last }
titles-record-refused = Platz { $seat } darf „{ $action }“ jetzt nicht tun. { $refusal }
titles-record-differs = nach { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
  } ist der Zustand { $found }, die Aufzeichnung sagt aber { $written }
titles-record-too-long = die Zeile ist länger als 4096 Bytes, oder es sind mehr als eine Million Zeilen
titles-record-read = sie ist nicht als Text lesbar ({ $why })

titles-undo-start = Du hast nichts mehr zurückzunehmen.
titles-undo-learned = Deine letzte Aktion lässt sich nicht zurücknehmen: Sie hat dir etwas Neues gezeigt.
titles-undo-decision = Deine letzte Aktion lässt sich nicht zurücknehmen: { $who } hat sie gesehen und seitdem gehandelt.
titles-undo-past = Deine letzte Aktion lässt sich nicht zurücknehmen: Das Spiel ist seitdem weitergegangen.

titles-advice-best = { $action } – Chance { $chance } %, in { $share } % der Simulationen versucht
titles-advice-behind = { $action } – Chance { $chance } %, { $behind } Punkte dahinter
titles-advice-tempting = Verlockend, aber { $behind } Punkte dahinter: { $action } – Chance { $chance } %
titles-advice-gain = Sicher: { $what } +{ $count }, dann insgesamt { $after }
titles-advice-cost = Sicher: { $what } −{ $count }, bleiben { $after }
titles-advice-sure = Sicher: { $quote }
titles-advice-more = Bis zum Ende der Runde: { $what } etwa { $count } mehr als mit „{ $quote }“
titles-advice-less = Bis zum Ende der Runde: { $what } etwa { $count } weniger als mit „{ $quote }“
titles-advice-for = Bringt am meisten hier: { $quote }
titles-advice-lacks = Verliert am meisten hier: { $quote }
titles-advice-reply = { $seat } antwortet dann am ehesten ({ $share } %): { $quote }
titles-advice-risk = Risiko: Im schlechtesten Viertel der Simulationen sinkt die Chance auf { $chance } %, im Schnitt liegt sie bei { $usual } %.
