## Terraforming Mars: Ares Expedition

ares-title = Terraforming Mars: Ares Expedition
ares-about = Play projects, build an engine and make Mars green, wet and warm. Everyone acts at the same time. One to four players, also cooperative and solo.

## Phases

ares-phase-development = Development
ares-phase-construction = Construction
ares-phase-action = Action
ares-phase-production = Production
ares-phase-research = Research

## Tags, parameters, resources

ares-tag-building = building
ares-tag-space = space
ares-tag-science = science
ares-tag-energy = energy
ares-tag-jovian = Jupiter
ares-tag-earth = Earth
ares-tag-plant = plant
ares-tag-microbe = microbe
ares-tag-animal = animal
ares-tag-event = event

ares-parameter-temperature = temperature
ares-parameter-oxygen = oxygen
ares-parameter-oceans = oceans

ares-resource-mc = M€
ares-resource-heat = heat
ares-resource-plants = plants
ares-resource-animals = animals
ares-resource-microbes = microbes
ares-resource-science = science
ares-resource-any = resources

ares-board = the board

## Standard actions

ares-standard-forest-plants = Plant a forest with plants
ares-standard-forest-mc = Plant a forest for M€
ares-standard-warm-heat = Warm Mars with heat
ares-standard-warm-mc = Warm Mars for M€
ares-standard-ocean-mc = Flip an ocean for M€

## What a player can do

ares-action-phase = Choose { $phase }
ares-action-virtual = The virtual player plays { $phase }
ares-action-corporation = Lead { $corporation }
ares-action-raise = Raise the { $parameter }
ares-action-pass = Pass
ares-action-withdraw = Withdraw your pass
ares-action-done = Done
ares-action-draw = Draw the bonus card
ares-action-accept = Accept
ares-action-decline = Decline
ares-action-back = Put the card back
ares-action-cube = Take a cube (1 M€)
ares-action-marker = Take a marker (swap a card)
ares-action-mode-first = The card's first option
ares-action-mode-second = The card's second option
ares-action-mode-third = The card's third option
ares-action-mode-fourth = The card's fourth option
ares-action-flip = Flip ocean { $space }
ares-action-pay = Pay
ares-action-pay-heat = Pay with { $heat } heat
ares-action-use = Use { $card }
ares-action-put = Put it on { $card }
ares-action-take = Take it from { $card }
ares-action-offset = Use the discount of { $card }
ares-action-next = { $card } first
ares-action-play = Play { $card }
ares-action-sell = Sell { $card }
ares-action-discard = Discard { $card }
ares-action-keep = Keep { $card }
ares-action-give = Give { $card }
ares-action-spend = Spend { $amount }
ares-action-spend-all = Spend everything

# What the options of cards do

ares-mode-plants = { $amount ->
    [one] Gain 1 plant
   *[other] Gain { $amount } plants
  }
ares-mode-microbes-here = { $amount ->
    [one] Put 1 microbe on this card
   *[other] Put { $amount } microbes on this card
  }
ares-mode-microbes = { $amount ->
    [one] Put 1 microbe on another card
   *[other] Put { $amount } microbes on another card
  }
ares-mode-animals = { $amount ->
    [one] Put 1 animal on another card
   *[other] Put { $amount } animals on another card
  }
ares-mode-draw = { $amount ->
    [one] Spend 1 microbe to draw a card
   *[other] Spend { $amount } microbes to draw a card
  }
ares-mode-ocean = { $amount ->
    [one] Spend 1 microbe to flip an ocean
   *[other] Spend { $amount } microbes to flip an ocean
  }
ares-mode-temperature = { $amount ->
    [one] Spend 1 microbe to raise the temperature
   *[other] Spend { $amount } microbes to raise the temperature
  }
ares-mode-oxygen = { $amount ->
    [one] Spend 1 microbe to raise the oxygen
   *[other] Spend { $amount } microbes to raise the oxygen
  }

## Questions

ares-question-wait = Nothing to decide now. You may sell cards.
ares-question-wait-help = The others are still deciding. A card you will never play is worth money at any time.
ares-question-mulligan = Which cards do you exchange? Mark any number, then confirm.
ares-question-mulligan-help = You get as many new cards as you give back, once. Swap what is far too expensive or what needs a warmer Mars.
ares-question-corporation = Which corporation do you lead?
ares-question-corporation-help = It gives your starting money and an ability for the whole game. Take the one that fits the cards in your hand.
ares-question-plan = Which phase do you choose for this round?
ares-question-plan-help = Everyone plays every phase that anybody chose, but only you get the bonus of yours. You can't choose the same phase twice in a row.
ares-question-planned = Your phase is chosen. You may change it until the last player has chosen.
ares-question-planned-help = Nobody sees your choice before all have chosen, so you can still think again.
ares-question-plan-virtual = Which phase do you choose, and which card does the virtual player use?
ares-question-plan-virtual-help = Both phases are played, but only your own gives you its bonus. Each card of the virtual player is used once in these last rounds.
ares-question-piece = Take a piece from the pool: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  } and { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
  } left.
ares-question-piece-help = A cube gives you 1 M€. A marker lets you swap a card with your partner. When the pool is empty, the game ends.
ares-question-development = Development: play a green card, or pass.
ares-question-development-help = Green cards raise your income for the rest of the game, so early ones pay off most. You may play one in this phase.
ares-question-construction = Construction: play a blue or red card, or pass.
ares-question-construction-help = Blue cards give an ability or an action for the whole game; red cards work once. You may play one in this phase.
ares-question-construction-bonus = Construction: play a blue or red card, use your bonus, or pass.
ares-question-construction-bonus-help = You chose this phase: play a second card, or draw one instead. Without another card you can pay for, draw.
ares-question-construction-draw = Construction: draw your bonus card, or pass.
ares-question-construction-draw-help = You can't play another card now, but the bonus card is free. Unused, it is lost.
ares-question-nothing-left = { $phase }: you have nothing left to do. You may sell cards; then pass.
ares-question-nothing-left-help = Pass and the game goes on as soon as the others are done. Selling is only worth it for cards you will never play.
ares-question-action = Action: use your cards and the standard actions, or pass.
ares-question-action-help = Use each action of your cards once. The standard actions warm Mars, plant forests and flip oceans; each step gives you 1 TR, which is income and a point.
ares-question-passed = You have passed. You may withdraw your pass while others are still acting.
ares-question-passed-help = The phase ends when everybody has passed. Until then you may still change your mind.
ares-question-payment = { $card } costs { $cost } M€, and you have { $mc }. How do you pay?
ares-question-payment-help = If your M€ are not enough, sell other cards: each one gives money at once. What is left over stays yours.
ares-question-limit = { $cards ->
    [one] You hold one card too many. Discard it for M€.
   *[other] You hold { $cards } cards too many. Discard them for M€.
}
ares-question-limit-help = At the end of a round nobody keeps more than ten cards. Give away what you can't play soon.
ares-question-raise = The marker has moved. Which parameter rises?
ares-question-raise-help = Help for the lone player: Mars gets a push, but you gain no TR for it. Take what is furthest from its goal.
ares-question-order = Several of your effects are waiting. Which one comes next?
ares-question-order-help = All of them will happen. The order matters only if one gives what another needs.
ares-question-option = Which option of { $card } do you use?
ares-question-option-help = This action can do one of several things. You may choose differently the next time you use it.
ares-question-mode = { $card }: which option do you choose?
ares-question-mode-help = You get one of these effects, not all of them. Choose what brings you forward now.
ares-question-flip = { $left ->
    [one] Which ocean do you flip?
   *[other] Which ocean do you flip? { $left } to go.
}
ares-question-flip-help = Every ocean gives 1 TR and the small reward hidden under the tile. Which one you turn is a matter of luck.
ares-question-put = On which card do you put the { $kind } (+{ $amount })?
ares-question-put-help = These lie on a card of yours and are used by it or count as points. Pick the card that needs them most.
ares-question-take = { $amount ->
    [one] From which card do you take the resource?
   *[other] From which card do you take { $amount } resources?
}
ares-question-take-help = This is the price of the effect. Take them from a card where they are worth the least.
ares-question-discard = { $left ->
    [one] Discard a card. It gives no M€.
   *[other] Discard { $left } cards. They give no M€.
}
ares-question-discard-help = The effect asks for it and pays no money. Choose what you are least likely to play.
ares-question-discard-some = Discard cards: at least { $min } and at most { $max } more.
ares-question-discard-some-help = The more you discard, the more the effect gives. Keep what you want to play.
ares-question-amount = How much do you pay in { $resource }?
ares-question-amount-help = You get as much as you pay for. What you keep can still be used later in this phase.
ares-question-split = The price is { $price } M€. How much of it do you pay in heat?
ares-question-split-help = Your heat may stand for money, one for one. Eight heat also warm Mars, so think of what you need it for.
ares-question-offer-discard = { $card }: discard a card to draw?
ares-question-offer-discard-help = You may trade one card you don't need for a new one. If you decline, nothing happens.
ares-question-offer-pay = { $card }: pay { $price } M€ to raise your rating?
ares-question-offer-pay-help = One more TR is a point and 1 M€ more in every production. You may sell cards first to pay for it.
ares-question-keep = { $left ->
    [one] Which card do you keep?
   *[other] Which { $left } cards do you keep?
}
ares-question-keep-help = The other cards are discarded. Keep what you can pay for soon and what fits your cards in play.
ares-question-pick = { $left ->
    [one] Which revealed card do you take?
   *[other] Which { $left } revealed cards do you take?
}
ares-question-pick-help = They go to your hand; the others are discarded. You still pay for a card when you play it.
ares-question-free = You may play a cheap green card for free, or decline.
ares-question-free-help = It costs no M€ and counts for nothing else. This offer is gone if you decline.
ares-question-swap = Which card do you offer your partner? You may also keep your hand.
ares-question-swap-help = Your partner sees it and gives one back, or declines. Offer something they can use better than you.
ares-question-answer = Your partner offers a card. Which one do you give in return? You may decline.
ares-question-answer-help = Both cards change hands at once. You win or lose together, so think of what helps Mars.

