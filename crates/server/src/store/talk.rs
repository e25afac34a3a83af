//! What people say and feel at a table.

use super::sql::{Row, query};
use super::{Store, StoreError, StoredReaction, Write, json};
use crate::api::{Chat, Feeling};

/// Somebody has talked at a table.
const TALKED: &str = "INSERT INTO talks (table_id, count) VALUES ($1, 1) ON CONFLICT (table_id) DO UPDATE SET count = talks.count + 1";

impl Store {
    /// The id of the last chat message; 0 if there is none.
    pub async fn last_said(&self, table: &str) -> Result<i64, StoreError> {
        let last = query("SELECT COALESCE(MAX(id), 0) AS id FROM chat WHERE table_id = $1").bind(table);
        self.first(last).await?.map_or(Ok(0), |row| row.get("id"))
    }

    /// Stores a chat message; returns its id. At one table the ids rise in the order of the commits.
    pub async fn say(&self, table: String, chat: Chat) -> Result<i64, StoreError> {
        let say = query(
            "INSERT INTO chat (table_id, at, seat, name, text) VALUES ($1, $2, $3, $4, $5) RETURNING id",
        );
        let say = say.bind(&table).bind(chat.at).bind(chat.seat).bind(chat.name).bind(chat.text);
        let talked = query(TALKED).bind(&table);
        self.write(Write::new(table, say).alone().then(talked)).await
    }

    /// The chat messages after `id`, at most the last `most`.
    pub async fn said(&self, table: String, id: i64, most: u32) -> Result<Vec<Chat>, StoreError> {
        let said = query(
            "SELECT id, at, seat, name, text FROM chat WHERE table_id = $1 AND id > $2 ORDER BY id DESC LIMIT $3",
        );
        let rows = self.all(said.bind(table).bind(id).bind(most)).await?;
        // A message that can't be read is as good as unsaid.
        Ok(rows.iter().rev().filter_map(|row| chat(row).ok()).collect())
    }

    /// Gives what a seat has said under one name another one.
    pub async fn rename_in_chat(
        &self,
        table: String,
        seat: u8,
        from: String,
        to: &str,
    ) -> Result<(), StoreError> {
        let rename = query("UPDATE chat SET name = $1 WHERE table_id = $2 AND seat = $3 AND name = $4");
        let rename = rename.bind(to).bind(&table).bind(seat).bind(from);
        self.write(Write::new(table, rename)).await.map(drop)
    }

    /// Puts the reaction of a seat on the entry with this position, or takes it away.
    pub async fn react(
        &self,
        table: String,
        seq: u64,
        seat: u8,
        feeling: Option<Feeling>,
    ) -> Result<(), StoreError> {
        let react = match feeling {
            None => query("DELETE FROM reactions WHERE table_id = $1 AND seq = $2 AND seat = $3"),
            Some(_) => query(
                "INSERT INTO reactions (table_id, seq, seat, feeling) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (table_id, seq, seat) DO UPDATE SET feeling = excluded.feeling",
            ),
        };
        let mut react = react.bind(&table).bind(seq).bind(seat);
        if let Some(feeling) = feeling {
            react = react.bind(json(&feeling)?);
        }
        let talked = query(TALKED).bind(&table);
        self.write(Write::new(table, react).then(talked)).await.map(drop)
    }

    /// The reactions on the latest entries that have any, in their order, at most `most`.
    pub async fn reactions(&self, table: String, most: u32) -> Result<Vec<StoredReaction>, StoreError> {
        let latest = query(
            "SELECT seq, seat, feeling FROM reactions WHERE table_id = $1 ORDER BY seq DESC, seat DESC LIMIT $2",
        );
        let rows = self.all(latest.bind(table).bind(most)).await?;
        // One that can't be read is as good as withdrawn.
        Ok(rows.iter().rev().filter_map(|row| reaction(row).ok()).collect())
    }
}

fn chat(row: &Row) -> Result<Chat, StoreError> {
    Ok(Chat {
        id: row.get("id")?,
        at: row.get("at")?,
        seat: row.get("seat")?,
        name: row.get("name")?,
        text: row.get("text")?,
    })
}

fn reaction(row: &Row) -> Result<StoredReaction, StoreError> {
    Ok(StoredReaction { seq: row.get("seq")?, seat: row.get("seat")?, feeling: row.json("feeling")? })
}
