//! What a seat is said to have is what the log says that it got and gave.

use std::collections::BTreeMap;

use martians::material::*;
use martians::*;
use table::{Game, Log, Options as _, Rng, Seat, Viewer};

use crate::prelude::*;

/// What the log says that one stock holds.
#[derive(Clone, Default)]
struct Purse {
    goods: [i64; Resource::COUNT],
    cards: [i64; Mineral::COUNT],
}

/// The stocks by seat; SOLO and CO-OP have one for all.
struct Ledger {
    common: bool,
    purses: Vec<Purse>,
}

impl Ledger {
    fn new(game: &Martians) -> Ledger {
        let common = matches!(game.options().variant, Variant::Solo | Variant::Coop);
        let purse = |seat: u8| {
            let stock = game.open().stock(Colour::nth(seat));
            Purse { goods: stock.0.map(i64::from), ..Purse::default() }
        };
        Ledger { common, purses: (0..game.seats()).map(purse).collect() }
    }

    fn of(&mut self, colour: Colour) -> &mut Purse {
        &mut self.purses[if self.common { 0 } else { colour.index() }]
    }

    fn add(&mut self, colour: Colour, what: Resource, n: i64) {
        self.of(colour).goods[what.index()] += n;
    }

    /// Writes down what happened; `offer` is the deal that lay on the table.
    fn enter(&mut self, offer: &Offer, event: &Event) {
        match *event {
            Event::Gained { colour, what, n } => self.add(colour, what, n.into()),
            Event::Lost { colour, what, n } | Event::Paid { colour, what, n } => {
                self.add(colour, what, -i64::from(n));
            }
            Event::Produced { colour, n } => self.add(colour, Energy, n.into()),
            Event::Dug { colour, regolith, ice, .. } => {
                self.add(colour, Regolith, regolith.into());
                self.add(colour, Ice, ice.into());
            }
            Event::Delivered { colour, product, .. } => self.add(colour, product.resource(), -1),
            Event::Agreed { colour, partner } => {
                for (at, what) in GOODS.iter().enumerate() {
                    let net = i64::from(offer.ask[at]) - i64::from(offer.give[at]);
                    self.add(colour, *what, net);
                    self.add(partner, *what, -net);
                }
            }
            Event::Drew { colour, cards: Some(cards), .. } => {
                self.of(colour).cards.iter_mut().zip(cards).for_each(|(has, n)| *has += i64::from(n));
            }
            Event::Spent { colour, mineral } => self.of(colour).cards[mineral.index()] -= 1,
            _ => {}
        }
    }

    /// What a viewer may know of it: the kinds of cards only if they are common, their own, or shown after the end.
    fn shown(&self, game: &Martians, viewer: Viewer, seat: Seat) -> BTreeMap<&'static str, i64> {
        let purse = &self.purses[if self.common { 0 } else { seat.index() }];
        let mut shown: BTreeMap<_, _> =
            Resource::ALL.iter().map(|what| (what.name(), purse.goods[what.index()])).collect();
        if self.common || viewer.is(seat) || game.outcome().is_some() {
            shown.extend(Mineral::ALL.iter().map(|mineral| (mineral.name(), purse.cards[mineral.index()])));
        } else {
            shown.insert("martians-card", purse.cards.iter().sum());
        }
        shown
    }
}

/// Compares what everybody sees that the seats have; returns how many examination cards were among it.
fn agree(game: &Martians, ledger: &Ledger) -> i64 {
    for viewer in Viewer::everybody(game.seats()).chain([Viewer::Open]) {
        let view = game.view(viewer);
        for seat in (0..game.seats()).map(Seat) {
            let has = Martians::holdings(&view, seat);
            let has: BTreeMap<_, _> = has.iter().map(|holding| (holding.what, holding.count)).collect();
            assert_eq!(has, ledger.shown(game, viewer, seat), "{viewer:?} looks at {seat}");
        }
    }
    ledger.purses.iter().flat_map(|purse| purse.cards).sum()
}

#[test]
fn holdings_are_what_was_gained_paid_and_traded() {
    let (mut cards, mut deals) = (0, 0);
    for (options, seed) in Options::cases().iter().zip(1..) {
        let mut game = Martians::new(options, seed).expect("options that exist");
        let mut ledger = Ledger::new(&game);
        let mut rng = Rng::seeded(seed);
        let (mut legal, mut log) = (Vec::new(), Log::new());
        while let Some(seat) = game.turn() {
            game.legal(seat, &mut legal);
            let action = legal[rng.index(legal.len())];
            let offer = game.open().offer;
            log.clear();
            game.apply(seat, action, &mut log);
            log.events().iter().for_each(|event| ledger.enter(&offer, event));
            deals += usize::from(action == Action::Accept);
            cards += agree(&game, &ledger);
        }
        let outcome = game.outcome().expect("the game is over");
        for (seat, standing) in (0..).map(Seat).zip(&outcome.standings) {
            let counted = standing.sources.iter().find(|source| source.0 == "martians-source-reputation");
            let held = ledger.shown(&game, Viewer::Open, seat)[Reputation.name()];
            assert!(counted.is_none_or(|counted| i64::from(counted.1) == held), "{options:?}");
        }
    }
    assert!(cards > 100 && deals > 5, "{cards} cards, {deals} deals");
}
