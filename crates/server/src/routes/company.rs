//! Good company: who sits at a table, inviting, blocking, reporting, looking for players.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use table::Seed;

use super::extract::{JsonBody, KnownGuest, UrlPath, UrlQuery};
use super::profile::is_in;
use super::seats::GuestAtTable;
use super::tables::{InviteQuery, TableSpec, begin_if_full, create_table, may_look, summary};
use crate::api::{
    Access, AtZero, Begin, Blocked, Clock, Code, Invitation, NewReport, NoticeKind, Pace, PersonId, Problem,
    SeatWish, Seek, Setup, Status, TableInfo, TablePerson, reason,
};
use crate::app::App;
use crate::handle::{Step, TableHandle};
use crate::live::{LiveTable, Seated};
use crate::log_entry::LogEntry;
use crate::notices;
use crate::secret;
use crate::store::{Guest, Invited, Listed, StoredReport};
use crate::time::unix_millis;

/// How many people one can block.
const BLOCKS: u32 = 500;
/// How many reports one can make in a day.
const REPORTS: u32 = 20;
const DAY: u64 = 24 * 60 * 60 * 1000;
/// How many people can be invited to a table by name.
const INVITED: u32 = 30;
/// How many invitations to list.
const INVITATIONS: u32 = 50;
/// The longest words of a report.
const LONGEST: usize = 1000;
/// How many open tables to look at for somebody who looks for players.
const LOOKED_AT: u32 = 100;

/// The people at a table, by their ids
#[utoipa::path(get, path = "/api/v1/tables/{table}/people", tag = "people", params(("table" = String, Path), InviteQuery),
    responses((status = 200, body = Vec<TablePerson>), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 404, body = Problem)))]
pub async fn people(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    UrlPath(id): UrlPath<String>,
    UrlQuery(query): UrlQuery<InviteQuery>,
) -> Result<Json<Vec<TablePerson>>, Problem> {
    let handle = app.table(&id).await?;
    let seated = {
        let live = handle.read(&app).await?;
        may_look(&live, Some(&guest), query.invite.as_deref())?;
        seated(&live)
    };
    let mut people = Vec::new();
    for (seat, person) in seated {
        let allowed = app.store.preferences(person.id.clone()).await?.profile;
        let you = person.id == guest.id;
        people.push(TablePerson {
            seat,
            you,
            blocked: app.store.has_blocked(guest.id.clone(), person.id.clone()).await?,
            profile: you || is_in(&app, allowed, &person.id, Some(&guest)).await?,
            id: person.id,
            name: person.name,
        });
    }
    Ok(Json(people))
}

fn seated(live: &LiveTable) -> Vec<(u8, Guest)> {
    let seats = live.seated.iter().enumerate();
    let person = |(seat, seated): (usize, &Seated)| Some((seat as u8, seated.guest.clone()?));
    // Somebody who has deleted themselves is nobody any more.
    seats.filter_map(person).filter(|(_, person)| !person.id.is_empty()).collect()
}

/// Fails if this guest and somebody at the table want nothing to do with each other. It doesn't say who.
pub async fn must_not_be_apart(
    app: &Arc<App>,
    handle: &Arc<TableHandle>,
    guest: &Guest,
) -> Result<(), Problem> {
    let apart = app.store.apart_from(guest.id.clone()).await?;
    if apart.is_empty() {
        return Ok(());
    }
    let live = handle.read(app).await?;
    let there = seated(&live).into_iter().map(|(_, person)| person.id).chain([live.meta.host.clone()]);
    if live.seat_of(&guest.id).is_none() && there.into_iter().any(|person| apart.contains(&person)) {
        let why = "you can't sit at a table with somebody you have blocked, or who has blocked you";
        return Err(Problem::new(Code::Forbidden, why).because(table::Message::new(reason::APART)));
    }
    Ok(())
}

/// Invite somebody to a table by name: somebody who lets you
#[utoipa::path(post, path = "/api/v1/tables/{table}/invite", tag = "people", params(("table" = String, Path)),
    request_body = PersonId,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 413, body = Problem),
        (status = 429, body = Problem)))]
