//! What one seat, or a spectator, knows: the open part and its own.

use serde::{Deserialize, Serialize};
use table::Viewer;

use crate::material::numbers::SEATS;
use crate::state::{Ares, Open, Secret, Stage};

/// All that one seat, or a spectator, knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
    /// What only this seat knows.
    pub own: Option<Secret>,
    /// All secrets, after the end and for everybody.
    pub all: Option<[Secret; SEATS]>,
}

impl table::Viewed for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl Ares {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => self.secrets.get(seat.index()).cloned(),
            Viewer::Spectator | Viewer::Open => None,
        };
        let over = self.open.stage == Stage::Over;
        let all = (viewer == Viewer::Open && over).then(|| self.secrets.clone());
        View { viewer, open: self.open.clone(), own, all }
    }
}
