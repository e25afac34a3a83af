//! The rulings on production, scoring, event cards and two players.

use redplanet::material::Character::{self, *};
use redplanet::material::Colour::{self, Blue, Green, Grey, Orange, Purple, Yellow};
use redplanet::material::EventCard::*;
use redplanet::material::Resource::{Celerium, Ice, Sylvanite};
use redplanet::material::Zone::*;
use redplanet::scene::{Scene, Table, scene, scene_with};
use redplanet::{Dock, Event, Options, Place, RedPlanet, Stage, scoring};
use table::{Game, Log, Rng, Seat, SeatSet, Set, Viewer};

fn held(table: &Table, colour: Colour) -> [u8; 3] {
    table.open().held[colour as usize]
}

fn score(table: &Table, at: usize) -> i32 {
    table.game.outcome().unwrap().standings[at].score
}

/// A neutral deck with this card on top.
fn on_top(mut scene: Scene, colour: Colour, card: Character) -> Scene {
    let hidden = &mut scene.state().hidden;
    hidden.neutral_top[colour as usize] = Set::EMPTY.with(card);
    hidden.neutral_rest[colour as usize] = Set::full().without(card);
    scene
}

fn four_ships() -> Scene {
    scene(2).ship(1, Some(SyrtisMajor), 6).ship(2, Some(VallesMarineris), 6).ship(3, Some(Hellas), 5).ship(
        4,
        Some(Ausonia),
        5,
    )
}

fn begun(players: u8, seed: u64) -> RedPlanet {
    let mut game = RedPlanet::new(&Options { players, ..Options::default() }, seed).unwrap();
    for seat in (0..players).map(Seat) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        game.play(seat, legal[0], &mut Log::off()).unwrap();
    }
    game
}

#[test]
fn rp_rul_25_leftovers_and_new_tokens_are_one_heap() {
    let table = scene(3)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .pile(Hellas, Ice, 1)
        .end_of_round(5);
    assert_eq!((held(&table, Yellow), held(&table, Blue)), ([1, 0, 0], [1, 0, 0]), "one left and one new");
    assert_eq!(table.open().piles[Hellas as usize], [0, 0, 0]);
}

#[test]
fn rp_rul_26_each_kind_is_divided_by_itself() {
    let table = scene(3)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .resource(Hellas, Sylvanite)
        .pile(Hellas, Ice, 3)
        .pile(Hellas, Celerium, 1)
        .end_of_round(5);
    assert_eq!((held(&table, Yellow), held(&table, Blue)), ([1, 0, 0], [1, 0, 0]));
    assert_eq!(
        table.open().piles[Hellas as usize],
        [1, 1, 1],
        "three single tokens are not shared as one heap"
    );
}

#[test]
fn rp_rul_27_point_tokens_never_run_out() {
    let table = scene(3)
        .tokens(Blue, Ice, 40)
        .tokens(Blue, Sylvanite, 23)
        .tokens(Blue, Celerium, 23)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Yellow, Ausonia, 1)
        .astronauts(Yellow, Phobos, 1)
        .resource(Hellas, Ice)
        .resource(Ausonia, Sylvanite)
        .resource(Phobos, Celerium)
        .end_of_round(8);
    assert_eq!(held(&table, Yellow), [2, 2, 2], "the box is empty, the pool is not");
}

#[test]
fn rp_rul_28_tokens_left_after_production_3_are_lost() {
    let table = scene(3)
        .mission(Yellow, Stronghold)
        .mission(Blue, PhobosOutpost)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .resource(Hellas, Celerium)
        .end_of_game();
    assert_eq!(table.open().piles[Hellas as usize], [0, 0, 1]);
    assert_eq!((score(&table, 0), score(&table, 1)), (3, 3));
}

#[test]
fn rp_rul_29_most_needs_at_least_one() {
    let cards = [PhobosOutpost, StrategicZones, SylvaniteMagnate, CeleriumMagnate];
    for (most_needs_one, points) in [(true, 0), (false, 7)] {
        for card in cards {
            let options = Options { players: 3, most_needs_one, ..Options::default() };
            let table = scene_with(options).mission(Yellow, card).end_of_game();
            assert!(
                table.told(Event::MissionShown { colour: Yellow, card, points }),
                "{card}: {most_needs_one}"
            );
        }
    }
    assert!(Options::default().most_needs_one);
}

