use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Finish, Place, Problem, Said, TableInfo, Told};

/// What a client sends over the socket of a table.
#[derive(Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// One action, or several of one move: all or none.
    Act {
        /// The client's own running number. A number that was accepted before counts as done.
        #[ts(type = "number")]
        n: u64,
        /// The id of the question it answers.
        question: String,
        /// Each as text or as index.
        #[schema(max_items = 64)]
        actions: Vec<Want>,
    },
    /// Take back own steps.
    Undo {
        #[ts(type = "number")]
        n: u64,
        /// How many.
        steps: usize,
    },
    /// Ask the others for something that needs their consent.
    Propose {
        #[ts(type = "number")]
        n: u64,
        what: ProposalKind,
        /// For `back`: go back to after this entry, as this client counts them.
        #[serde(default)]
        #[ts(optional)]
        to: Option<u32>,
    },
    /// Answer what another asked for.
    Answer {
        #[ts(type = "number")]
        n: u64,
        yes: bool,
    },
    /// Say something to the table.
    Chat {
        #[schema(max_length = 500)]
        text: String,
    },
}

/// An action as text or as index.
#[derive(Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum Want {
    Index(u16),
    Text(String),
}

/// What can be asked of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ProposalKind {
    /// Go back to an earlier moment.
    Back,
    /// Give the game up.
    Abandon,
}

/// What the server sends over the socket of a table.
#[derive(Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Frame {
    /// The first frame: everything.
    Hello(Box<Hello>),
    /// Something happened that you noticed.
    News(Box<News>),
    /// The table changed: who sits there, how far it is.
    Table(Box<TableInfo>),
    /// What you sent was done.
    Done(Done),
    /// What you sent was not done.
    Refused(Turned),
    /// Somebody said something.
    Chat(Chat),
    /// Who is there.
    Presence(Presence),
}

/// The first frame on a socket.
#[derive(Serialize, TS, ToSchema)]
pub struct Hello {
    pub table: TableInfo,
    pub you: You,
    /// What happened since the entry the client last saw, and where the game stands now.
    pub news: News,
    /// What was said last.
    pub chat: Vec<Chat>,
    pub presence: Presence,
}

/// Who you are at this table.
#[derive(Serialize, TS, ToSchema)]
pub struct You {
    /// Nothing for a spectator.
    pub seat: Option<u8>,
    /// The last running number accepted from this client; the next must be higher.
    #[ts(type = "number")]
    pub n: u64,
}

/// What happened, and where the game stands now.
#[derive(Serialize, TS, ToSchema)]
pub struct News {
    /// The number of the last entry this viewer noticed. Each viewer counts for himself.
    pub seq: u32,
    /// The entries since the last news; only the last ones if they are too many.
    #[ts(as = "Vec<Entry>")]
    #[schema(value_type = Vec<Entry>)]
    pub entries: Vec<Box<RawValue>>,
    /// Nothing before the start.
    pub position: Option<Position>,
    /// The time at the server, in milliseconds since 1970.
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
    /// Somebody took back own steps.
    Undo {
        seat: u8,
        /// How many; only for who did it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        steps: Option<usize>,
    },
    /// By consent, the game went back.
    Back(Back),
    /// Somebody else sits there now.
    Seat(Place),
    /// Somebody asks for consent.
    Proposal(Proposal),
    /// Somebody said no.
    Declined { seat: u8 },
    /// The game was given up.
    Abandoned,
    /// The game can't go on.
    Closed,
    /// The same people play again at another table.
    Rematch { table: String },
}

/// By consent, the game went back.
#[derive(Serialize, TS, ToSchema)]
pub struct Back {
    /// Who had asked for it.
    pub seat: u8,
}

/// A move as a viewer saw it.
#[derive(Serialize, TS, ToSchema)]
pub struct Move {
    pub seat: u8,
    /// `person`, `bot`, or `clock` if the time was up.
    pub by: &'static str,
    /// The actions, as far as the viewer saw which they were.
    pub actions: Vec<String>,
    /// What the viewer was told.
    #[ts(as = "Vec<Told>")]
    #[schema(value_type = Vec<Told>)]
    pub events: Vec<titles::Told>,
}

