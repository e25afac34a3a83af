//! The rules, in the order of `docs/rules/martians.md`: a test is named after the rule it proves. After them the cards one
//! by one, and what must hold for the game as a whole.

mod prelude;

mod components;
mod general;
mod setup;
mod variants_com;
mod variants_coop;
mod variants_semi;

mod cycle;
mod supply;

mod delivery;
mod events;
mod fields;
mod production;
mod recreation;
mod turns;
mod weather;
mod work;

mod quarters;

mod construction;
mod education;
mod excavation;
mod experts;
mod greenhouses;
mod laboratory;
mod lander;
mod plants;
mod technologies;
mod trade;

mod ending;
mod score;

mod collector;
mod hidden;

mod examples_derived;
mod examples_printed;

mod editions;
mod prototype;

mod rulings;

mod decisions;
mod decisions_in_turn;

mod cards;

mod conform;
mod deals;
mod evaluate;
mod facts;
mod golden;
mod holdings;
mod interactions;
mod observe;
mod smoke;
