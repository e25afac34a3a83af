//! The worked examples, decisions, secrets, ends, variants and rulings of Ares Expedition, each as a short story.

mod conservation;
mod coop;
mod decisions_phases;
mod decisions_texts;
mod examples_derived;
mod examples_printed;
mod rulings_cards;
mod rulings_phases;
mod rulings_tables;
mod scoring;
mod secrets;
mod solo;
mod tools;
