use std::sync::LazyLock;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What went wrong, in one word. Its sentence is the Fluent message `server-error-{code}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The request makes no sense: see `field` and `text`.
    Unreadable,
    /// The options make no table: see `field` and `text`.
    Options,
    /// A guest is needed: give a name first.
    NoGuest,
    /// No such thing here, or not for you.
    NotFound,
    /// Not for you.
    Forbidden,
    /// An invitation is needed.
    NotInvited,
    /// The table is full, or the seat is taken.
    Taken,
    /// You have no seat here.
    NotSeated,
    /// Not in this state of the table.
    WrongTime,
    /// The question to this seat has changed since.
    Late,
    /// A rule forbids it: see `refusal`.
    Refused,
    /// Not an action of this game.
    NoAction,
    /// It can't be taken back without the others' consent: see `stop`.
    Undo,
    /// The others' later moves depend on it.
    OthersDepend,
    /// Secrets are shown only after the end.
    NotOver,
    /// The record needs another version of the rules.
    OtherRules,
    /// Too much at once; try again later.
    TooMany,
    /// Too large.
    TooLarge,
    /// The request comes from another site.
    Origin,
    /// The server could not do it; nothing was changed.
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
        Code::NotInvited,
        Code::Taken,
        Code::NotSeated,
        Code::WrongTime,
        Code::Late,
        Code::Refused,
        Code::NoAction,
        Code::Undo,
        Code::OthersDepend,
        Code::NotOver,
        Code::OtherRules,
        Code::TooMany,
        Code::TooLarge,
        Code::Origin,
        Code::Trouble,
    ];

    fn status(self) -> StatusCode {
        match self {
            Code::Unreadable | Code::NoAction => StatusCode::BAD_REQUEST,
            Code::Options => StatusCode::UNPROCESSABLE_ENTITY,
            Code::NoGuest => StatusCode::UNAUTHORIZED,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::Forbidden | Code::NotInvited | Code::NotSeated | Code::NotOver | Code::Origin => {
                StatusCode::FORBIDDEN
            }
            Code::Taken
            | Code::WrongTime
            | Code::Late
            | Code::Refused
            | Code::Undo
            | Code::OthersDepend
            | Code::OtherRules => StatusCode::CONFLICT,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Trouble => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

/// Why something was not done. Nothing was changed.
#[derive(Clone, PartialEq, Debug, Serialize, thiserror::Error, TS, ToSchema)]
#[error("{code:?}: {text}")]
pub struct Problem {
    /// What went wrong.
    pub code: Code,
    /// The same as an English sentence, for the writers of programs.
    pub text: String,
    /// Which field is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub field: Option<String>,
    /// The id of the rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<&'static str>,
    /// The sentence of the game or of the rule that says why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<super::Said>")]
    #[schema(value_type = Option<super::Said>)]
    pub reason: Option<table::Message>,
    /// Which of several actions it was, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<u16>,
}

impl Problem {
    /// A problem with its English sentence.
    pub fn new(code: Code, text: impl Into<String>) -> Problem {
        Problem { code, text: text.into(), field: None, rule: None, reason: None, at: None }
    }

    /// The same problem with the field that is wrong.
    #[must_use]
    pub fn field(mut self, field: impl Into<String>) -> Problem {
        self.field = Some(field.into());
        self
    }

    /// A thing that is not there.
    pub fn not_found(what: &str) -> Problem {
        Problem::new(Code::NotFound, format!("there is no such {what}"))
    }

    /// The table is in another state.
    pub fn wrong_time(text: &str) -> Problem {
        Problem::new(Code::WrongTime, text)
    }
}

/// The Fluent ids of the names of all options of all games.
static OPTIONS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let names = |title: &&'static dyn titles::Title| {
        let fields = title.fields().into_iter();
        let game = title.name();
        fields.map(move |field| format!("{game}-option-{}", field.name)).collect::<Vec<_>>()
    };
    titles::all().iter().flat_map(names).collect()
});

/// The sentences that say why options make no table.
pub const OPTION_REASONS: [&str; 3] =
    ["server-option-range", "server-option-conflict", "server-option-unreadable"];

impl From<table::OptionsError> for Problem {
    fn from(error: table::OptionsError) -> Problem {
        Problem::new(Code::Options, error.to_string()).field(error.field)
    }
}

impl Problem {
    /// Options that make no table of this game, with a sentence for people.
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
        let code = match error {
            table::UndoError::BeyondHorizon(_) => Code::Undo,
            table::UndoError::OthersDepend => Code::OthersDepend,
        };
        Problem::new(code, error.to_string())
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
