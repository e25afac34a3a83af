//! The projects from M to Z, each as a short story with its numbers.

mod blue_actions;
mod blue_effects;
mod green_at_once;
mod green_counted;
mod green_plain;
mod red;
