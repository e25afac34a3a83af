# Words of the page that every game shares. The words of a game's board are in the game's own file, as <game>-web-….

## Names that every page uses

web-name = Syrtis
web-bot-name = { $level } { $number }
web-level-random = Random
web-level-greedy = Greedy
web-level-planner = Planner
web-level-expert = Expert
web-level-random-help = plays any legal move; good for learning the rules.
web-level-greedy-help = plays whatever looks best right now.
web-level-planner-help = thinks a few moves ahead; a decent opponent.
web-level-expert-help = thinks longer and further ahead; takes its time.
web-yes = Yes
web-no = No
web-close = Close

## The ways between the pages

web-skip = Skip to content
web-ways = Pages
web-games = Games
web-to-home = Home page
web-language = Language
web-my-tables = My tables
web-rules = Rules
web-gallery = In the box
web-settings = Settings

## The first page

web-home-head = Three Mars board games at one table
web-home-line = Play with bots or friends. No account, no waiting.
web-play-now = Play bots now
web-with-friends = With friends
web-set-up = Set up a table
web-my-tables-none = You have no tables yet. Pick a game to start one.
web-my-tables-waiting = No other tables. Someone is waiting for you above.
web-my-tables-all = All tables ({ $count })
web-my-tables-ended = Finished
web-open-tables = Open tables
web-open-tables-none = Nobody is looking for players right now. Open a table yourself: everyone will see it here.
web-watch-tables = Tables to watch
web-watch = Watch
web-your-turn = Your turn
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-status-waiting = Waiting for players
web-status-running = In progress
web-status-over = Finished
web-status-abandoned = Abandoned
web-status-closed = Closed

## Setting up a table

web-part-game = The game
web-part-fine = Details
web-part-readings = Where the rulebooks leave it open
web-part-readings-help = Each choice is a way to read the rules; the one set at first is ours. The rule tells why.
web-ruling = Why: { $rule }
web-adapted = “{ $option }” is now “{ $value }”. { $why }
web-stands-for = At this table: { $name }.
web-seat-random = At random
web-flag-on = on
web-flag-off = off
web-part-people = Players
web-part-run = Table settings
web-wrong-option = Please check “{ $option }”.
web-make-start = Start the game
web-make-invite = Open the table

web-seats = Seats
web-seats-help = A free seat goes to anyone who follows your invitation.
web-seats-watch = You have no seat: you will only watch.
web-seat-me = Me
web-seat-anybody = A friend (free seat)
web-seat-bots = Bots
web-seat-bot = Bot: { $level } ({ $use })

web-access = Who can join
web-access-invited = Invited people
web-access-open = Everyone
web-access-invited-help = Only people with the link can join or watch.
web-access-open-help = The table is listed on the home page.

web-begin = Start
web-begin-full = When all seats are taken
web-begin-host = When I say so
web-begin-full-help = The game starts as soon as every seat is taken.
web-begin-host-help = Once every seat is taken, the host starts the game.

web-clock = Clock
web-clock-none = No clock
web-clock-brisk = Brisk
web-clock-calm = Calm
web-clock-day = One day
web-clock-days = Three days
web-clock-own = Custom
web-clock-none-help = Everyone can think as long as they like.
web-clock-brisk-help = 20 seconds per decision and 5 minutes in the bank. After that, a bot makes the move.
web-clock-calm-help = A minute per decision and 20 minutes in the bank. After that, a bot makes the move.
web-clock-day-help = Play whenever you have time: a day per decision and a day in the bank. After that, a bot makes the move.
web-clock-days-help = Three days per decision and three in the bank. After that, a bot takes the seat until the player returns.
web-clock-own-help = Set your own times. The bank is for longer decisions and has to last the whole game.
web-clock-wrong = Allow at least { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  } for a decision and no more than { $days ->
    [one] 1 day
   *[other] { $days } days
  }.
web-clock-move = Seconds per decision
web-clock-bank = Minutes in the bank
web-pace = Pace
web-pace-live = In one sitting
web-pace-days = Over several days
web-zero = When time runs out
web-zero-nothing = Nothing happens
web-zero-fallback = The mildest move is played
web-zero-bot_move = A bot makes the move
web-zero-bot_seat = A bot takes the seat

web-undo = Take-backs
web-undo-free = Free
web-undo-agreed = If everyone agrees
web-undo-never = Never
web-undo-free-help = You can take back your moves until you see something new or someone else decides. Beyond that, everyone must agree.
web-undo-agreed-help = The others must agree to every step back.
web-undo-never-help = Every move is final.

