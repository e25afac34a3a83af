//! MOXIE, Hospital and Water Treatment: one action each.

use table::{Refusal, Story};

use super::turn::unused;
use crate::action::Action;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

/// What an action of the Hospital (MA-HOS-02) or of Water Treatment (MA-WAT-02) makes.
pub(crate) const fn product(work: Work) -> Option<(Resource, u8)> {
    match work {
        Work::MakeMedicine => Some((Resource::Medicine, 1)),
        Work::TreatWater => Some((Resource::Water, 2)),
        _ => None,
    }
}

impl Martians {
    /// The price of an action with a fixed price.
    pub(crate) fn work_price(&self, work: Work) -> Price {
        self.price(Target::Work(work), &tables().works[work.index()].price)
    }

    /// Whether there is time and goods for an action with a fixed price.
    #[inline(always)]
    pub(crate) fn check_fixed(&self, colour: Colour, work: Work, time: u8) -> Check {
        refuse::time(self.work_time(work), time)?;
        refuse::price(self.open.stock(colour), &self.work_price(work))
    }

    /// Pays the time and goods of an action with a fixed price.
    pub(crate) fn pay_fixed(&mut self, colour: Colour, work: Work, story: &mut Story<Martians>) {
        self.spend_time(self.work_time(work));
        let price = self.work_price(work);
        self.pay(colour, &price, story);
    }

    /// MOXIE can be paid (MA-MOX-01) and there is a token to remove (MA-MOX-04).
    #[inline(always)]
    pub(crate) fn check_any_oxygen(&self, colour: Colour, time: u8) -> Check {
        self.check_fixed(colour, Work::MakeOxygen, time)?;
        unless(
            self.open.demand_for(colour, Demand::Oxygen) > 0,
            Refusal::new("MA-MOX-04", refuse::NO_TOKEN).about(Demand::Oxygen.name()),
        )
    }

    /// MA-MOX-01: MOXIE can be paid, and a token lies in this quarter (MA-MOX-04), in COM their own
    /// (MA-MOX-03).
    pub(crate) fn check_oxygen(&self, colour: Colour, quarter: Quarter, time: u8) -> Check {
        self.check_fixed(colour, Work::MakeOxygen, time)?;
        self.check_from(colour, Demand::Oxygen, quarter).map_err(|refusal| {
            let own = refusal.reason != refuse::OTHER_QUARTER;
            Refusal { rule: if own { "MA-MOX-04" } else { "MA-MOX-03" }, ..refusal }
        })
    }

    pub(crate) fn list_oxygen(&self, colour: Colour, time: u8, used: u16, out: &mut Vec<Action>) {
        if unused(used, Work::MakeOxygen) && self.check_any_oxygen(colour, time).is_ok() {
            let with = Quarter::ALL.iter().filter(|q| self.check_from(colour, Demand::Oxygen, **q).is_ok());
            out.extend(with.map(|quarter| Action::Oxygen(*quarter)));
        }
    }

    /// MA-MOX-02: removes the token and gains 2 reputation.
    pub(crate) fn oxygen(&mut self, colour: Colour, quarter: Quarter, story: &mut Story<Martians>) {
        self.pay_fixed(colour, Work::MakeOxygen, story);
        self.take_token(colour, Demand::Oxygen, quarter, story);
        self.gain(colour, Resource::Reputation, tables().works[Work::MakeOxygen.index()].reputation, story);
    }

    /// Whether Hospital (MA-HOS-01) or Water Treatment (MA-WAT-01) can be paid.
    pub(crate) fn check_plant(&self, colour: Colour, work: Work, time: u8) -> Check {
        self.check_fixed(colour, work, time)
    }

    pub(crate) fn list_plants(
        &self,
        colour: Colour,
        building: Building,
        time: u8,
        used: u16,
        out: &mut Vec<Action>,
    ) {
        let (work, action) = match building {
            Building::Hospital => (Work::MakeMedicine, Action::Medicine),
            _ => (Work::TreatWater, Action::Water),
        };
        if unused(used, work) && self.check_plant(colour, work, time).is_ok() {
            out.push(action);
        }
    }

    /// Makes medicine (MA-HOS-02) or drinking water (MA-WAT-02).
    pub(crate) fn plant(&mut self, colour: Colour, action: Action, story: &mut Story<Martians>) {
        let work = if action == Action::Medicine { Work::MakeMedicine } else { Work::TreatWater };
        self.pay_fixed(colour, work, story);
        if let Some((what, n)) = product(work) {
            self.gain(colour, what, n, story);
        }
    }
}
