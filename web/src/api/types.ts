// Made from the server's types by `cargo xtask types`; do not edit.

/**
 * About this server.
 */
export type About = { 
/**
 * The version of the program.
 */
version: string, 
/**
 * The version of this API.
 */
api: number, 
/**
 * The bot levels, weakest first.
 */
levels: Array<string>, 
/**
 * The shortest time for a decision on a clock, in seconds.
 */
shortest_move: number, 
/**
 * The longest time on a clock, in seconds.
 */
longest_time: number, 
/**
 * Whether people can sign in by a link in a mail.
 */
mail: boolean, };

/**
 * A game that can be played here.
 */
export type GameInfo = { 
/**
 * Its name in one lower-case word; every Fluent id of the game starts with it.
 */
name: string, 
/**
 * The version of its rules.
 */
version: number, 
/**
 * The fields of the form for a new table.
 */
fields: Array<FieldInfo>, 
/**
 * The default options.
 */
defaults: Record<string, unknown>, 
/**
 * Options for one table of every kind in the rules.
 */
cases: Record<string, unknown>[], 
/**
 * How many pieces of each kind are how sure.
 */
sure: Array<SureInfo>, 
/**
 * Its lessons, the first one first.
 */
lessons: Array<string>, 
/**
 * Whether a commented game comes with the program: the study with the name of the game.
 */
study: boolean, };

/**
 * A field of a form. Its label is the Fluent message `{game}-option-{name}`, its explanation the same with `-help`;
 * each word of a choice is `{game}-option-{name}-{word}`.
 */
export type FieldInfo = { name: string, 
/**
 * `number`, `seat` (counted from 1, 0 for a random one), `choice` or `flag`.
 */
kind: string, 
/**
 * The smallest number.
 */
min?: number, 
/**
 * The largest number.
 */
max?: number, 
/**
 * The words of a choice.
 */
words: Array<string>, 
/**
 * The ruling behind it, where the rulebooks leave open what the field settles.
 */
ruling?: string, };

/**
 * How many pieces of a kind are how sure.
 */
export type SureInfo = { 
/**
 * The kind of component; with a count it is the Fluent message `{game}-pieces-{kind}`.
 */
kind: string, 
/**
 * Where their values come from, in one word as in the list of components.
 */
provenance: string, 
/**
 * How many of them lie in the box.
 */
pieces: number, };

/**
 * A rule of a game.
 */
export type RuleInfo = { 
/**
 * Such as `RP-SHIP-03`.
 */
id: string, 
/**
 * Its heading.
 */
section: string, 
/**
 * Its text.
 */
text: string, 
/**
 * The rows of its table, the headings first; empty without one.
 */
table: Array<Array<string>>, 
/**
 * Where it comes from, in short forms that the document explains.
 */
source: string | null, };

/**
 * A component in the box.
 */
export type ItemInfo = { 
/**
 * The kind of component in one word.
 */
kind: string, id: string, 
/**
 * The Fluent id of its name.
 */
name: string, 
/**
 * The Fluent id of what it does.
 */
text: string | null, 
/**
 * How many of it lie in the box.
 */
copies: number, 
/**
 * How sure it is, by where its values come from: `printed`, `reported`, `third_party`, `disputed`, `mixed`, `designed`.
 */
provenance: string, 
/**
 * What of it is our own, such as `name`, `effect` or `count`.
 */
own: Array<string>, 
/**
 * How far it can be relied on, as a whole or part by part.
 */
confidence: Array<ConfidenceInfo>, 
/**
 * The source.
 */
source: string, 
/**
 * What else is known of it, in English; often nothing.
 */
note: string, 
/**
 * Its numbers.
 */
facts: unknown, };

/**
 * How far something can be relied on.
 */
export type ConfidenceInfo = { 
/**
 * What of the component is meant, such as `effect` or `count`; nothing for all of it.
 */
part: string | null, 
/**
 * `certain`, `high`, `medium`, `low` or `none`.
 */
level: string, };

/**
 * Options to check before a table is created.
 */
export type OptionsToCheck = { options: Record<string, unknown>, };

/**
 * Valid options.
 */
export type Checked = { 
/**
 * The number of seats.
 */
seats: number, 
/**
 * Options that change nothing at such a table.
 */
idle: Array<string>, 
/**
 * The last seat that an option can name.
 */
last_seat: number, 
/**
 * What a choice stands for at such a table, where its word does not say it: option and word.
 */
means: { [key in string]?: string }, };

/**
 * Who you are.
 */
export type Me = { id: string, name: string, };

/**
 * A name for a guest.
 */
export type Name = { 
/**
 * 1 to 40 characters.
 */
name: string, };

/**
 * Who may join and watch.
 */
export type Access = "open" | "invited";

/**
 * The pace of play.
 */
export type Pace = "live" | "days";

/**
 * When the game begins.
 */
export type Begin = "full" | "host";

/**
 * What happens when a clock runs out.
 */
export type AtZero = "nothing" | "fallback" | "bot_move" | "bot_seat";

/**
 * A clock: time for each decision, and a bank for when it takes longer.
 */
export type Clock = { 
/**
 * Seconds for each decision.
 */
move_seconds: number, 
/**
 * Seconds in the bank, for the whole game.
 */
bank_seconds: number, at_zero: AtZero, };

/**
 * How moves can be taken back.
 */
export type UndoPolicy = "free" | "agreed" | "never";

/**
 * Who may ask what a strong bot would do in their place.
 */
export type Hints = "alone" | "everybody" | "never";

/**
 * How a table runs.
 */
export type Setup = { access: Access, pace: Pace, begin: Begin, clock: Clock | null, undo: UndoPolicy, hints: Hints, 
/**
 * Whether others may watch.
 */
spectators: boolean, 
/**
 * Whether people can chat.
 */
chat: boolean, 
/**
 * The level of the bot that stands in for a person who leaves or runs out of time.
 */
stand_in: string, };

/**
 * Who should take a seat at a new table.
 */
