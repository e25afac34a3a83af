//! Trades: which deal a player offers, and which they accept. Stocks lie open, so both sides reckon alike.

use super::{Judgement, Weights};
use crate::action::Action;
use crate::material::*;
use crate::state::*;

/// What an offer must be worth to each side. Less is not worth the talk.
const WORTHWHILE: f32 = 0.5;
/// How often a point counts that is offered: it is gone for sure, while what goods will bring is a guess, and the deal that
/// looks best is often the one guessed too high. Found by playing.
const GONE: f32 = 2.0;
/// The most units of a good that a player offers or asks for.
const UNITS: u8 = 3;

/// What a deal is worth to the player who offers it and to their partner.
#[derive(Clone, Copy)]
struct Gain {
    mine: f32,
    theirs: f32,
}

/// Units of one good that go from one side to the other, and what that changes.
#[derive(Clone, Copy)]
struct Half {
    good: usize,
    units: u8,
    change: Gain,
}

/// The two sides of a deal, and how they judge.
struct Sides<'a> {
    game: &'a Martians,
    w: &'a Judgement,
    goal: Price,
    colours: [Colour; 2],
    before: [f32; 2],
    /// How much of what the other side wins counts as a loss.
    envy: f32,
}

impl Martians {
    /// Of the exchanges of one good for another that are worth it to both, the one that is worth most to `colour`, which is
    /// in turn.
    pub(super) fn best_deal(&self, colour: Colour, partner: Colour, weights: &Weights) -> Option<Offer> {
        let sides = self.sides(colour, partner, weights);
        let [gives, asks] = sides.halves();
        let mut best = (WORTHWHILE, None);
        for give in &gives {
            for ask in asks.iter().filter(|ask| ask.good != give.good) {
                if !sides.is_promising(give, ask, best.0) {
                    continue;
                }
                let mut offer = Offer { partner, ..Offer::default() };
                offer.give[give.good] = give.units;
                offer.ask[ask.good] = ask.units;
                let gain = sides.gain(&offer);
                if gain.mine >= best.0 && gain.theirs >= WORTHWHILE {
                    best = (gain.mine, Some(offer));
                }
            }
        }
        best.1
    }

    /// What the player of `colour` does next about the offer that is being made: unit by unit what they would like best.
    pub(super) fn next_of_offer(&self, colour: Colour, weights: &Weights) -> Action {
        let offer = &self.open.offer;
        let Some(deal) = self.best_deal(colour, offer.partner, weights) else { return Action::Withdraw };
        let named = offer.give.iter().chain(&offer.ask);
        let meant = deal.give.iter().chain(&deal.ask);
        if named.zip(meant).any(|(named, meant)| named > meant) {
            return Action::Withdraw;
        }
        let lacks = |named: &[u8; GOODS.len()], meant: &[u8; GOODS.len()]| {
            GOODS.iter().enumerate().find(|(at, _)| named[*at] < meant[*at]).map(|(_, good)| *good)
        };
        let give = lacks(&offer.give, &deal.give).map(Action::Give);
        give.or_else(|| lacks(&offer.ask, &deal.ask).map(Action::Ask)).unwrap_or(Action::Send)
    }

    /// What the partner answers to the offer that waits.
    pub(super) fn answer(&self, weights: &Weights) -> Action {
        let offer = &self.open.offer;
        let gain = self.sides(self.open.turn.colour, offer.partner, weights).gain(offer);
        if gain.theirs > 0.0 { Action::Accept } else { Action::Refuse }
    }

    fn sides<'a>(&'a self, colour: Colour, partner: Colour, weights: &'a Weights) -> Sides<'a> {
        let w = self.judgement(weights);
        let mut sides = Sides {
            game: self,
            w,
            goal: self.goal_goods(),
            colours: [colour, partner],
            before: [0.0; 2],
            envy: self.envy(w),
        };
        sides.before = [0, 1].map(|side| sides.worth(side, self.open.stock(sides.colours[side])));
        sides
    }

    /// How much of a partner's gain is one's own loss: where only one can win, what one player gains all others lose, so
    /// two players alone have nothing to trade.
    fn envy(&self, w: &Judgement) -> f32 {
        let others = f32::from(self.open.options.players - 1);
        if self.open.options.must_succeed { w.rival } else { w.rival.max(1.0 / others) }
    }
}

impl Sides<'_> {
    /// What a stock is worth to a side. The player in turn may also deliver from it.
    fn worth(&self, side: usize, stock: &Stock) -> f32 {
        let Sides { game, w, goal, .. } = self;
        let colour = self.colours[side];
        let deliveries = if side == 0 { game.deliveries(colour, stock, w) } else { 0.0 };
        w.point * f32::from(stock.get(Resource::Reputation))
            + game.power_worth(colour, stock, goal, w)
            + game.stock_worth(colour, stock, goal, w)
            + deliveries
    }

    /// What a change of a side's stock is worth to it.
    fn change(&self, side: usize, change: impl FnOnce(&mut Stock)) -> f32 {
        let before = self.game.open.stock(self.colours[side]);
        let mut stock = *before;
        change(&mut stock);
        let points = |stock: &Stock| stock.get(Resource::Reputation);
        let offered = if side == 0 { points(before).saturating_sub(points(&stock)) } else { 0 };
        self.worth(side, &stock) - self.before[side] - (GONE - 1.0) * self.w.point * f32::from(offered)
    }

    /// What can be given and what can be asked for.
    fn halves(&self) -> [Vec<Half>; 2] {
        [0, 1].map(|giver| {
            let mut halves = Vec::new();
            for (at, good) in GOODS.iter().enumerate() {
                let have = self.game.open.stock(self.colours[giver]).get(*good);
                for units in 1..=u16::from(UNITS).min(have) {
                    let gives = self.change(giver, |stock| _ = stock.lose(*good, units));
                    let gets = self.change(1 - giver, |stock| stock.gain(*good, units));
                    let (mine, theirs) = if giver == 0 { (gives, gets) } else { (gets, gives) };
                    halves.push(Half { good: at, units: units as u8, change: Gain { mine, theirs } });
                }
            }
            halves
        })
    }

    /// Whether the two halves together seem worth more than `least` to the player in turn, and enough to their partner.
    fn is_promising(&self, give: &Half, ask: &Half, least: f32) -> bool {
        let mine = give.change.mine + ask.change.mine;
        let theirs = give.change.theirs + ask.change.theirs;
        mine - self.envy * theirs >= least && theirs - self.envy * mine >= WORTHWHILE
    }

    /// What a deal is worth to both sides.
    fn gain(&self, offer: &Offer) -> Gain {
        let trade = |stock: &mut Stock, gets: &[u8; GOODS.len()], gives: &[u8; GOODS.len()]| {
            for (at, good) in GOODS.iter().enumerate() {
                stock.gain(*good, gets[at].into());
                stock.lose(*good, gives[at].into());
            }
        };
        let mine = self.change(0, |stock| trade(stock, &offer.ask, &offer.give));
        let theirs = self.change(1, |stock| trade(stock, &offer.give, &offer.ask));
        Gain { mine: mine - self.envy * theirs, theirs: theirs - self.envy * mine }
    }
}
