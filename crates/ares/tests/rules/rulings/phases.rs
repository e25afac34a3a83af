//! Rulings on simultaneity, phases, draws and the end of a round (AE-RUL-06 to 10, 24 to 33, 35).

use ares::material::Phase;
use ares::scene::{Scene, scene};
use ares::{Event, Options, Stage};
use table::{Game, Seat, SeatSet};

use crate::table::{choices, complete, count};

#[test]
fn ae_rul_06_every_order_of_commands_is_legal_and_programs_are_asked_round_by_round() {
    let start = || scene(3).mc(0, 28).mc(1, 28).mc(2, 28).phase(Phase::Action);
    // Who comes first at the last step does not matter to the rules.
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
        let mut scene = start();
        for seat in order {
            scene.play(seat, "warm mc");
        }
        let acted: Vec<u8> = scene
            .events()
            .iter()
            .filter_map(|event| match event {
                Event::Raised { seat, .. } => Some(seat.0),
                _ => None,
            })
            .collect();
        assert_eq!(acted, order, "the log keeps the order");
    }
    let mut scene = start();
    for turn in [0, 1, 2, 0, 1, 2] {
        assert_eq!(scene.game.turn(), Some(Seat(turn)), "one command each");
        scene.play(turn, "warm mc");
    }
    // In the middle of a move the same seat goes on.
    let mut scene = self::scene(3).mc(0, 15).phase(Phase::Action);
    scene.play(0, "ocean mc");
    assert_eq!(scene.game.turn(), Some(Seat(0)));
}

#[test]
fn ae_rul_07_a_pass_is_withdrawn_while_others_act_and_reopened_by_a_maximum() {
    let mut scene = scene(3).temperature(6).heat(0, 8).phase(Phase::Action);
    scene.play(1, "pass").play(1, "withdraw").play(1, "pass").play(2, "pass");
    scene.play(0, "warm heat");
    assert_eq!(scene.open().done, SeatSet::EMPTY, "both may react");
    // Any other raise leaves the passes alone.
    let mut plain = self::scene(3).temperature(4).heat(0, 8).phase(Phase::Action);
    plain.play(1, "pass").play(0, "warm heat");
    assert!(plain.open().done.contains(Seat(1)));
    // Once the phase is closed nothing is withdrawn.
    let mut closed = self::scene(2).phase(Phase::Development);
    closed.all_pass();
    closed.refuses(0, "withdraw", "AE-DEC-23");
}

/// AE-RUL-07 and its correction: an option of the table, on at new tables.
#[test]
fn ae_rul_07_the_table_may_pass_for_who_has_nothing_left() {
    let given = |auto_pass| {
        let options = Options { auto_pass, ..Options::players(2) };
        let scene = Scene::new(&options).hand(0, &["lichen", "comet"]).mc(0, 5).phase(Phase::Development);
        let mut scene = scene;
        scene.play(0, "play lichen");
        scene
    };
    assert_eq!(choices(&given(false), 0), ["pass"]);
    let auto = given(true);
    assert!(auto.open().done.contains(Seat(0)));
    assert!(auto.events().contains(&Event::Passed { seat: Seat(0) }), "it stands in the log");
    auto.refuses(0, "withdraw", "AE-RUL-07");
    // An open bonus is something left.
    let options = Options { auto_pass: true, ..Options::players(2) };
    let scene = Scene::new(&options).hand(0, &["tardigrades"]).mc(0, 6).chose(0, Phase::Construction);
    let mut scene = scene.phase(Phase::Construction);
    scene.play(0, "play tardigrades");
    assert!(!scene.open().done.contains(Seat(0)));
    assert!(Options::default().auto_pass && !Options::players(2).auto_pass);
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
}

