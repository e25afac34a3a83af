//! Cost and payment, steel and titanium (AE-CARD-11 to 26, AE-CARD-43).

use ares::material::{Card, Phase};
use ares::scene::{Scene, scene};
use table::Piece;

/// AE-CARD-11, AE-CARD-19: never below 0, and nothing is given back.
#[test]
fn ae_card_11_a_cost_never_falls_below_0() {
    let scene = scene(2).played(0, &["mine", "great_escarpment_consortium"]).mc(0, 4);
    let mut scene = scene.hand(0, &["power_infrastructure"]).phase(Phase::Construction);
    assert_eq!(scene.cost(0, "power_infrastructure"), 0, "4 less 6");
    scene.play(0, "play power_infrastructure");
    assert_eq!(scene.board(0).mc, 4);
}

#[test]
fn ae_card_12_all_discounts_add_up() {
    let scene = scene(2).corporation(0, "teractor").chose(0, Phase::Development);
    let scene = scene.played(0, &["mine", "research_outpost"]).phase(Phase::Development);
    // Acquired Company: 11, less 3 for Earth, 4 for steel, 1 for the Outpost, 3 for the phase.
    assert_eq!(scene.cost(0, "acquired_company"), 0);
    // Imported GHG (8, Earth): no steel.
    assert_eq!(scene.cost(0, "imported_ghg"), 8 - 3 - 1 - 3);
    // Nothing of that helps the other player.
    assert_eq!(scene.cost(1, "acquired_company"), 11);
}

#[test]
fn ae_card_12_a_discount_for_the_next_card_is_used_up_by_it() {
    let scene = scene(2).hand(0, &["work_crews", "farmers_market", "media_group"]).mc(0, 17);
    let mut scene = scene.chose(0, Phase::Construction).phase(Phase::Construction);
    scene.play(0, "play work_crews");
    assert_eq!((scene.cost(0, "farmers_market"), scene.cost(0, "media_group")), (1, 0));
    scene.play(0, "play farmers_market");
    assert_eq!((scene.board(0).mc, scene.cost(0, "media_group")), (11, 11));
}

#[test]
fn ae_card_13_the_cost_is_paid_in_mc() {
    let mut scene = scene(2).hand(0, &["coal_imports"]).mc(0, 20).heat(0, 9).plants(0, 9);
    scene = scene.phase(Phase::Development);
    scene.play(0, "play coal_imports");
    let board = scene.board(0);
    assert_eq!((board.mc, board.heat, board.plants), (7, 9, 9));
}

/// AE-CARD-14, AE-CARD-15: other hand cards for 3 M€ each, with change.
#[test]
fn ae_card_14_hand_cards_pay_3_mc_each() {
    let scene = scene(2).hand(0, &["geothermal_power", "comet", "fish", "moss"]).mc(0, 1);
    let mut scene = scene.phase(Phase::Development);
    scene.plays(0, &["play geothermal_power", "sell comet", "sell fish"]);
    let refusal = scene.refusal(0, "pay");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-13", 8, 7));
    scene.plays(0, &["sell moss", "pay"]);
    assert_eq!((scene.board(0).mc, scene.board(0).hand, scene.open().discard), (2, 0, 3));
}

#[test]
fn ae_card_16_cards_may_be_sold_though_the_mc_would_suffice() {
    let mut scene = scene(2).hand(0, &["mine", "comet", "fish"]).mc(0, 10).phase(Phase::Development);
    scene.plays(0, &["sell comet", "sell fish", "play mine"]);
    assert_eq!((scene.board(0).mc, scene.open().discard), (6, 2));
}

#[test]
fn ae_card_17_a_card_does_not_pay_for_itself() {
    let given = scene(2).hand(0, &["mine", "comet"]).mc(0, 5).phase(Phase::Development);
    let refusal = given.refusal(0, "play mine");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-03", 10, 8));
    let mut scene = scene(2).hand(0, &["mine", "comet"]).mc(0, 7).phase(Phase::Development);
    scene.play(0, "play mine").refuses(0, "sell mine", "AE-CARD-17");
    scene.plays(0, &["sell comet", "pay"]);
    assert_eq!(scene.board(0).mc, 0);
}

#[test]
fn ae_card_18_what_a_card_brings_does_not_pay_for_it() {
    let mc = scene(2).hand(0, &["deimos_down"]).mc(0, 29).phase(Phase::Construction);
    let refusal = mc.refusal(0, "play deimos_down");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-03", 30, 29));
    // Space Heaters would draw a card worth 3 M€.
    let cards = scene(2).hand(0, &["space_heaters"]).mc(0, 9).phase(Phase::Development);
    cards.refuses(0, "play space_heaters", "AE-CARD-03");
}

#[test]
fn ae_card_20_heat_and_plants_do_not_pay() {
    let scene = scene(2).hand(0, &["coal_imports", "fish"]).mc(0, 9).heat(0, 99).plants(0, 99);
    let scene = scene.phase(Phase::Development);
    let refusal = scene.refusal(0, "play coal_imports");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-03", 13, 12));
    let mut scene = scene.mc(0, 10);
    scene.play(0, "play coal_imports").refuses(0, "pay 3 heat", "AE-CARD-20");
}

