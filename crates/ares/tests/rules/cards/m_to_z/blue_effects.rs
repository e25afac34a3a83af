//! Blue cards with a lasting effect.

use ares::material::Tag::*;
use ares::material::{Kind, Phase};

use crate::table::story::*;

#[test]
fn card_mars_university() {
    let university =
        || blue(mars().hand(0, &["comet", "lichen"]), "mars_university", 10, &[Science, Building]);
    university().does(&["decline"]).gives(Change { vp: 1, ..NOTHING });
    university().does(&["discard comet"]).gives(Change { vp: 1, ..NOTHING });
    let scene = university().does(&["discard lichen"]).gives(Change { vp: 1, cards: 1, ..NOTHING });
    assert_eq!(scene.open().discard, 1);
    // Twice for two science tags, not at all without one.
    let at = mars().played(0, &["mars_university"]);
    let research = red(at.clone().hand(0, &["trees", "moss"]), "research", 5, &[Science, Science, Event]);
    research.does(&["discard trees", "discard moss"]).gives(Change { cards: 2 + 1 + 1, ..NOTHING });
    let none = red(at.hand(0, &["trees"]), "release_of_inert_gases", 16, &[Event]);
    assert_eq!(none.scene.question(0), Some("ares-question-nothing-left"));
}

#[test]
fn card_media_group() {
    blue(mars(), "media_group", 11, &[Earth]).gives(NOTHING);
    let at = || mars().played(0, &["media_group"]);
    red(at(), "release_of_inert_gases", 11, &[Event]).gives(Change { tr: 2, ..NOTHING });
    red(at(), "special_design", 0, &[Event]).gives(NOTHING);
    blue(at(), "tardigrades", 6, &[Microbe]).gives(NOTHING);
}

#[test]
fn card_olympus_conference() {
    let card = blue(mars(), "olympus_conference", 15, &[Science, Building, Earth]);
    card.gives(Change { cards: 1, vp: 1, ..NOTHING });
    let at = || mars().played(0, &["olympus_conference"]);
    red(at(), "research", 5, &[Science, Science, Event]).gives(Change { cards: 2 + 2, ..NOTHING });
    green(at(), "mine", 10, &[Building]).gives(Change { steel: 2, ..NOTHING });
    green(at(), "sponsors", 5, &[Earth]).gives(Change { mc_production: 2, ..NOTHING });
}

#[test]
fn card_optimal_aerobraking() {
    blue(mars(), "optimal_aerobraking", 10, &[Space]).gives(NOTHING);
    let at = || mars().played(0, &["optimal_aerobraking"]);
    red(at(), "research", 5, &[Science, Science, Event]).gives(Change {
        cards: 2,
        heat: 2,
        plants: 2,
        ..NOTHING
    });
    green(at(), "satellites", 14, &[Space]).gives(Change { mc_production: 2, ..NOTHING });
}

#[test]
fn card_physics_complex() {
    let id = "physics_complex";
    needs_science(id, 4);
    let scene = blue(scientists(4), id, 5, &[Science, Building]).gives(NOTHING);
    assert_eq!(scene.stock(id), 0);
    let at = || mars().played(0, &[id]);
    holds(id, Kind::Science);
    let three_steps = red(at(), "deimos_down", 30, &[Space, Event]);
    let scene = three_steps.gives(Change { celsius: 6, tr: 3, mc: 7, vp: 1, ..NOTHING });
    assert_eq!(scene.stock(id), 3);
    assert_eq!((at().on_card(id, 4).card_vp(0), at().on_card(id, 5).card_vp(0)), (2, 2));
    let oxygen = red(at().oceans(8), "towing_a_comet", 22, &[Space, Event]);
    assert_eq!(oxygen.scene.stock(id), 0, "only the temperature counts");
}

#[test]
fn card_recycled_detritus() {
    blue(mars(), "recycled_detritus", 24, &[]).gives(Change { vp: 1, ..NOTHING });
    let at = || mars().played(0, &["recycled_detritus"]);
    red(at(), "research", 5, &[Science, Science, Event]).gives(Change { cards: 2 + 2, ..NOTHING });
    green(at(), "mine", 10, &[Building]).gives(Change { steel: 2, ..NOTHING });
}

#[test]
fn card_research_outpost() {
    blue(mars(), "research_outpost", 6, &[Science, Building]).gives(NOTHING);
    let at = || mars().played(0, &["research_outpost"]);
    red(at(), "research", 4, &[Science, Science, Event]).gives(Change { cards: 2, ..NOTHING });
    green(at(), "monocultures", 5, &[]).gives(Change { tr: -1, plant_production: 2, ..NOTHING });
    blue(at(), "tardigrades", 5, &[Microbe]).gives(NOTHING);
}

