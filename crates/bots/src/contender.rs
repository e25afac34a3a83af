use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Budget, Level, LevelError};

/// The budget of a bot that was named without one.
const DEFAULT_BUDGET: Budget = Budget::Simulations(NonZeroU32::new(200).expect("two hundred is not zero"));

/// A bot as it is named on the command line: a level and its budget per decision, such as `planner@200` or
/// `expert@50ms`. `greedy+NAME` judges with the network of this name instead of the game's own means.
///
/// ```
/// use bots::Contender;
///
/// let bot: Contender = "random@50ms".parse()?;
/// assert_eq!(bot.to_string(), "random@50ms");
/// assert_eq!("random".parse::<Contender>()?.to_string(), "random");
/// # Ok::<(), bots::ContenderError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Contender {
    /// Its playing strength.
    pub level: Level,
    /// The network it judges with, if one was named.
    pub net: Option<NetName>,
    /// Its budget, if one was named.
    given: Option<Budget>,
}

/// A text that is not a bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ContenderError {
    /// There is no such level.
    #[error("{0}")]
    Level(#[from] LevelError),
    /// The text after the `+` can't name a network.
    #[error("`{0}`: the name of a network has 1 to 15 letters, digits or `-`")]
    Net(String),
    /// The text after the `@` is not a budget.
    #[error("`{bot}`: {why}")]
    Budget {
        /// The text as it was given.
        bot: String,
        /// What is wrong with its budget.
        why: String,
    },
}

impl Contender {
    /// A bot of this level with this budget.
    pub const fn new(level: Level, budget: Budget) -> Contender {
        Contender { level, net: None, given: Some(budget) }
    }

    /// Its budget for one decision.
    pub fn budget(self) -> Budget {
        self.given.unwrap_or(DEFAULT_BUDGET)
    }

    /// Whether it makes the same choice on every machine.
    pub fn repeats(self) -> bool {
        matches!(self.budget(), Budget::Simulations(_))
    }
}

/// The name of a network in the name of a bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct NetName([u8; LONGEST_NAME]);

/// The most letters in the name of a network.
const LONGEST_NAME: usize = 15;

impl NetName {
    /// A name of letters, digits and `-`.
    pub fn new(name: &str) -> Option<NetName> {
        let plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if name.is_empty() || name.len() > LONGEST_NAME || !plain {
            return None;
        }
        let mut letters = [0; LONGEST_NAME];
        letters[..name.len()].copy_from_slice(name.as_bytes());
        Some(NetName(letters))
    }
}

impl fmt::Display for NetName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.0.iter().take_while(|letter| **letter != 0);
        letters.map(|letter| char::from(*letter)).try_for_each(|letter| write!(f, "{letter}"))
    }
}

impl FromStr for Contender {
    type Err = ContenderError;
    fn from_str(text: &str) -> Result<Contender, ContenderError> {
        let shown = || text.chars().take(40).flat_map(char::escape_default).collect::<String>();
        let (bot, budget) = text.split_once('@').map_or((text, None), |(bot, budget)| (bot, Some(budget)));
        let (level, net) = bot.split_once('+').map_or((bot, None), |(level, net)| (level, Some(net)));
        let level = level.parse()?;
        let net =
            net.map(|name| NetName::new(name).ok_or_else(|| ContenderError::Net(shown()))).transpose()?;
        let given = budget.map(str::parse::<Budget>).transpose();
        let given = given.map_err(|why| ContenderError::Budget { bot: shown(), why: why.to_string() })?;
        Ok(Contender { level, net, given })
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.level)?;
        if let Some(net) = self.net {
            write!(f, "+{net}")?;
        }
        match self.given {
            None => Ok(()),
            Some(budget) => write!(f, "@{budget}"),
        }
    }
}

impl From<Contender> for String {
    fn from(bot: Contender) -> String {
        bot.to_string()
    }
}

impl TryFrom<String> for Contender {
    type Error = ContenderError;
    fn try_from(text: String) -> Result<Contender, ContenderError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_read_as_it_is_written() {
        for text in [
            "greedy+new",
            "master+round-3@50ms",
            "random",
            "random@1",
            "random@400",
            "random@5ms",
            "random@2s",
        ] {
            assert_eq!(text.parse::<Contender>().unwrap().to_string(), text);
        }
        assert!("random@400".parse::<Contender>().unwrap().repeats());
        assert!(!"random@5ms".parse::<Contender>().unwrap().repeats());
    }

    #[test]
    fn an_unknown_bot_is_answered_with_the_known_ones_and_a_budget_of_zero_is_refused() {
        let error = "grandmaster@3".parse::<Contender>().unwrap_err().to_string();
        assert!(error.contains("grandmaster") && error.contains("random"), "{error}");
        let error = "random@0".parse::<Contender>().unwrap_err().to_string();
        assert!(error.contains("random@0") && error.contains("zero"), "{error}");
        assert!("greedy+@3".parse::<Contender>().unwrap_err().to_string().contains("network"));
        assert!("greedy+../net".parse::<Contender>().is_err());
        assert!("random@".parse::<Contender>().is_err());
        assert!("random@fast".parse::<Contender>().unwrap_err().to_string().contains("50ms"));
    }
}
