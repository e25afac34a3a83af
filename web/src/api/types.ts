// Made from the server's types by `cargo xtask types`; do not edit.

/**
 * What this server is.
 */
export type About = { 
/**
 * The version of the program.
 */
version: string, 
/**
 * The version of this interface.
 */
api: number, 
/**
 * The levels of the bots, the weakest first.
 */
levels: Array<string>, };

/**
 * A game that can be played here.
 */
export type GameInfo = { 
/**
 * Its name in one lower-case word; it begins every Fluent id of the game.
 */
name: string, 
/**
 * The version of its rules.
 */
version: number, 
/**
 * The fields of the form in which a table is set up.
 */
fields: Array<FieldInfo>, 
/**
 * The options of a table for which nothing was chosen.
 */
defaults: Record<string, unknown>, 
/**
 * One table of every kind the rules know.
 */
cases: Record<string, unknown>[], };

/**
 * A field of a form. Its label is the Fluent message `{game}-option-{name}`, its explanation the same with `-help`,
 * each word of a choice `{game}-option-{name}-{word}`.
 */
export type FieldInfo = { name: string, 
/**
 * `number`, `choice` or `flag`.
 */
kind: string, 
/**
 * The least number.
 */
min?: number, 
/**
 * The greatest number.
 */
max?: number, 
/**
 * The words of a choice.
 */
words: Array<string>, };

/**
 * A rule of a game.
 */
export type RuleInfo = { 
/**
 * Such as `RP-SHIP-03`.
 */
id: string, 
/**
 * The heading it stands under.
 */
section: string, 
/**
 * What it says.
 */
text: string, };

/**
 * Something that lies in the box.
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
 * Where the decisive value comes from: `printed`, `reported`, `third_party`, `mixed`, `designed`.
 */
provenance: string, confidence: string, 
/**
 * Where it was read.
 */
source: string, 
/**
 * Its numbers.
 */
facts: unknown, };

/**
 * Options to be checked before a table is made.
 */
export type OptionsToCheck = { options: Record<string, unknown>, };

/**
 * Options that make a table.
 */
export type Checked = { 
/**
 * How many people sit at it.
 */
seats: number, };

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
 * Who may sit down and watch.
 */
export type Access = "open" | "invited";

/**
 * How fast it goes.
 */
export type Pace = "live" | "days";

/**
 * When the game begins.
 */
export type Begin = "full" | "host";

/**
 * What happens when a clock is at zero.
 */
export type AtZero = "nothing" | "fallback" | "bot_move" | "bot_seat";

/**
 * A clock: so long for each decision, and a bank for what it takes longer.
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
 * How moves are taken back.
 */
export type UndoPolicy = "free" | "agreed" | "never";

/**
 * Who may ask what a strong bot would do at his place.
 */
export type Hints = "alone" | "everybody" | "never";

/**
 * How a table is run.
 */
export type Setup = { access: Access, pace: Pace, begin: Begin, clock: Clock | null, undo: UndoPolicy, hints: Hints, 
/**
 * Whether others may watch.
 */
spectators: boolean, 
/**
 * Whether people can talk.
 */
chat: boolean, 
/**
 * The level of the bot that takes the place of who leaves or is out of time.
 */
stand_in: string, };

/**
 * Who is meant to sit on a seat of a new table.
 */
export type SeatWish = { "kind": "me" } | { "kind": "anybody" } | { "kind": "bot", 
/**
 * Its level.
 */
level: string, };

/**
 * A table to be made.
 */
export type NewTable = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * The options of the game; what is left out has its default.
 */
options?: Record<string, unknown>, setup?: Setup, 
/**
 * One a seat; left out, you sit on the first and the others are for anybody.
 */
seats?: Array<SeatWish>, 
/**
 * The seed; left out, a random one that nobody knows before the end.
 */
seed?: number, };

/**
 * How far a table is.
 */
export type Status = "waiting" | "running" | "over" | "abandoned" | "closed";

/**
 * A seat and who sits there.
 */
export type Place = { seat: number, 
/**
 * The name of the person, also while a bot plays for him.
 */
name?: string, 
/**
 * The level of the bot that plays here.
 */
bot?: string, };

/**
 * A table from which another came.
 */
export type Origin = { table: string, 
/**
 * After how many moves it went its own way; nothing for a rematch.
 */
at?: number, };

/**
 * A table in a list.
 */
export type Summary = { id: string, game: string, options: Record<string, unknown>, setup: Setup, status: Status, places: Array<Place>, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * When something last happened at it.
 */
changed: number, 
/**
 * Whether you owe a decision there; only in "my tables".
 */
your_turn?: boolean, };

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
 * Whether you made it.
 */
host: boolean, 
/**
 * The invitation, for those who sit here: `/t/{id}?invite={invite}`.
 */
invite?: string, 
/**
 * Whether the seed was chosen, so that somebody may know it.
 */
seed_chosen: boolean, 
/**
 * The table it came from.
 */
origin?: Origin, 
/**
 * The table at which the same people play again.
 */
rematch?: string, 
/**
 * Why it can't go on.
 */
