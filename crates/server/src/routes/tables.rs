//! Tables: made, listed, looked at, played over a socket, played again.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use titles::Level;
use utoipa::IntoParams;

use super::person::{Body, Maybe, Path, Person, Query};
use crate::api::{
    Access, Begin, Clock, Code, NewTable, Origin, Place, Problem, SeatWish, Setup, Status, Summary, TableInfo,
};
use crate::entry::Entry;
use crate::hall::{Cell, Hall, Step};
use crate::line::Wanted;
use crate::live::Live;
use crate::secret;
use crate::socket::{Visitor, talk};
use crate::store::{Guest, Listed, Made};

/// So many open tables are listed.
const MOST: u32 = 100;
/// The longest time on a clock: thirty days.
const LONGEST: u32 = 30 * 24 * 60 * 60;
/// A client's name for itself is no longer than this.
const LONGEST_CLIENT: usize = 40;

pub fn summary(listed: Listed) -> Summary {
    Summary {
        id: listed.made.id,
        game: listed.made.game,
        options: listed.made.options,
        setup: listed.made.setup,
        status: listed.status,
        places: listed.places,
        created: listed.made.created,
        changed: listed.changed,
        your_turn: None,
    }
}

#[derive(Deserialize, IntoParams)]
pub struct Which {
    /// Only tables of this game.
    game: Option<String>,
    /// Tables at which one can sit down, or tables that can be watched; left out, the former.
    #[serde(default)]
    status: Listing,
}

/// Which tables are listed.
#[derive(Clone, Copy, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Listing {
    #[default]
    Waiting,
    Running,
}

/// Open tables, the newest first: those that wait for people, or those that can be watched
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", params(Which),
    responses((status = 200, body = Vec<Summary>), (status = 400, body = Problem)))]
pub async fn open_tables(
    State(hall): State<Arc<Hall>>,
    Query(which): Query<Which>,
) -> Result<Json<Vec<Summary>>, Problem> {
    let status = match which.status {
        Listing::Waiting => Status::Waiting,
        Listing::Running => Status::Running,
    };
    let tables = hall.store.for_anybody(status, which.game, MOST).await?;
    Ok(Json(tables.into_iter().map(summary).collect()))
}

