//! What lies in the box as a list, and every Fluent id that the game can say.

use serde_json::{Value, json};
use table::{Game as _, Item, Piece, action_messages, forever, option_messages};

use super::card::{Card, Corporation, Kind, Tag};
use super::catalog::{catalog, printed};
use super::effect::Stored;
use super::phase::Phase;
use super::planet::Parameter;
use crate::action::Action;
use crate::options::Options;
use crate::state::Ares;

const PROJECTS: &str = include_str!("../../data/projects.json");
const CORPORATIONS: &str = include_str!("../../data/corporations.json");

/// The fields of a card that are notes about the data and not numbers of the card.
const NOTES: [&str; 5] = ["source", "confidence", "notes", "disagreements", "rule"];

/// All components.
pub fn items() -> Vec<Item> {
    let mut items = Vec::new();
    let facts = facts(PROJECTS);
    for (card, (printed, facts)) in Card::all().zip(printed().projects.iter().zip(facts)) {
        items.push(Item {
            kind: "project",
            id: card.id(),
            name: card.name(),
            text: Some(card.text()),
            provenance: provenance(&printed.source),
            confidence: forever(printed.confidence.as_str()),
            source: forever(printed.source.join("; ")),
            tested_by: Some(format!("card_{}", card.id())),
            facts,
        });
    }
    let facts = self::facts(CORPORATIONS);
    for (card, (printed, facts)) in Corporation::all().zip(printed().corporations.iter().zip(facts)) {
        items.push(Item {
            kind: "corporation",
            id: card.id(),
            name: card.name(),
            text: Some(card.text()),
            provenance: provenance(&printed.source),
            confidence: forever(printed.confidence.as_str()),
            source: forever(printed.source.join("; ")),
            tested_by: Some(format!("card_{}", card.id())),
            facts,
        });
    }
    items.extend(oceans());
    items.extend(phases());
    items
}

fn oceans() -> impl Iterator<Item = Item> {
    catalog().rewards.iter().enumerate().map(|(at, reward)| Item {
        kind: "ocean",
        id: forever(format!("ocean_{}", at + 1)),
        name: "ares-parameter-oceans",
        text: None,
        provenance: "third_party",
        confidence: "high",
        source: "two public implementations list the same nine tiles; the rulebook shows one",
        tested_by: None,
        facts: json!(reward),
    })
}

fn phases() -> impl Iterator<Item = Item> {
    Phase::ALL.iter().map(|phase| Item {
        kind: "phase",
        id: phase.id(),
        name: phase.name(),
        text: None,
        provenance: "printed",
        confidence: "high",
        source: "rulebook",
        tested_by: None,
        facts: json!({ "number": phase.number() }),
    })
}

/// The numbers of the cards as they stand in the data.
fn facts(json: &str) -> Vec<Value> {
    let mut cards: Vec<Value> = serde_json::from_str(json).expect("the data was read before");
    for card in &mut cards {
        if let Some(fields) = card.as_object_mut() {
            fields.retain(|name, _| !NOTES.contains(&name.as_str()));
        }
    }
    cards
}

fn provenance(source: &[String]) -> &'static str {
    if source.iter().any(|source| source.starts_with("rulebook")) { "mixed" } else { "third_party" }
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
    ids.extend(crate::event::MESSAGES.map(String::from));
    ids.extend(crate::question::QUESTIONS.map(String::from));
    ids.extend(crate::scoring::SOURCES.map(String::from));
    ids.extend(crate::refusal::MESSAGES.iter().map(|id| String::from(*id)));
    ids.extend(option_messages::<Options>(Ares::NAME));
    ids.sort();
    ids.dedup();
    ids
}
