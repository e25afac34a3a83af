//! How people are reached: what they wish, their browsers and webhooks, and the notices that wait for them.

use super::guests::both;
use super::sql::{Query, Row, query};
use super::{Store, StoreError, Write, json};
use crate::api::{Notice, Preferences};

/// How long a delivery that can't be read is put off, in milliseconds: an hour.
const PUT_OFF: u64 = 60 * 60 * 1000;

/// A browser that can be written to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushSubscription {
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
    pub language: String,
}

/// A webhook as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredWebhook {
    pub url: String,
    /// The key of the signatures.
    pub key: String,
    pub language: String,
    /// Why the last message did not arrive.
    pub trouble: Option<String>,
}

/// A notice for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredNotice {
    pub guest: String,
    /// What it is about: the same is not told twice.
    pub about: String,
    pub notice: Notice,
}

/// How a notice is delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Channel {
    Push,
    Webhook,
    /// One mail about all tables that wait.
    Mail,
}

impl Channel {
    fn word(self) -> &'static str {
        match self {
            Channel::Push => "push",
            Channel::Webhook => "webhook",
            Channel::Mail => "mail",
        }
    }

    fn read(word: &str) -> Result<Channel, StoreError> {
        let found = [Channel::Push, Channel::Webhook, Channel::Mail]
            .into_iter()
            .find(|channel| channel.word() == word);
        found.ok_or_else(|| StoreError(format!("there is no channel `{word}`")))
    }
}

/// A notice on its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Delivery {
    pub id: String,
    pub guest: String,
    pub channel: Channel,
    /// The endpoint of the browser; empty otherwise.
    pub target: String,
    pub notice: Notice,
    /// How often it was tried.
    pub tries: u32,
    /// When it is tried next.
    pub due: u64,
}

impl Store {
    /// The key of the server with this name. If there is none yet, `fresh` is it from now on.
    pub async fn server_key(&self, name: String, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        let find = || query("SELECT value FROM server_keys WHERE name = $1").bind(&name);
        if let Some(row) = self.first(find()).await? {
            return row.get("value");
        }
        let add =
            query("INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING");
        self.write(Write::new(&name, add.bind(&name).bind(fresh))).await?;
        let found = self.first(find()).await?;
        found.ok_or_else(|| StoreError("a key of the server was not stored".into()))?.get("value")
    }

    pub async fn preferences(&self, guest: String) -> Result<Preferences, StoreError> {
        let found = self.first(query("SELECT wishes FROM preferences WHERE guest = $1").bind(guest)).await?;
        found.map_or(Ok(Preferences::default()), |row| row.json("wishes"))
    }

    pub async fn prefer(&self, guest: String, wishes: Preferences) -> Result<(), StoreError> {
        let put = query(
            "INSERT INTO preferences (guest, wishes) VALUES ($1, $2) \
             ON CONFLICT (guest) DO UPDATE SET wishes = excluded.wishes",
        );
        let put = put.bind(&guest).bind(json(&wishes)?);
        self.write(Write::new(guest, put)).await.map(drop)
    }

    /// The name of a guest.
    pub async fn name_of(&self, guest: String) -> Result<Option<String>, StoreError> {
        let found = self.first(query("SELECT name FROM guests WHERE id = $1").bind(guest)).await?;
        found.map(|row| row.get("name")).transpose()
    }

    /// Subscribes a browser, which belongs to nobody else then; false if the guest already has `most`.
    pub async fn add_push(
        &self,
        guest: String,
        device: PushSubscription,
        at: u64,
        most: u32,
    ) -> Result<bool, StoreError> {
        let add = query(
            "INSERT INTO push_devices (endpoint, guest, p256dh, auth, language, created) \
             SELECT $1, $2, $3, $4, $5, $6 \
             WHERE (SELECT COUNT(*) FROM push_devices WHERE guest = $2 AND endpoint <> $1) < $7 \
             ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, p256dh = excluded.p256dh, \
             auth = excluded.auth, language = excluded.language, created = excluded.created",
        );
        let add = add
            .bind(device.endpoint)
            .bind(&guest)
            .bind(device.p256dh)
            .bind(device.auth)
            .bind(device.language)
            .bind(at)
            .bind(most);
        Ok(self.write(Write::new(guest, add).alone()).await? > 0)
    }

    pub async fn remove_push(&self, guest: String, endpoint: String) -> Result<(), StoreError> {
        let remove = query("DELETE FROM push_devices WHERE guest = $1 AND endpoint = $2");
        let remove = remove.bind(&guest).bind(endpoint);
        self.write(Write::new(guest, remove)).await.map(drop)
    }