/// Where the game stands.
#[derive(Serialize, TS, ToSchema)]
pub struct Position {
    /// All that the viewer knows, as the game shows it.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    pub round: u16,
    /// Who owes a decision.
    pub to_act: Vec<u8>,
    /// What you are asked.
    pub question: Option<Asked>,
    /// What you can take back.
    pub undo: Option<UndoState>,
    pub clocks: Vec<Running>,
    /// What waits for consent.
    pub proposal: Option<Proposal>,
    /// How it ended.
    pub outcome: Option<Finish>,
}

/// A question to you.
#[derive(Serialize, TS, ToSchema)]
pub struct Asked {
    /// To be sent back with the answer.
    pub id: String,
    /// Whether you must decide, or only may.
    pub owed: bool,
    #[ts(as = "Said")]
    #[schema(value_type = Said)]
    pub message: table::Message,
    /// What you may do.
    #[ts(as = "Vec<Choice>")]
    #[schema(value_type = Vec<Choice>)]
    pub legal: Vec<&'static RawValue>,
    /// What you might try and may not, by reason.
    pub refused: Vec<Refused>,
}

/// An action you may do.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct Choice {
    pub index: u16,
    pub action: String,
    #[ts(as = "Said")]
    #[schema(value_type = Said)]
    pub message: table::Message,
}

/// A wish for a hint.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HintWish {
    /// The id of the question it is about.
    pub question: String,
}

/// A reason, and the actions you might try and may not because of it.
#[derive(Serialize, TS, ToSchema)]
pub struct Refused {
    /// The rule that forbids them.
    pub rule: &'static str,
    /// Why, with numbers.
    #[ts(as = "Said")]
    #[schema(value_type = Said)]
    pub reason: table::Message,
    /// What is forbidden.
    #[ts(as = "Vec<Choice>")]
    #[schema(value_type = Vec<Choice>)]
    pub actions: Vec<&'static RawValue>,
}

/// What you can take back.
#[derive(Serialize, TS, ToSchema)]
pub struct UndoState {
    /// How many of your own actions, without asking anybody.
    pub steps: usize,
    pub stop: Stop,
    /// Whose decision stops it there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
}

/// What stops an undo.
#[derive(Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// You have done nothing before.
    Start,
    /// You learned something.
    Learned,
    /// Another who had noticed has acted since.
    Decision,
    /// This table takes nothing back without consent.
    Policy,
}

/// The clock of a seat.
#[derive(Serialize, TS, ToSchema)]
pub struct Running {
    pub seat: u8,
    /// What is left in the bank, in milliseconds, when the clock does not run.
    #[ts(type = "number")]
    pub bank: u64,
    /// When it is at zero, in milliseconds since 1970; nothing while it does not run.
    #[ts(type = "number | null")]
    pub deadline: Option<u64>,
}

/// Something that waits for the consent of all other people.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct Proposal {
    /// Who asks.
    pub seat: u8,
    pub what: ProposalKind,
    /// For `back`: to after which entry, as this viewer counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to: Option<u32>,
    /// Who has said yes.
    pub agreed: Vec<u8>,
    /// Who has not answered yet.
    pub waiting: Vec<u8>,
}

/// What you sent was done, and is safely stored.
#[derive(Serialize, TS, ToSchema)]
pub struct Done {
    /// Your running number.
    #[ts(type = "number")]
    pub n: u64,
    /// Whether it had been done before.
    pub doubled: bool,
}

/// What you sent was not done. Nothing was changed.
#[derive(Serialize, TS, ToSchema)]
pub struct Turned {
    /// Your running number, where there was one.
    #[ts(type = "number | null")]
    pub n: Option<u64>,
    pub problem: Problem,
}

/// Something said at the table.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct Chat {
    /// Ascending.
    #[ts(type = "number")]
    pub id: i64,
    #[ts(type = "number")]
    pub at: u64,
    pub seat: u8,
    pub name: String,
    pub text: String,
}

/// Who is there.
#[derive(Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Presence {
    /// The seats whose people are connected.
    pub seats: Vec<u8>,
    /// How many watch.
    pub spectators: u32,
}