## Events

ares-event-round = Round { $round } begins.
ares-event-phase = Phase: { $phase }.
ares-event-chose = { $seat } has chosen.
ares-event-corporation = { $seat } leads { $corporation }.
ares-event-exchanged = { $cards ->
    [0] { $seat } keeps the whole hand.
    [one] { $seat } exchanges a card.
   *[other] { $seat } exchanges { $cards } cards.
}
ares-event-plan = { $seat } chose { $phase }.
ares-event-virtual = The virtual player plays { $phase }.
ares-event-passed = { $seat } passes.
ares-event-withdrew = { $seat } withdraws the pass.
ares-event-reopened = Maximum reached ({ $parameter }): players who passed may act again.
ares-event-played = { $seat } plays { $card } for { $mc } M€.
ares-event-played-heat = { $seat } plays { $card } for { $mc } M€ and { $heat } heat.
ares-event-played-free = { $seat } plays { $card } for free.
ares-event-offset = { $seat } uses the discount of { $card }.
ares-event-sold = { $seat } sells { $card } for { $mc } M€.
ares-event-sold-hidden = { $seat } sells a card for { $mc } M€.
ares-event-discarded = { $seat } discards { $card }.
ares-event-discarded-hidden = { $seat } discards a card.
ares-event-drew = { $seat } draws { $card }.
ares-event-drew-hidden = { $seat } draws a card.
ares-event-kept = { $seat } keeps { $card }.
ares-event-kept-hidden = { $seat } keeps a card.
ares-event-revealed = { $seat } reveals { $card }.
ares-event-took = { $seat } takes { $card }.
ares-event-reshuffled = { $cards ->
    [one] The discard pile, a single card, becomes the deck.
   *[other] The discard pile of { $cards } cards is shuffled into a new deck.
}
ares-event-gained = { $seat } gains { $resource }: +{ $amount }.
ares-event-paid = { $seat } pays { $resource }: −{ $amount }.
ares-event-tr-rose = { $seat }'s rating rises by { $amount }.
ares-event-tr-fell = { $seat }'s rating falls by { $amount }.
ares-event-raised = { $seat } raises the { $parameter }.
ares-event-marker-raised = The marker raises the { $parameter } by { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
ares-event-flipped = { $seat } flips ocean { $space }.
ares-event-ocean-again = { $seat } gets the reward of the last ocean again.
ares-event-forest = { $seat } plants a forest.
ares-event-put = { $seat } puts { $kind } on { $card }: +{ $amount }.
ares-event-taken = { $seat } takes { $kind } from { $card }: −{ $amount }.
ares-event-used = { $seat } uses { $card }.
ares-event-standard = { $seat }: { $action }.
ares-event-triggered = { $seat }'s { $card } takes effect.
ares-event-declined = { $seat } declines.
ares-event-cube = { $seat } takes a cube from the pool.
ares-event-marker = { $seat } takes a marker from the pool.
ares-event-offered = { $seat } offers { $card } to { $partner }.
ares-event-offered-hidden = { $seat } offers a card to { $partner }.
ares-event-swapped = { $seat } gives { $partner } { $given } and gets { $got }.
ares-event-swapped-hidden = { $seat } and { $partner } swap a card.
ares-event-marker-moved = The virtual deck is shuffled; the marker moves to { $space }.
ares-event-hand-sold = { $cards ->
    [one] { $seat } sells the last card for { $mc } M€.
   *[other] { $seat } sells the last { $cards } cards for { $mc } M€.
}
ares-event-over = The game is over.

## Points

ares-source-tr = Terraform rating
ares-source-forests = Forests
ares-source-cards = Card points

## Options

ares-option-players = Players
ares-option-players-help = Two to four in the competitive game, two partners in the cooperative one, one in the solo game.
ares-option-variant = Game
ares-option-variant-help = Against each other, together within fifteen rounds, or alone within twenty-five.
ares-option-variant-standard = Competitive
ares-option-variant-coop = Cooperative
ares-option-variant-solo-novice = Solo, novice
ares-option-variant-solo-specialist = Solo, specialist
ares-option-variant-solo-expert = Solo, expert
ares-option-first_game = First game
ares-option-first_game-help = Everyone starts with a beginner's corporation and four easy green cards; there is nothing to choose before the first round.
ares-option-mulligan = Card exchange
ares-option-mulligan-help = Before choosing a corporation, each player may once exchange any of their first eight cards.
ares-option-mining_guild = Mining Guild
ares-option-mining_guild-help = The printed text does not say whether a card with two steel raises Mining Guild's rating once or twice.
ares-option-mining_guild-per_steel = Once per steel
ares-option-mining_guild-per_card = Once per card
ares-option-early_end = Early end
ares-option-early_end-help = A solo or cooperative game ends with the phase that completes Mars; the remaining rounds are not played.
ares-option-auto_pass = Pass when nothing is left
ares-option-auto_pass-help = In Development and Construction, the table passes for players who have used every card allowance and bonus. They can still sell cards.

## Refusals

ares-refusal-no-seat = Nobody sits there.
ares-refusal-over = The game is over.
ares-refusal-not-planning = Phases are chosen only in planning.
ares-refusal-same-phase = You chose { $what } last round.
ares-refusal-already-chosen = You have already chosen { $what }.
ares-refusal-no-virtual-choice = You choose the virtual card only in the last five rounds.
ares-refusal-virtual-used = The virtual player has already used { $what }.
ares-refusal-not-choosing-corporation = Corporations are chosen only before the first round.
ares-refusal-not-dealt = { $what } was not dealt to you.
ares-refusal-no-raise = The marker raises nothing now.
ares-refusal-raise-at-max = The marker can't raise this any further: { $what }.
ares-refusal-no-pass-now = There is nothing to pass now.
ares-refusal-passed = You have passed. Withdraw your pass first.
ares-refusal-not-passed = You have not passed.
ares-refusal-nothing-left = You have nothing left to do in this phase.
ares-refusal-choice-open = Answer the open question first.
ares-refusal-card-open = One card at a time: finish the open one first.
ares-refusal-duty-heat = You have { $have } heat: you must turn { $need } of it into temperature before you pass.
ares-refusal-duty-plants = Plants: you have { $have } and must turn { $need } of them into a forest before you pass.
ares-refusal-not-done = { $need ->
    [0] There is nothing to finish now.
    [one] Discard at least one card first.
   *[other] Discard at least { $need } cards first.
}
ares-refusal-no-bonus = The bonus card is only for players who chose Construction, in that phase.
ares-refusal-bonus-used = You have used your bonus for this phase.
ares-refusal-no-offer = Nothing is offered to you now.
ares-refusal-no-chosen-card = No card is waiting to be paid for.
ares-refusal-no-piece = In the cooperative game, pieces are taken only after the phases are revealed.
ares-refusal-pieces-gone = No such piece is left in the pool.
ares-refusal-piece-waits = One kind has only one piece left: the first player takes first.
ares-refusal-not-in-hand = { $what } is not in your hand.
ares-refusal-no-play-now = No card can be played now.
ares-refusal-not-green = { $what } is not green: only green cards are played in Development.
ares-refusal-green = { $what } is green: only blue and red cards are played in Construction.
ares-refusal-one-green = You have already played a green card this phase.
ares-refusal-no-more-cards = { $need ->
    [one] You may play only one card this phase.
   *[other] You may play only { $need } cards this phase.
}
ares-refusal-temperature-min = The temperature must have reached { $need ->
    [2] the red zone
    [3] the yellow zone
   *[4] the white zone
} by the start of the phase; it was in { $have ->
    [1] the purple zone
    [2] the red zone
   *[3] the yellow zone
}.
ares-refusal-temperature-max = The temperature must not have left { $need ->
    [1] the purple zone
    [2] the red zone
   *[3] the yellow zone
} by the start of the phase; it was in { $have ->
    [2] the red zone
    [3] the yellow zone
   *[4] the white zone
}.
ares-refusal-oxygen-min = The oxygen must have reached { $need ->
    [2] the red zone
    [3] the yellow zone
   *[4] the white zone
} by the start of the phase; it was in { $have ->
    [1] the purple zone
    [2] the red zone
   *[3] the yellow zone
}.
ares-refusal-oxygen-max = The oxygen must not have left { $need ->
    [1] the purple zone
    [2] the red zone
   *[3] the yellow zone
} by the start of the phase; it was in { $have ->
    [2] the red zone
    [3] the yellow zone
   *[4] the white zone
}.
ares-refusal-oceans-min = Oceans flipped by the start of the phase: at least { $need } needed, there were { $have }.
ares-refusal-oceans-max = Oceans flipped by the start of the phase: at most { $need } allowed, there were { $have }.
ares-refusal-tags = Tags needed ({ $what }): { $need }; you have { $have }.
ares-refusal-tr = You need a rating of { $need }; yours is { $have }.
ares-refusal-spend-tr = It costs { $need } of your rating, and you have { $have }.
ares-refusal-spend-heat = It costs { $need } heat, and you have { $have }.
ares-refusal-spend-plants = Plants needed: { $need }; you have { $have }.
ares-refusal-too-expensive = You are { $short } M€ short for { $what }, even if you sell all your other cards.
ares-refusal-too-little-mc = You are { $short } M€ short. Sell a card, or put this one back.
ares-refusal-heat-split-low = You must pay at least { $need } of it in heat.
ares-refusal-heat-split-high = You can pay at most { $need } of it in heat.
ares-refusal-no-heat = You can't pay with heat.
ares-refusal-no-offset = { $what } offers you no discount.
ares-refusal-offset-used = You have already used the discount of { $what }.
ares-refusal-offset-short = You can't pay for the discount of { $what }.
ares-refusal-no-cost = There is no cost left to reduce.
ares-refusal-itself = You can't sell { $what } to pay for itself.
ares-refusal-no-free-card = Only a green card can be played for free, and { $what } is not green.
ares-refusal-free-too-dear = { $what } has a printed cost of { $have } M€; free cards cost at most { $need } M€.
ares-refusal-sell-setup = Cards can be sold once the game has begun.
ares-refusal-sell-choice = Answer the open question before you sell.
ares-refusal-sell-discard = Discard { $need ->
    [one] one more card
   *[other] { $need } more cards
  } before you sell.
ares-refusal-sell-played = { $what } is in play and can't be sold.
ares-refusal-sell-not-in-hand = { $what } is not in your hand.
ares-refusal-sell-offered = You have offered { $what } to your partner.
ares-refusal-no-discard = You don't have to discard now.
ares-refusal-discard-not-in-hand = { $what } is not in your hand.
ares-refusal-marked = { $what } is already marked.
ares-refusal-no-keep = You have no drawn cards to choose from.
ares-refusal-not-drawn = { $what } is not among the cards you just drew.
ares-refusal-no-tag = { $what } has none of the required tags, or was not revealed.
ares-refusal-no-swap = You can't swap cards now.
ares-refusal-swap-empty = Your partner has no card to give.
ares-refusal-no-actions-now = Cards are used in the Action phase.
ares-refusal-not-in-play = You don't have { $what } in play.
ares-refusal-no-action = { $what } has no Action.
ares-refusal-used = You have already used { $what } this phase.
ares-refusal-used-twice = You have already used a card a second time.
ares-refusal-action-cost = You can't pay for { $what }: it costs { $need }, and you have { $have }.
ares-refusal-no-standard-now = Standard actions belong to the Action phase.
ares-refusal-at-max = This was at its maximum when the phase began: { $what }.
ares-refusal-standard-cost = Not enough { $what }: { $short } short.
ares-refusal-no-mode = There is no such option now.
ares-refusal-mode-impossible = This option of { $what } can't be carried out.
ares-refusal-no-flip = There is no ocean to flip now.
ares-refusal-flipped = This ocean is already flipped.
ares-refusal-no-target = You don't have to choose a card now.
ares-refusal-not-a-holder = { $what } can't hold these resources.
ares-refusal-too-few-there = { $what } has too few resources of the right kind: { $have } of { $need }.
ares-refusal-no-order = None of your effects is waiting.
ares-refusal-not-waiting = No effect of { $what } is waiting.
ares-refusal-no-amount = You don't have to choose an amount now.
ares-refusal-amount-low = You must spend at least { $need }.
ares-refusal-amount-high = You can spend at most { $need }.
ares-refusal-no-payment = There is nothing to pay now.
ares-refusal-offer-cost = You are { $short } M€ short for the offer. You may sell cards first.

## Project cards

ares-card-adaptation_technology = Adaptation Technology
ares-card-adaptation_technology-text = While in play: when you check the requirements of a card you play, you may treat the oxygen or the temperature marker as one colour zone higher or lower; this does not stack with similar effects. Worth 1 VP.
ares-card-advanced_alloys = Advanced Alloys
ares-card-advanced_alloys-text = While in play: each titanium you own reduces the cost of a card with a space tag by 1 M€ more (4 instead of 3), and each steel that of a card with a building tag by 1 M€ more (3 instead of 2).
ares-card-advanced_screening_technology = Advanced Screening Technology
ares-card-advanced_screening_technology-text = Action: reveal the top three cards of the project deck, take one with a science or plant tag into your hand (if there is one), and discard the others.
ares-card-ai_central = AI Central
ares-card-ai_central-text = Playable only while you have at least 5 science tags. Action: draw 2 cards. Worth 2 VP.
ares-card-anaerobic_microorganisms = Anaerobic Microorganisms
ares-card-anaerobic_microorganisms-text = For each animal, microbe or plant tag on a card you play, including this one's, put 1 microbe here. When you play a card, you may remove 2 microbes from here to make that card 10 M€ cheaper.
ares-card-anti_gravity_technology = Anti-Gravity Technology
ares-card-anti_gravity_technology-text = Playable only while you have at least 5 science tags. Whenever you play a later card of any colour, gain 2 heat and 2 plants. Worth 3 VP.
ares-card-aquifer_pumping = Aquifer Pumping
ares-card-aquifer_pumping-text = Action: pay 10 M€ (2 less for every steel you have, never below 0) to flip an ocean tile.
ares-card-arctic_algae = Arctic Algae
ares-card-arctic_algae-text = Playable only while the temperature is in the red zone or warmer. Each time you flip an ocean tile, gain 4 plants. Worth 2 VP.
ares-card-artificial_jungle = Artificial Jungle
ares-card-artificial_jungle-text = Action: pay 1 plant to draw a card.
ares-card-assembly_lines = Assembly Lines
ares-card-assembly_lines-text = Each time you resolve an Action of one of your cards (an extra resolution from the action-phase bonus counts too), gain 1 M€.
ares-card-asset_liquidation = Asset Liquidation
ares-card-asset_liquidation-text = On play: you may play one more blue or red card this phase. Action: lower your TR by 1 to draw 3 cards.
ares-card-birds = Birds
ares-card-birds-text = Playable only while the oxygen is in the white zone. Action: put 1 animal here. Final score: 1 VP for every animal here.
ares-card-brainstorming_session = Brainstorming Session
ares-card-brainstorming_session-text = Action: reveal the top card of the project deck. If it is green, discard it and gain 1 M€; if it is blue or red, take it into your hand.
ares-card-caretaker_contract = Caretaker Contract
ares-card-caretaker_contract-text = Playable only while the temperature is in the yellow zone or warmer. Action: pay 8 heat to raise your TR by 1. Worth 2 VP.
ares-card-circuit_board_factory = Circuit Board Factory
ares-card-circuit_board_factory-text = Action: draw a card.
ares-card-community_gardens = Community Gardens
ares-card-community_gardens-text = Action: gain 2 M€; if you chose the action phase this round, also gain 1 plant.
ares-card-composting_factory = Composting Factory
ares-card-composting_factory-text = While in play: each card you discard for money gives you 1 M€ more (4 M€ instead of 3). Worth 1 VP.
ares-card-conserved_biome = Conserved Biome
ares-card-conserved_biome-text = Action: put 1 microbe on another of your cards that can hold it; or put 1 animal on another of your cards that can hold it. Final score: 1 VP for every 2 forest tokens you own.
ares-card-decomposers = Decomposers
ares-card-decomposers-text = Playable only while the oxygen is in the red zone or higher. For each animal, microbe or plant tag on a card you play, including this one's, choose: put 1 microbe here, or remove 1 microbe from here and draw a card. Worth 1 VP.
ares-card-decomposing_fungus = Decomposing Fungus
ares-card-decomposing_fungus-text = On play: put 2 microbes here. Action: remove 1 animal or 1 microbe from any one of your cards to gain 3 plants.
ares-card-developed_infrastructure = Developed Infrastructure
ares-card-developed_infrastructure-text = Action: pay 10 M€ (5 if you have five or more blue cards in play) to raise the temperature by 1 step. Worth 1 VP.
ares-card-development_center = Development Center
ares-card-development_center-text = Action: pay 2 heat to draw a card.
ares-card-earth_catapult = Earth Catapult
ares-card-earth_catapult-text = While in play: every card you play costs you 2 M€ less. Worth 2 VP.
ares-card-ecological_zone = Ecological Zone
ares-card-ecological_zone-text = For each animal or plant tag on a card you play, including this one, put 1 animal here. Final score: 1 VP for every 2 animals here.
ares-card-energy_subsidies = Energy Subsidies
ares-card-energy_subsidies-text = While in play: a card with an energy tag costs you 4 M€ less. For each energy tag on a card you play, draw a card.
ares-card-extended_resources = Extended Resources
ares-card-extended_resources-text = In the research phase, keep 1 extra card.
ares-card-extreme_cold_fungus = Extreme-Cold Fungus
ares-card-extreme_cold_fungus-text = Playable only while the temperature is in the purple zone. Action: gain 1 plant; or put 1 microbe on another of your cards that can hold it.
ares-card-farmers_market = Farmers Market
ares-card-farmers_market-text = Action: pay 1 M€ to gain 2 plants. Worth 1 VP.
ares-card-farming_co_ops = Farming Co-ops
ares-card-farming_co_ops-text = On play: gain 3 plants. Action: discard a card from your hand to gain 3 plants.
ares-card-fish = Fish
ares-card-fish-text = Playable only while the temperature is in the red zone or warmer. Each time you flip an ocean tile, put 1 animal here. Final score: 1 VP for every animal here.
ares-card-ghg_producing_bacteria = GHG Producing Bacteria
ares-card-ghg_producing_bacteria-text = Playable only while the oxygen is in the red zone or higher. Action: put 1 microbe here; or remove 2 microbes from here to raise the temperature by 1 step.
ares-card-greenhouses = Greenhouses
ares-card-greenhouses-text = Playable only while the temperature is in the yellow zone or warmer. Action: pay up to 4 heat to gain that many plants.
ares-card-herbivores = Herbivores
ares-card-herbivores-text = Playable only while at least 5 ocean tiles are flipped. For every step you raise the oxygen, put 1 animal here. Each time you flip an ocean tile, put 1 animal here. For every step you raise the temperature, put 1 animal here. Final score: 1 VP for every 2 animals here.
ares-card-hydro_electric_energy = Hydro-Electric Energy
ares-card-hydro_electric_energy-text = Action: pay 1 M€ to gain 2 heat; if you chose the action phase this round, also gain 1 heat.
ares-card-interplanetary_relations = Interplanetary Relations
ares-card-interplanetary_relations-text = In the research phase, draw 1 extra card and keep 1 extra card. Final score: 1 VP for every 4 project cards you have played.
ares-card-interns = Interns
ares-card-interns-text = In the research phase, draw 2 extra cards.
ares-card-interplanetary_conference = Interplanetary Conference
ares-card-interplanetary_conference-text = From now on, each Earth or Jupiter tag on a card you play makes that card 3 M€ cheaper and lets you draw a card; this card's own tag does not count.
ares-card-ironworks = Ironworks
ares-card-ironworks-text = Action: pay 4 heat to raise the oxygen by 1 step.
ares-card-livestock = Livestock
ares-card-livestock-text = Playable only while the oxygen is in the yellow zone or higher. For every step you raise the temperature, put 1 animal here. Final score: 1 VP for every animal here.
ares-card-mars_university = Mars University
ares-card-mars_university-text = For each science tag on a card you play, including this one's, you may discard a card from your hand: draw two cards if it had a plant tag, otherwise one. Worth 1 VP.
ares-card-matter_manufacturing = Matter Manufacturing
ares-card-matter_manufacturing-text = Action: pay 1 M€ to draw a card.
ares-card-media_group = Media Group
ares-card-media_group-text = While in play: a card with an event tag costs you 5 M€ less.
ares-card-nitrite_reducing_bacteria = Nitrite Reducing Bacteria
ares-card-nitrite_reducing_bacteria-text = On play: put 3 microbes here. Action: put 1 microbe here; or remove 3 microbes from here to flip an ocean tile.
ares-card-olympus_conference = Olympus Conference
ares-card-olympus_conference-text = For each science tag on a card you play, including this one, draw a card. Worth 1 VP.
ares-card-optimal_aerobraking = Optimal Aerobraking
ares-card-optimal_aerobraking-text = For each event tag on a card you play, gain 2 heat and 2 plants.
ares-card-physics_complex = Physics Complex
ares-card-physics_complex-text = Playable only while you have at least 4 science tags. For every step you raise the temperature, put 1 science here. Final score: 1 VP for every 2 science resources here.
ares-card-power_infrastructure = Power Infrastructure
ares-card-power_infrastructure-text = Action: pay any amount of heat to gain that many M€.
ares-card-recycled_detritus = Recycled Detritus
ares-card-recycled_detritus-text = For each event tag on a card you play, draw 2 cards. Worth 1 VP.
ares-card-redrafted_contracts = Redrafted Contracts
ares-card-redrafted_contracts-text = Action: discard up to 3 cards from your hand to draw that many cards.
ares-card-regolith_eaters = Regolith Eaters
ares-card-regolith_eaters-text = Playable only while the temperature is in the red zone or warmer. Action: put 1 microbe here; or remove 2 microbes from here to raise the oxygen by 1 step.
ares-card-research_outpost = Research Outpost
ares-card-research_outpost-text = While in play: every card you play costs you 1 M€ less.
ares-card-restructured_resources = Restructured Resources
ares-card-restructured_resources-text = When you play a card, you may spend 1 plant to make it 5 M€ cheaper (once per card).
ares-card-small_animals = Small Animals
ares-card-small_animals-text = Playable only while the temperature is in the red zone or warmer. For every forest token you gain, put 1 animal here. Final score: 1 VP for every 2 animals here.
ares-card-solarpunk = Solarpunk
ares-card-solarpunk-text = Action: pay 15 M€ (2 less for every titanium you have, never below 0) to take a forest token and raise the oxygen by 1 step. Worth 1 VP.
ares-card-standard_technology = Standard Technology
ares-card-standard_technology-text = While in play: each standard action paid in M€ costs you 4 M€ less (forest 16, temperature 10, ocean 11); those paid in plants or heat are unchanged. Worth 1 VP.
ares-card-steelworks = Steelworks
ares-card-steelworks-text = Action: pay 6 heat to gain 2 M€ and raise the oxygen by 1 step. Worth 1 VP.
ares-card-symbiotic_fungus = Symbiotic Fungus
ares-card-symbiotic_fungus-text = Playable only while the temperature is in the red zone or warmer. Action: put 1 microbe on another of your cards that can hold it.
ares-card-tardigrades = Tardigrades
ares-card-tardigrades-text = Action: put 1 microbe here. Final score: 1 VP for every 3 microbes here.
ares-card-think_tank = Think Tank
ares-card-think_tank-text = Action: pay 2 M€ to draw a card. Final score: 1 VP for every 3 blue cards you have in play.
ares-card-united_planetary_alliance = United Planetary Alliance
ares-card-united_planetary_alliance-text = In the research phase, draw 1 extra card and keep 1 extra card.
ares-card-viral_enhancers = Viral Enhancers
ares-card-viral_enhancers-text = For each animal, microbe or plant tag on a card you play, including this one's two tags, choose: gain 1 plant, or add 1 animal or 1 microbe to another of your cards that can hold it.
ares-card-volcanic_pools = Volcanic Pools
ares-card-volcanic_pools-text = Action: pay 12 M€ (1 less for every energy tag you have, never below 0) to flip an ocean tile. Worth 1 VP.
ares-card-water_import_from_europa = Water Import from Europa
ares-card-water_import_from_europa-text = Action: pay 12 M€ (1 less for every titanium you have, never below 0) to flip an ocean tile. Final score: 1 VP for every Jupiter tag you have.
ares-card-wood_burning_stoves = Wood Burning Stoves
ares-card-wood_burning_stoves-text = On play: gain 4 plants. Action: pay 4 plants to raise the temperature by 1 step; if you chose the action phase this round, pay 3 plants instead.
ares-card-advanced_ecosystems = Advanced Ecosystems
ares-card-advanced_ecosystems-text = Playable only while you have an animal tag, a microbe tag and a plant tag. No effect on play: it counts for its tags and victory points. Worth 3 VP.
ares-card-artificial_lake = Artificial Lake
ares-card-artificial_lake-text = Playable only while the temperature is in the yellow zone or warmer. On play: flip an ocean tile. Worth 1 VP.
ares-card-atmosphere_filtering = Atmosphere Filtering
ares-card-atmosphere_filtering-text = Playable only while you have at least 2 science tags. On play: raise the oxygen by 1 step.
ares-card-breathing_filters = Breathing Filters
ares-card-breathing_filters-text = Playable only while the oxygen is in the yellow zone or higher. No effect on play: it counts for its tags and victory points. Worth 2 VP.
ares-card-bribed_committee = Bribed Committee
ares-card-bribed_committee-text = On play: raise your TR by 2. Worth -2 VP.
ares-card-business_contacts = Business Contacts
ares-card-business_contacts-text = On play: draw 4 cards, then discard 2 cards from your hand.
ares-card-ceos_favorite_project = CEO's Favorite Project
ares-card-ceos_favorite_project-text = On play: put 2 resources of its own kind on one of your cards that can hold resources.
ares-card-colonizer_training_camp = Colonizer Training Camp
ares-card-colonizer_training_camp-text = Playable only while the oxygen is in the red zone or lower. No effect on play: it counts for its tags and victory points. Worth 2 VP.
ares-card-comet = Comet
ares-card-comet-text = On play: raise the temperature by 1 step; flip an ocean tile.
ares-card-convoy_from_europa = Convoy from Europa
ares-card-convoy_from_europa-text = On play: draw a card; flip an ocean tile.
ares-card-crater = Crater
ares-card-crater-text = Playable only while you have at least 3 event tags. On play: flip an ocean tile.
ares-card-deimos_down = Deimos Down
ares-card-deimos_down-text = On play: raise the temperature by 3 steps; gain 7 M€.
ares-card-giant_ice_asteroid = Giant Ice Asteroid
ares-card-giant_ice_asteroid-text = On play: raise the temperature by 2 steps; flip 2 ocean tiles.
ares-card-ice_asteroid = Ice Asteroid
ares-card-ice_asteroid-text = On play: flip 2 ocean tiles.
ares-card-ice_cap_melting = Ice Cap Melting
ares-card-ice_cap_melting-text = Playable only while the temperature is in the white zone. On play: flip an ocean tile.
ares-card-imported_hydrogen = Imported Hydrogen
ares-card-imported_hydrogen-text = On play: flip an ocean tile; then gain 3 plants, or put 3 microbes on another of your cards that can hold them, or put 2 animals on another of your cards that can hold them.
ares-card-imported_nitrogen = Imported Nitrogen
ares-card-imported_nitrogen-text = On play: raise your TR by 1; gain 4 plants; put 2 animals on another of your cards that can hold them; put 3 microbes on another of your cards that can hold them.
ares-card-interstellar_colony_ship = Interstellar Colony Ship
ares-card-interstellar_colony_ship-text = Playable only while you have at least 4 science tags. No effect on play: it counts for its tags and victory points. Worth 4 VP.
ares-card-invention_contest = Invention Contest
ares-card-invention_contest-text = On play: draw 3 cards, keep 1 of them and discard the rest.
ares-card-investment_loan = Investment Loan
ares-card-investment_loan-text = Playing it also costs 1 TR. On play: gain 10 M€. Worth 1 VP.
ares-card-lagrange_observatory = Lagrange Observatory
ares-card-lagrange_observatory-text = On play: draw a card. Worth 1 VP.
ares-card-lake_marineris = Lake Marineris
ares-card-lake_marineris-text = Playable only while the temperature is in the yellow zone or warmer. On play: flip 2 ocean tiles. Worth 1 VP.
ares-card-large_convoy = Large Convoy
ares-card-large_convoy-text = On play: flip an ocean tile; draw 2 cards; then gain 5 plants, or put 3 animals on another of your cards that can hold them. Worth 2 VP.
ares-card-lava_flows = Lava Flows
ares-card-lava_flows-text = On play: raise the temperature by 2 steps.
ares-card-local_heat_trapping = Local Heat Trapping
ares-card-local_heat_trapping-text = Playing it also costs 3 heat. On play: gain 4 plants; then put 2 animals on another of your cards that can hold them, or put 2 microbes on another of your cards that can hold them.
ares-card-mangrove = Mangrove
ares-card-mangrove-text = Playable only while the temperature is in the white zone. On play: take a forest token and raise the oxygen by 1 step.
ares-card-nitrogen_rich_asteroid = Nitrogen-Rich Asteroid
ares-card-nitrogen_rich_asteroid-text = On play: raise your TR by 2; raise the temperature by 1 step; gain 2 plants, plus 4 more if you have at least 3 plant tags.
ares-card-permafrost_extraction = Permafrost Extraction
ares-card-permafrost_extraction-text = Playable only while the temperature is in the yellow zone or warmer. On play: flip an ocean tile.
ares-card-phobos_falls = Phobos Falls
ares-card-phobos_falls-text = On play: raise the temperature by 1 step; flip an ocean tile; draw 2 cards. Worth 1 VP.
ares-card-plantation = Plantation
ares-card-plantation-text = Playable only while you have at least 4 science tags. On play: take 2 forest tokens and raise the oxygen by 2 steps.
ares-card-release_of_inert_gases = Release of Inert Gases
ares-card-release_of_inert_gases-text = On play: raise your TR by 2.
ares-card-research = Research
ares-card-research-text = On play: draw 2 cards.
ares-card-special_design = Special Design
ares-card-special_design-text = On play: you may play one more blue or red card this phase; for the next card you play this phase, you may treat the oxygen or the temperature as one colour zone higher or lower.
ares-card-subterranean_reservoir = Subterranean Reservoir
ares-card-subterranean_reservoir-text = On play: flip an ocean tile.
ares-card-technology_demonstration = Technology Demonstration
ares-card-technology_demonstration-text = On play: flip an ocean tile; draw 2 cards.
ares-card-terraforming_ganymede = Terraforming Ganymede
ares-card-terraforming_ganymede-text = On play: raise your TR by 1 for every Jupiter tag you have, counting this card. Worth 2 VP.
ares-card-towing_a_comet = Towing a Comet
ares-card-towing_a_comet-text = On play: raise the oxygen by 1 step; flip an ocean tile; gain 2 plants.
ares-card-work_crews = Work Crews
ares-card-work_crews-text = On play: you may play one more blue or red card this phase; the next card you play this phase is 11 M€ cheaper.
ares-card-acquired_company = Acquired Company
ares-card-acquired_company-text = Production: 1 card.
ares-card-adapted_lichen = Adapted Lichen
ares-card-adapted_lichen-text = Production: 1 plant.
ares-card-aerated_magma = Aerated Magma
ares-card-aerated_magma-text = Playable only while the oxygen is in the red zone or higher. Production: 2 heat and 1 card.
ares-card-airborne_radiation = Airborne Radiation
ares-card-airborne_radiation-text = Playable only while the oxygen is in the red zone or higher. On play: raise the oxygen by 1 step. Production: 2 heat.
ares-card-algae = Algae
ares-card-algae-text = Playable only while at least 5 ocean tiles are flipped. Production: 2 plants.
ares-card-archaebacteria = Archaebacteria
ares-card-archaebacteria-text = Playable only while the temperature is in the purple zone. Production: 1 plant.
ares-card-artificial_photosynthesis = Artificial Photosynthesis
ares-card-artificial_photosynthesis-text = Production: 1 plant and 1 heat.
ares-card-asteroid_mining = Asteroid Mining
ares-card-asteroid_mining-text = Building potential: 2 titanium (space-tag cards cost 6 M€ less). Worth 2 VP.
ares-card-asteroid_mining_consortium = Asteroid Mining Consortium
ares-card-asteroid_mining_consortium-text = Building potential: 1 titanium (space-tag cards cost 3 M€ less).
ares-card-astrofarm = Astrofarm
ares-card-astrofarm-text = On play: put 2 microbes on another of your cards that can hold them. Production: 1 plant and 3 heat.
ares-card-atmospheric_insulators = Atmospheric Insulators
ares-card-atmospheric_insulators-text = Production: 1 heat for every Earth tag you have, counting this card.
ares-card-automated_factories = Automated Factories
ares-card-automated_factories-text = On play: you may immediately play a green card with a printed cost of 9 M€ or less from your hand without paying its M€ cost. Production: 1 card.
ares-card-balanced_portfolios = Balanced Portfolios
ares-card-balanced_portfolios-text = Playing it also costs 1 TR. Production: 3 M€. Worth 1 VP.
ares-card-beam_from_a_thorium_asteroid = Beam from a Thorium Asteroid
ares-card-beam_from_a_thorium_asteroid-text = Playable only while you have a Jupiter tag. Production: 1 plant and 3 heat. Worth 1 VP.
ares-card-biomass_combustors = Biomass Combustors
ares-card-biomass_combustors-text = Playing it also costs 2 plants. Production: 5 heat.
ares-card-biothermal_power = Biothermal Power
ares-card-biothermal_power-text = On play: take a forest token and raise the oxygen by 1 step. Production: 1 heat.
ares-card-blueprints = Blueprints
ares-card-blueprints-text = Production: 2 M€ and 1 card.
ares-card-building_industries = Building Industries
ares-card-building_industries-text = Playing it also costs 4 heat. Building potential: 2 steel (building-tag cards cost 4 M€ less).
ares-card-bushes = Bushes
ares-card-bushes-text = Playable only while the temperature is in the red zone or warmer. On play: gain 2 plants. Production: 2 plants.
ares-card-callisto_penal_mines = Callisto Penal Mines
ares-card-callisto_penal_mines-text = Production: 1 card. Worth 1 VP.
ares-card-cartel = Cartel
ares-card-cartel-text = Production: 1 M€ for every Earth tag you have, counting this card.
ares-card-coal_imports = Coal Imports
ares-card-coal_imports-text = Production: 3 heat.
ares-card-commercial_district = Commercial District
ares-card-commercial_district-text = Production: 4 M€. Worth 2 VP.
ares-card-deep_well_heating = Deep Well Heating
ares-card-deep_well_heating-text = On play: raise the temperature by 1 step. Production: 1 heat.
ares-card-designed_microorganisms = Designed Microorganisms
ares-card-designed_microorganisms-text = Playable only while the temperature is in the red zone or colder. Production: 2 plants.
ares-card-diversified_interests = Diversified Interests
ares-card-diversified_interests-text = On play: gain 3 plants; gain 3 heat. Production: 1 plant.
ares-card-dusty_quarry = Dusty Quarry
ares-card-dusty_quarry-text = Playable only while no more than 3 ocean tiles are flipped. Building potential: 1 steel (building-tag cards cost 2 M€ less).
ares-card-economic_growth = Economic Growth
ares-card-economic_growth-text = Production: 3 M€.
ares-card-energy_storage = Energy Storage
ares-card-energy_storage-text = Playable only while your TR is 7 or more. Production: 2 cards.
ares-card-eos_chasma_national_park = Eos Chasma National Park
ares-card-eos_chasma_national_park-text = Playable only while the temperature is in the red zone or warmer. On play: put 1 animal on another of your cards that can hold it; gain 3 plants. Production: 2 M€. Worth 1 VP.
ares-card-farming = Farming
ares-card-farming-text = Playable only while the temperature is in the white zone. On play: gain 2 plants. Production: 2 M€ and 2 plants. Worth 2 VP.
ares-card-food_factory = Food Factory
ares-card-food_factory-text = Playing it also costs 2 plants. Production: 4 M€.
ares-card-fuel_factory = Fuel Factory
ares-card-fuel_factory-text = Playing it also costs 3 heat. Production: 1 M€. Building potential: 1 titanium (space-tag cards cost 3 M€ less).
ares-card-fueled_generators = Fueled Generators
ares-card-fueled_generators-text = Playing it also costs 1 TR. Production: 2 heat. Worth 1 VP.
ares-card-fusion_power = Fusion Power
ares-card-fusion_power-text = Playable only while you have at least 2 energy tags. Production: 1 card.
ares-card-ganymede_shipyard = Ganymede Shipyard
ares-card-ganymede_shipyard-text = Building potential: 2 titanium (space-tag cards cost 6 M€ less).
ares-card-gene_repair = Gene Repair
ares-card-gene_repair-text = Playable only while you have at least 3 science tags. Production: 2 M€. Worth 2 VP.
ares-card-geothermal_power = Geothermal Power
ares-card-geothermal_power-text = Production: 2 heat.
ares-card-giant_space_mirror = Giant Space Mirror
ares-card-giant_space_mirror-text = Production: 3 heat.
ares-card-grass = Grass
ares-card-grass-text = Playable only while the temperature is in the red zone or warmer. On play: gain 3 plants. Production: 1 plant.
ares-card-great_dam = Great Dam
ares-card-great_dam-text = Playable only while at least 2 ocean tiles are flipped. Production: 2 heat. Worth 1 VP.
ares-card-great_escarpment_consortium = Great Escarpment Consortium
ares-card-great_escarpment_consortium-text = Building potential: 1 steel (building-tag cards cost 2 M€ less).
ares-card-heather = Heather
ares-card-heather-text = On play: gain 1 plant. Production: 1 plant. Worth 1 VP.
ares-card-immigration_shuttles = Immigration Shuttles
ares-card-immigration_shuttles-text = Production: 3 M€. Final score: 1 VP for every 2 Earth tags you have.
ares-card-import_of_advanced_ghg = Import of Advanced GHG
ares-card-import_of_advanced_ghg-text = Production: 2 heat.
ares-card-imported_ghg = Imported GHG
ares-card-imported_ghg-text = On play: gain 5 heat. Production: 1 heat.
ares-card-industrial_center = Industrial Center
ares-card-industrial_center-text = Production: 3 M€. Building potential: 1 steel (building-tag cards cost 2 M€ less).
ares-card-industrial_farming = Industrial Farming
ares-card-industrial_farming-text = Production: 1 M€ and 2 plants.
ares-card-industrial_microbes = Industrial Microbes
ares-card-industrial_microbes-text = Production: 1 heat. Building potential: 1 steel (building-tag cards cost 2 M€ less).
ares-card-insects = Insects
ares-card-insects-text = Production: 1 plant for every plant tag you have.
ares-card-io_mining_industries = Io Mining Industries
ares-card-io_mining_industries-text = Production: 2 M€. Building potential: 2 titanium (space-tag cards cost 6 M€ less). Final score: 1 VP for every Jupiter tag you have.
ares-card-kelp_farming = Kelp Farming
ares-card-kelp_farming-text = Playable only while at least 6 ocean tiles are flipped. On play: gain 2 plants. Production: 2 M€ and 3 plants. Worth 1 VP.
ares-card-lichen = Lichen
ares-card-lichen-text = Production: 1 plant.
ares-card-lightning_harvest = Lightning Harvest
ares-card-lightning_harvest-text = Production: 1 M€ for every science tag you have, counting this card. Worth 1 VP.
ares-card-low_atmo_shields = Low-Atmo Shields
ares-card-low_atmo_shields-text = Playable only while the oxygen is in the red zone or higher. Production: 1 M€ and 2 heat.
ares-card-lunar_beam = Lunar Beam
ares-card-lunar_beam-text = Playing it also costs 1 TR. Production: 4 heat.
ares-card-mass_converter = Mass Converter
ares-card-mass_converter-text = Playable only while you have at least 4 science tags. Production: 3 heat. Building potential: 1 titanium (space-tag cards cost 3 M€ less). Worth 2 VP.
ares-card-medical_lab = Medical Lab
ares-card-medical_lab-text = Production: 1 M€ for every 2 building tags you have, counting this card. Worth 1 VP.
ares-card-methane_from_titan = Methane from Titan
ares-card-methane_from_titan-text = Playable only while the oxygen is in the red zone or higher. Production: 2 plants and 2 heat. Worth 2 VP.
ares-card-micro_mills = Micro-Mills
ares-card-micro_mills-text = Production: 1 heat. Building potential: 1 steel (building-tag cards cost 2 M€ less).
ares-card-microprocessors = Microprocessors
ares-card-microprocessors-text = On play: draw 2 cards, then discard a card from your hand. Production: 3 heat.
ares-card-mine = Mine
ares-card-mine-text = Building potential: 2 steel (building-tag cards cost 4 M€ less).
ares-card-miranda_resort = Miranda Resort
ares-card-miranda_resort-text = Production: 1 M€ for every Earth tag you have, counting this card. Worth 1 VP.
ares-card-mohole_area = Mohole Area
ares-card-mohole_area-text = Production: 4 heat.
ares-card-monocultures = Monocultures
ares-card-monocultures-text = Playing it also costs 1 TR. Production: 2 plants.
ares-card-moss = Moss
ares-card-moss-text = Playable only while at least 3 ocean tiles are flipped. Playing it also costs 1 plant. Production: 1 plant.
ares-card-natural_preserve = Natural Preserve
ares-card-natural_preserve-text = Playable only while the oxygen is in the red zone or higher. Production: 2 M€. Worth 1 VP.
ares-card-new_portfolios = New Portfolios
ares-card-new_portfolios-text = Production: 1 M€, 1 plant and 1 heat.
ares-card-nitrophilic_moss = Nitrophilic Moss
ares-card-nitrophilic_moss-text = Production: 2 plants.
ares-card-noctis_farming = Noctis Farming
ares-card-noctis_farming-text = Playable only while the temperature is in the red zone or warmer. On play: gain 2 plants. Production: 1 plant. Worth 1 VP.
ares-card-nuclear_plants = Nuclear Plants
ares-card-nuclear_plants-text = Production: 1 M€ and 3 heat. Worth -1 VP.
ares-card-power_grid = Power Grid
ares-card-power_grid-text = Production: 1 M€ for every energy tag you have, counting this card.
ares-card-power_plant = Power Plant
ares-card-power_plant-text = Production: 1 heat.
ares-card-power_supply_consortium = Power Supply Consortium
ares-card-power_supply_consortium-text = Production: 2 M€ and 1 heat.
ares-card-protected_valley = Protected Valley
ares-card-protected_valley-text = On play: take a forest token and raise the oxygen by 1 step. Production: 2 M€.
ares-card-quantum_extractor = Quantum Extractor
ares-card-quantum_extractor-text = Playable only while you have at least 3 science tags. Production: 3 heat. Worth 2 VP.
ares-card-rad_suits = Rad Suits
ares-card-rad_suits-text = Playable only while at least 2 ocean tiles are flipped. Production: 2 M€.
ares-card-satellite_farms = Satellite Farms
ares-card-satellite_farms-text = Production: 1 heat for every space tag you have, counting this card.
ares-card-satellites = Satellites
ares-card-satellites-text = Production: 1 M€ for every space tag you have, counting this card.
ares-card-slash_and_burn_agriculture = Slash and Burn Agriculture
ares-card-slash_and_burn_agriculture-text = Production: 2 plants. Worth -1 VP.
ares-card-smelting = Smelting
ares-card-smelting-text = On play: draw 2 cards. Production: 5 heat.
ares-card-soil_warming = Soil Warming
ares-card-soil_warming-text = On play: raise the temperature by 1 step. Production: 2 plants.
ares-card-solar_power = Solar Power
ares-card-solar_power-text = Production: 1 heat. Worth 1 VP.
ares-card-solar_trapping = Solar Trapping
ares-card-solar_trapping-text = On play: draw a card; gain 3 heat. Production: 1 heat.
ares-card-soletta = Soletta
ares-card-soletta-text = Production: 5 heat. Worth 1 VP.
ares-card-space_heaters = Space Heaters
ares-card-space_heaters-text = On play: draw a card. Production: 2 heat.
ares-card-space_station = Space Station
ares-card-space_station-text = Building potential: 1 titanium (space-tag cards cost 3 M€ less). Worth 1 VP.
ares-card-sponsors = Sponsors
ares-card-sponsors-text = Production: 2 M€.
ares-card-strip_mine = Strip Mine
ares-card-strip_mine-text = Playing it also costs 1 TR. Building potential: 2 steel (building-tag cards cost 4 M€ less) and 1 titanium (space-tag cards cost 3 M€ less).
ares-card-surface_mines = Surface Mines
ares-card-surface_mines-text = Building potential: 1 steel (building-tag cards cost 2 M€ less) and 1 titanium (space-tag cards cost 3 M€ less).
ares-card-tectonic_stress_power = Tectonic Stress Power
ares-card-tectonic_stress_power-text = Production: 3 heat. Worth 1 VP.
ares-card-titanium_mine = Titanium Mine
ares-card-titanium_mine-text = Building potential: 1 titanium (space-tag cards cost 3 M€ less).
ares-card-toll_station = Toll Station
ares-card-toll_station-text = On play: you may immediately play a green card with a printed cost of 9 M€ or less from your hand without paying its M€ cost. Production: 3 M€.
ares-card-trading_post = Trading Post
ares-card-trading_post-text = On play: gain 3 plants. Production: 2 M€.
ares-card-trapped_heat = Trapped Heat
ares-card-trapped_heat-text = Playable only while the temperature is in the red zone or warmer. On play: flip an ocean tile. Production: 2 heat.
ares-card-trees = Trees
ares-card-trees-text = Playable only while the temperature is in the yellow zone or warmer. On play: gain 1 plant. Production: 3 plants. Worth 1 VP.
ares-card-tropical_resort = Tropical Resort
ares-card-tropical_resort-text = Playing it also costs 5 heat. Production: 4 M€. Worth 2 VP.
ares-card-tundra_farming = Tundra Farming
ares-card-tundra_farming-text = Playable only while the temperature is in the yellow zone or warmer. On play: gain 1 plant. Production: 2 M€ and 1 plant. Worth 1 VP.
ares-card-underground_city = Underground City
ares-card-underground_city-text = Production: 1 M€. Building potential: 1 steel (building-tag cards cost 2 M€ less).
ares-card-undersea_vents = Undersea Vents
ares-card-undersea_vents-text = Production: 4 heat and 1 card.
ares-card-venture_capitalism = Venture Capitalism
ares-card-venture_capitalism-text = Production: 1 M€ for every event tag you have.
ares-card-vesta_shipyard = Vesta Shipyard
ares-card-vesta_shipyard-text = Building potential: 1 titanium (space-tag cards cost 3 M€ less). Worth 1 VP.
ares-card-wave_power = Wave Power
ares-card-wave_power-text = Playable only while at least 3 ocean tiles are flipped. Production: 3 heat.
ares-card-windmills = Windmills
ares-card-windmills-text = Production: 1 heat for every energy tag you have, counting this card. Worth 1 VP.
ares-card-worms = Worms
ares-card-worms-text = Playable only while the oxygen is in the red zone or higher. Production: 1 plant for every microbe tag you have, counting this card.
ares-card-zeppelins = Zeppelins
ares-card-zeppelins-text = Playable only while the oxygen is in the red zone or higher. Production: 1 M€ for every forest token you have. Worth 1 VP.

## Corporations

ares-corporation-credicor = CrediCor
ares-corporation-credicor-text = Start with 48 M€. A card with a printed cost of 20 M€ or more costs you 4 M€ less; only the printed cost matters, not reductions.
ares-corporation-ecoline = Ecoline
ares-corporation-ecoline-text = Start with 27 M€ and 1 plant production. The standard action that turns plants into a forest costs you 7 plants instead of 8.
ares-corporation-helion = Helion
ares-corporation-helion-text = Start with 28 M€ and 3 heat production. You may pay any M€ cost in heat, one for one; M€ can never replace heat.
ares-corporation-interplanetary_cinematics = Interplanetary Cinematics
ares-corporation-interplanetary_cinematics-text = Start with 46 M€ and 1 steel. A card with an event tag costs you 2 M€ less.
ares-corporation-inventrix = Inventrix
ares-corporation-inventrix-text = Start with 33 M€ and draw 3 cards at setup. When you check the requirements of a card you play, you may treat the oxygen or the temperature as one colour zone higher or lower; this does not stack with similar effects.
ares-corporation-mining_guild = Mining Guild
ares-corporation-mining_guild-text = Start with 27 M€ and 1 steel. Each time you play steel production (this card's starting steel does not count), raise your TR by 1 for every steel on the card.
ares-corporation-phobolog = PhoboLog
ares-corporation-phobolog-text = Start with 20 M€ and 1 titanium. Each titanium you own reduces the cost of a card with a space tag by 1 M€ more (4 instead of 3).
ares-corporation-saturn_systems = Saturn Systems
ares-corporation-saturn_systems-text = Start with 24 M€ and 1 titanium. For each Jupiter tag on a card you play (not the one printed here), raise your TR by 1.
ares-corporation-teractor = Teractor
ares-corporation-teractor-text = Start with 51 M€. A card with an Earth tag costs you 3 M€ less.
ares-corporation-tharsis_republic = Tharsis Republic
ares-corporation-tharsis_republic-text = Start with 40 M€. In the research phase, draw 1 extra card and keep 1 extra card.
ares-corporation-thorgate = Thorgate
ares-corporation-thorgate-text = Start with 45 M€ and 1 heat production. A card with an energy tag costs you 3 M€ less.
ares-corporation-united_nations_mars_initiative = United Nations Mars Initiative
ares-corporation-united_nations_mars_initiative-text = Start with 35 M€. The first time in each phase that your TR goes up, you may pay 6 M€ to raise it by 1 more.

## The board in words

ares-colour-green = green
ares-colour-blue = blue
ares-colour-red = red
ares-board-setup = Before the first round
ares-board-round = Round { $round }
ares-board-round-of = Round { $round } of { $of }
ares-board-stage-mulligan = cards may be exchanged
ares-board-stage-corporations = corporations are chosen
ares-board-stage-planning = phases are chosen
ares-board-stage-pool = pieces are taken from the pool
ares-board-stage-limit = hands are cut to ten cards
ares-board-stage-raise = the marker raises a parameter
ares-board-stage-over = the game is over
ares-board-phase-over = { $phase } is over
ares-board-phase-now = now { $phase }
ares-board-phase-next = then { $phase }
ares-board-deck = Cards in the deck: { $deck }, discarded: { $discard }
ares-board-mars = Mars
ares-board-temperature = temperature { $degrees } °C (goal: 8 °C), { $zone ->
    [1] purple
    [2] red
    [3] yellow
   *[4] white
  } zone
ares-board-oxygen = oxygen { $percent } % (goal: { $of } %), { $zone ->
    [1] purple
    [2] red
    [3] yellow
   *[4] white
  } zone
ares-board-oceans = { $flipped ->
    [one] 1 ocean
   *[other] { $flipped } oceans
  }, { $left } left
ares-board-start = at the start of the phase { $degrees } °C ({ $heat ->
    [1] purple
    [2] red
    [3] yellow
   *[4] white
  }), oxygen { $percent } % ({ $air ->
    [1] purple
    [2] red
    [3] yellow
   *[4] white
  }), { $oceans ->
    [one] 1 ocean
   *[other] { $oceans } oceans
  }
ares-board-pool = Pool
ares-board-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  }
ares-board-markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
  }
