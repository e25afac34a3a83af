//! The collector's edition.

use std::collections::BTreeSet;

use crate::prelude::*;

const MISSIONS: [(Scenario, &str); 13] = [
    (Scenario::NewSchedule, ""),
    (Scenario::DustDevil, ""),
    (Scenario::BotanicalCapsule, ""),
    (Scenario::ForceField, ""),
    (Scenario::MarsOne, "m1_"),
    (Scenario::Refugees, "rf_"),
    (Scenario::MissionToPhobos, "ph_"),
    (Scenario::FaceOfMars, "fm_"),
    (Scenario::DarkSideOfMars, "ds_"),
    (Scenario::UndergroundColony, ""),
    (Scenario::Catastrophe, ""),
    (Scenario::VastitasBorealis, ""),
    (Scenario::TheEnd, ""),
];

fn with(scenario: Scenario, seed: u64) -> Martians {
    let options = Options { scenario: Aim::of(scenario), ..Options::new(Variant::Coop, 4) };
    Martians::new(&options, seed).unwrap()
}

#[test]
fn ma_col_01_the_edition_adds_goals_cards_missions_and_experts() {
    let base = Martians::new(&Options { collectors: false, ..Options::new(Variant::Com, 2) }, 1).unwrap();
    let full = Martians::new(&Options::new(Variant::Com, 2), 1).unwrap();
    let cards = |game: &Martians| game.regolith_deck().iter().sum::<u8>();
    assert_eq!((cards(&base), cards(&full)), (18, 22), "4 Proof of Life");
    let experts = |game: &Martians| {
        let display = &game.open.experts;
        (0..8).filter(|at| display.shown[*at] + display.deck[*at] > 0).count()
    };
    assert_eq!((experts(&base), experts(&full)), (5, 8), "3 kinds of expert");
    let playable = |collectors| {
        let can = |scenario: &&Scenario| {
            let aim = Aim::of(**scenario);
            let options = Options { collectors, scenario: aim, ..Options::new(Variant::Coop, 2) };
            Martians::new(&options, 1).is_ok()
        };
        Scenario::ALL.iter().filter(can).count()
    };
    assert_eq!((playable(false), playable(true)), (4, 13), "9 missions");
    let items = Martians::material();
    assert_eq!(items.iter().filter(|item| item.kind == "hidden_goal").count(), 12);
    let face = with(Scenario::FaceOfMars, 1);
    assert_eq!(face.open.mission.expedition.down.count_ones(), 20, "20 extra tokens");
    let mut arrived = scene(Variant::Coop, 4).scenario(Scenario::Refugees).turn(BLUE);
    calm(&mut arrived, at(4, 2));
    assert_eq!(arrived.open().mission.counter, 3, "3 refugees");
}

#[test]
fn ma_col_02_four_proofs_of_life_are_among_the_examination_cards() {
    let deck = Martians::new(&Options::new(Variant::Semi, 2), 1).unwrap().regolith_deck();
    assert_eq!((deck.iter().sum::<u8>(), deck[Mineral::ProofOfLife.index()]), (22, 4));
}

#[test]
fn ma_col_03_hidden_goals_are_for_com_and_only_if_wanted() {
    for (variant, players) in [(Variant::Solo, 1), (Variant::Coop, 2), (Variant::Semi, 2)] {
        let options = Options { hidden_goals: true, ..Options::new(variant, players) };
        assert!(Martians::new(&options, 1).is_err());
    }
    let none = Martians::new(&Options::new(Variant::Com, 3), 1).unwrap();
    assert!(none.secrets.iter().all(|secret| secret.dealt.is_empty() && secret.goals.is_empty()));
    let goals = Options { hidden_goals: true, ..Options::new(Variant::Com, 3) };
    assert!(Martians::new(&goals, 1).is_ok());
    assert!(Martians::new(&Options { collectors: false, ..goals }, 1).is_err());
}

/// A table of three with hidden goals; the quarters are claimed.
fn dealing() -> Martians {
    let options = Options { hidden_goals: true, first_player: 1, ..Options::new(Variant::Com, 3) };
    let mut game = Martians::new(&options, 8).unwrap();
    for (seat, quarter) in ["claim q1", "claim q2", "claim q3"].iter().enumerate() {
        game.play(Seat(seat as u8), quarter.parse().unwrap(), &mut Log::off()).unwrap();
    }
    game
}

/// A seat keeps the first goal it has to choose from.
fn keep(game: &mut Martians, seat: u8) -> HiddenGoal {
    let goal = game.secrets[seat as usize].dealt.iter().next().unwrap();
    game.play(Seat(seat), format!("keep {}", goal.id()).parse().unwrap(), &mut Log::off()).unwrap();
    goal
}

