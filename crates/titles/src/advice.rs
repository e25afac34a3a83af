//! Advice in words: the best choices of a search, and why.
//!
//! Everything here is made from what the seat sees. The figures come from the search; the reasons are what the rules say
//! is certain to happen, what the search expects by the end of the round, and which part of the evaluation changes most.

use std::collections::HashMap;

use bots::{Bot, ByHand, Cancel, Expert, Judge, Learned, Line, Prospect, Weighed, net_for, replay_line};
use serde::Serialize;
use table::{Action, Evaluate, Event, Game, Message, Observe, Rng, Seat, Viewer, Weight};

use crate::typed_table::told;
use crate::{Budget, Level, Told};

/// A choice this far behind the best one loses much: such a move is worth taking back.
pub const MUCH: f32 = 0.1;
/// The most certain changes that are named.
const CHANGES: usize = 3;
/// The most differences by the end of the round that are named.
const DIFFERENCES: usize = 2;
/// A smaller mean difference of what one has is not named.
const NOTABLE: f32 = 0.75;
/// A smaller difference of a part of the evaluation is not named.
const FELT: f32 = 0.3;
/// A reply in a smaller part of the lines is not named.
const LIKELY: f32 = 0.25;
/// A bad end this far below the usual one is a risk.
const RISK: f32 = 0.1;
/// The most events told for one step of a line.
const EVENTS: usize = 6;

/// The best choices of a search, with the figures and reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The number of games it simulated.
    pub simulations: u32,
    /// All actions it weighed, best first.
    pub weighed: Vec<Weighed<u16>>,
    /// The best choices, best first, and after them one that is tempting but worse.
    pub choices: Vec<Advised>,
    /// What the best choice gains most over the others: a part of the evaluation.
    pub theme: Option<Message>,
}

/// A choice with its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The action.
    pub action: u16,
    /// The action as the seat reads it.
    pub says: Message,
    /// What the seat can expect from it, from 0 for a loss to 1 for a win.
    pub value: f32,
    /// How often it was tried.
    pub tried: u32,
    /// Whether a sensible player would try it first without thinking ahead.
    pub tempting: bool,
    /// Why, in words.
    pub reasons: Vec<Reason>,
    /// How the search expects the round to go on.
    pub line: ExpectedLine,
}

/// A reason in words. The text of `quote` is the argument `quote` of the message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reason {
    /// The sentence.
    pub message: Message,
    /// A sentence inside it: an action, an event, a part of the evaluation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quote: Option<Message>,
}

/// A line that a search expects, in the imagined world with this seed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ExpectedLine {
    /// The seed of the imagined world.
    pub world: u64,
    /// What the seats do, the choice first.
    pub steps: Vec<(Seat, u16)>,
}

/// One step of an expected line, as the deciding seat would see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LineStep {
    /// Who acts.
    pub seat: Seat,
    /// What happens.
    pub events: Vec<Told>,
}

impl Advice {
    /// How far the best choice is ahead of all others.
    pub fn margin(&self) -> f32 {
        match &self.weighed[..] {
            [best, others @ ..] if !others.is_empty() => {
                best.value - others.iter().map(|other| other.value).fold(f32::MIN, f32::max)
            }
            _ => 0.0,
        }
    }
}

impl Reason {
    fn plain(message: Message) -> Reason {
        Reason { message, quote: None }
    }

    fn quoting(id: &'static str, quote: Message) -> Reason {
        Reason { message: Message::new(id), quote: Some(quote) }
    }
}

/// A chance in whole percent.
pub fn percent(value: f32) -> i64 {
    (value.clamp(0.0, 1.0) * 100.0).round() as i64
}

