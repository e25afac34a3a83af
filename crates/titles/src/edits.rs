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

/// What must be replaced to turn `before` into `after`. Objects with other members and arrays of another length are
/// replaced as a whole.
///
/// ```
/// use serde_json::json;
/// use titles::{Edit, Step, edits};
/// let (before, after) = (json!({"zones": [1, 2], "round": 1}), json!({"zones": [1, 3], "round": 1}));
/// let path = vec![Step::Name("zones".into()), Step::At(1)];
/// assert_eq!(edits(&before, &after), [Edit(path, json!(3))]);
/// ```
pub fn edits(before: &Value, after: &Value) -> Vec<Edit> {
    let mut found = Vec::new();
    compare(before, after, &mut Vec::new(), &mut found);
    found
}

fn compare(before: &Value, after: &Value, path: &mut Vec<Step>, found: &mut Vec<Edit>) {
    match (before, after) {
        (Value::Object(old), Value::Object(new)) if old.keys().eq(new.keys()) => {
            for (name, new) in new {
                path.push(Step::Name(name.clone()));
                compare(&old[name], new, path, found);
                path.pop();
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (at, (old, new)) in old.iter().zip(new).enumerate() {
                path.push(Step::At(at));
                compare(old, new, path, found);
                path.pop();
            }
        }
        _ if before == after => {}
        _ => found.push(Edit(path.clone(), after.clone())),
    }
}
