//! Finished games: how they ended, and what they add up to for each person.

use super::guests::both;
use super::sql::{Query, Row, query};
use super::{Store, StoreError, Write, json};
use crate::api::{Companion, Company, Favourite, Goal, PlayedGame, SeatResult, TableResult, Tally};

/// A person who had a seat when the game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatedGuest {
    pub seat: u8,
    pub guest: String,
    /// Whether they played to the end themselves, and no bot did it for them.
    pub stayed: bool,
}

/// A finished table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedTable {
    pub table: String,
    pub game: String,
    pub people: Vec<SeatedGuest>,
    pub result: TableResult,
}

/// How many of the latest games are looked at for streaks.
const STREAKS: u32 = 5_000;

pub(super) const TALLIES: &str =
    "SELECT * FROM tallies WHERE guest = $1 ORDER BY games DESC, game, variant, players";
pub(super) const FAVOURITES: &str = "SELECT game, kind, name, CAST(SUM(games) AS BIGINT) AS games, \
    CAST(SUM(times) AS BIGINT) AS times, CAST(SUM(won) AS BIGINT) AS won FROM kept \
    WHERE guest = $1 AND whole = 0 GROUP BY game, kind, name ORDER BY times DESC, name";
pub(super) const GOALS: &str =
    "SELECT * FROM kept WHERE guest = $1 AND whole = 1 ORDER BY game, variant, players, kind, name";
pub(super) const LATEST: &str = "SELECT * FROM played WHERE guest = $1 ORDER BY ended DESC LIMIT $2";
pub(super) const WINS: &str = "SELECT won FROM played WHERE guest = $1 AND counts = 1 AND decided = 1 \
    ORDER BY ended DESC LIMIT $2";
pub(super) const COMPANIONS: &str = "SELECT other, guests.name, games, last FROM met JOIN guests ON guests.id = other \
    WHERE guest = $1 AND guests.secret IS NOT NULL ORDER BY games DESC LIMIT $2";
pub(super) const RESULTS_OF: &str = "SELECT results.table_id, result, seat FROM sittings \
    JOIN played ON played.guest = sittings.guest AND played.table_id = sittings.table_id \
    JOIN results ON results.table_id = sittings.table_id \
    WHERE sittings.guest = $1 ORDER BY sittings.created DESC LIMIT $2";
pub(super) const WITHOUT_RESULT: &str = "SELECT id FROM tables WHERE status = 'over' \
    AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id) ORDER BY changed LIMIT $1";

impl Store {
    /// Keeps the result of a finished table, unless it is kept already.
    pub async fn keep_result(&self, finished: FinishedTable) -> Result<(), StoreError> {
        let mut write = Write::new(&finished.table, result(&finished)?);
        let mut people: Vec<&str> = finished.people.iter().map(|person| &person.guest[..]).collect();
        people.sort_unstable();
        for guest in people {
            // Nobody leaves for good in the meantime, on any machine.
            write = write.first(query("UPDATE guests SET name = name WHERE id = $1").bind(guest));
        }
        for sum in sums(&finished) {
            write = write.then(sum);
        }
        self.write(write).await.map(drop)
    }

    /// Tables that are over and whose result is not kept, the oldest first.
    pub async fn without_result(&self, most: u32) -> Result<Vec<String>, StoreError> {
        self.all(query(WITHOUT_RESULT).bind(most)).await?.iter().map(|row| row.get("id")).collect()
    }

    /// The results of the tables where a guest had a seat at the end, and the seat; of the tables made last.
    pub async fn results_of(
        &self,
        guest: String,
        most: u32,
    ) -> Result<Vec<(String, u8, TableResult)>, StoreError> {
        let rows = self.all(query(RESULTS_OF).bind(guest).bind(most)).await?;
        // One that can't be read is not shown.
        let read =
            |row: &Row| Some((row.get("table_id").ok()?, row.get("seat").ok()?, row.json("result").ok()?));
        Ok(rows.iter().filter_map(read).collect())
    }

