use std::ops::BitOr;

use table::{MAX_SEATS, Seat, SeatSet, Viewer};

/// A set of viewers: seats, and all spectators as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Viewers(u16);

const SPECTATOR: u16 = 1 << MAX_SEATS;

impl Viewers {
    /// The number of different viewers.
    pub const COUNT: usize = MAX_SEATS + 1;
    pub const NOBODY: Viewers = Viewers(0);
    pub const EVERYBODY: Viewers = Viewers(SPECTATOR | (SPECTATOR - 1));

    pub fn bits(self) -> u16 {
        self.0
    }

    /// The set with these [bits](Viewers::bits).
    pub fn from_bits(bits: u16) -> Viewers {
        Viewers(bits & Viewers::EVERYBODY.0)
    }

    /// The index of a viewer in an array of [`Viewers::COUNT`].
    pub fn index(viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index().min(MAX_SEATS),
            Viewer::Spectator | Viewer::Open => MAX_SEATS,
        }
    }

    pub fn only(viewer: Viewer) -> Viewers {
        Viewers(1 << Viewers::index(viewer))
    }

    /// These seats, and the spectators if `spectator`.
    pub fn of(seats: SeatSet, spectator: bool) -> Viewers {
        Viewers(u16::from(seats.0) | if spectator { SPECTATOR } else { 0 })
    }

    pub fn contains(self, viewer: Viewer) -> bool {
        self.0 & Viewers::only(viewer).0 != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Viewer> {
        let seats = (0..MAX_SEATS as u8).map(|seat| Viewer::Seat(Seat(seat)));
        seats.chain([Viewer::Spectator]).filter(move |viewer| self.contains(*viewer))
    }
}

impl BitOr for Viewers {
    type Output = Viewers;
    fn bitor(self, other: Viewers) -> Viewers {
        Viewers(self.0 | other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_spectators_are_told_apart() {
        let some = Viewers::of(SeatSet::only(Seat(7)), false) | Viewers::only(Viewer::Spectator);
        assert_eq!(some.iter().collect::<Vec<_>>(), [Viewer::Seat(Seat(7)), Viewer::Spectator]);
        assert!(!some.contains(Viewer::Seat(Seat(0))));
        assert_eq!(Viewers::EVERYBODY.iter().count(), Viewers::COUNT);
    }
}
