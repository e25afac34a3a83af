//! The trickiest interactions of the rules.

use crate::prelude::*;

/// MA-EX-18: a second marker at MOXIE is refused until the first has been taken back.
#[test]
fn recreation_lets_a_marker_work_again_in_the_same_building() {
    let mut table = scene(Variant::Coop, 2).demand(Quarter::Q1, 2, 0, 0).turn(BLUE);
    table.plays(BLUE, &["place moxie 1", "oxygen q1"]);
    assert_eq!(table.refusal(BLUE, "place moxie 2").rule, "MA-FIELD-06");
    table.plays(BLUE, &["rest", "place moxie 1", "oxygen q1"]);
    assert_eq!(table.demand(Quarter::Q1), [0, 0, 0]);
    assert_eq!(table.time(), 0);
}

/// MA-EX-16: three construction actions with one marker; a fourth is refused.
#[test]
fn one_marker_performs_each_construction_action_once() {
    let stock = [(Energy, 4), (Regolith, 4), (Supplies, 4)];
    let mut table = scene(Variant::Coop, 2).stock(BLUE, &stock).turn(BLUE);
    table.plays(BLUE, &["place construction 1", "build hospital", "upgrade greenhouses 2", "install solar"]);
    assert_eq!((table.time(), table.has(BLUE, Regolith), table.has(BLUE, Reputation)), (0, 1, 8));
    assert_eq!(table.refusal(BLUE, "upgrade greenhouses 3").rule, "MA-FIELD-12");
}

/// MA-EX-60: surcharge, Scientist and DNA Modification together.
#[test]
fn a_scientist_saves_time_on_both_laboratory_actions_but_not_on_the_surcharge() {
    let mut table = scene(Variant::Coop, 2)
        .built(Laboratory)
        .assistant(BLUE, Assistant::Scientist)
        .tech(BLUE, CorpTech::DnaAlteration)
        .turn_with(BLUE, 5);
    table.plays(BLUE, &["place laboratory 2", "colony co2_converter"]);
    assert_eq!(table.time(), 2);
    table.play(BLUE, "corporation solar_cells");
    assert_eq!(table.time(), 0);
}

/// MA-EX-48, MA-EX-49: the machine does not move away from face-down tokens.
#[test]
fn the_machine_keeps_near_face_down_tokens() {
    let around = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
    let ways = |down: &[(i8, i8)]| {
        let table = scene(Variant::Coop, 2).machine(0, 0).only_tokens(&around, down).turn(BLUE);
        let mut places: Vec<(i8, i8)> = table.game.destinations().iter().map(Hex::coordinates).collect();
        places.sort_unstable();
        places
    };
    assert_eq!(ways(&[(0, 3)]), [(-1, 1), (0, 1), (1, 0)]);
    assert_eq!(ways(&[(0, 3), (0, -2)]), [(-1, 0), (0, -1), (0, 1), (1, -1)]);
}

/// MA-EX-50: with no neighbour the machine goes to the nearest token it may go to.
#[test]
fn the_machine_jumps_a_gap() {
    let table = scene(Variant::Coop, 2).machine(0, 0).only_tokens(&[(2, 0)], &[(0, 3)]).turn(BLUE);
    let ways: Vec<_> = table.game.destinations().iter().map(Hex::coordinates).collect();
    assert_eq!(ways, [(2, 0)]);
}

/// MA-EX-42: death skips a quarter; markers run out before the fourth.
#[test]
fn the_quarters_phase_settles_quarter_by_quarter() {
    let table = scene(Variant::Coop, 2)
        .demand(Quarter::Q1, 1, 0, 1)
        .demand(Quarter::Q2, 0, 1, 1)
        .demand(Quarter::Q3, 0, 0, 1)
        .demand(Quarter::Q4, 0, 0, 1)
        .quarters();
    assert_eq!(table.open().dead, [1, 1, 0, 0]);
    for colour in [BLUE, RED] {
        assert_eq!(table.open().confined[Zone::Infirmary.index()][colour.index()], [0, 1, 0, 0]);
        assert_eq!(table.open().confined[Zone::Apartments.index()][colour.index()], [0, 1, 1, 0]);
        assert_eq!(table.open().pool[colour.index()], 0);
    }
}

/// MA-EX-61: an option that cannot be met in full is offered only if none can.
#[test]
fn an_event_offers_only_what_can_be_met() {
    let rich = scene(Variant::Semi, 2).cycle(3).have(BLUE, Credits, 1).have(BLUE, Reputation, 5);
    assert_eq!(rich.only_event(EventCard::Discontent).legal(BLUE), ["choose 2"]);
    let poor = scene(Variant::Semi, 2).cycle(3).have(BLUE, Credits, 1).have(BLUE, Reputation, 1);
    let mut poor = poor.only_event(EventCard::Discontent);
    assert_eq!(poor.legal(BLUE), ["choose 1", "choose 2"]);
    poor.play(BLUE, "choose 1");
    assert_eq!((poor.has(BLUE, Credits), poor.has(BLUE, Reputation)), (0, 1));
}

/// MA-RUL-58: in CO-OP the first player names who bears the share that the common stock can't pay.
#[test]
fn an_unpaid_share_falls_on_the_colour_the_first_player_names() {
    let mut table =
        scene(Variant::Coop, 2).have(BLUE, Supplies, 1).round(3).only_event(EventCard::FaultyEquipment);
    assert_eq!(table.asked(), Some(BLUE));
    table.play(BLUE, "bear red");
    assert_eq!(table.time(), 3, "blue has a full turn");
    table.end_turn(BLUE);
    assert_eq!(table.time(), 2, "red bears the share");
}

