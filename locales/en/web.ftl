# Words of the pages, and of what a table opens on request. What every table needs is in frame.ftl.

## The ways between the pages

web-skip = Skip to content
web-ways = Pages
web-games = Games
web-language = Language
web-my-tables = My tables

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
web-part-readings-help = Each option is a way to read the rules; the default is our reading. The rule says why.
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

web-level-random-for = to look around
web-level-greedy-for = for your first games
web-level-planner-for = for a good game
web-level-expert-for = for a hard game
web-level-master-for = for the hardest game
web-beginner-level = We suggest { $level } for your first games: sensible, quick moves that you can follow and beat.

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
web-changed-begin = The game begins when the host starts it.
web-table-facts = This table
web-invite = Invite friends with this link
web-invite-copy = Copy
web-invite-share = Share
web-invite-code = Code for a phone camera
web-invite-help = Anyone who opens it can join right away, without an account. Once the game is on, they can watch.
web-name-yours = Your name
web-name-change = Change name
web-name-take = Use this name

## The rulebook

web-rules-of = Rules of { $game }
web-rules-more = More from this chapter
web-rules-all = All rules
web-rule = Rule { $rule }
web-rules-sources = Show sources
web-rules-search = A word, a card or a number
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
web-rules-words = Glossary
web-rules-icons = Icons
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
web-origin-source = Source: { $source }
web-sure = How sure we are
web-sure-of = { $game }: how sure we are
web-sure-intro = No source gives every printed value. Here is every card, tile and printed value of the box that the rulebooks don’t give in full: how sure we are of it, what of it is our own, and where we read the rest. Set-up numbers and prices that the rulebooks state are on the rules page. Notes and sources are in English.
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
web-settings-name-help = Other people at your tables see it. In finished games your old name stays.
web-forget = Forget me on this server
web-forget-sure = Bots will take your seats, and your tables will no longer be yours. Your studies and results will be deleted, and your name disappears from all games. This can't be undone.
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
web-animation = Animation
web-animation-help = How long pieces move when something happens.
web-animation-0 = None
web-animation-120 = Quick
web-animation-250 = Normal
web-animation-500 = Slow
web-confirm = Confirming moves
web-confirm-never = Right away
web-confirm-lasting = For lasting choices
web-confirm-grace = With time to stop
web-confirm-always = With a second tap
web-confirm-never-help = One tap makes the move. You can still take it back where that is allowed.
web-confirm-lasting-help = A second tap is asked for where a choice counts for the whole game, such as a corporation or a mission, or gives the rest of a turn away. Everything else takes one tap.
web-confirm-grace-help = A tap makes the move after a short pause. Until then, you can stop it.
web-confirm-always-help = The first tap shows what would happen; the second makes the move.
web-single = Skip forced decisions
web-single-help = If there is only one thing you can do, it happens by itself.
web-sound = Sound
web-sound-help = Plays a soft tone when it is your turn.
web-buzz = Vibration
web-buzz-help = On a phone: a short buzz when it is your turn and before your time runs out.
web-preview = Preview
web-preview-line = Legal places glow. The others say why not.
web-preview-move = Move
web-version = Syrtis { $version }
web-interface = API for programs

## Keys

web-key-action = Do the action with this key in the list
web-key-tab = Go to the next thing you can use
web-key-arrows = Move from piece to piece on the board
web-key-enter = Choose
web-key-undo = Take back
web-key-hint = Ask for a hint
web-key-escape = Close or cancel
web-key-help = Show these keys

## At the table

web-game-missing = There is no game called “{ $name }” here.
web-game-others = These games are here:
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

web-replay-table = Back to the table
web-replay-move = Move
web-replay-first = To the start
web-replay-play = Play
web-replay-pause = Pause
web-replay-last = To the end
web-replay-hidden = Something happened that this viewer could not see.
web-play-on = Play on from here
web-play-on-seat = My seat
web-play-on-bots = The others
web-play-on-known = The cards are as they were in this game: anyone who has seen it knows what is coming.
web-play-on-go = Play on
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

## A lesson: a guided game

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
web-lesson-look = See what happened, then tap “Go on”.
web-lesson-watch = Watch: the others are moving.
web-lesson-free = It’s your decision. Try what you have learned; “Hint” tells you what a strong player would do.
web-lesson-skipped = All right. Choose what you like; the lesson goes on after that.
web-lesson-instead = Not yet. The lesson wants to show you something else first. You can also skip this step.
web-lesson-says = { $what }
web-lesson-then = Next: { $title }
web-lesson-coach = A game of my own with the coach
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