pub async fn invite(visit: GuestAtTable, JsonBody(wish): JsonBody<PersonId>) -> Result<StatusCode, Problem> {
    let GuestAtTable { app, handle, guest } = &visit;
    let notice = {
        let live = handle.read(app).await?;
        if live.meta.host != guest.id && live.seat_of(&guest.id).is_none() {
            return Err(Problem::new(Code::NotSeated, "only people at the table can invite others"));
        }
        if live.status != Status::Waiting {
            return Err(Problem::wrong_time("the game has begun"));
        }
        notices::notice(&live, NoticeKind::Invitation, None)
    };
    // Nobody learns from the answer who exists and who has blocked them.
    let hidden = || Problem::not_found("person");
    if !app.store.has_guest(wish.person.clone()).await? {
        return Err(hidden());
    }
    let allowed = app.store.preferences(wish.person.clone()).await?.invitations;
    if !is_in(app, allowed, &wish.person, Some(guest)).await? {
        return Err(hidden());
    }
    let (person, host) = (wish.person.clone(), guest.id.clone());
    match app.store.invite(person, handle.id.clone(), host, unix_millis(), INVITED).await? {
        Invited::Now => notices::send(app, wish.person, format!("invited by {}", guest.id), notice).await?,
        Invited::Before => {}
        Invited::Full => return Err(Problem::new(Code::TooMany, "enough people are invited to this table")),
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The tables you are invited to that still wait for players
#[utoipa::path(get, path = "/api/v1/me/invitations", tag = "people",
    responses((status = 200, body = Vec<Invitation>), (status = 401, body = Problem)))]
pub async fn invitations(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Vec<Invitation>>, Problem> {
    let invitations = app.store.invitations_of(guest.id, INVITATIONS).await?.into_iter();
    let invitation = |(listed, from): (Listed, String)| {
        let invite = listed.meta.invite.clone();
        Invitation { from, table: summary(listed), invite }
    };
    Ok(Json(invitations.map(invitation).collect()))
}

/// Decline an invitation
#[utoipa::path(delete, path = "/api/v1/me/invitations/{table}", tag = "people", params(("table" = String, Path)),
    responses((status = 204), (status = 401, body = Problem)))]
pub async fn decline(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    UrlPath(table): UrlPath<String>,
) -> Result<StatusCode, Problem> {
    app.store.uninvite(guest.id, table).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The people you have blocked
#[utoipa::path(get, path = "/api/v1/me/blocks", tag = "people",
    responses((status = 200, body = Vec<Blocked>), (status = 401, body = Problem)))]
pub async fn blocks(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Vec<Blocked>>, Problem> {
    Ok(Json(app.store.blocked_by(guest.id).await?))
}

/// Block somebody: you don't read their chat, they don't see your profile, and you don't sit down together
#[utoipa::path(post, path = "/api/v1/me/blocks", tag = "people", request_body = PersonId,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn block(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    JsonBody(wish): JsonBody<PersonId>,
) -> Result<StatusCode, Problem> {
    if wish.person == guest.id || !app.store.has_guest(wish.person.clone()).await? {
        return Err(Problem::not_found("person").field("person"));
    }
    match app.store.block(guest.id, wish.person, unix_millis(), BLOCKS).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Problem::new(Code::TooMany, "you have blocked too many people")),
    }
}

/// Unblock somebody
#[utoipa::path(delete, path = "/api/v1/me/blocks/{person}", tag = "people", params(("person" = String, Path)),
    responses((status = 204), (status = 401, body = Problem)))]
pub async fn unblock(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    UrlPath(person): UrlPath<String>,
) -> Result<StatusCode, Problem> {
    app.store.unblock(guest.id, person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Report somebody to the operator; twenty times a day at most
#[utoipa::path(post, path = "/api/v1/reports", tag = "people", request_body = NewReport,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn report(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    JsonBody(wish): JsonBody<NewReport>,
) -> Result<StatusCode, Problem> {
    let words: String = wish.words.chars().filter(|c| !c.is_control() || *c == '\n').collect();
    if words.chars().count() > LONGEST {
        let why = format!("at most {LONGEST} characters");
        return Err(Problem::new(Code::Unreadable, why).field("words"));
    }
    if wish.person == guest.id || !app.store.has_guest(wish.person.clone()).await? {
        return Err(Problem::not_found("person").field("person"));
    }
    if let Some(table) = &wish.table
        && app.store.meta(table.clone()).await?.is_none()
    {
        return Err(Problem::not_found("table").field("table"));
    }
    let now = unix_millis();
    let report = StoredReport {
        id: secret::word::<12>(),
        reporter: guest.id,
        reported: wish.person,
        table: wish.table,
        reason: wish.reason,
        words: words.trim().into(),
        at: now,
    };
    match app.store.report(report, now.saturating_sub(DAY), REPORTS).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Problem::new(Code::TooMany, "you have reported enough for today")),
    }
}

