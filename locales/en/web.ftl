# Words of the browser client. Ids of the frame begin with web-, of the boards with web-rp-, web-ae- and web-ma-.

## Names that every page uses

web-name = Syrtis
web-bot-name = { $level } { $number }
web-level-random = Random
web-level-greedy = Greedy
web-level-planner = Planner
web-level-expert = Expert
web-level-random-help = takes any legal move; good for learning the rules.
web-level-greedy-help = takes the move that looks best right now.
web-level-planner-help = thinks some moves ahead; a fair opponent.
web-level-expert-help = thinks longer and deeper; takes its time.
web-yes = Yes
web-no = No
web-close = Close

## The ways between the pages

web-skip = Skip to the content
web-ways = Pages
web-games = Games
web-to-home = To the first page
web-language = Language
web-my-tables = My tables
web-rules = Rules
web-gallery = In the box
web-settings = Settings

## The first page

web-home-head = Three Mars board games at one table
web-home-line = Against bots or with friends. No account, no waiting.
web-play-now = Play now against bots
web-with-friends = With friends
web-set-up = Set up a table
web-my-tables-none = You have no table yet. Sit down to one of the games.
web-my-tables-waiting = Nothing else; somebody waits for you above.
web-my-tables-all = All { $count } tables
web-my-tables-ended = Ended
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for players right now. Open a table yourself: it appears here for everybody.
web-watch-tables = Tables to watch
web-watch = Watch
web-your-turn = Your turn
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-status-waiting = Waiting for players
web-status-running = Being played
web-status-over = Over
web-status-abandoned = Given up
web-status-closed = Closed

## Setting up a table

web-part-game = The game
web-part-fine = Fine points
web-part-people = Who plays
web-part-run = How the table is run
web-wrong-option = Please look at “{ $option }” again.
web-make-start = Start the game
web-make-invite = Open the table

web-seats = Seats
web-seats-help = A free seat is for whoever follows your invitation.
web-seats-watch = None of the seats is yours: you will only watch.
web-seat-me = Me
web-seat-anybody = A friend (free seat)
web-seat-bots = Bots
web-seat-bot = Bot: { $level }

web-access = Who may come
web-access-invited = Invited people
web-access-open = Everybody
web-access-invited-help = Only who has the link can sit down or watch.
web-access-open-help = The table is in the list on the first page.

web-begin = Beginning
web-begin-full = When all seats are taken
web-begin-host = When I say so
web-begin-full-help = The game begins by itself as soon as every seat is taken.
web-begin-host-help = When every seat is taken, who made the table starts the game.

web-clock = Time
web-clock-none = No clock
web-clock-brisk = Brisk
web-clock-calm = Calm
web-clock-day = A day each
web-clock-days = Three days each
web-clock-own = Other
web-clock-none-help = Everybody thinks as long as they like.
web-clock-brisk-help = 20 seconds for each decision and 5 minutes in the bank. Then a bot makes the move.
web-clock-calm-help = A minute for each decision and 20 minutes in the bank. Then a bot makes the move.
web-clock-day-help = Play whenever you have time: a day for each decision, a day in the bank. Then a bot makes the move.
web-clock-days-help = Three days for each decision, three in the bank. Then a bot takes the seat until its person is back.
web-clock-own-help = Your own times. The bank is for decisions that take longer, and counts for the whole game.
web-clock-wrong = A clock needs some time, and at most thirty days.
web-clock-move = Seconds a decision
web-clock-bank = Minutes in the bank
web-pace = Pace
web-pace-live = In one sitting
web-pace-days = Over days
web-zero = When the time is up
web-zero-nothing = Nothing happens
web-zero-fallback = The mildest move is made
web-zero-bot_move = A bot makes the move
web-zero-bot_seat = A bot takes the seat

web-undo = Taking back
web-undo-free = Free
web-undo-agreed = If all agree
web-undo-never = Never
web-undo-free-help = Own moves can be taken back until something new was seen or somebody else decided. Further back, if all agree.
web-undo-agreed-help = Every step back needs the consent of the others.
web-undo-never-help = What is played stays played.

