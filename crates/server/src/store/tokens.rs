//! Programs: guests that somebody has made, and the tokens by which they are known.

use super::guests::SignedIn;
use super::sql::{Row, query};
use super::{Guest, Store, StoreError, Write, json};
use crate::api::Scope;

/// A program and its token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredToken {
    pub id: String,
    pub program: Guest,
    /// The guest whose program it is.
    pub owner: String,
    pub scopes: Vec<Scope>,
    pub created: u64,
    /// When it was last used, to the hour.
    pub used: u64,
}

impl Store {
    /// Adds a program; false if its owner has `most` already. `void` takes the place of a cookie's secret; nobody has it.
    pub async fn add_token(
        &self,
        token: StoredToken,
        hash: [u8; 32],
        void: [u8; 32],
        most: u32,
    ) -> Result<bool, StoreError> {
        let add = query(
            "INSERT INTO tokens (id, guest, owner, hash, scopes, created, used, ended) \
             SELECT $1, $2, $3, $4, $5, $6, $6, 0 WHERE (SELECT COUNT(*) FROM tokens WHERE owner = $3 AND ended = 0) < $7",
        );
        let add = add.bind(&token.id).bind(&token.program.id).bind(&token.owner).bind(hash);
        let add = add.bind(json(&token.scopes)?).bind(token.created).bind(most);
        let guest = query("INSERT INTO guests (id, secret, name, created) VALUES ($1, $2, $3, $4)");
        let guest = guest.bind(&token.program.id).bind(void).bind(&token.program.name).bind(token.created);
        Ok(self.write(Write::new(token.owner, add).alone().then(guest)).await? > 0)
    }

    /// The programs of a guest, the oldest first; with `ended` also those whose token was ended.
    pub async fn tokens(&self, owner: String, ended: bool) -> Result<Vec<StoredToken>, StoreError> {
        let rows = query(
            "SELECT tokens.*, guests.name FROM tokens JOIN guests ON guests.id = tokens.guest \
             WHERE owner = $1 AND ended <= $2 ORDER BY tokens.created, tokens.id",
        );
        self.all(rows.bind(owner).bind(ended)).await?.iter().map(token).collect()
    }

    /// The program with this token.
    pub async fn by_token(&self, hash: [u8; 32]) -> Result<Option<SignedIn>, StoreError> {
        let found = query(
            "SELECT tokens.*, guests.name FROM tokens JOIN guests ON guests.id = tokens.guest \
             WHERE hash = $1 AND ended = 0 AND guests.secret IS NOT NULL",
        );
        let found = self.first(found.bind(hash)).await?.map(|row| token(&row)).transpose()?;
        Ok(found.map(|token| SignedIn {
            guest: token.program,
            device: token.id,
            seen: token.used,
            scopes: Some(token.scopes),
        }))
    }

    /// Notes that a token was used.
    pub async fn saw_token(&self, id: String, at: u64) -> Result<(), StoreError> {
        let saw = query("UPDATE tokens SET used = $1 WHERE id = $2").bind(at).bind(&id);
        self.write(Write::new(id, saw)).await.map(drop)
    }

    /// Makes a token void; false if it is none of this guest's.
    pub async fn end_token(&self, owner: String, id: String) -> Result<bool, StoreError> {
        let end = query("UPDATE tokens SET ended = 1 WHERE owner = $1 AND id = $2 AND ended = 0");
        Ok(self.write(Write::new(&owner, end.bind(&owner).bind(id))).await? > 0)
    }
}

fn token(row: &Row) -> Result<StoredToken, StoreError> {
    Ok(StoredToken {
        id: row.get("id")?,
        program: Guest { id: row.get("guest")?, name: row.get("name")? },
        owner: row.get("owner")?,
        scopes: row.json("scopes")?,
        created: row.get("created")?,
        used: row.get("used")?,
    })
}
