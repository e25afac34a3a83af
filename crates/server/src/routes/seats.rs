//! Sitting down, getting up, and what a person at a seat can ask for.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use table::Seat;

use super::company::must_not_be_apart;
use super::extract::{JsonBody, KnownGuest, UrlPath};
use super::tables::{begin_if_full, level, may_look};
use crate::api::{Advice, BotSeat, Code, HintWish, Join, Preview, PreviewWish, Problem, Status, TableInfo};
use crate::app::App;
use crate::bots;
use crate::handle::{Step, TableHandle};
use crate::live::LiveTable;
use crate::log_entry::{Change, LogEntry};
use crate::play;
use crate::store::Guest;

/// The guest that sends the request, and the table in its path, which they may look at.
pub struct GuestAtTable {
    pub app: Arc<App>,
    pub handle: Arc<TableHandle>,
    pub guest: Guest,
}

/// The same, but whether they may look is still to be seen from their invitation.
pub struct GuestAtDoor(GuestAtTable);

impl FromRequestParts<Arc<App>> for GuestAtTable {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<GuestAtTable, Problem> {
        let GuestAtDoor(visit) = GuestAtDoor::from_request_parts(parts, app).await?;
        may_look(&*visit.handle.read(app).await?, Some(&visit.guest), None)?;
        Ok(visit)
    }
}

impl FromRequestParts<Arc<App>> for GuestAtDoor {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<GuestAtDoor, Problem> {
        let KnownGuest(guest) = KnownGuest::from_request_parts(parts, app).await?;
        let UrlPath(words) = UrlPath::<HashMap<String, String>>::from_request_parts(parts, app).await?;
        let id = words.get("table").ok_or_else(|| Problem::not_found("table"))?;
        Ok(GuestAtDoor(GuestAtTable { app: Arc::clone(app), handle: app.table(id).await?, guest }))
    }
}

pub type TableResponse = Result<Json<TableInfo>, Problem>;

impl GuestAtTable {
    /// Changes the table, and returns it as the guest then sees it.
    pub async fn change(
        &self,
        make: impl Fn(&LiveTable) -> Result<Option<Change>, Problem>,
    ) -> TableResponse {
        let write = |change| Step::Write(change, ());
        let step = |live: &LiveTable| Ok(make(live)?.map_or(Step::Already(()), write));
        self.handle.change(&self.app, step).await?;
        begin_if_full(&self.app, &self.handle, Vec::new()).await?;
        Ok(Json(self.handle.read(&self.app).await?.info(Some(&self.guest.id))))
    }

    /// Gets up: before the start the seat becomes free, later a bot takes over.
    pub async fn get_up(&self) -> TableResponse {
        self.change(|live| {
            let seat = live.seat_of(&self.guest.id).ok_or_else(not_seated)?;
            match live.status {
                Status::Waiting => Ok(Some(LogEntry::Free { seat: seat.0 }.into())),
                Status::Running if live.seated[seat.index()].bot.is_some() => Ok(None),
                Status::Running => {
                    Ok(Some(LogEntry::Bot { seat: seat.0, level: live.meta.setup.stand_in.clone() }.into()))
                }
                Status::Over | Status::Abandoned | Status::Closed => {
                    Err(Problem::wrong_time("the table has ended"))
                }
            }
        })
        .await
    }

    /// Fails unless the guest is the host.
    fn must_host(&self, live: &LiveTable) -> Result<(), Problem> {
        if live.meta.host == self.guest.id {
            return Ok(());
        }
        Err(Problem::new(Code::Forbidden, "only the host can do this"))
    }
}

fn not_seated() -> Problem {
    Problem::new(Code::NotSeated, "you have no seat at this table")
}

/// Take a seat, or take yours back from the bot
#[utoipa::path(post, path = "/api/v1/tables/{table}/join", tag = "seats", params(("table" = String, Path)),
    request_body = Join,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem)))]
pub async fn join(GuestAtDoor(visit): GuestAtDoor, JsonBody(wish): JsonBody<Join>) -> TableResponse {
    let guest = &visit.guest;
    must_not_be_apart(&visit.app, &visit.handle, guest).await?;
    let sit = |live: &LiveTable, seat: Seat| {
        let (id, name) = (guest.id.clone(), live.name_for(guest));
        Change::from(LogEntry::Sit { seat: seat.0, guest: id, name })
    };
    visit
        .change(|live| {
            may_look(live, Some(guest), wish.invite.as_deref())?;
            if let Some(own) = live.seat_of(&guest.id) {
                let seated = &live.seated[own.index()];
                let here = seated.bot.is_none()
                    && seated.guest.as_ref().is_some_and(|person| person.name == live.name_for(guest));
                return Ok((!here).then(|| sit(live, own)));
            }
            let seat = wish.seat.map(Seat).or(live.free().first());
            seat.map(|seat| Some(sit(live, seat)))
                .ok_or_else(|| Problem::new(Code::Taken, "the table is full"))
        })
        .await
}

