//! Energy production.

use crate::prelude::*;
use martians::material::Installation::{Solar, Wind};

/// Energy of blue and red after a production; both begin with nothing.
fn made(s: Scene) -> (u16, u16) {
    let t = s.have(BLUE, Energy, 0).have(RED, Energy, 0).production();
    (t.has(BLUE, Energy), t.has(RED, Energy))
}

fn semi() -> Scene {
    scene(Variant::Semi, 2)
}

#[test]
fn ma_prod_01_each_player_is_paid_for_the_own_installations() {
    assert_eq!(made(semi().installation(BLUE, Solar, 2)), (4, 0));
    assert_eq!(made(semi().installation(BLUE, Solar, 1).installation(RED, Wind, 2)), (2, 4));
    assert_eq!(made(semi()), (0, 0));
}

#[test]
fn ma_prod_02_an_installation_makes_two_energy() {
    assert_eq!(made(semi().installation(BLUE, Solar, 1).installation(RED, Wind, 1)), (2, 2));
}

/// MA-PROD-03, MA-EX-01.
#[test]
fn ma_prod_03_solar_cells_add_one_to_each_own_solar_panel() {
    let cells = || semi().tech(BLUE, CorpTech::SolarCells);
    assert_eq!(made(cells().installation(BLUE, Solar, 2).installation(RED, Solar, 2)), (6, 4));
    assert_eq!(made(cells().installation(BLUE, Wind, 2)), (4, 0));
}

#[test]
fn ma_prod_04_kinetic_power_adds_one_to_each_own_wind_farm() {
    let power = || semi().tech(BLUE, CorpTech::KineticPower);
    assert_eq!(made(power().installation(BLUE, Wind, 2).installation(RED, Wind, 1)), (6, 2));
    assert_eq!(made(power().installation(BLUE, Solar, 2)), (4, 0));
}

/// MA-PROD-05, MA-EX-02, MA-EX-31.
#[test]
fn ma_prod_05_the_weather_changes_each_installation() {
    let under =
        |weather| made(semi().weather(weather).installation(BLUE, Solar, 2).installation(RED, Wind, 2));
    assert_eq!(under(Weather::Stable), (4, 4));
    assert_eq!(under(Weather::SolarActivityEnergy), (6, 4));
    assert_eq!(under(Weather::SolarActivityFood), (6, 4));
    assert_eq!(under(Weather::Wind), (4, 6));
    assert_eq!(under(Weather::SandstormFood), (2, 2));
    assert_eq!(under(Weather::SandstormEnergy), (2, 2));
    assert_eq!(under(Weather::Earthquake), (4, 4));
}

#[test]
fn ma_prod_06_base_technology_and_weather_add_up_and_stop_at_zero() {
    let both = |weather| semi().weather(weather).installation(BLUE, Solar, 1).installation(BLUE, Wind, 1);
    assert_eq!(made(both(Weather::SandstormFood)).0, 2);
    assert_eq!(made(both(Weather::SandstormFood).tech(BLUE, CorpTech::SolarCells)).0, 3);
    assert_eq!(made(both(Weather::Wind).tech(BLUE, CorpTech::KineticPower)).0, 6);
    let dust = Modifier::Production(Solar, -1);
    let worst = semi().weather(Weather::SandstormFood).installation(BLUE, Solar, 2);
    let worst = worst.active(dust, Until::ThisProduction).active(dust, Until::ThisProduction);
    assert_eq!(made(worst).0, 0);
}

#[test]
fn ma_prod_07_the_energy_goes_to_the_owner_or_to_the_common_stock() {
    let one = |s: Scene| made(s.installation(RED, Solar, 1));
    assert_eq!(one(scene(Variant::Semi, 2)), (0, 2));
    assert_eq!(one(scene(Variant::Com, 2)), (0, 2));
    assert_eq!(one(scene(Variant::Coop, 2)), (2, 2));
    assert_eq!(made(scene(Variant::Solo, 1).installation(BLUE, Wind, 4)), (8, 8));
}

