//! The rules of Ares Expedition, in the order of `docs/rules/ares.md`: one module a section, each test named after
//! the rule it proves. `table` holds what the tests share.

mod table;

// 1 to 3: components, set-up, rounds, information.
mod components;
mod information;
mod material;
mod round;
mod set_up;

// 4 to 9: planning and the five phases.
mod actions;
mod construction;
mod development;
mod planning;
mod production;
mod research;
mod standard;

// 10 to 13: cards and Mars.
mod deck;
mod effects;
mod parameters;
mod payment;
mod playing;
mod requirements;
mod selling;

// 15 to 17: the end and the variants.
mod coop;
mod scoring;
mod solo;

// Worked examples, rulings, decisions.
mod decisions;
mod examples;
mod refusals;
mod rulings;

// What every card does, what every state must hold, and what the contract of a game asks for.
mod cards;
mod conservation;
mod contract;
