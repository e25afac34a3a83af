//! Section 13: Phobos.

use redplanet::Event;
use redplanet::material::Character::{Explorer, Scientist};
use redplanet::material::Colour::{Blue, Yellow};
use redplanet::material::EventCard::Lichens;
use redplanet::material::Resource::{Celerium, Ice};
use redplanet::material::Zone::{Hellas, Phobos};
use redplanet::material::{Resource, Zone};
use redplanet::scene::scene;

#[test]
fn rp_pho_01_phobos_is_adjacent_to_nothing_and_takes_no_discovery() {
    assert!(Phobos.adjacent().is_empty());
    assert!(Zone::ALL.iter().all(|zone| !zone.adjacent().contains(Phobos)));
    let table = scene(3).ship(1, Some(Hellas), 5).event_deck(&[Lichens]).resolve(Yellow, Scientist);
    assert_eq!(table.refusal(Yellow, "assign phobos").rule, "RP-DSC-02");
    let table = scene(3)
        .ship(1, Some(Hellas), 5)
        .astronauts(Yellow, Phobos, 1)
        .astronauts(Yellow, Hellas, 1)
        .resolve(Yellow, Explorer);
    assert_eq!(table.refusal(Yellow, "move phobos hellas").rule, "RP-CHR-8-06");
    assert_eq!(table.refusal(Yellow, "move hellas phobos").rule, "RP-CHR-8-06");
    assert!(table.legal(Yellow).iter().all(|action| !action.contains("phobos")));
}

#[test]
fn rp_pho_02_phobos_has_token_landings_majorities_and_production() {
    // Two destination tokens.
    assert_eq!(scene(3).state().open.pool[Phobos as usize], 2);
    // A landing turns up its resource token; the majority takes what it yields.
    let table = scene(3).flight(Some(Phobos), 4).flying(1, Yellow, 2).flying(1, Blue, 1).end_of_round(5);
    assert_eq!(table.open().zones[Phobos as usize], [2, 1, 0, 0, 0, 0]);
    let kind: Resource = table.open().resources[Phobos as usize].expect("turned up");
    assert!(table.told(Event::Produced { zone: Phobos, resource: kind, tokens: 1 }));
    assert!(table.told(Event::Took { colour: Yellow, zone: Phobos, resource: kind, tokens: 1 }));
    // A tie there is shared.
    let table = scene(3)
        .astronauts(Yellow, Phobos, 1)
        .astronauts(Blue, Phobos, 1)
        .resource(Phobos, Celerium)
        .end_of_round(8);
    assert_eq!((table.open().held[0], table.open().held[1]), ([0, 0, 1], [0, 0, 1]));
    assert_eq!(table.open().resources[Phobos as usize], Some(Celerium));
    assert_ne!(table.open().resources[Phobos as usize], Some(Ice));
}
