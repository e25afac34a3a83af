//! The table of decisions: before play, supply phase, events, quarters phase.

use crate::prelude::*;

#[test]
fn ma_dec_01_variants_and_numbers_of_players() {
    for variant in Variant::ALL {
        for players in 0..=5 {
            let allowed = match variant {
                Variant::Solo => players == 1,
                Variant::Coop | Variant::Semi | Variant::Com => (2..=4).contains(&players),
            };
            let options = Options::new(*variant, players);
            assert_eq!(options.check().is_ok(), allowed, "{} with {players}", variant.id());
            assert_eq!(Martians::new(&options, 1).is_ok(), allowed);
        }
    }
}

#[test]
fn ma_dec_02_missions_by_variant() {
    let base = [Aim::NewSchedule, Aim::DustDevil, Aim::BotanicalCapsule, Aim::ForceField];
    for variant in Variant::ALL {
        let players = if *variant == Variant::Solo { 1 } else { 2 };
        for aim in Aim::ALL {
            for collectors in [true, false] {
                let options = Options { scenario: *aim, collectors, ..Options::new(*variant, players) };
                let mission = *aim != Aim::Usual && *aim != Aim::Commissions;
                let allowed = match variant {
                    Variant::Com => !mission,
                    Variant::Solo => !mission || collectors || base.contains(aim),
                    Variant::Coop | Variant::Semi => {
                        *aim == Aim::Usual || mission && (collectors || base.contains(aim))
                    }
                };
                assert_eq!(options.check().is_ok(), allowed, "{} {}", variant.id(), aim.id());
            }
        }
    }
}

#[test]
fn ma_dec_03_options_go_with_their_variants() {
    let ok = |change: fn(&mut Options), variant| {
        let mut options = Options::new(variant, if variant == Variant::Solo { 1 } else { 2 });
        change(&mut options);
        options.check().is_ok()
    };
    let all = [Variant::Solo, Variant::Coop, Variant::Semi, Variant::Com];
    assert_eq!(all.map(|variant| ok(|o| o.must_succeed = true, variant)), [false, false, true, false]);
    assert_eq!(all.map(|variant| ok(|o| o.hidden_goals = true, variant)), [false, false, false, true]);
    assert_eq!(all.map(|variant| ok(|o| o.collectors = false, variant)), [true; 4]);
    let goals_without_box =
        Options { hidden_goals: true, collectors: false, ..Options::new(Variant::Com, 2) };
    assert!(goals_without_box.check().is_err());
    let defaults = Options::default();
    assert!(!defaults.must_succeed && !defaults.hidden_goals);
    // Without the collector's edition its cards stay in the box.
    let game = Martians::new(&Options { collectors: false, ..Options::new(Variant::Com, 4) }, 1).unwrap();
    let experts = &game.open.experts;
    assert_eq!(experts.shown.iter().chain(&experts.deck).sum::<u8>(), 10);
    assert_eq!(game.regolith_deck(), [5, 6, 7, 0]);
}

#[test]
fn ma_dec_04_any_seat_begins_or_a_random_one() {
    let first = |first_player, seed| {
        let options = Options { first_player, ..Options::new(Variant::Semi, 4) };
        Martians::new(&options, seed).unwrap().open.first
    };
    for (seat, colour) in [(1, BLUE), (2, RED), (3, GREEN), (4, YELLOW)] {
        assert_eq!(first(seat, 1), colour);
    }
    let mut begun: Vec<_> = (1..=40).map(|seed| first(0, seed).index()).collect();
    begun.sort_unstable();
    begun.dedup();
    assert_eq!(begun, [0, 1, 2, 3], "chance finds every seat");
    assert!(Options { first_player: 4, ..Options::new(Variant::Semi, 3) }.check().is_err());
}

