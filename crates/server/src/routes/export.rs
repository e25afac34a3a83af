//! Everything the server has of a person, as a file.

use std::sync::Arc;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::extract::KnownGuest;
use super::tables::summary;
use crate::api::{Code, Problem};
use crate::app::App;
use crate::guard::ClientAddress;
use crate::store::{Guest, Listed};
use crate::time::unix_millis;

/// How many chat messages of a table to look through.
const CHAT: u32 = 10_000;

/// Everything the server has of you: wishes, games with their records, what you said, studies. A file that grows while you load it
#[utoipa::path(get, path = "/api/v1/me/export", tag = "identity",
    responses((status = 200, body = Object, description = "A JSON document, as an attachment"), (status = 401, body = Problem),
        (status = 429, body = Problem)))]
pub async fn export(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
) -> Result<Response, Problem> {
    if !app.rate_limits.export(from) {
        return Err(Problem::new(Code::TooMany, "you have just taken your data; wait a few minutes"));
    }
    let head = head(&app, &guest).await?;
    let tables = app.store.tables_of(guest.id.clone(), u32::MAX).await?;
    let (sender, mut parts) = mpsc::channel::<Result<Bytes, Problem>>(4);
    tokio::spawn(async move {
        let mut before = head;
        for listed in tables {
            let part = table(&app, &guest, listed).await.map(|value| Bytes::from(format!("{before}{value}")));
            if sender.send(part).await.is_err() {
                return;
            }
            before = ",\n".into();
        }
        let end = if before == ",\n" { "\n]}\n".into() } else { format!("{before}]}}\n") };
        // Nobody may be there any more.
        let _ = sender.send(Ok(end.into())).await;
    });
    // It may be asked again after its end.
    let body = Body::from_stream(stream::poll_fn(move |context| parts.poll_recv(context)));
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"syrtis.json\"")),
    ];
    Ok((headers, body).into_response())
}

/// The document up to its list of tables.
async fn head(app: &App, guest: &Guest) -> Result<String, Problem> {
    let id = || guest.id.clone();
    let devices = app.store.devices(id()).await?;
    let devices: Vec<Value> = devices
        .into_iter()
        .map(|device| json!({"name": device.name, "created": device.created, "seen": device.seen}))
        .collect();
    let studies = app.store.studies_of(id(), u32::MAX).await?;
    let studies: Vec<Value> = studies
        .into_iter()
        .map(|study| {
            json!({"id": study.id, "game": study.game, "title": study.text.title, "language": study.text.language,
                "notes": study.text.notes, "record": study.record, "changed": study.changed})
        })
        .collect();
    let head = json!({
        "exported": unix_millis(),
        "id": guest.id,
        "name": guest.name,
        "created": app.store.came(id()).await?,
        "devices": devices,
        "preferences": app.store.preferences(id()).await?,
        "programs": app.store.tokens(id(), true).await?.into_iter().map(|token| token.program.name).collect::<Vec<_>>(),
        "mail": app.store.mail_of(id()).await?.map(|mail| mail.address),
        "webhook": app.store.webhook(id()).await?.map(|hook| hook.url),
        "push_services": app.store.push_devices(id()).await?.into_iter().map(|push| push.endpoint).collect::<Vec<_>>(),
        "blocked": app.store.blocked_by(id()).await?,
        "notices": app.store.notices_of(id(), u32::MAX).await?,
        "games": app.store.latest_games(id(), u32::MAX).await?,
        "companions": app.store.companions(id(), u32::MAX).await?,
        "studies": studies,
    });
    let head = head.to_string();
    Ok(format!("{},\n\"tables\": [\n", head.strip_suffix('}').unwrap_or(&head)))
}

/// A table as the person may know it: its record only after the end, when it holds no secrets.
async fn table(app: &Arc<App>, guest: &Guest, listed: Listed) -> Result<Value, Problem> {
    let id = listed.meta.id.clone();
    let ended = listed.status.ended();
    let mut value = json!(summary(listed));
    let Ok(handle) = app.table(&id).await else { return Ok(value) };
    let live = handle.read(app).await?.clone();
    let seat = live.seat_of(&guest.id).map(|seat| seat.0);
    value["seat"] = seat.into();
    let said = app.store.said(id.clone(), 0, CHAT).await?.into_iter().filter(|chat| Some(chat.seat) == seat);
    value["said"] = said.map(|chat| json!({"at": chat.at, "text": chat.text})).collect();
    if ended && live.status.ended() {
        let log = if live.game.is_none() { app.store.log(id.clone(), 0).await? } else { Vec::new() };
        value["record"] = app.replay(move || live.record(&log)).await?.into();
    }
    drop(handle);
    app.unload(&id);
    Ok(value)
}
