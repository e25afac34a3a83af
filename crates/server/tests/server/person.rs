//! People in tests: they do over HTTP and sockets what a browser or a third-party bot would do.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use table::Rng;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The longest wait for an answer.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A person with a cookie, or a program with a token.
#[derive(Clone)]
pub struct Person {
    pub base: String,
    pub http: reqwest::Client,
    pub cookie: String,
    pub token: String,
}

/// An answer: the status and the JSON.
pub type Answer = (u16, Value);

impl Person {
    /// A person without a name.
    pub fn stranger(base: &str) -> Person {
        Person {
            base: base.into(),
            http: reqwest::Client::new(),
            cookie: String::new(),
            token: String::new(),
        }
    }

    /// A guest with this name.
    pub async fn named(base: &str, name: &str) -> Person {
        let mut person = Person::stranger(base);
        let request = person.http.post(format!("{base}/api/v1/me")).json(&json!({"name": name}));
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), 201, "{:?}", answer.text().await);
        let cookie = answer.headers()["set-cookie"].to_str().unwrap();
        person.cookie = cookie.split(';').next().unwrap().to_string();
        person
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask(self.http.get(format!("{}{path}", self.base))).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask(self.http.post(format!("{}{path}", self.base)).json(&body)).await
    }

    pub async fn ask(&self, request: reqwest::RequestBuilder) -> Answer {
        let request = match &self.token[..] {
            "" => request.header("cookie", &self.cookie),
            token => request.bearer_auth(token),
        };
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16();
        let text = answer.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// Creates a table and returns its description.
    pub async fn make(&self, table: Value) -> Value {
        let (status, info) = self.post("/api/v1/tables", table).await;
        assert_eq!(status, 201, "{info}");
        info
    }

    /// A table of this game for `people` people, the first of them seated; bots take the other seats.
    pub async fn make_for(
        &self,
        game: &str,
        options: &Value,
        seats: usize,
        people: usize,
        setup: Value,
    ) -> Value {
        let wish = |seat: usize| match seat {
            0 => json!({"kind": "me"}),
            seat if seat < people => json!({"kind": "anybody"}),
            _ => json!({"kind": "bot", "level": "random"}),
        };
        let wishes: Vec<Value> = (0..seats).map(wish).collect();
        self.make(json!({"game": game, "options": options, "seats": wishes, "setup": setup})).await
    }

    /// Takes a seat with the invitation.
    pub async fn join(&self, table: &Value) -> Value {
        let invite = &table["invite"];
        let (status, info) = self.post(&address(table, "join"), json!({"invite": invite})).await;
        assert_eq!(status, 200, "{info}");
        info
    }

    /// Opens the socket of a table.
    pub async fn connect(&self, table: &Value, since: u64) -> Socket {
        self.connect_as(table, since, "c").await
    }

    pub async fn connect_as(&self, table: &Value, since: u64, client: &str) -> Socket {
        let invite = table["invite"].as_str().unwrap_or_default();
        let id = table["id"].as_str().unwrap();
        let path = format!("/api/v1/tables/{id}/socket?since={since}&client={client}&invite={invite}");
        self.try_connect(&path).await.unwrap_or_else(|status| panic!("no socket: {status}"))
    }

    /// Opens the socket of a table for a client that works the view out from what has changed, as the page does.
    pub async fn connect_for_changes(&self, table: &Value) -> Socket {
        let invite = table["invite"].as_str().unwrap_or_default();
        let path = format!("{}?client=d&changes=true&invite={invite}", address(table, "socket"));
        self.try_connect(&path).await.unwrap_or_else(|status| panic!("no socket: {status}"))
    }

    /// A socket, or the HTTP status of the refusal.
    pub async fn try_connect(&self, path: &str) -> Result<Socket, String> {
        let url = format!("{}{path}", self.base.replace("http://", "ws://"));
        let mut request = url.into_client_request().unwrap();
        let (name, value) = match &self.token[..] {
            "" => ("cookie", self.cookie.clone()),
            token => ("authorization", format!("Bearer {token}")),
        };
        request.headers_mut().insert(name, HeaderValue::from_str(&value).unwrap());
        match timeout(PATIENCE, connect_async(request)).await.expect("the server answers") {
            Ok((socket, _)) => Socket::new(socket).await.ok_or("closed before the hello".into()),
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => Err(answer.status().to_string()),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// The view with the changes that these entries tell.
fn view_after(mut view: Value, entries: &Value) -> Value {
    for board in entries.as_array().unwrap().iter().flat_map(|entry| entry["boards"].as_array().unwrap()) {
        for edit in board["edits"].as_array().unwrap() {
            let path = edit[0].as_array().unwrap().iter();
            let place = path.fold(&mut view, |place, step| match step.as_str() {
                Some(name) => &mut place[name],
                None => &mut place[step.as_u64().unwrap() as usize],
            });
            *place = edit[1].clone();
        }
    }
    view
}

/// The path of a route of a table.
pub fn address(table: &Value, what: &str) -> String {
    format!("/api/v1/tables/{}/{what}", table["id"].as_str().unwrap())
}

/// An open socket, and what it received.
pub struct Socket {
    pub raw: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last position received.
    pub position: Value,
    pub table: Value,
    pub seq: u64,
    /// The last number used.
    pub n: u64,
    pub seat: Option<u64>,
    /// Every message, as it came.
    pub frames: Vec<String>,
}

impl Socket {
    /// `None` if the connection breaks before the first message.
    async fn new(raw: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Option<Socket> {
        let mut socket = Socket {
            raw,
            position: Value::Null,
            table: Value::Null,
            seq: 0,
            n: 0,
            seat: None,
            frames: Vec::new(),
        };
        assert_eq!(socket.frame().await?["type"], "hello");
        Some(socket)
    }

    /// The next message; `None` if the server closed the socket.
    pub async fn frame(&mut self) -> Option<Value> {
        loop {
            let message = timeout(PATIENCE, self.raw.next()).await.expect("the server says something");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let frame: Value = serde_json::from_str(&text).expect("a frame is JSON");
                    self.frames.push(text.to_string());
                    self.learn(&frame);
                    return Some(frame);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    fn learn(&mut self, frame: &Value) {
        let news = match frame["type"].as_str().unwrap() {
            "hello" => {
                self.table = frame["table"].clone();
                self.seat = frame["you"]["seat"].as_u64();
                self.n = frame["you"]["n"].as_u64().unwrap();
                &frame["news"]
            }
            "news" => frame,
            "table" => {
                self.table = frame.clone();
                return;
            }
            _ => return,
        };
        self.seq = news["seq"].as_u64().unwrap();
        let before = std::mem::replace(&mut self.position, news["position"].clone());
        if self.position.is_object() && self.position.get("view").is_none() {
            self.position["view"] = view_after(before["view"].clone(), &news["entries"]);
        }
    }

    /// The next message of this type.
    pub async fn wait_for(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.frame().await.unwrap_or_else(|| panic!("closed before {kind}"));
            if frame["type"] == kind {
                return frame;
            }
        }
    }

    /// Waits until `is` holds for this socket.
    pub async fn until(&mut self, is: impl Fn(&Socket) -> bool) {
        while !is(self) {
            self.frame().await.expect("the socket stays open");
        }
    }

    pub async fn send(&mut self, message: Value) {
        self.try_send(message).await.unwrap();
    }

    /// An error if the connection is broken.
    pub async fn try_send(&mut self, message: Value) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        self.raw.send(Message::text(message.to_string())).await
    }

    /// Sends a message with the next number and returns its answer.
    pub async fn ask(&mut self, mut message: Value) -> Value {
        self.n += 1;
        let n = self.n;
        message["n"] = n.into();
        self.send(message).await;
        self.answer_to(n).await
    }

    /// The answer to a number.
    pub async fn answer_to(&mut self, n: u64) -> Value {
        loop {
            let frame = self.frame().await.expect("an answer");
            if ["done", "refused"].iter().any(|kind| frame["type"] == *kind) && frame["n"] == n {
                return frame;
            }
        }
    }

    /// Whether this seat owes a decision.
    pub fn owes(&self) -> bool {
        self.position["question"]["owed"] == true
    }

    pub fn is_over(&self) -> bool {
        !self.position["outcome"].is_null()
    }

    /// The legal actions as text.
    pub fn legal(&self) -> Vec<String> {
        let legal = self.position["question"]["legal"].as_array();
        legal.into_iter().flatten().map(|choice| choice["action"].as_str().unwrap().to_string()).collect()
    }

    /// Answers the question with this action.
    pub async fn act(&mut self, action: &str) -> Value {
        let question = self.position["question"]["id"].clone();
        self.ask(json!({"type": "act", "question": question, "actions": [action]})).await
    }

    /// Answers the question with any legal action, which must be accepted, and waits for the new position.
    pub async fn act_at_random(&mut self, rng: &mut Rng) -> String {
        let legal = self.legal();
        let action = rng.pick(&legal).expect("something is legal").clone();
        let (answer, seq) = (self.act(&action).await, self.seq);
        assert_eq!(answer["type"], "done", "{action}: {answer}");
        self.until(|socket| socket.seq > seq).await;
        action
    }

    /// Answers every question at random until the game is over.
    pub async fn play_to_the_end(&mut self, rng: &mut Rng) {
        while !self.is_over() {
            if self.owes() {
                let before = self.position["question"]["id"].clone();
                let legal = self.legal();
                let action = rng.pick(&legal).expect("something is legal").clone();
                let answer = self.act(&action).await;
                if answer["type"] == "refused" {
                    // Somebody else was faster: the question or the legal actions have changed.
                    let code = &answer["problem"]["code"];
                    assert!(code == "late" || code == "refused", "{answer}");
                    continue;
                }
                self.until(|socket| socket.position["question"]["id"] != before || socket.is_over()).await;
            } else {
                self.frame().await.expect("the socket stays open");
            }
        }
    }
}
