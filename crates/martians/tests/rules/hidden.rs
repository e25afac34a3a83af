//! Hidden information: two worlds that differ only in a hidden fact look and sound the same to everybody who may
//! not know it.

use crate::prelude::*;
use martians::scene::scene_with;

/// All that a viewer sees and has heard, as it is sent to them.
fn knows(table: &Table, viewer: Viewer) -> String {
    serde_json::to_string(&(table.view(viewer), table.told_to(viewer))).unwrap()
}

/// Who can tell two worlds apart: seats, and `None` for a spectator.
fn tellers(one: &Table, other: &Table) -> Vec<Option<u8>> {
    let players = one.open().options.players;
    let everybody = (0..players).map(|seat| (Some(seat), Viewer::Seat(Seat(seat))));
    let everybody = everybody.chain([(None, Viewer::Spectator)]);
    everybody.filter(|(_, viewer)| knows(one, *viewer) != knows(other, *viewer)).map(|(who, _)| who).collect()
}

const NOBODY: [Option<u8>; 0] = [];

/// Two worlds that differ in chance only: the two first ones among many in which `fate` comes out differently.
fn fates<T: PartialEq>(table: &Table, fate: impl Fn(&mut Table) -> T) -> [(Table, Table); 2] {
    let world = |seed| {
        let mut before = table.clone();
        before.game.hidden.rng = Rng::seeded(seed);
        let mut after = before.clone();
        let result = fate(&mut after);
        (before, after, result)
    };
    let (before, after, result) = world(1);
    let (other_before, other_after, _) =
        (2..60).map(world).find(|(_, _, other)| *other != result).expect("chance decides");
    [(before, after), (other_before, other_after)]
}

/// Blue digs two regolith and examines them.
fn examine(table: &mut Table) -> [u8; 4] {
    table.plays(BLUE, &["place excavation 1", "take h01", "crystals 2 0", "examine"]);
    table.cards(BLUE)
}

fn mine(variant: Variant) -> Scene {
    let players = if variant == Variant::Solo { 1 } else { 3 };
    scene(variant, players).dig(0, -3, Dig::R2i0)
}

#[test]
fn ma_hid_01_drawn_cards_are_known_to_the_owner_or_to_all() {
    for (variant, know) in [
        (Variant::Solo, vec![Some(0), None]),
        (Variant::Coop, vec![Some(0), Some(1), Some(2), None]),
        (Variant::Semi, vec![Some(0)]),
        (Variant::Com, vec![Some(0)]),
    ] {
        let [(_, one), (_, other)] = fates(&mine(variant).turn(BLUE), examine);
        assert_eq!(tellers(&one, &other), know, "{variant:?}");
    }
}

#[test]
fn ma_hid_01_the_number_of_cards_in_a_hand_is_known_to_all() {
    for variant in [Variant::Semi, Variant::Com] {
        let with = |n| scene(variant, 2).cards(RED, &[(Mineral::Green, n)]).turn(BLUE);
        assert_eq!(tellers(&with(1), &with(2)), [Some(0), Some(1), None]);
        assert_eq!(with(2).view(Viewer::Spectator).open.hands, [0, 2, 0, 0]);
    }
}

#[test]
fn ma_hid_01_nobody_knows_the_regolith_deck() {
    for variant in [Variant::Solo, Variant::Coop, Variant::Semi, Variant::Com] {
        let [(one, _), (other, _)] = fates(&mine(variant).turn(BLUE), examine);
        assert_eq!(tellers(&one, &other), NOBODY, "{variant:?}");
    }
}

#[test]
fn ma_hid_01_nobody_knows_the_face_down_excavation_tokens() {
    for variant in [Variant::Solo, Variant::Coop, Variant::Semi, Variant::Com] {
        let found = |table: &mut Table| {
            table.plays(BLUE, &["place excavation 1", "drive h05"]);
            table.open().digs
        };
        let [(one, one_after), (other, other_after)] = fates(&mine(variant).turn(BLUE), found);
        assert_eq!(tellers(&one, &other), NOBODY, "{variant:?}");
        let seats = one.open().options.players as usize;
        assert_eq!(tellers(&one_after, &other_after).len(), seats + 1, "face up they are seen by all");
    }
}

