//! Guests: who they are, and on which devices.

use super::sql::{Query, Row, query};
use super::{Guest, Store, StoreError, Write};
use crate::api::Scope;

/// A device on which a guest is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredDevice {
    pub id: String,
    /// What it is, such as `Firefox · Android`; empty if it does not say.
    pub name: String,
    pub created: u64,
    /// When it was last used, to the hour.
    pub seen: u64,
}

/// A device to sign a guest in on, with the hash of its secret.
#[derive(Clone, Debug)]
pub struct NewDevice {
    pub id: String,
    pub secret: [u8; 32],
    pub name: String,
    pub at: u64,
}

/// A guest and the device that they use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedIn {
    pub guest: Guest,
    pub device: String,
    /// When the device was last used.
    pub seen: u64,
    /// What a program may do; a person may do everything. The device is its token.
    pub scopes: Option<Vec<Scope>>,
}

/// How many devices a guest has at most; one more takes the place of the one that was not used for longest.
const MOST_DEVICES: u32 = 20;

pub(super) const SIGNED_IN: &str = "SELECT guests.id, guests.name, devices.id AS device, seen FROM devices \
    JOIN guests ON guests.id = devices.guest WHERE devices.secret = $1 AND guests.secret IS NOT NULL";
pub(super) const DEVICES: &str = "SELECT * FROM devices WHERE guest = $1 ORDER BY seen DESC, created DESC";

impl Store {
    /// Adds a guest on their first device.
    pub async fn add_guest(&self, guest: Guest, device: NewDevice) -> Result<(), StoreError> {
        let add = query("INSERT INTO guests (id, secret, name, created) VALUES ($1, $2, $3, $4)");
        let add = add.bind(&guest.id).bind(device.secret).bind(guest.name).bind(device.at);
        let sign_in = sign_in(&guest.id, &device);
        self.write(Write::new(guest.id, add).then(sign_in)).await.map(drop)
    }

    /// The guest with this secret.
    pub async fn signed_in(&self, secret: [u8; 32]) -> Result<Option<SignedIn>, StoreError> {
        if let Some(row) = self.first(query(SIGNED_IN).bind(secret)).await? {
            return signed_in(&row).map(Some);
        }
        // A server of the version before may have added them.
        let older = query("SELECT id, name, id AS device, created AS seen FROM guests WHERE secret = $1");
        let Some(row) = self.first(older.bind(secret)).await? else { return Ok(None) };
        let found = signed_in(&row)?;
        let add = query(
            "INSERT INTO devices (id, guest, secret, name, created, seen) VALUES ($1, $1, $2, '', $3, $3) \
             ON CONFLICT DO NOTHING",
        );
        let add = add.bind(&found.guest.id).bind(secret).bind(found.seen);
        self.write(Write::new(&found.guest.id, add)).await?;
        Ok(Some(found))
    }

    /// Whether this guest has not been deleted.
    pub async fn has_guest(&self, id: String) -> Result<bool, StoreError> {
        let found = query("SELECT id FROM guests WHERE id = $1 AND secret IS NOT NULL").bind(id);
        Ok(self.first(found).await?.is_some())
    }

    pub async fn rename_guest(&self, id: String, name: String) -> Result<(), StoreError> {
        let rename = query("UPDATE guests SET name = $1 WHERE id = $2").bind(name).bind(&id);
        self.write(Write::new(id, rename)).await.map(drop)
    }

    /// When the guest came first.
    pub async fn came(&self, id: String) -> Result<u64, StoreError> {
        let found = self.first(query("SELECT created FROM guests WHERE id = $1").bind(id)).await?;
        found.map_or(Ok(0), |row| row.get("created"))
    }

    /// The devices on which a guest is signed in, the last used first.
    pub async fn devices(&self, guest: String) -> Result<Vec<StoredDevice>, StoreError> {
        let device = |row: &Row| {
            Ok(StoredDevice {
                id: row.get("id")?,
                name: row.get("name")?,
                created: row.get("created")?,
                seen: row.get("seen")?,
            })
        };
        self.all(query(DEVICES).bind(guest)).await?.iter().map(device).collect()
    }

    /// Whether somebody is still signed in on this device, or by this token.
    pub async fn has_device(&self, device: String) -> Result<bool, StoreError> {
        let found = query(
            "SELECT devices.id FROM devices JOIN guests ON guests.id = devices.guest \
             WHERE devices.id = $1 AND guests.secret IS NOT NULL \
             UNION ALL SELECT id FROM tokens WHERE id = $1 AND ended = 0",
        );
        Ok(self.first(found.bind(device)).await?.is_some())
    }