/// Make a table
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub async fn make(
    State(hall): State<Arc<Hall>>,
    Person(guest): Person,
    Body(wish): Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Problem> {
    let title = titles::find(&wish.game).ok_or_else(|| Problem::not_found("game").field("game"))?;
    let options = wish.options.unwrap_or_else(|| serde_json::json!({}));
    let seats = title.check_options(&options).map_err(|error| Problem::options(title.name(), error))?;
    let wishes = if wish.seats.is_empty() { first_and_anybody(seats) } else { wish.seats };
    let plan = Plan {
        game: title.name().into(),
        version: title.version(),
        options,
        seed: wish.seed,
        setup: wish.setup,
        origin: None,
        wishes,
        moves: Vec::new(),
    };
    let cell = open(&hall, &guest, plan, seats).await?;
    let info = cell.read(&hall).await?.info(Some(&guest.id));
    Ok((StatusCode::CREATED, Json(info)))
}

fn first_and_anybody(seats: u8) -> Vec<SeatWish> {
    (0..seats).map(|seat| if seat == 0 { SeatWish::Me } else { SeatWish::Anybody }).collect()
}

/// A table to be made.
pub struct Plan {
    pub game: String,
    pub version: u16,
    pub options: serde_json::Value,
    pub seed: Option<u64>,
    pub setup: Setup,
    pub origin: Option<Origin>,
    pub wishes: Vec<SeatWish>,
    /// What was played elsewhere before.
    pub moves: Vec<(u8, String)>,
}

/// Makes a table and seats whom the plan names.
pub async fn open(hall: &Arc<Hall>, host: &Guest, plan: Plan, seats: u8) -> Result<Arc<Cell>, Problem> {
    check_setup(&plan.setup)?;
    check_wishes(&plan.wishes, seats)?;
    if hall.store.hosted(host.id.clone()).await? >= hall.config.limits.tables {
        return Err(Problem::new(Code::TooMany, "you have too many tables; end one first"));
    }
    let made = Made {
        id: secret::word::<12>(),
        game: plan.game,
        version: plan.version,
        options: plan.options,
        seed: plan.seed.unwrap_or_else(secret::number),
        seed_chosen: plan.seed.is_some(),
        setup: plan.setup,
        host: host.id.clone(),
        invite: secret::word::<20>(),
        origin: plan.origin,
        created: secret::now(),
    };
    let id = made.id.clone();
    let free = (0..seats).map(|seat| Place { seat, ..Place::default() }).collect();
    hall.store.make(made, free).await?;
    let cell = hall.table(&id).await?;
    for (seat, wish) in (0..).zip(&plan.wishes) {
        let entry = match wish {
            SeatWish::Me => Entry::Sit { seat, guest: host.id.clone(), name: host.name.clone() },
            SeatWish::Bot { level } => Entry::Bot { seat, level: level.clone() },
            SeatWish::Anybody => continue,
        };
        cell.change(hall, |_| Ok(Step::Write(entry.clone(), ()))).await?;
    }
    begin_if_full(hall, &cell, plan.moves).await?;
    tracing::info!(table = id, game = cell.made.game, "a table was made");
    Ok(cell)
}

/// Starts the game if every seat is taken and nobody has to say so.
pub async fn begin_if_full(
    hall: &Arc<Hall>,
    cell: &Arc<Cell>,
    moves: Vec<(u8, String)>,
) -> Result<(), Problem> {
    cell.change(hall, |live| {
        let waiting = live.status == Status::Waiting && live.free().is_empty();
        let branch = !moves.is_empty();
        if !waiting || !(branch || live.made.setup.begin == Begin::Full) {
            return Ok(Step::Already(()));
        }
        Ok(Step::Write(Entry::Start { moves: moves.clone(), hash: String::new() }, ()))
    })
    .await
}

fn check_setup(setup: &Setup) -> Result<(), Problem> {
    level(&setup.stand_in, "setup.stand_in")?;
    let wrong = |field: &str, why: String| Err(Problem::new(Code::Options, why).field(field));
    match setup.clock {
        Some(Clock { move_seconds, bank_seconds, .. }) if move_seconds + bank_seconds == 0 => {
            wrong("setup.clock", "a clock needs some time".into())
        }
        Some(clock) if clock.move_seconds > LONGEST || clock.bank_seconds > LONGEST => {
            wrong("setup.clock", format!("at most {LONGEST} seconds"))
        }
        _ => Ok(()),
    }
}

pub fn level(word: &str, field: &str) -> Result<Level, Problem> {
    word.parse()
        .map_err(|error: titles::LevelError| Problem::new(Code::Options, error.to_string()).field(field))
}

fn check_wishes(wishes: &[SeatWish], seats: u8) -> Result<(), Problem> {
    let wrong = |why: String| Err(Problem::new(Code::Options, why).field("seats"));
    if wishes.len() != usize::from(seats) {
        return wrong(format!("this table has {seats} seats"));
    }
    if wishes.iter().filter(|wish| **wish == SeatWish::Me).count() > 1 {
        return wrong("you can sit on one seat only".into());
    }
    for wish in wishes {
        if let SeatWish::Bot { level: word } = wish {
            level(word, "seats")?;
        }
    }
    Ok(())
}

#[derive(Deserialize, IntoParams)]
pub struct Invitation {
    /// The invitation, where one is needed.
    pub invite: Option<String>,
}

/// Whether somebody may look at a table: everybody at an open one; else who sits there or was invited.
pub fn may_look(live: &Live, guest: Option<&Guest>, invite: Option<&str>) -> Result<(), Problem> {
    let seated = guest.is_some_and(|guest| live.seat_of(&guest.id).is_some() || guest.id == live.made.host);
    let invited = invite.is_some_and(|invite| secret::same(invite, &live.made.invite));
    if live.made.setup.access == Access::Open || seated || invited {
        return Ok(());
    }
    Err(Problem::new(Code::NotInvited, "this table is for who was invited"))
}

/// A table
#[utoipa::path(get, path = "/api/v1/tables/{table}", tag = "tables", params(("table" = String, Path), Invitation),
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub async fn table(
    State(hall): State<Arc<Hall>>,
    Maybe(guest): Maybe,
    Path(id): Path<String>,
    Query(invitation): Query<Invitation>,
) -> Result<Json<TableInfo>, Problem> {
    let cell = hall.table(&id).await?;
    let live = cell.read(&hall).await?;
    may_look(&live, guest.as_ref(), invitation.invite.as_deref())?;
    Ok(Json(live.info(guest.as_ref().map(|guest| guest.id.as_str()))))
}

/// Play again: a new table with the same people and bots; who asks first makes it
#[utoipa::path(post, path = "/api/v1/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo, description = "The new table"), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 429, body = Problem)))]
pub async fn rematch(
    State(hall): State<Arc<Hall>>,
    Person(guest): Person,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Problem> {
    let old = hall.table(&id).await?;
    let (plan, seats, there) = {
        let live = old.read(&hall).await?;
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
        let plan = Plan {
            game: live.made.game.clone(),
            version: titles::find(&live.made.game).map_or(0, titles::Title::version),
            options: live.made.options.clone(),
            seed: None,
            setup: live.made.setup.clone(),
            origin: Some(Origin { table: id, at: None }),
            wishes: live.places().into_iter().map(wish).collect(),
            moves: Vec::new(),
        };
        (plan, live.seats(), live.info(None).rematch)
    };
    let again = match there {
        Some(there) => hall.table(&there).await?,
        None => {
            let made = open(&hall, &guest, plan, seats).await?;
            let first = old.change(&hall, |live| {
                Ok(match live.info(None).rematch {
                    Some(there) => Step::Already(there),
                    None => Step::Write(Entry::Rematch { table: made.id.clone() }, made.id.clone()),
                })
            });
            let first = first.await?;
            if first != made.id {
                // Another asked at the same moment: nobody needs this table.
                let seat = u8::MAX;
                made.change(&hall, |_| Ok(Step::Write(Entry::Abandon { seat, sent: None }, ()))).await?;
            }
            hall.table(&first).await?
        }
    };
    sit_with_the_others(&hall, &old, &again, &guest).await?;
    let info = again.read(&hall).await?.info(Some(&guest.id));
    Ok(Json(info))
}

/// Who played at the old table may sit at the new one without an invitation.
async fn sit_with_the_others(
    hall: &Arc<Hall>,
    old: &Arc<Cell>,
    again: &Arc<Cell>,
    guest: &Guest,
) -> Result<(), Problem> {
    let seat = old.read(hall).await?.seat_of(&guest.id);
    again
        .change(hall, |live| {
            let free = live.free();
            if live.seat_of(&guest.id).is_some() || live.status.ended() || free.is_empty() {
                return Ok(Step::Already(()));
            }
            let seat = seat.filter(|seat| free.contains(*seat)).or(free.first());
            let seat = seat.ok_or_else(|| Problem::new(Code::Taken, "the table is full"))?;
            let entry = Entry::Sit { seat: seat.0, guest: guest.id.clone(), name: guest.name.clone() };
            Ok(Step::Write(entry, ()))
        })
        .await?;
    begin_if_full(hall, again, Vec::new()).await
}

#[derive(Deserialize, IntoParams)]
pub struct Arrival {
    /// The invitation, where one is needed.
    invite: Option<String>,
    /// The last entry you saw; what happened since is told.
    since: Option<u32>,
    /// Your name for this client, so that its running numbers are its own: 1 to 40 letters and digits.
    client: Option<String>,
}

/// The socket of a table: the server sends `Frame`s, the client `ClientMessage`s, as JSON text
#[utoipa::path(get, path = "/api/v1/tables/{table}/socket", tag = "tables",
    params(("table" = String, Path), Arrival),
    responses((status = 101, description = "A WebSocket"), (status = 400, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn socket(
    State(hall): State<Arc<Hall>>,
    Maybe(guest): Maybe,
    Path(id): Path<String>,
    Query(arrival): Query<Arrival>,
    axum::Extension(crate::guard::From(from)): axum::Extension<crate::guard::From>,
    wanted: Result<Wanted, Problem>,
) -> Result<Response, Problem> {
    let cell = hall.table(&id).await?;
    {
        let live = cell.read(&hall).await?;
        may_look(&live, guest.as_ref(), arrival.invite.as_deref())?;
        let seated = guest.as_ref().is_some_and(|guest| live.seat_of(&guest.id).is_some());
        if !seated && !live.made.setup.spectators && live.status != Status::Waiting {
            return Err(Problem::new(Code::Forbidden, "nobody watches at this table"));
        }
    }
    let client = arrival.client.unwrap_or_default();
    if client.len() > LONGEST_CLIENT
        || !client.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    {
        let why = format!("at most {LONGEST_CLIENT} letters and digits");
        return Err(Problem::new(Code::Unreadable, why).field("client"));
    }
    let wanted = wanted?;
    let who = guest.as_ref().map_or_else(|| from.to_string(), |guest| guest.id.clone());
    let place = hall.socket(who);
    let place = place.ok_or_else(|| Problem::new(Code::TooMany, "you have too many sockets open"))?;
    let limit = hall.config.limits.bytes;
    let visitor = Visitor { hall, cell, guest, client, since: arrival.since.unwrap_or(0), _place: place };
    Ok(wanted.accept(limit, |line| talk(line, visitor)))
}
