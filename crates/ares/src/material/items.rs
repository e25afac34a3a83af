//! What lies in the box as a list, and every Fluent id that the game can say.

use serde_json::{Value, json};
use table::{FieldKind, Item, Options as _, Piece};

use super::card::{Card, Corporation, Tag};
use super::catalog::{catalog, printed};
use super::effect::Stored;
use super::phase::Phase;
use super::planet::{Parameter, Standard};
use super::words::kept;
use crate::options::Options;

const PROJECTS: &str = include_str!("../../data/projects.json");
const CORPORATIONS: &str = include_str!("../../data/corporations.json");

/// The fields of a card that are notes about the data and not numbers of the card.
const NOTES: [&str; 8] =
    ["source", "confidence", "notes", "disagreements", "text", "name_pl", "name_pl_source", "rule"];

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
            confidence: kept(printed.confidence.clone()),
            source: kept(printed.source.join("; ")),
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
            confidence: kept(printed.confidence.clone()),
            source: kept(printed.source.join("; ")),
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
        id: kept(format!("ocean_{}", at + 1)),
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
    Phase::ALL.into_iter().map(|phase| Item {
        kind: "phase",
        id: phase.name().trim_start_matches("ares-phase-"),
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
    ids.extend(Tag::ALL.map(|tag| tag.name().into()));
    ids.extend(Phase::ALL.map(|phase| phase.name().into()));
    ids.extend(Parameter::ALL.map(|parameter| parameter.name().into()));
    ids.extend(Standard::ALL.map(|standard| standard.name().into()));
    ids.extend([Stored::Mc, Stored::Heat, Stored::Plants].map(|stored| stored.name().into()));
    ids.extend(["animals", "microbes", "science"].map(|kind| format!("ares-resource-{kind}")));
    ids.extend(ACTIONS.map(|action| format!("ares-action-{action}")));
    ids.extend(crate::describe::MESSAGES.map(String::from));
    ids.extend(crate::event::MESSAGES.map(String::from));
    ids.extend(crate::question::QUESTIONS.map(String::from));
    ids.extend(crate::scoring::SOURCES.map(String::from));
    ids.extend(crate::refusal::MESSAGES.iter().map(|id| String::from(*id)));
    for field in Options::fields() {
        ids.push(format!("ares-option-{}", field.name));
        ids.push(format!("ares-option-{}-help", field.name));
        if let FieldKind::Choice { of } = field.kind {
            ids.extend(of.iter().map(|word| format!("ares-option-{}-{word}", field.name)));
        }
    }
    ids.sort();
    ids.dedup();
    ids
}

const ACTIONS: [&str; 29] = [
    "phase",
    "virtual",
    "corporation",
    "raise",
    "pass",
    "withdraw",
    "done",
    "draw",
    "accept",
    "decline",
    "back",
    "cube",
    "marker",
    "mode",
    "flip",
    "pay",
    "pay-heat",
    "use",
    "put",
    "take",
    "offset",
    "next",
    "play",
    "sell",
    "discard",
    "keep",
    "give",
    "spend",
    "spend-all",
];
