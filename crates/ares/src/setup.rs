//! Before the first round: cards, corporations, the exchange (AE-SET, AE-MUL, AE-FIRST).

use table::{OptionsError, Refusal, Rng, Seat, SeatSet, Seed, Set, Story};

use crate::event::Event;
use crate::material::card::{Card, Corporation};
use crate::material::effect::Stored;
use crate::material::numbers::{CORPORATIONS_DEALT, OCEANS, SEATS, START_HAND, START_TR};
use crate::material::words::words;
use crate::material::{PhaseSet, Planet, Tile, catalog};
use crate::options::Options;
use crate::refusal as no;
use crate::rules::Seen;
use crate::state::{Ares, Board, Cards, Hidden, Open, Secret, Stage};

impl Ares {
    /// A table with an untouched Mars, all cards in the deck and nothing dealt.
    pub(crate) fn laid_out(options: &Options, seed: Seed) -> Result<Ares, OptionsError> {
        table::Options::check(options)?;
        // The data are read before the first decision, so that no decision waits for them.
        words();
        catalog();
        let rules = options.rules();
        // AE-SET-04, AE-SET-05, AE-SET-15: TR 5; all levels and stores are empty.
        let board = Board { tr: START_TR, ..Board::default() };
        let open = Open {
            options: *options,
            round: 0,
            stage: Stage::Corporations,
            done: SeatSet::EMPTY,
            // The first to be asked is seat 0.
            last: Seat(options.players - 1),
            // AE-SET-03: all phase tiles are closed.
            active: PhaseSet::EMPTY,
            // AE-SET-01, AE-SET-02: -30 °C and 0 %.
            planet: Planet::default(),
            start: Planet::default(),
            // AE-SET-06: all tiles lie orange side up.
            oceans: [Tile(0); OCEANS as usize],
            last_ocean: Tile(0),
            boards: std::array::from_fn(|_| board.clone()),
            stock: Default::default(),
            // AE-SET-07, AE-SET-09: all project cards are in one deck.
            deck: Card::COUNT as u8,
            // AE-SET-17: the discard pile is empty.
            discard: 0,
            reshuffles: 0,
            seen_discards: Cards::EMPTY,
            undealt: 0,
            cubes: rules.pool.0,
            markers: rules.pool.1,
            swaps: SeatSet::EMPTY,
            marker: rules.marker,
            virtual_deck: rules.virtual_deck,
            virtual_card: None,
        };
        let hidden = Hidden { deck: Cards::full(), discard: Cards::EMPTY, rng: Rng::seeded(seed) };
        Ok(Ares { open, secrets: std::array::from_fn(|_| Secret::default()), hidden })
    }

    /// A new game, run on to its first decision.
    pub(crate) fn set_up(options: &Options, seed: Seed) -> Result<Ares, OptionsError> {
        let mut game = Ares::laid_out(options, seed)?;
        let mut log = table::Log::off();
        let mut story = Story::new(&mut log);
        (options.rules().deal)(&mut game, &mut story);
        game.advance(&mut story);
        Ok(game)
    }

    /// AE-SET-08, AE-SET-10, AE-SET-18: eight cards and two corporations each, in seat order. AE-MUL-02: with
    /// the option, cards are exchanged next, before the corporations are chosen.
    pub(crate) fn deal(&mut self, story: &mut Story<Ares>) {
        let mut corporations = Set::<Corporation>::full();
        for seat in self.everyone() {
            self.draw(story, seat, START_HAND.into());
            for at in 0..CORPORATIONS_DEALT {
                self.secret_mut(seat).dealt[at] = corporations.draw(&mut self.hidden.rng);
            }
        }
        if self.open.options.mulligan {
            self.open.stage = Stage::Mulligan;
        }
    }

    /// AE-MUL-01: whether `card` can be marked for the exchange.
    pub(crate) fn check_mark(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let secret = self.secret(seat);
        if !secret.hand.contains(card) {
            return Err(no::DISCARD_NOT_IN_HAND.about(card.name()));
        }
        if secret.marked.contains(&card) {
            return Err(no::ENOUGH_MARKED.about(card.name()));
        }
        Ok(())
    }

    /// `done`: no more cards are marked or discarded.
    pub(crate) fn done(&mut self, story: &mut Story<Ares>, seat: Seat) {
        if self.open.stage == Stage::Mulligan {
            story.tell(|| Event::Chose { seat });
            self.open.done.insert(seat);
        } else {
            self.board_mut(seat).frames.pop();
        }
    }

    /// AE-MUL-03, AE-MUL-04, AE-RUL-44, AE-RUL-68: once all have confirmed they exchange in seat order,
    /// discards first, without M€.
    pub(crate) fn exchange(&mut self, story: &mut Story<Ares>) {
        // Only now is it known how many cards each player exchanges.
        story.all_learn();
        for seat in self.everyone() {
            let marked = std::mem::take(&mut self.secret_mut(seat).marked);
            let cards = marked.len() as u8;
            story.tell(|| Event::Exchanged { seat, cards });
            for card in &marked {
                self.discard_from_hand(story, seat, *card);
            }
            self.draw(story, seat, cards.into());
        }
        self.open.stage = Stage::Corporations;
        self.open.done = SeatSet::EMPTY;
    }

    /// AE-SET-11, AE-DEC-03: one of the two that were dealt.
    pub(crate) fn check_corporation(&self, seat: Seat, corporation: Corporation) -> Result<(), Refusal> {
        let secret = self.secret(seat);
        if !secret.dealt.contains(&Some(corporation)) {
            return Err(no::NOT_DEALT.about(corporation.name()));
        }
        if secret.corporation == Some(corporation) {
            return Err(no::ALREADY_CHOSEN.about(corporation.name()));
        }
        Ok(())
    }

    /// AE-SET-13, AE-RUL-43: a secret choice that may be changed until all have chosen.
    pub(crate) fn choose_corporation(
        &mut self,
        story: &mut Story<Ares>,
        seat: Seat,
        corporation: Corporation,
    ) -> Seen {
        let changed = self.secret_mut(seat).corporation.replace(corporation).is_some();
        if changed {
            return Seen::Private;
        }
        story.tell(|| Event::Chose { seat });
        self.open.done.insert(seat);
        Seen::FaceDown
    }

    /// AE-SET-12, AE-SET-13: all choices are revealed together; the other corporations leave the game unseen.
    pub(crate) fn reveal_corporations(&mut self, story: &mut Story<Ares>) {
        story.all_learn();
        for seat in self.everyone() {
            let secret = self.secret_mut(seat);
            secret.dealt = [None; 2];
            let corporation = secret.corporation.take().expect("everybody has a corporation");
            story.tell(|| Event::Corporation { seat, corporation });
            self.start_with(story, seat, corporation);
        }
        self.begin_round(story);
    }

    /// AE-SET-14, AE-DEC-04: starting M€, production and abilities, with their choices.
    fn start_with(&mut self, story: &mut Story<Ares>, seat: Seat, corporation: Corporation) {
        let sheet = catalog().corporation(corporation);
        self.board_mut(seat).add_corporation(corporation);
        self.gain(story, seat, Stored::Mc, sheet.cost.into());
        self.push_frame(seat, crate::state::Frame::Run { at: sheet.on_play, origin: corporation.into() });
        self.run(story, seat);
    }
}

/// Seats beyond the table keep empty boards, so that equal games are equal.
const _: () = assert!(SEATS <= table::MAX_SEATS);