#[test]
fn rp_rul_30_ice_monopoly_counts_tokens_and_is_no_token() {
    let table = scene(3)
        .mission(Yellow, Stronghold)
        .mission(Blue, PhobosOutpost)
        .mission(Orange, StrategicZones)
        .tokens(Yellow, Ice, 1)
        .tokens(Blue, Sylvanite, 5)
        .end_of_game();
    assert_eq!((score(&table, 0), score(&table, 1)), (10, 10), "one ice and nine points");
    assert_eq!(scoring::token_count(table.open(), Yellow), 1);
    assert_eq!(table.game.outcome().unwrap().winners, SeatSet::only(Seat(1)), "nine points are no tokens");
    let none = scene(3).end_of_game();
    assert_eq!(scoring::points(none.open(), Yellow).ice_monopoly, 0);
}

#[test]
fn rp_rul_31_a_second_discovery_in_a_zone_is_refused() {
    let mut table = scene(3)
        .ship(1, Some(Hellas), 5)
        .discovery(Hellas, Lichens, Yellow)
        .event_deck(&[RichVein])
        .resolve(Yellow, Scientist);
    table.play(Yellow, "draw");
    assert_eq!(table.refusal(Yellow, "assign hellas").rule, "RP-DSC-03", "not even by who laid the first");
}

#[test]
fn rp_rul_32_discoveries_act_round_the_ring_and_ask_clockwise_from_the_first_player() {
    // The ring begins with Vastitas Borealis and ends with Mare Serpentis, its neighbour.
    let mut table = scene(3)
        .discovery(MareSerpentis, NativeResistance, Blue)
        .discovery(VastitasBorealis, Sandstorm, Blue)
        .astronauts(Yellow, VastitasBorealis, 1)
        .astronauts(Blue, VastitasBorealis, 1)
        .astronauts(Orange, VastitasBorealis, 1)
        .first(Orange)
        .end_of_game();
    for colour in [Orange, Yellow, Blue] {
        assert_eq!(table.asked(), Some(colour));
        table.play(colour, "leave mare_serpentis");
    }
    assert_eq!(table.open().lost, [1, 1, 1, 0, 0, 0], "the natives of the last zone act last");

    // The first player is the one that round 10 has made.
    let mut table = scene(3)
        .ship(1, Some(SyrtisMajor), 6)
        .ship(2, Some(SyrtisMajor), 5)
        .ship(3, Some(SyrtisMajor), 4)
        .discovery(Hellas, Sandstorm, Blue)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Orange, Hellas, 1)
        .round(10)
        .first(Yellow)
        .choose();
    table.choices(&[(Yellow, Recruiter), (Blue, Pilot), (Orange, Recruiter)]);
    while table.open().stage == Stage::Countdown {
        let colour = table.asked().unwrap();
        let first = table.legal(colour)[0].clone();
        table.play(colour, &first);
    }
    assert_eq!((table.open().first, table.asked()), (Blue, Some(Blue)));
}

#[test]
fn rp_rul_33_point_tokens_are_open() {
    let table = scene(3).tokens(Blue, Celerium, 4).choose();
    for viewer in Viewer::everybody(3) {
        assert_eq!(table.game.view(viewer).open.held[Blue as usize], [0, 0, 4]);
    }
}

#[test]
fn rp_rul_34_actions_are_shown_together_and_carried_out_clockwise_from_the_first_player() {
    let table = scene(3)
        .holds(Yellow, RescueOperation)
        .holds(Orange, IndustrialEspionage)
        .lost(Yellow, 1)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Orange, Hellas, 1);
    let mut orange_first = table.clone().first(Orange).end_of_game();
    assert_eq!(orange_first.asked(), Some(Orange));
    assert!(orange_first.told(Event::ActionShown { colour: Yellow, card: RescueOperation }));
    orange_first.play(Orange, "kill hellas yellow");
    assert_eq!(orange_first.asked(), None, "Yellow has nobody left on Hellas, so nowhere to return to");
    assert_eq!(orange_first.open().lost[0], 2);
    let mut blue_first = table.first(Yellow).end_of_game();
    assert_eq!(blue_first.asked(), Some(Yellow));
    blue_first.play(Yellow, "rescue hellas");
    assert_eq!(blue_first.asked(), Some(Orange));

    // Who has two carries out both before the next player.
    let mut both = scene(3)
        .holds(Orange, RescueOperation)
        .holds(Orange, IndustrialEspionage)
        .lost(Orange, 1)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Orange, Hellas, 1)
        .end_of_game();
    both.play(Orange, "carry_out industrial_espionage").play(Orange, "kill hellas blue");
    assert_eq!(both.legal(Orange), ["rescue hellas", "stop"]);
}

