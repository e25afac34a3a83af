//! Positions for tests, built with a few readable calls, and moves by their text.
//!
//! ```
//! use ares::material::Phase;
//! use ares::scene::scene;
//!
//! let mut scene = scene(2).hand(0, &["comet"]).mc(0, 30).phase(Phase::Construction);
//! scene.play(0, "play comet").play(0, "flip 1");
//! assert_eq!(scene.board(0).tr, 7);
//! scene.refuses(0, "play comet", "AE-CARD-01");
//! ```
//!
//! A scene starts with an empty Mars in round 1, nobody holding or having played anything, TR 5, no
//! corporation, no M€, no phase card chosen, and all cards in the deck. Everything a call names is taken from
//! where it is. [`Scene::phase`] (or [`Scene::phases`], [`Scene::planning`]) comes last and opens the first
//! decision.

use std::ops::{Deref, DerefMut};

use table::{Game, Piece, Seat, Staged, Viewer};

use crate::event::Event;
use crate::material::card::{Card, Corporation};
use crate::material::numbers::{TEMPERATURE_START, TEMPERATURE_STEP};
use crate::material::{Colour, Phase, PhaseSet, Planet, Tile};
use crate::options::{Options, Variant};
use crate::state::{Ares, Board, Cards, Open, Secret, Stage};

/// A game in a chosen position, and what has happened since.
#[derive(Clone, Debug)]
pub struct Scene(Staged<Ares>);

impl Deref for Scene {
    type Target = Staged<Ares>;

    fn deref(&self) -> &Staged<Ares> {
        &self.0
    }
}

impl DerefMut for Scene {
    fn deref_mut(&mut self) -> &mut Staged<Ares> {
        &mut self.0
    }
}

/// A competitive table.
pub fn scene(players: u8) -> Scene {
    Scene::new(&Options::players(players))
}

/// A cooperative table.
pub fn coop() -> Scene {
    Scene::new(&Options::of(Variant::Coop))
}

/// A solo table.
pub fn solo(variant: Variant) -> Scene {
    Scene::new(&Options::of(variant))
}

/// The card with this id; panics if there is none.
pub fn card(id: &str) -> Card {
    Card::named(id).unwrap_or_else(|| panic!("there is no card `{id}`"))
}

fn set(ids: &[&str]) -> Cards {
    ids.iter().map(|id| card(id)).collect()
}

impl Scene {
    /// A table with these options.
    pub fn new(options: &Options) -> Scene {
        let mut game = Ares::laid_out(options, 1.into()).expect("the options make a table");
        game.open.round = 1;
        game.open.stage = Stage::Planning;
        Scene(Staged::new(game))
    }

    /// A real game from its first decision, for what happens before the first round.
    pub fn start(options: &Options, seed: u64) -> Scene {
        Scene(Staged::new(Ares::new(options, seed).expect("the options make a table")))
    }

    fn change(mut self, seat: u8, how: impl FnOnce(&mut Board)) -> Scene {
        how(self.game.board_mut(Seat(seat)));
        self
    }

    /// Takes a card from wherever it is, except from a tableau.
    fn fetch(&mut self, card: Card) {
        let game = &mut self.game;
        if game.hidden.deck.remove(card) {
            game.open.deck -= 1;
        }
        for seat in game.everyone() {
            if game.secret_mut(seat).hand.remove(card) {
                game.board_mut(seat).hand -= 1;
            }
            if game.secret_mut(seat).discarded.remove(card) {
                game.board_mut(seat).face_down -= 1;
                game.hidden.discard.remove(card);
                game.open.discard -= 1;
            }
            assert!(!game.board(seat).tableau.contains(card), "{card} is played already");
        }
    }

    /// The corporation of a seat, with its production and effects, without its starting M€.
    pub fn corporation(self, seat: u8, id: &str) -> Scene {
        let corporation = Corporation::named(id).unwrap_or_else(|| panic!("there is no corporation `{id}`"));
        self.change(seat, |board| board.add_corporation(corporation))
    }

