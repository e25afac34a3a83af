use super::bench::Bench;
use super::report::{Broken, Check, ensure};
use crate::{Event, Game, Log, Seat, Viewer, preview};

/// What a seat can know before it acts: facts and previews.
impl<G: Game> Bench<'_, G> {
    pub fn foresight(&mut self, game: &G, (seat, action): (Seat, G::Action)) -> Result<(), Broken> {
        let viewer = Viewer::Seat(seat);
        let view = game.view(viewer);
        let foreseen = preview::<G>(&view, seat, &[action]).map_err(|refusal| {
            Broken::new(Check::Preview, format!("`{action}` is legal, its preview refused: {refusal:?}"))
        })?;
        let (mut then, mut log) = (game.clone(), Log::new());
        let played = then.apply(seat, action, &mut log);
        let told: Vec<G::Event> = log.events().iter().filter_map(|event| event.seen_by(viewer)).collect();
        let wrong = |what: &str| {
            format!("the preview of `{action}` of seat {seat} {what}: {foreseen:?}, then {told:?}")
        };
        ensure(foreseen.certain != played.learned.contains(seat), Check::Preview, || {
            wrong(if foreseen.certain {
                "is certain, but the seat learns"
            } else {
                "is uncertain, but the seat learns nothing"
            })
        })?;
        let agrees =
            if foreseen.certain { told == foreseen.events } else { told.starts_with(&foreseen.events) };
        ensure(agrees, Check::Preview, || wrong("tells other events"))?;
        if !foreseen.certain {
            return Ok(());
        }
        self.tally.previews += 1;
        let after = then.view(viewer);
        for change in &foreseen.changes {
            let now =
                G::holdings(&after, change.seat).into_iter().find(|holding| holding.what == change.what);
            ensure(now.map_or(0, |holding| holding.count) == change.after, Check::Preview, || {
                wrong(&format!("expects {change:?}, but it is {now:?}"))
            })?;
        }
        ensure(then.question(seat) == foreseen.next, Check::Preview, || wrong("expects another question"))
    }

    /// Facts are JSON, holdings and sealed choices have names, whoever looks.
    pub fn facts(&mut self, game: &G) -> Result<(), Broken> {
        for viewer in Viewer::everybody(game.seats()).chain([Viewer::Open]) {
            let view = game.view(viewer);
            let facts = G::facts(&view);
            serde_json::to_string(&facts)
                .map_err(|error| Broken::new(Check::Serial, format!("{facts:?} is no JSON: {error}")))?;
            for holding in (0..game.seats()).flat_map(|seat| G::holdings(&view, Seat(seat))) {
                self.words.name(holding.what, "a holding")?;
            }
            for choice in G::sealed(&view) {
                self.words.say(&choice, "a sealed choice")?;
            }
        }
        Ok(())
    }
}
