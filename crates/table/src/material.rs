use serde::Serialize;

/// One entry of what lies in the box, for galleries and for honesty: what it is and how sure we are of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Item {
    /// The kind of component in one word: `ship`, `project`, `event`.
    pub kind: &'static str,
    /// Its id in the data, such as `rich_vein`.
    pub id: &'static str,
    /// The Fluent id of its name.
    pub name: &'static str,
    /// The Fluent id of what it does, where it has a text.
    pub text: Option<&'static str>,
    /// Where the decisive value comes from, in one word: `printed`, `reported`, `third_party`, `mixed`, `designed`.
    pub provenance: &'static str,
    /// How sure it is, in the words of the data.
    pub confidence: &'static str,
    /// Where it was read.
    pub source: &'static str,
    /// The name of the test that proves its effect, where one test proves one card.
    pub tested_by: Option<String>,
    /// Its numbers, as in the data, for a gallery.
    pub facts: serde_json::Value,
}

/// A text that lives as long as the program. For words made from the data of the box, of which there is a fixed
/// number.
pub fn forever(text: impl Into<String>) -> &'static str {
    Box::leak(text.into().into_boxed_str())
}
