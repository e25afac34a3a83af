//! Rulings on playing, paying and effects (AE-RUL-11 to 23, 34, 36, 37, 54 to 59).

use ares::Event;
use ares::material::Phase;
use ares::scene::{Scene, card, scene};
use serde_json::Value;

use crate::table::{choices, count, sales};

const NOTHING_LEFT: Option<&str> = Some("ares-question-nothing-left");

#[test]
fn ae_rul_11_a_zone_is_read_from_the_start_of_the_phase_and_shifted_once() {
    // Birds want white oxygen: yellow is one zone off, red is two.
    let birds = |scene: Scene, oxygen| {
        let scene = scene.hand(0, &["birds"]).mc(0, 15).oxygen(oxygen).phase(Phase::Construction);
        scene.allows(0, "play birds")
    };
    assert!(!birds(scene(2), 11) && birds(scene(2), 12));
    assert!(birds(scene(2).corporation(0, "inventrix"), 7));
    assert!(!birds(scene(2).corporation(0, "inventrix"), 6));
    let both = || scene(2).corporation(0, "inventrix").played(0, &["adaptation_technology"]);
    assert!(birds(both(), 7) && !birds(both(), 6), "two such effects are one zone");
    let mut special = scene(2).corporation(0, "inventrix").hand(0, &["special_design", "birds", "livestock"]);
    special = special.mc(0, 18).oxygen(6).phase(Phase::Construction);
    special.play(0, "play special_design");
    assert!(
        special.allows(0, "play livestock") && !special.allows(0, "play birds"),
        "neither does the third"
    );
    // Lower too: Extreme-Cold Fungus wants purple, and red will do.
    let fungus = |celsius| {
        let scene =
            scene(2).played(0, &["adaptation_technology"]).hand(0, &["extreme_cold_fungus"]).mc(0, 10);
        scene.temperature(celsius).phase(Phase::Construction).allows(0, "play extreme_cold_fungus")
    };
    assert!(fungus(-10) && !fungus(-8));
    // Each parameter keeps its own value: oxygen raised in this phase, temperature not.
    let scene = scene(2).oxygen(2).hand(0, &["decomposers", "fish"]).mc(0, 30).played(1, &["research"]);
    let scene = scene.temperature(-18).hand(1, &["atmosphere_filtering"]).mc(1, 6);
    let mut scene = scene.phase(Phase::Construction);
    scene.play(1, "play atmosphere_filtering");
    assert!(!scene.allows(0, "play decomposers") && scene.allows(0, "play fish"));
}

#[test]
fn ae_rul_12_tags_are_counted_at_the_moment_of_playing_without_the_own_ones() {
    let green = scene(2).played(0, &["interns", "matter_manufacturing"]).hand(0, &["gene_repair"]).mc(0, 15);
    let refusal = green.clone().phase(Phase::Development).refusal(0, "play gene_repair");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-32", 3, 2));
    assert!(green.corporation(0, "inventrix").phase(Phase::Development).allows(0, "play gene_repair"));
    // A card played in this phase helps the next.
    let scene = scene(2).played(0, &["interns", "matter_manufacturing", "asset_liquidation"]);
    let scene = scene.hand(0, &["research", "ai_central"]).mc(0, 40).chose(0, Phase::Construction);
    let mut scene = scene.phase(Phase::Construction);
    scene.refuses(0, "play ai_central", "AE-CARD-32");
    scene.play(0, "play research").play(0, "play ai_central");
}