#[test]
fn ae_rul_08_a_flip_is_finished_before_the_next() {
    let scene = scene(2).ocean_tiles(&[1, 2, 3, 4, 5, 6]).mc(0, 15).mc(1, 15);
    let mut scene = scene.phase(Phase::Action);
    // Both have paid; whoever names a space first gets its tile.
    scene.play(0, "ocean mc").play(1, "ocean mc").play(1, "flip 9");
    scene.refuses(0, "flip 9", "AE-GLO-07");
    let at = |what: fn(&Event) -> bool| scene.events().iter().position(what).expect("it happened");
    let flipped = at(|event| matches!(event, Event::Flipped { seat: Seat(1), .. }));
    let risen = at(|event| matches!(event, Event::TrRose { seat: Seat(1), .. }));
    let rewarded = at(|event| matches!(event, Event::Gained { seat: Seat(1), .. }));
    assert!(flipped < risen && risen < rewarded, "tile, TR, reward");
    scene.play(0, "flip 8");
    // The last tile is the ninth in time: the one on space 7.
    let mut last = scene.clone();
    last = last.mc(0, 30);
    last.play(0, "ocean mc");
    let ninth = last.open().oceans[6];
    assert_eq!(last.open().last_ocean, ninth);
}

#[test]
fn ae_rul_09_draws_come_in_seat_order() {
    let drawers = |scene: &Scene| -> Vec<u8> {
        let drew = scene.events().iter().filter_map(|event| match event {
            Event::Drew { seat, .. } => Some(seat.0),
            _ => None,
        });
        drew.collect()
    };
    let scene =
        scene(3).played(0, &["energy_storage"]).played(1, &["blueprints"]).played(2, &["acquired_company"]);
    assert_eq!(drawers(&scene.phase(Phase::Production)), [0, 0, 1, 2]);
    let scene = self::scene(3).chose(1, Phase::Research).phase(Phase::Research);
    assert_eq!(drawers(&scene), [0, 0, 1, 1, 1, 1, 1, 2, 2]);
}

#[test]
fn ae_rul_10_counts_are_open_and_a_plan_may_be_changed() {
    let mut scene = scene(2).fillers(0, 4).discarded(0, &["comet", "mine"]).planning();
    let open = scene.game.view(table::Viewer::Seat(Seat(1))).open;
    assert_eq!((open.boards[0].hand, open.deck, open.discard), (4, 202, 2));
    scene.play(0, "phase 1").play(0, "phase 5").play(0, "phase 4").play(1, "phase 4");
    assert_eq!(scene.board(0).phase, Some(Phase::Production));
}

#[test]
fn ae_rul_24_the_development_bonus_is_for_the_one_card() {
    let scene = scene(2).hand(0, &["automated_factories", "sponsors", "mine"]).mc(0, 40);
    let mut scene = scene.chose(0, Phase::Development).phase(Phase::Development);
    assert_eq!(scene.cost(0, "automated_factories"), 15);
    scene.play(0, "play automated_factories");
    assert_eq!(scene.board(0).mc, 25);
    scene.play(0, "play sponsors");
    assert_eq!((scene.board(0).mc, scene.cost(0, "mine")), (25, 10), "no bonus is left");
}

#[test]
fn ae_rul_25_the_bonus_draw_needs_no_card_and_is_lost_unused() {
    let mut draws = scene(2).chose(0, Phase::Construction).phase(Phase::Construction);
    draws.play(0, "draw");
    draws.all_pass();
    assert_eq!(draws.board(0).hand, 1);
    let mut forgets = scene(2).chose(0, Phase::Construction).phase(Phase::Construction);
    forgets.all_pass();
    assert_eq!(forgets.board(0).hand, 0);
}

#[test]
fn ae_rul_26_actions_sales_and_the_second_use_in_any_order() {
    let scene = scene(2).played(0, &["circuit_board_factory", "tardigrades"]).chose(0, Phase::Action);
    let mut scene = scene.mc(0, 14).hand(0, &["comet"]).phase(Phase::Action);
    scene.plays(
        0,
        &["use tardigrades", "warm mc", "use circuit_board_factory", "sell comet", "use tardigrades"],
    );
    assert_eq!((scene.stock("tardigrades"), scene.board(0).hand, scene.board(0).mc), (2, 1, 3));
    scene.refuses(0, "use circuit_board_factory", "AE-ACT-09");
}

