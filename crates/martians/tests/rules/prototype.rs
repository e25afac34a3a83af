//! MA-DIF-31 to MA-DIF-55: the prototype and the final rules side by side.

use crate::prelude::*;

/// The same story by the final rules and by the prototype's.
fn both<T>(scene: impl Fn() -> Scene, story: impl Fn(Scene) -> T) -> (T, T) {
    (story(scene()), story(scene().prototype()))
}

#[test]
fn ma_dif_31_population_changes_the_oxygen_of_the_prototype_too() {
    let shrunk = |scene: Scene| scene.no_demand().dead(BLUE, 1).only_demand(2).demand(Q1);
    assert_eq!(both(|| scene(Variant::Com, 2), shrunk), ([1, 1, 1], [0, 1, 1]));
    let grown = |scene: Scene| scene.no_demand().unlocked(BLUE).only_demand(2).demand(Q1);
    assert_eq!(both(|| scene(Variant::Com, 2), grown), ([1, 1, 3], [2, 1, 3]));
}

#[test]
fn ma_dif_32_the_prototype_has_no_solo_game() {
    let solo = |edition| Options { edition, collectors: false, ..Options::new(Variant::Solo, 1) }.check();
    assert!(solo(Edition::Final).is_ok());
    let error = solo(Edition::Prototype).unwrap_err();
    assert_eq!(error.field, "edition");
    assert!(error.to_string().contains("MA-DIF-32"));
    for variant in [Variant::Coop, Variant::Semi, Variant::Com] {
        for players in 2..=4 {
            let options =
                Options { edition: Edition::Prototype, collectors: false, ..Options::new(variant, players) };
            assert!(options.check().is_ok());
        }
    }
}

/// What the prototype calls rounds and turns are the same cycles, rounds and turns.
#[test]
fn ma_dif_33_other_words_for_the_same_time() {
    let lengths = both(
        || scene(Variant::Com, 2),
        |scene| {
            let mut table = scene.no_demand().turn(BLUE);
            idle_to(&mut table, 2, 3);
            table.open().last_cycle()
        },
    );
    assert_eq!(lengths, (5, 5));
}

/// The weather, the event and the production in the log, each with its round.
fn order(table: &mut Table) -> Vec<(&'static str, u8)> {
    let mut round = 0;
    let mut order = Vec::new();
    for event in table.told() {
        match event {
            Event::Round { round: now, .. } => round = now,
            Event::Revealed { .. } => order.push(("event", round)),
            Event::Turned { .. } => order.push(("weather", round)),
            Event::Produced { .. } => order.push(("production", round)),
            _ => {}
        }
    }
    order
}

#[test]
fn ma_dif_34_weather_event_and_production_come_in_the_supply_phase_of_the_prototype() {
    let orders = both(
        || scene(Variant::Semi, 2),
        |scene| {
            let mut table = scene
                .no_demand()
                .installation(BLUE, Installation::Wind, 1)
                .stack(2, &[EventCard::HydraulicFailure])
                .supply(2);
            order(&mut table)
        },
    );
    assert_eq!(orders.0, [("event", 1), ("weather", 1), ("production", 1)]);
    assert_eq!(orders.1, [("weather", 0), ("event", 0), ("production", 0)]);
}

#[test]
fn ma_dif_35_in_the_second_half_the_weather_comes_first_in_the_prototype() {
    let orders = both(
        || scene(Variant::Semi, 2),
        |scene| {
            let mut table =
                scene.no_demand().installation(BLUE, Installation::Wind, 1).round(3).event(EventCard::Valves);
            order(&mut table).into_iter().map(|(what, _)| what).collect::<Vec<_>>()
        },
    );
    assert_eq!(orders, (vec!["event", "weather", "production"], vec!["weather", "event", "production"]));
}

