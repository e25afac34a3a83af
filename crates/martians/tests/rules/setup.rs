//! The set-up of every table.

use std::collections::BTreeSet;

use crate::prelude::*;

fn new(variant: Variant, players: u8) -> Martians {
    Martians::new(&Options::new(variant, players), 5).unwrap()
}

/// The numbers of the fields of a building that are in a set.
fn numbers(set: FieldSet, building: Building) -> Vec<u8> {
    set.of(building).iter().map(Field::number).collect()
}

const CLOSABLE: [Building; 4] = [Moxie, Construction, Excavation, Lander];

#[test]
fn ma_set_01_fields_are_unavailable_by_the_number_of_players_from_the_right() {
    let closed = |game: &Martians| CLOSABLE.map(|building| numbers(game.open.unavailable, building));
    let two = [vec![3], vec![3, 4], vec![3, 4], vec![3, 4]];
    assert_eq!(closed(&new(Variant::Solo, 1)), two);
    for variant in [Variant::Coop, Variant::Semi, Variant::Com] {
        assert_eq!(closed(&new(variant, 2)), two);
        assert_eq!(closed(&new(variant, 3)), [vec![], vec![4], vec![4], vec![4]]);
        assert_eq!(closed(&new(variant, 4)), [const { Vec::<u8>::new() }; 4]);
    }
}

#[test]
fn ma_set_02_no_other_building_has_unavailability_tokens() {
    for options in every_table() {
        let game = Martians::new(&options, 1).unwrap();
        for building in [Hospital, WaterPlant, Greenhouses, Education, Laboratory] {
            assert!(game.open.unavailable.of(building).is_empty(), "{building:?}");
        }
    }
}

#[test]
fn ma_set_03_four_buildings_begin_with_a_construction_token() {
    for options in every_table() {
        let game = Martians::new(&options, 1).unwrap();
        for building in Building::ALL {
            let unbuilt = [Hospital, Education, WaterPlant, Laboratory].contains(building);
            assert_eq!(game.open.construction.contains(*building), unbuilt, "{building:?}");
            assert!(!game.open.development.contains(building.field(1)), "{building:?}");
        }
    }
}

#[test]
fn ma_set_04_every_other_field_of_the_four_buildings_is_unfinished() {
    for options in every_table() {
        let game = Martians::new(&options, 1).unwrap();
        let unfinished = |building| numbers(game.open.development, building);
        assert_eq!(unfinished(Hospital), [2, 3]);
        assert_eq!(unfinished(Education), [2]);
        assert_eq!(unfinished(WaterPlant), [2]);
        assert_eq!(unfinished(Laboratory), [2, 3]);
    }
}

#[test]
fn ma_set_05_the_first_field_of_the_greenhouses_is_free() {
    for options in every_table() {
        let game = Martians::new(&options, 1).unwrap();
        assert_eq!(numbers(game.open.development, Greenhouses), [2, 3]);
    }
    let mut t = scene(Variant::Coop, 2).turn(BLUE);
    t.plays(BLUE, &["place greenhouses 1", "crop crop_tubers"]);
    assert_eq!(t.time(), 2, "no surcharge on the first field");
}

#[test]
fn ma_set_06_the_excavation_tokens_are_shuffled() {
    let grey = |seed| {
        let game = Martians::new(&Options::new(Variant::Coop, 2), seed).unwrap();
        assert_eq!(game.open.up.or(game.open.down), HexSet::ALL);
        assert_eq!(game.open.down.len(), 34);
        [0, 1, 2].map(|at| game.open.digs[at])
    };
    assert!((0..20).map(grey).collect::<BTreeSet<_>>().len() > 10);
}

#[test]
fn ma_set_07_the_three_grey_tokens_at_the_top_lie_face_up() {
    let up: Vec<_> = new(Variant::Semi, 3).open.up.iter().map(Hex::coordinates).collect();
    assert_eq!(up, [(0, -3), (-1, -2), (1, -3)]);
}

#[test]
fn ma_set_08_the_machine_stands_on_the_topmost_token() {
    for options in every_table() {
        let game = Martians::new(&options, 2).unwrap();
        assert_eq!(game.open.machine.coordinates(), (0, -3));
    }
}

