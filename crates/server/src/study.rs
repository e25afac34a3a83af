//! Commented games: what a study may contain, the positions it shows, and those that come with the program.

use std::sync::LazyLock;

use serde_json::Value;
use table::{Seat, Viewer};
use titles::Table;

use crate::actions;
use crate::api::{
    AskedSeat, Code, Mark, Move, Note, Place, Problem, SideNote, Study, StudyMoment, StudyPosition,
    TriedMove, Variation,
};
use crate::live::{Counted, position, question, rounds};
use crate::log_entry::By;

/// Characters in a title.
const TITLE: usize = 80;
/// Characters in a note.
const TEXT: usize = 2_000;
/// Characters in the address of a piece.
const ADDRESS: usize = 80;
/// Notes in a study.
const NOTES: usize = 120;
/// Marks of a note.
const MARKS: usize = 16;
/// Variations of a note.
const VARIATIONS: usize = 6;
/// Moves tried one after another.
pub const TRIED: usize = 80;
/// Characters in an action.
const ACTION: usize = 200;
/// Bytes in the record of a study.
pub const RECORD: usize = 256 * 1024;

fn too_large(what: &str, most: usize) -> Problem {
    Problem::new(Code::TooLarge, format!("{what} has at most {most}"))
}

fn unreadable(text: &str) -> Problem {
    Problem::new(Code::Unreadable, text)
}

