//! Red cards.

use ares::material::Phase;
use ares::material::Tag::*;

use crate::table::story::*;

#[test]
fn card_mangrove() {
    needs_celsius("mangrove", 2);
    red(mars().temperature(2), "mangrove", 12, &[Plant, Event]).gives(Change {
        forests: 1,
        oxygen: 1,
        tr: 1,
        ..NOTHING
    });
}

#[test]
fn card_nitrogen_rich_asteroid() {
    let gains = Change { tr: 3, celsius: 2, plants: 2, ..NOTHING };
    let two_plants = mars().played(0, &["trees", "moss"]);
    red(two_plants, "nitrogen_rich_asteroid", 30, &[Space, Event]).gives(gains);
    let three_plants = mars().played(0, &["trees", "moss", "mangrove"]);
    red(three_plants, "nitrogen_rich_asteroid", 30, &[Space, Event]).gives(Change { plants: 6, ..gains });
    let four_plants = mars().played(0, &["trees", "moss", "mangrove", "soil_warming"]);
    red(four_plants, "nitrogen_rich_asteroid", 30, &[Space, Event]).gives(Change { plants: 6, ..gains });
}

#[test]
fn card_permafrost_extraction() {
    needs_celsius("permafrost_extraction", -8);
    red(mars().temperature(-8).oceans(8), "permafrost_extraction", 8, &[Event]).gives(NINTH_OCEAN);
}

#[test]
fn card_phobos_falls() {
    playable(mars(), "phobos_falls");
    red(mars().oceans(8), "phobos_falls", 32, &[Space, Event]).gives(Change {
        celsius: 2,
        tr: 2,
        cards: 2,
        vp: 1,
        ..NINTH_OCEAN
    });
}

#[test]
fn card_plantation() {
    needs_science("plantation", 4);
    red(scientists(4), "plantation", 22, &[Plant, Event]).gives(Change {
        forests: 2,
        oxygen: 2,
        tr: 2,
        ..NOTHING
    });
}

#[test]
fn card_release_of_inert_gases() {
    red(mars(), "release_of_inert_gases", 16, &[Event]).gives(Change { tr: 2, ..NOTHING });
}

#[test]
fn card_research() {
    red(mars(), "research", 5, &[Science, Science, Event]).gives(Change { cards: 2, ..NOTHING });
}

#[test]
fn card_special_design() {
    let design = |at| red(at, "special_design", 3, &[Event]);
    design(mars()).gives(NOTHING);
    // One colour warmer, but not two, and for the next card only; the bonus would allow a third card.
    let hand = ["small_animals", "symbiotic_fungus", "permafrost_extraction"];
    let mut cold = design(mars().hand(0, &hand).chose(0, Phase::Construction)).scene;
    cold.refuses(0, "play permafrost_extraction", "AE-CARD-27");
    cold.play(0, "play small_animals").refuses(0, "play symbiotic_fungus", "AE-CARD-27");
    // One colour colder, and the oxygen likewise.
    assert!(
        design(mars().temperature(-18).hand(0, &["extreme_cold_fungus"]))
            .scene
            .allows(0, "play extreme_cold_fungus")
    );
    assert!(design(mars().oxygen(0).hand(0, &["decomposers"])).scene.allows(0, "play decomposers"));
    assert!(
        design(mars().oxygen(7).hand(0, &["colonizer_training_camp"]))
            .scene
            .allows(0, "play colonizer_training_camp")
    );
    // One more card of this phase, not two.
    let hand = ["research_outpost", "crater", "research"];
    let one_more = design(mars().hand(0, &hand)).does(&["play research_outpost"]).scene;
    one_more.refuses(0, "play research", "AE-CON-01");
}

#[test]
fn card_subterranean_reservoir() {
    playable(mars(), "subterranean_reservoir");
    red(mars().oceans(8), "subterranean_reservoir", 10, &[Event]).gives(NINTH_OCEAN);
}

#[test]
fn card_technology_demonstration() {
    playable(mars(), "technology_demonstration");
    let card = red(mars().oceans(8), "technology_demonstration", 17, &[Science, Space, Event]);
    card.gives(Change { cards: 2, ..NINTH_OCEAN });
}

#[test]
fn card_terraforming_ganymede() {
    let tags = [Space, Jovian, Event];
    red(mars(), "terraforming_ganymede", 28, &tags).gives(Change { tr: 1, vp: 2, ..NOTHING });
    let two_more = mars().played(0, &["methane_from_titan", "miranda_resort", "soletta"]);
    red(two_more, "terraforming_ganymede", 28, &tags).gives(Change { tr: 3, vp: 2, ..NOTHING });
}

#[test]
fn card_towing_a_comet() {
    playable(mars(), "towing_a_comet");
    red(mars().oceans(8), "towing_a_comet", 22, &[Space, Event]).gives(Change {
        oxygen: 1,
        tr: 2,
        plants: 2,
        ..NINTH_OCEAN
    });
}

#[test]
fn card_work_crews() {
    let hand = ["steelworks", "phobos_falls", "research"];
    let chooser = mars().hand(0, &hand).chose(0, Phase::Construction);
    let mut crews = red(chooser, "work_crews", 5, &[Event]).gives(NOTHING);
    assert_eq!((crews.cost(0, "steelworks"), crews.cost(0, "phobos_falls")), (4, 21));
    crews.play(0, "play steelworks");
    assert_eq!((crews.board(0).mc, crews.cost(0, "phobos_falls")), (41, 32), "only the next card is cheaper");
    assert!(crews.allows(0, "draw"), "the second card was no bonus card");
    // One more card of this phase, not two.
    let one_more = red(mars().hand(0, &hand), "work_crews", 5, &[Event]).does(&["play steelworks"]);
    one_more.scene.refuses(0, "play research", "AE-CON-01");
}
