//! The rulings, which fill gaps in the rulebook.

mod choices_and_names;
mod production_and_scoring;
mod setup_and_ships;
mod two_players;
