//! The decisions of set-up, planning and the phases, each with its whole list of answers (AE-DEC-01 to 18, 23 to 27).

use ares::material::Phase;
use ares::scene::{Scene, coop, scene, solo};
use ares::{Options, Stage, Variant};
use table::{FieldKind, Options as _};

use crate::table::{choices, sales};

#[test]
fn ae_dec_01_a_solo_player_chooses_one_of_three_levels() {
    let fields = Options::fields();
    let variant = fields.iter().find(|field| field.name == "variant").expect("the variant is a field");
    let FieldKind::Choice { of } = &variant.kind else { panic!("the variant is a choice") };
    let levels: Vec<_> = of.iter().filter(|word| word.starts_with("solo")).collect();
    assert_eq!(levels, [&"solo-novice", &"solo-specialist", &"solo-expert"]);
}

#[test]
fn ae_dec_02_any_of_the_eight_cards_may_be_exchanged_once() {
    let options = Options { mulligan: true, ..Options::players(2) };
    let mut scene = Scene::start(&options, 4);
    let hand = scene.cards(0);
    let mut expected: Vec<String> = hand.iter().map(|card| format!("discard {card}")).collect();
    expected.push("done".into());
    assert_eq!(scene.legal(0), expected);
    scene.play(0, &format!("discard {}", hand[3]));
    assert_eq!(scene.legal(0).len(), 8, "a card is marked once");
    scene.play(0, "done");
    assert!(scene.legal(0).is_empty(), "once");
    // The empty set declines.
    let other = scene.cards(1);
    scene.play(1, "done");
    assert_eq!(scene.cards(1), other);
    assert!(!scene.cards(0).contains(&hand[3]) && scene.cards(0).len() == 8);
    assert_eq!(scene.open().stage, Stage::Corporations);
}

#[test]
fn ae_dec_03_one_of_two_corporations_is_chosen() {
    let mut scene = Scene::start(&Options::players(2), 4);
    let dealt = scene.legal(0);
    assert_eq!(dealt.len(), 2);
    assert!(dealt.iter().all(|text| text.starts_with("corporation ")));
    let others = scene.legal(1);
    scene.refuses(0, &others[0], "AE-SET-10");
    scene.play(0, &dealt[1]);
    assert_eq!(scene.board(0).corporation, None, "secret until all have chosen");
    scene.play(1, &others[0]);
    let kept = scene.board(0).corporation.expect("revealed").id();
    assert_eq!(format!("corporation {kept}"), dealt[1]);
    // No question in a first game.
    let first = Scene::start(&Options { first_game: true, ..Options::players(2) }, 4);
    assert_eq!(first.open().stage, Stage::Planning);
}

/// AE-DEC-04: no corporation of the base game asks for anything when it starts; Inventrix draws three cards.
#[test]
fn ae_dec_04_no_corporation_asks_at_its_start() {
    let mut met = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut scene = Scene::start(&Options::players(2), seed);
        for seat in [0, 1] {
            let choice = scene.legal(seat)[(seed % 2) as usize].clone();
            scene.play(seat, &choice);
        }
        for seat in [0, 1] {
            let corporation = scene.board(seat).corporation.expect("revealed").id();
            assert!(scene.board(seat).frames.is_empty(), "{corporation}");
            assert_eq!(scene.question(seat), Some("ares-question-plan"), "{corporation}");
            assert_eq!(scene.board(seat).hand, if corporation == "inventrix" { 11 } else { 8 });
            met.insert(corporation);
        }
    }
    assert_eq!(met.len(), 12);
}

#[test]
fn ae_dec_05_a_phase_is_chosen_and_may_be_changed() {
    let mut scene = scene(2).round(2).chose(0, Phase::Action).planning();
    assert_eq!(scene.legal(0), ["phase 1", "phase 2", "phase 4", "phase 5"]);
    scene.play(0, "phase 1");
    assert_eq!(scene.legal(0), ["phase 2", "phase 4", "phase 5"]);
    scene.play(0, "phase 4").play(1, "phase 4");
    assert_eq!((scene.board(0).phase, scene.board(0).mc), (Some(Phase::Production), 9));
}

