//! Mail addresses: adding, confirming and removing them, and signing in by a link in a mail.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};

use super::extract::{JsonBody, KnownGuest};
use super::identity::{may_try, void};
use super::reach::must_speak;
use crate::api::{Code, MailAddress, MailInfo, Pass, Problem, reason};
use crate::app::App;
use crate::guard::ClientAddress;
use crate::identity::pass_hash;
use crate::notices::mail::{Mailer, known, read_address};
use crate::secret;
use crate::store::{Guest, MailWish};
use crate::time::unix_millis;

const MINUTE: u64 = 60 * 1000;

/// Add a mail address: it is yours once you have opened the link that is sent there
#[utoipa::path(post, path = "/api/v1/me/mail", tag = "identity", request_body = MailAddress,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 404, body = Problem, description = "This server sends no mail"), (status = 413, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn add(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    JsonBody(wish): JsonBody<MailAddress>,
) -> Result<StatusCode, Problem> {
    let (mailer, address) = may_mail(&app, from, &wish)?;
    let pass = secret::secret();
    let now = unix_millis();
    let until = now + app.config.limits.mail_link.1.as_millis() as u64;
    let letter = mailer.to_confirm(address.clone(), &wish.language, &pass);
    let wish = MailWish {
        guest: guest.id,
        hash: pass_hash(&pass),
        known: known(&address),
        address,
        language: wish.language,
        until,
    };
    app.store.wish_mail(wish, now).await?;
    mailer.send_link(letter, until);
    Ok(StatusCode::NO_CONTENT)
}

/// Remove your mail address
#[utoipa::path(delete, path = "/api/v1/me/mail", tag = "identity",
    responses((status = 204), (status = 401, body = Problem)))]
pub async fn remove(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
) -> Result<StatusCode, Problem> {
    app.store.remove_mail(guest.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whose address a link from a mail confirms; nothing is changed
#[utoipa::path(post, path = "/api/v1/mail/look", tag = "identity", request_body = Pass,
    responses((status = 200, body = MailInfo), (status = 400, body = Problem), (status = 404, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn look(
    State(app): State<Arc<App>>,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    JsonBody(Pass { pass }): JsonBody<Pass>,
) -> Result<Json<MailInfo>, Problem> {
    let (guest, address) = wished(&app, from, &pass).await?;
    Ok(Json(MailInfo { name: guest.name, address }))
}

/// Confirm a mail address with the link that was sent there
#[utoipa::path(post, path = "/api/v1/mail/confirm", tag = "identity", request_body = Pass,
    responses((status = 200, body = MailInfo), (status = 400, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "The address is another person's here"), (status = 413, body = Problem),
        (status = 429, body = Problem)))]
pub async fn confirm(
    State(app): State<Arc<App>>,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    JsonBody(Pass { pass }): JsonBody<Pass>,
) -> Result<Json<MailInfo>, Problem> {
    let (guest, address) = wished(&app, from, &pass).await?;
    // Only whoever reads the mail of this address learns that it is known here.
    match app.store.confirm_mail(pass_hash(&pass), guest.id, known(&address)).await? {
        true => Ok(Json(MailInfo { name: guest.name, address })),
        false => Err(Problem::new(
            Code::Taken,
            "this address belongs to another person here; sign in with it instead",
        )
        .because(table::Message::new(reason::MAIL_TAKEN))),
    }
}

/// Have a link to sign in sent to a mail address. The answer is the same whether anybody here has it
#[utoipa::path(post, path = "/api/v1/enter/mail", tag = "identity", request_body = MailAddress,
    responses((status = 204), (status = 400, body = Problem),
        (status = 404, body = Problem, description = "This server sends no mail"), (status = 413, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn enter(
    State(app): State<Arc<App>>,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    JsonBody(wish): JsonBody<MailAddress>,
) -> Result<StatusCode, Problem> {
    let (mailer, address) = may_mail(&app, from, &wish)?;
    // Nor does the time tell: the answer does not wait for what is known.
    tokio::spawn(async move {
        if let Err(problem) = send_link(&app, &mailer, &address).await {
            tracing::warn!(%problem, "could not send a link to sign in");
        }
    });
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a link to sign in, if somebody has this address. It goes there as they have written it, in their language.
async fn send_link(app: &App, mailer: &Arc<Mailer>, address: &str) -> Result<(), Problem> {
    let Some((guest, mail)) = app.store.guest_of_mail(known(address)).await? else { return Ok(()) };
    let (pass, now) = (secret::secret(), unix_millis());
    let good = app.config.limits.mail_link.0.as_millis() as u64;
    app.store.add_mail_link(guest.id, pass_hash(&pass), now, now + good).await?;
    let letter = mailer.to_enter(mail.address, &mail.language, &pass, good / MINUTE);
    mailer.send_link(letter, now + good);
    Ok(())
}

/// What sends mail, and the address, if a mail with a link may go there.
fn may_mail(app: &App, from: IpAddr, wish: &MailAddress) -> Result<(Arc<Mailer>, String), Problem> {
    let mailer = app.notices.mailer.as_ref().ok_or_else(|| Problem::not_found("address"))?;
    must_speak(&wish.language)?;
    let address = read_address(&wish.address).ok_or_else(|| {
        Problem::new(Code::Options, "this is not a mail address such as ada@example.org")
            .field("address")
            .because(table::Message::new(reason::MAIL_ADDRESS))
    })?;
    match app.rate_limits.mail(from, &known(&address)) {
        true => Ok((Arc::clone(mailer), address)),
        false => Err(Problem::new(Code::TooMany, "too many mails from you or to this address; wait a while")),
    }
}

/// The guest and the address of a link that confirms one.
async fn wished(app: &App, from: IpAddr, pass: &str) -> Result<(Guest, String), Problem> {
    may_try(app, from)?;
    let found = app.store.mail_wish(pass_hash(pass), unix_millis()).await?;
    if found.is_none() {
        app.rate_limits.guessed_pass(from);
    }
    found.ok_or_else(void)
}