    pub async fn push_devices(&self, guest: String) -> Result<Vec<PushSubscription>, StoreError> {
        let device = |row: &Row| {
            Ok(PushSubscription {
                endpoint: row.get("endpoint")?,
                p256dh: row.get("p256dh")?,
                auth: row.get("auth")?,
                language: row.get("language")?,
            })
        };
        let rows = query("SELECT * FROM push_devices WHERE guest = $1 ORDER BY created").bind(guest);
        self.all(rows).await?.iter().map(device).collect()
    }

    pub async fn webhook(&self, guest: String) -> Result<Option<StoredWebhook>, StoreError> {
        let hook = |row: Row| {
            Ok(StoredWebhook {
                url: row.get("url")?,
                key: row.get("key")?,
                language: row.get("language")?,
                trouble: row.get("trouble")?,
            })
        };
        self.first(query("SELECT * FROM webhooks WHERE guest = $1").bind(guest)).await?.map(hook).transpose()
    }

    pub async fn set_webhook(&self, guest: String, hook: Option<StoredWebhook>) -> Result<(), StoreError> {
        let set = match hook {
            None => query("DELETE FROM webhooks WHERE guest = $1").bind(&guest),
            Some(hook) => query(
                "INSERT INTO webhooks (guest, url, key, language, trouble) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (guest) DO UPDATE SET url = excluded.url, key = excluded.key, \
                 language = excluded.language, trouble = excluded.trouble",
            )
            .bind(&guest)
            .bind(hook.url)
            .bind(hook.key)
            .bind(hook.language)
            .bind(hook.trouble),
        };
        self.write(Write::new(guest, set)).await.map(drop)
    }

    /// Notes why the last message to a webhook did not arrive, or that it did.
    pub async fn webhook_trouble(&self, guest: String, trouble: Option<String>) -> Result<(), StoreError> {
        let note = query("UPDATE webhooks SET trouble = $1 WHERE guest = $2").bind(trouble).bind(&guest);
        self.write(Write::new(guest, note)).await.map(drop)
    }

    /// Gives a notice and queues its deliveries; false if one about this table still waits for the person's look, or the
    /// last one was about the same.
    pub async fn notify(&self, notice: StoredNotice, deliveries: Vec<Delivery>) -> Result<bool, StoreError> {
        let StoredNotice { guest, about, notice } = notice;
        let give = query(
            "INSERT INTO notices (guest, table_id, about, notice, at, looked) VALUES ($1, $2, $3, $4, $5, 0) \
             ON CONFLICT (guest, table_id) DO UPDATE SET about = excluded.about, notice = excluded.notice, \
             at = excluded.at, looked = 0, mailed = 0 WHERE notices.looked = 1 AND notices.about <> excluded.about",
        );
        let give = give.bind(&guest).bind(&notice.table).bind(about).bind(json(&notice)?).bind(notice.at);
        let mut write = Write::new(guest, give);
        for delivery in deliveries {
            write = write.then(queue(&delivery)?);
        }
        Ok(self.write(write).await? > 0)
    }

    /// A person looks at a table, or has looked; `about` is what they see there that they could be told of.
    pub async fn looked(
        &self,
        guest: String,
        table: String,
        about: Option<String>,
        at: u64,
    ) -> Result<(), StoreError> {
        let look = match about {
            Some(about) => query(
                "INSERT INTO notices (guest, table_id, about, notice, at, looked) VALUES ($1, $2, $3, '', $4, 1) \
                 ON CONFLICT (guest, table_id) DO UPDATE SET about = excluded.about, looked = 1",
            )
            .bind(&guest)
            .bind(table)
            .bind(about)
            .bind(at),
            None => query("UPDATE notices SET looked = 1 WHERE guest = $1 AND table_id = $2 AND looked = 0")
                .bind(&guest)
                .bind(table),
        };
        self.write(Write::new(guest, look)).await.map(drop)
    }

    /// The notices that a guest has not looked into, the latest first.
    pub async fn notices_of(&self, guest: String, most: u32) -> Result<Vec<Notice>, StoreError> {
        let rows =
            query("SELECT notice FROM notices WHERE guest = $1 AND looked = 0 ORDER BY at DESC LIMIT $2");
        let rows = self.all(rows.bind(guest).bind(most)).await?;
        Ok(rows.iter().filter_map(|row| row.json("notice").ok()).collect())
    }