ares-board-virtual = Virtual player
ares-board-marker = marker on space { $space } of { $of }
ares-board-plays = { $phase } in this round
ares-board-left = { $phase } still in the deck
ares-board-player = { $seat } ({ $corporation })
ares-board-nobody = { $seat }
ares-board-tr = TR { $tr }
ares-board-mc = { $mc } M€ (+{ $production })
ares-board-heat = { $heat } heat (+{ $production })
ares-board-plants = { $plants ->
    [one] 1 plant
   *[other] { $plants } plants
  } (+{ $production })
ares-board-steel = steel { $count }
ares-board-titanium = titanium { $count }
ares-board-card-production = cards (+{ $count })
ares-board-forests = { $count ->
    [one] 1 forest
   *[other] { $count } forests
  }
ares-board-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
ares-board-drawn-count = { $count ->
    [one] 1 drawn card to choose from
   *[other] { $count } drawn cards to choose from
  }
ares-board-seen = { $card } in hand
ares-board-revealed = { $card } revealed
ares-board-chose = phase card { $phase }
ares-board-ready = has chosen
ares-board-passed = has passed
ares-board-tags = Tags of { $seat }
ares-board-tag = { $tag } { $count }
ares-board-blue = Blue cards of { $seat }
ares-board-red = Red cards of { $seat }
ares-board-green = Green cards of { $seat }
ares-board-card = { $card }{ $used ->
    [0] { "" }
    [1] , used
   *[other] , used twice
  }
