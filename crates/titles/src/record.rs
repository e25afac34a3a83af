use std::io::{self, BufRead, Read};

use table::RecordError;

use crate::{Table, all, find};

/// The name of the game stands within so many bytes of the beginning of a record.
const HEAD: u64 = 64 * 1024;

/// Why a record of whichever game could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// No title has this name.
    #[error("`{0}` is no game here")]
    UnknownGame(String),
    /// The record is wrong.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// It could not be read at all.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// Reads a record of any title, plays it and proves every hash in it.
pub fn read_record(mut text: impl BufRead) -> Result<Box<dyn Table>, ReadError> {
    let mut head = Vec::new();
    text.by_ref().take(HEAD).read_to_end(&mut head)?;
    let name = game_of(&head);
    // A record without a game is no record: any title says what is wrong with it.
    let title = match &name {
        None => all().first().copied(),
        Some(name) => find(name),
    };
    let Some(title) = title else { return Err(ReadError::UnknownGame(name.unwrap_or_default())) };
    Ok(title.read_record(&mut io::Cursor::new(head).chain(text))?)
}

/// The name of the game that a record says it is of.
fn game_of(head: &[u8]) -> Option<String> {
    let line = head.split(|byte| *byte == b'\n').find_map(|line| line.strip_prefix(b"game "))?;
    let name = line.split(u8::is_ascii_whitespace).next()?;
    Some(String::from_utf8_lossy(&name[..name.len().min(40)]).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_the_game_is_found_after_comments() {
        assert_eq!(game_of(b"# mine\nsyrtis record 1\ngame redplanet 1\n"), Some("redplanet".into()));
        assert_eq!(game_of(b"syrtis record 1\n"), None);
        assert_eq!(game_of(b""), None);
    }

    #[test]
    fn a_game_that_is_not_here_is_named() {
        let error = read_record(&b"syrtis record 1\ngame chess 1\n"[..]).err().unwrap();
        assert_eq!(error.to_string(), "`chess` is no game here");
    }
}
