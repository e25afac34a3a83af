//! Which reactions a viewer sees, and on which moves they can react.

use table::Viewer;

use super::LiveTable;
use crate::api::Reaction;
use crate::store::StoredReaction;

impl LiveTable {
    /// The position in the log of the move that `viewer` counts as entry `number`. Other entries have none, and neither
    /// has a move that was taken back.
    pub fn move_at(&self, number: u32, viewer: Viewer) -> Option<u64> {
        let before = usize::try_from(number.checked_sub(1)?).ok()?;
        let mut noticed = (0..self.marks.len()).filter(|entry| self.marks[*entry].seen.contains(viewer));
        let entry = noticed.nth(before)?;
        self.is_move(entry).then_some(entry as u64 + 1)
    }

    /// The reactions, in the order of the log, on moves that `viewer` noticed and nobody has taken back.
    pub fn reactions_for(&self, viewer: Viewer, stored: &[StoredReaction]) -> Vec<Reaction> {
        let mut shown = Vec::new();
        let (mut entry, mut number) = (0, 0);
        for reaction in stored {
            while (entry as u64) < reaction.seq && entry < self.marks.len() {
                number += u32::from(self.marks[entry].seen.contains(viewer));
                entry += 1;
            }
            let Some(mark) = entry.checked_sub(1).and_then(|entry| self.marks.get(entry)) else { continue };
            if entry as u64 == reaction.seq && mark.seen.contains(viewer) && self.is_move(entry - 1) {
                let StoredReaction { seat, feeling, .. } = *reaction;
                shown.push(Reaction { entry: number, seat, feeling });
            }
        }
        shown
    }

    /// Whether actions of this entry are still part of the game.
    fn is_move(&self, entry: usize) -> bool {
        self.lines.binary_search_by_key(&entry, |line| line.entry as usize).is_ok()
    }
}
