//! A list of everything in the box, each item with its source and how sure we are of it.

use serde::Deserialize;
use table::Item;

use super::{
    BOARD_JSON, CHARACTERS_JSON, Character, EVENTS_JSON, EventCard, Resource, SHIPS_JSON, ZONES_JSON, Zone,
};

/// Everything in the box: zones, resources, ships, characters, event cards and, in no deck, the global mission.
pub fn items() -> Vec<Item> {
    let mut items = Vec::new();
    items.extend(entries(ZONES_JSON, "zones").map(|entry| {
        let zone: Zone = entry.piece();
        item("zone", zone.id(), zone.name(), None, entry)
    }));
    items.extend(entries(BOARD_JSON, "resources").map(|entry| {
        let resource: Resource = entry.piece();
        item("resource", resource.id(), resource.name(), None, entry)
    }));
    items.extend(entries(SHIPS_JSON, "ships").map(|entry| {
        let id = leak(entry.id());
        item("ship", id, "redplanet-ship", None, entry)
    }));
    items.extend(entries(CHARACTERS_JSON, "characters").map(|entry| {
        let character: Character = entry.piece();
        item("character", character.id(), character.name(), Some(text_of(character.name())), entry)
    }));
    for (kind, list) in [("mission", "missions"), ("discovery", "discoveries"), ("action", "actions")] {
        items.extend(entries(EVENTS_JSON, list).map(|entry| {
            let card: EventCard = entry.piece();
            item(kind, card.id(), card.name(), Some(text_of(card.name())), entry)
        }));
    }
    let events: serde_json::Value =
        serde_json::from_str(EVENTS_JSON).expect("a test reads the embedded data");
    let monopoly = Entry(events["global_mission"].clone());
    let name = "redplanet-card-ice_monopoly";
    items.push(item("global_mission", "ice_monopoly", name, Some(text_of(name)), monopoly));
    items
}

/// The Fluent id of a card's text: the id of its name plus `-text`.
pub fn text_of(name: &'static str) -> &'static str {
    leak(&format!("{name}-text"))
}

/// One entry of a data file.
struct Entry(serde_json::Value);

impl Entry {
    fn id(&self) -> &str {
        self.0["id"].as_str().unwrap_or_default()
    }

    fn piece<P: for<'de> Deserialize<'de>>(&self) -> P {
        serde_json::from_value(self.0["id"].clone()).expect("a test reads every id")
    }

    fn word(&self, field: &str) -> &'static str {
        leak(self.0[field].as_str().unwrap_or_default())
    }
}

fn entries(json: &str, list: &str) -> impl Iterator<Item = Entry> {
    let data: serde_json::Value = serde_json::from_str(json).expect("a test reads the embedded data");
    data[list].as_array().cloned().unwrap_or_default().into_iter().map(Entry)
}

fn item(
    kind: &'static str,
    id: &'static str,
    name: &'static str,
    text: Option<&'static str>,
    entry: Entry,
) -> Item {
    let provenance = match entry.word("provenance") {
        "" => "printed",
        word => word,
    };
    let facts = ["capacity", "destination", "adjacent", "effect", "score", "when", "value", "number"]
        .into_iter()
        .filter(|fact| !entry.0[*fact].is_null())
        .map(|fact| (fact.to_string(), entry.0[fact].clone()))
        .collect();
    let (confidence, source) = (entry.word("confidence"), entry.word("source"));
    Item { kind, id, name, text, provenance, confidence, source, tested_by: None, facts }
}

/// The catalog is built only a few times per process, so its strings may leak.
fn leak(word: &str) -> &'static str {
    Box::leak(word.to_string().into_boxed_str())
}