/// Advice for `seat`, whose view is `view`: see [`Title::advise`](crate::Title::advise).
pub fn advise<G: Observe>(
    level: Level,
    seat: Seat,
    view: &G::View,
    seed: u64,
    budget: Budget,
    cancel: Cancel,
) -> Option<Advice> {
    // Levels below the strongest search by hand, and so does the strongest where there is no network.
    let net = net_for::<G>(view).filter(|_| level == Level::Master);
    let advice = match net {
        Some(net) => search(Learned::<G>::new(net), seat, view, seed, budget, cancel),
        None => search(ByHand::<G>::own(), seat, view, seed, budget, cancel),
    }?;
    // Any world that fits the view says what an action means to the seat.
    let world = G::imagine(view, &mut Rng::seeded(seed));
    let says = |action: G::Action| world.meaning(seat, action).unwrap_or_else(|| action.message());
    let advised = |(at, choice): (usize, &Prospect<G::Action>)| {
        let rival = advice.choices.get(usize::from(at == 0));
        Advised {
            action: choice.action.index() as u16,
            says: says(choice.action),
            value: choice.value,
            tried: choice.tried,
            tempting: choice.tempting,
            reasons: reasons::<G>(seat, view, choice, rival.map(|rival| (rival, says(rival.action)))),
            line: choice.typical().map(expected).unwrap_or_default(),
        }
    };
    let index = |weighed: &Weighed<G::Action>| Weighed {
        action: weighed.action.index() as u16,
        tried: weighed.tried,
        value: weighed.value,
    };
    let mut choices: Vec<Advised> = advice.choices.iter().enumerate().map(advised).collect();
    drop_what_all_share(&mut choices);
    Some(Advice {
        simulations: advice.simulations,
        weighed: advice.weighed.iter().map(index).collect(),
        choices,
        theme: theme(&advice.choices),
    })
}

/// A reason that holds for every choice says nothing about which is best.
fn drop_what_all_share(choices: &mut [Advised]) {
    let Some((first, others)) = choices.split_first() else { return };
    let shared = |reason: &&Reason| others.iter().all(|other| other.reasons.contains(reason));
    let shared: Vec<Reason> = first.reasons.iter().filter(shared).cloned().collect();
    if !others.is_empty() {
        choices.iter_mut().for_each(|choice| choice.reasons.retain(|reason| !shared.contains(reason)));
    }
}

/// Searches with this judgement.
fn search<G: Evaluate>(
    judge: impl Judge<G>,
    seat: Seat,
    view: &G::View,
    seed: u64,
    budget: Budget,
    cancel: Cancel,
) -> Option<bots::Advice<G::Action>> {
    let mut bot = Expert::new(judge);
    bot.heed(cancel);
    bot.advise(seat, view, &mut Rng::seeded(seed), budget)
}

fn expected<A: Action>(line: &Line<A>) -> ExpectedLine {
    let steps = line.steps.iter().map(|(seat, action)| (*seat, action.index() as u16)).collect();
    ExpectedLine { world: line.world, steps }
}

/// What is known of a choice and what the search expects of it, beside its strongest rival.
fn reasons<G: Evaluate>(
    seat: Seat,
    view: &G::View,
    choice: &Prospect<G::Action>,
    rival: Option<(&Prospect<G::Action>, Message)>,
) -> Vec<Reason> {
    let mut reasons = certain::<G>(seat, view, choice.action);
    if let Some((rival, says)) = rival {
        reasons.extend(by_the_end(choice, rival, &says));
        reasons.extend(weighs(choice, rival));
    }
    let lines = choice.lines.len().max(1) as f32;
    if let Some(((other, action), times)) = choice.reply()
        && times as f32 / lines >= LIKELY
    {
        let share = percent(times as f32 / lines);
        let message = Message::new("titles-advice-reply").with("seat", other).with("share", share);
        reasons.push(Reason { message, quote: Some(action.message()) });
    }
    let (worst, usual) = choice.worst();
    if usual - worst >= RISK {
        let message = Message::new("titles-advice-risk");
        let message = message.with("chance", percent(worst)).with("usual", percent(usual));
        reasons.push(Reason::plain(message));
    }
    reasons
}

/// What the seat certainly gains and pays, or the first big thing that certainly happens. Smaller ones only say the
/// action in other words.
fn certain<G: Game>(seat: Seat, view: &G::View, action: G::Action) -> Vec<Reason> {
    let Ok(preview) = table::preview::<G>(view, seat, &[action]) else { return Vec::new() };
    let mut own: Vec<_> = preview.changes.iter().filter(|change| change.seat == seat).collect();
    own.sort_by_key(|change| -(change.after - change.before).abs());
    own.truncate(CHANGES);
    if own.is_empty() {
        let big = preview.events.iter().find(|event| matches!(event.weight(), Weight::Big | Weight::Outcome));
        return big.map(|event| Reason::quoting("titles-advice-sure", event.message())).into_iter().collect();
    }
    let change = |change: &&table::Change| {
        let more = change.after > change.before;
        let id = if more { "titles-advice-gain" } else { "titles-advice-cost" };
        let count = (change.after - change.before).abs();
        let message = Message::new(id).with("what", change.what).with("count", count);
        Reason::plain(message.with("after", change.after))
    };
    own.iter().map(change).collect()
}

