# Words that all games share.

titles-seat = Miejsce { $number }
titles-refusal = { $reason } ({ $rule })

titles-options-wrong = Z tych opcji nie da się utworzyć stołu: { $problem }.
titles-option-wrong = Opcja „{ $field }”: { $problem }.
titles-option-out-of-range = { $value } nie mieści się między { $min } a { $max }
titles-option-conflict = nie da się tego połączyć z „{ $other }” ({ $rule })
titles-option-unreadable = { $why }

titles-action-unknown = { $why }

titles-record-wrong = Zapis jest błędny: { $problem }
titles-record-wrong-line = Wiersz { $line } zapisu: { $problem }
titles-record-empty = zapis jest pusty; powinien zaczynać się od „syrtis record 1”
titles-record-header = tu powinno być „{ $expected }”
titles-record-other-game = to zapis gry „{ $found }”, a nie „{ $wanted }”
titles-record-other-version = rozegrano go według wersji { $found } zasad, a te są w wersji { $ours }; można go odtworzyć w tym wydaniu Syrtis, które go zapisało
titles-record-line = tu powinno być „miejsce akcja”, na przykład „0 { $example }”
titles-record-no-such-seat = miejsca { $seat } nie ma przy tym stole (graczy: { $seats }); miejsca mają numery od 0 do { $last }
titles-record-refused = miejsce { $seat } nie może teraz wykonać akcji „{ $action }”. { $refusal }
titles-record-differs = po { $actions ->
    [one] { $actions } akcji
   *[many] { $actions } akcjach
} stan gry to { $found }, a według zapisu { $written }
titles-record-too-long = wiersz ma więcej niż 4096 bajtów albo wierszy jest ponad milion
titles-record-read = nie da się tego odczytać jako tekstu ({ $why })

titles-undo-start = Nie masz już czego cofnąć.
titles-undo-learned = Nie można cofnąć ostatniej akcji: pokazała ci coś nowego.
titles-undo-decision = Nie można cofnąć ostatniej akcji: { $who } już ją zna i ma za sobą kolejną akcję.
titles-undo-past = Nie można cofnąć ostatniej akcji: gra potoczyła się już dalej.

titles-advice-best = { $action } – szansa { $chance } %, sprawdzone w { $share } % symulacji
titles-advice-behind = { $action } – szansa { $chance } %, gorsze o { $behind } pkt
titles-advice-tempting = Kuszące, ale gorsze o { $behind } pkt: { $action } – szansa { $chance } %
titles-advice-gain = Na pewno: { $what } +{ $count }, razem { $after }
titles-advice-cost = Na pewno: { $what } −{ $count }, zostaje { $after }
titles-advice-sure = Na pewno: { $quote }
titles-advice-more = Do końca rundy: { $what } o około { $count } więcej niż przy „{ $quote }”
titles-advice-less = Do końca rundy: { $what } o około { $count } mniej niż przy „{ $quote }”
titles-advice-for = Najwięcej daje tu: { $quote }
titles-advice-lacks = Najwięcej traci tu: { $quote }
titles-advice-reply = { $seat } odpowie wtedy najpewniej ({ $share } %): { $quote }
titles-advice-risk = Ryzyko: w najgorszej ćwiartce symulacji szansa spada do { $chance } %; przeciętnie wynosi { $usual } %.