web-hints = Hints
web-hints-alone = With bots only
web-hints-everybody = For everybody
web-hints-never = None
web-hints-alone-help = Who plays with bots only may ask what a strong bot would do.
web-hints-everybody-help = Every player may ask what a strong bot would do.
web-hints-never-help = Everybody thinks for themselves.

web-spectators = Spectators
web-spectators-help = Others may watch. They see only what lies open.
web-chat-allowed = Chat
web-chat-allowed-help = People at the table can write to each other.
web-stand-in = Stand-in
web-stand-in-help = This bot plays for who leaves, until they come back.
web-seed = Seed
web-seed-random = random
web-seed-help = The same seed and the same moves give the same game. Left empty, nobody knows it before the end.
web-seed-wrong = A seed is a whole number.
web-seed-chosen = Chosen by hand

## Before the game begins

web-waiting = Waiting room
web-waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-waiting-start = Everybody is here. Start when you like.
web-waiting-host = Everybody is here. Who made the table starts the game.
web-seat-free = Free seat
web-seat-you = that is you
web-seat-to-bot = A bot for seat { $number }
web-seat-bot-put = Put a bot
web-seat-bot-away = Send it away
web-sit-here = Sit here
web-sit-down = Sit down
web-fill-with-bots = Fill the free seats with bots
web-here = Here
web-away = Away
web-join = You are invited
web-full = All seats are taken
web-full-help = As soon as the game begins you can watch it here.
web-start = Start the game
web-get-up = Get up
web-give-up-table = Give the table up
web-table-facts = This table
web-invite = Invite friends with this link
web-invite-copy = Copy
web-invite-copied = Copied
web-invite-share = Share
web-invite-help = Who opens it can sit down at once: no account needed. When the game is on, it lets them watch.
web-name-yours = Your name
web-name-change = Change name
web-name-take = Take this name

## The rulebook

web-rules-of = Rules of { $game }
web-rules-english = The full rules are in English; what a game tells you is in your language.
web-rules-search = Words or a number, such as SHIP-03
web-rules-count = { $count ->
    [one] one rule
   *[other] { $count } rules
}
web-rules-sections = Sections

## The box

web-gallery-of = In the box of { $game }
web-gallery-honest = Not every value could be confirmed in print. Each card says where its values come from.
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
web-origin-mixed = Partly designed
web-origin-designed = Designed
web-origin-printed-help = Read in a rulebook or on the component itself.
web-origin-reported-help = Told by people who own the game.
web-origin-third_party-help = Taken from other people's lists and programs that agree with each other.
web-origin-mixed-help = Some values are confirmed, others are ours.
web-origin-designed-help = Our own design in the spirit of the game, because the printed values are not known to us.
web-origin-source = Source: { $source }

web-kind-zone = Zone
web-kind-resource = Resource
web-kind-ship = Ship
web-kind-character = Character
web-kind-mission = Mission
web-kind-discovery = Discovery
web-kind-action = Action card
web-kind-global_mission = Common mission
web-kind-project = Project
web-kind-corporation = Corporation
web-kind-ocean = Ocean
web-kind-phase = Phase
web-kind-expert = Expert
web-kind-assistant = Assistant
web-kind-weather = Weather
web-kind-mineral = Mineral
web-kind-event = Event
web-kind-commission = Commission
web-kind-hidden_goal = Hidden goal
web-kind-research = Research
web-kind-crop = Crop
web-kind-exploration = Exploration
web-kind-technology = Technology
web-kind-scenario = Scenario
web-kind-excavation = Excavation tile
web-kind-building = Building

web-figure-number = no.
web-figure-cost = cost
web-figure-starting_mc = M€ at the start
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