    /// Adds cards to a hand.
    pub fn hand(mut self, seat: u8, ids: &[&str]) -> Scene {
        for id in ids {
            self.fetch(card(id));
            self.game.secret_mut(Seat(seat)).hand.insert(card(id));
            self.game.board_mut(Seat(seat)).hand += 1;
        }
        self
    }

    /// Adds cards of no interest to a hand: the green ones of the base game with the highest
    /// numbers that are in the deck.
    pub fn fillers(mut self, seat: u8, cards: u8) -> Scene {
        for _ in 0..cards {
            let deck = self.game.hidden.deck.iter().take_while(|card| card.ordinal() < Card::BASE);
            let any = deck.filter(|card| card.colour() == Colour::Green).last();
            let id = any.expect("the deck has green cards").id();
            self = self.hand(seat, &[id]);
        }
        self
    }

    /// Puts cards into a tableau, in this order, without their immediate effects.
    pub fn played(mut self, seat: u8, ids: &[&str]) -> Scene {
        for id in ids {
            self.fetch(card(id));
            self.game.put_into_play(Seat(seat), card(id));
        }
        self
    }

    /// Resources on a played card.
    pub fn on_card(mut self, id: &str, amount: u16) -> Scene {
        *self.game.stock_mut(card(id)) = amount;
        self
    }

    /// M€.
    pub fn mc(self, seat: u8, mc: u16) -> Scene {
        self.change(seat, |board| board.mc = mc)
    }

    /// Heat.
    pub fn heat(self, seat: u8, heat: u16) -> Scene {
        self.change(seat, |board| board.heat = heat)
    }

    /// Plants.
    pub fn plants(self, seat: u8, plants: u16) -> Scene {
        self.change(seat, |board| board.plants = plants)
    }

    /// TR.
    pub fn tr(self, seat: u8, tr: u16) -> Scene {
        self.change(seat, |board| board.tr = tr)
    }

    /// Forest tokens.
    pub fn forests(self, seat: u8, forests: u16) -> Scene {
        self.change(seat, |board| {
            board.forests = forests;
            board.count_levels();
        })
    }

    /// The phase card of a seat: the one of this round for [`Scene::phase`], of the last for
    /// [`Scene::planning`].
    pub fn chose(self, seat: u8, phase: Phase) -> Scene {
        self.change(seat, |board| board.phase = Some(phase))
    }

    /// The temperature in °C.
    pub fn temperature(mut self, celsius: i16) -> Scene {
        self.game.open.planet.temperature = ((celsius - TEMPERATURE_START) / TEMPERATURE_STEP) as u8;
        self
    }

    /// The oxygen in per cent.
    pub fn oxygen(mut self, percent: u8) -> Scene {
        self.game.open.planet.oxygen = percent;
        self
    }

    /// Flipped oceans: the tiles 1, 2, … on the first spaces.
    pub fn oceans(self, flipped: u8) -> Scene {
        let tiles: Vec<u8> = (1..=flipped).collect();
        self.ocean_tiles(&tiles)
    }

    /// Flipped oceans, by their tiles: 1 and 2 give 2 plants, 3 and 4 a card, 5 a card and a plant, 6 a card
    /// and 1 M€, 7 2 M€ and a plant, 8 1 M€ and a plant, 9 4 M€. The others are still to come.
    pub fn ocean_tiles(mut self, tiles: &[u8]) -> Scene {
        let open = &mut self.game.open;
        open.oceans = Default::default();
        for (space, tile) in open.oceans.iter_mut().zip(tiles) {
            *space = Tile(*tile);
        }
        open.planet.oceans = tiles.len() as u8;
        if open.planet.is_max(crate::material::Parameter::Oceans) {
            open.last_ocean = open.oceans[tiles.len() - 1];
        }
        self
    }

    /// The round.
    pub fn round(mut self, round: u16) -> Scene {
        self.game.open.round = round;
        self
    }

