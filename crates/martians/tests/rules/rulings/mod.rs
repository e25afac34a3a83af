//! The rulings: points the rulebooks leave open.

mod cards;
mod end;
mod events;
mod people;
mod turn;
