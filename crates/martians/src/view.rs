//! What one seat, or a spectator, knows.

use table::Viewer;

use crate::state::*;

/// What lies open, and the viewer's own secrets (MA-HID-07); after the end everything is shown (MA-COL-08).
pub type View = table::View<Open, Secret, [Secret; MAX_COLOURS]>;

impl Martians {
    /// MA-HID-01: the open part and the viewer's own. After the end everybody sees everything (MA-RUL-69): the hidden
    /// goals decide the result.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let shown = self.open.ended.map(|_| self.secrets);
        View { all: shown, ..View::new(viewer, &self.open, &self.secrets, shown.map(|all| move || all)) }
    }
}
