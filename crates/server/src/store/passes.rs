//! What signs a guest in on another device, once.

use super::guests::{NewDevice, drop_unused, sign_in};
use super::mail::void_links;
use super::sql::query;
use super::{Guest, Store, StoreError, Write};

/// A kind of pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassKind {
    /// A personal link, shown on a device that is signed in.
    Link,
    /// A recovery code, written down.
    Code,
    /// A link in a mail.
    Mail,
}

impl PassKind {
    pub(super) fn word(self) -> &'static str {
        match self {
            PassKind::Link => "link",
            PassKind::Code => "code",
            PassKind::Mail => "mail",
        }
    }
}

impl Store {
    /// Gives a guest passes of one kind, by their hashes. Those they had before become void.
    pub async fn give_passes(
        &self,
        guest: String,
        kind: PassKind,
        hashes: Vec<[u8; 32]>,
        until: u64,
    ) -> Result<(), StoreError> {
        let clear = query("DELETE FROM passes WHERE guest = $1 AND kind = $2").bind(&guest).bind(kind.word());
        let mut adds = hashes.into_iter().map(|hash| {
            let add = query("INSERT INTO passes (hash, guest, kind, until) VALUES ($1, $2, $3, $4)");
            add.bind(hash).bind(&guest).bind(kind.word()).bind(until)
        });
        let Some(first) = adds.next() else { return Ok(()) };
        let write = adds.fold(Write::new(&guest, first).first(clear), Write::then);
        self.write(write).await.map(drop)
    }

    /// How many passes of one kind a guest has left.
    pub async fn passes_left(&self, guest: String, kind: PassKind, now: u64) -> Result<u32, StoreError> {
        let count =
            query("SELECT COUNT(*) AS count FROM passes WHERE guest = $1 AND kind = $2 AND until > $3");
        let row = self.first(count.bind(guest).bind(kind.word()).bind(now)).await?;
        row.map_or(Ok(0), |row| row.get("count"))
    }

    /// The guest whom this pass signs in; nobody if it was used or is too old.
    pub async fn pass(&self, hash: [u8; 32], now: u64) -> Result<Option<Guest>, StoreError> {
        let find = query(
            "SELECT guests.id, guests.name FROM passes JOIN guests ON guests.id = passes.guest \
             WHERE hash = $1 AND until > $2 AND guests.secret IS NOT NULL",
        );
        let found = self.first(find.bind(hash).bind(now)).await?;
        found.map(|row| Ok(Guest { id: row.get("id")?, name: row.get("name")? })).transpose()
    }

    /// Uses a pass up and signs its guest in on a device; false if somebody else was faster, or it is too old. Links in mails
    /// are void then: whoever has asked for several needs one.
    pub async fn enter(&self, hash: [u8; 32], guest: String, device: NewDevice) -> Result<bool, StoreError> {
        let take = query("DELETE FROM passes WHERE hash = $1 AND guest = $2 AND until > $3");
        let take = take.bind(hash).bind(&guest).bind(device.at);
        let write = Write::new(&guest, take).then(sign_in(&guest, &device)).then(drop_unused(&guest));
        Ok(self.write(write.then(void_links(&guest))).await? > 0)
    }
}