fn metals() -> Scene {
    // Steel 2, titanium 1.
    scene(2).played(0, &["mine", "titanium_mine"])
}

/// AE-CARD-21, AE-CARD-22, AE-CARD-23: 2 per steel for building, 3 per titanium for space, whatever the colour.
#[test]
fn ae_card_21_metals_lower_building_and_space_cards() {
    let scene = metals();
    // Building: green, blue, red.
    let building = ["coal_imports", "ironworks", "colonizer_training_camp"].map(|id| scene.cost(0, id));
    assert_eq!(building, [13 - 4, 12 - 4, 10 - 4]);
    // Space: green, blue, red.
    let space = ["soletta", "assembly_lines", "comet"].map(|id| scene.cost(0, id));
    assert_eq!(space, [30 - 3, 13 - 3, 25 - 3]);
    // Neither.
    let neither = ["sponsors", "tardigrades", "release_of_inert_gases"].map(|id| scene.cost(0, id));
    assert_eq!(neither, [5, 6, 16]);
    assert_eq!(scene.cost(1, "coal_imports"), 13, "the other has no steel");
}

#[test]
fn ae_card_24_both_tags_get_both_discounts() {
    let scene = metals();
    assert_eq!(scene.cost(0, "callisto_penal_mines"), 20 - 4 - 3);
    assert_eq!(scene.cost(0, "io_mining_industries"), 37 - 4 - 3);
    assert_eq!(scene.cost(0, "vesta_shipyard"), 16 - 4 - 3);
}

/// Whatever its tags, no card gets more than 2 M€ off per steel and 3 per titanium.
#[test]
fn ae_card_25_a_tag_counts_once_for_a_metal() {
    let (steel, titanium) = (scene(2).played(0, &["mine"]), scene(2).played(0, &["asteroid_mining"]));
    let off = |with: &Scene| {
        let of = |card: Card| with.cost(1, card.id()) - with.cost(0, card.id());
        let all: Vec<u16> = Card::all().map(of).collect();
        let (most, sum) = (*all.iter().max().unwrap(), all.iter().sum::<u16>());
        (most, sum)
    };
    // 67 building cards, one of which costs only 3; 42 space cards, one of which costs only 5.
    assert_eq!(off(&steel), (4, 66 * 4 + 3));
    assert_eq!(off(&titanium), (6, 41 * 6 + 5));
}

#[test]
fn ae_card_26_own_metal_comes_too_late() {
    let mut scene = scene(2).hand(0, &["mine"]).mc(0, 10).phase(Phase::Development);
    scene.play(0, "play mine");
    assert_eq!((scene.board(0).mc, scene.board(0).levels.steel), (0, 2));
}

#[test]
fn ae_card_43_heat_stands_for_mc_in_every_price() {
    let helion = scene(2).corporation(0, "helion");
    // A card.
    let mut card = helion.clone().hand(0, &["geothermal_power"]).mc(0, 5).heat(0, 6);
    card = card.phase(Phase::Development);
    card.play(0, "play geothermal_power");
    assert_eq!(card.legal(0), ["pay 3 heat", "pay 4 heat", "pay 5 heat", "pay 6 heat", "back"]);
    card.refuses(0, "pay 2 heat", "AE-CARD-43").refuses(0, "pay 7 heat", "AE-CARD-43");
    card.play(0, "pay 6 heat");
    assert_eq!((card.board(0).mc, card.board(0).heat), (3, 0));
    // Also where the M€ alone would suffice.
    let mut rich = helion.clone().hand(0, &["geothermal_power"]).mc(0, 20).heat(0, 6);
    rich = rich.phase(Phase::Development);
    rich.plays(0, &["play geothermal_power", "pay 2 heat"]);
    assert_eq!((rich.board(0).mc, rich.board(0).heat), (14, 4));
    // A standard action and an Action.
    let mut action = helion.clone().played(0, &["think_tank"]).mc(0, 10).heat(0, 7);
    action = action.phase(Phase::Action);
    action.play(0, "use think_tank");
    assert_eq!(action.question(0), Some("ares-question-split"));
    action.plays(0, &["pay 2 heat", "warm mc", "pay 4 heat"]);
    assert_eq!((action.board(0).mc, action.board(0).heat), (0, 1));
    // M€ never stand for heat.
    let cold = helion.clone().played(0, &["development_center"]).mc(0, 50).heat(0, 1);
    let cold = cold.phase(Phase::Action);
    let refusal = cold.refusal(0, "use development_center");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-ACT-04", 2, 1));
    cold.refuses(0, "warm heat", "AE-DEC-17");
    // Heat that a requirement takes cannot pay as well: 6 and 3 are more than 8.
    let twice = helion.hand(0, &["building_industries"]).heat(0, 9).phase(Phase::Development);
    let refusal = twice.refusal(0, "play building_industries");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-03", 6, 5));
}
