//! Commented games.

use super::sql::{Row, query};
use super::{Store, StoreError, StoredStudy, StudyText, Write, json};

pub(super) const STUDIES_OF: &str = "SELECT studies.*, guests.name AS author FROM studies \
    JOIN guests ON guests.id = guest WHERE guest = $1 ORDER BY changed DESC LIMIT $2";
pub(super) const STUDY: &str = "SELECT studies.*, guests.name AS author FROM studies JOIN guests ON guests.id = guest WHERE studies.id = $1";

impl Store {
    /// Adds a study; false if its author already has `most`.
    pub async fn add_study(&self, study: StoredStudy, most: u32) -> Result<bool, StoreError> {
        let add = query(
            "INSERT INTO studies (id, guest, game, record, places, title, language, notes, revision, created, changed) \
             SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10 \
             WHERE (SELECT COUNT(*) FROM studies WHERE guest = $2) < $11",
        );
        let add = add
            .bind(study.id)
            .bind(&study.guest)
            .bind(study.game)
            .bind(study.record)
            .bind(json(&study.places)?)
            .bind(study.text.title)
            .bind(study.text.language)
            .bind(json(&study.text.notes)?)
            .bind(study.revision)
            .bind(study.changed)
            .bind(most);
        Ok(self.write(Write::new(study.guest, add).alone()).await? > 0)
    }

    pub async fn study(&self, id: String) -> Result<Option<StoredStudy>, StoreError> {
        self.first(query(STUDY).bind(id)).await?.as_ref().map(study).transpose()
    }

    /// The studies of a guest, the last changed first.
    pub async fn studies_of(&self, guest: String, most: u32) -> Result<Vec<StoredStudy>, StoreError> {
        let rows = self.all(query(STUDIES_OF).bind(guest).bind(most)).await?;
        // One that can't be read is not listed.
        Ok(rows.iter().filter_map(|row| study(row).ok()).collect())
    }

    /// Changes a study and counts its revision; false unless this is its revision now.
    pub async fn change_study(
        &self,
        id: String,
        revision: u32,
        text: StudyText,
        at: u64,
    ) -> Result<bool, StoreError> {
        let change = query(
            "UPDATE studies SET title = $1, language = $2, notes = $3, changed = $4, revision = revision + 1 \
             WHERE id = $5 AND revision = $6",
        );
        let change = change.bind(text.title).bind(text.language).bind(json(&text.notes)?).bind(at);
        Ok(self.write(Write::new(&id, change.bind(&id).bind(revision))).await? > 0)
    }

    pub async fn delete_study(&self, id: String) -> Result<(), StoreError> {
        let delete = query("DELETE FROM studies WHERE id = $1").bind(&id);
        self.write(Write::new(id, delete)).await.map(drop)
    }
}

fn study(row: &Row) -> Result<StoredStudy, StoreError> {
    Ok(StoredStudy {
        id: row.get("id")?,
        guest: row.get("guest")?,
        author: row.get("author")?,
        game: row.get("game")?,
        record: row.get("record")?,
        places: row.json("places")?,
        text: StudyText {
            title: row.get("title")?,
            language: row.get("language")?,
            notes: row.json("notes")?,
        },
        revision: row.get("revision")?,
        changed: row.get("changed")?,
    })
}
