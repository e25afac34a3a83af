//! Editions of the rules. The final rules are everywhere else.

pub mod prototype;
