use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

/// How long a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A number of simulated games: the same choice on every machine.
    Simulations(NonZeroU32),
    /// A time, for a table where people wait.
    Time(Duration),
}

impl Default for Budget {
    /// A delay that a person at the table hardly notices.
    fn default() -> Budget {
        Budget::Time(Duration::from_millis(500))
    }
}

/// A text that is not a budget.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BudgetError {
    /// Neither a number of simulations nor a time.
    #[error("a budget is a number of simulations (`400`) or a time (`50ms`, `2s`)")]
    Unreadable,
    /// Zero.
    #[error("a budget of zero leaves no time to think")]
    Zero,
}

impl FromStr for Budget {
    type Err = BudgetError;
    fn from_str(text: &str) -> Result<Budget, BudgetError> {
        let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (number, unit) = text.split_at(digits);
        let number: u32 = number.parse().map_err(|_| BudgetError::Unreadable)?;
        let number = NonZeroU32::new(number).ok_or(BudgetError::Zero)?;
        match unit {
            "" => Ok(Budget::Simulations(number)),
            "ms" => Ok(Budget::Time(Duration::from_millis(number.get().into()))),
            "s" => Ok(Budget::Time(Duration::from_secs(number.get().into()))),
            _ => Err(BudgetError::Unreadable),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Simulations(number) => write!(f, "{number}"),
            Budget::Time(time) if time.subsec_millis() == 0 => write!(f, "{}s", time.as_secs()),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_read_as_it_is_written() {
        for text in ["400", "50ms", "2s"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn zero_nonsense_and_too_much_are_refused() {
        assert_eq!("0".parse::<Budget>(), Err(BudgetError::Zero));
        assert_eq!("0ms".parse::<Budget>(), Err(BudgetError::Zero));
        for text in ["", "fast", "-3", "3h", "99999999999"] {
            assert_eq!(text.parse::<Budget>(), Err(BudgetError::Unreadable), "{text}");
        }
    }
}
