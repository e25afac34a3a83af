use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use titles::lesson::Texts;
use ts_rs::TS;
use utoipa::ToSchema;

use super::TableResult;

/// About this server.
#[derive(Serialize, TS, ToSchema)]
pub struct About {
    /// The version of the program.
    pub version: &'static str,
    /// The version of this API.
    pub api: u32,
    /// The bot levels, weakest first.
    pub levels: Vec<&'static str>,
    /// The shortest time for a decision on a clock, in seconds.
    pub shortest_move: u32,
    /// The longest time on a clock, in seconds.
    pub longest_time: u32,
    /// Whether people can sign in by a link in a mail.
    pub mail: bool,
}

/// A game that can be played here.
#[derive(Serialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its name in one lower-case word; every Fluent id of the game starts with it.
    pub name: &'static str,
    /// The version of its rules.
    pub version: u16,
    /// The fields of the form for a new table.
    pub fields: Vec<FieldInfo>,
    /// The default options.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub defaults: Value,
    /// Options for one table of every kind in the rules.
    #[ts(type = "Record<string, unknown>[]")]
    #[schema(value_type = Vec<Object>)]
    pub cases: Vec<Value>,
    /// How many pieces of each kind are how sure.
    pub sure: Vec<SureInfo>,
    /// Its lessons, the first one first.
    pub lessons: Vec<&'static str>,
    /// Whether a commented game comes with the program: the study with the name of the game.
    pub study: bool,
}

/// A guided game, in a list.
#[derive(Serialize, TS, ToSchema)]
pub struct LessonInfo {
    pub id: &'static str,
    pub title: Texts,
    /// What one learns.
    pub about: Texts,
    /// How long it takes.
    pub minutes: u8,
}

/// How many pieces of a kind are how sure.
#[derive(Serialize, TS, ToSchema)]
pub struct SureInfo {
    /// The kind of component; with a count it is the Fluent message `{game}-pieces-{kind}`.
    pub kind: &'static str,
    /// Where their values come from, in one word as in the list of components.
    pub provenance: &'static str,
    /// How many of them lie in the box.
    pub pieces: u32,
}

impl From<table::Sureness> for SureInfo {
    fn from(sure: table::Sureness) -> SureInfo {
        SureInfo { kind: sure.kind, provenance: sure.provenance.word(), pieces: sure.pieces }
    }
}

/// A field of a form. Its label is the Fluent message `{game}-option-{name}`, its explanation the same with `-help`;
/// each word of a choice is `{game}-option-{name}-{word}`.
#[derive(Serialize, TS, ToSchema)]
pub struct FieldInfo {
    pub name: &'static str,
    /// `number`, `seat` (counted from 1, 0 for a random one), `choice` or `flag`.
    pub kind: &'static str,
    /// The smallest number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub min: Option<i32>,
    /// The largest number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub max: Option<i32>,
    /// The words of a choice.
    pub words: Vec<&'static str>,
    /// The ruling behind it, where the rulebooks leave open what the field settles.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ruling: Option<&'static str>,
}

