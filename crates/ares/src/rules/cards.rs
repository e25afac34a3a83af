//! Drawing, discarding, selling (AE-DECK, AE-SELL).

use table::{Refusal, Seat, Story};

use super::Seen;
use crate::event::Event;
use crate::material::Card;
use crate::refusal as no;
use crate::state::{Ares, Cards, Frame, Stage};

impl Ares {
    /// AE-DECK-02, AE-DECK-03: the next card of the deck; if it is empty, even in the middle of a draw, the
    /// discard pile becomes the deck. AE-DECK-04, AE-RUL-33: with both empty there is no card.
    pub(crate) fn next_card(&mut self, story: &mut Story<Ares>) -> Option<Card> {
        if self.open.deck == 0 {
            self.reshuffle(story);
        }
        let card = self.hidden.deck.draw(&mut self.hidden.rng)?;
        self.open.deck -= 1;
        Some(card)
    }

    /// AE-DECK-02, AE-DECK-05: the discard pile, and nothing but it, becomes the deck. What was known of it no
    /// longer holds.
    fn reshuffle(&mut self, story: &mut Story<Ares>) {
        if self.open.discard == 0 {
            return;
        }
        let cards = self.open.discard;
        story.tell(|| Event::Reshuffled { cards });
        self.hidden.deck = std::mem::take(&mut self.hidden.discard);
        self.open.deck = std::mem::take(&mut self.open.discard);
        self.open.reshuffles += 1;
        self.open.seen_discards = Cards::EMPTY;
        self.open.undealt = 0;
        for seat in self.everyone() {
            let board = self.board_mut(seat);
            board.face_down = 0;
            board.loose = Cards::EMPTY;
            let secret = self.secret_mut(seat);
            secret.discarded = Cards::EMPTY;
            secret.partner.retain(|trace| trace.sure);
            secret.shown.retain(|trace| trace.sure);
        }
    }

    /// AE-INF-07: draws into the hand; only the player sees the cards. AE-DECK-06: a hand has no limit here.
    pub(crate) fn draw(&mut self, story: &mut Story<Ares>, seat: Seat, cards: u16) {
        for _ in 0..cards {
            let Some(card) = self.next_card(story) else { return };
            self.secret_mut(seat).hand.insert(card);
            self.board_mut(seat).hand += 1;
            story.learns(seat);
            story.tell(|| Event::Drew { seat, card: Some(card) });
        }
    }

    /// Draws cards that join the hand only when they are kept. Returns how many there were.
    pub(crate) fn draw_aside(&mut self, story: &mut Story<Ares>, seat: Seat, cards: u8) -> u8 {
        for drawn in 0..cards {
            let Some(card) = self.next_card(story) else { return drawn };
            self.secret_mut(seat).drawn.push(card);
            self.board_mut(seat).drawn += 1;
            story.learns(seat);
            story.tell(|| Event::Drew { seat, card: Some(card) });
        }
        cards
    }

    /// AE-DECK-01, AE-INF-05: a card goes face down to the discard pile.
    pub(crate) fn lay_face_down(&mut self, seat: Seat, card: Card) {
        self.hidden.discard.insert(card);
        self.open.discard += 1;
        self.board_mut(seat).face_down += 1;
        self.secret_mut(seat).discarded.insert(card);
    }

    /// A card goes to the discard pile face up.
    pub(crate) fn lay_openly(&mut self, card: Card) {
        self.hidden.discard.insert(card);
        self.open.discard += 1;
        self.open.seen_discards.insert(card);
    }

    /// A card leaves the hand face down: what others knew of the hand is no longer certain.
    pub(crate) fn leave_hand_unseen(&mut self, seat: Seat, card: Card) {
        self.secret_mut(seat).hand.remove(card);
        let board = self.board_mut(seat);
        board.hand -= 1;
        board.loose = board.loose.union(board.seen);
        board.seen = Cards::EMPTY;
        self.unsettle_traces(seat);
        self.lay_face_down(seat, card);
    }

    /// A card leaves the hand face up.
    pub(crate) fn leave_hand_openly(&mut self, seat: Seat, card: Card) {
        self.secret_mut(seat).hand.remove(card);
        let board = self.board_mut(seat);
        board.hand -= 1;
        board.seen.remove(card);
        board.loose.remove(card);
        self.drop_traces(seat, card);
    }

    /// AE-SELL-06, AE-DEC-10: whether `seat` may sell now; no phase is needed. AE-SELL-07, AE-RUL-21: not
    /// before the starting resources are there. AE-SELL-05, AE-RUL-20: not while another choice is open, unless
    /// it asks for M€.
    pub(crate) fn may_sell(&self, seat: Seat) -> Result<(), Refusal> {
        match self.open.stage {
            Stage::Mulligan | Stage::Corporations => return Err(no::SELL_SETUP),
            Stage::Over => return Err(no::OVER),
            Stage::Planning | Stage::Pool | Stage::Phase(_) | Stage::HandLimit | Stage::Raise => {}
        }
        match self.board(seat).frames.last() {
            None | Some(Frame::Split { .. } | Frame::OfferPay { .. }) => Ok(()),
            Some(Frame::Discard { left }) => Err(no::SELL_DISCARD.numbers((*left).into(), 0)),
            Some(_) => Err(no::SELL_CHOICE),
        }
    }