#[test]
fn rp_rul_35_scores_can_be_negative() {
    let table = scene(3)
        .mission(Yellow, Stronghold)
        .discovery(Hellas, RadiationLeak, Blue)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 2)
        .end_of_game();
    assert_eq!(score(&table, 0), -3);
}

#[test]
fn rp_rul_36_round_10_refills_docks_and_makes_a_first_player() {
    let table = scene(3).first(Orange).discovery(Hellas, Lichens, Blue).end_of_round(10);
    let docked: Vec<usize> =
        (0..table.events.len()).filter(|at| matches!(table.events[*at], Event::Docked { .. })).collect();
    assert_eq!(docked.len(), 3, "step 4");
    let first = table.when(Event::FirstPlayer { colour: Orange });
    assert!(docked[2] < first, "step 5");
    assert!(first < table.when(Event::DiscoveryShown { zone: Hellas, card: Lichens }), "step 6");
}

/// RP-RUL-37: none of the thirty cards puts anybody aboard a ship, so the only ships that event cards touch get
/// emptier; and every ship that is full after a character, whatever filled it, has launched.
#[test]
fn rp_rul_37_no_event_card_leaves_a_full_ship_docked() {
    crate::random_games::play_all(6, |step| {
        let (before, after) = (&step.before.open, &step.after.open);
        let end = |stage| {
            matches!(stage, Stage::Reveal(_) | Stage::BeforeProduction | Stage::AfterProduction | Stage::Over)
        };
        if !end(before.stage) {
            return;
        }
        for (was, now) in before.docks.iter().zip(&after.docks) {
            let crew = |vessel: &Option<redplanet::Vessel>| {
                vessel.map_or(0, |vessel| vessel.crew.iter().sum::<u8>())
            };
            assert!(crew(now) <= crew(was));
            assert!(now.is_none_or(|vessel| vessel.crew.iter().sum::<u8>() < vessel.ship.capacity()));
        }
        assert!(after.flights.is_empty());
    });
    let magnet = scene(3)
        .ship(1, Some(Hellas), 3)
        .aboard(1, Blue, 2)
        .discovery(Ausonia, EtherMagnet, Blue)
        .end_of_game();
    assert_eq!(magnet.dock(1).unwrap().aboard(), 0);
    assert!(!magnet.events.iter().any(|event| matches!(event, Event::Launched { .. })));
}

#[test]
fn rp_rul_38_each_graded_mission_has_red_zones_of_its_own() {
    // In Mare Serpentis, Hellas and Mare Tyrrhenum the four cards count differently.
    let table = scene(4)
        .mission(Yellow, EasternInfluence)
        .holds(Yellow, WesternInfluence)
        .holds(Yellow, NorthernInfluence)
        .holds(Yellow, SouthernInfluence)
        .astronauts(Yellow, MareSerpentis, 1)
        .astronauts(Yellow, VastitasBorealis, 1)
        .astronauts(Yellow, Ausonia, 1)
        .end_of_game();
    let paid = [(EasternInfluence, 2), (WesternInfluence, 2), (NorthernInfluence, 4), (SouthernInfluence, 0)];
    for (card, points) in paid {
        assert!(table.told(Event::MissionShown { colour: Yellow, card, points }), "{card}");
    }
}

