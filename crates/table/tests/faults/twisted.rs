//! The example game with a hook at every promise.

use std::cell::Cell;

use serde::{Deserialize, Serialize};
use table::example::{Action, Event, Facts, Options, Prospect, View};
use table::{
    Evaluate, Fault, Game, Holding, Item, Layout, Log, Message, Observe, OptionsError, Outcome, Played,
    QuestionKind, Refusal, Rng, Seat, SeatSet, Seed, Story, Viewer,
};

/// How a game is spoilt: every hook left alone does what the example does.
#[allow(unused_variables)]
pub trait Twist {
    /// After a game is set up.
    fn made(&self, game: &mut Twisted) {}
    fn to_act(&self, game: &Twisted) -> SeatSet {
        game.game.to_act()
    }
    fn may_act(&self, game: &Twisted) -> SeatSet {
        game.game.may_act()
    }
    fn turn(&self, game: &Twisted) -> Option<Seat> {
        game.game.turn()
    }
    fn question(&self, game: &Twisted, seat: Seat) -> Option<Message> {
        game.game.question(seat)
    }
    fn legal(&self, game: &Twisted, seat: Seat, out: &mut Vec<Action>) {
        game.game.legal(seat, out);
    }
    fn candidates(&self, game: &Twisted, seat: Seat, out: &mut Vec<Action>) {
        game.game.candidates(seat, out);
    }
    fn check(&self, game: &Twisted, seat: Seat, action: Action) -> Result<(), Refusal> {
        game.game.check(seat, action)
    }
    /// After a refusal by `play`; what is returned is what `play` answers.
    fn refused(&self, game: &mut Twisted, refusal: Refusal, tell: &mut dyn FnMut(Told)) -> Refusal {
        refusal
    }
    fn apply(&self, game: &mut Twisted, seat: Seat, action: Action, log: &mut Log<Prospect>) -> Played {
        game.game.apply(seat, action, log)
    }
    /// Only if somebody listens.
    fn heard(&self, game: &mut Twisted) {}
    fn fallback(&self, game: &Twisted, seat: Seat) -> Action {
        game.game.fallback(seat)
    }
    fn view(&self, game: &Twisted, viewer: Viewer) -> View {
        game.game.view(viewer)
    }
    /// What a view shows besides.
    fn leak(&self, game: &Twisted, viewer: Viewer) -> Vec<u8> {
        Vec::new()
    }
    fn seen_by(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        table::Event::seen_by(event, viewer)
    }
    fn outcome(&self, game: &Twisted) -> Option<Outcome> {
        game.game.outcome()
    }
    fn imagine(&self, seen: &Seen, rng: &mut Rng) -> Twisted {
        Twisted::of(Prospect::imagine(&seen.view, rng))
    }
    fn reopen(&self, game: &mut Twisted, seat: Seat) {
        game.game.reopen(seat);
    }
    fn holdings(&self, seen: &Seen, seat: Seat) -> Vec<Holding> {
        Prospect::holdings(&seen.view, seat)
    }
    /// At which event it is said that a seat learns, if the rules say it at this one.
    fn learns_at(&self, event: usize, events: usize) -> usize {
        event
    }
    fn round(&self, game: &Twisted) -> u16 {
        game.game.round()
    }
    fn inputs(&self, game: &Twisted, seat: Seat, out: &mut Vec<u16>) {
        game.game.inputs(seat, out);
    }
    fn messages(&self) -> Vec<String> {
        Prospect::messages()
    }
}

thread_local! {
    static PLANTED: Cell<&'static dyn Twist> = const { Cell::new(&crate::Straight) };
}

/// From now on the games of this thread are spoilt by `fault`. One type for all faults keeps the build short.
pub fn plant_here(fault: &'static dyn Twist) {
    PLANTED.set(fault);
}

fn planted() -> &'static dyn Twist {
    PLANTED.get()
}

/// The example and what a fault may need besides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Twisted {
    pub game: Prospect,
    pub stain: u32,
    #[serde(skip)]
    pub unsaved: u32,
}

impl Twisted {
    pub fn of(game: Prospect) -> Self {
        Twisted { game, stain: 0, unsaved: 0 }
    }
}

/// The spoilt example, with the longest game it admits to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spoilt<const LONGEST: usize>(Twisted);

/// Its view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Seen {
    pub view: View,
    pub leak: Vec<u8>,
}

impl table::Viewed for Seen {
    fn viewer(&self) -> Viewer {
        self.view.viewer
    }
}