#[test]
fn ma_set_09_two_crop_tiles_of_each_kind_lie_at_the_greenhouses() {
    for options in every_table() {
        assert_eq!(Martians::new(&options, 1).unwrap().open.crops, [2, 2, 2]);
    }
    let t = scene(Variant::Coop, 2).turn(BLUE);
    let mut t2 = t.clone();
    t2.play(BLUE, "place greenhouses 1");
    assert_eq!(t2.legal_of(BLUE, "crop"), ["crop crop_tubers", "crop crop_legumes", "crop crop_herbs"]);
}

#[test]
fn ma_set_11_stable_weather_lies_open_and_nine_cards_are_shuffled() {
    let mut tops = BTreeSet::new();
    for seed in 0..40 {
        let game = Martians::new(&Options::new(Variant::Coop, 2), seed).unwrap();
        assert_eq!((game.open.weather, game.open.weather_past), (Weather::Stable, [0; 7]));
        assert_eq!(game.hidden.weather_deck.iter().sum::<u8>(), 8, "and the top card");
        tops.insert(game.hidden.weather_top.unwrap());
    }
    assert_eq!(tops.len(), 6, "every other kind may come first");
}

/// The number of a mission by the first letters of its event cards; 0 for a base card.
fn number(event: EventCard) -> u8 {
    let sets = ["m1_", "rf_", "ph_", "fm_", "ds_"];
    sets.iter().position(|set| event.id().starts_with(set)).map_or(0, |at| at as u8 + 1)
}

const NUMBERED: [(Scenario, u8); 5] = [
    (Scenario::MarsOne, 1),
    (Scenario::Refugees, 2),
    (Scenario::MissionToPhobos, 3),
    (Scenario::FaceOfMars, 4),
    (Scenario::DarkSideOfMars, 5),
];

#[test]
fn ma_set_12_only_events_with_number_0_or_the_missions_number_are_used() {
    for scenario in Scenario::ALL {
        let options = Options { scenario: Aim::of(*scenario), ..Options::new(Variant::Coop, 2) };
        let own = NUMBERED.iter().find(|(with, _)| with == scenario).map_or(0, |(_, number)| *number);
        let mut used = BTreeSet::new();
        for seed in 0..10 {
            let game = Martians::new(&options, seed).unwrap();
            used.extend(game.hidden.stacks.iter().flat_map(table::Set::iter).map(number));
        }
        assert_eq!(used, BTreeSet::from([0, own]), "{scenario:?}");
    }
}

/// The base cards by the cycle number on their backs.
const BACKS: [[&str; 5]; 4] = [
    ["solar_flare_1", "faulty_equipment", "valves", "dust_devil_event", "visitors"],
    ["solar_flare_2", "hydraulic_failure", "steering_failure", "leak", "seeds"],
    ["solar_flare_3", "discontent", "quarantine", "poisoning", "rift"],
    ["solar_flare_4", "fire", "pressure_loss", "loss_of_sterile_air", "rtg_failure"],
];

#[test]
fn ma_set_13_two_random_base_events_of_its_cycle_lie_in_each_stack() {
    let mut seen = BTreeSet::new();
    for seed in 0..150 {
        let game = Martians::new(&Options::new(Variant::Com, 2), seed).unwrap();
        for (at, stack) in game.hidden.stacks.iter().enumerate() {
            assert_eq!(stack.len(), 2);
            assert!(stack.iter().all(|event| BACKS[at].contains(&event.id())), "cycle {}", at + 1);
            seen.extend(stack.iter());
        }
    }
    assert_eq!(seen.len(), 20, "each may be drawn");
}

#[test]
fn ma_set_14_a_mission_adds_its_card_of_the_cycle_to_each_stack() {
    let options = Options { scenario: Aim::Refugees, ..Options::new(Variant::Coop, 3) };
    let own = [EventCard::RfAgent, EventCard::RfDesperate, EventCard::RfRadiation, EventCard::RfCareless];
    let mut first = BTreeSet::new();
    for seed in 0..30 {
        let mut game = Martians::new(&options, seed).unwrap();
        for (stack, own) in game.hidden.stacks.iter().zip(own) {
            assert_eq!(stack.len(), 3);
            assert!(stack.contains(own));
            assert_eq!(stack.iter().filter(|event| number(*event) == 0).count(), 2);
        }
        while game.open.events.is_empty() {
            let seat = game.turn().unwrap();
            game.apply(seat, game.fallback(seat), &mut table::Log::off());
        }
        first.insert(number(game.open.events[0]));
    }
    assert_eq!(first, BTreeSet::from([0, 2]), "shuffled: a base card or the mission's may come first");
}

