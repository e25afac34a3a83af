use std::fmt;
use std::ops::{BitAnd, BitOr, Not, Sub};

use serde::{Deserialize, Serialize};

/// No game seats more people than this.
pub const MAX_SEATS: usize = 8;

/// A person's place at the table: 0, 1, 2, … clockwise. Not a colour: one person may run two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into an array with one place a seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(pub u8);

/// The bit of a seat; none for a seat that no table has.
const fn bit(seat: Seat) -> u8 {
    if seat.0 < MAX_SEATS as u8 { 1 << seat.0 } else { 0 }
}

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Everybody at a table of `seats`.
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Just this seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(bit(seat))
    }

    /// Whether `seat` is in the set. A seat that no table has is in none.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & bit(seat) != 0
    }

    /// The set with `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | bit(seat))
    }

    /// The set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !bit(seat))
    }

    /// Adds `seat`.
    pub fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }

    /// Takes `seat` out.
    pub fn remove(&mut self, seat: Seat) {
        *self = self.without(seat);
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The first seat of the set that sits at `seat` or clockwise after it.
    pub fn first_from(self, seat: Seat) -> Option<Seat> {
        SeatSet(self.0 & (0xff_u8.checked_shl(u32::from(seat.0)).unwrap_or(0))).first().or(self.first())
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest.remove(seat);
            Some(seat)
        })
    }
}

impl BitOr for SeatSet {
    type Output = SeatSet;
    fn bitor(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}

impl BitAnd for SeatSet {
    type Output = SeatSet;
    fn bitand(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }
}

impl Sub for SeatSet {
    type Output = SeatSet;
    fn sub(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }
}

impl Not for SeatSet {
    type Output = SeatSet;
    fn not(self) -> SeatSet {
        SeatSet(!self.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let set: SeatSet = [Seat(4), Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(4)]);
        assert_eq!(set.len(), 3);
    }

    #[test]
    fn a_seat_that_no_table_has_is_in_no_set() {
        for stranger in [Seat(8), Seat(9), Seat(200), Seat(255)] {
            assert!(!SeatSet(0xff).contains(stranger));
            assert_eq!(SeatSet::only(stranger), SeatSet::EMPTY);
            assert_eq!(SeatSet(0b101).with(stranger).without(stranger), SeatSet(0b101));
        }
    }

    #[test]
    fn first_from_goes_clockwise_and_round_again() {
        let set: SeatSet = [Seat(1), Seat(3)].into_iter().collect();
        assert_eq!(set.first_from(Seat(0)), Some(Seat(1)));
        assert_eq!(set.first_from(Seat(2)), Some(Seat(3)));
        assert_eq!(set.first_from(Seat(4)), Some(Seat(1)));
        assert_eq!(SeatSet::EMPTY.first_from(Seat(2)), None);
    }

    #[test]
    fn everybody_at_a_full_table() {
        assert_eq!(SeatSet::all(MAX_SEATS as u8).len(), MAX_SEATS as u32);
        assert_eq!(SeatSet::all(3), SeatSet(0b111));
    }
}
