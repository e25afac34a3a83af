//! Trading and lending.

use crate::prelude::*;

const ALL: [(Resource, u16); 8] =
    [(Energy, 4), (Regolith, 4), (Ice, 4), (Water, 4), (Supplies, 4), (Food, 4), (Medicine, 4), (Credits, 4)];

fn rich(variant: Variant, players: u8) -> Scene {
    (0..players).fold(scene(variant, players), |scene, at| scene.stock(Colour::nth(at), &ALL))
}

#[test]
fn ma_trade_01_only_semi_and_com_trade() {
    for (variant, players) in [(Variant::Solo, 1), (Variant::Coop, 2)] {
        let table = scene(variant, players).turn(BLUE);
        assert_eq!(table.legal_of(BLUE, "offer"), [""; 0]);
        assert_eq!(table.refusal(BLUE, "offer red").rule, "MA-TRADE-01");
    }
    for variant in [Variant::Semi, Variant::Com] {
        assert_eq!(scene(variant, 3).turn(BLUE).legal_of(BLUE, "offer"), ["offer red", "offer green"]);
        let agreed = scene(variant, 3).no_trade().turn(BLUE);
        assert_eq!(agreed.refusal(BLUE, "offer red").rule, "MA-TRADE-01", "the table may do without");
    }
}

#[test]
fn ma_trade_02_these_goods_may_change_hands() {
    let names = ["energy", "regolith", "ice", "water", "supplies", "food", "medicine", "reputation"];
    for variant in [Variant::Semi, Variant::Com] {
        let mut table = rich(variant, 2).turn(BLUE);
        table.play(BLUE, "offer red");
        assert_eq!(table.legal_of(BLUE, "give"), names.map(|name| format!("give {name}")));
        assert_eq!(table.legal_of(BLUE, "ask"), names.map(|name| format!("ask {name}")));
        table.play(BLUE, "withdraw");
    }
    for good in [Energy, Regolith, Ice, Water, Supplies, Food, Medicine, Reputation] {
        let mut table = rich(Variant::Semi, 2).turn(BLUE);
        let (mine, yours) = (table.has(BLUE, good), table.has(RED, good));
        table.plays(BLUE, &["offer red", &format!("give {}", good.id()), "send"]);
        table.play(RED, "accept");
        assert_eq!((table.has(BLUE, good), table.has(RED, good)), (mine - 1, yours + 1), "{good:?}");
    }
}

#[test]
fn ma_trade_03_nothing_else_changes_hands() {
    let mut table = rich(Variant::Com, 2)
        .cards(BLUE, &[(Mineral::Yellow, 2)])
        .expert(BLUE, Expert::Engineer)
        .assistant(BLUE, Assistant::Botanist)
        .crop(BLUE, Crop::Herbs)
        .tech(BLUE, CorpTech::LongArm)
        .installation(BLUE, Installation::Solar, 1)
        .kept(BLUE, 1, 1)
        .turn(BLUE);
    table.play(BLUE, "offer red");
    assert_eq!(table.legal(BLUE).len(), 8 + 8 + 1, "eight goods to give, eight to ask, and to withdraw");
    for word in
        ["credits", "mineral_yellow", "engineer", "botanist", "crop_herbs", "long_arm", "solar", "time"]
    {
        assert!(format!("give {word}").parse::<martians::Action>().is_err(), "{word} is no word of a deal");
        assert!(format!("ask {word}").parse::<martians::Action>().is_err());
    }
    let before = (*table.corporation(BLUE), table.cards(BLUE), table.has(BLUE, Credits), table.time());
    table.plays(BLUE, &["give energy", "ask food", "send"]);
    table.play(RED, "accept");
    assert_eq!((*table.corporation(BLUE), table.cards(BLUE), table.has(BLUE, Credits), table.time()), before);
    assert_eq!(table.open().kept_construction, [1, 0, 0, 0]);
}

#[test]
fn ma_trade_04_a_deal_is_between_the_seat_in_turn_and_one_other_and_both_agree() {
    let mut table = rich(Variant::Semi, 3).turn(BLUE);
    assert!(!table.allows(RED, "offer green") && !table.allows(RED, "offer blue"), "it is blue's turn");
    assert_eq!(table.refusal(BLUE, "offer blue").rule, "MA-TRADE-04");
    assert_eq!(table.refusal(BLUE, "offer yellow").rule, "MA-TRADE-04", "nobody sits there");
    table.plays(BLUE, &["offer red", "give energy", "ask food", "send"]);
    assert_eq!((table.has(BLUE, Energy), table.has(RED, Energy)), (4, 4), "nothing moves before the answer");
    assert!(!table.allows(BLUE, "accept") && !table.allows(GREEN, "accept"));
    assert_eq!(table.legal(RED), ["accept", "refuse"]);
    let mut no = table.clone();
    no.play(RED, "refuse");
    assert_eq!((no.has(BLUE, Energy), no.has(RED, Food)), (4, 4));
    table.play(RED, "accept");
    assert_eq!((table.has(BLUE, Energy), table.has(BLUE, Food)), (3, 5));
    assert_eq!((table.has(RED, Energy), table.has(RED, Food), table.has(GREEN, Food)), (5, 3, 4));
}