export type SeatWish = { "kind": "me" } | { "kind": "anybody" } | { "kind": "bot", 
/**
 * Its level.
 */
level: string, };

/**
 * A table to create.
 */
export type NewTable = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * The options of the game; missing ones have their default.
 */
options?: Record<string, unknown>, setup?: Setup, 
/**
 * One for each seat. By default you take the first, and the others are for anybody.
 */
seats?: Array<SeatWish>, 
/**
 * The seed. By default a random one that nobody knows before the end.
 */
seed?: number, 
/**
 * The lesson to teach there, which has its own options, seats and seed.
 */
lesson?: string, };

/**
 * What the host of a table can change until its game begins.
 */
export type Terms = { 
/**
 * The options of the game; missing ones have their default.
 */
options: Record<string, unknown>, setup: Setup, };

/**
 * How to change a table. What is left out stays as it is.
 */
export type TableChange = { options?: Record<string, unknown>, 
/**
 * From now on the host starts the game, whatever `begin` says.
 */
setup?: Setup, 
/**
 * One for each seat. People who sit at the table keep their seats: `anybody` is theirs, and a bot can't have it.
 */
seats?: Array<SeatWish>, };

/**
 * The state of a table.
 */
export type Status = "waiting" | "running" | "over" | "abandoned" | "closed";

/**
 * A seat and its player.
 */
export type Place = { seat: number, 
/**
 * The name of the person, also while a bot plays for them.
 */
name?: string, 
/**
 * The level of the bot that plays here.
 */
bot?: string, 
/**
 * Whether it is no person but a program that plays over the API.
 */
program?: boolean, };

/**
 * The table that another table came from.
 */
export type Origin = { table: string, 
/**
 * The number of moves before it branched off; absent for a rematch.
 */
at?: number, };

/**
 * A table in a list.
 */
export type Summary = { id: string, game: string, options: Record<string, unknown>, setup: Setup, status: Status, places: Array<Place>, 
/**
 * Whether somebody chose the seed, and so may know what comes.
 */
seed_chosen: boolean, 
/**
 * The lesson that is taught there.
 */
lesson?: string, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, 
/**
 * When its seats or its status last changed.
 */
changed: number, 
/**
 * Whether you owe a decision; only in the list of your tables.
 */
your_turn?: boolean, 
/**
 * Your seat when the game ended; only in the list of your tables.
 */
your_seat?: number, 
/**
 * How the game ended; only in the list of your tables.
 */
result?: TableResult, };

/**
 * A table.
 */
export type TableInfo = { id: string, game: string, 
/**
 * The version of the rules it began with.
 */
version: number, 
/**
 * The variant in one word.
 */
variant: string, options: Record<string, unknown>, setup: Setup, status: Status, places: Array<Place>, 
/**
 * Your seat, if you have one.
 */
your_seat?: number, 
/**
 * Whether you may ask for a hint at your seat.
 */
may_hint: boolean, 
/**
 * Whether you may have a coach: you play alone with bots, and the table gives hints.
 */
may_coach: boolean, 
/**
 * Whether you are the host.
 */
host: boolean, 
/**
 * The invitation, for people with a seat: `/t/{id}?invite={invite}`.
 */
invite?: string, 
/**
 * Whether somebody chose the seed, and so may know it.
 */
seed_chosen: boolean, 
/**
 * The table it came from.
 */
origin?: Origin, 
/**
 * The lesson that is taught here.
 */
lesson?: string, 
/**
 * The table of the rematch.
 */
rematch?: string, 
/**
 * Why it was closed.
 */
closed?: string, created: number, };

/**
 * A guided game: a table that is always dealt the same, and what to say at its questions.
 */
export type Lesson = { 
/**
 * The name of its file.
 */
id: string, 
/**
 * The name of the game.
 */
game: string, 
/**
 * Its name for people.
 */
title: Texts, 
/**
 * What one learns, in a sentence.
 */
about: Texts, 
/**
 * How long it takes.
 */
minutes: number, 
/**
 * The options of the table; missing ones have their default.
 */
options: Record<string, unknown>, 
/**
 * What all chance at the table comes from, that of the bots too.
 */
seed: number, 
/**
 * The levels of the bots at the other seats, which must not search: `random` or `greedy`.
 */
bots: Array<string>, 
/**
 * What is taught, in order.
 */
steps: Array<Step>, 
/**
 * What to say when the game is over.
 */
end: Texts, 
/**
 * The lessons to try next.
 */
next: Array<string>, };

/**
 * A text in every language.
 */
export type Texts = { 
/**
 * In English.
 */
en: string, 
/**
 * In Polish.
 */
pl: string, 
/**
 * In German.
 */
de: string, };

/**
 * A question to the learner, and how it is taught.
 */
export type Step = { 
/**
 * The question it waits for.
 */
when: When, 
/**
 * What to read before deciding, one after another.
 */
read: Array<Reading>, 
/**
 * What to do, and why.
 */
say: Texts, 
/**
 * What to look at.
 */
point: Array<Point>, 
/**
 * The first words of the actions that are open; without any, everything is.
 */
open: Array<string>, 
/**
 * What to say to somebody who tries something else.
 */
instead: Texts | null, 
/**
 * What to say after the decision.
 */
after: Texts | null, 
/**
 * The rules it rests on.
 */
rules: Array<string>, 
/**
 * Whether it also teaches the questions that follow, as long as they fit.
 */
stay: boolean, };

/**
 * The question that a step waits for.
 */
export type When = { 
/**
 * The Fluent id of the question.
 */
question: string, 
/**
 * Only in this round.
 */
round: number | null, 
/**
 * Only if an action that begins with these words is legal.
 */
legal: string | null, };

/**
 * Something to read, without a decision.
 */
export type Reading = { 
/**
 * The text.
 */
say: Texts, 
/**
 * What to look at.
 */
point: Array<Point>, };

/**
 * Something on the table to look at.
 */
export type Point = { "action": string } | { "piece": string } | { "panel": Panel };

/**
 * A part of the page.
 */
export type Panel = "status" | "board" | "own" | "players" | "actions" | "log";

