//! The interpreter of card effects: one step after the other, with the questions they raise.

use table::{Refusal, Story};

use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

/// The step with this number.
pub(crate) fn step(at: u16) -> Step {
    tables().steps[at as usize]
}

impl Martians {
    /// Carries out the first step of a script; the rest waits.
    pub(crate) fn run_script(&mut self, script: Script, colour: Colour, story: &mut Story<Martians>) {
        if script.is_empty() {
            return;
        }
        if script.len > 1 {
            let rest = Script { start: script.start + 1, len: script.len - 1 };
            self.open.frames.push(Frame::Run(rest, colour));
        }
        self.do_step(script.start, colour, story);
    }

    /// The colour a step concerns, where it is one.
    fn one(&self, who: Who, colour: Colour) -> Colour {
        match who {
            Who::Actor | Who::Same => colour,
            Who::FirstPlayer | Who::Pool | Who::Each => self.open.first,
        }
    }

    fn do_step(&mut self, at: u16, colour: Colour, story: &mut Story<Martians>) {
        match step(at) {
            Step::Gain { who, what, n } => self.gain_step(who, colour, what, n, story),
            Step::Lose { who: Who::Each, .. } if self.open.rules().pooled => self.shares(at, story),
            Step::Lose { who: Who::Each, once: true, .. } => self.shares(at, story),
            Step::Lose { who: Who::Each, .. } => self.open.frames.push(Frame::Each(at, 0)),
            Step::Lose { who, what, n, otherwise, .. } => {
                let payer = self.one(who, colour);
                if self.lose(payer, what, n, story) < n {
                    self.open.frames.push(Frame::Run(otherwise, payer));
                }
            }
            Step::PlaceTokens { token, shared, com_each } => {
                self.place_tokens(token, shared, com_each, story);
            }
            Step::RemoveTokens { token, n } => {
                self.open.frames.push(Frame::Remove(colour, token, n));
            }
            Step::Confine { who: Who::Each, .. } => self.open.frames.push(Frame::Each(at, 0)),
            Step::Confine { who, zone } => {
                let who = self.one(who, colour);
                self.open.frames.push(Frame::Confine(who, zone, self.own_quarter(who)));
            }
            Step::Release { who: Who::Each, zone } => {
                for colour in self.open.order() {
                    self.release(colour, zone, story);
                }
            }
            Step::Release { who, zone } => self.release(self.one(who, colour), zone, story),
            Step::RecallMarkers => self.recall_all(),
            Step::Modify { modifier, until } => self.begin(modifier, until),
            Step::NextTurn { who: Who::Each, delta } => {
                for colour in self.open.order() {
                    self.open.next_turn[colour.index()] += delta;
                }
            }
            Step::NextTurn { who, delta } => {
                let who = self.one(who, colour);
                self.open.next_turn[who.index()] += delta;
            }
            Step::CloseField { building, until } => self.close_field(building, until, story),
            Step::Unfinish { building, otherwise } => self.unfinish(building, otherwise, colour, story),
            Step::TakeCrop => {
                if self.any_crop(colour) {
                    self.open.frames.push(Frame::TakeCrop(colour));
                }
            }
            Step::RemoveDigs { n } => self.open.frames.push(Frame::Rift(n)),
            Step::Draw { who: Who::Each, n } => {
                for colour in self.open.order() {
                    self.draw_cards(colour, n, story);
                }
            }
            Step::Draw { who, n } => self.draw_cards(self.one(who, colour), n, story),
            Step::PeekEvent => self.peek_event(story),
            Step::HalveRtg => {
                let n = self.open.rtg.div_ceil(2);
                self.open.rtg -= n;
                story.tell(|| Event::RtgLost { n });
            }
            Step::ConstructionAction => self.open.frames.push(Frame::Builder),
            Step::Choice { decider: Decider::Each, .. } => self.open.frames.push(Frame::Each(at, 0)),
            Step::Choice { decider, .. } => {
                let decides = match decider {
                    Decider::Actor => colour,
                    Decider::FirstPlayer | Decider::Group | Decider::Each => self.open.first,
                };
                self.open.frames.push(Frame::Choose(at, decides));
            }
            Step::If { test: Test::TimesBelow(requirement, n), then, or_else } => {
                let below = self.open.times(requirement) < n[self.players()];
                self.open.frames.push(Frame::Run(if below { then } else { or_else }, colour));
            }
            Step::Counter { delta, cap } => self.count(delta, cap, story),
            Step::MoveExpedition { free } => self.open.frames.push(Frame::Enter(colour, free)),
            Step::Avalanche { n } => self.avalanche(n, story),
            Step::FreeNext { requirement, what, n } => {
                self.open.mission.waived = Some((requirement, what, n));
            }
            Step::PassFirstPlayer => self.pass_first_player(story),
        }
    }

