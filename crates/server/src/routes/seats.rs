//! Sitting down and getting up, and what a person at a seat asks for.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use table::Seat;

use super::person::{Body, Path, Person};
use super::tables::{begin_if_full, level, may_look};
use crate::api::{BotSeat, Choice, Code, HintWish, Join, Problem, Status, TableInfo};
use crate::bots;
use crate::entry::Entry;
use crate::hall::{Cell, Hall, Step};
use crate::live::Live;
use crate::store::Guest;

/// A guest and the table that the address names.
pub struct Visit {
    pub hall: Arc<Hall>,
    pub cell: Arc<Cell>,
    pub guest: Guest,
}

impl FromRequestParts<Arc<Hall>> for Visit {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Visit, Problem> {
        let Person(guest) = Person::from_request_parts(parts, hall).await?;
        let Path(words) = Path::<HashMap<String, String>>::from_request_parts(parts, hall).await?;
        let id = words.get("table").ok_or_else(|| Problem::not_found("table"))?;
        Ok(Visit { hall: Arc::clone(hall), cell: hall.table(id).await?, guest })
    }
}

type Shown = Result<Json<TableInfo>, Problem>;

impl Visit {
    /// Changes the table, if the entry can be made; gives the table as the guest sees it then.
    async fn change(&self, make: impl Fn(&Live) -> Result<Option<Entry>, Problem>) -> Shown {
        let write = |entry| Step::Write(entry, ());
        let step = |live: &Live| Ok(make(live)?.map_or(Step::Already(()), write));
        self.cell.change(&self.hall, step).await?;
        begin_if_full(&self.hall, &self.cell, Vec::new()).await?;
        Ok(Json(self.cell.read(&self.hall).await?.info(Some(&self.guest.id))))
    }
    /// Gets up: before the start the seat is free again, later a bot plays.
    pub async fn get_up(&self) -> Shown {
        self.change(|live| {
            let seat = live.seat_of(&self.guest.id).ok_or_else(not_seated)?;
            match live.status {
                Status::Waiting => Ok(Some(Entry::Free { seat: seat.0 })),
                Status::Running if live.seated[seat.index()].bot.is_some() => Ok(None),
                Status::Running => {
                    Ok(Some(Entry::Bot { seat: seat.0, level: live.made.setup.stand_in.clone() }))
                }
                Status::Over | Status::Abandoned | Status::Closed => {
                    Err(Problem::wrong_time("the table has ended"))
                }
            }
        })
        .await
    }

    /// Whether the guest made the table.
    fn must_host(&self, live: &Live) -> Result<(), Problem> {
        if live.made.host == self.guest.id {
            return Ok(());
        }
        Err(Problem::new(Code::Forbidden, "only who made the table can do this"))
    }
}

fn not_seated() -> Problem {
    Problem::new(Code::NotSeated, "you do not sit at this table")
}

/// Sit down, or take your seat back from the bot
#[utoipa::path(post, path = "/api/v1/tables/{table}/join", tag = "seats", params(("table" = String, Path)),
    request_body = Join,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem)))]
pub async fn join(visit: Visit, Body(wish): Body<Join>) -> Shown {
    let guest = &visit.guest;
    let sit = |seat: Seat| Entry::Sit { seat: seat.0, guest: guest.id.clone(), name: guest.name.clone() };
    visit
        .change(|live| {
            may_look(live, Some(guest), wish.invite.as_deref())?;
            if let Some(own) = live.seat_of(&guest.id) {
                let seated = &live.seated[own.index()];
                let here = seated.bot.is_none() && seated.guest.as_ref() == Some(guest);
                return Ok((!here).then(|| sit(own)));
            }
            let seat = wish.seat.map(Seat).or(live.free().first());
            seat.map(sit).map(Some).ok_or_else(|| Problem::new(Code::Taken, "the table is full"))
        })
        .await
}

/// Get up: before the start the seat is free again, later a bot plays until you come back
#[utoipa::path(post, path = "/api/v1/tables/{table}/leave", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn leave(visit: Visit) -> Shown {
    visit.get_up().await
}

/// Put a bot on a free seat, or take it away; for who made the table, before the start
#[utoipa::path(post, path = "/api/v1/tables/{table}/seats/{seat}/bot", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)), request_body = BotSeat,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem), (status = 422, body = Problem)))]
pub async fn bot(visit: Visit, Path((_table, seat)): Path<(String, u8)>, Body(wish): Body<BotSeat>) -> Shown {
    if let Some(word) = &wish.level {
        level(word, "level")?;
    }
    visit
        .change(|live| {
            visit.must_host(live)?;
            if live.status != Status::Waiting {
                return Err(Problem::wrong_time("the game has begun"));
            }
            let seated = live.seated.get(usize::from(seat)).ok_or_else(|| Problem::not_found("seat"))?;
            if seated.guest.is_some() {
                return Err(Problem::new(Code::Taken, "a person sits there"));
            }
            Ok(match &wish.level {
                Some(level) => Some(Entry::Bot { seat, level: level.clone() }),
                None => seated.bot.map(|_| Entry::Free { seat }),
            })
        })
        .await
}

/// Start the game, for who made the table, when every seat is taken
#[utoipa::path(post, path = "/api/v1/tables/{table}/start", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn start(visit: Visit) -> Shown {
    visit
        .change(|live| {
            visit.must_host(live)?;
            let start = Entry::Start { moves: Vec::new(), hash: String::new() };
            Ok((live.status != Status::Running).then_some(start))
        })
        .await
}

/// Give the table up: before the start by who made it; later by who is the only person left (else propose it)
#[utoipa::path(post, path = "/api/v1/tables/{table}/abandon", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn abandon(visit: Visit) -> Shown {
    visit
        .change(|live| {
            let seat = live.seat_of(&visit.guest.id);
            match (live.status, seat) {
                (Status::Waiting, _) => visit.must_host(live)?,
                (Status::Running, Some(seat)) if live.people().without(seat).is_empty() => {}
                (Status::Running, Some(_)) => {
                    return Err(Problem::wrong_time("the others must agree: propose it at the table"));
                }
                (_, None) => return Err(not_seated()),
                (_, Some(_)) => return Err(Problem::wrong_time("the table has ended")),
            }
            Ok(Some(Entry::Abandon { seat: seat.map_or(u8::MAX, |seat| seat.0), sent: None }))
        })
        .await
}

/// What a strong bot would do at your place; it sees what you see. Where the table allows hints, one at a time
#[utoipa::path(post, path = "/api/v1/tables/{table}/hint", tag = "seats", params(("table" = String, Path)),
    request_body = HintWish,
    responses((status = 200, body = Choice), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn hint(visit: Visit, Body(wish): Body<HintWish>) -> Result<Json<Choice>, Problem> {
    bots::hint(&visit.hall, &visit.cell, &visit.guest, &wish.question).await.map(Json)
}
