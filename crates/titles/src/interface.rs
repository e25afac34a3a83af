use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{
    ActionError, Fault, Horizon, Message, Outcome, Paragraph, Played, Refusal, Seat, SeatSet, StateHash,
    UndoError, Viewer,
};

use crate::{Budget, Level, Sight, Title};

/// A running game of any title, with its history. Actions are indices (see [`Title::action_text`]).
///
/// Nothing here panics, whatever comes in: seats that are not at the table and indices that are no action are
/// refused or answered with nothing.
pub trait Table: Send + Sync {
    /// Which game it is.
    fn title(&self) -> &'static dyn Title;
    /// The options of the table, as JSON.
    fn options(&self) -> Value;
    /// The variant in one word.
    fn variant(&self) -> &'static str;
    /// The seed it began with. Not for the players before the end.
    fn seed(&self) -> u64;
    /// How many people sit at the table.
    fn seats(&self) -> u8;
    /// The names of the people, by seat; empty where nobody gave one.
    fn names(&self) -> &[String];
    /// Names the person at `seat`. Control characters go, long names are cut.
    fn set_name(&mut self, seat: Seat, name: &str);

    /// Who owes a decision; nobody when the game is over.
    fn to_act(&self) -> SeatSet;
    /// Who could act: those, and who may still change his mind.
    fn may_act(&self) -> SeatSet;
    /// Whom a driver without people asks next.
    fn turn(&self) -> Option<Seat>;
    /// What `seat` is asked.
    fn question(&self, seat: Seat) -> Option<Message>;
    /// The identity of the question to `seat`. It changes when the seat acts or is asked something else, not
    /// when others act meanwhile: an answer is late exactly if this has changed since it was given.
    fn question_id(&self, seat: Seat) -> Option<u64>;
    /// What `seat` may do now. The slice lies in a buffer of the table that is used again.
    fn legal(&mut self, seat: Seat) -> &[u16];
    /// All that a person at `seat` might try now.
    fn candidates(&mut self, seat: Seat) -> &[u16];
    /// What a person at `seat` might try and may not, each with its reason.
    fn refusals(&mut self, seat: Seat) -> Vec<(u16, Refusal)>;
    /// Whether `seat` may do `action` now.
    fn check(&self, seat: Seat, action: u16) -> Result<(), PlayError>;
    /// Does an action if it is legal; a refusal changes nothing.
    fn play(&mut self, seat: Seat, action: u16) -> Result<Played, PlayError>;
    /// Does an action written as text.
    fn play_text(&mut self, seat: Seat, action: &str) -> Result<Played, PlayError> {
        let action = self.title().read_action(action)?;
        self.play(seat, action)
    }
    /// Does several actions of one seat, all or none; the error says which one was refused.
    fn play_all(&mut self, seat: Seat, actions: &[u16]) -> Result<Vec<Played>, (usize, PlayError)>;
    /// What is done for a person who is away; nothing for seats that owe no decision.
    fn fallback(&self, seat: Seat) -> Option<u16>;

    /// What `viewer` knows, as JSON. All secrets are in [`Viewer::Open`] after the end only.
    fn view(&self, viewer: Viewer) -> String {
        Box::<str>::from(self.shown(viewer)).into()
    }

    /// The same, to stand in other JSON.
    fn shown(&self, viewer: Viewer) -> Box<RawValue>;

    /// The hash of what `viewer` knows: another as soon as he knows something else.
    fn view_hash(&self, viewer: Viewer) -> StateHash;
    /// What `viewer` knows in words, a board for the terminal and for screen readers; nothing if the game says nothing.
    fn describe(&self, viewer: Viewer) -> Vec<Paragraph>;
    /// What `viewer` was told by the last [`Table::play`] or [`Table::play_all`].
    fn told(&self, viewer: Viewer) -> Vec<Told>;
    /// What `viewer` was told by every line from line `from` on: for somebody who comes back. It replays.
    fn retell(&self, from: usize, viewer: Viewer) -> Vec<Vec<Told>>;
    /// Switches the telling of events on or off. Off, [`Table::told`] has nothing and a play is cheaper.
    fn listen(&mut self, on: bool);
    /// How the game ended, when it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Which round is being played, counted from 1.
    fn round(&self) -> u16;
    /// The hash of the state.
    fn hash(&self) -> StateHash;
    /// What must hold in every state.
    fn audit(&self) -> Result<(), Fault>;

    /// How many actions were done so far.
    fn lines(&self) -> usize;
    /// The action done at place `line`, and by whom.
    fn line(&self, line: usize) -> Option<(Seat, u16)>;
    /// How far `seat` can take back its own actions, and what stops it there.
    fn horizon(&self, seat: Seat) -> Horizon;
    /// Takes back the last `steps` own actions of `seat`; what others did since stays.
    fn undo(&mut self, seat: Seat, steps: usize) -> Result<(), UndoError>;
    /// Goes back to after the first `lines` lines, whatever was learned since: for a table that agreed to it.
    /// Says whether there are so many.
    fn roll_back(&mut self, lines: usize) -> bool;
    /// The game as a record.
    fn record(&self) -> String;
    /// The same game once more, as after its first `lines` lines: to look at, or to play on from there.
    fn branch(&self, lines: usize) -> Option<Box<dyn Table>>;

    /// All that a bot at `seat` is given to think about; nothing if no such seat is here.
    fn sight(&self, seat: Seat) -> Option<Sight>;
    /// What a bot of `level` would do at `seat`; nothing if that seat has nothing to decide.
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
    /// What happened, as data.
    pub event: Value,
    /// The sentence for the log.
    pub message: Message,
}

/// Why an action was not done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// It is no action of this game.
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
