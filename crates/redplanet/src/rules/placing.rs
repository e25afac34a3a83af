//! Placing astronauts on docked ships, and destination tokens (sections 5 and 8).

use table::Refusal;

use super::{Story, no};
use crate::Event;
use crate::action::{Dock, Place};
use crate::material::Zone;
use crate::state::{Frame, RedPlanet, Vessel};

/// RP-SHIP-04: nothing is done with an empty dock.
pub(crate) const EMPTY_DOCK: Refusal = no("RP-SHIP-04", "redplanet-refusal-empty_dock");

impl RedPlanet {
    /// The ship in a dock, or why there is none.
    pub(crate) fn docked(&self, dock: Dock) -> Result<&Vessel, Refusal> {
        self.open.docked(dock).ok_or(EMPTY_DOCK.about(Place::Dock(dock).name()))
    }

    /// RP-CHR-G-06, RP-CHR-G-07: a docked ship with a free seat. RP-CHR-6-01: the Secret Agent's second ship is
    /// another one. RP-RUL-05: an astronaut must be in supply.
    pub(crate) fn may_board(&self, dock: Dock, not_in: Option<Dock>) -> Result<(), Refusal> {
        self.may_seat(dock, 1)?;
        if not_in == Some(dock) {
            let name = Place::Dock(dock).name();
            return Err(no("RP-CHR-6-01", "redplanet-refusal-other_ship").about(name));
        }
        Ok(())
    }

    /// RP-CHR-3-01, RP-CHR-3-04: all in one and the same ship.
    pub(crate) fn may_board_together(&self, dock: Dock, count: u8) -> Result<(), Refusal> {
        self.may_seat(dock, count)
    }

    fn may_seat(&self, dock: Dock, count: u8) -> Result<(), Refusal> {
        let vessel = self.docked(dock)?;
        let supply = self.open.supply[self.open.actor as usize];
        if supply < count {
            return Err(no("RP-RUL-05", "redplanet-refusal-no_supply").numbers(count.into(), supply.into()));
        }
        let free = vessel.free_seats();
        if free < count {
            let rule = if count > 1 { "RP-CHR-3-01" } else { "RP-CHR-G-07" };
            let refusal = no(rule, "redplanet-refusal-no_seat").about(Place::Dock(dock).name());
            return Err(refusal.numbers(count.into(), free.into()));
        }
        if vessel.destination().is_none() && self.open.pool_is_empty() {
            return Err(no("RP-RUL-08", "redplanet-refusal-no_token_left").about(Place::Dock(dock).name()));
        }
        Ok(())
    }

    /// RP-CHR-G-06: from the supply to the ship. RP-DST-01, RP-RUL-06: the first aboard a ship with unknown destination
    /// chooses a token at once.
    pub(crate) fn board(&mut self, dock: Dock, count: u8, story: &mut Story) {
        let colour = self.open.actor;
        self.open.supply[colour as usize] -= count;
        let vessel = self.open.docks[dock.0 as usize].as_mut().expect("a ship with a free seat");
        vessel.crew[colour as usize] += count;
        let unknown = vessel.destination().is_none();
        story.tell(|| Event::Boarded { colour, dock, count });
        if unknown {
            self.open.frames.push(Frame::Destination { place: Place::Dock(dock) });
        }
    }

    /// RP-DST-03, RP-RUL-07: a zone whose two tokens are on ships cannot be chosen.
    pub(crate) fn may_bind(&self, zone: Zone) -> Result<(), Refusal> {
        if self.open.pool[zone as usize] == 0 {
            return Err(no("RP-DST-03", "redplanet-refusal-no_token").about(zone.name()));
        }
        Ok(())
    }

    /// RP-DST-02, RP-CHR-1-03: the token goes on top; from now on the ship is bound for its zone.
    pub(crate) fn bind(&mut self, place: Place, zone: Zone, story: &mut Story) {
        let colour = self.open.actor;
        self.open.pool[zone as usize] -= 1;
        let vessel = self.open.vessel_mut(place).expect("the ship that was chosen");
        vessel.token = Some(zone);
        vessel.tokens[zone as usize] += 1;
        story.tell(|| Event::Bound { colour, place, zone });
    }
}