#[test]
fn ma_col_04_three_goals_are_dealt_one_is_kept_two_go_to_the_left() {
    let mut game = dealing();
    let dealt = [0, 1, 2].map(|seat: usize| game.secrets[seat].dealt);
    assert_eq!(dealt.map(|goals| goals.len()), [3, 3, 3]);
    assert_eq!(dealt[0].union(dealt[1]).union(dealt[2]).len(), 9);
    let not_mine = dealt[1].iter().next().unwrap();
    let refusal = game.check(Seat(0), format!("keep {}", not_mine.id()).parse().unwrap()).unwrap_err();
    assert_eq!(refusal.rule, "MA-COL-04");
    let kept = [0, 1, 2].map(|seat| keep(&mut game, seat));
    for (giver, left) in [(0, 1), (1, 2), (2, 0)] {
        assert_eq!(game.secrets[left].dealt, dealt[giver].without(kept[giver]));
        assert_eq!(game.secrets[giver].goals, Set::EMPTY.with(kept[giver]));
    }
}

#[test]
fn ma_col_05_of_the_two_received_one_is_kept_and_one_goes_to_the_box() {
    let mut game = dealing();
    for seat in 0..3 {
        keep(&mut game, seat);
    }
    let received = [0, 1, 2].map(|seat: usize| game.secrets[seat].dealt);
    let kept = [0, 1, 2].map(|seat| keep(&mut game, seat));
    for seat in 0..3 {
        assert_eq!(received[seat].len(), 2);
        assert_eq!(game.secrets[seat].boxed, received[seat].without(kept[seat]));
        assert!(game.secrets[seat].goals.contains(kept[seat]) && game.secrets[seat].dealt.is_empty());
    }
}

#[test]
fn ma_col_06_each_player_has_exactly_two_goals() {
    let mut game = dealing();
    for seat in [2, 0, 1, 1, 2, 0] {
        keep(&mut game, seat);
    }
    assert_eq!([0, 1, 2].map(|seat: usize| game.secrets[seat].goals.len()), [2, 2, 2]);
    assert_eq!((game.open.cycle, game.open.round), (1, 1), "and play begins");
}

#[test]
fn ma_col_07_all_choose_before_any_card_is_handed_on() {
    let mut game = dealing();
    let third = game.secrets[2].dealt;
    let first = keep(&mut game, 0);
    keep(&mut game, 1);
    let sealed = |game: &Martians, seat| Martians::sealed(&game.view(Viewer::Seat(Seat(seat))));
    assert_eq!((sealed(&game, 0), sealed(&game, 2)), (vec![Message::new(first.name())], vec![]));
    assert!(game.secrets[1].received.is_empty() && !game.open.handed_on);
    assert_eq!(game.secrets[2].dealt, third, "the third chooses among the own three");
    assert_eq!(game.to_act().iter().collect::<Vec<_>>(), [Seat(2)]);
    keep(&mut game, 2);
    assert!(game.open.handed_on);
    assert_eq!(game.to_act().len(), 3);
    assert_eq!(sealed(&game, 0), [], "all have chosen");
    let second = keep(&mut game, 0);
    assert_eq!(sealed(&game, 0), [Message::new(second.name())], "the first goal is no news");
}

/// COM with two goals of blue; blue has nothing but 2 reputation.
fn goals(goals: &[HiddenGoal; 2]) -> Scene {
    scene(Variant::Com, 2).hidden_goals().no_demand().stock(BLUE, &[]).goals(BLUE, goals)
}

#[test]
fn ma_col_08_goals_whose_stock_or_staff_is_there_pay_at_the_end() {
    let pair = [HiddenGoal::Goal03, HiddenGoal::Goal11];
    let score = |s: Scene| s.counted().score(BLUE);
    assert_eq!(score(goals(&pair)), 2);
    assert_eq!(score(goals(&pair).have(BLUE, Food, 2)), 2);
    assert_eq!(score(goals(&pair).have(BLUE, Food, 3)), 6);
    let staff = |s: Scene| s.assistant(BLUE, Assistant::Geologist).assistant(BLUE, Assistant::Scientist);
    assert_eq!(score(staff(goals(&pair))), 6);
    assert_eq!(score(staff(goals(&pair)).have(BLUE, Food, 3)), 10);
    let t = goals(&pair).counted();
    assert_eq!(
        t.view(table::Viewer::Spectator).all.unwrap()[0].goals,
        pair.into_iter().collect(),
        "revealed"
    );
    let hidden = goals(&pair).turn(BLUE).view(table::Viewer::Seat(Seat(1)));
    assert!(hidden.all.is_none());
}

