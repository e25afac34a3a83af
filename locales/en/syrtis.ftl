# Words of the command line.

syrtis-unknown-language = This language is not available. Choose from { $known }.
syrtis-unknown-game = There is no game “{ $name }”. Choose from { $known }.
syrtis-unknown-level = There is no such level. Choose from { $known }.
syrtis-variant-follows = The variant “{ $wanted }” does not fit these options: they make a “{ $variant }” table.
syrtis-option-form = Write an option as NAME=VALUE. The names are { $known }.
syrtis-file-unreadable = Can't read { $file }: { $why }.
syrtis-file-unwritable = Can't write { $file }: { $why }.
syrtis-asked = { $who }: { $question }

syrtis-sim-head = { $game }, { $variant }, { $players ->
    [one] one player
   *[other] { $players } players
}, seed { $seed }
syrtis-sim-games = { $finished } of { $games } games finished in { $decisions } decisions
syrtis-sim-speed = { $seconds } s: { $decisions } decisions per second, { $games } games per second, { $bytes } bytes per state
syrtis-sim-longest = The longest game took { $decisions } decisions; the highest round was { $rounds }
syrtis-sim-seat = Seat
syrtis-sim-score = Mean score
syrtis-sim-wins = Wins
syrtis-sim-nobody = Nobody
syrtis-sim-action = Action
syrtis-sim-share = Share

syrtis-result-nobody = Nobody won.
syrtis-result-recorded = The game is over. Nobody wins or loses; the score is written down.
syrtis-result-winner = { $who } won.
syrtis-result-winners = Shared victory: { $who }.

syrtis-replay-head = { $game }, { $variant }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $lines } actions verified, state { $hash }
syrtis-replay-unfinished = The game is not finished: it is in round { $round }.
syrtis-replay-too-far = There is no action { $to }: the record has { $lines }.
syrtis-replay-viewer = A viewer is a seat from 0 to { $last }, “spectator” or “open”.
syrtis-replay-at = After { $lines } actions, round { $round }:

syrtis-rules-game = { $game }: { $rules } rules
syrtis-rules-none = No rule contains “{ $words }”.
syrtis-rules-unknown = “{ $id }” is neither a rule nor a game; “syrtis rules” lists the games.
syrtis-rules-unknown-near = There is no rule “{ $id }”; the nearest are { $first } to { $last }.

syrtis-material-kind = Kind
syrtis-material-id = Id
syrtis-material-name = Name
syrtis-material-provenance = Provenance
syrtis-material-own = Our own
syrtis-material-confidence = Confidence
syrtis-material-count = { $provenance }: { $count } ({ $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
})
syrtis-material-none = Nothing in the box has the { $field } “{ $word }”. Choose from { $known }.

syrtis-play-head = { $game }, { $variant }, { $players ->
    [one] one player
   *[other] { $players } players
}. You are { $who }. Type “h” for help.
syrtis-play-no-such-seat = There is no seat { $seat } at this table; the seats are 0 to { $last }.
syrtis-play-prompt = >
syrtis-play-help =
    Type a number to do that action, or write the action out.
    u          take back your last action
    ?          show what is not allowed now, and which rule says so
    p N        show what action N would do, without doing it
    a          ask a strong bot for advice, with its reasons
    v          show the table again
    rule ID    read a rule
    save FILE  save the game as a record; continue it with --load FILE
    q          quit
syrtis-play-no-such-number = Choose a number from 1 to { $count }.
syrtis-play-change = { $who }: { $what } { $before } → { $after }
syrtis-play-unknown = What follows can't be known yet.
syrtis-play-undone = Taken back.
syrtis-play-all-allowed = Everything you could try is allowed.
syrtis-play-saved = Saved to { $file }.
syrtis-play-over = The game is over. “save FILE” saves its record, “v” shows the table, “q” quits.
syrtis-play-left = You left in round { $round }.

syrtis-unknown-bot = “{ $bot }” is not a bot. Write LEVEL or LEVEL@BUDGET; the levels are { $known }.
syrtis-bot-budget = “{ $bot }” needs a budget above zero: a number of simulations (400) or a time (50ms, 2s).
syrtis-unknown-net = “{ $bot }” judges with a network that is not there for { $game }. Name it: --net NAME=FILE.
syrtis-net-form = “{ $text }” is not a network. Write NAME=FILE; a name has 1 to 15 letters, digits or “-”.
syrtis-net-wrong = Can't use the network { $file }: { $why }
syrtis-net-none = Master has no network for { $game } ({ $why }) and plays like the expert.
syrtis-selfplay-one-game = Self-play is about one game: name tables of one game only.
syrtis-selfplay-done = { $games } games, { $positions } positions in { $folder }.
syrtis-gate-before = Lead over the network before: { $mean } ({ $low } – { $high }) in { $deals } deals.
syrtis-gate-by-hand = Lead over the evaluation by hand: { $mean } ({ $low } – { $high }) in { $deals } deals.
syrtis-gate-expert = Lead of master over expert at { $budget } a decision: { $mean } ({ $low } – { $high }) in { $deals } deals.
syrtis-gate-table = { $table }: { $lead }
syrtis-gate-passed = Passed: stronger than the one before, and no weaker than the expert.
syrtis-gate-not-passed = Not passed.
syrtis-unknown-format = There is no such format. Choose from { $known }.
syrtis-table-form = “{ $text }” is not a table. Write GAME:OPTION=VALUE,OPTION=VALUE.
syrtis-table-nothing = No value in “{ $text }” makes a valid table.
syrtis-results-wrong = Can't continue { $file }: { $why }
syrtis-results-head = its first line is not the header of a results file.
syrtis-results-format = it is in format { $format }; only format 1 is supported.
syrtis-results-seed = its deals use seed { $theirs }, not { $ours }. Choose another file, or use that seed.
syrtis-results-version = its games of { $game } were played with version { $theirs } of the rules, and this is version { $ours }. Choose another file.
syrtis-results-line = line { $line } is not a finished game ({ $why }).

