# Words of the command line.

syrtis-unknown-language = There are no texts in this language; there are { $known }.
syrtis-unknown-game = “{ $name }” is no game here; there are { $known }.
syrtis-unknown-level = There is no such level; there are { $known }.
syrtis-variant-follows = The variant “{ $wanted }” does not go with these options: they make a “{ $variant }” table.
syrtis-option-form = An option is written NAME=VALUE; the names are { $known }.
syrtis-file-unreadable = { $file } can't be read: { $why }.
syrtis-file-unwritable = { $file } can't be written: { $why }.
syrtis-asked = { $who }: { $question }

syrtis-sim-head = { $game }, { $variant }, { $players ->
    [one] one player
   *[other] { $players } players
}, seed { $seed }
syrtis-sim-games = { $finished } of { $games } games finished with { $decisions } decisions
syrtis-sim-speed = { $seconds } s: { $decisions } decisions a second, { $games } games a second, { $bytes } bytes a state
syrtis-sim-longest = The longest game took { $decisions } decisions, the last round was { $rounds }
syrtis-sim-seat = Seat
syrtis-sim-score = Mean score
syrtis-sim-wins = Wins
syrtis-sim-nobody = Nobody
syrtis-sim-action = Action
syrtis-sim-share = Share

syrtis-result-nobody = Nobody won.
syrtis-result-winner = { $who } won.
syrtis-result-winners = Shared victory: { $who }.

syrtis-replay-head = { $game }, { $variant }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $lines } actions proven, state { $hash }
syrtis-replay-unfinished = The game is not finished; it is in round { $round }.
syrtis-replay-too-far = There is no action { $to }: the record has { $lines }.
syrtis-replay-viewer = A viewer is a seat from 0 to { $last }, “spectator” or “open”.
syrtis-replay-at = After { $lines } actions, round { $round }:

syrtis-rules-game = { $game }: { $rules } rules
syrtis-rules-none = No rule contains “{ $words }”.
syrtis-rules-unknown = There is no rule and no game “{ $id }”; “syrtis rules” lists the games.
syrtis-rules-unknown-near = There is no rule “{ $id }”; near it are { $first } to { $last }.

syrtis-material-kind = Kind
syrtis-material-id = Id
syrtis-material-name = Name
syrtis-material-provenance = Provenance
syrtis-material-confidence = Confidence
syrtis-material-count = { $provenance }: { $count }
syrtis-material-none = Nothing in the box has the { $field } “{ $word }”; there are { $known }.

syrtis-play-head = { $game }, { $variant }, { $players ->
    [one] one player
   *[other] { $players } players
}. You are { $who }. “h” helps.
syrtis-play-no-such-seat = Seat { $seat } is not at this table; the seats are 0 to { $last }.
syrtis-play-prompt = >
syrtis-play-help =
    A number does that action; you can also write an action out.
    u          take back your last action
    ?          what is not allowed now, and which rule says so
    v          look at the table again
    rule ID    read a rule
    save FILE  save the game as a record; --load FILE goes on with it
    q          leave
syrtis-play-no-such-number = Choose a number from 1 to { $count }.
syrtis-play-undone = Taken back.
syrtis-play-all-allowed = Everything you could try is allowed.
syrtis-play-saved = Saved to { $file }.
syrtis-play-over = The game is over. “save FILE” keeps its record, “v” shows the table, “q” leaves.
syrtis-play-left = You left in round { $round }.

syrtis-unknown-bot = “{ $bot }” is no bot: a bot is written LEVEL or LEVEL@BUDGET, and the levels are { $known }.
syrtis-bot-budget = “{ $bot }” has no budget to think with: write a number of simulations (400) or a time (50ms, 2s), and not zero.
syrtis-unknown-format = There is no such format; there are { $known }.
syrtis-table-form = “{ $text }” is no table: it is written GAME:OPTION=VALUE,OPTION=VALUE.
syrtis-table-nothing = No value in “{ $text }” makes a table.
syrtis-results-wrong = { $file } can't be taken on: { $why }
syrtis-results-head = its first line is not that of a results file.
syrtis-results-format = it has format { $format }, and only format 1 is known.
syrtis-results-seed = its deals have seed { $theirs }, not { $ours }. Name another file or that seed.
syrtis-results-version = its games of { $game } were played with version { $theirs } of the rules, and this is version { $ours }. Name another file.
syrtis-results-line = line { $line } is no finished game ({ $why }).