#[test]
fn ma_dif_36_the_prototype_gives_more_supplies_to_cooperating_players() {
    for (players, last, first) in [(2, 2, 4), (3, 3, 5), (4, 4, 6)] {
        let supplies = both(|| scene(Variant::Coop, players), |scene| scene.turn(BLUE).has(BLUE, Supplies));
        assert_eq!(supplies, (last, first));
    }
}

#[test]
fn ma_dif_37_the_prototype_closes_no_fields() {
    let closed = both(|| scene(Variant::Semi, 2), |scene| scene.turn(BLUE).open().unavailable.len());
    assert_eq!(closed, (7, 0), "1 + 2 + 2 + 2");
}

#[test]
fn ma_dif_38_all_fields_of_the_prototypes_greenhouses_are_unfinished() {
    let slow = both(
        || scene(Variant::Semi, 2),
        |scene| {
            let table = scene.turn(BLUE);
            [1, 2, 3].map(|field| table.open().development.contains(Greenhouses.field(field)))
        },
    );
    assert_eq!(slow, ([false, true, true], [true, true, true]));
}

#[test]
fn ma_dif_39_the_stacks_of_the_prototype_hold_every_card() {
    let sizes = both(
        || scene(Variant::Semi, 2),
        |scene| scene.turn(BLUE).game.hidden.stacks.map(|stack| stack.len()),
    );
    assert_eq!(sizes, ([2, 2, 2, 2], [4, 4, 4, 4]));
}

#[test]
fn ma_dif_40_the_prototype_lays_a_credit_for_each_hunger_token() {
    let paid = |hunger| {
        both(
            || scene(Variant::Com, 2),
            |scene| {
                let mut table = scene
                    .no_demand()
                    .demand(Q1, 0, 0, hunger)
                    .stack(2, &[EventCard::HydraulicFailure])
                    .have(BLUE, Credits, 10)
                    .quarters();
                assert_eq!(confined(&table, Zone::Apartments, BLUE), [1, 0, 0, 0]);
                table.play(BLUE, "recover apartments q1");
                10 - table.has(BLUE, Credits)
            },
        )
    };
    assert_eq!(paid(1), (2, 1));
    assert_eq!(paid(3), (2, 3));
}

#[test]
fn ma_dif_41_recreation_of_the_prototype_takes_all_markers() {
    let rested = |scene: Scene| {
        let mut table = scene.marker(BLUE, Moxie, 1).marker(BLUE, Lander, 1).turn(BLUE);
        table.play(BLUE, "rest");
        if table.allows(BLUE, "recall lander") {
            table.plays(BLUE, &["recall lander", "done"]);
        }
        table.open().pool[0]
    };
    assert_eq!(both(|| scene(Variant::Semi, 2), rested), (2, 3));
}

#[test]
fn ma_dif_42_a_content_colony_of_the_prototype_does_not_grow() {
    let tokens = both(|| scene(Variant::Semi, 2), |scene| scene.no_demand().quarters().open().birthrate[0]);
    assert_eq!(tokens, (1, 0));
}

#[test]
fn ma_dif_43_the_prototype_removes_the_tokens_of_the_last_cycle() {
    let left = both(
        || scene(Variant::Com, 2),
        |scene| {
            let table = scene.cycle(5).no_demand().demand(Q1, 0, 0, 2).quarters();
            assert_eq!(table.open().ended, Some(Ending::Counted));
            (table.demand(Q1), line(&table, BLUE, "demand"))
        },
    );
    assert_eq!(left, (([0, 0, 2], -6), ([0, 0, 0], -6)));
}

#[test]
fn ma_dif_44_the_nutritionist_of_the_prototype_is_weaker() {
    let fed = both(
        || scene(Variant::Com, 2),
        |scene| {
            let mut table = scene
                .no_demand()
                .demand(Q1, 0, 0, 3)
                .expert(BLUE, Expert::Nutritionist)
                .stock(BLUE, &[(Credits, 2), (Food, 1), (Energy, 1)])
                .have(BLUE, Reputation, 0)
                .turn(BLUE);
            table.play(BLUE, "expert nutritionist");
            (table.demand(Q1)[2], [Credits, Food, Energy, Reputation].map(|what| table.has(BLUE, what)))
        },
    );
    assert_eq!(fed, ((1, [0, 0, 0, 2]), (2, [0, 0, 1, 1])));
}

