//! The Education Centre, and the use of experts.

use table::{Refusal, Story};

use super::turn::unused;
use crate::action::Action;
use crate::edition::prototype;
use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

impl Martians {
    /// MA-EDU-04: at most 2 experts on a card, in SOLO on the one card (MA-EDU-08).
    fn check_expert_room(&self, colour: Colour) -> Check {
        let (have, most) = (self.open.corporation(colour).experts.len() as i16, i16::from(tables().slots.0));
        unless(have < most, Refusal::new("MA-EDU-04", refuse::CARD_FULL).numbers(most, have))
    }

    /// MA-EDU-04: at most 2 assistants on a card, in SOLO on the one card (MA-EDU-08).
    fn check_assistant_room(&self, colour: Colour) -> Check {
        let have = self.open.corporation(colour).assistants.iter().sum::<u8>().into();
        let most = tables().slots.1.into();
        unless(have < most, Refusal::new("MA-EDU-04", refuse::CARD_FULL).numbers(most, have))
    }

    /// MA-EDU-02: the price is there, and somebody to hire.
    pub(crate) fn check_any_hire(&self, colour: Colour) -> Check {
        self.check_fixed(colour, Work::Hire, 0)?;
        let expert = self.check_expert_room(colour).is_ok() && self.open.experts.shown.iter().any(|n| *n > 0);
        let assistant =
            self.check_assistant_room(colour).is_ok() && self.open.assistants.shown.iter().any(|n| *n > 0);
        unless(
            expert || assistant,
            Refusal::new("MA-FIELD-09", refuse::NOTHING_POSSIBLE).about(Building::Education.name()),
        )
    }

    /// MA-EDU-02: an expert on display, for 2 credits and no time; MA-EDU-04: room on the card.
    pub(crate) fn check_hire(&self, colour: Colour, expert: Expert, time: u8) -> Check {
        unless(
            self.open.experts.shown[expert.index()] > 0,
            Refusal::new("MA-EDU-02", refuse::NOT_SHOWN).about(expert.name()),
        )?;
        self.check_expert_room(colour)?;
        self.check_fixed(colour, Work::Hire, time)
    }

    /// MA-EDU-02: an assistant on display, for 2 credits and no time; MA-EDU-04: room on the card.
    pub(crate) fn check_train(&self, colour: Colour, assistant: Assistant, time: u8) -> Check {
        unless(
            self.open.assistants.shown[assistant.index()] > 0,
            Refusal::new("MA-EDU-02", refuse::NOT_SHOWN).about(assistant.name()),
        )?;
        self.check_assistant_room(colour)?;
        self.check_fixed(colour, Work::Hire, time)
    }

    pub(crate) fn list_hires(&self, colour: Colour, time: u8, used: u16, out: &mut Vec<Action>) {
        if !unused(used, Work::Hire) || self.check_fixed(colour, Work::Hire, time).is_err() {
            return;
        }
        let experts = Expert::ALL.iter().filter(|expert| self.check_hire(colour, **expert, time).is_ok());
        out.extend(experts.map(|expert| Action::Hire(*expert)));
        let assistants =
            Assistant::ALL.iter().filter(|assistant| self.check_train(colour, **assistant, time).is_ok());
        out.extend(assistants.map(|assistant| Action::Train(*assistant)));
    }

    /// MA-EXP-05: the expert may be used at once (MA-RUL-37).
    pub(crate) fn hire(&mut self, colour: Colour, expert: Expert, story: &mut Story<Martians>) {
        self.pay_fixed(colour, Work::Hire, story);
        self.open.experts.shown[expert.index()] -= 1;
        let card = self.open.card(colour);
        self.open.cards_of[card].experts.push(Staff { expert, used: false });
        story.tell(|| Event::Hired { colour, expert });
    }

    /// MA-ASS-01: the assistant works from now on, for free (MA-RUL-37).
    pub(crate) fn train(&mut self, colour: Colour, assistant: Assistant, story: &mut Story<Martians>) {
        self.pay_fixed(colour, Work::Hire, story);
        self.open.assistants.shown[assistant.index()] -= 1;
        let card = self.open.card(colour);
        self.open.cards_of[card].assistants[assistant.index()] += 1;
        story.tell(|| Event::Trained { colour, assistant });
    }

