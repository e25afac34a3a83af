//! Web Push: a message that one browser alone can read (RFC 8291), and the header that says who sends it (RFC 8292).

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::{PublicKey, SecretKey};
use serde_json::json;
use sha2::Sha256;

use crate::secret;

/// The length of a public key: the point without compression.
const KEY: usize = 65;
/// The length of the secret that a browser shares with the server.
const AUTH: usize = 16;
/// The size of a record. A message is one record.
const RECORD: u32 = 4096;
/// Marks the last record.
const LAST: u8 = 2;
/// How long a signed header counts, in seconds: push services allow a day at most.
const SIGNED_FOR: u64 = 12 * 60 * 60;

/// Bytes as keys and signatures are written in headers.
pub fn written(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

fn read(text: &str) -> Option<Vec<u8>> {
    BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

/// What a browser gives the server so that it can be written to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrowserKeys {
    public: PublicKey,
    auth: [u8; AUTH],
}

impl BrowserKeys {
    /// Reads the keys as a browser writes them; nothing if they are none.
    pub fn read(p256dh: &str, auth: &str) -> Option<BrowserKeys> {
        let public = read(p256dh).filter(|bytes| bytes.len() == KEY)?;
        Some(BrowserKeys {
            public: PublicKey::from_sec1_bytes(&public).ok()?,
            auth: read(auth)?.try_into().ok()?,
        })
    }

    /// Encrypts a text for this browser; nothing if it is too long.
    pub fn encrypt(&self, text: &[u8]) -> Option<Vec<u8>> {
        self.encrypt_with(text, &new_key(), secret::bytes())
    }

    /// RFC 8291, section 3.4: the key for this message comes from both sides' keys, the shared secret and the salt.
    fn encrypt_with(&self, text: &[u8], sender: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
        let (ours, theirs) = (sender.public_key().to_sec1_bytes(), self.public.to_sec1_bytes());
        let shared = sender.diffie_hellman(&self.public);
        let mut keying = [0; 32];
        Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes())
            .expand_multi_info(&[b"WebPush: info\0", &theirs, &ours], &mut keying)
            .ok()?;
        let derived = Hkdf::<Sha256>::new(Some(&salt), &keying);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        derived.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
        derived.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
        let record = [text, &[LAST]].concat();
        let sealed = Aes128Gcm::new(&key.into()).encrypt(&Nonce::from(nonce), record.as_slice()).ok()?;
        let head = [&salt[..], &RECORD.to_be_bytes(), &[ours.len() as u8], &ours].concat();
        (sealed.len() <= RECORD as usize - head.len()).then(|| [head, sealed].concat())
    }
}

fn new_key() -> SecretKey {
    // A number that is no key is less likely than a broken machine; the next one is.
    loop {
        if let Ok(key) = SecretKey::from_slice(&secret::bytes::<32>()) {
            return key;
        }
    }
}

/// The server's own key, by which push services know it again.
pub struct ServerKey {
    key: SecretKey,
}

impl ServerKey {
    /// A new key as it is stored.
    pub fn make() -> Vec<u8> {
        new_key().to_bytes().to_vec()
    }

    /// Reads a stored key.
    pub fn read(stored: &[u8]) -> Option<ServerKey> {
        Some(ServerKey { key: SecretKey::from_slice(stored).ok()? })
    }

    /// The public key as browsers want it.
    pub fn public(&self) -> String {
        written(&self.key.public_key().to_sec1_bytes())
    }

    /// RFC 8292, section 3: the `Authorization` header for a push service with this origin, at this time in seconds.
    pub fn authorization(&self, origin: &str, contact: Option<&str>, now: u64) -> String {
        let head = json!({"typ": "JWT", "alg": "ES256"});
        let mut claims = json!({"aud": origin, "exp": now + SIGNED_FOR});
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let [head, claims] = [head, claims].map(|part| written(part.to_string().as_bytes()));
        let signed = format!("{head}.{claims}");
        let signature: Signature = SigningKey::from(&self.key).sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", written(&signature.to_bytes()), self.public())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example in RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_is_encrypted_to_the_byte() {
        let keys = BrowserKeys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .unwrap();
        let sender =
            SecretKey::from_slice(&read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap()).unwrap();
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw").unwrap().try_into().unwrap();
        let sealed = keys.encrypt_with(b"When I grow up, I want to be a watermelon", &sender, salt).unwrap();
        assert_eq!(
            written(&sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn no_two_messages_have_the_same_key() {
        let browser = new_key();
        let keys =
            BrowserKeys::read(&written(&browser.public_key().to_sec1_bytes()), &written(&[7; 16])).unwrap();
        let (one, other) = (keys.encrypt(b"Your turn").unwrap(), keys.encrypt(b"Your turn").unwrap());
        assert_ne!(one[..16], other[..16]);
        assert_ne!(one[21..86], other[21..86]);
        assert_eq!(keys.encrypt(&[0; 4096]), None, "a message is one record");
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        for (public, auth) in [
            ("", "BTBZMqHH6r4Tts7J_aSIgg"),
            (good, ""),
            (good, "AAAA"),
            ("!!!", "BTBZMqHH6r4Tts7J_aSIgg"),
            // Not a point of the curve.
            (
                "BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE",
                "BTBZMqHH6r4Tts7J_aSIgg",
            ),
        ] {
            assert_eq!(BrowserKeys::read(public, auth), None, "{public} {auth}");
        }
    }

    #[test]
    fn the_header_says_who_sends_to_whom_and_for_how_long() {
        use p256::ecdsa::VerifyingKey;
        use p256::ecdsa::signature::Verifier;

        let key = ServerKey::read(&ServerKey::make()).unwrap();
        let header = key.authorization("https://push.example.net", Some("https://mars.example.org"), 1_000);
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let verifier = VerifyingKey::from_sec1_bytes(&read(public).unwrap()).unwrap();
        let signature = Signature::from_slice(&read(signature).unwrap()).unwrap();
        verifier.verify(signed.as_bytes(), &signature).unwrap();
        let claims: serde_json::Value =
            serde_json::from_slice(&read(signed.split_once('.').unwrap().1).unwrap()).unwrap();
        assert_eq!(
            claims,
            json!({"aud": "https://push.example.net", "exp": 1_000 + SIGNED_FOR, "sub": "https://mars.example.org"})
        );
    }
}