#[test]
fn ae_dec_06_the_virtual_card_is_chosen_in_the_last_five_rounds() {
    let left = [Phase::Construction, Phase::Production];
    let mut scene = solo(Variant::SoloExpert).round(24).virtual_deck(5, &left).planning();
    let virtuals = |scene: &Scene| -> Vec<String> {
        scene.legal(0).into_iter().filter(|text| text.starts_with("virtual")).collect()
    };
    assert_eq!(virtuals(&scene), ["virtual 2", "virtual 4"]);
    scene.play(0, "virtual 2").play(0, "virtual 4").play(0, "phase 3");
    assert_eq!(scene.open().virtual_card, Some(Phase::Production));
    let early = solo(Variant::SoloExpert).round(3).virtual_deck(1, &left).planning();
    assert!(virtuals(&early).is_empty());
}

#[test]
fn ae_dec_07_a_piece_is_taken() {
    let mut scene = coop().planning();
    scene.play(0, "phase 4").play(1, "phase 4");
    for seat in [0, 1] {
        assert_eq!(scene.legal(seat), ["cube", "marker"]);
    }
    scene.refuses(0, "pass", "AE-ROUND-11");
}

/// Partners with these hands, of whom seat 0 has taken a marker.
fn swapping(mine: &[&str], theirs: &[&str]) -> Scene {
    let mut scene = coop().hand(0, mine).hand(1, theirs).planning();
    scene.play(0, "phase 1").play(1, "phase 1").play(0, "marker").play(1, "cube");
    scene
}

#[test]
fn ae_dec_08_a_swap_is_offered_or_not() {
    let scene = swapping(&["comet", "mine"], &["fish"]);
    assert_eq!(scene.legal(0), ["give comet", "give mine", "decline"]);
    scene.refuses(0, "give fish", "AE-CARD-01").refuses(0, "sell comet", "AE-SELL-05");
    for (mine, theirs) in [(&["comet"][..], &[][..]), (&[], &["fish"])] {
        let scene = swapping(mine, theirs);
        assert_eq!(scene.open().stage, Stage::Phase(Phase::Development), "an empty hand cannot swap");
    }
}

#[test]
fn ae_dec_09_the_partner_gives_a_card_or_declines() {
    let mut scene = swapping(&["comet"], &["fish", "mine"]);
    scene.play(0, "give comet");
    assert_eq!(scene.legal(1), ["give fish", "give mine", "decline"]);
    scene.refuses(1, "give comet", "AE-CARD-01").refuses(1, "sell fish", "AE-SELL-05");
}

#[test]
fn ae_dec_10_cards_are_sold_at_any_time_without_an_open_choice() {
    let hand = ["comet", "mine", "moss", "fish", "lichen", "power_plant"];
    let mut scene = scene(2).hand(0, &hand).planning();
    assert_eq!(sales(&scene, 0).len(), 6);
    scene.play(0, "sell comet").play(0, "phase 1").play(0, "sell mine").play(1, "phase 3");
    scene.play(0, "sell moss").play(0, "pass").play(0, "sell fish");
    scene.play(1, "pass").play(0, "sell lichen").play(0, "pass").play(0, "sell power_plant");
    assert_eq!((scene.board(0).mc, scene.board(0).hand, scene.open().discard), (18, 0, 6));
    scene.refuses(0, "sell comet", "AE-SELL-01");
    // A choice of the player blocks it, one of somebody else does not.
    let scene = self::scene(2).hand(0, &["comet", "business_contacts"]).mc(0, 5).hand(1, &["mine"]);
    let mut scene = scene.phase(Phase::Construction);
    scene.play(0, "play business_contacts");
    assert!(sales(&scene, 0).is_empty());
    assert_eq!(sales(&scene, 1), ["sell mine"]);
}

