//! Placing astronauts and destination tokens on ships (sections 5 and 8).

use table::Refusal;

use super::{Story, no};
use crate::Event;
use crate::action::{Dock, Place};
use crate::material::Zone;
use crate::state::{Frame, RedPlanet, Vessel};

/// RP-SHIP-04: there is no ship in this dock.
pub(crate) const EMPTY_DOCK: Refusal = no("RP-SHIP-04", "redplanet-refusal-empty_dock");

impl RedPlanet {
    /// The ship in a dock, or a refusal if the dock is empty.
    pub(crate) fn docked(&self, dock: Dock) -> Result<&Vessel, Refusal> {
        self.open.docked(dock).ok_or(EMPTY_DOCK.about(Place::Dock(dock).name()))
    }

    /// RP-CHR-G-08: the owner may choose any docked ship with a free seat. RP-CHR-6-01: the Secret Agent's second
    /// ship must be a different one.
    #[inline(always)]
    pub(crate) fn may_board(&self, dock: Dock, not_in: Option<Dock>) -> Result<(), Refusal> {
        self.may_seat(dock, 1)?;
        if not_in == Some(dock) {
            let name = Place::Dock(dock).name();
            return Err(no("RP-CHR-6-01", "redplanet-refusal-other_ship").about(name));
        }
        Ok(())
    }

    /// RP-CHR-3-01, RP-CHR-3-04: the Travel Agent's astronauts all fit on this one ship.
    #[inline(always)]
    pub(crate) fn may_board_together(&self, dock: Dock, count: u8) -> Result<(), Refusal> {
        self.may_seat(dock, count)
    }

    /// RP-CHR-G-06, RP-CHR-G-07: a docked ship with enough free seats. RP-RUL-05: enough astronauts in supply.
    /// RP-RUL-08: a ship with unknown destination needs a token in the pool.
    ///
    /// Inlined, so that no refusal is made where only its absence counts: a tenth of the time of random play.
    #[inline(always)]
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

    /// RP-CHR-G-06: moves astronauts from the supply to the ship. RP-DST-01, RP-RUL-06: the first to board a ship with
    /// unknown destination chooses a token at once. RP-RUL-09: if the Pilot has already put one there, nobody is asked.
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

    /// RP-DST-03, RP-RUL-07: a zone whose two tokens are on ships, covered or not, can't be chosen. RP-RUL-10: the
    /// ship's present destination can.
    pub(crate) fn may_bind(&self, zone: Zone) -> Result<(), Refusal> {
        if self.open.pool[zone as usize] == 0 {
            return Err(no("RP-DST-03", "redplanet-refusal-no_token").about(zone.name()));
        }
        Ok(())
    }

    /// RP-DST-02, RP-CHR-1-03: the token goes on top, and the ship is now bound for its zone. RP-DST-05: after
    /// set-up only the first to board and the Pilot get here.
    pub(crate) fn bind(&mut self, place: Place, zone: Zone, story: &mut Story) {
        let colour = self.open.actor;
        self.open.pool[zone as usize] -= 1;
        let vessel = self.open.vessel_mut(place).expect("the ship that was chosen");
        vessel.token = Some(zone);
        vessel.tokens[zone as usize] += 1;
        story.tell(|| Event::Bound { colour, place, zone });
    }
}
