//! The projects from A to L, each as one line of words.

mod blue_actions;
mod blue_effects;
mod blue_living;
mod green_conditions;
mod green_plain;
mod green_special;
mod red;
