use std::sync::LazyLock;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// An error code. Its sentence for people is the Fluent message `server-error-{code}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The request cannot be read: see `field` and `text`.
    Unreadable,
    /// The options are not valid: see `field` and `text`.
    Options,
    /// The guest is unknown: give a name first.
    NoGuest,
    /// It does not exist, or you may not see it.
    NotFound,
    /// You may not do this.
    Forbidden,
    /// The table is full, or the seat is taken.
    Taken,
    /// You have no seat here.
    NotSeated,
    /// Not possible in the current state of the table.
    WrongTime,
    /// The question to this seat has changed in the meantime.
    Late,
    /// A rule forbids it: see `rule` and `reason`.
    Refused,
    /// Not an action of this game.
    NoAction,
    /// It can't be taken back without the others' consent.
    Undo,
    /// Available only after the end of the game.
    NotOver,
    /// The game needs another version of the rules.
    OtherRules,
    /// Too many at once; try again later.
    TooMany,
    /// Too large.
    TooLarge,
    /// The request took too long to arrive.
    TooSlow,
    /// The request comes from another site.
    Origin,
    /// The server failed; nothing was changed.
    Trouble,
}

impl Code {
    /// All codes.
    pub const ALL: &'static [Code] = &[
        Code::Unreadable,
        Code::Options,
        Code::NoGuest,
        Code::NotFound,
        Code::Forbidden,
        Code::Taken,
        Code::NotSeated,
        Code::WrongTime,
        Code::Late,
        Code::Refused,
        Code::NoAction,
        Code::Undo,
        Code::NotOver,
        Code::OtherRules,
        Code::TooMany,
        Code::TooLarge,
        Code::TooSlow,
        Code::Origin,
        Code::Trouble,
    ];

    fn status(self) -> StatusCode {
        match self {
            Code::Unreadable | Code::NoAction => StatusCode::BAD_REQUEST,
            Code::Options => StatusCode::UNPROCESSABLE_ENTITY,
            Code::NoGuest => StatusCode::UNAUTHORIZED,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::Forbidden | Code::NotSeated | Code::NotOver | Code::Origin => StatusCode::FORBIDDEN,
            Code::Taken | Code::WrongTime | Code::Late | Code::Refused | Code::Undo | Code::OtherRules => {
                StatusCode::CONFLICT
            }
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Code::Trouble => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

/// Why a request was refused. Nothing was changed.
#[derive(Clone, PartialEq, Debug, Serialize, thiserror::Error, TS, ToSchema)]
#[error("{code:?}: {text}")]
pub struct Problem {
    /// What went wrong.
    pub code: Code,
    /// An English sentence for developers.
    pub text: String,
    /// The field that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub field: Option<String>,
    /// The id of the rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<&'static str>,
    /// The sentence of the game or rule that says why.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<super::Said>")]
    #[schema(value_type = Option<super::Said>)]
    pub reason: Option<table::Message>,
    /// Which of several actions it concerns, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<u16>,
}

impl Problem {
    /// A problem with an English sentence.
    pub fn new(code: Code, text: impl Into<String>) -> Problem {
        Problem { code, text: text.into(), field: None, rule: None, reason: None, at: None }
    }

    /// The same problem, naming the field that is wrong.
    #[must_use]
    pub fn field(mut self, field: impl Into<String>) -> Problem {
        self.field = Some(field.into());
        self
    }

    /// The same problem, with a sentence for people.
    #[must_use]
    pub fn because(mut self, reason: table::Message) -> Problem {
        self.reason = Some(reason);
        self
    }

    /// Something that does not exist.
    pub fn not_found(what: &str) -> Problem {
        Problem::new(Code::NotFound, format!("there is no such {what}"))
    }

    /// An answer to a question that has changed.
    pub fn late() -> Problem {
        Problem::new(Code::Late, "the question to this seat has changed in the meantime")
    }

    /// A game whose log needs other rules.
    pub fn other_rules() -> Problem {
        Problem::new(Code::OtherRules, "today's rules can't replay this game")
    }

    /// Something that the table's state does not allow.
    pub fn wrong_time(text: &str) -> Problem {
        Problem::new(Code::WrongTime, text)
    }
}

/// The Fluent ids of the names of all options of every game.
static OPTIONS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let names = |title: &&'static dyn titles::Title| {
        let fields = title.fields().into_iter();
        let game = title.name();
        fields.map(move |field| format!("{game}-option-{}", field.name)).collect::<Vec<_>>()
    };
    titles::all().iter().flat_map(names).collect()
});