#[test]
fn ae_rul_27_an_action_may_be_used_for_less_than_it_gives() {
    let mut lost = complete(scene(2)).played(0, &["aquifer_pumping", "symbiotic_fungus"]).mc(0, 10);
    lost = lost.phase(Phase::Action);
    lost.plays(0, &["use aquifer_pumping", "use symbiotic_fungus"]);
    assert_eq!((lost.board(0).mc, lost.board(0).tr, lost.planet().oceans), (0, 5, 9));
    // Part of it: the oxygen is closed, the M€ come.
    let mut part = scene(2).oxygen(14).played(0, &["steelworks"]).heat(0, 6).phase(Phase::Action);
    part.play(0, "use steelworks");
    assert_eq!((part.board(0).heat, part.board(0).mc, part.board(0).tr), (0, 2, 5));
}

#[test]
fn ae_rul_28_all_benefits_in_the_phase_of_the_maximum_and_none_after() {
    let scene = scene(2).temperature(6).played(0, &["herbivores", "physics_complex"]).heat(0, 8);
    let scene = scene.hand(0, &["deimos_down"]).mc(0, 30).phases(&[Phase::Construction, Phase::Action]);
    let mut scene = scene;
    scene.play(0, "play deimos_down");
    assert_eq!((scene.stock("herbivores"), scene.stock("physics_complex"), scene.board(0).tr), (3, 3, 8));
    scene.all_pass();
    scene.refuses(0, "warm heat", "AE-ACT-20");
    // TR that a card names itself always counts; a raise after the maximum never does.
    let late = complete(self::scene(2)).hand(0, &["release_of_inert_gases"]).hand(1, &["lava_flows"]);
    let mut late = late.played(1, &["physics_complex"]).mc(0, 16).mc(1, 17).phase(Phase::Construction);
    late.play(0, "play release_of_inert_gases").play(1, "play lava_flows");
    assert_eq!((late.board(0).tr, late.board(1).tr, late.stock("physics_complex")), (7, 5, 0));
}

#[test]
fn ae_rul_29_nobody_pays_a_standard_action_for_nothing() {
    let scene = complete(scene(2)).mc(0, 50).heat(0, 8).played(0, &["water_import_from_europa"]);
    let scene = scene.phase(Phase::Action);
    for text in ["warm mc", "warm heat", "ocean mc"] {
        scene.refuses(0, text, "AE-ACT-20");
    }
    assert!(scene.allows(0, "use water_import_from_europa"), "an Action of a card stays legal");
    let card = complete(self::scene(2)).mc(0, 25).hand(0, &["comet"]).phase(Phase::Construction);
    assert!(card.allows(0, "play comet"));
}

#[test]
fn ae_rul_30_the_duty_looks_at_the_parameter_of_now() {
    // Closed before the phase, or reached in it: no duty either way.
    for celsius in [6, 8] {
        let scene = scene(2).temperature(celsius).heat(0, 8).heat(1, 8);
        let mut scene = scene.phase(Phase::Action);
        if celsius == 6 {
            scene.refuses(1, "pass", "AE-ACT-23");
            scene.play(0, "warm heat");
            assert!(scene.allows(1, "warm heat"), "still allowed, with all benefits");
        }
        scene.play(1, "pass");
    }
    let mut scene = scene(2).oxygen(13).plants(0, 8).plants(1, 8).phase(Phase::Action);
    scene.refuses(1, "pass", "AE-ACT-28");
    scene.play(0, "forest plants").play(1, "pass");
}

#[test]
fn ae_rul_31_the_duty_asks_for_the_own_price() {
    let ecoline = scene(2).corporation(0, "ecoline").plants(0, 7).plants(1, 7).phase(Phase::Action);
    let refusal = ecoline.refusal(0, "pass");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-ACT-28", 7, 7));
    assert!(ecoline.allows(1, "pass"), "8 for everybody else");
    // Heat as M€ is heat all the same, and may be spent before.
    let helion = scene(2).corporation(0, "helion").heat(0, 9).mc(0, 12).played(0, &["matter_manufacturing"]);
    let mut helion = helion.phase(Phase::Action);
    helion.refuses(0, "pass", "AE-ACT-23");
    helion.play(0, "warm mc").play(0, "pay 4 heat").play(0, "pass");
    assert_eq!((helion.board(0).heat, helion.board(0).mc), (5, 2));
    // Both owed: the player picks the order.
    let both = scene(2).heat(0, 8).plants(0, 8).phase(Phase::Action);
    let mut choices = choices(&both, 0);
    choices.sort();
    assert_eq!(choices, ["forest plants", "warm heat"]);
}

