//! Advice: every fact in a reason is true, and none knows more than its seat.
//!
//! By default at positions of many games and in one whole game of each title; with `SYRTIS_ALL=1` in a whole game at
//! every kind of table.

use bots::{Bot, ByHand, Expert, Greedy, Level, Line, Prospect, replay_line};
use serde_json::Value;
use table::{Action, Arg, Event, Game, Log, Message, Observe, Options, Rng, Seat, Viewer, Weight};
use titles::advice::{Advice, Reason, advise, percent};
use titles::words::{Words, languages};
use titles::{Budget, Cancel, Title};

/// The positions of each title whose advice is checked.
const POSITIONS: usize = 50;
/// Decisions between two of them.
const APART: usize = 7;
/// The simulations of a search. The facts must be true however few there are.
const SIMULATIONS: &str = "40";

fn budget() -> Budget {
    SIMULATIONS.parse().unwrap()
}

/// Calls `look` at decisions with a choice, spread over random games of every kind of table.
fn positions<G: Observe>(mut look: impl FnMut(&G, Seat, u64)) {
    let cases = G::Options::cases();
    let (mut found, mut game_number) = (0, 0_u64);
    while found < POSITIONS {
        let options = &cases[game_number as usize * 5 % cases.len()];
        let mut rng = Rng::seeded(game_number);
        let mut game = G::new(options, rng.bits()).unwrap();
        let (mut legal, mut decisions) = (Vec::new(), 0);
        // Not always from the first decision on, and not all positions from one game.
        let (first, mut here) = (rng.index(40), 0);
        while let Some(seat) = game.turn().filter(|_| here < 5 && found < POSITIONS) {
            game.legal(seat, &mut legal);
            if legal.len() > 1 && decisions >= first && (decisions - first) % APART == 0 {
                look(&game, seat, rng.bits());
                (found, here) = (found + 1, here + 1);
            }
            let action = legal[rng.index(legal.len())];
            game.apply(seat, action, &mut Log::off());
            decisions += 1;
        }
        game_number += 1;
    }
}

fn number(message: &Message, name: &str) -> i64 {
    match message.args.iter().find(|(other, _)| *other == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{message:?}: {name} is {other:?}"),
    }
}

fn name(message: &Message, name: &str) -> &'static str {
    match message.args.iter().find(|(other, _)| *other == name) {
        Some((_, Arg::Name(id))) => id,
        other => panic!("{message:?}: {name} is {other:?}"),
    }
}

fn held<G: Game>(game: &G, seat: Seat, what: &str) -> i64 {
    let holdings = G::holdings(&game.view(Viewer::Seat(seat)), seat);
    holdings.iter().find(|holding| holding.what == what).map_or(0, |holding| holding.count)
}

/// The worlds at the end of a choice's lines, played again step by step.
fn ends<G: Observe>(game: &G, seat: Seat, choice: &Prospect<G::Action>) -> Vec<G> {
    let view = game.view(Viewer::Seat(seat));
    let end = |line: &Line<G::Action>| {
        assert_eq!(line.steps[0], (seat, choice.action));
        let end = replay_line::<G>(&view, seat, line.world, &line.steps, |_, _, _, _| {});
        let end = end.expect("every step of a line is legal in its world");
        assert_eq!(end.evaluate(seat, G::weights()), line.value);
        end
    };
    choice.lines.iter().map(end).collect()
}

fn mean(values: impl IntoIterator<Item = f32>) -> f32 {
    let values: Vec<f32> = values.into_iter().collect();
    values.iter().sum::<f32>() / values.len() as f32
}

