use std::fmt;
use std::str::FromStr;

/// What all chance of a game comes from. Its text is a number or 64 hexadecimal digits, as in records.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seed {
    /// A number: for experiments and tests, easy to type and to repeat. Who sees enough of the game can work out the
    /// state of the generator, and so what comes next.
    Number(u64),
    /// A secret of 256 bits: for people who play against each other. What they see tells nothing of what comes next.
    Secret([u8; 32]),
}

/// A text that is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is a number below 2^64, or 64 hexadecimal digits")]
pub struct SeedError;

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        Seed::Number(number)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seed::Number(number) => number.fmt(f),
            Seed::Secret(bytes) => bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

/// A secret stays one in messages to programmers.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seed::Number(number) => write!(f, "Number({number})"),
            Seed::Secret(_) => f.write_str("Secret(…)"),
        }
    }
}

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return text.parse().map(Seed::Number).map_err(|_| SeedError);
        }
        let mut secret = [0; 32];
        for (at, byte) in secret.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| SeedError)?;
        }
        Ok(Seed::Secret(secret))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        let secret = Seed::Secret(std::array::from_fn(|at| at as u8 * 7));
        for seed in [Seed::Number(0), Seed::Number(u64::MAX), secret] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        assert_eq!(secret.to_string().len(), 64);
        assert!(!format!("{secret:?}").contains("07"));
    }

    #[test]
    fn what_is_no_seed_is_refused() {
        let odd = ["", "-1", "18446744073709551616", "x", &"g".repeat(64), &"+1".repeat(32), &"é".repeat(32)];
        for text in odd {
            assert_eq!(text.parse::<Seed>(), Err(SeedError), "{text}");
        }
    }
}
