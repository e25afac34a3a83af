use crate::{Game, Head, Shard};

/// One game in this many is kept back to measure what was learned.
const HELD_BACK: u64 = 20;
/// Odds of a thousand to one are as good as sure.
const SUREST: f32 = 7.0;
/// An inclination is cut to this much on either side.
const STRONGEST: f32 = 20.0;

/// Positions as lessons, flat, so that millions fit in memory.
#[derive(Clone, Default, Debug)]
pub struct Data {
    pub(crate) head: Option<Head>,
    pub(crate) learn: Lessons,
    pub(crate) test: Lessons,
    games: u64,
}

/// Lessons, one list for each of their parts.
#[derive(Clone, Default, Debug)]
pub(crate) struct Lessons {
    inputs: Vec<u16>,
    input_ends: Vec<usize>,
    options: Vec<Weighed>,
    option_ends: Vec<usize>,
    /// The rest of each lesson.
    pub ends: Vec<End>,
}

/// What an action was worth in a lesson.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weighed {
    pub action: u16,
    pub inclination: f32,
    pub share: f32,
}

/// What was judged by hand in a lesson, and how the game ended.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    /// The logarithm of the odds by hand.
    pub base: f32,
    /// The part of the win.
    pub win: f32,
    /// The lead in points.
    pub margin: f32,
    /// How many rounds followed.
    pub rounds: f32,
    /// How much the win counts; the lead counts for the rest.
    pub by_win: f32,
}

/// A lesson to learn.
#[derive(Clone, Copy)]
pub(crate) struct Lesson<'a> {
    pub inputs: &'a [u16],
    pub options: &'a [Weighed],
    pub end: End,
}

impl Data {
    /// No lessons.
    pub fn new() -> Data {
        Data::default()
    }

    /// The number of positions to learn from.
    pub fn positions(&self) -> usize {
        self.learn.ends.len()
    }

    /// The number of positions kept back.
    pub fn held_back(&self) -> usize {
        self.test.ends.len()
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Adds the games of a shard. A shard of another game or layout than the first is not added.
    #[must_use]
    pub fn add(&mut self, shard: &Shard) -> bool {
        let head = self.head.get_or_insert_with(|| shard.head.clone());
        let same = |of: &Head| (of.game.clone(), of.layout.clone(), of.inputs, of.actions);
        if same(head) != same(&shard.head) {
            return false;
        }
        for (at, game) in shard.games.iter().enumerate() {
            let held = (shard.head.first + at as u64).is_multiple_of(HELD_BACK);
            let lessons = if held { &mut self.test } else { &mut self.learn };
            lessons.add(game);
            self.games += 1;
        }
        true
    }
}

impl Lessons {
    fn add(&mut self, game: &Game) {
        for position in &game.positions {
            self.inputs.extend(&position.inputs);
            self.input_ends.push(self.inputs.len());
            let total: f32 = position.choices.iter().map(|choice| f32::from(choice.share)).sum();
            let weighed = position.choices.iter().filter(|_| total > 0.0).map(|choice| Weighed {
                action: choice.action,
                inclination: (f32::from(choice.inclination) / 256.0).clamp(-STRONGEST, STRONGEST),
                share: f32::from(choice.share) / total,
            });
            self.options.extend(weighed);
            self.option_ends.push(self.options.len());
            self.ends.push(End {
                base: (f32::from(position.base) / 1024.0).clamp(-SUREST, SUREST),
                win: game.win(position.seat),
                margin: game.margin(position.seat),
                rounds: f32::from(game.rounds.saturating_sub(position.round)),
                by_win: match () {
                    () if game.recorded => 0.0,
                    () if game.together => 1.0,
                    () => 0.5,
                },
            });
        }
    }

    pub fn lesson(&self, at: usize) -> Lesson<'_> {
        let from = |ends: &[usize]| if at == 0 { 0 } else { ends[at - 1] };
        Lesson {
            inputs: &self.inputs[from(&self.input_ends)..self.input_ends[at]],
            options: &self.options[from(&self.option_ends)..self.option_ends[at]],
            end: self.ends[at],
        }
    }

    /// How many inputs are usually on.
    pub fn on(&self) -> f32 {
        self.inputs.len() as f32 / self.ends.len().max(1) as f32
    }

    /// The usual lead and the usual number of rounds to come, as units.
    pub fn units(&self) -> (f32, f32) {
        let mean = |of: fn(&End) -> f32| {
            let sum: f64 = self.ends.iter().map(|end| f64::from(of(end))).sum();
            (sum / self.ends.len().max(1) as f64) as f32
        };
        (mean(|end| end.margin.abs()).max(1.0), mean(|end| end.rounds).max(1.0))
    }
}