#[test]
fn ae_dec_11_every_green_card_that_can_be_paid_is_playable() {
    // 4 M€ and two other cards: 10 M€ at most. Wave Power lacks oceans, Comet is red.
    let scene = scene(2).mc(0, 4).hand(0, &["solar_power", "artificial_photosynthesis", "wave_power"]);
    assert_eq!(choices(&scene.clone().phase(Phase::Development), 0), ["play solar_power", "pass"]);
    let more = scene.clone().hand(0, &["comet"]).oceans(3).phase(Phase::Development);
    assert_eq!(choices(&more, 0).len(), 4, "13 M€ reach all three green cards");
    // A sale value of 4, an optional payment, heat as M€.
    let dear = |scene: Scene| scene.hand(0, &["mohole_area", "comet"]).mc(0, 13).phase(Phase::Development);
    assert_eq!(choices(&dear(self::scene(2)), 0), ["pass"], "13 + 3 < 18");
    assert_eq!(dear(self::scene(2)).refusal(0, "play mohole_area").have, 16);
    assert_eq!(
        choices(&dear(self::scene(2).played(0, &["restructured_resources"]).plants(0, 1)), 0).len(),
        2
    );
    assert_eq!(choices(&dear(self::scene(2).corporation(0, "helion").heat(0, 2)), 0).len(), 2);
    assert_eq!(choices(&dear(self::scene(2).corporation(0, "helion").heat(0, 1)), 0).len(), 1);
    let composting = self::scene(2).played(0, &["composting_factory"]).mc(0, 14);
    let composting = composting.hand(0, &["mohole_area", "comet"]).phase(Phase::Development);
    assert!(composting.allows(0, "play mohole_area"), "14 + 4 = 18");
}

#[test]
fn ae_dec_12_a_payment_is_settled_with_sales_offsets_and_heat() {
    let scene = scene(2).corporation(0, "helion").played(0, &["restructured_resources"]).plants(0, 2);
    let scene = scene.hand(0, &["mohole_area", "comet", "mine"]).mc(0, 10).heat(0, 9);
    let mut scene = scene.phase(Phase::Development);
    scene.play(0, "play mohole_area");
    let answers = ["offset restructured_resources", "pay 8 heat", "pay 9 heat", "back"];
    assert_eq!(choices(&scene, 0), answers);
    assert_eq!(sales(&scene, 0), ["sell comet", "sell mine"]);
    scene.refuses(0, "sell mohole_area", "AE-CARD-17").refuses(0, "pay 7 heat", "AE-CARD-43");
    scene.refuses(0, "pay 10 heat", "AE-CARD-43").refuses(0, "offset fish", "AE-DEC-12");
    scene.play(0, "offset restructured_resources");
    scene.refuses(0, "offset restructured_resources", "AE-DEC-12");
    // 13 M€ are left to pay: at least 3 of them in heat.
    assert!(scene.allows(0, "pay 3 heat") && !scene.allows(0, "pay 2 heat"));
    scene.play(0, "sell comet");
    assert!(scene.allows(0, "pay") && scene.allows(0, "pay 9 heat"));
    scene.play(0, "pay 2 heat");
    assert_eq!((scene.board(0).mc, scene.board(0).heat, scene.board(0).plants), (2, 7, 1));
}

#[test]
fn ae_dec_13_blue_and_red_cards_by_the_number_allowed() {
    let hand = ["farmers_market", "research", "tardigrades", "mine"];
    let given = |chose| scene(2).hand(0, &hand).mc(0, 60).chose(0, chose).phase(Phase::Construction);
    let mut one = given(Phase::Action);
    let cards = ["play farmers_market", "play tardigrades", "play research", "pass"];
    assert_eq!(choices(&one, 0), cards);
    one.play(0, "play farmers_market");
    assert_eq!(choices(&one, 0), ["pass"]);
    let mut two = given(Phase::Construction);
    assert_eq!(choices(&two, 0)[3..], ["draw", "pass"]);
    two.plays(0, &["play farmers_market", "play tardigrades"]);
    assert_eq!(choices(&two, 0), ["pass"]);
    let mut drawn = given(Phase::Construction);
    drawn.plays(0, &["draw", "play farmers_market"]);
    assert_eq!(choices(&drawn, 0), ["pass"]);
    let extra = scene(2).hand(0, &["special_design", "farmers_market", "tardigrades"]).mc(0, 60);
    let mut extra = extra.phase(Phase::Construction);
    extra.plays(0, &["play special_design", "play farmers_market"]);
    assert_eq!(choices(&extra, 0), ["pass"]);
}

