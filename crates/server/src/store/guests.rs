//! Guests: who they are, by the hash of their secret.

use super::sql::query;
use super::{Guest, Store, StoreError, Write};

impl Store {
    pub async fn add_guest(&self, guest: Guest, secret: [u8; 32], at: u64) -> Result<(), StoreError> {
        let add = query("INSERT INTO guests (id, secret, name, created) VALUES ($1, $2, $3, $4)");
        let add = add.bind(&guest.id).bind(secret).bind(guest.name).bind(at);
        self.write(Write::new(guest.id, add)).await.map(drop)
    }

    pub async fn guest(&self, secret: [u8; 32]) -> Result<Option<Guest>, StoreError> {
        let found = self.first(query("SELECT id, name FROM guests WHERE secret = $1").bind(secret)).await?;
        found.map(|row| Ok(Guest { id: row.get("id")?, name: row.get("name")? })).transpose()
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

    /// Makes the guest's cookie void and deletes what is only theirs: studies, history, wishes. Their name stays in the
    /// records, and the results of the tables stay.
    pub async fn forget_guest(&self, id: String) -> Result<(), StoreError> {
        let forget = query("UPDATE guests SET secret = NULL WHERE id = $1").bind(&id);
        let studies = query("DELETE FROM studies WHERE guest = $1").bind(&id);
        let mut write = Write::new(&id, forget).first(studies);
        for part in super::results::forget(&id)
            .into_iter()
            .chain(super::reach::forget(&id))
            .chain(super::company::forget(&id))
        {
            write = write.first(part);
        }
        self.write(write).await.map(drop)
    }
}
