use std::io::{self, BufWriter, ErrorKind, IsTerminal, Stdout, Write};
use std::process::ExitCode;

use titles::Title;
use titles::words::{TextArg, Words, languages};

/// The widest a text may run.
const WIDTH: usize = 100;
/// The indent of the later lines of a paragraph.
const INDENT: usize = 4;

/// Where a command writes, and in which language.
pub struct Screen {
    pub words: Words,
    pub language: String,
    out: BufWriter<Stdout>,
}

/// Why a command stopped.
pub enum Failure {
    /// Something in the input was wrong; the sentence says what, and what to do.
    Input(String),
    /// A check found damage; the sentence says what to do.
    Damage(String),
    /// The output could not be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl Failure {
    /// Reports what went wrong and returns the exit code. A closed pipe (`| head`) is not an error.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::Input(sentence) => {
                // If this can't be written either, there is nobody left to tell.
                let _ = writeln!(io::stderr(), "{sentence}");
                ExitCode::from(2)
            }
            Failure::Damage(sentence) => {
                let _ = writeln!(io::stderr(), "{sentence}");
                ExitCode::FAILURE
            }
            Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Output(error) => {
                let _ = writeln!(io::stderr(), "{error}");
                ExitCode::FAILURE
            }
        }
    }
}

impl Screen {
    /// A screen in this language.
    pub fn new(language: &str) -> Result<Screen, Failure> {
        let out = BufWriter::new(io::stdout());
        if let Some(words) = Words::of(language) {
            return Ok(Screen { words, language: language.into(), out });
        }
        let known = TextArg::from(languages().join(", "));
        let sentence = Words::english().text("syrtis-unknown-language", &[("known", known)]);
        Err(Failure::Input(sentence))
    }

    /// Writes a line.
    pub fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Writes the text with this id and these arguments.
    pub fn say(&mut self, id: &str, words: &[(&str, TextArg)]) -> Result<(), Failure> {
        let text = self.words.text(id, words);
        self.line(&text)
    }

    /// Writes without ending the line, and at once, because somebody is waiting.
    pub fn prompt(&mut self, text: &str) -> Result<(), Failure> {
        write!(self.out, "{text}")?;
        self.flush()
    }

    /// Writes a value as JSON on one line.
    pub fn json(&mut self, value: &impl serde::Serialize) -> Result<(), Failure> {
        serde_json::to_writer(&mut self.out, value).map_err(io::Error::from)?;
        self.line("")
    }

    /// Writes a text after its `mark`, wrapped, with all lines but the first indented.
    pub fn paragraph(&mut self, mark: &str, text: &str) -> Result<(), Failure> {
        self.hanging(mark, text, INDENT)
    }

    /// Writes a text after its `mark`, wrapped, with all lines but the first indented by `indent`.
    pub fn hanging(&mut self, mark: &str, text: &str, indent: usize) -> Result<(), Failure> {
        let width = WIDTH.saturating_sub(length(mark).max(indent));
        for (at, line) in wrap(text, width).iter().enumerate() {
            let start = if at == 0 { mark } else { &" ".repeat(indent) };
            self.line(format!("{start}{line}").trim_end())?;
        }
        Ok(())
    }

    /// Writes rows in columns. Numbers are aligned to the right.
    pub fn columns(&mut self, rows: &[Vec<String>]) -> Result<(), Failure> {
        let count = rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|c| length(c)).max();
        let widths: Vec<_> = (0..count).map(|column| width(column).unwrap_or(0)).collect();
        for row in rows {
            let mut line = String::new();
            for (cell, width) in row.iter().zip(&widths) {
                let gap = " ".repeat(width - length(cell));
                let number = cell.starts_with(|c: char| c.is_ascii_digit() || "-−+".contains(c));
                line += &if number { format!("{gap}{cell}  ") } else { format!("{cell}{gap}  ") };
            }
            self.line(line.trim_end())?;
        }
        Ok(())
    }

    pub fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.out.flush()?)
    }

    /// An input failure with the text of this id.
    pub fn failure(&self, id: &str, words: &[(&str, TextArg)]) -> Failure {
        Failure::Input(self.words.text(id, words))
    }

    /// The title with this name.
    pub fn title(&self, name: &str) -> Result<&'static dyn Title, Failure> {
        titles::find(name).ok_or_else(|| self.unknown_game(name))
    }

    /// There is no such game; lists those there are.
    pub fn unknown_game(&self, name: &str) -> Failure {
        let known: Vec<_> = titles::all().iter().map(|title| title.name()).collect();
        let shown: String = name.chars().take(40).collect();
        self.failure("syrtis-unknown-game", &[("name", shown.into()), ("known", known.join(", ").into())])
    }

    /// The texts with these ids, as the headings of a table.
    pub fn headings(&self, ids: &[&str]) -> Vec<String> {
        ids.iter().map(|id| self.words.text(id, &[])).collect()
    }

    /// The title of a game as people know it.
    pub fn name_of(&self, title: &dyn Title) -> String {
        self.words.text(&format!("{}-title", title.name()), &[])
    }

    /// Whether a person is watching.
    pub fn is_terminal() -> bool {
        io::stdout().is_terminal()
    }
}

fn length(text: &str) -> usize {
    text.chars().count()
}

/// Wraps a text into lines of at most `width`.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if length(line) + 1 + length(word) <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_string());
        }
    }
    lines
}

/// A share as a percentage with one decimal place.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A whole number with its thousands separated.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_wrapped_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("immeasurably long", 4), ["immeasurably", "long"]);
        assert_eq!(wrap("", 4), [""]);
    }

    #[test]
    fn thousands_are_separated() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(1234567), "1 234 567");
    }
}
