//! Section 13: discoveries, from the draw to what each of the thirteen does.

use redplanet::material::Character::{Explorer, Scientist};
use redplanet::material::Colour::{Blue, Green, Orange, Yellow};
use redplanet::material::EventCard::*;
use redplanet::material::Resource::{Celerium, Ice, Sylvanite};
use redplanet::material::Zone::{
    Ausonia, Hellas, MareSerpentis, MareTyrrhenum, Phobos, SinusSabaeus, SyrtisMajor, TritonisSinus,
    VallesMarineris, VastitasBorealis,
};
use redplanet::material::{CardKind, Colour, EventCard, Zone};
use redplanet::scene::{Scene, Table, scene};
use redplanet::{Dock, Event, scoring};
use table::Seat;

use crate::helpers::{held, pile, produced};

const ALL_THIRTEEN: [EventCard; 13] = [
    EtherMagnet,
    NativeResistance,
    Sandstorm,
    Synergy,
    MiningIncident,
    RichVein,
    EvenGround,
    UnevenGround,
    Subterfuge,
    FrozenCaves,
    Lichens,
    SubterraneanLake,
    RadiationLeak,
];

const OUTER: [Zone; 7] =
    [VastitasBorealis, Ausonia, Hellas, TritonisSinus, MareTyrrhenum, SinusSabaeus, MareSerpentis];

/// Yellow's Scientist has drawn this card and is asked where to assign it.
fn drew(card: EventCard) -> Table {
    scene(3).ship(1, Some(Hellas), 5).event_deck(&[card]).resolve(Yellow, Scientist)
}

/// An empty table with this discovery, assigned by Orange.
fn with_discovery(zone: Zone, card: EventCard) -> Scene {
    scene(3).discovery(zone, card, Orange)
}

fn in_zone(table: &Table, zone: Zone, colour: Colour) -> u8 {
    table.open().zones[zone as usize][colour as usize]
}

fn discovery_points(table: &Table, colour: Colour) -> i32 {
    scoring::points(table.open(), colour).discoveries
}

#[test]
fn rp_dsc_01_the_drawn_discovery_must_be_laid_face_down_at_a_free_outer_zone() {
    let mut table = scene(3)
        .ship(1, Some(Hellas), 5)
        .event_deck(&[RichVein])
        .discovery(Ausonia, Lichens, Blue)
        .resolve(Yellow, Scientist);
    table.play(Yellow, "draw");
    assert_eq!(table.asked(), Some(Yellow));
    assert_eq!(table.game.secrets[0].drawn, Some(RichVein), "Yellow has looked at it");
    let others = [
        "vastitas_borealis",
        "hellas",
        "tritonis_sinus",
        "mare_tyrrhenum",
        "sinus_sabaeus",
        "mare_serpentis",
    ];
    assert_eq!(table.legal(Yellow), others.map(|zone| format!("assign {zone}")));
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01", "it may not be kept");

    table.play(Yellow, "assign hellas");
    let place = table.open().discoveries[Hellas as usize];
    assert_eq!((place.by, place.card), (Some(Seat(0)), None), "face down, laid by Yellow");
    assert_eq!(table.game.hidden.discoveries[Hellas as usize], Some(RichVein));
}

#[test]
fn rp_dsc_02_no_discovery_is_laid_at_phobos_or_the_inner_zones() {
    let table = drew(RichVein);
    for zone in ["phobos", "syrtis_major", "valles_marineris"] {
        assert_eq!(table.refusal(Yellow, &format!("assign {zone}")).rule, "RP-DSC-02", "{zone}");
    }
    assert_eq!(table.legal(Yellow).len(), 7);
}

#[test]
fn rp_dsc_03_a_zone_holds_one_discovery_tritonis_sinus_too() {
    for zone in OUTER {
        let mut table = scene(3)
            .ship(1, Some(Hellas), 5)
            .event_deck(&[RichVein])
            .discovery(zone, Lichens, Blue)
            .resolve(Yellow, Scientist);
        table.play(Yellow, "draw");
        assert_eq!(table.refusal(Yellow, &format!("assign {zone}")).rule, "RP-DSC-03");
        assert_eq!(table.legal(Yellow).len(), 6);
    }
}

