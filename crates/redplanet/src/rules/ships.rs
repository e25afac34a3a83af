//! Launching, landing and refilling the docks (sections 7, 9 and 10).

use super::Story;
use crate::Event;
use crate::action::Dock;
use crate::material::{COLOURS, Resource, Zone};
use crate::state::{RedPlanet, Vessel};

impl RedPlanet {
    /// RP-SHIP-02, RP-RUL-23: launches every full docked ship, from left to right.
    pub(crate) fn launch_full_ships(&mut self, story: &mut Story) {
        for dock in self.open.docks() {
            if self.open.docked(dock).is_some_and(Vessel::is_full) {
                self.launch(dock, story);
            }
        }
    }

    /// RP-SHIP-04: the ship leaves its dock, which stays empty. RP-SHIP-05: it is in flight until step 3.
    /// RP-SHIP-03: only a full ship or a forced one gets here.
    pub(crate) fn launch(&mut self, dock: Dock, story: &mut Story) {
        let vessel = self.open.docks[dock.0 as usize].take().expect("a docked ship launches");
        self.open.flights.push(vessel);
        story.tell(|| Event::Launched { dock, ship: vessel.ship });
    }

    /// RP-LAND-01, RP-LAND-02, RP-LAND-03: every launched ship lands at its destination, Phobos included, in the
    /// order of launching. RP-LAND-06: its card is discarded. RP-LAND-07: docked ships are not touched.
    pub(crate) fn land_ships(&mut self, story: &mut Story) {
        let flights = self.open.flights;
        self.open.flights.clear();
        for vessel in &flights {
            self.return_tokens(vessel);
            self.open.ship_discard.insert(vessel.ship);
            let ship = vessel.ship;
            // RP-RUL-12: a ship without a destination is empty and lands nowhere.
            let Some(zone) = vessel.destination() else {
                story.tell(|| Event::LandedNowhere { ship });
                continue;
            };
            let astronauts = vessel.aboard();
            story.tell(|| Event::Landed { ship, zone, astronauts });
            self.enter(zone, vessel.crew, story);
            story.shows(self);
        }
    }

    /// Astronauts enter a zone. RP-CHR-8-08: any number fits. RP-LAND-04, RP-DSC-19: a face-down resource token
    /// there is turned up for good. RP-LAND-05: but not if nobody enters.
    pub(crate) fn enter(&mut self, zone: Zone, astronauts: [u8; COLOURS], story: &mut Story) {
        for (here, more) in self.open.zones[zone as usize].iter_mut().zip(astronauts) {
            *here += more;
        }
        let somebody = astronauts.iter().any(|count| *count > 0);
        if somebody && self.open.resources[zone as usize].is_none() {
            let resource = self.draw_resource();
            self.open.resources[zone as usize] = Some(resource);
            story.all_learn();
            story.tell(|| Event::Found { zone, resource });
        }
    }

    /// RP-SET-12, RP-HID-08: nobody knows which token lies where, so it is drawn when it is turned up, from those
    /// not yet face up. RP-SET-13: with ten zones one token is always left over.
    fn draw_resource(&mut self) -> Resource {
        let face_down = Resource::ALL.iter().map(|resource| {
            let face_up = self.open.resources.iter().filter(|shown| **shown == Some(*resource)).count();
            (*resource, u32::from(resource.resource_tokens()) - face_up as u32)
        });
        let total: u32 = face_down.clone().map(|(_, count)| count).sum();
        let mut at = self.hidden.rng.below(total);
        for (resource, count) in face_down {
            if at < count {
                return resource;
            }
            at -= count;
        }
        unreachable!("the number is below the count of tokens")
    }

    /// RP-DST-04, RP-RUL-11: all destination tokens on a ship that lands or is destroyed return to the pool.
    pub(crate) fn return_tokens(&mut self, vessel: &Vessel) {
        for (pool, tokens) in self.open.pool.iter_mut().zip(vessel.tokens) {
            *pool += tokens;
        }
    }

    /// RP-DOCK-01, RP-DOCK-05, RP-RUL-24: draws a ship for each empty dock, from left to right.
    /// RP-DOCK-02: occupied docks keep theirs. RP-DOCK-03: unknown destinations are accepted. RP-DOCK-04:
    /// the discard pile becomes the new deck.
    pub(crate) fn refill_docks(&mut self, story: &mut Story) {
        for dock in self.open.docks() {
            if self.open.docked(dock).is_some() {
                continue;
            }
            if self.open.ship_deck.is_empty() {
                self.open.ship_deck = std::mem::take(&mut self.open.ship_discard);
            }
            let Some(ship) = self.open.ship_deck.draw(&mut self.hidden.rng) else { continue };
            self.open.docks[dock.0 as usize] = Some(Vessel { ship, ..Vessel::default() });
            story.all_learn();
            story.tell(|| Event::Docked { dock, ship });
        }
    }
}
