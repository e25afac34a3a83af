# Words that all games share.

titles-seat = Seat { $number }
titles-refusal = { $reason } ({ $rule })

titles-options-wrong = The options make no table: { $problem }.
titles-option-wrong = Option “{ $field }”: { $problem }.
titles-option-out-of-range = { $value } is not between { $min } and { $max }
titles-option-conflict = it does not go with “{ $other }” ({ $rule })
titles-option-unreadable = { $why }

titles-action-unknown = { $why }

titles-record-wrong = The record is wrong: { $problem }
titles-record-wrong-line = Line { $line } of the record: { $problem }
titles-record-empty = the record is empty; it should begin with “syrtis record 1”
titles-record-header = “{ $expected }” is expected here
titles-record-other-game = this is a record of “{ $found }”, not of “{ $wanted }”
titles-record-other-version = it was played with version { $found } of the rules, these are version { $ours }; replay it with the Syrtis that wrote it
titles-record-line = “seat action” is expected here, such as “0 { $example }”
titles-record-no-such-seat = seat { $seat } is not at this table of { $seats }; the seats are 0 to { $last }
titles-record-refused = seat { $seat } may not “{ $action }” now. { $refusal }
titles-record-differs = after { $actions } actions the state is { $found }, but the record says { $written }
titles-record-too-long = the line is longer than 4096 bytes, or there are more than a million of them
titles-record-read = it can't be read as text ({ $why })

titles-undo-start = There is nothing of yours left to take back.
titles-undo-learned = Your last action can't be taken back: you learned something new by it.
titles-undo-decision = Your last action can't be taken back: { $who } saw it and has acted since.
titles-undo-others-depend = Your last action can't be taken back: what others did since depends on it.
