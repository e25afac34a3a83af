use std::io::{self, BufRead, Read};

use table::RecordError;

use crate::{Table, find};

/// The game's name is within this many bytes of the start of a record.
const HEAD: u64 = 64 * 1024;
/// The most of an unknown name that an error repeats.
const SHOWN: usize = 40;

/// Why a record of any game could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// No title has this name.
    #[error("there is no game called `{0}`")]
    UnknownGame(String),
    /// The record is wrong.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// It could not be read at all.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// Reads a record of any title, replays it and verifies every hash in it.
pub fn read_record(mut text: impl BufRead) -> Result<Box<dyn Table>, ReadError> {
    let mut head = Vec::new();
    text.by_ref().take(HEAD).read_to_end(&mut head)?;
    let name = table::game_of(head.as_slice())?;
    let title = find(&name).ok_or_else(|| ReadError::UnknownGame(name.chars().take(SHOWN).collect()))?;
    Ok(title.read_record(&mut io::Cursor::new(head).chain(text))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_game_is_named() {
        let error = read_record(&b"syrtis record 1\ngame chess 1\n"[..]).err().unwrap();
        assert_eq!(error.to_string(), "there is no game called `chess`");
    }

    #[test]
    fn a_text_that_is_not_a_record_is_refused_with_the_line() {
        let error = read_record(&b"# a poem\nTwo roads diverged\n"[..]).err().unwrap();
        assert!(error.to_string().starts_with("line 2: "), "{error}");
    }
}
