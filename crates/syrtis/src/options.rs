use clap::Args;
use serde_json::{Map, Value};
use titles::{Title, option_value};

use crate::screen::{Failure, Screen};

/// The set-up of a table, as flags. Every game checks its own options and names the wrong one.
#[derive(Args)]
pub struct TableOptions {
    /// The number of players
    #[arg(long, short, value_name = "N", allow_hyphen_values = true)]
    players: Option<String>,
    /// The variant of the rules
    #[arg(long, value_name = "WORD")]
    variant: Option<String>,
    /// The scenario, in games that have them
    #[arg(long, value_name = "WORD")]
    scenario: Option<String>,
    /// Any other option of the game (can be repeated)
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
                json.insert(name.into(), option_value(&fields, name, value));
            }
        }
        for pair in &self.other {
            let Some((name, value)) = pair.split_once('=') else {
                let names: Vec<_> = fields.iter().map(|field| field.name).collect();
                return Err(screen.failure("syrtis-option-form", &[("known", names.join(", ").into())]));
            };
            json.insert(name.into(), option_value(&fields, name, value));
        }
        let json = Value::Object(json);
        if let Some(wanted) = self.variant.as_ref().filter(|_| follows("variant")) {
            same_variant(title, &json, wanted, screen)?;
        }
        Ok(json)
    }
}

/// In a game whose variant follows from its other options, the variant that was asked for must be that one.
fn same_variant(
    title: &'static dyn Title,
    json: &Value,
    wanted: &str,
    screen: &Screen,
) -> Result<(), Failure> {
    // Other errors in the options are reported where the options are used.
    let Ok(table) = title.open(json, 0) else { return Ok(()) };
    if table.variant() == wanted {
        return Ok(());
    }
    Err(screen
        .failure("syrtis-variant-follows", &[("wanted", wanted.into()), ("variant", table.variant().into())]))
}
