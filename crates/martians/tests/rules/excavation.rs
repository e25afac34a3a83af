//! Excavation and Examination. The machine starts on h01; h02 and h03 lie face up below it, h05 face down
//! between them.

use crate::prelude::*;

const AROUND: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// The start of the area, this token under the machine.
fn start(dig: Dig) -> Scene {
    scene(Variant::Coop, 2).stock(BLUE, &[(Energy, 5)]).dig(0, -3, dig)
}

/// The machine in the middle, with these tokens face up and face down.
fn middle(up: &[(i8, i8)], down: &[(i8, i8)]) -> Scene {
    scene(Variant::Coop, 2).stock(BLUE, &[(Energy, 5)]).machine(0, 0).only_tokens(up, down)
}

/// An action about a hex.
fn at(verb: &str, (q, r): (i8, i8)) -> String {
    format!("{verb} h{:02}", Hex::at(q, r).unwrap().0 + 1)
}

/// Where the machine may drive, in order.
fn ways(table: &Table) -> Vec<(i8, i8)> {
    let mut ways: Vec<_> = Hex::at(0, 0).unwrap().within(6).iter().map(Hex::coordinates).collect();
    ways.retain(|place| table.allows(BLUE, &at("drive", *place)));
    ways.sort_unstable();
    ways
}

fn digging(scene: Scene) -> Table {
    let mut table = scene.turn(BLUE);
    table.play(BLUE, "place excavation 1");
    table
}

#[test]
fn ma_exc_01_an_excavation_costs_a_time_unit_and_an_energy() {
    let mut table = digging(start(Dig::R2i1).stock(BLUE, &[(Energy, 1)]));
    table.plays(BLUE, &["take h01", "crystals 1 1", "drive h02"]);
    assert_eq!((table.time(), table.has(BLUE, Energy)), (2, 0));
    assert_eq!((table.has(BLUE, Regolith), table.has(BLUE, Ice)), (1, 1));
    let poor = start(Dig::R2i1).stock(BLUE, &[(Supplies, 5)]).turn(BLUE);
    assert_eq!(poor.refusal(BLUE, "place excavation 1").rule, "MA-GEN-06");
    assert!(!start(Dig::R2i1).turn_with(BLUE, 0).allows(BLUE, "place excavation 1"));
}

#[test]
fn ma_exc_02_take_and_move_come_in_either_order() {
    let mut first_take = digging(start(Dig::R2i0));
    first_take.plays(BLUE, &["take h01", "crystals 2 0", "drive h05"]);
    let mut first_move = digging(start(Dig::R2i0).dig(-1, -2, Dig::R0i2));
    first_move.plays(BLUE, &["drive h02", "take h02", "crystals 0 2"]);
    assert_eq!((first_take.has(BLUE, Regolith), first_take.open().machine.coordinates()), (2, (0, -2)));
    assert_eq!((first_move.has(BLUE, Ice), first_move.open().machine.coordinates()), (2, (-1, -2)));
    for table in [first_take, first_move] {
        assert!(!table.allows(BLUE, "drive h03"), "the action is over");
        assert!(table.allows(BLUE, "end"));
    }
}

#[test]
fn ma_exc_03_the_move_is_obligatory() {
    let mut table = digging(start(Dig::R0i2));
    table.plays(BLUE, &["take h01", "crystals 0 1"]);
    assert_eq!(table.refusal(BLUE, "end").rule, "MA-EXC-03");
    assert_eq!(table.legal(BLUE), ["drive h02", "drive h03", "drive h05"]);
    table.play(BLUE, "drive h03");
    assert!(table.allows(BLUE, "end"));
}

#[test]
fn ma_exc_04_crystals_come_from_the_token_under_the_machine() {
    let mut table = digging(start(Dig::R1i1));
    assert_eq!(table.legal_of(BLUE, "take"), ["take h01"]);
    assert_eq!(table.refusal(BLUE, "take h02").rule, "MA-EXC-04");
    table.play(BLUE, "drive h02");
    assert_eq!(table.legal(BLUE), ["take h02"], "after the move it is the new one");
    table.plays(BLUE, &["take h02", "crystals 0 0"]);
    assert!(!table.allows(BLUE, "take h02") && !table.allows(BLUE, "take h01"), "one token only");
}

