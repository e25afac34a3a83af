//! Selling cards (AE-SELL).

use ares::material::{Corporation, Phase};
use ares::scene::{Scene, coop, scene};
use ares::{Action, Options, Stage};
use table::Piece;

/// AE-SELL-01, AE-SELL-02: 3 M€ for each of any number of cards.
#[test]
fn ae_sell_01_a_card_is_worth_3_mc() {
    let mut scene = scene(2).hand(0, &["mine", "comet", "moss", "fish"]).phase(Phase::Action);
    scene.plays(0, &["sell mine", "sell fish", "sell comet"]);
    assert_eq!((scene.board(0).mc, scene.cards(0), scene.open().discard), (9, vec!["moss"], 3));
    scene.refuses(0, "sell mine", "AE-SELL-01").refuses(1, "sell moss", "AE-SELL-01");
}

/// AE-SELL-03, AE-SELL-04: what an effect or a cost takes is not sold.
#[test]
fn ae_sell_03_ordered_discards_give_nothing() {
    let scene = scene(2).hand(0, &["microprocessors", "mine"]).mc(0, 17);
    let mut effect = scene.phase(Phase::Development);
    effect.plays(0, &["play microprocessors", "discard mine"]);
    assert_eq!((effect.board(0).mc, effect.board(0).hand), (0, 2));

    let scene = self::scene(2).played(0, &["farming_co_ops"]).hand(0, &["mine", "comet"]);
    let mut cost = scene.phase(Phase::Action);
    cost.plays(0, &["use farming_co_ops", "discard mine"]);
    assert_eq!((cost.board(0).mc, cost.board(0).plants, cost.board(0).hand), (0, 3, 1));
}

#[track_caller]
fn blocked(mut scene: Scene, texts: &[&str], question: &str) {
    scene.plays(0, texts);
    assert_eq!(scene.question(0), Some(question));
    scene.refuses(0, "sell moss", "AE-SELL-05");
    // The choice of one player does not keep another from selling.
    assert!(scene.allows(1, "sell fish"));
}

#[test]
fn ae_sell_05_no_sale_in_the_middle_of_a_choice() {
    let given = scene(2).hand(0, &["moss", "mine"]).hand(1, &["fish", "lichen"]).mc(0, 50).heat(0, 5);
    let playing = |id: &str| given.clone().hand(0, &[id]).phase(Phase::Construction);
    blocked(playing("comet"), &["play comet"], "ares-question-flip");
    blocked(playing("business_contacts"), &["play business_contacts"], "ares-question-discard");
    blocked(playing("invention_contest"), &["play invention_contest"], "ares-question-keep");
    let holders = given.clone().played(0, &["tardigrades", "nitrite_reducing_bacteria"]);
    let hydrogen = holders.clone().hand(0, &["imported_hydrogen"]).phase(Phase::Construction);
    blocked(hydrogen, &["play imported_hydrogen", "flip 1"], "ares-question-mode");
    let fungus = holders.clone().played(0, &["symbiotic_fungus"]).phase(Phase::Action);
    blocked(fungus, &["use symbiotic_fungus"], "ares-question-put");
    let eaten = holders.on_card("tardigrades", 1).on_card("nitrite_reducing_bacteria", 1);
    let eaten = eaten.played(0, &["decomposing_fungus"]).phase(Phase::Action);
    blocked(eaten, &["use decomposing_fungus"], "ares-question-take");
    let amount = given.clone().played(0, &["greenhouses", "redrafted_contracts"]).phase(Phase::Action);
    blocked(amount.clone(), &["use greenhouses"], "ares-question-amount");
    blocked(amount, &["use redrafted_contracts"], "ares-question-discard-some");
    let option = given.clone().played(0, &["nitrite_reducing_bacteria"]);
    let option = option.on_card("nitrite_reducing_bacteria", 3).phase(Phase::Action);
    blocked(option, &["use nitrite_reducing_bacteria"], "ares-question-option");
    let waiting = given.clone().played(0, &["mars_university", "olympus_conference"]);
    let waiting = waiting.hand(0, &["research"]).phase(Phase::Construction);
    blocked(waiting, &["play research"], "ares-question-order");
    let offer = given.clone().played(0, &["mars_university"]).hand(0, &["interns"]);
    blocked(offer.phase(Phase::Construction), &["play interns"], "ares-question-offer-discard");
    let free = given.clone().hand(0, &["toll_station", "sponsors"]).phase(Phase::Development);
    blocked(free, &["play toll_station"], "ares-question-free");
    let mut research = given.phase(Phase::Research);
    let keep = research.legal(1)[0].clone();
    research.play(1, &keep);
    blocked(research, &[], "ares-question-keep");
}

#[test]
fn ae_sell_05_no_sale_in_the_middle_of_a_swap() {
    let mut scene = coop().hand(0, &["moss", "mine"]).hand(1, &["fish", "lichen"]).planning();
    scene.play(0, "phase 4").play(1, "phase 4");
    assert!(scene.allows(0, "sell moss"), "taking a piece does not block a sale");
    scene.play(0, "marker").play(1, "cube");
    scene.refuses(0, "sell moss", "AE-SELL-05");
    scene.play(0, "give mine").refuses(1, "sell fish", "AE-SELL-05");
    scene.play(1, "decline");
}

