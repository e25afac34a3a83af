use serde::{Deserialize, Serialize};
use table::{Set, Viewer};

use crate::material::{COLOURS, EventCard};
use crate::state::{Open, RedPlanet, Secret, Stage};

/// All that one viewer knows: what lies open, and their own secrets. Both types are shared with the state, so
/// nothing else can slip in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Viewer,
    pub open: Open,
    /// The viewer's own secrets; `None` for a spectator.
    pub own: Option<Secret>,
    /// After the end, for [`Viewer::Open`]: everybody's secrets and the rest of the event deck.
    pub all: Option<([Secret; COLOURS], Set<EventCard>)>,
}

impl table::Viewed for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl RedPlanet {
    /// Section 15: the open part and the viewer's own.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) if seat.0 < self.open.seats() => Some(self.secrets[seat.index()]),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Open => None,
        };
        let all = (viewer == Viewer::Open && self.open.stage == Stage::Over)
            .then_some((self.secrets, self.hidden.event_deck));
        View { viewer, open: self.open, own, all }
    }
}
