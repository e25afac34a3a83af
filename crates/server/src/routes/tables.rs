//! Tables: create, list, look at, play over a socket, rematch.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use axum::{Extension, Json};
use serde::Deserialize;
use table::{Seat, Seed, Viewer};
use titles::{Lesson, Level, Title};
use utoipa::IntoParams;

use super::company::must_not_be_apart;
use super::extract::{JsonBody, KnownGuest, MaybeDevice, MaybeGuest, UrlPath, UrlQuery};
use crate::api::{
    Access, Begin, Code, NewTable, NoticeKind, Origin, Place, Problem, SeatWish, Setup, Status, Summary,
    TableInfo,
};
use crate::app::App;
use crate::guard::ClientAddress;
use crate::handle::{Step, TableHandle};
use crate::live::LiveTable;
use crate::log_entry::{Change, LogEntry};
use crate::notices;
use crate::secret;
use crate::session::{Session, serve};
use crate::store::{Guest, Listed, TableMeta};
use crate::time::unix_millis;
use crate::websocket::WebSocketUpgrade;

/// Maximum number of tables to list.
const MOST: u32 = 100;
/// The longest time on a clock in seconds: thirty days.
pub const LONGEST: u32 = 30 * 24 * 60 * 60;
/// Maximum length of the name a client gives itself.
const LONGEST_CLIENT: usize = 40;

pub fn summary(listed: Listed) -> Summary {
    Summary {
        id: listed.meta.id,
        game: listed.meta.game,
        options: listed.meta.options,
        setup: listed.meta.setup,
        status: listed.status,
        places: listed.places,
        seed_chosen: listed.meta.seed_chosen,
        lesson: listed.meta.lesson,
        created: listed.meta.created,
        changed: listed.changed,
        your_turn: None,
        your_seat: None,
        result: None,
    }
}

#[derive(Deserialize, IntoParams)]
pub struct ListQuery {
    /// Only tables of this game.
    game: Option<String>,
    /// `waiting` for tables you can join, which is the default; `running` for tables you can watch.
    #[serde(default)]
    status: Listing,
}

/// Which tables to list.
#[derive(Clone, Copy, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Listing {
    #[default]
    Waiting,
    Running,
}

/// Open tables you can join or watch, newest first
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", params(ListQuery),
    responses((status = 200, body = Vec<Summary>), (status = 400, body = Problem)))]
pub async fn open_tables(
    State(app): State<Arc<App>>,
    MaybeGuest(guest): MaybeGuest,
    UrlQuery(which): UrlQuery<ListQuery>,
) -> Result<Json<Vec<Summary>>, Problem> {
    let status = match which.status {
        Listing::Waiting => Status::Waiting,
        Listing::Running => Status::Running,
    };
    let mut tables = app.store.for_anybody(status, which.game, MOST).await?;
    if let Some(guest) = guest {
        let apart = app.store.apart_from(guest.id).await?;
        tables.retain(|listed| !apart.contains(&listed.meta.host));
    }
    Ok(Json(tables.into_iter().map(summary).collect()))
}

/// Create a table
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub async fn make(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    JsonBody(wish): JsonBody<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Problem> {
    let title = titles::find(&wish.game).ok_or_else(|| Problem::not_found("game").field("game"))?;
    let lesson = wish.lesson.as_deref().map(|id| lesson(title, id)).transpose()?;
    let wish = match lesson {
        Some(lesson) => taught(lesson, wish)?,
        None => wish,
    };
    let options = wish.options.unwrap_or_else(|| serde_json::json!({}));
    let seats = title.check_options(&options).map_err(|error| Problem::options(title.name(), error))?;
    let wishes = if wish.seats.is_empty() { first_and_anybody(seats) } else { wish.seats };
    let spec = TableSpec {
        game: title.name().into(),
        version: title.version(),
        options,
        seed: wish.seed.map(Seed::Number),
        setup: wish.setup,
        origin: None,
        lesson: wish.lesson,
        wishes,
        moves: Vec::new(),
    };
    let handle = create_table(&app, &guest, spec, seats).await?;
    let info = handle.read(&app).await?.info(Some(&guest.id));
    Ok((StatusCode::CREATED, Json(info)))
}

/// A lesson of a game.
pub fn lesson(title: &dyn Title, id: &str) -> Result<&'static Lesson, Problem> {
    let found = titles::lessons().iter().find(|lesson| lesson.game == title.name() && lesson.id == id);
    found.ok_or_else(|| Problem::not_found("lesson").field("lesson"))
}