/// Checks a reason of a choice against the rules at work.
fn check<G: Observe>(
    game: &G,
    seat: Seat,
    choice: &Prospect<G::Action>,
    rival: Option<&Prospect<G::Action>>,
    reason: &Reason,
) {
    let Reason { message, quote } = reason;
    let quote = quote.as_ref();
    // What is said to be certain happens when the action is really done.
    let mut after = game.clone();
    let mut log = Log::new();
    after.apply(seat, choice.action, &mut log);
    let gap = |what: &str| {
        let mean = |of: &Prospect<G::Action>| {
            mean(ends(game, seat, of).iter().map(|end| held(end, seat, what) as f32))
        };
        mean(choice) - mean(rival.expect("a comparison has a rival"))
    };
    let term = |what: &Message| {
        let worth = |end: &G| {
            end.terms(seat, G::weights())
                .iter()
                .filter(|term| term.what == *what)
                .map(|term| term.worth)
                .sum::<f32>()
        };
        let mean = |of: &Prospect<G::Action>| mean(ends(game, seat, of).iter().map(worth));
        mean(choice) - mean(rival.expect("a comparison has a rival"))
    };
    match message.id {
        "titles-advice-gain" | "titles-advice-cost" => {
            let what = name(message, "what");
            let (before, then) = (held(game, seat, what), held(&after, seat, what));
            let sign = if message.id.ends_with("gain") { 1 } else { -1 };
            assert_eq!(
                (then - before, then),
                (sign * number(message, "count"), number(message, "after")),
                "{message:?}"
            );
        }
        "titles-advice-sure" => {
            let told = log.events().iter().filter_map(|event| event.seen_by(Viewer::Seat(seat)));
            let first = told
                .into_iter()
                .find(|event| matches!(event.weight(), Weight::Big | Weight::Outcome))
                .map(|event| event.message());
            assert_eq!(first.as_ref(), quote);
        }
        "titles-advice-more" | "titles-advice-less" => {
            let gap = gap(name(message, "what"));
            assert_eq!(gap > 0.0, message.id.ends_with("more"));
            // A half may be rounded either way.
            assert!((gap.abs() - number(message, "count") as f32).abs() < 0.501, "{message:?}: {gap}");
        }
        "titles-advice-for" => assert!(term(quote.unwrap()) > 0.29, "{quote:?}"),
        "titles-advice-lacks" => assert!(term(quote.unwrap()) < -0.29, "{quote:?}"),
        "titles-advice-reply" => {
            let said = |line: &&Line<G::Action>| {
                line.reply.is_some_and(|(who, action)| {
                    Arg::Seat(who) == message.args[0].1 && Some(&action.message()) == quote
                })
            };
            let share = choice.lines.iter().filter(said).count() as f32 / choice.lines.len() as f32;
            assert_eq!(percent(share), number(message, "share"));
            assert!(
                choice.lines.iter().all(|line| line
                    .reply
                    .is_none_or(|reply| line.steps.contains(&reply) && reply.0 != seat))
            );
        }
        "titles-advice-risk" => {
            let mut values: Vec<f32> =
                ends(game, seat, choice).iter().map(|end| end.evaluate(seat, G::weights())).collect();
            values.sort_by(f32::total_cmp);
            let worst = mean(values[..values.len().div_ceil(4)].iter().copied());
            assert_eq!(
                (percent(worst), percent(mean(values))),
                (number(message, "chance"), number(message, "usual"))
            );
        }
        other => panic!("nobody checks {other}"),
    }
}

fn all_words() -> Vec<Words> {
    languages().into_iter().map(|language| Words::of(language).unwrap()).collect()
}

/// What was checked.
#[derive(Default)]
struct Tally {
    positions: usize,
    reasons: usize,
    silent: usize,
}

/// Asks for advice here and checks every fact in it.
fn check_advice<G: Observe>(game: &G, seat: Seat, seed: u64, words: &[Words], tally: &mut Tally) -> Advice {
    let view = game.view(Viewer::Seat(seat));
    let advice =
        advise::<G>(Level::Expert, seat, &view, seed, budget(), Cancel::new()).expect("there is a decision");
    let thought =
        Expert::new(ByHand::<G>::own()).advise(seat, &view, &mut Rng::seeded(seed), budget()).unwrap();
    assert_eq!(advice.choices.len(), thought.choices.len());
    if let [first, others @ ..] = &advice.choices[..]
        && !others.is_empty()
    {
        let shared = |reason| others.iter().all(|other| other.reasons.contains(reason));
        assert!(!first.reasons.iter().any(shared), "what holds for all choices is no reason");
    }
    for (at, (said, choice)) in advice.choices.iter().zip(&thought.choices).enumerate() {
        assert_eq!(usize::from(said.action), choice.action.index());
        assert!(game.check(seat, choice.action).is_ok(), "only what is legal is advised");
        let meant = game.meaning(seat, choice.action).unwrap_or_else(|| choice.action.message());
        assert_eq!(said.says, meant, "an action means in the game what it means in the advice");
        let rival = thought.choices.get(usize::from(at == 0));
        for reason in &said.reasons {
            check(game, seat, choice, rival, reason);
            for words in words {
                let text = words.reason(reason, &[]);
                assert!(
                    words.has(reason.message.id) && !text.contains("{$") && !text.contains("titles-"),
                    "{text}"
                );
            }
            tally.reasons += 1;
        }
        tally.silent += usize::from(said.reasons.is_empty());
    }
    tally.positions += 1;
    advice
}

fn facts_are_true<G: Observe>() {
    let (words, mut tally) = (all_words(), Tally::default());
    positions::<G>(|game, seat, seed| {
        check_advice(game, seat, seed, &words, &mut tally);
    });
    let Tally { positions, reasons, silent } = tally;
    println!("{}: {reasons} reasons checked at {positions} positions, {silent} choices without one", G::NAME);
    assert!(reasons > 3 * POSITIONS, "{}: only {reasons} reasons", G::NAME);
}

