use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// What this server is.
#[derive(Serialize, TS, ToSchema)]
pub struct About {
    /// The version of the program.
    pub version: &'static str,
    /// The version of this interface.
    pub api: u32,
    /// The levels of the bots, the weakest first.
    pub levels: Vec<&'static str>,
}

/// A game that can be played here.
#[derive(Serialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its name in one lower-case word; it begins every Fluent id of the game.
    pub name: &'static str,
    /// The version of its rules.
    pub version: u16,
    /// The fields of the form in which a table is set up.
    pub fields: Vec<FieldInfo>,
    /// The options of a table for which nothing was chosen.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub defaults: Value,
    /// One table of every kind the rules know.
    #[ts(type = "Record<string, unknown>[]")]
    #[schema(value_type = Vec<Object>)]
    pub cases: Vec<Value>,
}

/// A field of a form. Its label is the Fluent message `{game}-option-{name}`, its explanation the same with `-help`,
/// each word of a choice `{game}-option-{name}-{word}`.
#[derive(Serialize, TS, ToSchema)]
pub struct FieldInfo {
    pub name: &'static str,
    /// `number`, `choice` or `flag`.
    pub kind: &'static str,
    /// The least number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub min: Option<i32>,
    /// The greatest number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub max: Option<i32>,
    /// The words of a choice.
    pub words: Vec<&'static str>,
}

impl From<table::Field> for FieldInfo {
    fn from(field: table::Field) -> FieldInfo {
        let bare = |kind| FieldInfo { name: field.name, kind, min: None, max: None, words: Vec::new() };
        match field.kind {
            table::FieldKind::Number { min, max } => {
                FieldInfo { min: Some(min as i32), max: Some(max as i32), ..bare("number") }
            }
            table::FieldKind::Choice { of } => FieldInfo { words: of, ..bare("choice") },
            table::FieldKind::Flag => bare("flag"),
        }
    }
}

/// A rule of a game.
#[derive(Serialize, TS, ToSchema)]
pub struct RuleInfo {
    /// Such as `RP-SHIP-03`.
    pub id: String,
    /// The heading it stands under.
    pub section: String,
    /// What it says.
    pub text: String,
}

/// Something that lies in the box.
#[derive(Serialize, TS, ToSchema)]
pub struct ItemInfo {
    /// The kind of component in one word.
    pub kind: &'static str,
    pub id: &'static str,
    /// The Fluent id of its name.
    pub name: &'static str,
    /// The Fluent id of what it does.
    pub text: Option<&'static str>,
    /// Where the decisive value comes from: `printed`, `reported`, `third_party`, `mixed`, `designed`.
    pub provenance: &'static str,
    pub confidence: &'static str,
    /// Where it was read.
    pub source: &'static str,
    /// Its numbers.
    #[ts(type = "unknown")]
    pub facts: Value,
}

/// Options to be checked before a table is made.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OptionsToCheck {
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: Value,
}

/// Options that make a table.
#[derive(Serialize, TS, ToSchema)]
pub struct Checked {
    /// How many people sit at it.
    pub seats: u8,
}

/// A name for a guest.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
}

/// Who you are.
#[derive(Serialize, TS, ToSchema)]
pub struct Me {
    pub id: String,
    pub name: String,
}

/// Who may sit down and watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Anybody; the table is in the list.
    Open,
    /// Who has the link.
    #[default]
    Invited,
}

/// How fast it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// In one sitting.
    #[default]
    Live,
    /// Over days.
    Days,
}

/// When the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Begin {
    /// As soon as every seat is taken.
    #[default]
    Full,
    /// When every seat is taken and the host says so.
    Host,
}

/// What happens when a clock is at zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// Nothing.
    #[default]
    Nothing,
    /// The mildest move is made: pass, decline, stop.
    Fallback,
    /// A bot makes this move.
    BotMove,
    /// A bot takes the seat; the person can take it back.
    BotSeat,
}

/// A clock: so long for each decision, and a bank for what it takes longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Seconds for each decision.
    #[schema(maximum = 2_592_000)]
    pub move_seconds: u32,
    /// Seconds in the bank, for the whole game.
    #[serde(default)]
    #[schema(maximum = 2_592_000)]
    pub bank_seconds: u32,
    #[serde(default)]
    pub at_zero: AtZero,
}

/// How moves are taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum UndoPolicy {
    /// Own steps that gave nothing away at once; further back with everybody's consent.
    #[default]
    Free,
    /// Only with everybody's consent.
    Agreed,
    /// Never.
    Never,
}

/// Who may ask what a strong bot would do at his place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    /// Who plays with bots only.
    #[default]
    Alone,
    /// Everybody.
    Everybody,
    /// Nobody.
    Never,
}

/// How a table is run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    pub access: Access,
    pub pace: Pace,
    pub begin: Begin,
    pub clock: Option<Clock>,
    pub undo: UndoPolicy,
    pub hints: Hints,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether people can talk.
    pub chat: bool,
    /// The level of the bot that takes the place of who leaves or is out of time.
    pub stand_in: String,
}

impl Default for Setup {
    fn default() -> Setup {
        let strongest = titles::Level::ALL.last().map_or("random", |level| level.name());
        Setup {
            access: Access::default(),
            pace: Pace::default(),
            begin: Begin::default(),
            clock: None,
            undo: UndoPolicy::default(),
            hints: Hints::default(),
            spectators: true,
            chat: true,
            stand_in: strongest.into(),
        }
    }
}

