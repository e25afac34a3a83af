//! The Lander: research, supplies, mission.

use table::{Refusal, Story};

use super::turn::unused;
use crate::action::Action;
use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

/// The most supplies of one action (MA-LAND-05).
const SUPPLIES: u8 = 2;

impl Martians {
    /// Whether any of the three actions is possible.
    pub(crate) fn any_lander(&self, colour: Colour, time: u8) -> bool {
        self.check_supplies(1, time).is_ok()
            || self.any_research(colour, time)
            || self.any_mission(colour, time)
    }

    fn any_research(&self, colour: Colour, time: u8) -> bool {
        Research::ALL.iter().any(|tile| self.check_research(colour, *tile, time).is_ok())
    }

    /// Whether the Mission action has anything to do: an open requirement, a commission (MA-LAND-14, MA-RUL-56)
    /// or a Proof of Life (MA-LAND-15).
    fn any_mission(&self, colour: Colour, time: u8) -> bool {
        time > 0
            && (self.check_proof(colour, time).is_ok()
                || self.open.steps().any(|step| self.check_requirement(colour, step, time).is_ok())
                || self.open.commissions.iter().any(|card| self.check_commission(colour, card, time).is_ok()))
    }

    /// MA-LAND-12: each of the three actions once with one marker.
    pub(crate) fn list_lander(&self, colour: Colour, time: u8, used: u16, out: &mut Vec<Action>) {
        let mut add = |action, check: Check| {
            if check.is_ok() {
                out.push(action);
            }
        };
        if unused(used, Work::Research) {
            for tile in Research::ALL {
                add(Action::Research(*tile), self.check_research(colour, *tile, time));
            }
        }
        if unused(used, Work::Supplies) {
            (1..=SUPPLIES).for_each(|n| add(Action::Supplies(n), self.check_supplies(n, time)));
        }
        if unused(used, Work::Mission) {
            for step in self.open.steps() {
                add(Action::Mission(step), self.check_requirement(colour, step, time));
            }
            for card in self.open.commissions.iter() {
                add(Action::Commission(card), self.check_commission(colour, card, time));
            }
            add(Action::Proof, self.check_proof(colour, time));
        }
    }

    /// Each Scientist saves 1 time unit (MA-ASS-04), two save 2 (MA-ASS-07), to not less than 1. Only Research
    /// (MA-LAND-03) and the Laboratory (MA-LAB-08) ask for it (MA-ASS-06).
    pub(crate) fn with_scientists(&self, colour: Colour, time: u8) -> u8 {
        let scientists = self.open.corporation(colour).staff(Assistant::Scientist);
        time.saturating_sub(scientists).max(time.min(1))
    }

    /// The time units of a research tile, less the Scientists (MA-LAND-03), and its materials (MA-LAND-02).
    pub(crate) fn research_price(&self, colour: Colour, tile: Research) -> (u8, &'static Price) {
        let spec = &tables().research[tile.index()];
        (self.with_scientists(colour, spec.time), &spec.price)
    }

    /// A tile on display (MA-LAND-01), its time (MA-LAND-03) and its materials (MA-LAND-02).
    #[inline(always)]
    pub(crate) fn check_research(&self, colour: Colour, tile: Research, time: u8) -> Check {
        unless(
            self.open.research.shown[tile.index()] > 0,
            Refusal::new("MA-LAND-01", refuse::NOT_SHOWN).about(tile.name()),
        )?;
        let silent = self.cycle_reached(|scenario| scenario.no_research_from);
        unless(!silent, Refusal::new("MA-LAND-01", refuse::EARTH_SILENT))?;
        let (need, price) = self.research_price(colour, tile);
        refuse::time(need, time)?;
        refuse::price(self.open.stock(colour), price)?;
        refuse::cards(self.minerals(colour), &price.cards)
    }

    /// Whether a rule of the scenario is in force by now.
    fn cycle_reached(&self, rule: impl Fn(&ScenarioSpec) -> Option<u8>) -> bool {
        self.open.scenario().and_then(rule).is_some_and(|from| self.open.cycle >= from)
    }

    pub(crate) fn research(&mut self, colour: Colour, tile: Research, story: &mut Story<Martians>) {
        let (time, price) = self.research_price(colour, tile);
        self.spend_time(time);
        self.buy(colour, Purchase::Research(tile), price, story);
    }

    /// MA-LAND-05: 1 or 2 supplies for as many time units; MA-LAND-06: one action.
    pub(crate) fn check_supplies(&self, n: u8, time: u8) -> Check {
        let limited = self.cycle_reached(|scenario| scenario.supplies_max_1_from);
        let most = if limited { 1 } else { SUPPLIES };
        unless(n <= most, Refusal::new("MA-LAND-05", refuse::SUPPLIES_LIMIT).numbers(most.into(), n.into()))?;
        refuse::time(n, time)
    }

    pub(crate) fn supplies(&mut self, colour: Colour, n: u8, story: &mut Story<Martians>) {
        self.spend_time(n);
        self.gain(colour, Resource::Supplies, n, story);
    }

    /// The time units of a Mission action (MA-LAND-07, MA-DIF-11).
    pub(crate) fn mission_time(&self) -> u8 {
        tables().works[Work::Mission.index()].time
    }

