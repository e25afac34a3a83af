//! Excavation and Examination: the machine, its moves, and what is taken.

use table::Refusal;

use super::means::draw;
use super::turn::unused;
use crate::action::Action;
use crate::event::{Event, Tell};
use crate::material::*;
use crate::refuse::{self, Check, not_now, unless};
use crate::state::*;

/// MA-EXC-06.
const LIMIT: i8 = 2;

impl Martians {
    /// MA-EXC-10 to MA-EXC-15: where the machine may go.
    pub fn destinations(&self) -> HexSet {
        let (machine, down) = (self.open.machine, self.open.down);
        let tokens = self.open.tokens().without(machine);
        // MA-RUL-32: not farther from the nearest face-down token than now.
        let near = machine.nearest(down);
        let closer = |hex: &Hex| near.is_none_or(|near| !hex.within(near).and(down).is_empty());
        let allowed = |set: HexSet| set.iter().filter(closer).fold(HexSet(0), with);
        let adjacent = allowed(tokens.and(machine.neighbours()));
        if !adjacent.is_empty() || tokens.is_empty() {
            return adjacent;
        }
        // MA-RUL-33 (c), (d): the nearest allowed token, else the nearest of all.
        let far = allowed(tokens);
        let from = if far.is_empty() { tokens } else { far };
        let nearest = machine.nearest(from).unwrap_or_default();
        from.and(machine.within(nearest))
    }

    /// MA-EXC-04, MA-EXC-05, MA-RUL-34: the token under the machine, with Long Arm also a face-up one next to it.
    fn takeable(&self, colour: Colour) -> HexSet {
        let machine = self.open.machine;
        let mut reach = HexSet(1 << machine.0);
        if self.open.corporation(colour).has(CorpTech::LongArm) {
            reach = reach.or(machine.neighbours());
        }
        self.open.up.and(reach)
    }

    /// The tokens that can be taken from now: before the move another must be left to move to, or it is the
    /// machine's own (MA-RUL-33 (e)).
    fn takeable_now(&self, colour: Colour, moved: bool) -> HexSet {
        let takeable = self.takeable(colour);
        if moved || self.open.tokens().len() > 1 {
            return takeable;
        }
        takeable.and(HexSet(1 << self.open.machine.0))
    }

    /// MA-EXC-01, MA-EXC-16.
    pub(crate) fn check_any_excavation(&self, colour: Colour, time: u8) -> Check {
        self.check_excavate(colour, time)?;
        unless(!self.open.tokens().is_empty(), Refusal::new("MA-EXC-16", refuse::NO_DIG))
    }

    /// MA-EXC-01: time and energy.
    pub(crate) fn check_excavate(&self, colour: Colour, time: u8) -> Check {
        self.check_fixed(colour, Work::Excavate, time)
    }

    pub(crate) fn list_excavation(&self, colour: Colour, time: u8, used: u16, out: &mut Vec<Action>) {
        if unused(used, Work::Excavate) && self.check_any_excavation(colour, time).is_ok() {
            self.list_dig(Frame::Dig(false, false), colour, out);
        }
        if unused(used, Work::Examine) && self.check_examine(time).is_ok() {
            out.push(Action::Examine);
        }
    }

    /// What an excavation still needs (MA-EXC-02), and Examination in between (MA-RUL-55).
    pub(crate) fn list_dig(&self, frame: Frame, colour: Colour, out: &mut Vec<Action>) {
        let Frame::Dig(taken, moved) = frame else { return };
        if !taken {
            out.extend(self.takeable_now(colour, moved).iter().map(Action::Take));
        }
        if !moved {
            out.extend(self.destinations().iter().map(Action::Drive));
        }
        if taken && self.check_examine_in_dig().is_ok() {
            out.push(Action::Examine);
        }
    }

    /// MA-EXC-02 to MA-EXC-05, MA-EXC-10 to MA-EXC-15: a part of an excavation.
    pub(crate) fn check_dig(&self, colour: Colour, taken: bool, moved: bool, action: Action) -> Check {
        match action {
            Action::Take(hex) if !taken => {
                unless(self.takeable(colour).contains(hex), Refusal::new("MA-EXC-04", refuse::NO_DIG))?;
                unless(
                    self.takeable_now(colour, moved).contains(hex),
                    Refusal::new("MA-EXC-03", refuse::LAST_DIG),
                )
            }
            Action::Drive(hex) if !moved => {
                unless(
                    self.open.tokens().without(self.open.machine).contains(hex),
                    Refusal::new("MA-EXC-10", refuse::NO_DIG),
                )?;
                let ways = self.destinations();
                let one_step = self.open.machine.neighbours();
                unless(
                    ways.contains(hex) || one_step.contains(hex) || ways.and(one_step).is_empty(),
                    Refusal::new("MA-EXC-10", refuse::TOO_FAR),
                )?;
                unless(ways.contains(hex), Refusal::new("MA-EXC-11", refuse::AWAY))
            }
            Action::Examine if taken => self.check_examine_in_dig(),
            Action::Take(_) | Action::Drive(_) => Err(not_now()),
            Action::End => Err(Refusal::new("MA-EXC-03", refuse::MUST_MOVE)),
            _ => Err(not_now()),
        }
    }

    fn check_examine_in_dig(&self) -> Check {
        unless(
            unused(self.open.turn.used, Work::Examine),
            Refusal::new("MA-FIELD-12", refuse::USED).about(Building::Excavation.name()),
        )?;
        self.check_examine(self.open.turn.time)
    }

    /// MA-EXC-01: the excavation begins with its first part.
    pub(crate) fn excavate(&mut self, colour: Colour, action: Action, tell: &mut Tell) {
        self.pay_fixed(colour, Work::Excavate, tell);
        self.open.frames.push(Frame::Dig(false, false));
        self.act_in_dig(colour, action, tell);
    }

