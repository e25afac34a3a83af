//! What lies in the box as a list, and every Fluent id that the game can say.

use std::sync::LazyLock;

use serde_json::json;
use table::{Game as _, Item, Piece, action_messages, forever, option_messages, question_messages};

use super::card::{Card, Corporation, Kind, Tag};
use super::catalog::{catalog, printed};
use super::effect::Stored;
use super::numbers::SEATS;
use super::phase::Phase;
use super::planet::Parameter;
use crate::action::Action;
use crate::options::Options;
use crate::state::Ares;

/// All components.
pub fn items() -> Vec<Item> {
    static ITEMS: LazyLock<Vec<Item>> = LazyLock::new(list);
    ITEMS.clone()
}

fn list() -> Vec<Item> {
    let printed = printed();
    let mut items = Vec::new();
    for (card, project) in Card::all().zip(&printed.projects) {
        let piece = (card.id(), card.name(), Some(card.text()));
        let item = Item::new("project", piece, &project.origin, project.facts.clone());
        items.push(Item { tested_by: Some(format!("card_{}", card.id())), ..item });
    }
    for (card, corporation) in Corporation::all().zip(&printed.corporations) {
        let piece = (card.id(), card.name(), Some(card.text()));
        let item = Item::new("corporation", piece, &corporation.origin, corporation.facts.clone());
        items.push(Item { tested_by: Some(format!("card_{}", card.id())), ..item });
    }
    for (reward, tile) in catalog().rewards.iter().zip(&printed.board.ocean_tiles) {
        let piece = (forever(format!("ocean_{}", tile.entry.id)), "ares-parameter-oceans", None);
        items.push(Item::new("ocean", piece, &tile.origin, json!(reward)));
    }
    for track in &printed.board.tracks {
        let id = track.entry.id;
        let facts = json!({ "steps": id.max() });
        items.push(Item::new("track", (id.id(), id.name(), None), &track.origin, facts));
    }
    for phase in &printed.board.phases {
        let id = phase.entry.id;
        let facts = json!({ "number": id.number() });
        let item = Item::new("phase", (id.id(), id.name(), None), &phase.origin, facts);
        items.push(Item { copies: SEATS as u16, ..item });
    }
    items
}

/// Every Fluent id that this game can say.
pub fn messages() -> Vec<String> {
    let mut ids: Vec<String> = vec!["ares-title".into(), "ares-about".into()];
    ids.extend(Card::all().flat_map(|card| [card.name(), card.text()]).map(String::from));
    ids.extend(Corporation::all().flat_map(|card| [card.name(), card.text()]).map(String::from));
    ids.extend(Tag::ALL.iter().map(|tag| tag.name().into()));
    ids.extend(Phase::ALL.iter().map(|phase| phase.name().into()));
    ids.extend(Parameter::ALL.iter().map(|parameter| parameter.name().into()));
    ids.extend(Stored::ALL.iter().map(|stored| stored.name().into()));
    ids.extend(Kind::ALL.iter().map(|kind| kind.name().into()));
    ids.extend(action_messages::<Action>().into_iter().map(String::from));
    ids.extend(crate::describe::MESSAGES.map(String::from));
    ids.extend(crate::epilogue::IDS.map(String::from));
    ids.extend(crate::event::MESSAGES.map(String::from));
    ids.extend(question_messages::<Ares>());
    ids.push("ares-resource-any".into());
    ids.extend(crate::question::MODES.map(String::from));
    ids.extend(crate::scoring::SOURCES.map(String::from));
    ids.extend(crate::refusal::MESSAGES.iter().map(|id| String::from(*id)));
    ids.extend(table::term_messages(crate::evaluate::TERMS));
    ids.extend(option_messages::<Options>(Ares::NAME));
    ids.sort();
    ids.dedup();
    ids
}
