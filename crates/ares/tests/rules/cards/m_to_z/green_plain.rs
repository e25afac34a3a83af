//! Green cards that raise production or capacities by fixed numbers and do nothing else.

use ares::material::Tag::*;

use crate::table::story::*;

#[test]
fn card_mass_converter() {
    needs_science("mass_converter", 4);
    green(scientists(4), "mass_converter", 20, &[Science, Building, Energy]).gives(Change {
        heat_production: 3,
        titanium: 1,
        vp: 2,
        ..NOTHING
    });
}

#[test]
fn card_methane_from_titan() {
    needs_oxygen("methane_from_titan", 3);
    green(mars().oxygen(3), "methane_from_titan", 35, &[Space, Jovian]).gives(Change {
        plant_production: 2,
        heat_production: 2,
        vp: 2,
        ..NOTHING
    });
}

#[test]
fn card_micro_mills() {
    green(mars(), "micro_mills", 9, &[Building]).gives(Change { heat_production: 1, steel: 1, ..NOTHING });
}

#[test]
fn card_mine() {
    green(mars(), "mine", 10, &[Building]).gives(Change { steel: 2, ..NOTHING });
}

#[test]
fn card_mohole_area() {
    green(mars(), "mohole_area", 18, &[Building]).gives(Change { heat_production: 4, ..NOTHING });
}

#[test]
fn card_monocultures() {
    refused(mars().tr(0, 0), "monocultures", "AE-CARD-33");
    green(mars().tr(0, 1), "monocultures", 6, &[]).gives(Change { tr: -1, plant_production: 2, ..NOTHING });
}

#[test]
fn card_moss() {
    needs_oceans("moss", 3);
    refused(mars().oceans(3), "moss", "AE-CARD-33");
    green(mars().oceans(3).plants(0, 1), "moss", 3, &[Plant]).gives(Change {
        plants: -1,
        plant_production: 1,
        ..NOTHING
    });
}

#[test]
fn card_natural_preserve() {
    needs_oxygen("natural_preserve", 3);
    green(mars().oxygen(3), "natural_preserve", 12, &[Science, Building]).gives(Change {
        mc_production: 2,
        vp: 1,
        ..NOTHING
    });
}

#[test]
fn card_new_portfolios() {
    green(mars(), "new_portfolios", 14, &[Plant, Energy]).gives(Change {
        mc_production: 1,
        plant_production: 1,
        heat_production: 1,
        ..NOTHING
    });
}

#[test]
fn card_nitrophilic_moss() {
    green(mars(), "nitrophilic_moss", 14, &[Plant]).gives(Change { plant_production: 2, ..NOTHING });
}

#[test]
fn card_nuclear_plants() {
    green(mars(), "nuclear_plants", 10, &[Building]).gives(Change {
        mc_production: 1,
        heat_production: 3,
        vp: -1,
        ..NOTHING
    });
}

#[test]
fn card_power_plant() {
    green(mars(), "power_plant", 3, &[Building, Energy]).gives(Change { heat_production: 1, ..NOTHING });
}

#[test]
fn card_power_supply_consortium() {
    green(mars(), "power_supply_consortium", 12, &[Energy]).gives(Change {
        mc_production: 2,
        heat_production: 1,
        ..NOTHING
    });
}

#[test]
fn card_quantum_extractor() {
    needs_science("quantum_extractor", 3);
    green(scientists(3), "quantum_extractor", 16, &[Science, Building, Energy]).gives(Change {
        heat_production: 3,
        vp: 2,
        ..NOTHING
    });
}

#[test]
fn card_rad_suits() {
    needs_oceans("rad_suits", 2);
    green(mars().oceans(2), "rad_suits", 4, &[]).gives(Change { mc_production: 2, ..NOTHING });
}

#[test]
fn card_slash_and_burn_agriculture() {
    green(mars(), "slash_and_burn_agriculture", 8, &[Building]).gives(Change {
        plant_production: 2,
        vp: -1,
        ..NOTHING
    });
}

#[test]
fn card_solar_power() {
    green(mars(), "solar_power", 10, &[Building, Energy]).gives(Change {
        heat_production: 1,
        vp: 1,
        ..NOTHING
    });
}

#[test]
fn card_soletta() {
    green(mars(), "soletta", 30, &[Space]).gives(Change { heat_production: 5, vp: 1, ..NOTHING });
}

#[test]
fn card_space_station() {
    green(mars(), "space_station", 14, &[Space]).gives(Change { titanium: 1, vp: 1, ..NOTHING });
}

#[test]
fn card_sponsors() {
    green(mars(), "sponsors", 5, &[Earth]).gives(Change { mc_production: 2, ..NOTHING });
}

#[test]
fn card_strip_mine() {
    refused(mars().tr(0, 0), "strip_mine", "AE-CARD-33");
    green(mars().tr(0, 1), "strip_mine", 12, &[Building]).gives(Change {
        tr: -1,
        steel: 2,
        titanium: 1,
        ..NOTHING
    });
}

#[test]
fn card_surface_mines() {
    green(mars(), "surface_mines", 13, &[Building]).gives(Change { steel: 1, titanium: 1, ..NOTHING });
}

#[test]
fn card_tectonic_stress_power() {
    green(mars(), "tectonic_stress_power", 20, &[Building, Energy]).gives(Change {
        heat_production: 3,
        vp: 1,
        ..NOTHING
    });
}

#[test]
fn card_titanium_mine() {
    green(mars(), "titanium_mine", 7, &[Building]).gives(Change { titanium: 1, ..NOTHING });
}

#[test]
fn card_tropical_resort() {
    refused(mars().heat(0, 4), "tropical_resort", "AE-CARD-33");
    green(mars().heat(0, 5), "tropical_resort", 19, &[]).gives(Change {
        heat: -5,
        mc_production: 4,
        vp: 2,
        ..NOTHING
    });
}

#[test]
fn card_underground_city() {
    green(mars(), "underground_city", 7, &[Building]).gives(Change { mc_production: 1, steel: 1, ..NOTHING });
}

#[test]
fn card_undersea_vents() {
    green(mars(), "undersea_vents", 31, &[Building, Energy]).gives(Change {
        card_production: 1,
        heat_production: 4,
        ..NOTHING
    });
}

#[test]
fn card_vesta_shipyard() {
    green(mars(), "vesta_shipyard", 16, &[Building, Space, Jovian]).gives(Change {
        titanium: 1,
        vp: 1,
        ..NOTHING
    });
}

#[test]
fn card_wave_power() {
    needs_oceans("wave_power", 3);
    green(mars().oceans(3), "wave_power", 9, &[Energy]).gives(Change { heat_production: 3, ..NOTHING });
}
