//! A world that a view could come from: what the seat has seen stays, the rest is dealt again.

use table::{Rng, Set, Viewer};

use crate::material::*;
use crate::refuse;
use crate::rules::draw;
use crate::setup::{event_cards, examination_cards, stack_size};
use crate::state::*;
use crate::view::View;

/// How often to try a random deal before dealing straight to the caps.
const TRIES: usize = 64;

/// What the viewer knows, as a game in which everything else is missing: enough to ask the rules about what lies open.
pub(crate) fn known(view: &View, rng: Rng) -> Martians {
    let mut game = Martians {
        open: view.open.clone(),
        secrets: view.all.unwrap_or_default(),
        hidden: Hidden {
            rng,
            stacks: Default::default(),
            weather_top: None,
            weather_deck: Default::default(),
            avalanche: Default::default(),
        },
    };
    if let Some(seat) = viewer_seat(view) {
        game.secrets[seat] = view.own.unwrap_or_default();
    }
    game
}

/// A world this view could come from.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> Martians {
    let mut game = known(view, rng.fork());
    let own = viewer_seat(view);
    let shown = view.all.iter().flatten().chain(&view.own).find_map(|secret| secret.forecast);
    let forecast = shown.or(view.open.shown_weather);
    stacks(&mut game, rng);
    weather(&mut game, forecast, rng);
    avalanche(&mut game, rng);
    if view.all.is_none() {
        hands(&mut game, own, rng);
        goals(&mut game, own, rng);
    }
    game
}

fn viewer_seat(view: &View) -> Option<usize> {
    match view.viewer {
        Viewer::Seat(seat) if view.own.is_some() => Some(seat.index()),
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Open => None,
    }
}

/// Event stacks: as many unseen cards of each cycle as are left.
fn stacks(game: &mut Martians, rng: &mut Rng) {
    let seen: Set<EventCard> = game.open.events.iter().copied().chain(game.open.foretold).collect();
    let (base_count, own_count) = stack_size(&game.open);
    for at in 0..STACKS {
        let (base, own) = event_cards(&game.open, at as u8 + 1);
        for (cards, count) in [(base, base_count), (own, own_count)] {
            let gone = cards.intersection(seen).len();
            let mut unseen = cards.minus(seen);
            for _ in gone..count as usize {
                let Some(card) = unseen.draw(rng) else { break };
                game.hidden.stacks[at].insert(card);
            }
        }
    }
}

/// The weather deck: what is neither current nor past; the top is what a report says.
fn weather(game: &mut Martians, forecast: Option<Weather>, rng: &mut Rng) {
    let open = &game.open;
    let mut deck: [u8; Weather::COUNT] =
        std::array::from_fn(|at| tables().weathers[at].count - open.weather_past[at]);
    deck[open.weather.index()] -= 1;
    game.hidden.weather_top = match forecast {
        Some(weather) => {
            deck[weather.index()] -= 1;
            Some(weather)
        }
        None => draw(&mut deck, rng).map(|at| Weather::ALL[at]),
    };
    game.hidden.weather_deck = deck;
    game.read_reports();
}

/// Exploration tokens removed unseen by the Avalanche, never relics.
fn avalanche(game: &mut Martians, rng: &mut Rng) {
    if !game.open.scenario().is_some_and(|scenario| scenario.expedition) {
        return;
    }
    let expedition = &game.open.mission.expedition;
    let seen: u8 = expedition.seen.iter().sum();
    let taken = CELLS as u8 - seen - expedition.down.count_ones() as u8;
    let mut unseen: [u8; Exploration::COUNT] =
        std::array::from_fn(|at| tables().explorations[at].0 - expedition.seen[at]);
    unseen[Exploration::Relic.index()] = 0;
    for _ in 0..taken {
        if let Some(kind) = draw(&mut unseen, rng) {
            game.hidden.avalanche[kind] += 1;
        }
    }
}

/// The others' examination cards: neither spent nor the viewer's own, nor certain to be in the deck.
/// The deck holds no more of a kind than when it was shuffled, less what the viewer has drawn since.
fn hands(game: &mut Martians, own: Option<usize>, rng: &mut Rng) {
    if game.open.rules().pooled {
        return;
    }
    let all = examination_cards(&game.open.options);
    let mine = own.map_or_else(Secret::default, |seat| game.secrets[seat]);
    let unseen: [u8; Mineral::COUNT] =
        std::array::from_fn(|at| all[at] - game.open.spent[at] - mine.cards[at]);
    let cap: [u8; Mineral::COUNT] =
        std::array::from_fn(|at| game.open.shuffled[at].saturating_sub(mine.drawn[at]));
    let held: u8 = (0..MAX_COLOURS).filter(|seat| Some(*seat) != own).map(|seat| game.open.hands[seat]).sum();
    let others = |seat: &usize| Some(*seat) != own;
    for _ in 0..TRIES {
        let mut rest = deal_hands(unseen, cap, held, rng);
        for seat in (0..MAX_COLOURS).filter(others) {
            game.secrets[seat].cards = take(&mut rest, game.open.hands[seat], rng);
        }
        if can_pay_on(game) {
            return;
        }
    }
    // A payer in the middle of a payment holds what it still asks for; the others share the rest.
    let payer = game.open.turn.colour.index();
    let mut rest = unseen;
    let mut hand = asked_cards(game, &mut rest);
    let more = game.open.hands[payer] - hand.iter().sum::<u8>();
    let drawn = take(&mut rest, more, rng);
    hand.iter_mut().zip(drawn).for_each(|(n, more)| *n += more);
    game.secrets[payer].cards = hand;
    for seat in (0..MAX_COLOURS).filter(others).filter(|seat| *seat != payer) {
        game.secrets[seat].cards = take(&mut rest, game.open.hands[seat], rng);
    }
}