closed?: string, created: number, };

/**
 * A wish to sit down.
 */
export type Join = { 
/**
 * Where; left out, the first free seat.
 */
seat?: number, 
/**
 * The invitation, where one is needed.
 */
invite?: string, };

/**
 * A bot for a free seat; without a level the seat is free again.
 */
export type BotSeat = { level?: string, };

/**
 * Play on from a move of a finished game.
 */
export type Branch = { 
/**
 * After how many moves.
 */
at: number, 
/**
 * One a seat; left out, you sit on the first and bots on the others.
 */
seats?: Array<SeatWish>, setup?: Setup, };

/**
 * A game at one move, as one viewer sees it.
 */
export type Replay = { 
/**
 * After how many moves.
 */
at: number, 
/**
 * How many moves there are that this viewer noticed; all of them after the end.
 */
moves: number, 
/**
 * Who looks: a seat, or nothing for a spectator. After the end everybody sees everything with `as=open`: then the
 * view has `seats`, the views of all seats, and once the game is over `all`, with what nobody could know.
 */
seat: number | null, round: number, 
/**
 * Who owes a decision.
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
 * After how many moves each round began, the first after none.
 */
rounds: Array<number>, 
/**
 * The position in words, for who does not see the board.
 */
words: Array<Words>, outcome?: Finish, };

/**
 * What a strong bot thinks of a finished game, as far as it has thought.
 */
export type Analysis = { 
/**
 * How many decisions it looks at.
 */
of: number, 
/**
 * Those it has looked at.
 */
judged: Array<Judged>, };

/**
 * A decision and what a strong bot thinks of it. Chances are those of the seat that decided, by what it could know.
 */
export type Judged = { 
/**
 * After how many moves it was made.
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
 * The chance to win before, from 0 to 1; nothing if the bot saw one sensible answer only.
 */
before: number | null, 
/**
 * The chance after what was done; nothing if the bot did not take it seriously enough to try it.
 */
after: number | null, };

/**
 * What went wrong, in one word. Its sentence is the Fluent message `server-error-{code}`.
 */
export type Code = "unreadable" | "options" | "no-guest" | "not-found" | "forbidden" | "not-invited" | "taken" | "not-seated" | "wrong-time" | "late" | "refused" | "no-action" | "undo" | "others-depend" | "not-over" | "other-rules" | "too-many" | "too-large" | "origin" | "trouble";

/**
 * Why something was not done. Nothing was changed.
 */
export type Problem = { 
/**
 * What went wrong.
 */
code: Code, 
/**
 * The same as an English sentence, for the writers of programs.
 */
text: string, 
/**
 * Which field is wrong.
 */
field?: string, 
/**
 * The id of the rule that forbids it.
 */
rule?: string, 
/**
 * The sentence of the game or of the rule that says why not.
 */
reason?: Said, 
/**
 * Which of several actions it was, counted from 0.
 */
at?: number, };

/**
 * Something to be said to a person, without a language: the id of a Fluent message and its arguments. It
 * describes [`table::Message`], which is what is sent.
 */
export type Said = { 
/**
 * The Fluent id.
 */
id: string, 
/**
 * The arguments, each with its name.
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
message: Said, };

/**
 * A part of a position in words.
 */
export type Words = { 
/**
 * What it is about: a zone, a ship, a player.
 */
about: Said, 
/**
 * What there is to say of it, one after another.
 */
parts: Array<Said>, };

/**
 * How a game ended.
 */
export type Finish = { 
/**
 * Who won; nobody, if all lost.
 */
winners: Array<number>, 
/**
 * Everybody who was scored.
 */
standings: Array<Standing>, };

/**
 * The result of one scored party.
 */
export type Standing = { 
/**
 * A seat, or the name of a colour nobody sits for.
 */
who: Arg, score: number, 
/**
 * What decides between equal scores; the greater is better.
 */
tie_break: number, 
/**
 * 1 for the best; equal places are shared.
 */
place: number, 
/**
 * The points by source: Fluent ids and points.
 */
sources: Array<[string, number]>, };

/**
 * What a client sends over the socket of a table.
 */
export type ClientMessage = { "type": "act", 
/**
 * The client's own running number. A number that was accepted before counts as done.
 */
n: number, 
/**
 * The id of the question it answers.
 */
question: string, 
/**
 * Each as text or as index.
 */
actions: Array<Want>, } | { "type": "undo", n: number, 
/**
 * How many.
 */
steps: number, } | { "type": "propose", n: number, what: ProposalKind, 
/**
 * For `back`: go back to after this entry, as this client counts them.
 */
to?: number, } | { "type": "answer", n: number, yes: boolean, } | { "type": "chat", text: string, };

/**
 * An action as text or as index.
 */
export type Want = number | string;

/**
 * What can be asked of the others.
 */
export type ProposalKind = "back" | "abandon";

/**
 * What the server sends over the socket of a table.
 */
export type Frame = { "type": "hello" } & Hello | { "type": "news" } & News | { "type": "table" } & TableInfo | { "type": "done" } & Done | { "type": "refused" } & Turned | { "type": "chat" } & Chat | { "type": "presence" } & Presence;

/**
 * The first frame on a socket.
 */
export type Hello = { table: TableInfo, you: You, 
/**
 * What happened since the entry the client last saw, and where the game stands now.
 */
news: News, 
/**
 * What was said last.
 */
chat: Array<Chat>, presence: Presence, };

/**
 * Who you are at this table.
 */
export type You = { 
/**
 * Nothing for a spectator.
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
 * The number of the last entry this viewer noticed. Each viewer counts for himself.
 */
seq: number, 
/**
 * The entries since the last news; only the last ones if they are too many.
 */
entries: Array<Entry>, 
/**
 * Nothing before the start.
 */
position: Position | null, 
/**
 * The time at the server, in milliseconds since 1970.
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
 * How many; only for who did it.
 */
steps?: number, } | { "kind": "back" } & Back | { "kind": "seat" } & Place | { "kind": "proposal" } & Proposal | { "kind": "declined", seat: number, } | { "kind": "abandoned" } | { "kind": "closed" } | { "kind": "rematch", table: string, });