#[test]
fn rp_rul_39_a_neutral_colour_can_be_first_and_its_player_does_its_duties() {
    let mut table = scene(2)
        .discovery(Hellas, Sandstorm, Green)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Orange, Hellas, 1)
        .first(Orange)
        .end_of_game();
    assert_eq!(table.open().first, Orange);
    assert_eq!(table.asked(), Some(Orange), "the neutral colour begins");
    assert_eq!(table.game.to_act(), SeatSet::only(Seat(1)), "through its player");
    table.play(Orange, "leave ausonia");
    assert_eq!(table.asked(), Some(Yellow));

    let mut table = on_top(on_top(four_ships(), Blue, Pilot), Orange, Saboteur).first(Green).choose();
    table.choices(&[(Yellow, Recruiter), (Green, Recruiter)]).finish_round();
    assert_eq!(table.open().first, Blue, "and it becomes first by resolving last");
}

#[test]
fn rp_rul_40_clockwise_goes_yellow_blue_orange_green() {
    let mut table = on_top(on_top(four_ships(), Blue, Recruiter), Orange, Recruiter).first(Yellow).choose();
    table.choices(&[(Yellow, Recruiter), (Green, Recruiter)]).finish_round();
    let mut order = Vec::new();
    for event in &table.events {
        if let Event::Boarded { colour, .. } = event {
            order.push(*colour);
        }
    }
    assert_eq!(order, [Yellow, Blue, Orange, Green]);
    assert_eq!([Yellow, Blue, Orange, Green].map(|colour| table.open().owner(colour).0), [0, 0, 1, 1]);
}

#[test]
fn rp_rul_41_a_neutral_recruiter_places_one_astronaut_first() {
    let table = scene(2).ship(1, Some(Hellas), 5).resolve(Blue, Recruiter);
    let boarded = table.when(Event::Boarded { colour: Blue, dock: Dock(0), count: 1 });
    assert!(boarded < table.when(Event::NeutralReshuffled { colour: Blue }));
    assert_eq!(table.open().supply[Blue as usize], 21);
}

#[test]
fn rp_rul_42_the_three_cards_on_top_come_in_any_order() {
    let top: Set<Character> = [Scientist, Saboteur, Pilot].into_iter().collect();
    let mut first = [0; 9];
    for seed in 0..300 {
        let mut start = scene(2);
        let hidden = &mut start.state().hidden;
        hidden.rng = Rng::seeded(seed);
        hidden.neutral_top[Blue as usize] = top;
        hidden.neutral_rest[Blue as usize] = Set::full().minus(top);
        let drawn = start.choose().game.secrets[0].neutral.unwrap();
        assert!(top.contains(drawn));
        first[drawn as usize] += 1;
    }
    assert!(top.iter().all(|card| (70..130).contains(&first[card as usize])), "{first:?}");
}

#[test]
fn rp_rul_43_a_neutral_scientist_draws_and_looks_only_if_he_cannot() {
    let position = |may_look: bool| {
        let options = Options { players: 2, neutral_scientist_may_look: may_look, ..Options::default() };
        scene_with(options)
            .ship(1, Some(Hellas), 5)
            .discovery(Hellas, Lichens, Green)
            .discovery(Ausonia, Synergy, Green)
    };
    assert!(!Options::default().neutral_scientist_may_look);
    let strict = position(false).event_deck(&[Stronghold]).resolve(Blue, Scientist);
    assert!(strict.game.secrets[0].boxed.contains(Stronghold), "drawn without asking");
    let lax = position(true).event_deck(&[Stronghold]).resolve(Blue, Scientist);
    assert_eq!(lax.legal(Blue), ["draw", "look ausonia", "look hellas"]);

    let mut empty = position(false).event_deck(&[]).resolve(Blue, Scientist);
    assert_eq!(empty.legal(Blue), ["look ausonia", "look hellas"], "with an empty deck he must look");
    empty.play(Blue, "look hellas");
    assert_eq!(empty.game.secrets[0].known[Hellas as usize], Some(Lichens), "the controlling player sees it");

    let cards = [RadiationLeak, Subterfuge, EvenGround, UnevenGround, FrozenCaves];
    let zones = [VastitasBorealis, TritonisSinus, MareTyrrhenum, SinusSabaeus, MareSerpentis];
    let full = zones
        .into_iter()
        .zip(cards)
        .fold(position(false), |scene, (zone, card)| scene.discovery(zone, card, Green));
    let table = full.event_deck(&[RichVein]).resolve(Blue, Scientist);
    assert!(table.told(Event::Discarded { card: RichVein }));
    assert_eq!(table.legal(Blue).len(), 7, "all zones are taken: he looks");
}