    /// AE-SELL-01, AE-SELL-08, AE-SELL-09: only project cards in hand can be sold. AE-CARD-14, AE-CARD-16: also
    /// during a payment, even if the M€ would do. AE-CARD-17: but not the card being paid for.
    pub(crate) fn check_sell(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.may_sell(seat)?;
        let secret = self.secret(seat);
        if self.board(seat).tableau.contains(card) {
            return Err(no::SELL_PLAYED.about(card.name()));
        }
        if !secret.hand.contains(card) {
            return Err(no::SELL_NOT_IN_HAND.about(card.name()));
        }
        if secret.payment.is_some_and(|payment| payment.card == card) {
            return Err(no::ITSELF.about(card.name()));
        }
        if secret.swap == Some(card) {
            return Err(no::SELL_OFFERED.about(card.name()));
        }
        Ok(())
    }

    /// AE-SELL-01, AE-SELL-02: one card for M€, as often as the player likes. AE-CARD-15, AE-RUL-22: the M€ go
    /// to the player, so what a payment does not need stays there.
    pub(crate) fn sell(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card) {
        let mc = self.board(seat).powers.sale;
        story.tell(|| Event::Sold { seat, card: Some(card), mc });
        self.leave_hand_unseen(seat, card);
        self.board_mut(seat).mc += u16::from(mc);
    }

    /// AE-SELL-03, AE-SELL-04: a discard that an effect or a cost asks for gives no M€.
    pub(crate) fn discard_from_hand(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card) {
        story.tell(|| Event::Discarded { seat, card: Some(card) });
        self.leave_hand_unseen(seat, card);
    }

    /// `discard`: answers every question that takes a card from the hand.
    pub(super) fn discard(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card) -> Seen {
        if self.open.stage == Stage::Mulligan {
            self.secret_mut(seat).marked.push(card);
            return Seen::Private;
        }
        match self.board(seat).frames.last().copied() {
            Some(Frame::Discard { left }) => {
                self.replace_frame(seat, Frame::Discard { left: left - 1 });
                self.discard_from_hand(story, seat, card);
            }
            Some(Frame::DiscardSome { min, max }) => {
                let frame = Frame::DiscardSome { min: min.saturating_sub(1), max: max - 1 };
                self.replace_frame(seat, frame);
                self.board_mut(seat).paid += 1;
                self.discard_from_hand(story, seat, card);
            }
            Some(Frame::OfferDiscard { at, origin }) => {
                self.take_discard_offer(story, seat, card, at, origin);
            }
            _ => unreachable!("a discard answers a question for one"),
        }
        Seen::FaceDown
    }

    /// `keep`: a drawn card joins the hand, or a revealed one is taken.
    pub(super) fn keep(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card) {
        match self.board(seat).frames.last().copied() {
            Some(Frame::Keep { left }) => {
                self.replace_frame(seat, Frame::Keep { left: left - 1 });
                self.keep_drawn(story, seat, card);
            }
            Some(Frame::Pick { left, tags }) => {
                self.replace_frame(seat, Frame::Pick { left: left - 1, tags });
                self.take_revealed(story, seat, card);
            }
            _ => unreachable!("a card is kept when a question asks for it"),
        }
    }

    /// AE-RES-08: a kept card is a normal hand card at once.
    pub(crate) fn keep_drawn(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card) {
        story.tell(|| Event::Kept { seat, card: Some(card) });
        let secret = self.secret_mut(seat);
        secret.drawn.retain(|drawn| *drawn != card);
        secret.hand.insert(card);
        let board = self.board_mut(seat);
        board.drawn -= 1;
        board.hand += 1;
    }

    /// AE-RES-03: what is not kept is discarded without M€.
    pub(crate) fn discard_drawn(&mut self, story: &mut Story<Ares>, seat: Seat) {
        let drawn = std::mem::take(&mut self.secret_mut(seat).drawn);
        for card in drawn.iter().copied() {
            story.tell(|| Event::Discarded { seat, card: Some(card) });
            self.lay_face_down(seat, card);
        }
        self.board_mut(seat).drawn = 0;
    }

    /// AE-RUL-34: turns the next card face up.
    pub(crate) fn reveal(&mut self, story: &mut Story<Ares>, seat: Seat) -> Option<Card> {
        let card = self.next_card(story)?;
        self.board_mut(seat).revealed.push(card);
        story.all_learn();
        story.tell(|| Event::Revealed { seat, card });
        Some(card)
    }

    /// A revealed card joins the hand; everybody knows that it is there.
    pub(crate) fn take_revealed(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card) {
        story.tell(|| Event::Took { seat, card });
        self.secret_mut(seat).hand.insert(card);
        let board = self.board_mut(seat);
        board.revealed.retain(|revealed| *revealed != card);
        board.seen.insert(card);
        board.hand += 1;
    }

    /// Discards the revealed cards that were not taken.
    pub(crate) fn discard_revealed(&mut self, seat: Seat) {
        let revealed = std::mem::take(&mut self.board_mut(seat).revealed);
        for card in &revealed {
            self.lay_openly(*card);
        }
    }
}
