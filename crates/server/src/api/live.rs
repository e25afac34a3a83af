use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use titles::lesson::LessonPlace;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Finish, Place, Problem, Said, TableInfo, Terms, Told};

/// A message from the client on the socket of a table.
#[derive(Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// One action, or several of one move, all or none.
    Act {
        /// The client's own running number. A number that was accepted before is not done again.
        #[ts(type = "number")]
        n: u64,
        /// The id of the question it answers.
        question: String,
        /// Each as text or index.
        #[schema(max_items = 64)]
        actions: Vec<Want>,
    },
    /// Take back your own steps.
    Undo {
        #[ts(type = "number")]
        n: u64,
        /// How many.
        steps: usize,
    },
    /// Ask for something that needs the others' consent.
    Propose {
        #[ts(type = "number")]
        n: u64,
        what: ProposalKind,
        /// For `back`: the last entry to keep, as this client counts them.
        #[serde(default)]
        #[ts(optional)]
        to: Option<u32>,
    },
    /// Answer somebody's proposal.
    Answer {
        #[ts(type = "number")]
        n: u64,
        yes: bool,
    },
    /// Say something at the table.
    Chat {
        #[schema(max_length = 500)]
        text: String,
    },
    /// Put a reaction on a move, in the place of an earlier one.
    React {
        /// The number of its entry, as this client counts them.
        entry: u32,
        /// Without one, yours is withdrawn.
        #[serde(default)]
        #[ts(optional)]
        feeling: Option<Feeling>,
    },
}

/// What people can feel about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Feeling {
    Applause,
    Laugh,
    Surprise,
    Sad,
    Heart,
    Thinking,
}

/// An action as text or as index.
#[derive(Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum Want {
    Index(u16),
    Text(String),
}

/// What a seat can propose to the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ProposalKind {
    /// Go back to an earlier moment.
    Back,
    /// Abandon the game.
    Abandon,
}

/// A message from the server on the socket of a table.
#[derive(Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message: everything.
    Hello(Box<Hello>),
    /// Something happened that you noticed.
    News(Box<News>),
    /// The table changed: its seats or its status.
    Table(Box<TableInfo>),
    /// Your message was carried out.
    Done(Done),
    /// Your message was refused.
    Refused(Turned),
    /// Somebody said something.
    Chat(Chat),
    /// The reactions on moves changed: all you can see.
    Reactions(Reactions),
    /// Who is there.
    Presence(Presence),
}

impl ServerMessage {
    /// The message as it is sent.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a message is JSON")
    }
}

/// The first message on a socket.
#[derive(Serialize, TS, ToSchema)]
pub struct Hello {
    pub table: TableInfo,
    pub you: You,
    /// What has happened since the last entry the client saw, and where the game stands now.
    pub news: News,
    /// The last chat messages.
    pub chat: Vec<Chat>,
    /// The latest reactions on moves you noticed.
    pub reactions: Vec<Reaction>,
    pub presence: Presence,
}

/// Who you are at this table.
#[derive(Serialize, TS, ToSchema)]
pub struct You {
    /// `null` for a spectator.
    pub seat: Option<u8>,
    /// The last running number accepted from this client; the next must be higher.
    #[ts(type = "number")]
    pub n: u64,
}

/// What happened, and where the game stands now.
#[derive(Serialize, TS, ToSchema)]
pub struct News {
    /// The number of the last entry this viewer noticed. Each viewer has their own count.
    pub seq: u32,
    /// The entries since the last news; only the latest if there are too many.
    #[ts(as = "Vec<Entry>")]
    #[schema(value_type = Vec<Entry>)]
    pub entries: Vec<Box<RawValue>>,
    /// `null` before the start.
    pub position: Option<Position>,
    /// The server's time, in milliseconds since 1970.
    #[ts(type = "number")]
    pub now: u64,
}

/// One thing that happened.
#[derive(Serialize, TS, ToSchema)]
pub struct Entry {
    /// Its number, as this viewer counts.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    #[serde(flatten)]
    pub what: Happened,
}