    /// A part of an excavation.
    pub(crate) fn act_in_dig(&mut self, colour: Colour, action: Action, tell: &mut Tell) {
        let Some(Frame::Dig(taken, moved)) = self.top() else { return };
        match action {
            Action::Take(hex) => self.open.frames.push(Frame::Crystals(hex, moved)),
            Action::Drive(hex) => {
                self.set_top(Frame::Dig(taken, true));
                self.drive(colour, hex, tell);
            }
            Action::Examine => {
                self.open.turn.used |= 1 << Work::Examine.index();
                self.examine(colour, tell);
            }
            _ => unreachable!("only parts of an excavation are carried out here"),
        }
    }

    /// MA-EXC-06: 2, one more for each Geologist, one less under Earthquake.
    pub fn crystal_limit(&self, colour: Colour) -> u8 {
        let geologists = self.open.corporation(colour).staff(Assistant::Geologist);
        let weather = tables().weathers[self.open.weather.index()].crystals;
        (LIMIT + geologists as i8 + weather).max(0) as u8
    }

    /// MA-EXC-06, MA-EXC-07: up to the limit and to what the token shows.
    pub(crate) fn check_crystals(&self, colour: Colour, hex: Hex, regolith: u8, ice: u8) -> Check {
        let spec = &tables().digs[self.open.digs[hex.0 as usize].index()];
        let shows = regolith <= spec.regolith && ice <= spec.ice;
        unless(shows, Refusal::new("MA-EXC-07", refuse::TOKEN_SHOWS))?;
        let limit = self.crystal_limit(colour);
        unless(
            regolith + ice <= limit,
            Refusal::new("MA-EXC-06", refuse::TOO_MANY).numbers(limit.into(), (regolith + ice).into()),
        )
    }

    /// MA-EXC-08, MA-EXC-25: the crystals are taken and the token is gone.
    pub(crate) fn dig(
        &mut self,
        colour: Colour,
        hex: Hex,
        moved: bool,
        regolith: u8,
        ice: u8,
        tell: &mut Tell,
    ) {
        self.open.frames.pop();
        self.set_top(Frame::Dig(true, moved));
        tell.say(|| Event::Dug { colour, hex, regolith, ice });
        self.remove_dig(hex);
        self.open.turn.regolith = regolith;
        self.open.stock_mut(colour).gain(Resource::Regolith, regolith.into());
        self.open.stock_mut(colour).gain(Resource::Ice, ice.into());
    }

    /// A token leaves the area.
    fn remove_dig(&mut self, hex: Hex) {
        self.open.up.remove(hex);
        self.open.digs[hex.0 as usize] = Dig::default();
    }

    /// MA-EXC-13: the machine moves, and the face-down tokens around it are turned up, its own too (MA-RUL-34).
    fn drive(&mut self, colour: Colour, hex: Hex, tell: &mut Tell) {
        self.open.machine = hex;
        tell.say(|| Event::Drove { colour, hex });
        let around = hex.neighbours().or(HexSet(1 << hex.0)).and(self.open.down);
        self.turn_up(around, tell);
    }

    /// Turns face-down tokens up. Where each kind lies nobody knows, so it is drawn only now.
    pub(crate) fn turn_up(&mut self, hexes: HexSet, tell: &mut Tell) {
        for hex in hexes.iter() {
            let at = draw(&mut self.open.buried, &mut self.hidden.rng).expect("a token lies on each hex");
            let dig = Dig::ALL[at];
            self.open.down.remove(hex);
            self.open.up.insert(hex);
            self.open.digs[hex.0 as usize] = dig;
            tell.all_learn();
            tell.say(|| Event::TurnedUp { hex, dig });
        }
    }

    /// MA-EXC-18: after taking regolith with this marker in this turn.
    pub(crate) fn check_examine(&self, time: u8) -> Check {
        unless(self.open.turn.regolith > 0, Refusal::new("MA-EXC-18", refuse::NO_REGOLITH))?;
        refuse::time(tables().works[Work::Examine.index()].time, time)
    }

    /// MA-EXC-18, MA-EXC-21: a card for each regolith just taken, one more with Molecular Sensor.
    pub(crate) fn examine(&mut self, colour: Colour, tell: &mut Tell) {
        self.spend_time(tables().works[Work::Examine.index()].time);
        let sensor = self.open.corporation(colour).has(CorpTech::MolecularSensor);
        self.draw_cards(colour, self.open.turn.regolith + u8::from(sensor), tell);
    }

    /// The Rift: a face-up token next to the machine.
    pub(crate) fn check_collapse(&self, hex: Hex) -> Check {
        unless(self.rift_tokens().contains(hex), Refusal::new("MA-EVT-01", refuse::NO_DIG))
    }

    fn rift_tokens(&self) -> HexSet {
        self.open.up.and(self.open.machine.neighbours())
    }

    pub(crate) fn collapse(&mut self, hex: Hex, left: u8, tell: &mut Tell) {
        self.remove_dig(hex);
        tell.say(|| Event::Collapsed { hex });
        self.set_top(Frame::Rift(left - 1));
    }

    /// Whether the tokens of the Rift go without a question: none left, or all that are there.
    pub(crate) fn collapses_itself(&mut self, left: u8, tell: &mut Tell) -> bool {
        let there = self.rift_tokens();
        if left > 0 && there.len() > left {
            return false;
        }
        if left > 0 {
            for hex in there.iter() {
                self.remove_dig(hex);
                tell.say(|| Event::Collapsed { hex });
            }
        }
        self.open.frames.pop();
        true
    }
}

fn with(mut set: HexSet, hex: Hex) -> HexSet {
    set.insert(hex);
    set
}
