use serde::Serialize;

use crate::Seat;

/// Something worth remembering of a finished game beside its points: a piece of the box that a seat played with, or the
/// scenario of the whole table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Keepsake {
    /// Whose; nobody's where it was the whole table's, which then won against it or lost.
    pub seat: Option<Seat>,
    /// The kind of piece, as in [`Item::kind`](crate::Item::kind).
    pub kind: &'static str,
    /// The Fluent id of its name, as in [`Item::name`](crate::Item::name).
    pub name: &'static str,
    /// How often it was played.
    pub times: u16,
}

impl Keepsake {
    /// What a seat had for the whole game.
    pub const fn of(seat: Seat, kind: &'static str, name: &'static str) -> Keepsake {
        Keepsake { seat: Some(seat), kind, name, times: 1 }
    }

    /// What the whole table played against.
    pub const fn of_table(kind: &'static str, name: &'static str) -> Keepsake {
        Keepsake { seat: None, kind, name, times: 1 }
    }

    /// The pieces that seats played one after another, each with how often.
    pub fn counted(
        kind: &'static str,
        played: impl IntoIterator<Item = (Seat, &'static str)>,
    ) -> Vec<Keepsake> {
        let mut kept: Vec<Keepsake> = Vec::new();
        for (seat, name) in played {
            match kept.iter_mut().find(|other| other.seat == Some(seat) && other.name == name) {
                Some(same) => same.times += 1,
                None => kept.push(Keepsake::of(seat, kind, name)),
            }
        }
        kept
    }
}
