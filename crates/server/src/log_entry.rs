use serde::{Deserialize, Serialize};
use table::Seat;

use crate::api::{Place, ProposalKind, Terms};

/// One entry of a table's log, the truth about the table. Stored actions are text, so that a log outlives any change of
/// their indices.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum LogEntry {
    /// A person sits down, or takes their seat back.
    Sit { seat: u8, guest: String, name: String },
    /// A bot takes the seat; the person whose seat it is can take it back.
    Bot { seat: u8, level: String },
    /// The seat is free again; only before the start.
    Free { seat: u8 },
    /// What a person has at this table is another's from now on: their two identities became one. Without `to` it is nobody's:
    /// they have deleted themselves. `seat` is theirs, if they have one.
    Hand {
        seat: Option<u8>,
        from: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<String>,
        name: String,
    },
    /// The host changes the table; only before the start.
    Alter(Box<Alteration>),
    /// The game begins; a branch begins with the moves of the game it comes from.
    Start {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        moves: Vec<(u8, String)>,
        hash: String,
    },
    /// The actions of one move, all or none.
    Act {
        seat: u8,
        actions: Vec<String>,
        #[serde(default, skip_serializing_if = "By::is_person")]
        by: By,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sent: Option<Sent>,
        hash: String,
    },
    /// A seat takes back its own last actions.
    Undo { seat: u8, steps: usize, sent: Option<Sent>, hash: String },
    /// A seat asks the others for consent. `lines` is how many lines of the game would stay.
    Propose { seat: u8, what: ProposalKind, lines: usize, sent: Option<Sent> },
    /// A seat agrees, but not everybody has yet.
    Agree { seat: u8, sent: Option<Sent> },
    /// A seat declines.
    Decline { seat: u8, sent: Option<Sent> },
    /// `seat` was the last to agree to the proposal of `asker`: only the first `lines` lines of the game stay.
    Back { seat: u8, asker: u8, lines: usize, sent: Option<Sent>, hash: String },
    /// The game is given up.
    Abandon { seat: u8, sent: Option<Sent> },
    /// The same people play again at another table.
    Rematch { table: String },
    /// The log does not replay with today's rules.
    Close { reason: String },
    /// What stands here can't be read. It is never written, and does not replay.
    #[serde(skip)]
    Damaged { reason: String },
}

impl LogEntry {
    /// Whether people can write as many of these as they like, because the game does not go on with them.
    pub fn is_endless(&self) -> bool {
        !matches!(
            self,
            LogEntry::Start { .. }
                | LogEntry::Act { .. }
                | LogEntry::Abandon { .. }
                | LogEntry::Rematch { .. }
                | LogEntry::Hand { .. }
                | LogEntry::Close { .. }
        )
    }

    /// The seat whose person did it.
    pub fn person(&self) -> Option<u8> {
        match self {
            LogEntry::Act { seat, by: By::Person, .. }
            | LogEntry::Sit { seat, .. }
            | LogEntry::Undo { seat, .. }
            | LogEntry::Propose { seat, .. }
            | LogEntry::Agree { seat, .. }
            | LogEntry::Decline { seat, .. }
            | LogEntry::Back { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Whether it changes what everybody may know about the table itself. A move does so only if it ends the game.
    pub fn changes_table(&self) -> bool {
        match self {
            LogEntry::Sit { .. }
            | LogEntry::Bot { .. }
            | LogEntry::Free { .. }
            | LogEntry::Hand { .. }
            | LogEntry::Alter(_)
            | LogEntry::Start { .. }
            | LogEntry::Abandon { .. }
            | LogEntry::Rematch { .. }
            | LogEntry::Close { .. } => true,
            LogEntry::Act { .. }
            | LogEntry::Undo { .. }
            | LogEntry::Propose { .. }
            | LogEntry::Agree { .. }
            | LogEntry::Decline { .. }
            | LogEntry::Back { .. }
            | LogEntry::Damaged { .. } => false,
        }
    }
}

/// How the host changed a table. A table that was changed is replayed from what it was before the first change.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Alteration {
    pub was: Terms,
    pub now: Terms,
    /// The occupant of each seat from now on.
    pub seats: Vec<Occupant>,
    /// The people who had another seat before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moved: Vec<Place>,
}

/// The occupant of a seat after a change.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    Nobody,
    Person { guest: String, name: String },
    Bot { level: String },
}

/// A change of a table that is not in its log yet.
#[derive(Clone, Debug)]
pub enum Change {
    /// The game begins, with the moves of the game it branches off from.
    Start { moves: Vec<(Seat, u16)> },
    /// A seat acts. The entry is written once the game has accepted the actions.
    Act { seat: Seat, actions: Vec<u16>, by: By, sent: Option<Sent> },
    /// Any other change is its entry.
    Entry(LogEntry),
}

impl From<LogEntry> for Change {
    fn from(entry: LogEntry) -> Change {
        Change::Entry(entry)
    }
}

/// Who acted for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    #[default]
    Person,
    Bot,
    Clock,
}

impl By {
    /// The word that clients receive.
    pub fn word(self) -> &'static str {
        match self {
            By::Person => "person",
            By::Bot => "bot",
            By::Clock => "clock",
        }
    }

    /// The one with this number, counted from 0.
    pub fn from_number(number: u8) -> Option<By> {
        [By::Person, By::Bot, By::Clock].get(usize::from(number)).copied()
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde requires this signature")]
    fn is_person(&self) -> bool {
        *self == By::Person
    }
}

/// The client that sent a message and the number it gave it. A message sent twice counts once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sent {
    pub client: String,
    pub n: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_entries_keep_their_form() {
        let setup = serde_json::to_string(&crate::api::Setup::default()).unwrap();
        for stored in [
            r#"{"t":"sit","seat":0,"guest":"g","name":"Ada"}"#,
            r#"{"t":"hand","seat":0,"from":"g","to":"h","name":"Ada"}"#,
            r#"{"t":"hand","seat":1,"from":"g","name":"NN"}"#,
            r#"{"t":"alter","was":{"options":{"players":3},"setup":SETUP},"now":{"options":{"players":2},"setup":SETUP},"seats":["nobody",{"person":{"guest":"g","name":"Ada"}},{"bot":{"level":"random"}}]}"#,
            r#"{"t":"start","hash":"00"}"#,
            r#"{"t":"start","moves":[[1,"keep 2"]],"hash":"00"}"#,
            r#"{"t":"act","seat":0,"actions":["keep 1"],"sent":{"client":"c","n":7},"hash":"00"}"#,
            r#"{"t":"act","seat":1,"actions":["keep 1"],"by":"bot","hash":"00"}"#,
            r#"{"t":"back","seat":0,"asker":1,"lines":3,"sent":null,"hash":"00"}"#,
        ] {
            let stored = stored.replace("SETUP", &setup);
            let entry: LogEntry = serde_json::from_str(&stored).unwrap();
            assert_eq!(serde_json::to_string(&entry).unwrap(), stored);
        }
    }
}
