//! Who wants nothing to do with whom, who invites whom, and what the operator does about it.

use super::guests::both;
use super::sql::{Query, Row, query};
use super::tables::listed;
use super::{Listed, Store, StoreError, Write};
use crate::api::{Announcement, Blocked, Report, ReportReason};

/// A report as it is stored.
pub struct StoredReport {
    pub id: String,
    pub reporter: String,
    pub reported: String,
    pub table: Option<String>,
    pub reason: ReportReason,
    pub words: String,
    pub at: u64,
}

/// What came of inviting somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Invited {
    Now,
    /// They were invited already.
    Before,
    /// Enough people are invited to the table.
    Full,
}

pub(super) const REPORTS: &str = "SELECT reports.*, one.name AS reporter_name, other.name AS reported_name, mutes.until AS muted \
    FROM reports JOIN guests one ON one.id = reporter JOIN guests other ON other.id = reported \
    LEFT JOIN mutes ON mutes.guest = reported ORDER BY reports.at DESC LIMIT $1";

impl Store {
    /// Blocks a person; false if the guest has blocked `most` already.
    pub async fn block(&self, guest: String, other: String, at: u64, most: u32) -> Result<bool, StoreError> {
        let block = query(
            "INSERT INTO blocks (guest, other, at) SELECT $1, $2, $3 \
             WHERE (SELECT COUNT(*) FROM blocks WHERE guest = $1 AND other <> $2) < $4 \
             ON CONFLICT (guest, other) DO UPDATE SET at = excluded.at",
        );
        let block = block.bind(&guest).bind(other).bind(at).bind(most);
        Ok(self.write(Write::new(guest, block).alone()).await? > 0)
    }

    pub async fn unblock(&self, guest: String, other: String) -> Result<(), StoreError> {
        let unblock = query("DELETE FROM blocks WHERE guest = $1 AND other = $2").bind(&guest).bind(other);
        self.write(Write::new(guest, unblock)).await.map(drop)
    }

    pub async fn has_blocked(&self, guest: String, other: String) -> Result<bool, StoreError> {
        let found = query("SELECT at FROM blocks WHERE guest = $1 AND other = $2").bind(guest).bind(other);
        Ok(self.first(found).await?.is_some())
    }

    /// The people whom a guest has blocked, the last first.
    pub async fn blocked_by(&self, guest: String) -> Result<Vec<Blocked>, StoreError> {
        let rows = query(
            "SELECT other, guests.name, at FROM blocks JOIN guests ON guests.id = other WHERE guest = $1 ORDER BY at DESC",
        );
        let blocked =
            |row: &Row| Ok(Blocked { id: row.get("other")?, name: row.get("name")?, at: row.get("at")? });
        self.all(rows.bind(guest)).await?.iter().map(blocked).collect()
    }

    /// The people who have blocked a guest, and those whom the guest has blocked.
    pub async fn apart_from(&self, guest: String) -> Result<Vec<String>, StoreError> {
        let rows = query(
            "SELECT other FROM blocks WHERE guest = $1 UNION SELECT guest AS other FROM blocks WHERE other = $1",
        );
        self.all(rows.bind(guest)).await?.iter().map(|row| row.get("other")).collect()
    }

    /// Invites a guest to a table.
    pub async fn invite(
        &self,
        guest: String,
        table: String,
        host: String,
        at: u64,
        most: u32,
    ) -> Result<Invited, StoreError> {
        let invite = query(
            "INSERT INTO invitations (guest, table_id, host, at) SELECT $1, $2, $3, $4 \
             WHERE (SELECT COUNT(*) FROM invitations WHERE table_id = $2) < $5 ON CONFLICT (guest, table_id) DO NOTHING",
        );
        let invite = invite.bind(&guest).bind(&table).bind(host).bind(at).bind(most);
        if self.write(Write::new(&table, invite).alone()).await? > 0 {
            return Ok(Invited::Now);
        }
        let before = query("SELECT at FROM invitations WHERE guest = $1 AND table_id = $2");
        let before = self.first(before.bind(guest).bind(table)).await?;
        Ok(if before.is_some() { Invited::Before } else { Invited::Full })
    }

    /// The waiting tables a guest is invited to and has no seat at, and who invites them; the latest first.
    pub async fn invitations_of(
        &self,
        guest: String,
        most: u32,
    ) -> Result<Vec<(Listed, String)>, StoreError> {
        let rows = query(
            "SELECT tables.*, guests.name AS inviter FROM invitations JOIN tables ON tables.id = table_id \
             JOIN guests ON guests.id = invitations.host WHERE invitations.guest = $1 AND status = 'waiting' \
             AND NOT EXISTS (SELECT 1 FROM sittings WHERE sittings.guest = $1 AND sittings.table_id = tables.id) \
             ORDER BY at DESC LIMIT $2",
        );
        let rows = self.all(rows.bind(guest).bind(most)).await?;
        // One that can't be read is not listed.
        Ok(rows.iter().filter_map(|row| Some((listed(row).ok()?, row.get("inviter").ok()?))).collect())
    }

    /// Takes an invitation back, or declines it.
    pub async fn uninvite(&self, guest: String, table: String) -> Result<(), StoreError> {
        let remove =
            query("DELETE FROM invitations WHERE guest = $1 AND table_id = $2").bind(guest).bind(&table);
        self.write(Write::new(table, remove)).await.map(drop)
    }