#[test]
fn rp_dsc_04_a_discovery_stays_where_it_was_laid() {
    let mut full = scene(3).ship(1, Some(Hellas), 5).event_deck(&[RichVein]);
    let laid = [Lichens, RadiationLeak, Subterfuge, Synergy, EvenGround, UnevenGround, FrozenCaves];
    for (zone, card) in OUTER.into_iter().zip(laid) {
        full = full.discovery(zone, card, Blue);
    }
    let mut table = full.resolve(Yellow, Scientist);
    table.play(Yellow, "draw");
    assert!(table.told(Event::Discarded { card: RichVein }), "nothing is exchanged for it");
    table.play(Yellow, "look hellas");
    let now: Vec<_> = table.game.hidden.discoveries.iter().flatten().copied().collect();
    assert_eq!(now, laid);
    assert!(table.open().discoveries.iter().all(|place| place.by == Some(Seat(1))));

    let mut table = with_discovery(Hellas, NativeResistance)
        .astronauts(Yellow, Hellas, 2)
        .discovery(Ausonia, Lichens, Blue)
        .end_of_game();
    assert_eq!(table.open().discoveries[Hellas as usize].card, Some(NativeResistance), "a spent card stays");
    assert_eq!(table.open().discoveries[Ausonia as usize].card, Some(Lichens));
    table.finish_round();
}

#[test]
fn rp_dsc_05_a_face_down_discovery_does_nothing() {
    let board = || {
        scene(3)
            .ship(1, Some(Ausonia), 5)
            .aboard(1, Orange, 1)
            .astronauts(Yellow, Hellas, 3)
            .astronauts(Blue, Hellas, 1)
            .astronauts(Blue, Ausonia, 2)
    };
    for round in [5, 8] {
        let plain = board().end_of_round(round);
        for card in ALL_THIRTEEN {
            let table = board().discovery(Hellas, card, Orange).end_of_round(round);
            assert_eq!(table.events(), plain.events(), "{card} in production after round {round}");
            assert_eq!(table.open().zones, plain.open().zones, "{card}");
            assert_eq!(table.open().held, plain.open().held, "{card}");
        }
    }
}

/// RP-DSC-06, RP-DSC-08, RP-DSC-09, RP-DSC-10: each card acts in its own phase and in no other.
#[test]
fn rp_dsc_06_each_discovery_acts_in_its_own_phase_only() {
    let run = |card: Option<EventCard>| {
        let mut board = scene(3)
            .ship(1, Some(VallesMarineris), 5)
            .aboard(1, Orange, 1)
            .astronauts(Yellow, Hellas, 3)
            .astronauts(Blue, Hellas, 1)
            .astronauts(Blue, Ausonia, 2)
            .resource(Hellas, Sylvanite);
        if let Some(card) = card {
            board = board.discovery(Hellas, card, Orange);
        }
        let mut table = board.end_of_game();
        table.finish_round();
        let rest: Vec<Event> = table
            .events()
            .iter()
            .filter(|event| !matches!(event, Event::DiscoveryShown { .. } | Event::MissionShown { .. }))
            .copied()
            .collect();
        let cut = rest.iter().position(|event| *event == Event::Production { number: 3 }).unwrap();
        let points = [Yellow, Blue, Orange].map(|colour| discovery_points(&table, colour));
        (rest[..cut].to_vec(), rest[cut..].to_vec(), points)
    };
    let (reveal, production, points) = run(None);
    assert_eq!(points, [0, 0, 0]);
    for card in [EtherMagnet, NativeResistance, Sandstorm] {
        let with = run(Some(card));
        assert_ne!(with.0, reveal, "{card} acts in the reveal phase");
        assert_eq!(with.2, [0, 0, 0], "{card} pays nothing in final scoring");
    }
    for card in [Synergy, MiningIncident, RichVein, EvenGround, UnevenGround, Subterfuge, FrozenCaves] {
        let with = run(Some(card));
        assert_eq!(with.0, reveal, "{card} does nothing in the reveal phase");
        assert_ne!(with.1, production, "{card} changes production 3");
        assert_eq!(with.2, [0, 0, 0], "{card} pays nothing in final scoring");
    }
    for (card, paid) in [(Lichens, [6, 6, 0]), (SubterraneanLake, [4, 0, 0]), (RadiationLeak, [-3, -3, 0])] {
        let with = run(Some(card));
        assert_eq!(with.0, reveal, "{card} does nothing in the reveal phase");
        assert_eq!(with.1, production, "{card} does nothing in production 3");
        assert_eq!(with.2, paid, "{card} pays in final scoring");
    }
}

