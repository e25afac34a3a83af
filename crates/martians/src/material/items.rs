//! The contents of the box, and where each value comes from.

use std::sync::LazyLock;

use serde_json::json;
use table::{Item, Sourced};

use super::Fixture;
use super::data::{Data, data};

/// Everything in the box.
pub fn items() -> Vec<Item> {
    static ITEMS: LazyLock<Vec<Item>> = LazyLock::new(|| list(data()));
    ITEMS.clone()
}

fn item<T>(
    kind: &'static str,
    piece: (&'static str, &'static str, Option<&'static str>),
    copies: u8,
    entry: &Sourced<T>,
) -> Item {
    Item {
        copies: copies.into(),
        tested_by: Some(format!("card_{}", piece.0)),
        ..Item::new(kind, piece, &entry.origin, entry.facts.clone())
    }
}

/// Adds the entries of a table; `count` is the field that says how many of each lie in the box.
macro_rules! add {
    ($items:ident, $kind:literal, $entries:expr $(, $count:ident)?) => {
        for entry in &$entries {
            let piece = entry.entry.id;
            let copies = [1 $(, entry.entry.$count)?];
            let piece = (piece.id(), piece.name(), Some(piece.text()));
            $items.push(item($kind, piece, copies[copies.len() - 1], entry));
        }
    };
}

/// Adds something that is printed on a board.
fn fixture<T>(items: &mut Vec<Item>, id: Fixture, entry: &Sourced<T>) {
    let piece = (id.id(), id.name(), Some(id.text()));
    items.push(Item::new("board", piece, &entry.origin, entry.facts.clone()));
}

fn list(data: &Data) -> Vec<Item> {
    let Data { board, cards, tiles, scenarios } = data;
    let mut items = Vec::new();
    add!(items, "expert", cards.experts.entries, count);
    add!(items, "assistant", cards.assistants.entries, count);
    add!(items, "weather", cards.weather.entries, count);
    add!(items, "mineral", cards.regolith.entries, count);
    add!(items, "event", cards.events_base.entries);
    add!(items, "event", cards.events_collectors.entries);
    add!(items, "commission", cards.commissions.entries);
    add!(items, "hidden_goal", cards.hidden_goals.entries);
    add!(items, "research", tiles.research.entries, count);
    add!(items, "crop", tiles.crops.entries, count);
    add!(items, "exploration", tiles.exploration_face_of_mars.entries, count);
    add!(items, "technology", board.colony_technologies);
    add!(items, "technology", board.corporation_card.technologies);
    add!(items, "scenario", scenarios.scenarios);
    for entry in &tiles.excavation.entries {
        let dig = entry.entry.id;
        items.push(item("excavation", (dig.id(), dig.name(), None), entry.entry.count, entry));
    }
    for entry in &board.buildings {
        let building = entry.entry.id;
        let mut item = item("building", (building.id(), building.name(), None), 1, entry);
        item.facts["fields"] = json!(building.fields());
        items.push(item);
    }
    fixture(&mut items, board.corporation_card.basic_crop.entry.id, &board.corporation_card.basic_crop);
    fixture(&mut items, board.delivery.entry.id, &board.delivery);
    fixture(&mut items, board.excavation_area.entry.id, &board.excavation_area);
    fixture(&mut items, board.tracks.reputation.entry.id, &board.tracks.reputation);
    for item in items.iter_mut().filter(|item| item.kind == "mineral") {
        if let Some(colour) = item.id.strip_prefix("mineral_") {
            item.facts["colour"] = json!(colour);
        }
    }
    items
}
