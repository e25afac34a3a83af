use std::fmt;
use std::ops::{BitOr, Sub};

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, SeatSet};

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The person at this seat.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
    /// Anybody after the end of the game, when everything is shown.
    Open,
}

impl Viewer {
    /// Whether it is the person at `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// All seats of a table, then the spectator.
    pub fn everybody(seats: u8) -> impl Iterator<Item = Viewer> {
        Viewers::all(seats).iter()
    }
}

/// A set of viewers: seats, and all spectators as one.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Viewers(u16);

const SPECTATOR: u16 = 1 << MAX_SEATS;

impl Viewers {
    /// The number of different viewers.
    pub const COUNT: usize = MAX_SEATS + 1;
    /// Nobody.
    pub const NOBODY: Viewers = Viewers(0);
    /// Everybody at any table.
    pub const EVERYBODY: Viewers = Viewers::all(MAX_SEATS as u8);

    /// Everybody at a table of `seats`, spectators included.
    pub const fn all(seats: u8) -> Viewers {
        Viewers(SeatSet::all(seats).0 as u16 | SPECTATOR)
    }

    /// Just the person at `seat`.
    pub const fn seat(seat: Seat) -> Viewers {
        Viewers(SeatSet::only(seat).0 as u16)
    }

    /// The set as a number, to store it.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The set with these [bits](Viewers::bits).
    pub const fn from_bits(bits: u16) -> Viewers {
        Viewers(bits & Viewers::EVERYBODY.0)
    }

    /// The index of a viewer in an array of [`Viewers::COUNT`]. After the end the spectator sees everything too.
    pub fn index(viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index().min(MAX_SEATS),
            Viewer::Spectator | Viewer::Open => MAX_SEATS,
        }
    }

    /// Whether `viewer` is in the set.
    pub fn contains(self, viewer: Viewer) -> bool {
        self.0 & (1 << Viewers::index(viewer)) != 0
    }

    /// The set with `viewer`.
    #[must_use]
    pub fn with(self, viewer: Viewer) -> Viewers {
        Viewers(self.0 | 1 << Viewers::index(viewer))
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the set.
    pub const fn seats(self) -> SeatSet {
        SeatSet(self.0 as u8)
    }

    /// The seats in ascending order, then the spectator.
    pub fn iter(self) -> impl Iterator<Item = Viewer> {
        let spectator = (self.0 & SPECTATOR != 0).then_some(Viewer::Spectator);
        self.seats().iter().map(Viewer::Seat).chain(spectator)
    }
}

/// These seats and no spectator.
impl From<SeatSet> for Viewers {
    fn from(seats: SeatSet) -> Viewers {
        Viewers(seats.0.into())
    }
}

impl FromIterator<Viewer> for Viewers {
    fn from_iter<I: IntoIterator<Item = Viewer>>(viewers: I) -> Viewers {
        viewers.into_iter().fold(Viewers::NOBODY, Viewers::with)
    }
}

impl BitOr for Viewers {
    type Output = Viewers;
    fn bitor(self, other: Viewers) -> Viewers {
        Viewers(self.0 | other.0)
    }
}

impl Sub for Viewers {
    type Output = Viewers;
    fn sub(self, other: Viewers) -> Viewers {
        Viewers(self.0 & !other.0)
    }
}

impl fmt::Debug for Viewers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_spectators_are_told_apart() {
        let some = Viewers::seat(Seat(7)).with(Viewer::Spectator);
        assert_eq!(some.iter().collect::<Vec<_>>(), [Viewer::Seat(Seat(7)), Viewer::Spectator]);
        assert!(!some.contains(Viewer::Seat(Seat(0))));
        assert!(!Viewers::from(SeatSet::all(3)).contains(Viewer::Spectator));
        assert_eq!(Viewers::EVERYBODY.iter().count(), Viewers::COUNT);
    }
}
