//! The Scientist's research: drawing event cards, assigning discoveries and looking at them (sections 6 and 13).

use table::Refusal;

use super::{Story, no};
use crate::Event;
use crate::material::{CardKind, Zone};
use crate::state::{Frame, RedPlanet};

impl RedPlanet {
    /// RP-RUL-20: an empty event deck is not reshuffled. RP-CHR-7-07: then only looking is left.
    pub(crate) fn may_draw(&self) -> Result<(), Refusal> {
        if self.open.event_deck == 0 {
            return Err(no("RP-RUL-20", "redplanet-refusal-event_deck_empty"));
        }
        Ok(())
    }

    /// RP-CHR-7-02: a Scientist may look instead of drawing. RP-2P-19, RP-RUL-43: a neutral one
    /// must draw while there are cards.
    pub(crate) fn may_look_instead(&self, zone: Zone) -> Result<(), Refusal> {
        let must_draw =
            self.open.is_neutral(self.open.actor) && !self.open.options.neutral_scientist_may_look;
        if must_draw && self.open.event_deck > 0 {
            return Err(no("RP-RUL-43", "redplanet-refusal-neutral_draws"));
        }
        self.may_look(zone)
    }

    /// RP-DEC-09: a zone with a face-down discovery. RP-RUL-21: it may be one the player already knows.
    pub(crate) fn may_look(&self, zone: Zone) -> Result<(), Refusal> {
        if !self.open.discovery_in_play(zone) {
            return Err(no("RP-CHR-7-02", "redplanet-refusal-no_discovery").about(zone.name()));
        }
        Ok(())
    }

    /// RP-CHR-7-03: shows the card to the owner alone and leaves it where it is.
    pub(crate) fn look(&mut self, zone: Zone, story: &mut Story) {
        let colour = self.open.actor;
        let seat = self.open.owner(colour);
        let card = self.hidden.discoveries[zone as usize];
        self.secrets[seat.index()].known[zone as usize] = card;
        self.open.discoveries[zone as usize].seen.insert(seat);
        story.learns(seat);
        story.tell(|| Event::Looked { seat, colour, zone, card });
    }

    /// RP-CHR-7-02, RP-EVT-02: draws the top event card; after set-up there is no other way to gain one.
    /// RP-CHR-7-04: a discovery must be assigned. RP-CHR-7-05: if no zone is free, it is discarded and the player
    /// looks instead. RP-CHR-7-06, RP-MIS-01, RP-ACT-01: missions and actions are kept face down. RP-HID-16:
    /// everybody learns whether it was a discovery.
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
            // RP-2P-21, RP-2P-28: a neutral colour never holds missions or actions; they go to the box.
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

    /// RP-DSC-01, RP-DSC-02, RP-2P-20: only to an outer zone. RP-DSC-03, RP-RUL-31: only to one without a discovery.
    pub(crate) fn may_assign(&self, zone: Zone) -> Result<(), Refusal> {
        if !zone.is_outer() {
            return Err(no("RP-DSC-02", "redplanet-refusal-no_discovery_here").about(zone.name()));
        }
        if !self.open.free_for_discovery(zone) {
            return Err(no("RP-DSC-03", "redplanet-refusal-discovery_there").about(zone.name()));
        }
        Ok(())
    }

    /// RP-DSC-01: puts the card face down. RP-HID-06: only the player who assigns it knows it. RP-DSC-04: nothing
    /// ever takes it away again.
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

    /// RP-RUL-59: only for a neutral colour, and only at a table that plays it that way.
    pub(crate) fn may_decline(&self) -> Result<(), Refusal> {
        let option = self.open.options.neutral_scientist_may_decline;
        if !option || !self.open.is_neutral(self.open.actor) {
            return Err(no("RP-RUL-59", "redplanet-refusal-must_assign"));
        }
        Ok(())
    }

    /// RP-RUL-59: the card is discarded face up, as a discovery for which no zone is free.
    pub(crate) fn decline(&mut self, story: &mut Story) {
        let colour = self.open.actor;
        let seat = self.open.owner(colour);
        let card = self.secrets[seat.index()].drawn.take().expect("a drawn discovery waits");
        self.open.event_discard.insert(card);
        story.all_learn();
        story.tell(|| Event::Declined { colour, card });
    }
}
