use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{
    ActionError, Change, Fault, Holding, Horizon, Keepsake, Message, Move, Outcome, Paragraph, Played,
    Refusal, Seat, SeatSet, Seed, StateHash, UndoError, Viewer, Weight,
};

use crate::{Budget, Edit, Level, Sight, Title};

/// A running game of any title, with its history. Actions are indices (see [`Title::action_text`]).
///
/// Nothing here panics, whatever comes in: a seat that is not at the table or an index that is not an action is refused
/// or answered with nothing.
pub trait Table: Send + Sync {
    /// The game.
    fn title(&self) -> &'static dyn Title;
    /// The options of the table, as JSON.
    fn options(&self) -> Value;
    /// The variant in one word.
    fn variant(&self) -> &'static str;
    /// Whether all seats win or lose together.
    fn together(&self) -> bool;
    /// The seed it began with. Players must not see it before the end.
    fn seed(&self) -> Seed;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// The names of the people, by seat; empty where none was given.
    fn names(&self) -> &[String];
    /// Names the person at `seat`. Control characters are removed and long names cut.
    fn set_name(&mut self, seat: Seat, name: &str);

    /// The seats that owe a decision; none when the game is over.
    fn to_act(&self) -> SeatSet;
    /// The seats that may act: those, and the seats that may still change their minds.
    fn may_act(&self) -> SeatSet;
    /// The seat that a driver without people asks next.
    fn turn(&self) -> Option<Seat>;
    /// The question to `seat`.
    fn question(&self, seat: Seat) -> Option<Message>;
    /// What an action means to `seat` in this position, where its own message does not say it.
    fn meaning(&self, seat: Seat, action: u16) -> Option<Message>;
    /// The action as `seat` reads it in this position; nothing for a number that is no action.
    fn says(&self, seat: Seat, action: u16) -> Option<Message> {
        self.meaning(seat, action).or_else(|| self.title().action_message(action))
    }
    /// The identity of the question to `seat`. It changes when the seat acts or is asked something else, but not when
    /// others act: an answer is late exactly if the identity has changed.
    fn question_id(&self, seat: Seat) -> Option<u64>;
    /// The legal actions of `seat`. The slice is a buffer of the table that later calls reuse.
    fn legal(&mut self, seat: Seat) -> &[u16];
    /// Moves of two actions that people think of as one, and why some of them can't be made.
    fn moves(&self, seat: Seat) -> Vec<Move<u16>>;
    /// Everything that a person at `seat` might try now, legal or not.
    fn candidates(&mut self, seat: Seat) -> &[u16];
    /// The candidates of `seat` that are not legal, each with the reason.
    fn refusals(&mut self, seat: Seat) -> Vec<(u16, Refusal)>;
    /// Whether `action` is legal for `seat` now.
    fn check(&self, seat: Seat, action: u16) -> Result<(), PlayError>;
    /// Plays an action if it is legal; a refusal changes nothing.
    fn play(&mut self, seat: Seat, action: u16) -> Result<Played, PlayError>;
    /// Plays an action given as text.
    fn play_text(&mut self, seat: Seat, action: &str) -> Result<Played, PlayError> {
        let action = self.title().read_action(action)?;
        self.play(seat, action)
    }
    /// Plays several actions of one seat, all or none; the error says which one was refused.
    fn play_all(&mut self, seat: Seat, actions: &[u16]) -> Result<Vec<Played>, (usize, PlayError)>;
    /// The action played for an absent person; nothing for a seat that owes no decision.
    fn fallback(&self, seat: Seat) -> Option<u16>;

    /// What `viewer` knows, as JSON. [`Viewer::Open`] shows all secrets, but only after the end.
    fn view(&self, viewer: Viewer) -> String {
        Box::<str>::from(self.shown(viewer)).into()
    }

