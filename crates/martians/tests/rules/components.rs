//! What lies in the box.

use std::collections::BTreeSet;

use crate::prelude::*;

fn base(variant: Variant, players: u8, seed: u64) -> Martians {
    let options = Options { collectors: false, ..Options::new(variant, players) };
    Martians::new(&options, seed).unwrap()
}

#[test]
fn ma_cmp_01_a_colour_has_three_markers_and_no_fourth() {
    for options in every_table() {
        let game = Martians::new(&options, 4).unwrap();
        let expected = if options.variant == Variant::Solo { 2 } else { options.players as usize };
        let pools: Vec<u8> = (0..4).map(|at| if at < expected { 3 } else { 0 }).collect();
        assert_eq!(game.open.pool.to_vec(), pools);
    }
    let t = scene(Variant::Coop, 2)
        .marker(BLUE, Building::Lander, 1)
        .marker(BLUE, Building::Excavation, 1)
        .confined(BLUE, Zone::Infirmary, Quarter::Q1)
        .turn(BLUE);
    assert_eq!(t.refusal(BLUE, "place moxie 1").rule, "MA-FIELD-01");
}

#[test]
fn ma_cmp_02_a_colour_has_four_colonists_and_each_dies_once() {
    let t = scene(Variant::Semi, 2).unlocked(BLUE).turn(BLUE);
    assert_eq!((t.open().living(BLUE), t.open().living(RED)), (4, 3));
    let t = scene(Variant::Semi, 2).unlocked(BLUE).dead(BLUE, 3).quarters();
    assert_eq!(t.open().dead, [4, 2, 0, 0], "two quarters lack oxygen; the fifth token does not exist");
    assert_eq!(t.open().living(BLUE), 0);
}

#[test]
fn ma_cmp_03_a_ninth_round_marker_is_no_obstacle() {
    let rich = [(Energy, 9), (Regolith, 9), (Supplies, 9)];
    let mut s = scene(Variant::Com, 2).stock(BLUE, &rich).all_built();
    for tech in [
        CorpTech::LongArm,
        CorpTech::WeatherReport,
        CorpTech::DnaAlteration,
        CorpTech::SolarCells,
        CorpTech::KineticPower,
        CorpTech::MolecularSensor,
    ] {
        s = s.tech(BLUE, tech);
    }
    let s = s.colony_tech(BLUE, ColonyTech::Medicine).colony_tech(BLUE, ColonyTech::Co2Converter);
    let mut t = s.turn(BLUE);
    t.plays(BLUE, &["place construction 1", "install wind"]);
    t.plays(BLUE, &["place laboratory 1", "colony birth_control"]);
    assert_eq!(t.corporation(BLUE).installations, [0, 1]);
    assert!(t.open().colony_has(BLUE, ColonyTech::BirthControl));
}

#[test]
fn ma_cmp_04_ten_experts_two_of_each_kind() {
    let game = base(Variant::Coop, 4, 1);
    let n = |expert: Expert| game.open.experts.shown[expert.index()] + game.open.experts.deck[expert.index()];
    for expert in
        [Expert::Chemist, Expert::Pharmacist, Expert::Engineer, Expert::Physician, Expert::Nutritionist]
    {
        assert_eq!(n(expert), 2);
    }
    assert_eq!(Expert::ALL.iter().map(|expert| n(*expert)).sum::<u8>(), 10);
}

#[test]
fn ma_cmp_05_twelve_assistants_four_of_each_kind() {
    let game = base(Variant::Coop, 4, 1);
    let display = &game.open.assistants;
    for assistant in [Assistant::Scientist, Assistant::Botanist, Assistant::Geologist] {
        assert_eq!(display.shown[assistant.index()] + display.deck[assistant.index()], 4);
    }
    assert_eq!(Assistant::COUNT, 3);
}

#[test]
fn ma_cmp_06_eighteen_examination_cards() {
    let deck = base(Variant::Coop, 2, 1).regolith_deck();
    assert_eq!(deck.iter().sum::<u8>(), 18);
    assert_eq!(deck[Mineral::ProofOfLife.index()], 0);
}

