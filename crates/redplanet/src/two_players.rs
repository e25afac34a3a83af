//! The two-player game: each player runs a main and a neutral colour. With more players a colour and a player are
//! the same thing. All differences are here or in functions that ask [`Open::is_neutral`].

use table::{Piece, Seat, Set};

use crate::Event;
use crate::material::{Character, Colour, NEUTRAL_BOTTOM, NEUTRAL_TOP};
use crate::rules::Story;
use crate::state::{Open, RedPlanet};

/// RP-2P-01: colours in play with two players.
pub(crate) const TWO_PLAYER_COLOURS: usize = 4;
/// RP-2P-05, RP-RUL-40: clockwise, A's main, A's neutral, B's neutral and B's main colour.
const TWO_PLAYER_OWNERS: [Seat; TWO_PLAYER_COLOURS] = [Seat(0), Seat(0), Seat(1), Seat(1)];
/// RP-2P-02: which of these colours are neutral.
const NEUTRAL: [bool; TWO_PLAYER_COLOURS] = [false, true, true, false];
/// RP-2P-02, RP-RUL-55: the main colours, by seat.
const MAIN: [Colour; 2] = [Colour::Yellow, Colour::Green];

impl Open {
    /// Whether this is the two-player game.
    pub fn two_players(&self) -> bool {
        self.options.players == 2
    }

    /// RP-2P-01: two players set up the game for four.
    pub fn colour_count(&self) -> u8 {
        if self.two_players() { TWO_PLAYER_COLOURS as u8 } else { self.options.players }
    }

    /// RP-2P-25: the colours in play, clockwise. Neutral ones count like any other.
    pub fn colours(&self) -> impl Iterator<Item = Colour> + use<> {
        (0..self.colour_count() as usize).map(Colour::nth)
    }

    /// The colours in play, clockwise from `first`.
    pub fn clockwise_from(&self, first: Colour) -> impl Iterator<Item = Colour> + use<> {
        let count = self.colour_count() as usize;
        (0..count).map(move |step| Colour::nth((first as usize + step) % count))
    }

    /// RP-2P-16, RP-DEC-19: the player who decides for a colour; for a neutral one, its controlling player.
    pub fn owner(&self, colour: Colour) -> Seat {
        if self.two_players() { TWO_PLAYER_OWNERS[colour as usize] } else { Seat(colour as u8) }
    }

    /// RP-2P-02: whether this colour is neutral.
    pub fn is_neutral(&self, colour: Colour) -> bool {
        self.two_players() && NEUTRAL.get(colour as usize) == Some(&true)
    }

    /// RP-RUL-55: the main colour of a seat.
    pub fn main_colour(&self, seat: Seat) -> Colour {
        if self.two_players() { MAIN[seat.index()] } else { Colour::nth(seat.index()) }
    }

    /// The neutral colours in play.
    pub fn neutral_colours(&self) -> impl Iterator<Item = Colour> + use<'_> {
        self.colours().filter(|colour| self.is_neutral(*colour))
    }

    /// How many cards a neutral deck has left while no card is drawn.
    pub fn neutral_deck(&self, colour: Colour) -> usize {
        let boxed = usize::from(self.recruiter_boxed.contains(colour));
        Character::COUNT - boxed - self.played[colour as usize].len()
    }
}

impl RedPlanet {
    /// RP-2P-09, RP-2P-10: six cards are shuffled. RP-2P-11: the other three go on top, unseen. Nobody knows the
    /// order of either part, so each is a set.
    pub(crate) fn set_up_neutral_deck(&mut self, colour: Colour) {
        let bottom: Set<Character> = NEUTRAL_BOTTOM.into_iter().collect();
        let mut others = Set::full().minus(bottom);
        let mut top = Set::EMPTY;
        for _ in 0..NEUTRAL_TOP {
            top.insert(others.draw(&mut self.hidden.rng).expect("five other cards"));
        }
        self.hidden.neutral_top[colour as usize] = top;
        self.hidden.neutral_rest[colour as usize] = bottom.union(others);
    }

    /// RP-2P-13: each player draws and looks at the top card of their neutral deck. RP-RUL-42: the
    /// three on top come in random order.
    pub(crate) fn draw_neutral_cards(&mut self, story: &mut Story) {
        for at in 0..self.open.colour_count() as usize {
            let colour = Colour::nth(at);
            if !self.open.is_neutral(colour) {
                continue;
            }
            let (top, rest) = (&mut self.hidden.neutral_top[at], &mut self.hidden.neutral_rest[at]);
            let deck = if top.is_empty() { rest } else { top };
            let card = deck.draw(&mut self.hidden.rng).expect("RP-2P-23: a neutral deck never runs out");
            let seat = self.open.owner(colour);
            self.secrets[seat.index()].neutral = Some(card);
            story.learns(seat);
            story.tell(|| Event::NeutralDrawn { seat, colour, character: Some(card) });
        }
    }

    /// RP-2P-22: the neutral Recruiter goes to the box, and the other eight cards form a new deck.
    pub(crate) fn reshuffle_neutral_deck(&mut self, colour: Colour) {
        let at = colour as usize;
        self.open.recruiter_boxed.insert(colour);
        self.open.played[at] = Set::EMPTY;
        self.hidden.neutral_top[at] = Set::EMPTY;
        self.hidden.neutral_rest[at] = Set::full().without(Character::Recruiter);
    }
}
