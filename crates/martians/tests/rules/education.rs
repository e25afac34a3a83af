//! The Education Centre and the assistants.

use crate::prelude::*;

fn school() -> Scene {
    scene(Variant::Semi, 2)
        .built(Education)
        .show_experts(&[Expert::Engineer, Expert::Chemist, Expert::Physician])
        .show_assistants(&[Assistant::Botanist, Assistant::Botanist, Assistant::Geologist])
        .stock(BLUE, &[(Credits, 9), (Energy, 9)])
}

/// `n` assistants of a kind on blue's card.
fn staffed(scene: Scene, assistant: Assistant, n: u8) -> Scene {
    (0..n).fold(scene, |scene, _| scene.assistant(BLUE, assistant))
}

#[test]
fn ma_edu_01_the_education_centre_must_be_built_first() {
    let table = scene(Variant::Coop, 2).turn(BLUE);
    for field in ["place education 1", "place education 2"] {
        assert_eq!(table.refusal(BLUE, field).rule, "MA-FIELD-05");
    }
    assert!(scene(Variant::Coop, 2).built(Education).turn(BLUE).allows(BLUE, "place education 1"));
}

#[test]
fn ma_edu_02_any_card_on_display_for_two_credits_and_no_time() {
    let mut table = school().turn_with(BLUE, 0);
    table.play(BLUE, "place education 1");
    let offered = ["hire engineer", "hire physician", "hire chemist", "train botanist", "train geologist"];
    assert_eq!(table.legal(BLUE), offered);
    assert_eq!(table.refusal(BLUE, "hire nutritionist").rule, "MA-EDU-02");
    let mut other = table.clone();
    table.play(BLUE, "hire physician");
    assert_eq!((table.has(BLUE, Credits), table.time()), (7, 0));
    assert_eq!(table.corporation(BLUE).experts.len(), 1);
    assert_eq!(table.open().experts.shown.iter().sum::<u8>(), 2, "the card has left the display");
    other.play(BLUE, "train botanist");
    assert_eq!((other.has(BLUE, Credits), other.corporation(BLUE).assistants), (7, [1, 0, 0]));
    assert_eq!(other.open().assistants.shown, [1, 1, 0]);
    let poor = school().have(BLUE, Credits, 1).turn(BLUE);
    assert_eq!(poor.refusal(BLUE, "place education 1").rule, "MA-GEN-06");
}

#[test]
fn ma_edu_03_an_unfinished_field_costs_a_time_unit() {
    let mut table = school().turn_with(BLUE, 1);
    table.plays(BLUE, &["place education 2", "hire chemist"]);
    assert_eq!((table.time(), table.has(BLUE, Credits)), (0, 7));
    assert_eq!(school().turn_with(BLUE, 0).refusal(BLUE, "place education 2").rule, "MA-GEN-06");
}

#[test]
fn ma_edu_04_a_card_holds_two_assistants_and_two_experts() {
    let mut experts = school().expert(BLUE, Expert::Engineer).expert(BLUE, Expert::Nutritionist).turn(BLUE);
    experts.play(BLUE, "place education 1");
    assert_eq!(experts.refusal(BLUE, "hire chemist").rule, "MA-EDU-04");
    assert_eq!(experts.legal(BLUE), ["train botanist", "train geologist"]);
    let mut assistants = school().assistant(BLUE, Assistant::Scientist).assistant(BLUE, Assistant::Geologist);
    assistants = assistants.show_assistants(&[Assistant::Botanist]);
    let mut assistants = assistants.turn(BLUE);
    assistants.play(BLUE, "place education 1");
    assert_eq!(assistants.refusal(BLUE, "train botanist").rule, "MA-EDU-04");
    assert_eq!(assistants.legal_of(BLUE, "hire").len(), 3);
}

