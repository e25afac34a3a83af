//! The Laboratory: colony and corporation technologies.

use table::{Refusal, Story};

use super::turn::unused;
use crate::action::Action;
use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

impl Martians {
    /// The time of a colony technology, less the Scientists (MA-LAB-08), and its price (MA-LAB-02).
    pub(crate) fn colony_price(&self, colour: Colour, tech: ColonyTech) -> (u8, &'static Price) {
        let spec = &tables().colony_techs[tech.index()];
        (self.with_scientists(colour, spec.time), &spec.price)
    }

    /// The time of a corporation technology, less the Scientists (MA-LAB-08), and its price (MA-LAB-05).
    pub(crate) fn corporation_price(&self, colour: Colour, tech: CorpTech) -> (u8, &'static Price) {
        let spec = &tables().corp_techs[tech.index()];
        (self.with_scientists(colour, spec.time), &spec.price)
    }

    /// The reputation of a colony technology (MA-LAB-02).
    pub(crate) fn colony_reputation(&self, tech: ColonyTech) -> u8 {
        if self.open.rules().colony_reputation { tables().colony_techs[tech.index()].reputation } else { 0 }
    }

    /// Whether a colony technology can be developed: its price (MA-LAB-02), its time less the Scientists
    /// (MA-LAB-08), once in a shared colony (MA-LAB-03), once for each player in COM (MA-LAB-04).
    pub(crate) fn check_colony(&self, colour: Colour, tech: ColonyTech, time: u8) -> Check {
        unless(
            !self.open.colony_has(colour, tech),
            Refusal::new("MA-LAB-03", refuse::DEVELOPED).about(tech.name()),
        )?;
        let (need, price) = self.colony_price(colour, tech);
        refuse::time(need, time)?;
        refuse::price(self.open.stock(colour), price)
    }

    /// Whether a corporation technology can be developed: once (MA-LAB-06), for its time and 1 energy
    /// (MA-LAB-05, MA-TEC-07), less the Scientists (MA-LAB-08).
    pub(crate) fn check_corporation(&self, colour: Colour, tech: CorpTech, time: u8) -> Check {
        unless(
            !self.open.corporation(colour).has(tech),
            Refusal::new("MA-LAB-06", refuse::DEVELOPED).about(tech.name()),
        )?;
        let (need, price) = self.corporation_price(colour, tech);
        refuse::time(need, time)?;
        refuse::price(self.open.stock(colour), price)
    }

    pub(crate) fn any_laboratory(&self, colour: Colour, time: u8) -> bool {
        CorpTech::ALL.iter().any(|tech| self.check_corporation(colour, *tech, time).is_ok())
            || ColonyTech::ALL.iter().any(|tech| self.check_colony(colour, *tech, time).is_ok())
    }

    /// MA-LAB-07: one colony and one corporation technology with one marker.
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

    /// MA-LAB-02: marks it for 3 reputation; the next supply phase is the first to look at it (MA-TEC-02).
    pub(crate) fn learn_colony(&mut self, colour: Colour, tech: ColonyTech, story: &mut Story<Martians>) {
        let (time, price) = self.colony_price(colour, tech);
        self.spend_time(time);
        self.pay(colour, price, story);
        let colony = self.open.colony(colour);
        self.open.colony_techs[colony] |= 1 << tech.index();
        story.tell(|| Event::ColonyLearned { colour, tech });
        self.gain(colour, Resource::Reputation, self.colony_reputation(tech), story);
    }

    /// MA-LAB-05: marks it on the card, where it works at once (MA-TEC-14, MA-RUL-40); Weather Reports shows
    /// the top card.
    pub(crate) fn learn_corporation(&mut self, colour: Colour, tech: CorpTech, story: &mut Story<Martians>) {
        let (time, price) = self.corporation_price(colour, tech);
        self.spend_time(time);
        self.pay(colour, price, story);
        let card = self.open.card(colour);
        self.open.cards_of[card].techs |= 1 << tech.index();
        story.tell(|| Event::Learned { colour, tech });
        if tech == CorpTech::WeatherReport {
            story.learns(self.open.seat(colour));
            self.read_reports();
        }
    }
}
