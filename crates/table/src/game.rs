use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Action, Event, Holding, Item, Keepsake, Line, Log, Message, Options, OptionsError, Outcome, Paragraph,
    QuestionKind, Refusal, Rng, Seat, SeatSet, Seed, Viewed, Viewer, Viewers,
};

/// The rules of a game, and one game being played.
///
/// The state is a flat value: fixed arrays, small integers, bit sets. It is made of what lies open, one secret
/// part a seat, and what nobody knows. A [`View`](crate::View) is the open part and the viewer's own, so that secrecy is a
/// matter of types. All chance comes from one [`Rng`] inside the state.
///
/// [`kit::conform`](crate::kit::conform) proves what is promised here. `table::example` is a small complete
/// game to start from.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name of the game in one lower-case word: it begins every Fluent id and stands in every record.
    const NAME: &'static str;
    /// The version of the coded rules, raised when some old record would replay differently.
    const VERSION: u16;
    /// No game takes more decisions than this when every seat answers at random and in turn.
    const LONGEST: usize;
    /// Every kind of question that [`Game::question`] asks, each with at least one rule.
    const QUESTIONS: &'static [QuestionKind];

    /// How a table is set up.
    type Options: Options;
    /// One small decision.
    type Action: Action;
    /// Something that happened.
    type Event: Event;
    /// All that one seat, or a spectator, knows.
    type View: Viewed;
    /// What stands beside the pieces for a person: prices now, points so far, how far a mission is.
    type Facts: Serialize + PartialEq + Debug;

    /// A new game, set up and run on to its first decision.
    fn new(options: &Self::Options, seed: impl Into<Seed>) -> Result<Self, OptionsError>;

    /// The options it was made with.
    fn options(&self) -> &Self::Options;

    /// How many people sit at the table.
    fn seats(&self) -> u8 {
        self.options().seats()
    }

    /// Who owes a decision. Empty only when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Who could act: [`Game::to_act`], and those who may still change their minds.
    fn may_act(&self) -> SeatSet {
        self.to_act()
    }

    /// Whom a driver without people asks next: one of [`Game::to_act`]. The seat in the middle of a move, else
    /// the next clockwise after the last that acted.
    fn turn(&self) -> Option<Seat>;

    /// What `seat` is asked, one of [`Game::QUESTIONS`]; something exactly for the seats of [`Game::may_act`].
    fn question(&self, seat: Seat) -> Option<Message>;

    /// What `action` means to `seat` in this position, where [`Action::message`](crate::Action::message) alone would not
    /// say it: `choose 1` is "Take a crop tile". Made of what the seat knows.
    fn meaning(&self, _seat: Seat, _action: Self::Action) -> Option<Message> {
        None
    }

    /// Clears `out` and fills it with what `seat` may do now, each action once. Empty exactly for seats outside
    /// [`Game::may_act`]. Allocates nothing once `out` is large enough.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Clears `out` and fills it with all that a person might try now: every card in hand, every place on the
    /// board. A superset of [`Game::legal`]; what is not legal is shown dimmed with its reason.
    fn candidates(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Moves of two actions that people think of as one, such as sending a worker and acting with it: those that can be
    /// made now, and those that can't and why. Nobody learns anything between the two actions.
    fn moves(&self, _seat: Seat) -> Vec<Move<Self::Action>> {
        Vec::new()
    }

    /// Whether `seat` may do `action` now. Total: any seat, any action, never a panic.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Does a legal action and runs on to the next decision. What it does with an illegal one is not defined.
    fn apply(&mut self, seat: Seat, action: Self::Action, log: &mut Log<Self>) -> Played;

    /// Does an action if it is legal. A refusal changes nothing.
    fn play(&mut self, seat: Seat, action: Self::Action, log: &mut Log<Self>) -> Result<Played, Refusal> {
        self.check(seat, action)?;
        Ok(self.apply(seat, action, log))
    }

    /// What is done for a person who is away and owes a decision: pass, decline, stop, else the mildest. Only
    /// asked for seats of [`Game::to_act`].
    fn fallback(&self, seat: Seat) -> Self::Action;

    /// What `viewer` knows, what they saw earlier included. Before the end [`Viewer::Open`] sees what a spectator
    /// sees.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What stands beside the pieces, worked out by the rules from what the viewer knows. Page, command line and
    /// screen reader all show these numbers; none works them out itself.
    fn facts(view: &Self::View) -> Self::Facts;

    /// What `seat` has, as far as this view shows it: means, tokens, points so far.
    fn holdings(_view: &Self::View, _seat: Seat) -> Vec<Holding> {
        Vec::new()
    }

    /// The names of what the viewer has chosen face down, while the others still choose. Empty once it is revealed.
    fn sealed(_view: &Self::View) -> Vec<Message> {
        Vec::new()
    }

    /// The position in words, as this view shows it: a board for the terminal and for screen readers. A game that has no
    /// words for it says nothing.
    fn describe(_view: &Self::View) -> Vec<Paragraph> {
        Vec::new()
    }

    /// How the game ended; something exactly when [`Game::to_act`] is empty.
    fn outcome(&self) -> Option<Outcome>;

    /// Why the game ended as it did, in words: the steps of a mission, what each card brought, what broke a tie. Nothing
    /// before the end.
    fn epilogue(&self) -> Vec<Paragraph> {
        Vec::new()
    }

    /// What of a finished game is worth remembering beside its points: the pieces that each seat played with, and what the
    /// whole table played against. `lines` are the actions of the game, without those taken back. Only asked after the end.
    fn keepsakes(&self, _lines: &[Line<Self::Action>]) -> Vec<Keepsake> {
        Vec::new()
    }

    /// A world that this view could come from, each as likely as the cards allow, with a new generator.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// Puts back what the seats other than `seat` have sealed, for a search that wants to choose it itself.
    fn reopen(&mut self, _seat: Seat) {}

    /// What must hold in every state: each card in one place, nothing negative.
    fn audit(&self) -> Result<(), Fault>;

    /// Which round is being played, counted from 1: for progress and statistics.
    fn round(&self) -> u16;

    /// When in the game this is, for a game whose rounds are not counted through, such as "cycle 2, round 1".
    fn when(&self) -> Option<Message> {
        None
    }

    /// What lies in the box.
    fn material() -> Vec<Item>;

    /// Every Fluent id that this game can say, those of its options included.
    fn messages() -> Vec<String>;
}