#[test]
fn ma_exc_05_the_long_arm_reaches_a_face_up_neighbour() {
    let scene = start(Dig::R1i1).dig(1, -3, Dig::R2i0).tech(BLUE, CorpTech::LongArm);
    let mut table = digging(scene);
    assert_eq!(table.legal_of(BLUE, "take"), ["take h01", "take h02", "take h03"], "h05 lies face down");
    let mut after = table.clone();
    table.plays(BLUE, &["take h03", "crystals 2 0", "drive h05"]);
    assert_eq!(table.has(BLUE, Regolith), 2);
    assert!(table.open().up.contains(Hex(0)), "the token under the machine stays");
    after.play(BLUE, "drive h05");
    let reach = ["take h01", "take h02", "take h03", "take h05", "take h08", "take h09", "take h12"];
    assert_eq!(after.legal(BLUE), reach);
}

#[test]
fn ma_exc_06_two_crystals_and_one_more_for_each_geologist() {
    for (geologists, quake, limit) in
        [(0, false, 2), (1, false, 3), (2, false, 4), (0, true, 1), (1, true, 2), (2, true, 3)]
    {
        let mut scene = start(Dig::R3i1);
        for _ in 0..geologists {
            scene = scene.assistant(BLUE, Assistant::Geologist);
        }
        if quake {
            scene = scene.weather(Weather::Earthquake);
        }
        let mut table = digging(scene);
        table.play(BLUE, "take h01");
        let most = |regolith: u8, ice: u8| table.allows(BLUE, &format!("crystals {regolith} {ice}"));
        for (regolith, ice) in [(1, 0), (2, 0), (3, 0), (3, 1), (1, 1), (2, 1)] {
            assert_eq!(most(regolith, ice), regolith + ice <= limit, "{regolith} {ice} of {limit}");
        }
    }
    let mut table = digging(start(Dig::R3i1));
    table.play(BLUE, "take h01");
    assert_eq!(table.refusal(BLUE, "crystals 3 0").rule, "MA-EXC-06");
    let mut table = digging(start(Dig::R3i1).weather(Weather::Earthquake));
    table.play(BLUE, "take h01");
    assert_eq!(table.refusal(BLUE, "crystals 2 0").rule, "MA-EXC-26");
    assert_eq!(table.refusal(BLUE, "crystals 3 0").rule, "MA-EXC-06");
}

/// MA-EXC-26: 1 fewer than the limit and the token allow, never below 0.
#[test]
fn ma_exc_26_an_earthquake_takes_one_crystal_away() {
    for (dig, most) in [(Dig::R3i1, 1), (Dig::R2i0, 1), (Dig::R1i0, 0)] {
        let mut table = digging(start(dig).weather(Weather::Earthquake));
        table.play(BLUE, "take h01");
        let taken = |text: &String| text.split(' ').filter_map(|n| n.parse::<u8>().ok()).sum::<u8>();
        assert_eq!(table.legal(BLUE).iter().map(taken).max(), Some(most), "{dig:?}");
    }
}

#[test]
fn ma_exc_07_the_player_chooses_what_the_token_shows() {
    let mut table = digging(start(Dig::R2i1));
    table.play(BLUE, "take h01");
    let choice = ["crystals 0 0", "crystals 0 1", "crystals 1 0", "crystals 1 1", "crystals 2 0"];
    assert_eq!(table.legal(BLUE), choice);
    assert_eq!(table.refusal(BLUE, "crystals 0 2").rule, "MA-EXC-07");
}

#[test]
fn ma_exc_08_the_token_is_gone_with_what_is_left_on_it() {
    let mut table = digging(start(Dig::R2i2));
    table.plays(BLUE, &["take h01", "crystals 1 0", "drive h02"]);
    assert!(!table.open().tokens().contains(Hex(0)));
    assert_eq!(table.open().tokens().len(), 36);
}

#[test]
fn ma_exc_09_the_long_arm_takes_no_more_than_two() {
    let mut table = digging(start(Dig::R1i1).dig(1, -3, Dig::R3i1).tech(BLUE, CorpTech::LongArm));
    table.play(BLUE, "take h03");
    assert_eq!(table.refusal(BLUE, "crystals 2 1").rule, "MA-EXC-06");
    assert!(table.allows(BLUE, "crystals 2 0"));
}

#[test]
fn ma_exc_10_the_machine_moves_one_step_to_a_token() {
    let mut table = digging(middle(&[(0, 0), (1, 0), (2, 0), (0, 1)], &[]));
    assert_eq!(ways(&table), [(0, 1), (1, 0)], "two steps are too far");
    assert_eq!(table.refusal(BLUE, &at("drive", (2, 0))).rule, "MA-EXC-10");
    assert_eq!(table.refusal(BLUE, &at("drive", (0, -1))).rule, "MA-EXC-10");
    table.play(BLUE, &at("drive", (0, 1)));
    assert_eq!(table.open().machine.coordinates(), (0, 1));
}