#[test]
fn rp_dsc_07_all_discoveries_are_turned_up_after_round_10_and_before_production_3() {
    let board = || {
        scene(3)
            .ship(1, Some(Ausonia), 5)
            .discovery(Hellas, Lichens, Orange)
            .discovery(MareSerpentis, RichVein, Blue)
            .discovery(VastitasBorealis, NativeResistance, Yellow)
    };
    let table = board().end_of_game();
    let shown = [(VastitasBorealis, NativeResistance), (Hellas, Lichens), (MareSerpentis, RichVein)];
    let first_player = table.when(Event::FirstPlayer { colour: Yellow });
    for (zone, card) in shown {
        let at = table.when(Event::DiscoveryShown { zone, card });
        assert!(at > first_player && at < table.when(Event::Production { number: 3 }));
        assert_eq!(table.open().discoveries[zone as usize].card, Some(card));
    }
    for round in [5, 8, 9] {
        let table = board().end_of_round(round);
        assert!(table.open().discoveries.iter().all(|place| place.card.is_none()), "round {round}");
    }
}

/// RP-DSC-08, RP-LIS-03: each colour in the zone loses one.
#[test]
fn rp_dsc_08_native_resistance_costs_each_colour_one_astronaut() {
    let table = with_discovery(Hellas, NativeResistance)
        .astronauts(Yellow, Hellas, 3)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Yellow, Ausonia, 2)
        .astronauts(Orange, Ausonia, 1)
        .end_of_game();
    assert_eq!(table.open().zones[Hellas as usize], [2, 0, 0, 0, 0, 0]);
    assert_eq!(table.open().zones[Ausonia as usize], [2, 0, 1, 0, 0, 0], "only this zone");
    assert_eq!(table.open().lost, [1, 1, 0, 0, 0, 0]);
    assert!(
        table.when(Event::Resisted { zone: Hellas, victim: Blue })
            < table.when(Event::Production { number: 3 })
    );
    assert_eq!(held(&table, Blue), [0, 0, 0], "Blue is gone when production 3 is shared out");
}

/// RP-DSC-08, RP-DSC-19: the arrivals turn up the zone's resource token.
#[test]
fn rp_dsc_08_ether_magnet_pulls_every_astronaut_off_the_docked_ships() {
    let table = with_discovery(Ausonia, EtherMagnet)
        .ship(1, Some(Hellas), 5)
        .aboard(1, Yellow, 2)
        .aboard(1, Blue, 1)
        .ship(2, Some(Phobos), 4)
        .aboard(2, Blue, 2)
        .ship(3, Some(Phobos), 3)
        .end_of_game();
    assert_eq!(table.open().zones[Ausonia as usize], [2, 3, 0, 0, 0, 0]);
    assert!(
        [1, 2, 3].into_iter().all(|dock| table.dock(dock).unwrap().aboard() == 0),
        "the ships stay, empty"
    );
    assert!(table.told(Event::Magnetised { zone: Ausonia, astronauts: 5 }));
    let kind = table.open().resources[Ausonia as usize].expect("turned up by the arrivals");
    assert_eq!(produced(&table, Ausonia), [(kind, 3)]);
    assert_eq!(held(&table, Blue)[kind as usize], 3);
}

#[test]
fn rp_dsc_09_rich_vein_yields_two_more() {
    let table = with_discovery(Hellas, RichVein)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Yellow, Ausonia, 1)
        .resource(Hellas, Celerium)
        .resource(Ausonia, Sylvanite)
        .end_of_game();
    assert_eq!(produced(&table, Hellas), [(Celerium, 5)]);
    assert_eq!(produced(&table, Ausonia), [(Sylvanite, 3)]);
    assert_eq!(held(&table, Yellow), [0, 3, 5]);
}

#[test]
fn rp_dsc_09_synergy_yields_one_more_in_each_adjacent_zone() {
    let mut board = with_discovery(Hellas, Synergy);
    for zone in [Hellas, Ausonia, TritonisSinus, SyrtisMajor, VastitasBorealis, VallesMarineris, Phobos] {
        board = board.astronauts(Yellow, zone, 1);
    }
    let table = board.end_of_game();
    let tokens = |zone| produced(&table, zone)[0].1;
    assert_eq!([Ausonia, TritonisSinus, SyrtisMajor].map(tokens), [4, 4, 4]);
    assert_eq!([Hellas, VastitasBorealis, VallesMarineris, Phobos].map(tokens), [3, 3, 3, 3]);
    assert_eq!(produced(&table, MareTyrrhenum), [], "an unexplored zone yields nothing");
}