web-settings-device = Kept on this device only. Every change counts at once.
web-settings-look = Look
web-settings-play = Play
web-settings-name = Name
web-settings-name-help = The others at your tables see it. There is no account: this browser remembers who you are.
web-forget = Forget me on this server
web-forget-sure = Bots take your seats and your tables are no longer yours. This can't be taken back.
web-forget-not = Stay
web-theme = Light and dark
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text
web-text-size-small = Small
web-text-size-normal = Normal
web-text-size-large = Large
web-shapes = Shapes beside colours
web-shapes-help = Every player has a shape too, so that no colour has to be told from another.
web-animation = Movement
web-animation-help = How long things move when something happens.
web-animation-0 = None
web-animation-120 = Quick
web-animation-250 = Normal
web-animation-500 = Slow
web-confirm = Confirming
web-confirm-never = At once
web-confirm-grace = With a moment to stop
web-confirm-always = Second tap
web-confirm-never-help = A tap counts. What can be taken back can be taken back.
web-confirm-grace-help = A tap counts after a short moment, in which it can be stopped.
web-confirm-always-help = The first tap shows what would happen, the second does it.
web-single = Skip decisions with one answer
web-single-help = If there is only one thing you can do, it is done by itself.
web-sound = Sound
web-sound-help = A soft tone when it is your turn.
web-preview = How it looks
web-preview-line = Legal places glow. What can't be done says why.
web-preview-move = Move
web-version = Syrtis { $version }
web-interface = Interface for programs

## Keys

web-keys = Keys
web-key-action = Do the listed action with this key
web-key-tab = To the next thing you can do something with
web-key-arrows = From piece to piece on the board
web-key-enter = Choose
web-key-undo = Take back
web-key-hint = Ask for a hint
web-key-escape = Close, cancel
web-key-help = Show the keys

## At the table

web-page-missing = There is no such page.
web-connecting = Connecting…
web-line-lost = The line to the server is lost. It is tried again; nothing is lost.
web-players = Players
web-you = you
web-bot = bot
web-plays-bot = A bot plays here: { $level }
web-bot-plays-for-you = A bot plays on your seat. Come back over the menu whenever you like.
web-acts = has to decide
web-watchers = { $number ->
    [one] One person watches.
   *[other] { $number } people watch.
}
web-watching = You watch.
web-waits = Waiting for { $names }
web-round = Round { $round }
web-time-left = { $left } left
web-time-days = { $days } d { $hours } h
web-over = { $number ->
    [one] { $names } wins.
   *[other] { $names } win.
}
web-over-you = You win!
web-over-lost = Everybody has lost.

web-tabs = What is shown
web-tab-board = Board
web-tab-own = Mine
web-tab-players = Players
web-tab-log = Log

web-actions = Actions
web-actions-all = { $number ->
    [0] Why nothing can be done
    [one] One action
   *[other] { $number } actions
}
web-not-now = Not possible now ({ $number })
web-nothing-to-do = You have nothing to decide now.
web-broken = This could not be drawn. The actions are still in the list.
web-broken-again = Try again
web-more = and { $number } more
web-enlarge = Enlarge
web-stop = Stop
web-now = Now
web-doing = In a moment: { $action }

web-take-back = Take back
web-take-back-ask = Ask to go back
web-take-back-steps = { $steps ->
    [0] Nothing can be taken back.
    [one] One action can be taken back.
   *[other] { $steps } actions can be taken back.
}
web-take-back-start = Before that you had done nothing.
web-take-back-learned = Before that you saw something new.
web-take-back-decision = { $who } saw what you did before and has decided since.
web-take-back-policy = At this table the others must agree.

web-hint = Hint
web-hint-help = What would a strong bot do here? It sees only what you see.
web-hint-says = A strong bot would choose: { $action }

web-rule = Rule { $rule }
web-rule-open = Read rule { $rule }
web-rules-all = All rules

web-log = Log
web-log-earlier = Show earlier
web-log-jump = Show the board after this
web-log-start = The game begins.
web-log-clock = The time of { $who } is up.
web-log-undo = { $who } takes back.
web-log-back = All agreed to what { $who } asked: the game goes back.
web-log-bot = A bot plays on seat { $number } now.
web-log-sat = { $who } sits on seat { $number }.
web-log-free = Seat { $number } is free.
web-log-proposal-back = { $who } asks to go back.
web-log-proposal-abandon = { $who } asks to give the game up.
web-log-declined = { $who } does not agree.
web-log-abandoned = The game was given up.
web-log-closed = The table is closed.
web-log-rematch = The same people play again at another table.

