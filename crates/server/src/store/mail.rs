//! The addresses to which people get mail, and what is to be told there.

use super::guests::both;
use super::passes::PassKind;
use super::reach::queue;
use super::sql::{Query, query};
use super::{Delivery, Guest, Store, StoreError, Write};
use crate::api::Notice;

/// An address to which a person gets mail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredMail {
    pub address: String,
    /// The language of the texts.
    pub language: String,
    /// Why the last mail did not arrive.
    pub trouble: Option<String>,
}

/// An address that a person wants to use, with the hash of the link that confirms it.
#[derive(Clone, Debug)]
pub struct MailWish {
    pub guest: String,
    pub hash: [u8; 32],
    pub address: String,
    /// The address by which it is found again.
    pub known: String,
    pub language: String,
    pub until: u64,
}

impl Store {
    /// The address to which a guest gets mail.
    pub async fn mail_of(&self, guest: String) -> Result<Option<StoredMail>, StoreError> {
        let found =
            query("SELECT address, language, trouble FROM mail_addresses WHERE guest = $1").bind(guest);
        let mail = self.first(found).await?.map(|row| {
            Ok(StoredMail {
                address: row.get("address")?,
                language: row.get("language")?,
                trouble: row.get("trouble")?,
            })
        });
        mail.transpose()
    }

    /// The address that a guest has given and not confirmed yet.
    pub async fn wished_mail(&self, guest: String, now: u64) -> Result<Option<String>, StoreError> {
        let found = query("SELECT address FROM mail_wishes WHERE guest = $1 AND until > $2");
        self.first(found.bind(guest).bind(now)).await?.map(|row| row.get("address")).transpose()
    }

    /// Keeps an address until it is confirmed; the one given before is void. Forgets what nobody has confirmed in time.
    pub async fn wish_mail(&self, wish: MailWish, now: u64) -> Result<(), StoreError> {
        let put = query(
            "INSERT INTO mail_wishes (guest, hash, address, known, language, until) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (guest) DO UPDATE SET hash = excluded.hash, address = excluded.address, \
             known = excluded.known, language = excluded.language, until = excluded.until",
        );
        let put = put.bind(&wish.guest).bind(wish.hash).bind(wish.address).bind(wish.known);
        let put = put.bind(wish.language).bind(wish.until);
        let old = query("DELETE FROM mail_wishes WHERE until <= $1").bind(now);
        self.write(Write::new(wish.guest, put).first(old)).await.map(drop)
    }

    /// The guest and the address that this link confirms.
    pub async fn mail_wish(&self, hash: [u8; 32], now: u64) -> Result<Option<(Guest, String)>, StoreError> {
        let found = query(
            "SELECT guests.id, guests.name, address FROM mail_wishes JOIN guests ON guests.id = mail_wishes.guest \
             WHERE hash = $1 AND until > $2 AND guests.secret IS NOT NULL",
        );
        let found = self.first(found.bind(hash).bind(now)).await?;
        let wish =
            found.map(|row| Ok((Guest { id: row.get("id")?, name: row.get("name")? }, row.get("address")?)));
        wish.transpose()
    }

    /// Gives a guest the address they have confirmed; false if it is another's. Links to sign in by their old one are void.
    pub async fn confirm_mail(
        &self,
        hash: [u8; 32],
        guest: String,
        known: String,
    ) -> Result<bool, StoreError> {
        let put = query(
            "INSERT INTO mail_addresses (guest, address, known, language) \
             SELECT guest, address, known, language FROM mail_wishes WHERE hash = $1 AND guest = $2 \
             AND NOT EXISTS (SELECT 1 FROM mail_addresses AS theirs WHERE theirs.known = mail_wishes.known AND theirs.guest <> $2) \
             ON CONFLICT (guest) DO UPDATE SET address = excluded.address, known = excluded.known, \
             language = excluded.language, trouble = NULL",
        );
        // What could give the address to another in the meantime has the same key.
        let write = Write::new(known, put.bind(hash).bind(&guest)).alone();
        let write = write.then(query("DELETE FROM mail_wishes WHERE guest = $1").bind(&guest));
        Ok(self.write(write.then(void_links(&guest))).await? > 0)
    }