#[test]
fn rp_dsc_09_frozen_caves_yield_ice() {
    let table = with_discovery(Hellas, FrozenCaves)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Ausonia, 1)
        .resource(Hellas, Celerium)
        .resource(Ausonia, Celerium)
        .pile(Hellas, Celerium, 2)
        .end_of_game();
    assert_eq!(produced(&table, Hellas), [(Ice, 3)]);
    assert_eq!(held(&table, Yellow), [3, 0, 2], "three ice, and what lay there before");
    assert_eq!(held(&table, Blue), [0, 0, 3], "only this zone");
}

#[test]
fn rp_dsc_10_lichens_pay_six_to_everybody_present() {
    let table = with_discovery(Hellas, Lichens)
        .astronauts(Yellow, Hellas, 4)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Orange, Ausonia, 5)
        .end_of_game();
    assert_eq!([Yellow, Blue, Orange].map(|colour| discovery_points(&table, colour)), [6, 6, 0]);
}

#[test]
fn rp_dsc_10_the_subterranean_lake_pays_four_to_the_most_and_to_each_tied() {
    let paid = |counts: [u8; 3]| {
        let mut board = with_discovery(Hellas, SubterraneanLake);
        for (colour, count) in [Yellow, Blue, Orange].into_iter().zip(counts) {
            board = board.astronauts(colour, Hellas, count);
        }
        let table = board.end_of_game();
        [Yellow, Blue, Orange].map(|colour| discovery_points(&table, colour))
    };
    assert_eq!(paid([3, 2, 2]), [4, 0, 0]);
    assert_eq!(paid([2, 3, 3]), [0, 4, 4]);
    assert_eq!(paid([1, 1, 1]), [4, 4, 4]);
    assert_eq!(paid([0, 0, 0]), [0, 0, 0]);
}

#[test]
fn rp_dsc_10_the_radiation_leak_costs_three_for_everybody_present() {
    let table = with_discovery(Hellas, RadiationLeak)
        .astronauts(Yellow, Hellas, 4)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Orange, Ausonia, 1)
        .end_of_game();
    assert_eq!([Yellow, Blue, Orange].map(|colour| discovery_points(&table, colour)), [-3, -3, 0]);
}

#[test]
fn rp_dsc_11_discoveries_in_the_deck_or_discarded_do_nothing() {
    let board = || scene(3).astronauts(Yellow, Hellas, 2).astronauts(Blue, Ausonia, 1);
    for deck in [&ALL_THIRTEEN[..], &[]] {
        let table = board().event_deck(deck).end_of_game();
        assert!(!table.events().iter().any(|event| matches!(event, Event::DiscoveryShown { .. })));
        assert_eq!(produced(&table, Hellas), [(Ice, 3)]);
        assert_eq!(in_zone(&table, Hellas, Yellow), 2);
        assert_eq!(table.open().lost, [0; 6]);
        assert_eq!([Yellow, Blue].map(|colour| discovery_points(&table, colour)), [0, 0]);
    }
}

#[test]
fn rp_dsc_12_even_and_uneven_ground_count_in_production_3_only() {
    let run = |card, round| {
        with_discovery(Hellas, card)
            .mission(Yellow, Stronghold)
            .mission(Blue, PhobosOutpost)
            .astronauts(Yellow, Hellas, 5)
            .astronauts(Blue, Hellas, 1)
            .end_of_round(round)
    };
    let even = run(EvenGround, 10);
    assert_eq!(
        (held(&even, Yellow), held(&even, Blue), pile(&even, Hellas)),
        ([1, 0, 0], [1, 0, 0], [1, 0, 0])
    );
    let uneven = run(UnevenGround, 10);
    assert_eq!((held(&uneven, Yellow), held(&uneven, Blue)), ([0, 0, 0], [3, 0, 0]));
    for table in [&even, &uneven] {
        assert!(
            table.told(Event::MissionShown { colour: Yellow, card: Stronghold, points: 4 }),
            "five are five"
        );
    }
    for card in [EvenGround, UnevenGround] {
        assert_eq!(held(&run(card, 5), Yellow), [1, 0, 0], "production 1 knows nothing of {card}");
        assert_eq!(held(&run(card, 8), Yellow), [2, 0, 0], "production 2 knows nothing of {card}");
    }
}

