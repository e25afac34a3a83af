//! MA-RUL-35 to MA-RUL-49 and MA-RUL-55, 56, 63 to 65, 67, 68: cards, technologies, missions, deals.

use crate::prelude::*;

#[test]
fn ma_rul_35_examination_cards_are_common_or_secret() {
    let red = Viewer::Seat(Seat(1));
    let held = [(Mineral::Yellow, 1), (Mineral::Green, 2)];
    for variant in [Variant::Coop, Variant::Solo] {
        let table =
            scene(variant, if variant == Variant::Solo { 1 } else { 2 }).cards(BLUE, &held).turn(BLUE);
        assert_eq!((table.view(red).open.cards, table.cards(RED)), ([1, 2, 0, 0], [1, 2, 0, 0]));
    }
    for variant in [Variant::Semi, Variant::Com] {
        let mut table = scene(variant, 2).show_research(&[Research::Yellow]).cards(BLUE, &held).turn(BLUE);
        let other =
            scene(variant, 2).show_research(&[Research::Yellow]).cards(BLUE, &[(Mineral::Red, 3)]).turn(BLUE);
        assert_eq!(table.view(red), other.view(red), "red cannot tell the two hands apart");
        assert_eq!(table.view(red).open.hands[0], 3, "but can count them");
        table.plays(BLUE, &["offer red"]);
        assert!(!table.legal(BLUE).iter().any(|text| text.contains("mineral")), "no goods");
        table.plays(BLUE, &["withdraw", "place lander 1", "research res_yellow", "spend mineral_yellow"]);
        assert_eq!(table.view(red).open.spent, [1, 0, 0, 0], "shown when spent");
    }
}

#[test]
fn ma_rul_36_a_fulfilled_commission_pays_and_leaves() {
    let mut table = scene(Variant::Com, 2)
        .show_commissions(&[Commission::Com01])
        .stock(BLUE, &[(Regolith, 2)])
        .have(BLUE, Reputation, 0)
        .turn(BLUE);
    table.plays(BLUE, &["place lander 1", "commission com_01"]);
    assert_eq!((table.has(BLUE, Reputation), table.has(BLUE, Regolith)), (3, 0));
    assert!(!table.open().commissions.contains(Commission::Com01));
    assert!(!table.open().commission_deck.contains(Commission::Com01));
}

#[test]
fn ma_rul_37_new_staff_works_in_the_same_turn() {
    let mut table =
        rich(scene(Variant::Semi, 2), BLUE).built(Education).show_experts(&[Expert::Chemist]).turn(BLUE);
    table.plays(BLUE, &["place education 1", "hire chemist", "expert chemist"]);
    assert_eq!(table.has(BLUE, Water), 10);
    let mut table = rich(scene(Variant::Semi, 2), BLUE)
        .built(Education)
        .show_assistants(&[Assistant::Botanist])
        .turn(BLUE);
    table.plays(BLUE, &["place education 1", "train botanist", "place greenhouses 1", "harvest"]);
    assert_eq!(table.has(BLUE, Food), 11);
}

#[test]
fn ma_rul_38_an_expert_needs_one_token_and_takes_the_full_price() {
    let cook = |hunger| {
        scene(Variant::Com, 2)
            .no_demand()
            .demand(Q1, 0, 0, hunger)
            .demand(Q2, 0, 0, 2)
            .expert(BLUE, Expert::Nutritionist)
            .stock(BLUE, &[(Credits, 2), (Food, 1), (Energy, 1)])
            .have(BLUE, Reputation, 0)
            .turn(BLUE)
    };
    assert_eq!(cook(0).refusal(BLUE, "expert nutritionist").rule, "MA-EXP-14");
    for hunger in [1, 2] {
        let mut table = cook(hunger);
        table.play(BLUE, "expert nutritionist");
        assert_eq!((table.demand(Q1), table.demand(Q2)), ([0, 0, 0], [0, 0, 2]));
        let left = [Credits, Food, Energy, Reputation].map(|what| table.has(BLUE, what));
        assert_eq!(left, [0, 0, 0, 2]);
    }
}

