//! The supply phase.

use crate::prelude::*;

/// Demand tokens of a kind by quarter after the second step of a supply phase that begins empty.
fn due(s: Scene, token: Demand) -> [u8; 4] {
    let t = s.no_demand().only_demand(2);
    t.open().demand.map(|quarter| quarter[token.index()])
}

fn all(s: &Scene) -> [u8; 3] {
    [Demand::Oxygen, Demand::Disease, Demand::Hunger].map(|token| due(s.clone(), token).iter().sum())
}

fn place(told: &[Event], what: impl Fn(&Event) -> bool) -> usize {
    told.iter().position(what).expect("it is in the log")
}

#[test]
fn ma_sup_01_population_then_demand_then_cards_then_colonists() {
    let mut t = scene(Variant::Coop, 2)
        .no_demand()
        .colony_tech(BLUE, ColonyTech::BirthControl)
        .birthrate(Q1, 2)
        .dead(BLUE, 1)
        .supply(2);
    let told = t.told();
    let unlocked = place(&told, |event| matches!(event, Event::Unlocked { .. }));
    let demanded = place(&told, |event| matches!(event, Event::Demanded { .. }));
    assert!(place(&told, |event| matches!(event, Event::Grown { .. })) < unlocked && unlocked < demanded);
    assert_eq!(t.legal(BLUE), ["lay 1", "lay 2", "lay 3", "lay 4"], "the colonists come last");
    assert_eq!(t.open().demand.map(|quarter| quarter[2]), [1, 1, 1, 1], "4 + 1 - 1 hunger");
    assert_eq!(t.open().experts.shown.iter().sum::<u8>(), 5, "the cards lie there already");
    t.play(BLUE, "lay 1");
    assert_eq!(t.open().round, 1);
}

#[test]
fn ma_sup_02_birth_control_adds_one_token_for_a_shared_colony_or_for_each_owner() {
    let shared = scene(Variant::Semi, 3).colony_tech(RED, ColonyTech::BirthControl).supply(2);
    assert_eq!(shared.open().birthrate, [1, 0, 0, 0]);
    let com = scene(Variant::Com, 3).colony_tech(RED, ColonyTech::BirthControl);
    let com = com.colony_tech(GREEN, ColonyTech::BirthControl).supply(2);
    assert_eq!(com.open().birthrate, [0, 1, 1, 0]);
    assert_eq!(scene(Variant::Coop, 2).supply(2).open().birthrate, [0; 4]);
}

#[test]
fn ma_sup_03_three_birthrate_tokens_unlock_the_token_of_birth_control_included() {
    let two = scene(Variant::Coop, 2).birthrate(Q1, 2);
    assert_eq!(two.clone().supply(2).open().unlocked, [false; 4]);
    let third = two.colony_tech(BLUE, ColonyTech::BirthControl).supply(2);
    assert_eq!(third.open().unlocked, [true, true, false, false]);
    let four = scene(Variant::Coop, 2).birthrate(Q1, 4).supply(2);
    assert_eq!(four.open().unlocked, [true, true, false, false]);
}

#[test]
fn ma_sup_04_a_shared_colony_unlocks_every_seat_at_once() {
    for variant in [Variant::Coop, Variant::Semi] {
        assert_eq!(scene(variant, 4).birthrate(Q1, 3).supply(2).open().unlocked, [true; 4]);
    }
    let solo = scene(Variant::Solo, 1).birthrate(Q1, 3).supply(2);
    assert_eq!(solo.open().unlocked, [true, true, false, false]);
}

#[test]
fn ma_sup_05_in_com_each_player_unlocks_alone() {
    let t = scene(Variant::Com, 3).birthrate(Q1, 2).birthrate(Q2, 3).birthrate(Q3, 2).supply(3);
    assert_eq!(t.open().unlocked, [false, true, false, false]);
}