    /// What a use of an expert costs.
    pub(crate) fn expert_price(&self, expert: Expert) -> Price {
        match expert {
            Expert::Nutritionist if self.open.rules().weak_nutritionist => prototype::nutritionist_price(),
            // MA-COL-13, MA-RUL-70: the books differ about the credits.
            Expert::PowerManager => {
                let price = tables().experts[expert.index()].price;
                price.without(Resource::Credits).changed(Resource::Credits, self.open.options.manager as i8)
            }
            _ => tables().experts[expert.index()].price,
        }
    }

    pub(crate) fn list_experts(&self, colour: Colour, out: &mut Vec<Action>) {
        let experts = &self.open.corporation(colour).experts;
        for (at, staff) in experts.iter().enumerate() {
            let again = experts[..at].iter().any(|other| other.expert == staff.expert);
            if !again && self.check_expert(colour, staff.expert).is_ok() {
                out.push(Action::Expert(staff.expert));
            }
        }
    }

    /// MA-DEC-26: an expert on the card (MA-EXP-01), face up (MA-EXP-03), paid in full, without time or
    /// marker (MA-EXP-02, MA-DIF-04). A token to remove must be there, one is enough (MA-EXP-14, MA-RUL-38).
    /// The collector's experts follow the same rules (MA-COL-18); the Builder needs a construction action to
    /// perform (MA-COL-16), but neither a field nor a marker (MA-COL-17), the Soil Analyst a card to draw
    /// (MA-COL-14, MA-RUL-68).
    pub(crate) fn check_expert(&self, colour: Colour, expert: Expert) -> Check {
        let experts = &self.open.corporation(colour).experts;
        let about = |rule, reason| Refusal::new(rule, reason).about(expert.name());
        unless(experts.iter().any(|staff| staff.expert == expert), about("MA-EXP-01", refuse::NO_EXPERT))?;
        unless(
            experts.iter().any(|staff| staff.expert == expert && !staff.used),
            about("MA-EXP-03", refuse::EXPERT_USED),
        )?;
        refuse::price(self.open.stock(colour), &self.expert_price(expert))?;
        if let Some(token) = tables().experts[expert.index()].removes {
            unless(
                self.open.demand_for(colour, token) > 0,
                Refusal::new("MA-EXP-14", refuse::NO_TOKEN).about(token.name()),
            )?;
        }
        match expert {
            Expert::MasterBuilder => unless(
                self.any_construction(colour, self.open.turn.time),
                Refusal::new("MA-COL-16", refuse::NOTHING_POSSIBLE).about(Building::Construction.name()),
            ),
            Expert::SoilAnalyst => {
                unless(self.cards_to_draw(), Refusal::new("MA-COL-14", refuse::NO_CARDS_LEFT))
            }
            Expert::Nutritionist
            | Expert::Engineer
            | Expert::Pharmacist
            | Expert::Physician
            | Expert::Chemist
            | Expert::PowerManager => Ok(()),
        }
    }

    /// Whether an examination card could still be drawn; everybody can count that.
    fn cards_to_draw(&self) -> bool {
        let renewed = if self.open.rules().reshuffles { self.open.spent.iter().sum() } else { 0 };
        self.open.examination_deck() + renewed > 0
    }

    /// One unused expert of the kind turns face down (MA-EXP-03): of two, each works once a round (MA-EXP-04),
    /// in SOLO for both colours together (MA-EXP-06). Tokens it removes are no deliveries (MA-EXP-15).
    pub(crate) fn use_expert(&mut self, colour: Colour, expert: Expert, story: &mut Story<Martians>) {
        let card = self.open.card(colour);
        let staff = self.open.cards_of[card]
            .experts
            .iter_mut()
            .find(|staff| staff.expert == expert && !staff.used)
            .expect("the expert is there");
        staff.used = true;
        story.tell(|| Event::UsedExpert { colour, expert });
        let price = self.expert_price(expert);
        self.pay(colour, &price, story);
        if expert == Expert::Nutritionist && self.open.rules().weak_nutritionist {
            let (token, n, reputation) = prototype::NUTRITIONIST;
            self.gain(colour, Resource::Reputation, reputation as u8, story);
            self.open.frames.push(Frame::Remove(colour, token, n));
        } else {
            self.open.frames.push(Frame::Run(tables().experts[expert.index()].script, colour));
        }
    }
}
