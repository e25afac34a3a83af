use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Budget, Level, LevelError};

/// The budget of a bot that was named without one.
const DEFAULT_BUDGET: Budget = Budget::Simulations(NonZeroU32::new(200).expect("two hundred is not zero"));

/// A bot as it is named on the command line: a level and its budget per decision, such as `planner@200` or
/// `expert@50ms`.
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
    /// Its budget, if one was named.
    given: Option<Budget>,
}

/// A text that is not a bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ContenderError {
    /// There is no such level.
    #[error("{0}")]
    Level(#[from] LevelError),
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
        Contender { level, given: Some(budget) }
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

impl FromStr for Contender {
    type Err = ContenderError;
    fn from_str(text: &str) -> Result<Contender, ContenderError> {
        let Some((level, budget)) = text.split_once('@') else {
            return Ok(Contender { level: text.parse()?, given: None });
        };
        let level = level.parse()?;
        match budget.parse::<Budget>() {
            Ok(budget) => Ok(Contender { level, given: Some(budget) }),
            Err(why) => {
                let bot = text.chars().take(40).flat_map(char::escape_default).collect();
                Err(ContenderError::Budget { bot, why: why.to_string() })
            }
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.given {
            None => write!(f, "{}", self.level),
            Some(budget) => write!(f, "{}@{budget}", self.level),
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
        for text in ["random", "random@1", "random@400", "random@5ms", "random@2s"] {
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
        assert!("random@".parse::<Contender>().is_err());
        assert!("random@fast".parse::<Contender>().unwrap_err().to_string().contains("50ms"));
    }
}
