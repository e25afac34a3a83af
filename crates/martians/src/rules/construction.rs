//! Facilities Construction: construction, upgrade, installation.

use table::{Refusal, Story};

use super::turn::unused;
use crate::action::Action;
use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

impl Martians {
    /// Whether any of the three actions is possible.
    pub(crate) fn any_construction(&self, colour: Colour, time: u8) -> bool {
        self.check_fixed(colour, Work::Build, time).is_ok()
            && (!self.open.construction.is_empty()
                || !self.open.development.is_empty()
                || self.check_installations(colour).is_ok())
    }

    /// MA-CON-07, MA-PROD-09: at most 2 installations, in SOLO 4, of any kind and however many others own
    /// (MA-PROD-10).
    fn check_installations(&self, colour: Colour) -> Check {
        let owned = self.open.corporation(colour).installations.iter().sum::<u8>();
        let most = self.open.rules().installations;
        unless(
            owned < most,
            Refusal::new("MA-CON-07", refuse::INSTALLATIONS).numbers(most.into(), owned.into()),
        )
    }

    /// MA-CON-01: the price. Construction needs a construction token, Upgrade a development token (MA-CON-10),
    /// in an unbuilt building too (MA-CON-04, MA-RUL-29).
    pub(crate) fn check_construction(&self, colour: Colour, action: Action, time: u8) -> Check {
        match action {
            Action::Build(building) => {
                self.check_fixed(colour, Work::Build, time)?;
                unless(
                    self.open.construction.contains(building),
                    Refusal::new("MA-CON-10", refuse::BUILT_ALREADY).about(building.name()),
                )
            }
            Action::Upgrade(field) => {
                self.check_fixed(colour, Work::Develop, time)?;
                unless(
                    self.open.development.contains(field),
                    Refusal::new("MA-CON-10", refuse::FINISHED_ALREADY).about(field.building().name()),
                )
            }
            _ => {
                self.check_fixed(colour, Work::Install, time)?;
                self.check_installations(colour)
            }
        }
    }

    /// MA-CON-08: each of the three actions once with one marker.
    pub(crate) fn list_construction(&self, colour: Colour, time: u8, used: u16, out: &mut Vec<Action>) {
        if self.check_fixed(colour, Work::Build, time).is_err() {
            return;
        }
        if unused(used, Work::Build) {
            let left = Building::ALL.iter().filter(|building| self.open.construction.contains(**building));
            out.extend(left.map(|building| Action::Build(*building)));
        }
        if unused(used, Work::Develop) {
            out.extend(self.open.development.iter().map(Action::Upgrade));
        }
        if unused(used, Work::Install) && self.check_installations(colour).is_ok() {
            out.extend(Installation::ALL.iter().map(|kind| Action::Install(*kind)));
        }
    }

    /// Construction removes the token, and the building can be used at once (MA-CON-02, MA-CON-09). Upgrade
    /// removes a development token, from under a marker too (MA-CON-03, MA-FIELD-17, MA-RUL-21). COM keeps both
    /// for the awards (MA-CON-05). Installation gives no reputation (MA-CON-06). The Builder comes here without
    /// a marker (MA-COL-16, MA-RUL-46).
    pub(crate) fn construct(&mut self, colour: Colour, action: Action, story: &mut Story<Martians>) {
        let card = self.open.card(colour);
        let keeps = self.open.rules().keeps_tokens;
        let work = match action {
            Action::Build(building) => {
                self.open.construction.remove(building);
                self.open.kept_construction[card] += u8::from(keeps);
                story.tell(|| Event::Built { colour, building });
                Work::Build
            }
            Action::Upgrade(field) => {
                self.open.development.remove(field);
                self.open.developed += 1;
                self.open.kept_development[card] += u8::from(keeps);
                story.tell(|| Event::Upgraded { colour, field });
                Work::Develop
            }
            Action::Install(kind) => {
                self.open.cards_of[card].installations[kind.index()] += 1;
                story.tell(|| Event::Installed { colour, installation: kind });
                Work::Install
            }
            _ => unreachable!("only construction actions are carried out here"),
        };
        self.pay_fixed(colour, work, story);
        self.gain(colour, Resource::Reputation, tables().works[work.index()].reputation, story);
    }
}