#[test]
fn ma_rul_39_weather_reports_are_a_standing_right() {
    let report =
        |variant| scene(variant, 2).tech(BLUE, CorpTech::WeatherReport).next_weather(Weather::Earthquake);
    let sees = |table: &Table, seat| table.view(Viewer::Seat(Seat(seat))).own.unwrap().forecast;
    for variant in [Variant::Coop, Variant::Semi, Variant::Com] {
        let table = report(variant).turn(RED);
        assert_eq!(sees(&table, 0), Some(Weather::Earthquake), "also outside the own turn");
        assert_eq!(sees(&table, 1), None);
        assert_eq!(table.open().shown_weather, None);
    }
    let mut table = report(Variant::Coop).turn(BLUE);
    table.play(BLUE, "show");
    assert_eq!((table.open().shown_weather, table.time()), (Some(Weather::Earthquake), 3));
    for variant in [Variant::Semi, Variant::Com] {
        assert_eq!(report(variant).turn(BLUE).refusal(BLUE, "show").rule, "MA-TEC-10");
    }
    let mut table = report(Variant::Coop).turn(BLUE);
    table.play(BLUE, "show");
    idle_to(&mut table, 1, 3);
    assert_eq!((table.open().weather, table.open().shown_weather), (Weather::Earthquake, None));
    assert_eq!(sees(&table, 0), table.game.hidden.weather_top, "the owner knows the next card");
}

#[test]
fn ma_rul_40_a_technology_works_at_once_but_dna_modification_later() {
    let laboratory = || rich(scene(Variant::Semi, 2), BLUE).built(Laboratory);
    let mut table = laboratory().turn(BLUE);
    table.plays(BLUE, &["place laboratory 1", "corporation long_arm", "place excavation 1"]);
    assert!(table.allows(BLUE, "take h02"));
    let mut table = laboratory().next_weather(Weather::Wind).turn(BLUE);
    table.plays(BLUE, &["place laboratory 1", "corporation weather_report"]);
    assert_eq!(table.game.secrets[0].forecast, Some(Weather::Wind));
    let mut table = laboratory().turn(BLUE);
    table.plays(BLUE, &["place laboratory 1", "corporation dna_alteration"]);
    assert_eq!(table.time(), 0, "nothing more in this turn");
    idle_to(&mut table, 1, 2);
    table.end_turn(RED);
    assert_eq!((table.asked(), table.time()), (Some(BLUE), 4));
}

#[test]
fn ma_rul_44_round_markers_are_no_limit() {
    let scene = CorpTech::ALL[..5]
        .iter()
        .fold(rich(scene(Variant::Solo, 1), BLUE), |scene, tech| scene.tech(BLUE, *tech))
        .colony_tech(BLUE, ColonyTech::Medicine)
        .colony_tech(BLUE, ColonyTech::Co2Converter)
        .colony_tech(BLUE, ColonyTech::BirthControl)
        .installation(BLUE, Installation::Solar, 3)
        .built(Laboratory);
    let mut table = scene.turn(BLUE);
    table.plays(BLUE, &["place laboratory 1", "corporation molecular_sensor"]);
    table.plays(BLUE, &["place construction 1", "install wind"]);
    let card = table.corporation(BLUE);
    assert_eq!((card.techs.count_ones(), card.installations), (6, [3, 1]), "13 marks with the colony's");
}

#[test]
fn ma_rul_46_the_builder_needs_no_marker_and_no_field() {
    let mut table = rich(scene(Variant::Semi, 3), BLUE)
        .expert(BLUE, Expert::MasterBuilder)
        .marker(RED, Construction, 2)
        .marker(GREEN, Construction, 3)
        .turn(BLUE);
    table.plays(BLUE, &["place construction 1", "build hospital"]);
    assert!(!table.allows(BLUE, "build laboratory"), "the marker has built");
    table.plays(BLUE, &["expert master_builder", "build laboratory"]);
    assert_eq!(table.time(), 1, "1 for each construction, no surcharge");
    let left = [Credits, Energy, Regolith, Supplies].map(|what| table.has(BLUE, what));
    assert_eq!(left, [5, 7, 7, 7]);
    assert_eq!(table.open().pool[0], 2, "no marker");
    assert_eq!(table.has(BLUE, Reputation), 2 + 3 + 3);
    let table = rich(scene(Variant::Semi, 2), BLUE).expert(BLUE, Expert::MasterBuilder).turn_with(BLUE, 0);
    assert_eq!(table.refusal(BLUE, "expert master_builder").rule, "MA-COL-16", "its time unit is due");
}

