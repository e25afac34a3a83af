use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

use super::bench::{Bench, bytes};
use super::report::{Broken, Check, ensure};
use crate::{Action, Game, Log, Seat, Viewer};

/// The whole index space, for everybody at the table and for some who are not.
impl<G: Game> Bench<'_, G> {
    pub fn space(&mut self, game: &G) -> Result<(), Broken> {
        for seat in all_sorts_of_seats(game.seats()) {
            game.legal(seat, &mut self.legal);
            let stranger = seat.0 >= game.seats();
            ensure(
                !stranger || (self.legal.is_empty() && game.question(seat).is_none()),
                Check::Legal,
                || format!("seat {seat} is not at the table, but is asked something"),
            )?;
            for action in &self.legal {
                self.marks[action.index()] = 1;
            }
            for at in 0..self.actions.len() {
                let action = self.actions[at];
                let listed = std::mem::take(&mut self.marks[action.index()]) == 1;
                match game.check(seat, action) {
                    Ok(()) => ensure(listed, Check::Legal, || {
                        format!("`{action}` is allowed to seat {seat} but not listed")
                    })?,
                    Err(refusal) => {
                        ensure(!listed, Check::Legal, || {
                            format!("`{action}` is listed for seat {seat} but refused: {refusal:?}")
                        })?;
                        self.words.refusal(&refusal)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Plays everything that is refused: each time the same refusal, and the state stays as it was to the bit.
    pub fn refusals(&mut self, game: &G) -> Result<(), Broken> {
        let before = bytes(game)?;
        let mut copy = game.clone();
        for seat in all_sorts_of_seats(game.seats()) {
            for action in &self.actions {
                refused(game, &mut copy, seat, *action)?;
            }
            if bytes(&copy)? != before {
                return Err(self.culprit(game, &before, seat));
            }
        }
        Ok(())
    }

    fn culprit(&self, game: &G, before: &[u8], seat: Seat) -> Broken {
        let changes = |action: &&G::Action| {
            let mut copy = game.clone();
            refused(game, &mut copy, seat, **action).is_err()
                || bytes(&copy).is_ok_and(|after| after != before)
        };
        let words = match self.actions.iter().find(changes) {
            Some(action) => format!("`{action}`, refused to seat {seat}, changed the state"),
            None => format!("several refusals to seat {seat} together changed the state"),
        };
        Broken::new(Check::Refusal, words)
    }

    /// Goes through bytes and JSON and comes back the same.
    pub fn comes_back<T>(&self, value: &T, what: &str) -> Result<T, Broken>
    where
        T: Serialize + DeserializeOwned + PartialEq + Debug,
    {
        let wrong = |words: String| Broken::new(Check::Serial, format!("{what}: {words}"));
        let before = bytes(value)?;
        let back: T =
            postcard::from_bytes(&before).map_err(|error| wrong(format!("bytes not read: {error}")))?;
        ensure(back == *value && bytes(&back)? == before, Check::Serial, || {
            format!("{what} comes back from bytes as {back:?}")
        })?;
        let text =
            serde_json::to_string(value).map_err(|error| wrong(format!("not written as JSON: {error}")))?;
        let read: T =
            serde_json::from_str(&text).map_err(|error| wrong(format!("JSON not read: {error}")))?;
        ensure(read == *value && bytes(&read)? == before, Check::Serial, || {
            format!("{what} comes back from JSON as {read:?}")
        })?;
        Ok(back)
    }

    /// After the end everything may be shown, and what is shown comes back too.
    pub fn open_at_the_end(&self, game: &G) -> Result<(), Broken> {
        let view = game.view(Viewer::Open);
        let viewer = crate::Viewed::viewer(&view);
        ensure(viewer == Viewer::Open, Check::View, || {
            format!("after the end, the open view is {viewer:?}'s")
        })?;
        self.comes_back(&view, "the open view").map(drop)
    }
}

fn refused<G: Game>(game: &G, copy: &mut G, seat: Seat, action: G::Action) -> Result<(), Broken> {
    let Err(refusal) = game.check(seat, action) else { return Ok(()) };
    let mut log = Log::new();
    let answer = copy.play(seat, action, &mut log);
    ensure(answer == Err(refusal), Check::Refusal, || {
        format!("`{action}` of seat {seat} is refused by check as {refusal:?}, by play as {answer:?}")
    })?;
    ensure(log.events().is_empty(), Check::Refusal, || {
        format!("`{action}`, refused to seat {seat}, told an event")
    })
}

/// Everybody at the table, then the next seat, the last a table can have, and two that none has.
fn all_sorts_of_seats(seats: u8) -> impl Iterator<Item = Seat> {
    let strangers = [seats, 7, 8, 255].into_iter().filter(move |seat| *seat >= seats);
    (0..seats).chain(strangers).map(Seat)
}
