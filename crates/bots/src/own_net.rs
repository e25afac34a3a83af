use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use net::{Net, NetError};
use table::{Action, Observe};

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