#[test]
fn ma_edu_05_a_hired_card_is_never_given_back_replaced_or_traded() {
    let mut table = school().expert(BLUE, Expert::Engineer).assistant(BLUE, Assistant::Scientist).turn(BLUE);
    table.play(BLUE, "offer red");
    let words: Vec<String> = table
        .legal(BLUE)
        .iter()
        .flat_map(|text| text.split(' ').map(str::to_string).collect::<Vec<_>>())
        .collect();
    assert!(!words.iter().any(|word| Expert::from_id(word).is_some() || Assistant::from_id(word).is_some()));
    for (variant, players) in [(Variant::Semi, 3), (Variant::Com, 4), (Variant::Solo, 1)] {
        let mut game = Martians::new(&Options::new(variant, players), 11).unwrap();
        let (mut rng, mut log, mut legal) = (Rng::seeded(5), Log::off(), Vec::new());
        let mut hired = 0;
        while let Some(seat) = game.turn() {
            let before = game.open().cards_of;
            game.legal(seat, &mut legal);
            // Whoever can hire does so.
            let wish = legal.iter().find(|action| {
                let text = action.to_string();
                ["build education", "place education 1", "hire", "train"]
                    .iter()
                    .any(|one| text.starts_with(one))
            });
            let action = *wish.unwrap_or_else(|| rng.pick(&legal).unwrap());
            game.apply(seat, action, &mut log);
            for (old, new) in before.iter().zip(&game.open().cards_of) {
                assert!(old.experts.iter().zip(new.experts.iter()).all(|(a, b)| a.expert == b.expert));
                assert!(old.experts.len() <= new.experts.len());
                assert!(old.assistants.iter().zip(&new.assistants).all(|(a, b)| a <= b));
                hired += new.experts.len() - old.experts.len();
            }
        }
        assert!(hired > 0, "{variant:?}");
    }
}

#[test]
fn ma_edu_06_two_cards_of_a_kind_add_up() {
    let mut table = school().assistant(BLUE, Assistant::Botanist).have(BLUE, Water, 1);
    table = table.show_assistants(&[Assistant::Botanist]);
    let mut table = table.turn(BLUE);
    table.plays(BLUE, &["place education 1", "train botanist", "place greenhouses 1", "harvest"]);
    assert_eq!(table.corporation(BLUE).assistants, [2, 0, 0]);
    assert_eq!(table.has(BLUE, Food), 3);
    let mut experts = school().expert(BLUE, Expert::Engineer).show_experts(&[Expert::Engineer]).turn(BLUE);
    experts.plays(BLUE, &["place education 1", "hire engineer"]);
    assert_eq!(experts.corporation(BLUE).experts.len(), 2);
}

#[test]
fn ma_edu_07_one_placement_hires_one_card() {
    let mut table = school().turn(BLUE);
    table.plays(BLUE, &["place education 1", "hire engineer"]);
    assert_eq!(table.refusal(BLUE, "hire chemist").rule, "MA-FIELD-12");
    assert_eq!(table.refusal(BLUE, "train botanist").rule, "MA-FIELD-12");
    table.plays(BLUE, &["rest", "place education 1", "train geologist"]);
    assert_eq!((table.time(), table.has(BLUE, Credits)), (2, 5));
}

#[test]
fn ma_edu_08_in_solo_both_colours_share_the_places_of_one_card() {
    let mut table = scene(Variant::Solo, 1)
        .built(Education)
        .finished(Education, 2)
        .have(BLUE, Credits, 20)
        .expert(BLUE, Expert::Engineer)
        .show_experts(&[Expert::Chemist, Expert::Physician])
        .assistant(BLUE, Assistant::Geologist)
        .assistant(RED, Assistant::Geologist)
        .turn(BLUE);
    table.plays(BLUE, &["place education 1", "hire chemist"]);
    table.end_turn(BLUE);
    assert_eq!(table.refusal(RED, "place education 2").rule, "MA-FIELD-09", "both kinds are full");
    assert_eq!(table.corporation(RED).experts.len(), 2);
}

#[test]
fn ma_ass_01_an_assistant_works_for_free_from_the_moment_it_is_hired() {
    let mut table = school().have(BLUE, Water, 2).turn(BLUE);
    table.plays(BLUE, &["place education 1", "train botanist", "place greenhouses 1", "harvest"]);
    assert_eq!((table.has(BLUE, Food), table.has(BLUE, Credits)), (2, 7));
    table.plays(BLUE, &["rest", "recall greenhouses", "done", "place greenhouses 1", "harvest"]);
    assert_eq!((table.has(BLUE, Food), table.has(BLUE, Credits)), (4, 7), "every time, without a price");
}

