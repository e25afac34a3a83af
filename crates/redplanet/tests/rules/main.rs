//! One test a rule: each is named by the id of the rule that it proves, as in `docs/rules/redplanet.md`.

mod actions_cards;
mod characters_5_to_1;
mod characters_9_to_6;
mod characters_general;
mod components;
mod course;
mod decisions;
mod discoveries;
mod events;
mod examples;
mod hidden;
mod invariants;
mod missions;
mod production;
mod random_games;
mod rulings_rest;
mod rulings_ships;
mod scoring;
mod setup;
mod ships;
mod two_players;
