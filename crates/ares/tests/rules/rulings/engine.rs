//! The rulings of this engine (AE-RUL-60 and on), and what is trickiest in the interplay of cards.

use ares::material::Phase;
use ares::scene::{Scene, card, coop, scene, solo};
use ares::{Event, MiningGuild, Options, Stage, Variant};
use table::{Game, Rng, Seat, SeatSet, Viewer, Viewers};

/// AE-RUL-60, AE-RUL-15: a draw and an offer wait, so the owner says which is next; once a time for each.
#[test]
fn ae_rul_60_the_order_of_waiting_effects_is_asked_when_one_needs_a_choice() {
    let mut scene = scene(2)
        .played(0, &["mars_university", "olympus_conference"])
        .hand(0, &["research", "comet"])
        .mc(0, 5)
        .phase(Phase::Construction);
    scene.play(0, "play research");
    assert_eq!(scene.legal(0), ["next mars_university", "next olympus_conference"]);
    let hand = scene.board(0).hand;
    scene.play(0, "next olympus_conference");
    assert_eq!(scene.board(0).hand, hand + 1);
    assert_eq!(scene.question(0), Some("ares-question-order"));
    // Two science tags: the second draw is the last of its kind, and then only the University waits.
    scene.play(0, "next olympus_conference");
    assert_eq!(scene.question(0), Some("ares-question-offer-discard"));
    scene.play(0, "decline").play(0, "decline");
    assert_eq!(scene.question(0), Some("ares-question-nothing-left"));
}

/// AE-RUL-60: draws alone come out the same in any order.
#[test]
fn ae_rul_60_draws_alone_are_not_asked_about() {
    let mut scene = scene(2)
        .played(0, &["energy_subsidies", "interplanetary_conference"])
        .hand(0, &["lunar_beam"])
        .mc(0, 9)
        .phase(Phase::Development);
    scene.play(0, "play lunar_beam");
    assert_eq!(scene.board(0).hand, 2);
    assert_eq!(scene.question(0), Some("ares-question-nothing-left"));
}

#[test]
fn ae_rul_61_no_discount_is_bought_when_nothing_is_left_to_lower() {
    let mut scene = scene(2)
        .played(0, &["restructured_resources", "anaerobic_microorganisms"])
        .on_card("anaerobic_microorganisms", 2)
        .hand(0, &["farming_co_ops"])
        .mc(0, 15)
        .plants(0, 1)
        .phase(Phase::Construction);
    scene.plays(
        0,
        &["play farming_co_ops", "offset anaerobic_microorganisms", "offset restructured_resources"],
    );
    assert_eq!(scene.stock("anaerobic_microorganisms"), 2, "nothing is paid before the card is");
    scene.play(0, "pay");
    assert_eq!(scene.board(0).mc, 15);
    assert_eq!(scene.board(0).plants, 3, "one plant paid, three gained by the card");
    // The plant tag gave a microbe after two were paid.
    assert_eq!(scene.stock("anaerobic_microorganisms"), 1);
}

#[test]
fn ae_rul_61_a_second_payment_is_refused_once_the_cost_is_nothing() {
    let mut scene = scene(2)
        .played(0, &["restructured_resources", "anaerobic_microorganisms"])
        .on_card("anaerobic_microorganisms", 2)
        .hand(0, &["decomposing_fungus"])
        .plants(0, 1)
        .phase(Phase::Construction);
    scene.plays(0, &["play decomposing_fungus", "offset anaerobic_microorganisms"]);
    scene.refuses(0, "offset restructured_resources", "AE-RUL-61");
    scene.play(0, "pay");
    assert_eq!(scene.board(0).plants, 1);
}

#[test]
fn ae_rul_62_with_much_heat_all_of_it_can_be_spent() {
    let rich = scene(2).played(0, &["power_infrastructure"]).temperature(8);
    let mut scene = rich.clone().heat(0, 300).phase(Phase::Action);
    scene.play(0, "use power_infrastructure").play(0, "spend all");
    assert_eq!((scene.board(0).heat, scene.board(0).mc), (0, 300));
    let mut scene = rich.heat(0, 40).phase(Phase::Action);
    scene.play(0, "use power_infrastructure");
    scene.refuses(0, "spend all", "AE-DEC-28").refuses(0, "spend 41", "AE-DEC-28");
    scene.play(0, "spend 15");
    assert_eq!((scene.board(0).heat, scene.board(0).mc), (25, 15));
}

#[test]
fn ae_rul_63_mining_guild_counts_steel_or_cards() {
    let tr_after_a_mine = |mining_guild| {
        let options = Options { mining_guild, ..Options::players(2) };
        let scene = Scene::new(&options).corporation(0, "mining_guild").hand(0, &["mine"]).mc(0, 10);
        let mut scene = scene.phase(Phase::Development);
        scene.play(0, "play mine");
        scene.board(0).tr
    };
    assert_eq!(tr_after_a_mine(MiningGuild::PerSteel), 7);
    assert_eq!(tr_after_a_mine(MiningGuild::PerCard), 6);
}