    /// Notes that a device was used.
    pub async fn saw_device(&self, guest: String, device: String, at: u64) -> Result<(), StoreError> {
        let saw = query("UPDATE devices SET seen = $1 WHERE id = $2").bind(at).bind(device);
        self.write(Write::new(guest, saw)).await.map(drop)
    }

    /// Signs a guest out of one device; false if it is none of theirs. `void` takes the place of the secret for servers of
    /// the version before; nobody has it.
    pub async fn end_device(
        &self,
        guest: String,
        device: String,
        void: [u8; 32],
    ) -> Result<bool, StoreError> {
        let end = query("DELETE FROM devices WHERE guest = $1 AND id = $2").bind(&guest).bind(&device);
        let older = query(
            "UPDATE guests SET secret = $3 WHERE id = $1 \
             AND secret IN (SELECT secret FROM devices WHERE guest = $1 AND id = $2)",
        );
        let older = older.bind(&guest).bind(device).bind(void);
        Ok(self.write(Write::new(guest, end).first(older)).await? > 0)
    }

    /// Makes all cookies of the guest void and deletes what is only theirs: studies, history, wishes. The results of the
    /// tables stay.
    pub async fn forget_guest(&self, id: String, name: &str) -> Result<(), StoreError> {
        let forget = query("UPDATE guests SET secret = NULL, name = $2 WHERE id = $1").bind(&id).bind(name);
        // First of all, so that nothing about them is added behind what is deleted.
        let mut write = Write::new(&id, forget);
        for part in [
            "DELETE FROM studies WHERE guest = $1",
            "DELETE FROM devices WHERE guest = $1",
            "DELETE FROM passes WHERE guest = $1",
            "DELETE FROM passkeys WHERE guest = $1",
            "DELETE FROM tokens WHERE guest = $1 OR owner = $1",
            "DELETE FROM sittings WHERE guest = $1",
        ] {
            write = write.then(query(part).bind(&id));
        }
        for part in super::results::forget(&id)
            .into_iter()
            .chain(super::reach::forget(&id))
            .chain(super::mail::forget(&id))
            .chain(super::company::forget(&id))
        {
            write = write.then(part);
        }
        self.write(write).await.map(drop)
    }

    /// Makes one guest of two: what `from` has is `to`'s from now on, and `from` is gone. The seats are handed over in the
    /// logs of the tables.
    pub async fn merge_guests(&self, from: String, to: String) -> Result<(), StoreError> {
        let gone = query("UPDATE guests SET secret = NULL WHERE id = $1").bind(&from);
        let mut write = Write::new(&to, gone);
        for part in [
            "UPDATE studies SET guest = $2 WHERE guest = $1",
            "UPDATE devices SET guest = $2 WHERE guest = $1",
            "DELETE FROM passes WHERE guest = $1",
            "UPDATE passkeys SET guest = $2 WHERE guest = $1",
            "UPDATE tokens SET owner = $2 WHERE owner = $1",
            "DELETE FROM sittings WHERE guest = $1",
        ] {
            write = write.first(both(part, &from, &to));
        }
        for part in super::results::merge(&from, &to)
            .into_iter()
            .chain(super::reach::merge(&from, &to))
            .chain(super::mail::merge(&from, &to))
            .chain(super::company::merge(&from, &to))
        {
            write = write.first(part);
        }
        self.write(write).await.map(drop)
    }
}

/// A statement about two guests, the first of whom becomes the second.
pub(super) fn both(sql: &'static str, from: &str, to: &str) -> Query {
    let query = query(sql).bind(from);
    if sql.contains("$2") { query.bind(to) } else { query }
}

/// Signs a guest in on a device.
pub(super) fn sign_in(guest: &str, device: &NewDevice) -> Query {
    let add =
        query("INSERT INTO devices (id, guest, secret, name, created, seen) VALUES ($1, $2, $3, $4, $5, $5)");
    add.bind(&device.id).bind(guest).bind(device.secret).bind(&device.name).bind(device.at)
}

/// Signs a guest out of the devices they have not used for longest, if they have too many.
pub(super) fn drop_unused(guest: &str) -> Query {
    let unused = query(
        "DELETE FROM devices WHERE guest = $1 AND id NOT IN \
         (SELECT id FROM devices WHERE guest = $1 ORDER BY seen DESC, created DESC LIMIT $2)",
    );
    unused.bind(guest).bind(MOST_DEVICES)
}

fn signed_in(row: &Row) -> Result<SignedIn, StoreError> {
    let guest = Guest { id: row.get("id")?, name: row.get("name")? };
    Ok(SignedIn { guest, device: row.get("device")?, seen: row.get("seen")?, scopes: None })
}