#[test]
fn ma_rul_47_the_seat_in_turn_spends_the_common_stock_alone() {
    let mut table = scene(Variant::Coop, 2).stock(BLUE, &[(Energy, 1)]).turn(RED);
    assert_eq!(table.refusal(BLUE, "place moxie 1").rule, "MA-WORK-02");
    table.plays(RED, &["place moxie 1", "oxygen q1"]);
    assert_eq!(table.has(BLUE, Energy), 0, "nobody else is asked");
    let table = scene(Variant::Coop, 4).no_demand().quarters();
    assert_eq!(table.open().birthrate, [1, 0, 0, 0], "birthrate tokens lie in Q1");
}

#[test]
fn ma_rul_48_fresh_gains_pay_for_the_next_step() {
    let mut table = scene(Variant::Semi, 2)
        .built(WaterPlant)
        .built(Hospital)
        .stock(BLUE, &[(Energy, 2), (Ice, 1), (Supplies, 1)])
        .turn(BLUE);
    assert!(!table.allows(BLUE, "place hospital 1"), "no water yet");
    table.plays(BLUE, &["place water_plant 1", "water", "place hospital 1", "medicine"]);
    assert_eq!((table.has(BLUE, Medicine), table.has(BLUE, Water)), (1, 1));

    let stock = [(Energy, 1), (Regolith, 1), (Supplies, 1)];
    let mut table = scene(Variant::Semi, 2).stock(BLUE, &stock).turn(BLUE);
    table.plays(BLUE, &["place construction 1", "build hospital"]);
    assert!(!table.allows(BLUE, "install solar"), "only the first action had to be payable");
}

#[test]
fn ma_rul_49_a_requirement_is_fulfilled_as_often_as_the_mission_says() {
    let mars_one = |times| {
        rich(scene(Variant::Coop, 2).scenario(Scenario::MarsOne), BLUE)
            .counter(3)
            .done(Requirement::M1Antenna, times)
            .turn(BLUE)
    };
    let mut once = mars_one(0);
    once.plays(BLUE, &["place lander 1", "mission m1_antenna"]);
    let mut twice = mars_one(1);
    twice.play(BLUE, "place lander 1");
    assert_eq!(twice.refusal(BLUE, "mission m1_antenna").rule, "MA-LAND-17");

    let mut table = rich(scene(Variant::Coop, 2).scenario(Scenario::NewSchedule), BLUE).turn(BLUE);
    table.plays(BLUE, &["place lander 1", "mission ns_reception"]);
    assert_eq!((table.has(BLUE, Food), table.has(BLUE, Reputation)), (8, 5));
    assert_eq!(table.refusal(BLUE, "mission ns_reception").rule, "MA-FIELD-12", "each time an own action");
    table.plays(BLUE, &["rest", "place lander 1", "mission ns_reception"]);
    assert_eq!((table.has(BLUE, Food), table.has(BLUE, Reputation)), (7, 8));
    assert!(table.game.open.complete(Requirement::NsReception));

    let phobos = |fuel| {
        let scene = scene(Variant::Coop, 2).scenario(Scenario::MissionToPhobos);
        scene.done(Requirement::PhFuel, 1).counter(fuel).turn(BLUE)
    };
    assert!(phobos(1).game.open.complete(Requirement::PhFuel));
    assert!(!phobos(0).game.open.complete(Requirement::PhFuel), "a leak makes it incomplete");
}

#[test]
fn ma_rul_55_examination_comes_before_or_after_the_move() {
    let dug = || {
        let mut table = scene(Variant::Semi, 2).dig(0, -3, Dig::R2i0).turn(BLUE);
        table.plays(BLUE, &["place excavation 1", "take h01", "crystals 1 0"]);
        table
    };
    let mut before = dug();
    before.plays(BLUE, &["examine", "drive h02"]);
    assert_eq!((before.open().hands[0], before.time()), (1, 1));
    let mut after = dug();
    after.plays(BLUE, &["drive h02", "examine"]);
    assert_eq!((after.open().hands[0], after.time()), (1, 1));
    assert_eq!(after.refusal(BLUE, "examine").rule, "MA-FIELD-12");
    let mut gone = dug();
    gone.plays(BLUE, &["drive h02", "rest"]);
    assert!(!gone.allows(BLUE, "examine"), "the marker has left");
    let mut later = dug();
    later.play(BLUE, "drive h02");
    idle_to(&mut later, 1, 2);
    later.end_turn(RED);
    assert_eq!(later.refusal(BLUE, "examine").rule, "MA-FIELD-13", "another turn");
}