#[test]
fn ae_rul_13_what_must_be_spent_comes_on_top_of_the_cost() {
    let scene = scene(2).hand(0, &["lunar_beam"]).mc(0, 9);
    let mut paid = scene.clone().tr(0, 1).phase(Phase::Development);
    paid.play(0, "play lunar_beam");
    assert_eq!((paid.board(0).tr, paid.board(0).mc), (0, 0));
    scene.tr(0, 0).phase(Phase::Development).refuses(0, "play lunar_beam", "AE-CARD-33");
    // No discount and no sold card touches it: the cost is nothing, the 4 heat are due.
    let scene =
        self::scene(2).played(0, &["mine", "underground_city"]).hand(0, &["building_industries", "comet"]);
    scene.clone().heat(0, 3).phase(Phase::Development).refuses(0, "play building_industries", "AE-CARD-33");
    let mut scene = scene.heat(0, 5).mc(0, 2).phase(Phase::Development);
    assert_eq!(scene.cost(0, "building_industries"), 0);
    scene.play(0, "play building_industries");
    assert_eq!((scene.board(0).heat, scene.board(0).mc), (1, 2));
}

/// AE-RUL-14: the one condition of the base game looks at tags, and at those of now.
#[test]
fn ae_rul_14_a_condition_looks_at_the_present() {
    let cards: Vec<Value> =
        serde_json::from_str(include_str!("../../../data/projects.json")).expect("a list");
    let mut conditions = Vec::new();
    for card in &cards {
        for effect in card["on_play"].as_array().into_iter().flatten() {
            if effect["kind"] == "conditional" {
                let keys: Vec<&String> = effect["if"].as_object().expect("a condition").keys().collect();
                assert_eq!(keys, ["tags"]);
                conditions.push(card["name"].as_str().expect("a name"));
            }
        }
    }
    assert_eq!(conditions, ["Nitrogen-Rich Asteroid"]);
    // The third plant tag was played in this very phase.
    let scene =
        scene(2).played(0, &["lichen", "grass"]).hand(0, &["farmers_market", "nitrogen_rich_asteroid"]);
    let scene = scene.mc(0, 42).chose(0, Phase::Construction);
    let mut with = scene.clone().phase(Phase::Construction);
    with.plays(0, &["play farmers_market", "play nitrogen_rich_asteroid"]);
    assert_eq!(with.board(0).plants, 6);
    let mut without = scene.phase(Phase::Construction);
    without.play(0, "play nitrogen_rich_asteroid");
    assert_eq!(without.board(0).plants, 2);
}

#[test]
fn ae_rul_15_payment_then_the_card_then_its_effects_then_triggered_ones() {
    let scene = scene(2).played(0, &["optimal_aerobraking"]).oceans(8).hand(0, &["comet"]).mc(0, 25);
    let mut scene = scene.phase(Phase::Construction);
    scene.play(0, "play comet");
    let place = |what: fn(&Event) -> bool| scene.events().iter().position(what).expect("it happened");
    let played = place(|event| matches!(event, Event::Played { .. }));
    let raised = place(|event| matches!(event, Event::Raised { .. }));
    let flipped = place(|event| matches!(event, Event::Flipped { .. }));
    let triggered = place(|event| matches!(event, Event::Triggered { .. }));
    assert!(played < raised && raised < flipped && flipped < triggered);
}

#[test]
fn ae_rul_15_effects_without_choice_come_in_the_order_of_entering_play_corporation_first() {
    let order = |cards: [&str; 2]| -> Vec<&'static str> {
        let scene = scene(2).corporation(0, "saturn_systems").played(0, &cards);
        let mut scene = scene.hand(0, &["terraforming_ganymede"]).mc(0, 28).phase(Phase::Construction);
        scene.play(0, "play terraforming_ganymede");
        let origins = scene.events().iter().filter_map(|event| match event {
            Event::Triggered { origin, .. } => Some(origin.name()),
            _ => None,
        });
        origins.collect()
    };
    let (gravity, braking) = ("anti_gravity_technology", "optimal_aerobraking");
    let saturn = "ares-corporation-saturn_systems";
    let named = |id: &str| format!("ares-card-{id}");
    assert_eq!(order([gravity, braking]), [saturn, &named(gravity), &named(braking)]);
    assert_eq!(order([braking, gravity]), [saturn, &named(braking), &named(gravity)]);
}