impl From<table::Field> for FieldInfo {
    fn from(field: table::Field) -> FieldInfo {
        let (name, ruling) = (field.name, field.ruling);
        let bare = |kind| FieldInfo { name, kind, min: None, max: None, words: Vec::new(), ruling };
        match field.kind {
            table::FieldKind::Number { min, max } => {
                FieldInfo { min: Some(min as i32), max: Some(max as i32), ..bare("number") }
            }
            table::FieldKind::Seat { max } => {
                FieldInfo { min: Some(0), max: Some(max as i32), ..bare("seat") }
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
    /// Its heading.
    pub section: String,
    /// Its text.
    pub text: String,
    /// The rows of its table, the headings first; empty without one.
    pub table: Vec<Vec<String>>,
    /// Where it comes from, in short forms that the document explains.
    pub source: Option<String>,
}

/// A component in the box.
#[derive(Serialize, TS, ToSchema)]
pub struct ItemInfo {
    /// The kind of component in one word.
    pub kind: &'static str,
    pub id: &'static str,
    /// The Fluent id of its name.
    pub name: &'static str,
    /// The Fluent id of what it does.
    pub text: Option<&'static str>,
    /// How many of it lie in the box.
    pub copies: u16,
    /// How sure it is, by where its values come from: `printed`, `reported`, `third_party`, `disputed`, `mixed`, `designed`.
    pub provenance: &'static str,
    /// What of it is our own, such as `name`, `effect` or `count`.
    pub own: Vec<&'static str>,
    /// How far it can be relied on, as a whole or part by part.
    pub confidence: Vec<ConfidenceInfo>,
    /// The source.
    pub source: &'static str,
    /// What else is known of it, in English; often nothing.
    pub note: &'static str,
    /// Its numbers.
    #[ts(type = "unknown")]
    pub facts: Value,
}

/// How far something can be relied on.
#[derive(Serialize, TS, ToSchema)]
pub struct ConfidenceInfo {
    /// What of the component is meant, such as `effect` or `count`; nothing for all of it.
    pub part: Option<&'static str>,
    /// `certain`, `high`, `medium`, `low` or `none`.
    pub level: &'static str,
}

/// Options to check before a table is created.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OptionsToCheck {
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: Value,
}

/// Valid options.
#[derive(Serialize, TS, ToSchema)]
pub struct Checked {
    /// The number of seats.
    pub seats: u8,
    /// Options that change nothing at such a table.
    pub idle: Vec<&'static str>,
    /// The last seat that an option can name.
    pub last_seat: u8,
    /// What a choice stands for at such a table, where its word does not say it: option and word.
    pub means: BTreeMap<&'static str, &'static str>,
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

/// Who may join and watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Anybody; the table is listed.
    Open,
    /// Only people with the link.
    #[default]
    Invited,
}

/// The pace of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// In one sitting.
    #[default]
    Live,
    /// Over several days.
    Days,
}

/// When the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Begin {
    /// As soon as every seat is taken.
    #[default]
    Full,
    /// When every seat is taken and the host starts it.
    Host,
}

/// What happens when a clock runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// Nothing.
    #[default]
    Nothing,
    /// The mildest move is played: pass, decline, stop.
    Fallback,
    /// A bot plays this move.
    BotMove,
    /// A bot takes the seat; the person can take it back.
    BotSeat,
}

/// A clock: time for each decision, and a bank for when it takes longer.
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

/// How moves can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum UndoPolicy {
    /// Your own steps at once if they revealed nothing; anything else with everybody's consent.
    #[default]
    Free,
    /// Only with everybody's consent.
    Agreed,
    /// Never.
    Never,
}

/// Who may ask what a strong bot would do in their place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    /// People who play against bots only.
    #[default]
    Alone,
    /// Everybody.
    Everybody,
    /// Nobody.
    Never,
}

/// How a table runs.
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
    /// Whether people can chat.
    pub chat: bool,
    /// The level of the bot that stands in for a person who leaves or runs out of time.
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

/// Who should take a seat at a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatWish {
    /// The person who creates the table.
    Me,
    /// Anybody who joins.
    Anybody,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// A table to create.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The name of the game.
    pub game: String,
    /// The options of the game; missing ones have their default.
    #[serde(default)]
    #[ts(type = "Record<string, unknown>", optional)]
    #[schema(value_type = Object)]
    pub options: Option<Value>,
    #[serde(default)]
    #[ts(optional, as = "Option<Setup>")]
    pub setup: Setup,
    /// One for each seat. By default you take the first, and the others are for anybody.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<SeatWish>>")]
    #[schema(max_items = 8)]
    pub seats: Vec<SeatWish>,
    /// The seed. By default a random one that nobody knows before the end.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub seed: Option<u64>,
    /// The lesson to teach there, which has its own options, seats and seed.
    #[serde(default)]
    #[ts(optional)]
    #[schema(max_length = 40)]
    pub lesson: Option<String>,
}

/// What the host of a table can change until its game begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Terms {
    /// The options of the game; missing ones have their default.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: Value,
    pub setup: Setup,
}

/// How to change a table. What is left out stays as it is.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableChange {
    #[serde(default)]
    #[ts(type = "Record<string, unknown>", optional)]
    #[schema(value_type = Option<Object>)]
    pub options: Option<Value>,
    /// From now on the host starts the game, whatever `begin` says.
    #[serde(default)]
    #[ts(optional)]
    pub setup: Option<Setup>,
    /// One for each seat. People who sit at the table keep their seats: `anybody` is theirs, and a bot can't have it.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<SeatWish>>")]
    #[schema(max_items = 8)]
    pub seats: Vec<SeatWish>,
}