/// What happened.
#[derive(Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Happened {
    /// The game began.
    Start,
    /// Somebody acted.
    Move(Move),
    /// Somebody took back their own steps.
    Undo {
        seat: u8,
        /// How many; sent only to that seat.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        steps: Option<usize>,
    },
    /// The game went back by consent.
    Back(Back),
    /// A seat changed hands.
    Seat(Place),
    /// The host changed the table before the start.
    Altered(Box<Altered>),
    /// Somebody asks for consent.
    Proposal(Proposal),
    /// Somebody declined.
    Declined { seat: u8 },
    /// The game was abandoned.
    Abandoned,
    /// The game can't go on.
    Closed,
    /// The same people play again at another table.
    Rematch { table: String },
}

/// How the host changed the table.
#[derive(Serialize, TS, ToSchema)]
pub struct Altered {
    pub before: Terms,
    pub after: Terms,
    /// The people who now have another seat.
    pub moved: Vec<Place>,
}

/// The game went back by consent.
#[derive(Serialize, TS, ToSchema)]
pub struct Back {
    /// The seat that asked for it.
    pub seat: u8,
}

/// A move as a viewer saw it.
#[derive(Serialize, TS, ToSchema)]
pub struct Move {
    pub seat: u8,
    /// `person`, `bot`, or `clock` if time ran out.
    pub by: &'static str,
    /// The actions, as far as the viewer saw them.
    pub actions: Vec<String>,
    /// The events the viewer saw.
    #[ts(as = "Vec<Told>")]
    #[schema(value_type = Vec<Told>)]
    pub events: Vec<titles::Told>,
    /// What the viewer saw on the table between the events; the last is the position after the move. Left out for moves
    /// that nobody watched.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Vec<Board>>", optional)]
    #[schema(value_type = Option<Vec<Board>>)]
    pub boards: Option<Vec<titles::Board>>,
}

/// What the viewer saw on the table after some of the events of a move.
#[derive(Serialize, TS, ToSchema)]
pub struct Board {
    /// How many of the events told to the viewer led to it.
    events: usize,
    /// What is different in the view since the board before, or since the move began: each a path of names and places, and
    /// the new value there.
    #[ts(type = "[(string | number)[], unknown][]")]
    #[schema(value_type = Vec<Object>)]
    edits: Vec<titles::Edit>,
}

/// Where the game stands.
#[derive(Serialize, TS, ToSchema)]
pub struct Position {
    /// Everything the viewer knows, as the game shows it. A client that asked for changes gets none with the next move
    /// alone: then it is the view it had, with the edits of the boards of the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub view: Option<Box<RawValue>>,
    pub round: u16,
    /// When in the game this is, where rounds are not counted through.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Said>")]
    #[schema(value_type = Option<Said>)]
    pub when: Option<table::Message>,
    /// The seats that owe a decision.
    pub to_act: Vec<u8>,
    /// What you are asked.
    pub question: Option<Asked>,
    /// What you have chosen face down, while others still choose.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Said>>")]
    #[schema(value_type = Vec<Said>)]
    pub sealed: Vec<table::Message>,
    /// What you can take back.
    pub undo: Option<UndoState>,
    pub clocks: Vec<Running>,
    /// Whether the clocks are stopped because nobody but clocks has moved for a while; a person's move starts them.
    pub paused: bool,
    /// What waits for consent.
    pub proposal: Option<Proposal>,
    /// How far you have come in the lesson that is taught here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<LessonPlace>,
    /// How it ended.
    pub outcome: Option<Finish>,
}

/// A question to you.
#[derive(Serialize, TS, ToSchema)]
pub struct Asked {
    /// Send it back with the answer.
    pub id: String,
    /// Whether you must decide; otherwise you may.
    pub owed: bool,
    #[ts(as = "Said")]
    #[schema(value_type = Said)]
    pub message: table::Message,
    /// The ids of the rules it rests on, the most telling first.
    #[ts(as = "Vec<String>")]
    #[schema(value_type = Vec<String>)]
    pub rules: &'static [&'static str],
    /// What you may do.
    #[ts(as = "Vec<Choice>")]
    #[schema(value_type = Vec<Choice>)]
    pub legal: Vec<Cow<'static, RawValue>>,
    /// What you might try but may not, by reason.
    pub refused: Vec<Refused>,
    /// Moves of two actions that people think of as one, by the action that comes first.
    pub moves: Vec<Led>,
}

