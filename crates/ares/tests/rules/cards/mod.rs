//! What each card does, one test a card: the corporations, then the projects in alphabetical order.
//!
//! Every expectation is written out by hand; `table` says how to read it.

mod a_to_l;
mod corporations;
mod m_to_z;