web-moment = Move { $at } of { $moves }
web-moment-now = Back to now
web-since = Since you left
web-since-earlier = And { $number } things before.
web-since-go = Go on

web-proposal-back = { $who } asks to go back.
web-proposal-abandon = { $who } asks to give the game up.
web-proposal-waits = Still to answer: { $names }.
web-proposal-look = Look where to

web-chat = Chat
web-chat-mute = Hide the chat
web-chat-say = Say something
web-chat-send = Send
web-phrase-hello = Hello!
web-phrase-luck = Good luck!
web-phrase-nice = Nice move!
web-phrase-thinking = I am thinking …
web-phrase-thanks = Thanks for the game!
web-phrase-again = Once more?

web-menu = Menu
web-menu-end = Result
web-menu-invite = Copy the invitation
web-menu-leave = Leave; a bot plays on
web-menu-come-back = Take my seat back
web-menu-give-up = Give the game up
web-menu-bug = Report a fault
web-bug-copied = Copied: what the report needs. Paste it into your message.
web-text-board = The board in words

web-score = Points
web-score-sum = Sum
web-score-tie = Tie-break
web-score-place = Place
web-score-decided = Equal points: the greater number in the tie-break row decided.
web-score-chart = Points over the rounds
web-score-chart-missing = The course of the points could not be loaded.
web-rematch = Play again
web-rematch-join = To the next game
web-record = Save the record
web-look-board = Look at the board

## Looking at a game again

web-replay = Replay
web-replay-table = Back to the table
web-replay-move = Move
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-last = To the end
web-replay-hidden = Something happened that these eyes did not see.
web-play-on = Play on from here
web-play-on-seat = My seat
web-play-on-bots = The others
web-play-on-known = The cards lie as they lay in this game: who has seen it knows what comes.
web-play-on-go = Play on
web-eyes = Whose eyes
web-eyes-of = As { $who } saw it
web-eyes-spectator = As a spectator saw it
web-eyes-open = All open
web-analysis = Analysis
web-analysis-help = Chances to win as a strong bot judges them, each by what the player could know then.
web-analysis-thinks = The bot looks at the game …
web-analysis-swings = Where most was given away
web-analysis-better = The bot:
web-analysis-same = { $who } chose what the bot would have chosen ({ $chance }).
web-analysis-chart = Chances to win over the game
web-percent = { $share }%
web-copy-link = Copy the link

## The board of Mission: Red Planet

web-rp-mars = Mars
web-rp-flights = In flight
web-rp-docks = Launch pad
web-rp-dock-empty = empty
web-rp-ship-unknown = Unknown
web-rp-figures = { $colour } { $count }, { $place }
web-rp-discovery-place = Place for a discovery at { $zone }
web-rp-track = Round track
web-rp-production = Production { $number }: { $number ->
    [one] one token
   *[other] { $number } tokens
  } for each explored zone
web-rp-reveal = Discoveries are revealed
web-rp-final = Final scoring
web-rp-countdown = Countdown
web-rp-sealed = face down
web-rp-stage-missions = Everybody keeps one of two missions.
web-rp-stage-characters = Everybody chooses a character.
web-rp-stage-before = Actions before the third production
web-rp-stage-after = Actions after the third production
web-rp-lost = Lost in Space
web-rp-nobody = nobody yet
web-rp-events = event cards
web-rp-discarded = { $card }, discarded
web-rp-boxed = { $count } in the box
web-rp-ships = Ships: { $deck } to come, { $discard } discarded
web-rp-hand = Characters of { $colour }
web-rp-hand-of = In hand: { $numbers }
web-rp-own-events = Your event cards
web-rp-card-chosen = chosen
web-rp-card-acting = acts now
web-rp-card-played = played
web-rp-kept = you keep it
web-rp-drawn = just drawn
web-rp-turned = turned up
web-rp-worth-now = { $points ->
    [one] worth 1 point now
   *[other] worth { $points } points now
  }