#[test]
fn ma_sup_06_from_the_unlocking_on_there_is_a_turn_in_round_four() {
    let mut t = scene(Variant::Coop, 2).birthrate(Q1, 3).round(3).turn(RED);
    assert!(!t.game.has_turn(BLUE, 4));
    calm(&mut t, at(2, 1));
    assert!(t.game.has_turn(BLUE, 4) && t.game.has_turn(RED, 4));
    t.told();
    calm(&mut t, at(3, 1));
    let fourth = turns_told(&t.told(), (2, 1)).into_iter().filter(|turn| turn.1 == 4).count();
    assert_eq!(fourth, 2);
}

#[test]
fn ma_sup_07_further_birthrate_tokens_have_no_effect() {
    let mut t = scene(Variant::Coop, 2).birthrate(Q1, 9).supply(2);
    assert_eq!((t.open().living(BLUE), t.open().living(RED)), (4, 4));
    assert_eq!(t.open().demand.map(|quarter| quarter[2]), [2, 1, 1, 1]);
    t.told();
    calm(&mut t, |open| open.cycle == 3);
    assert_eq!(t.open().living(BLUE), 4);
    let told = t.told();
    assert!(!told.iter().any(|event| matches!(event, Event::Unlocked { .. })));
    assert!(turns_told(&told, (2, 1)).iter().all(|turn| turn.1 <= 4));
}

#[test]
fn ma_sup_08_birthrate_tokens_stay_after_the_unlocking() {
    let mut t = scene(Variant::Coop, 2).birthrate(Q1, 3).supply(2);
    assert_eq!(t.open().birthrate, [3, 0, 0, 0]);
    t.game.open.demand[0] = [0, 0, 1];
    drift(&mut t, |open| open.cycle == 3);
    assert_eq!(t.open().birthrate, [3, 0, 0, 0], "nor are they removed with the demand tokens");
}

#[test]
fn ma_sup_09_a_shared_colony_places_demand_by_the_number_of_players() {
    assert_eq!(all(&scene(Variant::Solo, 1)), [2, 2, 4]);
    for variant in [Variant::Coop, Variant::Semi] {
        assert_eq!(all(&scene(variant, 2)), [2, 2, 4]);
        assert_eq!(all(&scene(variant, 3)), [3, 3, 6]);
        assert_eq!(all(&scene(variant, 4)), [4, 4, 8]);
    }
}

#[test]
fn ma_sup_10_in_com_each_quarter_gets_one_oxygen_one_disease_two_hunger() {
    let t = scene(Variant::Com, 3).no_demand().only_demand(2);
    assert_eq!(t.open().demand, [[1, 1, 2], [1, 1, 2], [1, 1, 2], [0, 0, 0]]);
}

#[test]
fn ma_sup_11_medicine_saves_a_disease_token() {
    let shared = scene(Variant::Semi, 3).colony_tech(RED, ColonyTech::Medicine);
    assert_eq!(all(&shared), [3, 2, 6]);
    let com = scene(Variant::Com, 2).colony_tech(RED, ColonyTech::Medicine);
    assert_eq!(due(com, Demand::Disease), [1, 0, 0, 0]);
}

#[test]
fn ma_sup_12_co2_converter_saves_an_oxygen_token() {
    let shared = scene(Variant::Coop, 4).colony_tech(RED, ColonyTech::Co2Converter);
    assert_eq!(all(&shared), [3, 4, 8]);
    let com = scene(Variant::Com, 2).colony_tech(RED, ColonyTech::Co2Converter);
    assert_eq!(due(com, Demand::Oxygen), [1, 0, 0, 0]);
}

/// MA-SUP-13: the demand grows in the phase of the unlocking and in every later one.
#[test]
fn ma_sup_13_the_fourth_colonist_brings_a_hunger_token_more() {
    let shared = scene(Variant::Coop, 2).unlocked(BLUE).unlocked(RED);
    assert_eq!(due(shared, Demand::Hunger), [2, 1, 1, 1]);
    assert_eq!(due(scene(Variant::Com, 2).unlocked(RED), Demand::Hunger), [2, 3, 0, 0]);
    let mut t = scene(Variant::Coop, 2).scenario(Scenario::ForceField).no_demand().birthrate(Q1, 3).supply(2);
    assert_eq!(t.open().demand.map(|quarter| quarter[2]), [2, 1, 1, 1]);
    let before = t.log.events().len();
    calm(&mut t, |open| open.cycle == 3);
    let hunger = |event: &&Event| matches!(event, Event::Demanded { token: Demand::Hunger, .. });
    assert_eq!(t.log.events()[before..].iter().filter(hunger).count(), 5);
}

