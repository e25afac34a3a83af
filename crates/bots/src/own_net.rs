use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use net::{Net, NetError};
use serde_json::Value;
use table::{Action, Observe, Options, Rng};

/// Why a game has no network to play with.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoNet {
    /// The game comes without one.
    #[error("the game comes without a network")]
    Missing,
    /// Its network can't be used.
    #[error("{0}")]
    Wrong(#[from] NetError),
}

type Found = Result<Arc<Net>, NoNet>;

/// The networks of the games, each read once.
static OWN: LazyLock<Mutex<HashMap<TypeId, Found>>> = LazyLock::new(Mutex::default);

/// The network that the game comes with.
pub fn own_net<G: Observe>() -> Found {
    let mut own = OWN.lock().unwrap_or_else(PoisonError::into_inner);
    own.entry(TypeId::of::<G>())
        .or_insert_with(|| read_net::<G>(G::net().filter(|file| !file.is_empty()).ok_or(NoNet::Missing)?))
        .clone()
}

/// Reads the file of a network and refuses one that does not suit the game.
pub fn read_net<G: Observe>(file: &[u8]) -> Found {
    let net = Net::read(file)?;
    let layout = G::layout();
    net.suits(G::NAME, layout.hash(), layout.size().into(), G::Action::COUNT)?;
    Ok(Arc::new(net))
}

/// The network that the game comes with, if it was accepted for the table of this view.
pub fn net_for<G: Observe>(view: &G::View) -> Option<Arc<Net>> {
    own_net::<G>().ok().filter(|net| accepts::<G>(net, view))
}

/// Whether a network was accepted for the table of this view.
pub(crate) fn accepts<G: Observe>(net: &Net, view: &G::View) -> bool {
    // All worlds that fit a view have the same options.
    let world = G::imagine(view, &mut Rng::seeded(0));
    net.tables().iter().any(|table| is_such(world.options(), table))
}

/// Whether a table has all the options of `table`, written `players=2,variant=standard`.
fn is_such(options: &impl Options, table: &str) -> bool {
    let Ok(options) = serde_json::to_value(options) else { return false };
    let written = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
    table.split(',').all(|pair| {
        pair.split_once('=')
            .is_some_and(|(name, value)| options.get(name).map(written).as_deref() == Some(value))
    })
}

#[cfg(test)]
mod tests {
    use table::example;

    use super::*;

    #[test]
    fn a_table_is_told_by_its_options() {
        let three = example::Options { players: 3 };
        assert!(is_such(&three, "players=3"));
        for other in ["players=2", "players=3,variant=coop", "players", ""] {
            assert!(!is_such(&three, other), "{other:?}");
        }
    }
}