#[test]
fn ma_hid_01_the_top_weather_card_is_known_to_the_owner_of_weather_reports() {
    for variant in [Variant::Solo, Variant::Coop, Variant::Semi, Variant::Com] {
        let players = if variant == Variant::Solo { 1 } else { 3 };
        let without = |weather| scene(variant, players).next_weather(weather).turn(BLUE);
        assert_eq!(tellers(&without(Weather::Wind), &without(Weather::Earthquake)), NOBODY);
        let with = |weather| {
            scene(variant, players).tech(BLUE, CorpTech::WeatherReport).next_weather(weather).turn(BLUE)
        };
        assert_eq!(tellers(&with(Weather::Wind), &with(Weather::Earthquake)), [Some(0)], "{variant:?}");
    }
    let shown = |weather| {
        let scene = scene(Variant::Coop, 2).tech(BLUE, CorpTech::WeatherReport).next_weather(weather);
        let mut table = scene.turn(BLUE);
        table.play(BLUE, "show");
        table
    };
    let all = [Some(0), Some(1), None];
    assert_eq!(tellers(&shown(Weather::Wind), &shown(Weather::Earthquake)), all, "in CO-OP it may be shown");
}

#[test]
fn ma_hid_01_nobody_knows_the_other_weather_cards() {
    for variant in [Variant::Coop, Variant::Com] {
        let scene = scene(variant, 2).tech(BLUE, CorpTech::WeatherReport).next_weather(Weather::Wind);
        let table = scene.round(2).stack(1, &[EventCard::SolarFlare1]).turn(RED);
        let second_card = |table: &mut Table| {
            table.end_turn(RED);
            assert_eq!(table.open().weather, Weather::Wind);
            table.game.hidden.weather_top
        };
        let [(one, one_after), (other, other_after)] = fates(&table, second_card);
        assert_eq!(tellers(&one, &other), NOBODY, "not even the owner of Weather Reports");
        assert_eq!(tellers(&one_after, &other_after), [Some(0)], "until it is the top card");
    }
}

#[test]
fn ma_hid_01_nobody_knows_the_event_stacks_nor_the_box() {
    for variant in [Variant::Solo, Variant::Coop, Variant::Semi, Variant::Com] {
        let players = if variant == Variant::Solo { 1 } else { 3 };
        let with = |events: &[EventCard]| scene(variant, players).stack(2, events).turn(BLUE);
        let one = with(&[EventCard::Leak, EventCard::Seeds]);
        let other = with(&[EventCard::HydraulicFailure, EventCard::SolarFlare2]);
        assert_eq!(tellers(&one, &other), NOBODY, "{variant:?}");
    }
}

#[test]
fn ma_hid_01_nobody_knows_the_face_down_decks() {
    for variant in [Variant::Coop, Variant::Semi, Variant::Com] {
        let scene = scene(variant, 2).no_demand().round(3).weather(Weather::Wind).turn(RED);
        let displays = |table: &mut Table| {
            table.end_turn(RED);
            let open = table.open();
            assert_eq!(open.cycle, 2, "the supply phase has come");
            (open.experts, open.assistants, open.research, open.commissions)
        };
        let [(one, one_after), (other, other_after)] = fates(&scene, displays);
        assert_eq!(tellers(&one, &other), NOBODY, "{variant:?}");
        assert_eq!(tellers(&one_after, &other_after).len(), 3, "on display they are seen by all");
    }
}

#[test]
fn ma_hid_01_displays_stocks_and_discard_piles_are_open() {
    let all = [Some(0), Some(1), None];
    let differ = |change: &dyn Fn(Scene, bool) -> Scene| {
        let world = |which| change(scene(Variant::Com, 2), which).turn(BLUE);
        tellers(&world(false), &world(true))
    };
    let pick = |which: bool| if which { Expert::Chemist } else { Expert::Engineer };
    assert_eq!(differ(&|scene, which| scene.show_experts(&[pick(which)])), all);
    let pick = |which: bool| if which { Assistant::Botanist } else { Assistant::Geologist };
    assert_eq!(differ(&|scene, which| scene.show_assistants(&[pick(which)])), all);
    let pick = |which: bool| if which { Research::Ice2 } else { Research::Bulk };
    assert_eq!(differ(&|scene, which| scene.show_research(&[pick(which)])), all);
    let pick = |which: bool| if which { Commission::Com01 } else { Commission::Com02 };
    assert_eq!(differ(&|scene, which| scene.show_commissions(&[pick(which)])), all);
    assert_eq!(differ(&|scene, which| scene.have(RED, Credits, 3 + u16::from(which))), all);
    assert_eq!(differ(&|scene, which| scene.have(RED, Reputation, 3 + u16::from(which))), all);
    assert_eq!(differ(&|scene, which| scene.kept(RED, u8::from(which), 0)), all);
    assert_eq!(differ(&|scene, which| scene.kept(RED, 0, u8::from(which))), all);
    let pick = |which: bool| if which { CorpTech::LongArm } else { CorpTech::SolarCells };
    assert_eq!(differ(&|scene, which| scene.tech(RED, pick(which))), all);
    let pick = |which: bool| if which { Mineral::Red } else { Mineral::Green };
    assert_eq!(differ(&|scene, which| scene.spent_cards(pick(which), 1)), all);
}