#[test]
fn rp_dsc_12_tied_for_fewest_share_on_uneven_ground() {
    let table = with_discovery(Hellas, UnevenGround)
        .astronauts(Yellow, Hellas, 2)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Orange, Hellas, 1)
        .end_of_game();
    assert_eq!([Yellow, Blue, Orange].map(|colour| held(&table, colour)[0]), [0, 1, 1]);
    assert_eq!(pile(&table, Hellas), [1, 0, 0]);
}

#[test]
fn rp_dsc_13_cave_in_beats_synergy() {
    let table = with_discovery(Hellas, Synergy)
        .discovery(Ausonia, MiningIncident, Blue)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Yellow, Ausonia, 1)
        .astronauts(Yellow, TritonisSinus, 1)
        .end_of_game();
    assert_eq!(produced(&table, Ausonia), []);
    assert_eq!(pile(&table, Ausonia), [0, 0, 0]);
    assert_eq!(produced(&table, TritonisSinus)[0].1, 4, "elsewhere synergy works");
    assert_eq!(produced(&table, Hellas)[0].1, 3);
}

fn subterfuge(counts: [u8; 4]) -> ([u8; 4], u8) {
    let mut board = scene(4).discovery(Hellas, Subterfuge, Orange);
    for (colour, count) in [Yellow, Blue, Orange, Green].into_iter().zip(counts) {
        board = board.astronauts(colour, Hellas, count);
    }
    let table = board.end_of_game();
    ([Yellow, Blue, Orange, Green].map(|colour| held(&table, colour)[0]), pile(&table, Hellas)[0])
}

#[test]
fn rp_dsc_14_subterfuge_gives_the_tokens_to_the_second_largest_group() {
    assert_eq!(subterfuge([5, 3, 1, 0]), ([0, 3, 0, 0], 0));
    assert_eq!(subterfuge([1, 0, 2, 0]), ([3, 0, 0, 0], 0));
}

#[test]
fn rp_dsc_15_subterfuge_tied_for_second_share() {
    assert_eq!(subterfuge([4, 2, 2, 1]), ([0, 1, 1, 0], 1));
    assert_eq!(subterfuge([4, 2, 2, 2]), ([0, 1, 1, 1], 0));
}

#[test]
fn rp_dsc_16_subterfuge_tied_for_most_share_as_usual() {
    assert_eq!(subterfuge([3, 3, 2, 0]), ([1, 1, 0, 0], 1));
    assert_eq!(subterfuge([3, 3, 3, 2]), ([1, 1, 1, 0], 0));
}

#[test]
fn rp_dsc_17_subterfuge_with_one_colour_leaves_the_tokens() {
    assert_eq!(subterfuge([0, 4, 0, 0]), ([0, 0, 0, 0], 3));
}

#[test]
fn rp_dsc_18_reveal_cards_act_one_after_another_on_what_the_earlier_left() {
    // Ausonia comes before Hellas, so astronauts that flee to Hellas meet the natives there.
    let mut table = with_discovery(Ausonia, Sandstorm)
        .discovery(Hellas, NativeResistance, Blue)
        .astronauts(Yellow, Ausonia, 1)
        .end_of_game();
    let first_decision = table.events().len();
    let shown = |table: &Table| {
        table.events().iter().filter(|event| matches!(event, Event::DiscoveryShown { .. })).count()
    };
    assert_eq!(shown(&table), 2, "all are face up before the first acts");
    table.play(Yellow, "leave hellas");
    assert_eq!(shown(&table), 2);
    assert!(table.when(Event::Resisted { zone: Hellas, victim: Yellow }) >= first_decision);
    assert_eq!(table.open().lost[Yellow as usize], 1);

    // The other way round, the natives of Ausonia act before anybody arrives.
    let mut table = with_discovery(Hellas, Sandstorm)
        .discovery(Ausonia, NativeResistance, Blue)
        .astronauts(Yellow, Hellas, 1)
        .end_of_game();
    table.play(Yellow, "leave ausonia");
    assert_eq!((table.open().lost[Yellow as usize], in_zone(&table, Ausonia, Yellow)), (0, 1));
}

