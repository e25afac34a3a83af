//! Phase III: Actions of cards, standard actions, forced conversion (AE-ACT).

use table::{Refusal, Seat, Story};

use crate::event::Event;
use crate::material::effect::{On, Stored, Target};
use crate::material::numbers::{FOREST_MC, OCEAN_MC, WARM_HEAT, WARM_MC};
use crate::material::op::{ActionOption, Op, Program};
use crate::material::{Card, Origin, Parameter, Phase, Standard, catalog};
use crate::refusal as no;
use crate::state::{Ares, Board, Frame};

impl Board {
    /// AE-ACT-22: the price of a standard action after card effects, and in what it is paid. AE-ACT-19: steel
    /// and titanium are not among them.
    pub(crate) fn standard_price(&self, standard: Standard) -> (Stored, u16) {
        let powers = &self.powers;
        let price = match standard {
            Standard::ForestPlants => powers.forest,
            Standard::ForestMc => FOREST_MC.saturating_sub(powers.standard),
            Standard::WarmHeat => WARM_HEAT,
            Standard::WarmMc => WARM_MC.saturating_sub(powers.standard),
            Standard::OceanMc => OCEAN_MC.saturating_sub(powers.standard),
        };
        (standard.paid_in(), price.into())
    }
}

impl Ares {
    /// AE-ACT-01, AE-ACT-04: each card in the tableau can be used once, if its cost can be paid in full.
    /// AE-ACT-07, AE-ACT-09, AE-RUL-26: with the bonus of the phase one card can be used a second time.
    /// AE-ACT-11: the tableau counts as it is now, so a card that has just come into play can be used too.
    pub(crate) fn check_use(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let board = self.board(seat);
        if !board.tableau.contains(card) {
            return Err(no::NOT_IN_PLAY.about(card.name()));
        }
        if !catalog().actions.contains(card) {
            return Err(no::NO_ACTION.about(card.name()));
        }
        if board.marks.used.contains(card) {
            if !board.chose(Phase::Action) {
                return Err(no::USED.about(card.name()));
            }
            if board.marks.again.is_some() {
                return Err(no::USED_TWICE.about(card.name()));
            }
        }
        if self.payable_options(seat, card).next().is_none() {
            return Err(self.too_dear(seat, card, 0));
        }
        Ok(())
    }

    /// AE-ACT-04: what is missing to pay for an option of an Action.
    pub(crate) fn too_dear(&self, seat: Seat, card: Card, option: u8) -> Refusal {
        let cost = self.cost_of(seat, &Ares::options(card)[usize::from(option)]);
        let (need, have) = self.shortfall(seat, cost, card.into()).unwrap_or_default();
        no::ACTION_COST.numbers(need as i16, have as i16).about(card.name())
    }