web-cards-show = Cards show
web-cards-show-help = Pointing at a card always shows its full text.
web-cards-show-icons = icons
web-cards-show-words = words
web-cards-show-both = both
web-questions = Questions
web-questions-help = For beginners, a sentence explains each choice. If you choose nothing here, it disappears after three finished games.
web-questions-beginner = for beginners
web-questions-brief = brief
web-playback-next = Go on
web-since-earlier = Plus { $number } earlier.
web-since-go = Continue
web-coach = Coach
web-coach-help = In a game against bots, shows the best choices before every decision, with reasons.
web-coach-thinks = The coach is thinking…
web-advice = Advice with reasons
web-advice-why = Why?
web-advice-best = Best: { $chance } % chance to win; tried in { $share } % of the simulations
web-advice-behind = { $chance } % chance to win (−{ $behind })
web-advice-even = { $chance } % chance to win, about as good
web-advice-tempting = Tempting, but only { $chance } % chance to win (−{ $behind })
web-advice-source = { $count ->
    [one] From 1 simulated game, seeing only what you see.
   *[other] From { $count } simulated games, seeing only what you see.
  }
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

# Results of finished tables.
web-result-place = Place { $place } of { $players }
web-result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-result-won = Won
web-result-lost = Lost

# The profile of a person, and who may see it.
web-profile = Profile
web-profile-mine = My profile
web-profile-none = No finished games yet. They will appear here.
web-profile-nobody = There is no such person here, or they don’t show you their profile.
web-profile-guest = Play a game first, then you have a profile.
web-profile-counts = Lessons, continued games and games with a chosen seed don’t count.
web-profile-games = Games
web-profile-wins = Wins
web-profile-share = { $percent } %
web-profile-streak = Wins in a row
web-profile-best-streak = Longest streak
web-profile-by-game = By game
web-profile-kind = Kind of game
web-profile-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-profile-company-people = with people
web-profile-company-bots = with bots
web-profile-company-alone = alone
web-profile-average = Average
web-profile-best = Best
web-profile-favourites = Favourites
web-profile-times = { $count ->
    [one] once
   *[other] { $count } times
}
web-profile-goals = Beaten together and alone
web-profile-goals-of = { $game }: beaten { $won } of { $all }
web-profile-goal-won = { $name }, { $players }: beaten, best score { $best }
web-profile-goal-tried = { $name }, { $players }: tried, not beaten
web-profile-goal-new = { $name }, { $players }: not played yet
web-profile-achievements = Achievements
web-profile-achieved = won { $won } of { $games }, best score { $best }
web-profile-recorded = best score { $best }
web-profile-companions = You play with
web-profile-companions-yours = Only you see this.
web-profile-together = { $count ->
    [one] 1 game
   *[other] { $count } games
}
web-profile-latest = Latest games
web-privacy = Privacy
web-privacy-help = Saved on the server, for all your devices.
web-privacy-profile = Who may see my profile
web-privacy-invitations = Who may invite me by name
web-circle-everybody = Everybody
web-circle-met = People I’ve played with
web-circle-nobody = Nobody

# Notices.
web-notices = Notices
web-notices-help = You get one notice for each table that waits for you, until you look at it. Saved on the server, for all your devices.
web-notices-denied = This browser does not let this site show notifications. You can change that in its site settings.
web-notices-tab = While a tab is open
web-notices-tab-help = A notification of the browser, whichever page you are looking at.
web-notices-push = On this device, with no tab open
web-notices-push-help = The text is encrypted; your browser’s push service can’t read it.
web-notices-push-missing = This browser can’t receive messages with no tab open.
web-webhook = A chat or a program (webhook)
web-webhook-help = The server calls this address when a table waits for you, with JSON that Slack, Mattermost and Discord show as text.
web-webhook-set = Use this address
web-webhook-remove = Remove the address
web-webhook-key = Key of the signatures:
web-webhook-trouble = The last message did not arrive: { $why }

# Several devices, and signing in.
web-devices = My devices
web-devices-help = There are no passwords here. A device that is signed in lets the next one in.
web-devices-link = Play on another device too
web-devices-link-label = Open this link on the other device
web-devices-link-help = It works once, until { $time }. Keep it to yourself: anyone who opens it plays as you.
web-devices-arrived = Signed in: { $device }
web-device-unknown = A device without a name
web-device-here = this device
web-device-end = Sign out
web-device-end-name = Sign out: { $device }
web-device-end-others = Sign out everywhere else
web-device-end-here = Sign out here
web-device-end-here-sure = Your tables stay yours. You come back with a link from another device or a recovery code. Without either, you can’t.
web-passkeys = Passkeys
web-passkeys-help = Sign in anywhere with your fingerprint, face or PIN. Your devices keep the key; this server can’t use it.
web-passkeys-missing = Passkeys don’t work at this address or in this browser.
web-passkey-new = Make a passkey
web-passkey-there = This device has a passkey for you already.
web-passkey-remove = Remove
web-passkey-remove-name = Remove the passkey { $name }
web-enter-passkey = Sign in with a passkey