#[test]
fn ae_dec_14_the_bonus_draw_is_taken_once() {
    let mut scene = scene(2).chose(0, Phase::Construction).phase(Phase::Construction);
    assert_eq!(choices(&scene, 0), ["draw", "pass"]);
    assert_eq!(choices(&scene, 1), ["pass"]);
    scene.refuses(1, "draw", "AE-CON-03");
    scene.play(0, "draw");
    assert_eq!(scene.board(0).hand, 1);
    scene.refuses(0, "draw", "AE-CON-04");
}

#[test]
fn ae_dec_16_unused_actions_that_can_be_paid() {
    let cards = ["circuit_board_factory", "development_center", "tardigrades", "media_group"];
    let given = |chose| scene(2).played(0, &cards).heat(0, 1).chose(0, chose).phase(Phase::Action);
    let mut plain = given(Phase::Research);
    assert_eq!(choices(&plain, 0), ["use circuit_board_factory", "use tardigrades", "pass"]);
    plain.play(0, "use tardigrades");
    plain.refuses(0, "use tardigrades", "AE-ACT-01").refuses(0, "use media_group", "AE-ACT-01");
    let refusal = plain.refusal(0, "use development_center");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-ACT-04", 2, 1));
    let mut bonus = given(Phase::Action);
    bonus.play(0, "use tardigrades");
    assert_eq!(choices(&bonus, 0), ["use circuit_board_factory", "use tardigrades", "pass"]);
    // Heat for M€ pays an Action too.
    let helion = scene(2).corporation(0, "helion").played(0, &["matter_manufacturing"]).heat(0, 1);
    assert!(helion.phase(Phase::Action).allows(0, "use matter_manufacturing"));
}

#[test]
fn ae_dec_17_five_standard_actions() {
    let scene = scene(2).mc(0, 20).heat(0, 8).plants(0, 8).phase(Phase::Action);
    let mut all = choices(&scene, 0);
    all.sort();
    assert_eq!(all, ["forest mc", "forest plants", "ocean mc", "warm heat", "warm mc"]);
    let poor = self::scene(2).mc(0, 13).heat(0, 7).plants(0, 7).phase(Phase::Action);
    assert_eq!(choices(&poor, 0), ["pass"]);
    for (text, need, have) in [
        ("forest mc", 20, 13),
        ("warm mc", 14, 13),
        ("ocean mc", 15, 13),
        ("warm heat", 8, 7),
        ("forest plants", 8, 7),
    ] {
        let refusal = poor.refusal(0, text);
        assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-DEC-17", need, have), "{text}");
    }
    let closed = crate::table::complete(self::scene(2)).mc(0, 20).heat(0, 8).phase(Phase::Action);
    closed.refuses(0, "warm mc", "AE-ACT-20").refuses(0, "ocean mc", "AE-ACT-20");
    assert!(closed.allows(0, "forest mc"));
}

#[test]
fn ae_dec_18_a_tile_is_named_unless_there_is_no_choice() {
    let given = |oceans| scene(2).oceans(oceans).hand(0, &["ice_asteroid"]).mc(0, 21);
    let mut seven = given(6).phase(Phase::Construction);
    seven.play(0, "play ice_asteroid");
    assert_eq!(seven.legal(0), ["flip 7", "flip 8", "flip 9"]);
    seven.refuses(0, "flip 6", "AE-GLO-07");
    seven.play(0, "flip 8");
    assert_eq!(seven.legal(0), ["flip 7", "flip 9"]);
    // The last tile and the ones beyond it are not asked about.
    let mut eight = given(8).phase(Phase::Construction);
    eight.play(0, "play ice_asteroid");
    assert_eq!((eight.question(0), eight.board(0).tr), (Some("ares-question-nothing-left"), 7));
    let mut closed = given(9).phase(Phase::Construction);
    closed.play(0, "play ice_asteroid");
    assert_eq!((closed.question(0), closed.board(0).tr), (Some("ares-question-nothing-left"), 5));
}