/// The state of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Waiting for people.
    Waiting,
    /// The game is being played.
    Running,
    /// The game has ended.
    Over,
    /// The people abandoned it.
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

    /// Whether the game has ended, so that secrets can be shown.
    pub fn ended(self) -> bool {
        matches!(self, Status::Over | Status::Abandoned | Status::Closed)
    }
}

/// A seat and its player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Place {
    pub seat: u8,
    /// The name of the person, also while a bot plays for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The level of the bot that plays here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    /// Whether it is no person but a program that plays over the API.
    #[serde(default, skip_serializing_if = "is_not")]
    #[ts(optional, as = "Option<bool>")]
    pub program: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde requires this signature")]
fn is_not(it: &bool) -> bool {
    !it
}

/// The table that another table came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Origin {
    pub table: String,
    /// The number of moves before it branched off; absent for a rematch.
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
    /// Whether somebody chose the seed, and so may know what comes.
    pub seed_chosen: bool,
    /// The lesson that is taught there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<String>,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// When its seats or its status last changed.
    #[ts(type = "number")]
    pub changed: u64,
    /// Whether you owe a decision; only in the list of your tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub your_turn: Option<bool>,
    /// Your seat when the game ended; only in the list of your tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub your_seat: Option<u8>,
    /// How the game ended; only in the list of your tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<TableResult>,
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
    /// Whether you may ask for a hint at your seat.
    pub may_hint: bool,
    /// Whether you may have a coach: you play alone with bots, and the table gives hints.
    pub may_coach: bool,
    /// Whether you are the host.
    pub host: bool,
    /// The invitation, for people with a seat: `/t/{id}?invite={invite}`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
    /// Whether somebody chose the seed, and so may know it.
    pub seed_chosen: bool,
    /// The table it came from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub origin: Option<Origin>,
    /// The lesson that is taught here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<String>,
    /// The table of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// Why it was closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub closed: Option<String>,
    #[ts(type = "number")]
    pub created: u64,
}

/// A request to take a seat.
#[derive(Deserialize, Default, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Join {
    /// The seat. By default the first free one.
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The invitation, if the table needs one.
    #[ts(optional)]
    pub invite: Option<String>,
}

/// A bot for a free seat; without a level, the bot leaves.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BotSeat {
    #[serde(default)]
    #[ts(optional)]
    pub level: Option<String>,
}

/// A request to play on from a move of a finished game.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The number of moves to keep.
    pub at: usize,
    /// One for each seat. By default you take the first, and bots take the others.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<SeatWish>>")]
    #[schema(max_items = 8)]
    pub seats: Vec<SeatWish>,
    #[serde(default)]
    #[ts(optional, as = "Option<Setup>")]
    pub setup: Setup,
}

/// A game after some number of moves, as one viewer sees it.
#[derive(Serialize, TS, ToSchema)]
pub struct Replay {
    /// The number of moves played.
    pub at: usize,
    /// How many moves this viewer noticed; after the end, all of them.
    pub moves: usize,
    /// The viewer's seat; `null` for a spectator. With `as=open` everybody sees everything after the end: then the view
    /// has `seats`, the views of all seats, and once the game is over `all`, with what nobody could know.
    pub seat: Option<u8>,
    pub round: u16,
    /// When in the game this is, where rounds are not counted through.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<super::Said>")]
    #[schema(value_type = Option<super::Said>)]
    pub when: Option<table::Message>,
    /// The seats that owe a decision.
    pub to_act: Vec<u8>,
    /// What the viewer knows.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Box<serde_json::value::RawValue>,
    /// The last move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last: Option<super::Move>,
    /// The number of moves before each round; 0 for the first.
    pub rounds: Vec<usize>,
    /// The position in words, for people who can't see the board.
    pub words: Vec<super::Words>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<super::Finish>,
}

/// What a strong bot thinks of a finished game, so far.
#[derive(Serialize, TS, ToSchema)]
pub struct Analysis {
    /// How many decisions it will look at.
    pub of: usize,
    /// The decisions it has looked at.
    pub judged: Vec<Judged>,
}

/// A decision and what a strong bot thinks of it. The chances are those of the seat that decided, given what it knew.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct Judged {
    /// The number of moves before it.
    pub at: usize,
    pub seat: u8,
    /// What was done.
    pub done: super::Choice,
    /// What the bot would have done.
    pub best: super::Choice,
    /// The chance to win before, from 0 to 1; `null` if the bot saw only one sensible answer.
    pub before: Option<f32>,
    /// The chance to win after what was done; `null` if the bot did not think it worth trying.
    pub after: Option<f32>,
}
