//! Notices that leave the tab: a webhook and a push service of our own take them in, check the signatures and decrypt.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use hmac::{Hmac, Mac};
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

use crate::host::Host;
use crate::person::Person;

/// A request as a receiver got it.
#[derive(Clone, Debug)]
struct Taken {
    path: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Taken {
    fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(other, _)| other == name).map_or("", |(_, value)| value)
    }
}

/// A receiver at an address of its own. It answers after a while, with these statuses in turn, the last one for ever.
struct Receiver {
    address: String,
    taken: Arc<Mutex<Vec<Taken>>>,
}

impl Receiver {
    async fn start(answers: &'static [&'static str]) -> Receiver {
        Receiver::slow(answers, Duration::ZERO).await
    }

    async fn slow(answers: &'static [&'static str], after: Duration) -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let taken = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&taken);
        tokio::spawn(async move {
            loop {
                let Ok((stream, _)) = listener.accept().await else { return };
                let kept = Arc::clone(&kept);
                tokio::spawn(async move {
                    let mut stream = BufReader::new(stream);
                    let Some(request) = read_request(&mut stream).await else { return };
                    let count = {
                        let mut kept = kept.lock().unwrap();
                        kept.push(request);
                        kept.len()
                    };
                    tokio::time::sleep(after).await;
                    let status = answers[(count - 1).min(answers.len() - 1)];
                    let answer =
                        format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
                    let _ = stream.write_all(answer.as_bytes()).await;
                });
            }
        });
        Receiver { address, taken }
    }

    fn count(&self) -> usize {
        self.taken.lock().unwrap().len()
    }

    /// The requests, once there are this many.
    async fn after(&self, count: usize) -> Vec<Taken> {
        while self.count() < count {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.taken.lock().unwrap().clone()
    }
}

async fn read_request(stream: &mut BufReader<tokio::net::TcpStream>) -> Option<Taken> {
    let mut line = String::new();
    stream.read_line(&mut line).await.ok()?;
    let path = line.split(' ').nth(1)?.to_string();
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.ok()?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.push((name.to_ascii_lowercase(), value.to_string()));
    }
    let length = headers.iter().find(|(name, _)| name == "content-length")?.1.parse().ok()?;
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.ok()?;
    Some(Taken { path, headers, body })
}

/// A server that gives notices soon and may write to these hosts of its own network.
async fn host_for(hosts: &[&Receiver]) -> Host {
    let hosts: Vec<String> = hosts.iter().map(|receiver| receiver.address.clone()).collect();
    Host::with(|config| {
        config.notice_after = Duration::from_millis(30);
        config.notice_retry = Duration::from_millis(30);
        config.webhook_hosts.clone_from(&hosts);
        config.push_hosts = hosts;
    })
    .await
}

async fn put(person: &Person, path: &str, body: Value) -> (u16, Value) {
    person.ask(person.http.put(format!("{}{path}", person.base)).json(&body)).await
}

async fn wants(person: &Person, way: &str) {
    let (status, _) = put(person, "/api/v1/me/preferences", json!({"notices": {way: true}})).await;
    assert_eq!(status, 200);
}

/// A table for two that has begun; both owe a choice.
async fn begun(ada: &Person, ben: &Person) -> Value {
    let table = ada.make(json!({"game": "redplanet", "options": {"players": 2}})).await;
    ben.join(&table).await;
    table
}

fn hmac(key: &str, text: &[u8]) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).unwrap();
    mac.update(text);
    mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test]
async fn a_webhook_is_called_with_a_signature_and_once_until_the_person_looks() {
    let receiver = Receiver::start(&["204 No Content"]).await;
    let host = host_for(&[&receiver]).await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let url = format!("http://{}/hook?club=1", receiver.address);
    let (status, hook) = put(&ben, "/api/v1/me/webhook", json!({"url": url, "language": "en"})).await;
    assert_eq!(status, 200, "{hook}");
    wants(&ben, "webhook").await;
    let table = begun(&ada, &ben).await;
    let first = receiver.after(1).await.remove(0);
    assert_eq!(first.path, "/hook?club=1");
    let (time, sum) = first.header("syrtis-signature").split_once(",v1=").unwrap();
    let signed = [time.strip_prefix("t=").unwrap().as_bytes(), b".", &first.body].concat();
    assert_eq!(sum, hmac(hook["key"].as_str().unwrap(), &signed));
    let body: Value = serde_json::from_slice(&first.body).unwrap();
    assert_eq!((body["kind"].as_str(), &body["table"]), (Some("turn"), &table["id"]));
    assert!(body["text"].as_str().unwrap().contains("It’s your turn. You’re playing with Ada."), "{body}");
    // Ada goes on; Ben is still wanted, and hears nothing more before he has looked.
    let mut at_table = ada.connect(&table, 0).await;
    let mut rng = table::Rng::seeded(1);
    at_table.act_at_random(&mut rng).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(receiver.count(), 1);
    // He looks, does what he is asked, and leaves. What comes then is new.
    let mut bens = ben.connect(&table, 0).await;
    while bens.owes() {
        bens.act_at_random(&mut rng).await;
    }
    drop(bens);
    while receiver.count() < 2 {
        if at_table.owes() {
            at_table.act_at_random(&mut rng).await;
        } else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            let _ = tokio::time::timeout(Duration::from_millis(20), at_table.frame()).await;
        }
    }
    assert_eq!(receiver.count(), 2);
}

