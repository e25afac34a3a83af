//! The excavation area: a hexagon of side 4 in axial coordinates, and the board of Face of Mars.

use serde::{Deserialize, Serialize};

/// How many hexes the excavation area has.
pub const HEXES: usize = 37;
/// How many hexes the additional board of Face of Mars has.
pub const CELLS: usize = 20;
/// The greatest distance in the area.
const FAR: usize = 6;

/// The axial coordinates of each hex, from the top down; a test compares them with the data.
pub const COORDINATES: [(i8, i8); HEXES] = {
    let mut all = [(0, 0); HEXES];
    let mut at = 0;
    // From the highest to the lowest: r + q/2 grows, and q grows within a height.
    let mut height = -6;
    while height <= 6 {
        let mut q = -3;
        while q <= 3 {
            if (height - q) % 2 == 0 {
                let r = (height - q) / 2;
                if r >= -3 && r <= 3 && q + r >= -3 && q + r <= 3 {
                    all[at] = (q as i8, r as i8);
                    at += 1;
                }
            }
            q += 1;
        }
        height += 1;
    }
    all
};

const fn abs(n: i8) -> i8 {
    if n < 0 { -n } else { n }
}

/// The distance between two hexes (MA-RUL-32).
pub const fn distance(a: Hex, b: Hex) -> u8 {
    let (aq, ar) = COORDINATES[a.0 as usize];
    let (bq, br) = COORDINATES[b.0 as usize];
    let (dq, dr) = (aq - bq, ar - br);
    ((abs(dq) + abs(dr) + abs(dq + dr)) / 2) as u8
}

/// `BALLS[h][d]`: the hexes at distance `d` or less from `h`.
const BALLS: [[u64; FAR + 1]; HEXES] = {
    let mut balls = [[0; FAR + 1]; HEXES];
    let mut a = 0;
    while a < HEXES {
        let mut b = 0;
        while b < HEXES {
            let mut within = distance(Hex(a as u8), Hex(b as u8)) as usize;
            while within <= FAR {
                balls[a][within] |= 1 << b;
                within += 1;
            }
            b += 1;
        }
        a += 1;
    }
    balls
};

/// A hex of the excavation area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Hex(pub u8);

impl Hex {
    /// The hex with these axial coordinates.
    pub fn at(q: i8, r: i8) -> Option<Hex> {
        COORDINATES.iter().position(|place| *place == (q, r)).map(|at| Hex(at as u8))
    }

    /// Its axial coordinates.
    pub const fn coordinates(self) -> (i8, i8) {
        COORDINATES[self.0 as usize]
    }

    /// Its neighbours.
    pub const fn neighbours(self) -> HexSet {
        HexSet(BALLS[self.0 as usize][1] & !(1 << self.0))
    }

    /// The hexes at distance `d` or less.
    pub const fn within(self, d: u8) -> HexSet {
        HexSet(BALLS[self.0 as usize][if d as usize > FAR { FAR } else { d as usize }])
    }

    /// The distance to the nearest hex of `set`, if it has one.
    pub fn nearest(self, set: HexSet) -> Option<u8> {
        BALLS[self.0 as usize].iter().position(|ball| ball & set.0 != 0).map(|d| d as u8)
    }
}

/// A set of hexes of the excavation area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct HexSet(#[cfg_attr(feature = "ts", ts(type = "number"))] pub u64);

impl HexSet {
    /// All hexes.
    pub const ALL: HexSet = HexSet((1 << HEXES) - 1);

    /// Whether `hex` is in the set.
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 >> hex.0 & 1 != 0
    }

    /// Adds a hex.
    pub fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }

    /// Removes a hex.
    pub fn remove(&mut self, hex: Hex) {
        self.0 &= !(1 << hex.0);
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }

    /// What is in either.
    #[must_use]
    pub const fn or(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }

    /// The set without `hex`.
    #[must_use]
    pub const fn without(self, hex: Hex) -> HexSet {
        HexSet(self.0 & !(1 << hex.0))
    }

    /// How many hexes are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The hexes from the top down.
    pub fn iter(self) -> impl Iterator<Item = Hex> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let at = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(Hex(at))
        })
    }
}

/// A hex of the additional board of Face of Mars: five rows of four.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Cell(pub u8);

/// Columns of the additional board.
const COLUMNS: i8 = 4;
/// Rows of the additional board.
const ROWS: i8 = 5;

/// The neighbours of each cell, as bits.
const CELL_NEIGHBOURS: [u32; CELLS] = {
    let mut all = [0; CELLS];
    let mut at = 0;
    while at < CELLS {
        let row = at as i8 / COLUMNS;
        let column = at as i8 % COLUMNS;
        // Rows are counted from 1: row index 0, 2, 4 are the odd rows, shifted to the right.
        let low = if row % 2 == 0 { column } else { column - 1 };
        let near = [
            (row, column - 1),
            (row, column + 1),
            (row - 1, low),
            (row - 1, low + 1),
            (row + 1, low),
            (row + 1, low + 1),
        ];
        let mut n = 0;
        while n < near.len() {
            let (r, c) = near[n];
            if r >= 0 && r < ROWS && c >= 0 && c < COLUMNS {
                all[at] |= 1 << (r * COLUMNS + c);
            }
            n += 1;
        }
        at += 1;
    }
    all
};

impl Cell {
    /// All cells, as bits.
    pub const ALL: u32 = (1 << CELLS) - 1;
    /// The bottom row, as bits.
    pub const BOTTOM: u32 = 0b1111;

    /// The row, counted from 1 at the bottom.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS as u8 + 1
    }

    /// The column, counted from 1.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS as u8 + 1
    }

    /// Its neighbours, as bits.
    pub const fn neighbours(self) -> u32 {
        CELL_NEIGHBOURS[self.0 as usize]
    }
}
