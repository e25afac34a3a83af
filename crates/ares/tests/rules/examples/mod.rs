//! The worked examples.

mod derived;
mod printed;
