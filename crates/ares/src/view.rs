//! What one seat, or a spectator, knows.

use table::Viewer;

use crate::material::numbers::SEATS;
use crate::state::{Ares, Open, Secret, Stage};

/// What lies open, and the viewer's own secrets; after the end everybody's.
pub type View = table::View<Open, Secret, [Secret; SEATS]>;

impl Ares {
    /// The open part and the viewer's own.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let over = self.open.stage == Stage::Over;
        View::new(viewer, &self.open, &self.secrets, over.then_some(|| self.secrets.clone()))
    }
}