    pub async fn tallies(&self, guest: String) -> Result<Vec<Tally>, StoreError> {
        self.all(query(TALLIES).bind(guest)).await?.iter().map(tally).collect()
    }

    pub async fn favourites(&self, guest: String) -> Result<Vec<Favourite>, StoreError> {
        let favourite = |row: &Row| {
            Ok(Favourite {
                game: row.get("game")?,
                kind: row.get("kind")?,
                name: row.get("name")?,
                games: row.get("games")?,
                times: row.get("times")?,
                won: row.get("won")?,
            })
        };
        self.all(query(FAVOURITES).bind(guest)).await?.iter().map(favourite).collect()
    }

    pub async fn goals(&self, guest: String) -> Result<Vec<Goal>, StoreError> {
        let goal = |row: &Row| {
            Ok(Goal {
                game: row.get("game")?,
                variant: row.get("variant")?,
                players: row.get("players")?,
                kind: row.get("kind")?,
                name: row.get("name")?,
                games: row.get("games")?,
                won: row.get("won")?,
                best: row.get::<i64>("best")? as i32,
            })
        };
        self.all(query(GOALS).bind(guest)).await?.iter().map(goal).collect()
    }

    /// The latest finished games of a guest.
    pub async fn latest_games(&self, guest: String, most: u32) -> Result<Vec<PlayedGame>, StoreError> {
        self.all(query(LATEST).bind(guest).bind(most)).await?.iter().map(played_game).collect()
    }

    /// Whether each of the latest games that count was won, the latest first.
    pub async fn wins(&self, guest: String) -> Result<Vec<bool>, StoreError> {
        self.all(query(WINS).bind(guest).bind(STREAKS)).await?.iter().map(|row| row.get("won")).collect()
    }

    /// With whom a guest has finished the most games.
    pub async fn companions(&self, guest: String, most: u32) -> Result<Vec<Companion>, StoreError> {
        let companion = |row: &Row| {
            Ok(Companion {
                id: row.get("other")?,
                name: row.get("name")?,
                games: row.get("games")?,
                last: row.get("last")?,
            })
        };
        self.all(query(COMPANIONS).bind(guest).bind(most)).await?.iter().map(companion).collect()
    }

    /// Whether two guests have finished a game together.
    pub async fn have_met(&self, guest: String, other: String) -> Result<bool, StoreError> {
        let met = query("SELECT games FROM met WHERE guest = $1 AND other = $2").bind(guest).bind(other);
        Ok(self.first(met).await?.is_some())
    }
}

/// What deletes the history of a guest; the results of the tables stay.
pub(super) fn forget(guest: &str) -> [Query; 4] {
    [
        "DELETE FROM played WHERE guest = $1",
        "DELETE FROM tallies WHERE guest = $1",
        "DELETE FROM kept WHERE guest = $1",
        "DELETE FROM met WHERE guest = $1 OR other = $1",
    ]
    .map(|sql| query(sql).bind(guest))
}

