use serde_json::{Map, Value};
use table::{Field, FieldKind, OptionsError};
use titles::Title;

/// The word of a variant in which all seats win or lose together.
const TOGETHER: &str = "coop";

/// A title and the options of its tables, written `ares:players=3,mulligan=yes`.
#[derive(Clone)]
pub struct Setting {
    /// The title.
    pub title: &'static dyn Title,
    /// The options that were given; the others have their defaults.
    pub options: Value,
    /// How it is written.
    pub name: String,
    /// How many people sit at such a table.
    pub seats: u8,
    /// The variant in one word.
    pub variant: &'static str,
}

/// A text that makes no table.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SettingError {
    /// No title has this name.
    #[error("`{0}` is no game here; there are {known}", known = known())]
    UnknownGame(String),
    /// An option is written `name=value`.
    #[error("`{0}`: a table is written game:option=value,option=value")]
    Form(String),
    /// The options make no table.
    #[error("`{name}`: {error}")]
    Options {
        /// How it was written.
        name: String,
        /// What is wrong.
        error: OptionsError,
    },
    /// A star or a list of values left nothing.
    #[error("`{0}` makes no table")]
    Nothing(String),
}

fn known() -> String {
    titles::all().iter().map(|title| title.name()).collect::<Vec<_>>().join(", ")
}

impl Setting {
    /// Reads one table, or several: `players=2|3|4` makes a table of each, `scenario=*` one of every value that
    /// makes a table.
    ///
    /// ```
    /// use arena::Setting;
    ///
    /// let tables = Setting::read("redplanet:players=2|3")?;
    /// assert_eq!(tables[1].name, "redplanet:players=3");
    /// assert_eq!(Setting::read("redplanet:players=*")?.len(), 5);
    /// # Ok::<(), arena::SettingError>(())
    /// ```
    pub fn read(text: &str) -> Result<Vec<Setting>, SettingError> {
        let (game, options) = text.split_once(':').unwrap_or((text, ""));
        let title = titles::find(game).ok_or_else(|| SettingError::UnknownGame(shown(game)))?;
        let fields = title.fields();
        let mut all = vec![(Map::new(), false)];
        for pair in options.split(',').filter(|pair| !pair.is_empty()) {
            let Some((name, values)) = pair.split_once('=') else {
                return Err(SettingError::Form(shown(text)));
            };
            let (values, any) = spread(&fields, name, values);
            let with = |(map, loose): &(Map<String, Value>, bool), value: &Value| {
                let mut map = map.clone();
                map.insert(name.to_string(), value.clone());
                (map, *loose || any)
            };
            all = all.iter().flat_map(|one| values.iter().map(|value| with(one, value))).collect();
        }
        let mut tables = Vec::new();
        for (map, loose) in all {
            match Setting::of(title, Value::Object(map)) {
                Ok(setting) => tables.push(setting),
                Err(_) if loose => {}
                Err(error) => return Err(error),
            }
        }
        if tables.is_empty() { Err(SettingError::Nothing(shown(text))) } else { Ok(tables) }
    }

    /// The tables of `title` with these options.
    pub fn of(title: &'static dyn Title, options: Value) -> Result<Setting, SettingError> {
        let name = written(title, &options);
        let table = match title.open(&options, 0) {
            Ok(table) => table,
            Err(error) => return Err(SettingError::Options { name, error }),
        };
        Ok(Setting { title, options, name, seats: table.seats(), variant: table.variant() })
    }

    /// Whether all seats win or lose together: a table of one, or one whose variant says so. There, bots don't play
    /// against each other but in teams of one kind.
    pub fn together(&self) -> bool {
        self.seats == 1 || self.variant == TOGETHER
    }
}

impl PartialEq for Setting {
    fn eq(&self, other: &Setting) -> bool {
        self.name == other.name
    }
}

impl std::fmt::Debug for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)
    }
}

/// The values of one option, and whether those that make no table may be left out.
fn spread(fields: &[Field], name: &str, values: &str) -> (Vec<Value>, bool) {
    let kind = fields.iter().find(|field| field.name == name).map(|field| &field.kind);
    match (kind, values) {
        (Some(FieldKind::Number { min, max }), "*") => ((*min..=*max).map(Value::from).collect(), true),
        (Some(FieldKind::Choice { of }), "*") => (of.iter().copied().map(Value::from).collect(), true),
        (Some(FieldKind::Flag), "*") => (vec![false.into(), true.into()], true),
        _ => (values.split('|').map(|value| read(kind, value)).collect(), false),
    }
}

/// The value as the field takes it; a text that it can't take stays one, and the game will say so.
fn read(kind: Option<&FieldKind>, text: &str) -> Value {
    match (kind, text) {
        (Some(FieldKind::Number { .. }), _) => text.parse::<i64>().map_or_else(|_| text.into(), Value::from),
        (Some(FieldKind::Flag), "true" | "yes" | "on" | "1") => true.into(),
        (Some(FieldKind::Flag), "false" | "no" | "off" | "0") => false.into(),
        (Some(FieldKind::Flag | FieldKind::Choice { .. }) | None, _) => text.into(),
    }
}

/// A table as it is written, its options in the order of the form: two ways to write the same are one.
fn written(title: &dyn Title, options: &Value) -> String {
    let mut name = title.name().to_string();
    let value = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
    let fields = title.fields();
    let given = fields.iter().filter_map(|field| Some((field.name, options.get(field.name)?)));
    for (at, (field, given)) in given.enumerate() {
        name += &format!("{}{field}={}", if at == 0 { ':' } else { ',' }, value(given));
    }
    name
}

fn shown(text: &str) -> String {
    text.chars().take(60).flat_map(char::escape_default).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        Setting::read(text).unwrap().into_iter().map(|setting| setting.name).collect()
    }

    #[test]
    fn a_table_is_written_in_the_order_of_the_form() {
        assert_eq!(names("ares:mulligan=yes,players=3"), ["ares:players=3,mulligan=true"]);
        assert_eq!(names("redplanet"), ["redplanet"]);
    }

    #[test]
    fn lists_and_stars_make_several_tables() {
        assert_eq!(names("ares:players=2|4"), ["ares:players=2", "ares:players=4"]);
        let coop = Setting::read("martians:variant=coop,players=2,scenario=*").unwrap();
        assert!(coop.len() > 10 && coop.iter().all(Setting::together));
        let solo = Setting::read("ares:variant=solo-novice|solo-expert").unwrap();
        assert!(solo.iter().all(|table| table.seats == 1 && table.together()));
        assert!(!Setting::read("redplanet:players=2").unwrap()[0].together());
    }

    #[test]
    fn what_makes_no_table_is_named() {
        let wrong = |text: &str| Setting::read(text).unwrap_err().to_string();
        assert!(wrong("chess:players=2").contains("chess"));
        assert!(wrong("chess").contains("redplanet"));
        assert!(wrong("redplanet:players").contains("option=value"));
        assert!(wrong("redplanet:players=9").contains('9'));
        assert!(wrong("redplanet:players=2|9").contains('9'));
        assert!(wrong("redplanet:colour=red").contains("colour"));
    }
}
