//! Sitting down and getting up.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use table::Seat;

use super::person::{Body, Path, Person};
use super::tables::{begin_if_full, level, may_look};
use crate::api::{BotSeat, Code, Join, Problem, Status, TableInfo};
use crate::entry::Entry;
use crate::hall::{Cell, Hall, Step};
use crate::store::Guest;

async fn info(hall: &Arc<Hall>, cell: &Arc<Cell>, guest: &Guest) -> Result<Json<TableInfo>, Problem> {
    Ok(Json(cell.read(hall).await?.info(Some(&guest.id))))
}

/// Sit down, or take your seat back from the bot
#[utoipa::path(post, path = "/api/v1/tables/{table}/join", tag = "seats", params(("table" = String, Path)),
    request_body = Join,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem)))]
pub async fn join(
    State(hall): State<Arc<Hall>>,
    Person(guest): Person,
    Path(id): Path<String>,
    Body(wish): Body<Join>,
) -> Result<Json<TableInfo>, Problem> {
    let cell = hall.table(&id).await?;
    cell.change(&hall, |live| {
        may_look(live, Some(&guest), wish.invite.as_deref())?;
        let sit = |seat: Seat| Entry::Sit { seat: seat.0, guest: guest.id.clone(), name: guest.name.clone() };
        if let Some(own) = live.seat_of(&guest.id) {
            let seated = &live.seated[own.index()];
            let here = seated.bot.is_none() && seated.guest.as_ref() == Some(&guest);
            return Ok(if here { Step::Already(()) } else { Step::Write(sit(own), ()) });
        }
        let seat = wish.seat.map(Seat).or(live.free().first());
        let seat = seat.ok_or_else(|| Problem::new(Code::Taken, "the table is full"))?;
        Ok(Step::Write(sit(seat), ()))
    })
    .await?;
    begin_if_full(&hall, &cell, Vec::new()).await?;
    info(&hall, &cell, &guest).await
}

/// Get up: before the start the seat is free again, later a bot plays until you come back
#[utoipa::path(post, path = "/api/v1/tables/{table}/leave", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn leave(
    State(hall): State<Arc<Hall>>,
    Person(guest): Person,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Problem> {
    let cell = hall.table(&id).await?;
    get_up(&hall, &cell, &guest).await?;
    info(&hall, &cell, &guest).await
}

pub async fn get_up(hall: &Arc<Hall>, cell: &Arc<Cell>, guest: &Guest) -> Result<(), Problem> {
    cell.change(hall, |live| {
        let seat = live.seat_of(&guest.id);
        let seat = seat.ok_or_else(|| Problem::new(Code::NotSeated, "you do not sit at this table"))?;
        let entry = match live.status {
            Status::Waiting => Entry::Free { seat: seat.0 },
            Status::Running if live.seated[seat.index()].bot.is_some() => return Ok(Step::Already(())),
            Status::Running => Entry::Bot { seat: seat.0, level: live.made.setup.stand_in.clone() },
            Status::Over | Status::Abandoned | Status::Closed => {
                return Err(Problem::wrong_time("the table has ended"));
            }
        };
        Ok(Step::Write(entry, ()))
    })
    .await
}

fn must_host(live: &crate::live::Live, guest: &Guest) -> Result<(), Problem> {
    if live.made.host == guest.id {
        return Ok(());
    }
    Err(Problem::new(Code::Forbidden, "only who made the table can do this"))
}

/// Put a bot on a free seat, or take it away; for who made the table, before the start
#[utoipa::path(post, path = "/api/v1/tables/{table}/seats/{seat}/bot", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)), request_body = BotSeat,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem), (status = 422, body = Problem)))]
pub async fn bot(
    State(hall): State<Arc<Hall>>,
    Person(guest): Person,
    Path((id, seat)): Path<(String, u8)>,
    Body(wish): Body<BotSeat>,
) -> Result<Json<TableInfo>, Problem> {
    let cell = hall.table(&id).await?;
    if let Some(word) = &wish.level {
        level(word, "level")?;
    }
    cell.change(&hall, |live| {
        must_host(live, &guest)?;
        if live.status != Status::Waiting {
            return Err(Problem::wrong_time("the game has begun"));
        }
        let seated = live.seated.get(usize::from(seat)).ok_or_else(|| Problem::not_found("seat"))?;
        if seated.guest.is_some() {
            return Err(Problem::new(Code::Taken, "a person sits there"));
        }
        Ok(match &wish.level {
            Some(level) => Step::Write(Entry::Bot { seat, level: level.clone() }, ()),
            None if seated.bot.is_none() => Step::Already(()),
            None => Step::Write(Entry::Free { seat }, ()),
        })
    })
    .await?;
    begin_if_full(&hall, &cell, Vec::new()).await?;
    info(&hall, &cell, &guest).await
}

/// Start the game, for who made the table, when every seat is taken
#[utoipa::path(post, path = "/api/v1/tables/{table}/start", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn start(
    State(hall): State<Arc<Hall>>,
    Person(guest): Person,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Problem> {
    let cell = hall.table(&id).await?;
    cell.change(&hall, |live| {
        must_host(live, &guest)?;
        if live.status == Status::Running {
            return Ok(Step::Already(()));
        }
        Ok(Step::Write(Entry::Start { moves: Vec::new(), hash: String::new() }, ()))
    })
    .await?;
    info(&hall, &cell, &guest).await
}

/// Give the table up: before the start by who made it; later by who is the only person left (else propose it)
#[utoipa::path(post, path = "/api/v1/tables/{table}/abandon", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn abandon(
    State(hall): State<Arc<Hall>>,
    Person(guest): Person,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Problem> {
    let cell = hall.table(&id).await?;
    cell.change(&hall, |live| {
        let seat = live.seat_of(&guest.id);
        match (live.status, seat) {
            (Status::Waiting, _) => must_host(live, &guest)?,
            (Status::Running, Some(seat)) if live.people().without(seat).is_empty() => {}
            (Status::Running, Some(_)) => {
                return Err(Problem::wrong_time("the others must agree: propose it at the table"));
            }
            (_, None) => return Err(Problem::new(Code::NotSeated, "you do not sit at this table")),
            (_, Some(_)) => return Err(Problem::wrong_time("the table has ended")),
        }
        let seat = seat.map_or(u8::MAX, |seat| seat.0);
        Ok(Step::Write(Entry::Abandon { seat, sent: None }, ()))
    })
    .await?;
    info(&hall, &cell, &guest).await
}