/// As long as everybody has one turn a round, once a turn and once a round are the same.
#[test]
fn ma_dif_45_an_expert_of_the_prototype_is_used_once_a_turn() {
    let staff = |scene: Scene| rich(scene, BLUE).no_demand().expert(BLUE, Expert::Chemist);
    let story = |scene: Scene| {
        let mut table = staff(scene).turn(BLUE);
        table.play(BLUE, "expert chemist");
        let again = table.allows(BLUE, "expert chemist");
        idle_to(&mut table, 1, 2);
        table.end_turn(RED);
        (again, table.allows(BLUE, "expert chemist"))
    };
    assert_eq!(both(|| scene(Variant::Semi, 2), story), ((false, true), (false, true)));
    // A card that lies face down as its owner's turn begins is turned up only in the prototype.
    let face_down = |scene: Scene| {
        let mut table = staff(scene).first(RED).turn(RED);
        table.game.open.cards_of[0].experts[0].used = true;
        table.end_turn(RED);
        table.allows(BLUE, "expert chemist")
    };
    assert_eq!(both(|| scene(Variant::Semi, 2), face_down), (false, true));
}

#[test]
fn ma_dif_46_a_colony_technology_of_the_prototype_gives_no_reputation() {
    let reputation = both(
        || scene(Variant::Semi, 2),
        |scene| {
            let mut table = rich(scene, BLUE).built(Laboratory).have(BLUE, Reputation, 0).turn(BLUE);
            table.plays(BLUE, &["place laboratory 1", "colony medicine_tech"]);
            table.has(BLUE, Reputation)
        },
    );
    assert_eq!(reputation, (3, 0));
}

#[test]
fn ma_dif_47_the_prototype_counts_only_tokens_and_the_dead() {
    let scores = both(
        || scene(Variant::Com, 2),
        |scene| {
            scene
                .no_demand()
                .demand(Q1, 0, 0, 1)
                .dead(BLUE, 1)
                .unlocked(BLUE)
                .kept(BLUE, 1, 1)
                .have(BLUE, Energy, 9)
                .have(BLUE, Reputation, 20)
                .counted()
                .score(BLUE)
        },
    );
    assert_eq!(scores, (20 - 3 - 3 + 3 + 2 + 5 + 5, 20 - 3 - 3));
}

#[test]
fn ma_dif_48_semi_of_the_prototype_counts_reputation_alone() {
    let counted = both(
        || scene(Variant::Semi, 2),
        |scene| {
            let table = scene
                .stock(BLUE, &[(Energy, 9), (Credits, 1)])
                .stock(RED, &[(Energy, 9), (Credits, 8)])
                .counted();
            (table.score(BLUE), winners(&table))
        },
    );
    assert_eq!(counted, ((5, vec![1]), (2, vec![0, 1])));
}

#[test]
fn ma_dif_49_removed_tokens_of_the_prototype_are_not_kept() {
    let kept = both(
        || scene(Variant::Com, 2),
        |scene| {
            let mut table = rich(scene, BLUE).turn(BLUE);
            table.plays(BLUE, &["place construction 1", "build hospital", "upgrade greenhouses 2"]);
            (table.open().kept_construction[0], table.open().kept_development[0])
        },
    );
    assert_eq!(kept, ((1, 1), (0, 0)));
}

#[test]
fn ma_dif_50_the_prototype_knows_no_trade() {
    for variant in [Variant::Semi, Variant::Com] {
        assert_eq!(
            both(|| scene(variant, 2), |scene| scene.turn(BLUE).allows(BLUE, "offer red")),
            (true, false)
        );
    }
}