/**
 * A guided game, in a list.
 */
export type LessonInfo = { id: string, title: Texts, 
/**
 * What one learns.
 */
about: Texts, 
/**
 * How long it takes.
 */
minutes: number, };

/**
 * How far somebody has come in a lesson.
 */
export type LessonPlace = { 
/**
 * How many steps are behind them.
 */
passed: number, 
/**
 * The step that teaches the question they are asked; nothing if they are free to play.
 */
step: number | null, };

/**
 * A request to take a seat.
 */
export type Join = { 
/**
 * The seat. By default the first free one.
 */
seat?: number, 
/**
 * The invitation, if the table needs one.
 */
invite?: string, };

/**
 * A bot for a free seat; without a level, the bot leaves.
 */
export type BotSeat = { level?: string, };

/**
 * A request to play on from a move of a finished game.
 */
export type Branch = { 
/**
 * The number of moves to keep.
 */
at: number, 
/**
 * One for each seat. By default you take the first, and bots take the others.
 */
seats?: Array<SeatWish>, setup?: Setup, };

/**
 * A game after some number of moves, as one viewer sees it.
 */
export type Replay = { 
/**
 * The number of moves played.
 */
at: number, 
/**
 * How many moves this viewer noticed; after the end, all of them.
 */
moves: number, 
/**
 * The viewer's seat; `null` for a spectator. With `as=open` everybody sees everything after the end: then the view
 * has `seats`, the views of all seats, and once the game is over `all`, with what nobody could know.
 */
seat: number | null, round: number, 
/**
 * When in the game this is, where rounds are not counted through.
 */
when?: Said, 
/**
 * The seats that owe a decision.
 */
to_act: Array<number>, 
/**
 * What the viewer knows.
 */
view: unknown, 
/**
 * The last move.
 */
last?: Move, 
/**
 * The number of moves before each round; 0 for the first.
 */
rounds: Array<number>, 
/**
 * The position in words, for people who can't see the board.
 */
words: Array<Words>, outcome?: Finish, };

/**
 * What a strong bot thinks of a finished game, so far.
 */
export type Analysis = { 
/**
 * How many decisions it will look at.
 */
of: number, 
/**
 * The decisions it has looked at.
 */
judged: Array<Judged>, };

/**
 * A decision and what a strong bot thinks of it. The chances are those of the seat that decided, given what it knew.
 */
export type Judged = { 
/**
 * The number of moves before it.
 */
at: number, seat: number, 
/**
 * What was done.
 */
done: Choice, 
/**
 * What the bot would have done.
 */
best: Choice, 
/**
 * The chance to win before, from 0 to 1; `null` if the bot saw only one sensible answer.
 */
before: number | null, 
/**
 * The chance to win after what was done; `null` if the bot did not think it worth trying.
 */
after: number | null, };

/**
 * A mark on the board. A piece is named by the address that the page gives it.
 */
export type Mark = { "kind": "ring", at: string, } | { "kind": "arrow", from: string, to: string, };

/**
 * A move that was not made in the game.
 */
export type TriedMove = { seat: number, 
/**
 * The action as text.
 */
action: string, };

/**
 * A note on a move of a variation.
 */
export type SideNote = { 
/**
 * How many moves of the variation have been made, at least 1.
 */
at: number, 
/**
 * Plain text.
 */
text: string, marks: Array<Mark>, 
/**
 * The seat whose own things are shown.
 */
seat?: number, };

/**
 * What could have been played instead.
 */
export type Variation = { moves: Array<TriedMove>, 
/**
 * In the order of the moves, at most one each.
 */
notes: Array<SideNote>, };

/**
 * A note on a move of the game.
 */
export type Note = { 
/**
 * How many moves of the game have been made.
 */
at: number, 
/**
 * Plain text.
 */
text: string, marks: Array<Mark>, 
/**
 * The seat whose own things are shown.
 */
seat?: number, 
/**
 * Variations that begin here.
 */
variations: Array<Variation>, };

/**
 * A commented game.
 */
export type Study = { id: string, game: string, title: string, 
/**
 * The language of its texts, such as `pl`.
 */
language: string, 
/**
 * The name of its author; absent if it came with the program.
 */
author?: string, 
/**
 * Whether you are its author, and may change it.
 */
own: boolean, 
/**
 * Counts its changes.
 */
revision: number, places: Array<Place>, 
/**
 * In the order of the moves, at most one each.
 */
notes: Array<Note>, 
/**
 * When it was last changed, in milliseconds since 1970; 0 if it came with the program.
 */
changed: number, };

/**
 * A study in the list of your studies.
 */
export type StudySummary = { id: string, game: string, title: string, 
/**
 * How many notes it has.
 */
notes: number, 
/**
 * When it was last changed, in milliseconds since 1970.
 */
changed: number, };

/**
 * A study to create, of a finished game.
 */
export type NewStudy = { table: string, 
/**
 * The invitation, if the table needs one.
 */
invite?: string, title: string, 
/**
 * The language of its texts, such as `pl`.
 */
language: string, };

/**
 * A change of a study. What is absent stays as it is.
 */
export type StudyChange = { 
/**
 * The revision that was changed; refused if there is a newer one.
 */
revision: number, title?: string, language?: string, notes?: Array<Note>, };

/**
 * A position of a study to look at.
 */
export type StudyMoment = { 
/**
 * The number of moves of the game; by default all of them.
 */
at?: number, 
/**
 * The moves tried from there on.
 */
tried?: Array<TriedMove>, 
/**
 * Whether to tell what could be played on.
 */
ask?: boolean, };

/**
 * The game of a study after some moves, as everybody may see it after the end.
 */
export type StudyPosition = { replay: Replay, 
/**
 * What each seat could play now; empty unless asked for.
 */
asked: Array<AskedSeat>, };

/**
 * The question to a seat.
 */
export type AskedSeat = { seat: number, asked: Asked, };

/**
 * The puzzles of a game.
 */
