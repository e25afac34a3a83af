//! Launching, landing, docking (sections 7, 9 and 10).

use super::Story;
use crate::Event;
use crate::action::Dock;
use crate::material::{COLOURS, Resource, Zone};
use crate::state::{RedPlanet, Vessel};

impl RedPlanet {
    /// RP-SHIP-02, RP-RUL-23: every full docked ship launches, from left to right.
    pub(crate) fn launch_full_ships(&mut self, story: &mut Story) {
        for dock in self.open.docks() {
            if self.open.docked(dock).is_some_and(Vessel::is_full) {
                self.launch(dock, story);
            }
        }
    }

    /// RP-SHIP-04: the ship leaves its dock and is in flight until step 3.
    pub(crate) fn launch(&mut self, dock: Dock, story: &mut Story) {
        let vessel = self.open.docks[dock.0 as usize].take().expect("a docked ship launches");
        self.open.flights.push(vessel);
        story.tell(|| Event::Launched { dock, ship: vessel.ship });
    }

    /// RP-LAND-01 to RP-LAND-06: all launched ships land in the order of launching.
    pub(crate) fn land_ships(&mut self, story: &mut Story) {
        let flights = self.open.flights;
        self.open.flights.clear();
        for vessel in &flights {
            self.return_tokens(vessel);
            self.open.ship_discard.insert(vessel.ship);
            let ship = vessel.ship;
            // RP-RUL-12: an empty ship without a destination lands nowhere.
            let Some(zone) = vessel.destination() else {
                story.tell(|| Event::LandedNowhere { ship });
                continue;
            };
            let astronauts = vessel.aboard();
            story.tell(|| Event::Landed { ship, zone, astronauts });
            self.enter(zone, vessel.crew, story);
        }
    }

    /// Astronauts enter a zone. RP-LAND-04: a face-down resource token there is turned up for good; RP-LAND-05: not if
    /// nobody enters.
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

    /// RP-SET-12, RP-HID-08: nobody can know which token lies where, so it is drawn when it is turned up, from those
    /// that are not face up yet; the eleventh is never drawn (RP-SET-13).
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

    /// RP-DST-04, RP-RUL-11: all tokens on a ship that leaves play return to the pool.
    pub(crate) fn return_tokens(&mut self, vessel: &Vessel) {
        for (pool, tokens) in self.open.pool.iter_mut().zip(vessel.tokens) {
            *pool += tokens;
        }
    }

    /// RP-DOCK-01 to RP-DOCK-05, RP-RUL-24: a ship for each empty dock, from left to right.
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