ares-board-holder = { $card } ({ $kind }: { $count }){ $used ->
    [0] { "" }
    [1] , used
   *[other] , used twice
  }
ares-board-own-hand = Your hand
ares-board-priced = { $card } ({ $colour }, { $cost } M€)
ares-board-own = Only you know
ares-board-dealt = dealt to you: { $corporation }
ares-board-leads = you lead { $corporation }
ares-board-marked = { $card } marked for exchange
ares-board-plan = your phase: { $phase }
ares-board-virtual-plan = the virtual player's phase: { $phase }
ares-board-drawn = drawn: { $card } ({ $colour }, { $cost } M€)
ares-board-payment = being paid for: { $card }
ares-board-swap = offered for a swap: { $card }
ares-board-partner = your partner holds { $card }
ares-board-partner-perhaps = your partner may hold { $card }
ares-board-last-hand = Hand of { $seat }
ares-board-held = { $card }

## What kind of thing lies in the box

ares-kind-project = Project
ares-kind-corporation = Corporation
ares-kind-ocean = Ocean tile
ares-kind-track = Track
ares-kind-phase = Phase
ares-pieces-project = { $count ->
    [one] { $count } project card
   *[other] { $count } project cards
}
ares-pieces-corporation = { $count ->
    [one] { $count } corporation
   *[other] { $count } corporations
}
ares-pieces-ocean = { $count ->
    [one] { $count } ocean tile
   *[other] { $count } ocean tiles
}
ares-pieces-track = { $count ->
    [one] { $count } track
   *[other] { $count } tracks
}
ares-pieces-phase = { $count ->
    [one] { $count } phase card
   *[other] { $count } phase cards
}