/// What the seat then has more or less of, by the end of the round, than with the rival.
fn by_the_end<A>(choice: &Prospect<A>, rival: &Prospect<A>, says: &Message) -> Vec<Reason> {
    let mut differences = differences(&choice.holdings, &rival.holdings);
    differences.retain(|(_, more)| more.abs() >= NOTABLE);
    differences.truncate(DIFFERENCES);
    let reason = |(what, more): (&'static str, f32)| {
        let id = if more > 0.0 { "titles-advice-more" } else { "titles-advice-less" };
        let message = Message::new(id).with("what", what).with("count", more.abs().round() as i64);
        Reason { message, quote: Some(says.clone()) }
    };
    differences.into_iter().map(reason).collect()
}

/// The parts of the evaluation in which the choice is most ahead of its rival, and most behind.
fn weighs<A>(choice: &Prospect<A>, rival: &Prospect<A>) -> Vec<Reason> {
    let differences = differences(&choice.terms, &rival.terms);
    let ahead = differences.iter().find(|(_, more)| *more >= FELT);
    let behind = differences.iter().find(|(_, more)| *more <= -FELT);
    let ahead = ahead.map(|(what, _)| Reason::quoting("titles-advice-for", what.clone()));
    let behind = behind.map(|(what, _)| Reason::quoting("titles-advice-lacks", what.clone()));
    ahead.into_iter().chain(behind).collect()
}

/// How much more there is of each in the first list, the greatest difference first.
fn differences<K: Clone + PartialEq>(one: &[(K, f32)], other: &[(K, f32)]) -> Vec<(K, f32)> {
    let of = |all: &[(K, f32)], what: &K| {
        all.iter().find(|(name, _)| name == what).map_or(0.0, |(_, amount)| *amount)
    };
    let gone = other.iter().filter(|(what, _)| !one.iter().any(|(name, _)| name == what));
    let names = one.iter().chain(gone).map(|(what, _)| what.clone());
    let mut all: Vec<_> = names.map(|what| (what.clone(), of(one, &what) - of(other, &what))).collect();
    all.sort_by(|one, other| other.1.abs().total_cmp(&one.1.abs()));
    all
}

/// The part of the evaluation in which the best choice is most ahead of the mean of the others.
fn theme<A>(choices: &[Prospect<A>]) -> Option<Message> {
    let (best, others) = choices.split_first()?;
    let mut means: HashMap<&Message, f32> = HashMap::new();
    for (what, worth) in others.iter().flat_map(|other| &other.terms) {
        *means.entry(what).or_default() += worth / others.len() as f32;
    }
    let ahead = |(what, worth): &(Message, f32)| worth - means.get(what).copied().unwrap_or_default();
    let most = best.terms.iter().max_by(|one, other| ahead(one).total_cmp(&ahead(other)))?;
    (ahead(most) > 0.0 && !others.is_empty()).then(|| most.0.clone())
}

pub(crate) fn tell<G: Evaluate>(seat: Seat, view: &G::View, line: &ExpectedLine) -> Option<Vec<LineStep>> {
    let action = |(seat, index): &(Seat, u16)| Some((*seat, G::Action::from_index((*index).into())?));
    let steps: Vec<_> = line.steps.iter().map(action).collect::<Option<_>>()?;
    let mut told_steps = Vec::new();
    replay_line::<G>(view, seat, line.world, &steps, |_, turn, _, log| {
        let mut events = told(log.events(), Viewer::Seat(seat));
        events.retain(|told| told.weight != Weight::Slight);
        events.truncate(EVENTS);
        told_steps.push(LineStep { seat: turn, events });
    })?;
    told_steps.retain(|step| !step.events.is_empty());
    Some(told_steps)
}