#[test]
fn ae_rul_15_what_an_effect_gives_for_a_use_cannot_pay_for_it() {
    let scene = scene(2).played(0, &["assembly_lines", "farmers_market"]);
    scene.clone().phase(Phase::Action).refuses(0, "use farmers_market", "AE-ACT-04");
    let mut scene = scene.mc(0, 1).phase(Phase::Action);
    scene.play(0, "use farmers_market");
    assert_eq!((scene.board(0).mc, scene.board(0).plants), (1, 2));
}

#[test]
fn ae_rul_16_an_effect_reacts_to_its_own_card_only_if_it_says_so() {
    let played = |id: &str, mc| {
        let mut scene = scene(2).hand(0, &[id]).mc(0, mc).phase(Phase::Construction);
        assert_eq!(scene.cost(0, id), mc, "{id} is not cheaper by itself");
        scene.play(0, &format!("play {id}"));
        scene
    };
    assert_eq!(played("olympus_conference", 15).board(0).hand, 1, "including this");
    assert_eq!(played("ecological_zone", 11).stock("ecological_zone"), 2, "including this, twice");
    assert_eq!(played("interplanetary_conference", 6).board(0).hand, 0);
    assert_eq!(played("energy_subsidies", 5).board(0).hand, 0);
    assert_eq!(played("earth_catapult", 24).board(0).mc, 0);
    assert_eq!(played("research_outpost", 6).board(0).mc, 0);
}

#[test]
fn ae_rul_17_tags_of_events_count_always() {
    let scene = scene(2).played(0, &["comet", "deimos_down", "research", "venture_capitalism"]);
    assert_eq!(scene.board(0).levels.mc, 3);
    let scene = scene.hand(0, &["crater", "mass_converter"]).mc(0, 50);
    assert!(scene.clone().phase(Phase::Construction).allows(0, "play crater"));
    // Research brings two of the four science tags.
    let scene = scene.played(0, &["interns", "matter_manufacturing"]).phase(Phase::Development);
    assert!(scene.allows(0, "play mass_converter"));
}

#[test]
fn ae_rul_18_the_card_wins_and_numerals_add_nothing() {
    // 7 plants for Ecoline, 4 M€ less for Standard Technology.
    let mut scene = scene(2).corporation(0, "ecoline").played(0, &["standard_technology"]).plants(0, 7);
    scene = scene.mc(0, 16).phase(Phase::Action);
    scene.play(0, "forest plants").play(0, "forest mc");
    assert_eq!((scene.board(0).forests, scene.board(0).plants, scene.board(0).mc), (2, 0, 0));
    // Quantum Extractor is marked for phases I and II, and produces in phase IV.
    let scene = self::scene(2).played(0, &["quantum_extractor"]).phase(Phase::Production);
    assert_eq!(scene.board(0).heat, 3);
}

#[test]
fn ae_rul_19_additional_cards_and_discounts_last_for_the_phase_and_one_card() {
    let hand = ["work_crews", "comet", "media_group", "tardigrades"];
    let given = || scene(2).hand(0, &hand).mc(0, 50).phases(&[Phase::Construction, Phase::Action]);
    let mut scene = given();
    scene.play(0, "play work_crews");
    assert_eq!((scene.cost(0, "comet"), scene.cost(0, "tardigrades")), (14, 0));
    scene.play(0, "play media_group");
    assert_eq!(scene.board(0).mc, 45, "11 M€ off, nothing paid out");
    assert_eq!(scene.cost(0, "tardigrades"), 6, "the next card only");
    scene.refuses(0, "play tardigrades", "AE-CON-01");
    let mut lapsed = given();
    lapsed.play(0, "play work_crews");
    lapsed.all_pass();
    assert_eq!(lapsed.cost(0, "comet"), 25);
    lapsed.all_pass();
    // The next round has its own allowance.
    lapsed.play(0, "phase 1").play(1, "phase 2");
    lapsed.all_pass();
    lapsed.play(0, "play tardigrades");
    lapsed.refuses(0, "play comet", "AE-CON-01");
}