/// What can be done after another action, as one move.
#[derive(Serialize, TS, ToSchema)]
pub struct Led {
    /// The action that comes first.
    #[ts(as = "Choice")]
    #[schema(value_type = Choice)]
    pub first: Cow<'static, RawValue>,
    /// What may follow it.
    #[ts(as = "Vec<Choice>")]
    #[schema(value_type = Vec<Choice>)]
    pub legal: Vec<Cow<'static, RawValue>>,
    /// What might follow it but may not, by reason.
    pub refused: Vec<Refused>,
}

/// An action.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct Choice {
    pub index: u16,
    pub action: String,
    #[ts(as = "Said")]
    #[schema(value_type = Said)]
    pub message: table::Message,
}

/// A request to preview a move.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PreviewWish {
    /// The id of the question it would answer.
    pub question: String,
    /// The actions of the move, as for `act`.
    #[schema(max_items = 64)]
    pub actions: Vec<Want>,
}

/// What you can know of a move before you make it. The rules worked it out from what you know.
#[derive(Serialize, TS, ToSchema)]
pub struct Preview {
    /// What will happen, up to the first thing you can't know.
    #[ts(as = "Vec<Told>")]
    #[schema(value_type = Vec<Told>)]
    pub events: Vec<titles::Told>,
    /// Whether that is everything. If not, chance or somebody's secret decides the rest.
    pub certain: bool,
    /// What the seats then have more or less of; empty unless everything is certain.
    pub changes: Vec<Changed>,
    /// What you are asked next, if that is certain.
    #[ts(as = "Option<Said>")]
    #[schema(value_type = Option<Said>)]
    pub next: Option<table::Message>,
}

/// How a move changes what a seat has.
#[derive(Serialize, TS, ToSchema)]
pub struct Changed {
    pub seat: u8,
    /// The Fluent id of what changes.
    pub what: &'static str,
    #[ts(type = "number")]
    pub before: i64,
    #[ts(type = "number")]
    pub after: i64,
}

impl From<titles::Foreseen> for Preview {
    fn from(foreseen: titles::Foreseen) -> Preview {
        let titles::Foreseen { events, certain, changes, next } = foreseen;
        let changed = |change: table::Change| Changed {
            seat: change.seat.0,
            what: change.what,
            before: change.before,
            after: change.after,
        };
        Preview { events, certain, changes: changes.into_iter().map(changed).collect(), next }
    }
}

/// A request for a hint.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HintWish {
    /// The id of the question.
    pub question: String,
    /// For the coach, who speaks without being asked each time: only for somebody who plays alone with bots.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub coach: bool,
}

/// What a strong bot would do in your place, and why. It is made from what you see.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct Advice {
    /// The number of games the bot simulated.
    pub simulations: u32,
    /// The best choices, best first, and after them one that is tempting but worse.
    pub choices: Vec<Advised>,
    /// All actions it weighed, best first.
    pub weighed: Vec<WeighedAction>,
    /// A move this far behind the best one loses much.
    pub much: f32,
}

/// An advised choice.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct Advised {
    #[serde(flatten)]
    pub choice: Choice,
    /// What you can expect from it, from 0 for a loss to 1 for a win.
    pub chance: f32,
    /// Its part of the simulations.
    pub share: f32,
    /// How far it is behind the best choice.
    pub behind: f32,
    /// Whether a sensible player would try it first without thinking ahead.
    pub tempting: bool,
    /// Why, in words.
    #[ts(as = "Vec<Reason>")]
    #[schema(value_type = Vec<Reason>)]
    pub reasons: Vec<titles::advice::Reason>,
}