/// Whether a character belongs in plain text: no control but a line break, and none that changes the direction of what
/// stands around it.
fn is_plain(c: char) -> bool {
    c == '\n' || !(c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'))
}

/// A title: one line that can be seen.
pub fn read_title(text: &str) -> Result<String, Problem> {
    let plain: String = text.chars().filter(|c| is_plain(*c)).collect();
    let title = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if title.is_empty() || title.chars().count() > TITLE {
        return Err(unreadable("a title has 1 to 80 characters").field("title"));
    }
    Ok(title)
}

/// A language by its code of two or three letters.
pub fn read_language(code: &str) -> Result<String, Problem> {
    let known = matches!(code.len(), 2 | 3) && code.bytes().all(|byte| byte.is_ascii_lowercase());
    known.then(|| code.into()).ok_or_else(|| unreadable("a language is two letters").field("language"))
}

/// The notes as they are stored: cleaned, within all limits, and legal in this game.
pub fn read_notes(game: &dyn Table, mut notes: Vec<Note>) -> Result<Vec<Note>, Problem> {
    if notes.len() > NOTES {
        return Err(too_large("a study", NOTES).field("notes"));
    }
    if !notes.is_sorted_by(|one, next| one.at < next.at) {
        return Err(unreadable("notes stand in the order of the moves, one each").field("notes"));
    }
    for (number, note) in notes.iter_mut().enumerate() {
        read_note(game, note).map_err(|problem| within(problem, &format!("notes.{number}")))?;
    }
    Ok(notes)
}

/// The same problem with the place of its field.
fn within(problem: Problem, place: &str) -> Problem {
    let field = problem.field.as_ref().map_or_else(|| place.into(), |field| format!("{place}.{field}"));
    problem.field(field)
}

fn read_note(game: &dyn Table, note: &mut Note) -> Result<(), Problem> {
    let Note { at, text, marks, seat, variations } = note;
    read_remark(game, text, marks, *seat)?;
    if text.is_empty() && marks.is_empty() && variations.is_empty() {
        return Err(unreadable("a note says, marks or tries something").field("text"));
    }
    if variations.len() > VARIATIONS {
        return Err(too_large("a note", VARIATIONS).field("variations"));
    }
    let here = game.branch(*at).ok_or_else(|| Problem::not_found("move").field("at"))?;
    for (number, variation) in variations.iter_mut().enumerate() {
        read_variation(&*here, variation)
            .map_err(|problem| within(problem, &format!("variations.{number}")))?;
    }
    Ok(())
}

fn read_variation(here: &dyn Table, variation: &mut Variation) -> Result<(), Problem> {
    let Variation { moves, notes } = variation;
    if moves.is_empty() {
        return Err(unreadable("a variation has a move").field("moves"));
    }
    play_on(here, moves)?;
    if !notes.is_sorted_by(|one, next| one.at < next.at) {
        return Err(unreadable("notes stand in the order of the moves, one each").field("notes"));
    }
    for (number, SideNote { at, text, marks, seat }) in notes.iter_mut().enumerate() {
        let read = match (1..=moves.len()).contains(at) {
            false => Err(Problem::not_found("move").field("at")),
            true => read_remark(here, text, marks, *seat),
        };
        read.map_err(|problem| within(problem, &format!("notes.{number}")))?;
        if text.is_empty() && marks.is_empty() {
            return Err(unreadable("a note says or marks something").field(format!("notes.{number}")));
        }
    }
    Ok(())
}

/// What every note has.
fn read_remark(game: &dyn Table, text: &mut String, marks: &[Mark], seat: Option<u8>) -> Result<(), Problem> {
    let plain: String = text.chars().filter(|c| is_plain(*c)).collect();
    *text = plain.trim().into();
    if text.chars().count() > TEXT {
        return Err(too_large("a note", TEXT).field("text"));
    }
    if marks.len() > MARKS {
        return Err(too_large("a note", MARKS).field("marks"));
    }
    let fits = |address: &String| {
        !address.is_empty() && address.chars().count() <= ADDRESS && !address.chars().any(char::is_control)
    };
    let fit = marks.iter().all(|mark| match mark {
        Mark::Ring { at } => fits(at),
        Mark::Arrow { from, to } => fits(from) && fits(to) && from != to,
    });
    if !fit {
        return Err(unreadable("a mark names pieces of the board").field("marks"));
    }
    match seat {
        Some(seat) if seat >= game.seats() => Err(Problem::not_found("seat").field("seat")),
        _ => Ok(()),
    }
}

/// The game after moves that are tried; the problem says which one was refused, and by which rule.
fn play_on(here: &dyn Table, moves: &[TriedMove]) -> Result<Box<dyn Table>, Problem> {
    if moves.len() > TRIED {
        return Err(too_large("a variation", TRIED).field("moves"));
    }
    let mut game = here.branch(here.lines()).ok_or_else(|| Problem::not_found("move"))?;
    game.listen(false);
    for (number, TriedMove { seat, action }) in moves.iter().enumerate() {
        if action.len() > ACTION {
            return Err(too_large("an action", ACTION).field("moves"));
        }
        let action = actions::read(game.title(), number, action)?;
        let refused = |error| Problem { at: Some(number as u16), ..Problem::from(error) };
        game.play(Seat(*seat), action).map_err(refused)?;
    }
    Ok(game)
}

/// The game of a record, replayed.
pub fn replayed(record: &str) -> Result<Box<dyn Table>, Problem> {
    titles::read_record(record.as_bytes()).map_err(|_| Problem::other_rules())
}

/// What everybody may see of a game that is over, after some of its moves and some that are tried.
pub fn moment(game: &dyn Table, places: &[Place], wish: &StudyMoment) -> Result<StudyPosition, Problem> {
    let missing = || Problem::not_found("move").field("at");
    let at = wish.at.unwrap_or(game.lines());
    let mut then = play_on(&*game.branch(at).ok_or_else(missing)?, &wish.tried)?;
    let last = then.lines().checked_sub(1).and_then(|line| {
        let (seat, action) = then.line(line)?;
        let bot = places.get(seat.index()).is_some_and(|place| place.bot.is_some());
        Some(Move {
            seat: seat.0,
            by: if bot { By::Bot } else { By::Person }.word(),
            actions: then.title().action_text(action).into_iter().collect(),
            events: then.retell(line, Viewer::Open).into_iter().flatten().collect(),
            boards: None,
        })
    });
    let counted = Counted { at, moves: game.lines(), rounds: rounds(game, |lines| lines) };
    let replay = position(&*then, Viewer::Open, counted, last)?;
    let asked = match wish.ask {
        false => Vec::new(),
        true => then.may_act().iter().filter_map(|seat| asked_seat(&mut *then, seat)).collect(),
    };
    Ok(StudyPosition { replay, asked })
}

fn asked_seat(game: &mut dyn Table, seat: Seat) -> Option<AskedSeat> {
    let id = format!("{seat}-{:016x}-{}", game.question_id(seat)?, game.lines());
    Some(AskedSeat { seat: seat.0, asked: question(game, seat, id)? })
}

/// A study that comes with the program. Its texts are objects with one text for each language.
pub struct Shipped {
    /// Also the name of its game.
    pub id: &'static str,
    pub record: String,
    pub places: Vec<Place>,
    title: Value,
    notes: Value,
}

/// The names and the texts of the files in `docs/studies`.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/studies.rs"));

static SHIPPED: LazyLock<Vec<Shipped>> =
    LazyLock::new(|| FILES.iter().filter_map(|(id, text)| Shipped::read(id, text)).collect());

/// The studies that come with the program.
pub fn shipped() -> &'static [Shipped] {
    &SHIPPED
}

/// The study that comes with the program and has this id, if its game is listed.
pub fn shipped_as(id: &str) -> Option<&'static Shipped> {
    shipped().iter().find(|study| study.id == id && titles::find(id).is_some())
}