    /// The same, to embed in other JSON.
    fn shown(&self, viewer: Viewer) -> Box<RawValue>;
    /// What each seat has, as far as `viewer` sees it.
    fn holdings(&self, viewer: Viewer) -> Vec<Vec<Holding>>;
    /// The names of what `viewer` has chosen face down, while the others still choose.
    fn sealed(&self, viewer: Viewer) -> Vec<Message>;
    /// What `seat` can know of a move of these actions before making it. Nothing changes.
    fn preview(&self, seat: Seat, actions: &[u16]) -> Result<Foreseen, PlayError>;
    /// What `viewer` knows, in words: the board for terminals and screen readers. Empty if the game has no words for it.
    fn describe(&self, viewer: Viewer) -> Vec<Paragraph>;
    /// The events of the last [`Table::play`] or [`Table::play_all`], as `viewer` sees them.
    fn told(&self, viewer: Viewer) -> Vec<Told>;
    /// Whether the positions between the events of the next moves are kept, for [`Table::boards`].
    fn watch(&mut self, on: bool);
    /// What `viewer` saw on the table in the course of the last [`Table::play`] or [`Table::play_all`]; empty unless
    /// [watched](Table::watch).
    fn boards(&self, viewer: Viewer) -> Vec<Board>;
    /// The events of every line from line `from` on, as `viewer` sees them: for somebody who comes back. It replays the
    /// game.
    fn retell(&self, from: usize, viewer: Viewer) -> Vec<Vec<Told>>;
    /// Switches events on or off. While they are off, [`Table::told`] is empty and playing is cheaper.
    fn listen(&mut self, on: bool);
    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Why the game ended as it did, in words; empty before the end.
    fn epilogue(&self) -> Vec<Paragraph>;
    /// What is worth remembering of the game beside its points; nothing before the end.
    fn keepsakes(&self) -> Vec<Keepsake>;
    /// The current round, counted from 1.
    fn round(&self) -> u16;
    /// When in the game this is, where its rounds are not counted through.
    fn when(&self) -> Option<Message>;
    /// The hash of the state.
    fn hash(&self) -> StateHash;
    /// Checks what must hold in every state.
    fn audit(&self) -> Result<(), Fault>;

    /// The number of actions played so far.
    fn lines(&self) -> usize;
    /// The action of line `line`, counted from 0, and its seat.
    fn line(&self, line: usize) -> Option<(Seat, u16)>;
    /// How many of its own actions `seat` can take back, and what stops it there.
    fn horizon(&self, seat: Seat) -> Horizon;
    /// Takes back the last `steps` actions of `seat`; what others did since stays.
    fn undo(&mut self, seat: Seat, steps: usize) -> Result<(), UndoError>;
    /// Goes back to the position after the first `lines` lines, whatever was learned since: for a table that agreed to
    /// it. Returns whether the game has that many lines.
    fn roll_back(&mut self, lines: usize) -> bool;
    /// The game as a record.
    fn record(&self) -> String;
    /// A copy of the game as it was after its first `lines` lines, to look at or to play on from.
    fn branch(&self, lines: usize) -> Option<Box<dyn Table>>;

    /// What a bot at `seat` gets to think about; nothing if there is no such seat.
    fn sight(&self, seat: Seat) -> Option<Sight>;
    /// The number that a bot at `seat` draws its next decision from where somebody chose the seed: the same decisions
    /// give the same game. It comes from the seed, the seat and how many decisions the seat has made.
    fn draw(&self, seat: Seat) -> u64 {
        let made = (0..self.lines()).filter(|line| self.line(*line).is_some_and(|(who, _)| who == seat));
        table::hash(&(self.seed().to_string(), seat.0, made.count() as u64)).0
    }
    /// What a bot of `level` would do at `seat`; nothing if the seat has no decision to make.
    fn choose(&self, seat: Seat, level: Level, seed: u64, budget: Budget) -> Option<u16> {
        self.title().bot(level).choose(&self.sight(seat)?, seed, budget)
    }
}

impl Clone for Box<dyn Table> {
    fn clone(&self) -> Box<dyn Table> {
        self.branch(self.lines()).expect("a table has the lines it has")
    }
}

/// An event as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    /// What happened, as data of the game.
    pub event: Value,
    /// The sentence for the log.
    pub message: Message,
    /// What it is to people who follow the game.
    pub weight: Weight,
}

/// What a viewer sees on the table after some of the events of a move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Board {
    /// How many of the events told to the viewer led to it.
    pub events: usize,
    /// What has changed in [`Table::shown`] since the board before, or since the move began.
    pub edits: Vec<Edit>,
}

/// What a seat can know of a move before making it: see [`table::preview()`].
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Foreseen {
    /// What will happen, up to the first thing the seat can't know.
    pub events: Vec<Told>,
    /// Whether that is everything. If not, chance or somebody's secret decides the rest.
    pub certain: bool,
    /// What the seats then have more or less of; empty unless everything is certain.
    pub changes: Vec<Change>,
    /// What the seat is asked next, if that is certain.
    pub next: Option<Message>,
}

/// Why an action was not played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// It is not an action of this game.
    #[error("{0}")]
    Unknown(#[from] ActionError),
    /// A rule forbids it now.
    #[error("{} ({})", .0.rule, .0.reason)]
    Refused(Refusal),
}

impl From<Refusal> for PlayError {
    fn from(refusal: Refusal) -> PlayError {
        PlayError::Refused(refusal)
    }
}