#[test]
fn ma_dif_51_the_machine_of_the_prototype_moves_alike() {
    let around = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
    let (last, first) = both(
        || scene(Variant::Semi, 2),
        |scene| ways(&scene.machine(0, 0).only_tokens(&around, &[(0, 3)]).turn(BLUE)),
    );
    assert_eq!((last, first), (vec![(-1, 1), (0, 1), (1, 0)], vec![(-1, 1), (0, 1), (1, 0)]));
}

#[test]
fn ma_dif_52_the_prototype_has_eight_crop_tiles() {
    let tiles = both(|| scene(Variant::Semi, 2), |scene| scene.turn(BLUE).open().crops.iter().sum::<u8>());
    assert_eq!(tiles, (6, 8));
}

/// MA-DIF-56: 10 experts, 18 examination cards, no hidden goals.
#[test]
fn ma_dif_56_the_prototype_has_nothing_of_the_collectors_edition() {
    let prototype =
        Options { edition: Edition::Prototype, collectors: false, ..Options::new(Variant::Com, 2) };
    let error = Options { collectors: true, ..prototype }.check().unwrap_err();
    assert_eq!(error.field, "collectors");
    assert!(error.to_string().contains("MA-DIF-56"));
    assert_eq!(Options { hidden_goals: true, ..prototype }.check().unwrap_err().field, "hidden_goals");
    let mission = Options { scenario: Aim::of(Scenario::MarsOne), variant: Variant::Coop, ..prototype };
    assert_eq!(mission.check().unwrap_err().field, "scenario");
    let game = Martians::new(&prototype, 1).unwrap();
    let experts = game.open.experts;
    assert_eq!(experts.shown.iter().chain(&experts.deck).sum::<u8>(), 10);
    assert_eq!(game.open.shuffled.iter().sum::<u8>(), 18);
    assert_eq!(game.open.shuffled[Mineral::ProofOfLife.index()], 0);
}

#[test]
fn ma_dif_53_the_prototype_does_not_reshuffle() {
    let drawn = both(
        || scene(Variant::Semi, 2).base_game(),
        |scene| {
            let mut table = scene
                .cards(RED, &[(Mineral::Yellow, 3), (Mineral::Green, 6), (Mineral::Red, 7)])
                .spent_cards(Mineral::Yellow, 2)
                .dig(0, -3, Dig::R2i0)
                .turn(BLUE);
            table.plays(BLUE, &["place excavation 1", "take h01", "crystals 2 0", "examine"]);
            table.open().hands[0]
        },
    );
    assert_eq!(drawn, (2, 0));
}

/// The weather of the prototype is the final one, where only Stable Weather was named.
#[test]
fn ma_dif_54_the_prototype_has_the_same_weather_and_technologies() {
    let story = |scene: Scene| {
        let table = scene
            .installation(BLUE, Installation::Solar, 1)
            .tech(BLUE, CorpTech::SolarCells)
            .weather(Weather::SandstormEnergy)
            .turn(BLUE);
        (table.game.production(BLUE), table.game.harvest_price(BLUE).goods[Energy.index()])
    };
    assert_eq!(both(|| scene(Variant::Semi, 2), story), ((2, 2), (2, 2)));
}

#[test]
fn ma_dif_55_markers_are_recovered_at_any_time_of_the_own_turn() {
    let story = |scene: Scene| {
        let mut table = rich(scene, BLUE)
            .confined(BLUE, Zone::Infirmary, Q1)
            .confined(BLUE, Zone::Infirmary, Q2)
            .turn(BLUE);
        table.plays(BLUE, &["recover infirmary q1", "place lander 1", "supplies 1", "recover infirmary q2"]);
        (table.time(), table.open().pool[0])
    };
    assert_eq!(both(|| scene(Variant::Semi, 2), story), ((0, 2), (0, 2)));
}
