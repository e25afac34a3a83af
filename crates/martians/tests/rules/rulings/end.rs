//! MA-RUL-41 to MA-RUL-45, 61, 62, 69: scoring, awards, hidden goals, the prototype's end.

use crate::prelude::*;

#[test]
fn ma_rul_41_every_dead_token_of_a_solo_game_counts() {
    let solo = |dead, unlocked: bool| {
        let scene =
            scene(Variant::Solo, 1).commissions().no_demand().stock(BLUE, &[]).have(BLUE, Reputation, 20);
        let scene = scene.dead(BLUE, dead).dead(RED, dead);
        if unlocked { scene.unlocked(BLUE).unlocked(RED).counted() } else { scene.counted() }
    };
    assert_eq!(solo(0, false).score(BLUE), 20);
    assert_eq!(solo(1, false).score(BLUE), 14, "a death costs 6");
    assert_eq!(solo(0, true).score(BLUE), 22, "the fourth colonist counts once");
    assert_eq!(solo(1, true).score(BLUE), 16, "also after a death");
}

#[test]
fn ma_rul_42_second_place_goes_by_rank_or_needs_a_token() {
    let awards = |second: Second, kept: [(u8, u8); 3]| {
        let table = scene(Variant::Com, 3)
            .with_options(|options| options.second = second)
            .kept(BLUE, kept[0].0, kept[0].1)
            .kept(RED, kept[1].0, kept[1].1)
            .kept(GREEN, kept[2].0, kept[2].1)
            .counted();
        [BLUE, RED, GREEN].map(|colour| (line(&table, colour, "pioneer"), line(&table, colour, "builder")))
    };
    assert_eq!(awards(Second::Anybody, [(1, 0), (0, 0), (0, 0)]), [(5, 0), (3, 0), (3, 0)]);
    assert_eq!(awards(Second::Owners, [(1, 0), (0, 0), (0, 0)]), [(5, 0), (0, 0), (0, 0)]);
    for second in Second::ALL {
        let awards = |kept| awards(*second, kept);
        assert_eq!(
            awards([(2, 4), (2, 4), (1, 1)]),
            [(5, 5), (5, 5), (3, 3)],
            "second after a tie for first"
        );
        assert_eq!(awards([(3, 3), (2, 2), (1, 1)]), [(5, 5), (3, 3), (0, 0)]);
        assert_eq!(awards([(0, 0), (0, 0), (0, 0)]), [(0, 0), (0, 0), (0, 0)]);
    }
}

#[test]
fn ma_rul_43_tied_players_share_the_win_after_credits() {
    let tied = |variant, credits: [u16; 3]| {
        let scene = [BLUE, RED, GREEN]
            .into_iter()
            .zip(credits)
            .fold(scene(variant, 3).no_demand(), |scene, (colour, credits)| {
                scene.stock(colour, &[(Credits, credits)]).have(colour, Reputation, 9)
            });
        winners(&scene.counted())
    };
    for variant in [Variant::Semi, Variant::Com] {
        assert_eq!(tied(variant, [4, 6, 6]), [1, 2]);
        assert_eq!(tied(variant, [6, 6, 6]), [0, 1, 2]);
        assert_eq!(tied(variant, [7, 6, 6]), [0]);
    }
}

/// Plays an action of a seat.
fn play(game: &mut Martians, seat: u8, text: &str) {
    game.play(Seat(seat), text.parse().unwrap(), &mut table::Log::off()).unwrap();
}

