//! Section 6: the Explorer.

use redplanet::Event;
use redplanet::material::Character::Explorer;
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::Zone::{
    Ausonia, Hellas, MareSerpentis, MareTyrrhenum, Phobos, SinusSabaeus, SyrtisMajor, VastitasBorealis,
};
use redplanet::scene::{Scene, Table};

use crate::helpers::{count, roomy, yellow_boarded};

/// Yellow's Explorer has boarded and is asked for a move; the other players are still to come.
fn exploring(scene: Scene) -> Table {
    let mut table = scene.resolve_before_pilots(Yellow, Explorer);
    table.play(Yellow, "board dock1");
    table
}

#[test]
fn rp_chr_8_01_the_explorer_places_one_astronaut() {
    let table = exploring(roomy(3).astronauts(Yellow, Hellas, 1));
    assert_eq!(table.supply(Yellow), 20);
    assert_eq!(count(&table, yellow_boarded(1, 1)), 1);
    assert_eq!(table.legal(Yellow).last().map(String::as_str), Some("stop"));
}

#[test]
fn rp_chr_8_02_no_move_to_three_moves() {
    let steps = ["move hellas ausonia", "move ausonia hellas", "move hellas ausonia"];
    for moves in 0..=3 {
        let mut table = exploring(roomy(3).astronauts(Yellow, Hellas, 1));
        for step in &steps[..moves] {
            table.play(Yellow, step);
        }
        if moves < 3 {
            assert_eq!(table.asked(), Some(Yellow), "after {moves} moves");
            table.play(Yellow, "stop");
        }
        assert_eq!(table.asked(), Some(Blue), "after {moves} moves");
        let moved = table.events().iter().filter(|event| matches!(event, Event::Moved { .. })).count();
        assert_eq!(moved, moves);
    }
}

#[test]
fn rp_chr_8_03_a_move_goes_to_an_adjacent_zone() {
    let mut table = exploring(roomy(3).astronauts(Yellow, Hellas, 2));
    let legal = ["move hellas ausonia", "move hellas tritonis_sinus", "move hellas syrtis_major", "stop"];
    assert_eq!(table.legal(Yellow), legal);
    assert_eq!(table.refusal(Yellow, "move hellas mare_tyrrhenum").rule, "RP-CHR-8-03");
    table.play(Yellow, "move hellas syrtis_major");
    assert_eq!((table.here(Yellow, Hellas), table.here(Yellow, SyrtisMajor)), (1, 1));
}

#[test]
fn rp_chr_8_04_one_astronaut_may_move_several_times_or_several_once() {
    let mut one = exploring(roomy(3).astronauts(Yellow, Hellas, 1));
    one.play(Yellow, "move hellas ausonia")
        .play(Yellow, "move ausonia vastitas_borealis")
        .play(Yellow, "move vastitas_borealis mare_serpentis");
    assert_eq!(one.here(Yellow, MareSerpentis), 1);
    assert_eq!(one.here(Yellow, Hellas), 0);
    let mut three = exploring(roomy(3).astronauts(Yellow, Hellas, 2).astronauts(Yellow, MareTyrrhenum, 1));
    three
        .play(Yellow, "move hellas ausonia")
        .play(Yellow, "move mare_tyrrhenum sinus_sabaeus")
        .play(Yellow, "move hellas ausonia");
    assert_eq!((three.here(Yellow, Ausonia), three.here(Yellow, SinusSabaeus)), (2, 1));
}

#[test]
fn rp_chr_8_05_an_entered_token_is_turned_up_before_the_next_move() {
    let mut table = exploring(roomy(3).astronauts(Yellow, Hellas, 1));
    assert_eq!(table.open().resources[Ausonia as usize], None);
    table.play(Yellow, "move hellas ausonia");
    assert_eq!(table.asked(), Some(Yellow));
    let found = table.open().resources[Ausonia as usize].expect("turned up");
    assert_eq!(table.events().last(), Some(&Event::Found { zone: Ausonia, resource: found }));
    assert_eq!(table.open().resources[VastitasBorealis as usize], None);
    table.play(Yellow, "move ausonia vastitas_borealis");
    assert!(table.open().resources[VastitasBorealis as usize].is_some());
    // A face-up token stays as it is.
    table.play(Yellow, "move vastitas_borealis ausonia");
    assert_eq!(table.open().resources[Ausonia as usize], Some(found));
    assert_eq!(count(&table, Event::Found { zone: Ausonia, resource: found }), 1);
}

#[test]
fn rp_chr_8_06_no_move_starts_or_ends_on_phobos() {
    let table = exploring(roomy(3).astronauts(Yellow, Phobos, 1).astronauts(Yellow, Hellas, 1));
    assert_eq!(table.refusal(Yellow, "move phobos hellas").rule, "RP-CHR-8-06");
    assert_eq!(table.refusal(Yellow, "move hellas phobos").rule, "RP-CHR-8-06");
    assert!(table.legal(Yellow).iter().all(|action| !action.contains("phobos")));
}

#[test]
fn rp_chr_8_07_only_own_astronauts_in_zones_move() {
    let table = exploring(roomy(3).astronauts(Yellow, Hellas, 1).astronauts(Blue, MareTyrrhenum, 2));
    assert_eq!(table.refusal(Yellow, "move mare_tyrrhenum sinus_sabaeus").rule, "RP-CHR-8-07");
    assert_eq!(table.refusal(Yellow, "move ausonia hellas").rule, "RP-CHR-8-07");
    // All of Yellow's astronauts are on ships or on the memorial, so nobody can move.
    let nobody =
        exploring(roomy(3).aboard(1, Yellow, 1).flight(Some(Hellas), 4).flying(1, Yellow, 2).lost(Yellow, 2));
    assert_eq!(nobody.asked(), Some(Blue));
    assert!(!nobody.events().iter().any(|event| matches!(event, Event::Moved { .. })));
}

#[test]
fn rp_chr_8_08_any_number_fits_into_a_zone() {
    let mut table = exploring(
        roomy(3)
            .astronauts(Yellow, Hellas, 1)
            .astronauts(Yellow, Ausonia, 18)
            .astronauts(Blue, Ausonia, 20)
            .astronauts(Orange, Ausonia, 20),
    );
    table.play(Yellow, "move hellas ausonia");
    assert_eq!(table.here(Yellow, Ausonia), 19);
}