#[test]
fn ma_rul_56_without_mission_and_commission_there_is_no_mission_action() {
    let mut table = rich(scene(Variant::Com, 2), BLUE).show_commissions(&[]).turn(BLUE);
    table.play(BLUE, "place lander 1");
    assert!(table.legal_of(BLUE, "mission").is_empty() && table.legal_of(BLUE, "commission").is_empty());
    assert_eq!(table.refusal(BLUE, "mission ns_reception").rule, "MA-LAND-14");
    assert_eq!(table.refusal(BLUE, "commission com_01").rule, "MA-LAND-07");
}

#[test]
fn ma_rul_63_two_offers_of_a_turn_may_come_to_nothing() {
    let mut table = scene(Variant::Semi, 2).turn(BLUE);
    table.plays(BLUE, &["offer red", "give energy", "withdraw"]);
    table.plays(BLUE, &["offer red", "give energy", "send"]);
    table.play(RED, "accept");
    table.plays(BLUE, &["offer red", "give energy", "send"]);
    table.play(BLUE, "withdraw");
    assert_eq!(table.refusal(BLUE, "offer red").rule, "MA-RUL-63");
    assert_eq!(table.has(BLUE, Energy), 4, "only the accepted deal moved goods");
    table.end_turn(BLUE);
    assert!(table.allows(RED, "offer blue"), "another turn");

    let mut table = scene(Variant::Semi, 2).turn(BLUE);
    for _ in 0..3 {
        table.plays(BLUE, &["offer red", "give energy", "send"]);
        table.play(RED, "accept");
    }
    assert!(table.allows(BLUE, "offer red"), "accepted deals are not limited");
}

#[test]
fn ma_rul_64_an_offer_names_four_units_a_side() {
    let mut table = rich(rich(scene(Variant::Semi, 2), BLUE), RED).turn(BLUE);
    table.plays(BLUE, &["offer red", "give energy", "give energy", "give food", "give ice"]);
    assert_eq!(table.refusal(BLUE, "give energy").rule, "MA-RUL-64");
    table.plays(BLUE, &["ask energy", "ask water", "ask water", "ask water"]);
    assert_eq!(table.refusal(BLUE, "ask energy").rule, "MA-RUL-64");
    table.play(BLUE, "send");
    table.play(RED, "accept");
    assert_eq!((table.has(BLUE, Energy), table.has(BLUE, Water), table.has(RED, Food)), (8, 12, 10));
}

#[test]
fn ma_rul_65_long_arm_leaves_a_token_to_move_to() {
    let mut table = scene(Variant::Coop, 2)
        .tech(BLUE, CorpTech::LongArm)
        .machine(0, 0)
        .only_tokens(&[(1, 0)], &[])
        .turn(BLUE);
    table.play(BLUE, "place excavation 1");
    assert_eq!(table.refusal(BLUE, "take h23").rule, "MA-EXC-03");
    table.plays(BLUE, &["drive h23", "take h23", "crystals 1 1"]);
    assert_eq!(table.open().machine.coordinates(), (1, 0));
    let mut table = scene(Variant::Coop, 2)
        .tech(BLUE, CorpTech::LongArm)
        .machine(0, 0)
        .only_tokens(&[(1, 0), (0, 1)], &[])
        .turn(BLUE);
    table.play(BLUE, "place excavation 1");
    assert!(table.allows(BLUE, "take h23"), "another is left to move to");
    let mut table = scene(Variant::Coop, 2)
        .tech(BLUE, CorpTech::LongArm)
        .machine(0, 0)
        .only_tokens(&[(0, 0), (1, 0)], &[])
        .turn(BLUE);
    table.play(BLUE, "place excavation 1");
    assert_eq!(table.refusal(BLUE, "take h23").rule, "MA-EXC-03", "the machine could not move any more");
    table.plays(BLUE, &["take h19", "crystals 1 0", "drive h23"]);
}

