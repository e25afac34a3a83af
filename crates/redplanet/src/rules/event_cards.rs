//! The Scientist and the event cards he draws, lays out and looks at (sections 6 and 13).

use table::Refusal;

use super::{Story, no};
use crate::Event;
use crate::material::{CardKind, Zone};
use crate::state::{Frame, RedPlanet};

impl RedPlanet {
    /// RP-RUL-20: an empty event deck is not reshuffled.
    pub(crate) fn may_draw(&self) -> Result<(), Refusal> {
        if self.open.event_deck == 0 {
            return Err(no("RP-RUL-20", "redplanet-refusal-event_deck_empty"));
        }
        Ok(())
    }

    /// RP-CHR-7-02; RP-RUL-43: a neutral Scientist draws while he can.
    pub(crate) fn may_look_instead(&self, zone: Zone) -> Result<(), Refusal> {
        let must_draw =
            self.open.is_neutral(self.open.actor) && !self.open.options.neutral_scientist_may_look;
        if must_draw && self.open.event_deck > 0 {
            return Err(no("RP-RUL-43", "redplanet-refusal-neutral_draws"));
        }
        self.may_look(zone)
    }

    /// RP-DEC-09: a zone with a face-down discovery. RP-RUL-21: known ones included.
    pub(crate) fn may_look(&self, zone: Zone) -> Result<(), Refusal> {
        if !self.open.discovery_in_play(zone) {
            return Err(no("RP-CHR-7-02", "redplanet-refusal-no_discovery").about(zone.name()));
        }
        Ok(())
    }

    /// RP-CHR-7-03: seen by the owner alone.
    pub(crate) fn look(&mut self, zone: Zone, story: &mut Story) {
        let colour = self.open.actor;
        let seat = self.open.owner(colour);
        let card = self.hidden.discoveries[zone as usize];
        self.secrets[seat.index()].known[zone as usize] = card;
        self.open.discoveries[zone as usize].seen.insert(seat);
        story.learns(seat);
        story.tell(|| Event::Looked { seat, colour, zone, card });
    }

    /// RP-CHR-7-02, RP-CHR-7-04 to RP-CHR-7-06. RP-HID-16: that it is a discovery is public, so all learn.
    pub(crate) fn draw_event(&mut self, story: &mut Story) {
        let colour = self.open.actor;
        let seat = self.open.owner(colour);
        let card = self.hidden.event_deck.draw(&mut self.hidden.rng).expect("the deck is not empty");
        self.open.event_deck -= 1;
        story.all_learn();
        story.tell(|| Event::Drew { seat, colour, kind: Some(card.kind()), card: Some(card) });
        let secret = &mut self.secrets[seat.index()];
        match card.kind() {
            CardKind::Discovery => {
                if Zone::ALL.iter().any(|zone| self.open.free_for_discovery(*zone)) {
                    secret.drawn = Some(card);
                    self.open.frames.push(Frame::Assign);
                } else {
                    self.open.event_discard.insert(card);
                    story.tell(|| Event::Discarded { card });
                    self.open.frames.push(Frame::Look);
                }
            }
            // RP-2P-21: a neutral colour never holds missions or actions.
            CardKind::Mission | CardKind::Action if self.open.is_neutral(colour) => {
                secret.boxed.insert(card);
                self.open.event_box[seat.index()] += 1;
            }
            CardKind::Mission | CardKind::Action => {
                secret.cards.insert(card);
                self.open.face_down[seat.index()] += 1;
            }
        }
    }

    /// RP-DSC-01 to RP-DSC-03: an outer zone that has no discovery yet.
    pub(crate) fn may_assign(&self, zone: Zone) -> Result<(), Refusal> {
        if !zone.is_outer() {
            return Err(no("RP-DSC-02", "redplanet-refusal-no_discovery_here").about(zone.name()));
        }
        if !self.open.free_for_discovery(zone) {
            return Err(no("RP-DSC-03", "redplanet-refusal-discovery_there").about(zone.name()));
        }
        Ok(())
    }

    /// RP-DSC-01: face down; RP-HID-06: known to who lays it.
    pub(crate) fn assign(&mut self, zone: Zone, story: &mut Story) {
        let colour = self.open.actor;
        let seat = self.open.owner(colour);
        let secret = &mut self.secrets[seat.index()];
        let card = secret.drawn.take();
        secret.known[zone as usize] = card;
        self.hidden.discoveries[zone as usize] = card;
        self.open.discoveries[zone as usize].by = Some(seat);
        story.tell(|| Event::Assigned { seat, colour, zone, card });
    }
}