web-rp-used = used
web-rp-in-box = in the box
web-rp-neutral = { $colour }, neutral
web-rp-neutral-deck = { $count ->
    [one] One card in its deck
   *[other] { $count } cards in its deck
  }
web-rp-points = { $points } pt
web-rp-worth = Points for tokens
web-rp-character = Character { $number }
web-rp-zone = Zone
web-rp-zone-outer = On the rim of Mars: one discovery can lie here, and the Soldier can kill here.
web-rp-zone-inner = In the middle of Mars: no discovery, and safe from the Soldier.
web-rp-zone-moon = The moon: it yields like any zone, but has no neighbours and takes no discovery.
web-rp-neighbours = Next to { $zones }.
web-rp-kind-mission = Mission
web-rp-kind-discovery = Discovery
web-rp-kind-action = Action
web-rp-kind-everybody = Mission for everybody
web-rp-brief-recruiter = all cards back
web-rp-brief-explorer = up to 3 moves on Mars
web-rp-brief-scientist = draw or look
web-rp-brief-secret_agent = force a launch
web-rp-brief-saboteur = destroy a ship
web-rp-brief-femme_fatale = replace a rival
web-rp-brief-travel_agent = all in one ship
web-rp-brief-soldier = kill one, land from Phobos
web-rp-brief-pilot = redirect a ship

## The board of Ares Expedition

web-ae-phases = The five phases
web-ae-phase-1 = Play a green card.
web-ae-phase-2 = Play a blue or red card.
web-ae-phase-3 = Use Actions and standard actions.
web-ae-phase-4 = Take M€, heat, plants and cards.
web-ae-phase-5 = Draw { $draw } cards, keep { $keep }.
web-ae-bonus-1 = 3 M€ off
web-ae-bonus-2 = one more, or draw a card
web-ae-bonus-3 = one Action twice
web-ae-bonus-4 = 4 M€
web-ae-bonus-5 = draw { $draw }, keep { $keep }
web-ae-everybody = Everybody:
web-ae-choosers = Whoever chose it gets more:
web-ae-chose = { $name } chose this phase
web-ae-chose-last = { $name } chose this phase in the last round
web-ae-now = now
web-ae-virtual-used = { $phase } is used
web-ae-standards = Standard actions
web-ae-standard = { $action }: { $price } { $resource }
web-ae-rating = Terraform ratings
web-ae-ocean-closed = Ocean { $space }, not flipped yet
web-ae-ocean-open = Ocean { $space }, flipped: { $mc } M€, { $plants } plants, { $cards } cards
web-ae-oceans-help = Each tile gives its reward once, to the player who flips it.
web-ae-track-help = Cards ask for the zone in which the marker stood when the phase began.
web-ae-zone-purple = purple
web-ae-zone-red = red
web-ae-zone-yellow = yellow
web-ae-zone-white = white
web-ae-sell = Sell { $card } for { $mc } M€
web-ae-paying = being paid
web-ae-marked = to be exchanged
web-ae-offered = offered
web-ae-no-hand = You hold no cards.
web-ae-turned-up = Turned up:
web-ae-seen = Known to be in hand:
web-ae-nothing-played = No cards played yet.
web-ae-offer = To choose from
web-ae-partner = Your partner:
web-ae-partner-holds = in hand
web-ae-partner-may = perhaps
web-ae-my-cards = My cards ({ $count })
web-ae-cards-of = { $name } ({ $count })
web-ae-points = { $vp } VP so far
web-ae-amount = How much
web-ae-cost = Cost in M€
web-ae-start = M€ at the start
web-ae-needs = Needs

## The board of Martians