web-hints = Hints
web-hints-alone = With bots only
web-hints-everybody = For everyone
web-hints-never = None
web-hints-alone-help = Anyone playing with bots only can ask what a strong bot would do.
web-hints-everybody-help = Every player can ask what a strong bot would do.
web-hints-never-help = Everyone thinks for themselves.

web-spectators = Spectators
web-spectators-help = Others can watch. They see only open information.
web-chat-allowed = Chat
web-chat-allowed-help = People at the table can message each other.
web-stand-in = Stand-in
web-stand-in-help = This bot plays for anyone who leaves, until they come back.
web-seed = Seed
web-seed-random = random
web-seed-help = The same seed and the same moves give the same game. If you leave it empty, nobody knows the seed until the end.
web-seed-wrong = A seed is a whole number.
web-seed-chosen = Set by hand

## Before the game begins

web-waiting = Waiting room
web-waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-waiting-start = Everyone is here. Start when you like.
web-waiting-host = Everyone is here. The host starts the game.
web-seat-free = Free seat
web-seat-you = that's you
web-seat-to-bot = Bot for seat { $number }
web-seat-bot-put = Add a bot
web-seat-bot-away = Remove the bot
web-sit-here = Sit here
web-sit-down = Sit down
web-fill-with-bots = Fill the free seats with bots
web-here = Here
web-away = Away
web-join = You are invited
web-full = All seats are taken
web-full-help = You can watch here once the game starts.
web-start = Start the game
web-get-up = Leave the seat
web-give-up-table = Cancel the table
web-change = Change the table
web-change-moves = { $who } moves to a free seat.
web-change-begin = After a change the game begins when you start it.
web-change-from = { $name }: { $after } (was: { $before })
web-change-now = { $name }: { $after }
web-change-seats = The seats are different now.
web-changed = The host changed the table
web-changed-begin = The game begins when the host starts it.
web-table-facts = This table
web-invite = Invite friends with this link
web-invite-copy = Copy
web-invite-copied = Copied
web-invite-share = Share
web-invite-code = Code for a phone camera
web-invite-help = Anyone who opens it can join right away, without an account. Once the game is on, they can watch.
web-name-yours = Your name
web-name-change = Change name
web-name-take = Use this name

## The rulebook

web-rules-of = Rules of { $game }
web-rules-sources = Show sources
web-rules-search = Words, a card or a number, such as SHIP-03
web-rules-count = { $count ->
    [one] one rule
   *[other] { $count } rules
}
web-rules-found = { $count ->
    [one] one result
   *[other] { $count } results
  }
web-rules-parts = Parts of the rules
web-rules-chapters = Chapters
web-rules-numbered = Numbered rules
web-rules-icons = Icons
web-learn = How to play
web-learn-of = How to play { $game }
web-learn-pages = Steps of the guide
web-learn-chapters = All chapters
web-learn-print = Print
web-learn-none = This game has no guide yet.
web-rules-sections = Sections

## The box

