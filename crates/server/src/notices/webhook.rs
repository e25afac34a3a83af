//! Webhooks: what is sent, and the signature by which the receiver knows it.

use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;

use super::said::say;
use crate::api::Notice;

/// The value of the header `Syrtis-Signature` for a body that is sent at this time in seconds.
pub fn signature(key: &str, now: u64, body: &[u8]) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("a key of any length is good");
    mac.update(format!("{now}.").as_bytes());
    mac.update(body);
    let sum: String = mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("t={now},v1={sum}")
}

/// What a webhook is sent. Chats show `text` (Slack, Mattermost, Rocket.Chat) or `content` (Discord).
pub fn body(notice: &Notice, name: &str, language: &str, origin: Option<&str>) -> Value {
    let said = say(notice, language);
    let url = format!("{}{}", origin.unwrap_or_default(), notice.path());
    let line = format!("{name} – {}: {} {url}", said.title, said.text);
    json!({
        "kind": notice.kind,
        "table": notice.table,
        "game": notice.game,
        "for": name,
        "with": notice.with,
        "at": notice.at,
        "url": url,
        "text": line,
        "content": line,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out with `printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac secret`.
    #[test]
    fn the_signature_is_the_one_that_other_tools_work_out() {
        assert_eq!(
            signature("secret", 1_700_000_000, br#"{"a":1}"#),
            "t=1700000000,v1=49f24e537407743fa4a0242bb63b94b9a47ee99cbbe071ccd8a22550ae411686"
        );
    }
}