#[test]
fn rp_rul_44_the_own_neutral_colour_is_another_colour() {
    let mut table = four_ships()
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Yellow, Ausonia, 1)
        .astronauts(Green, Ausonia, 1)
        .resolve(Yellow, FemmeFatale);
    table.play(Yellow, "board dock1");
    assert_eq!(table.legal(Yellow), ["replace ausonia green", "replace hellas blue"]);
    assert_eq!(table.refusal(Yellow, "replace hellas yellow").rule, "RP-RUL-16");

    let outdone = scene(2)
        .mission(Yellow, PhobosOutpost)
        .astronauts(Yellow, Phobos, 1)
        .astronauts(Blue, Phobos, 2)
        .discovery(Hellas, SubterraneanLake, Green)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 2)
        .end_of_game();
    assert!(outdone.told(Event::MissionShown { colour: Yellow, card: PhobosOutpost, points: 0 }));
    assert_eq!(scoring::points(outdone.open(), Yellow).discoveries, 0);
    assert_eq!(scoring::points(outdone.open(), Blue).discoveries, 4);
}

#[test]
fn rp_rul_45_refused_starting_missions_go_into_the_event_deck() {
    for seed in 0..20 {
        let game = begun(2, seed);
        for secret in &game.secrets[..2] {
            let [kept, refused] = secret.dealt.map(Option::unwrap);
            assert_eq!(secret.mission, Some(kept));
            assert!(game.hidden.event_deck.contains(refused) && !game.hidden.event_deck.contains(kept));
        }
    }
}

#[test]
fn rp_rul_46_there_are_nine_characters_and_number_8_is_the_explorer() {
    let numbers: Vec<(u8, &str)> =
        Character::ALL.iter().map(|character| (character.number(), character.word())).collect();
    assert_eq!(numbers.len(), 9);
    assert!(numbers.contains(&(8, "explorer")));
    assert_eq!(numbers.iter().filter(|(number, _)| *number == 8).count(), 1);
}

#[test]
fn rp_rul_47_the_reveal_comes_after_round_10_and_before_production_3() {
    let table = scene(3)
        .discovery(Hellas, MiningIncident, Blue)
        .astronauts(Yellow, Hellas, 1)
        .pile(Hellas, Ice, 1)
        .end_of_game();
    let shown = table.when(Event::DiscoveryShown { zone: Hellas, card: MiningIncident });
    assert!(table.when(Event::FirstPlayer { colour: Yellow }) < shown);
    assert!(shown < table.when(Event::Production { number: 3 }));
    assert_eq!(held(&table, Yellow), [1, 0, 0], "so the card acts in that production");
}

#[test]
fn rp_rul_48_all_zones_produce_before_any_is_shared_out() {
    for round in [5, 8, 10] {
        let table = scene(3)
            .astronauts(Yellow, VastitasBorealis, 1)
            .astronauts(Blue, Hellas, 1)
            .astronauts(Orange, Phobos, 1)
            .end_of_round(round);
        let last = table.events.iter().rposition(|event| matches!(event, Event::Produced { .. })).unwrap();
        let first = table.events.iter().position(|event| matches!(event, Event::Took { .. })).unwrap();
        assert!(last < first, "after round {round}");
        assert_eq!(table.events.iter().filter(|event| matches!(event, Event::Took { .. })).count(), 3);
    }
}

#[test]
fn rp_rul_50_a_cave_in_leaves_older_tokens_to_be_shared() {
    let table = scene(3)
        .discovery(Hellas, MiningIncident, Blue)
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .resource(Hellas, Celerium)
        .pile(Hellas, Celerium, 3)
        .end_of_game();
    assert_eq!((held(&table, Yellow), held(&table, Blue)), ([0, 0, 1], [0, 0, 1]));
    assert_eq!(table.open().piles[Hellas as usize], [0, 0, 1]);
}

