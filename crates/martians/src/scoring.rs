//! The end of the game: what counts, and which seats have won.

use table::{Arg, Outcome, Seat, SeatSet, Standing};

use crate::material::*;
use crate::options::Second;
use crate::state::*;

/// A line of a score: its source and its points.
pub(crate) type Line = (&'static str, i32);

/// The sources of points.
pub(crate) const SOURCES: &[&str] = &[
    "martians-source-reputation",
    "martians-source-demand",
    "martians-source-dead",
    "martians-source-energy",
    "martians-source-fourth",
    "martians-source-pioneer",
    "martians-source-builder",
    "martians-source-goals",
];

/// The energy that makes a point (MA-END-09, MA-END-17).
const ENERGY: u16 = 3;

/// Whether the mission succeeds as the board stands: all requirements fulfilled and no demand token left
/// (MA-END-03, MA-END-08).
pub(crate) fn mission_stands(game: &Martians) -> bool {
    let Some(scenario) = game.open.scenario() else { return false };
    !game.open.mission.failed
        && game.open.demand_left() == 0
        && scenario.requirements.iter().all(|step| game.open.complete(*step))
        && game.open.conditions_hold()
}

/// Whether the mission of a finished game succeeded.
pub(crate) fn mission_succeeded(game: &Martians) -> bool {
    let clean = game.open.left.iter().all(|n| *n == 0);
    game.open.ended == Some(Ending::Counted) && clean && mission_stands(game)
}

/// The points on the track.
pub(crate) fn reputation(game: &Martians, colour: Colour) -> Line {
    (SOURCES[0], game.open.stock(colour).get(Resource::Reputation).into())
}

/// −3 for each demand token left (MA-END-05, MA-END-17).
pub(crate) fn demand_left(tokens: u8) -> Line {
    (SOURCES[1], tables().per_demand * i32::from(tokens))
}

/// −3 for each dead colonist (MA-END-05, MA-END-17).
pub(crate) fn dead(tokens: u8) -> Line {
    (SOURCES[2], tables().per_dead * i32::from(tokens))
}

/// A point for every 3 energy (MA-END-05, MA-END-09, MA-END-17).
pub(crate) fn energy(game: &Martians, colour: Colour) -> Line {
    (SOURCES[3], (game.open.stock(colour).get(Resource::Energy) / ENERGY).into())
}

/// 2 for the fourth colonist (MA-END-05, MA-END-17).
pub(crate) fn fourth(game: &Martians, colour: Colour) -> Line {
    (SOURCES[4], if game.open.unlocked[colour.index()] { tables().fourth } else { 0 })
}

/// Construction Pioneer (MA-END-18) and Builder (MA-END-19): everybody with the most tokens, then everybody
/// with the next lower number (MA-END-20). Without a token nobody is first (MA-END-21); they are second unless the
/// table reads it otherwise (MA-RUL-42).
pub(crate) fn awards(game: &Martians, colour: Colour) -> [Line; 2] {
    let players = game.open.options.players as usize;
    let award = |kept: &[u8], values: [u8; 2]| {
        let mine = kept[colour.index()];
        let most = kept.iter().copied().max().unwrap_or_default();
        let second = kept.iter().copied().filter(|n| *n < most).max();
        let counts = mine > 0 || game.open.options.second == Second::Anybody;
        match mine {
            _ if most == 0 || !counts => 0,
            n if n == most => values[0].into(),
            n if Some(n) == second => values[1].into(),
            _ => 0,
        }
    };
    let t = tables();
    [
        (SOURCES[5], award(&game.open.kept_construction[..players], t.awards[0])),
        (SOURCES[6], award(&game.open.kept_development[..players], t.awards[1])),
    ]
}

/// MA-COL-08: each hidden goal by itself, against what is left (MA-COL-09).
pub(crate) fn hidden_goals(game: &Martians, colour: Colour) -> Line {
    let goals = game.secrets[colour.index()].goals;
    let points = goals.iter().filter(|goal| goal_met(game, colour, *goal));
    (SOURCES[7], points.map(|goal| i32::from(tables().goals[goal.index()].reputation)).sum())
}

/// Whether its owner has what a goal asks for; nothing is paid, so both goals may count the same thing
/// (MA-RUL-45).
pub fn goal_met(game: &Martians, colour: Colour, goal: HiddenGoal) -> bool {
    let spec = &tables().goals[goal.index()];
    let card = game.open.corporation(colour);
    let stock = game.open.stock(colour);
    let hand = game.minerals(colour);
    let colours = hand[..3].iter().filter(|n| **n > 0).count() as u8 + hand[3];
    let kinds = card
        .experts
        .iter()
        .enumerate()
        .filter(|(at, staff)| !card.experts[..*at].iter().any(|other| other.expert == staff.expert));
    stock.covers(&Price { goods: spec.goods, ..Price::default() })
        && colours.min(3) >= spec.colours
        && card.experts.len() as u8 >= spec.experts
        && kinds.count() as u8 >= spec.expert_kinds
        && card.assistants.iter().sum::<u8>() >= spec.assistants
        && card.assistants.iter().zip(spec.staff).all(|(have, need)| *have >= need)
}

/// Everybody's standing, ranked; credits break ties (MA-END-13, MA-END-23, MA-DIF-06). A score may be negative
/// (MA-END-25, MA-RUL-01).
pub(crate) fn standings(game: &Martians, score: impl Fn(Colour) -> Vec<Line>) -> Vec<Standing> {
    let mut all: Vec<Standing> = (0..game.open.options.players)
        .map(|seat| {
            let colour = Colour::nth(seat);
            let sources = score(colour);
            let credits = game.open.stock(colour).get(Resource::Credits).into();
            Standing {
                who: Arg::Seat(Seat(seat)),
                score: sources.iter().map(|line| line.1).sum(),
                tie_break: if game.open.rules().extra_points { credits } else { 0 },
                place: 0,
                sources,
            }
        })
        .collect();
    Outcome::rank(&mut all);
    all
}

/// Everybody in first place; a tie that credits do not break is shared (MA-END-24, MA-RUL-43).
pub(crate) fn best(standings: &[Standing]) -> SeatSet {
    let first = standings.iter().enumerate().filter(|(_, standing)| standing.place == 1);
    first.map(|(seat, _)| Seat(seat as u8)).collect()
}