/// MA-SUP-14, MA-EX-34, MA-EX-35: a loss of every seat counts once, losses and growth add up, in each later phase.
#[test]
fn ma_sup_14_each_loss_saves_a_hunger_token_for_good() {
    let shared = |dead| scene(Variant::Coop, 3).dead(BLUE, dead).dead(RED, dead).dead(GREEN, dead);
    assert_eq!(due(shared(1), Demand::Hunger), [2, 1, 1, 1]);
    assert_eq!(due(shared(2), Demand::Hunger), [1, 1, 1, 1]);
    let grown = shared(1).unlocked(BLUE).unlocked(RED).unlocked(GREEN);
    assert_eq!(due(grown, Demand::Hunger), [2, 2, 1, 1]);
    let com = scene(Variant::Com, 2).dead(BLUE, 1).unlocked(RED).dead(RED, 1);
    assert_eq!(due(com, Demand::Hunger), [1, 2, 0, 0]);
    let later = scene(Variant::Semi, 3).scenario(Scenario::ForceField).dead(BLUE, 1).dead(RED, 1);
    let later = later.dead(GREEN, 1).no_demand().only_demand(4);
    assert_eq!(later.open().demand.map(|quarter| quarter[2]), [2, 1, 1, 1]);
}

/// MA-SUP-15, MA-EX-36.
#[test]
fn ma_sup_15_no_number_falls_below_zero() {
    let gone = scene(Variant::Com, 2).dead(BLUE, 3);
    assert_eq!(due(gone, Demand::Hunger), [0, 2, 0, 0]);
    let none = scene(Variant::Com, 2)
        .colony_tech(BLUE, ColonyTech::Medicine)
        .colony_tech(BLUE, ColonyTech::Co2Converter)
        .unlocked(BLUE)
        .dead(BLUE, 4);
    let t = none.no_demand().only_demand(2);
    assert_eq!(t.demand(Q1), [0, 0, 0]);
}

#[test]
fn ma_sup_16_population_changes_neither_oxygen_nor_disease() {
    let grown = scene(Variant::Coop, 2).unlocked(BLUE).unlocked(RED);
    assert_eq!(all(&grown), [2, 2, 5]);
    assert_eq!(all(&scene(Variant::Coop, 2).dead(BLUE, 2).dead(RED, 2)), [2, 2, 2]);
}

/// MA-SUP-17, MA-EX-08.
#[test]
fn ma_sup_17_each_kind_is_dealt_round_the_quarters_from_the_first_on() {
    let t = scene(Variant::Coop, 3).no_demand().only_demand(2);
    assert_eq!(t.open().demand, [[1, 1, 2], [1, 1, 2], [1, 1, 1], [0, 0, 1]]);
    let t = scene(Variant::Coop, 4).no_demand().only_demand(2);
    assert_eq!(t.open().demand, [[1, 1, 2]; 4]);
}

/// MA-SUP-18, MA-EX-10.
#[test]
fn ma_sup_18_solo_deals_to_two_quarters() {
    let t = scene(Variant::Solo, 1).no_demand().only_demand(2);
    assert_eq!(t.open().demand, [[1, 1, 2], [1, 1, 2], [0, 0, 0], [0, 0, 0]]);
}

/// MA-SUP-19, MA-EX-07.
#[test]
fn ma_sup_19_two_players_still_have_four_quarters() {
    for variant in [Variant::Coop, Variant::Semi] {
        let t = scene(variant, 2).no_demand().only_demand(2);
        assert_eq!(t.open().demand, [[1, 1, 1], [1, 1, 1], [0, 0, 1], [0, 0, 1]]);
    }
}

fn sum(shown: &[u8]) -> u8 {
    shown.iter().sum()
}

