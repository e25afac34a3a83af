use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::shorten::shorten;

/// How a table is set up: players, variant, modules, switches between readings of a rule.
///
/// As JSON it is one flat object of numbers, words and yes/no; a field left out has its default.
pub trait Options:
    Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The fields for a form, in the order of the form.
    fn fields() -> Vec<Field>;

    /// Every kind of table the rules know, for the conformance kit: all player counts and variants, and each
    /// switch at least once.
    fn cases() -> Vec<Self>;

    /// How many people sit at such a table.
    fn seats(&self) -> u8;

    /// The variant in one word, such as `standard` or `solo-expert`.
    fn variant(&self) -> &'static str;

    /// Whether all seats win or lose together. If a game says nothing else, this is so at a table for one and in a variant
    /// called `coop`.
    fn together(&self) -> bool {
        self.seats() == 1 || self.variant() == "coop"
    }

    /// Whether such a table can be set up; the error names the field.
    fn check(&self) -> Result<(), OptionsError>;

    /// Gives fields that were left out the default that fits the others, where it is another one than usual.
    fn complete(&mut self, _given: &dyn Fn(&str) -> bool) {}

    /// What these choices mean for the form.
    fn guide(&self) -> Guide {
        Guide { last_seat: self.seats(), ..Guide::default() }
    }
}

/// What the choices made so far mean for a form.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Guide {
    /// Fields that change nothing at such a table.
    pub idle: Vec<&'static str>,
    /// The last seat that can be named.
    pub last_seat: u8,
    /// Choices whose word stands for another one here: the field and that word.
    pub means: Vec<(&'static str, &'static str)>,
}

/// A field of a form. Its label is the Fluent message `{game}-option-{name}`, its explanation the same with
/// `-help`, and each word of a choice `{game}-option-{name}-{word}`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Field {
    /// The name, as in the JSON.
    pub name: &'static str,
    /// What it takes.
    pub kind: FieldKind,
    /// The ruling behind it, where the rulebooks leave open what the field settles.
    pub ruling: Option<&'static str>,
}

impl Field {
    /// A field that the rulebooks know.
    pub const fn new(name: &'static str, kind: FieldKind) -> Field {
        Field { name, kind, ruling: None }
    }

    /// A field for what the rulebooks leave open, as the ruling with this id says.
    pub const fn reading(name: &'static str, kind: FieldKind, ruling: &'static str) -> Field {
        Field { name, kind, ruling: Some(ruling) }
    }
}

/// What a field takes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FieldKind {
    /// A whole number.
    Number {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// A seat, counted from 1; 0 for a random one.
    Seat {
        /// The last seat of the largest table.
        max: i64,
    },
    /// One of these words.
    Choice {
        /// The words.
        of: Vec<&'static str>,
    },
    /// Yes or no.
    Flag,
}

/// Options that make no table: which field is wrong, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[error("{}: {problem}", OptionsError::place(.field))]
pub struct OptionsError {
    /// The field; empty if the options as a whole are meant.
    pub field: String,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a field.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Problem {
    /// A number too small or too large.
    #[error("{value} is not between {min} and {max}")]
    OutOfRange {
        /// What was given.
        value: i64,
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// It does not go with another field.
    #[error("does not go with `{other}` ({rule})")]
    Conflict {
        /// The other field.
        other: &'static str,
        /// The rule that says so.
        rule: &'static str,
    },
    /// Not readable at all: an unknown field, an unknown word, a wrong type.
    #[error("{0}")]
    Unreadable(String),
}

/// The Fluent ids of the form: labels, explanations and the words of choices.
pub fn option_messages<O: Options>(game: &str) -> Vec<String> {
    let mut ids = Vec::new();
    for field in O::fields() {
        let label = format!("{game}-option-{}", field.name);
        if let FieldKind::Choice { of } = &field.kind {
            ids.extend(of.iter().map(|word| format!("{label}-{word}")));
        }
        ids.push(format!("{label}-help"));
        ids.push(label);
    }
    ids
}

impl OptionsError {
    /// The field, or the options as a whole.
    fn place(field: &str) -> String {
        if field.is_empty() { "options".into() } else { format!("option `{}`", shorten(field)) }
    }

    /// A number out of its range.
    pub fn range(field: &str, value: i64, min: i64, max: i64) -> OptionsError {
        OptionsError { field: field.into(), problem: Problem::OutOfRange { value, min, max } }
    }

    /// Two fields that do not go together.
    pub fn conflict(field: &str, other: &'static str, rule: &'static str) -> OptionsError {
        OptionsError { field: field.into(), problem: Problem::Conflict { other, rule } }
    }

    /// Reads options from JSON; the error names the field where that is possible.
    pub fn read<O: Options>(json: &serde_json::Value) -> Result<O, OptionsError> {
        let unreadable = |field: &str, why: String| OptionsError {
            field: field.into(),
            problem: Problem::Unreadable(why),
        };
        let given = json.as_object().ok_or_else(|| unreadable("", "a JSON object is needed".into()))?;
        let fields = O::fields();
        for (name, value) in given {
            let Some(field) = fields.iter().find(|field| field.name == name.as_str()) else {
                let known: Vec<_> = fields.iter().map(|field| field.name).collect();
                return Err(unreadable(name, format!("unknown; there are {}", known.join(", "))));
            };
            let number = |min: i64, max: i64| match value.as_i64() {
                Some(number) if (min..=max).contains(&number) => Ok(()),
                Some(number) => Err(OptionsError::range(name, number, min, max)),
                None => Err(unreadable(name, format!("a number from {min} to {max} is needed"))),
            };
            match &field.kind {
                FieldKind::Number { min, max } => number(*min, *max)?,
                FieldKind::Seat { max } => number(0, *max)?,
                FieldKind::Choice { of } => {
                    if !value.as_str().is_some_and(|word| of.contains(&word)) {
                        return Err(unreadable(name, format!("one of {} is needed", of.join(", "))));
                    }
                }
                FieldKind::Flag => {
                    if !value.is_boolean() {
                        return Err(unreadable(name, "true or false is needed".into()));
                    }
                }
            }
        }
        let mut options: O =
            serde_json::from_value(json.clone()).map_err(|error| unreadable("", error.to_string()))?;
        options.complete(&|name| given.contains_key(name));
        options.check()?;
        Ok(options)
    }
}