    /// The guest who gets mail at this address.
    pub async fn guest_of_mail(&self, known: String) -> Result<Option<(Guest, StoredMail)>, StoreError> {
        let found = query(
            "SELECT guests.id, guests.name, address, language, trouble FROM mail_addresses \
             JOIN guests ON guests.id = mail_addresses.guest WHERE known = $1 AND guests.secret IS NOT NULL",
        );
        let Some(row) = self.first(found.bind(known)).await? else { return Ok(None) };
        let guest = Guest { id: row.get("id")?, name: row.get("name")? };
        let mail = StoredMail {
            address: row.get("address")?,
            language: row.get("language")?,
            trouble: row.get("trouble")?,
        };
        Ok(Some((guest, mail)))
    }

    /// Gives a guest one more link to sign in by. Those they have stay good: mails overtake each other.
    pub async fn add_mail_link(
        &self,
        guest: String,
        hash: [u8; 32],
        now: u64,
        until: u64,
    ) -> Result<(), StoreError> {
        let add = query("INSERT INTO passes (hash, guest, kind, until) VALUES ($1, $2, $3, $4)");
        let add = add.bind(hash).bind(&guest).bind(PassKind::Mail.word()).bind(until);
        let old = query("DELETE FROM passes WHERE guest = $1 AND kind = $2 AND until <= $3");
        let old = old.bind(&guest).bind(PassKind::Mail.word()).bind(now);
        self.write(Write::new(guest, add).first(old)).await.map(drop)
    }

    /// Forgets the address of a guest, and one they have not confirmed.
    pub async fn remove_mail(&self, guest: String) -> Result<(), StoreError> {
        let [address, wish] = forget(&guest);
        self.write(Write::new(&guest, address).first(wish).first(void_links(&guest))).await.map(drop)
    }

    /// Notes why the last mail to a guest did not arrive, or that it did.
    pub async fn mail_trouble(&self, guest: String, trouble: Option<String>) -> Result<(), StoreError> {
        let note =
            query("UPDATE mail_addresses SET trouble = $1 WHERE guest = $2").bind(trouble).bind(&guest);
        self.write(Write::new(guest, note)).await.map(drop)
    }

    /// The notices that a guest has not looked into and no mail has told of, the oldest first.
    pub async fn unmailed(&self, guest: String) -> Result<Vec<Notice>, StoreError> {
        let rows =
            query("SELECT notice FROM notices WHERE guest = $1 AND looked = 0 AND mailed = 0 ORDER BY at");
        let rows = self.all(rows.bind(guest)).await?;
        Ok(rows.iter().filter_map(|row| row.json("notice").ok()).collect())
    }

    /// Notes that a mail has told of these notices.
    pub async fn mailed(&self, guest: String, notices: &[Notice]) -> Result<(), StoreError> {
        let mut notes = notices.iter().map(|notice| {
            let note = query("UPDATE notices SET mailed = 1 WHERE guest = $1 AND table_id = $2 AND at = $3");
            note.bind(&guest).bind(&notice.table).bind(notice.at)
        });
        let Some(first) = notes.next() else { return Ok(()) };
        self.write(notes.fold(Write::new(&guest, first), Write::first)).await.map(drop)
    }

    /// Queues a delivery, unless it is queued already.
    pub async fn queue_delivery(&self, delivery: Delivery) -> Result<(), StoreError> {
        self.write(Write::new(&delivery.guest, queue(&delivery)?)).await.map(drop)
    }
}

/// What makes the links void by which a guest can sign in from a mail.
pub(super) fn void_links(guest: &str) -> Query {
    query("DELETE FROM passes WHERE guest = $1 AND kind = $2").bind(guest).bind(PassKind::Mail.word())
}

/// What deletes the addresses of a guest.
pub(super) fn forget(guest: &str) -> [Query; 2] {
    ["DELETE FROM mail_addresses WHERE guest = $1", "DELETE FROM mail_wishes WHERE guest = $1"]
        .map(|sql| query(sql).bind(guest))
}

/// The address of one guest when they were two: the second's, or else the first's.
pub(super) fn merge(from: &str, to: &str) -> [Query; 3] {
    [
        "UPDATE mail_addresses SET guest = $2 WHERE guest = $1 \
         AND NOT EXISTS (SELECT 1 FROM mail_addresses AS theirs WHERE theirs.guest = $2)",
        "DELETE FROM mail_addresses WHERE guest = $1",
        "DELETE FROM mail_wishes WHERE guest = $1",
    ]
    .map(|sql| both(sql, from, to))
}