/// Takes `n` cards out of `from`, each equally likely.
fn take(from: &mut [u8; Mineral::COUNT], n: u8, rng: &mut Rng) -> [u8; Mineral::COUNT] {
    let mut taken = [0; Mineral::COUNT];
    for _ in 0..n {
        let kind = draw(from, rng).expect("the cards were counted");
        taken[kind] += 1;
    }
    taken
}

/// What the payment that waits still asks for.
fn payment(game: &Martians) -> [u8; CARD_NEEDS] {
    match game.top() {
        Some(Frame::Pay(_, need)) => need,
        _ => [0; CARD_NEEDS],
    }
}

/// Whether the payer can complete the payment.
fn can_pay_on(game: &Martians) -> bool {
    refuse::cards(game.minerals(game.open.turn.colour), &payment(game)).is_ok()
}

/// Cards that meet the payment, taken out of `rest`.
fn asked_cards(game: &Martians, rest: &mut [u8; Mineral::COUNT]) -> [u8; Mineral::COUNT] {
    let mut hand = [0; Mineral::COUNT];
    for (need, n) in payment(game).into_iter().enumerate() {
        for _ in 0..n {
            let fits = |kind: &usize| need == 3 || *kind == need || *kind == Mineral::ProofOfLife.index();
            if let Some(kind) = (0..Mineral::COUNT).filter(fits).find(|kind| rest[*kind] > 0) {
                rest[kind] -= 1;
                hand[kind] += 1;
            }
        }
    }
    hand
}

/// The cards in the others' hands together, so that what is left for the deck keeps to its cap.
fn deal_hands(
    unseen: [u8; Mineral::COUNT],
    cap: [u8; Mineral::COUNT],
    held: u8,
    rng: &mut Rng,
) -> [u8; Mineral::COUNT] {
    for _ in 0..TRIES {
        let mut deck = unseen;
        let mut hands = [0; Mineral::COUNT];
        for _ in 0..held {
            if let Some(kind) = draw(&mut deck, rng) {
                hands[kind] += 1;
            }
        }
        if deck.iter().zip(cap).all(|(left, most)| *left <= most) {
            return hands;
        }
    }
    // What the deck cannot hold must be in hands; the rest is dealt.
    let mut hands: [u8; Mineral::COUNT] = std::array::from_fn(|at| unseen[at].saturating_sub(cap[at]));
    let mut deck: [u8; Mineral::COUNT] = std::array::from_fn(|at| unseen[at] - hands[at]);
    while hands.iter().sum::<u8>() < held {
        let Some(kind) = draw(&mut deck, rng) else { break };
        hands[kind] += 1;
    }
    hands
}

/// Hidden goals (MA-HID-04, MA-HID-05): each other seat kept one and handed two on. The viewer knows which goals they
/// themselves handed on and received.
fn goals(game: &mut Martians, own: Option<usize>, rng: &mut Rng) {
    if !game.open.options.hidden_goals {
        return;
    }
    let players = game.open.options.players as usize;
    let mine = own.map(|seat| game.secrets[seat]);
    let known = mine.map_or(Set::EMPTY, |own| {
        own.dealt.union(own.goals).union(own.handed).union(own.received).union(own.boxed)
    });
    let mut deck = Set::<HiddenGoal>::full().minus(known);
    let mut pick = |n: usize| -> Set<HiddenGoal> { (0..n).filter_map(|_| deck.draw(rng)).collect() };
    let mut kept = [Set::EMPTY; MAX_COLOURS];
    let mut handed = [Set::EMPTY; MAX_COLOURS];
    for seat in 0..players {
        if own == Some(seat) {
            let own = game.secrets[seat];
            kept[seat] = own.goals.minus(own.received);
            handed[seat] = if game.open.handed_on { own.handed } else { own.dealt };
            continue;
        }
        kept[seat] = pick(1);
        handed[seat] = match (own, mine) {
            (Some(viewer), Some(mine)) if (seat + 1) % players == viewer && game.open.handed_on => {
                mine.received
            }
            _ => pick(2),
        };
    }
    for seat in (0..players).filter(|seat| Some(*seat) != own) {
        let chosen = game.open.chosen >> seat & 1 != 0;
        let secret = &mut game.secrets[seat];
        if !game.open.handed_on {
            secret.goals = if chosen { kept[seat] } else { Set::EMPTY };
            secret.dealt = if chosen { handed[seat] } else { handed[seat].union(kept[seat]) };
            continue;
        }
        let received = handed[(seat + players - 1) % players];
        let choosing = game.open.frames.contains(&Frame::Goals);
        let mut rest = received;
        let second = rest.draw(rng);
        secret.handed = handed[seat];
        secret.received = received;
        secret.goals = kept[seat];
        if choosing && !chosen {
            secret.dealt = received;
        } else {
            second.into_iter().for_each(|goal| secret.goals.insert(goal));
            if choosing { secret.dealt = rest } else { secret.boxed = rest }
        }
    }
}