/// The table of a lesson: the lesson says what is played there, and with whom.
fn taught(lesson: &Lesson, wish: NewTable) -> Result<NewTable, Problem> {
    if wish.options.is_some() || wish.seed.is_some() || !wish.seats.is_empty() {
        let why = "a lesson has its own options, seats and seed";
        return Err(Problem::new(Code::Options, why).field("lesson"));
    }
    let bots = lesson.bots.iter().map(|level| SeatWish::Bot { level: level.clone() });
    Ok(NewTable {
        options: Some(lesson.options.clone()),
        seats: [SeatWish::Me].into_iter().chain(bots).collect(),
        seed: Some(lesson.seed),
        ..wish
    })
}

fn first_and_anybody(seats: u8) -> Vec<SeatWish> {
    (0..seats).map(|seat| if seat == 0 { SeatWish::Me } else { SeatWish::Anybody }).collect()
}

/// What to create a table from.
pub struct TableSpec {
    pub game: String,
    pub version: u16,
    pub options: serde_json::Value,
    pub seed: Option<Seed>,
    pub setup: Setup,
    pub origin: Option<Origin>,
    pub lesson: Option<String>,
    pub wishes: Vec<SeatWish>,
    /// The moves of the game it branches off from.
    pub moves: Vec<(Seat, u16)>,
}

/// Creates a table and fills the seats that the spec names.
pub async fn create_table(
    app: &Arc<App>,
    host: &Guest,
    spec: TableSpec,
    seats: u8,
) -> Result<Arc<TableHandle>, Problem> {
    check_setup(&spec.setup, app.config.limits.move_seconds)?;
    check_wishes(&spec.wishes, seats)?;
    let meta = TableMeta {
        id: secret::word::<12>(),
        game: spec.game,
        version: spec.version,
        options: spec.options,
        seed: spec.seed.unwrap_or_else(|| Seed::Secret(secret::bytes())),
        seed_chosen: spec.seed.is_some(),
        setup: spec.setup,
        host: host.id.clone(),
        invite: secret::word::<20>(),
        origin: spec.origin,
        lesson: spec.lesson,
        created: unix_millis(),
    };
    let id = meta.id.clone();
    let free = (0..seats).map(|seat| Place { seat, ..Place::default() }).collect();
    if !app.store.make(meta, free, app.config.limits.tables).await? {
        return Err(Problem::new(Code::TooMany, "you have too many tables; end one first"));
    }
    let handle = app.table(&id).await?;
    for (seat, wish) in (0..).zip(&spec.wishes) {
        let entry = match wish {
            SeatWish::Me => LogEntry::Sit { seat, guest: host.id.clone(), name: host.name.clone() },
            SeatWish::Bot { level } => LogEntry::Bot { seat, level: level.clone() },
            SeatWish::Anybody => continue,
        };
        handle.change(app, |_| Ok(Step::Write(entry.clone().into(), ()))).await?;
    }
    begin_if_full(app, &handle, spec.moves).await?;
    tracing::info!(table = id, game = handle.meta.game, "table created");
    Ok(handle)
}

/// Starts the game if every seat is taken and the host need not start it.
pub async fn begin_if_full(
    app: &Arc<App>,
    handle: &Arc<TableHandle>,
    moves: Vec<(Seat, u16)>,
) -> Result<(), Problem> {
    handle
        .change(app, |live| {
            let waiting = live.status == Status::Waiting && live.free().is_empty();
            let branch = !moves.is_empty();
            if !waiting || !(branch || live.meta.setup.begin == Begin::Full) {
                return Ok(Step::Already(()));
            }
            Ok(Step::Write(Change::Start { moves: moves.clone() }, ()))
        })
        .await
}

/// `shortest` is the least time for a decision, in seconds.
pub fn check_setup(setup: &Setup, shortest: u32) -> Result<(), Problem> {
    level(&setup.stand_in, "setup.stand_in")?;
    let wrong = |field: &str, why: String| Err(Problem::new(Code::Options, why).field(field));
    match setup.clock {
        Some(clock) if clock.move_seconds > LONGEST || clock.bank_seconds > LONGEST => {
            wrong("setup.clock", format!("at most {LONGEST} seconds"))
        }
        Some(clock) if clock.move_seconds < shortest => {
            wrong("setup.clock", format!("a decision needs at least {shortest} seconds"))
        }
        _ => Ok(()),
    }
}

pub fn level(word: &str, field: &str) -> Result<Level, Problem> {
    word.parse()
        .map_err(|error: titles::LevelError| Problem::new(Code::Options, error.to_string()).field(field))
}

pub fn check_wishes(wishes: &[SeatWish], seats: u8) -> Result<(), Problem> {
    let wrong = |why: String| Err(Problem::new(Code::Options, why).field("seats"));
    if wishes.len() != usize::from(seats) {
        return wrong(format!("this table has {seats} seats"));
    }
    if wishes.iter().filter(|wish| **wish == SeatWish::Me).count() > 1 {
        return wrong("you can take only one seat".into());
    }
    for wish in wishes {
        if let SeatWish::Bot { level: word } = wish {
            level(word, "seats")?;
        }
    }
    Ok(())
}