#[test]
fn ma_ass_02_a_botanist_adds_a_food_to_every_harvest() {
    for (weather, food) in [(Weather::Stable, 2), (Weather::SandstormFood, 1)] {
        let mut table =
            staffed(school(), Assistant::Botanist, 1).weather(weather).have(BLUE, Water, 2).turn(BLUE);
        table.plays(BLUE, &["place greenhouses 1", "harvest"]);
        assert_eq!(table.has(BLUE, Food), food, "also where the crop would yield none");
    }
}

#[test]
fn ma_ass_03_a_geologist_raises_the_limit_if_the_token_shows_that_many() {
    let mut rich = staffed(school(), Assistant::Geologist, 1).dig(0, -3, Dig::R2i2).turn(BLUE);
    rich.plays(BLUE, &["place excavation 1", "take h01"]);
    assert!(rich.allows(BLUE, "crystals 2 1") && !rich.allows(BLUE, "crystals 2 2"));
    let mut poor = staffed(school(), Assistant::Geologist, 1).dig(0, -3, Dig::R1i1).turn(BLUE);
    poor.plays(BLUE, &["place excavation 1", "take h01"]);
    assert_eq!(poor.refusal(BLUE, "crystals 2 1").rule, "MA-EXC-07");
}

#[test]
fn ma_ass_04_a_scientist_saves_time_at_research_and_in_the_laboratory() {
    let scene = || staffed(school().built(Laboratory), Assistant::Scientist, 1);
    let mut research = scene().show_research(&[Research::Ice2]).have(BLUE, Ice, 2).turn(BLUE);
    research.plays(BLUE, &["place lander 1", "research res_ice2"]);
    assert_eq!(research.time(), 2);
    let mut colony = scene().turn(BLUE);
    colony.plays(BLUE, &["place laboratory 1", "colony medicine_tech"]);
    assert_eq!(colony.time(), 1);
    let mut dna = scene().turn(BLUE);
    dna.plays(BLUE, &["place laboratory 1", "corporation dna_alteration"]);
    assert_eq!(dna.time(), 1);
    let mut arm = scene().turn(BLUE);
    arm.plays(BLUE, &["place laboratory 1", "corporation long_arm"]);
    assert_eq!(arm.time(), 2, "one time unit is always due");
}

#[test]
fn ma_ass_05_a_scientist_does_not_save_the_surcharge() {
    let mut table = staffed(school().built(Laboratory), Assistant::Scientist, 1).turn(BLUE);
    table.plays(BLUE, &["place laboratory 2", "corporation long_arm"]);
    assert_eq!(table.time(), 1);
    let mut two = staffed(school().built(Laboratory), Assistant::Scientist, 2).turn(BLUE);
    two.plays(BLUE, &["place laboratory 2", "colony medicine_tech"]);
    assert_eq!(two.time(), 1);
}

#[test]
fn ma_ass_06_a_scientist_does_not_help_with_samples_supplies_or_the_mission() {
    let scene = || staffed(school(), Assistant::Scientist, 2).have(BLUE, Food, 5).have(BLUE, Supplies, 5);
    let mut examine = scene().dig(0, -3, Dig::R2i0).turn(BLUE);
    examine.plays(BLUE, &["place excavation 1", "take h01", "crystals 2 0", "drive h02", "examine"]);
    assert_eq!(examine.time(), 1);
    let mut supplies = scene().turn(BLUE);
    supplies.plays(BLUE, &["place lander 1", "supplies 2"]);
    assert_eq!(supplies.time(), 1);
    let mut mission = scene().turn(BLUE);
    mission.plays(BLUE, &["place lander 1", "mission ns_reception"]);
    assert_eq!(mission.time(), 2);
}

#[test]
fn ma_ass_07_two_scientists_save_two_time_units() {
    let scene = || staffed(school().built(Laboratory), Assistant::Scientist, 2);
    let mut colony = scene().turn(BLUE);
    colony.plays(BLUE, &["place laboratory 1", "colony medicine_tech"]);
    assert_eq!(colony.time(), 2);
    let mut tile = scene().show_research(&[Research::Ice2]).have(BLUE, Ice, 2).turn(BLUE);
    tile.plays(BLUE, &["place lander 1", "research res_ice2"]);
    assert_eq!(tile.time(), 2, "not less than one");
}
