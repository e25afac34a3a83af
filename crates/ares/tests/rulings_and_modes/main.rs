//! The worked examples, decisions, secrets, ends, variants and rulings of Ares Expedition, each as a short story.

mod coop;
mod decisions_phases;
mod decisions_texts;
mod examples_derived;
mod examples_printed;
mod scoring;
mod secrets;
mod solo;
mod tools;