export type PuzzleList = { 
/**
 * The puzzles, easiest first.
 */
puzzles: Array<PuzzleInfo>, 
/**
 * The number of today's puzzle; the day changes at midnight UTC. `null` if there are no puzzles.
 */
daily: number | null, };

/**
 * A puzzle in a list.
 */
export type PuzzleInfo = { 
/**
 * Its number, counted from 1.
 */
number: number, 
/**
 * The Fluent id of what it is about.
 */
theme: string, 
/**
 * How hard it is, from 0 to 100: how often weaker bots fail.
 */
rating: number, 
/**
 * The variant in one word.
 */
variant: string, 
/**
 * The number of seats.
 */
players: number, round: number, };

/**
 * The position of a puzzle as the deciding seat sees it.
 */
export type PuzzlePosition = { info: PuzzleInfo, 
/**
 * The number of puzzles of this game.
 */
of: number, options: Record<string, unknown>, places: Array<Place>, 
/**
 * The seat that decides.
 */
seat: number, 
/**
 * When in the game this is, where rounds are not counted through.
 */
when?: Said, 
/**
 * The seats that owe a decision.
 */
to_act: Array<number>, 
/**
 * What the seat knows.
 */
view: unknown, question: Asked, 
/**
 * The position in words.
 */
words: Array<Words>, 
/**
 * What the answer gains most, as a hint.
 */
hint: Said, };

/**
 * An attempt at a puzzle.
 */
export type PuzzleTry = { 
/**
 * The action, as text. Without one the person gives up and is shown the answer.
 */
action?: string, };

/**
 * What became of an attempt.
 */
export type PuzzleVerdict = { right: boolean, 
/**
 * What the seat can expect from the answer, from 0 for a loss to 1 for a win.
 */
best: number, 
/**
 * What it can expect from what was tried; `null` if the search did not think it worth a look.
 */
chance: number | null, 
/**
 * The answer, once it was found or the person has given up.
 */
answer?: Choice, 
/**
 * The next best actions; only with the answer.
 */
others: Array<PuzzleOther>, 
/**
 * How the search expects the game to go on; only with the answer.
 */
line: Array<PuzzleStep>, };

/**
 * An action that is not the answer.
 */
export type PuzzleOther = { 
/**
 * What the seat can expect from it.
 */
chance: number, index: number, action: string, message: Said, };

/**
 * One step of the expected line.
 */
export type PuzzleStep = { 
/**
 * Who acts.
 */
seat: number, 
/**
 * What happens, as the deciding seat would see it.
 */
events: Array<Told>, };

/**
 * With whom a game was played.
 */
export type Company = "people" | "bots" | "alone";

/**
 * The result of a seat.
 */
export type SeatResult = { seat: number, 
/**
 * The final score.
 */
score: number, 
/**
 * 1 for the best; equal places are shared.
 */
place: number, 
/**
 * Whether they won.
 */
won: boolean, };

/**
 * Something that was played with: a piece of the box.
 */
export type Kept = { 
/**
 * Whose; left out for what the whole table played against.
 */
seat?: number, 
/**
 * The kind of component in one word, such as `corporation`.
 */
kind: string, 
/**
 * The Fluent id of its name.
 */
name: string, 
/**
 * How often it was played.
 */
times: number, };

/**
 * How a game ended: kept when the table itself is gone.
 */
export type TableResult = { 
/**
 * The variant in one word.
 */
variant: string, 
/**
 * The number of seats.
 */
players: number, 
/**
 * Whether all seats won or lost together.
 */
together: boolean, 
/**
 * Whether nobody won or lost, and only the score was written down.
 */
recorded: boolean, company: Company, 
/**
 * Whether it counts for profiles: nobody chose the seed, and it was no lesson and no branch of another game.
 */
counts: boolean, rounds: number, 
/**
 * The scored seats, in their order.
 */
seats: Array<SeatResult>, kept: Array<Kept>, 
/**
 * When it ended, in milliseconds since 1970.
 */
ended: number, };

/**
 * A circle of people.
 */
export type Circle = "everybody" | "met" | "nobody";

/**
 * The ways in which a person wants notices.
 */
export type NoticeWishes = { 
/**
 * In the browser, while any tab of the server is open.
 */
tab: boolean, 
/**
 * On devices that are subscribed, also with no tab open.
 */
push: boolean, 
/**
 * To the webhook that the person has set.
 */
webhook: boolean, 
/**
 * In one mail about all tables that wait, to the address of the account.
 */
mail: boolean, };

/**
 * What a person allows others, and which notices they want. It is theirs on every device.
 */
export type Preferences = { 
/**
 * Who may see their profile.
 */
profile: Circle, 
/**
 * Who may invite them to a table by name.
 */
invitations: Circle, notices: NoticeWishes, };

/**
 * The finished games of a person.
 */
export type Profile = { id: string, name: string, 
/**
 * Whether it is your own.
 */
yours: boolean, 
/**
 * Whether it is no person but a program that plays over the API.
 */
program: boolean, 
/**
 * Games that count: nobody chose the seed, and they were no lessons.
 */
games: number, 
/**
 * Those that could be won or lost.
 */
decided: number, won: number, 
/**
 * The wins in a row up to now.
 */
streak: number, 
/**
 * The most wins in a row.
 */
best_streak: number, 
/**
 * By game, variant, number of players and company; the most played first.
 */
tallies: Array<Tally>, 
/**
 * What they played with, the most played first.
 */
favourites: Array<Favourite>, 
/**
 * What the whole table played against.
 */
goals: Array<Goal>, 
/**
 * The latest games, those too that don't count.
 */
latest: Array<PlayedGame>, 
/**
 * With whom they play most; only for themselves.
 */
companions: Array<Companion>, };

/**
 * What games of one kind add up to.
 */
export type Tally = { game: string, 
/**
 * The variant in one word.
 */
variant: string, 
/**
 * The number of seats.
 */
players: number, company: Company, 
/**
 * Whether all seats won or lost together.
 */
together: boolean, games: number, 
/**
 * Those that could be won or lost.
 */
decided: number, won: number, 
/**
 * The average score.
 */
average: number, 
/**
 * The best score.
 */
best: number, 
/**
 * The table of the best score.
 */
best_table: string, };

