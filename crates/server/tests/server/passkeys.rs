//! Passkeys, with an authenticator of our own: what is accepted, and what is not.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::host::Host;
use crate::person::{Answer, Person};

/// A device that keeps one passkey.
struct Authenticator {
    key: SecretKey,
    id: Vec<u8>,
    user: String,
    origin: String,
}

/// Somebody at this server by its name: passkeys belong to names.
async fn named(host: &Host, name: &str) -> Person {
    Person::named(&by_name(host), name).await
}

fn by_name(host: &Host) -> String {
    host.base.replace("127.0.0.1", "localhost")
}

impl Authenticator {
    fn new(host: &Host, number: u8) -> Authenticator {
        let key = SecretKey::from_slice(&[number; 32]).unwrap();
        Authenticator { key, id: vec![number; 20], user: String::new(), origin: by_name(host) }
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let data = json!({"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": false});
        data.to_string().into_bytes()
    }

    fn data(flags: u8) -> Vec<u8> {
        [&Sha256::digest("localhost")[..], &[flags, 0, 0, 0, 0]].concat()
    }

    /// Makes the passkey: the answer of a browser.
    fn create(&mut self, options: &Value) -> Value {
        self.user = options["user"]["id"].as_str().unwrap().into();
        // A map of COSE: an elliptic curve, for ES256, P-256, x and y.
        let key = [
            &[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32][..],
            &uncompressed(&self.key)[1..33],
            &[0x22, 0x58, 32],
            &uncompressed(&self.key)[33..],
        ];
        let mut data = Authenticator::data(0x45);
        data.extend([0; 16]);
        data.extend([0, self.id.len() as u8]);
        data.extend(&self.id);
        data.extend(key.concat());
        let object =
            [&[0xa3][..], b"\x63fmt\x64none\x67attStmt\xa0\x68authData", &[0x58, data.len() as u8], &data];
        self.answer(json!({
            "clientDataJSON": BASE64.encode(self.client_data("webauthn.create", options)),
            "attestationObject": BASE64.encode(object.concat()),
            "authenticatorData": BASE64.encode(&data),
            "publicKeyAlgorithm": -7,
            "transports": ["internal"],
        }))
    }

    /// Signs in: the answer of a browser.
    fn get(&self, options: &Value) -> Value {
        let client = self.client_data("webauthn.get", options);
        let data = Authenticator::data(0x05);
        let signed = [&data[..], &Sha256::digest(&client)].concat();
        let signature: Signature = SigningKey::from(&self.key).sign(&signed);
        self.answer(json!({
            "clientDataJSON": BASE64.encode(client),
            "authenticatorData": BASE64.encode(data),
            "signature": BASE64.encode(signature.to_der()),
            "userHandle": self.user,
        }))
    }

    fn answer(&self, response: Value) -> Value {
        let id = BASE64.encode(&self.id);
        json!({"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {},
            "authenticatorAttachment": "platform"})
    }
}

/// The point of a public key: its sign, x and y.
fn uncompressed(key: &SecretKey) -> Vec<u8> {
    let public = key.public_key().to_sec1_bytes();
    assert_eq!((public.len(), public[0]), (65, 4));
    public.into()
}

async fn make(person: &Person, device: &mut Authenticator) -> Answer {
    let (status, options) = person.post("/api/v1/me/passkeys/begin", json!({})).await;
    assert_eq!(status, 200, "{options}");
    person.post("/api/v1/me/passkeys", json!({"credential": device.create(&options)})).await
}

async fn ask_who(person: &Person) -> Value {
    person.post("/api/v1/enter/passkey/begin", json!({})).await.1
}

async fn enter(person: &Person, credential: Value) -> Answer {
    person.post("/api/v1/enter/passkey", json!({"credential": credential})).await
}

async fn id(person: &Person) -> Value {
    person.get("/api/v1/me").await.1["id"].clone()
}