/// Its events.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told(pub Event);

impl table::Event for Told {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        planted().seen_by(&self.0, viewer).map(Told)
    }
    fn message(&self) -> Message {
        table::Event::message(&self.0)
    }
}

/// Passes on who learned something before the event at a place.
fn surprise<G: Game>(heard: &Log<Prospect>, story: &mut Story<G>, seats: u8, at: usize) {
    let surprised = |seat: &Seat| {
        let (known, events) = (heard.foreseen(*seat).len(), heard.events().len());
        heard.surprised(*seat) && planted().learns_at(known, events) == at
    };
    (0..seats).map(Seat).filter(surprised).for_each(|seat| story.learns(seat));
}

impl<const L: usize> Game for Spoilt<L> {
    const NAME: &'static str = Prospect::NAME;
    const VERSION: u16 = Prospect::VERSION;
    const LONGEST: usize = L;
    const QUESTIONS: &'static [QuestionKind] = Prospect::QUESTIONS;
    type Options = Options;
    type Action = Action;
    type Event = Told;
    type View = Seen;
    type Facts = Facts;

    fn new(options: &Options, seed: impl Into<Seed>) -> Result<Self, OptionsError> {
        let mut game = Twisted::of(Prospect::new(options, seed)?);
        planted().made(&mut game);
        Ok(Spoilt(game))
    }
    fn options(&self) -> &Options {
        self.0.game.options()
    }
    fn to_act(&self) -> SeatSet {
        planted().to_act(&self.0)
    }
    fn may_act(&self) -> SeatSet {
        planted().may_act(&self.0)
    }
    fn turn(&self) -> Option<Seat> {
        planted().turn(&self.0)
    }
    fn question(&self, seat: Seat) -> Option<Message> {
        planted().question(&self.0, seat)
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        planted().legal(&self.0, seat, out);
    }
    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        planted().candidates(&self.0, seat, out);
    }
    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        planted().check(&self.0, seat, action)
    }
    fn play(&mut self, seat: Seat, action: Action, log: &mut Log<Self>) -> Result<Played, Refusal> {
        match self.check(seat, action) {
            Ok(()) => Ok(self.apply(seat, action, log)),
            Err(refusal) => Err(planted().refused(&mut self.0, refusal, &mut |told| log.tell(|| told))),
        }
    }
    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Self>) -> Played {
        let mut heard = Log::new();
        let played = planted().apply(&mut self.0, seat, action, &mut heard);
        let seats = self.0.game.seats();
        let mut story = Story::new(log);
        for (at, event) in heard.events().iter().enumerate() {
            surprise(&heard, &mut story, seats, at);
            story.tell(|| {
                planted().heard(&mut self.0);
                Told(*event)
            });
        }
        surprise(&heard, &mut story, seats, heard.events().len());
        played
    }
    fn fallback(&self, seat: Seat) -> Action {
        planted().fallback(&self.0, seat)
    }
    fn view(&self, viewer: Viewer) -> Seen {
        Seen { view: planted().view(&self.0, viewer), leak: planted().leak(&self.0, viewer) }
    }
    fn facts(view: &Seen) -> Facts {
        Prospect::facts(&view.view)
    }
    fn holdings(view: &Seen, seat: Seat) -> Vec<Holding> {
        planted().holdings(view, seat)
    }
    fn outcome(&self) -> Option<Outcome> {
        planted().outcome(&self.0)
    }
    fn imagine(view: &Seen, rng: &mut Rng) -> Self {
        Spoilt(planted().imagine(view, rng))
    }
    fn reopen(&mut self, seat: Seat) {
        planted().reopen(&mut self.0, seat);
    }
    fn audit(&self) -> Result<(), Fault> {
        self.0.game.audit()
    }
    fn round(&self) -> u16 {
        planted().round(&self.0)
    }
    fn material() -> Vec<Item> {
        Prospect::material()
    }
    fn messages() -> Vec<String> {
        planted().messages()
    }
}

impl<const L: usize> Evaluate for Spoilt<L> {
    type Weights = ();
    fn weights() -> &'static () {
        &()
    }
    fn evaluate(&self, seat: Seat, (): &()) -> f32 {
        self.0.game.evaluate(seat, &())
    }
}

impl<const L: usize> Observe for Spoilt<L> {
    fn layout() -> &'static Layout {
        Prospect::layout()
    }
    fn inputs(&self, seat: Seat, out: &mut Vec<u16>) {
        planted().inputs(&self.0, seat, out);
    }
}