#[test]
fn rp_rul_51_out_of_the_sandstorm_one_at_a_time_and_one_player_after_another() {
    let mut table = scene(3)
        .discovery(Hellas, Sandstorm, Blue)
        .astronauts(Yellow, Hellas, 2)
        .astronauts(Blue, Hellas, 1)
        .first(Blue)
        .end_of_game();
    assert_eq!(table.asked(), Some(Blue));
    assert_eq!(table.open().resources[Ausonia as usize], None);
    table.play(Blue, "leave ausonia");
    assert!(table.open().resources[Ausonia as usize].is_some(), "turned up before the next choice");
    assert_eq!(table.asked(), Some(Yellow));
    table.play(Yellow, "leave syrtis_major");
    assert_eq!(table.asked(), Some(Yellow), "all of his before anybody else");
    assert_eq!(table.refusal(Yellow, "leave vastitas_borealis").rule, "RP-RUL-51", "only to adjacent zones");
    table.play(Yellow, "leave ausonia");
    assert_eq!(table.open().stage, Stage::Over, "nobody is moved twice");
    assert_eq!(table.open().zones[Hellas as usize], [0; 6]);
    assert_eq!(table.open().zones[Ausonia as usize], [1, 1, 0, 0, 0, 0]);
    assert_eq!(table.open().zones[SyrtisMajor as usize], [1, 0, 0, 0, 0, 0]);
}

#[test]
fn rp_rul_52_the_lake_needs_an_astronaut_and_pays_all_tied_in_full() {
    let empty = scene(3).discovery(Hellas, SubterraneanLake, Blue).end_of_game();
    assert_eq!(
        [Yellow, Blue, Orange].map(|colour| scoring::points(empty.open(), colour).discoveries),
        [0, 0, 0]
    );
    let tied = scene(3)
        .discovery(Hellas, SubterraneanLake, Blue)
        .astronauts(Yellow, Hellas, 2)
        .astronauts(Orange, Hellas, 2)
        .astronauts(Blue, Hellas, 1)
        .end_of_game();
    assert_eq!(
        [Yellow, Blue, Orange].map(|colour| scoring::points(tied.open(), colour).discoveries),
        [4, 0, 4]
    );
}

#[test]
fn rp_rul_53_actions_before_production_then_production_then_actions_at_its_end() {
    let mut table = scene(3)
        .holds(Blue, IndustrialEspionage)
        .holds(Blue, BlocksOfIce)
        .discovery(Hellas, RichVein, Orange)
        .astronauts(Yellow, Hellas, 2)
        .astronauts(Blue, Hellas, 2)
        .astronauts(Orange, Hellas, 1)
        .end_of_game();
    table.play(Blue, "kill hellas yellow");
    let produced = table.when(Event::Produced { zone: Hellas, resource: Ice, tokens: 5 });
    assert!(table.when(Event::Killed { colour: Blue, victim: Yellow, zone: Hellas }) < produced);
    let took = table.when(Event::Took { colour: Blue, zone: Hellas, resource: Ice, tokens: 5 });
    assert!(produced < took && took < table.when(Event::ActionShown { colour: Blue, card: BlocksOfIce }));
    assert!(table.when(Event::Gained { colour: Blue, resource: Ice, tokens: 2 }) < table.when(Event::Ended));
    assert_eq!(held(&table, Blue), [7, 0, 0]);
}

#[test]
fn rp_rul_54_a_sealed_choice_may_be_changed_while_others_choose() {
    let mut table = scene(3).ship(1, Some(Hellas), 5).ship(2, Some(Ausonia), 5).choose();
    table.play(Yellow, "choose pilot");
    let (seen, told) = (table.game.view(Viewer::Seat(Seat(1))), table.events.len());
    assert!(table.game.may_act().contains(Seat(0)) && !table.game.to_act().contains(Seat(0)));
    assert_eq!(table.refusal(Yellow, "choose pilot").rule, "RP-RUL-54", "the same card is no change");
    table.play(Yellow, "choose soldier");
    assert_eq!(table.game.view(Viewer::Seat(Seat(1))), seen, "the others see no change");
    assert_eq!(table.events.len(), told, "and hear of none");
    assert_eq!(table.last.noticed, SeatSet::only(Seat(0)));
    table.choices(&[(Blue, Recruiter), (Orange, Recruiter)]);
    assert_eq!(table.refusal(Yellow, "choose pilot").rule, "RP-RND-08", "too late: all are in");
    table.finish_round();
    assert!(table.revealed().contains(&(Yellow, Soldier)) && !table.revealed().contains(&(Yellow, Pilot)));

    let mut game = RedPlanet::new(&Options { players: 2, ..Options::default() }, 4).unwrap();
    let dealt = game.secrets[0].dealt.map(Option::unwrap);
    for card in [dealt[0], dealt[1]] {
        game.play(Seat(0), redplanet::Action::Keep(card), &mut Log::off()).unwrap();
    }
    assert_eq!(game.secrets[0].mission, Some(dealt[1]), "a kept mission too");
    assert_eq!(game.open.kept, SeatSet::only(Seat(0)));
}