/**
 * What happened.
 */
export type Happened = { "kind": "start" } | { "kind": "move" } & Move | { "kind": "undo", seat: number, 
/**
 * How many; only for who did it.
 */
steps?: number, } | { "kind": "back" } & Back | { "kind": "seat" } & Place | { "kind": "proposal" } & Proposal | { "kind": "declined", seat: number, } | { "kind": "abandoned" } | { "kind": "closed" } | { "kind": "rematch", table: string, };

/**
 * By consent, the game went back.
 */
export type Back = { 
/**
 * Who had asked for it.
 */
seat: number, };

/**
 * A move as a viewer saw it.
 */
export type Move = { seat: number, 
/**
 * `person`, `bot`, or `clock` if the time was up.
 */
by: string, 
/**
 * The actions, as far as the viewer saw which they were.
 */
actions: Array<string>, 
/**
 * What the viewer was told.
 */
events: Array<Told>, };

/**
 * Where the game stands.
 */
export type Position = { 
/**
 * All that the viewer knows, as the game shows it.
 */
view: unknown, round: number, 
/**
 * Who owes a decision.
 */
to_act: Array<number>, 
/**
 * What you are asked.
 */
question: Asked | null, 
/**
 * What you can take back.
 */
undo: UndoState | null, clocks: Array<Running>, 
/**
 * What waits for consent.
 */
proposal: Proposal | null, 
/**
 * How it ended.
 */
outcome: Finish | null, };

/**
 * A question to you.
 */
export type Asked = { 
/**
 * To be sent back with the answer.
 */
id: string, 
/**
 * Whether you must decide, or only may.
 */
owed: boolean, message: Said, 
/**
 * What you may do.
 */
legal: Array<Choice>, 
/**
 * What you might try and may not, by reason.
 */
refused: Array<Refused>, };

/**
 * An action you may do.
 */
export type Choice = { index: number, action: string, message: Said, };

/**
 * A wish for a hint.
 */
export type HintWish = { 
/**
 * The id of the question it is about.
 */
question: string, };

/**
 * A reason, and the actions you might try and may not because of it.
 */
export type Refused = { 
/**
 * The rule that forbids them.
 */
rule: string, 
/**
 * Why, with numbers.
 */
reason: Said, 
/**
 * What is forbidden.
 */
actions: Array<Choice>, };

/**
 * What you can take back.
 */
export type UndoState = { 
/**
 * How many of your own actions, without asking anybody.
 */
steps: number, stop: Stop, 
/**
 * Whose decision stops it there.
 */
seat?: number, };

/**
 * What stops an undo.
 */
export type Stop = "start" | "learned" | "decision" | "policy";

/**
 * The clock of a seat.
 */
export type Running = { seat: number, 
/**
 * What is left in the bank, in milliseconds, when the clock does not run.
 */
bank: number, 
/**
 * When it is at zero, in milliseconds since 1970; nothing while it does not run.
 */
deadline: number | null, };

/**
 * Something that waits for the consent of all other people.
 */
export type Proposal = { 
/**
 * Who asks.
 */
seat: number, what: ProposalKind, 
/**
 * For `back`: to after which entry, as this viewer counts.
 */
to?: number, 
/**
 * Who has said yes.
 */
agreed: Array<number>, 
/**
 * Who has not answered yet.
 */
waiting: Array<number>, };

/**
 * What you sent was done, and is safely stored.
 */
export type Done = { 
/**
 * Your running number.
 */
n: number, 
/**
 * Whether it had been done before.
 */
doubled: boolean, };

/**
 * What you sent was not done. Nothing was changed.
 */
export type Turned = { 
/**
 * Your running number, where there was one.
 */
n: number | null, problem: Problem, };

/**
 * Something said at the table.
 */
export type Chat = { 
/**
 * Ascending.
 */
id: number, at: number, seat: number, name: string, text: string, };

/**
 * Who is there.
 */
export type Presence = { 
/**
 * The seats whose people are connected.
 */
seats: Array<number>, 
/**
 * How many watch.
 */
spectators: number, };
