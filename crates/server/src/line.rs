//! The line to a client: a WebSocket over an upgraded connection.
//!
//! Texts go straight to the connection, head and all at once. The socket's own buffer would copy them and keep the
//! size of the largest it ever held, and there are three sockets or more at every table.

use axum::extract::FromRequestParts;
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::body::Buf;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, FrameHeader};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message, Utf8Bytes};

use crate::api::{Code, Problem};

pub use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// So much is read at once.
const READ: usize = 1024;

/// A request that asks for a WebSocket.
pub struct Wanted {
    key: HeaderValue,
    upgrade: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Wanted {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Wanted, Problem> {
        let unreadable = |why: &str| Problem::new(Code::Unreadable, why);
        if parts.method != Method::GET {
            return Err(unreadable("a WebSocket is asked for with GET"));
        }
        if !has(&parts.headers, CONNECTION, "upgrade") || !has(&parts.headers, UPGRADE, "websocket") {
            return Err(unreadable("this is the address of a WebSocket"));
        }
        if !has(&parts.headers, SEC_WEBSOCKET_VERSION, "13") {
            return Err(unreadable("version 13 of WebSocket is spoken here"));
        }
        let key = parts.headers.get(SEC_WEBSOCKET_KEY).cloned();
        let key = key.ok_or_else(|| unreadable("the header `sec-websocket-key` is missing"))?;
        let upgrade = parts.extensions.remove::<OnUpgrade>();
        let upgrade = upgrade.ok_or_else(|| unreadable("this connection can't become a WebSocket"))?;
        Ok(Wanted { key, upgrade })
    }
}

/// Whether a header lists this word.
fn has(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let listed = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    listed.flat_map(|value| value.split(',')).any(|one| one.trim().eq_ignore_ascii_case(word))
}

impl Wanted {
    /// Accepts, and talks as soon as the connection has changed. A message has at most `limit` bytes.
    pub fn accept<F, T>(self, limit: usize, talk: F) -> Response
    where
        F: FnOnce(Line) -> T + Send + 'static,
        T: Future<Output = ()> + Send,
    {
        let accepted = derive_accept_key(self.key.as_bytes());
        tokio::spawn(async move {
            // A client that went meanwhile is no trouble.
            let Ok(upgraded) = self.upgrade.await else { return };
            let config = WebSocketConfig::default()
                .max_message_size(Some(limit))
                .max_frame_size(Some(limit))
                .read_buffer_size(READ)
                .write_buffer_size(0)
                .max_write_buffer_size(1024 * 1024);
            let stream =
                WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await;
            talk(Line { stream }).await;
        });
        let headers = [
            (CONNECTION, HeaderValue::from_static("upgrade")),
            (UPGRADE, HeaderValue::from_static("websocket")),
            (SEC_WEBSOCKET_ACCEPT, HeaderValue::try_from(accepted).expect("base64 is a header")),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}

/// A line that is open.
pub struct Line {
    stream: WebSocketStream<TokioIo<Upgraded>>,
}

/// What came over a line.
pub enum Heard {
    /// A text.
    Text(Utf8Bytes),
    /// Bytes that are no text.
    Binary,
    /// A sign of life.
    Alive,
    /// The client goes.
    Bye,
}

impl Line {
    /// What comes next; nothing once the line is closed.
    pub async fn hear(&mut self) -> Option<Result<Heard, Error>> {
        Some(self.stream.next().await?.map(|message| match message {
            Message::Text(text) => Heard::Text(text),
            Message::Binary(_) => Heard::Binary,
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Heard::Alive,
            Message::Close(_) => Heard::Bye,
        }))
    }

    /// Sends a text. Who stops in the middle must close the line.
    pub async fn say(&mut self, text: &str) -> Result<(), Error> {
        // What the socket itself has to say goes first.
        self.stream.flush().await?;
        let mut head = Vec::new();
        FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() }
            .format(text.len() as u64, &mut head)?;
        let connection = self.stream.get_mut();
        connection.write_all_buf(&mut head.as_slice().chain(text.as_bytes())).await?;
        Ok(connection.flush().await?)
    }

    /// Asks whether the client is still there.
    pub async fn ping(&mut self) -> Result<(), Error> {
        self.stream.send(Message::Ping(Bytes::new())).await
    }

    /// Says why the line is closed.
    pub async fn close(&mut self, code: CloseCode, reason: &'static str) -> Result<(), Error> {
        self.stream.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await
    }
}
