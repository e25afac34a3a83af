//! The course of the game, rule by rule: what lies in the box, set-up, rounds, the five phases, cards, Mars.

mod actions;
mod components;
mod construction;
mod deck;
mod development;
mod effects;
mod parameters;
mod payment;
mod planning;
mod playing;
mod production;
mod refusals;
mod requirements;
mod research;
mod round;
mod selling;
mod set_up;
mod standard;
