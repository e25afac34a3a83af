use serde::{Deserialize, Serialize};

use crate::api::ProposalKind;

/// One entry of a table's log, the truth about the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum Entry {
    /// A person sits down, or comes back to his seat.
    Sit { seat: u8, guest: String, name: String },
    /// A bot takes the seat; a person who sat there can take it back.
    Bot { seat: u8, level: String },
    /// The seat is free again; only before the start.
    Free { seat: u8 },
    /// The game begins, with what was played elsewhere if it branches off.
    Start {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        moves: Vec<(u8, String)>,
        hash: String,
    },
    /// Actions of one move: all or none.
    Act {
        seat: u8,
        actions: Vec<String>,
        #[serde(default, skip_serializing_if = "By::is_person")]
        by: By,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sent: Option<Sent>,
        hash: String,
    },
    /// Own last actions are taken back.
    Undo { seat: u8, steps: usize, sent: Option<Sent>, hash: String },
    /// Somebody asks for consent. `lines` is how many lines would stay.
    Propose { seat: u8, what: ProposalKind, lines: usize, sent: Option<Sent> },
    /// Somebody agrees, but others have not yet.
    Agree { seat: u8, sent: Option<Sent> },
    /// Somebody declines.
    Decline { seat: u8, sent: Option<Sent> },
    /// `seat` agreed as the last to what `asker` asked for: the game goes back to after so many lines.
    Back { seat: u8, asker: u8, lines: usize, sent: Option<Sent>, hash: String },
    /// The game is given up.
    Abandon { seat: u8, sent: Option<Sent> },
    /// The same people play again at another table.
    Rematch { table: String },
    /// The log does not replay with the rules of today.
    Close { reason: String },
}

impl Entry {
    /// Whether it changes what everybody may know of the table itself. A move does only if it ends the game.
    pub fn changes_table(&self) -> bool {
        match self {
            Entry::Sit { .. }
            | Entry::Bot { .. }
            | Entry::Free { .. }
            | Entry::Start { .. }
            | Entry::Abandon { .. }
            | Entry::Rematch { .. }
            | Entry::Close { .. } => true,
            Entry::Act { .. }
            | Entry::Undo { .. }
            | Entry::Propose { .. }
            | Entry::Agree { .. }
            | Entry::Decline { .. }
            | Entry::Back { .. } => false,
        }
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
    /// The word clients see.
    pub fn word(self) -> &'static str {
        match self {
            By::Person => "person",
            By::Bot => "bot",
            By::Clock => "clock",
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    fn is_person(&self) -> bool {
        *self == By::Person
    }
}

/// The client that sent a message and the number it gave it: sent twice, it counts once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sent {
    pub client: String,
    pub n: u64,
}
