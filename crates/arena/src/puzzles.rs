//! Puzzles: positions from bot games in which one choice is clearly best.
//!
//! A [`Hunt`] plays games between greedy bots. Where a quick search disagrees with the greedy bot, a search with a high
//! budget looks again, and then one with twice that budget: both must find the same answer, ahead of all others by a
//! margin. What the weaker levels answer says how hard the puzzle is. All budgets are numbers of simulations and every game
//! has its own seed, so the same hunt finds the same puzzles on every machine.

use std::collections::BTreeMap;
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::Mutex;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Message;
use titles::advice::{Advice, ExpectedLine};
pub use titles::puzzles::{Puzzle, PuzzleError, Puzzles};
use titles::sim::{Batch, game_seed};
use titles::{Budget, Level, Sight, Table, Title, Weighed};

use crate::bot_game::BotGame;
use crate::{Nets, TableSpec};

/// A person should be able to survey the answers,
const MOST_ANSWERS: usize = 24;
/// and there should be a choice.
const FEWEST_ANSWERS: usize = 3;
/// The part of the budget that a first look at a position gets.
const GLANCE: u32 = 8;
/// The most puzzles from one game,
const A_GAME: usize = 3;
/// and the fewest decisions between two of them.
const APART: usize = 12;
/// How often each weaker level tries a puzzle.
const TRIES: u32 = 5;
/// The budget of the weaker levels that need one.
const WEAK: Budget = Budget::Simulations(NonZeroU32::new(60).expect("sixty is not zero"));
/// The most other answers that are kept with their figures.
const OTHERS: usize = 5;
/// The most steps of the expected line that are kept.
const LINE: usize = 12;
/// What to look for, and where.
pub struct Hunt {
    /// The tables; the games take turns.
    pub tables: Vec<TableSpec>,
    /// The number of games.
    pub games: u64,
    /// The seed of the hunt.
    pub seed: u64,
    /// The simulations of the search that finds a puzzle. It is checked with twice as many.
    pub budget: NonZeroU32,
    /// How far the answer must be ahead of all others.
    pub margin: f32,
    /// The number of threads.
    pub threads: NonZeroUsize,
}

/// What a hunt found in one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Found {
    /// The number of the game.
    pub game: u64,
    /// How many decisions were looked at.
    pub searched: u64,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

impl Hunt {
    /// Hunts in all games but those of which the results are `known`. `keep` gets what was found in each game as soon as
    /// it is known, so that a hunt can be resumed. The result does not depend on the number of threads.
    pub fn run(
        &self,
        mut known: Vec<Found>,
        keep: &(dyn Fn(&Found) + Sync),
        progress: &(dyn Fn(u64) + Sync),
    ) -> Vec<Found> {
        let done: Vec<u64> = known.iter().map(|found| found.game).collect();
        let todo: Vec<u64> = (0..self.games).filter(|game| !done.contains(game)).collect();
        let found = Mutex::new(Vec::new());
        let batch = Batch { games: todo.len() as u64, seed: self.seed, threads: self.threads };
        batch.play(
            progress,
            || (),
            |(), at, _| {
                let one = self.game(todo[at as usize]);
                keep(&one);
                found.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(one);
            },
        );
        known.extend(found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner));
        known.sort_by_key(|found| found.game);
        known.retain(|found| found.game < self.games);
        known
    }

    /// Plays one game and looks at every decision.
    fn game(&self, number: u64) -> Found {
        let spec = &self.tables[(number % self.tables.len() as u64) as usize];
        let seed = game_seed(self.seed, number) >> 12;
        let greedy = vec![crate::Contender::new(Level::Greedy, WEAK); usize::from(spec.seats)];
        let mut game = BotGame::open(spec, seed, &greedy, &Nets::new());
        let (mut found, mut searched, mut last) = (Vec::new(), 0, None);
        let played = game.play(|table, seat, bot| {
            let sight = table.sight(seat)?;
            let answer = bot.choose(&sight)?;
            let answers = table.legal(seat).len();
            let line = table.lines();
            let far = last.is_none_or(|last| line >= last + APART);
            if far && found.len() < A_GAME && (FEWEST_ANSWERS..=MOST_ANSWERS).contains(&answers) {
                searched += 1;
                let search = game_seed(seed, line as u64) >> 12;
                if let Some(puzzle) = self.look(table, &sight, answer, seed, search) {
                    last = Some(line);
                    found.push(puzzle);
                }
            }
            Some(answer)
        });
        // A game that a bot could not finish still has the positions before that.
        drop(played);
        Found { game: number, searched, puzzles: found }
    }

    /// The puzzle in this position, if there is one and the greedy bot's answer is not its solution.
    fn look(
        &self,
        table: &mut dyn Table,
        sight: &Sight,
        greedy: u16,
        seed: u64,
        search: u64,
    ) -> Option<Puzzle> {
        let title = table.title();
        let glance = NonZeroU32::new((self.budget.get() / GLANCE).max(1))?;
        let mut bot = title.bot(Level::Expert);
        let first = bot.choose(sight, search, Budget::Simulations(glance))?;
        let options = bot.thought().options;
        let value = |action| options.iter().find(|it| it.action == action).map(|it| it.value);
        if first == greedy || value(first)? - value(greedy).unwrap_or(0.0) < self.margin {
            return None;
        }
        let once = self.search(title, sight, search, 1)?;
        let answer = once.weighed.first()?.action;
        if answer == greedy || once.margin() < self.margin {
            return None;
        }
        let twice = self.search(title, sight, search, 2)?;
        if twice.weighed.first()?.action != answer || twice.margin() < self.margin {
            return None;
        }
        let solved = solved(title, sight, answer);
        let theme = twice.theme.clone()?;
        if u32::from(solved[0]) * 2 > TRIES {
            return None;
        }
        let line: &ExpectedLine = &twice.choices.first()?.line;
        let text = |action: u16| title.action_text(action);
        let other = |it: &Weighed<u16>| Some((text(it.action)?, rounded(it.value)));
        Some(Puzzle {
            options: table.options(),
            variant: table.variant().into(),
            seed,
            moves: (0..table.lines())
                .filter_map(|line| table.line(line))
                .map(|(_, it)| titles::puzzles::written(it))
                .collect(),
            round: table.round(),
            seat: sight.seat().0,
            search,
            answer: text(answer)?,
            chance: rounded(twice.weighed.first()?.value),
            margin: rounded(twice.margin()),
            others: twice.weighed.iter().skip(1).take(OTHERS).map(other).collect::<Option<_>>()?,
            rating: rating(solved),
            solved,
            theme: theme.id.replacen("-term-", "-theme-", 1),
            about: serde_json::to_value::<Message>(theme).ok()?,
            world: line.world,
            line: line
                .steps
                .iter()
                .take(LINE)
                .map(|(seat, it)| Some((seat.0, text(*it)?)))
                .collect::<Option<_>>()?,
        })
    }

    fn search(&self, title: &dyn Title, sight: &Sight, seed: u64, times: u32) -> Option<Advice> {
        titles::puzzles::searched(title, sight, seed, self.budget.saturating_mul(NonZeroU32::new(times)?))
    }
}

