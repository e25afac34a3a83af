use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why a table wants somebody's attention.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// They owe a decision.
    Turn,
    /// The game is over.
    Over,
    /// Somebody invites them.
    Invitation,
    /// Somebody they played with wants to play again.
    Rematch,
}

/// A table that wants your attention. There is one for each table until you look at it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Notice {
    pub kind: NoticeKind,
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// The other people at the table.
    pub with: Vec<String>,
    /// The invitation to the table, for somebody without a seat there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
    /// When it was given, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

impl Notice {
    /// Where it leads, on this server.
    pub fn path(&self) -> String {
        match &self.invite {
            Some(invite) => format!("/t/{}?invite={invite}", self.table),
            None => format!("/t/{}", self.table),
        }
    }
}

/// The notices you have not looked into, the latest first.
#[derive(Serialize, TS, ToSchema)]
pub struct Notices {
    pub notices: Vec<Notice>,
}

/// A browser that can be written to with no tab open, as `PushSubscription` describes it.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PushDevice {
    /// Where its push service takes messages.
    #[schema(max_length = 1000)]
    pub endpoint: String,
    /// The public key of the browser, in base64url.
    pub p256dh: String,
    /// The secret of the browser, in base64url.
    pub auth: String,
    /// The language of the texts.
    pub language: String,
}

/// The browser that should not be written to any more.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PushEndpoint {
    pub endpoint: String,
}

/// How you are reached.
#[derive(Serialize, TS, ToSchema)]
pub struct Reach {
    /// The public key of the server, for subscriptions of browsers.
    pub push_key: String,
    /// How many browsers are subscribed.
    pub devices: u32,
    /// The webhook, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub webhook: Option<Webhook>,
}

/// An address that the server writes to.
#[derive(Serialize, TS, ToSchema)]
pub struct Webhook {
    pub url: String,
    /// The key of the signatures: `Syrtis-Signature: t=<seconds>,v1=<hex of HMAC-SHA256(key, "<seconds>.<body>")>`.
    pub key: String,
    /// Why the last message did not arrive, if it did not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub trouble: Option<String>,
}

/// A webhook to set.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    /// An address with `https`, outside the server's own network.
    #[schema(max_length = 1000)]
    pub url: String,
    /// The language of the texts.
    pub language: String,
}