#[derive(Deserialize, IntoParams)]
pub struct InviteQuery {
    /// The invitation, if the table needs one.
    pub invite: Option<String>,
}

/// Fails unless the guest may look at the table: it is open, or they have a seat or an invitation. For everybody else
/// it does not exist.
pub fn may_look(live: &LiveTable, guest: Option<&Guest>, invite: Option<&str>) -> Result<(), Problem> {
    let seated = guest.is_some_and(|guest| live.seat_of(&guest.id).is_some() || guest.id == live.meta.host);
    let invited = invite.is_some_and(|invite| secret::same(invite, &live.meta.invite));
    if live.meta.setup.access == Access::Open || seated || invited {
        return Ok(());
    }
    Err(Problem::not_found("table"))
}

/// The game of a table, for whoever may look at it.
pub async fn game_of(
    app: &Arc<App>,
    table: &str,
    guest: Option<&Guest>,
    invite: Option<&str>,
) -> Option<String> {
    let handle = app.table(table).await.ok()?;
    let live = handle.read(app).await.ok()?;
    may_look(&live, guest, invite).ok()?;
    Some(live.meta.game.clone())
}

/// The viewer that the guest is at the socket of the table.
pub fn may_watch(live: &LiveTable, guest: Option<&Guest>, invite: Option<&str>) -> Result<Viewer, Problem> {
    may_look(live, guest, invite)?;
    match guest.and_then(|guest| live.seat_of(&guest.id)) {
        Some(seat) => Ok(Viewer::Seat(seat)),
        None if live.meta.setup.spectators || live.status == Status::Waiting => Ok(Viewer::Spectator),
        None => Err(Problem::new(Code::Forbidden, "this table allows no spectators")),
    }
}

/// A table
#[utoipa::path(get, path = "/api/v1/tables/{table}", tag = "tables", params(("table" = String, Path), InviteQuery),
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub async fn table(
    State(app): State<Arc<App>>,
    MaybeGuest(guest): MaybeGuest,
    UrlPath(id): UrlPath<String>,
    UrlQuery(query): UrlQuery<InviteQuery>,
) -> Result<Json<TableInfo>, Problem> {
    let handle = app.table(&id).await?;
    let live = handle.read(&app).await?;
    may_look(&live, guest.as_ref(), query.invite.as_deref())?;
    Ok(Json(live.info(guest.as_ref().map(|guest| guest.id.as_str()))))
}

/// Play again: a new table with the same people and bots, created by the first request
#[utoipa::path(post, path = "/api/v1/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo, description = "The new table"), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 429, body = Problem)))]
pub async fn rematch(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    UrlPath(id): UrlPath<String>,
) -> Result<Json<TableInfo>, Problem> {
    let old = app.table(&id).await?;
    let (spec, seats, there) = {
        let live = old.read(&app).await?;
        may_look(&live, Some(&guest), None)?;
        let seat = live.seat_of(&guest.id);
        let seat = seat.ok_or_else(|| Problem::new(Code::NotSeated, "you did not play at this table"))?;
        if !live.status.ended() {
            return Err(Problem::wrong_time("the game is not over"));
        }
        let wish = |place: Place| match (place.seat == seat.0, place.name, place.bot) {
            (true, ..) => SeatWish::Me,
            (false, None, Some(level)) => SeatWish::Bot { level },
            (false, ..) => SeatWish::Anybody,
        };
        let spec = TableSpec {
            game: live.meta.game.clone(),
            version: titles::find(&live.meta.game).map_or(0, titles::Title::version),
            options: live.meta.options.clone(),
            seed: None,
            setup: live.meta.setup.clone(),
            origin: Some(Origin { table: id, at: None }),
            lesson: None,
            wishes: live.places().into_iter().map(wish).collect(),
            moves: Vec::new(),
        };
        (spec, live.seats(), live.info(None).rematch)
    };
    let is_first = there.is_none();
    let again = match there {
        Some(there) => app.table(&there).await?,
        None => {
            let created = create_table(&app, &guest, spec, seats).await?;
            let first = old.change(&app, |live| {
                Ok(match live.info(None).rematch {
                    Some(there) => Step::Already(there),
                    None => Step::Write(
                        LogEntry::Rematch { table: created.id.clone() }.into(),
                        created.id.clone(),
                    ),
                })
            });
            let first = first.await?;
            if first != created.id {
                // Somebody else asked at the same moment, so nobody needs this table.
                let seat = u8::MAX;
                created
                    .change(&app, |_| Ok(Step::Write(LogEntry::Abandon { seat, sent: None }.into(), ())))
                    .await?;
            }
            app.table(&first).await?
        }
    };
    if is_first {
        tell_the_others(&app, &old, &again, &guest).await?;
    }
    sit_with_the_others(&app, &old, &again, &guest).await?;
    let info = again.read(&app).await?.info(Some(&guest.id));
    Ok(Json(info))
}