## The board on the page

ares-sources =
    rulebook: the Polish rulebook, with its printed page numbers; it shows a few cards
    Terra: a transcription of scanned English cards (Alexry375/Terra on GitHub)
    nikitinalexx: a program in Java that plays the game (nikitinalexx/ares-expedition on GitHub); .java is the file of the card; also called Java
    TTS: a script for a tabletop simulator (Humort56/TTS-Ares-Expedition on GitHub), with the name of the card; also called Lua
    Mylaana: the card list of a third program (Mylaana/AresExpedition on GitHub), with the number of the card
    sebwieser: the beginning of a program in Python (sebwieser/ares-expedition on GitHub)
    card scan: what Terra read on the scanned cards; we have not seen the scans
    AE-…: a rule or ruling on the rules page
ares-web-phases = The five phases
ares-web-phase-1 = Play a green card.
ares-web-phase-2 = Play a blue or red card.
ares-web-phase-3 = Use Actions and standard actions.
ares-web-phase-4 = Take M€, heat, plants and cards.
ares-web-phase-5 = Draw { $draw ->
    [one] 1 card
   *[other] { $draw } cards
  }, keep { $keep }.
ares-web-bonus-1 = 3 M€ off
ares-web-bonus-2 = one more, or draw a card
ares-web-bonus-3 = one Action twice
ares-web-bonus-4 = 4 M€
ares-web-bonus-5 = draw { $draw }, keep { $keep }
ares-web-everybody = Everyone:
ares-web-choosers = Bonus if you chose it:
ares-web-chose = { $name } chose this phase
ares-web-chose-last = { $name } chose this phase last round
ares-web-now = now
ares-web-virtual-used = { $phase } has been used
ares-web-standards-when = Standard actions belong to the action phase (III).
ares-web-standards = Standard actions
ares-web-standard = { $action }: { $price } { $resource }
ares-web-rating = Terraform ratings
ares-web-tr = TR
ares-web-ocean-closed = Ocean { $space }, not flipped yet
ares-web-ocean-open = Ocean { $space }, flipped: { $mc } M€, { $plants ->
    [one] 1 plant
   *[other] { $plants } plants
  }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
