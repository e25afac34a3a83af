//! The discovery reveal phase (section 13).

use table::Refusal;

use super::{Story, characters::one, no};
use crate::Event;
use crate::material::{COLOURS, Colour, DiscoveryEffect, EventCard, OUTER_ZONES, When, Zone};
use crate::state::{Frame, RedPlanet, Stage};

impl RedPlanet {
    /// RP-DSC-07: turns up all discoveries in play. RP-DSC-11: those in the deck or discarded stay out of it.
    pub(crate) fn show_discoveries(&mut self, story: &mut Story) {
        for at in 0..OUTER_ZONES {
            if let Some(card) = self.hidden.discoveries[at].take() {
                self.open.discoveries[at].card = Some(card);
                let zone = Zone::ALL[at];
                story.all_learn();
                story.tell(|| Event::DiscoveryShown { zone, card });
                story.shows(self);
            }
        }
    }

    /// RP-DSC-08: carries out the discoveries with the reveal-phase symbol. RP-DSC-18, RP-RUL-32: in the order of
    /// the zones, each on the board as the last one left it.
    pub(crate) fn reveal_next(&mut self, at: u8, story: &mut Story) {
        if at as usize == OUTER_ZONES {
            return self.begin_actions(Stage::BeforeProduction, story);
        }
        let zone = Zone::ALL[at as usize];
        let effect = self.open.discovery(zone).and_then(EventCard::discovery);
        let Some((When::Reveal, effect)) = effect else {
            self.open.stage = Stage::Reveal(at + 1);
            return;
        };
        match effect {
            DiscoveryEffect::MoveAll {} => self.magnetise(zone, story),
            DiscoveryEffect::EachPlayerRemoves { count } => self.resist(zone, count, story),
            DiscoveryEffect::Evacuate {} => {
                if self.evacuate(zone) {
                    return;
                }
            }
            _ => unreachable!("no other effect has the reveal symbol"),
        }
        self.open.stage = Stage::Reveal(at + 1);
    }

    /// Ether magnet: everybody aboard a docked ship moves to the zone. RP-DSC-19: that may turn up its resource token.
    fn magnetise(&mut self, zone: Zone, story: &mut Story) {
        let mut moved = [0; COLOURS];
        for vessel in self.open.docks.iter_mut().flatten() {
            for (all, crew) in moved.iter_mut().zip(std::mem::take(&mut vessel.crew)) {
                *all += crew;
            }
        }
        story.tell(|| Event::Magnetised { zone, astronauts: moved.iter().sum() });
        self.enter(zone, moved, story);
    }

    /// Native resistance. RP-LIS-03: each colour in the zone loses up to `count` astronauts to the memorial.
    fn resist(&mut self, zone: Zone, count: u8, story: &mut Story) {
        for victim in self.open.colours() {
            let here = &mut self.open.zones[zone as usize][victim as usize];
            let killed = count.min(*here);
            *here -= killed;
            self.open.lost[victim as usize] += killed;
            for _ in 0..killed {
                story.tell(|| Event::Resisted { zone, victim });
            }
        }
    }

    /// RP-RUL-51: clockwise from the first player, each player moves all of their astronauts out, one at a time.
    /// True while somebody is left.
    fn evacuate(&mut self, zone: Zone) -> bool {
        let here = self.open.zones[zone as usize];
        let Some(colour) =
            self.open.clockwise_from(self.open.first).find(|colour| here[*colour as usize] > 0)
        else {
            return false;
        };
        self.open.actor = colour;
        self.open.frames.push(Frame::Leave { zone, left: here[colour as usize] });
        true
    }

    /// RP-DEC-18: only to an adjacent zone.
    pub(crate) fn may_leave(&self, from: Zone, to: Zone) -> Result<(), Refusal> {
        if !from.adjacent().contains(to) {
            return Err(no("RP-RUL-51", "redplanet-refusal-not_adjacent").about(to.name()));
        }
        Ok(())
    }

    /// RP-DSC-19: the resource token of the entered zone is turned up before the next choice.
    pub(crate) fn leave(&mut self, from: Zone, to: Zone, story: &mut Story) {
        let colour: Colour = self.open.actor;
        self.open.zones[from as usize][colour as usize] -= 1;
        story.tell(|| Event::Left { colour, from, to });
        self.enter(to, one(colour), story);
    }
}