/// MA-COL-09: nine energy serve the goal and give their three points as well; nothing is taken away.
#[test]
fn ma_col_09_nothing_is_paid_for_a_goal_and_one_marker_may_serve_twice() {
    let t = goals(&[HiddenGoal::Goal01, HiddenGoal::Goal02]).have(BLUE, Energy, 9).counted();
    assert_eq!((t.score(BLUE), t.has(BLUE, Energy)), (2 + 3 + 3, 9));
    let experts = [HiddenGoal::Goal10, HiddenGoal::Goal12];
    let s = goals(&experts).expert(BLUE, Expert::Chemist).expert(BLUE, Expert::Engineer);
    let s = s.assistant(BLUE, Assistant::Botanist).assistant(BLUE, Assistant::Botanist);
    assert_eq!(s.counted().score(BLUE), 2 + 5 + 4, "the two experts serve both goals");
}

#[test]
fn ma_col_10_missions_and_their_numbers() {
    for (scenario, set) in MISSIONS {
        let game = with(scenario, 2);
        let own = game
            .hidden
            .stacks
            .iter()
            .flat_map(table::Set::iter)
            .filter(|event| ["m1_", "rf_", "ph_", "fm_", "ds_"].contains(&&event.id()[..3]));
        let sets: BTreeSet<String> = own.map(|event| event.id()[..3].to_string()).collect();
        let expected: BTreeSet<String> =
            [set].iter().filter(|set| !set.is_empty()).map(ToString::to_string).collect();
        assert_eq!(sets, expected, "{scenario:?}");
    }
}

#[test]
fn ma_col_11_twenty_four_numbered_events_eight_and_four_times_four() {
    let own = |scenario, set: &str| {
        let game = with(scenario, 2);
        let all = game.hidden.stacks.iter().flat_map(table::Set::iter).collect::<Vec<_>>();
        all.iter().filter(|event| event.id().starts_with(set)).count()
    };
    let numbered: Vec<usize> =
        MISSIONS.iter().filter(|(_, set)| !set.is_empty()).map(|(mission, set)| own(*mission, set)).collect();
    assert_eq!(numbered, [8, 4, 4, 4, 4], "all of them lie in the stacks of their mission");
    let items = Martians::material();
    assert_eq!(items.iter().filter(|item| item.kind == "event").count(), 20 + 24);
}

#[test]
fn ma_col_12_extra_board_tokens_and_refugees_belong_to_their_missions() {
    for (scenario, _) in MISSIONS {
        let game = with(scenario, 1);
        let tokens = game.open.mission.expedition.down.count_ones();
        assert_eq!(tokens, if scenario == Scenario::FaceOfMars { 20 } else { 0 }, "{scenario:?}");
        let threat = game.open.mission.counter;
        assert_eq!(threat, u8::from(scenario == Scenario::DarkSideOfMars), "{scenario:?}: the threat track");
        let t = scene(Variant::Coop, 2).scenario(scenario).turn(BLUE);
        let refusal = t.refusal(BLUE, "refugees").rule;
        let here = scenario == Scenario::Refugees;
        assert_eq!(refusal, if here { "MA-DEC-31" } else { "MA-TURN-04" }, "{scenario:?}");
    }
    let helped = scene(Variant::Coop, 2).scenario(Scenario::Refugees).done(Requirement::RfAdmit, 1);
    assert!(helped.turn(BLUE).allows(BLUE, "refugees"));
}

fn expert(expert: Expert, stock: &[(Resource, u16)]) -> Scene {
    scene(Variant::Semi, 2).expert(BLUE, expert).stock(BLUE, stock)
}

#[test]
fn ma_col_13_the_power_plant_manager_turns_a_credit_and_two_energy_into_two_reputation() {
    let mut t = expert(Expert::PowerManager, &[(Credits, 1), (Energy, 2)]).turn(BLUE);
    t.play(BLUE, "expert power_manager");
    assert_eq!([Credits, Energy, Reputation].map(|what| t.has(BLUE, what)), [0, 0, 4]);
    let t = expert(Expert::PowerManager, &[(Credits, 5), (Energy, 1)]).turn(BLUE);
    assert_eq!(t.refusal(BLUE, "expert power_manager").rule, "MA-GEN-06");
}

