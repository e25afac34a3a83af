use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Seat, Viewer};

/// All that one seat, or a spectator, knows of a game: what lies open, and the viewer's own secrets.
///
/// State and view share the types of both parts, so that a new open fact can't be forgotten in either and
/// nothing else can slip in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View<Open, Secret, Rest = ()> {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What everybody sees.
    pub open: Open,
    /// The viewer's own secrets; nothing for a spectator.
    pub own: Option<Secret>,
    /// After the end, for [`Viewer::Open`]: everybody's secrets and what nobody knew.
    pub all: Option<Rest>,
}

impl<Open: Clone, Secret: Clone, Rest> View<Open, Secret, Rest> {
    /// What `viewer` knows. `secrets` has one entry a seat. `rest` shows what else there is to see once the game is over:
    /// it is asked only then, and only for [`Viewer::Open`].
    pub fn new(
        viewer: Viewer,
        open: &Open,
        secrets: &[Secret],
        rest: Option<impl FnOnce() -> Rest>,
    ) -> View<Open, Secret, Rest> {
        let own = match viewer {
            Viewer::Seat(Seat(seat)) => secrets.get(usize::from(seat)).cloned(),
            Viewer::Spectator | Viewer::Open => None,
        };
        let all = rest.filter(|_| viewer == Viewer::Open).map(|rest| rest());
        View { viewer, open: open.clone(), own, all }
    }
}

/// What a view of any game can say.
pub trait Viewed: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Whose view it is.
    fn viewer(&self) -> Viewer;
}

impl<Open, Secret, Rest> Viewed for View<Open, Secret, Rest>
where
    View<Open, Secret, Rest>:
        Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static,
{
    fn viewer(&self) -> Viewer {
        self.viewer
    }
}