#[test]
fn ma_rul_45_hidden_goals_are_chosen_at_the_same_time() {
    let options = Options { hidden_goals: true, first_player: 1, ..Options::new(Variant::Com, 3) };
    let mut game = Martians::new(&options, 5).unwrap();
    for seat in 0..3 {
        play(&mut game, seat, &format!("claim q{}", seat + 1));
    }
    let dealt: Vec<Vec<HiddenGoal>> = (0..3).map(|at| game.secrets[at].dealt.iter().collect()).collect();
    assert!(dealt.iter().all(|goals| goals.len() == 3));
    for seat in [2, 0] {
        play(&mut game, seat, &format!("keep {}", dealt[seat as usize][0].id()));
    }
    assert_eq!(game.secrets[0].dealt.len(), 2, "nothing is handed on before all have chosen");
    play(&mut game, 1, &format!("keep {}", dealt[1][0].id()));
    for (left, goals) in [1, 2, 0].into_iter().zip(&dealt) {
        let received: Vec<_> = game.secrets[left].dealt.iter().collect();
        assert_eq!(received, goals[1..], "the player on the left has the other two");
    }
    for seat in 0..3 {
        let goal = game.secrets[seat as usize].dealt.iter().next().unwrap();
        play(&mut game, seat, &format!("keep {}", goal.id()));
    }
    assert!((0..3).all(|at| game.secrets[at].goals.len() == 2));
    assert_eq!(game.turn(), Some(Seat(0)), "play begins");
    let view = game.view(Viewer::Seat(Seat(1)));
    assert!(view.all.is_none(), "discards and goals stay secret");

    // Each goal by itself against the final holdings; the energy of a goal still counts as energy.
    let table = scene(Variant::Com, 2)
        .hidden_goals()
        .no_demand()
        .goals(BLUE, &[HiddenGoal::Goal01, HiddenGoal::Goal02])
        .stock(BLUE, &[(Energy, 9), (Water, 2)])
        .counted();
    assert_eq!((line(&table, BLUE, "goals"), line(&table, BLUE, "energy")), (3, 3));
    // One marker serves both goals: two experts of different kinds.
    let table = scene(Variant::Com, 2)
        .hidden_goals()
        .no_demand()
        .goals(BLUE, &[HiddenGoal::Goal10, HiddenGoal::Goal12])
        .expert(BLUE, Expert::Chemist)
        .expert(BLUE, Expert::Engineer)
        .assistant(BLUE, Assistant::Botanist)
        .assistant(BLUE, Assistant::Botanist)
        .counted();
    assert_eq!(line(&table, BLUE, "goals"), 5 + 4);
}

/// New Schedule for two, all requirements fulfilled, in the last cycle of the prototype.
fn fulfilled() -> Scene {
    scene(Variant::Coop, 2)
        .scenario(Scenario::NewSchedule)
        .prototype()
        .all_built()
        .developed(1)
        .done(Requirement::NsReception, 2)
        .no_demand()
}

#[test]
fn ma_rul_61_the_prototype_counts_the_last_tokens_and_removes_them() {
    assert_eq!(winners(&fulfilled().counted()), [0, 1]);
    let table = fulfilled().demand(Q2, 0, 0, 1).counted();
    assert_eq!((winners(&table), table.demand(Q2)), (vec![], [0, 0, 0]));
    let table = scene(Variant::Com, 2)
        .prototype()
        .no_demand()
        .demand(Q1, 0, 1, 1)
        .have(BLUE, Reputation, 10)
        .counted();
    assert_eq!((table.score(BLUE), table.demand(Q1)), (4, [0, 0, 0]));
}

#[test]
fn ma_rul_62_the_prototype_has_eight_crop_tiles() {
    assert_eq!(scene(Variant::Coop, 2).prototype().turn(BLUE).open().crops, [3, 3, 2]);
    assert_eq!(scene(Variant::Coop, 2).turn(BLUE).open().crops, [2, 2, 2]);
    // Other counts are no limit: a ninth disease token lies in the quarters of the prototype.
    let table = scene(Variant::Com, 2).prototype().demand(Q1, 0, 9, 0).turn(BLUE);
    assert_eq!(table.demand(Q1), [0, 9, 0]);
}

#[test]
fn ma_rul_69_at_the_end_all_hands_lie_open() {
    let com = || {
        scene(Variant::Com, 2)
            .hidden_goals()
            .goals(BLUE, &[HiddenGoal::Goal08, HiddenGoal::Goal03])
            .cards(BLUE, &[(Mineral::Red, 2)])
    };
    let red = Viewer::Seat(Seat(1));
    assert!(com().turn(BLUE).view(red).all.is_none());
    for viewer in [red, Viewer::Spectator] {
        let all = com().counted().view(viewer).all.unwrap();
        assert_eq!(all[0].cards, [0, 0, 2, 0]);
        assert!(all[0].goals.contains(HiddenGoal::Goal08) && all[0].goals.contains(HiddenGoal::Goal03));
    }
}
