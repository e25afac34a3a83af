use super::bench::Bench;
use super::report::{Broken, Check, ensure};
use crate::{Game, History, Record, hash};

/// Records.
impl<G: Game> Bench<'_, G> {
    /// A game written down, read back and replayed is the same game.
    pub fn retold(&mut self, history: &History<G>) -> Result<(), Broken> {
        let record = Record::of(history);
        let text = record.to_string();
        let wrong = |error: crate::RecordError| Broken::new(Check::Record, error.to_string());
        let read = Record::<G>::read(text.as_bytes()).map_err(wrong)?;
        ensure(read.to_string() == text, Check::Record, || {
            "the record, read back, is written otherwise".into()
        })?;
        let replayed = read.replay().map_err(wrong)?;
        let same = replayed.game() == history.game() && hash(replayed.game()) == hash(history.game());
        ensure(same, Check::Record, || "the replayed game is another".into())?;
        ensure(replayed.played() == history.played(), Check::Seeds, || {
            "the replayed game says otherwise who noticed what".into()
        })
    }
}