#[test]
fn rp_dsc_19_who_is_blown_into_an_unexplored_zone_turns_up_its_token() {
    let mut table = with_discovery(Ausonia, Sandstorm).astronauts(Yellow, Ausonia, 1).end_of_game();
    assert_eq!(table.open().resources[VastitasBorealis as usize], None);
    table.play(Yellow, "leave vastitas_borealis");
    let kind = table.open().resources[VastitasBorealis as usize].expect("turned up");
    let found = table.when(Event::Found { zone: VastitasBorealis, resource: kind });
    assert!(found < table.when(Event::Production { number: 3 }));
    assert_eq!(produced(&table, VastitasBorealis), [(kind, 3)]);
    assert_eq!(held(&table, Yellow)[kind as usize], 3);
}

#[test]
fn rp_dsc_20_three_tokens_and_what_the_own_and_the_adjacent_discoveries_add() {
    let board = |own| {
        with_discovery(Hellas, own)
            .discovery(Ausonia, Synergy, Blue)
            .astronauts(Yellow, Hellas, 1)
            .resource(Hellas, Sylvanite)
            .end_of_game()
    };
    assert_eq!(produced(&board(RichVein), Hellas), [(Sylvanite, 6)], "3 + 2 + 1");
    assert_eq!(produced(&board(FrozenCaves), Hellas), [(Ice, 4)], "3 + 1, all of the kind put in place");
    assert_eq!(produced(&board(MiningIncident), Hellas), []);
    assert_eq!(produced(&board(Lichens), Hellas), [(Sylvanite, 4)]);
    let unexplored = with_discovery(Hellas, RichVein).astronauts(Yellow, Phobos, 1).end_of_game();
    assert_eq!(produced(&unexplored, Hellas), [], "a face-down resource token yields nothing");
}

#[test]
fn rp_dsc_21_it_does_not_matter_who_laid_a_discovery() {
    for card in ALL_THIRTEEN {
        let run = |by: Colour| {
            let mut table = scene(3)
                .ship(1, Some(VallesMarineris), 5)
                .aboard(1, Orange, 2)
                .astronauts(Yellow, Hellas, 3)
                .astronauts(Blue, Hellas, 2)
                .astronauts(Blue, Ausonia, 2)
                .discovery(Hellas, card, by)
                .end_of_game();
            table.finish_round();
            let points = [Yellow, Blue, Orange].map(|colour| discovery_points(&table, colour));
            (table.events().to_vec(), table.game.open.held, table.game.open.zones, points)
        };
        let by_yellow = run(Yellow);
        assert_eq!(run(Blue), by_yellow, "{card}");
        assert_eq!(run(Orange), by_yellow, "{card}");
    }
}

#[test]
fn rp_dsc_21_final_cards_reward_every_colour_alike() {
    for (card, points) in [(Lichens, 6), (RadiationLeak, -3), (SubterraneanLake, 4)] {
        let table = scene(3)
            .discovery(Hellas, card, Yellow)
            .astronauts(Yellow, Hellas, 1)
            .astronauts(Blue, Hellas, 1)
            .astronauts(Orange, Hellas, 1)
            .end_of_game();
        let paid = [Yellow, Blue, Orange].map(|colour| discovery_points(&table, colour));
        assert_eq!(paid, [points; 3], "{card}");
    }
}

/// The tests above cover all discoveries. RP-DSC-04: an Explorer cannot carry one away either.
#[test]
fn the_thirteen_cards_above_are_all_the_discoveries() {
    let all: Vec<EventCard> = EventCard::of_kind(CardKind::Discovery).iter().collect();
    assert_eq!(all, ALL_THIRTEEN);
    let mut table = scene(3)
        .ship(1, Some(Phobos), 4)
        .astronauts(Yellow, Hellas, 1)
        .discovery(Hellas, Lichens, Yellow)
        .resolve(Yellow, Explorer);
    table.play(Yellow, "move hellas ausonia").play(Yellow, "stop");
    assert_eq!(table.game.hidden.discoveries[Hellas as usize], Some(Lichens));
    assert_eq!(table.open().docks[0].map(|vessel| vessel.aboard()), Some(1));
    assert_eq!(
        table.dock(1).map(|vessel| vessel.ship),
        table.open().docked(Dock(0)).map(|vessel| vessel.ship)
    );
}
