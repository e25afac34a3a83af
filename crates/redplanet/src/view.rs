use serde::{Deserialize, Serialize};
use table::{Set, Viewer};

use crate::material::{COLOURS, EventCard};
use crate::state::{Open, RedPlanet, Secret, Stage};

/// All that one viewer knows: what lies open, and their own secrets.
pub type View = table::View<Open, Secret, Unsealed>;

/// What is shown after the end: everybody's secrets and the rest of the event deck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Unsealed {
    pub secrets: [Secret; COLOURS],
    pub event_deck: Set<EventCard>,
}

impl RedPlanet {
    /// Section 15: the open part and the viewer's own.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let over = self.open.stage == Stage::Over;
        let rest = over.then_some(|| Unsealed { secrets: self.secrets, event_deck: self.hidden.event_deck });
        View::new(viewer, &self.open, &self.secrets[..usize::from(self.open.seats())], rest)
    }
}
