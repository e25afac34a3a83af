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