#[test]
fn ma_exc_11_the_machine_does_not_move_away_from_face_down_tokens() {
    let table = digging(middle(&AROUND, &[(0, 3)]));
    assert_eq!(ways(&table), [(-1, 1), (0, 1), (1, 0)]);
    assert_eq!(table.refusal(BLUE, &at("drive", (0, -1))).rule, "MA-EXC-11");
    let nearest = digging(middle(&AROUND, &[(0, 3), (0, -2)]));
    assert_eq!(ways(&nearest), [(-1, 0), (0, -1), (0, 1), (1, -1)], "the nearest face-down token counts");
}

#[test]
fn ma_exc_12_with_nothing_face_down_every_neighbour_is_allowed() {
    let table = digging(middle(&AROUND, &[]));
    assert_eq!(ways(&table), [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)]);
}

#[test]
fn ma_exc_13_face_down_neighbours_are_turned_up_after_the_move() {
    let mut table = digging(middle(&AROUND, &[(1, 1), (0, 2), (0, 3), (-3, 0)]));
    table.play(BLUE, &at("drive", (0, 1)));
    let (up, down) = (table.open().up, table.open().down);
    let hex = |q, r| Hex::at(q, r).unwrap();
    assert!(up.contains(hex(1, 1)) && up.contains(hex(0, 2)));
    assert_eq!(down.len(), 2);
    assert!(down.contains(hex(0, 3)) && down.contains(hex(-3, 0)), "others stay down");
}

#[test]
fn ma_exc_14_on_an_empty_hex_nothing_is_taken_before_the_move() {
    let mut table = digging(middle(&[(1, 0), (0, 1)], &[]));
    assert_eq!(table.legal_of(BLUE, "take"), [""; 0]);
    assert_eq!(table.refusal(BLUE, &at("take", (0, 0))).rule, "MA-EXC-04");
    table.plays(BLUE, &[&at("drive", (1, 0)), &at("take", (1, 0)), "crystals 1 1"]);
    assert_eq!((table.has(BLUE, Regolith), table.has(BLUE, Ice)), (1, 1));
    assert!(table.allows(BLUE, "end"));
}

#[test]
fn ma_exc_15_over_a_gap_the_machine_goes_to_the_nearest_allowed_token() {
    let equals = digging(middle(&[(2, 0), (-2, 2), (3, 0)], &[(0, 3)]));
    assert_eq!(ways(&equals), [(-2, 2), (2, 0)], "the player chooses among equals");
    let far = digging(middle(&[(0, -2)], &[(0, 3)]));
    assert_eq!(ways(&far), [(0, 3)], "a nearer token may lie in the wrong direction");
    let mut last = digging(middle(&[(0, 0)], &[]));
    last.plays(BLUE, &[&at("take", (0, 0)), "crystals 1 0"]);
    assert!(last.allows(BLUE, "end"), "from the very last token there is nowhere to go");
}

#[test]
fn ma_exc_16_without_tokens_there_is_no_excavation() {
    let table = middle(&[], &[]).turn(BLUE);
    assert_eq!(table.refusal(BLUE, "place excavation 1").rule, "MA-EXC-16");
    assert!(middle(&[(2, 1)], &[]).turn(BLUE).allows(BLUE, "place excavation 1"));
}

#[test]
fn ma_exc_17_one_marker_excavates_and_examines() {
    let mut table = digging(start(Dig::R2i0));
    table.plays(BLUE, &["take h01", "crystals 2 0", "drive h02", "examine"]);
    assert_eq!((table.time(), table.open().pool[0]), (1, 2));
    assert_eq!(table.cards(BLUE).iter().sum::<u8>(), 2);
}

/// MA-EXC-18: what an earlier placement took is not examined by a later one.
#[test]
fn ma_exc_18_a_marker_placed_anew_has_taken_nothing() {
    let mut table = digging(start(Dig::R2i1));
    table.plays(BLUE, &["take h01", "crystals 2 0", "drive h02", "rest", "place excavation 1"]);
    assert_eq!(table.refusal(BLUE, "examine").rule, "MA-EXC-18");
    assert!(!table.legal(BLUE).contains(&"examine".to_string()));
}