/**
 * A piece that somebody plays with.
 */
export type Favourite = { game: string, 
/**
 * The kind of component in one word.
 */
kind: string, 
/**
 * The Fluent id of its name.
 */
name: string, 
/**
 * In how many games.
 */
games: number, 
/**
 * How often; more than once a game where a piece can be played again.
 */
times: number, 
/**
 * How many of these games were won.
 */
won: number, };

/**
 * What a whole table plays against, such as a scenario.
 */
export type Goal = { game: string, variant: string, players: number, 
/**
 * The kind of component in one word.
 */
kind: string, 
/**
 * The Fluent id of its name.
 */
name: string, games: number, won: number, 
/**
 * The best score.
 */
best: number, };

/**
 * A finished game of a person.
 */
export type PlayedGame = { table: string, game: string, variant: string, players: number, company: Company, score: number, place: number, 
/**
 * Whether it could be won or lost.
 */
decided: boolean, won: boolean, ended: number, };

/**
 * A person one has played with.
 */
export type Companion = { id: string, name: string, 
/**
 * The games finished together.
 */
games: number, 
/**
 * When the last of them ended.
 */
last: number, };

/**
 * Why a table wants somebody's attention.
 */
export type NoticeKind = "turn" | "over" | "invitation" | "rematch";

/**
 * A table that wants your attention. There is one for each table until you look at it.
 */
export type Notice = { kind: NoticeKind, table: string, 
/**
 * The name of the game.
 */
game: string, 
/**
 * The other people at the table.
 */
with: Array<string>, 
/**
 * The invitation to the table, for somebody without a seat there.
 */
invite?: string, 
/**
 * When it was given, in milliseconds since 1970.
 */
at: number, };

/**
 * The notices you have not looked into, the latest first.
 */
export type Notices = { notices: Array<Notice>, };

/**
 * A browser that can be written to with no tab open, as `PushSubscription` describes it.
 */
export type PushDevice = { 
/**
 * Where its push service takes messages.
 */
endpoint: string, 
/**
 * The public key of the browser, in base64url.
 */
p256dh: string, 
/**
 * The secret of the browser, in base64url.
 */
auth: string, 
/**
 * The language of the texts.
 */
language: string, };

/**
 * The browser that should not be written to any more.
 */
export type PushEndpoint = { endpoint: string, };

/**
 * How you are reached.
 */
export type Reach = { 
/**
 * The public key of the server, for subscriptions of browsers.
 */
push_key: string, 
/**
 * How many browsers are subscribed.
 */
devices: number, 
/**
 * The webhook, if there is one.
 */
webhook?: Webhook, };

/**
 * An address that the server writes to.
 */
export type Webhook = { url: string, 
/**
 * The key of the signatures: `Syrtis-Signature: t=<seconds>,v1=<hex of HMAC-SHA256(key, "<seconds>.<body>")>`.
 */
key: string, 
/**
 * Why the last message did not arrive, if it did not.
 */
trouble?: string, };

/**
 * A webhook to set.
 */
export type NewWebhook = { 
/**
 * An address with `https`, outside the server's own network.
 */
url: string, 
/**
 * The language of the texts.
 */
language: string, };

/**
 * A device on which you are signed in.
 */
export type Device = { id: string, 
/**
 * What it is, such as `Firefox · Android`; empty if it does not say.
 */
name: string, 
/**
 * When you signed in there, in milliseconds since 1970.
 */
created: number, 
/**
 * When you were last there, to the hour.
 */
seen: number, 
/**
 * Whether it is the one that asks.
 */
here: boolean, };

/**
 * A passkey: a key that a person's devices keep for them.
 */
export type Passkey = { id: string, 
/**
 * Where it was made, such as `Firefox · Android`; empty if it does not say.
 */
name: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * When it was last used.
 */
used: number, };

/**
 * How you can sign in.
 */
export type Ways = { 
/**
 * Where you are signed in, the last used first.
 */
devices: Array<Device>, 
/**
 * How many recovery codes are left.
 */
codes: number, 
/**
 * The oldest first.
 */
passkeys: Array<Passkey>, 
/**
 * The mail address, if this server sends mail.
 */
mail?: MailWay, };

/**
 * A link that signs you in on another device, once.
 */
export type PersonalLink = { 
/**
 * Where it leads, on this server. What stands behind `#` is the pass.
 */
path: string, 
/**
 * Until when, in milliseconds since 1970.
 */
until: number, };

/**
 * Codes to write down. Each signs you in once; the server can't show them again.
 */
export type RecoveryCodes = { codes: Array<string>, };

/**
 * The pass of a personal link, or a recovery code.
 */
export type Pass = { pass: string, };

/**
 * Whom a pass signs in.
 */
export type PassInfo = { name: string, 
/**
 * Whether this device is signed in as them already.
 */
already: boolean, 
/**
 * The name under which this device is signed in now, if it is somebody else's.
 */
here?: string, 
/**
 * How many tables they have.
 */
tables: number, };

/**
 * Sign in with a pass.
 */
export type Enter = { pass: string, 
/**
 * Whether to take everything along that the person has who is signed in here now: seats, results, studies.
 */
take: boolean, };

/**
 * You are signed in.
 */
export type Entered = { id: string, name: string, 
/**
 * How many tables came along.
 */
taken: number, };

/**
 * A new passkey.
 */
export type NewPasskey = { 
/**
 * What `navigator.credentials.create` gave, as its `toJSON` writes it.
 */
credential: unknown, };

/**
 * Sign in with a passkey.
 */
export type EnterWithPasskey = { 
/**
 * What `navigator.credentials.get` gave, as its `toJSON` writes it.
 */
credential: unknown, 
/**
 * Whether to take everything along that the person has who is signed in here now: seats, results, studies.
 */
take: boolean, };

/**
 * How you get mail.
 */