/// The receiver takes longer than the server waits before it sends again what did not arrive.
#[tokio::test]
async fn a_slow_receiver_hears_everything_once() {
    let receiver = Receiver::slow(&["204 No Content"], Duration::from_millis(300)).await;
    let host = host_for(&[&receiver]).await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let url = format!("http://{}/", receiver.address);
    put(&ben, "/api/v1/me/webhook", json!({"url": url, "language": "en"})).await;
    wants(&ben, "webhook").await;
    begun(&ada, &ben).await;
    receiver.after(1).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(receiver.count(), 1);
}

#[tokio::test]
async fn what_does_not_arrive_is_sent_again_and_trouble_is_told() {
    let receiver = Receiver::start(&["503 Later", "500 Broken", "204 No Content"]).await;
    let host = host_for(&[&receiver]).await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let url = format!("http://{}/", receiver.address);
    put(&ben, "/api/v1/me/webhook", json!({"url": url, "language": "de"})).await;
    wants(&ben, "webhook").await;
    begun(&ada, &ben).await;
    let taken = receiver.after(3).await;
    let ids: Vec<&str> = taken.iter().map(|one| one.header("syrtis-delivery")).collect();
    assert!(ids[0] == ids[1] && ids[1] == ids[2] && !ids[0].is_empty(), "{ids:?}");
    assert!(String::from_utf8_lossy(&taken[0].body).contains("Du bist am Zug"));
    let trouble = async || ben.get("/api/v1/me/reach").await.1["webhook"].get("trouble").cloned();
    while trouble().await.is_some() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(receiver.count(), 3, "what has arrived is not sent again");
}

#[tokio::test]
async fn what_the_person_has_seen_is_not_sent_again() {
    let receiver = Receiver::start(&["503 Later"]).await;
    let host = host_for(&[&receiver]).await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let url = format!("http://{}/", receiver.address);
    put(&ben, "/api/v1/me/webhook", json!({"url": url, "language": "en"})).await;
    wants(&ben, "webhook").await;
    let table = begun(&ada, &ben).await;
    receiver.after(1).await;
    let socket = ben.connect(&table, 0).await;
    while ben.get("/api/v1/me/notices").await.1["notices"] != json!([]) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let before = receiver.count();
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    // One may have been on its way when he looked.
    assert!(receiver.count() <= before + 1, "{before} and then {}", receiver.count());
    drop(socket);
}

#[tokio::test]
async fn a_webhook_does_not_lead_into_the_own_network() {
    let inside = Receiver::start(&["204 No Content"]).await;
    let host = host_for(&[]).await;
    let ben = Person::named(&host.base, "Ben").await;
    let addresses = [
        format!("http://{}/", inside.address),
        format!("https://{}/", inside.address),
        "https://localhost/".into(),
        "https://[::1]/".into(),
        "https://169.254.169.254/latest/meta-data".into(),
        "https://10.0.0.1/".into(),
        "https://2130706433/".into(),
        "https://ben:secret@chat.example.org/".into(),
        "file:///etc/passwd".into(),
        host.base.clone(),
    ];
    for address in addresses {
        let (status, problem) =
            put(&ben, "/api/v1/me/webhook", json!({"url": address, "language": "en"})).await;
        assert_eq!((status, problem["field"].as_str()), (422, Some("url")), "{address}: {problem}");
        assert!(problem["reason"]["id"].as_str().unwrap().starts_with("server-address-"), "{problem}");
    }
    let subscribe = json!({"endpoint": format!("https://{}/", inside.address), "p256dh": "", "auth": "", "language": "en"});
    assert_eq!(ben.post("/api/v1/me/push", subscribe).await.0, 422);
    assert_eq!(inside.count(), 0);
}