#[test]
fn ae_dec_23_a_pass_and_its_withdrawal() {
    for phase in [Phase::Development, Phase::Construction, Phase::Action] {
        let mut scene = scene(2).phase(phase);
        assert_eq!(choices(&scene, 0), ["pass"]);
        scene.refuses(0, "withdraw", "AE-DEC-23");
        scene.play(0, "pass");
        assert_eq!(choices(&scene, 0), ["withdraw"]);
        scene.play(0, "withdraw").play(1, "pass");
        assert_eq!(scene.open().stage, Stage::Phase(phase), "the first pass does not count any more");
        scene.play(0, "pass");
        assert_eq!(scene.open().stage, Stage::Planning);
    }
    let mut busy = scene(2).hand(0, &["subterranean_reservoir"]).mc(0, 10).phase(Phase::Construction);
    busy.play(0, "play subterranean_reservoir");
    busy.refuses(0, "pass", "AE-ROUND-11");
}

#[test]
fn ae_dec_24_a_duty_is_met_by_converting_or_by_spending() {
    let scene = scene(2).heat(0, 8).plants(0, 8).played(0, &["power_infrastructure", "artificial_jungle"]);
    let scene = scene.phase(Phase::Action);
    scene.refuses(0, "pass", "AE-ACT-23");
    let mut converts = scene.clone();
    converts.play(0, "warm heat");
    converts.refuses(0, "pass", "AE-ACT-28");
    converts.play(0, "forest plants").play(0, "pass");
    let mut spends = scene;
    spends.plays(0, &["use power_infrastructure", "spend 1", "use artificial_jungle", "pass"]);
    assert_eq!((spends.board(0).tr, spends.board(0).heat, spends.board(0).plants), (5, 7, 7));
}

#[test]
fn ae_dec_25_exactly_the_kept_number_of_the_drawn_cards() {
    let mut scene = scene(2).hand(0, &["comet"]).chose(0, Phase::Research).phase(Phase::Research);
    let keeps = scene.legal(0);
    assert_eq!(keeps.len(), 5);
    assert!(keeps.iter().all(|text| text.starts_with("keep ")));
    scene.refuses(0, "keep comet", "AE-RES-05").refuses(0, "sell comet", "AE-SELL-05");
    scene.refuses(0, "pass", "AE-ROUND-11");
    scene.play(0, &keeps[0]);
    assert_eq!(scene.legal(0).len(), 4, "one more");
    scene.play(0, &keeps[1]);
    assert_eq!((scene.board(0).hand, scene.open().discard), (3, 3));
    assert!(sales(&scene, 0).len() == 3, "done, and free to sell");
}

#[test]
fn ae_dec_26_cards_above_ten_are_discarded_for_their_value() {
    let mut scene = scene(2).fillers(0, 12).fillers(1, 10).phase(Phase::Action);
    scene.all_pass();
    assert_eq!(scene.question(0), Some("ares-question-limit"));
    assert_eq!((sales(&scene, 0).len(), choices(&scene, 0).len()), (12, 0));
    assert_eq!(scene.game.open().board(table::Seat(1)).hand, 10);
    // Who is not asked may sell below ten meanwhile (AE-RUL-35).
    let other = scene.cards(1)[0];
    scene.play(1, &format!("sell {other}"));
    for card in scene.cards(0).into_iter().take(2) {
        scene.play(0, &format!("sell {card}"));
    }
    assert_eq!((scene.board(0).hand, scene.board(0).mc, scene.open().stage), (10, 6, Stage::Planning));
}

#[test]
fn ae_dec_27_a_parameter_below_its_maximum_is_raised() {
    let given = |celsius, oxygen| {
        let scene = solo(Variant::SoloSpecialist).temperature(celsius).oxygen(oxygen).round(10);
        let mut scene = scene.virtual_deck(2, &[]).phase(Phase::Action);
        scene.play(0, "pass");
        scene
    };
    assert_eq!(given(0, 5).legal(0), ["raise temperature", "raise oxygen"]);
    let taken = given(8, 5);
    assert_eq!((taken.open().stage, taken.planet().oxygen), (Stage::Planning, 6), "the only one is taken");
}
