//! What changed between two values, small enough to send.

use serde::Serialize;
use serde_json::Value;

/// One place of a JSON value, and what is there now. As JSON it is the pair of both: `[["zones", 3], 2]`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Edit(pub Vec<Step>, pub Value);

/// One step into a JSON value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Step {
    /// Into a member of an object.
    Name(String),
    /// Into an element of an array.
    At(usize),
}
