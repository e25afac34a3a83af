//! Green cards whose production counts tags or forests.

use ares::material::Phase;
use ares::material::Tag::*;

use crate::table::story::*;

#[test]
fn card_medical_lab() {
    green(mars(), "medical_lab", 15, &[Building]).gives(Change { vp: 1, ..NOTHING });
    assert_eq!(levels(&["medical_lab", "mine"]).mc, 1);
    assert_eq!(levels(&["medical_lab", "mine", "mohole_area"]).mc, 1);
    assert_eq!(levels(&["medical_lab", "mine", "mohole_area", "titanium_mine"]).mc, 2);
}

#[test]
fn card_miranda_resort() {
    let card = green(mars(), "miranda_resort", 15, &[Space, Earth, Jovian]);
    card.gives(Change { mc_production: 1, vp: 1, ..NOTHING });
    assert_eq!(levels(&["miranda_resort", "media_group", "olympus_conference"]).mc, 3);
    assert_eq!(levels(&["miranda_resort", "comet", "vesta_shipyard"]).mc, 1, "space and Jupiter don't count");
}

#[test]
fn card_power_grid() {
    green(mars(), "power_grid", 8, &[Building, Energy]).gives(Change { mc_production: 1, ..NOTHING });
    assert_eq!(levels(&["power_grid", "power_plant", "wave_power"]).mc, 3);
    assert_eq!(levels(&["power_grid", "mine"]).mc, 1, "building doesn't count");
}

#[test]
fn card_satellite_farms() {
    green(mars(), "satellite_farms", 17, &[Space]).gives(Change { heat_production: 1, ..NOTHING });
    assert_eq!(levels(&["satellite_farms", "comet", "space_station"]).heat, 3);
    assert_eq!(levels(&["satellite_farms", "research", "mine"]).heat, 1, "other tags don't count");
}

#[test]
fn card_satellites() {
    green(mars(), "satellites", 14, &[Space]).gives(Change { mc_production: 1, ..NOTHING });
    assert_eq!(levels(&["satellites", "comet", "space_station"]).mc, 3);
    assert_eq!(levels(&["satellites", "research", "mine"]).mc, 1, "other tags don't count");
}

#[test]
fn card_venture_capitalism() {
    green(mars(), "venture_capitalism", 11, &[]).gives(NOTHING);
    let after_two_events =
        green(mars().played(0, &["comet", "mine", "crater"]), "venture_capitalism", 11, &[]);
    after_two_events.gives(Change { mc_production: 2, ..NOTHING });
    assert_eq!(levels(&["venture_capitalism", "research"]).mc, 1, "one event, two science tags");
}

#[test]
fn card_windmills() {
    let card = green(mars(), "windmills", 10, &[Building, Energy]);
    card.gives(Change { heat_production: 1, vp: 1, ..NOTHING });
    assert_eq!(levels(&["windmills", "power_grid", "power_infrastructure"]).heat, 3);
    assert_eq!(levels(&["windmills", "mine"]).heat, 1, "building doesn't count");
}

#[test]
fn card_worms() {
    needs_oxygen("worms", 3);
    green(mars().oxygen(3), "worms", 11, &[Microbe]).gives(Change { plant_production: 1, ..NOTHING });
    assert_eq!(levels(&["worms", "tardigrades", "symbiotic_fungus"]).plants, 3);
    assert_eq!(levels(&["worms", "small_animals", "mangrove"]).plants, 1, "animals and plants don't count");
}

#[test]
fn card_zeppelins() {
    needs_oxygen("zeppelins", 3);
    green(mars().oxygen(3), "zeppelins", 10, &[]).gives(Change { vp: 1, ..NOTHING });
    let among_forests = green(mars().oxygen(3).forests(0, 4), "zeppelins", 10, &[]);
    among_forests.gives(Change { mc_production: 4, vp: 1, ..NOTHING });
    let mut scene = mars().played(0, &["zeppelins"]).plants(0, 8).phase(Phase::Action);
    scene.play(0, "forest plants");
    assert_eq!(scene.board(0).levels.mc, 1, "a new forest counts at once");
}