export type MailWay = { 
/**
 * The address that you have confirmed.
 */
address?: string, 
/**
 * The address that waits for the link in its mail to be opened.
 */
waiting?: string, 
/**
 * Why the last mail did not arrive, if it did not.
 */
trouble?: string, };

/**
 * A mail address, to add it or to sign in by it.
 */
export type MailAddress = { address: string, 
/**
 * The language of the mails.
 */
language: string, };

/**
 * Whose address a link from a mail confirms.
 */
export type MailInfo = { 
/**
 * The name of the person.
 */
name: string, address: string, };

/**
 * What a program may do.
 */
export type Scope = "read" | "play" | "tables";

/**
 * A program of yours. It is a guest of its own, and tables mark it as a program.
 */
export type Program = { 
/**
 * The id of its token.
 */
id: string, 
/**
 * Its id as a person, as in `/people/{person}`.
 */
person: string, name: string, scopes: Array<Scope>, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * When its token was last used, to the hour.
 */
used: number, };

/**
 * A program to make.
 */
export type NewProgram = { 
/**
 * 1 to 40 characters.
 */
name: string, scopes: Array<Scope>, };

/**
 * A new program with its token, which the server can't show again.
 */
export type MadeProgram = { program: Program, 
/**
 * For the header `Authorization: Bearer …`.
 */
token: string, };

/**
 * A person at a table.
 */
export type TablePerson = { seat: number, id: string, 
/**
 * Their name at this table.
 */
name: string, 
/**
 * Whether it is you.
 */
you: boolean, 
/**
 * Whether you have blocked them.
 */
blocked: boolean, 
/**
 * Whether they let you see their profile.
 */
profile: boolean, };

/**
 * A person, by their id.
 */
export type PersonId = { person: string, };

/**
 * A person you have blocked.
 */
export type Blocked = { id: string, name: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

/**
 * Why somebody is reported.
 */
export type ReportReason = "abuse" | "spam" | "cheating" | "name" | "other";

/**
 * Something for the operator to look at.
 */
export type NewReport = { 
/**
 * The id of the person.
 */
person: string, reason: ReportReason, 
/**
 * What happened, in your words: up to 1000 characters.
 */
words?: string, 
/**
 * The table where it happened.
 */
table?: string, };

/**
 * A report, as the operator sees it.
 */
export type Report = { id: string, reporter: string, reporter_name: string, reported: string, reported_name: string, table?: string, reason: ReportReason, words: string, at: number, 
/**
 * Until when the reported person may not chat.
 */
muted?: number, 
/**
 * When the operator was done with it.
 */
done?: number, };

/**
 * How long somebody may not chat; 0 lets them again.
 */
export type Mute = { 
/**
 * At most a year.
 */
minutes: number, };

/**
 * Why a table is closed, for the people there.
 */
export type CloseTable = { 
/**
 * 1 to 200 characters.
 */
reason: string, };

/**
 * Something to tell everybody.
 */
export type NewAnnouncement = { 
/**
 * 1 to 500 characters.
 */
words: string, 
/**
 * How long it stands, in minutes.
 */
minutes: number, };

/**
 * What the operator tells everybody.
 */
export type Announcement = { id: string, words: string, at: number, until: number, };

/**
 * An invitation to a table.
 */
export type Invitation = { 
/**
 * The person who invites you.
 */
from: string, table: Summary, 
/**
 * The invitation, as in the link of the table.
 */
invite: string, };

/**
 * The game somebody looks for players for.
 */
export type Seek = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * The options of the game; missing ones have their default.
 */
options?: Record<string, unknown>, pace: Pace, };

/**
 * An error code. Its sentence for people is the Fluent message `server-error-{code}`.
 */
export type Code = "unreadable" | "options" | "no-guest" | "not-found" | "forbidden" | "taken" | "not-seated" | "wrong-time" | "late" | "refused" | "no-action" | "undo" | "not-over" | "other-rules" | "too-many" | "too-large" | "too-slow" | "origin" | "trouble";

/**
 * Why a request was refused. Nothing was changed.
 */
export type Problem = { 
/**
 * What went wrong.
 */
code: Code, 
/**
 * An English sentence for developers.
 */
text: string, 
/**
 * The field that is wrong.
 */
field?: string, 
/**
 * The id of the rule that forbids it.
 */
rule?: string, 
/**
 * The sentence of the game or rule that says why.
 */
reason?: Said, 
/**
 * Which of several actions it concerns, counted from 0.
 */
at?: number, };

/**
 * A sentence for people in no particular language: the id of a Fluent message and its arguments. It describes
 * [`table::Message`], which is what is sent.
 */
export type Said = { 
/**
 * The Fluent id.
 */
id: string, 
/**
 * The arguments with their names.
 */
args: Array<[string, Arg]>, };

/**
 * An argument of a message.
 */
export type Arg = { "number": number } | { "seat": number } | { "name": string };

/**
 * An event as its viewer sees it.
 */
export type Told = { 
/**
 * What happened, as data of the game.
 */
event: unknown, 
/**
 * The sentence for the log.
 */
message: Said, 
/**
 * What it is to people who follow the game: nothing to speak of, a step among others, the beginning of a round,
 * something to stop at, or what comes of that.
 */
weight: 'slight' | 'plain' | 'round' | 'big' | 'outcome', };

/**
 * A part of a position in words.
 */
export type Words = { 
/**
 * What it is about: a zone, a ship, a player.
 */
about: Said, 
/**
 * What there is to say about it, in order.
 */
parts: Array<Said>, };

/**
 * How a game ended.
 */
export type Finish = { 
/**
 * The seats that won; empty if all lost.
 */
winners: Array<number>, 
/**
 * Nobody wins or loses; the score is written down.
 */
recorded: boolean, 
/**
 * Everybody with a score.
 */
standings: Array<Standing>, 
/**
 * Why it ended like this: the steps of a mission, what each card brought, what broke a tie.
 */
epilogue: Array<Words>, };

/**
 * The result of one scored party.
 */
