use serde_json::{Map, Value};
use table::{Field, FieldKind, OptionsError};
use titles::{Title, option_value};

/// A title and the options of a table, written `ares:players=3,mulligan=yes`.
#[derive(Clone)]
pub struct TableSpec {
    /// The title.
    pub title: &'static dyn Title,
    /// The given options; all others have their defaults.
    pub options: Value,
    /// Its text form.
    pub name: String,
    /// The number of seats.
    pub seats: u8,
    /// The variant in one word.
    pub variant: &'static str,
    /// Whether all seats win or lose together. There, bots don't play against each other but in teams of one bot.
    pub together: bool,
}

/// Why a text does not specify a table.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum TableSpecError {
    /// No title has this name.
    #[error("there is no game called `{0}`; the games are {known}", known = known())]
    UnknownGame(String),
    /// An option is not written `name=value`.
    #[error("`{0}`: a table is written game:option=value,option=value")]
    Form(String),
    /// The options do not make a table.
    #[error("`{name}`: {error}")]
    Options {
        /// The text form.
        name: String,
        /// What is wrong.
        error: OptionsError,
    },
    /// None of the values of a `*` makes a table.
    #[error("`{0}` does not make any table")]
    Nothing(String),
}

fn known() -> String {
    titles::all().iter().map(|title| title.name()).collect::<Vec<_>>().join(", ")
}

impl TableSpec {
    /// Reads one or several tables: `players=2|3|4` makes one for each value, `scenario=*` one for every value that is
    /// possible.
    ///
    /// ```
    /// use arena::TableSpec;
    ///
    /// let tables = TableSpec::read("redplanet:players=2|3")?;
    /// assert_eq!(tables[1].name, "redplanet:players=3");
    /// assert_eq!(TableSpec::read("redplanet:players=*")?.len(), 5);
    /// # Ok::<(), arena::TableSpecError>(())
    /// ```
    pub fn read(text: &str) -> Result<Vec<TableSpec>, TableSpecError> {
        let (game, options) = text.split_once(':').unwrap_or((text, ""));
        let title = titles::find(game).ok_or_else(|| TableSpecError::UnknownGame(shown(game)))?;
        let fields = title.fields();
        let mut all = vec![(Map::new(), false)];
        for pair in options.split(',').filter(|pair| !pair.is_empty()) {
            let Some((name, values)) = pair.split_once('=') else {
                return Err(TableSpecError::Form(shown(text)));
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
            match TableSpec::of(title, Value::Object(map)) {
                Ok(spec) => tables.push(spec),
                Err(_) if loose => {}
                Err(error) => return Err(error),
            }
        }
        if tables.is_empty() { Err(TableSpecError::Nothing(shown(text))) } else { Ok(tables) }
    }

    /// The options that make this table for the card of a network ([`titles::Net::tables`]): those given, and the variant.
    pub fn condition(&self) -> String {
        let mut options = self.options.clone();
        let told = self.title.fields().iter().any(|field| field.name == "variant");
        if let Some(options) = options.as_object_mut().filter(|_| told) {
            options.insert("variant".to_string(), self.variant.into());
        }
        let name = written(self.title, &options);
        name.split_once(':').map_or(String::new(), |(_, options)| options.to_string())
    }

    /// A table of `title` with these options.
    pub fn of(title: &'static dyn Title, options: Value) -> Result<TableSpec, TableSpecError> {
        let name = written(title, &options);
        let table = match title.open(&options, 0) {
            Ok(table) => table,
            Err(error) => return Err(TableSpecError::Options { name, error }),
        };
        let (seats, variant, together) = (table.seats(), table.variant(), table.together());
        Ok(TableSpec { title, options, name, seats, variant, together })
    }
}

impl PartialEq for TableSpec {
    fn eq(&self, other: &TableSpec) -> bool {
        self.name == other.name
    }
}

impl std::fmt::Debug for TableSpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)
    }
}

/// The values of an option, and whether impossible ones may be left out.
fn spread(fields: &[Field], name: &str, values: &str) -> (Vec<Value>, bool) {
    let kind = fields.iter().find(|field| field.name == name).map(|field| &field.kind);
    match (kind, values) {
        (Some(FieldKind::Number { min, max }), "*") => ((*min..=*max).map(Value::from).collect(), true),
        (Some(FieldKind::Seat { max }), "*") => ((0..=*max).map(Value::from).collect(), true),
        (Some(FieldKind::Choice { of }), "*") => (of.iter().copied().map(Value::from).collect(), true),
        (Some(FieldKind::Flag), "*") => (vec![false.into(), true.into()], true),
        _ => (values.split('|').map(|value| option_value(fields, name, value)).collect(), false),
    }
}

/// The text form of a table, with its options in the order of the form, so that every table has exactly one.
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
        TableSpec::read(text).unwrap().into_iter().map(|spec| spec.name).collect()
    }

    #[test]
    fn a_card_names_the_variant_where_there_are_several() {
        let condition = |text: &str| TableSpec::read(text).unwrap()[0].condition();
        assert_eq!(condition("ares:players=2"), "players=2,variant=standard");
        assert_eq!(condition("ares:variant=coop,players=2"), "players=2,variant=coop");
        assert_eq!(condition("redplanet:players=2"), "players=2");
    }

    #[test]
    fn options_are_written_in_the_order_of_the_form() {
        assert_eq!(names("ares:mulligan=yes,players=3"), ["ares:players=3,mulligan=true"]);
        assert_eq!(names("redplanet"), ["redplanet"]);
    }

    #[test]
    fn lists_and_stars_make_several_tables() {
        assert_eq!(names("ares:players=2|4"), ["ares:players=2", "ares:players=4"]);
        let coop = TableSpec::read("martians:variant=coop,players=2,scenario=*").unwrap();
        assert!(coop.len() > 10 && coop.iter().all(|table| table.together));
        let solo = TableSpec::read("ares:variant=solo-novice|solo-expert").unwrap();
        assert!(solo.iter().all(|table| table.seats == 1 && table.together));
        assert!(!TableSpec::read("redplanet:players=2").unwrap()[0].together);
    }

    #[test]
    fn an_impossible_table_is_refused_with_the_reason() {
        let wrong = |text: &str| TableSpec::read(text).unwrap_err().to_string();
        assert!(wrong("chess:players=2").contains("chess"));
        assert!(wrong("chess").contains("redplanet"));
        assert!(wrong("redplanet:players").contains("option=value"));
        assert!(wrong("redplanet:players=9").contains('9'));
        assert!(wrong("redplanet:players=2|9").contains('9'));
        assert!(wrong("redplanet:colour=red").contains("colour"));
    }
}
