//! The numbers of the rules are those of the board data.

use ares::Ares;
use ares::material::numbers;
use serde_json::Value;
use table::Game;

fn board() -> Value {
    serde_json::from_str(include_str!("../../data/board.json")).unwrap()
}

fn at(board: &Value, pointer: &str) -> i64 {
    board.pointer(pointer).and_then(Value::as_i64).unwrap_or_else(|| panic!("{pointer}"))
}

#[test]
fn the_numbers_of_the_rules_are_those_of_the_board() {
    let board = board();
    let same = [
        ("/tracks/temperature/start", i64::from(numbers::TEMPERATURE_START)),
        ("/tracks/temperature/step", numbers::TEMPERATURE_STEP.into()),
        ("/tracks/temperature/levels", i64::from(numbers::TEMPERATURE_MAX) + 1),
        ("/tracks/oxygen/max", numbers::OXYGEN_MAX.into()),
        ("/tracks/oceans/max", numbers::OCEANS.into()),
        ("/tracks/tr/start", numbers::START_TR.into()),
        ("/cards_rules/starting_hand", numbers::START_HAND.into()),
        ("/cards_rules/corporations_dealt", numbers::CORPORATIONS_DEALT as i64),
        ("/cards_rules/hand_limit_end_of_round", numbers::HAND_LIMIT.into()),
        ("/cards_rules/sell_value_mc", numbers::SALE.into()),
        ("/cards_rules/first_game/starter_projects_per_player", numbers::STARRED_DEALT.into()),
        ("/cards_rules/first_game/other_projects_per_player", numbers::OTHERS_DEALT.into()),
        ("/materials/steel/mc_per_level", numbers::STEEL_VALUE.into()),
        ("/materials/titanium/mc_per_level", numbers::TITANIUM_VALUE.into()),
        ("/phases/0/bonus/amount", -i64::from(numbers::DEVELOPMENT_BONUS)),
        ("/phases/3/bonus/amount", numbers::PRODUCTION_BONUS.into()),
        ("/phases/4/draw", numbers::RESEARCH.0.into()),
        ("/phases/4/keep", numbers::RESEARCH.1.into()),
        ("/phases/4/bonus/draw", numbers::RESEARCH_BONUS.0.into()),
        ("/phases/4/bonus/keep", numbers::RESEARCH_BONUS.1.into()),
        ("/standard_actions/0/cost/0/amount", numbers::FOREST_PLANTS.into()),
        ("/standard_actions/1/cost/0/amount", numbers::FOREST_MC.into()),
        ("/standard_actions/2/cost/0/amount", numbers::WARM_HEAT.into()),
        ("/standard_actions/3/cost/0/amount", numbers::WARM_MC.into()),
        ("/standard_actions/4/cost/0/amount", numbers::OCEAN_MC.into()),
        ("/coop_two_players/pool/copper_cubes", numbers::POOL_CUBES.into()),
        ("/coop_two_players/pool/player_cubes_of_unused_colour", numbers::POOL_MARKERS.into()),
        ("/coop_two_players/win/combined_vp_min", numbers::COOP_VP.into()),
        ("/solo/total_rounds", numbers::SOLO_ROUNDS.into()),
        ("/solo/dummy_deck", numbers::VIRTUAL_DECK.into()),
        ("/solo/final_rounds/when_marker_at", numbers::LAST_MARKER.into()),
    ];
    for (pointer, number) in same {
        assert_eq!(at(&board, pointer), number, "{pointer}");
    }
}

#[test]
fn the_zones_are_those_of_the_board() {
    use ares::material::{Planet, Zone};
    let board = board();
    for (name, zone) in
        [("purple", Zone::Purple), ("red", Zone::Red), ("yellow", Zone::Yellow), ("white", Zone::White)]
    {
        for end in ["from", "to"] {
            let celsius = at(&board, &format!("/tracks/temperature/zones/{name}/{end}"));
            let temperature = ((celsius + 30) / 2) as u8;
            assert_eq!(Planet { temperature, ..Planet::default() }.temperature_zone(), zone, "{celsius} °C");
            let oxygen = at(&board, &format!("/tracks/oxygen/zones/{name}/{end}")) as u8;
            assert_eq!(Planet { oxygen, ..Planet::default() }.oxygen_zone(), zone, "{oxygen} %");
        }
    }
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
