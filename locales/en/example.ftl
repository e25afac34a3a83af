## Prospect, the example game

example-title = Prospect
example-about = Bid for buried samples, and pay for a peek before you do. Three rounds, two to four players.

example-option-players = Players
example-option-players-help = How many people play.

example-sources = this example: made up for it
example-kind-sample = Samples
example-pieces-sample = { $count ->
    [one] { $count } sample
   *[other] { $count } samples
}
example-sample = Sample

## Questions

example-question-peek = Pay a chip to look at the buried sample? { $chips ->
    [one] You have 1 chip.
   *[other] You have { $chips } chips.
}
example-question-peek-help = A chip left at the end is worth a point. Knowing the sample tells you how high to bid.
example-question-offer = Which sample do you offer?
example-question-offer-help = The highest offer wins the buried sample. All offered samples leave the game.
example-question-exchange = Your offer is sealed. Exchange it for another sample?
example-question-exchange-help = Nobody has seen it yet, so you may still change your mind.

## Actions

example-action-peek = Peek
example-action-skip = Skip
example-action-offer = Offer sample { $sample }
example-offered = sample { $sample }

## Refusals

example-refusal-not-now = You can't do that now.
example-refusal-not-your-turn = It is not your turn.
example-refusal-no-chip = A peek costs { $need } chip, and you have none left.
example-refusal-not-in-hand = This sample is not in your hand.
example-refusal-already-offered = You already offer this sample.

## Events

example-event-peeked = { $seat } pays a chip and looks at the buried sample.
example-event-peeked-at = { $seat } pays a chip and sees that the buried sample is { $sample }.
example-event-skipped = { $seat } does not look.
example-event-sealed = { $seat } seals an offer.
example-event-sealed-own = { $seat } seals an offer: sample { $sample }.
example-event-exchanged = { $seat } exchanges the offer for sample { $sample }.
example-event-shown = { $seat } offered sample { $sample }.
example-event-won = { $seat } wins sample { $sample }.

## Points

example-source-samples = Samples won
example-source-chips = Chips left

## The position in words

example-board-round = Round { $round } of { $of }
example-board-peeking = { $seat } decides whether to peek
example-board-offering = everyone seals an offer
example-board-over = the game is over
example-board-seat = { $seat }
example-board-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
example-board-peeked = has looked at the buried sample
example-board-sealed = has sealed an offer
example-board-won = won sample { $sample }
example-board-own = Only you know
example-board-held = sample { $sample } in your hand
example-board-offered = your offer: sample { $sample }
example-board-seen = the buried sample is { $sample }
