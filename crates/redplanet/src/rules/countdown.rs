//! Steps 2 to 6 of a round.

use table::Set;

use super::{Story, characters};
use crate::Event;
use crate::material::{Character, Colour, PRODUCTION_AFTER, ROUNDS};
use crate::state::{Acting, RedPlanet, Stage};

impl RedPlanet {
    /// One move of the countdown: the next instruction, the end of a character, the next colour or number, or the
    /// end of the round.
    pub(crate) fn count_down(&mut self, story: &mut Story) {
        if let Some(acting) = self.open.acting {
            if !self.next_instruction(acting, story) {
                self.finish_character(story);
            }
        } else if let Some(colour) = self.next_in_order() {
            self.begin_character(colour);
        } else if self.all_resolved() {
            self.end_round(story);
        } else {
            self.call_next(story);
        }
    }

    /// RP-RND-08: among equal numbers clockwise from the first player.
    fn next_in_order(&self) -> Option<Colour> {
        if self.open.waiting.is_empty() {
            return None;
        }
        self.open.clockwise_from(self.open.first).find(|colour| self.open.waiting.contains(*colour))
    }

    fn begin_character(&mut self, colour: Colour) {
        let character = self.open.revealed[colour as usize].expect("who waits is turned up");
        self.open.waiting.remove(colour);
        self.open.actor = colour;
        self.open.acting = Some(Acting { character, step: 0 });
    }

    /// RP-CHR-G-01: from top to bottom. False when the card is done.
    fn next_instruction(&mut self, acting: Acting, story: &mut Story) -> bool {
        let Some(instruction) = acting.character.instructions().get(acting.step as usize) else {
            return false;
        };
        self.open.acting = Some(Acting { step: acting.step + 1, ..acting });
        characters::begin(self, instruction, story);
        true
    }

    /// RP-SHIP-02: full ships launch when the character is completely resolved.
    fn finish_character(&mut self, story: &mut Story) {
        self.open.acting = None;
        self.launch_full_ships(story);
    }

    /// RP-RND-10: the countdown stops when all chosen characters have been resolved.
    fn all_resolved(&self) -> bool {
        self.open.colours().all(|colour| self.open.revealed[colour as usize].is_some())
    }

    /// RP-RND-06, RP-RND-07: the next lower number is called; who chose it turns it up.
    fn call_next(&mut self, story: &mut Story) {
        self.open.calling -= 1;
        let number = self.open.calling;
        story.all_learn();
        story.tell(|| Event::Called { number });
        for colour in self.open.colours() {
            if let Some(character) = self.sealed(colour).filter(|character| character.number() == number) {
                self.turn_up(colour, character);
                story.tell(|| Event::Revealed { colour, character });
            }
        }
    }

    /// The face-down character of a colour.
    fn sealed(&self, colour: Colour) -> Option<Character> {
        let secret = &self.secrets[self.open.owner(colour).index()];
        if self.open.is_neutral(colour) { secret.neutral } else { secret.character }
    }

    /// RP-RND-07, RP-RND-12: the card is face up from now on.
    fn turn_up(&mut self, colour: Colour, character: Character) {
        let secret = &mut self.secrets[self.open.owner(colour).index()];
        if self.open.is_neutral(colour) {
            secret.neutral = None;
        } else {
            secret.character = None;
        }
        self.open.played[colour as usize].insert(character);
        self.open.revealed[colour as usize] = Some(character);
        self.open.waiting.insert(colour);
    }

    /// RP-RND-01: steps 3 to 6. RP-RUL-36: round 10 has them too.
    fn end_round(&mut self, story: &mut Story) {
        self.open.waiting = Set::EMPTY;
        self.land_ships(story);
        self.refill_docks(story);
        self.new_first_player(story);
        self.advance_track(story);
    }

    /// RP-FP-01: who resolved last is first. RP-FP-02: that is the colour that acted last.
    fn new_first_player(&mut self, story: &mut Story) {
        let colour = self.open.actor;
        self.open.first = colour;
        story.tell(|| Event::FirstPlayer { colour });
    }

    /// RP-TRK-01, RP-FP-04: what the window of the track shows comes next.
    fn advance_track(&mut self, story: &mut Story) {
        let round = self.open.round;
        if round == ROUNDS {
            self.show_discoveries(story);
            self.open.stage = Stage::Reveal(0);
            return;
        }
        if let Some(number) = PRODUCTION_AFTER.iter().position(|after| *after == round) {
            self.produce(number as u8 + 1, story);
        }
        self.open.round += 1;
        self.begin_round(story);
    }
}