#[test]
fn ma_trade_05_each_side_gives_what_it_has_or_nothing() {
    let scene = || scene(Variant::Semi, 2).stock(BLUE, &[(Energy, 1)]).stock(RED, &[(Food, 1)]);
    let mut table = scene().turn(BLUE);
    table.play(BLUE, "offer red");
    assert_eq!(table.refusal(BLUE, "send").rule, "MA-TRADE-05", "an empty offer is none");
    assert_eq!(table.refusal(BLUE, "give food").rule, "MA-GEN-06");
    assert_eq!(table.refusal(BLUE, "ask energy").rule, "MA-GEN-06");
    table.play(BLUE, "give energy");
    assert_eq!(table.refusal(BLUE, "give energy").rule, "MA-GEN-06", "there was only one");
    table.play(BLUE, "send");
    table.play(RED, "accept");
    assert_eq!((table.has(BLUE, Energy), table.has(RED, Energy)), (0, 1), "a gift");
    let mut loan = scene().turn(BLUE);
    loan.plays(BLUE, &["offer red", "ask food", "send"]);
    loan.play(RED, "accept");
    assert_eq!((loan.has(BLUE, Food), loan.has(RED, Food)), (1, 0), "a loan");
}

#[test]
fn ma_trade_06_reputation_does_not_fall_below_nothing() {
    let mut table = scene(Variant::Com, 2).have(BLUE, Reputation, 1).have(RED, Reputation, 0).turn(BLUE);
    table.play(BLUE, "offer red");
    assert_eq!(table.refusal(BLUE, "ask reputation").rule, "MA-GEN-06");
    table.play(BLUE, "give reputation");
    assert_eq!(table.refusal(BLUE, "give reputation").rule, "MA-GEN-06");
    table.play(BLUE, "send");
    table.play(RED, "accept");
    assert_eq!((table.has(BLUE, Reputation), table.has(RED, Reputation)), (0, 1));
}

#[test]
fn ma_trade_07_a_promise_to_return_binds_nobody() {
    let mut table = rich(Variant::Semi, 2).turn(BLUE);
    table.plays(BLUE, &["offer red", "ask food", "ask food", "send"]);
    table.play(RED, "accept");
    table.play(BLUE, "end");
    table.plays(RED, &["offer blue", "ask food", "ask food", "send"]);
    table.play(BLUE, "refuse");
    assert_eq!((table.has(BLUE, Food), table.has(RED, Food)), (6, 2), "the debtor may refuse to pay back");
    assert!(table.allows(RED, "end"));
}

#[test]
fn ma_trade_08_deals_are_not_limited_and_cost_nothing() {
    let mut table = rich(Variant::Semi, 2).turn_with(BLUE, 0);
    for _ in 0..4 {
        table.plays(BLUE, &["offer red", "give energy", "send"]);
        table.play(RED, "accept");
    }
    assert_eq!((table.has(BLUE, Energy), table.has(RED, Energy)), (0, 8));
    assert_eq!((table.time(), table.open().pool[0]), (0, 3));
    assert!(table.allows(BLUE, "offer red"));
}

#[test]
fn ma_trade_09_deals_are_public() {
    let mut table = rich(Variant::Com, 3).turn(BLUE);
    table.plays(BLUE, &["offer red", "give energy", "ask food", "send"]);
    for viewer in Viewer::everybody(3) {
        let offer = table.view(viewer).open.offer;
        assert_eq!((offer.partner, offer.give[0], offer.ask[5]), (RED, 1, 1), "{viewer:?}");
    }
    table.told();
    table.play(RED, "accept");
    let told = table.told();
    for viewer in Viewer::everybody(3) {
        let heard: Vec<Event> =
            told.iter().filter_map(|event| table::Event::seen_by(event, viewer)).collect();
        assert!(heard.contains(&Event::Agreed { colour: BLUE, partner: RED }), "{viewer:?}");
        assert_eq!(table.view(viewer).open.stocks[1].get(Energy), 5);
    }
}