ares-web-oceans-help = Each tile gives its reward once, to the player who flips it.
ares-web-track-help = Cards look at the zone the marker was in when the phase began.
ares-web-zone-purple = purple
ares-web-zone-red = red
ares-web-zone-yellow = yellow
ares-web-zone-white = white
ares-web-sell = Sell { $card } for { $mc } M€
ares-web-sells = Sell +{ $mc }
ares-web-paying = paying
ares-web-marked = to be exchanged
ares-web-offered = offered
ares-web-no-hand = You hold no cards.
ares-web-turned-up = Revealed:
ares-web-seen = Known to be in hand:
ares-web-nothing-played = No cards played yet.
ares-web-offer = To choose from
ares-web-partner = Your partner:
ares-web-partner-holds = in hand
ares-web-partner-may = perhaps
ares-web-deed-cards = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
ares-web-deed-forests = { $seat } plants { $count ->
    [one] one forest
   *[other] { $count } forests
}.
ares-web-my-cards = My cards ({ $count })
ares-web-cards-of = { $name } ({ $count })
ares-web-points = { $vp } VP so far
ares-web-amount = How much
ares-web-cost = Cost in M€
ares-web-start = Starting M€
ares-web-needs = Requires

# Why the game ended as it did

ares-epilogue-player = The cards of {$seat}
ares-epilogue-card = {$card}: {$points}
ares-epilogue-goal = To win, Mars had to be complete
ares-epilogue-points = {$points} of {$goal} points
ares-epilogue-tie = Tied on points: whoever has more heat, plants and M€ together is ahead
ares-epilogue-resources = {$seat}: {$count}

