//! Section 6: the Secret Agent.

use redplanet::material::Character::SecretAgent;
use redplanet::material::Colour::{Blue, Yellow};
use redplanet::material::Zone::{Ausonia, Hellas, SyrtisMajor, VallesMarineris};
use redplanet::scene::scene;
use redplanet::{Dock, Event};

use crate::helpers::{count, roomy, yellow_boarded};

#[test]
fn rp_chr_6_01_the_secret_agent_boards_two_different_ships() {
    let mut table = roomy(3).ship(3, Some(Hellas), 5).resolve_before_pilots(Yellow, SecretAgent);
    table.play(Yellow, "board dock1");
    assert_eq!(table.refusal(Yellow, "board dock1").rule, "RP-CHR-6-01");
    assert_eq!(table.legal(Yellow), ["board dock2", "board dock3"]);
    table.play(Yellow, "board dock3");
    assert_eq!(table.supply(Yellow), 20);
    assert!(table.legal(Yellow).iter().all(|action| action.starts_with("launch ")), "two, not three");
    // If only one ship has free seats, one astronaut is placed.
    let one = scene(3).ship(1, Some(VallesMarineris), 6).aboard(1, Blue, 2).resolve(Yellow, SecretAgent);
    assert_eq!(count(&one, yellow_boarded(1, 1)), 1);
    assert_eq!(one.supply(Yellow), 21);
}

#[test]
fn rp_chr_6_02_he_forces_a_ship_that_is_not_full_and_it_launches_at_once() {
    let mut table = roomy(3).ship(3, Some(Hellas), 3).aboard(3, Blue, 2).resolve(Yellow, SecretAgent);
    let (forced, full) = (table.dock(1).expect("a ship").ship, table.dock(3).expect("a ship").ship);
    table.play(Yellow, "board dock3").play(Yellow, "board dock2");
    assert_eq!(table.refusal(Yellow, "launch dock3").rule, "RP-RUL-13");
    assert_eq!(table.legal(Yellow), ["launch dock1", "launch dock2"]);
    table.play(Yellow, "launch dock1");
    let order = [
        table.when(Event::Forced { colour: Yellow, dock: Dock(0) }),
        table.when(Event::Launched { dock: Dock(0), ship: forced }),
        table.when(Event::Launched { dock: Dock(2), ship: full }),
    ];
    assert_eq!(order[1], order[0] + 1, "at this instruction");
    assert!(order.is_sorted(), "the full one launches when the character is done");
}

#[test]
fn rp_chr_6_03_the_forced_ship_may_be_empty_or_of_others() {
    for dock in [3, 4] {
        let mut table = scene(4)
            .ship(1, Some(SyrtisMajor), 6)
            .ship(2, Some(SyrtisMajor), 5)
            .ship(3, Some(Hellas), 5)
            .ship(4, Some(Ausonia), 4)
            .aboard(4, Blue, 1)
            .resolve_before_pilots(Yellow, SecretAgent);
        table.play(Yellow, "board dock1").play(Yellow, "board dock2");
        assert_eq!(table.legal(Yellow), ["launch dock1", "launch dock2", "launch dock3", "launch dock4"]);
        table.play(Yellow, &format!("launch dock{dock}"));
        assert!(table.told(Event::Forced { colour: Yellow, dock: Dock(dock - 1) }));
        assert!(table.dock(dock).is_none());
    }
}

#[test]
fn rp_chr_6_04_forcing_is_compulsory() {
    let mut table = roomy(3).resolve(Yellow, SecretAgent);
    table.play(Yellow, "board dock1");
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01");
    // The only ship that is not full must launch.
    let forced = scene(3).ship(1, Some(VallesMarineris), 6).resolve(Yellow, SecretAgent);
    assert!(forced.told(Event::Forced { colour: Yellow, dock: Dock(0) }));
    assert_eq!(forced.here(Yellow, VallesMarineris), 1);
}
