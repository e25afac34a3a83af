//! The cooperative game for two: the pool and the swap (AE-COOP).

use table::{Message, Paragraph, Refusal, Seat, SeatSet, Story};

use super::{Rules, standard};
use crate::event::Event;
use crate::material::Card;
use crate::material::effect::Stored;
use crate::material::numbers::{COOP_ROUNDS, COOP_VP, PARTNERS, POOL_CUBES, POOL_MARKERS};
use crate::refusal as no;
use crate::state::{Ares, Cards, Frame, Open, Stage, Trace};

/// A shared pool counts the rounds (AE-COOP-02), Mars and 80 VP decide (AE-COOP-14).
pub(crate) const RULES: Rules = Rules {
    players: (PARTNERS, PARTNERS),
    pool: (POOL_CUBES, POOL_MARKERS),
    after_reveal: Ares::begin_pool,
    after_round: Ares::close_coop_round,
    // AE-COOP-13, AE-RUL-48
    ends_when_complete: false,
    rounds: Some(COOP_ROUNDS),
    // AE-COOP-18
    together: true,
    goal: Some(COOP_VP),
    describe,
    ..standard::RULES
};

/// AE-COOP-02: what is left of the pool.
fn describe(open: &Open) -> Option<Paragraph> {
    let mut pool = Paragraph::about(Message::new("ares-board-pool"));
    pool.parts.push(Message::new("ares-board-cubes").with("count", open.cubes));
    pool.parts.push(Message::new("ares-board-markers").with("count", open.markers));
    Some(pool)
}

impl Ares {
    /// The other of two partners.
    pub(crate) fn partner(seat: Seat) -> Seat {
        seat.next(PARTNERS)
    }

    /// AE-COOP-03: after the reveal each takes a piece.
    fn begin_pool(&mut self, _: &mut Story<Ares>) {
        self.open.stage = Stage::Pool;
        self.open.done = SeatSet::EMPTY;
        self.open.swaps = SeatSet::EMPTY;
    }

    /// AE-COOP-10, AE-RUL-68: where only one piece of a kind is left, the lower seat goes first.
    pub(crate) fn waits_for_piece(&self, seat: Seat) -> bool {
        let scarce = self.open.cubes == 1 || self.open.markers == 1;
        scarce && seat != Seat(0) && !self.open.done.contains(Seat(0))
    }

    /// AE-COOP-04, AE-DEC-07: a piece of a kind that is left.
    pub(crate) fn check_piece(&self, seat: Seat, left: u8) -> Result<(), Refusal> {
        if self.waits_for_piece(seat) {
            return Err(no::PIECE_WAITS);
        }
        if left == 0 {
            return Err(no::PIECES_GONE);
        }
        Ok(())
    }

    /// AE-COOP-05: a cube is 1 M€.
    pub(crate) fn take_cube(&mut self, story: &mut Story<Ares>, seat: Seat) {
        story.tell(|| Event::Cube { seat });
        self.open.cubes -= 1;
        self.gain(story, seat, Stored::Mc, 1);
        self.open.done.insert(seat);
    }

    /// AE-COOP-06, AE-COOP-07, AE-COOP-08: a marker leaves the game and allows a swap.
    pub(crate) fn take_marker(&mut self, story: &mut Story<Ares>, seat: Seat) {
        story.tell(|| Event::Marker { seat });
        self.open.markers -= 1;
        self.open.swaps.insert(seat);
        self.open.done.insert(seat);
    }

    /// AE-RUL-47: swaps come after both have taken, the lower seat first; an empty hand cannot swap.
    pub(crate) fn swaps_are_over(&mut self) -> bool {
        if self.everyone().any(|seat| !self.board(seat).frames.is_empty()) {
            return false;
        }
        while let Some(seat) = self.open.swaps.first() {
            self.open.swaps.remove(seat);
            if self.everyone().all(|seat| self.board(seat).hand > 0) {
                self.push_frame(seat, Frame::Swap);
                return false;
            }
        }
        true
    }

