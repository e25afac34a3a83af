use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use net::Net;
use table::{Evaluate, Observe};

use crate::{Bot, ByHand, Expert, Greedy, Learned, Master, Planner, Random, own_net};

/// The playing strength of a bot. The levels are the same in every game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action, all equally likely.
    Random,
    /// The best action by the game's evaluation, one move ahead.
    Greedy,
    /// The best action in simulations to the end of the round, in imagined worlds.
    Planner,
    /// The best action of a tree search over imagined worlds.
    Expert,
    /// The same search, judging with what a network has learned. Without a network, and at tables that its network was not
    /// accepted for, it plays as the expert.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: &'static [Level] =
        &[Level::Random, Level::Greedy, Level::Planner, Level::Expert, Level::Master];

    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Planner => "planner",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// Whether it thinks as long as its budget lasts, so that its choice depends on the machine.
    pub const fn searches(self) -> bool {
        match self {
            Level::Random | Level::Greedy => false,
            Level::Planner | Level::Expert | Level::Master => true,
        }
    }

    /// A bot of this level for a game of `G`.
    pub fn bot<G: Observe>(self) -> Box<dyn Bot<G>> {
        match (self, own_net::<G>()) {
            (Level::Master, Ok(net)) => Box::new(Master::new(net)),
            _ => self.bot_by_hand(G::weights().clone()),
        }
    }

    /// A bot of this level that judges with this network at any table, whatever the level usually does. The network suits
    /// the game.
    pub fn bot_with_net<G: Observe>(self, net: Arc<Net>) -> Box<dyn Bot<G>> {
        let judge = Learned::<G>::new(net);
        match self {
            Level::Random => Box::new(Random::new()),
            Level::Greedy => Box::new(Greedy::new(judge)),
            Level::Planner => Box::new(Planner::new(judge)),
            Level::Expert | Level::Master => Box::new(Expert::new(judge)),
        }
    }

    /// A bot of this level that evaluates positions of `G` without a network, with these weights.
    pub fn bot_by_hand<G: Evaluate>(self, weights: G::Weights) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::new()),
            Level::Greedy => Box::new(Greedy::new(ByHand::<G>(weights))),
            Level::Planner => Box::new(Planner::new(ByHand::<G>(weights))),
            Level::Expert | Level::Master => Box::new(Expert::new(ByHand::<G>(weights))),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that is not a level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a level; the levels are {known}", known = known())]
pub struct LevelError(pub String);

fn known() -> String {
    Level::ALL.iter().map(|level| level.name()).collect::<Vec<_>>().join(", ")
}

impl FromStr for Level {
    type Err = LevelError;
    fn from_str(text: &str) -> Result<Level, LevelError> {
        let shown = || text.chars().take(40).flat_map(char::escape_default).collect();
        Level::ALL.iter().copied().find(|level| level.name() == text).ok_or_else(|| LevelError(shown()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name() {
        for &level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
    }

    #[test]
    fn an_unknown_level_is_answered_with_the_known_ones() {
        let error = "grandmaster".parse::<Level>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "`grandmaster` is not a level; the levels are random, greedy, planner, expert, master"
        );
    }
}