    /// MA-LAND-07: a commission on display that can be paid.
    pub(crate) fn check_commission(&self, colour: Colour, card: Commission, time: u8) -> Check {
        unless(
            self.open.commissions.contains(card),
            Refusal::new("MA-LAND-07", refuse::NOT_SHOWN).about(card.name()),
        )?;
        self.check_open_action(Target::Work(Work::Mission))?;
        refuse::time(self.mission_time(), time)?;
        let price = &tables().commissions[card.index()].price;
        refuse::price(self.open.stock(colour), price)?;
        refuse::cards(self.minerals(colour), &price.cards)
    }

    pub(crate) fn do_commission(&mut self, colour: Colour, card: Commission, story: &mut Story<Martians>) {
        self.spend_time(self.mission_time());
        let price = tables().commissions[card.index()].price;
        self.buy(colour, Purchase::Commission(card), &price, story);
    }

    /// MA-LAND-15: a Proof of Life may be handed in.
    pub(crate) fn check_proof(&self, colour: Colour, time: u8) -> Check {
        let have = self.minerals(colour)[Mineral::ProofOfLife.index()];
        unless(have > 0, Refusal::new("MA-LAND-15", refuse::NO_PROOF))?;
        self.check_open_action(Target::Work(Work::Mission))?;
        refuse::time(tables().proof_time, time)
    }

    pub(crate) fn prove(&mut self, colour: Colour, story: &mut Story<Martians>) {
        self.spend_time(tables().proof_time);
        self.spend_card(colour, Mineral::ProofOfLife, story);
        story.tell(|| Event::Proved { colour });
        self.gain(colour, Resource::Reputation, tables().proof_reputation, story);
    }

    /// Pays the goods of a purchase; the payer then names each card.
    pub(crate) fn buy(
        &mut self,
        colour: Colour,
        purchase: Purchase,
        price: &Price,
        story: &mut Story<Martians>,
    ) {
        self.pay(colour, price, story);
        if price.asks_cards() {
            self.open.frames.push(Frame::Pay(purchase, price.cards));
        } else {
            self.bought(colour, purchase, story);
        }
    }

    /// MA-RUL-67: a card that fits the next need and leaves the rest payable. Needs are met in the order
    /// yellow, green, red, any; a Proof of Life fits each of them (MA-LAND-02).
    pub(crate) fn check_spend(&self, colour: Colour, mut need: [u8; CARD_NEEDS], card: Mineral) -> Check {
        let next = need.iter().position(|n| *n > 0).unwrap_or_default();
        let fits = next == 3 || card == Mineral::ProofOfLife || card.index() == next;
        unless(fits, Refusal::new("MA-LAND-02", refuse::NOT_ASKED).about(card.name()))?;
        let mut hand = *self.minerals(colour);
        let have = hand[card.index()];
        unless(have > 0, Refusal::new("MA-LAND-02", refuse::CARDS).numbers(1, 0).about(card.name()))?;
        hand[card.index()] -= 1;
        need[next] -= 1;
        refuse::cards(&hand, &need)
    }

    pub(crate) fn spend(
        &mut self,
        colour: Colour,
        purchase: Purchase,
        mut need: [u8; CARD_NEEDS],
        card: Mineral,
        story: &mut Story<Martians>,
    ) {
        self.spend_card(colour, card, story);
        if let Some(next) = need.iter_mut().find(|n| **n > 0) {
            *next -= 1;
        }
        if need == [0; CARD_NEEDS] {
            self.open.frames.pop();
            self.bought(colour, purchase, story);
        } else {
            self.set_top(Frame::Pay(purchase, need));
        }
    }

    /// MA-HID-02: a spent card is shown and lies open in the discard pile (MA-DIF-16).
    fn spend_card(&mut self, colour: Colour, card: Mineral, story: &mut Story<Martians>) {
        if self.open.rules().pooled {
            self.open.cards[card.index()] -= 1;
        } else {
            self.secrets[colour.index()].cards[card.index()] -= 1;
            self.open.hands[colour.index()] -= 1;
        }
        self.open.spent[card.index()] += 1;
        story.tell(|| Event::Spent { colour, mineral: card });
    }

    /// What was bought takes effect. A research tile goes to the discard pile (MA-LAND-04, MA-DIF-12). A
    /// commission pays at once and leaves the game (MA-LAND-11, MA-RUL-36); COM replaces it (MA-LAND-09,
    /// MA-DIF-02), SOLO does not (MA-LAND-10).
    fn bought(&mut self, colour: Colour, purchase: Purchase, story: &mut Story<Martians>) {
        match purchase {
            Purchase::Research(tile) => {
                self.open.research.shown[tile.index()] -= 1;
                self.open.research_spent[tile.index()] += 1;
                story.tell(|| Event::Researched { colour, tile });
                self.gain(colour, Resource::Credits, tables().research[tile.index()].credits, story);
            }
            Purchase::Requirement(step) => self.requirement_done(colour, step, story),
            Purchase::Commission(card) => {
                self.open.commissions.remove(card);
                story.tell(|| Event::Fulfilled { colour, commission: card });
                self.gain(colour, Resource::Reputation, tables().commissions[card.index()].reputation, story);
                if self.open.rules().replaces_commission && !self.open.commission_deck.is_empty() {
                    self.reveal_commission();
                    story.all_learn();
                }
            }
        }
    }
}
