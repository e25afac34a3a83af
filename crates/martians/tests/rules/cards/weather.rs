//! The ten weather cards: seven kinds.

use crate::prelude::*;

/// Under this weather: energy and food of a harvest, energy of a solar panel and of a wind farm, and how many
/// crystals an excavation may take.
fn under(weather: Weather) -> [u16; 5] {
    let scene = || scene(Variant::Com, 2).weather(weather).stock(BLUE, &[(Energy, 9), (Water, 1)]);
    let mut harvest = scene().turn(BLUE);
    harvest.plays(BLUE, &["place greenhouses 1", "harvest"]);
    let made = |kind| scene().installation(BLUE, kind, 1).production().has(BLUE, Energy) - 9;
    let mut dig = scene().dig(0, -3, Dig::R3i0).turn(BLUE);
    dig.plays(BLUE, &["place excavation 1", "take h01"]);
    let crystals = (0..=3).filter(|n| dig.allows(BLUE, &format!("crystals {n} 0"))).max().unwrap_or_default();
    [
        9 - harvest.has(BLUE, Energy),
        harvest.has(BLUE, Food),
        made(Installation::Solar),
        made(Installation::Wind),
        crystals,
    ]
}

/// How many of the ten cards show it.
fn cards(weather: Weather) -> u8 {
    let game = scene(Variant::Com, 2).turn(BLUE).game.clone();
    let at = weather.index();
    let top = u8::from(game.hidden.weather_top == Some(weather)) + u8::from(game.open.weather == weather);
    game.hidden.weather_deck[at] + top
}

#[test]
fn card_stable() {
    assert_eq!((under(Weather::Stable), cards(Weather::Stable)), ([1, 1, 2, 2, 2], 1));
    assert_eq!(
        scene(Variant::Com, 2).turn(BLUE).open().weather,
        Weather::Stable,
        "it lies there at the start"
    );
}

#[test]
fn card_solar_activity_energy() {
    assert_eq!(under(Weather::SolarActivityEnergy), [0, 1, 3, 2, 2]);
    assert_eq!(cards(Weather::SolarActivityEnergy), 1);
}

#[test]
fn card_solar_activity_food() {
    assert_eq!(under(Weather::SolarActivityFood), [1, 2, 3, 2, 2]);
    assert_eq!(cards(Weather::SolarActivityFood), 1);
}

#[test]
fn card_wind() {
    assert_eq!((under(Weather::Wind), cards(Weather::Wind)), ([1, 1, 2, 3, 2], 3));
}

#[test]
fn card_sandstorm_food() {
    assert_eq!((under(Weather::SandstormFood), cards(Weather::SandstormFood)), ([1, 0, 1, 1, 2], 1));
}

#[test]
fn card_sandstorm_energy() {
    assert_eq!((under(Weather::SandstormEnergy), cards(Weather::SandstormEnergy)), ([2, 1, 1, 1, 2], 1));
}

#[test]
fn card_earthquake() {
    assert_eq!((under(Weather::Earthquake), cards(Weather::Earthquake)), ([1, 1, 2, 2, 1], 2));
}
