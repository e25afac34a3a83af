//! Passkeys, and what was asked of browsers and is not answered yet.

use super::guests::{NewDevice, drop_unused, sign_in};
use super::sql::{Row, query};
use super::{Guest, Store, StoreError, Write};

/// A passkey as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StoredPasskey {
    pub id: Vec<u8>,
    pub guest: String,
    /// What the person's devices know them by.
    pub user: Vec<u8>,
    /// The public key.
    pub key: Vec<u8>,
    /// What changes with each use.
    pub state: Vec<u8>,
    /// Where it was made, such as `Firefox · Android`.
    pub name: String,
    pub created: u64,
    pub used: u64,
}

impl Store {
    /// Keeps what a browser was asked until it answers, and forgets what was never answered.
    pub async fn ask(
        &self,
        challenge: String,
        guest: Option<String>,
        state: Vec<u8>,
        now: u64,
        until: u64,
    ) -> Result<(), StoreError> {
        let ask = query("INSERT INTO ceremonies (challenge, guest, state, until) VALUES ($1, $2, $3, $4)");
        let ask = ask.bind(&challenge).bind(guest).bind(state).bind(until);
        let old = query("DELETE FROM ceremonies WHERE until <= $1").bind(now);
        self.write(Write::new(challenge, ask).first(old)).await.map(drop)
    }

    /// What a browser was asked, and of whom; each question is answered once.
    pub async fn asked(
        &self,
        challenge: String,
        now: u64,
    ) -> Result<Option<(Option<String>, Vec<u8>)>, StoreError> {
        let find = query("SELECT guest, state FROM ceremonies WHERE challenge = $1 AND until > $2");
        let Some(row) = self.first(find.bind(&challenge).bind(now)).await? else { return Ok(None) };
        let take = query("DELETE FROM ceremonies WHERE challenge = $1").bind(&challenge);
        match self.write(Write::new(challenge, take)).await? {
            0 => Ok(None),
            _ => Ok(Some((row.get("guest")?, row.get("state")?))),
        }
    }

    /// Adds a passkey; false if the guest has `most` already.
    pub async fn add_passkey(&self, passkey: StoredPasskey, most: u32) -> Result<bool, StoreError> {
        let add = query(
            "INSERT INTO passkeys (id, guest, handle, public_key, state, name, created, used) \
             SELECT $1, $2, $3, $4, $5, $6, $7, $7 WHERE (SELECT COUNT(*) FROM passkeys WHERE guest = $2) < $8 \
             ON CONFLICT (id) DO NOTHING",
        );
        let add = add
            .bind(passkey.id)
            .bind(&passkey.guest)
            .bind(passkey.user)
            .bind(passkey.key)
            .bind(passkey.state)
            .bind(passkey.name)
            .bind(passkey.created)
            .bind(most);
        Ok(self.write(Write::new(passkey.guest, add).alone()).await? > 0)
    }

    /// The passkeys of a guest, the oldest first.
    pub async fn passkeys(&self, guest: String) -> Result<Vec<StoredPasskey>, StoreError> {
        let rows = query("SELECT * FROM passkeys WHERE guest = $1 ORDER BY created").bind(guest);
        self.all(rows).await?.iter().map(passkey).collect()
    }

    /// A passkey and the guest it signs in.
    pub async fn passkey(&self, id: Vec<u8>) -> Result<Option<(StoredPasskey, Guest)>, StoreError> {
        let find = query(
            "SELECT passkeys.*, guests.name AS guest_name FROM passkeys JOIN guests ON guests.id = passkeys.guest \
             WHERE passkeys.id = $1 AND guests.secret IS NOT NULL",
        );
        let Some(row) = self.first(find.bind(id)).await? else { return Ok(None) };
        let guest = Guest { id: row.get("guest")?, name: row.get("guest_name")? };
        Ok(Some((passkey(&row)?, guest)))
    }

    /// Signs the guest of a passkey in on a device; false if the passkey was removed, or used by another in the meantime.
    pub async fn enter_with_passkey(
        &self,
        passkey: StoredPasskey,
        state: Vec<u8>,
        device: NewDevice,
    ) -> Result<bool, StoreError> {
        let using =
            query("UPDATE passkeys SET state = $1, used = $2 WHERE id = $3 AND guest = $4 AND state = $5");
        let using =
            using.bind(state).bind(device.at).bind(passkey.id).bind(&passkey.guest).bind(passkey.state);
        let guest = passkey.guest;
        let write = Write::new(&guest, using).then(sign_in(&guest, &device)).then(drop_unused(&guest));
        Ok(self.write(write).await? > 0)
    }

    /// Removes a passkey; false if it is none of this guest's.
    pub async fn remove_passkey(&self, guest: String, id: Vec<u8>) -> Result<bool, StoreError> {
        let remove = query("DELETE FROM passkeys WHERE guest = $1 AND id = $2").bind(&guest).bind(id);
        Ok(self.write(Write::new(guest, remove)).await? > 0)
    }
}

fn passkey(row: &Row) -> Result<StoredPasskey, StoreError> {
    Ok(StoredPasskey {
        id: row.get("id")?,
        guest: row.get("guest")?,
        user: row.get("handle")?,
        key: row.get("public_key")?,
        state: row.get("state")?,
        name: row.get("name")?,
        created: row.get("created")?,
        used: row.get("used")?,
    })
}
