//! Tests named after the rules of `docs/rules/redplanet.md`, with one file for each section.

mod characters;
mod choosing;
mod components;
mod countdown;
mod course;
mod decisions;
mod destination_tokens;
mod event_cards;
mod examples;
mod facts;
mod first_player;
mod helpers;
mod hidden;
mod invariants;
mod landing;
mod launching;
mod production;
mod refilling;
mod rulings;
mod scoring;
mod setup;
mod two_players;