    /// Whether a notice still waits for the person's look.
    pub async fn is_unseen(&self, guest: String, notice: &Notice) -> Result<bool, StoreError> {
        let unseen =
            query("SELECT at FROM notices WHERE guest = $1 AND table_id = $2 AND at = $3 AND looked = 0");
        let unseen = unseen.bind(guest).bind(&notice.table).bind(notice.at);
        Ok(self.first(unseen).await?.is_some())
    }

    /// What is due to be delivered, the longest due first. What can't be read is put off, so that it stands in nobody's
    /// way: a newer server beside this one may understand it.
    pub async fn due_deliveries(&self, now: u64, most: u32) -> Result<Vec<Delivery>, StoreError> {
        let rows =
            query("SELECT * FROM deliveries WHERE due <= $1 ORDER BY due LIMIT $2").bind(now).bind(most);
        let mut due = Vec::new();
        for row in self.all(rows).await? {
            match delivery(&row) {
                Ok(delivery) => due.push(delivery),
                Err(error) => {
                    tracing::warn!(%error, "a notice on its way can't be read");
                    self.postpone_delivery(row.get("id")?, now + PUT_OFF).await?;
                }
            }
        }
        Ok(due)
    }

    /// Takes a delivery on: false if somebody else has, or it was tried more often by now. It is nobody else's before
    /// `until`.
    pub async fn claim_delivery(&self, id: String, tries: u32, until: u64) -> Result<bool, StoreError> {
        let claim = query("UPDATE deliveries SET tries = tries + 1, due = $1 WHERE id = $2 AND tries = $3");
        let claim = claim.bind(until).bind(&id).bind(tries);
        Ok(self.write(Write::new(id, claim)).await? > 0)
    }

    /// Has a delivery that did not arrive tried again at this time.
    pub async fn postpone_delivery(&self, id: String, due: u64) -> Result<(), StoreError> {
        let postpone = query("UPDATE deliveries SET due = $1 WHERE id = $2").bind(due).bind(&id);
        self.write(Write::new(id, postpone)).await.map(drop)
    }

    pub async fn drop_delivery(&self, id: String) -> Result<(), StoreError> {
        let drop_it = query("DELETE FROM deliveries WHERE id = $1").bind(&id);
        self.write(Write::new(id, drop_it)).await.map(drop)
    }
}

/// Queues a delivery. One that is queued already stays as it is; nobody drops it before this is committed.
pub(super) fn queue(delivery: &Delivery) -> Result<Query, StoreError> {
    let add = query(
        "INSERT INTO deliveries (id, guest, channel, target, notice, tries, due) VALUES ($1, $2, $3, $4, $5, $6, $7) \
         ON CONFLICT (id) DO UPDATE SET due = deliveries.due",
    );
    Ok(add
        .bind(&delivery.id)
        .bind(&delivery.guest)
        .bind(delivery.channel.word())
        .bind(&delivery.target)
        .bind(json(&delivery.notice)?)
        .bind(delivery.tries)
        .bind(delivery.due))
}

fn delivery(row: &Row) -> Result<Delivery, StoreError> {
    Ok(Delivery {
        id: row.get("id")?,
        guest: row.get("guest")?,
        channel: Channel::read(&row.get::<String>("channel")?)?,
        target: row.get("target")?,
        notice: row.json("notice")?,
        tries: row.get("tries")?,
        due: row.get("due")?,
    })
}

/// What reaches one guest when they were two: their subscribed browsers. The wishes of the second count.
pub(super) fn merge(from: &str, to: &str) -> [Query; 5] {
    [
        "UPDATE push_devices SET guest = $2 WHERE guest = $1",
        "DELETE FROM preferences WHERE guest = $1",
        "DELETE FROM webhooks WHERE guest = $1",
        "DELETE FROM notices WHERE guest = $1",
        "DELETE FROM deliveries WHERE guest = $1",
    ]
    .map(|sql| both(sql, from, to))
}

/// What deletes everything about how a guest is reached.
pub(super) fn forget(guest: &str) -> [Query; 5] {
    [
        "DELETE FROM preferences WHERE guest = $1",
        "DELETE FROM push_devices WHERE guest = $1",
        "DELETE FROM webhooks WHERE guest = $1",
        "DELETE FROM notices WHERE guest = $1",
        "DELETE FROM deliveries WHERE guest = $1",
    ]
    .map(|sql| query(sql).bind(guest))
}
