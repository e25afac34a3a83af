use serde::Serialize;

use crate::Message;

/// Why an action is not allowed: the rule that forbids it, and the rule's numbers.
///
/// ```
/// use table::Refusal;
/// let refusal = Refusal::new("AE-PAY-02", "ares-refusal-too-expensive").numbers(12, 9);
/// assert_eq!(refusal.need - refusal.have, 3);   // "needs 3 M€ more"
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The id of the rule, such as `RP-SHIP-03`.
    pub rule: &'static str,
    /// The Fluent id of the sentence that says what is wrong.
    pub reason: &'static str,
    /// How much is needed; `$need` in the sentence.
    pub need: i16,
    /// How much there is; `$have` in the sentence. `$short` is what is missing.
    pub have: i16,
    /// The Fluent id of what the sentence is about (a card, a place), or empty; `$what` in the sentence.
    pub what: &'static str,
}

impl Refusal {
    /// A refusal by `rule`, said by the Fluent message `reason`.
    pub const fn new(rule: &'static str, reason: &'static str) -> Refusal {
        Refusal { rule, reason, need: 0, have: 0, what: "" }
    }

    /// The same refusal with what is needed and what there is.
    #[must_use]
    pub const fn numbers(self, need: i16, have: i16) -> Refusal {
        Refusal { need, have, ..self }
    }

    /// The same refusal with the name of what it is about.
    #[must_use]
    pub const fn about(self, what: &'static str) -> Refusal {
        Refusal { what, ..self }
    }

    /// The sentence for a person. Built only when somebody reads it: a message is large.
    pub fn message(&self) -> Message {
        let message = Message::new(self.reason)
            .with("need", self.need)
            .with("have", self.have)
            .with("short", self.need.saturating_sub(self.have));
        if self.what.is_empty() { message } else { message.with("what", self.what) }
    }
}