#[test]
fn ma_cmp_07_twenty_base_events_in_four_cycles_with_a_solar_flare_in_each() {
    let mut seen = [BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new()];
    for seed in 0..150 {
        for (cycle, stack) in base(Variant::Com, 2, seed).hidden.stacks.iter().enumerate() {
            seen[cycle].extend(stack.iter().map(EventCard::id));
        }
    }
    let counts: Vec<usize> = seen.iter().map(BTreeSet::len).collect();
    assert_eq!(counts.iter().sum::<usize>(), 20, "{counts:?}");
    let all: BTreeSet<&str> = seen.iter().flatten().copied().collect();
    assert_eq!(all.len(), 20);
    assert_eq!(all.iter().filter(|id| id.starts_with("solar_flare")).count(), 4);
}

#[test]
fn ma_cmp_08_ten_weather_cards_with_one_stable_weather() {
    let game = base(Variant::Com, 2, 1);
    assert_eq!(game.open.weather, Weather::Stable);
    let top = u8::from(game.hidden.weather_top.is_some());
    assert_eq!(1 + top + game.hidden.weather_deck.iter().sum::<u8>(), 10);
    assert_eq!(game.hidden.weather_deck[Weather::Stable.index()], 0);
    assert_ne!(game.hidden.weather_top, Some(Weather::Stable));
}

#[test]
fn ma_cmp_09_twenty_four_commissions() {
    let game = base(Variant::Com, 3, 1);
    assert_eq!(game.open.commissions.len() + game.open.commission_deck.len(), 24);
    assert!(game.open.commissions.intersection(game.open.commission_deck).is_empty());
}

#[test]
fn ma_cmp_10_six_crop_tiles_two_of_each_kind() {
    assert_eq!(base(Variant::Coop, 4, 1).open.crops, [2, 2, 2]);
}

#[test]
fn ma_cmp_11_four_base_missions_without_event_cards_of_their_own() {
    let base_missions =
        [Scenario::NewSchedule, Scenario::DustDevil, Scenario::BotanicalCapsule, Scenario::ForceField];
    for scenario in Scenario::ALL {
        let options =
            Options { collectors: false, scenario: Aim::of(*scenario), ..Options::new(Variant::Coop, 2) };
        let game = Martians::new(&options, 3);
        assert_eq!(game.is_ok(), base_missions.contains(scenario), "{scenario:?}");
        for event in game.iter().flat_map(|game| game.hidden.stacks).flat_map(|stack| stack.iter()) {
            let numbered = ["m1_", "rf_", "ph_", "fm_", "ds_"].iter().any(|set| event.id().starts_with(set));
            assert!(!numbered, "{event:?}");
        }
    }
}

#[test]
fn ma_cmp_12_an_excavation_token_for_each_of_37_hexes() {
    let game = base(Variant::Coop, 2, 1);
    assert_eq!((game.open.up.len(), game.open.down.len()), (3, 34));
    assert_eq!(game.open.buried.iter().sum::<u8>(), 34);
    assert!(game.open.up.and(game.open.down).is_empty());
}

#[test]
fn ma_cmp_13_four_construction_and_eight_development_tokens_lie_on_the_board() {
    for options in every_table() {
        let game = Martians::new(&options, 1).unwrap();
        assert_eq!((game.open.construction.len(), game.open.development.len()), (4, 8));
    }
}

#[test]
fn ma_cmp_14_a_ninth_development_token_and_a_thousandth_energy_are_no_obstacle() {
    let t = scene(Variant::Coop, 2).cycle(4).round(3).only_event(EventCard::Fire);
    assert_eq!(t.open().development.len(), 9);
    assert!(t.open().development.contains(Building::Greenhouses.field(1)));
    let mut t = scene(Variant::Coop, 2).have(BLUE, Energy, 999).demand(Quarter::Q3, 9, 50, 200).turn(BLUE);
    t.play(BLUE, "rtg");
    assert_eq!(t.has(BLUE, Energy), 1000);
}

/// MA-CMP-15: nobody is asked for a side of the board, for none changes a rule.
#[test]
fn ma_cmp_15_no_option_chooses_a_side_of_the_board() {
    let names: Vec<&str> = Options::fields().iter().map(|field| field.name).collect();
    assert_eq!(
        names,
        [
            "players",
            "variant",
            "scenario",
            "edition",
            "collectors",
            "hidden_goals",
            "must_succeed",
            "trade",
            "first_player",
            "surcharge",
            "earthquake",
            "losses",
            "second",
            "early_end",
            "manager"
        ]
    );
    let mut t = scene(Variant::Coop, 2).turn(BLUE);
    calm(&mut t, never);
    assert_eq!(t.open().cycle, 4, "the one board serves a whole game");
}