export type Standing = { 
/**
 * A seat, or the name of a colour that no seat plays.
 */
who: Arg, score: number, 
/**
 * Decides between equal scores; higher is better.
 */
tie_break: number, 
/**
 * 1 for the best; ties share a place.
 */
place: number, 
/**
 * The points from each source, as Fluent id and points.
 */
sources: Array<[string, number]>, };

/**
 * A message from the client on the socket of a table.
 */
export type ClientMessage = { "type": "act", 
/**
 * The client's own running number. A number that was accepted before is not done again.
 */
n: number, 
/**
 * The id of the question it answers.
 */
question: string, 
/**
 * Each as text or index.
 */
actions: Array<Want>, } | { "type": "undo", n: number, 
/**
 * How many.
 */
steps: number, } | { "type": "propose", n: number, what: ProposalKind, 
/**
 * For `back`: the last entry to keep, as this client counts them.
 */
to?: number, } | { "type": "answer", n: number, yes: boolean, } | { "type": "chat", text: string, } | { "type": "react", 
/**
 * The number of its entry, as this client counts them.
 */
entry: number, 
/**
 * Without one, yours is withdrawn.
 */
feeling?: Feeling, };

/**
 * What people can feel about a move.
 */
export type Feeling = "applause" | "laugh" | "surprise" | "sad" | "heart" | "thinking";

/**
 * An action as text or as index.
 */
export type Want = number | string;

/**
 * What a seat can propose to the others.
 */
export type ProposalKind = "back" | "abandon";

/**
 * A message from the server on the socket of a table.
 */
export type ServerMessage = { "type": "hello" } & Hello | { "type": "news" } & News | { "type": "table" } & TableInfo | { "type": "done" } & Done | { "type": "refused" } & Turned | { "type": "chat" } & Chat | { "type": "reactions" } & Reactions | { "type": "presence" } & Presence;

/**
 * The first message on a socket.
 */
export type Hello = { table: TableInfo, you: You, 
/**
 * What has happened since the last entry the client saw, and where the game stands now.
 */
news: News, 
/**
 * The last chat messages.
 */
chat: Array<Chat>, 
/**
 * The latest reactions on moves you noticed.
 */
reactions: Array<Reaction>, presence: Presence, };

/**
 * Who you are at this table.
 */
export type You = { 
/**
 * `null` for a spectator.
 */
seat: number | null, 
/**
 * The last running number accepted from this client; the next must be higher.
 */
n: number, };

/**
 * What happened, and where the game stands now.
 */
export type News = { 
/**
 * The number of the last entry this viewer noticed. Each viewer has their own count.
 */
seq: number, 
/**
 * The entries since the last news; only the latest if there are too many.
 */
entries: Array<Entry>, 
/**
 * `null` before the start.
 */
position: Position | null, 
/**
 * The server's time, in milliseconds since 1970.
 */
now: number, };

/**
 * One thing that happened.
 */
export type Entry = { 
/**
 * Its number, as this viewer counts.
 */
seq: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, } & ({ "kind": "start" } | { "kind": "move" } & Move | { "kind": "undo", seat: number, 
/**
 * How many; sent only to that seat.
 */
steps?: number, } | { "kind": "back" } & Back | { "kind": "seat" } & Place | { "kind": "altered" } & Altered | { "kind": "proposal" } & Proposal | { "kind": "declined", seat: number, } | { "kind": "abandoned" } | { "kind": "closed" } | { "kind": "rematch", table: string, });

/**
 * What happened.
 */
export type Happened = { "kind": "start" } | { "kind": "move" } & Move | { "kind": "undo", seat: number, 
/**
 * How many; sent only to that seat.
 */
steps?: number, } | { "kind": "back" } & Back | { "kind": "seat" } & Place | { "kind": "altered" } & Altered | { "kind": "proposal" } & Proposal | { "kind": "declined", seat: number, } | { "kind": "abandoned" } | { "kind": "closed" } | { "kind": "rematch", table: string, };

/**
 * How the host changed the table.
 */
export type Altered = { before: Terms, after: Terms, 
/**
 * The people who now have another seat.
 */
moved: Array<Place>, };

/**
 * The game went back by consent.
 */
export type Back = { 
/**
 * The seat that asked for it.
 */
seat: number, };

/**
 * A move as a viewer saw it.
 */
export type Move = { seat: number, 
/**
 * `person`, `bot`, or `clock` if time ran out.
 */
by: string, 
/**
 * The actions, as far as the viewer saw them.
 */
actions: Array<string>, 
/**
 * The events the viewer saw.
 */
events: Array<Told>, 
/**
 * What the viewer saw on the table between the events; the last is the position after the move. Left out for moves
 * that nobody watched.
 */
boards?: Array<Board>, };

/**
 * What the viewer saw on the table after some of the events of a move.
 */
export type Board = { 
/**
 * How many of the events told to the viewer led to it.
 */
events: number, 
/**
 * What is different in the view since the board before, or since the move began: each a path of names and places, and
 * the new value there.
 */
edits: [(string | number)[], unknown][], };

/**
 * Where the game stands.
 */
export type Position = { 
/**
 * Everything the viewer knows, as the game shows it. A client that asked for changes gets none with the next move
 * alone: then it is the view it had, with the edits of the boards of the move.
 */
view?: unknown, round: number, 
/**
 * When in the game this is, where rounds are not counted through.
 */
when?: Said, 
/**
 * The seats that owe a decision.
 */
to_act: Array<number>, 
/**
 * What you are asked.
 */
question: Asked | null, 
/**
 * What you have chosen face down, while others still choose.
 */
sealed?: Array<Said>, 
/**
 * What you can take back.
 */
undo: UndoState | null, clocks: Array<Running>, 
/**
 * Whether the clocks are stopped because nobody but clocks has moved for a while; a person's move starts them.
 */
paused: boolean, 
/**
 * What waits for consent.
 */
proposal: Proposal | null, 
/**
 * How far you have come in the lesson that is taught here.
 */
lesson?: LessonPlace, 
/**
 * How it ended.
 */
outcome: Finish | null, };

/**
 * A question to you.
 */
