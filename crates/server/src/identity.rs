//! One person on several devices: passes, the name of a device, and what happens to the seats of somebody who becomes another
//! or nobody.

use std::collections::BTreeMap;
use std::sync::Arc;

use table::Seat;

use crate::api::{Problem, Status};
use crate::app::App;
use crate::handle::{Step, TableHandle};
use crate::live::LiveTable;
use crate::log_entry::{Change, LogEntry};
use crate::secret;
use crate::store::Guest;

/// The name of people who have deleted themselves, as in collections of games.
pub const NOBODY: &str = "NN";

/// How many recovery codes one gets.
const CODES: usize = 8;

/// New recovery codes: sixteen letters in groups, 80 bits.
pub fn recovery_codes() -> Vec<String> {
    let code = || {
        let word = secret::word::<16>();
        [&word[..4], &word[4..8], &word[8..12], &word[12..]].join("-")
    };
    (0..CODES).map(|_| code()).collect()
}

/// The hash of a pass, however it was typed.
pub fn pass_hash(typed: &str) -> [u8; 32] {
    let letters = typed.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase());
    secret::hash(&letters.collect::<String>())
}

/// What a browser says it is, in a few words: `Firefox · Android`. Nothing else of it is kept.
pub fn device_name(user_agent: &str) -> String {
    let find = |words: &[(&str, &'static str)]| {
        words.iter().find(|(mark, _)| user_agent.contains(mark)).map(|(_, name)| *name)
    };
    // Most browsers also say that they are those before them in history, so the order counts.
    let browser = find(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser/", "Samsung Internet"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("CriOS/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = find(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Macintosh", "Mac"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ]);
    [browser, system].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Hands everything that a person has at tables over to another, or to nobody. Where both sit, a bot plays on for the first.
/// Returns how many tables came along. A table that can't be read keeps nobody here.
pub async fn hand_over(app: &Arc<App>, from: &Guest, to: Option<&Guest>) -> Result<u32, Problem> {
    let seated = app.store.tables_of(from.id.clone(), u32::MAX).await?;
    let mut tables: BTreeMap<String, bool> =
        seated.into_iter().map(|listed| (listed.meta.id, listed.status.ended())).collect();
    tables.extend(app.store.hosted_by(from.id.clone()).await?.into_iter().map(|id| (id, false)));
    let mut taken = 0;
    for (id, ended) in tables {
        let handed = async {
            let handle = app.table(&id).await?;
            if to.is_none() || handle.read(app).await?.seat_of(to.map_or("", |to| &to.id)).is_some() {
                get_up(app, &handle, from).await?;
            }
            hand_over_at(app, &handle, from, to).await
        };
        match handed.await {
            Ok(()) => taken += 1,
            Err(problem) => tracing::warn!(table = id, %problem, "could not hand a table over"),
        }
        if ended {
            app.unload(&id);
        }
    }
    Ok(taken)
}

/// Has a guest get up from all tables that go on.
pub async fn get_up_everywhere(app: &Arc<App>, guest: &Guest) -> Result<(), Problem> {
    for listed in app.store.tables_of(guest.id.clone(), u32::MAX).await? {
        if listed.status.ended() {
            continue;
        }
        let got_up = async { get_up(app, &app.table(&listed.meta.id).await?, guest).await };
        if let Err(problem) = got_up.await {
            tracing::warn!(table = listed.meta.id, %problem, "could not have somebody get up");
        }
    }
    Ok(())
}

/// Before the start the seat becomes free, later a bot takes over.
async fn get_up(app: &Arc<App>, handle: &Arc<TableHandle>, guest: &Guest) -> Result<(), Problem> {
    handle
        .change(app, |live| {
            Ok(match (live.seat_of(&guest.id), live.status) {
                (Some(seat), Status::Waiting) => Step::Write(LogEntry::Free { seat: seat.0 }.into(), ()),
                (Some(seat), Status::Running) if live.seated[seat.index()].bot.is_none() => {
                    let level = live.meta.setup.stand_in.clone();
                    Step::Write(LogEntry::Bot { seat: seat.0, level }.into(), ())
                }
                _ => Step::Already(()),
            })
        })
        .await
}

async fn hand_over_at(
    app: &Arc<App>,
    handle: &Arc<TableHandle>,
    from: &Guest,
    to: Option<&Guest>,
) -> Result<(), Problem> {
    let entry = |live: &LiveTable, seat: Option<Seat>| {
        let nobody = Guest { id: String::new(), name: NOBODY.into() };
        let name = live.name_for(to.unwrap_or(&nobody));
        let to = to.map(|to| to.id.clone());
        Change::from(LogEntry::Hand { seat: seat.map(|seat| seat.0), from: from.id.clone(), to, name })
    };
    let was = handle
        .change(app, |live| {
            let taken = to.is_some_and(|to| live.seat_of(&to.id).is_some());
            let seat = live.seat_of(&from.id).filter(|_| !taken);
            if seat.is_none() && live.meta.host != from.id {
                return Ok(Step::Already(None));
            }
            let was = seat.and_then(|seat| Some((seat, live.seated[seat.index()].guest.clone()?.name)));
            Ok(Step::Write(entry(live, seat), was))
        })
        .await?;
    // What they have said stays, without their name.
    if let (Some((seat, name)), None) = (was, to) {
        app.store.rename_in_chat(handle.id.clone(), seat.0, name, NOBODY).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_the_same_however_it_is_typed() {
        let codes = recovery_codes();
        assert_eq!(codes.len(), CODES);
        let code = &codes[0];
        assert_eq!(pass_hash(code), pass_hash(&code.to_uppercase().replace('-', " ")));
        assert_ne!(pass_hash(code), pass_hash(&codes[1]));
    }

    #[test]
    fn a_device_is_named_by_its_browser_and_system() {
        for (user_agent, name) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
            (
                "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
                "Chrome · Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 \
                 Mobile/15E148 Safari/604.1",
                "Safari · iPhone",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
                "Edge · Windows",
            ),
            ("curl/8.5.0", ""),
        ] {
            assert_eq!(device_name(user_agent), name);
        }
    }
}
