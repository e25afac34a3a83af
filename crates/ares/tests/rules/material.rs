//! The numbers of the rulebook, and what lies in the box.

use ares::Ares;
use ares::material::numbers;
use ares::material::{Planet, Zone};
use table::{Game, Provenance};

#[test]
fn the_numbers_of_the_rules_are_those_of_the_rulebook() {
    assert_eq!(
        (numbers::TEMPERATURE_START, numbers::TEMPERATURE_STEP, numbers::TEMPERATURE_MAX),
        (-30, 2, 19)
    );
    assert_eq!((numbers::OXYGEN_MAX, numbers::OCEANS, numbers::START_TR), (14, 9, 5));
    assert_eq!((numbers::START_HAND, numbers::CORPORATIONS_DEALT), (8, 2));
    assert_eq!((numbers::HAND_LIMIT, numbers::SALE), (10, 3));
    assert_eq!((numbers::STARRED_DEALT, numbers::OTHERS_DEALT), (4, 4));
    assert_eq!((numbers::STEEL_VALUE, numbers::TITANIUM_VALUE), (2, 3));
    assert_eq!((numbers::DEVELOPMENT_BONUS, numbers::PRODUCTION_BONUS), (3, 4));
    assert_eq!((numbers::RESEARCH, numbers::RESEARCH_BONUS), ((2, 1), (3, 1)));
    assert_eq!((numbers::FOREST_PLANTS, numbers::FOREST_MC), (8, 20));
    assert_eq!((numbers::WARM_HEAT, numbers::WARM_MC, numbers::OCEAN_MC), (8, 14, 15));
    assert_eq!((numbers::POOL_CUBES, numbers::POOL_MARKERS, numbers::COOP_VP), (27, 3, 80));
    assert_eq!((numbers::SOLO_ROUNDS, numbers::VIRTUAL_DECK, numbers::LAST_MARKER), (25, 5, 5));
}

#[test]
fn the_zones_are_those_of_the_tracks() {
    let zones = [
        (Zone::Purple, (-30, -20), (0, 2)),
        (Zone::Red, (-18, -10), (3, 6)),
        (Zone::Yellow, (-8, 0), (7, 11)),
        (Zone::White, (2, 8), (12, 14)),
    ];
    for (zone, celsius, oxygen) in zones {
        for celsius in [celsius.0, celsius.1] {
            let temperature = ((celsius + 30) / 2) as u8;
            assert_eq!(Planet { temperature, ..Planet::default() }.temperature_zone(), zone, "{celsius} °C");
        }
        for oxygen in [oxygen.0, oxygen.1] {
            assert_eq!(Planet { oxygen, ..Planet::default() }.oxygen_zone(), zone, "{oxygen} %");
        }
    }
}

#[test]
fn the_box_says_which_cards_are_second_hand() {
    let items = Ares::material();
    let mark = |id: &str| items.iter().find(|item| item.id == id).expect("in the box").provenance;
    assert_eq!(mark("microprocessors"), Provenance::Printed);
    assert_eq!(mark("birds"), Provenance::ThirdParty);
    // The programs differ about these in something that changes play.
    for id in ["comet", "caretaker_contract", "energy_subsidies", "phobolog", "saturn_systems"] {
        assert_eq!(mark(id), Provenance::Disputed, "{id}");
    }
    // A difference in play is called disputed; one in a name or a number is not.
    for item in items.iter().filter(|item| item.provenance == Provenance::ThirdParty) {
        let plays = ["Action:", "Effect:", "Requirements:", "Production:", "Vp:", "Starting_production:"];
        assert!(!plays.iter().any(|word| item.note.contains(word)), "{}", item.id);
    }
    assert_eq!(mark("mining_guild"), Provenance::Disputed);
    assert!(items.iter().all(|item| item.provenance < Provenance::Mixed), "none of it is ours");
}

#[test]
fn the_box_holds_208_projects_and_12_corporations_each_with_its_test() {
    let items = Ares::material();
    let of = |kind: &str| items.iter().filter(|item| item.kind == kind).count();
    assert_eq!((of("project"), of("corporation"), of("ocean"), of("phase")), (208, 12, 9, 5));
    let cards = items.iter().filter(|item| item.kind == "project" || item.kind == "corporation");
    for card in cards {
        assert_eq!(card.tested_by, Some(format!("card_{}", card.id)));
    }
}