#[test]
fn ae_rul_20_a_sale_waits_for_an_open_choice_of_the_seller() {
    // A choice of a target, of a tile, of drawn cards.
    let scene =
        scene(2).played(0, &["tardigrades", "regolith_eaters"]).hand(0, &["astrofarm", "comet"]).mc(0, 21);
    let mut put = scene.phase(Phase::Development);
    put.play(0, "play astrofarm");
    put.refuses(0, "sell comet", "AE-SELL-05");
    put.play(0, "put tardigrades").play(0, "sell comet");
    let mut flip = self::scene(2).mc(0, 15).hand(0, &["comet"]).hand(1, &["mine"]).phase(Phase::Action);
    flip.play(0, "ocean mc");
    flip.refuses(0, "sell comet", "AE-SELL-05");
    flip.play(1, "sell mine");
    let keep = self::scene(2).hand(0, &["comet"]).phase(Phase::Research);
    let drawn = keep.secret(0).drawn[0];
    keep.refuses(0, "sell comet", "AE-SELL-05");
    assert!(!keep.secret(0).hand.contains(drawn), "not in hand yet");
    // Choosing a phase, deciding what to do, paying and passing block nothing.
    let mut free = self::scene(2).hand(0, &["comet", "mine", "moss", "geothermal_power"]).mc(0, 1).planning();
    free.play(0, "sell comet").play(0, "phase 1").play(1, "phase 1");
    free.plays(0, &["play geothermal_power", "sell mine", "back", "pass", "sell moss"]);
    assert_eq!(free.board(0).mc, 10);
}

#[test]
fn ae_rul_22_a_discard_in_a_payment_is_a_sale() {
    let scene =
        scene(2).played(0, &["composting_factory"]).hand(0, &["geothermal_power", "comet", "mine", "moss"]);
    let mut scene = scene.mc(0, 1).phase(Phase::Development);
    scene.plays(0, &["play geothermal_power", "sell comet", "sell mine", "sell moss", "pay"]);
    assert_eq!(scene.board(0).mc, 1 + 12 - 8, "4 M€ each; too much is kept");
    assert_eq!(count(&scene, |event| matches!(event, Event::Sold { mc: 4, .. })), 3);
}

#[test]
fn ae_rul_23_all_discounts_add_up_and_none_is_paid_out() {
    let scene =
        scene(2).corporation(0, "thorgate").played(0, &["earth_catapult", "research_outpost", "mine"]);
    let scene = scene.hand(0, &["microprocessors", "power_plant"]).chose(0, Phase::Development).mc(0, 5);
    let mut scene = scene.phase(Phase::Development);
    // Thorgate 3, Catapult 2, Outpost 1, steel 4, the phase 3.
    assert_eq!(scene.cost(0, "microprocessors"), 17 - 13);
    assert_eq!(scene.cost(0, "power_plant"), 0);
    scene.play(0, "play power_plant");
    assert_eq!(scene.board(0).mc, 5);
    // A double tag counts once for Media Group, two named tags twice for the Conference.
    let scene = self::scene(2).played(0, &["interplanetary_conference"]).corporation(0, "teractor");
    let scene = scene.hand(0, &["miranda_resort", "cartel"]).phase(Phase::Development);
    assert_eq!((scene.cost(0, "miranda_resort"), scene.cost(0, "cartel")), (15 - 6 - 3, 0));
}

