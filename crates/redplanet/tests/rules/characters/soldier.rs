//! Section 6: the Soldier.

use redplanet::material::Character::Soldier;
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::Zone;
use redplanet::material::Zone::{Ausonia, Hellas, MareTyrrhenum, Phobos, SyrtisMajor, VastitasBorealis};
use redplanet::scene::{Scene, Table};
use redplanet::{Action, Event};

use crate::helpers::{roomy, yellow_boarded};

/// Yellow's Soldier has boarded the ship in dock 1; the other players are still to come.
fn fighting(scene: Scene) -> Table {
    let mut table = scene.resolve_before_pilots(Yellow, Soldier);
    table.play(Yellow, "board dock1");
    table
}

#[test]
fn rp_chr_2_01_the_soldier_places_one_astronaut() {
    let table = fighting(roomy(3));
    assert!(table.told(yellow_boarded(1, 1)));
    assert_eq!(table.supply(Yellow), 21);
    assert_eq!(table.asked(), Some(Blue));
}

#[test]
fn rp_chr_2_02_he_kills_in_any_zone_but_the_two_inner_ones() {
    let mut scene = roomy(3);
    for zone in Zone::ALL {
        scene = scene.astronauts(Blue, *zone, 1);
    }
    let mut table = fighting(scene);
    assert_eq!(
        table.legal(Yellow),
        [
            "kill vastitas_borealis blue",
            "kill ausonia blue",
            "kill hellas blue",
            "kill tritonis_sinus blue",
            "kill mare_tyrrhenum blue",
            "kill sinus_sabaeus blue",
            "kill mare_serpentis blue",
            "kill phobos blue"
        ]
    );
    assert_eq!(table.refusal(Yellow, "kill syrtis_major blue").rule, "RP-CHR-2-02");
    assert_eq!(table.refusal(Yellow, "kill valles_marineris blue").rule, "RP-CHR-2-02");
    table.play(Yellow, "kill hellas blue");
    assert_eq!((table.here(Blue, Hellas), table.lost(Blue)), (0, 1));
    assert_eq!(table.asked(), Some(Blue), "one astronaut, not more");
}

#[test]
fn rp_chr_2_03_the_victim_may_be_of_any_colour_the_own_included() {
    let scene =
        || roomy(3).astronauts(Blue, Hellas, 1).astronauts(Orange, Hellas, 1).astronauts(Yellow, Hellas, 1);
    for victim in [Yellow, Blue, Orange] {
        let mut table = fighting(scene());
        table.play(Yellow, &format!("kill hellas {victim}"));
        assert_eq!(table.lost(victim), 1);
        assert!(table.told(Event::Killed { colour: Yellow, victim, zone: Hellas }));
    }
}

#[test]
fn rp_chr_2_04_somebody_must_be_killed_if_anybody_is_there() {
    let own = fighting(roomy(3).astronauts(Yellow, Hellas, 1).astronauts(Yellow, Ausonia, 1));
    assert_eq!(own.legal(Yellow), ["kill ausonia yellow", "kill hellas yellow"]);
    assert_eq!(own.refusal(Yellow, "stop").rule, "RP-RND-01");
    let last = fighting(roomy(3).astronauts(Yellow, Hellas, 1).astronauts(Blue, SyrtisMajor, 3));
    assert_eq!((last.lost(Yellow), last.lost(Blue)), (1, 0), "there was no other victim");
}

#[test]
fn rp_chr_2_05_nobody_is_killed_on_a_ship() {
    let table = fighting(
        roomy(3)
            .aboard(2, Blue, 2)
            .flight(Some(Hellas), 4)
            .flying(1, Orange, 2)
            .astronauts(Blue, Ausonia, 1)
            .astronauts(Orange, Ausonia, 1),
    );
    assert_eq!(table.legal(Yellow), ["kill ausonia blue", "kill ausonia orange"]);
    assert_eq!(table.refusal(Yellow, "kill hellas orange").rule, "RP-CHR-2-05");
    assert!("kill dock2 blue".parse::<Action>().is_err());
    assert!("kill flight1 orange".parse::<Action>().is_err());
}

/// Yellow's Soldier has killed Blue in Hellas; Yellow is asked where to drop from Phobos.
fn dropping(on_phobos: u8) -> Table {
    let mut table = fighting(roomy(3).astronauts(Blue, Hellas, 1).astronauts(Yellow, Phobos, on_phobos));
    table.play(Yellow, "kill hellas blue");
    table
}

#[test]
fn rp_chr_2_06_one_two_or_three_own_astronauts_leave_phobos() {
    for movers in 1..=3 {
        let mut table = dropping(4);
        for _ in 0..movers {
            table.play(Yellow, "drop mare_tyrrhenum");
        }
        if movers < 3 {
            table.play(Yellow, "stop");
        }
        assert_eq!(table.here(Yellow, MareTyrrhenum), movers);
        assert_eq!(table.here(Yellow, Phobos), 4 - movers);
        assert_eq!(table.asked(), Some(Blue), "no fourth one moves");
    }
    // No more can leave than are there, and other colours stay.
    let mut two = dropping(2);
    two.play(Yellow, "drop ausonia").play(Yellow, "drop ausonia");
    assert_eq!(two.asked(), Some(Blue));
    assert_eq!((two.here(Yellow, Ausonia), two.here(Yellow, Phobos)), (2, 0));
    let mut others = fighting(roomy(3).astronauts(Blue, Phobos, 3).astronauts(Orange, Hellas, 1));
    others.play(Yellow, "kill hellas orange");
    assert_eq!(others.asked(), Some(Blue));
    assert_eq!(others.here(Blue, Phobos), 3);
}

#[test]
fn rp_chr_2_07_at_least_one_must_leave() {
    let table = dropping(2);
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-CHR-2-07");
    assert!(!table.legal(Yellow).contains(&"stop".to_string()));
    let mut table = table;
    table.play(Yellow, "drop hellas");
    assert!(table.legal(Yellow).contains(&"stop".to_string()));
}

#[test]
fn rp_chr_2_08_the_movers_may_go_to_different_zones() {
    let mut table = dropping(3);
    table
        .play(Yellow, "drop ausonia")
        .play(Yellow, "drop syrtis_major")
        .play(Yellow, "drop vastitas_borealis");
    assert_eq!([Ausonia, SyrtisMajor, VastitasBorealis].map(|zone| table.here(Yellow, zone)), [1, 1, 1]);
}

#[test]
fn rp_chr_2_09_all_targets_are_declared_before_a_token_is_revealed() {
    let mut table = dropping(3);
    table.play(Yellow, "drop ausonia").play(Yellow, "drop mare_tyrrhenum");
    assert_eq!(table.open().resources[Ausonia as usize], None);
    assert_eq!(table.here(Yellow, Ausonia), 0, "nobody has moved yet");
    assert_eq!(table.here(Yellow, Phobos), 3);
    table.play(Yellow, "stop");
    assert!(table.open().resources[Ausonia as usize].is_some());
    assert!(table.open().resources[MareTyrrhenum as usize].is_some());
    let found = table.events().iter().position(|event| matches!(event, Event::Found { .. }));
    assert!(found > Some(table.when(Event::Dropped { colour: Yellow, zone: MareTyrrhenum })));
}
