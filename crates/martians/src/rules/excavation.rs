//! Excavation and Examination: the machine, its moves, and what is taken.

use table::{Refusal, Story};

use super::means::draw;
use super::turn::unused;
use crate::action::Action;
use crate::event::Event;
use crate::material::*;
use crate::options::Earthquake;
use crate::refuse::{self, Check, not_now, unless};
use crate::state::*;

/// The crystals of one excavation, before Geologists and weather (MA-EXC-06).
const LIMIT: i8 = 2;

impl Martians {
    /// Where the machine may go: one step to a token (MA-EXC-10, MA-RUL-31) that is not farther from the
    /// face-down ones (MA-EXC-11), to any once none lies face down (MA-EXC-12), else by the fallback of
    /// MA-RUL-33 (MA-EXC-15).
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

    /// The token under the machine (MA-EXC-04), none if it is gone (MA-EXC-14); with Long Arm also a face-up
    /// one next to it (MA-EXC-05, MA-TEC-09, MA-RUL-34).
    fn takeable(&self, colour: Colour) -> HexSet {
        let machine = self.open.machine;
        let mut reach = HexSet(1 << machine.0);
        if self.open.corporation(colour).has(CorpTech::LongArm) {
            reach = reach.or(machine.neighbours());
        }
        self.open.up.and(reach)
    }

    /// The tokens that can be taken from now. Before the move a token other than the machine's own must be left
    /// to move to, unless there is none to begin with (MA-RUL-33 (e), MA-RUL-65).
    fn takeable_now(&self, colour: Colour, moved: bool) -> HexSet {
        let takeable = self.takeable(colour);
        let others = self.open.tokens().without(self.open.machine);
        if moved || others.len() > 1 { takeable } else { takeable.and(HexSet(1 << self.open.machine.0)) }
    }

    /// The price of an excavation (MA-EXC-01), and a token to take from (MA-EXC-16).
    pub(crate) fn check_any_excavation(&self, colour: Colour, time: u8) -> Check {
        self.check_excavate(colour, time)?;
        unless(!self.open.tokens().is_empty(), Refusal::new("MA-EXC-16", refuse::NO_DIG))
    }

    /// MA-EXC-01: 1 time unit and 1 energy.
    pub(crate) fn check_excavate(&self, colour: Colour, time: u8) -> Check {
        self.check_fixed(colour, Work::Excavate, time)
    }

    /// MA-EXC-17: one marker serves for Excavation and Examination.
    pub(crate) fn list_excavation(&self, colour: Colour, time: u8, used: u16, out: &mut Vec<Action>) {
        if unused(used, Work::Excavate) && self.check_any_excavation(colour, time).is_ok() {
            self.list_dig(Frame::Dig(false, false), colour, out);
        }
        if unused(used, Work::Examine) && self.check_examine(time).is_ok() {
            out.push(Action::Examine);
        }
    }

    /// What an excavation still needs, in either order (MA-EXC-02), and Examination in between (MA-RUL-55).
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

    /// A part of an excavation: take from one token (MA-EXC-02, MA-EXC-04), and move (MA-EXC-03, MA-EXC-10,
    /// MA-EXC-11).
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

    /// MA-EXC-23: one examination a placement.
    fn check_examine_in_dig(&self) -> Check {
        unless(
            unused(self.open.turn.used, Work::Examine),
            Refusal::new("MA-FIELD-12", refuse::USED).about(Building::Excavation.name()),
        )?;
        self.check_examine(self.open.turn.time)
    }

    /// MA-EXC-01: pays for the excavation and begins with its first part.
    pub(crate) fn excavate(&mut self, colour: Colour, action: Action, story: &mut Story<Martians>) {
        self.pay_fixed(colour, Work::Excavate, story);
        self.open.frames.push(Frame::Dig(false, false));
        self.act_in_dig(colour, action, story);
    }

    /// Carries out a part of an excavation.
    pub(crate) fn act_in_dig(&mut self, colour: Colour, action: Action, story: &mut Story<Martians>) {
        let Some(Frame::Dig(taken, moved)) = self.top() else { return };
        match action {
            Action::Take(hex) => self.open.frames.push(Frame::Crystals(hex, moved)),
            Action::Drive(hex) => {
                self.set_top(Frame::Dig(taken, true));
                self.drive(colour, hex, story);
            }
            Action::Examine => {
                self.open.turn.used |= 1 << Work::Examine.index();
                self.examine(colour, story);
            }
            _ => unreachable!("only parts of an excavation are carried out here"),
        }
    }

    /// MA-EXC-06: 2 crystals, 1 more for each Geologist (MA-ASS-03); Long Arm changes nothing (MA-EXC-09).
    fn reach(&self, colour: Colour) -> i8 {
        LIMIT + self.open.corporation(colour).staff(Assistant::Geologist) as i8
    }

    /// The most crystals from any token in this weather: Earthquake takes 1 away (MA-EXC-26).
    pub fn crystal_limit(&self, colour: Colour) -> u8 {
        let weather = tables().weathers[self.open.weather.index()].crystals;
        (self.reach(colour) + weather).max(0) as u8
    }

