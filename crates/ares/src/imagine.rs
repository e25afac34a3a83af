//! A world that a view could come from: hidden cards are dealt again, consistently with all that was seen.
//!
//! AE-RUL-65: viewers know where these cards are: their own, the tableaus, what was revealed, their own
//! discards and the revealed ones since the last reshuffle, and cards that were taken openly or swapped. After
//! a face-down discard of their holder such cards may be in the hand or among the discards of that holder. In a
//! first game no starred card is in the deck before the first reshuffle. Not inferred: that a hand older than a
//! reshuffle cannot hold what lay in the pile then, and what the others' choices reveal.

use table::{Rng, Seat, Set, Viewer};

use crate::material::card::{Card, Corporation};
use crate::material::numbers::{SEATS, STARRED_DEALT};
use crate::material::{Phase, catalog};
use crate::state::{Ares, Board, Cards, Frame, Hidden, Open, Secret, Stage};
use crate::view::View;

/// Deals what the viewer does not know.
struct Dealer<'a> {
    open: &'a Open,
    rng: Rng,
    secrets: [Secret; SEATS],
    /// The seats whose cards are not known.
    strangers: Vec<Seat>,
    unseen: Cards,
}

impl Ares {
    pub(crate) fn imagined(view: &View, rng: &mut Rng) -> Ares {
        let open = &view.open;
        let viewer = match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Open => None,
        };
        let mut secrets: [Secret; SEATS] = view.all.clone().unwrap_or_default();
        if let (Some(seat), Some(own)) = (viewer, &view.own) {
            secrets[seat.index()] = own.clone();
        }
        let known = |seat: Seat| view.all.is_some() || viewer == Some(seat);
        let strangers = (0..open.options.players).map(Seat).filter(|seat| !known(*seat)).collect();
        let mut dealer = Dealer { open, rng: rng.fork(), secrets, strangers, unseen: Cards::full() };
        dealer.take_what_is_seen();
        dealer.deal_known_holders(viewer);
        let discard = dealer.deal_first_game();
        dealer.deal_hands();
        dealer.deal_choices(viewer);
        dealer.into_game(discard)
    }
}