#[test]
fn ma_rul_67_cards_are_paid_yellow_green_red_any() {
    let hand = [(Mineral::Yellow, 1), (Mineral::Green, 1), (Mineral::Red, 1), (Mineral::ProofOfLife, 1)];
    let mut table = scene(Variant::Semi, 2).show_research(&[Research::Set3]).cards(BLUE, &hand).turn(BLUE);
    table.plays(BLUE, &["place lander 1", "research res_set3"]);
    assert_eq!(table.legal(BLUE), ["spend mineral_yellow", "spend proof_of_life"]);
    table.play(BLUE, "spend mineral_yellow");
    assert_eq!(table.legal(BLUE), ["spend mineral_green", "spend proof_of_life"]);
    table.play(BLUE, "spend proof_of_life");
    assert_eq!(table.legal(BLUE), ["spend mineral_red"]);
    table.play(BLUE, "spend mineral_red");
    assert_eq!(table.cards(BLUE), [0, 1, 0, 0]);

    let mut table = scene(Variant::Com, 2)
        .show_commissions(&[Commission::Com22])
        .cards(BLUE, &[(Mineral::Yellow, 1), (Mineral::Red, 2)])
        .turn(BLUE);
    table.plays(BLUE, &["place lander 1", "commission com_22"]);
    assert_eq!(table.legal(BLUE), ["spend mineral_yellow", "spend mineral_red"], "any card fits");

    let short = |cards: &[(Mineral, u8)]| {
        let mut table =
            scene(Variant::Semi, 2).show_research(&[Research::Set3]).cards(BLUE, cards).turn(BLUE);
        table.play(BLUE, "place lander 1");
        table.allows(BLUE, "research res_set3")
    };
    assert!(!short(&[(Mineral::Yellow, 2), (Mineral::Green, 1)]));
    assert!(short(&[(Mineral::Yellow, 2), (Mineral::Green, 1), (Mineral::ProofOfLife, 1)]));
    // The proof is needed for a need that nothing else meets, so it cannot be spent on the first.
    let mut table = scene(Variant::Semi, 2)
        .show_research(&[Research::Set3])
        .cards(BLUE, &[(Mineral::Yellow, 1), (Mineral::Green, 1), (Mineral::ProofOfLife, 1)])
        .turn(BLUE);
    table.plays(BLUE, &["place lander 1", "research res_set3"]);
    assert_eq!(table.legal(BLUE), ["spend mineral_yellow"]);
}

#[test]
fn ma_rul_68_what_is_not_there_cannot_be_taken() {
    let seeds = |scene: Scene| scene.cycle(2).only_event(EventCard::Seeds);
    assert_eq!(seeds(scene(Variant::Semi, 4)).legal(BLUE), ["choose 1", "choose 2"]);
    let mut table = seeds(
        scene(Variant::Semi, 4)
            .crop(BLUE, Crop::Herbs)
            .crop(RED, Crop::Tubers)
            .crop(GREEN, Crop::Tubers)
            .crop(YELLOW, Crop::Legumes),
    );
    table.play(BLUE, "choose 1");
    assert_eq!(table.legal(BLUE), ["crop crop_legumes"], "another kind than the one it has");
    // Four players cannot hold that many tiles, so they are taken off the board.
    let mut empty = seeds(scene(Variant::Semi, 4).crop(BLUE, Crop::Herbs));
    empty.game.open.crops = [0, 0, 1];
    assert_eq!(empty.legal(BLUE), ["choose 2"]);

    let all = [(Mineral::Yellow, 5), (Mineral::Green, 6), (Mineral::Red, 7), (Mineral::ProofOfLife, 4)];
    let analyst = |cards: &[(Mineral, u8)]| {
        rich(scene(Variant::Semi, 2), BLUE).expert(BLUE, Expert::SoilAnalyst).cards(RED, cards).turn(BLUE)
    };
    assert_eq!(analyst(&all).refusal(BLUE, "expert soil_analyst").rule, "MA-COL-14");
    assert!(analyst(&all[..3]).allows(BLUE, "expert soil_analyst"));
}