    /// The most crystals from the token on a hex. Earthquake lowers what the excavation yields, so it counts after
    /// what the token shows (MA-EXC-26); by the other reading it lowers the limit alone (MA-RUL-30).
    pub fn crystals_from(&self, colour: Colour, hex: Hex) -> u8 {
        let spec = &tables().digs[self.open.digs[hex.0 as usize].index()];
        let shown = spec.regolith + spec.ice;
        match self.open.options.earthquake {
            Earthquake::Limit => self.crystal_limit(colour).min(shown),
            Earthquake::Result => {
                let weather = tables().weathers[self.open.weather.index()].crystals;
                (self.reach(colour).min(shown as i8) + weather).max(0) as u8
            }
        }
    }

    /// Any number up to the limit (MA-EXC-06, MA-DIF-15) and to what the token shows (MA-EXC-07).
    pub(crate) fn check_crystals(&self, colour: Colour, hex: Hex, regolith: u8, ice: u8) -> Check {
        let spec = &tables().digs[self.open.digs[hex.0 as usize].index()];
        let shows = regolith <= spec.regolith && ice <= spec.ice;
        unless(shows, Refusal::new("MA-EXC-07", refuse::TOKEN_SHOWS))?;
        let (taken, limit) = (regolith + ice, self.crystals_from(colour, hex));
        let rule = if taken <= self.reach(colour) as u8 { "MA-EXC-26" } else { "MA-EXC-06" };
        unless(taken <= limit, Refusal::new(rule, refuse::TOO_MANY).numbers(limit.into(), taken.into()))
    }

    /// Takes the crystals; the token leaves the game (MA-EXC-08), also if none were taken (MA-EXC-25).
    pub(crate) fn dig(
        &mut self,
        colour: Colour,
        hex: Hex,
        moved: bool,
        regolith: u8,
        ice: u8,
        story: &mut Story<Martians>,
    ) {
        self.open.frames.pop();
        self.set_top(Frame::Dig(true, moved));
        story.tell(|| Event::Dug { colour, hex, regolith, ice });
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

    /// MA-EXC-13: moves the machine and turns up the tokens around it, its own too (MA-RUL-34).
    fn drive(&mut self, colour: Colour, hex: Hex, story: &mut Story<Martians>) {
        self.open.machine = hex;
        story.tell(|| Event::Drove { colour, hex });
        let around = hex.neighbours().or(HexSet(1 << hex.0)).and(self.open.down);
        self.turn_up(around, story);
    }

    /// MA-HID-06: turns face-down tokens up for all. Nobody knows where each kind lies, so it is drawn only
    /// now.
    pub(crate) fn turn_up(&mut self, hexes: HexSet, story: &mut Story<Martians>) {
        for hex in hexes.iter() {
            let at = draw(&mut self.open.buried, &mut self.hidden.rng).expect("a token lies on each hex");
            let dig = Dig::ALL[at];
            self.open.down.remove(hex);
            self.open.up.insert(hex);
            self.open.digs[hex.0 as usize] = dig;
            story.all_learn();
            story.tell(|| Event::TurnedUp { hex, dig });
        }
    }

    /// MA-EXC-18: this marker took regolith in this turn. Dirty ice does not count (MA-EXC-20).
    pub(crate) fn check_examine(&self, time: u8) -> Check {
        unless(self.open.turn.regolith > 0, Refusal::new("MA-EXC-18", refuse::NO_REGOLITH))?;
        refuse::time(tables().works[Work::Examine.index()].time, time)
    }

    /// 1 time unit however much was taken (MA-EXC-19): a card for each regolith (MA-EXC-18), which is kept
    /// (MA-EXC-22), and one more with Molecular Sensor (MA-EXC-21). Cards that come otherwise, as from the Soil
    /// Analyst, get no such bonus (MA-COL-15).
    pub(crate) fn examine(&mut self, colour: Colour, story: &mut Story<Martians>) {
        self.spend_time(tables().works[Work::Examine.index()].time);
        let sensor = self.open.corporation(colour).has(CorpTech::MolecularSensor);
        self.draw_cards(colour, self.open.turn.regolith + u8::from(sensor), story);
    }

    /// MA-EVT-01: the Rift takes a face-up token next to the machine.
    pub(crate) fn check_collapse(&self, hex: Hex) -> Check {
        unless(self.rift_tokens().contains(hex), Refusal::new("MA-EVT-01", refuse::NO_DIG))
    }

    fn rift_tokens(&self) -> HexSet {
        self.open.up.and(self.open.machine.neighbours())
    }

    pub(crate) fn collapse(&mut self, hex: Hex, left: u8, story: &mut Story<Martians>) {
        self.remove_dig(hex);
        story.tell(|| Event::Collapsed { hex });
        self.set_top(Frame::Rift(left - 1));
    }

    /// Whether the Rift takes its tokens without a question: none due, or all that are there (MA-RUL-66).
    pub(crate) fn collapses_itself(&mut self, left: u8, story: &mut Story<Martians>) -> bool {
        let there = self.rift_tokens();
        if left > 0 && there.len() > left {
            return false;
        }
        if left > 0 {
            for hex in there.iter() {
                self.remove_dig(hex);
                story.tell(|| Event::Collapsed { hex });
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
