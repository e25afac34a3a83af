//! Illegal actions: each refusal names its rule and its numbers, in words a player can use.

use ares::Stage;
use ares::material::Phase;
use ares::scene::scene;
use table::{Arg, Refusal};

const ENGLISH: &str = include_str!("../../../../locales/en/ares.ftl");

/// The English sentence of a refusal, up to the next message.
fn sentence(refusal: &Refusal) -> &'static str {
    let at = ENGLISH.find(&format!("\n{} =", refusal.reason)).expect("the refusal has a sentence");
    let rest = &ENGLISH[at + 1..];
    rest.find("\nares-").map_or(rest, |end| &rest[..end])
}

fn number(refusal: &Refusal, name: &str) -> Arg {
    let message = refusal.message();
    message.args.into_iter().find(|(arg, _)| *arg == name).expect("the number is told").1
}

/// AE-CARD-03: "You are 3 M€ short".
#[test]
fn ae_card_03_a_card_that_cannot_be_paid_says_what_is_missing() {
    let scene = scene(2).hand(0, &["mine", "comet"]).mc(0, 4).phase(Phase::Development);
    let refusal = scene.refusal(0, "play mine");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-03", 10, 7));
    assert_eq!(number(&refusal, "short"), Arg::from(3i16));
    assert_eq!(refusal.what, ares::scene::card("mine").name());
    assert!(sentence(&refusal).contains("{ $short } M€ short"));
}

/// AE-CARD-27, AE-CARD-30: the zone it needs and the zone it is.
#[test]
fn ae_card_27_a_requirement_says_which_zone_it_needs() {
    let scene = scene(2).hand(0, &["caretaker_contract", "birds"]).mc(0, 99).temperature(-12).oxygen(7);
    let scene = scene.phase(Phase::Construction);
    let warm = scene.refusal(0, "play caretaker_contract");
    assert_eq!((warm.rule, warm.need, warm.have), ("AE-CARD-27", 3, 2));
    let words = sentence(&warm);
    assert!(words.contains("[3] the yellow zone") && words.contains("[2] the red zone"), "{words}");
    let air = scene.refusal(0, "play birds");
    assert_eq!((air.rule, air.need, air.have), ("AE-CARD-27", 4, 3));
    assert!(sentence(&air).contains("[4] the white zone"));
}

/// AE-DEV-01, AE-CON-01: a second card in a phase.
#[test]
fn ae_dev_01_a_second_card_is_refused_with_the_number_allowed() {
    let mut first = scene(2).hand(0, &["mine", "lichen"]).mc(0, 99).phase(Phase::Development);
    let refusal = first.play(0, "play mine").refusal(0, "play lichen");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-DEV-01", 1, 1));
    let scene = scene(2).hand(0, &["tardigrades", "media_group", "farmers_market"]).mc(0, 99);
    let mut second = scene.clone().phase(Phase::Construction);
    let refusal = second.play(0, "play tardigrades").refusal(0, "play media_group");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CON-01", 1, 1));
    assert!(sentence(&refusal).contains("$need"));
    let mut chooser = scene.chose(0, Phase::Construction).phase(Phase::Construction);
    chooser.plays(0, &["play tardigrades", "play media_group"]);
    let refusal = chooser.refusal(0, "play farmers_market");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CON-01", 2, 2));
}

/// AE-PLAN-03: a phase chosen twice in a row is named.
#[test]
fn ae_plan_03_the_phase_of_the_last_round_is_named() {
    let scene = scene(2).chose(0, Phase::Production).round(2).planning();
    let refusal = scene.refusal(0, "phase 4");
    assert_eq!((refusal.rule, refusal.what), ("AE-PLAN-03", "ares-phase-production"));
    assert!(sentence(&refusal).contains("$what"));
}

/// AE-SELL-05: no sale in the middle of an ordered discard.
#[test]
fn ae_sell_05_a_sale_waits_for_the_ordered_discard() {
    let mut scene = scene(2).hand(0, &["microprocessors", "mine"]).mc(0, 17).phase(Phase::Development);
    scene.play(0, "play microprocessors");
    let refusal = scene.refusal(0, "sell mine");
    assert_eq!((refusal.rule, refusal.reason), ("AE-SELL-05", "ares-refusal-sell-discard"));
    assert_eq!(refusal.need, 1, "one card must still be discarded");
    assert_eq!((scene.board(0).mc, scene.board(0).hand), (0, 3), "a refusal changes nothing");
    scene.plays(0, &["discard mine"]);
    let other = scene.cards(0)[0];
    scene.play(0, &format!("sell {other}"));
    assert_eq!(scene.board(0).mc, 3);
}

/// AE-CARD-02, AE-ACT-01, AE-ACT-18, AE-CON-03, AE-DEC-23: what belonged to a phase is over with it.
#[test]
fn ae_round_12_nothing_is_done_after_the_phase_has_closed() {
    let scene = scene(2).played(0, &["tardigrades"]).hand(0, &["mine"]).mc(0, 99);
    let scene = scene.chose(0, Phase::Construction);
    let mut scene = scene.phases(&[Phase::Development, Phase::Construction, Phase::Action]);
    scene.all_pass().refuses(0, "play mine", "AE-CON-02").refuses(0, "withdraw", "AE-DEC-23");
    scene.all_pass().refuses(0, "play mine", "AE-CARD-02").refuses(0, "draw", "AE-CON-03");
    scene.all_pass();
    assert_eq!(scene.open().stage, Stage::Planning);
    for (late, rule) in [
        ("use tardigrades", "AE-ACT-01"),
        ("warm mc", "AE-ACT-18"),
        ("play mine", "AE-CARD-02"),
        ("pass", "AE-ROUND-11"),
        ("withdraw", "AE-DEC-23"),
        ("flip 1", "AE-DEC-18"),
        ("pay", "AE-DEC-12"),
    ] {
        scene.refuses(0, late, rule);
    }
}

/// AE-END-04: and after the game nothing at all.
#[test]
fn ae_end_04_nothing_is_done_after_the_game() {
    let scene = scene(2).temperature(8).oxygen(14).oceans(9).hand(0, &["mine"]);
    let mut scene = scene.phases(&[Phase::Action, Phase::Production]);
    scene.all_pass();
    assert_eq!(scene.open().stage, Stage::Over);
    for late in ["pass", "phase 1", "sell mine", "warm mc", "withdraw"] {
        scene.refuses(0, late, "AE-END-04");
    }
    assert!(scene.legal(0).is_empty() && scene.legal(1).is_empty());
}
