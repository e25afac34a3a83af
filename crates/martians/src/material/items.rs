//! The contents of the box, and where each value comes from.

use std::sync::LazyLock;

use serde_json::Value;
use table::{Item, forever};

use super::*;

/// Everything in the box.
pub fn items() -> Vec<Item> {
    static ITEMS: LazyLock<Vec<Item>> = LazyLock::new(list);
    ITEMS.clone()
}

/// How a printed source begins.
const BOOKS: [&str; 3] = ["Polish rulebook", "German rulebook", "prototype rulebook"];

/// Where the decisive value comes from, in one word.
fn provenance(entry: &Value) -> &'static str {
    let source = entry["source"].as_str().unwrap_or_default();
    let designed = source.starts_with("designed");
    let also_printed = ["name_source", "count_source", "known_source", "cycle_source"].iter().any(|key| {
        entry[key].as_str().is_some_and(|source| BOOKS.iter().any(|book| source.starts_with(book)))
    });
    match source {
        _ if designed && also_printed => "mixed",
        _ if designed => "designed",
        _ if source.starts_with("derived") => "mixed",
        _ => "printed",
    }
}

fn item(
    kind: &'static str,
    piece: (&'static str, &'static str, Option<&'static str>),
    entry: &Value,
) -> Item {
    let (id, name, text) = piece;
    let mut facts = entry.clone();
    if let Some(facts) = facts.as_object_mut() {
        let apart = |key: &str| ["source", "confidence"].iter().any(|part| key.contains(part));
        facts.retain(|key, _| !apart(key) && key != "rules");
    }
    Item {
        kind,
        id,
        name,
        text,
        provenance: provenance(entry),
        confidence: forever(entry["confidence"].as_str().unwrap_or("certain")),
        source: forever(entry["source"].as_str().unwrap_or("see the rules")),
        tested_by: Some(format!("card_{id}")),
        facts,
    }
}

/// Adds the entries of a table whose ids are the pieces of a kind.
macro_rules! add {
    ($items:ident, $kind:literal, $piece:ty, $entries:expr) => {
        for entry in $entries.as_array().into_iter().flatten() {
            let id = entry["id"].as_str().unwrap_or_default();
            if let Some(piece) = <$piece>::from_id(id) {
                $items.push(item($kind, (piece.id(), piece.name(), Some(piece.text())), entry));
            }
        }
    };
}

fn list() -> Vec<Item> {
    let file = |text| serde_json::from_str::<Value>(text).expect("the data is JSON");
    let (board, cards) = (file(files::BOARD), file(files::CARDS));
    let (tiles, scenarios) = (file(files::TILES), file(files::SCENARIOS));
    let mut items = Vec::new();
    add!(items, "expert", Expert, cards["experts"]["entries"]);
    add!(items, "assistant", Assistant, cards["assistants"]["entries"]);
    add!(items, "weather", Weather, cards["weather"]["entries"]);
    add!(items, "mineral", Mineral, cards["regolith"]["entries"]);
    add!(items, "event", EventCard, cards["events_base"]["entries"]);
    add!(items, "event", EventCard, cards["events_collectors"]["entries"]);
    add!(items, "commission", Commission, cards["commissions"]["entries"]);
    add!(items, "hidden_goal", HiddenGoal, cards["hidden_goals"]["entries"]);
    add!(items, "research", Research, tiles["research"]["entries"]);
    add!(items, "crop", Crop, tiles["crops"]["entries"]);
    add!(items, "exploration", Exploration, tiles["exploration_face_of_mars"]["entries"]);
    add!(items, "technology", ColonyTech, board["colony_technologies"]);
    add!(items, "technology", CorpTech, board["corporation_card"]["technologies"]);
    let all = if scenarios["scenarios"].is_array() { &scenarios["scenarios"] } else { &scenarios["entries"] };
    add!(items, "scenario", Scenario, all);
    for entry in tiles["excavation"]["entries"].as_array().into_iter().flatten() {
        if let Some(dig) = entry["id"].as_str().and_then(Dig::from_id) {
            items.push(item("excavation", (dig.id(), dig.name(), None), entry));
        }
    }
    for entry in board["buildings"].as_array().into_iter().flatten() {
        if let Some(building) = entry["id"].as_str().and_then(Building::from_id) {
            let mut entry = entry.clone();
            entry["source"] = entry["fields_source"].clone();
            entry["confidence"] = entry["fields_confidence"].clone();
            items.push(item("building", (building.id(), building.name(), None), &entry));
        }
    }
    items
}