#[test]
fn ae_rul_64_a_solo_game_may_end_with_a_complete_mars() {
    let ends = |early_end| {
        let options = Options { early_end, ..Options::of(Variant::SoloExpert) };
        let scene = Scene::new(&options).temperature(8).oxygen(14).oceans(8).mc(0, 15);
        let mut scene = scene.phases(&[Phase::Action, Phase::Production]);
        scene.play(0, "ocean mc").play(0, "pass");
        scene.open().stage == Stage::Over
    };
    assert!(ends(true));
    assert!(!ends(false));
}

#[test]
fn ae_rul_64_the_marker_may_complete_mars() {
    let options = Options { early_end: true, ..Options::of(Variant::SoloNovice) };
    let scene = Scene::new(&options).temperature(8).oxygen(13).oceans(9).round(5);
    let mut scene = scene.phase(Phase::Action);
    scene.play(0, "pass");
    assert_eq!(scene.open().stage, Stage::Over);
    assert_eq!(scene.outcome().winners, SeatSet::only(Seat(0)));
}

/// AE-RUL-65: a card taken openly is in every imagined hand, and after a sale in the hand or in the pile.
#[test]
fn ae_rul_65_what_everybody_saw_is_in_every_imagined_world() {
    let mut scene = scene(2).played(0, &["advanced_screening_technology"]);
    scene = scene.deck(&["research", "comet", "mine"], 1).phase(Phase::Action);
    scene.play(0, "use advanced_screening_technology");
    assert_eq!(scene.cards(0), ["research"]);
    let view = scene.game.view(Viewer::Seat(Seat(1)));
    let mut rng = Rng::seeded(3);
    for _ in 0..20 {
        let world = ares::Ares::imagine(&view, &mut rng);
        assert!(world.secret(Seat(0)).hand.contains(card("research")));
        assert!(world.hidden().discard.contains(card("comet")));
        assert!(world.hidden().discard.contains(card("mine")));
    }
}

#[test]
fn ae_rul_65_a_sale_makes_it_uncertain_where_a_seen_card_is() {
    let mut scene = scene(2).played(0, &["advanced_screening_technology"]).hand(0, &["lichen"]);
    scene = scene.deck(&["research", "comet", "mine"], 1).phase(Phase::Action);
    scene.play(0, "use advanced_screening_technology").play(0, "sell lichen");
    assert_eq!(scene.cards(0), ["research"]);
    let view = scene.game.view(Viewer::Seat(Seat(1)));
    let mut rng = Rng::seeded(3);
    let (mut in_hand, mut discarded) = (0, 0);
    for _ in 0..40 {
        let world = ares::Ares::imagine(&view, &mut rng);
        in_hand += usize::from(world.secret(Seat(0)).hand.contains(card("research")));
        discarded += usize::from(world.hidden().discard.contains(card("research")));
    }
    assert_eq!(in_hand + discarded, 40);
    assert!(in_hand > 0 && discarded > 0, "{in_hand} in hand, {discarded} discarded");
}

#[test]
fn ae_rul_66_a_card_not_yet_paid_for_is_private_and_can_be_put_back() {
    let scene = scene(2).hand(0, &["microprocessors", "comet", "mine"]).mc(0, 11);
    let mut scene = scene.phase(Phase::Development);
    let before = scene.game.view(Viewer::Seat(Seat(1)));
    let played = scene.play(0, "play microprocessors").last;
    assert_eq!(played.noticed, Viewers::seat(Seat(0)));
    assert_eq!(scene.game.view(Viewer::Seat(Seat(1))), before);
    scene.refuses(0, "pay", "AE-CARD-13").refuses(0, "sell microprocessors", "AE-CARD-17");
    let short = scene.refusal(0, "pay");
    assert_eq!((short.need, short.have), (17, 11));
    scene.play(0, "sell comet").play(0, "back");
    assert_eq!(scene.board(0).mc, 14, "the sale stays");
    assert_eq!(scene.cards(0), ["microprocessors", "mine"]);
    scene.plays(0, &["play microprocessors", "sell mine"]);
    let paid = scene.play(0, "pay").last;
    assert!(paid.learned.contains(Seat(1)), "the card is seen now");
    assert_eq!(scene.board(0).mc, 0);
}