/// What makes one history of two. Where both sat at one table, it stays with the second.
pub(super) fn merge(from: &str, to: &str) -> Vec<Query> {
    [
        "DELETE FROM played WHERE guest = $1 AND table_id IN (SELECT table_id FROM played WHERE guest = $2)",
        "UPDATE played SET guest = $2 WHERE guest = $1",
        "INSERT INTO tallies (guest, game, variant, players, company, together, games, decided, won, score, best, best_table) \
         SELECT $2, game, variant, players, company, together, games, decided, won, score, best, best_table \
         FROM tallies WHERE guest = $1 \
         ON CONFLICT (guest, game, variant, players, company) DO UPDATE SET games = tallies.games + excluded.games, \
         decided = tallies.decided + excluded.decided, won = tallies.won + excluded.won, \
         score = tallies.score + excluded.score, \
         best_table = CASE WHEN excluded.best > tallies.best THEN excluded.best_table ELSE tallies.best_table END, \
         best = CASE WHEN excluded.best > tallies.best THEN excluded.best ELSE tallies.best END",
        "DELETE FROM tallies WHERE guest = $1",
        "INSERT INTO kept (guest, game, variant, players, kind, name, whole, games, times, won, best) \
         SELECT $2, game, variant, players, kind, name, whole, games, times, won, best FROM kept WHERE guest = $1 \
         ON CONFLICT (guest, game, variant, players, kind, name) DO UPDATE SET games = kept.games + excluded.games, \
         times = kept.times + excluded.times, won = kept.won + excluded.won, \
         best = CASE WHEN excluded.best > kept.best THEN excluded.best ELSE kept.best END",
        "DELETE FROM kept WHERE guest = $1",
        "DELETE FROM met WHERE guest = $1 AND other = $2 OR guest = $2 AND other = $1",
        "INSERT INTO met (guest, other, games, last) SELECT $2, other, games, last FROM met WHERE guest = $1 \
         ON CONFLICT (guest, other) DO UPDATE SET games = met.games + excluded.games, \
         last = CASE WHEN excluded.last > met.last THEN excluded.last ELSE met.last END",
        "INSERT INTO met (guest, other, games, last) SELECT guest, $2, games, last FROM met WHERE other = $1 \
         ON CONFLICT (guest, other) DO UPDATE SET games = met.games + excluded.games, \
         last = CASE WHEN excluded.last > met.last THEN excluded.last ELSE met.last END",
        "DELETE FROM met WHERE guest = $1 OR other = $1",
    ]
    .map(|sql| both(sql, from, to))
    .into()
}

fn tally(row: &Row) -> Result<Tally, StoreError> {
    let games: u32 = row.get("games")?;
    Ok(Tally {
        game: row.get("game")?,
        variant: row.get("variant")?,
        players: row.get("players")?,
        company: company(row)?,
        together: row.get("together")?,
        games,
        decided: row.get("decided")?,
        won: row.get("won")?,
        average: row.get::<i64>("score")? as f64 / f64::from(games.max(1)),
        best: row.get::<i64>("best")? as i32,
        best_table: row.get("best_table")?,
    })
}

fn played_game(row: &Row) -> Result<PlayedGame, StoreError> {
    Ok(PlayedGame {
        table: row.get("table_id")?,
        game: row.get("game")?,
        variant: row.get("variant")?,
        players: row.get("players")?,
        company: company(row)?,
        score: row.get::<i64>("score")? as i32,
        place: row.get("place")?,
        decided: row.get("decided")?,
        won: row.get("won")?,
        ended: row.get("ended")?,
    })
}

fn company(row: &Row) -> Result<Company, StoreError> {
    let word: String = row.get("company")?;
    Company::read(&word).ok_or_else(|| StoreError(format!("there is no company `{word}`")))
}

/// Stores the result itself.
pub(super) fn result(finished: &FinishedTable) -> Result<Query, StoreError> {
    let keep = query(
        "INSERT INTO results (table_id, game, ended, result) VALUES ($1, $2, $3, $4) ON CONFLICT (table_id) DO NOTHING",
    );
    Ok(keep
        .bind(&finished.table)
        .bind(&finished.game)
        .bind(finished.result.ended)
        .bind(json(&finished.result)?))
}

/// Adds a result to what the games of its people add up to; not for those who have left for good.
pub(super) fn sums(finished: &FinishedTable) -> Vec<Query> {
    let mut sums = Vec::new();
    for person in &finished.people {
        let scored = finished.result.seats.iter().find(|seat| seat.seat == person.seat);
        let Some(scored) = scored else { continue };
        let scored = SeatResult { won: scored.won && person.stayed, ..scored.clone() };
        sums.push(played(finished, person, &scored));
        if finished.result.counts {
            sums.push(add_tally(finished, person, &scored));
            sums.extend(add_kept(finished, person, &scored));
            sums.extend(add_met(finished, person));
        }
    }
    sums
}