export type Asked = { 
/**
 * Send it back with the answer.
 */
id: string, 
/**
 * Whether you must decide; otherwise you may.
 */
owed: boolean, message: Said, 
/**
 * The ids of the rules it rests on, the most telling first.
 */
rules: Array<string>, 
/**
 * What you may do.
 */
legal: Array<Choice>, 
/**
 * What you might try but may not, by reason.
 */
refused: Array<Refused>, 
/**
 * Moves of two actions that people think of as one, by the action that comes first.
 */
moves: Array<Led>, };

/**
 * An action.
 */
export type Choice = { index: number, action: string, message: Said, };

/**
 * A request for a hint.
 */
export type HintWish = { 
/**
 * The id of the question.
 */
question: string, 
/**
 * For the coach, who speaks without being asked each time: only for somebody who plays alone with bots.
 */
coach?: boolean, };

/**
 * What a strong bot would do in your place, and why. It is made from what you see.
 */
export type Advice = { 
/**
 * The number of games the bot simulated.
 */
simulations: number, 
/**
 * The best choices, best first, and after them one that is tempting but worse.
 */
choices: Array<Advised>, 
/**
 * All actions it weighed, best first.
 */
weighed: Array<WeighedAction>, 
/**
 * A move this far behind the best one loses much.
 */
much: number, };

/**
 * An advised choice.
 */
export type Advised = { 
/**
 * What you can expect from it, from 0 for a loss to 1 for a win.
 */
chance: number, 
/**
 * Its part of the simulations.
 */
share: number, 
/**
 * How far it is behind the best choice.
 */
behind: number, 
/**
 * Whether a sensible player would try it first without thinking ahead.
 */
tempting: boolean, 
/**
 * Why, in words.
 */
reasons: Array<Reason>, index: number, action: string, message: Said, };

/**
 * A reason in words.
 */
export type Reason = { 
/**
 * The sentence.
 */
message: Said, 
/**
 * The sentence for its argument `quote`.
 */
quote?: Said, };

/**
 * An action that the bot weighed.
 */
export type WeighedAction = { action: string, 
/**
 * What you can expect from it.
 */
chance: number, };

/**
 * A request to preview a move.
 */
export type PreviewWish = { 
/**
 * The id of the question it would answer.
 */
question: string, 
/**
 * The actions of the move, as for `act`.
 */
actions: Array<Want>, };

/**
 * What you can know of a move before you make it. The rules worked it out from what you know.
 */
export type Preview = { 
/**
 * What will happen, up to the first thing you can't know.
 */
events: Array<Told>, 
/**
 * Whether that is everything. If not, chance or somebody's secret decides the rest.
 */
certain: boolean, 
/**
 * What the seats then have more or less of; empty unless everything is certain.
 */
changes: Array<Changed>, 
/**
 * What you are asked next, if that is certain.
 */
next: Said | null, };

/**
 * How a move changes what a seat has.
 */
export type Changed = { seat: number, 
/**
 * The Fluent id of what changes.
 */
what: string, before: number, after: number, };

/**
 * A reason, and the actions it forbids.
 */
export type Refused = { 
/**
 * The rule that forbids them.
 */
rule: string, 
/**
 * The sentence that says why.
 */
reason: Said, 
/**
 * The forbidden actions.
 */
actions: Array<Choice>, };

/**
 * What can be done after another action, as one move.
 */
export type Led = { 
/**
 * The action that comes first.
 */
first: Choice, 
/**
 * What may follow it.
 */
legal: Array<Choice>, 
/**
 * What might follow it but may not, by reason.
 */
refused: Array<Refused>, };

/**
 * What you can take back.
 */
export type UndoState = { 
/**
 * How many of your own actions, without anybody's consent.
 */
steps: number, stop: Stop, 
/**
 * The seat whose decision stops it.
 */
seat?: number, 
/**
 * The entry after which your last action came: where you can ask the others to go back to.
 */
back?: number, };

/**
 * Why an undo goes no further.
 */
export type Stop = "start" | "learned" | "decision" | "past" | "policy";

/**
 * The clock of a seat.
 */
export type Running = { seat: number, 
/**
 * What was left in the bank, in milliseconds, when the clock last stopped.
 */
bank: number, 
/**
 * When it runs out, in milliseconds since 1970; `null` while it is stopped.
 */
deadline: number | null, };

/**
 * A proposal that needs the consent of all other people.
 */
export type Proposal = { 
/**
 * The seat that asks.
 */
seat: number, what: ProposalKind, 
/**
 * For `back`: the last entry to keep, as this viewer counts them.
 */
to?: number, 
/**
 * The seats that agreed.
 */
agreed: Array<number>, 
/**
 * The seats that have not answered yet.
 */
waiting: Array<number>, };

/**
 * Your message was carried out, and its result is safely stored.
 */
export type Done = { 
/**
 * Your running number.
 */
n: number, 
/**
 * Whether it was carried out before.
 */
doubled: boolean, };

/**
 * Your message was refused. Nothing was changed.
 */
export type Turned = { 
/**
 * Your running number, if the message had one.
 */
n: number | null, problem: Problem, };

/**
 * A chat message.
 */
export type Chat = { 
/**
 * Ascends.
 */
id: number, at: number, seat: number, name: string, text: string, };

/**
 * The latest reactions on moves you noticed.
 */
export type Reactions = { reactions: Array<Reaction>, };

/**
 * A person's reaction on a move.
 */
export type Reaction = { 
/**
 * The number of its entry, as you count them.
 */
entry: number, 
/**
 * The seat of the person.
 */
seat: number, feeling: Feeling, };

/**
 * Who is there.
 */
export type Presence = { 
/**
 * The seats whose people are connected.
 */
seats: Array<number>, 
/**
 * The number of spectators.
 */
spectators: number, 
/**
 * The people who are away from a running game.
 */
away: Array<Away>, };

/**
 * A person who is away.
 */
export type Away = { seat: number, 
/**
 * From when on the others can go on without them, in milliseconds since 1970: their vote no longer counts, and
 * anybody can let a bot play for them until they are back.
 */
until: number, };