/// The Fluent ids of the reasons why options are not valid.
pub const OPTION_REASONS: [&str; 3] =
    ["server-option-range", "server-option-conflict", "server-option-unreadable"];

/// The Fluent ids of the reasons why a table can't be changed, a move has no reactions, or an address is not
/// written to.
pub mod reason {
    pub const NOT_HOST: &str = "server-change-host";
    pub const BEGUN: &str = "server-change-begun";
    pub const SEAT_TAKEN: &str = "server-change-seat";
    pub const NO_ROOM: &str = "server-change-room";
    pub const MOVE_GONE: &str = "server-react-gone";
    pub const ADDRESS_UNREADABLE: &str = "server-address-unreadable";
    pub const ADDRESS_NOT_HTTPS: &str = "server-address-https";
    pub const ADDRESS_CREDENTIALS: &str = "server-address-credentials";
    pub const ADDRESS_SERVICE: &str = "server-address-service";
    pub const ADDRESS_OWN_NETWORK: &str = "server-address-own";
    pub const APART: &str = "server-apart";
    pub const MUTED: &str = "server-muted";
    pub const PASS_VOID: &str = "server-pass-void";
    pub const PASSKEY_ADDRESS: &str = "server-passkey-address";
    pub const PASSKEY_WRONG: &str = "server-passkey-wrong";
    pub const MAIL_ADDRESS: &str = "server-mail-address";
    pub const MAIL_TAKEN: &str = "server-mail-taken";
    pub const TOKEN_VOID: &str = "server-token-void";
    pub const FOR_PEOPLE: &str = "server-for-people";
    pub const NO_SCOPE: &str = "server-no-scope";
    /// All of them.
    pub const ALL: [&str; 20] = [
        NOT_HOST,
        BEGUN,
        SEAT_TAKEN,
        NO_ROOM,
        MOVE_GONE,
        ADDRESS_UNREADABLE,
        ADDRESS_NOT_HTTPS,
        ADDRESS_CREDENTIALS,
        ADDRESS_SERVICE,
        ADDRESS_OWN_NETWORK,
        APART,
        MUTED,
        PASS_VOID,
        PASSKEY_ADDRESS,
        PASSKEY_WRONG,
        MAIL_ADDRESS,
        MAIL_TAKEN,
        TOKEN_VOID,
        FOR_PEOPLE,
        NO_SCOPE,
    ];
}

impl From<table::OptionsError> for Problem {
    fn from(error: table::OptionsError) -> Problem {
        Problem::new(Code::Options, error.to_string()).field(error.field)
    }
}

impl Problem {
    /// Options that are not valid for this game, with a sentence for people.
    pub fn options(game: &str, error: table::OptionsError) -> Problem {
        let [range, conflict, unreadable] = OPTION_REASONS;
        let (rule, reason) = match &error.problem {
            table::Problem::OutOfRange { min, max, .. } => {
                (None, table::Message::new(range).with("min", *min).with("max", *max))
            }
            table::Problem::Conflict { other, rule } => {
                let wanted = format!("{game}-option-{other}");
                let name = OPTIONS.iter().find(|name| **name == wanted).map_or(*other, String::as_str);
                (Some(*rule), table::Message::new(conflict).with("other", name))
            }
            table::Problem::Unreadable(_) => (None, table::Message::new(unreadable)),
        };
        Problem { rule, reason: Some(reason), ..Problem::from(error) }
    }
}

impl From<titles::PlayError> for Problem {
    fn from(error: titles::PlayError) -> Problem {
        match error {
            titles::PlayError::Unknown(error) => Problem::new(Code::NoAction, error.to_string()),
            titles::PlayError::Refused(refusal) => Problem {
                rule: Some(refusal.rule),
                reason: Some(refusal.message()),
                ..Problem::new(Code::Refused, format!("{} ({})", refusal.rule, refusal.reason))
            },
        }
    }
}

impl From<table::UndoError> for Problem {
    fn from(error: table::UndoError) -> Problem {
        Problem::new(Code::Undo, error.to_string())
    }
}

impl From<crate::store::StoreError> for Problem {
    fn from(error: crate::store::StoreError) -> Problem {
        tracing::error!(%error, "the store failed");
        Problem::new(Code::Trouble, "the store could not be read or written; nothing was changed")
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.code.status(), Json(self)).into_response();
        if response.status() == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert("retry-after", axum::http::HeaderValue::from_static("1"));
        }
        response
    }
}
