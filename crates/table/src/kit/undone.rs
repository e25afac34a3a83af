use super::bench::Bench;
use super::report::{Broken, Check, ensure};
use crate::{Game, History, Line, Log, Seat, UndoError, Viewer, hash};

/// How many steps back are tried one by one before the furthest.
const NEAR: usize = 2;

/// Taking moves back.
impl<G: Game> Bench<'_, G> {
    /// Every seat takes back one, two and all of the actions it can, each time from the same game.
    pub fn undone(&mut self, history: &History<G>) -> Result<(), Broken> {
        for seat in (0..history.game().seats()).map(Seat) {
            let horizon = history.horizon(seat);
            let mut beyond = history.clone();
            let answer = beyond.undo(seat, horizon.steps + 1);
            let unchanged = beyond.lines() == history.lines() && beyond.game() == history.game();
            ensure(answer == Err(UndoError::BeyondHorizon(horizon)) && unchanged, Check::Undo, || {
                format!("seat {seat} goes beyond its horizon {horizon:?}: {answer:?}")
            })?;
            let near = (1..=NEAR).filter(|steps| *steps < horizon.steps);
            for steps in near.chain((horizon.steps > 0).then_some(horizon.steps)) {
                self.undo(history, seat, steps)?;
            }
        }
        Ok(())
    }

    fn undo(&mut self, history: &History<G>, seat: Seat, steps: usize) -> Result<(), Broken> {
        let mut shorter = history.clone();
        if shorter.undo(seat, steps).is_err() {
            let unchanged = shorter.lines() == history.lines() && shorter.game() == history.game();
            return ensure(unchanged, Check::Undo, || "a refused undo changed the game".into());
        }
        self.tally.undone += 1;
        let rest = without_last(history.lines(), seat, steps);
        ensure(shorter.lines() == rest, Check::Undo, || {
            format!("{steps} steps of seat {seat} taken back leave {:?}", shorter.lines())
        })?;
        let fresh = replay::<G>(history, &rest)?;
        ensure(fresh == *shorter.game() && hash(&fresh) == hash(shorter.game()), Check::Undo, || {
            format!("{steps} steps of seat {seat} taken back leave another game than one without them")
        })?;
        let first = history.lines().len() - taken_from(history.lines(), seat, steps);
        for other in Viewer::everybody(fresh.seats()).filter(|other| !other.is(seat)) {
            let own = history
                .lines()
                .iter()
                .zip(history.played())
                .skip(first)
                .filter(|(line, _)| line.seat == seat);
            let noticed = own.into_iter().any(|(_, played)| played.noticed.contains(other));
            ensure(noticed || fresh.view(other) == history.game().view(other), Check::Undo, || {
                format!("{other:?} noticed nothing that seat {seat} takes back, but sees the difference")
            })?;
        }
        Ok(())
    }
}

/// How many lines from the end the line `steps` own lines back stands.
fn taken_from<A>(lines: &[Line<A>], seat: Seat, steps: usize) -> usize {
    let own = lines.iter().rev().enumerate().filter(|(_, line)| line.seat == seat);
    own.take(steps).last().map_or(0, |(back, _)| back + 1)
}

fn without_last<A: Copy>(lines: &[Line<A>], seat: Seat, steps: usize) -> Vec<Line<A>> {
    let first = lines.len() - taken_from(lines, seat, steps);
    let stays = |(at, line): &(usize, &Line<A>)| *at < first || line.seat != seat;
    lines.iter().enumerate().filter(stays).map(|(_, line)| *line).collect()
}

fn replay<G: Game>(history: &History<G>, lines: &[Line<G::Action>]) -> Result<G, Broken> {
    let mut game = history.at(0);
    for line in lines {
        game.play(line.seat, line.action, &mut Log::off()).map_err(|refusal| {
            Broken::new(
                Check::Undo,
                format!("`{}` of seat {} is left and refused: {refusal:?}", line.action, line.seat),
            )
        })?;
    }
    Ok(game)
}
