# Words that all games share.

titles-seat = Seat { $number }
titles-refusal = { $reason } ({ $rule })

titles-options-wrong = No table can be set up with these options: { $problem }.
titles-option-wrong = Option “{ $field }”: { $problem }.
titles-option-out-of-range = { $value } is not between { $min } and { $max }
titles-option-conflict = it can't be combined with “{ $other }” ({ $rule })
titles-option-unreadable = { $why }

titles-action-unknown = { $why }

titles-record-wrong = The record is invalid: { $problem }
titles-record-wrong-line = Line { $line } of the record: { $problem }
titles-record-empty = the record is empty; it should start with “syrtis record 1”
titles-record-header = expected “{ $expected }” here
titles-record-other-game = this is a record of “{ $found }”, not of “{ $wanted }”
titles-record-other-version = it was played with version { $found } of the rules, and this is version { $ours }; replay it with the Syrtis that wrote it
titles-record-line = expected “seat action” here, such as “0 { $example }”
titles-record-no-such-seat = there is no seat { $seat } at this table of { $seats }; the seats are 0 to { $last }
titles-record-refused = seat { $seat } can't do “{ $action }” now. { $refusal }
titles-record-differs = after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  } the state is { $found }, but the record says { $written }
titles-record-too-long = the line is longer than 4096 bytes, or there are more than a million lines
titles-record-read = it can't be read as text ({ $why })

titles-undo-start = You have nothing left to take back.
titles-undo-learned = You can't take back your last action: it showed you something new.
titles-undo-decision = You can't take back your last action: { $who } saw it and has acted since.
titles-undo-past = You can't take back your last action: the game has moved on since.

titles-advice-best = { $action } – chance { $chance } %, tried in { $share } % of the simulations
titles-advice-behind = { $action } – chance { $chance } %, { $behind } points behind
titles-advice-tempting = Tempting, but { $behind } points behind: { $action } – chance { $chance } %
titles-advice-gain = For certain: { $what } +{ $count }, { $after } in all
titles-advice-cost = For certain: { $what } −{ $count }, leaving { $after }
titles-advice-sure = For certain: { $quote }
titles-advice-more = By the end of the round: { $what } about { $count } more than with “{ $quote }”
titles-advice-less = By the end of the round: { $what } about { $count } less than with “{ $quote }”
titles-advice-for = Gains most in: { $quote }
titles-advice-lacks = Falls behind in: { $quote }
titles-advice-reply = { $seat } then most likely answers ({ $share } %): { $quote }
titles-advice-risk = Risk: in the worst quarter of the simulations your chance drops to { $chance } %; on average it is { $usual } %.
