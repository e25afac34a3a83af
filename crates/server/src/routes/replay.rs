//! Games to be looked at again, taken home, or played on from.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::{Seat, Viewer};
use utoipa::IntoParams;

use super::person::{Body, Maybe, Path, Person, Query};
use super::tables::{Invitation, Plan, may_look, open};
use crate::analysis;
use crate::api::{Analysis, Branch, Code, Origin, Problem, Replay, SeatWish, TableInfo};
use crate::hall::Hall;
use crate::live::Live;
use crate::store::Guest;

#[derive(Deserialize, IntoParams)]
pub struct Moment {
    /// The invitation, where one is needed.
    invite: Option<String>,
    /// After how many moves; left out, as it stands.
    at: Option<usize>,
    /// Or after this entry of the log, as the viewer counts them.
    entry: Option<u32>,
    /// With whose eyes: `spectator`, `open` for everything after the end, or a seat. Left out, with yours.
    #[serde(rename = "as")]
    #[param(rename = "as")]
    eyes: Option<String>,
}

/// With whose eyes somebody may look: with his own; after the end with everybody's.
fn viewer(live: &Live, guest: Option<&Guest>, eyes: Option<&str>) -> Result<Viewer, Problem> {
    let own = guest.and_then(|guest| live.seat_of(&guest.id));
    let viewer = match eyes {
        None => own.map_or(Viewer::Spectator, Viewer::Seat),
        Some("spectator") => Viewer::Spectator,
        Some("open") => Viewer::Open,
        Some(seat) => {
            let seat = seat.parse().ok().filter(|seat| *seat < live.seats());
            Viewer::Seat(Seat(seat.ok_or_else(|| Problem::not_found("seat").field("as"))?))
        }
    };
    let own = matches!(viewer, Viewer::Seat(seat) if own == Some(seat));
    if live.status.ended() || own {
        return Ok(viewer);
    }
    match viewer {
        Viewer::Spectator if live.made.setup.spectators => Ok(viewer),
        Viewer::Spectator => Err(Problem::new(Code::Forbidden, "nobody watches at this table")),
        Viewer::Seat(_) | Viewer::Open => {
            Err(Problem::new(Code::NotOver, "others' secrets are shown after the end"))
        }
    }
}

/// The game at any move
#[utoipa::path(get, path = "/api/v1/tables/{table}/replay", tag = "replays",
    params(("table" = String, Path), Moment),
    responses((status = 200, body = Replay), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn replay(
    State(hall): State<Arc<Hall>>,
    Maybe(guest): Maybe,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
) -> Result<Json<Replay>, Problem> {
    let cell = hall.table(&id).await?;
    let live = cell.read(&hall).await?;
    may_look(&live, guest.as_ref(), moment.invite.as_deref())?;
    let viewer = viewer(&live, guest.as_ref(), moment.eyes.as_deref())?;
    let at = moment.at.or_else(|| moment.entry.map(|entry| live.moves_after(entry, viewer)));
    live.replay(viewer, at).map(Json)
}

/// The record of a finished game as text, with seed and all moves
#[utoipa::path(get, path = "/api/v1/tables/{table}/record", tag = "replays",
    params(("table" = String, Path), Invitation),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 400, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn record(
    State(hall): State<Arc<Hall>>,
    Maybe(guest): Maybe,
    Path(id): Path<String>,
    Query(invitation): Query<Invitation>,
) -> Result<Response, Problem> {
    let cell = hall.table(&id).await?;
    let text = {
        let live = cell.read(&hall).await?;
        may_look(&live, guest.as_ref(), invitation.invite.as_deref())?;
        if !live.status.ended() {
            return Err(Problem::new(Code::NotOver, "the record is shown after the end"));
        }
        let log = hall.store.log(id.clone(), 0).await?;
        live.record(&log)
    };
    let name = format!("attachment; filename=\"{}-{}.txt\"", cell.made.game, cell.id);
    let name = HeaderValue::from_str(&name).map_err(|_| Problem::not_found("record"))?;
    let plain = HeaderValue::from_static("text/plain; charset=utf-8");
    Ok(([(CONTENT_TYPE, plain), (CONTENT_DISPOSITION, name)], text).into_response())
}

/// What a strong bot thinks of a finished game; who asks first sets it going, and one asks again for more
#[utoipa::path(get, path = "/api/v1/tables/{table}/analysis", tag = "replays",
    params(("table" = String, Path), Invitation),
    responses((status = 200, body = Analysis), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn analysis(
    State(hall): State<Arc<Hall>>,
    Maybe(guest): Maybe,
    Path(id): Path<String>,
    Query(invitation): Query<Invitation>,
) -> Result<Json<Analysis>, Problem> {
    let cell = hall.table(&id).await?;
    may_look(&*cell.read(&hall).await?, guest.as_ref(), invitation.invite.as_deref())?;
    analysis::so_far(&hall, &cell).await.map(Json)
}

/// Play on from any move of a finished game, at a new table
#[utoipa::path(post, path = "/api/v1/tables/{table}/branch", tag = "replays",
    params(("table" = String, Path), Invitation), request_body = Branch,
    responses((status = 201, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn branch(
    State(hall): State<Arc<Hall>>,
    Person(guest): Person,
    Path(id): Path<String>,
    Query(invitation): Query<Invitation>,
    Body(wish): Body<Branch>,
) -> Result<(StatusCode, Json<TableInfo>), Problem> {
    let cell = hall.table(&id).await?;
    let (plan, seats) = {
        let live = cell.read(&hall).await?;
        may_look(&live, Some(&guest), invitation.invite.as_deref())?;
        if !live.status.ended() {
            return Err(Problem::new(Code::NotOver, "one can play on from a game that has ended"));
        }
        let broken = || Problem::new(Code::OtherRules, "the rules of today can't replay this game");
        let game = live.game.as_ref().ok_or_else(broken)?;
        let missing = || Problem::not_found("move").field("at");
        let moves = live.moves_before(wish.at).ok_or_else(missing)?;
        let then = game.branch(wish.at).ok_or_else(missing)?;
        if then.outcome().is_some() {
            return Err(Problem::wrong_time("the game is over at this move").field("at"));
        }
        let stand_in = wish.setup.stand_in.clone();
        let me_and_bots = |seat| match seat {
            0 => SeatWish::Me,
            _ => SeatWish::Bot { level: stand_in.clone() },
        };
        let wishes = match wish.seats.is_empty() {
            true => (0..live.seats()).map(me_and_bots).collect(),
            false => wish.seats,
        };
        if wishes.contains(&SeatWish::Anybody) {
            let why = "a game that is played on has its seats taken at once";
            return Err(Problem::new(Code::Options, why).field("seats"));
        }
        let plan = Plan {
            game: live.made.game.clone(),
            version: game.title().version(),
            options: live.made.options.clone(),
            seed: Some(live.made.seed),
            setup: wish.setup,
            origin: Some(Origin { table: id, at: Some(wish.at) }),
            wishes,
            moves,
        };
        (plan, live.seats())
    };
    let cell = open(&hall, &guest, plan, seats).await?;
    let info = cell.read(&hall).await?.info(Some(&guest.id));
    Ok((StatusCode::CREATED, Json(info)))
}