    /// Pieces left in the pool of the cooperative game.
    pub fn pool(mut self, cubes: u8, markers: u8) -> Scene {
        self.game.open.cubes = cubes;
        self.game.open.markers = markers;
        self
    }

    /// The solo marker, and the virtual cards not yet used.
    pub fn virtual_deck(mut self, marker: u8, left: &[Phase]) -> Scene {
        self.game.open.marker = marker;
        self.game.open.virtual_deck = left.iter().copied().collect();
        self
    }

    /// The deck is exactly these cards; all other cards of it go to the hand of `rest`.
    pub fn deck(mut self, ids: &[&str], rest: u8) -> Scene {
        for card in self.game.hidden.deck.minus(set(ids)).iter() {
            self = self.hand(rest, &[card.id()]);
        }
        for id in ids {
            let card = card(id);
            if !self.game.hidden.deck.contains(card) {
                self.fetch(card);
                self.game.hidden.deck.insert(card);
                self.game.open.deck += 1;
            }
        }
        self
    }

    /// Cards that `seat` has discarded face down.
    pub fn discarded(mut self, seat: u8, ids: &[&str]) -> Scene {
        for id in ids {
            self.fetch(card(id));
            self.game.lay_face_down(Seat(seat), card(id));
        }
        self
    }

    /// Opens a phase that is the only active one.
    pub fn phase(self, phase: Phase) -> Scene {
        self.phases(&[phase])
    }

    /// Makes these phases active and opens the first.
    pub fn phases(mut self, phases: &[Phase]) -> Scene {
        self.game.open.active = phases.iter().copied().collect::<PhaseSet>();
        let first = self.game.open.active.first_from(0).expect("a phase is active");
        let opened = self.0.run(|game, story| {
            game.begin_phase(story, first);
            game.advance(story);
        });
        Scene(opened.sound())
    }

    /// Opens the planning of the round.
    pub fn planning(mut self) -> Scene {
        self.game.open.start = self.game.open.planet;
        self.game.open.stage = Stage::Planning;
        Scene(self.0.sound())
    }

    /// Everybody who has not passed passes.
    #[track_caller]
    pub fn all_pass(&mut self) -> &mut Scene {
        let stage = self.game.open.stage;
        for seat in 0..self.game.open.options.players {
            if self.game.open.stage == stage && !self.game.open.done.contains(Seat(seat)) {
                self.play(seat, "pass");
            }
        }
        self
    }

    /// What lies open.
    pub fn open(&self) -> &Open {
        self.game.open()
    }

    /// The three parameters.
    pub fn planet(&self) -> Planet {
        self.game.open.planet
    }

    /// The board of a seat.
    pub fn board(&self, seat: u8) -> &Board {
        self.game.board(Seat(seat))
    }

    /// What only a seat knows.
    pub fn secret(&self, seat: u8) -> &Secret {
        self.game.secret(Seat(seat))
    }

    /// The ids of the cards in hand, by number.
    pub fn cards(&self, seat: u8) -> Vec<&'static str> {
        self.secret(seat).hand.iter().map(Card::id).collect()
    }

    /// Resources on a card.
    pub fn stock(&self, id: &str) -> u16 {
        self.game.stock(card(id))
    }

    /// What a card costs a seat now, optional payments left out.
    pub fn cost(&self, seat: u8, id: &str) -> u16 {
        self.game.cost(Seat(seat), card(id))
    }

    /// The score of a seat now.
    pub fn score(&self, seat: u8) -> i32 {
        self.game.open.score(Seat(seat))
    }

    /// VP of the played cards of a seat now.
    pub fn card_vp(&self, seat: u8) -> i32 {
        self.game.open.card_vp(Seat(seat))
    }

    /// What a seat was told since the position was built.
    pub fn told(&self, seat: u8) -> Vec<Event> {
        self.told_to(Viewer::Seat(Seat(seat)))
    }
}