fn lay_out() -> Table {
    scene(Variant::Coop, 3).supply(2)
}

#[test]
fn ma_sup_20_one_expert_is_added() {
    assert_eq!(sum(&lay_out().open().experts.shown), 6);
    assert_eq!(sum(&lay_out().open().experts.deck), 7);
}

#[test]
fn ma_sup_21_one_assistant_is_added() {
    assert_eq!(sum(&lay_out().open().assistants.shown), 6);
    assert_eq!(sum(&lay_out().open().assistants.deck), 3);
}

#[test]
fn ma_sup_22_two_research_tiles_are_added() {
    assert_eq!(sum(&lay_out().open().research.shown), 7);
    assert_eq!(sum(&lay_out().open().research.deck), 11);
}

#[test]
fn ma_sup_23_two_commissions_are_added_where_there_are_any() {
    let shown = |s: Scene| {
        let t = s.supply(2);
        (t.open().commissions.len(), t.open().commission_deck.len())
    };
    assert_eq!(shown(scene(Variant::Com, 2)), (6, 18));
    assert_eq!(shown(scene(Variant::Com, 4)), (8, 16));
    assert_eq!(shown(scene(Variant::Solo, 1).commissions()), (6, 18));
    assert_eq!(shown(scene(Variant::Solo, 1)), (0, 0));
    assert_eq!(shown(scene(Variant::Coop, 2)), (0, 0));
    assert_eq!(shown(scene(Variant::Semi, 2)), (0, 0));
}

#[test]
fn ma_sup_24_what_lies_on_display_stays() {
    let s = scene(Variant::Com, 2)
        .show_experts(&[Expert::Physician, Expert::Physician])
        .show_assistants(&[Assistant::Geologist, Assistant::Geologist])
        .show_research(&[Research::Set3, Research::Bulk])
        .show_commissions(&[Commission::Com09, Commission::Com20]);
    let t = s.supply(2);
    let open = t.open();
    assert_eq!(open.experts.shown[Expert::Physician.index()], 2);
    assert_eq!(open.assistants.shown[Assistant::Geologist.index()], 2);
    assert_eq!((open.research.shown[Research::Set3.index()], open.research.shown[11]), (1, 1));
    assert!(open.commissions.contains(Commission::Com09) && open.commissions.contains(Commission::Com20));
    assert_eq!(sum(&open.experts.shown), 3);
}

/// MA-SUP-25, MA-EX-25, MA-EX-65.
#[test]
fn ma_sup_25_living_unlocked_tokens_come_back_from_the_track() {
    let mut t = scene(Variant::Com, 2).birthrate(Q1, 3).no_demand().turn(BLUE);
    t.end_turn(BLUE);
    t.end_turn(RED);
    t.game.open.demand = [[1, 0, 0], [1, 0, 0], [0; 3], [0; 3]];
    drift(&mut t, |open| open.cycle == 2);
    assert_eq!(t.open().track, [[None; 4]; 4]);
    assert_eq!(t.open().dead, [1, 1, 0, 0]);
    assert_eq!((t.open().living(BLUE), t.open().living(RED)), (3, 2), "4 - 1, and 3 - 1 with one locked");
}

#[test]
fn ma_sup_26_each_seat_lays_each_of_its_dead_anew_every_cycle() {
    let mut t = scene(Variant::Semi, 2).first(RED).dead(RED, 2).dead(BLUE, 1).supply(2);
    assert_eq!((t.asked(), t.legal(RED)), (Some(RED), vec!["lay 1".into(), "lay 2".into(), "lay 3".into()]));
    t.play(RED, "lay 3");
    assert_eq!(t.legal(RED), ["lay 1", "lay 2"]);
    t.play(RED, "lay 1");
    assert_eq!(t.asked(), Some(BLUE));
    t.play(BLUE, "lay 2");
    assert_eq!(t.open().graves, [0b010, 0b101, 0, 0]);
    calm(&mut t, |open| open.cycle == 3);
    assert_eq!(t.legal(t.asked().unwrap()).len(), 3, "the next cycle asks again");
}

