use std::ops::ControlFlow;

use table::{
    Game, Holding, Item, Keepsake, Line, Log, Message, OptionsError, Outcome, Paragraph, Played,
    QuestionKind, Refusal, Rng, Seat, SeatSet, Seed, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::facts::Facts;
use crate::material::{self, Character, EventCard};
use crate::options::Options;
use crate::rules::{Story, no};
use crate::state::{Frame, RedPlanet, Stage, Vessel};
use crate::view::View;

impl Game for RedPlanet {
    const NAME: &'static str = "redplanet";
    const VERSION: u16 = 1;
    const LONGEST: usize = 1_000;
    const QUESTIONS: &'static [QuestionKind] = crate::messages::QUESTIONS;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Facts = Facts;

    fn new(options: &Options, seed: impl Into<Seed>) -> Result<RedPlanet, OptionsError> {
        RedPlanet::set_up(options, seed.into())
    }

    fn options(&self) -> &Options {
        &self.open.options
    }

    /// RP-RND-05: every seat owes a choice until it has made one. RP-DEC-19: the controlling
    /// player answers for a neutral colour.
    fn to_act(&self) -> SeatSet {
        let everybody = SeatSet::all(self.open.seats());
        match self.open.stage {
            Stage::Missions => everybody - self.open.kept,
            Stage::Characters => everybody - self.open.chosen,
            Stage::Over => SeatSet::EMPTY,
            Stage::Countdown | Stage::Reveal(_) | Stage::BeforeProduction | Stage::AfterProduction => {
                SeatSet::only(self.open.owner(self.open.actor))
            }
        }
    }

    /// RP-RUL-54: a sealed choice may be changed while others are still choosing.
    fn may_act(&self) -> SeatSet {
        match self.open.stage {
            Stage::Missions => SeatSet::all(self.open.seats()),
            Stage::Characters => {
                let several = |seat: &Seat| self.open.hand(self.open.main_colour(*seat)).len() > 1;
                self.to_act() | self.open.chosen.iter().filter(several).collect()
            }
            _ => self.to_act(),
        }
    }

    fn turn(&self) -> Option<Seat> {
        self.to_act().first()
    }

    fn question(&self, seat: Seat) -> Option<Message> {
        if !self.may_act().contains(seat) {
            return None;
        }
        Some(match self.open.stage {
            Stage::Missions => Message::new("redplanet-question-keep"),
            Stage::Characters => {
                let colour = self.open.main_colour(seat);
                Message::new("redplanet-question-choose").with("colour", colour.name())
            }
            _ => self.ask(self.open.frames.last().copied()?),
        })
    }

    fn meaning(&self, _seat: Seat, action: Action) -> Option<Message> {
        crate::messages::meaning(&self.open, action)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.attempts_of(seat, |action, allowed| {
            if allowed.is_ok() {
                out.push(action);
            }
        });
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.attempts_of(seat, |action, _| out.push(action));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if seat.0 >= self.open.seats() {
            let (seats, there) = (i16::from(seat.0) + 1, i16::from(self.open.seats()));
            return Err(no("RP-SET-08", "redplanet-refusal-no_such_seat").numbers(seats, there));
        }
        match self.open.stage {
            Stage::Over => Err(no("RP-TRK-02", "redplanet-refusal-over")),
            Stage::Missions | Stage::Characters => self.may_choose(seat, action),
            Stage::Countdown | Stage::Reveal(_) | Stage::BeforeProduction | Stage::AfterProduction => {
                if self.open.owner(self.open.actor) != seat {
                    let refusal = no("RP-RND-08", "redplanet-refusal-not_your_turn");
                    return Err(refusal.about(self.open.actor.name()));
                }
                self.allows(*self.open.frames.last().expect("a frame waits"), action)
            }
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<RedPlanet>) -> Played {
        let seats = self.open.seats();
        let mut story = Story::new(log);
        let mut played = Played::openly(seats);
        match action {
            Action::Keep(card) => {
                played = sealed(seat, seats, self.open.kept.contains(seat));
                self.keep(seat, card, &mut story);
            }
            Action::Choose(character) => {
                played = sealed(seat, seats, self.open.chosen.contains(seat));
                self.choose(seat, character, &mut story);
            }
            _ => self.answer_frame(action, &mut story),
        }
        story.shows(self);
        self.run(&mut story);
        played.learned = story.learned(seats);
        played
    }

    fn fallback(&self, seat: Seat) -> Action {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        if legal.contains(&Action::Stop) {
            return Action::Stop;
        }
        // Destroying the emptiest ship does the least harm.
        let victims = |action: &Action| match action {
            Action::Destroy(dock) => self.open.docked(*dock).map_or(0, Vessel::aboard),
            _ => 0,
        };
        *legal.iter().min_by_key(|action| victims(action)).expect("a seat that owes a decision has one")
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn facts(view: &View) -> Facts {
        crate::facts::facts(view)
    }

    fn holdings(view: &View, seat: Seat) -> Vec<Holding> {
        crate::facts::holdings(&view.open, seat)
    }

    fn sealed(view: &View) -> Vec<Message> {
        let name = view.own.as_ref().and_then(|own| match view.open.stage {
            Stage::Missions => own.mission.map(EventCard::name),
            Stage::Characters => own.character.map(Character::name),
            _ => None,
        });
        name.map(Message::new).into_iter().collect()
    }

    fn describe(view: &View) -> Vec<Paragraph> {
        crate::describe::describe(view)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn epilogue(&self) -> Vec<Paragraph> {
        crate::epilogue::epilogue(&self.open)
    }

    /// The characters of each seat. RP-RUL-54: a sealed choice that was changed was not played.
    fn keepsakes(&self, lines: &[Line<Action>]) -> Vec<Keepsake> {
        let chosen = |line: &Line<Action>| match line.action {
            Action::Choose(character) => Some((line.seat, character.name())),
            _ => None,
        };
        let rounds = lines.split(|line| chosen(line).is_none());
        let sealed = |round: &[Line<Action>]| {
            let last = |seat: u8| round.iter().rev().filter_map(chosen).find(|(by, _)| *by == Seat(seat));
            (0..self.open.seats()).filter_map(last).collect::<Vec<_>>()
        };
        Keepsake::counted("character", rounds.flat_map(sealed))
    }

    fn imagine(view: &View, rng: &mut Rng) -> RedPlanet {
        RedPlanet::imagined(view, rng)
    }

    /// While the step lasts, takes back the sealed choices of the others.
    fn reopen(&mut self, seat: Seat) {
        for other in (0..self.open.seats()).map(Seat).filter(|other| *other != seat) {
            let secret = &mut self.secrets[other.index()];
            match self.open.stage {
                Stage::Missions => {
                    secret.mission = None;
                    self.open.kept.remove(other);
                }
                Stage::Characters if self.open.hand(self.open.main_colour(other)).len() > 1 => {
                    secret.character = None;
                    self.open.chosen.remove(other);
                }
                _ => {}
            }
        }
    }

    fn audit(&self) -> Result<(), table::Fault> {
        crate::audit::audit(self)
    }

    fn round(&self) -> u16 {
        self.open.round.into()
    }

    fn material() -> Vec<Item> {
        material::items()
    }

    fn messages() -> Vec<String> {
        crate::messages::all()
    }
}

/// RP-RUL-54: others notice that a choice was made, but not that it changed.
fn sealed(seat: Seat, seats: u8, changed: bool) -> Played {
    if changed { Played::in_private(seat) } else { Played::face_down(seat, seats) }
}

impl RedPlanet {
    /// Everything a seat might try now, and whether it is allowed.
    fn attempts_of(&self, seat: Seat, mut visit: impl FnMut(Action, Result<(), Refusal>)) {
        if !self.may_act().contains(seat) {
            return;
        }
        let mut visit = |action, allowed| {
            visit(action, allowed);
            ControlFlow::Continue(())
        };
        _ = match self.open.frames.last() {
            Some(frame) => self.attempts(*frame, &mut visit),
            None => self.choices(seat, &mut visit),
        };
    }

    /// The question a frame asks, for the acting colour.
    fn ask(&self, frame: Frame) -> Message {
        let ask = |id| Message::new(id).with("colour", self.open.actor.name());
        match frame {
            Frame::Board { left, .. } => ask("redplanet-question-board").with("count", left),
            Frame::BoardTogether { count } => ask("redplanet-question-board_together").with("count", count),
            Frame::Destination { place } => ask("redplanet-question-destination").with("place", place.name()),
            Frame::Explore { left } => ask("redplanet-question-explore").with("count", left),
            Frame::Research => ask("redplanet-question-research"),
            Frame::Assign => ask("redplanet-question-assign"),
            Frame::Look => ask("redplanet-question-look"),
            Frame::ForceLaunch => ask("redplanet-question-force_launch"),
            Frame::Destroy => ask("redplanet-question-destroy"),
            Frame::Replace => ask("redplanet-question-replace"),
            Frame::Kill { .. } => ask("redplanet-question-kill"),
            Frame::Drop { left, .. } => ask("redplanet-question-drop").with("count", left),
            Frame::Token => ask("redplanet-question-token"),
            Frame::Leave { zone, left } => {
                ask("redplanet-question-leave").with("zone", zone.name()).with("count", left)
            }
            Frame::Rescue { left } => ask("redplanet-question-rescue").with("count", left),
            Frame::Espionage => ask("redplanet-question-espionage"),
            Frame::Order => ask("redplanet-question-order"),
        }
    }
}
