use clap::Args;
use serde_json::{Map, Value};
use table::{Field, FieldKind};
use titles::Title;

use crate::screen::{Failure, Screen};

/// How a table is set up, as flags. Every game checks its own options and names the wrong one.
#[derive(Args)]
pub struct TableOptions {
    /// How many people sit at the table
    #[arg(long, short, value_name = "N", allow_hyphen_values = true)]
    players: Option<String>,
    /// Which variant of the rules
    #[arg(long, value_name = "WORD")]
    variant: Option<String>,
    /// Which scenario, in games that have them
    #[arg(long, value_name = "WORD")]
    scenario: Option<String>,
    /// Any other option of the game (may be repeated)
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    other: Vec<String>,
}

impl TableOptions {
    /// The options as JSON for `title`, not yet checked.
    pub fn json(&self, title: &'static dyn Title, screen: &Screen) -> Result<Value, Failure> {
        let fields = title.fields();
        let mut json = Map::new();
        let named = [("players", &self.players), ("variant", &self.variant), ("scenario", &self.scenario)];
        let follows = |name: &str| name == "variant" && !fields.iter().any(|field| field.name == name);
        for (name, value) in named {
            if let Some(value) = value.as_ref().filter(|_| !follows(name)) {
                json.insert(name.into(), read(&fields, name, value));
            }
        }
        for pair in &self.other {
            let Some((name, value)) = pair.split_once('=') else {
                let names: Vec<_> = fields.iter().map(|field| field.name).collect();
                return Err(screen.failure("syrtis-option-form", &[("known", names.join(", ").into())]));
            };
            json.insert(name.into(), read(&fields, name, value));
        }
        let json = Value::Object(json);
        if let Some(wanted) = self.variant.as_ref().filter(|_| follows("variant")) {
            same_variant(title, &json, wanted, screen)?;
        }
        Ok(json)
    }
}

/// In a game whose variant follows from its other options, a wanted one must be the one that follows.
fn same_variant(
    title: &'static dyn Title,
    json: &Value,
    wanted: &str,
    screen: &Screen,
) -> Result<(), Failure> {
    // What else is wrong with the options is said where they are used.
    let Ok(table) = title.open(json, 0) else { return Ok(()) };
    if table.variant() == wanted {
        return Ok(());
    }
    Err(screen
        .failure("syrtis-variant-follows", &[("wanted", wanted.into()), ("variant", table.variant().into())]))
}

/// The value as the field takes it; a text that it can't take stays one, and the game will say so.
fn read(fields: &[Field], name: &str, text: &str) -> Value {
    let kind = fields.iter().find(|field| field.name == name).map(|field| &field.kind);
    match (kind, text) {
        (Some(FieldKind::Number { .. }), _) => {
            text.parse::<i64>().map_or_else(|_| Value::from(text), Value::from)
        }
        (Some(FieldKind::Flag), "true" | "yes" | "on" | "1") => Value::Bool(true),
        (Some(FieldKind::Flag), "false" | "no" | "off" | "0") => Value::Bool(false),
        (Some(FieldKind::Flag | FieldKind::Choice { .. }) | None, _) => Value::from(text),
    }
}