#[test]
fn ma_col_14_the_soil_analyst_draws_two_cards() {
    let mut t = expert(Expert::SoilAnalyst, &[(Credits, 2), (Energy, 1), (Regolith, 1)]).turn(BLUE);
    t.play(BLUE, "expert soil_analyst");
    assert_eq!([Credits, Energy, Regolith].map(|what| t.has(BLUE, what)), [0, 0, 0]);
    assert_eq!((t.cards(BLUE).iter().sum::<u8>(), t.time()), (2, 3));
}

#[test]
fn ma_col_15_the_molecular_sensor_does_not_help_the_soil_analyst() {
    let s = expert(Expert::SoilAnalyst, &[(Credits, 2), (Energy, 1), (Regolith, 1)]);
    let mut t = s.tech(BLUE, CorpTech::MolecularSensor).turn(BLUE);
    t.play(BLUE, "expert soil_analyst");
    assert_eq!(t.cards(BLUE).iter().sum::<u8>(), 2);
}

const SITE: [(Resource, u16); 4] = [(Credits, 4), (Energy, 1), (Regolith, 1), (Supplies, 1)];

#[test]
fn ma_col_16_the_builder_performs_one_construction_action_at_full_cost() {
    for step in ["build hospital", "upgrade greenhouses 2", "install wind"] {
        let mut t = expert(Expert::MasterBuilder, &SITE).turn(BLUE);
        t.plays(BLUE, &["expert master_builder", step]);
        assert_eq!([Credits, Energy, Regolith, Supplies].map(|what| t.has(BLUE, what)), [0; 4]);
        assert_eq!((t.time(), t.open().pool[0]), (2, 3), "a time unit and no marker");
    }
    let t = expert(Expert::MasterBuilder, &SITE).turn_with(BLUE, 0);
    assert_eq!(t.refusal(BLUE, "expert master_builder").rule, "MA-COL-16");
    let t = expert(Expert::MasterBuilder, &SITE[1..]).have(BLUE, Credits, 3).turn(BLUE);
    assert_eq!(t.refusal(BLUE, "expert master_builder").rule, "MA-GEN-06");
}

#[test]
fn ma_col_17_the_builder_needs_no_open_field() {
    let s = expert(Expert::MasterBuilder, &[(Credits, 4), (Energy, 4), (Regolith, 4), (Supplies, 4)]);
    let mut t = s.clone().marker(BLUE, Construction, 1).marker(RED, Construction, 2).turn(BLUE);
    assert!(t.legal_of(BLUE, "place").iter().all(|text| !text.contains("construction")));
    t.plays(BLUE, &["expert master_builder", "build hospital"]);
    assert!(!t.open().construction.contains(Hospital));
    let mut t = s.turn(BLUE);
    t.plays(BLUE, &["place construction 1", "build hospital", "expert master_builder", "build education"]);
    assert!(!t.open().construction.contains(Education), "it is no second use of the marker's action");
}

#[test]
fn ma_col_18_the_three_follow_the_rules_of_all_experts() {
    let stock = [(Credits, 20), (Energy, 9), (Regolith, 9), (Supplies, 9)];
    for (who, name, then) in [
        (Expert::PowerManager, "expert power_manager", None),
        (Expert::SoilAnalyst, "expert soil_analyst", None),
        (Expert::MasterBuilder, "expert master_builder", Some("install solar")),
    ] {
        let s = scene(Variant::Semi, 2).built(Building::Education).show_experts(&[who]).stock(BLUE, &stock);
        let mut t = s.demand(Q1, 1, 0, 0).turn(BLUE);
        t.plays(BLUE, &["place education 1", &name.replace("expert", "hire"), name]);
        if let Some(then) = then {
            t.play(BLUE, then);
        }
        assert_eq!(t.refusal(BLUE, name).rule, "MA-EXP-03", "once a round");
        t.end_turn(BLUE);
        assert_eq!(t.refusal(RED, name).rule, "MA-EXP-01", "only the owner");
        t.end_turn(RED);
        t.end_turn(RED);
        assert!(t.allows(BLUE, name), "turned up again in the next round");
    }
}

#[test]
fn ma_col_19_they_are_shuffled_into_the_expert_deck_before_the_display_is_drawn() {
    let mut shown = BTreeSet::new();
    for seed in 0..60 {
        let open = Martians::new(&Options::new(Variant::Coop, 2), seed).unwrap().open;
        assert_eq!(open.experts.shown.iter().sum::<u8>() + open.experts.deck.iter().sum::<u8>(), 13);
        shown.extend((5..8).filter(|at| open.experts.shown[*at] > 0));
    }
    assert_eq!(shown, BTreeSet::from([5, 6, 7]), "each of them may lie on the first display");
}
