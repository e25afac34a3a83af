//! What a sensible player is drawn to, judged without trying the move: cheap enough for playouts.

use table::{Piece, Seat};

use crate::action::{Action, Dock, Place};
use crate::evaluate::{Weights, value};
use crate::material::{COLOURS, Character, Colour, PRODUCTION_AFTER, Zone};
use crate::state::{RedPlanet, Stage, Vessel};

impl RedPlanet {
    pub(crate) fn inclined(&self, seat: Seat, action: Action, weights: &Weights) -> f32 {
        let colour = match self.open.stage {
            Stage::Missions | Stage::Characters => self.open.main_colour(seat),
            _ => self.open.actor,
        };
        let points = match action {
            Action::Keep(_) | Action::CarryOut(_) | Action::Look(_) | Action::Assign(_) | Action::Decline => {
                0.0
            }
            Action::Choose(character) => self.suits(colour, character),
            Action::Board(dock) => self.boarding(colour, dock),
            Action::Bound(zone) => self.binding(colour, zone),
            Action::Move(from, to) => self.coming(colour, to) - self.leaving(colour, from) - 0.3,
            Action::Stop => 0.0,
            Action::Draw => 0.5,
            Action::Launch(dock) => self.launching(colour, dock),
            Action::Destroy(dock) => -self.launching(colour, dock),
            Action::Replace(place, victim) => {
                self.striking(colour, place, victim) + self.arriving(colour, place)
            }
            Action::Kill(zone, victim) => self.striking(colour, Place::Zone(zone), victim),
            Action::Drop(zone) | Action::Leave(zone) | Action::Rescue(zone) => self.coming(colour, zone),
            Action::Token(place) => {
                self.open.vessel(place).map_or(0.0, |vessel| f32::from(vessel.crew[colour as usize]))
            }
        };
        weights.eager * points
    }

    /// What a zone will still yield; the next production counts most.
    fn stakes(&self, zone: Zone) -> f32 {
        let open = &self.open;
        let yields = open.yields(zone);
        let token = value(&yields);
        let pile = value(&open.piles[zone as usize].map(f32::from));
        let mut stakes = pile;
        for (at, after) in PRODUCTION_AFTER.into_iter().enumerate() {
            if after >= open.round {
                let wait = f32::from(after - open.round);
                stakes += token * (at as f32 + 1.0) / (1.0 + 0.25 * wait);
            }
        }
        stakes
    }

    /// The astronauts in a zone, plus those on ships bound for it, who count a little less.
    fn there(&self, zone: Zone) -> [f32; COLOURS] {
        let mut there = self.open.zones[zone as usize].map(f32::from);
        let ships = self.open.flights.iter().chain(self.open.docks.iter().flatten());
        for vessel in ships.filter(|vessel| vessel.destination() == Some(zone)) {
            for (sum, crew) in there.iter_mut().zip(vessel.crew) {
                *sum += 0.8 * f32::from(crew);
            }
        }
        there
    }

    /// What `by` more astronauts of `colour` in a zone change for it.
    fn change(&self, colour: Colour, zone: Zone, by: f32) -> f32 {
        let mut there = self.there(zone);
        let before = share(&there, colour);
        there[colour as usize] = (there[colour as usize] + by).max(0.0);
        self.stakes(zone) * (share(&there, colour) - before)
    }

    fn coming(&self, colour: Colour, zone: Zone) -> f32 {
        self.change(colour, zone, 1.0)
    }

    fn leaving(&self, colour: Colour, zone: Zone) -> f32 {
        -self.change(colour, zone, -1.0)
    }

    /// What `colour` gains if a rival loses an astronaut.
    fn striking(&self, colour: Colour, place: Place, victim: Colour) -> f32 {
        if victim == colour {
            return -3.0;
        }
        let zone = match place {
            Place::Zone(zone) => Some(zone),
            Place::Dock(_) | Place::Flight(_) => self.open.vessel(place).and_then(Vessel::destination),
        };
        let Some(zone) = zone else { return 0.0 };
        let mut there = self.there(zone);
        let (mine, his) = (share(&there, colour), share(&there, victim));
        there[victim as usize] = (there[victim as usize] - 1.0).max(0.0);
        self.stakes(zone) * (share(&there, colour) - mine + 0.3 * (his - share(&there, victim)))
    }

    fn arriving(&self, colour: Colour, place: Place) -> f32 {
        match place {
            Place::Zone(zone) => self.coming(colour, zone),
            Place::Dock(_) | Place::Flight(_) => {
                let zone = self.open.vessel(place).and_then(Vessel::destination);
                zone.map_or(0.0, |zone| 0.8 * self.coming(colour, zone))
            }
        }
    }

    /// The value of a seat on a ship: where it goes, and how soon.
    fn boarding(&self, colour: Colour, dock: Dock) -> f32 {
        let Some(vessel) = self.open.docked(dock) else { return 0.0 };
        let soon = 0.6 + 0.4 * f32::from(vessel.aboard() + 1) / f32::from(vessel.ship.capacity());
        let gain = vessel.destination().map_or(0.8, |zone| self.coming(colour, zone));
        soon * gain
    }

    /// The value of a launch: good for the colour's own crew, bad if others are aboard.
    fn launching(&self, colour: Colour, dock: Dock) -> f32 {
        let Some(vessel) = self.open.docked(dock) else { return 0.0 };
        let own = f32::from(vessel.crew[colour as usize]);
        let others = f32::from(vessel.aboard()) - own;
        1.2 * own - 0.7 * others
    }

    /// The value of a destination for a ship, weighed by who is aboard.
    fn binding(&self, colour: Colour, zone: Zone) -> f32 {
        let frame = self.open.frames.last();
        let Some(crate::state::Frame::Destination { place }) = frame else { return 0.0 };
        let Some(vessel) = self.open.vessel(*place) else { return 0.0 };
        let own = f32::from(vessel.crew[colour as usize]);
        let others = f32::from(vessel.aboard()) - own;
        let gain = self.change(colour, zone, own.max(0.5));
        if own * 1.5 >= others { gain } else { gain - 0.3 * self.stakes(zone) }
    }

    /// How well a character suits the moment.
    fn suits(&self, colour: Colour, character: Character) -> f32 {
        let open = &self.open;
        let at = colour as usize;
        let on_mars: u8 =
            Zone::all().filter(|zone| zone.is_on_mars()).map(|zone| open.zones[zone as usize][at]).sum();
        let phobos = f32::from(open.zones[Zone::Phobos as usize][at]);
        let free = open.docks.iter().flatten().map(Vessel::free_seats).max().unwrap_or(0);
        match character {
            Character::Recruiter => match open.played[at].len() {
                0..=2 => -3.0,
                3 => -1.0,
                4 => 0.3,
                5 => 1.2,
                _ => 2.5,
            },
            Character::Explorer => 0.3 * f32::from(on_mars.min(5)) - 0.5,
            Character::Scientist => 0.9,
            Character::SecretAgent => 0.9,
            Character::Saboteur | Character::FemmeFatale => 0.3,
            Character::TravelAgent => {
                if free >= 3 {
                    1.6
                } else {
                    -3.0
                }
            }
            Character::Soldier => 0.1 + 0.5 * phobos.min(3.0),
            Character::Pilot => 0.6,
        }
    }
}

/// A colour's share of a zone.
fn share(there: &[f32; COLOURS], colour: Colour) -> f32 {
    let mine = there[colour as usize];
    let sum: f32 = there.iter().map(|n| n * n).sum();
    mine * mine / (sum + 0.5)
}