#[test]
fn ma_hid_02_drawn_cards_stay_secret_until_they_are_spent() {
    for variant in [Variant::Semi, Variant::Com] {
        let with = |second| {
            let hand = [(Mineral::Yellow, 1), (second, 1)];
            let mut table =
                scene(variant, 3).cards(BLUE, &hand).show_research(&[Research::Yellow]).turn(BLUE);
            table.plays(BLUE, &["place lander 1", "research res_yellow", "spend mineral_yellow"]);
            table
        };
        let (green, red) = (with(Mineral::Green), with(Mineral::Red));
        assert_eq!(tellers(&green, &red), [Some(0)], "{variant:?}: the card in hand is still a secret");
        for viewer in Viewer::everybody(3) {
            assert_eq!(green.view(viewer).open.spent, [1, 0, 0, 0], "the spent one lies open");
            assert!(
                knows(&green, viewer).contains(r#""spent":{"colour":"blue","mineral":"mineral_yellow"}"#)
            );
        }
    }
}

#[test]
fn ma_hid_03_in_coop_examination_cards_are_open() {
    let with = |mineral| scene(Variant::Coop, 2).cards(BLUE, &[(mineral, 1)]).turn(BLUE);
    assert_eq!(tellers(&with(Mineral::Green), &with(Mineral::Red)), [Some(0), Some(1), None]);
    assert_eq!(with(Mineral::Red).view(Viewer::Spectator).open.cards, [0, 0, 1, 0]);
}

/// Three players of COM have claimed their quarters and keep goals; `first` and `second` say which of the goals
/// before them red keeps.
fn goals(first: usize, second: usize) -> Table {
    let options = Options { hidden_goals: true, first_player: 1, ..Options::new(Variant::Com, 3) };
    let mut table = Table(Staged::new(Martians::new(&options, 5).unwrap()));
    for (colour, quarter) in [(BLUE, "claim q1"), (RED, "claim q2"), (GREEN, "claim q3")] {
        table.play(colour, quarter);
    }
    for choice in [first, second] {
        for colour in [BLUE, RED, GREEN] {
            let keep = table.legal_of(colour, "keep");
            let at = if colour == RED { choice } else { 0 };
            table.play(colour, &keep[at]);
        }
    }
    table
}

#[test]
fn ma_hid_04_the_neighbour_knows_only_that_it_is_one_of_two() {
    let (one, other) = (goals(0, 0), goals(0, 1));
    assert_ne!(one.game.secrets[1].goals, other.game.secrets[1].goals);
    assert_eq!(tellers(&one, &other), [Some(1)], "blue handed them over and knows no more");
    let blue = one.view(Viewer::Seat(Seat(0))).own.unwrap();
    let red = one.game.secrets[1].goals;
    assert_eq!((blue.handed.len(), blue.handed.intersection(red).len()), (2, 1));
    assert_eq!(red.minus(blue.handed).len(), 1, "the other goal is known to red alone");
    // Only red knows the goal they kept first; the player that received the rest saw those.
    assert_eq!(tellers(&goals(0, 0), &goals(1, 0)), [Some(1), Some(2)]);
}

#[test]
fn ma_hid_05_a_goal_put_to_the_box_is_seen_by_two_players() {
    let (one, other) = (goals(0, 0), goals(0, 1));
    let boxed = one.game.secrets[1].boxed.iter().next().unwrap();
    assert_eq!((one.game.secrets[1].boxed.len(), one.game.secrets[1].dealt.len()), (1, 0));
    assert!(one.game.secrets[1].received.contains(boxed), "red held it");
    assert!(one.game.secrets[0].handed.contains(boxed), "blue held it");
    let green = one.view(Viewer::Seat(Seat(2))).own.unwrap();
    let seen = [green.dealt, green.goals, green.handed, green.received, green.boxed];
    assert!(!seen.iter().any(|set| set.contains(boxed)), "green never saw it");
    for viewer in [Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(knows(&one, viewer), knows(&other, viewer));
    }
}

#[test]
fn ma_hid_06_tokens_become_public_the_moment_they_are_turned_up() {
    let found = |table: &mut Table| {
        table.plays(BLUE, &["place excavation 1", "take h01", "crystals 0 0", "drive h05"]);
        table.open().digs
    };
    let table = mine(Variant::Semi).tech(BLUE, CorpTech::LongArm).turn(BLUE);
    let [(mut one, one_after), (mut other, other_after)] = fates(&table, found);
    for world in [&mut one, &mut other] {
        world.plays(BLUE, &["place excavation 1", "take h01", "crystals 0 0"]);
    }
    assert_eq!(tellers(&one, &other), NOBODY, "up to the move nobody knows");
    assert_eq!(tellers(&one_after, &other_after), [Some(0), Some(1), Some(2), None]);
    let face = |seed| {
        let scene = scene(Variant::Coop, 2).scenario(Scenario::FaceOfMars).have(BLUE, Energy, 9);
        let mut table = scene.turn(BLUE);
        table.game.hidden.rng = Rng::seeded(seed);
        table
    };
    assert_eq!(tellers(&face(1), &face(2)), NOBODY, "nor what lies on the Face of Mars");
}

#[test]
fn ma_hid_07_a_view_depends_on_nothing_its_viewer_may_not_see() {
    let mut looked = 0;
    for options in [
        Options::new(Variant::Solo, 1),
        Options { scenario: Aim::FaceOfMars, ..Options::new(Variant::Coop, 3) },
        Options { scenario: Aim::MarsOne, ..Options::new(Variant::Semi, 2) },
        Options { hidden_goals: true, ..Options::new(Variant::Com, 4) },
    ] {
        let mut game = Martians::new(&options, 3).unwrap();
        let (mut rng, mut log, mut legal) = (Rng::seeded(9), Log::off(), Vec::new());
        let mut step = 0;
        while let Some(seat) = game.turn() {
            if step % 25 == 0 {
                for viewer in Viewer::everybody(options.players) {
                    let view = game.view(viewer);
                    let world = Martians::imagine(&view, &mut rng);
                    assert_ne!(world.hidden, game.hidden, "another world");
                    let (here, there) =
                        (serde_json::to_string(&view), serde_json::to_string(&world.view(viewer)));
                    assert_eq!(here.unwrap(), there.unwrap(), "{options:?} step {step} {viewer:?}");
                    looked += 1;
                }
            }
            game.legal(seat, &mut legal);
            let action = *rng.pick(&legal).unwrap();
            game.apply(seat, action, &mut log);
            step += 1;
        }
    }
    assert!(looked > 60, "{looked}");
}

#[test]
fn ma_hid_08_a_foretold_event_is_open_to_all_until_it_comes() {
    let with = |next| {
        scene(Variant::Semi, 2)
            .scenario(Scenario::MarsOne)
            .cycle(3)
            .round(3)
            .stack(4, &[next])
            .only_event(EventCard::M1Diary)
    };
    let (fire, loss) = (with(EventCard::Fire), with(EventCard::PressureLoss));
    assert_eq!(tellers(&fire, &loss), [Some(0), Some(1), None]);
    for viewer in Viewer::everybody(2) {
        assert_eq!(fire.view(viewer).open.foretold, Some(EventCard::Fire));
    }
    let before = |next| {
        scene(Variant::Semi, 2).scenario(Scenario::MarsOne).cycle(3).round(3).stack(4, &[next]).turn(BLUE)
    };
    assert_eq!(tellers(&before(EventCard::Fire), &before(EventCard::PressureLoss)), NOBODY);
}

/// MA-HID-01, MA-HID-02: in SEMI the others see how many cards a hand holds, not which.
#[test]
fn a_hand_of_cards_is_seen_by_its_owner_only() {
    let with = |mineral| scene(Variant::Semi, 2).cards(RED, &[(mineral, 2)]).turn(BLUE);
    let (green, red) = (with(Mineral::Green), with(Mineral::Red));
    assert_eq!(green.view(Viewer::Seat(Seat(0))), red.view(Viewer::Seat(Seat(0))));
    assert_eq!(green.view(Viewer::Spectator), red.view(Viewer::Spectator));
    assert_ne!(green.view(Viewer::Seat(Seat(1))), red.view(Viewer::Seat(Seat(1))));
    assert_eq!(green.open().hands, [0, 2, 0, 0]);
}

/// MA-HID-03: in CO-OP they are open.
#[test]
fn common_cards_are_seen_by_all() {
    let with = |mineral| scene(Variant::Coop, 2).cards(BLUE, &[(mineral, 1)]).turn(BLUE);
    assert_ne!(with(Mineral::Green).view(Viewer::Spectator), with(Mineral::Red).view(Viewer::Spectator));
}

/// MA-HID-01, MA-TEC-10: the top weather card is known to the owner of Weather Reports.
#[test]
fn the_top_weather_is_known_to_the_owner_of_weather_reports_until_he_shows_it() {
    let with = |weather| {
        scene(Variant::Coop, 2).tech(BLUE, CorpTech::WeatherReport).next_weather(weather).turn(BLUE)
    };
    let (mut wind, quake) = (with(Weather::Wind), with(Weather::Earthquake));
    assert_eq!(wind.view(Viewer::Seat(Seat(1))), quake.view(Viewer::Seat(Seat(1))));
    assert_eq!(wind.view(Viewer::Seat(Seat(0))).own.unwrap().forecast, Some(Weather::Wind));
    wind.play(BLUE, "show");
    assert_eq!(wind.view(Viewer::Seat(Seat(1))).open.shown_weather, Some(Weather::Wind));
}

/// MA-HID-01: events to come, the weather deck and the generator are in no view.
#[test]
fn decks_are_in_no_view() {
    let with = |events: &[EventCard]| scene(Variant::Coop, 2).stack(2, events).turn(BLUE);
    let (leak, seeds) = (with(&[EventCard::Leak]), with(&[EventCard::Seeds]));
    for viewer in Viewer::everybody(2) {
        assert_eq!(leak.view(viewer), seeds.view(viewer));
    }
}

/// MA-HID-04, MA-HID-05: what was handed on is known to be one of two; imagined worlds keep to that.
#[test]
fn goals_handed_on_are_imagined_with_the_neighbour() {
    let options = Options { hidden_goals: true, ..Options::new(Variant::Com, 3) };
    let mut game = Martians::new(&options, 5).unwrap();
    let mut log = Log::off();
    let mut legal = Vec::new();
    while let Some(seat) = game.turn().filter(|_| game.open().round == 0) {
        game.legal(seat, &mut legal);
        game.apply(seat, legal[0], &mut log);
    }
    let view = game.view(Viewer::Seat(Seat(0)));
    let handed = view.own.unwrap().handed;
    assert_eq!(handed.len(), 2);
    let mut kept = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let world = Martians::imagine(&view, &mut Rng::seeded(seed));
        world.audit().unwrap();
        let neighbour = world.secrets[1];
        assert_eq!(neighbour.goals.len(), 2);
        let of_mine = neighbour.goals.intersection(handed);
        assert_eq!(of_mine.len(), 1);
        assert_eq!(neighbour.boxed.union(of_mine), handed);
        kept.extend(of_mine.iter());
    }
    assert_eq!(kept.len(), 2, "either of the two may have been kept");
}

/// MA-HID-01: after a reshuffle the deck holds what was discarded; nobody imagines it otherwise.
#[test]
fn a_renewed_deck_is_imagined_from_the_discards() {
    let options = Options { collectors: false, ..Options::new(Variant::Semi, 2) };
    let mut table = scene_with(options)
        .cards(RED, &[(Mineral::Yellow, 5), (Mineral::Green, 6)])
        .spent_cards(Mineral::Red, 7)
        .stock(BLUE, &[(Resource::Energy, 5)])
        .dig(0, -3, Dig::R1i0)
        .turn(BLUE);
    table.plays(BLUE, &["place excavation 1", "take h01", "crystals 1 0", "examine"]);
    assert_eq!(table.cards(BLUE), [0, 0, 1, 0]);
    for seed in 0..20 {
        let world = Martians::imagine(&table.view(Viewer::Seat(Seat(0))), &mut Rng::seeded(seed));
        assert_eq!(world.regolith_deck(), [0, 0, 6, 0]);
    }
}