#[test]
fn ae_rul_34_turning_up_cards_ends_with_the_cards() {
    let scene = scene(2).played(0, &["advanced_screening_technology", "brainstorming_session"]);
    let mut short = scene.clone().deck(&["comet", "mine"], 1).phase(Phase::Action);
    short.play(0, "use advanced_screening_technology");
    assert_eq!((short.board(0).hand, short.open().discard, short.open().deck), (0, 2, 0));
    assert_eq!(count(&short, |event| matches!(event, Event::Revealed { .. })), 2);
    // The pile is shuffled in, and what was turned up is not part of it.
    let refill = scene.clone().deck(&["comet"], 1).discarded(1, &["lichen", "mine", "fish"]);
    let mut refill = refill.phase(Phase::Action);
    refill.play(0, "use advanced_screening_technology");
    assert_eq!(count(&refill, |event| matches!(event, Event::Revealed { .. })), 3);
    assert_eq!(refill.open().deck, 1);
    assert!(!refill.game.hidden().deck.contains(card("comet")));
    let mut none = scene.deck(&[], 1).phase(Phase::Action);
    none.play(0, "use brainstorming_session");
    assert_eq!((none.board(0).mc, none.board(0).hand), (0, 0));
}

#[test]
fn ae_rul_36_one_effect_feeds_one_card_and_the_new_card_may_be_it() {
    let scene =
        scene(2).played(0, &["viral_enhancers", "regolith_eaters"]).hand(0, &["tardigrades"]).mc(0, 6);
    let mut scene = scene.phase(Phase::Construction);
    scene.play(0, "play tardigrades");
    // A plant, or a microbe; none of the player's cards takes an animal.
    assert_eq!(scene.legal(0), ["mode 1", "mode 3"]);
    scene.play(0, "mode 3");
    assert_eq!(scene.legal(0), ["put regolith_eaters", "put tardigrades"]);
    scene.play(0, "put tardigrades");
    assert_eq!((scene.stock("tardigrades"), scene.stock("regolith_eaters")), (1, 0));
    // Three microbes go to one card, and are lost without one.
    let hydrogen = |cards: &[&str]| {
        let scene = self::scene(2).played(0, cards).hand(0, &["imported_nitrogen"]).mc(0, 20);
        let mut scene = scene.phase(Phase::Construction);
        scene.play(0, "play imported_nitrogen");
        scene
    };
    let mut two = hydrogen(&["tardigrades", "regolith_eaters"]);
    two.play(0, "put tardigrades");
    assert_eq!((two.stock("tardigrades"), two.stock("regolith_eaters")), (3, 0));
    assert_eq!(hydrogen(&[]).question(0), NOTHING_LEFT);
}

#[test]
fn ae_rul_37_counted_production_follows_its_count_at_once() {
    let scene = scene(2).played(0, &["medical_lab", "zeppelins"]).hand(0, &["mine"]).mc(0, 10).plants(0, 8);
    let mut scene = scene.phases(&[Phase::Development, Phase::Action, Phase::Production]);
    assert_eq!(scene.board(0).levels.mc, 0, "one building tag, no forest");
    scene.play(0, "play mine");
    assert_eq!(scene.board(0).levels.mc, 1);
    scene.all_pass();
    scene.play(0, "forest plants");
    assert_eq!(scene.board(0).levels.mc, 2);
    scene.all_pass();
    assert_eq!(scene.board(0).mc, 6 + 2, "read in phase IV");
}

#[test]
fn ae_rul_54_heat_stands_for_mc_wherever_there_is_a_price_and_nowhere_else() {
    let helion = || scene(2).corporation(0, "helion");
    // An Action, a standard action.
    let mut action = helion().played(0, &["aquifer_pumping"]).oceans(8).heat(0, 10).phase(Phase::Action);
    action.play(0, "use aquifer_pumping");
    assert_eq!((action.board(0).heat, action.planet().oceans), (0, 9));
    let mut ocean = helion().oceans(8).heat(0, 15).phase(Phase::Action);
    ocean.play(0, "ocean mc");
    assert_eq!(ocean.board(0).heat, 0);
    // Without a price heat stays heat: the duty is not dodged.
    let duty = helion().heat(0, 8).phase(Phase::Action);
    assert_eq!(choices(&duty, 0), ["warm heat"]);
    duty.refuses(0, "pass", "AE-ACT-23");
    // First sales bring M€, then heat and M€ make up the price exactly.
    let mut card = helion().hand(0, &["geothermal_power", "comet"]).heat(0, 7).phase(Phase::Development);
    card.plays(0, &["play geothermal_power", "sell comet"]);
    assert_eq!(choices(&card, 0), ["pay 5 heat", "pay 6 heat", "pay 7 heat", "back"]);
    // M€ never stand for heat.
    let no = helion().played(0, &["development_center"]).mc(0, 20).heat(0, 1).phase(Phase::Action);
    no.refuses(0, "use development_center", "AE-ACT-04");
}