#[test]
fn ae_sell_06_selling_needs_no_phase() {
    let cards = ["mine", "comet", "moss", "fish", "birds", "lichen", "sponsors", "research"];
    let mut scene = scene(2).hand(0, &cards).fillers(1, 11).planning();
    scene.plays(0, &["sell mine", "phase 1", "sell comet"]).play(1, "phase 5");
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Development));
    scene.plays(0, &["sell moss", "pass", "sell fish"]).play(1, "pass");
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Research));
    let keep = scene.legal(0)[0].clone();
    scene.plays(0, &[&keep, "sell birds"]);
    for _ in 0..2 {
        let keep = scene.legal(1)[0].clone();
        scene.play(1, &keep);
    }
    assert_eq!(scene.open().stage, Stage::HandLimit);
    scene.play(0, "sell lichen");
    assert_eq!((scene.board(0).mc, scene.board(0).hand), (18, 3));

    let mut construction = self::scene(2).hand(0, &["mine"]).phase(Phase::Construction);
    construction.play(0, "sell mine");
    assert_eq!(construction.board(0).mc, 3);
}

#[test]
fn ae_sell_07_no_sale_before_the_starting_resources_are_there() {
    let mut scene = Scene::start(&Options { mulligan: true, ..Options::players(2) }, 1);
    let sale = format!("sell {}", scene.cards(0)[0]);
    scene.refuses(0, &sale, "AE-SELL-07");
    scene.play(0, "done").play(1, "done").refuses(0, &sale, "AE-SELL-07");
    let [one, two] = [0, 1].map(|seat| scene.legal(seat)[0].clone());
    scene.play(0, &one).refuses(0, &sale, "AE-SELL-07");
    scene.play(1, &two);
    let mc = scene.board(0).mc;
    scene.play(0, &sale);
    assert_eq!(scene.board(0).mc, mc + 3);
}

#[test]
fn ae_sell_08_phase_cards_and_corporations_cannot_be_sold() {
    for corporation in Corporation::all() {
        assert!(format!("sell {corporation}").parse::<Action>().is_err());
    }
    assert!("sell phase 1".parse::<Action>().is_err());
    let scene = scene(2).corporation(0, "helion").hand(0, &["mine"]).planning();
    let sales: Vec<String> = scene.legal(0).into_iter().filter(|text| text.starts_with("sell")).collect();
    assert_eq!(sales, ["sell mine"]);
}

#[test]
fn ae_sell_09_played_cards_cannot_be_sold() {
    let scene = scene(2).played(0, &["mine", "comet"]).phase(Phase::Action);
    scene.refuses(0, "sell mine", "AE-SELL-09").refuses(0, "sell comet", "AE-SELL-09");
    assert_eq!(scene.legal(0), ["pass"]);
}

#[test]
fn ae_sell_10_a_raised_sale_value_holds_everywhere() {
    let given = scene(2).played(0, &["composting_factory"]).hand(0, &["geothermal_power", "comet", "moss"]);
    let mut sale = given.clone().planning();
    sale.play(0, "sell comet");
    assert_eq!(sale.board(0).mc, 4);
    // As a payment: two cards are 8 M€.
    let mut payment = given.clone().phase(Phase::Development);
    payment.plays(0, &["play geothermal_power", "sell comet", "sell moss", "pay"]);
    assert_eq!((payment.board(0).mc, payment.board(0).levels.heat), (0, 2));
    // And at the end of the round.
    let mut limit = given.fillers(0, 9).phase(Phase::Development);
    limit.all_pass().plays(0, &["sell comet", "sell moss"]);
    assert_eq!((limit.board(0).mc, limit.board(0).hand), (8, 10));
}

#[test]
fn ae_sell_11_an_offer_may_be_paid_with_sold_cards() {
    let given = scene(2).corporation(0, "united_nations_mars_initiative").hand(0, &["moss"]).heat(0, 16);
    let mut scene = given.clone().mc(0, 3).phase(Phase::Action);
    scene.play(0, "warm heat");
    assert_eq!(scene.question(0), Some("ares-question-offer-pay"));
    scene.plays(0, &["sell moss", "accept"]);
    assert_eq!((scene.board(0).mc, scene.board(0).tr), (0, 7));
    scene.play(0, "warm heat");
    assert_eq!((scene.question(0), scene.board(0).tr), (Some("ares-question-action"), 8));
    // The offer is made once in a phase, whatever the answer.
    let mut rich = given.clone().mc(0, 50).phase(Phase::Action);
    rich.plays(0, &["warm heat", "decline", "warm heat"]);
    assert_eq!((rich.question(0), rich.board(0).tr), (Some("ares-question-action"), 7));
    // 2 M€ and 3 for the card are not 6: no offer is made.
    let mut poor = given.mc(0, 2).phase(Phase::Action);
    poor.play(0, "warm heat");
    assert_eq!(poor.question(0), Some("ares-question-action"));
}
