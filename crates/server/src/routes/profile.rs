//! Profiles: what the finished games of a person add up to, and who may see it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::extract::{JsonBody, KnownGuest, MaybeGuest, UrlPath};
use crate::api::{Circle, Preferences, Problem, Profile};
use crate::app::App;
use crate::store::Guest;

/// How many of the latest games to show.
const LATEST: u32 = 20;
/// How many people one has played with to show.
const COMPANIONS: u32 = 30;

/// The finished games of a person, if they let you see them
#[utoipa::path(get, path = "/api/v1/people/{person}", tag = "people", params(("person" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = Problem, description = "Nobody, or nobody who lets you see")))]
pub async fn profile(
    State(app): State<Arc<App>>,
    MaybeGuest(viewer): MaybeGuest,
    UrlPath(person): UrlPath<String>,
) -> Result<Json<Profile>, Problem> {
    let hidden = || Problem::not_found("person");
    if !app.store.has_guest(person.clone()).await? {
        return Err(hidden());
    }
    let yours = viewer.as_ref().is_some_and(|viewer| viewer.id == person);
    if !yours {
        let allowed = app.store.preferences(person.clone()).await?.profile;
        if !is_in(&app, allowed, &person, viewer.as_ref()).await? {
            return Err(hidden());
        }
    }
    let name = app.store.name_of(person.clone()).await?.ok_or_else(hidden)?;
    let program = Guest { id: person.clone(), name: name.clone() }.is_program();
    let tallies = app.store.tallies(person.clone()).await?;
    let wins = app.store.wins(person.clone()).await?;
    let sum = |of: fn(&crate::api::Tally) -> u32| tallies.iter().map(of).sum();
    Ok(Json(Profile {
        name,
        yours,
        program,
        games: sum(|tally| tally.games),
        decided: sum(|tally| tally.decided),
        won: sum(|tally| tally.won),
        streak: wins.iter().take_while(|won| **won).count() as u32,
        best_streak: longest_run(&wins),
        tallies,
        favourites: app.store.favourites(person.clone()).await?,
        goals: app.store.goals(person.clone()).await?,
        latest: app.store.latest_games(person.clone(), LATEST).await?,
        companions: match yours {
            true => app.store.companions(person.clone(), COMPANIONS).await?,
            false => Vec::new(),
        },
        id: person,
    }))
}

/// Whether `other` is in this circle around a person. Those whom the person has blocked are in none.
pub async fn is_in(app: &App, circle: Circle, person: &str, other: Option<&Guest>) -> Result<bool, Problem> {
    if let Some(other) = other
        && app.store.has_blocked(person.into(), other.id.clone()).await?
    {
        return Ok(false);
    }
    Ok(match (circle, other) {
        (Circle::Everybody, _) => true,
        (Circle::Met, Some(other)) => app.store.have_met(person.into(), other.id.clone()).await?,
        (Circle::Met, None) | (Circle::Nobody, _) => false,
    })
}

/// The most wins in a row.
fn longest_run(wins: &[bool]) -> u32 {
    wins.split(|won| !won).map(<[bool]>::len).max().unwrap_or(0) as u32
}

/// What you allow others, and which notices you want
#[utoipa::path(get, path = "/api/v1/me/preferences", tag = "me",
    responses((status = 200, body = Preferences), (status = 401, body = Problem)))]
pub async fn preferences(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Preferences>, Problem> {
    Ok(Json(app.store.preferences(guest.id).await?))
}

/// Say what you allow others, and which notices you want; what is left out gets its default
#[utoipa::path(put, path = "/api/v1/me/preferences", tag = "me", request_body = Preferences,
    responses((status = 200, body = Preferences), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 413, body = Problem)))]
pub async fn prefer(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    JsonBody(wishes): JsonBody<Preferences>,
) -> Result<Json<Preferences>, Problem> {
    app.store.prefer(guest.id, wishes.clone()).await?;
    Ok(Json(wishes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_run_is_found_wherever_it_is() {
        assert_eq!(longest_run(&[]), 0);
        assert_eq!(longest_run(&[false, false]), 0);
        assert_eq!(longest_run(&[true, false, true, true, false, true]), 2);
        assert_eq!(longest_run(&[false, true, true, true]), 3);
    }
}