web-mail = Mail
web-mail-help = Sign in on any device by a link in a mail. Nobody else sees the address.
web-mail-address = Mail address
web-mail-add = Add this address
web-mail-is = Your address: { $address }
web-mail-waiting = There is a mail on its way to { $address }. Open the link in it, and the address is yours.
web-mail-remove = Remove the address
web-mail-trouble = The last mail did not arrive: { $why }
web-mail-digest = A mail when tables wait for me
web-mail-digest-help = One for all of them. It names each table only once, until you look at it.
web-mail-confirm = Confirm your mail address
web-mail-confirm-careful = The address { $address } will be that of { $name }. Only go on if that is you.
web-mail-confirm-do = Confirm the address
web-mail-confirmed = { $address } is the address of { $name } now.

web-programs = Programs
web-programs-help = A program can play here under a name of its own, with a token instead of a cookie. Tables show that it is a program.
web-programs-how = How programs play
web-program-name = Name of the program
web-program-may = What it may do
web-program-make = Make a program
web-program-token = This is its token. It is shown only now:
web-program-end = End
web-program-end-name = End the program { $name }
web-program-called = { $name } (program)
web-codes = Recovery codes
web-codes-help = In case you lose this device. Each code signs you in once.
web-codes-left = { $count ->
    [0] You have none yet.
    [one] 1 code is left.
   *[other] { $count } codes are left.
}
web-codes-new = Make new codes
web-codes-once = Write these codes down now: you won’t see them again. Older codes no longer work.
web-export = My data
web-export-help = Your games with their records, your chat messages, studies and settings, in one JSON file.
web-export-load = Download my data
web-enter = Sign in
web-enter-before = Played here before? Sign in
web-enter-help = Open a link from a device where you are signed in (Settings, “My devices”), or type a recovery code.
web-enter-code = Recovery code
web-enter-look = Continue
web-enter-careful = This signs you in as { $name } on this device. Only go on if that is you. If somebody sent you the link, close this page.
web-enter-here = { $tables ->
    [0] You are { $name } here now.
    [one] You are { $name } here now, with 1 table.
   *[other] You are { $name } here now, with { $tables } tables.
}
web-enter-take = Bring everything along
web-enter-leave = Leave it behind
web-enter-take-help = Seats, results and studies of { $here } will go to the person you sign in as.
web-enter-leave-help = This device forgets { $here }. Their seats stay empty.
web-enter-as = Sign in as { $name }
web-enter-already = You are signed in as { $name } already.
web-enter-mail = Mail address
web-enter-mail-send = Mail me a link
web-enter-mail-sent = If somebody here has the address { $address }, a mail with a link is on its way. The link works once.

# Good company: blocking, reporting, inviting, looking for players.
web-people-none = Only bots play here.
web-people-guest = Choose a name first: sit down at a table.
web-block = Block
web-unblock = Unblock
web-block-help = You don’t read the chat of people you have blocked, they don’t see your profile, and you don’t sit down together. They are not told.
web-blocked = People I have blocked
web-report = Report
web-report-who = Report { $name } to the operator
web-report-reason = Why
web-report-reason-abuse = Insults or threats
web-report-reason-spam = Advertising
web-report-reason-cheating = Cheating
web-report-reason-name = Their name
web-report-reason-other = Something else
web-report-words = What happened
web-report-send = Send the report
web-report-sent = Thank you. The operator will see it.
web-invite-people = Invite somebody you’ve played with
web-invite-person = Invite { $name }
web-invite-sent = Invited
web-invitations = Invitations
web-invitation-from = { $name } invites you
web-invitation-decline = Decline
web-seek = Look for players
web-seek-help = You join an open table of this kind, or open one that others find.
web-seek-size = Players
web-seek-pace = Pace
web-seek-go = Find a table
web-clock-missing = No clock: nobody is rushed. If somebody is away for a few minutes, the others can let a bot play for them.
web-clock-missing-days = No clock: nobody is rushed. If somebody is away for a few days, the others can let a bot play for them.
web-clock-propose = Play with a clock: { $times }
web-announcements = From the operator

# The operator’s page.
web-operator = Operator
web-operator-key = The operator’s key
web-operator-enter = Enter
web-operator-none = This server has no operator’s page, or the key is wrong.
web-operator-reports = Reports
web-operator-reports-none = Nobody has reported anything.
web-operator-report = { $reporter } reports { $reported }
web-operator-done = Done
web-operator-mute = No chat for a day
web-operator-unmute = Let them chat again
web-operator-close = Close the table
web-operator-close-table = Table
web-operator-close-reason = Reason, for the people there
web-operator-closed = The table is closed.
web-operator-announce = Announce
web-operator-announcement = Announcement for everybody
web-operator-hours = Hours
web-operator-remove = Take back

## An earlier moment on the board

web-moment = Move { $at } of { $moves }
web-moment-now = Back to now
web-replay-back = One step back
web-replay-on = One step forward
