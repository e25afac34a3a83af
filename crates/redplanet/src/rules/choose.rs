//! The two simultaneous choices: the starting mission, and the character in step 1 of a round.

use std::ops::ControlFlow;

use table::{Piece, Refusal, Seat};

use super::{HIGHEST, NOT_NOW, Story, Visit, no};
use crate::Event;
use crate::action::Action;
use crate::material::{CardKind, Character, EventCard};
use crate::state::{RedPlanet, Stage};

/// Where the countdown stands before the first number is called.
pub(crate) const BEFORE_THE_COUNTDOWN: u8 = HIGHEST + 1;

impl RedPlanet {
    /// RP-DEC-N1: what a seat might choose in secret: one of the two missions dealt to it,
    /// or any of the nine characters.
    pub(crate) fn choices(&self, seat: Seat, visit: &mut impl Visit) -> ControlFlow<()> {
        match self.open.stage {
            Stage::Missions => {
                for card in self.secrets[seat.index()].dealt.into_iter().flatten() {
                    visit(Action::Keep(card), self.may_choose(seat, Action::Keep(card)))?;
                }
            }
            Stage::Characters => {
                for character in Character::all() {
                    visit(Action::Choose(character), self.may_choose(seat, Action::Choose(character)))?;
                }
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }

    /// RP-SET-15: only a mission dealt to this seat. RP-RND-03: only a character in hand. RP-RUL-54: a sealed
    /// choice may be changed until the last one is in; naming the same card again is not a change.
    pub(crate) fn may_choose(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let secret = &self.secrets[seat.index()];
        match (self.open.stage, action) {
            (Stage::Missions, Action::Keep(card)) => {
                if !secret.dealt.contains(&Some(card)) {
                    return Err(no("RP-SET-15", "redplanet-refusal-not_dealt").about(card.name()));
                }
                if secret.mission == Some(card) {
                    return Err(no("RP-RUL-54", "redplanet-refusal-chosen_already").about(card.name()));
                }
                Ok(())
            }
            (Stage::Characters, Action::Choose(character)) => {
                if !self.open.hand(self.open.main_colour(seat)).contains(character) {
                    return Err(no("RP-RND-03", "redplanet-refusal-not_in_hand").about(character.name()));
                }
                if secret.character == Some(character) {
                    return Err(no("RP-RUL-54", "redplanet-refusal-chosen_already").about(character.name()));
                }
                Ok(())
            }
            _ => Err(NOT_NOW),
        }
    }

    /// RP-SET-15: keeps one of the two dealt missions in secret.
    pub(crate) fn keep(&mut self, seat: Seat, card: EventCard, story: &mut Story) {
        debug_assert_eq!(card.kind(), CardKind::Mission);
        self.secrets[seat.index()].mission = Some(card);
        if !self.open.kept.contains(seat) {
            self.open.kept.insert(seat);
            story.tell(|| Event::Kept { seat });
        }
    }

    /// RP-RND-02: lays a character face down. RP-HID-01: everybody learns that a choice was made, but not which.
    pub(crate) fn choose(&mut self, seat: Seat, character: Character, story: &mut Story) {
        self.secrets[seat.index()].character = Some(character);
        if !self.open.chosen.contains(seat) {
            self.open.chosen.insert(seat);
            story.tell(|| Event::Chosen { seat });
        }
    }

    /// RP-RND-05: a hand is never empty, because the last card is the Recruiter. RP-RUL-56: that card is chosen
    /// without asking, since hands are open (RP-HID-02).
    pub(crate) fn choose_last_cards(&mut self, story: &mut Story) {
        for seat in (0..self.open.seats()).map(Seat) {
            let hand = self.open.hand(self.open.main_colour(seat));
            if hand.len() == 1 {
                let character = hand.get(0).expect("a hand of one");
                self.choose(seat, character, story);
            }
        }
    }
}