/// A reason in words.
#[derive(Serialize, TS, ToSchema)]
pub struct Reason {
    /// The sentence.
    message: Said,
    /// The sentence for its argument `quote`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    quote: Option<Said>,
}

/// An action that the bot weighed.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct WeighedAction {
    pub action: String,
    /// What you can expect from it.
    pub chance: f32,
}

/// A reason, and the actions it forbids.
#[derive(Serialize, TS, ToSchema)]
pub struct Refused {
    /// The rule that forbids them.
    pub rule: &'static str,
    /// The sentence that says why.
    #[ts(as = "Said")]
    #[schema(value_type = Said)]
    pub reason: table::Message,
    /// The forbidden actions.
    #[ts(as = "Vec<Choice>")]
    #[schema(value_type = Vec<Choice>)]
    pub actions: Vec<Cow<'static, RawValue>>,
}

/// What you can take back.
#[derive(Serialize, TS, ToSchema)]
pub struct UndoState {
    /// How many of your own actions, without anybody's consent.
    pub steps: usize,
    pub stop: Stop,
    /// The seat whose decision stops it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The entry after which your last action came: where you can ask the others to go back to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub back: Option<u32>,
}

/// Why an undo goes no further.
#[derive(Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// You did nothing before that.
    Start,
    /// You learned something.
    Learned,
    /// Somebody who noticed it has acted since.
    Decision,
    /// The game has moved on: the question it answered is no longer asked, or others' later moves depend on it.
    Past,
    /// This table takes nothing back without consent.
    Policy,
}

/// The clock of a seat.
#[derive(Serialize, TS, ToSchema)]
pub struct Running {
    pub seat: u8,
    /// What was left in the bank, in milliseconds, when the clock last stopped.
    #[ts(type = "number")]
    pub bank: u64,
    /// When it runs out, in milliseconds since 1970; `null` while it is stopped.
    #[ts(type = "number | null")]
    pub deadline: Option<u64>,
}

/// A proposal that needs the consent of all other people.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct Proposal {
    /// The seat that asks.
    pub seat: u8,
    pub what: ProposalKind,
    /// For `back`: the last entry to keep, as this viewer counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to: Option<u32>,
    /// The seats that agreed.
    pub agreed: Vec<u8>,
    /// The seats that have not answered yet.
    pub waiting: Vec<u8>,
}

/// Your message was carried out, and its result is safely stored.
#[derive(Serialize, TS, ToSchema)]
pub struct Done {
    /// Your running number.
    #[ts(type = "number")]
    pub n: u64,
    /// Whether it was carried out before.
    pub doubled: bool,
}

/// Your message was refused. Nothing was changed.
#[derive(Serialize, TS, ToSchema)]
pub struct Turned {
    /// Your running number, if the message had one.
    #[ts(type = "number | null")]
    pub n: Option<u64>,
    pub problem: Problem,
}

/// A chat message.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct Chat {
    /// Ascends.
    #[ts(type = "number")]
    pub id: i64,
    #[ts(type = "number")]
    pub at: u64,
    pub seat: u8,
    pub name: String,
    pub text: String,
}

/// The latest reactions on moves you noticed.
#[derive(Serialize, TS, ToSchema)]
pub struct Reactions {
    pub reactions: Vec<Reaction>,
}

/// A person's reaction on a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Reaction {
    /// The number of its entry, as you count them.
    pub entry: u32,
    /// The seat of the person.
    pub seat: u8,
    pub feeling: Feeling,
}

/// Who is there.
#[derive(Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Presence {
    /// The seats whose people are connected.
    pub seats: Vec<u8>,
    /// The number of spectators.
    pub spectators: u32,
    /// The people who are away from a running game.
    pub away: Vec<Away>,
}

/// A person who is away.
#[derive(Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Away {
    pub seat: u8,
    /// From when on the others can go on without them, in milliseconds since 1970: their vote no longer counts, and
    /// anybody can let a bot play for them until they are back.
    #[ts(type = "number")]
    pub until: u64,
}