#[test]
fn ma_exc_18_a_card_for_each_regolith_just_taken() {
    let mut table = digging(start(Dig::R2i1).have(BLUE, Regolith, 7));
    assert_eq!(table.refusal(BLUE, "examine").rule, "MA-EXC-18", "nothing has been taken yet");
    table.plays(BLUE, &["take h01", "crystals 2 0", "examine"]);
    assert_eq!((table.cards(BLUE).iter().sum::<u8>(), table.time()), (2, 1), "also before the move");
    table.play(BLUE, "drive h02");
    let mut ice = digging(start(Dig::R1i2).have(BLUE, Regolith, 7));
    ice.plays(BLUE, &["take h01", "crystals 0 2", "drive h02"]);
    assert_eq!(ice.refusal(BLUE, "examine").rule, "MA-EXC-18");
    let mut next = digging(start(Dig::R2i0));
    next.plays(BLUE, &["take h01", "crystals 2 0", "drive h02"]);
    next.end_turn(BLUE);
    next.end_turn(RED);
    next.end_turn(RED);
    assert_eq!(next.refusal(BLUE, "examine").rule, "MA-FIELD-13", "only in the same turn");
}

#[test]
fn ma_exc_19_any_number_of_samples_takes_one_time_unit() {
    let mut table = digging(start(Dig::R3i0).assistant(BLUE, Assistant::Geologist));
    table.plays(BLUE, &["take h01", "crystals 3 0", "drive h02"]);
    assert_eq!(table.time(), 2);
    table.play(BLUE, "examine");
    assert_eq!((table.time(), table.cards(BLUE).iter().sum::<u8>()), (1, 3));
    let mut late = start(Dig::R1i0).turn_with(BLUE, 1);
    late.plays(BLUE, &["place excavation 1", "take h01", "crystals 1 0", "drive h02"]);
    assert_eq!(late.refusal(BLUE, "examine").rule, "MA-GEN-06");
}

#[test]
fn ma_exc_20_dirty_ice_is_never_examined() {
    let mut table = digging(start(Dig::R1i3).assistant(BLUE, Assistant::Geologist));
    table.plays(BLUE, &["take h01", "crystals 1 2", "drive h02", "examine"]);
    assert_eq!(table.cards(BLUE).iter().sum::<u8>(), 1);
}

#[test]
fn ma_exc_21_the_molecular_sensor_finds_one_card_more_in_all() {
    for (regolith, cards) in [(1, 2), (2, 3)] {
        let mut table = digging(start(Dig::R2i0).tech(BLUE, CorpTech::MolecularSensor));
        table.plays(BLUE, &["take h01", &format!("crystals {regolith} 0"), "drive h02", "examine"]);
        assert_eq!(table.cards(BLUE).iter().sum::<u8>(), cards);
    }
}

#[test]
fn ma_exc_22_examined_regolith_is_kept() {
    let mut table = digging(start(Dig::R2i0).have(BLUE, Regolith, 1));
    table.plays(BLUE, &["take h01", "crystals 2 0", "drive h02", "examine"]);
    assert_eq!(table.has(BLUE, Regolith), 3);
}

#[test]
fn ma_exc_23_one_examination_for_each_placement() {
    let mut table = digging(start(Dig::R2i0));
    table.plays(BLUE, &["take h01", "crystals 2 0", "examine"]);
    assert_eq!(table.refusal(BLUE, "examine").rule, "MA-FIELD-12");
    table.play(BLUE, "drive h02");
    assert_eq!(table.refusal(BLUE, "examine").rule, "MA-FIELD-12");
    assert_eq!(table.time(), 1, "time alone would do");
}

#[test]
fn ma_exc_24_cards_go_to_the_hand_or_to_the_common_stock() {
    let drawn = |variant, players, colour| {
        let mut table =
            scene(variant, players).stock(colour, &[(Energy, 5)]).dig(0, -3, Dig::R2i0).turn(colour);
        table.plays(colour, &["place excavation 1", "take h01", "crystals 2 0", "drive h02", "examine"]);
        table
    };
    for (variant, players) in [(Variant::Solo, 1), (Variant::Coop, 2)] {
        let table = drawn(variant, players, RED);
        assert_eq!((table.open().cards.iter().sum::<u8>(), table.open().hands), (2, [0; 4]));
        assert_eq!(table.cards(BLUE), table.cards(RED), "blue may spend them too");
    }
    for variant in [Variant::Semi, Variant::Com] {
        let table = drawn(variant, 2, RED);
        assert_eq!((table.open().cards, table.open().hands), ([0; 4], [0, 2, 0, 0]));
        assert_eq!((table.cards(RED).iter().sum::<u8>(), table.cards(BLUE)), (2, [0; 4]));
    }
}

#[test]
fn ma_exc_25_a_token_is_removed_even_if_nothing_is_taken() {
    let mut table = digging(start(Dig::R2i2));
    table.plays(BLUE, &["take h01", "crystals 0 0"]);
    assert_eq!((table.has(BLUE, Regolith), table.has(BLUE, Ice)), (0, 0));
    assert!(!table.open().tokens().contains(Hex(0)));
    assert_eq!(table.legal_of(BLUE, "take"), [""; 0], "exactly one");
}
