//! Puzzles: positions to solve. Nothing is stored: the position is played again from the file of puzzles, and only what the
//! deciding seat sees is sent.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use table::{Seat, Viewer};
use titles::puzzles::{self, Puzzle, Puzzles};
use titles::{Table, Title};

use super::extract::{JsonBody, UrlPath};
use super::games::title;
use crate::actions::{choice, meant};
use crate::api::{
    Code, Place, Problem, PuzzleInfo, PuzzleList, PuzzleOther, PuzzlePosition, PuzzleStep, PuzzleTry,
    PuzzleVerdict, Words,
};
use crate::app::App;
use crate::live::question;
use crate::time::unix_millis;

/// Milliseconds of a day.
const DAY: u64 = 86_400_000;
/// From one day to the next, the daily puzzle goes this far through the list, so that hard ones follow easy ones.
const STRIDE: u64 = 37;

fn all(title: &dyn Title) -> Result<&'static Puzzles, Problem> {
    puzzles::of(title).ok_or_else(|| Problem::not_found("puzzles"))
}

fn find(
    game: &str,
    number: usize,
) -> Result<(&'static dyn Title, &'static Puzzle, PuzzleInfo, usize), Problem> {
    let title = title(game)?;
    let puzzles = &all(title)?.puzzles;
    let at = number.checked_sub(1).filter(|at| *at < puzzles.len());
    let at = at.ok_or_else(|| Problem::not_found("puzzle"))?;
    Ok((title, &puzzles[at], info(title, at, &puzzles[at]), puzzles.len()))
}

fn info(title: &dyn Title, at: usize, puzzle: &'static Puzzle) -> PuzzleInfo {
    PuzzleInfo {
        number: at + 1,
        theme: &puzzle.theme,
        rating: puzzle.rating,
        variant: &puzzle.variant,
        players: title.check_options(&puzzle.options).unwrap_or_default(),
        round: puzzle.round,
    }
}

/// The puzzles of a game
#[utoipa::path(get, path = "/api/v1/games/{game}/puzzles", tag = "puzzles", params(("game" = String, Path)),
    responses((status = 200, body = PuzzleList), (status = 404, body = Problem)))]
pub async fn list(UrlPath(game): UrlPath<String>) -> Result<Json<PuzzleList>, Problem> {
    let title = title(&game)?;
    let puzzles = puzzles::of(title).map_or(&[][..], |all| &all.puzzles);
    let day = unix_millis() / DAY;
    let daily = (day * STRIDE).checked_rem(puzzles.len() as u64).map(|at| at as usize + 1);
    let infos = puzzles.iter().enumerate().map(|(at, puzzle)| info(title, at, puzzle)).collect();
    Ok(Json(PuzzleList { puzzles: infos, daily }))
}

/// The position of a puzzle
#[utoipa::path(get, path = "/api/v1/games/{game}/puzzles/{number}", tag = "puzzles",
    params(("game" = String, Path), ("number" = usize, Path)),
    responses((status = 200, body = PuzzlePosition), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn puzzle(
    State(app): State<Arc<App>>,
    UrlPath((game, number)): UrlPath<(String, usize)>,
) -> Result<Json<PuzzlePosition>, Problem> {
    let (title, puzzle, info, of) = find(&game, number)?;
    app.replay(move || position(title, puzzle, info, of)).await?.map(Json)
}

fn position(
    title: &'static dyn Title,
    puzzle: &'static Puzzle,
    info: PuzzleInfo,
    of: usize,
) -> Result<PuzzlePosition, Problem> {
    let mut table = opened(title, puzzle)?;
    let seat = Seat(puzzle.seat);
    let viewer = Viewer::Seat(seat);
    let id = format!("puzzle-{}", info.number);
    Ok(PuzzlePosition {
        info,
        of,
        options: table.options(),
        places: (0..table.seats()).map(|seat| place(seat, puzzle.seat)).collect(),
        seat: seat.0,
        when: table.when(),
        to_act: table.to_act().iter().map(|seat| seat.0).collect(),
        view: table.shown(viewer),
        words: table.describe(viewer).into_iter().map(Words::from).collect(),
        hint: puzzle.about.clone(),
        question: question(&mut *table, seat, id).ok_or_else(broken)?,
    })
}

/// The others are the bots that played the game.
fn place(seat: u8, own: u8) -> Place {
    let bot = (seat != own).then(|| titles::Level::Greedy.name().to_string());
    Place { seat, bot, ..Place::default() }
}

fn opened(title: &'static dyn Title, puzzle: &Puzzle) -> Result<Box<dyn Table>, Problem> {
    puzzle.open(title).map_err(|error| {
        tracing::error!(game = title.name(), %error, "a puzzle is broken");
        broken()
    })
}

fn broken() -> Problem {
    Problem::new(Code::Trouble, "this puzzle can't be shown")
}

/// Try to solve a puzzle, or give up
#[utoipa::path(post, path = "/api/v1/games/{game}/puzzles/{number}", tag = "puzzles",
    params(("game" = String, Path), ("number" = usize, Path)), request_body = PuzzleTry,
    responses((status = 200, body = PuzzleVerdict), (status = 400, body = Problem), (status = 404, body = Problem),
        (status = 413, body = Problem), (status = 422, body = Problem)))]
pub async fn attempt(
    State(app): State<Arc<App>>,
    UrlPath((game, number)): UrlPath<(String, usize)>,
    JsonBody(wish): JsonBody<PuzzleTry>,
) -> Result<Json<PuzzleVerdict>, Problem> {
    let (title, puzzle, ..) = find(&game, number)?;
    app.replay(move || judge(title, puzzle, wish.action.as_deref())).await?.map(Json)
}

fn judge(title: &'static dyn Title, puzzle: &Puzzle, tried: Option<&str>) -> Result<PuzzleVerdict, Problem> {
    let table = opened(title, puzzle)?;
    let seat = Seat(puzzle.seat);
    let index = |text: &str| crate::actions::read(title, 0, text);
    let tried = match tried {
        Some(text) => {
            let action = index(text)?;
            table.check(seat, action).map_err(Problem::from)?;
            title.action_text(action)
        }
        None => None,
    };
    let right = tried.as_deref() == Some(puzzle.answer.as_str());
    let chance = match &tried {
        Some(_) if right => Some(puzzle.chance),
        Some(tried) => puzzle.others.iter().find(|(other, _)| other == tried).map(|(_, chance)| *chance),
        None => None,
    };
    let mut verdict = PuzzleVerdict {
        right,
        best: puzzle.chance,
        chance,
        answer: None,
        others: Vec::new(),
        line: Vec::new(),
    };
    if right || tried.is_none() {
        verdict.answer = meant(&*table, seat, index(&puzzle.answer)?);
        let other = |(text, chance): &(String, f32)| {
            let index = index(text).ok()?;
            let choice = meant(&*table, seat, index).or_else(|| choice(title, index))?;
            Some(PuzzleOther { choice, chance: *chance })
        };
        verdict.others = puzzle.others.iter().filter_map(other).collect();
        let sight = table.sight(seat).ok_or_else(broken)?;
        let line = puzzle.expected(title).and_then(|line| title.tell_line(&sight, &line));
        let step = |step: titles::advice::LineStep| PuzzleStep { seat: step.seat.0, events: step.events };
        verdict.line = line.unwrap_or_default().into_iter().map(step).collect();
    }
    Ok(verdict)
}