fn played(finished: &FinishedTable, person: &SeatedGuest, scored: &SeatResult) -> Query {
    let result = &finished.result;
    let add = query(
        "INSERT INTO played (guest, table_id, seat, game, variant, players, company, score, place, decided, won, counts, \
         ended) SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 FROM guests WHERE id = $1 AND secret IS NOT NULL \
         ON CONFLICT (guest, table_id) DO NOTHING",
    );
    add.bind(&person.guest)
        .bind(&finished.table)
        .bind(person.seat)
        .bind(&finished.game)
        .bind(&result.variant)
        .bind(result.players)
        .bind(result.company.word())
        .bind(i64::from(scored.score))
        .bind(scored.place)
        .bind(!result.recorded)
        .bind(scored.won)
        .bind(result.counts)
        .bind(result.ended)
}

fn add_tally(finished: &FinishedTable, person: &SeatedGuest, scored: &SeatResult) -> Query {
    let result = &finished.result;
    let add = query(
        "INSERT INTO tallies (guest, game, variant, players, company, together, games, decided, won, score, best, best_table) \
         SELECT $1, $2, $3, $4, $5, $6, 1, $7, $8, $9, $9, $10 FROM guests WHERE id = $1 AND secret IS NOT NULL \
         ON CONFLICT (guest, game, variant, players, company) DO UPDATE SET games = tallies.games + 1, \
         decided = tallies.decided + excluded.decided, won = tallies.won + excluded.won, \
         score = tallies.score + excluded.score, \
         best_table = CASE WHEN excluded.best > tallies.best THEN excluded.best_table ELSE tallies.best_table END, \
         best = CASE WHEN excluded.best > tallies.best THEN excluded.best ELSE tallies.best END",
    );
    add.bind(&person.guest)
        .bind(&finished.game)
        .bind(&result.variant)
        .bind(result.players)
        .bind(result.company.word())
        .bind(result.together)
        .bind(!result.recorded)
        .bind(scored.won)
        .bind(i64::from(scored.score))
        .bind(&finished.table)
}

fn add_kept<'a>(
    finished: &'a FinishedTable,
    person: &'a SeatedGuest,
    scored: &'a SeatResult,
) -> impl Iterator<Item = Query> + 'a {
    let result = &finished.result;
    let own = result.kept.iter().filter(|kept| kept.seat.is_none_or(|seat| seat == person.seat));
    own.map(move |kept| {
        let add = query(
            "INSERT INTO kept (guest, game, variant, players, kind, name, whole, games, times, won, best) \
             SELECT $1, $2, $3, $4, $5, $6, $7, 1, $8, $9, $10 FROM guests WHERE id = $1 AND secret IS NOT NULL \
             ON CONFLICT (guest, game, variant, players, kind, name) DO UPDATE SET games = kept.games + 1, \
             times = kept.times + excluded.times, won = kept.won + excluded.won, \
             best = CASE WHEN excluded.best > kept.best THEN excluded.best ELSE kept.best END",
        );
        add.bind(&person.guest)
            .bind(&finished.game)
            .bind(&result.variant)
            .bind(result.players)
            .bind(&kept.kind)
            .bind(&kept.name)
            .bind(kept.seat.is_none())
            .bind(kept.times)
            .bind(scored.won)
            .bind(i64::from(scored.score))
    })
}

fn add_met<'a>(finished: &'a FinishedTable, person: &'a SeatedGuest) -> impl Iterator<Item = Query> + 'a {
    let others = finished.people.iter().filter(|other| other.guest != person.guest);
    others.map(move |other| {
        let add = query(
            "INSERT INTO met (guest, other, games, last) SELECT $1, $2, 1, $3 FROM guests AS one, guests AS two \
             WHERE one.id = $1 AND one.secret IS NOT NULL AND two.id = $2 AND two.secret IS NOT NULL \
             ON CONFLICT (guest, other) DO UPDATE SET games = met.games + 1, \
             last = CASE WHEN excluded.last > met.last THEN excluded.last ELSE met.last END",
        );
        add.bind(&person.guest).bind(&other.guest).bind(finished.result.ended)
    })
}