/// What the advice says, in English.
fn said(advice: &Advice, words: &Words) -> String {
    let lines = advice.choices.iter().flat_map(|choice| {
        let headline = words.advised(advice, choice, &[]);
        std::iter::once(headline).chain(choice.reasons.iter().map(|reason| words.reason(reason, &[])))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Asks for advice in another world that looks the same to the seat. Returns whether it is really another one.
fn tells_nothing_hidden<G: Observe>(game: &G, seat: Seat, seed: u64, level: Level, words: &Words) -> bool {
    let advice = |game: &G| {
        advise::<G>(level, seat, &game.view(Viewer::Seat(seat)), seed, budget(), Cancel::new()).unwrap()
    };
    let other = G::imagine(&game.view(Viewer::Seat(seat)), &mut Rng::seeded(!seed));
    let (here, there) = (advice(game), advice(&other));
    assert_eq!(said(&here, words), said(&there, words));
    assert_eq!(here, there);
    other != *game
}

/// Two worlds that look the same to a seat give it the same advice, word for word.
fn nothing_hidden_is_told<G: Observe>() {
    let words = Words::english();
    let (mut different, mut number) = (0, 0);
    positions::<G>(|game, seat, seed| {
        number += 1;
        if number % 5 == 0 {
            different += usize::from(tells_nothing_hidden(game, seat, seed, Level::Master, &words));
        }
    });
    assert!(different > 0, "{}: all worlds were the true one", G::NAME);
}

/// A beginner plays whole games against greedy bots with the coach switched on, follows it, and now and then does
/// what is only second best.
fn whole_games_with_the_coach<G: Observe>() {
    let words = all_words();
    let english = Words::english();
    let all = std::env::var_os("SYRTIS_ALL").is_some();
    let cases = G::Options::cases();
    for (number, options) in cases.iter().enumerate().take(if all { usize::MAX } else { 1 }) {
        let (mut tally, mut different) = (Tally::default(), 0);
        let mut rng = Rng::seeded(number as u64);
        let mut game = G::new(options, rng.bits()).unwrap();
        let (mut rivals, mut legal) = (Greedy::new(ByHand::<G>::own()), Vec::new());
        while let Some(seat) = game.turn() {
            game.legal(seat, &mut legal);
            let action = if legal.len() == 1 {
                legal[0]
            } else if seat == Seat(0) {
                let seed = rng.bits();
                let advice = check_advice(&game, seat, seed, &words, &mut tally);
                different += usize::from(tells_nothing_hidden(&game, seat, seed, Level::Expert, &english));
                let wanted = advice.choices.get(usize::from(rng.index(4) == 0)).unwrap_or(&advice.choices[0]);
                G::Action::from_index(usize::from(wanted.action)).unwrap()
            } else {
                rivals.choose(seat, &game.view(Viewer::Seat(seat)), &mut rng, budget()).unwrap()
            };
            game.apply(seat, action, &mut Log::off());
        }
        let Tally { positions, reasons, silent } = tally;
        println!(
            "{} {number}: {reasons} reasons checked at {positions} decisions of a whole game, {silent} choices without \
             one, {different} of the worlds were others",
            G::NAME
        );
        assert!(positions > 10 && reasons > positions, "{} {number}: {reasons} at {positions}", G::NAME);
    }
}

macro_rules! tests {
    ($($game:ident::$Game:ident,)*) => {
        mod facts { $(#[test] fn $game() { super::facts_are_true::<$game::$Game>(); })* }
        mod games { $(#[test] fn $game() { super::whole_games_with_the_coach::<$game::$Game>(); })* }
        mod secrets { $(#[test] fn $game() { super::nothing_hidden_is_told::<$game::$Game>(); })* }
    };
}
titles::games!(tests);

#[test]
fn a_seat_without_a_decision_gets_no_advice() {
    for title in titles::all() {
        let mut rng = Rng::seeded(5);
        let options: Value = title.default_options();
        let mut table = title.open(&options, 5).unwrap();
        for _ in 0..200 {
            let Some(turn) = table.turn() else { break };
            let idle = (0..table.seats()).map(Seat).find(|seat| !table.may_act().contains(*seat));
            if let Some(idle) = idle {
                assert_eq!(
                    title.advise(Level::Master, &table.sight(idle).unwrap(), 1, budget(), Cancel::new()),
                    None
                );
                break;
            }
            let legal = table.legal(turn).to_vec();
            table.play(turn, legal[rng.index(legal.len())]).unwrap();
        }
    }
}

#[test]
fn the_example_game_gives_advice_too() {
    titles::list_example();
    let title: &'static dyn Title = *titles::all().last().unwrap();
    let table = title.open(&title.default_options(), 3).unwrap();
    let seat = table.turn().unwrap();
    let advice =
        title.advise(Level::Master, &table.sight(seat).unwrap(), 1, budget(), Cancel::new()).unwrap();
    assert!(!advice.choices.is_empty());
    assert_eq!(advice.theme, None, "its evaluation names no parts");
}