    fn options(card: Card) -> &'static [ActionOption] {
        let (first, count) = catalog().card(card).action;
        &catalog().options[usize::from(first)..usize::from(first + count)]
    }

    /// The cost and the gain of an option of an Action.
    pub(crate) fn option_of(&self, seat: Seat, card: Card, option: u8) -> Option<(Program, Program)> {
        let option = Ares::options(card).get(usize::from(option))?;
        Some((self.cost_of(seat, option), option.gain))
    }

    fn cost_of(&self, seat: Seat, option: &ActionOption) -> Program {
        if self.board(seat).chose(Phase::Action) { option.bonus_cost } else { option.cost }
    }

    /// AE-ACT-04, AE-RUL-27: the options whose cost can be paid in full; whether the benefit does any good does
    /// not matter.
    pub(crate) fn payable_options(&self, seat: Seat, card: Card) -> impl Iterator<Item = u8> {
        let options = Ares::options(card).iter().zip(0..);
        let payable =
            options.filter(move |(option, _)| self.can_pay(seat, self.cost_of(seat, option), card.into()));
        payable.map(|(_, at)| at)
    }

    /// Whether a list of costs can be paid in full.
    fn can_pay(&self, seat: Seat, at: Program, origin: Origin) -> bool {
        self.shortfall(seat, at, origin).is_none()
    }

    /// The first cost of a list that can't be paid: how much is needed, and how much is there.
    fn shortfall(&self, seat: Seat, at: Program, origin: Origin) -> Option<(u16, u16)> {
        let board = self.board(seat);
        let costs = catalog().ops[usize::from(at)..].iter().take_while(|op| **op != Op::End);
        costs.into_iter().find_map(|op| {
            let (need, have) = match *op {
                Op::Pay(price) => {
                    let funds = match price.resource {
                        Stored::Mc => self.mc_funds(seat),
                        Stored::Heat | Stored::Plants => self.stored(seat, price.resource),
                    };
                    (self.price(seat, &price), funds)
                }
                Op::PayTr(amount) => (amount.into(), board.tr),
                Op::Discard(cards) | Op::DiscardSome { min: cards, .. } => (cards.into(), board.hand.into()),
                Op::PayAmount { resource, min, .. } => (min.into(), self.stored(seat, resource)),
                Op::Remove { amount, target: Target::This, .. } => {
                    (amount.into(), origin.card().map_or(0, |card| self.stock(card)))
                }
                Op::Remove { kinds, amount, .. } => {
                    let found = self.givers(seat, kinds, amount).next().is_some();
                    (amount.into(), if found { amount.into() } else { 0 })
                }
                _ => unreachable!("only costs stand in a list of costs"),
            };
            (have < need).then_some((need, have))
        })
    }

    /// `use`: marks the card. AE-ACT-32: every use asks again for the option if there is more than one.
    pub(super) fn use_action(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card) {
        story.tell(|| Event::Used { seat, card });
        let marks = &mut self.board_mut(seat).marks;
        if marks.used.contains(card) {
            marks.again = Some(card);
        }
        marks.used.insert(card);
        let mut options = self.payable_options(seat, card);
        let (first, second) = (options.next(), options.next());
        drop(options);
        if second.is_some() {
            self.push_frame(seat, Frame::Option { card });
        } else {
            self.use_option(story, seat, card, first.expect("some option can be paid"));
        }
    }

    /// AE-ACT-03, AE-RUL-15: cost, benefit, then triggered effects. AE-ACT-08: a second use pays the cost
    /// again.
    pub(super) fn use_option(&mut self, _story: &mut Story<Ares>, seat: Seat, card: Card, option: u8) {
        let option = Ares::options(card)[usize::from(option)];
        let origin = Origin::from(card);
        self.push_frame(seat, Frame::Triggers);
        if self.board(seat).chose(Phase::Action) {
            self.push_frame(seat, Frame::Run { at: option.bonus_gain, origin });
        }
        self.push_frame(seat, Frame::Run { at: option.gain, origin });
        self.push_frame(seat, Frame::Run { at: self.cost_of(seat, &option), origin });
        self.fire(seat, On::UseCardAction, 1);
    }

    /// AE-ACT-20, AE-RUL-29, AE-DEC-17: the price can be paid, and the raise can still give something.
    /// AE-ACT-21: a forest always can. AE-ACT-05: nothing counts how often an action was done.
    pub(crate) fn check_standard(&self, seat: Seat, standard: Standard) -> Result<(), Refusal> {
        let parameter = match standard {
            Standard::ForestPlants | Standard::ForestMc => None,
            Standard::WarmHeat | Standard::WarmMc => Some(Parameter::Temperature),
            Standard::OceanMc => Some(Parameter::Oceans),
        };
        if let Some(parameter) = parameter.filter(|parameter| self.is_closed(*parameter)) {
            return Err(no::AT_MAX.about(parameter.name()));
        }
        let (resource, price) = self.board(seat).standard_price(standard);
        let have = match resource {
            Stored::Mc => self.mc_funds(seat),
            Stored::Heat | Stored::Plants => self.stored(seat, resource),
        };
        if have < price {
            return Err(no::STANDARD_COST.numbers(price as i16, have as i16).about(resource.name()));
        }
        Ok(())
    }

    /// AE-ACT-13, AE-ACT-14, AE-ACT-15, AE-ACT-16, AE-ACT-17: pays for a standard action and carries out what
    /// the board data say. AE-ACT-31: a forced conversion is the same action and triggers the same effects.
    pub(super) fn standard(&mut self, story: &mut Story<Ares>, seat: Seat, standard: Standard) {
        story.tell(|| Event::Standard { seat, standard });
        let (resource, price) = self.board(seat).standard_price(standard);
        self.push_frame(seat, Frame::Triggers);
        match resource {
            Stored::Heat | Stored::Plants => self.lose(story, seat, resource, price),
            // The benefit waits below the price, which may have to be split.
            Stored::Mc => {
                self.push_frame(seat, Frame::Run { at: catalog().standard(standard), origin: Origin::BOARD });
                self.push_frame(seat, Frame::Split { price: price as u8 });
                return;
            }
        }
        self.push_frame(seat, Frame::Run { at: catalog().standard(standard), origin: Origin::BOARD });
    }

    /// AE-ACT-23, AE-ACT-28, AE-DEC-24: nobody passes in phase III while heat or plants have to be converted.
    /// AE-ACT-24, AE-ACT-25, AE-RUL-30, AE-END-07: a parameter at its maximum ends the duty. AE-ACT-26,
    /// AE-ACT-27, AE-RUL-31: only heat and plants in store count, at the player's own price. AE-ACT-30: both
    /// are refused alike, so the player picks the order.
    pub(crate) fn check_duty(&self, seat: Seat) -> Result<(), Refusal> {
        let board = self.board(seat);
        let owed = [
            (Standard::WarmHeat, Parameter::Temperature, board.heat, no::DUTY_HEAT),
            (Standard::ForestPlants, Parameter::Oxygen, board.plants, no::DUTY_PLANTS),
        ];
        for (standard, parameter, have, refusal) in owed {
            let (_, price) = board.standard_price(standard);
            if have >= price && !self.open.planet.is_max(parameter) {
                return Err(refusal.numbers(price as i16, have as i16));
            }
        }
        Ok(())
    }
}