#[test]
fn ae_rul_32_research_additions_sum_up() {
    let helped = || {
        let scene = scene(2).corporation(0, "tharsis_republic");
        scene.played(
            0,
            &["interns", "extended_resources", "united_planetary_alliance", "interplanetary_relations"],
        )
    };
    let keeps = |scene: &mut Scene| {
        let mut kept = 0;
        while scene.question(0) == Some("ares-question-keep") {
            let keep = scene.legal(0)[0].clone();
            scene.play(0, &keep);
            kept += 1;
        }
        kept
    };
    // 2 + 1 + 2 + 1 + 1 drawn, 1 + 1 + 1 + 1 + 1 kept.
    let mut plain = helped().phase(Phase::Research);
    assert_eq!((plain.board(0).drawn, keeps(&mut plain)), (7, 5));
    let mut chooser = helped().chose(0, Phase::Research).phase(Phase::Research);
    assert_eq!((chooser.board(0).drawn, keeps(&mut chooser)), (10, 6));
    // Two drawn, two kept: nothing is asked.
    let all = scene(2).played(0, &["extended_resources"]).phase(Phase::Research);
    assert_eq!((all.board(0).hand, all.board(0).drawn), (2, 0));
}

#[test]
fn ae_rul_33_what_is_not_there_is_not_drawn() {
    let one = scene(2).deck(&["comet"], 1).phase(Phase::Research);
    assert_eq!(one.cards(0), ["comet"], "one drawn, one kept");
    assert_eq!((one.open().deck, one.open().discard, one.board(1).drawn), (0, 0, 0));
    // The pile is shuffled in between, and the draw goes on.
    let more = scene(2).deck(&["comet"], 1).discarded(1, &["mine", "fish", "moss"]).phase(Phase::Research);
    assert_eq!((more.board(0).drawn, more.board(1).drawn, more.open().deck), (2, 2, 0));
    assert_eq!(count(&more, |event| matches!(event, Event::Reshuffled { cards: 3 })), 1);
}

#[test]
fn ae_rul_35_the_limit_stops_at_ten_and_more_may_be_sold() {
    let mut scene = scene(2).fillers(0, 12).fillers(1, 11).phase(Phase::Action);
    scene.all_pass();
    for card in scene.cards(0).into_iter().take(2) {
        scene.play(0, &format!("sell {card}"));
    }
    assert_eq!((scene.game.to_act(), scene.open().stage), (SeatSet::only(Seat(1)), Stage::HandLimit));
    let more = scene.cards(0)[0];
    scene.play(0, &format!("sell {more}"));
    assert_eq!((scene.board(0).hand, scene.board(0).mc), (9, 9));
}

/// AE-DEV-03: the discount of phase I is for its green card.
#[test]
fn ae_dev_03_only_green_cards_cost_less_for_who_chose_development() {
    let scene = |chosen| {
        let scene = Scene::new(&Options::players(2)).hand(0, &["lichen", "comet"]).mc(0, 5);
        scene.chose(0, chosen).phase(Phase::Development)
    };
    let (with, without) = (scene(Phase::Development), scene(Phase::Research));
    assert_eq!(with.cost(0, "lichen") + 3, without.cost(0, "lichen"));
    assert_eq!(with.cost(0, "comet"), without.cost(0, "comet"));
}

/// A prompt names only what is still possible.
#[test]
fn ae_con_03_the_bonus_is_named_to_who_has_one() {
    let asked = |chosen, plays: &[&str]| {
        let scene = Scene::new(&Options::players(2)).hand(0, &["tardigrades", "adapted_lichen"]).mc(0, 20);
        let mut scene = scene.chose(0, chosen).phase(Phase::Construction);
        plays.iter().for_each(|action| _ = scene.play(0, action));
        scene.question(0)
    };
    assert_eq!(asked(Phase::Research, &[]), Some("ares-question-construction"));
    assert_eq!(asked(Phase::Construction, &[]), Some("ares-question-construction-bonus"));
    assert_eq!(asked(Phase::Research, &["play tardigrades"]), Some("ares-question-nothing-left"));
}
