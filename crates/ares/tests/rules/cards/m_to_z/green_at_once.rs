//! Green cards that also do something at once.

use ares::material::Tag::*;

use crate::table::story::*;

#[test]
fn card_microprocessors() {
    let card = green(mars().hand(0, &["comet"]), "microprocessors", 17, &[Building, Energy]);
    assert_eq!(card.scene.board(0).hand, 3, "two cards are drawn before one is discarded");
    assert_eq!(card.scene.question(0), Some("ares-question-discard"));
    let scene = card.does(&["discard comet"]).gives(Change { cards: 1, heat_production: 3, ..NOTHING });
    assert_eq!(scene.question(0), Some("ares-question-nothing-left"), "one discard is enough");
}

#[test]
fn card_noctis_farming() {
    needs_celsius("noctis_farming", -18);
    green(mars().temperature(-18), "noctis_farming", 13, &[Building, Plant]).gives(Change {
        plants: 2,
        plant_production: 1,
        vp: 1,
        ..NOTHING
    });
}

#[test]
fn card_protected_valley() {
    green(mars(), "protected_valley", 22, &[Building, Plant]).gives(Change {
        forests: 1,
        oxygen: 1,
        tr: 1,
        mc_production: 2,
        ..NOTHING
    });
}

#[test]
fn card_smelting() {
    let card = green(mars(), "smelting", 28, &[Building, Energy]);
    card.gives(Change { cards: 2, heat_production: 5, ..NOTHING });
}

#[test]
fn card_soil_warming() {
    green(mars(), "soil_warming", 24, &[Plant]).gives(Change {
        celsius: 2,
        tr: 1,
        plant_production: 2,
        ..NOTHING
    });
}

#[test]
fn card_solar_trapping() {
    let card = green(mars(), "solar_trapping", 10, &[Building]);
    card.gives(Change { cards: 1, heat: 3, heat_production: 1, ..NOTHING });
}

#[test]
fn card_space_heaters() {
    green(mars(), "space_heaters", 11, &[Building]).gives(Change { cards: 1, heat_production: 2, ..NOTHING });
}

#[test]
fn card_toll_station() {
    let hand = ["micro_mills", "mine", "tardigrades"];
    let card = green(mars().hand(0, &hand), "toll_station", 16, &[]);
    card.scene.refuses(0, "play mine", "AE-DEC-31").refuses(0, "play tardigrades", "AE-CARD-44");
    card.does(&["play micro_mills"]).gives(Change {
        cards: -1,
        mc_production: 3,
        heat_production: 1,
        steel: 1,
        ..NOTHING
    });
    let card = green(mars().hand(0, &hand), "toll_station", 16, &[]);
    card.does(&["decline"]).gives(Change { mc_production: 3, ..NOTHING });
}

#[test]
fn card_trading_post() {
    green(mars(), "trading_post", 11, &[]).gives(Change { plants: 3, mc_production: 2, ..NOTHING });
}

#[test]
fn card_trapped_heat() {
    needs_celsius("trapped_heat", -18);
    let card = green(mars().temperature(-18).oceans(8), "trapped_heat", 20, &[]);
    card.gives(Change { heat_production: 2, ..NINTH_OCEAN });
}

#[test]
fn card_trees() {
    needs_celsius("trees", -8);
    green(mars().temperature(-8), "trees", 17, &[Plant]).gives(Change {
        plants: 1,
        plant_production: 3,
        vp: 1,
        ..NOTHING
    });
}

#[test]
fn card_tundra_farming() {
    needs_celsius("tundra_farming", -8);
    green(mars().temperature(-8), "tundra_farming", 12, &[Plant]).gives(Change {
        plants: 1,
        mc_production: 2,
        plant_production: 1,
        vp: 1,
        ..NOTHING
    });
}
