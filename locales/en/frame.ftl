# Words of the page that tables need as soon as they open, for every game. The words of a game's board are in the game's own file, as <game>-web-….

## Names that every page uses

web-name = Syrtis
web-bot-name = { $level } { $number }
web-level-random = Random
web-level-greedy = Greedy
web-level-planner = Planner
web-level-expert = Expert
web-level-master = Master
web-level-random-help = plays any legal move; good for learning the rules.
web-level-greedy-help = plays whatever looks best right now.
web-level-planner-help = thinks a few moves ahead; a decent opponent.
web-level-expert-help = thinks longer and further ahead; takes its time.
web-level-master-help = has learned from games against itself; at tables it has not learned yet, it plays like the expert.
web-yes = Yes
web-no = No
web-close = Close

## The ways between the pages

web-to-home = Home page
web-rules = Rules
web-gallery = In the box
web-settings = Settings

web-your-turn = Your turn

web-here = Here
web-away = Away
web-changed = The host changed the table
web-invite-copied = Copied

web-learn = How to play

## Where values come from

web-origin-printed-help = Read in a rulebook or on the component itself.
web-origin-reported-help = Reported by people who own the game.
web-origin-third_party-help = Taken from other people's lists and programs. “How sure we are” says where they differ in a name or a number, and where only one has it.
web-origin-disputed-help = The sources disagree in something that changes play; “How sure we are” says whom we follow.
web-origin-mixed-help = Some values are confirmed, others are ours or inferred.
web-origin-designed-help = Our own design in the spirit of the game, because we do not know the printed values.

## Playback and sound

web-playback-left = { $number ->
    [0] Skip
   *[other] Skip { $number } more
}
web-sound-offer = Play a soft tone when it is your turn?
web-sound-yes = Yes, please
web-sound-no = No, thanks

web-keys = Keyboard
web-skip-decision = To the decision

## At the table

web-page-missing = This page does not exist.
web-connecting = Connecting…
server-error-unreachable = The server can’t be reached. Check your connection; nothing is lost.
web-line-lost = Connection lost. Reconnecting… Your game is safe.
web-line-ended = The server ended this connection. Reload the page to try again.
web-reload = Reload
web-clocks-paused = Nobody has moved for a while, so the clocks are stopped. The next move starts them again.
web-gone = { $number ->
    [one] { $names } has been away for a while.
   *[other] { $names } have been away for a while.
}
web-gone-bot = Let a bot play for { $who }
web-players = Players
web-you = you
web-bot = bot
web-program = Program
web-program-about = No person plays here but a program, over the server’s interface.
web-plays-bot = Played by a bot: { $level }
web-bot-plays-for-you = A bot is playing for you. Take your seat back from the menu whenever you like.
web-acts = deciding
web-watchers = { $number ->
    [one] One person is watching.
   *[other] { $number } people are watching.
}
web-watching = You are watching.
web-next = Next:
web-waits = Waiting for { $names }
web-waits-chosen = Chosen: { $choice }. Waiting for { $names }.
web-choose-again = To change it, choose again.
web-round = Round { $round }
web-time-short = Only { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  } left for your decision.
web-time-left = { $left } left
web-time-days = { $days } d { $hours } h
web-over = { $number ->
    [one] { $names } wins.
   *[other] { $names } win.
}
web-over-you = You win!
web-over-lost = Everyone loses.
web-over-lost-you = You lose.
web-over-recorded = The game is over. Your score: { $number }

web-tabs = What to show
web-tab-board = Board
web-tab-own = Mine
web-tab-players = Players
web-tab-log = Log
web-means = Your means
web-press = Rest a finger on anything to see what it is and what it does.

web-actions = Actions
web-actions-all = { $number ->
    [0] Why you can't act
    [one] One action
   *[other] { $number } actions
}
web-not-now = Not possible now ({ $number })
web-nothing-to-do = You have nothing to decide right now.
web-broken = This could not be drawn. Your actions are still in the list.
web-broken-again = Try again
web-more = and { $number } more
web-enlarge = Enlarge
web-aim = { $name }: choose on the board
web-aim-list = Show as a list
web-cancel = Cancel
web-stop = Stop
web-now = Now
web-doing = In a moment: { $action }