#[test]
fn ae_rul_55_an_offer_is_gone_when_declined_and_made_by_the_first_rise_only() {
    let scene = scene(2).corporation(0, "united_nations_mars_initiative").heat(0, 24).mc(0, 12);
    let mut scene = scene.phase(Phase::Action);
    scene.play(0, "warm heat").play(0, "decline").play(0, "warm heat");
    assert_eq!((scene.question(0), scene.board(0).tr), (Some("ares-question-action"), 7));
    // What cannot be paid is no offer, and the first time is used up all the same.
    let poor = self::scene(2).corporation(0, "united_nations_mars_initiative").heat(0, 22);
    let mut poor = poor.played(0, &["power_infrastructure"]).phase(Phase::Action);
    poor.play(0, "warm heat");
    assert_eq!(poor.question(0), Some("ares-question-action"));
    poor.plays(0, &["use power_infrastructure", "spend 6"]);
    assert_eq!(poor.board(0).mc, 6);
    poor.play(0, "warm heat");
    assert_eq!((poor.question(0), poor.board(0).tr), (Some("ares-question-action"), 7));
    // The next phase has its own first time.
    let mut again = self::scene(2).corporation(0, "united_nations_mars_initiative").mc(0, 30).heat(0, 8);
    again = again.hand(0, &["bribed_committee"]).phases(&[Phase::Construction, Phase::Action]);
    again.play(0, "play bribed_committee").play(0, "accept");
    again.all_pass();
    again.play(0, "warm heat").play(0, "accept");
    assert_eq!((again.board(0).tr, again.board(0).mc), (5 + 2 + 1 + 1 + 1, 30 - 5 - 12));
}

#[test]
fn ae_rul_56_a_free_card_comes_at_once_or_never() {
    let scene =
        scene(2).played(0, &["optimal_aerobraking", "anti_gravity_technology", "restructured_resources"]);
    let scene = scene.hand(0, &["automated_factories", "wave_power", "coal_imports"]).mc(0, 18).plants(0, 1);
    let mut scene = scene.oceans(3).phase(Phase::Development);
    scene.play(0, "play automated_factories").play(0, "pay");
    // The printed cost decides: Coal Imports cost 13.
    assert_eq!(scene.legal(0), ["play wave_power", "decline"]);
    scene.refuses(0, "play coal_imports", "AE-DEC-31").refuses(0, "pass", "AE-ROUND-11");
    let (heat, plants) = (scene.board(0).heat, scene.board(0).plants);
    scene.play(0, "play wave_power");
    assert_eq!(scene.board(0).mc, 0, "nothing is paid or asked");
    assert_eq!((scene.board(0).heat, scene.board(0).plants), (heat + 2, plants + 2), "it is a played card");
    // Discounts do not matter: Solar Power would cost 9.
    let scene = self::scene(2).played(0, &["research_outpost"]).hand(0, &["toll_station", "solar_power"]);
    let mut scene = scene.mc(0, 15).phase(Phase::Development);
    scene.play(0, "play toll_station");
    assert_eq!(scene.cost(0, "solar_power"), 9);
    scene.refuses(0, "play solar_power", "AE-DEC-31");
    // Declined is gone.
    let scene = self::scene(2).hand(0, &["toll_station", "sponsors"]).mc(0, 30);
    let mut scene = scene.phase(Phase::Development);
    scene.play(0, "play toll_station").play(0, "decline");
    scene.refuses(0, "play sponsors", "AE-DEV-01");
}