    /// Stores a report; false if its author has made `most` since `since`.
    pub async fn report(&self, report: StoredReport, since: u64, most: u32) -> Result<bool, StoreError> {
        let add = query(
            "INSERT INTO reports (id, reporter, reported, table_id, reason, words, at, done) \
             SELECT $1, $2, $3, $4, $5, $6, $7, NULL \
             WHERE (SELECT COUNT(*) FROM reports WHERE reporter = $2 AND at >= $8) < $9",
        );
        let add = add
            .bind(report.id)
            .bind(&report.reporter)
            .bind(report.reported)
            .bind(report.table)
            .bind(super::json(&report.reason)?)
            .bind(report.words)
            .bind(report.at)
            .bind(since)
            .bind(most);
        Ok(self.write(Write::new(report.reporter, add).alone()).await? > 0)
    }

    /// The latest reports.
    pub async fn reports(&self, most: u32) -> Result<Vec<Report>, StoreError> {
        let rows = self.all(query(REPORTS).bind(most)).await?;
        // One that can't be read is not listed.
        Ok(rows.iter().filter_map(|row| report(row).ok()).collect())
    }

    /// Notes that the operator is done with a report; false if there is none.
    pub async fn report_done(&self, id: String, at: u64) -> Result<bool, StoreError> {
        let done = query("UPDATE reports SET done = $1 WHERE id = $2").bind(at).bind(&id);
        Ok(self.write(Write::new(id, done)).await? > 0)
    }

    /// Lets a guest chat only from this time on.
    pub async fn mute(&self, guest: String, until: u64) -> Result<(), StoreError> {
        let mute = query(
            "INSERT INTO mutes (guest, until) VALUES ($1, $2) ON CONFLICT (guest) DO UPDATE SET until = excluded.until",
        );
        let mute = mute.bind(&guest).bind(until);
        self.write(Write::new(guest, mute)).await.map(drop)
    }

    /// Whether a guest may not chat at this time.
    pub async fn is_muted(&self, guest: String, now: u64) -> Result<bool, StoreError> {
        let found = query("SELECT until FROM mutes WHERE guest = $1 AND until > $2").bind(guest).bind(now);
        Ok(self.first(found).await?.is_some())
    }

    pub async fn announce(&self, announcement: Announcement) -> Result<(), StoreError> {
        let add = query("INSERT INTO announcements (id, words, at, until) VALUES ($1, $2, $3, $4)");
        let Announcement { id, words, at, until } = announcement;
        let add = add.bind(&id).bind(words).bind(at).bind(until);
        self.write(Write::new(id, add)).await.map(drop)
    }

    pub async fn unannounce(&self, id: String) -> Result<(), StoreError> {
        let remove = query("DELETE FROM announcements WHERE id = $1").bind(&id);
        self.write(Write::new(id, remove)).await.map(drop)
    }

    /// The announcements that are shown at this time, the latest first.
    pub async fn announcements(&self, now: u64) -> Result<Vec<Announcement>, StoreError> {
        let rows = query("SELECT * FROM announcements WHERE until > $1 ORDER BY at DESC LIMIT 20").bind(now);
        let announcement = |row: &Row| {
            Ok(Announcement {
                id: row.get("id")?,
                words: row.get("words")?,
                at: row.get("at")?,
                until: row.get("until")?,
            })
        };
        self.all(rows).await?.iter().map(announcement).collect()
    }
}

/// What keeps everything between two guests who become one and others: blocks, invitations, reports, a mute.
pub(super) fn merge(from: &str, to: &str) -> Vec<Query> {
    [
        "INSERT INTO blocks (guest, other, at) SELECT $2, other, at FROM blocks WHERE guest = $1 AND other <> $2 \
         ON CONFLICT (guest, other) DO NOTHING",
        "INSERT INTO blocks (guest, other, at) SELECT guest, $2, at FROM blocks WHERE other = $1 AND guest <> $2 \
         ON CONFLICT (guest, other) DO NOTHING",
        "DELETE FROM blocks WHERE guest = $1 OR other = $1",
        "INSERT INTO invitations (guest, table_id, host, at) SELECT $2, table_id, host, at FROM invitations \
         WHERE guest = $1 AND host <> $2 ON CONFLICT (guest, table_id) DO NOTHING",
        "DELETE FROM invitations WHERE guest = $1 OR guest = $2 AND host = $1",
        "UPDATE invitations SET host = $2 WHERE host = $1",
        "UPDATE reports SET reporter = $2 WHERE reporter = $1",
        "UPDATE reports SET reported = $2 WHERE reported = $1",
        "INSERT INTO mutes (guest, until) SELECT $2, until FROM mutes WHERE guest = $1 ON CONFLICT (guest) \
         DO UPDATE SET until = CASE WHEN excluded.until > mutes.until THEN excluded.until ELSE mutes.until END",
        "DELETE FROM mutes WHERE guest = $1",
    ]
    .map(|sql| both(sql, from, to))
    .into()
}

/// What deletes the wishes of a guest about others, and the invitations to them. Reports stay for the operator.
pub(super) fn forget(guest: &str) -> [Query; 2] {
    [
        "DELETE FROM blocks WHERE guest = $1 OR other = $1",
        "DELETE FROM invitations WHERE guest = $1 OR host = $1",
    ]
    .map(|sql| query(sql).bind(guest))
}

fn report(row: &Row) -> Result<Report, StoreError> {
    Ok(Report {
        id: row.get("id")?,
        reporter: row.get("reporter")?,
        reporter_name: row.get("reporter_name")?,
        reported: row.get("reported")?,
        reported_name: row.get("reported_name")?,
        table: row.get("table_id")?,
        reason: row.json("reason")?,
        words: row.get("words")?,
        at: row.get("at")?,
        muted: row.get::<Option<i64>>("muted")?.map(|until| until as u64),
        done: row.get::<Option<i64>>("done")?.map(|at| at as u64),
    })
}
