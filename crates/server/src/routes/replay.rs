//! Replays, records, analyses and branches of games.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use table::{Seat, Viewer};
use utoipa::IntoParams;

use super::extract::{JsonBody, KnownGuest, MaybeGuest, UrlPath, UrlQuery};
use super::tables::{InviteQuery, TableSpec, create_table, may_look};
use crate::analysis;
use crate::api::{Analysis, Branch, Code, Origin, Problem, Replay, SeatWish, Status, TableInfo};
use crate::app::App;
use crate::guard::ClientAddress;
use crate::live::LiveTable;
use crate::store::Guest;

#[derive(Deserialize, IntoParams)]
pub struct ReplayQuery {
    /// The invitation, if the table needs one.
    invite: Option<String>,
    /// The number of moves. By default all of them.
    at: Option<usize>,
    /// Instead of `at`: the last entry, as the viewer counts them.
    entry: Option<u32>,
    /// The viewer: `spectator`, a seat, or `open` for everything after the end. By default you.
    #[serde(rename = "as")]
    #[param(rename = "as")]
    viewer_name: Option<String>,
}

/// The viewer a guest may look as: themselves, or anybody after the end.
fn viewer(live: &LiveTable, guest: Option<&Guest>, viewer_name: Option<&str>) -> Result<Viewer, Problem> {
    let own = guest.and_then(|guest| live.seat_of(&guest.id));
    let viewer = match viewer_name {
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
        Viewer::Spectator if live.meta.setup.spectators => Ok(viewer),
        Viewer::Spectator => Err(Problem::new(Code::Forbidden, "this table allows no spectators")),
        Viewer::Seat(_) | Viewer::Open => {
            Err(Problem::new(Code::NotOver, "you may see what others know only after the end"))
        }
    }
}

