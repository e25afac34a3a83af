//! The host changes a table until its game begins.

use serde_json::Value;
use table::{Message, Seat};
use titles::Title;

use super::extract::JsonBody;
use super::seats::{GuestAtTable, TableResponse};
use super::tables::{check_setup, check_wishes};
use crate::api::{
    Begin, Code, Place, Problem, SeatWish, Setup, Status, TableChange, TableInfo, Terms, reason,
};
use crate::live::LiveTable;
use crate::log_entry::{Alteration, LogEntry, Occupant};
use crate::store::Guest;

/// Change the options, the seats or the setup before the start; for the host
///
/// The people at the table keep their seats, or get a free one if theirs is gone. From then on the host starts the game.
#[utoipa::path(post, path = "/api/v1/tables/{table}/change", tag = "seats", params(("table" = String, Path)),
    request_body = TableChange,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn change(visit: GuestAtTable, JsonBody(wish): JsonBody<TableChange>) -> TableResponse {
    let shortest = visit.app.config.limits.move_seconds;
    visit.change(|live| Ok(altered(live, &visit.guest, &wish, shortest)?.map(Into::into))).await
}

/// The entry that changes the table; nothing if all stays as it is.
fn altered(
    live: &LiveTable,
    guest: &Guest,
    wish: &TableChange,
    shortest: u32,
) -> Result<Option<LogEntry>, Problem> {
    if live.meta.host != guest.id {
        return Err(Problem::new(Code::Forbidden, "only the host can do this")
            .because(Message::new(reason::NOT_HOST)));
    }
    if live.status != Status::Waiting {
        return Err(
            Problem::wrong_time("the game has begun, or has ended").because(Message::new(reason::BEGUN))
        );
    }
    let title = titles::find(&live.meta.game).ok_or_else(|| Problem::not_found("game"))?;
    let was = live.meta.terms();
    let options = wish.options.as_ref().unwrap_or(&was.options);
    let seats = title.check_options(options).map_err(|error| Problem::options(title.name(), error))?;
    let setup = wish.setup.as_ref().unwrap_or(&was.setup);
    check_setup(setup, shortest)?;
    let wishes = if wish.seats.is_empty() { as_they_are(live, guest, seats) } else { wish.seats.clone() };
    check_wishes(&wishes, seats)?;
    let (seats, moved) = seat_everybody(live, guest, &wishes)?;
    let same_setup = *setup == Setup { begin: setup.begin, ..was.setup.clone() };
    if same_setup && complete(title, options) == complete(title, &was.options) && seats == occupants(live) {
        return Ok(None);
    }
    // Nobody is thrown into a game that became another one while they waited.
    let setup = Setup { begin: Begin::Host, ..setup.clone() };
    let now = Terms { options: options.clone(), setup };
    Ok(Some(LogEntry::Alter(Box::new(Alteration { was, now, seats, moved }))))
}

/// Options with the defaults of those that are missing.
fn complete(title: &dyn Title, options: &Value) -> Value {
    let mut all = title.default_options();
    if let (Some(all), Some(options)) = (all.as_object_mut(), options.as_object()) {
        all.extend(options.clone());
    }
    all
}

/// The wishes that keep what there is; further seats are for anybody.
fn as_they_are(live: &LiveTable, host: &Guest, seats: u8) -> Vec<SeatWish> {
    let wish = |seat: u8| match live.seated.get(usize::from(seat)) {
        Some(seated) if seated.guest.as_ref().is_some_and(|person| person.id == host.id) => SeatWish::Me,
        Some(seated) if seated.guest.is_none() => {
            seated.bot.map_or(SeatWish::Anybody, |level| SeatWish::Bot { level: level.name().to_string() })
        }
        Some(_) | None => SeatWish::Anybody,
    };
    (0..seats).map(wish).collect()
}

fn occupants(live: &LiveTable) -> Vec<Occupant> {
    let occupant = |seated: &crate::live::Seated| match (&seated.guest, seated.bot) {
        (Some(Guest { id, name }), _) => Occupant::Person { guest: id.clone(), name: name.clone() },
        (None, Some(level)) => Occupant::Bot { level: level.name().to_string() },
        (None, None) => Occupant::Nobody,
    };
    live.seated.iter().map(occupant).collect()
}

/// The new occupants of the seats, and the people who have to move. Everybody else keeps their seat; a person whose
/// seat is gone gets the first free one. Only the host can lose a seat, by not asking for one.
fn seat_everybody(
    live: &LiveTable,
    host: &Guest,
    wishes: &[SeatWish],
) -> Result<(Vec<Occupant>, Vec<Place>), Problem> {
    let occupant = |wish: &SeatWish| match wish {
        SeatWish::Me => Occupant::Person { guest: host.id.clone(), name: live.name_for(host) },
        SeatWish::Anybody => Occupant::Nobody,
        SeatWish::Bot { level } => Occupant::Bot { level: level.clone() },
    };
    let mut seats: Vec<Occupant> = wishes.iter().map(occupant).collect();
    let refused = |seat: usize, why: &'static str, person: &Guest| {
        let text = format!("{} has a seat and would lose it", person.name);
        let sentence = Message::new(why).with("who", Seat(seat as u8));
        Problem::new(Code::Taken, text).field("seats").because(sentence)
    };
    let others = live.seated.iter().map(|seated| seated.guest.as_ref()).enumerate();
    let others = others.filter_map(|(seat, person)| Some((seat, person.filter(|it| it.id != host.id)?)));
    let sitting = |person: &Guest| Occupant::Person { guest: person.id.clone(), name: person.name.clone() };
    let mut homeless = Vec::new();
    for (seat, person) in others {
        match seats.get_mut(seat) {
            Some(free @ Occupant::Nobody) => *free = sitting(person),
            Some(_) => return Err(refused(seat, reason::SEAT_TAKEN, person)),
            None => homeless.push((seat, person)),
        }
    }
    let mut moved = Vec::new();
    for (old, person) in homeless {
        let free = seats.iter().position(|occupant| *occupant == Occupant::Nobody);
        let seat = free.ok_or_else(|| refused(old, reason::NO_ROOM, person))?;
        seats[seat] = sitting(person);
        let (name, program) = (Some(person.name.clone()), person.is_program());
        moved.push(Place { seat: seat as u8, name, bot: None, program });
    }
    Ok((seats, moved))
}