#[test]
fn ma_prod_08_in_co_op_a_technology_serves_only_its_owner() {
    let s = scene(Variant::Coop, 2).tech(BLUE, CorpTech::SolarCells);
    let s = s.installation(BLUE, Solar, 1).installation(RED, Solar, 1);
    assert_eq!(made(s).0, 5, "3 of blue and 2 of red");
}

const MEANS: [(Resource, u16); 3] = [(Energy, 9), (Regolith, 9), (Supplies, 9)];

#[test]
fn ma_prod_09_a_player_owns_two_installations_solo_four() {
    let third = |s: Scene| {
        let mut t = s.stock(BLUE, &MEANS).turn(BLUE);
        t.plays(BLUE, &["place construction 1", "build hospital"]);
        t.refusal(BLUE, "install solar").rule
    };
    for variant in [Variant::Coop, Variant::Semi, Variant::Com] {
        assert_eq!(third(scene(variant, 2).installation(BLUE, Solar, 2)), "MA-CON-07");
        assert_eq!(
            third(scene(variant, 2).installation(BLUE, Solar, 1).installation(BLUE, Wind, 1)),
            "MA-CON-07"
        );
    }
    let solo = || scene(Variant::Solo, 1).installation(BLUE, Wind, 3).stock(BLUE, &MEANS);
    let mut t = solo().turn(RED);
    t.plays(RED, &["place construction 1", "install solar"]);
    assert_eq!(t.corporation(BLUE).installations, [1, 3]);
    assert_eq!(third(solo().installation(BLUE, Solar, 1)), "MA-CON-07");
    let mut t = semi().stock(BLUE, &MEANS).installation(BLUE, Wind, 1).turn(BLUE);
    t.plays(BLUE, &["place construction 1", "install wind"]);
    assert_eq!(t.corporation(BLUE).installations, [0, 2]);
}

#[test]
fn ma_prod_10_everybody_may_build_the_same_kind() {
    let mut s = scene(Variant::Com, 4).stock(YELLOW, &MEANS).installation(YELLOW, Solar, 1);
    for colour in [BLUE, RED, GREEN] {
        s = s.installation(colour, Solar, 2);
    }
    let mut t = s.turn(YELLOW);
    t.plays(YELLOW, &["place construction 1", "install solar"]);
    assert_eq!(t.corporation(YELLOW).installations, [2, 0]);
}

/// MA-PROD-11: there is no place to put a marker, and what stands stands to the end.
#[test]
fn ma_prod_11_installations_have_no_fields_and_are_never_removed() {
    for field in ["place solar 1", "place wind 1", "place rtg 1"] {
        assert!(field.parse::<Action>().is_err(), "{field}");
    }
    let mut t = scene(Variant::Coop, 2).installation(BLUE, Solar, 1).installation(RED, Wind, 2).turn(BLUE);
    calm(&mut t, never);
    assert_eq!(t.corporation(BLUE).installations, [1, 0]);
    assert_eq!(t.corporation(RED).installations, [0, 2]);
}

#[test]
fn ma_prod_12_an_installation_first_produces_in_the_next_production_step() {
    let s = scene(Variant::Semi, 2).stock(BLUE, &MEANS).next_weather(Weather::Earthquake);
    let mut t = s.stack(1, &[EventCard::SolarFlare1]).turn(BLUE);
    t.plays(BLUE, &["place construction 1", "install solar"]);
    assert_eq!(t.has(BLUE, Energy), 8);
    calm(&mut t, at(1, 2));
    assert_eq!(t.has(BLUE, Energy), 8, "not in this round");
    calm(&mut t, at(1, 3));
    assert_eq!(t.has(BLUE, Energy), 10);
    assert!(t.open().markers[0].of(Construction).is_empty());
}