#[test]
fn ma_sup_27_no_turn_in_the_round_of_a_dead_token() {
    let mut t = scene(Variant::Semi, 2).dead(BLUE, 1).supply(2);
    t.play(BLUE, "lay 2");
    assert_eq!([1, 2, 3].map(|round| t.game.has_turn(BLUE, round)), [true, false, true]);
    calm(&mut t, |open| open.cycle == 3);
    let blue: Vec<u8> =
        turns_told(&t.told(), (2, 1)).iter().filter(|turn| turn.2 == BLUE).map(|turn| turn.1).collect();
    assert_eq!(blue, [1, 3]);
}

#[test]
fn ma_sup_28_a_round_holds_one_token_of_a_colour() {
    let mut t = scene(Variant::Semi, 2).dead(BLUE, 2).dead(RED, 1).supply(2);
    t.play(BLUE, "lay 1");
    assert_eq!(t.refusal(BLUE, "lay 1").rule, "MA-SUP-28");
    t.play(BLUE, "lay 2");
    t.play(RED, "lay 1");
    assert_eq!(t.open().graves, [0b011, 0b001, 0, 0], "another colour may lie in the same round");
}

/// MA-SUP-29, MA-EX-56.
#[test]
fn ma_sup_29_a_dead_token_lies_in_round_four_only_if_that_seat_is_unlocked() {
    let t = scene(Variant::Com, 2).dead(BLUE, 1).unlocked(RED).dead(RED, 1).supply(2);
    assert_eq!(t.refusal(BLUE, "lay 4").rule, "MA-SUP-29");
    let mut t = t;
    t.play(BLUE, "lay 3");
    t.play(RED, "lay 4");
    assert!(!t.game.has_turn(RED, 4) && t.game.has_turn(RED, 3));
}

#[test]
fn ma_sup_30_in_com_each_player_supplies_the_own_quarter() {
    let t = scene(Variant::Com, 2)
        .no_demand()
        .birthrate(Q2, 2)
        .colony_tech(RED, ColonyTech::BirthControl)
        .colony_tech(BLUE, ColonyTech::Medicine)
        .supply(2);
    assert_eq!(t.open().birthrate, [0, 3, 0, 0]);
    assert_eq!(t.open().unlocked, [false, true, false, false]);
    assert_eq!(t.open().demand, [[1, 0, 2], [1, 1, 3], [0; 3], [0; 3]]);
}

#[test]
fn ma_sup_31_turns_in_a_cycle_are_three_or_four_less_the_dead() {
    let count = |s: Scene| {
        let mut t = s.no_demand().supply(2);
        calm(&mut t, |open| open.cycle == 3);
        let told = t.told();
        let mine = |turn: &&(u8, u8, Colour)| turn.0 == 2 && turn.2 == BLUE;
        turns_told(&told, (2, 1)).iter().filter(mine).count()
    };
    let base = || scene(Variant::Com, 2);
    assert_eq!(count(base()), 3);
    assert_eq!(count(base().unlocked(BLUE)), 4);
    assert_eq!(count(base().dead(BLUE, 1)), 2);
    assert_eq!(count(base().dead(BLUE, 2)), 1);
    assert_eq!(count(base().dead(BLUE, 3)), 0);
    assert_eq!(count(base().unlocked(BLUE).dead(BLUE, 1)), 3);
    assert_eq!(count(base().unlocked(BLUE).dead(BLUE, 3)), 1);
}

#[test]
fn ma_sup_32_a_third_birthrate_token_at_the_very_end_unlocks_nothing() {
    let t = scene(Variant::Coop, 2).cycle(4).birthrate(Q1, 2).no_demand().quarters();
    assert!(t.open().ended.is_some());
    assert_eq!((t.open().birthrate[0], t.open().unlocked), (3, [false; 4]));
    let mut t = scene(Variant::Coop, 2).birthrate(Q1, 3).turn(BLUE);
    calm(&mut t, |open| open.cycle == 2 || open.unlocked[0]);
    assert_eq!(t.open().cycle, 2, "not before the supply phase");
    calm(&mut t, never);
}
