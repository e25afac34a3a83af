//! Martians as a game of the contract.

use table::{
    Fault, Game, Holding, Item, Keepsake, Line, Log, Message, Move, OptionsError, Outcome, Paragraph, Played,
    QuestionKind, Refusal, Rng, Seat, SeatSet, Seed, Set, Story, Viewer, all_actions,
};

use crate::action::Action;
use crate::event::Event;
use crate::facts::Facts;
use crate::material::{self, Scenario};
use crate::messages;
use crate::options::Options;
use crate::refuse;
use crate::setup;
use crate::state::*;
use crate::view::View;

impl Game for Martians {
    const NAME: &'static str = "martians";
    const VERSION: u16 = 2;
    const LONGEST: usize = 4000;
    const QUESTIONS: &'static [QuestionKind] = messages::QUESTIONS;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Facts = Facts;

    fn new(options: &Options, seed: impl Into<Seed>) -> Result<Martians, OptionsError> {
        setup::new_game(options, seed.into())
    }

    fn options(&self) -> &Options {
        &self.open.options
    }

    fn to_act(&self) -> SeatSet {
        self.owing()
    }

    fn may_act(&self) -> SeatSet {
        self.able()
    }

    fn turn(&self) -> Option<Seat> {
        self.owing().first()
    }

    fn question(&self, seat: Seat) -> Option<Message> {
        self.able().contains(seat).then(|| messages::question(self, seat))
    }

    fn meaning(&self, _seat: Seat, action: Action) -> Option<Message> {
        messages::meaning(self, action)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.able().contains(seat) {
            return;
        }
        out.extend(all_actions::<Action>().filter(|action| match self.allowed(seat, *action) {
            Ok(()) => true,
            Err(refusal) => !refuse::out_of_place(&refusal),
        }));
    }

    fn moves(&self, seat: Seat) -> Vec<Move<Action>> {
        if self.able().contains(seat) { self.placements() } else { Vec::new() }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.allowed(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Martians>) -> Played {
        let seats = self.open.options.players;
        let mut story = Story::new(log);
        self.act(seat, action, &mut story);
        story.shows(self);
        self.run(&mut story);
        // A goal is kept in secret; everything else is done openly.
        let played = match action {
            Action::Keep(_) => Played::face_down(seat, seats),
            _ => Played::openly(seats),
        };
        Played { learned: story.learned(seats), ..played }
    }

    /// Refuse, done, stay, withdraw, end or play on; else take nothing, the second option, the fewest supplies, the first answer.
    fn fallback(&self, seat: Seat) -> Action {
        let mild = [
            Action::Refuse,
            Action::Done,
            Action::Stay,
            Action::Withdraw,
            Action::End,
            Action::PlayOn,
            Action::Crystals(0, 0),
            Action::Choose(2),
            Action::Supplies(1),
        ];
        let can = |action: &Action| self.allowed(seat, *action).is_ok();
        mild.into_iter().find(can).unwrap_or_else(|| {
            all_actions::<Action>().find(can).expect("a seat that owes a decision has an answer")
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn facts(view: &View) -> Facts {
        Facts::of(view)
    }

    fn holdings(view: &View, seat: Seat) -> Vec<Holding> {
        crate::facts::holdings(view, seat)
    }

    fn sealed(view: &View) -> Vec<Message> {
        let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
        let own = view.own.as_ref().filter(|_| view.open.chosen >> seat.0 & 1 == 1);
        let goals = own.map_or(Set::EMPTY, |own| view.open.sealed_goals(own));
        goals.iter().map(|goal| Message::new(goal.name())).collect()
    }

    fn describe(view: &View) -> Vec<Paragraph> {
        crate::describe::describe(view)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.open.ended.map(|ending| {
            let mut outcome = (self.open.rules().count)(self);
            if ending == Ending::Lost {
                outcome.winners = SeatSet::EMPTY;
            }
            outcome
        })
    }

    fn epilogue(&self) -> Vec<Paragraph> {
        crate::epilogue::epilogue(&self.open, self.outcome())
    }

    fn keepsakes(&self, _lines: &[Line<Action>]) -> Vec<Keepsake> {
        let scenario = |scenario: Scenario| Keepsake::of_table("scenario", scenario.name());
        self.open.options.mission().map(scenario).into_iter().collect()
    }

    fn imagine(view: &View, rng: &mut Rng) -> Martians {
        crate::imagine::imagine(view, rng)
    }

    /// Unseals the goals that the others have chosen.
    fn reopen(&mut self, seat: Seat) {
        if self.top() != Some(Frame::Goals) {
            return;
        }
        for at in (0..self.open.options.players).filter(|at| *at != seat.0) {
            if self.open.chosen >> at & 1 == 0 {
                continue;
            }
            let secret = &mut self.secrets[at as usize];
            let sealed = self.open.sealed_goals(secret);
            secret.goals = secret.goals.minus(sealed);
            secret.dealt = secret.dealt.union(sealed);
            self.open.chosen &= !(1 << at);
        }
    }

    fn audit(&self) -> Result<(), Fault> {
        self.everything_is_in_one_place()
    }

    /// Four a cycle, whether the fourth is played or not. The supply phase belongs to the first round, the quarters phase to
    /// the last.
    fn round(&self) -> u16 {
        let quarters = |frame: &Frame| {
            matches!(
                frame,
                Frame::Flow(Stage::Quarters | Stage::Finish(_) | Stage::Settle(..) | Stage::CycleEnd)
            )
        };
        let round = match self.open.round {
            0 if self.open.ended.is_some() || self.open.frames.iter().any(quarters) => self.last_round(),
            round => round.max(1),
        };
        u16::from(self.open.cycle - 1) * 4 + u16::from(round)
    }

    fn when(&self) -> Option<Message> {
        let open = &self.open;
        let id = if open.round > 0 { "martians-board-round" } else { "martians-board-cycle" };
        let cycle = Message::new(id).with("cycle", open.cycle).with("of", open.last_cycle());
        Some(if open.round > 0 { cycle.with("round", open.round) } else { cycle })
    }

    fn material() -> Vec<Item> {
        material::items()
    }

    fn messages() -> Vec<String> {
        messages::all()
    }
}
