//! The weather.

use crate::prelude::*;

const KINDS: [Weather; 7] = [
    Weather::Stable,
    Weather::SolarActivityEnergy,
    Weather::SolarActivityFood,
    Weather::Wind,
    Weather::SandstormFood,
    Weather::SandstormEnergy,
    Weather::Earthquake,
];

#[test]
fn ma_wea_01_the_top_card_becomes_the_weather_in_place_of_the_old_one() {
    let t = scene(Variant::Coop, 2).weather(Weather::Wind).round(3).only_weather(Weather::Earthquake);
    assert_eq!(t.open().weather, Weather::Earthquake);
    assert_eq!(t.open().weather_past[Weather::Wind.index()], 1);
    assert_eq!(t.game.crystal_limit(BLUE), 1);
}

#[test]
fn ma_wea_02_the_weather_holds_until_the_next_card() {
    let s = scene(Variant::Coop, 2).cycle(2).unlocked(BLUE).unlocked(RED).next_weather(Weather::Earthquake);
    let mut t = s.stack(3, &[EventCard::SolarFlare3]).round(2).turn(BLUE);
    assert_eq!(t.open().weather, Weather::Stable);
    calm(&mut t, at(2, 3));
    assert_eq!(t.open().weather, Weather::Earthquake);
    t.game.hidden.weather_deck[Weather::Wind.index()] -= 1;
    let top = t.game.hidden.weather_top.replace(Weather::Wind).unwrap();
    t.game.hidden.weather_deck[top.index()] += 1;
    calm(&mut t, at(2, 4));
    assert_eq!((t.open().weather, t.game.crystal_limit(BLUE)), (Weather::Earthquake, 1));
    calm(&mut t, at(3, 1));
    assert_eq!(t.open().weather, Weather::Wind);
    calm(&mut t, at(3, 2));
    assert_eq!(t.open().weather, Weather::Wind);
}

#[test]
fn ma_wea_03_the_first_two_rounds_are_stable() {
    let mut t = scene(Variant::Semi, 2).next_weather(Weather::Wind).turn(BLUE);
    assert_eq!(t.open().weather, Weather::Stable);
    calm(&mut t, at(1, 2));
    assert_eq!(t.open().weather, Weather::Stable);
    calm(&mut t, at(1, 3));
    assert_eq!(t.open().weather, Weather::Wind);
}

/// MA-WEA-04: whatever the weather, everything but production, harvest and excavation costs and yields the same.
#[test]
fn ma_wea_04_weather_changes_nothing_else() {
    let stock = [(Energy, 9), (Regolith, 9), (Ice, 9), (Water, 9), (Supplies, 9), (Credits, 9)];
    let rich = || scene(Variant::Coop, 2).all_built().all_finished().stock(BLUE, &stock);
    for weather in KINDS {
        let mut t = rich().weather(weather).turn(BLUE);
        assert_eq!(t.time(), 3);
        t.plays(BLUE, &["place moxie 1", "oxygen q1", "place water_plant 1", "water"]);
        t.plays(BLUE, &["place hospital 1", "medicine"]);
        let stock = [Energy, Ice, Water, Supplies, Medicine, Reputation].map(|what| t.has(BLUE, what));
        assert_eq!(stock, [6, 8, 10, 8, 1, 4], "{weather:?}");
        let mut t = rich().weather(weather).turn(BLUE);
        t.plays(BLUE, &["place construction 1", "install solar", "place lander 1", "supplies 1"]);
        t.plays(BLUE, &["place greenhouses 1", "crop crop_tubers"]);
        assert_eq!([Energy, Regolith, Supplies].map(|what| t.has(BLUE, what)), [7, 8, 9], "{weather:?}");
    }
}