syrtis-arena-title = Arena
syrtis-arena-head = { $played } of { $planned } games played, format { $format }, seed { $seed }
syrtis-arena-method =
    In a duel, one challenger plays against another bot in all the other seats, and takes each seat in turn on every deal. All
    pairings play the same deals. A shared win counts as a fraction. Intervals are 95 % (Wilson); the dashed line is the share
    an equal would win. “Against one” is the share of two-player games that the same odds against each opponent would win.
syrtis-arena-too-few = At “{ $table }”, bots play against each other: name at least two.
syrtis-arena-too-few-mixed = A mixed table of “{ $table }” needs { $seats } different bots.
syrtis-arena-twice = “{ $name }” is named twice.
syrtis-arena-no-games = Ask for at least one game.
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
syrtis-arena-open = undecided
syrtis-arena-ratings = Ratings
syrtis-arena-ratings-method =
    Weng and Lin's Bayesian ratings over all games of a title. Every bot starts at 25; a lead of about 4 makes a win twice as
    likely as a loss.
syrtis-arena-rating = Rating
syrtis-arena-seats = Wins by seat
syrtis-arena-pace = Cost of a decision
syrtis-arena-decisions = Decisions
syrtis-arena-milliseconds = Milliseconds
syrtis-arena-simulations = Simulations

syrtis-sim-bots = Name one bot for all seats, or one for each of the { $seats } seats.
syrtis-stats-head = { $game }, { $variant }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $games } games of { $bots }, seed { $seed }
syrtis-stats-method =
    Shares have 95 % intervals (Wilson). The dashed line is the average share. A piece counts once for each seat and game in which
    the seat did this with it. If seats with a piece won more often, that does not prove the piece made them win.
syrtis-stats-of = Measure
syrtis-stats-mean = Mean
syrtis-stats-deviation = Deviation
syrtis-stats-least = Minimum
syrtis-stats-tenth = 10th pct.
syrtis-stats-median = Median
syrtis-stats-ninetieth = 90th pct.
syrtis-stats-most = Maximum
syrtis-stats-scores = Scores
syrtis-stats-winning = Scores of winners
syrtis-stats-leads = Lead over second place
syrtis-stats-actions = Actions per game
syrtis-stats-rounds = Rounds per game
syrtis-stats-spread = Distribution
syrtis-stats-seats = Seats
syrtis-stats-advantage = Advantage
syrtis-stats-points = Where points come from
syrtis-stats-source = Source
syrtis-stats-winners = Winners
syrtis-stats-others = Others
syrtis-stats-pieces = Pieces in the box
syrtis-stats-piece = Piece
syrtis-stats-times = Times
syrtis-stats-share = Share
syrtis-stats-usual = Average

syrtis-analyse-head = { $game }, { $variant }: { $decisions } decisions in { $actions } actions, judged by { $bot } with seed { $seed }
syrtis-analyse-method =
    A chance is the bot's estimate for the deciding seat, based on what that seat could know: “before” if it plays the bot's
    choice, “after” with the move it made. Changes between two decisions of a seat are the work of the others and of luck.
syrtis-analyse-unweighed = { $bot } does not weigh its choices. Use a level that simulates, such as expert@1000.
syrtis-analyse-chances = Winning chances
syrtis-analyse-swings = The biggest swings
syrtis-analyse-own = Action { $line }, round { $round }: { $who } goes from { $from } to { $to } with “{ $action }”; “{ $choice }” looked better.
syrtis-analyse-meanwhile = Before action { $line }, round { $round }: the others and luck take { $who } from { $from } to { $to }.
syrtis-analyse-agreed = Same as bot
syrtis-analyse-loss = Mean loss
syrtis-analyse-line = Action
syrtis-analyse-round = Round
syrtis-analyse-done = Played
syrtis-analyse-choice = Bot's choice
syrtis-analyse-before = Before
syrtis-analyse-after = After
syrtis-analyse-since = Since last

syrtis-check-unopened = Can't check the database: { $why }
syrtis-check-counts = Tables: { $tables }. Entries: { $entries }. Snapshots: { $snapshots }. Closed because the rules changed: { $closed }.
syrtis-check-file = The file is damaged: { $what }
syrtis-check-table = Table { $table } is damaged: { $why }
syrtis-check-sound = No damage found.
syrtis-check-damaged = Damage found. Restore a backup to get back what is lost; the server closes damaged tables and runs the others.

## Copying a database
syrtis-copy-failed = Could not copy the database: { $why }
syrtis-copy-table = { $table }: { $rows } rows, hash { $hash }
syrtis-copy-same = Everything has arrived as it was. Replaying every game in the new database…

syrtis-puzzles-one-game = A hunt for puzzles is about one game.
syrtis-puzzles-done = { $games } games, { $searched } positions searched, { $found } puzzles found, { $kept } kept. Solved by greedy { $greedy }, planner { $planner }, a hasty expert { $expert }.
