use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A device on which you are signed in.
#[derive(Serialize, TS, ToSchema)]
pub struct Device {
    pub id: String,
    /// What it is, such as `Firefox · Android`; empty if it does not say.
    pub name: String,
    /// When you signed in there, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// When you were last there, to the hour.
    #[ts(type = "number")]
    pub seen: u64,
    /// Whether it is the one that asks.
    pub here: bool,
}

/// How you can sign in.
#[derive(Serialize, TS, ToSchema)]
pub struct Ways {
    /// Where you are signed in, the last used first.
    pub devices: Vec<Device>,
    /// How many recovery codes are left.
    pub codes: u32,
    /// The oldest first.
    pub passkeys: Vec<Passkey>,
    /// The mail address, if this server sends mail.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mail: Option<MailWay>,
}

/// How you get mail.
#[derive(Serialize, TS, ToSchema)]
pub struct MailWay {
    /// The address that you have confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub address: Option<String>,
    /// The address that waits for the link in its mail to be opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub waiting: Option<String>,
    /// Why the last mail did not arrive, if it did not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub trouble: Option<String>,
}

/// A mail address, to add it or to sign in by it.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailAddress {
    #[schema(max_length = 254)]
    pub address: String,
    /// The language of the mails.
    pub language: String,
}

/// Whose address a link from a mail confirms.
#[derive(Serialize, TS, ToSchema)]
pub struct MailInfo {
    /// The name of the person.
    pub name: String,
    pub address: String,
}

/// A passkey: a key that a person's devices keep for them.
#[derive(Serialize, TS, ToSchema)]
pub struct Passkey {
    pub id: String,
    /// Where it was made, such as `Firefox · Android`; empty if it does not say.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// When it was last used.
    #[ts(type = "number")]
    pub used: u64,
}

/// A new passkey.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// What `navigator.credentials.create` gave, as its `toJSON` writes it.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub credential: Value,
}

/// Sign in with a passkey.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EnterWithPasskey {
    /// What `navigator.credentials.get` gave, as its `toJSON` writes it.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub credential: Value,
    /// Whether to take everything along that the person has who is signed in here now: seats, results, studies.
    #[serde(default)]
    pub take: bool,
}

/// A link that signs you in on another device, once.
#[derive(Serialize, TS, ToSchema)]
pub struct PersonalLink {
    /// Where it leads, on this server. What stands behind `#` is the pass.
    pub path: String,
    /// Until when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until: u64,
}

/// Codes to write down. Each signs you in once; the server can't show them again.
#[derive(Serialize, TS, ToSchema)]
pub struct RecoveryCodes {
    pub codes: Vec<String>,
}

/// The pass of a personal link, or a recovery code.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Pass {
    #[schema(max_length = 100)]
    pub pass: String,
}

/// Whom a pass signs in.
#[derive(Serialize, TS, ToSchema)]
pub struct PassInfo {
    pub name: String,
    /// Whether this device is signed in as them already.
    pub already: bool,
    /// The name under which this device is signed in now, if it is somebody else's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub here: Option<String>,
    /// How many tables they have.
    pub tables: u32,
}

/// Sign in with a pass.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Enter {
    #[schema(max_length = 100)]
    pub pass: String,
    /// Whether to take everything along that the person has who is signed in here now: seats, results, studies.
    #[serde(default)]
    pub take: bool,
}

/// You are signed in.
#[derive(Serialize, TS, ToSchema)]
pub struct Entered {
    pub id: String,
    pub name: String,
    /// How many tables came along.
    pub taken: u32,
}
