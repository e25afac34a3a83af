//! The decisions of a game, and what a bot thinks of them.

use table::Seat;

use crate::{Budget, Player, Sight, Table};

/// A decision as it stood before it was made.
pub struct Moment {
    /// The number of actions before it.
    pub line: usize,
    /// The round.
    pub round: u16,
    /// The seat that decided.
    pub seat: Seat,
    /// What it did.
    pub action: u16,
    /// How many legal actions it had.
    pub answers: usize,
    sight: Sight,
}

/// What a bot thinks of a decision. The chances are those of the seat that decided, given what it knew.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Verdict {
    /// What the bot would have done.
    pub choice: u16,
    /// The winning chance before, with the bot's choice. `None` if the bot saw only one sensible answer.
    pub before: Option<f32>,
    /// The winning chance after what was done. `None` if the bot did not think it worth trying.
    pub after: Option<f32>,
    /// In how many simulated games the bot tried what was done.
    pub tried: u32,
    /// Whether the bot weighs its choices at all.
    pub weighed: bool,
}

/// Every decision of a game with more than one answer, in order.
pub fn moments(game: &dyn Table) -> Vec<Moment> {
    let Some(mut then) = game.branch(0) else { return Vec::new() };
    then.listen(false);
    let mut moments = Vec::new();
    for line in 0..game.lines() {
        let Some((seat, action)) = game.line(line) else { break };
        let answers = then.legal(seat).len();
        if answers > 1
            && let Some(sight) = then.sight(seat)
        {
            moments.push(Moment { line, round: then.round(), seat, action, answers, sight });
        }
        if then.play(seat, action).is_err() {
            break;
        }
    }
    moments
}

impl Moment {
    /// What `bot` thinks of the decision; `None` if it finds nothing to decide.
    pub fn judge(&self, bot: &mut dyn Player, seed: u64, budget: Budget) -> Option<Verdict> {
        let choice = bot.choose(&self.sight, seed, budget)?;
        let thought = bot.thought();
        let weighed = |action: u16| {
            thought.options.iter().find(|weighed| weighed.action == action && weighed.tried > 0)
        };
        let (best, done) = (weighed(choice), weighed(self.action));
        let chance = |value: f32| value.clamp(0.0, 1.0);
        Some(Verdict {
            choice,
            before: best.map(|best| chance(best.value)),
            // The bot's choice is the measure: as far as it knows, nothing was better.
            after: done.zip(best).map(|(done, best)| chance(done.value.min(best.value))),
            tried: done.map_or(0, |done| done.tried),
            weighed: !thought.options.is_empty(),
        })
    }
}