/// What is allowed answers with the address of what is not.
#[tokio::test]
async fn a_redirect_is_not_followed() {
    let inside = Receiver::start(&["204 No Content"]).await;
    let location = format!("302 Found\r\nlocation: http://{}/secret", inside.address);
    let outside = Receiver::start(Box::leak(Box::new([&*location.leak()]))).await;
    let host = host_for(&[&outside]).await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let url = format!("http://{}/", outside.address);
    put(&ben, "/api/v1/me/webhook", json!({"url": url, "language": "en"})).await;
    wants(&ben, "webhook").await;
    begun(&ada, &ben).await;
    outside.after(1).await;
    loop {
        let (_, reach) = ben.get("/api/v1/me/reach").await;
        if let Some(trouble) = reach["webhook"]["trouble"].as_str() {
            assert!(trouble.contains("302") && trouble.contains("redirect"), "{trouble}");
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!((outside.count(), inside.count()), (1, 0));
}

/// A browser that has subscribed: its keys.
struct Browser {
    key: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Browser {
        Browser { key: SecretKey::from_slice(&[7; 32]).unwrap(), auth: [9; 16] }
    }

    fn device(&self, endpoint: &str) -> Value {
        let public = BASE64.encode(self.key.public_key().to_sec1_bytes());
        json!({"endpoint": endpoint, "p256dh": public, "auth": BASE64.encode(self.auth), "language": "pl"})
    }

    /// RFC 8291, section 4: what the browser does with a message.
    fn decrypt(&self, body: &[u8]) -> Vec<u8> {
        let (salt, rest) = body.split_at(16);
        assert_eq!(rest[..4], 4096_u32.to_be_bytes());
        let (theirs, sealed) = rest[5..].split_at(usize::from(rest[4]));
        let sender = PublicKey::from_sec1_bytes(theirs).unwrap();
        let shared = self.key.diffie_hellman(&sender);
        let own = self.key.public_key().to_sec1_bytes();
        let info = [b"WebPush: info\0", &own[..], theirs].concat();
        let (mut keying, mut key, mut nonce) = ([0; 32], [0; 16], [0; 12]);
        Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes()).expand(&info, &mut keying).unwrap();
        let derived = Hkdf::<Sha256>::new(Some(salt), &keying);
        derived.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
        derived.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let mut text = Aes128Gcm::new(&key.into()).decrypt(&Nonce::from(nonce), sealed).unwrap();
        assert_eq!(text.pop(), Some(2), "the delimiter of the last record");
        text
    }
}

#[tokio::test]
async fn a_push_is_encrypted_for_the_browser_and_signed_by_the_server() {
    let service = Receiver::start(&["201 Created"]).await;
    let host = host_for(&[&service]).await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let browser = Browser::new();
    let endpoint = format!("http://{}/push/ben", service.address);
    assert_eq!(ben.post("/api/v1/me/push", browser.device(&endpoint)).await.0, 204);
    wants(&ben, "push").await;
    let table = begun(&ada, &ben).await;
    let push = service.after(1).await.remove(0);
    assert_eq!(push.path, "/push/ben");
    assert_eq!(push.header("content-encoding"), "aes128gcm");
    assert!(push.header("ttl").parse::<u32>().unwrap() > 0);
    assert_eq!(push.header("topic"), table["id"].as_str().unwrap());
    assert!(!String::from_utf8_lossy(&push.body).contains("Ada"), "nobody on the way can read it");
    let text: Value = serde_json::from_slice(&browser.decrypt(&push.body)).unwrap();
    assert_eq!(text["path"], format!("/t/{}", table["id"].as_str().unwrap()));
    assert_eq!(text["body"], "Twoja kolej. Przy stole: Ada.");

    // RFC 8292: who sends it, to whom, and until when that counts.
    let (token, key) =
        push.header("authorization").strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    let (_, reach) = ben.get("/api/v1/me/reach").await;
    assert_eq!(reach["push_key"], key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let verifier = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
    let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
    verifier.verify(signed.as_bytes(), &signature).unwrap();
    let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], format!("http://{}", service.address));
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    let left = claims["exp"].as_u64().unwrap() - now;
    assert!(left > 0 && left <= 24 * 60 * 60, "{left}");

    // The key outlives the process.
    let folder = host.stop().await;
    let host = Host::on(folder, |_| {}).await;
    let ben = Person { base: host.base.clone(), ..ben };
    assert_eq!(ben.get("/api/v1/me/reach").await.1["push_key"], key);
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten() {
    let service = Receiver::start(&["410 Gone"]).await;
    let host = host_for(&[&service]).await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let endpoint = format!("http://{}/push/ben", service.address);
    ben.post("/api/v1/me/push", Browser::new().device(&endpoint)).await;
    wants(&ben, "push").await;
    assert_eq!(ben.get("/api/v1/me/reach").await.1["devices"], 1);
    begun(&ada, &ben).await;
    service.after(1).await;
    while ben.get("/api/v1/me/reach").await.1["devices"] != 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(service.count(), 1);
}

#[tokio::test]
async fn by_default_only_tabs_hear_of_a_table_and_a_look_ends_the_notice() {
    let receiver = Receiver::start(&["204 No Content"]).await;
    let host = host_for(&[&receiver]).await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let url = format!("http://{}/", receiver.address);
    put(&ben, "/api/v1/me/webhook", json!({"url": url, "language": "en"})).await;
    let waiting = {
        let ben = ben.clone();
        tokio::spawn(async move { ben.get("/api/v1/me/notices?after=0").await.1 })
    };
    let table = begun(&ada, &ben).await;
    let notices = waiting.await.unwrap();
    assert_eq!(notices["notices"].as_array().map(Vec::len), Some(1), "{notices}");
    let notice = &notices["notices"][0];
    assert_eq!((notice["kind"].as_str(), &notice["table"]), (Some("turn"), &table["id"]));
    assert_eq!(notice["with"], json!(["Ada"]));
    assert_eq!(receiver.count(), 0, "he has not asked for more");
    let socket = ben.connect(&table, 0).await;
    while ben.get("/api/v1/me/notices").await.1["notices"] != json!([]) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    drop(socket);
}