## Icons in the guide

ares-web-icons-goods = What you store and build with
ares-web-icons-mars = Mars and points
ares-web-icons-oncards = What lies on cards
ares-web-icons-tags = Tags
ares-web-icons-cards = Cards and signs
ares-web-icons-phases = Phases
ares-web-icon-mc = Pays for cards and actions.
ares-web-icon-heat = 8 heat raise the temperature one step.
ares-web-icon-plants = 8 plants make a forest.
ares-web-icon-steel = Steel
ares-web-icon-steel-about = Each level makes building cards 2 M€ cheaper.
ares-web-icon-titanium = Titanium
ares-web-icon-titanium-about = Each level makes space cards 3 M€ cheaper.
ares-web-icon-forest = Forest
ares-web-icon-forest-about = A forest token, worth 1 VP. It raises the oxygen one step.
ares-web-icon-tr = Terraform rating (TR)
ares-web-icon-tr-about = Your income, and 1 VP each at the end.
ares-web-icon-vp = Victory points (VP)
ares-web-icon-vp-about = What counts at the end.
ares-web-icon-temperature = Goes up to 8 °C.
ares-web-icon-oxygen = Goes up to 14 %.
ares-web-icon-ocean = Nine tiles to flip.
ares-web-icon-animals = Animals on a card, often worth VP.
ares-web-icon-microbes = Microbes on a card.
ares-web-icon-science = Science markers on a card.
ares-web-icon-any = A kind you may choose.
ares-web-icon-card = Project card
ares-web-icon-card-about = Draw this many cards.
ares-web-icon-discard = Discard pile
ares-web-icon-eye = Reveal
ares-web-icon-eye-about = Cards are looked at or shown.
ares-web-icon-card-green = Green card
ares-web-icon-card-green-about = Raises your production.
ares-web-icon-card-blue = Blue card
ares-web-icon-card-blue-about = Has an Action or a lasting effect.
ares-web-icon-card-red = Red card
ares-web-icon-card-red-about = Works once, at once.
ares-web-icon-cube = Cube of the pool
ares-web-icon-cube-about = Cooperative game: worth 1 M€.
ares-web-icon-marker = Marker of the pool
ares-web-icon-marker-about = Cooperative game: lets partners swap a card.
ares-web-about-round = Everyone chooses a phase in secret. Then the chosen phases are played in order, by everybody.
ares-web-about-deck = Project cards to draw. When the deck is empty, the discard pile is shuffled.
ares-web-icon-discard-about = Discarded cards, face down. Nobody may look through them.
ares-web-about-marker = It moves after every five rounds. The game ends after round 25.
ares-web-about-done = The game goes on when everybody is ready.
ares-web-played = { $count ->
    [one] { $count } card in play
   *[other] { $count } cards in play
  }