/// A move of two actions that people think of as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move<A> {
    /// The action that comes first.
    pub first: A,
    /// The action that the person means.
    pub then: A,
    /// Whether both can be done, one after the other.
    pub allowed: Result<(), Refusal>,
}

/// What an action let others know. Spectators are viewers like any other, but nobody asks what they learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Who saw something that did not follow from what they knew and from the action: a drawn card, a revealed
    /// token, another's sealed choice.
    pub learned: SeatSet,
    /// Who saw that something happened: their view changed, or they saw an event. The acting seat is one of them.
    pub noticed: Viewers,
    /// Who saw which action it was: the acting seat, and others only if it follows from their views and events. They
    /// will be told the action itself, so what they can't work out would be a secret given away.
    pub open: Viewers,
}

impl Played {
    /// An action that everybody saw and from which nobody learned anything more.
    pub const fn openly(seats: u8) -> Played {
        let all = Viewers::all(seats);
        Played { learned: SeatSet::EMPTY, noticed: all, open: all }
    }

    /// An action that everybody noticed, but only `seat` knows which it was.
    pub const fn face_down(seat: Seat, seats: u8) -> Played {
        Played { open: Viewers::seat(seat), ..Played::openly(seats) }
    }

    /// An action that nobody but `seat` noticed.
    pub const fn in_private(seat: Seat) -> Played {
        let own = Viewers::seat(seat);
        Played { learned: SeatSet::EMPTY, noticed: own, open: own }
    }
}

/// A state that can't be: which rule it breaks, and how.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{rule}: {what}")]
pub struct Fault {
    /// The rule, such as `RP-INV-01`.
    pub rule: &'static str,
    /// What is wrong.
    pub what: String,
}

impl Fault {
    /// `Ok` if `holds`, else the fault.
    pub fn unless(holds: bool, rule: &'static str, what: impl FnOnce() -> String) -> Result<(), Fault> {
        if holds { Ok(()) } else { Err(Fault { rule, what: what() }) }
    }
}

/// The Fluent ids of a game's questions, and of what they mean to a beginner.
pub fn question_messages<G: Game>() -> impl Iterator<Item = String> {
    G::QUESTIONS.iter().flat_map(|kind| [kind.id.to_string(), format!("{}-help", kind.id)])
}
