//! What is said to a person, in a language: Fluent texts of all languages, embedded.
//!
//! A game says a [`Message`]: an id and arguments. [`Words`] finds the text of the id and puts the arguments
//! in; names that are ids themselves become texts first, seats become the names of people.

mod errors;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use table::{Arg, Message, Refusal, Seat};
use unic_langid::LanguageIdentifier;

/// Every Fluent file: its language, its name, its text.
pub static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The languages there are texts in.
pub fn languages() -> Vec<&'static str> {
    let mut languages: Vec<_> = FILES.iter().map(|(language, ..)| *language).collect();
    languages.dedup();
    languages
}

/// All texts of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// Something put into a text.
#[derive(Clone, PartialEq, Debug)]
pub enum Word {
    /// A number, written and counted as the language does.
    Number(i64),
    /// A text that needs no translation.
    Text(String),
}

/// What was wrong with something said: for tests, because a person sees as much of the text as there is.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("`{id}`: {problem}")]
pub struct Unsaid {
    /// The Fluent id.
    pub id: String,
    /// What is wrong.
    pub problem: String,
}

impl Words {
    /// The texts of `language`, such as `en`; nothing if there are none.
    pub fn of(language: &str) -> Option<Words> {
        let identifier: LanguageIdentifier = language.parse().ok()?;
        let mut files = FILES.iter().filter(|(other, ..)| *other == language).peekable();
        files.peek()?;
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // People's names and numbers stand in the text as they are: a terminal shows the marks as rubbish.
        bundle.set_use_isolating(false);
        for (_, _, text) in files {
            let resource =
                FluentResource::try_new((*text).to_string()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Some(Words { bundle })
    }

    /// The English texts.
    pub fn english() -> Words {
        Words::of("en").expect("English is always there")
    }

    /// Whether there is a text with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Says `message` at a table where people have these names.
    pub fn say(&self, message: &Message, names: &[String]) -> String {
        self.say_strictly(message, names).unwrap_or_else(|(text, _)| text)
    }

    /// Says `message`; anything missing is an error that comes with as much of the text as there is.
    pub fn say_strictly(&self, message: &Message, names: &[String]) -> Result<String, (String, Unsaid)> {
        let mut missing = None;
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Seat(seat) => args.set(*name, self.name(*seat, names)),
                Arg::Name(id) => {
                    let text = self.format(id, &FluentArgs::new());
                    args.set(
                        *name,
                        text.unwrap_or_else(|(text, unsaid)| {
                            missing = Some(unsaid);
                            text
                        }),
                    );
                }
            }
        }
        let said = self.format(message.id, &args);
        match (said, missing) {
            (Ok(text), Some(unsaid)) => Err((text, unsaid)),
            (said, _) => said,
        }
    }

    /// The text with this id and these words in it.
    pub fn text(&self, id: &str, words: &[(&str, Word)]) -> String {
        let mut args = FluentArgs::new();
        for (name, word) in words {
            args.set(*name, FluentValue::from(word));
        }
        self.format(id, &args).unwrap_or_else(|(text, _)| text)
    }

    /// What the person at `seat` is called: his name, else the number of his seat.
    pub fn name(&self, seat: Seat, names: &[String]) -> String {
        match names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.text("titles-seat", &[("number", Word::Number(i64::from(seat.0)))]),
        }
    }

    /// Why something is refused, with the rule.
    pub fn refusal(&self, refusal: &Refusal, names: &[String]) -> String {
        let reason = Word::Text(self.say(&refusal.message(), names));
        self.text("titles-refusal", &[("rule", Word::Text(refusal.rule.into())), ("reason", reason)])
    }

    fn format(&self, id: &str, args: &FluentArgs) -> Result<String, (String, Unsaid)> {
        let unsaid = |problem: String| Unsaid { id: id.to_string(), problem };
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return Err((id.to_string(), unsaid("no such text".into())));
        };
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err((text, unsaid(error.to_string()))),
        }
    }
}

impl<'a> From<&'a Word> for FluentValue<'a> {
    fn from(word: &'a Word) -> FluentValue<'a> {
        match word {
            Word::Number(number) => (*number).into(),
            Word::Text(text) => text.as_str().into(),
        }
    }
}

impl From<&str> for Word {
    fn from(text: &str) -> Word {
        Word::Text(text.to_string())
    }
}

impl From<String> for Word {
    fn from(text: String) -> Word {
        Word::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Word {
            fn from(number: $number) -> Word {
                Word::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8 u16 u32 u64 usize i32 i64);