web-gallery-of = { $game }: in the box
web-gallery-honest = We could not confirm every value in print. Each card says where its values come from.
web-gallery-search = Name or text
web-gallery-kind = Kind
web-gallery-tag = Tag
web-gallery-origin = Origin
web-gallery-all-kinds = All kinds
web-gallery-all-tags = All tags
web-gallery-all-origins = All origins
web-gallery-count = { $count ->
    [one] one piece
   *[other] { $count } pieces
}
web-origin-printed = Printed
web-origin-reported = Reported
web-origin-third_party = Second-hand
web-origin-disputed = Disputed
web-origin-mixed = Partly designed
web-origin-designed = Designed
web-origin-printed-help = Read in a rulebook or on the component itself.
web-origin-reported-help = Reported by people who own the game.
web-origin-third_party-help = Taken from other people's lists and programs. “How sure we are” says where they differ in a name or a number, and where only one has it.
web-origin-disputed-help = The sources disagree in something that changes play; “How sure we are” says whom we follow.
web-origin-mixed-help = Some values are confirmed, others are ours or inferred.
web-origin-designed-help = Our own design in the spirit of the game, because we do not know the printed values.
web-origin-source = Source: { $source }
web-sure = How sure we are
web-sure-of = { $game }: how sure we are
web-sure-intro = No source gives every printed value. Here is every card, tile and printed value of the box that does not stand in full in the rulebooks: how sure we are of it, what of it is our own, and where we read the rest. Set-up numbers and prices that the rulebooks state are on the rules page. Notes and sources are in English.
web-sure-designed = Our own design, because the printed values were never published in text: { $list }.
web-sure-mixed = { $count ->
    [one] { $count } piece is partly our own.
   *[other] { $count } pieces are partly our own.
}
web-sure-none = No piece is our own; { $count } of { $all } come second-hand, from other people’s lists and programs, and { $disputed } are disputed.
web-sure-own = Our own: { $list }
web-sure-sources = What the sources are
web-trust = How sure: { $list }
web-trust-part = { $part } ({ $level })
web-trust-certain = certain
web-trust-high = very likely
web-trust-medium = likely
web-trust-low = doubtful
web-trust-none = unknown
web-sure-box = See them in the box
web-own-name = the name
web-own-effect = the effect
web-own-points = the points
web-own-zones = the zones
web-own-links = the links to other zones
web-own-count = how many there are
web-own-cycle = the cycle
web-own-fields = the number of fields
web-own-existence = that it exists
web-own-kind = the kind
web-own-detail = a detail of the effect
web-own-timing = when it acts
web-own-number = how many astronauts
web-own-actions = the actions
web-own-price = the price
web-own-reward = the reward
web-own-value = the value
web-own-rim = the links along the rim
web-own-shape = the shape
web-own-length = the length

web-figure-number = no.
web-figure-cost = cost
web-figure-starting_mc = starting M€
web-figure-vp = points
web-figure-capacity = seats
web-figure-value = worth
web-figure-time = time
web-figure-reputation = reputation
web-figure-cycle = cycle
web-figure-fields = fields
web-figure-regolith = regolith
web-figure-ice = ice
web-figure-mc = M€
web-figure-plants = plants
web-figure-cards = cards
web-figure-count = copies

## Settings

web-settings-device = Saved on this device only. Changes apply at once.
web-settings-look = Appearance
web-settings-play = Play
web-settings-name = Name
web-settings-name-help = Other people at your tables see it. There is no account: this browser remembers you.
web-forget = Forget me on this server
web-forget-sure = Bots will take your seats, and your tables will no longer be yours. Your studies will be deleted. This can't be undone.
web-forget-not = Stay
web-theme = Theme
web-theme-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-text-size-small = Small
web-text-size-normal = Normal
web-text-size-large = Large
web-shapes = Shapes as well as colours
web-shapes-help = Each player also has a shape, so you never have to tell colours apart.
web-playback = Playback
web-playback-help = How fast the table shows what others do. You can always act; that skips the rest.
web-playback-off = Off
web-playback-fast = Fast
web-playback-normal = Normal
web-playback-slow = Slow
web-playback-next = Go on
web-playback-left = { $number ->
    [0] Skip
   *[other] Skip { $number } more
}
web-animation = Animation
web-animation-help = How long pieces move when something happens.
web-animation-0 = None
web-animation-120 = Quick
web-animation-250 = Normal
web-animation-500 = Slow
web-confirm = Confirming moves
web-confirm-never = Right away
web-confirm-lasting = For what lasts
web-confirm-grace = With time to stop
web-confirm-always = With a second tap
web-confirm-never-help = One tap makes the move. You can still take it back where that is allowed.
web-confirm-lasting-help = A second tap is asked for where a choice counts for the whole game, such as a corporation or a mission. Everything else takes one tap.
web-confirm-grace-help = A tap makes the move after a short pause. Until then, you can stop it.
web-confirm-always-help = The first tap shows what would happen; the second makes the move.
web-single = Skip forced decisions
web-single-help = If there is only one thing you can do, it happens by itself.
web-sound = Sound
web-sound-help = Plays a soft tone when it is your turn.
web-sound-offer = Play a soft tone when it is your turn?
web-sound-yes = Yes, please
web-sound-no = No, thanks
web-buzz = Vibration
web-buzz-help = On a phone: a short buzz when it is your turn and before your time runs out.
web-preview = Preview
web-preview-line = Legal places glow. The others say why not.
web-preview-move = Move
web-version = Syrtis { $version }
web-interface = API for programs

## Keys

web-keys = Keyboard
web-key-action = Do the action with this key in the list
web-key-tab = Go to the next thing you can use
web-key-arrows = Move from piece to piece on the board
web-key-enter = Choose
web-key-undo = Take back
web-key-hint = Ask for a hint
web-key-escape = Close or cancel
web-key-help = Show these keys

