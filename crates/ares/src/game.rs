//! The contract: Ares Expedition as a [`Game`].

use table::{
    Fault, Game, Holding, Item, Keepsake, Line, Log, Message, OptionsError, Outcome, Paragraph, Played,
    QuestionKind, Refusal, Rng, Seat, SeatSet, Seed, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::facts::Facts;
use crate::material::{Corporation, Phase};
use crate::options::Options;
use crate::refusal as no;
use crate::state::{Ares, Stage};
use crate::view::View;

impl Game for Ares {
    const NAME: &'static str = "ares";
    const VERSION: u16 = 1;
    const LONGEST: usize = 5_000;
    const QUESTIONS: &'static [QuestionKind] = crate::question::QUESTIONS;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Facts = Facts;

    fn new(options: &Options, seed: impl Into<Seed>) -> Result<Ares, OptionsError> {
        Ares::set_up(options, seed.into())
    }

    fn options(&self) -> &Options {
        &self.open.options
    }

    fn seats(&self) -> u8 {
        self.open.options.players
    }

    fn to_act(&self) -> SeatSet {
        self.owing()
    }

    fn may_act(&self) -> SeatSet {
        self.able()
    }

    fn turn(&self) -> Option<Seat> {
        self.next_asked()
    }

    fn question(&self, seat: Seat) -> Option<Message> {
        self.able().contains(seat).then(|| self.asked_message(seat))
    }

    fn meaning(&self, seat: Seat, action: Action) -> Option<Message> {
        match action {
            Action::Mode(mode) => self.mode_message(seat, mode),
            _ => None,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat.0 < self.seats() {
            self.fill_legal(seat, out);
        }
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.able().contains(seat) {
            self.fill_candidates(seat, out);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if seat.0 >= self.seats() {
            return Err(no::NO_SEAT);
        }
        if self.open.stage == Stage::Over {
            return Err(no::OVER);
        }
        match action {
            Action::Sell(card) => self.check_sell(seat, card),
            other => self.check_asked(seat, self.asked(seat), other),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Ares>) -> Played {
        self.perform(seat, action, log)
    }

    fn fallback(&self, seat: Seat) -> Action {
        self.mildest(seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn facts(view: &View) -> Facts {
        crate::facts::facts(view)
    }

    fn holdings(view: &View, seat: Seat) -> Vec<Holding> {
        crate::facts::holdings(view, seat)
    }

    fn sealed(view: &View) -> Vec<Message> {
        let name = view.own.as_ref().and_then(|own| match view.open.stage {
            Stage::Corporations => own.corporation.map(Corporation::name),
            Stage::Planning => own.plan.map(Phase::name),
            _ => None,
        });
        name.map(Message::new).into_iter().collect()
    }

    fn describe(view: &View) -> Vec<Paragraph> {
        crate::describe::describe(view)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn epilogue(&self) -> Vec<Paragraph> {
        crate::epilogue::epilogue(&self.open)
    }

    fn keepsakes(&self, _lines: &[Line<Action>]) -> Vec<Keepsake> {
        let corporation = |seat: Seat| {
            let name = self.open.boards[seat.index()].corporation?.name();
            Some(Keepsake::of(seat, "corporation", name))
        };
        self.everyone().filter_map(corporation).collect()
    }

    fn imagine(view: &View, rng: &mut Rng) -> Ares {
        Ares::imagined(view, rng)
    }

    fn reopen(&mut self, seat: Seat) {
        let sealed = matches!(self.open.stage, Stage::Planning | Stage::Corporations);
        for other in self.everyone().filter(|other| sealed && *other != seat) {
            self.open.done.remove(other);
            let secret = self.secret_mut(other);
            secret.plan = None;
            secret.corporation = None;
        }
    }

    fn audit(&self) -> Result<(), Fault> {
        self.audit_all()
    }

    fn round(&self) -> u16 {
        self.open.round.max(1)
    }

    fn material() -> Vec<Item> {
        crate::material::items::items()
    }

    fn messages() -> Vec<String> {
        crate::material::items::messages()
    }
}