    /// AE-COOP-07, AE-COOP-09: a card from the player's hand, if the partner has one too.
    pub(crate) fn check_give(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.board(Ares::partner(seat)).hand == 0 {
            return Err(no::SWAP_EMPTY);
        }
        if !self.secret(seat).hand.contains(card) {
            return Err(no::NOT_IN_HAND.about(card.name()));
        }
        Ok(())
    }

    /// `give`: offers a card, or answers with one.
    pub(crate) fn give(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card) {
        let partner = Ares::partner(seat);
        match self.board_mut(seat).frames.pop() {
            Some(Frame::Swap) => {
                story.learns(partner);
                story.tell(|| Event::Offered { seat, partner, card: Some(card) });
                self.secret_mut(seat).swap = Some(card);
                self.secret_mut(partner).swap = Some(card);
                self.push_frame(partner, Frame::Answer);
            }
            Some(Frame::Answer) => {
                let offered = self.clear_swap().expect("a card was offered");
                story.learns(partner);
                story.tell(|| Event::Swapped {
                    seat: partner,
                    partner: seat,
                    given: Some(offered),
                    got: Some(card),
                });
                self.hand_over(partner, seat, offered);
                self.hand_over(seat, partner, card);
            }
            _ => unreachable!("a swap is under way"),
        }
    }

    fn clear_swap(&mut self) -> Option<Card> {
        self.secrets[1].swap = None;
        self.secrets[0].swap.take()
    }

    /// AE-COOP-08, AE-COOP-09: the offer is declined; the partner has seen the card.
    pub(crate) fn refuse_swap(&mut self, seat: Seat) {
        let offered = self.clear_swap().expect("a card was offered");
        self.remember(Ares::partner(seat), offered);
    }

    /// A card goes from hand to hand; both partners know where it is. AE-RUL-65: what everybody had seen of the
    /// hands is forgotten, because nobody else may see which card it was.
    fn hand_over(&mut self, from: Seat, to: Seat, card: Card) {
        self.drop_traces(from, card);
        self.secret_mut(from).hand.remove(card);
        self.secret_mut(to).hand.insert(card);
        let giver = self.board_mut(from);
        giver.hand -= 1;
        giver.seen = Cards::EMPTY;
        giver.loose = Cards::EMPTY;
        self.board_mut(to).hand += 1;
        self.remember(to, card);
    }

    /// The partner of `holder` knows that `card` is in that hand.
    fn remember(&mut self, holder: Seat, card: Card) {
        self.drop_traces(holder, card);
        let trace = Trace { card, sure: true };
        self.secret_mut(holder).shown.push(trace);
        self.secret_mut(Ares::partner(holder)).partner.push(trace);
    }

    /// `seat` has laid down a card face down: it may be any that the partner knew.
    pub(crate) fn unsettle_traces(&mut self, seat: Seat) {
        if self.secret(seat).shown.is_empty() {
            return;
        }
        self.secret_mut(seat).shown.iter_mut().for_each(|trace| trace.sure = false);
        self.secret_mut(Ares::partner(seat)).partner.iter_mut().for_each(|trace| trace.sure = false);
    }

    /// `card` has left the hand of `seat` face up.
    pub(crate) fn drop_traces(&mut self, seat: Seat, card: Card) {
        if self.secret(seat).shown.is_empty() {
            return;
        }
        self.secret_mut(seat).shown.retain(|trace| trace.card != card);
        self.secret_mut(Ares::partner(seat)).partner.retain(|trace| trace.card != card);
    }

    /// AE-COOP-11, AE-COOP-12: the game ends with the round in which the pool is empty.
    fn close_coop_round(&mut self, story: &mut Story<Ares>) {
        if self.open.cubes + self.open.markers == 0 {
            self.finish(story);
        } else {
            self.begin_round(story);
        }
    }
}
