use super::bench::{Bench, bytes};
use super::report::{Broken, Check, ensure};
use crate::{Event, Game, History, Log, Played, Seat, Viewer, Viewers};

/// One action, and what `Played` says of it.
impl<G: Game> Bench<'_, G> {
    pub fn step(
        &mut self,
        history: &mut History<G>,
        twin: &mut G,
        seat: Seat,
        action: G::Action,
    ) -> Result<(), Broken> {
        let seats = history.game().seats();
        let before: Vec<G::View> =
            Viewer::everybody(seats).map(|viewer| history.game().view(viewer)).collect();
        let mut log = Log::watching();
        let played = history.play(seat, action, &mut log).map_err(|refusal| {
            Broken::new(Check::Legal, format!("`{action}` is legal for seat {seat} but refused: {refusal:?}"))
        })?;
        let unheard = twin.apply(seat, action, &mut Log::off());
        let same = *twin == *history.game() && bytes(twin)? == bytes(history.game())?;
        ensure(unheard == played && same, Check::Seeds, || {
            format!("`{action}` of seat {seat}, done in the same game again and unheard, has another result")
        })?;
        claims(played, seat, seats)?;
        for (viewer, before) in Viewer::everybody(seats).zip(&before) {
            let on_the_way: Vec<G::View> = log.steps().iter().map(|step| step.game.view(viewer)).collect();
            if played.noticed.contains(viewer) {
                // People look at every step, with the facts beside it.
                on_the_way.iter().for_each(|view| _ = G::facts(view));
                continue;
            }
            let unchanged =
                history.game().view(viewer) == *before && on_the_way.iter().all(|view| view == before);
            let told = log.events().iter().find_map(|event| event.seen_by(viewer));
            ensure(unchanged && told.is_none(), Check::Noticed, || {
                let what = told.map_or("its view changed".into(), |event| format!("it was told {event:?}"));
                format!("{viewer:?} did not notice `{action}` of seat {seat}, but {what}")
            })?;
        }
        self.sentences(log.events(), seats)
    }

    /// Every event has a sentence for everybody who hears of it.
    fn sentences(&mut self, events: &[G::Event], seats: u8) -> Result<(), Broken> {
        for event in events {
            self.words.say(&event.message(), "an event")?;
            for seen in Viewer::everybody(seats).filter_map(|viewer| event.seen_by(viewer)) {
                self.words.say(&seen.message(), "an event")?;
                serde_json::to_string(&seen)
                    .map_err(|error| Broken::new(Check::Serial, format!("{seen:?} is no JSON: {error}")))?;
            }
        }
        Ok(())
    }
}

fn claims(played: Played, seat: Seat, seats: u8) -> Result<(), Broken> {
    let Played { learned, noticed, open } = played;
    let wrong = |words: &str| Err(Broken::new(Check::Played, format!("{words}: {played:?} of seat {seat}")));
    if !noticed.contains(Viewer::Seat(seat)) || !open.contains(Viewer::Seat(seat)) {
        return wrong("the acting seat noticed and saw its own action");
    }
    if !((Viewers::from(learned) | open) - noticed).is_empty() {
        return wrong("everybody who learned or saw the action noticed it");
    }
    if !(noticed - Viewers::all(seats)).is_empty() {
        return wrong("only people at the table notice");
    }
    Ok(())
}
