//! The example game: it keeps every promise of the contract, and plays as its rules say.

use table::example::{Action, Options, Phase, Prospect, Sample};
use table::kit::{self, Plan};
use table::{Game, Log, Message, Observe, OptionsError, Rng, Seat, SeatSet, Viewer, Viewers};

const ADA: Seat = Seat(0);
const BEN: Seat = Seat(1);

fn two() -> Prospect {
    Prospect::new(&Options { players: 2 }, 11).unwrap()
}

fn play(game: &mut Prospect, seat: Seat, action: Action) -> table::Played {
    game.play(seat, action, &mut Log::off()).unwrap()
}

/// A table for two at which both have skipped.
fn at_the_offers() -> Prospect {
    let mut game = two();
    play(&mut game, ADA, Action::Skip);
    play(&mut game, BEN, Action::Skip);
    game
}

fn highest(game: &Prospect, seat: Seat) -> Sample {
    game.secrets[seat.index()].hand.iter().last().unwrap()
}

fn lowest(game: &Prospect, seat: Seat) -> Sample {
    game.secrets[seat.index()].hand.get(0).unwrap()
}

#[test]
fn the_example_conforms() {
    let summary = kit::conform::<Prospect>(&Plan::thorough()).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(summary.cases, 3);
    assert_eq!(summary.longest, 24);
    assert_eq!(summary.unsaid, Vec::<String>::new());
    assert!(summary.varied > 0 && summary.learned > 0 && summary.undone > 0, "{summary}");
}

#[test]
fn the_inputs_of_the_example_tell_no_secret() {
    let seen = kit::observe::<Prospect>(&Plan::thorough()).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(seen.never, Vec::<u16>::new());
    assert!(seen.worlds >= 3 * seen.positions && seen.most < 80, "{seen:?}");
}

#[test]
fn the_inputs_of_the_example_begin_with_the_own_things() {
    let mut game = two();
    play(&mut game, ADA, Action::Peek);
    let on = |seat: Seat, name: &str| {
        let group = Prospect::layout().groups.iter().find(|group| group.name == name).unwrap();
        let mut inputs = Vec::new();
        game.inputs(seat, &mut inputs);
        let here = group.first..group.first + group.size;
        inputs
            .into_iter()
            .filter(|input| here.contains(input))
            .map(|input| input - group.first)
            .collect::<Vec<_>>()
    };
    let hand =
        |seat: Seat| game.secrets[seat.index()].hand.iter().map(|sample| u16::from(sample.number()) - 1);
    assert_eq!(on(ADA, "own: HAND"), hand(ADA).collect::<Vec<_>>());
    assert_eq!(on(BEN, "own: HAND"), hand(BEN).collect::<Vec<_>>());
    assert_eq!((on(ADA, "seat own: CHIPS"), on(ADA, "seat 2nd: CHIPS")), (vec![0], vec![0, 1]));
    assert_eq!((on(BEN, "seat own: CHIPS"), on(BEN, "seat 2nd: CHIPS")), (vec![0, 1], vec![0]));
    assert_eq!((on(ADA, "own: SEEN").len(), on(BEN, "own: SEEN").len()), (1, 0));
}

#[test]
fn two_to_four_can_play() {
    let made = |players| Prospect::new(&Options { players }, 1).map(|game| game.seats());
    assert_eq!(made(1), Err(OptionsError::range("players", 1, 2, 4)));
    assert_eq!((made(2), made(4)), (Ok(2), Ok(4)));
    assert!(made(5).is_err());
}

/// EX-PEEK-01
#[test]
fn a_peek_costs_a_chip_and_is_remembered_until_the_offers_are_shown() {
    let mut game = two();
    let buried = game.unknown.buried;
    play(&mut game, ADA, Action::Peek);
    assert_eq!(game.open.chips[..2], [1, 2]);
    assert_eq!(game.view(Viewer::Seat(ADA)).own.unwrap().seen, buried);
    assert_eq!(game.view(Viewer::Seat(BEN)).own.unwrap().seen, None);
    play(&mut game, BEN, Action::Skip);
    for seat in [ADA, BEN] {
        let offer = Action::Offer(lowest(&game, seat));
        play(&mut game, seat, offer);
    }
    assert_eq!(game.view(Viewer::Seat(ADA)).own.unwrap().seen, None);
}