    /// A step for every colour in turn order (MA-RUL-25), each as far as it can (MA-RUL-54).
    pub(crate) fn run_each(&mut self, at: u16, place: u8, story: &mut Story<Martians>) {
        if place == self.open.colours() {
            return;
        }
        self.open.frames.push(Frame::Each(at, place + 1));
        let colour = self.open.in_order(place);
        match step(at) {
            Step::Choice { .. } => self.open.frames.push(Frame::Choose(at, colour)),
            Step::Lose { what, n, otherwise, .. } => {
                if self.lose(colour, what, n, story) < n {
                    self.open.frames.push(Frame::Run(otherwise, colour));
                }
            }
            Step::Confine { zone, .. } => {
                self.open.frames.push(Frame::Confine(colour, zone, self.own_quarter(colour)));
            }
            _ => unreachable!("only these steps go round the table"),
        }
    }

    fn gain_step(&mut self, who: Who, colour: Colour, what: Resource, n: u8, story: &mut Story<Martians>) {
        match who {
            Who::Each => {
                for colour in self.open.order() {
                    self.gain(colour, what, n, story);
                }
            }
            Who::Pool if !self.open.rules().pooled => {
                for at in 0..n {
                    self.gain(self.open.in_order(at % self.open.colours()), what, 1, story);
                }
            }
            Who::Pool | Who::Actor | Who::Same | Who::FirstPlayer => {
                self.gain(self.one(who, colour), what, n, story);
            }
        }
    }

    /// A loss of every colour where the stock is common, or where it is answered once: unpaid shares are
    /// counted, then `otherwise` follows (MA-RUL-58).
    fn shares(&mut self, at: u16, story: &mut Story<Martians>) {
        let Step::Lose { what, n, otherwise, once, .. } = step(at) else { return };
        let mut unpaid = 0;
        for colour in self.open.order() {
            unpaid += u8::from(self.lose(colour, what, n, story) < n);
        }
        if unpaid == 0 || otherwise.is_empty() {
            return;
        }
        if once {
            self.open.frames.push(Frame::Run(otherwise, self.open.first));
        } else if matches!(step(otherwise.start), Step::Confine { .. } | Step::NextTurn { .. }) {
            self.open.frames.push(Frame::Bear(at, unpaid, 0));
        } else {
            for _ in 0..unpaid {
                self.open.frames.push(Frame::Run(otherwise, self.open.first));
            }
        }
    }

    /// Whether unpaid shares fall without a question: none left, or one for every colour (MA-RUL-66).
    pub(crate) fn bears_itself(&mut self, at: u16, unpaid: u8, borne: u8) -> bool {
        let free = |colour: &Colour| borne >> colour.index() & 1 == 0;
        if unpaid > 0 && self.open.order().filter(free).count() > unpaid as usize {
            return false;
        }
        self.open.frames.pop();
        if let Step::Lose { otherwise, .. } = step(at)
            && unpaid > 0
        {
            for colour in self.open.order().filter(free) {
                self.open.frames.push(Frame::Run(otherwise, colour));
            }
        }
        true
    }

    /// MA-RUL-58: each colour bears at most one share of an event (MA-DEC-16).
    pub(crate) fn check_bear(&self, borne: u8, who: Colour) -> Check {
        let plays = (who as u8) < self.open.colours();
        unless(plays, Refusal::new("MA-RUL-58", refuse::NO_PARTNER))?;
        unless(
            borne >> who.index() & 1 == 0,
            Refusal::new("MA-RUL-58", refuse::BEARS_ALREADY).about(who.name()),
        )
    }