#[test]
fn ae_rul_67_open_details_of_five_projects() {
    // Assembly Lines pays for the repeated use.
    let mut scene = scene(2)
        .played(0, &["assembly_lines", "circuit_board_factory"])
        .chose(0, Phase::Action)
        .phase(Phase::Action);
    scene.plays(0, &["use circuit_board_factory", "use circuit_board_factory"]);
    assert_eq!(scene.board(0).mc, 2);
    // Interplanetary Conference counts an Earth and a Jupiter tag twice.
    let scene =
        self::scene(2).played(0, &["interplanetary_conference"]).hand(0, &["miranda_resort"]).mc(0, 9);
    let mut scene = scene.phase(Phase::Development);
    assert_eq!(scene.cost(0, "miranda_resort"), 9);
    scene.play(0, "play miranda_resort");
    assert_eq!(scene.board(0).hand, 2);
    // CEO's Favorite Project may choose an empty card.
    let scene =
        self::scene(2).played(0, &["tardigrades", "fish"]).hand(0, &["ceos_favorite_project"]).mc(0, 3);
    let mut scene = scene.phase(Phase::Construction);
    scene.play(0, "play ceos_favorite_project").play(0, "put fish");
    assert_eq!((scene.stock("fish"), scene.stock("tardigrades")), (2, 0));
    // The two payments for a discount, once a card each.
    let scene =
        self::scene(2).played(0, &["restructured_resources"]).hand(0, &["comet"]).mc(0, 25).plants(0, 5);
    let mut scene = scene.phase(Phase::Construction);
    scene.plays(0, &["play comet", "offset restructured_resources"]);
    scene.refuses(0, "offset restructured_resources", "AE-DEC-12");
}

#[test]
fn ae_rul_68_the_exchange_waits_for_all_and_scarce_pieces_for_the_lower_seat() {
    let options = Options { mulligan: true, ..Options::players(2) };
    let mut scene = Scene::start(&options, 1);
    let card = scene.cards(1)[0];
    scene.play(1, &format!("discard {card}")).play(1, "done");
    assert_eq!(scene.cards(1)[0], card, "nothing is exchanged yet");
    scene.play(0, "done");
    assert!(!scene.cards(1).contains(&card));
    assert_eq!((scene.board(1).hand, scene.board(1).mc, scene.open().discard), (8, 0, 1));

    let mut scene = coop().pool(3, 1).planning();
    scene.play(0, "phase 4").play(1, "phase 4");
    scene.refuses(1, "cube", "AE-COOP-10");
    scene.play(0, "marker").play(1, "cube");
    assert_eq!((scene.open().cubes, scene.open().markers), (2, 0));
}

#[test]
fn a_free_card_comes_after_the_card_that_allows_it() {
    let scene =
        scene(2).hand(0, &["toll_station", "lichen", "mohole_area"]).mc(0, 16).phase(Phase::Development);
    let mut scene = scene;
    scene.play(0, "play toll_station");
    scene.refuses(0, "play mohole_area", "AE-DEC-31").refuses(0, "sell lichen", "AE-SELL-05");
    scene.play(0, "play lichen");
    assert_eq!((scene.board(0).mc, scene.board(0).levels.plants), (0, 1));
    assert_eq!(scene.question(0), Some("ares-question-nothing-left"));
}

#[test]
fn an_offer_for_a_rising_rating_comes_after_the_card_and_takes_sold_cards() {
    let scene = scene(2).corporation(0, "united_nations_mars_initiative");
    let mut scene = scene.hand(0, &["deimos_down", "comet"]).mc(0, 30).phase(Phase::Construction);
    scene.play(0, "play deimos_down");
    assert_eq!(scene.board(0).tr, 8);
    assert_eq!(scene.question(0), Some("ares-question-offer-pay"));
    scene.play(0, "sell comet").play(0, "accept");
    assert_eq!((scene.board(0).tr, scene.board(0).mc), (9, 4));
    let offers = scene.events().iter().filter(|event| matches!(event, Event::Triggered { .. })).count();
    assert_eq!(offers, 1);
}

#[test]
fn heat_that_a_requirement_takes_pays_for_nothing_else() {
    let scene =
        scene(2).corporation(0, "helion").hand(0, &["fuel_factory"]).heat(0, 11).phase(Phase::Development);
    let refusal = scene.refusal(0, "play fuel_factory");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-03", 9, 8));
}

#[test]
fn the_last_five_virtual_cards_are_chosen_with_the_own_card() {
    let mut scene = solo(Variant::SoloExpert).round(21).virtual_deck(5, Phase::ALL).planning();
    scene.play(0, "virtual 4");
    assert_eq!(scene.open().stage, Stage::Planning);
    scene.play(0, "phase 5");
    assert_eq!(scene.open().virtual_card, Some(Phase::Production));
    assert_eq!(scene.board(0).mc, 5, "phase IV without a bonus");
}

#[test]
fn a_maximum_reached_reopens_the_passes_of_the_others() {
    let mut scene = scene(3).temperature(6).heat(0, 8).phase(Phase::Action);
    scene.play(1, "pass").play(2, "pass").play(0, "warm heat");
    assert_eq!(scene.open().done, SeatSet::EMPTY);
    scene.all_pass();
    assert_eq!(scene.open().stage, Stage::Planning);
}