impl Shipped {
    fn read(id: &'static str, text: &str) -> Option<Shipped> {
        let file: Value = serde_json::from_str(text).ok()?;
        let lines = file["record"].as_array()?.iter().map(Value::as_str);
        Some(Shipped {
            id,
            record: lines.collect::<Option<Vec<_>>>()?.join("\n") + "\n",
            places: serde_json::from_value(file["places"].clone()).ok()?,
            title: file["title"].clone(),
            notes: file["notes"].clone(),
        })
    }

    /// The study in this language, or in English.
    pub fn told_in(&self, language: &str) -> Option<Study> {
        let language = if self.title.get(language).is_some() { language } else { "en" };
        Some(Study {
            id: self.id.into(),
            game: self.id.into(),
            title: serde_json::from_value(in_language(&self.title, language)).ok()?,
            language: language.into(),
            author: None,
            own: false,
            revision: 0,
            places: self.places.clone(),
            notes: serde_json::from_value(in_language(&self.notes, language)).ok()?,
            changed: 0,
        })
    }
}

/// The same JSON, with one text in the place of each object that holds it in several languages.
fn in_language(value: &Value, language: &str) -> Value {
    match value {
        Value::Array(parts) => parts.iter().map(|part| in_language(part, language)).collect(),
        Value::Object(texts) if texts.contains_key("en") => texts.get(language).cloned().unwrap_or_default(),
        Value::Object(fields) => {
            fields.iter().map(|(name, part)| (name.clone(), in_language(part, language))).collect()
        }
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// The words of a text that look like the id of a rule.
    fn rules_in(text: &str) -> Vec<&str> {
        let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
        let is_rule = |word: &&str| {
            let mut parts = word.split('-');
            let upper = |part: &str| part.len() >= 2 && part.bytes().all(|byte| byte.is_ascii_uppercase());
            parts.clone().count() == 3
                && parts.by_ref().take(2).all(upper)
                && parts.all(|part| part.parse::<u8>().is_ok())
        };
        words.filter(is_rule).collect()
    }

    fn texts(note: &Note) -> Vec<(usize, &str)> {
        let variations = note.variations.iter().flat_map(|variation| &variation.notes);
        [(note.at, &note.text[..])]
            .into_iter()
            .chain(variations.map(|note| (note.at, &note.text[..])))
            .collect()
    }

    #[test]
    fn every_title_has_a_study_that_replays_and_keeps_to_all_limits() {
        let ids: Vec<&str> = shipped().iter().map(|study| study.id).collect();
        for title in titles::all() {
            assert!(ids.contains(&title.name()), "{} has a commented game", title.name());
        }
        assert_eq!(FILES.len(), ids.len(), "every file can be read");
        for study in shipped() {
            let game = replayed(&study.record).unwrap_or_else(|error| panic!("{}: {error}", study.id));
            assert_eq!(game.title().name(), study.id);
            assert!(game.outcome().is_some(), "{} is played to its end", study.id);
            assert_eq!(study.places.len(), usize::from(game.seats()));
            assert_eq!(game.record(), study.record, "{}: the record is as the program writes it", study.id);
            let told = study.told_in("en").unwrap();
            assert!((12..=20).contains(&told.notes.len()), "{} has {} notes", study.id, told.notes.len());
            assert!(
                told.notes.iter().any(|note| !note.variations.is_empty()),
                "{} tries something",
                study.id
            );
            assert!(told.notes.iter().any(|note| !note.marks.is_empty()), "{} marks something", study.id);
            let read = read_notes(&*game, told.notes.clone());
            assert_eq!(read.unwrap_or_else(|error| panic!("{}: {error}", study.id)), told.notes);
        }
    }

    #[test]
    fn a_study_says_the_same_in_every_language_and_names_rules_that_exist() {
        for study in shipped() {
            let title = titles::find(study.id).unwrap();
            let known: HashSet<String> = title.rules().rules.into_iter().map(|rule| rule.id).collect();
            let english = study.told_in("en").unwrap();
            for language in titles::words::languages() {
                let told = study.told_in(language).unwrap();
                assert_eq!(told.language, language, "{} speaks {language}", study.id);
                assert!(language == "en" || told.title != english.title, "{}: {language}", study.id);
                for (note, original) in told.notes.iter().zip(&english.notes) {
                    for ((at, text), (_, original)) in texts(note).into_iter().zip(texts(original)) {
                        let place = format!("{} in {language}, move {} ({at})", study.id, note.at);
                        assert!(!text.is_empty(), "{place}");
                        assert!(language == "en" || text != original, "{place} is translated");
                        assert_eq!(rules_in(text), rules_in(original), "{place} names the same rules");
                        for rule in rules_in(text) {
                            assert!(known.contains(rule), "{place}: {rule}");
                        }
                    }
                }
            }
        }
    }
}