## At the table

web-page-missing = This page does not exist.
web-game-missing = There is no game called “{ $name }” here.
web-game-others = These games are here:
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
web-plays-bot = Played by a bot: { $level }
web-bot-plays-for-you = A bot is playing for you. Take your seat back from the menu whenever you like.
web-acts = deciding
web-watchers = { $number ->
    [one] One person is watching.
   *[other] { $number } people are watching.
}
web-watching = You are watching.
web-waits = Waiting for { $names }
web-waits-change = Waiting for { $names }. You can still change your choice.
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
web-take-back-start = You did nothing before that.
web-take-back-learned = Before that, you saw something new.
web-take-back-decision = { $who } saw your earlier action and has made a decision since.
web-take-back-past = The game has moved on since your earlier action.
web-take-back-policy = At this table, the others must agree.

web-hint = Hint
web-hint-help = What would a strong bot do here? It sees only what you see.
web-hint-says = A strong bot would choose: { $action }

web-rule = Rule { $rule }
web-rule-open = Read rule { $rule }
web-rules-all = All rules

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

web-moment = Move { $at } of { $moves }
web-moment-now = Back to now
web-since = While you were away
web-since-earlier = Plus { $number } earlier.
web-since-turn = Since your last turn
web-since-go = Continue

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
web-menu-invite = Copy the invitation
web-menu-leave = Leave (a bot takes over)
web-menu-come-back = Take my seat back
web-menu-give-up = Abandon the game
web-menu-bug = Report a problem
web-bug-copied = Copied. Paste these details into your report.
web-text-board = The board in words

web-score = Points
web-score-sum = Total
web-score-tie = Tie-break
web-score-place = Place
web-score-chart = Points by round
web-score-chart-missing = The points chart could not be loaded.
web-rematch = Play again
web-rematch-join = Go to the next game
web-record = Save the record
web-look-board = Look at the board

## Looking at a game again

web-replay = Replay
web-replay-table = Back to the table
web-replay-move = Move
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step forward
web-replay-last = To the end
web-replay-hidden = Something happened that this viewer could not see.
web-play-on = Play on from here
web-play-on-seat = My seat
web-play-on-bots = The others
web-play-on-known = The cards are as they were in this game: anyone who has seen it knows what is coming.
web-play-on-go = Play on
web-eyes = Point of view
web-eyes-of = As { $who } saw it
web-eyes-spectator = As a spectator saw it
web-eyes-open = Everything open
web-analysis = Analysis
web-analysis-help = Winning chances as a strong bot judges them, based on what each player could know at the time.
web-analysis-thinks = The bot is studying the game…
web-analysis-swings = Costliest moves
web-analysis-better = Bot's choice:
web-analysis-same = { $who } chose the same as the bot ({ $chance }).
web-analysis-chart = Winning chances over the game
web-percent = { $share }%
web-copy-link = Copy the link

web-preview-change = { $what } { $before } → { $after }
web-preview-open = What follows can't be known yet.

# A lesson: a guided game
web-lesson = Lesson
web-lesson-learn = Learn by playing
web-lesson-first = Your first game?
web-lesson-minutes = About { $minutes } min.
web-lesson-start = Start the lesson
web-lesson-go-on = Continue the lesson
web-lesson-anew = Start over
web-lesson-count = { $number } of { $of }
web-lesson-next = Next
web-lesson-before = Back
web-lesson-show = Show me
web-lesson-do = Do it for me
web-lesson-skip = Skip this step
web-lesson-more = More about the lesson
web-lesson-stop = Play on without the lesson
web-lesson-leave = Leave and continue later
web-lesson-back = Back to the lesson
web-lesson-watch = Watch: the others are moving.
web-lesson-free = It’s your decision. Try what you have learned; “Hint” tells you what a strong player would do.
web-lesson-skipped = All right. Choose what you like; the lesson goes on after that.
web-lesson-instead = Not yet. The lesson wants to show you something else first. You can also skip this step.
web-lesson-says = { $what }
web-lesson-then = Next: { $title }
web-lesson-play = A game of my own against easy bots