#[tokio::test]
async fn a_passkey_signs_its_person_in_anywhere_until_it_is_removed() {
    let host = Host::start().await;
    let ada = named(&host, "Ada Lovelace").await;
    let mut device = Authenticator::new(&host, 7);
    let (status, made) = make(&ada, &mut device).await;
    assert_eq!(status, 200, "{made}");
    let (_, ways) = ada.get("/api/v1/me/ways").await;
    assert_eq!(ways["passkeys"][0]["id"], made["id"]);
    let stranger = Person::stranger(&by_name(&host));
    let (status, entered) = enter(&stranger, device.get(&ask_who(&stranger).await)).await;
    assert_eq!((status, &entered["id"]), (200, &id(&ada).await), "{entered}");
    assert_eq!(ada.get("/api/v1/me/ways").await.1["devices"].as_array().map(Vec::len), Some(2));
    // All passkeys of a person have one handle, and none is made twice.
    let (_, again) = ada.post("/api/v1/me/passkeys/begin", json!({})).await;
    assert_eq!(again["user"]["id"], device.user);
    assert_eq!(again["excludeCredentials"][0]["id"], made["id"]);

    let path = format!("/api/v1/me/passkeys/{}", made["id"].as_str().unwrap());
    let ben = named(&host, "Ben").await;
    assert_eq!(ben.ask(ben.http.delete(format!("{}{path}", ben.base))).await.0, 404, "it is not his");
    assert_eq!(ada.ask(ada.http.delete(format!("{}{path}", ada.base))).await.0, 204);
    let (status, problem) = enter(&stranger, device.get(&ask_who(&stranger).await)).await;
    assert_eq!((status, problem["reason"]["id"].as_str()), (403, Some("server-passkey-wrong")));
}

/// Threats: an answer that was heard, one to somebody else's question, one for another site, another's signature.
#[tokio::test]
async fn only_the_right_answer_to_the_own_question_counts() {
    let host = Host::start().await;
    let (ada, ben) = (named(&host, "Ada").await, named(&host, "Ben").await);
    let mut device = Authenticator::new(&host, 7);
    let (_, asked) = ada.post("/api/v1/me/passkeys/begin", json!({})).await;
    let made = json!({"credential": device.create(&asked)});
    assert_eq!(ben.post("/api/v1/me/passkeys", made.clone()).await.0, 403, "Ada was asked");
    assert_eq!(ada.post("/api/v1/me/passkeys", made).await.0, 403, "by now it was answered");
    assert_eq!(make(&ada, &mut device).await.0, 200);
    assert_eq!(make(&ben, &mut Authenticator::new(&host, 7)).await.0, 429, "nobody takes another's passkey");

    let stranger = Person::stranger(&by_name(&host));
    let heard = device.get(&ask_who(&stranger).await);
    assert_eq!(enter(&stranger, heard.clone()).await.0, 200);
    assert_eq!(enter(&stranger, heard).await.0, 403, "it was used");
    let unasked = json!({"challenge": BASE64.encode([1; 16])});
    assert_eq!(enter(&stranger, device.get(&unasked)).await.0, 403);
    let forged =
        Authenticator { key: SecretKey::from_slice(&[8; 32]).unwrap(), ..Authenticator::new(&host, 7) };
    let forged = Authenticator { user: device.user.clone(), ..forged };
    assert_eq!(enter(&stranger, forged.get(&ask_who(&stranger).await)).await.0, 403, "another key");
    device.origin = "https://evil.example".into();
    assert_eq!(enter(&stranger, device.get(&ask_who(&stranger).await)).await.0, 403, "another site");
    assert_eq!(enter(&stranger, json!({})).await.0, 403);
    // Nothing of this signed anybody in, or told Ada's passkey from one that does not exist.
    assert_eq!(ada.get("/api/v1/me/ways").await.1["devices"].as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn passkeys_need_a_server_with_a_name_and_can_t_be_guessed() {
    let host = Host::with(|config| config.limits.wrong_passes = (0.0, 3.0)).await;
    let ada = Person::named(&host.base, "Ada").await;
    let (status, problem) = ada.post("/api/v1/me/passkeys/begin", json!({})).await;
    assert_eq!((status, problem["reason"]["id"].as_str()), (422, Some("server-passkey-address")));
    let stranger = Person::stranger(&by_name(&host));
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(enter(&stranger, json!({})).await.0);
    }
    assert_eq!(statuses, [403, 403, 403, 429, 429]);
}
