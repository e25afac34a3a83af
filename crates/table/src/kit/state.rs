use super::bench::Bench;
use super::report::{Broken, Check, ensure};
use crate::{Action, Arg, Game, Log, Outcome, Seat, SeatSet};

const LEGAL: u8 = 1;
const CANDIDATE: u8 = 2;

/// The checks cheap enough for every state.
impl<G: Game> Bench<'_, G> {
    pub fn state(&mut self, game: &G) -> Result<(), Broken> {
        game.audit().map_err(|fault| Broken::new(Check::Audit, fault.to_string()))?;
        self.seats(game)?;
        self.outcome(game)?;
        for seat in (0..game.seats()).map(Seat) {
            self.question(game, seat)?;
            self.short_list(game, seat)?;
        }
        Ok(())
    }

    fn seats(&mut self, game: &G) -> Result<(), Broken> {
        let (all, owing, free) = (SeatSet::all(game.seats()), game.to_act(), game.may_act());
        ensure((free - all).is_empty(), Check::Seats, || format!("may_act {free:?} is not at the table"))?;
        ensure((owing - free).is_empty(), Check::Seats, || {
            format!("to_act {owing:?} is no part of may_act {free:?}")
        })?;
        ensure(!owing.is_empty() || free.is_empty(), Check::Seats, || {
            format!("{free:?} may act after the end")
        })?;
        let turn = game.turn();
        let fits = turn.map_or(owing.is_empty(), |seat| owing.contains(seat));
        ensure(fits, Check::Seats, || format!("turn is {turn:?}, to_act {owing:?}"))
    }

    fn question(&mut self, game: &G, seat: Seat) -> Result<(), Broken> {
        let asked = game.question(seat);
        ensure(asked.is_some() == game.may_act().contains(seat), Check::Question, || {
            format!("seat {seat} is asked {asked:?}, may_act is {:?}", game.may_act())
        })?;
        if let Some(question) = asked {
            self.words.say(&question, "a question")?;
            let known = G::QUESTIONS.iter().any(|kind| kind.id == question.id && !kind.rules.is_empty());
            ensure(known, Check::Question, || format!("{} is no kind of question with rules", question.id))?;
        }
        game.legal(seat, &mut self.legal);
        for action in &self.legal {
            game.meaning(seat, *action).map_or(Ok(()), |message| self.words.say(&message, "an action"))?;
        }
        if self.one_in(MOVES) { moves_are_true(game, seat) } else { Ok(()) }
    }

    /// What is listed for a seat: each once, allowed, a candidate; something exactly for the seats that may act.
    fn short_list(&mut self, game: &G, seat: Seat) -> Result<(), Broken> {
        game.legal(seat, &mut self.legal);
        game.candidates(seat, &mut self.more);
        let listed = self.listed(game, seat);
        for action in self.legal.iter().chain(&self.more) {
            self.marks[action.index()] = 0;
        }
        listed
    }

    fn listed(&mut self, game: &G, seat: Seat) -> Result<(), Broken> {
        let free = game.may_act().contains(seat);
        ensure(self.legal.is_empty() != free, Check::Legal, || {
            format!("seat {seat} has {} legal actions, may_act is {:?}", self.legal.len(), game.may_act())
        })?;
        for action in &self.more {
            self.marks[action.index()] |= CANDIDATE;
        }
        for action in &self.legal {
            let mark = &mut self.marks[action.index()];
            ensure(*mark & LEGAL == 0, Check::Legal, || {
                format!("`{action}` is listed twice for seat {seat}")
            })?;
            ensure(*mark & CANDIDATE != 0, Check::Legal, || {
                format!("`{action}` is legal for seat {seat} but no candidate")
            })?;
            *mark |= LEGAL;
            game.check(seat, *action).map_err(|refusal| {
                Broken::new(
                    Check::Legal,
                    format!("`{action}` is listed for seat {seat} but refused: {refusal:?}"),
                )
            })?;
        }
        if !game.to_act().contains(seat) {
            return Ok(());
        }
        let fallback = game.fallback(seat);
        ensure(self.marks[fallback.index()] & LEGAL != 0, Check::Fallback, || {
            format!("`{fallback}`, the fallback of seat {seat}, is not legal")
        })
    }

    fn outcome(&mut self, game: &G) -> Result<(), Broken> {
        let outcome = game.outcome();
        ensure(outcome.is_some() == game.to_act().is_empty(), Check::Outcome, || {
            format!("to_act is {:?}, the outcome {outcome:?}", game.to_act())
        })?;
        let epilogue = game.epilogue();
        for paragraph in &epilogue {
            self.words.say(&paragraph.about, "the epilogue")?;
            paragraph.parts.iter().try_for_each(|part| self.words.say(part, "the epilogue"))?;
        }
        ensure(outcome.is_some() || epilogue.is_empty(), Check::Outcome, || {
            format!("there is an epilogue before the end: {epilogue:?}")
        })?;
        let Some(outcome) = outcome else { return Ok(()) };
        fair(&outcome, game.seats())
            .map_err(|words| Broken::new(Check::Outcome, format!("{words}: {outcome:?}")))?;
        for standing in &outcome.standings {
            self.words.arg(standing.who, "the outcome")?;
            for (source, _) in &standing.sources {
                self.words.name(source, "the outcome")?;
            }
        }
        Ok(())
    }
}

/// Everybody stands once, points add up, places follow from scores and tie-breaks, and the winners are the best.
fn fair(outcome: &Outcome, seats: u8) -> Result<(), &'static str> {
    let who: Vec<Arg> = outcome.standings.iter().map(|standing| standing.who).collect();
    let places = seats as usize;
    let in_order =
        who.len() >= places && (0..seats).map(|seat| Arg::Seat(Seat(seat))).eq(who[..places].iter().copied());
    if !in_order {
        return Err("the seats do not stand first and in order");
    }
    if who[places..].iter().any(|who| !matches!(who, Arg::Name(_))) {
        return Err("a standing is neither a seat's nor has a name");
    }
    let adds_up = |standing: &crate::Standing| {
        standing.sources.iter().map(|(_, points)| *points).sum::<i32>() == standing.score
    };
    if !outcome.standings.iter().all(adds_up) {
        return Err("the sources do not add up to the score");
    }
    let mut ranked = outcome.standings.clone();
    Outcome::rank(&mut ranked);
    if ranked != outcome.standings {
        return Err("the places do not follow from score and tie-break");
    }
    let seated = &outcome.standings[..places];
    let best = seated.iter().map(|standing| standing.place).min();
    let first: SeatSet =
        (0..seats).map(Seat).filter(|seat| Some(seated[seat.index()].place) == best).collect();
    if !outcome.winners.is_empty() && outcome.winners != first {
        return Err("the winners are not those with the best place");
    }
    Ok(())
}

/// Moves are tried in one state of this many.
const MOVES: u32 = 16;

/// A move of two actions is allowed exactly if both can be done, and nobody learns anything in between.
fn moves_are_true<G: Game>(game: &G, seat: Seat) -> Result<(), Broken> {
    for it in game.moves(seat) {
        let mut trial = game.clone();
        let first = trial.play(seat, it.first, &mut Log::off());
        let quiet = first.is_ok_and(|played| played.learned.is_empty());
        let made = quiet && trial.check(seat, it.then).is_ok();
        ensure(made == it.allowed.is_ok(), Check::Legal, || {
            format!("`{}` and then `{}` of seat {seat} is {:?}", it.first, it.then, it.allowed)
        })?;
    }
    Ok(())
}