## Commented games
web-study = Study
web-study-watch = Watch a commented game
web-study-make = Make a study
web-study-mine = My studies
web-study-by = by { $who }
web-study-ours = commented by us
web-study-title = Title of the study
web-study-language = Language of the comments
web-study-write = Write
web-study-read = Read it
web-study-share = Share
web-study-link = Link to this study
web-study-link-help = Anyone with this link can read it.
web-study-link-own = Anyone with this link can read it. Only you can change it.
web-study-comments = Comments
web-study-comment = Comment { $number } of { $all }
web-study-count = { $count ->
    [one] { $count } comment
   *[other] { $count } comments
}
web-study-none = No comment on this move
web-study-empty = No comments yet.
web-study-next = Next comment
web-study-previous = Previous
web-study-marks = Marked on the table
web-study-arrow = { $from } → { $to }
web-study-gone = not on the table now
web-study-if = What if …
web-study-step = What if: move { $step } of { $steps }
web-study-back = Back to the game
web-study-text = Comment on this move
web-study-mark-ring = Ring
web-study-mark-arrow = Arrow
web-study-tap = Tap a piece to put a ring around it, and again to take it away.
web-study-tap-from = Tap the piece where the arrow begins.
web-study-tap-to = Now tap the piece it points at.
web-study-list = Mark from a list
web-study-piece = Piece
web-study-to = Arrow to
web-study-no-arrow = no arrow, a ring
web-study-add = Mark
web-study-unmark = Remove the mark: { $mark }
web-study-try-help = Choose a move on the board or in the list of actions. The rules check it.
web-study-over = The game is over here.
web-study-player = Whose move to play
web-study-take-back = Take back
web-study-drop = Delete this line
web-study-saved = Saved
web-study-unsaved = Saving …
web-study-failed = Not saved: { $why }
web-study-late = Changed in another window: reload the page.
web-study-delete = Delete
web-study-delete-sure = Delete “{ $title }”? Nobody will be able to read it any more.

web-level-random-for = to look around
web-level-greedy-for = for your first games
web-level-planner-for = for a good game
web-level-expert-for = for a hard game
web-level-proposed = We propose { $level } for your first games: sensible, quick moves that you can follow and beat.
web-legend = All icons
web-cards-show = Cards show
web-cards-show-help = Pointing at a card always shows its full text.
web-cards-show-icons = icons
web-cards-show-words = words
web-cards-show-both = both
web-questions = Questions
web-questions-help = For beginners, a sentence says what the choice means. Without a choice here, it goes after three finished games.
web-questions-beginner = for beginners
web-questions-brief = brief
web-rules-now = Rules for this question
web-rules-more = More from this chapter
web-seat-mark = Colour and shape of { $who }
web-seat-mark-about = Everything with this colour and shape belongs to this player.

web-coach = Coach
web-coach-help = In a game against bots, shows the best choices before every decision, with reasons.
web-coach-on = Switch the coach on
web-coach-off = Switch the coach off
web-coach-thinks = The coach is thinking…
web-advice = Advice with reasons
web-advice-why = Why?
web-advice-best = Best: { $chance } % chance to win, { $share } % of the simulations
web-advice-behind = { $chance } % chance to win (−{ $behind })
web-advice-tempting = Tempting, but only { $chance } % chance to win (−{ $behind })
web-advice-source = { $count ->
    [one] From 1 simulated game, seeing only what you see.
   *[other] From { $count } simulated games, seeing only what you see.
  }
web-regret = This lowers your chance to win by about { $lost } %. Better:
web-regret-back = Take it back
web-regret-keep = Keep it

web-puzzles = Puzzles
web-puzzles-of = Puzzles: { $game }
web-puzzles-about = Positions from games between bots in which one choice is clearly best. The dots say how hard each is.
web-puzzles-none = There are no puzzles for this game yet.
web-puzzles-solved = Solved: { $solved } of { $all }
web-puzzle-daily = Puzzle of the day
web-puzzle = Puzzle { $number }
web-puzzle-solved = solved
web-puzzle-hard-1 = easy
web-puzzle-hard-2 = medium
web-puzzle-hard-3 = hard
web-puzzle-question = Which choice is best?
web-puzzle-answer = Answer
web-puzzle-next = Next
web-puzzle-why = Why?
web-puzzle-right = Right!
web-puzzle-wrong = that leaves a chance of { $chance } % instead of { $best } %. Try again.
web-puzzle-wrong-far = the search soon gave this up; the best choice has a chance of { $best } %. Try again.
web-puzzle-hint = Hint: the answer gains most in { $about }.
web-puzzle-gains = It gains most in { $about }.
web-puzzle-chance = chance { $chance } %
web-puzzle-line = How the game probably goes on
web-puzzle-others = The other choices