/// Gives the people of the old table a notice that somebody wants to play again. Those who are there see it.
async fn tell_the_others(
    app: &Arc<App>,
    old: &Arc<TableHandle>,
    again: &Arc<TableHandle>,
    guest: &Guest,
) -> Result<(), Problem> {
    let (here, _) = old.present();
    let seated = old.read(app).await?.seated.clone();
    let notice = notices::notice(&*again.read(app).await?, NoticeKind::Rematch, None);
    let apart = app.store.apart_from(guest.id.clone()).await?;
    for (seat, person) in (0..).map(Seat).zip(seated).filter_map(|(seat, it)| Some((seat, it.guest?))) {
        if person.id != guest.id && !here.contains(seat) && !apart.contains(&person.id) {
            notices::send(app, person.id, format!("rematch of {}", old.id), notice.clone()).await?;
        }
    }
    Ok(())
}

/// Seats a player of the old table at the new one, without an invitation.
async fn sit_with_the_others(
    app: &Arc<App>,
    old: &Arc<TableHandle>,
    again: &Arc<TableHandle>,
    guest: &Guest,
) -> Result<(), Problem> {
    must_not_be_apart(app, again, guest).await?;
    let seat = old.read(app).await?.seat_of(&guest.id);
    again
        .change(app, |live| {
            let free = live.free();
            if live.seat_of(&guest.id).is_some() || live.status.ended() || free.is_empty() {
                return Ok(Step::Already(()));
            }
            let seat = seat.filter(|seat| free.contains(*seat)).or(free.first());
            let seat = seat.ok_or_else(|| Problem::new(Code::Taken, "the table is full"))?;
            let (id, name) = (guest.id.clone(), live.name_for(guest));
            Ok(Step::Write(LogEntry::Sit { seat: seat.0, guest: id, name }.into(), ()))
        })
        .await?;
    begin_if_full(app, again, Vec::new()).await
}

#[derive(Deserialize, IntoParams)]
pub struct SocketQuery {
    /// The invitation, if the table needs one.
    invite: Option<String>,
    /// The last entry you saw; you receive what has happened since.
    since: Option<u32>,
    /// The client's name for itself, so that its running numbers are its own: up to 40 letters, digits and hyphens.
    client: Option<String>,
    /// Whether you work the view out from what has changed: then the news of a single move come without it.
    #[serde(default)]
    changes: bool,
}

/// The socket of a table: the server sends `ServerMessage`s and the client `ClientMessage`s, as JSON text
#[utoipa::path(get, path = "/api/v1/tables/{table}/socket", tag = "tables",
    params(("table" = String, Path), SocketQuery),
    responses((status = 101, description = "A WebSocket"), (status = 400, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn socket(
    State(app): State<Arc<App>>,
    MaybeDevice(signed): MaybeDevice,
    UrlPath(id): UrlPath<String>,
    UrlQuery(arrival): UrlQuery<SocketQuery>,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    upgrade: Result<WebSocketUpgrade, Problem>,
) -> Result<Response, Problem> {
    let handle = app.table(&id).await?;
    let guest = signed.as_ref().map(|signed| &signed.guest);
    may_watch(&*handle.read(&app).await?, guest, arrival.invite.as_deref())?;
    let client = arrival.client.unwrap_or_default();
    if client.len() > LONGEST_CLIENT
        || !client.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    {
        let why = format!("at most {LONGEST_CLIENT} letters, digits and hyphens");
        return Err(Problem::new(Code::Unreadable, why).field("client"));
    }
    let upgrade = upgrade?;
    let lease = app.lease_socket(signed.as_ref(), from);
    let lease = lease.ok_or_else(|| Problem::new(Code::TooMany, "you have too many sockets open"))?;
    let limit = app.config.limits.bytes;
    let (since, invite, changes) = (arrival.since.unwrap_or(0), arrival.invite, arrival.changes);
    let hushed = match guest {
        Some(guest) => {
            app.store.blocked_by(guest.id.clone()).await?.into_iter().map(|other| other.id).collect()
        }
        None => Vec::new(),
    };
    let scopes = signed.as_ref().and_then(|signed| signed.scopes.clone());
    let (guest, device) = signed.map(|signed| (signed.guest, signed.device)).unzip();
    let session =
        Session { app, handle, guest, device, scopes, client, since, invite, hushed, changes, lease };
    Ok(upgrade.accept(limit, |socket| serve(socket, session)))
}