/// Who is meant to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatWish {
    /// Who makes the table.
    Me,
    /// Whoever comes.
    Anybody,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// A table to be made.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The name of the game.
    pub game: String,
    /// The options of the game; what is left out has its default.
    #[serde(default)]
    #[ts(type = "Record<string, unknown>", optional)]
    #[schema(value_type = Object)]
    pub options: Option<Value>,
    #[serde(default)]
    #[ts(optional, as = "Option<Setup>")]
    pub setup: Setup,
    /// One a seat; left out, you sit on the first and the others are for anybody.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<SeatWish>>")]
    #[schema(max_items = 8)]
    pub seats: Vec<SeatWish>,
    /// The seed; left out, a random one that nobody knows before the end.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub seed: Option<u64>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are being taken.
    Waiting,
    /// The game is being played.
    Running,
    /// The game has ended.
    Over,
    /// The people gave it up.
    Abandoned,
    /// It can't go on: see `closed`.
    Closed,
}

impl Status {
    /// The word in the database.
    pub fn word(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Running => "running",
            Status::Over => "over",
            Status::Abandoned => "abandoned",
            Status::Closed => "closed",
        }
    }

    /// Whether nothing more will happen, so that secrets can be shown.
    pub fn ended(self) -> bool {
        matches!(self, Status::Over | Status::Abandoned | Status::Closed)
    }
}

/// A seat and who sits there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Place {
    pub seat: u8,
    /// The name of the person, also while a bot plays for him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The level of the bot that plays here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
}

/// A table from which another came.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Origin {
    pub table: String,
    /// After how many moves it went its own way; nothing for a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<usize>,
}

/// A table in a list.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct Summary {
    pub id: String,
    pub game: String,
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: Value,
    pub setup: Setup,
    pub status: Status,
    pub places: Vec<Place>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// When something last happened at it.
    #[ts(type = "number")]
    pub changed: u64,
    /// Whether you owe a decision there; only in "my tables".
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub your_turn: Option<bool>,
}

/// A table.
#[derive(Clone, PartialEq, Serialize, TS, ToSchema)]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    /// The version of the rules it began with.
    pub version: u16,
    /// The variant in one word.
    pub variant: String,
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: Value,
    pub setup: Setup,
    pub status: Status,
    pub places: Vec<Place>,
    /// Your seat, if you have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub your_seat: Option<u8>,
    /// Whether you made it.
    pub host: bool,
    /// The invitation, for those who sit here: `/t/{id}?invite={invite}`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
    /// Whether the seed was chosen, so that somebody may know it.
    pub seed_chosen: bool,
    /// The table it came from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub origin: Option<Origin>,
    /// The table at which the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// Why it can't go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub closed: Option<String>,
    #[ts(type = "number")]
    pub created: u64,
}

/// A wish to sit down.
#[derive(Deserialize, Default, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Join {
    /// Where; left out, the first free seat.
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The invitation, where one is needed.
    #[ts(optional)]
    pub invite: Option<String>,
}

/// A bot for a free seat; without a level the seat is free again.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BotSeat {
    #[serde(default)]
    #[ts(optional)]
    pub level: Option<String>,
}

/// Play on from a move of a finished game.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// After how many moves.
    pub at: usize,
    /// One a seat; left out, you sit on the first and bots on the others.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<SeatWish>>")]
    #[schema(max_items = 8)]
    pub seats: Vec<SeatWish>,
    #[serde(default)]
    #[ts(optional, as = "Option<Setup>")]
    pub setup: Setup,
}

/// A game at one move, as one viewer sees it.
#[derive(Serialize, TS, ToSchema)]
pub struct Replay {
    /// After how many moves.
    pub at: usize,
    /// How many moves there are that this viewer noticed; all of them after the end.
    pub moves: usize,
    /// Who looks: a seat, or nothing for a spectator. After the end everybody sees everything with `as=open`: then the
    /// view has `seats`, the views of all seats, and once the game is over `all`, with what nobody could know.
    pub seat: Option<u8>,
    pub round: u16,
    /// Who owes a decision.
    pub to_act: Vec<u8>,
    /// What the viewer knows.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Box<serde_json::value::RawValue>,
    /// The last move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last: Option<super::Move>,
    /// After how many moves each round began, the first after none.
    pub rounds: Vec<usize>,
    /// The position in words, for who does not see the board.
    pub words: Vec<super::Words>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<super::Finish>,
}

/// What a strong bot thinks of a finished game, as far as it has thought.
#[derive(Serialize, TS, ToSchema)]
pub struct Analysis {
    /// How many decisions it looks at.
    pub of: usize,
    /// Those it has looked at.
    pub judged: Vec<Judged>,
}

/// A decision and what a strong bot thinks of it. Chances are those of the seat that decided, by what it could know.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct Judged {
    /// After how many moves it was made.
    pub at: usize,
    pub seat: u8,
    /// What was done.
    pub done: super::Choice,
    /// What the bot would have done.
    pub best: super::Choice,
    /// The chance to win before, from 0 to 1; nothing if the bot saw one sensible answer only.
    pub before: Option<f32>,
    /// The chance after what was done; nothing if the bot did not take it seriously enough to try it.
    pub after: Option<f32>,
}
