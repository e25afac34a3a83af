//! Steps 2 to 6 of a round.

use table::Set;

use super::{Story, characters};
use crate::Event;
use crate::material::{Character, Colour, PRODUCTION_AFTER, ROUNDS};
use crate::state::{Acting, RedPlanet, Stage};

impl RedPlanet {
    /// One step of the countdown: the next instruction, the end of a character, the next colour or number, or the
    /// end of the round. RP-RND-09: a number is called only when no revealed character is left to resolve.
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

    /// RP-RND-08, RP-2P-15: equal numbers resolve clockwise by colour, starting with the first player.
    fn next_in_order(&self) -> Option<Colour> {
        if self.open.waiting.is_empty() {
            return None;
        }
        self.open.clockwise_from(self.open.first).find(|colour| self.open.waiting.contains(*colour))
    }

    /// RP-RUL-22: whatever the card achieves, its colour counts as having resolved.
    fn begin_character(&mut self, colour: Colour) {
        let character =
            self.open.revealed[colour as usize].expect("a waiting colour has a face-up character");
        self.open.waiting.remove(colour);
        self.open.actor = colour;
        self.open.acting = Some(Acting { character, step: 0 });
    }

    /// RP-CHR-G-01: begins the next instruction, from top to bottom; false when the card is done.
    fn next_instruction(&mut self, acting: Acting, story: &mut Story) -> bool {
        let Some(instruction) = acting.character.instructions().get(acting.step as usize) else {
            return false;
        };
        self.open.acting = Some(Acting { step: acting.step + 1, ..acting });
        characters::begin(self, instruction, story);
        true
    }

    /// RP-SHIP-02, RP-CHR-G-05: full ships launch once the whole character is resolved, not before.
    fn finish_character(&mut self, story: &mut Story) {
        self.open.acting = None;
        self.launch_full_ships(story);
    }

    /// RP-RND-10: the countdown stops when every chosen character has been revealed and resolved.
    fn all_resolved(&self) -> bool {
        self.open.colours().all(|colour| self.open.revealed[colour as usize].is_some())
    }

    /// RP-RND-06: calls the next lower number. RP-RND-07, RP-2P-15: every colour that chose it turns it up.
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

    /// RP-RND-07, RP-RND-12, RP-2P-24: from now on the card lies face up, a neutral one too.
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

    /// RP-RND-01: steps 3 to 6 of a round. RP-RUL-36: round 10 has them too.
    fn end_round(&mut self, story: &mut Story) {
        self.open.waiting = Set::EMPTY;
        self.land_ships(story);
        self.refill_docks(story);
        story.shows(self);
        self.new_first_player(story);
        story.shows(self);
        self.advance_track(story);
    }

    /// RP-FP-01, RP-FP-02: the colour that resolved last becomes first player. RP-FP-03:
    /// it may have been first already.
    fn new_first_player(&mut self, story: &mut Story) {
        let colour = self.open.actor;
        self.open.first = colour;
        story.tell(|| Event::FirstPlayer { colour });
    }

    /// RP-TRK-03, RP-FP-04: advances the track by one place; what its window shows comes next. RP-TRK-01,
    /// RP-RUL-47: after round 10 the discoveries are revealed before production 3.
    fn advance_track(&mut self, story: &mut Story) {
        let round = self.open.round;
        if round == ROUNDS {
            self.show_discoveries(story);
            self.open.stage = Stage::Reveal(0);
            return;
        }
        if let Some(number) = PRODUCTION_AFTER.iter().position(|after| *after == round) {
            self.produce(number as u8 + 1, story);
            story.shows(self);
        }
        self.open.round += 1;
        self.begin_round(story);
    }
}