syrtis-arena-title = Arena
syrtis-arena-head = { $played } of { $planned } games played, format { $format }, seed { $seed }
syrtis-arena-method =
    In a duel one challenger sits alone against another bot in all other seats and takes each seat in turn on every deal; all
    pairings play the same deals. Shared wins count in parts. Intervals are 95 % (Wilson); the dashed line is the share of an
    equal. “Against one” is the share of two-player games that the same odds against each opponent would win.
syrtis-arena-too-few = At “{ $table }” bots play against each other: name at least two.
syrtis-arena-too-few-mixed = A mixed table of “{ $table }” needs { $seats } different bots.
syrtis-arena-twice = “{ $name }” is named twice.
syrtis-arena-no-games = No games are no measurement: ask for at least one.
syrtis-arena-game = Game
syrtis-arena-bot = Bot
syrtis-arena-challenger = Challenger
syrtis-arena-field = Field
syrtis-arena-games = Games
syrtis-arena-wins = Wins
syrtis-arena-interval = 95 %
syrtis-arena-fair = Fair
syrtis-arena-against-one = Against one
syrtis-arena-scores = Scores
syrtis-arena-verdict = Verdict
syrtis-arena-stronger = stronger
syrtis-arena-weaker = weaker
syrtis-arena-open = open
syrtis-arena-ratings = Ratings
syrtis-arena-ratings-method =
    Weng and Lin's Bayesian ratings over all games of a title, in which every bot begins with 25; a difference of about 4
    makes a win twice as likely as a loss.
syrtis-arena-rating = Rating
syrtis-arena-seats = Wins by seat
syrtis-arena-pace = What a decision costs
syrtis-arena-decisions = Decisions
syrtis-arena-milliseconds = Milliseconds
syrtis-arena-simulations = Simulations

syrtis-sim-bots = Name one bot for all seats, or one for each of the { $seats } seats.
syrtis-stats-head = { $game }, { $variant }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $games } games of { $bots }, seed { $seed }
syrtis-stats-method =
    Shares have 95 % intervals (Wilson). The dashed line is the usual share. A piece is counted once for each seat and game in which
    the seat did this with it; that those who had it won more often need not mean that it made them win.
syrtis-stats-of = What
syrtis-stats-mean = Mean
syrtis-stats-deviation = Deviation
syrtis-stats-least = Least
syrtis-stats-tenth = Tenth
syrtis-stats-median = Median
syrtis-stats-ninetieth = Ninetieth
syrtis-stats-most = Most
syrtis-stats-scores = Scores
syrtis-stats-winning = Scores of winners
syrtis-stats-leads = Lead over the second
syrtis-stats-actions = Actions in a game
syrtis-stats-rounds = Rounds in a game
syrtis-stats-spread = How it is spread
syrtis-stats-seats = Seats
syrtis-stats-advantage = Advantage
syrtis-stats-points = Where points come from
syrtis-stats-source = Source
syrtis-stats-winners = Winners
syrtis-stats-others = Others
syrtis-stats-pieces = Pieces of the box
syrtis-stats-piece = Piece
syrtis-stats-times = Times
syrtis-stats-share = Share
syrtis-stats-usual = Usual

syrtis-analyse-head = { $game }, { $variant }: { $decisions } decisions in { $actions } actions, by { $bot } with seed { $seed }
syrtis-analyse-method =
    A chance is what the bot expects for the seat that decides, by what that seat could know: before, if it plays the bot's choice;
    after, with what it did. What changed between two decisions of a seat is what others and luck did.
syrtis-analyse-unweighed = { $bot } does not weigh its choices; take a level that simulates, such as expert@1000.
syrtis-analyse-chances = Winning chances
syrtis-analyse-swings = The biggest swings
syrtis-analyse-own = Action { $line }, round { $round }: { $who } goes from { $from } to { $to } by “{ $action }”; “{ $choice }” looked better.
syrtis-analyse-meanwhile = Before action { $line }, round { $round }: what others and luck did takes { $who } from { $from } to { $to }.
syrtis-analyse-agreed = As the bot
syrtis-analyse-loss = Mean loss
syrtis-analyse-line = Action
syrtis-analyse-round = Round
syrtis-analyse-done = Done
syrtis-analyse-choice = Bot's choice
syrtis-analyse-before = Before
syrtis-analyse-after = After
syrtis-analyse-since = Since last