ares-web-about-played = Cards stay in play to the end of the game, with their tags and points.
ares-web-icon-phase-1 = Everyone may play a green card.
ares-web-icon-phase-2 = Everyone may play a blue or a red card.
ares-web-icon-phase-3 = Everyone may use Actions and standard actions.
ares-web-icon-phase-4 = Everyone takes their income.
ares-web-icon-phase-5 = Everyone draws cards and keeps some of them.
ares-web-icon-tag-building = Steel makes cards with this tag cheaper.
ares-web-icon-tag-space = Titanium makes cards with this tag cheaper.
ares-web-icon-tag-science = Some strong cards can only be played with enough of these.
ares-web-icon-tag-energy = Power plants. Some cards count these tags.
ares-web-icon-tag-jovian = The outer planets. Some cards score points for each of these tags.
ares-web-icon-tag-earth = Business on Earth. Some cards earn money by these tags.
ares-web-icon-tag-plant = Plants. Some cards react when you play one of these.
ares-web-icon-tag-microbe = Microbes. Some cards react when you play one of these.
ares-web-icon-tag-animal = Animals. Some cards react when you play one of these.
ares-web-icon-tag-event = Only red cards have it. It still counts after the card has worked.


ares-term-points = points: terraform rating, forests and cards
ares-term-stores = M€, heat and plants in store
ares-term-income = production in the rounds to come
ares-term-engine = steel, titanium, Actions and effects of your cards
ares-term-hand = the cards in hand
ares-term-mars = how far Mars is terraformed
ares-theme-points = Score now
ares-theme-stores = Fill your stores
ares-theme-income = Build income
ares-theme-engine = Build the engine
ares-theme-hand = Make the most of your hand
ares-theme-mars = Finish Mars in time
