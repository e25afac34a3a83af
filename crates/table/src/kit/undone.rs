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
            ensure(answer == Err(UndoError(horizon)) && unchanged, Check::Undo, || {
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
        shorter.undo(seat, steps).map_err(|error| {
            Broken::new(
                Check::Undo,
                format!("{steps} steps of seat {seat} are within the horizon, but {error}"),
            )
        })?;
        self.tally.undone += 1;
        taken_back(history, &shorter, seat, steps)
    }
}

/// `shorter` is `history` without the last `steps` own actions of `seat`, which is asked again what the first of them
/// answered; nobody who noticed nothing sees a difference.
fn taken_back<G: Game>(
    history: &History<G>,
    shorter: &History<G>,
    seat: Seat,
    steps: usize,
) -> Result<(), Broken> {
    let rest = without_last(history.lines(), seat, steps);
    ensure(shorter.lines() == rest, Check::Undo, || {
        format!("{steps} steps of seat {seat} taken back leave {:?}", shorter.lines())
    })?;
    let fresh = replay::<G>(history, &rest)?;
    ensure(fresh == *shorter.game() && hash(&fresh) == hash(shorter.game()), Check::Undo, || {
        format!("{steps} steps of seat {seat} taken back leave another game than one without them")
    })?;
    let first = history.lines().len() - taken_from(history.lines(), seat, steps);
    let (answered, asked) = (history.at(first).question(seat), shorter.game().question(seat));
    let same = answered.as_ref().map(|question| question.id) == asked.as_ref().map(|question| question.id);
    ensure(same && history.at(first).round() == shorter.game().round(), Check::Undo, || {
        format!("{steps} steps of seat {seat} taken back answered {answered:?}; now it is asked {asked:?}")
    })?;
    for other in Viewer::everybody(fresh.seats()).filter(|other| !other.is(seat)) {
        let own =
            history.lines().iter().zip(history.played()).skip(first).filter(|(line, _)| line.seat == seat);
        let noticed = own.into_iter().any(|(_, played)| played.noticed.contains(other));
        ensure(noticed || fresh.view(other) == history.game().view(other), Check::Undo, || {
            format!("{other:?} noticed nothing that seat {seat} takes back, but sees the difference")
        })?;
    }
    Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{Action, Options, Prospect};

    /// Planted: an exchange is taken back after all offers are shown.
    #[test]
    fn a_choice_changed_after_its_phase_is_found() {
        let mut lines =
            vec![Line { seat: Seat(0), action: Action::Skip }, Line { seat: Seat(1), action: Action::Skip }];
        let mut history = History::<Prospect>::new(&Options { players: 2 }, 5).unwrap();
        let mut shorter = history.clone();
        let hand: Vec<Action> = history.game().secrets[0].hand.iter().map(Action::Offer).collect();
        let answer = history.game().secrets[1].hand.get(0).map(Action::Offer).unwrap();
        lines.extend([hand[0], hand[1]].map(|action| Line { seat: Seat(0), action }));
        lines.push(Line { seat: Seat(1), action: answer });
        for (at, line) in lines.iter().enumerate() {
            history.play(line.seat, line.action, &mut Log::off()).unwrap();
            if at != 3 {
                shorter.play(line.seat, line.action, &mut Log::off()).unwrap();
            }
        }
        let broken = taken_back(&history, &shorter, Seat(0), 1).unwrap_err();
        assert!(broken.check == Check::Undo && broken.words.contains("now it is asked"), "{}", broken.words);
    }
}