/// The game after any number of moves
#[utoipa::path(get, path = "/api/v1/tables/{table}/replay", tag = "replays",
    params(("table" = String, Path), ReplayQuery),
    responses((status = 200, body = Replay), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn replay(
    State(app): State<Arc<App>>,
    MaybeGuest(guest): MaybeGuest,
    UrlPath(id): UrlPath<String>,
    UrlQuery(query): UrlQuery<ReplayQuery>,
) -> Result<Json<Replay>, Problem> {
    let handle = app.table(&id).await?;
    let live = handle.read(&app).await?;
    may_look(&live, guest.as_ref(), query.invite.as_deref())?;
    let viewer = viewer(&live, guest.as_ref(), query.viewer_name.as_deref())?;
    let at = query.at.or_else(|| query.entry.map(|entry| live.moves_after(entry, viewer)));
    let copy = live.clone();
    drop(live);
    app.replay(move || copy.replay(viewer, at)).await?.map(Json)
}

/// The record of a finished game as text, with its seed and all moves
#[utoipa::path(get, path = "/api/v1/tables/{table}/record", tag = "replays",
    params(("table" = String, Path), InviteQuery),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 400, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn record(
    State(app): State<Arc<App>>,
    MaybeGuest(guest): MaybeGuest,
    UrlPath(id): UrlPath<String>,
    UrlQuery(query): UrlQuery<InviteQuery>,
) -> Result<Response, Problem> {
    let handle = app.table(&id).await?;
    let live = {
        let live = handle.read(&app).await?;
        may_look(&live, guest.as_ref(), query.invite.as_deref())?;
        if !live.status.ended() {
            return Err(Problem::new(Code::NotOver, "the record is available after the end"));
        }
        live.clone()
    };
    let log = if live.game.is_none() { app.store.log(id.clone(), 0).await? } else { Vec::new() };
    let text = app.replay(move || live.record(&log)).await?;
    let name = format!("attachment; filename=\"{}-{}.txt\"", handle.meta.game, handle.id);
    let name = HeaderValue::from_str(&name).map_err(|_| Problem::not_found("record"))?;
    let plain = HeaderValue::from_static("text/plain; charset=utf-8");
    Ok(([(CONTENT_TYPE, plain), (CONTENT_DISPOSITION, name)], text).into_response())
}

/// A strong bot's analysis of a finished game; the first request starts it, later ones return more
#[utoipa::path(get, path = "/api/v1/tables/{table}/analysis", tag = "replays",
    params(("table" = String, Path), InviteQuery),
    responses((status = 200, body = Analysis), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn analysis(
    State(app): State<Arc<App>>,
    MaybeGuest(guest): MaybeGuest,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    UrlPath(id): UrlPath<String>,
    UrlQuery(query): UrlQuery<InviteQuery>,
) -> Result<Json<Analysis>, Problem> {
    let handle = app.table(&id).await?;
    may_look(&*handle.read(&app).await?, guest.as_ref(), query.invite.as_deref())?;
    let who = guest.map_or_else(|| from.to_string(), |guest| guest.id);
    analysis::so_far(&app, &handle, &who).await.map(Json)
}

/// Play on from any move of a finished game, at a new table
#[utoipa::path(post, path = "/api/v1/tables/{table}/branch", tag = "replays",
    params(("table" = String, Path), InviteQuery), request_body = Branch,
    responses((status = 201, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn branch(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    UrlPath(id): UrlPath<String>,
    UrlQuery(query): UrlQuery<InviteQuery>,
    JsonBody(wish): JsonBody<Branch>,
) -> Result<(StatusCode, Json<TableInfo>), Problem> {
    let handle = app.table(&id).await?;
    let (spec, seats) = {
        let live = handle.read(&app).await?;
        may_look(&live, Some(&guest), query.invite.as_deref())?;
        if !live.status.ended() {
            return Err(Problem::new(Code::NotOver, "you can play on only from a game that has ended"));
        }
        let game = live.game.as_ref().ok_or_else(Problem::other_rules)?;
        let missing = || Problem::not_found("move").field("at");
        let moves = live.moves_before(wish.at).ok_or_else(missing)?;
        if live.status == Status::Over && wish.at == game.lines() {
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
            let why = "a branch needs a player for every seat at once";
            return Err(Problem::new(Code::Options, why).field("seats"));
        }
        let spec = TableSpec {
            game: live.meta.game.clone(),
            version: game.title().version(),
            options: live.meta.options.clone(),
            seed: Some(live.meta.seed),
            setup: wish.setup,
            origin: Some(Origin { table: id, at: Some(wish.at) }),
            lesson: None,
            wishes,
            moves,
        };
        (spec, live.seats())
    };
    let handle = create_table(&app, &guest, spec, seats).await?;
    let info = handle.read(&app).await?.info(Some(&guest.id));
    Ok((StatusCode::CREATED, Json(info)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Setup;
    use crate::bus::Bus;
    use crate::config::Config;
    use crate::store::{Database, Store};

    /// Others play on while somebody looks back: the table is not locked, and no thread of the server is busy with it.
    #[tokio::test]
    async fn a_table_is_free_while_its_game_is_replayed() {
        let config = Config::new("127.0.0.1:0".parse().unwrap(), "");
        let app = App::new(config, Store::open(&Database::Memory).await.unwrap(), Bus::alone("here"));
        let guest = Guest { id: "g".into(), name: "Ada".into() };
        let title = titles::all()[0];
        let options = title.default_options();
        let seats = title.check_options(&options).unwrap();
        let wish = |seat| if seat == 0 { SeatWish::Me } else { SeatWish::Bot { level: "random".into() } };
        let spec = TableSpec {
            game: title.name().into(),
            version: title.version(),
            options,
            seed: None,
            setup: Setup::default(),
            origin: None,
            lesson: None,
            wishes: (0..seats).map(wish).collect(),
            moves: Vec::new(),
        };
        let handle = create_table(&app, &guest, spec, seats).await.unwrap();
        let busy = app.replays.acquire_many(app.replays.available_permits() as u32).await.unwrap();
        let query = ReplayQuery { invite: None, at: None, entry: None, viewer_name: None };
        let asked = replay(
            State(Arc::clone(&app)),
            MaybeGuest(Some(guest)),
            UrlPath(handle.id.clone()),
            UrlQuery(query),
        );
        let asked = tokio::spawn(asked);
        for _ in 0..100 {
            tokio::task::yield_now().await;
            drop(handle.read(&app).await.unwrap());
        }
        assert!(!asked.is_finished());
        drop(busy);
        assert!(asked.await.unwrap().is_ok());
        app.store.close().await.unwrap();
    }
}
