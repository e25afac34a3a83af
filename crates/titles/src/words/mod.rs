//! What is said to people, in their language: the embedded Fluent texts of all languages.
//!
//! A game says a [`Message`]: an id and arguments. [`Words`] looks up the text and fills in the arguments. Arguments that
//! are ids become texts first; seats become the names of people.

mod errors;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use table::{Arg, Message, Refusal, Seat};
use unic_langid::LanguageIdentifier;

use crate::advice::{Advice, Advised, Reason, percent};

/// Every Fluent file: its language, name and text.
pub static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The languages that have texts.
pub fn languages() -> Vec<&'static str> {
    let mut languages: Vec<_> = FILES.iter().map(|(language, ..)| *language).collect();
    languages.dedup();
    languages
}

/// All texts of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// An argument of a text.
#[derive(Clone, PartialEq, Debug)]
pub enum TextArg {
    /// A number, formatted and pluralized by the language.
    Number(i64),
    /// A text that is not translated.
    Text(String),
}

/// What is wrong with a text. Tests look for it; people see as much of the text as there is.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("`{id}`: {problem}")]
pub struct TextError {
    /// The Fluent id.
    pub id: String,
    /// What is wrong.
    pub problem: String,
}

impl Words {
    /// The texts of a language, such as `en`; nothing if there are none.
    pub fn of(language: &str) -> Option<Words> {
        let identifier: LanguageIdentifier = language.parse().ok()?;
        let mut files = FILES.iter().filter(|(other, ..)| *other == language).peekable();
        files.peek()?;
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // No isolation marks around names and numbers: a terminal would show them as rubbish.
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
        Words::of("en").expect("English is always embedded")
    }

    /// Whether a text has this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The text of `message`, at a table where people have these names.
    pub fn say(&self, message: &Message, names: &[String]) -> String {
        self.say_strictly(message, names).unwrap_or_else(|(text, _)| text)
    }

    /// The text of `message`. If anything is missing, the error comes with as much of the text as there is.
    pub fn say_strictly(&self, message: &Message, names: &[String]) -> Result<String, (String, TextError)> {
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
                        text.unwrap_or_else(|(text, error)| {
                            missing = Some(error);
                            text
                        }),
                    );
                }
            }
        }
        let said = self.format(message.id, &args);
        match (said, missing) {
            (Ok(text), Some(error)) => Err((text, error)),
            (said, _) => said,
        }
    }

    /// The text with this id and these arguments.
    pub fn text(&self, id: &str, args: &[(&str, TextArg)]) -> String {
        let mut filled = FluentArgs::new();
        for (name, arg) in args {
            filled.set(*name, FluentValue::from(arg));
        }
        self.format(id, &filled).unwrap_or_else(|(text, _)| text)
    }

    /// The name of the person at `seat`, or the number of the seat if there is none.
    pub fn name(&self, seat: Seat, names: &[String]) -> String {
        match names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.text("titles-seat", &[("number", TextArg::Number(i64::from(seat.0)))]),
        }
    }

    /// A choice of an advice with its figures.
    pub fn advised(&self, advice: &Advice, choice: &Advised, names: &[String]) -> String {
        let best = advice.choices.first().map_or(choice.value, |best| best.value);
        let id = match choice.value < best {
            false => "titles-advice-best",
            true if choice.tempting => "titles-advice-tempting",
            true => "titles-advice-behind",
        };
        let args: [(&str, TextArg); 4] = [
            ("action", self.say(&choice.says, names).into()),
            ("chance", percent(choice.value).into()),
            ("share", percent(choice.tried as f32 / advice.simulations.max(1) as f32).into()),
            ("behind", percent(best - choice.value).into()),
        ];
        self.text(id, &args)
    }

    /// A reason of an advice.
    pub fn reason(&self, reason: &Reason, names: &[String]) -> String {
        let Some(quote) = &reason.quote else { return self.say(&reason.message, names) };
        let mut args = FluentArgs::new();
        args.set("quote", self.say(quote, names));
        for (name, arg) in &reason.message.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Seat(seat) => args.set(*name, self.name(*seat, names)),
                Arg::Name(id) => args.set(*name, self.text(id, &[])),
            }
        }
        self.format(reason.message.id, &args).unwrap_or_else(|(text, _)| text)
    }

    /// Why an action is refused, with the rule.
    pub fn refusal(&self, refusal: &Refusal, names: &[String]) -> String {
        let reason = TextArg::Text(self.say(&refusal.message(), names));
        self.text("titles-refusal", &[("rule", TextArg::Text(refusal.rule.into())), ("reason", reason)])
    }

    fn format(&self, id: &str, args: &FluentArgs) -> Result<String, (String, TextError)> {
        let broken = |problem: String| TextError { id: id.to_string(), problem };
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return Err((id.to_string(), broken("there is no such text".into())));
        };
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err((text, broken(error.to_string()))),
        }
    }
}

impl<'a> From<&'a TextArg> for FluentValue<'a> {
    fn from(arg: &'a TextArg) -> FluentValue<'a> {
        match arg {
            TextArg::Number(number) => (*number).into(),
            TextArg::Text(text) => text.as_str().into(),
        }
    }
}

impl From<&str> for TextArg {
    fn from(text: &str) -> TextArg {
        TextArg::Text(text.to_string())
    }
}

impl From<String> for TextArg {
    fn from(text: String) -> TextArg {
        TextArg::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for TextArg {
            fn from(number: $number) -> TextArg {
                TextArg::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8 u16 u32 u64 usize i32 i64);
