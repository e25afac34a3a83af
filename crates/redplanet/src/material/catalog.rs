//! A list of everything in the box, each item with its source and how sure we are of it.

use std::sync::LazyLock;

use table::{Item, Sourced, forever};

use super::{COLOURS, Data, data};

/// Everything in the box: zones, resources, ships, characters, event cards and, in no deck, the global mission.
pub fn items() -> Vec<Item> {
    static ITEMS: LazyLock<Vec<Item>> = LazyLock::new(|| list(data()));
    ITEMS.clone()
}

fn list(data: &Data) -> Vec<Item> {
    let mut items = Vec::new();
    for zone in &data.zones {
        let id = zone.entry.id;
        items.push(item("zone", id.id(), id.name(), zone));
    }
    for resource in &data.resources {
        let id = resource.entry.id;
        let copies = u16::from(resource.entry.resource_tokens);
        items.push(Item { copies, ..item("resource", id.id(), id.name(), resource) });
    }
    for ship in &data.ships {
        items.push(item("ship", forever(ship.entry.id.as_str()), "redplanet-ship", ship));
    }
    for character in &data.characters {
        let id = character.entry.id;
        let mut item = with_text(item("character", id.id(), id.name(), character));
        item.copies = COLOURS as u16;
        item.facts["number"] = id.number().into();
        items.push(item);
    }
    let events = &data.events;
    for mission in &events.missions {
        let id = mission.entry.id;
        items.push(with_text(item("mission", id.id(), id.name(), mission)));
    }
    for discovery in &events.discoveries {
        let id = discovery.entry.id;
        items.push(with_text(item("discovery", id.id(), id.name(), discovery)));
    }
    for action in &events.actions {
        let id = action.entry.id;
        items.push(with_text(item("action", id.id(), id.name(), action)));
    }
    let id = forever(events.global_mission.entry.id.as_str());
    let name = forever(format!("redplanet-card-{id}"));
    items.push(with_text(item("global_mission", id, name, &events.global_mission)));
    items
}

fn item<T>(kind: &'static str, id: &'static str, name: &'static str, entry: &Sourced<T>) -> Item {
    Item::new(kind, (id, name, None), &entry.origin, entry.facts.clone())
}

/// A card has a text beside its name.
fn with_text(item: Item) -> Item {
    Item { text: Some(forever(format!("{}-text", item.name))), ..item }
}