    pub(crate) fn bear(&mut self, at: u16, unpaid: u8, borne: u8, who: Colour) {
        self.set_top(Frame::Bear(at, unpaid - 1, borne | 1 << who.index()));
        if let Step::Lose { otherwise, .. } = step(at) {
            self.open.frames.push(Frame::Run(otherwise, who));
        }
    }

    /// MA-DEC-15: an option that cannot be met in full is allowed only if none can (MA-EVT-10, MA-RUL-57).
    pub(crate) fn check_choose(&self, at: u16, colour: Colour, option: u8) -> Check {
        let Step::Choice { options, .. } = step(at) else { return Err(refuse::not_now()) };
        let script = options[option as usize - 1];
        let possible =
            self.can_meet(script, colour) || !options.iter().any(|option| self.can_meet(*option, colour));
        unless(possible, Refusal::new("MA-EVT-10", refuse::OPTION_UNPAYABLE))
    }

    /// Whether a colour can meet a script in full: every loss, a marker to give, a crop tile to take
    /// (MA-RUL-68).
    fn can_meet(&self, script: Script, colour: Colour) -> bool {
        (script.start..script.start + u16::from(script.len)).all(|at| match step(at) {
            Step::Lose { who: Who::Each, what, n, .. } => {
                let colours = u16::from(self.open.colours());
                let share = if self.open.rules().pooled { u16::from(n) * colours } else { n.into() };
                self.open.order().all(|colour| self.open.stock(colour).get(what) >= share)
            }
            Step::Lose { who, what, n, .. } => {
                self.open.stock(self.one(who, colour)).get(what) >= u16::from(n)
            }
            Step::Confine { who, .. } => {
                let who = self.one(who, colour);
                self.open.pool[who.index()] > 0 || !self.open.markers[who.index()].is_empty()
            }
            Step::TakeCrop => self.any_crop(colour),
            _ => true,
        })
    }

    pub(crate) fn choose(&mut self, at: u16, colour: Colour, option: u8) {
        self.open.frames.pop();
        if let Step::Choice { options, .. } = step(at) {
            self.open.frames.push(Frame::Run(options[option as usize - 1], colour));
        }
    }

    /// A card places demand tokens: from Q1 on, in COM in every player's quarter.
    fn place_tokens(&mut self, token: Demand, shared: [u8; 4], com_each: u8, story: &mut Story<Martians>) {
        let rules = self.open.rules();
        if rules.shared {
            for quarter in super::dealt(shared[self.players()], rules.quarters) {
                self.demand_token(token, quarter, story);
            }
            return;
        }
        for at in 0..self.open.colours() {
            for _ in 0..com_each {
                self.demand_token(token, self.own_quarter(Colour::nth(at)), story);
            }
        }
    }

    /// Closes the rightmost open field; if all hold markers, the rightmost of these.
    fn close_field(&mut self, building: Building, until: Until, story: &mut Story<Martians>) {
        let out = self.open.unavailable.0 | self.closed_fields().0;
        let usable = FieldSet(building.mask().0 & !out);
        let free = FieldSet(usable.0 & !self.open.occupied().0);
        if let Some(field) = free.rightmost().or(usable.rightmost()) {
            self.begin(Modifier::CloseField(field), until);
            story.tell(|| Event::FieldClosed { field });
        }
    }

    /// Puts a development token on the rightmost field without token or marker; else does what the card says.
    fn unfinish(
        &mut self,
        building: Building,
        otherwise: Script,
        colour: Colour,
        story: &mut Story<Martians>,
    ) {
        let taken = self.open.development.0 | self.open.occupied().0;
        match FieldSet(building.mask().0 & !taken).rightmost() {
            Some(field) => {
                self.open.development.insert(field);
                story.tell(|| Event::Unfinished { field });
            }
            None => self.open.frames.push(Frame::Run(otherwise, colour)),
        }
    }
}