#[test]
fn ae_rul_57_what_is_not_optional_is_done_as_far_as_possible() {
    // A mode without a card that could take anything is no mode while another can be done.
    let trapping = |cards: &[&str]| {
        let scene = scene(2).played(0, cards).hand(0, &["local_heat_trapping"]).heat(0, 3);
        let mut scene = scene.phase(Phase::Construction);
        scene.play(0, "play local_heat_trapping");
        scene
    };
    let animals = trapping(&["fish"]);
    assert_eq!((animals.stock("fish"), animals.question(0)), (2, NOTHING_LEFT));
    let nothing = trapping(&[]);
    assert_eq!((nothing.board(0).plants, nothing.question(0)), (4, NOTHING_LEFT), "no mode, nothing happens");
    let both = trapping(&["fish", "tardigrades"]);
    assert_eq!(both.legal(0), ["mode 1", "mode 2"]);
    // A mode whose cost cannot be paid: Decomposers without a microbe.
    let scene = scene(2).played(0, &["decomposers"]).hand(0, &["lichen"]).mc(0, 5);
    let mut scene = scene.phase(Phase::Development);
    scene.play(0, "play lichen");
    assert_eq!(scene.stock("decomposers"), 1);
    // A card with the tag must be taken if there is one.
    let scene = self::scene(2).played(0, &["advanced_screening_technology"]);
    let mut scene = scene.deck(&["lichen", "mine", "comet"], 1).phase(Phase::Action);
    scene.play(0, "use advanced_screening_technology");
    assert_eq!(scene.cards(0), ["lichen"]);
}

#[test]
fn ae_rul_58_the_bonus_is_the_last_allowance_to_be_used() {
    let hand = ["special_design", "work_crews", "media_group", "tardigrades", "interns"];
    let scene = scene(2).hand(0, &hand).mc(0, 60).chose(0, Phase::Construction);
    let mut scene = scene.phase(Phase::Construction);
    scene.play(0, "play special_design").play(0, "play work_crews");
    assert!(scene.allows(0, "draw"), "1 + 2 additional, two played");
    // "The next card" is the next by any allowance.
    assert_eq!(scene.cost(0, "media_group"), 0);
    scene.play(0, "play media_group");
    assert!(scene.allows(0, "draw"));
    scene.play(0, "play tardigrades");
    scene.refuses(0, "draw", "AE-CON-04").refuses(0, "play interns", "AE-CON-01");
}

#[test]
fn ae_rul_59_the_engine_checks_the_tag_of_a_face_down_discard() {
    let draws = |discarded: &str| {
        let scene =
            scene(2).played(0, &["mars_university"]).hand(0, &["interns", "lichen", "comet"]).mc(0, 3);
        let mut scene = scene.phase(Phase::Construction);
        scene.play(0, "play interns").play(0, &format!("discard {discarded}"));
        let told = scene.told(1);
        let hidden = told.iter().any(|event| matches!(event, Event::Discarded { card: None, .. }));
        assert!(hidden && !told.iter().any(|event| matches!(event, Event::Discarded { card: Some(_), .. })));
        told.iter().filter(|event| matches!(event, Event::Drew { card: None, .. })).count()
    };
    assert_eq!((draws("lichen"), draws("comet")), (2, 1));
}

#[test]
fn ae_rul_21_selling_begins_when_the_starting_resources_are_there() {
    let mut scene = Scene::start(&ares::Options::players(2), 3);
    let held = scene.cards(0)[0];
    scene.refuses(0, &format!("sell {held}"), "AE-SELL-07");
    for seat in [0, 1] {
        let choice = scene.legal(seat)[0].clone();
        scene.play(seat, &choice);
    }
    let before = scene.board(0).mc;
    assert!(before >= 20 && sales(&scene, 0).len() >= 8);
    scene.play(0, &format!("sell {held}"));
    assert_eq!(scene.board(0).mc, before + 3);
}