/// How often of [`TRIES`] times greedy, planner and a hasty expert find the answer.
fn solved(title: &dyn Title, sight: &Sight, answer: u16) -> [u8; 3] {
    [Level::Greedy, Level::Planner, Level::Expert].map(|level| {
        let tries = (0..TRIES)
            .filter(|seed| title.bot(level).choose(sight, u64::from(*seed) + 1, WEAK) == Some(answer));
        tries.count() as u8
    })
}

/// How hard a puzzle is: the stronger a level that fails, the more it counts.
fn rating(solved: [u8; 3]) -> u8 {
    let failed = |at: usize, weight: u32| weight * (TRIES - u32::from(solved[at]).min(TRIES));
    ((failed(0, 1) + failed(1, 2) + failed(2, 2)) * 100 / (5 * TRIES)) as u8
}

fn rounded(value: f32) -> f32 {
    (value * 1000.0).round() / 1000.0
}

/// The best selection of `wanted` puzzles: as many themes, tables and rounds as there are take turns.
pub fn select(hunt: &Hunt, title: &dyn Title, found: &[Found], wanted: usize) -> Puzzles {
    let searched = found.iter().map(|found| found.searched).sum();
    let all: Vec<&Puzzle> = found.iter().flat_map(|found| &found.puzzles).collect();
    let mut groups: BTreeMap<(&str, &str, u8, u16), Vec<&Puzzle>> = BTreeMap::new();
    for puzzle in &all {
        let players = puzzle.options.get("players").and_then(Value::as_u64).unwrap_or_default() as u8;
        let key = (puzzle.theme.as_str(), puzzle.variant.as_str(), players, puzzle.round / 3);
        groups.entry(key).or_default().push(puzzle);
    }
    for group in groups.values_mut() {
        group.sort_by(|one, other| one.margin.total_cmp(&other.margin));
    }
    let mut puzzles = Vec::new();
    while puzzles.len() < wanted && groups.values().any(|group| !group.is_empty()) {
        let more = groups.values_mut().filter_map(Vec::pop).take(wanted - puzzles.len());
        puzzles.extend(more.cloned());
    }
    puzzles.sort_by_key(|puzzle: &Puzzle| (puzzle.rating, puzzle.seed, puzzle.moves.len()));
    Puzzles {
        game: title.name().into(),
        version: title.version(),
        budget: hunt.budget.get(),
        margin: hunt.margin,
        searched: [searched, all.len() as u64],
        puzzles,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_is_harder_if_stronger_levels_fail() {
        assert_eq!(rating([5, 5, 5]), 0);
        assert_eq!(rating([0, 0, 0]), 100);
        assert!(rating([0, 5, 5]) < rating([5, 0, 5]));
    }
}