/// MA-TRADE-04, MA-RUL-63: an offer is built, sent, refused; two refusals end the offers of a turn.
#[test]
fn offers_are_built_unit_by_unit_and_may_be_refused_twice() {
    let mut table = scene(Variant::Semi, 2).turn(BLUE);
    for _ in 0..2 {
        table.plays(BLUE, &["offer red", "give energy", "ask supplies", "send"]);
        assert_eq!(table.legal(BLUE), ["withdraw"]);
        table.play(RED, "refuse");
    }
    assert_eq!(table.refusal(BLUE, "offer red").rule, "MA-RUL-63");
    assert_eq!(table.has(BLUE, Energy), 5);
}

/// MA-TRADE-08: an accepted deal moves the goods at once.
#[test]
fn an_accepted_offer_moves_the_goods() {
    let mut table = scene(Variant::Com, 2).turn(BLUE);
    table.plays(BLUE, &["offer red", "give energy", "give energy", "ask supplies", "send"]);
    table.play(RED, "accept");
    assert_eq!((table.has(BLUE, Energy), table.has(BLUE, Supplies)), (3, 2));
    assert_eq!((table.has(RED, Energy), table.has(RED, Supplies)), (7, 0));
}

/// MA-LAND-02, MA-EX-06: a Proof of Life stands for the yellow card.
#[test]
fn cards_are_spent_one_by_one_and_a_proof_of_life_fits_any_colour() {
    let mut table = scene(Variant::Semi, 2)
        .show_research(&[Research::Yellow])
        .cards(BLUE, &[(Mineral::Green, 1), (Mineral::ProofOfLife, 1)])
        .have(BLUE, Credits, 0)
        .turn(BLUE);
    table.plays(BLUE, &["place lander 1", "research res_yellow"]);
    assert_eq!(table.legal(BLUE), ["spend proof_of_life"]);
    table.play(BLUE, "spend proof_of_life");
    assert_eq!((table.has(BLUE, Credits), table.time()), (10, 1));
}

/// MA-END-14: SEMI ends early when all is done and nothing is in demand.
#[test]
fn a_mission_done_early_can_end_the_semi_cooperative_game() {
    let mut table = scene(Variant::Semi, 2)
        .scenario(Scenario::NewSchedule)
        .cycle(2)
        .all_built()
        .developed(1)
        .done(Requirement::NsReception, 2)
        .no_demand()
        .have(RED, Reputation, 9)
        .quarters();
    table.play(BLUE, "finish");
    table.play(RED, "finish");
    assert_eq!(table.outcome().winners.iter().count(), 1);
    assert_eq!(table.open().birthrate, [1, 0, 0, 0]);
}

/// MA-END-27: Dark Side of Mars is lost at once in CO-OP, but goes on in SEMI.
#[test]
fn a_threat_of_eight_ends_the_cooperative_game_only() {
    let dark = |variant| scene(variant, 2).scenario(Scenario::DarkSideOfMars).counter(7).supply(2);
    assert!(dark(Variant::Coop).outcome().winners.is_empty());
    let semi = dark(Variant::Semi);
    assert!(semi.open().mission.failed && semi.open().ended.is_none());
}

/// Face of Mars: three advances, then a camp; tokens around are turned up.
#[test]
fn the_expedition_needs_a_camp_after_three_advances() {
    let mut table = scene(Variant::Coop, 2)
        .scenario(Scenario::FaceOfMars)
        .done(Requirement::FmAdvance, 3)
        .have(BLUE, Food, 1)
        .expedition(1, 1)
        .turn(BLUE);
    table.play(BLUE, "place lander 1");
    assert!(!table.allows(BLUE, "mission fm_advance"));
    table.play(BLUE, "mission fm_camp");
    table.plays(BLUE, &["rest", "place lander 1", "mission fm_advance", "enter f21"]);
    let expedition = &table.open().mission.expedition;
    assert_eq!(expedition.at, Some(Cell(4)));
    assert_eq!(expedition.down & Cell(4).neighbours(), 0);
}

/// MA-SOLO-03, MA-EX-22: one person, two colours, one after the other.
#[test]
fn solo_is_one_person_with_two_colours() {
    let mut table = scene(Variant::Solo, 1).turn(BLUE);
    assert_eq!(table.open().seat(RED), table.open().seat(BLUE));
    table.end_turn(BLUE);
    assert_eq!(table.asked(), Some(RED));
    table.end_turn(RED);
    assert_eq!((table.asked(), table.open().round), (Some(RED), 2));
}

/// MA-DIF-40: in the prototype hunger lays a credit for each token.
#[test]
fn prototype_recovery_costs_what_lies_there() {
    let mut table = scene(Variant::Coop, 2)
        .prototype()
        .no_demand()
        .demand(Quarter::Q1, 0, 0, 3)
        .have(BLUE, Credits, 10)
        .quarters();
    assert_eq!(table.open().debts[0], [3, 0, 0, 0]);
    table.play(BLUE, "recover apartments q1");
    assert_eq!(table.has(BLUE, Credits), 7);
}

/// MA-TURN-05, MA-DEL-02: a colour with nothing to deliver is not asked.
#[test]
fn a_turn_may_end_at_once() {
    let mut table = scene(Variant::Coop, 2).turn(BLUE);
    table.play(BLUE, "end");
    assert_eq!(table.asked(), Some(RED));
    assert_eq!(table.open().track[0][0], Some(BLUE));
}

/// Every scenario can be set up for every number of players.
#[test]
fn every_scenario_begins_with_a_turn() {
    for scenario in Scenario::ALL {
        for players in 2..=4 {
            let table = scene(Variant::Coop, players).scenario(*scenario).turn(BLUE);
            assert!(table.allows(BLUE, "end"));
        }
    }
    assert_eq!(Options::default().players, 2);
}