#[test]
fn card_restructured_resources() {
    blue(mars(), "restructured_resources", 7, &[]).gives(NOTHING);
    let at = mars().played(0, &["restructured_resources"]).hand(0, &["mine"]);
    let paid = Change { cards: -1, steel: 2, ..NOTHING };
    let playing = || story(at.clone().plants(0, 2).mc(0, 10), Phase::Development).does(&["play mine"]);
    playing().does(&["pay"]).gives(Change { mc: -10, ..paid });
    let cheaper = playing().does(&["offset restructured_resources"]);
    cheaper.scene.refuses(0, "offset restructured_resources", "AE-DEC-12");
    cheaper.does(&["pay"]).gives(Change { mc: -5, plants: -1, ..paid });
    at.mc(0, 9).phase(Phase::Development).refuses(0, "play mine", "AE-CARD-03");
}

#[test]
fn card_small_animals() {
    let id = "small_animals";
    needs_celsius(id, -18);
    let scene = blue(mars().temperature(-18), id, 9, &[Animal]).gives(NOTHING);
    assert_eq!(scene.stock(id), 0);
    holds(id, Kind::Animals);
    let at = scientists(4).played(0, &[id, "birds"]).on_card(id, 1);
    let two_forests = red(at, "plantation", 22, &[Plant, Event]);
    let scene = two_forests.gives(Change { forests: 2, oxygen: 2, tr: 2, vp: 1, ..NOTHING });
    assert_eq!(scene.stock(id), 3);
    assert_eq!(mars().played(0, &[id]).on_card(id, 4).card_vp(0), 2);
    let oxygen = red(mars().oceans(8).played(0, &[id]), "towing_a_comet", 22, &[Space, Event]);
    assert_eq!(oxygen.scene.stock(id), 0, "oxygen alone is no forest");
}

#[test]
fn card_standard_technology() {
    blue(mars(), "standard_technology", 15, &[Science]).gives(Change { vp: 1, ..NOTHING });
    let at = || mars().oceans(8).played(0, &["standard_technology"]).heat(0, 8).plants(0, 8);
    for (text, price) in [("forest mc", 16), ("warm mc", 10), ("ocean mc", 11)] {
        at().mc(0, price - 1).phase(Phase::Action).refuses(0, text, "AE-DEC-17");
    }
    action(at().mc(0, 16), &["forest mc"]).gives(Change { mc: -16, forests: 1, oxygen: 1, tr: 1, ..NOTHING });
    action(at().mc(0, 10), &["warm mc"]).gives(Change { mc: -10, celsius: 2, tr: 1, ..NOTHING });
    action(at().mc(0, 11), &["ocean mc"]).gives(Change { mc: 4 - 11, ..NINTH_OCEAN });
    action(at(), &["warm heat"]).gives(Change { heat: -8, celsius: 2, tr: 1, ..NOTHING });
    action(at(), &["forest plants"]).gives(Change { plants: -8, forests: 1, oxygen: 1, tr: 1, ..NOTHING });
}

#[test]
fn card_united_planetary_alliance() {
    blue(mars(), "united_planetary_alliance", 11, &[Science, Earth]).gives(NOTHING);
    let at = mars().played(0, &["united_planetary_alliance"]);
    let research = |at, kept: usize| {
        let mut scene = story(at, Phase::Research).scene;
        let drawn = scene.board(0).drawn;
        for _ in 0..kept {
            let first = scene.legal(0)[0].clone();
            scene.play(0, &first);
        }
        assert_eq!((usize::from(scene.board(0).hand), scene.board(0).drawn), (kept, 0));
        drawn
    };
    assert_eq!(research(at.clone(), 2), 3);
    assert_eq!(research(at.chose(0, Phase::Research), 3), 6);
}

#[test]
fn card_viral_enhancers() {
    // Its own two tags; nothing else could take them.
    blue(mars(), "viral_enhancers", 8, &[Microbe, Plant]).gives(Change { plants: 2, ..NOTHING });
    let at = || mars().played(0, &["tardigrades", "small_animals"]);
    let own = blue(at(), "viral_enhancers", 8, &[Microbe, Plant]).does(&["mode 2", "mode 3"]).gives(NOTHING);
    assert_eq!((own.stock("small_animals"), own.stock("tardigrades")), (1, 1));
    // Once for an animal, a microbe and a plant tag each; not for others.
    let at = || at().played(0, &["viral_enhancers"]);
    blue(at().temperature(-18), "fish", 11, &[Animal])
        .does(&["mode 1"])
        .gives(Change { plants: 1, ..NOTHING });
    let microbe =
        blue(at(), "nitrite_reducing_bacteria", 11, &[Microbe]).does(&["mode 3", "put tardigrades"]);
    assert_eq!(microbe.gives(NOTHING).stock("tardigrades"), 1);
    let plant = green(at(), "nitrophilic_moss", 14, &[Plant]).does(&["mode 2"]);
    let scene = plant.gives(Change { plant_production: 2, vp: 0, ..NOTHING });
    assert_eq!(scene.stock("small_animals"), 1);
    green(at(), "mine", 10, &[Building]).gives(Change { steel: 2, ..NOTHING });
}