#[test]
fn rp_rul_55_the_colours_sit_in_a_fixed_order() {
    let six = [Yellow, Blue, Orange, Green, Purple, Grey];
    for players in 3..=6 {
        let game = begun(players, 1);
        let seated: Vec<Colour> = (0..players).map(|seat| game.open.main_colour(Seat(seat))).collect();
        assert_eq!(seated, six[..players as usize]);
    }
    let two = begun(2, 1);
    assert_eq!([Seat(0), Seat(1)].map(|seat| two.open.main_colour(seat)), [Yellow, Green]);
    let neutral: Vec<(Colour, Seat)> =
        two.open.neutral_colours().map(|colour| (colour, two.open.owner(colour))).collect();
    assert_eq!(neutral, [(Blue, Seat(0)), (Orange, Seat(1))]);
}

#[test]
fn rp_rul_56_a_single_answer_is_given_without_asking() {
    // One ship: boarded, destroyed. One victim: killed. One card in hand: chosen.
    let saboteur = scene(3).ship(1, Some(Hellas), 5).resolve(Yellow, Saboteur);
    assert!(saboteur.told(Event::Boarded { colour: Yellow, dock: Dock(0), count: 1 }));
    assert_eq!(saboteur.open().lost[0], 1);
    let eight = [Pilot, Soldier, TravelAgent, FemmeFatale, Saboteur, SecretAgent, Scientist, Explorer];
    let last_card = scene(3).ship(1, Some(Hellas), 5).played(Blue, &eight).choose();
    assert_eq!(last_card.game.to_act(), [Seat(0), Seat(2)].into_iter().collect());
    assert_eq!(last_card.game.secrets[1].character, Some(Recruiter));
    assert!(last_card.told(Event::Chosen { seat: Seat(1) }));
    assert!(!last_card.game.may_act().contains(Seat(1)), "and there is nothing to change");
    // No decision of a whole game has fewer than two answers; the starting mission has exactly two.
    crate::random_games::play_all(4, |step| {
        let mut legal = Vec::new();
        step.before.legal(step.seat, &mut legal);
        if step.before.open.stage == Stage::Missions {
            assert_eq!(legal.len(), 2);
        }
        assert!(legal.len() > 1, "{legal:?}");
    });
}

#[test]
fn rp_rul_57_the_pilot_names_the_ship_first_then_the_zone() {
    let mut table = scene(3).ship(1, Some(Hellas), 5).ship(2, Some(Ausonia), 5).resolve(Yellow, Pilot);
    table.play(Yellow, "board dock1").play(Yellow, "board dock1");
    assert_eq!(table.legal(Yellow), ["token dock1", "token dock2"]);
    assert_eq!(table.refusal(Yellow, "bound phobos").rule, "RP-RND-01", "not yet");
    table.play(Yellow, "token dock2");
    assert_eq!(table.legal(Yellow).len(), 10);
    assert_eq!(table.refusal(Yellow, "token dock1").rule, "RP-RND-01", "the ship is named");
    table.play(Yellow, "bound phobos");
    assert!(table.told(Event::Bound { colour: Yellow, place: Place::Dock(Dock(1)), zone: Phobos }));
    assert_eq!(table.dock(2).unwrap().token, Some(Phobos));
    assert_eq!(table.dock(1).unwrap().token, None);
}