/// The actions of a seat, as text.
fn legal(game: &Martians, seat: u8) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(Seat(seat), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

fn play(game: &mut Martians, seat: u8, text: &str) {
    game.play(Seat(seat), text.parse().unwrap(), &mut table::Log::off()).unwrap();
}

/// A COM table for three with hidden goals, blue first.
fn com() -> Martians {
    let options = Options { hidden_goals: true, first_player: 1, ..Options::new(Variant::Com, 3) };
    Martians::new(&options, 9).unwrap()
}

#[test]
fn ma_dec_05_any_unclaimed_quarter_may_be_claimed() {
    let mut game = com();
    assert_eq!(legal(&game, 0), ["claim q1", "claim q2", "claim q3", "claim q4"]);
    play(&mut game, 0, "claim q2");
    assert_eq!((legal(&game, 0), legal(&game, 1).len()), (vec![], 3));
    play(&mut game, 1, "claim q4");
    assert_eq!(legal(&game, 2), ["claim q1", "claim q3"]);
}

/// A COM table where the goals are dealt.
fn dealt() -> Martians {
    let mut game = com();
    for seat in 0..3 {
        play(&mut game, seat, &format!("claim q{}", seat + 1));
    }
    game
}

#[test]
fn ma_dec_06_one_of_three_goals_is_kept_in_secret() {
    let mut game = dealt();
    for seat in 0..3 {
        assert_eq!(legal(&game, seat).len(), 3, "all at the same time");
    }
    let kept = legal(&game, 1)[0].clone();
    let before = game.view(Viewer::Seat(Seat(0))).own;
    play(&mut game, 1, &kept);
    assert_eq!((legal(&game, 1), legal(&game, 0).len(), legal(&game, 2).len()), (vec![], 3, 3));
    assert_eq!(game.view(Viewer::Seat(Seat(0))).own, before);
    let foreign = legal(&game, 2)[0].parse().unwrap();
    assert_eq!(game.check(Seat(0), foreign).unwrap_err().rule, "MA-COL-04");
}

#[test]
fn ma_dec_07_one_of_two_received_goals_is_kept() {
    let mut game = dealt();
    for seat in 0..3 {
        let kept = legal(&game, seat)[0].clone();
        play(&mut game, seat, &kept);
    }
    for seat in 0..3 {
        assert_eq!(legal(&game, seat).len(), 2);
    }
    for seat in [2, 1, 0] {
        let kept = legal(&game, seat)[1].clone();
        play(&mut game, seat, &kept);
    }
    assert!((0..3).all(|seat| game.secrets[seat].goals.len() == 2 && game.secrets[seat].boxed.len() == 1));
}

#[test]
fn ma_dec_10_each_dead_token_is_laid_in_turn_order() {
    let mut table = scene(Variant::Semi, 3)
        .no_demand()
        .first(GREEN)
        .dead(GREEN, 1)
        .dead(BLUE, 2)
        .unlocked(BLUE)
        .supply(2);
    assert_eq!(table.legal(GREEN), ["lay 1", "lay 2", "lay 3"]);
    table.play(GREEN, "lay 3");
    assert_eq!(table.legal(BLUE), ["lay 1", "lay 2", "lay 3", "lay 4"]);
    table.play(BLUE, "lay 2");
    assert_eq!(table.legal(BLUE), ["lay 1", "lay 3", "lay 4"], "distinct rounds");
    table.play(BLUE, "lay 4");
    assert_ne!(
        table.asked().map(|colour| table.legal(colour)[0].contains("lay")),
        Some(true),
        "red has no dead"
    );
}

#[test]
fn ma_dec_15_an_event_asks_what_its_card_says() {
    let mut table = scene(Variant::Semi, 2).cycle(2).only_event(EventCard::Seeds);
    assert_eq!(table.legal(BLUE), ["choose 1", "choose 2"]);
    table.play(BLUE, "choose 1");
    assert_eq!(table.legal(BLUE), ["crop crop_tubers", "crop crop_legumes", "crop crop_herbs"]);
    table.play(BLUE, "crop crop_herbs");
    assert_eq!((table.asked(), table.corporation(BLUE).crop), (Some(RED), Some(Crop::Herbs)));
    table.play(RED, "choose 2");
    assert_eq!(table.has(RED, Food), 1);
}

#[test]
fn ma_dec_16_the_first_player_decides_for_the_group() {
    let mut table =
        scene(Variant::Coop, 2).first(RED).cycle(3).have(BLUE, Credits, 4).only_event(EventCard::Discontent);
    assert_eq!((table.asked(), table.legal(RED)), (Some(RED), vec!["choose 1".into(), "choose 2".into()]));
    table.play(RED, "choose 1");
    assert_eq!((table.has(BLUE, Credits), table.has(BLUE, Reputation)), (0, 2), "2 credits for each player");
    let table = scene(Variant::Coop, 2).have(BLUE, Credits, 3).cycle(3).only_event(EventCard::Discontent);
    assert_eq!(table.legal(BLUE), ["choose 2"], "3 credits do not pay for two");
    let table =
        scene(Variant::Coop, 2).have(BLUE, Supplies, 1).round(3).only_event(EventCard::FaultyEquipment);
    assert_eq!(table.legal(BLUE), ["bear blue", "bear red"]);
}

#[test]
fn ma_dec_35_the_partner_accepts_or_refuses() {
    let offered = || {
        let mut table = scene(Variant::Com, 3).turn(BLUE);
        table.plays(BLUE, &["offer green", "give energy", "ask supplies", "send"]);
        table
    };
    let mut table = offered();
    assert_eq!((table.asked(), table.legal(GREEN)), (Some(GREEN), vec!["accept".into(), "refuse".into()]));
    assert!(table.legal(RED).is_empty());
    table.play(GREEN, "accept");
    assert_eq!((table.has(BLUE, Supplies), table.has(GREEN, Energy)), (2, 6));
    let mut table = offered();
    table.play(GREEN, "refuse");
    assert_eq!((table.has(BLUE, Supplies), table.has(GREEN, Energy)), (1, 5));
    // What a side does not hold cannot be named, so an offer can always be met.
    let mut table = scene(Variant::Com, 3).have(GREEN, Supplies, 0).turn(BLUE);
    table.play(BLUE, "offer green");
    assert!(!table.allows(BLUE, "ask supplies"));
}

#[test]
fn ma_dec_36_the_owner_of_weather_reports_looks_at_any_time() {
    let table = scene(Variant::Com, 2)
        .tech(BLUE, CorpTech::WeatherReport)
        .next_weather(Weather::SandstormFood)
        .turn(RED);
    let before = table.game.clone();
    let own = table.view(Viewer::Seat(Seat(0))).own.unwrap();
    assert_eq!(own.forecast, Some(Weather::SandstormFood));
    assert_eq!(table.game, before, "looking changes nothing");
}

#[test]
fn ma_dec_40_the_engine_picks_the_colonist_that_dies() {
    let table = scene(Variant::Semi, 2).no_demand().demand(Q1, 1, 0, 0).grave(BLUE, 1).quarters();
    assert_eq!(table.open().dead[..2], [2, 1]);
    assert_eq!(table.legal(BLUE), ["lay 1", "lay 2", "lay 3"], "any round may take the dead");
}

#[test]
fn ma_dec_41_a_seat_with_an_empty_pool_names_the_marker() {
    let phase = |scene: Scene| scene.no_demand().demand(Q1, 0, 0, 1).quarters();
    let mut table =
        phase(scene(Variant::Com, 2).marker(BLUE, Moxie, 1).marker(BLUE, Greenhouses, 1).confined(
            BLUE,
            Zone::Infirmary,
            Q1,
        ));
    assert_eq!(table.legal(BLUE), ["yield moxie", "yield greenhouses"]);
    assert_eq!(table.refusal(BLUE, "yield lander").rule, "MA-QRT-19");
    table.play(BLUE, "yield greenhouses");
    assert_eq!(confined(&table, Zone::Apartments, BLUE), [1, 0, 0, 0]);
    assert!(table.open().markers[0].contains(Moxie.field(1)));
}