#[test]
fn ma_wea_05_the_seven_kinds_and_their_effects() {
    let look = |weather| {
        let base = || scene(Variant::Coop, 2).weather(weather).no_demand();
        let t = base().crop(RED, Crop::Legumes).installation(BLUE, Installation::Solar, 1);
        let t = t.installation(RED, Installation::Wind, 1).turn(BLUE);
        [
            t.game.harvest_price(BLUE).goods[Energy.index()],
            t.game.harvest_food(RED),
            t.game.production(BLUE),
            t.game.production(RED),
            t.game.crystal_limit(BLUE),
        ]
    };
    // Printed crop 1 energy, Legumes 3 food, 2 energy of an installation, 2 crystals.
    assert_eq!(look(Weather::Stable), [1, 3, 2, 2, 2]);
    assert_eq!(look(Weather::SolarActivityEnergy), [0, 3, 3, 2, 2]);
    assert_eq!(look(Weather::SolarActivityFood), [1, 4, 3, 2, 2]);
    assert_eq!(look(Weather::Wind), [1, 3, 2, 3, 2]);
    assert_eq!(look(Weather::SandstormFood), [1, 2, 1, 1, 2]);
    assert_eq!(look(Weather::SandstormEnergy), [2, 3, 1, 1, 2]);
    assert_eq!(look(Weather::Earthquake), [1, 3, 2, 2, 1]);
}

/// MA-WEA-05: the numbers above are those that are played with.
#[test]
fn ma_wea_05_a_harvest_is_paid_and_gained_by_the_weather() {
    let harvest = |weather| {
        let mut t = scene(Variant::Coop, 2).weather(weather).have(BLUE, Water, 1).turn(BLUE);
        t.plays(BLUE, &["place greenhouses 1", "harvest"]);
        (10 - t.has(BLUE, Energy), t.has(BLUE, Food))
    };
    assert_eq!(
        KINDS.map(harvest),
        [(1, 1), (0, 1), (1, 2), (1, 1), (1, 0), (2, 1), (1, 1)],
        "energy paid, food gained"
    );
    let dig = |weather| {
        let mut t = scene(Variant::Coop, 2).weather(weather).dig(0, -3, Dig::R2i0).turn(BLUE);
        t.plays(BLUE, &["place excavation 1", "take h01"]);
        t.allows(BLUE, "crystals 2 0")
    };
    assert!(dig(Weather::Wind) && !dig(Weather::Earthquake));
}

/// MA-WEA-06, MA-EX-38, MA-EX-39: all changes first, then the floor.
#[test]
fn ma_wea_06_no_value_falls_below_zero() {
    let sun = || scene(Variant::Coop, 2).weather(Weather::SolarActivityEnergy);
    let cheaper = Modifier::Cost(Target::Work(Work::Harvest), Energy, -1);
    let t = sun().active(cheaper, Until::EndOfRound).turn(BLUE);
    assert_eq!(t.game.harvest_price(BLUE).goods[Energy.index()], 0);
    let storm = || scene(Variant::Coop, 2).weather(Weather::SandstormFood);
    assert_eq!(storm().turn(BLUE).game.harvest_food(BLUE), 0);
    assert_eq!(storm().assistant(BLUE, Assistant::Botanist).turn(BLUE).game.harvest_food(BLUE), 1);
    let weak = |s: Scene| s.active(Modifier::Production(Installation::Solar, -1), Until::EndOfRound);
    let panel = || storm().installation(BLUE, Installation::Solar, 1);
    assert_eq!(weak(panel()).turn(BLUE).game.production(BLUE), 0);
    assert_eq!(weak(weak(panel())).turn(BLUE).game.production(BLUE), 0, "2 - 3 is 0");
    assert_eq!(weak(weak(panel())).tech(BLUE, CorpTech::SolarCells).turn(BLUE).game.production(BLUE), 0);
    let t = weak(panel()).tech(BLUE, CorpTech::SolarCells).turn(BLUE);
    assert_eq!(t.game.production(BLUE), 1, "2 + 1 - 2");
    assert!(t.open().construction.contains(Hospital));
}
