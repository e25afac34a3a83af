//! Trades between bots: offered when they are worth it to both sides, accepted or refused by the same measure.

use crate::prelude::*;
use bots::{Bot, Budget, ByHand, Expert, Greedy, Planner};
use table::Evaluate;

fn bots() -> [Box<dyn Bot<Martians>>; 3] {
    [
        Box::new(Greedy::new(ByHand::own())),
        Box::new(Planner::new(ByHand::own())),
        Box::new(Expert::new(ByHand::own())),
    ]
}

fn choice(bot: &mut dyn Bot<Martians>, game: &Martians, seat: Seat) -> Action {
    let budget: Budget = "40".parse().expect("a budget");
    bot.choose(seat, &game.view(Viewer::Seat(seat)), &mut Rng::seeded(1), budget).expect("it is asked")
}

fn worth(game: &Martians, seat: Seat) -> f32 {
    game.evaluate(seat, Martians::weights())
}

/// Blue, whose turn is over but for a deal, is hungry and has regolith; red has food to spare and wants regolith.
fn hungry(variant: Variant, players: u8) -> Scene {
    scene(variant, players)
        .no_demand()
        .demand(Q1, 0, 0, 2)
        .stock(BLUE, &[(Regolith, 5), (Energy, 5)])
        .stock(RED, &[(Food, 5), (Energy, 5)])
        .have(BLUE, Reputation, 6)
        .have(RED, Reputation, 6)
}

#[test]
fn every_bot_buys_what_it_lacks_and_both_are_better_off() {
    for (at, mut bot) in bots().into_iter().enumerate() {
        let mut table = hungry(Variant::Com, 3).turn_with(BLUE, 0);
        let before = [Seat(0), Seat(1)].map(|seat| worth(&table.game, seat));
        let mut played = Vec::new();
        while played.last().is_none_or(|text| text != "accept") {
            let seat = table.game.turn().expect("nobody ends the game");
            let action = choice(&mut *bot, &table.game, seat);
            assert_ne!(action, Action::End, "bot {at} after {played:?}");
            played.push(action.to_string());
            table.game.play(seat, action, &mut Log::off()).expect("a bot chooses what is legal");
        }
        assert_eq!(played[0], "offer red", "bot {at}");
        assert!(played.contains(&"ask food".to_string()), "bot {at}: {played:?}");
        let after = [Seat(0), Seat(1)].map(|seat| worth(&table.game, seat));
        assert!(after[0] > before[0] && after[1] > before[1], "bot {at}: {before:?} {after:?}");
    }
}

#[test]
fn every_bot_takes_a_gift_and_gives_nothing_away() {
    for (at, mut bot) in bots().into_iter().enumerate() {
        for (deal, answer) in [
            (&["give regolith"][..], Action::Accept),
            (&["ask food"], Action::Refuse),
            (&["give energy", "ask food", "ask food", "ask food"], Action::Refuse),
        ] {
            let mut table = hungry(Variant::Com, 3).turn(BLUE);
            table.play(BLUE, "offer red");
            table.plays(BLUE, deal);
            table.play(BLUE, "send");
            assert_eq!(choice(&mut *bot, &table.game, Seat(1)), answer, "bot {at}: {deal:?}");
        }
    }
}

#[test]
fn a_refused_bot_offers_nothing_more_in_this_turn() {
    for (at, mut bot) in bots().into_iter().enumerate() {
        let mut table = hungry(Variant::Com, 3).turn_with(BLUE, 0);
        table.plays(BLUE, &["offer red", "give regolith", "ask food", "send"]);
        table.play(RED, "refuse");
        assert!(table.allows(BLUE, "offer red"), "the rules allow a second offer");
        let next = choice(&mut *bot, &table.game, Seat(0));
        assert!(!matches!(next, Action::Offer(_)), "bot {at} insists");
    }
}

#[test]
fn a_bot_takes_back_an_offer_that_it_would_not_make() {
    let mut table = hungry(Variant::Com, 3).turn(BLUE);
    table.plays(BLUE, &["offer red", "give energy", "give energy", "give energy", "give energy"]);
    for mut bot in bots() {
        assert_eq!(choice(&mut *bot, &table.game, Seat(0)), Action::Withdraw);
    }
}

/// Where only one of two can win, what one gains the other loses. If the mission must succeed, both can lose.
#[test]
fn two_rivals_trade_only_for_the_sake_of_a_mission_that_must_succeed() {
    let offers = |scene: Scene| {
        let table = scene.turn_with(BLUE, 0);
        table.game.proposes(Seat(0), Action::Offer(RED), Martians::weights())
    };
    let semi = hungry(Variant::Semi, 2);
    assert!(!offers(hungry(Variant::Com, 2)) && !offers(semi));
    let together = scene(Variant::Semi, 2)
        .must_succeed()
        .no_demand()
        .demand(Q1, 0, 0, 2)
        .stock(BLUE, &[(Regolith, 9), (Energy, 5)])
        .stock(RED, &[(Food, 9), (Energy, 5)]);
    assert!(offers(together));
}

/// Plays a game between greedy bots; how many offers were made and accepted.
fn deals(options: &Options, seed: u64) -> [u32; 2] {
    let mut game = Martians::new(options, seed).expect("a table");
    let mut bot = Greedy::<Martians>::new(ByHand::own());
    let (mut offered, mut accepted) = (0, 0);
    let mut before = None;
    while let Some(seat) = game.turn() {
        let action = choice(&mut bot, &game, seat);
        if let Action::Offer(partner) = action {
            offered += 1;
            before = Some(([seat, game.open().seat(partner)], game.clone()));
        }
        game.play(seat, action, &mut Log::off()).expect("a bot chooses what is legal");
        if let (Action::Accept, Some((sides, before))) =
            (action, before.take_if(|_| action == Action::Accept))
        {
            accepted += 1;
            for side in sides {
                assert!(worth(&game, side) > worth(&before, side), "{side:?} loses by a deal");
            }
        }
    }
    [offered, accepted]
}

#[test]
fn in_whole_games_every_deal_is_worth_it_to_both() {
    for options in [Options::new(Variant::Com, 4), Options::new(Variant::Semi, 4)] {
        let games = (0..8).map(|seed| deals(&options, seed));
        let [offered, accepted] = games.fold([0, 0], |sum, game| [sum[0] + game[0], sum[1] + game[1]]);
        assert!(offered > 0, "somebody offers something");
        assert_eq!(accepted, offered, "bots offer only what is worth it to the other");
    }
    assert_eq!(deals(&Options::new(Variant::Com, 2), 3), [0, 0]);
}