impl Dealer<'_> {
    fn board(&self, seat: Seat) -> &Board {
        self.open.board(seat)
    }

    fn secret(&mut self, seat: Seat) -> &mut Secret {
        &mut self.secrets[seat.index()]
    }

    fn take_what_is_seen(&mut self) {
        let mut seen = self.open.seen_discards;
        for board in &self.open.boards {
            seen = seen.union(board.tableau).union(board.revealed.iter().copied().collect());
        }
        for secret in &self.secrets {
            seen =
                seen.union(secret.hand).union(secret.drawn.iter().copied().collect()).union(secret.discarded);
        }
        self.unseen = self.unseen.minus(seen);
    }

    /// Free places in the hand and among the face-down discards of a stranger.
    fn places(&self, seat: Seat) -> (usize, usize) {
        let (board, secret) = (self.board(seat), &self.secrets[seat.index()]);
        (usize::from(board.hand) - secret.hand.len(), usize::from(board.face_down) - secret.discarded.len())
    }

    /// Puts a card into the hand or among the discards of `seat`, by the places there are.
    fn place(&mut self, seat: Seat, card: Card) {
        let (hand, discards) = self.places(seat);
        if hand + discards == 0 || !self.unseen.remove(card) {
            return;
        }
        let into_hand = self.rng.index(hand + discards) < hand;
        let secret = self.secret(seat);
        if into_hand {
            secret.hand.insert(card);
        } else {
            secret.discarded.insert(card);
        }
    }

    /// Cards that a stranger was seen to take, and those the partner swapped.
    fn deal_known_holders(&mut self, viewer: Option<Seat>) {
        let own = viewer.map(|seat| self.secrets[seat.index()].clone()).unwrap_or_default();
        for seat in self.strangers.clone() {
            let board = self.board(seat);
            let offered = own.swap.filter(|card| !own.hand.contains(*card));
            let traced = own.partner.iter().filter(|trace| trace.sure).map(|trace| trace.card);
            let sure: Cards = board.seen.iter().chain(traced).chain(offered).collect();
            let traced = own.partner.iter().filter(|trace| !trace.sure).map(|trace| trace.card);
            let loose: Cards = board.loose.iter().chain(traced).collect();
            for card in sure.iter() {
                if self.unseen.remove(card) {
                    self.secret(seat).hand.insert(card);
                }
            }
            for card in loose.iter() {
                self.place(seat, card);
            }
            let secret = self.secret(seat);
            secret.shown = own.partner;
            secret.partner = own.shown;
        }
    }

    /// AE-FIRST: before the first reshuffle starred cards are in hands, in tableaus or in the discard pile.
    /// Returns those that were never dealt.
    fn deal_first_game(&mut self) -> Cards {
        if self.open.undealt == 0 && (self.open.reshuffles > 0 || !self.open.rules().starred_apart) {
            return Cards::EMPTY;
        }
        let mut starred = self.unseen.intersection(catalog().starred);
        let mut undealt = Cards::EMPTY;
        for _ in 0..self.open.undealt {
            undealt.extend_one(starred.draw(&mut self.rng));
        }
        self.unseen = self.unseen.minus(undealt);
        for (at, seat) in self.strangers.clone().into_iter().enumerate() {
            let last = at + 1 == self.strangers.len();
            let played = self.board(seat).tableau.intersection(catalog().starred).len();
            let dealt = usize::from(STARRED_DEALT).saturating_sub(played);
            let cards = if last { starred.len() } else { dealt.min(starred.len()) };
            for _ in 0..cards {
                if let Some(card) = starred.draw(&mut self.rng) {
                    self.place(seat, card);
                }
            }
        }
        undealt
    }

    /// The rest is as likely in one place as in another.
    fn deal_hands(&mut self) {
        for seat in self.strangers.clone() {
            let (hand, discards) = self.places(seat);
            let drawn = usize::from(self.board(seat).drawn);
            for _ in 0..hand {
                let card = self.unseen.draw(&mut self.rng);
                self.secret(seat).hand.extend_one(card);
            }
            for _ in 0..discards {
                let card = self.unseen.draw(&mut self.rng);
                self.secret(seat).discarded.extend_one(card);
            }
            for _ in 0..drawn {
                let card = self.unseen.draw(&mut self.rng);
                self.secret(seat).drawn.extend(card);
            }
        }
    }

    /// Sealed choices that have been made, and corporations that were dealt.
    fn deal_choices(&mut self, viewer: Option<Seat>) {
        let choosing = matches!(self.open.stage, Stage::Mulligan | Stage::Corporations);
        let mut corporations = Set::<Corporation>::full();
        for dealt in self.secrets.iter().flat_map(|secret| secret.dealt).flatten() {
            corporations.remove(dealt);
        }
        for seat in self.strangers.clone() {
            let done = self.open.done.contains(seat);
            if choosing {
                self.secret(seat).dealt =
                    [corporations.draw(&mut self.rng), corporations.draw(&mut self.rng)];
            }
            match self.open.stage {
                Stage::Mulligan if done => {
                    let hand = self.secrets[seat.index()].hand;
                    let marked = hand.iter().filter(|_| self.rng.index(2) == 0).collect();
                    self.secret(seat).marked = marked;
                }
                Stage::Corporations if done => {
                    let chosen = self.rng.index(2);
                    let secret = self.secret(seat);
                    secret.corporation = secret.dealt[chosen];
                }
                Stage::Planning if done => {
                    let last = self.board(seat).phase;
                    let phases: Vec<Phase> =
                        Phase::ALL.iter().copied().filter(|phase| Some(*phase) != last).collect();
                    let plan = self.rng.pick(&phases).copied();
                    self.secret(seat).plan = plan;
                }
                _ => {}
            }
        }
        self.deal_swap(viewer);
    }

    /// A card on offer in the cooperative game is seen by both partners.
    fn deal_swap(&mut self, viewer: Option<Seat>) {
        let answering = (0..2).map(Seat).find(|seat| self.board(*seat).frames.last() == Some(&Frame::Answer));
        let Some(partner) = answering else { return };
        let taker = partner.next(2);
        let offered = match viewer {
            Some(seat) => self.secrets[seat.index()].swap,
            None => {
                let hand = self.secrets[taker.index()].hand;
                hand.get(self.rng.index(hand.len().max(1)))
            }
        };
        self.secret(taker).swap = offered;
        self.secret(partner).swap = offered;
    }

    fn into_game(self, undealt: Cards) -> Ares {
        let mut discard = undealt.union(self.open.seen_discards);
        for secret in &self.secrets {
            discard = discard.union(secret.discarded);
        }
        let hidden = Hidden { deck: self.unseen, discard, rng: self.rng };
        Ares { open: self.open.clone(), secrets: self.secrets, hidden }
    }
}

/// Adds a card if there is one.
trait ExtendOne {
    fn extend_one(&mut self, card: Option<Card>);
}

impl ExtendOne for Cards {
    fn extend_one(&mut self, card: Option<Card>) {
        if let Some(card) = card {
            self.insert(card);
        }
    }
}