#[test]
fn ma_set_15_the_cycle_marker_stands_on_the_first_stack() {
    let mut t = scene(Variant::Coop, 2).turn(BLUE);
    assert_eq!((t.open().cycle, t.open().events.len()), (1, 0));
    let stack = t.game.hidden.stacks[0];
    drift(&mut t, at(1, 3));
    assert_eq!(t.open().events.len(), 1);
    assert!(stack.contains(t.open().events[0]));
}

#[test]
fn ma_set_16_rtg_and_displays_by_the_number_of_players() {
    let laid = |variant, players| {
        let open = new(variant, players).open;
        [
            open.rtg,
            open.experts.shown.iter().sum(),
            open.assistants.shown.iter().sum::<u8>() + open.assistants.deck.iter().sum::<u8>(),
            open.assistants.shown.iter().sum(),
            open.research.shown.iter().sum(),
        ]
    };
    assert_eq!(laid(Variant::Solo, 1), [4, 4, 6, 4, 4]);
    for variant in [Variant::Coop, Variant::Semi, Variant::Com] {
        assert_eq!(laid(variant, 2), [4, 4, 6, 4, 4]);
        assert_eq!(laid(variant, 3), [5, 5, 9, 5, 5]);
        assert_eq!(laid(variant, 4), [6, 6, 12, 6, 6]);
    }
}

#[test]
fn ma_set_17_the_assistants_are_as_many_of_each_kind_as_players() {
    for (variant, players, each) in
        [(Variant::Solo, 1, 2), (Variant::Coop, 2, 2), (Variant::Semi, 3, 3), (Variant::Com, 4, 4)]
    {
        let display = new(variant, players).open.assistants;
        for at in 0..3 {
            assert_eq!(display.shown[at] + display.deck[at], each);
        }
    }
}

#[test]
fn ma_set_18_displays_are_drawn_at_random_and_the_rest_lies_face_down() {
    let (mut experts, mut assistants, mut tiles) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..20 {
        let game = Martians::new(&Options::new(Variant::Coop, 2), seed).unwrap();
        assert_eq!(game.open.experts.deck.iter().sum::<u8>(), 9, "13 experts, 4 shown");
        assert_eq!(game.open.assistants.deck.iter().sum::<u8>(), 2);
        assert_eq!(game.open.research.deck.iter().sum::<u8>(), 14);
        experts.insert(game.open.experts.shown);
        assistants.insert(game.open.assistants.shown);
        tiles.insert(game.open.research.shown);
    }
    assert!(experts.len() > 10 && assistants.len() > 2 && tiles.len() > 10);
}

#[test]
fn ma_set_19_no_disease_hunger_or_birthrate_at_the_start() {
    for options in every_table() {
        let open = Martians::new(&options, 1).unwrap().open;
        assert!(open.demand.iter().all(|[_, disease, hunger]| (*disease, *hunger) == (0, 0)));
        assert_eq!(open.birthrate, [0; 4]);
    }
}

#[test]
fn ma_set_20_three_markers_and_three_colonists_are_at_hand() {
    for options in every_table() {
        let open = Martians::new(&options, 1).unwrap().open;
        let colours = open.colours();
        for at in 0..colours {
            assert_eq!((open.pool[at as usize], open.living(Colour::nth(at))), (3, 3));
            assert!(open.markers[at as usize].is_empty());
        }
        assert_eq!(open.track, [[None; 4]; 4]);
        assert_eq!(colours, if options.variant == Variant::Solo { 2 } else { options.players });
    }
}

#[test]
fn ma_set_21_the_fourth_colonist_lies_locked_in_round_four() {
    for options in every_table() {
        let game = Martians::new(&options, 1).unwrap();
        assert_eq!(game.open.unlocked, [false; 4]);
        for at in 0..game.open.colours() {
            let has = [1, 2, 3, 4].map(|round| game.has_turn(Colour::nth(at), round));
            assert_eq!(has, [true, true, true, false]);
        }
    }
}

#[test]
fn ma_set_22_nobody_begins_with_staff_tiles_technologies_or_cards() {
    for options in every_table() {
        let open = Martians::new(&options, 1).unwrap().open;
        for card in open.cards_of {
            assert!(card.experts.is_empty() && card.crop.is_none());
            assert_eq!((card.assistants, card.techs, card.installations), ([0; 3], 0, [0; 2]));
        }
        assert_eq!((open.colony_techs, open.cards, open.hands), ([0; 4], [0; 4], [0; 4]));
    }
}