web-ma-board = The colony
web-ma-power = Energy
web-ma-work-make_oxygen = Oxygen
web-ma-work-build = Build
web-ma-work-develop = Upgrade
web-ma-work-install = Install
web-ma-work-make_medicine = Make
web-ma-work-treat_water = Treat
web-ma-work-excavate = Excavate
web-ma-work-examine = Examine
web-ma-work-research = Research
web-ma-work-supplies = Supplies
web-ma-work-mission = Mission
web-ma-work-harvest = Harvest
web-ma-work-change_crop = New crop
web-ma-work-hire = Hire
web-ma-work-colony_technology = Colony
web-ma-work-corporation_technology = Corporation
web-ma-round = Round { $round }
web-ma-hex = Hex { $hex }
web-ma-face-down = face down
web-ma-dug = dug away
web-ma-dig-limit = At most { $limit ->
    [one] 1 crystal
   *[other] { $limit } crystals
  }
web-ma-no-demand = No demand left
web-ma-no-event = No event yet
web-ma-next-weather = Next weather: { $weather }
web-ma-markers = Markers and colonists
web-ma-rest = Recreation
web-ma-common-stock = Common stock
web-ma-own-stock = Your stock
web-ma-satisfaction = colony satisfaction
web-ma-cards = Examination cards
web-ma-corporation = Corporation
web-ma-crop-printed = Printed crop
web-ma-expert = Expert
web-ma-assistant = Assistant
web-ma-used = used
web-ma-technologies = Corporation technologies
web-ma-kind-expert = Expert
web-ma-kind-assistant = Assistant
web-ma-kind-weather = Weather
web-ma-kind-mineral = Examination card
web-ma-kind-event = Event
web-ma-kind-commission = Commission
web-ma-kind-goal = Hidden goal
web-ma-kind-research = Research tile
web-ma-kind-crop = Crop tile
web-ma-kind-exploration = Exploration token
web-ma-kind-scenario = Mission
web-ma-kind-technology = Technology
web-ma-kind-building = Building
web-ma-piles = Decks and discard piles
web-ma-pile = { $name }: { $deck } in the deck
web-ma-pile-both = { $name }: { $deck } in the deck, { $spent } discarded
web-ma-pile-past = { $name }: { $spent } so far
web-ma-sure-mixed = Some of these numbers are our own; the printed ones were not at hand.
web-ma-sure-designed = These numbers are our own design; the printed ones were not at hand.
web-ma-about-energy = Pays for most actions. Solar panels and wind farms make it when rounds 1 and 3 begin.
web-ma-about-regolith = Dug at the Excavation. Pays for construction, research and missions; examining it draws cards.
web-ma-about-ice = Dug at the Excavation. Water Treatment turns 1 into 2 drinking water.
web-ma-about-water = Needed for harvests and for medicine.
web-ma-about-supplies = Ordered at the Lander, 1 for each time unit. Needed for construction and for medicine.
web-ma-about-food = Harvested in the Greenhouses. Delivered at the end of a turn, it takes a hunger token off.
web-ma-about-medicine = Made in the Hospital. Delivered at the end of a turn, it takes a disease token off.
web-ma-about-credits = Earned with research. Pay for experts and assistants, and for markers in the apartments.
web-ma-about-reputation = What you score with. In SOLO and CO-OP it is the satisfaction of the whole colony.
web-ma-about-oxygen = When the cycle ends, a quarter with an oxygen token costs everybody concerned a colonist. MOXIE takes it off.
web-ma-about-disease = When the cycle ends, a quarter with a disease token sends a marker of everybody concerned to the infirmary. Medicine takes it off.
web-ma-about-hunger = When the cycle ends, a quarter with a hunger token sends a marker of everybody concerned to the apartments. Food takes it off.
web-ma-about-infirmary = A marker here comes back for 1 time unit.
web-ma-about-apartments = A marker here comes back for 2 credits.
web-ma-about-solar = Makes 2 energy for its owner when rounds 1 and 3 begin, more or less by weather and Solar Cells.
web-ma-about-wind = Makes 2 energy for its owner when rounds 1 and 3 begin, more or less by weather and Kinetic Power.
