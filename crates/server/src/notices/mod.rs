//! Notices: people who are not at a table learn that it waits for them. There is never more than one for a table until
//! the person has looked at it.

pub mod deliver;
pub mod mail;
pub mod outgoing;
pub mod push;
mod said;
mod services;
mod waiting;
mod webhook;

use std::sync::Arc;

use table::Seat;
use tokio::sync::{Notify, broadcast};

use crate::api::{Notice, NoticeKind, Pace, Problem, Status};
use crate::app::App;
use crate::config::Config;
use crate::handle::TableHandle;
use crate::live::LiveTable;
use crate::secret;
use crate::store::{Channel, Delivery, StoredNotice};
use crate::time::unix_millis;
use mail::Mailer;
use outgoing::Outgoing;
use services::PushServices;
use waiting::Waiting;

pub use push::{BrowserKeys, ServerKey};
pub use said::speaks;
pub use waiting::run as run_waiting;
pub use webhook::signature;

/// How long after its end a game is still news, in milliseconds.
const NEWS: u64 = 60_000;
/// How many people can be woken before a slow listener looks by itself.
const WOKEN: usize = 256;

/// What sends notices, shared by all requests.
pub struct Notifier {
    /// Where webhooks are called.
    pub webhooks: Outgoing,
    /// Where push services are called.
    pub pushes: PushServices,
    /// What sends mail, if the operator has named a mail server.
    pub mailer: Option<Arc<Mailer>>,
    /// The people who owe a decision and are not there.
    waiting: Waiting,
    /// Sends the id of each guest with a new notice.
    woken: broadcast::Sender<String>,
    /// Something is to be delivered.
    queued: Notify,
}

impl Notifier {
    pub fn new(config: &Config) -> Notifier {
        Notifier {
            webhooks: Outgoing::new(&config.webhook_hosts),
            pushes: PushServices::new(&config.push_hosts),
            mailer: Mailer::new(config),
            waiting: Waiting::default(),
            woken: broadcast::Sender::new(WOKEN),
            queued: Notify::new(),
        }
    }

    /// Hears of everybody who gets a new notice, by their id.
    pub fn listen(&self) -> broadcast::Receiver<String> {
        self.woken.subscribe()
    }
}

/// What a notice is about, so that the same is not told twice.
fn about(live: &LiveTable, seat: Seat) -> Option<(NoticeKind, String)> {
    let people = live.seated.iter().filter(|seated| seated.guest.is_some()).count();
    // Where only bots are at the table, nobody waits.
    if people < 2 && live.meta.setup.pace == Pace::Live {
        return None;
    }
    match live.status {
        Status::Running if live.people().contains(seat) && live.owes(seat) => {
            Some((NoticeKind::Turn, live.question_id(seat)?))
        }
        Status::Over if unix_millis().saturating_sub(live.changed) < NEWS => {
            Some((NoticeKind::Over, "over".into()))
        }
        _ => None,
    }
}

/// Remembers after a change who is wanted at the table and is not there.
pub fn consider(app: &App, handle: &TableHandle, live: &LiveTable) {
    let (here, _) = handle.present();
    let after = app.config.notice_after.as_millis() as u64;
    for seat in (0..live.seats()).map(Seat) {
        let wanted =
            !here.contains(seat) && live.seated[seat.index()].guest.is_some() && about(live, seat).is_some();
        app.notices.waiting.set(&handle.id, seat, wanted.then(|| unix_millis() + after));
    }
}

/// A person comes to the table or leaves it: what they see there now is no news to them.
pub async fn looked(app: &Arc<App>, guest: &str, handle: &Arc<TableHandle>) {
    let about = match handle.read(app).await {
        Ok(live) => live.seat_of(guest).and_then(|seat| about(&live, seat)).map(|(_, about)| about),
        Err(_) => None,
    };
    let looked = app.store.looked(guest.into(), handle.id.clone(), about, unix_millis());
    if let Err(error) = looked.await {
        tracing::debug!(table = handle.id, %error, "could not note that somebody has looked");
    }
}

/// Gives the person at a seat a notice, if they are still wanted and not there.
async fn notify_seat(app: &Arc<App>, table: &str, seat: Seat) -> Result<(), Problem> {
    let handle = app.table(table).await?;
    let (guest, about, notice) = {
        let live = handle.read(app).await?;
        let guest = live.seated.get(seat.index()).and_then(|seated| seated.guest.clone());
        let (Some(guest), Some((kind, about))) = (guest, about(&live, seat)) else { return Ok(()) };
        if handle.present().0.contains(seat) {
            return Ok(());
        }
        (guest.id, about, notice(&live, kind, seat))
    };
    send(app, guest, about, notice).await
}

/// A notice about a table for the person at a seat, or for somebody without a seat there.
pub fn notice(live: &LiveTable, kind: NoticeKind, seat: impl Into<Option<Seat>>) -> Notice {
    let own = seat.into().map(Seat::index);
    let others = live.seated.iter().enumerate().filter(|(seat, _)| Some(*seat) != own);
    let names = others.filter_map(|(_, seated)| seated.guest.as_ref().map(|guest| guest.name.clone()));
    Notice {
        kind,
        table: live.meta.id.clone(),
        game: live.meta.game.clone(),
        with: names.collect(),
        invite: own.is_none().then(|| live.meta.invite.clone()),
        at: unix_millis(),
    }
}

/// Stores a notice and what is to be delivered with it, unless one about this table still waits for the person's look.
pub async fn send(app: &Arc<App>, guest: String, about: String, notice: Notice) -> Result<(), Problem> {
    if guest.is_empty() {
        // They have deleted themselves.
        return Ok(());
    }
    let wishes = app.store.preferences(guest.clone()).await?.notices;
    let mut deliveries = Vec::new();
    let delivery = |channel: Channel, target: String| Delivery {
        id: secret::word::<16>(),
        guest: guest.clone(),
        channel,
        target,
        notice: notice.clone(),
        tries: 0,
        due: notice.at,
    };
    if wishes.push {
        let devices = app.store.push_devices(guest.clone()).await?;
        deliveries.extend(devices.into_iter().map(|device| delivery(Channel::Push, device.endpoint)));
    }
    if wishes.webhook && app.store.webhook(guest.clone()).await?.is_some() {
        deliveries.push(delivery(Channel::Webhook, String::new()));
    }
    if let Some(mailer) = app.notices.mailer.as_ref().filter(|_| wishes.mail)
        && app.store.mail_of(guest.clone()).await?.is_some()
    {
        deliveries.push(digest(mailer, &guest, &notice));
    }
    let queued = !deliveries.is_empty();
    let stored = StoredNotice { guest: guest.clone(), about, notice };
    if app.store.notify(stored, deliveries).await? {
        let _ = app.notices.woken.send(guest);
        if queued {
            app.notices.queued.notify_one();
        }
    }
    Ok(())
}

/// The mail about everything that waits for a guest: there is one at a time, which waits for more to tell.
pub fn digest(mailer: &Mailer, guest: &str, first: &Notice) -> Delivery {
    Delivery {
        id: format!("mail-{guest}"),
        guest: guest.into(),
        channel: Channel::Mail,
        target: String::new(),
        notice: first.clone(),
        tries: 0,
        due: unix_millis() + mailer.collect.as_millis() as u64,
    }
}