web-take-back = Take back
web-take-back-ask = Ask to go back
web-take-back-steps = { $steps ->
    [0] You can't take anything back.
    [one] You can take back one action.
   *[other] You can take back { $steps } actions.
}
web-take-back-start = { $steps ->
    [0] You have done nothing yet.
   *[other] You did nothing before that.
}
web-take-back-learned = { $steps ->
    [0] Your last action showed you something new.
   *[other] Before that, you saw something new.
}
web-take-back-decision = { $steps ->
    [0] { $who } saw your last action and has made a decision since.
   *[other] { $who } saw your earlier action and has made a decision since.
}
web-take-back-past = { $steps ->
    [0] The game has moved on since your last action.
   *[other] The game has moved on since your earlier action.
}
web-take-back-policy = At this table, the others must agree.

web-hint = Hint
web-hint-help = What would a strong bot do here? It sees only what you see.
web-hint-says = A strong bot would choose: { $action }

web-rule-open = Read rule { $rule }

web-log = Log
web-log-earlier = Show earlier
web-log-jump = Show the board after this
web-log-whose = Whose part of the log
web-log-everybody = All
web-log-none = Nothing yet.
web-log-start = The game begins.
web-log-clock = { $who } is out of time.
web-log-undo = { $who } takes a move back.
web-log-back = Everyone agreed to { $who }'s request: the game goes back.
web-log-bot = A bot now plays seat { $number }.
web-log-sat = { $who } takes seat { $number }.
web-log-free = Seat { $number } is free.
web-log-proposal-back = { $who } asks to go back.
web-log-proposal-abandon = { $who } asks to abandon the game.
web-log-declined = { $who } does not agree.
web-log-abandoned = The game was abandoned.
web-log-closed = The table is closed.
web-log-rematch = The same players are starting again at another table.

web-since = While you were away
web-since-turn = Since your last turn
web-since-watched = What happened

web-proposal-back = { $who } asks to go back.
web-proposal-abandon = { $who } asks to abandon the game.
web-proposal-withdraw = Withdraw
web-give-up-sure = The game ends without a result and can't be continued.
web-give-up-ask = The others are asked. If they agree, the game ends without a result and can't be continued.
web-give-up-no = Play on
web-proposal-waits = Yet to answer: { $names }.
web-proposal-look = Show that position

web-chat = Chat
web-chat-mute = Hide chat
web-chat-say = Say something
web-chat-send = Send
web-phrase-hello = Hello!
web-phrase-luck = Good luck!
web-phrase-played = Well played!
web-phrase-sorry = Sorry!
web-phrase-moment = One moment, please.
web-phrase-thanks = Thanks!
web-phrase-again = Another game?
web-react-to = React to this move
web-react-who = { $feeling }: { $who }
web-feeling-applause = Applause
web-feeling-laugh = Laughing
web-feeling-surprise = Surprise
web-feeling-sad = Sad
web-feeling-heart = Heart
web-feeling-thinking = Thinking

web-menu = Menu
web-menu-end = Result
web-people = People at this table
web-menu-invite = Copy the invitation
web-menu-leave = Leave (a bot takes over)
web-menu-come-back = Take my seat back
web-menu-give-up = Abandon the game
web-menu-bug = Report a problem
web-bug-copied = Copied. Paste these details into your report.
web-text-board = The board in words

## Looking back and ahead

web-replay = Replay
web-eyes = Point of view
web-preview-change = { $what } { $before } → { $after }
web-preview-open = What follows can't be known yet.

## Help at the table

web-legend = All icons
web-rules-now = Rules for this question
web-seat-mark = Colour and shape of { $who }
web-seat-mark-about = Everything with this colour and shape belongs to this player.

web-coach-on = Switch the coach on
web-coach-off = Switch the coach off
web-regret = This lowers your chance to win by about { $lost } %. Better:
web-regret-back = Take it back
web-regret-keep = Keep it
