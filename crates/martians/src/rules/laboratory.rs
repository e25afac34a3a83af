//! The Laboratory: colony and corporation technologies.

use table::Refusal;

use super::turn::unused;
use crate::action::Action;
use crate::event::{Event, Tell};
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

impl Martians {
    /// MA-LAB-02 to MA-LAB-04, MA-LAB-08.
    pub(crate) fn check_colony(&self, colour: Colour, tech: ColonyTech, time: u8) -> Check {
        unless(
            !self.open.colony_has(colour, tech),
            Refusal::new("MA-LAB-03", refuse::DEVELOPED).about(tech.name()),
        )?;
        let spec = &tables().colony_techs[tech.index()];
        refuse::time(self.with_scientists(colour, spec.time), time)?;
        refuse::price(self.open.stock(colour), &spec.price)
    }

    /// MA-LAB-05, MA-LAB-06, MA-LAB-08.
    pub(crate) fn check_corporation(&self, colour: Colour, tech: CorpTech, time: u8) -> Check {
        unless(
            !self.open.corporation(colour).has(tech),
            Refusal::new("MA-LAB-06", refuse::DEVELOPED).about(tech.name()),
        )?;
        let spec = &tables().corp_techs[tech.index()];
        refuse::time(self.with_scientists(colour, spec.time), time)?;
        refuse::price(self.open.stock(colour), &spec.price)
    }

    pub(crate) fn any_laboratory(&self, colour: Colour, time: u8) -> bool {
        CorpTech::ALL.iter().any(|tech| self.check_corporation(colour, *tech, time).is_ok())
            || ColonyTech::ALL.iter().any(|tech| self.check_colony(colour, *tech, time).is_ok())
    }

    pub(crate) fn list_laboratory(&self, colour: Colour, time: u8, used: u16, out: &mut Vec<Action>) {
        if unused(used, Work::ColonyTechnology) {
            let open = ColonyTech::ALL.iter().filter(|tech| self.check_colony(colour, **tech, time).is_ok());
            out.extend(open.map(|tech| Action::Colony(*tech)));
        }
        if unused(used, Work::CorporationTechnology) {
            let open =
                CorpTech::ALL.iter().filter(|tech| self.check_corporation(colour, **tech, time).is_ok());
            out.extend(open.map(|tech| Action::Corporation(*tech)));
        }
    }

    /// MA-LAB-02: marked, and 3 reputation; it works from the next supply phase on (MA-TEC-02).
    pub(crate) fn learn_colony(&mut self, colour: Colour, tech: ColonyTech, tell: &mut Tell) {
        let spec = &tables().colony_techs[tech.index()];
        self.spend_time(self.with_scientists(colour, spec.time));
        self.pay(colour, &spec.price, tell);
        let colony = self.open.colony(colour);
        self.open.colony_techs[colony] |= 1 << tech.index();
        tell.say(|| Event::ColonyLearned { colour, tech });
        if self.open.rules().colony_reputation {
            self.gain(colour, Resource::Reputation, spec.reputation, tell);
        }
    }

    /// MA-LAB-05, MA-TEC-14: works at once; Weather Reports shows the top card.
    pub(crate) fn learn_corporation(&mut self, colour: Colour, tech: CorpTech, tell: &mut Tell) {
        let spec = &tables().corp_techs[tech.index()];
        self.spend_time(self.with_scientists(colour, spec.time));
        self.pay(colour, &spec.price, tell);
        let card = self.open.card(colour);
        self.open.cards_of[card].techs |= 1 << tech.index();
        tell.say(|| Event::Learned { colour, tech });
        if tech == CorpTech::WeatherReport {
            tell.learns(self.open.seat(colour));
            self.read_reports();
        }
    }
}
