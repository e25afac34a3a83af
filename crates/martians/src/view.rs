//! What one seat, or a spectator, knows.

use serde::{Deserialize, Serialize};
use table::Viewer;

use crate::state::*;

/// What lies open, and the viewer's own secrets (MA-HID-07); after the end everything is shown (MA-COL-08).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What everybody sees.
    pub open: Open,
    /// What only this seat sees.
    pub own: Option<Secret>,
    /// All secrets, shown after the end.
    pub all: Option<[Secret; MAX_COLOURS]>,
}

impl table::Viewed for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl Martians {
    /// MA-HID-01: the open part and the viewer's own; after the end everything (MA-RUL-69).
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let over = self.open.ended.is_some();
        View {
            viewer,
            open: self.open.clone(),
            own: match viewer {
                Viewer::Seat(seat) => self.secrets.get(seat.index()).copied(),
                Viewer::Spectator | Viewer::Open => None,
            },
            all: over.then_some(self.secrets),
        }
    }
}