/// Look for players: sit down at an open table of this kind, or open one for others to find
#[utoipa::path(post, path = "/api/v1/seek", tag = "people", request_body = Seek,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub async fn seek(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    JsonBody(wish): JsonBody<Seek>,
) -> Result<Json<TableInfo>, Problem> {
    let title = titles::find(&wish.game).ok_or_else(|| Problem::not_found("game").field("game"))?;
    let options = wish.options.unwrap_or_else(|| serde_json::json!({}));
    let seats = title.check_options(&options).map_err(|error| Problem::options(title.name(), error))?;
    let opened =
        title.open(&options, Seed::Number(0)).map_err(|error| Problem::options(title.name(), error))?;
    let apart = app.store.apart_from(guest.id.clone()).await?;
    for listed in app.store.for_anybody(Status::Waiting, Some(wish.game.clone()), LOOKED_AT).await? {
        let fits = listed.meta.setup.pace == wish.pace
            && listed.places.len() == usize::from(seats)
            && same_variant(title, &listed.meta.options, opened.variant())
            && !apart.contains(&listed.meta.host);
        if !fits {
            continue;
        }
        match sit_down(&app, &listed.meta.id, &guest).await {
            Ok(Some(found)) => return Ok(Json(found)),
            Ok(None) => {}
            // There may be another.
            Err(problem) => {
                tracing::warn!(table = listed.meta.id, %problem, "nobody can sit down at a table");
            }
        }
    }
    let wishes = (0..seats).map(|seat| if seat == 0 { SeatWish::Me } else { SeatWish::Anybody }).collect();
    let spec = TableSpec {
        game: title.name().into(),
        version: title.version(),
        options,
        seed: None,
        setup: sought(wish.pace),
        origin: None,
        lesson: None,
        wishes,
        moves: Vec::new(),
    };
    let handle = create_table(&app, &guest, spec, seats).await?;
    let info = handle.read(&app).await?.info(Some(&guest.id));
    Ok(Json(info))
}

fn same_variant(title: &'static dyn titles::Title, options: &serde_json::Value, variant: &str) -> bool {
    title.open(options, Seed::Number(0)).is_ok_and(|table| table.variant() == variant)
}

/// A table for strangers: open, and with a clock, so that nobody waits for somebody who has gone.
fn sought(pace: Pace) -> Setup {
    let (move_seconds, bank_seconds) = match pace {
        Pace::Live => (60, 20 * 60),
        Pace::Days => (24 * 60 * 60, 24 * 60 * 60),
    };
    Setup {
        access: Access::Open,
        pace,
        begin: Begin::Full,
        clock: Some(Clock { move_seconds, bank_seconds, at_zero: AtZero::BotMove }),
        ..Setup::default()
    }
}

/// Takes a free seat at a waiting table; nothing if somebody was faster, or people there are apart.
async fn sit_down(app: &Arc<App>, id: &str, guest: &Guest) -> Result<Option<TableInfo>, Problem> {
    let handle = app.table(id).await?;
    if must_not_be_apart(app, &handle, guest).await.is_err() {
        return Ok(None);
    }
    let sat = handle
        .change(app, |live| {
            if live.seat_of(&guest.id).is_some() {
                return Ok(Step::Already(true));
            }
            let (Status::Waiting, Some(seat)) = (live.status, live.free().first()) else {
                return Ok(Step::Already(false));
            };
            let (id, name) = (guest.id.clone(), live.name_for(guest));
            Ok(Step::Write(LogEntry::Sit { seat: seat.0, guest: id, name }.into(), true))
        })
        .await?;
    if !sat {
        return Ok(None);
    }
    begin_if_full(app, &handle, Vec::new()).await?;
    Ok(Some(handle.read(app).await?.info(Some(&guest.id))))
}
