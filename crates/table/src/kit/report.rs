use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt;

use crate::Seed;

/// A promise of the contract that the kit proves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Check {
    /// Every case of the options is valid, makes a table and comes back from JSON through
    /// [`OptionsError::read`](crate::OptionsError::read); the fields of the form are those of the JSON.
    Options,
    /// Index, text and action go back and forth over the whole index space, and the kinds cover it.
    Indices,
    /// Everything said is in [`Game::messages`](crate::Game::messages).
    Messages,
    /// `to_act` is part of `may_act`, `may_act` of the table, and `turn` is one of `to_act`.
    Seats,
    /// There is a question exactly for the seats of `may_act`.
    Question,
    /// `legal` is exactly what `check` allows, each once, a subset of `candidates`, empty exactly outside
    /// `may_act`; and `check` is total.
    Legal,
    /// A refusal is the one `check` gave and leaves the state bit-identical, with no event told.
    Refusal,
    /// `fallback` is legal, and a seat that answers with nothing else never holds up the others.
    Fallback,
    /// Random play ends within [`Game::LONGEST`](crate::Game::LONGEST); imagined and reopened games end too.
    Ends,
    /// There is an outcome exactly when nobody owes a decision; sources, places and winners agree.
    Outcome,
    /// [`Game::audit`](crate::Game::audit) holds in every state.
    Audit,
    /// Equal options, seeds and actions give equal games, heard or unheard.
    Seeds,
    /// A record comes back from text and replays to the same state.
    Record,
    /// States and views serialise (postcard and JSON) and come back equal.
    Serial,
    /// A view says whose it is, and before the end `Open` sees what a spectator sees.
    View,
    /// A world imagined from a view passes `audit` and has the same options.
    ImaginedWorld,
    /// An imagined world looks the same to the viewer, and to everybody who knows less.
    ImaginedView,
    /// An imagined world asks and allows the viewer the same: question, legal, candidates, checks, fallback.
    ImaginedChoice,
    /// Imagined worlds differ in what is hidden.
    Varied,
    /// The acting seat noticed and saw its own action; everybody who learned or saw the action noticed it.
    Played,
    /// A viewer that did not notice sees the same view as before and got no event.
    Noticed,
    /// A seat that sees a difference between worlds that looked alike has learned.
    Learned,
    /// A preview agrees with what then happens, as far as the seat can know it; it is certain unless the seat learns.
    Preview,
    /// Those said to have seen which action it was can tell from what they see; the others can't always tell.
    Open,
    /// `reopen` keeps the audit and what the seat itself may do.
    Reopen,
    /// An undone game is the game that never had those lines. A game that keeps the other promises can't break this
    /// one; it watches over [`History`](crate::History).
    Undo,
    /// The inputs for learning are those of the layout, and come from nothing that the seat can't know.
    Inputs,
    /// Nothing panics.
    Panic,
}

/// A promise that is not kept, and where it shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The promise.
    pub check: Check,
    /// The game.
    pub game: &'static str,
    /// The options of the table, as JSON; empty if no table is meant.
    pub options: String,
    /// The seed.
    pub seed: Seed,
    /// After how many actions.
    pub step: usize,
    /// What is wrong.
    pub words: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} breaks {:?}: {}", self.game, self.check, self.words)?;
        if self.options.is_empty() {
            return Ok(());
        }
        write!(f, "\n  options {}, seed {}, after {} actions", self.options, self.seed, self.step)
    }
}

impl std::error::Error for Failure {}

/// What the kit has seen of a game that keeps its promises.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// How many cases of the options there are.
    pub cases: usize,
    /// How many games were played.
    pub games: usize,
    /// How many decisions were made in them.
    pub decisions: usize,
    /// The most decisions of a game played in turn.
    pub longest: usize,
    /// How many states were examined in depth.
    pub deep: usize,
    /// How many worlds were imagined.
    pub worlds: usize,
    /// How many of them differed from the truth in the eyes of another seat.
    pub varied: usize,
    /// How many times an action was tried in worlds that looked alike.
    pub lessons: usize,
    /// How many of those taught a seat something.
    pub learned: usize,
    /// How many previews were certain, and agreed with what then happened.
    pub previews: usize,
    /// How many undos were made.
    pub undone: usize,
    /// The ids of [`Game::messages`](crate::Game::messages) that nobody said, in their order.
    pub unsaid: Vec<String>,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} cases, {} games, {} decisions, the longest game {}; {} states in depth, {} imagined worlds \
             ({} unlike the truth), {} lessons ({} learned), {} previews, {} undos; {} messages never said",
            self.cases,
            self.games,
            self.decisions,
            self.longest,
            self.deep,
            self.worlds,
            self.varied,
            self.lessons,
            self.learned,
            self.previews,
            self.undone,
            self.unsaid.len()
        )
    }
}

/// A broken promise whose place is not yet told.
#[derive(Debug)]
pub(super) struct Broken {
    pub check: Check,
    pub words: String,
}

impl Broken {
    pub fn new(check: Check, words: impl Into<String>) -> Broken {
        Broken { check, words: words.into() }
    }

    pub fn panicked(panic: &(dyn Any + Send)) -> Broken {
        let words = panic.downcast_ref::<&str>().map(ToString::to_string);
        let words = words.or_else(|| panic.downcast_ref::<String>().cloned());
        Broken::new(Check::Panic, words.unwrap_or_else(|| "a panic without words".into()))
    }
}

/// `Ok` if `holds`, else the broken promise.
pub(super) fn ensure(holds: bool, check: Check, words: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken::new(check, words())) }
}

/// Where the kit is; kept outside the run so that a panic can be placed too.
pub(super) struct Place {
    game: &'static str,
    options: RefCell<String>,
    seed: Cell<Seed>,
    step: Cell<usize>,
}

impl Place {
    pub fn new(game: &'static str) -> Place {
        Place { game, options: RefCell::default(), seed: Cell::new(Seed::Number(0)), step: Cell::new(0) }
    }

    pub fn table(&self, options: String, seed: Seed) {
        *self.options.borrow_mut() = options;
        self.seed.set(seed);
        self.step.set(0);
    }

    pub fn step(&self, step: usize) {
        self.step.set(step);
    }

    pub fn failure(&self, broken: Broken) -> Failure {
        Failure {
            check: broken.check,
            game: self.game,
            options: self.options.borrow().clone(),
            seed: self.seed.get(),
            step: self.step.get(),
            words: broken.words,
        }
    }
}