/// EX-PEEK-02
#[test]
fn without_a_chip_there_is_no_peek() {
    let mut game = two();
    game.open.chips[0] = 0;
    let refusal = game.check(ADA, Action::Peek).unwrap_err();
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("EX-PEEK-02", 1, 0));
    assert_eq!(game.check(ADA, Action::Skip), Ok(()));
}

/// EX-OFFER-01, EX-OFFER-02
#[test]
fn all_owe_an_offer_at_once_and_may_exchange_it() {
    let mut game = at_the_offers();
    assert_eq!((game.open.phase, game.to_act()), (Phase::Offering, SeatSet::all(2)));
    let (low, high) = (lowest(&game, BEN), highest(&game, BEN));
    play(&mut game, BEN, Action::Offer(low));
    assert_eq!((game.to_act(), game.may_act()), (SeatSet::only(ADA), SeatSet::all(2)));
    assert_eq!(game.check(BEN, Action::Offer(low)).unwrap_err().rule, "EX-OFFER-02");
    let exchange = play(&mut game, BEN, Action::Offer(high));
    assert_eq!((exchange.noticed, exchange.learned), (Viewers::seat(BEN), SeatSet::EMPTY));
    assert_eq!(game.secrets[1].offer, Some(high));
    // Whoever has sealed an offer can read it, and nobody else.
    let sealed = |seat| Prospect::sealed(&game.view(Viewer::Seat(seat)));
    assert_eq!(sealed(BEN), [Message::new("example-offered").with("sample", high.number())]);
    assert_eq!(sealed(ADA), []);
}

/// EX-OFFER-01
#[test]
fn a_sample_that_is_not_in_the_hand_is_not_offered() {
    let game = at_the_offers();
    let bens = Action::Offer(lowest(&game, BEN));
    assert_eq!(game.check(ADA, bens).unwrap_err().rule, "EX-OFFER-01");
}

/// EX-ROUND-01, EX-WIN-01
#[test]
fn the_highest_offer_wins_what_is_buried() {
    let mut game = at_the_offers();
    let buried = game.unknown.buried.unwrap();
    let offers = [highest(&game, ADA), highest(&game, BEN)];
    let last = [ADA, BEN].map(|seat| play(&mut game, seat, Action::Offer(offers[seat.index()])))[1];
    let winner = if offers[0] > offers[1] { 0 } else { 1 };
    assert!(game.open.won[winner].contains(buried));
    assert!(offers.iter().all(|offer| game.open.gone.contains(*offer)));
    assert_eq!(last.learned, SeatSet::all(2));
    assert_eq!((game.open.round, game.open.phase), (2, Phase::Peeking(BEN)));
}

/// EX-END-01
#[test]
fn samples_and_chips_are_counted_at_the_end() {
    let mut game = two();
    while let Some(seat) = game.turn() {
        let action = game.fallback(seat);
        play(&mut game, seat, action);
    }
    let outcome = game.outcome().unwrap();
    for (seat, standing) in outcome.standings.iter().enumerate() {
        let samples: i32 = game.open.won[seat].iter().map(|sample| i32::from(sample.number())).sum();
        assert_eq!(standing.score, samples + 2);
    }
}

#[test]
fn every_unseen_sample_may_be_the_buried_one() {
    let game = two();
    let view = game.view(Viewer::Seat(ADA));
    let mut rng = Rng::seeded(1);
    let mut times = [0; 17];
    for _ in 0..13_000 {
        let world = Prospect::imagine(&view, &mut rng);
        times[world.unknown.buried.unwrap().number() as usize] += 1;
    }
    let own = game.secrets[0].hand;
    for number in 1..=16 {
        let expected = if own.contains(Sample::numbered(number).unwrap()) { 0..=0 } else { 850..=1150 };
        assert!(expected.contains(&times[number as usize]), "{number}: {times:?}");
    }
}

#[test]
fn what_others_sealed_can_be_put_back() {
    let mut game = at_the_offers();
    let offer = Action::Offer(lowest(&game, ADA));
    play(&mut game, ADA, offer);
    assert_eq!(game.to_act(), SeatSet::only(BEN));
    game.reopen(BEN);
    assert_eq!((game.to_act(), game.secrets[0].offer), (SeatSet::all(2), None));
    game.audit().unwrap();
}