/// Leave your seat: before the start it becomes free, later a bot plays until you come back
#[utoipa::path(post, path = "/api/v1/tables/{table}/leave", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn leave(visit: GuestAtTable) -> TableResponse {
    visit.get_up().await
}

/// Put a bot on a free seat, or take it away; for the host, before the start
#[utoipa::path(post, path = "/api/v1/tables/{table}/seats/{seat}/bot", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)), request_body = BotSeat,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem), (status = 422, body = Problem)))]
pub async fn bot(
    visit: GuestAtTable,
    UrlPath((_table, seat)): UrlPath<(String, u8)>,
    JsonBody(wish): JsonBody<BotSeat>,
) -> TableResponse {
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
                return Err(Problem::new(Code::Taken, "a person has this seat"));
            }
            let entry = match &wish.level {
                Some(level) => Some(LogEntry::Bot { seat, level: level.clone() }),
                None => seated.bot.map(|_| LogEntry::Free { seat }),
            };
            Ok(entry.map(Change::from))
        })
        .await
}

/// Let a bot play for somebody who has been away for long; they can take their seat back at any time
#[utoipa::path(post, path = "/api/v1/tables/{table}/seats/{seat}/stand-in", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn stand_in(visit: GuestAtTable, UrlPath((_table, seat)): UrlPath<(String, u8)>) -> TableResponse {
    visit
        .change(|live| {
            live.seat_of(&visit.guest.id).ok_or_else(not_seated)?;
            let place = live.seated.get(usize::from(seat)).ok_or_else(|| Problem::not_found("seat"))?;
            if place.bot.is_some() {
                return Ok(None);
            }
            if !visit.handle.gone(&visit.app, live).contains(Seat(seat)) {
                return Err(Problem::wrong_time("this person is here, or has not been away for long"));
            }
            Ok(Some(LogEntry::Bot { seat, level: live.meta.setup.stand_in.clone() }.into()))
        })
        .await
}

/// Start the game once every seat is taken; for the host
#[utoipa::path(post, path = "/api/v1/tables/{table}/start", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn start(visit: GuestAtTable) -> TableResponse {
    visit
        .change(|live| {
            visit.must_host(live)?;
            Ok((live.status != Status::Running).then_some(Change::Start { moves: Vec::new() }))
        })
        .await
}

/// Abandon the table: before the start as its host, later as the only person left (otherwise propose it)
#[utoipa::path(post, path = "/api/v1/tables/{table}/abandon", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn abandon(visit: GuestAtTable) -> TableResponse {
    visit
        .change(|live| {
            let seat = live.seat_of(&visit.guest.id);
            match (live.status, seat) {
                (Status::Waiting, _) => visit.must_host(live)?,
                (Status::Running, Some(seat))
                    if (live.people().without(seat) - visit.handle.gone(&visit.app, live)).is_empty() => {}
                (Status::Running, Some(_)) => {
                    return Err(Problem::wrong_time("the others must agree: propose it at the table"));
                }
                (_, None) => return Err(not_seated()),
                (_, Some(_)) => return Err(Problem::wrong_time("the table has ended")),
            }
            Ok(Some(LogEntry::Abandon { seat: seat.map_or(u8::MAX, |seat| seat.0), sent: None }.into()))
        })
        .await
}

/// What a strong bot would do in your place, and why, seeing what you see; one hint at a time, if the table allows hints
#[utoipa::path(post, path = "/api/v1/tables/{table}/hint", tag = "seats", params(("table" = String, Path)),
    request_body = HintWish,
    responses((status = 200, body = Advice), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn hint(visit: GuestAtTable, JsonBody(wish): JsonBody<HintWish>) -> Result<Json<Advice>, Problem> {
    bots::hint(&visit.app, &visit.handle, &visit.guest, &wish).await.map(Json)
}

/// What is known to change if you make this move; nothing is done
#[utoipa::path(post, path = "/api/v1/tables/{table}/preview", tag = "seats", params(("table" = String, Path)),
    request_body = PreviewWish,
    responses((status = 200, body = Preview), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn preview(
    visit: GuestAtTable,
    JsonBody(wish): JsonBody<PreviewWish>,
) -> Result<Json<Preview>, Problem> {
    let live = visit.handle.read(&visit.app).await?;
    play::preview(&live, &visit.guest, &wish).map(|foreseen| Json(foreseen.into()))
}
