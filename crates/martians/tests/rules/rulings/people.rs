//! MA-RUL-01 to MA-RUL-16: reputation, colonists, markers, variants.

use crate::prelude::*;

#[test]
fn ma_rul_01_reputation_stays_at_zero_or_more_until_the_count() {
    let poor = || scene(Variant::Semi, 2).have(BLUE, Reputation, 0).stock(BLUE, &[]);
    let mut table = poor().turn(BLUE);
    assert_eq!(table.refusal(BLUE, "rtg").rule, "MA-RTG-06");
    table.play(BLUE, "offer red");
    assert_eq!(table.refusal(BLUE, "give reputation").rule, "MA-GEN-06");

    let mut table = scene(Variant::Semi, 2)
        .stock(BLUE, &[])
        .have(BLUE, Reputation, 1)
        .cycle(3)
        .only_event(EventCard::Discontent);
    table.play(BLUE, "choose 2");
    assert_eq!(table.has(BLUE, Reputation), 0, "a forced loss takes what is there");

    let table =
        scene(Variant::Com, 2).demand(Q1, 1, 1, 2).stock(BLUE, &[]).have(BLUE, Reputation, 1).counted();
    assert_eq!(table.score(BLUE), -11);
}

#[test]
fn ma_rul_02_dead_tokens_lie_in_different_unlocked_rounds() {
    let mut table = scene(Variant::Semi, 2).no_demand().dead(BLUE, 2).supply(2);
    assert_eq!(table.refusal(BLUE, "lay 4").rule, "MA-SUP-29");
    table.play(BLUE, "lay 1");
    assert_eq!(table.refusal(BLUE, "lay 1").rule, "MA-SUP-28");
    table.play(BLUE, "lay 3");
    let has: Vec<_> = (1..=3).map(|round| table.game.has_turn(BLUE, round)).collect();
    assert_eq!(has, [false, true, false]);

    let mut table = scene(Variant::Semi, 2).no_demand().unlocked(BLUE).dead(BLUE, 2).supply(2);
    table.plays(BLUE, &["lay 4", "lay 1"]);
    assert_eq!(turns(&table, BLUE), 2);

    let four_holes = scene(Variant::Semi, 2)
        .demand(Q1, 1, 0, 0)
        .demand(Q2, 1, 0, 0)
        .demand(Q3, 1, 0, 0)
        .demand(Q4, 1, 0, 0);
    let table = four_holes.flow(Stage::Settle(Q1, Demand::Oxygen, 0));
    assert_eq!(table.open().dead[..2], [3, 3], "the locked one cannot die");
}

/// A SEMI game whose event stacks hold only Solar Flares.
fn calm(players: u8) -> Scene {
    scene(Variant::Semi, players)
        .scenario(Scenario::DustDevil)
        .stack(2, &[EventCard::SolarFlare2])
        .stack(3, &[EventCard::SolarFlare3])
        .stack(4, &[EventCard::SolarFlare4])
}

#[test]
fn ma_rul_03_a_seat_without_living_colonists_takes_no_turns() {
    let mut table = calm(2).no_demand().dead(BLUE, 3).supply(2);
    for round in 1..=3 {
        idle_to(&mut table, 2, round);
        assert_eq!((table.asked(), turns(&table, BLUE)), (Some(RED), 0));
    }

    let table = calm(2).no_demand().demand(Q1, 1, 1, 1).dead(BLUE, 3).quarters();
    assert_eq!((table.open().dead[0], table.open().dead[1]), (3, 1));
    assert_eq!(table.open().pool[..2], [3, 3], "disease and hunger are skipped");

    let born = scene(Variant::Coop, 2)
        .no_demand()
        .demand(Q1, 1, 0, 0)
        .dead(BLUE, 2)
        .dead(RED, 2)
        .birthrate(Q1, 2)
        .colony_tech(BLUE, ColonyTech::BirthControl)
        .quarters();
    assert_eq!(born.open().ended, None);
    assert_eq!(born.open().unlocked[..2], [true, true], "Birth Control brings the fourth colonist");

    let mut nobody = calm(2).dead(BLUE, 3).dead(RED, 3).supply(2);
    assert_eq!(nobody.open().ended, Some(Ending::Counted), "the other cycles pass without turns");
    assert!(!nobody.told().iter().any(|event| matches!(event, Event::Turn { .. })));
    assert_eq!(nobody.open().cycle, 4);
}

#[test]
fn ma_rul_04_each_penalty_takes_a_marker_while_there_is_one() {
    let table = scene(Variant::Coop, 2)
        .no_demand()
        .demand(Q1, 0, 0, 1)
        .demand(Q2, 0, 1, 0)
        .confined(BLUE, Zone::Infirmary, Q3)
        .confined(BLUE, Zone::Infirmary, Q3)
        .quarters();
    assert_eq!(confined(&table, Zone::Apartments, BLUE), [1, 0, 0, 0], "Q1 comes first");
    assert_eq!(confined(&table, Zone::Infirmary, BLUE), [0, 0, 2, 0], "nothing is left for Q2");

    let mut table = scene(Variant::Coop, 2)
        .no_demand()
        .demand(Q1, 0, 1, 0)
        .marker(BLUE, Moxie, 1)
        .marker(BLUE, Lander, 1)
        .marker(BLUE, Excavation, 1)
        .quarters();
    assert_eq!(table.legal(BLUE), ["yield moxie", "yield excavation", "yield lander"]);
    table.play(BLUE, "yield lander");
    assert_eq!(confined(&table, Zone::Infirmary, BLUE), [1, 0, 0, 0]);
}

#[test]
fn ma_rul_05_hunger_grows_and_shrinks_with_the_population() {
    let shared =
        |blue, red| scene(Variant::Semi, 4).scenario(Scenario::DustDevil).dead(BLUE, blue).dead(RED, red);
    for cycle in [2, 3, 4] {
        let table = shared(1, 2).no_demand().only_demand(cycle);
        let hunger: u8 = table.open().demand.iter().map(|quarter| quarter[2]).sum();
        assert_eq!(hunger, 6, "8, less the two dead of red, in every cycle");
    }
    let both = scene(Variant::Semi, 4)
        .no_demand()
        .dead(RED, 2)
        .unlocked(BLUE)
        .unlocked(RED)
        .unlocked(GREEN)
        .unlocked(YELLOW)
        .only_demand(2);
    assert_eq!(both.open().demand.iter().map(|quarter| quarter[2]).sum::<u8>(), 7);
    let own = scene(Variant::Com, 2).no_demand().dead(BLUE, 1).unlocked(RED).only_demand(2);
    assert_eq!((own.demand(Q1)[2], own.demand(Q2)[2]), (1, 3));
    let none = |losses| {
        let scene = scene(Variant::Com, 2).with_options(|options| options.losses = losses);
        scene.no_demand().dead(BLUE, 3).only_demand(2).demand(Q1)[2]
    };
    assert_eq!((none(Losses::Each), none(Losses::Once)), (0, 1));
}

#[test]
fn ma_rul_06_goods_change_hands_by_agreement_and_nothing_else() {
    let table = rich(rich(scene(Variant::Com, 3), BLUE), RED).cards(BLUE, &[(Mineral::Red, 2)]);
    let mut table = table.turn(BLUE);
    assert_eq!(table.refusal(RED, "offer blue").rule, "MA-WORK-02", "only the seat in turn deals");
    assert_eq!(table.legal_of(BLUE, "offer"), ["offer red", "offer green"]);
    table.play(BLUE, "offer red");
    let goods = [
        "give energy",
        "give regolith",
        "give ice",
        "give water",
        "give supplies",
        "give food",
        "give medicine",
        "give reputation",
    ];
    assert_eq!(table.legal_of(BLUE, "give"), goods);
    table.plays(BLUE, &["give energy", "give energy", "send"]);
    assert_eq!(table.has(RED, Energy), 9, "nothing moves before the answer");
    table.play(RED, "accept");
    assert_eq!((table.has(BLUE, Energy), table.has(RED, Energy)), (7, 11), "a loan moves at once");
    table.plays(BLUE, &["offer red", "ask energy", "ask energy", "send"]);
    table.play(RED, "refuse");
    assert_eq!((table.has(BLUE, Energy), table.has(RED, Energy)), (7, 11), "paying back may be refused");
    let told = table.told();
    assert!(told.iter().any(|event| matches!(event, Event::Agreed { .. })));
    let green = Viewer::Seat(Seat(2));
    assert!(told.iter().all(|event| event.seen_by(green).is_some()), "deals are public");
}

#[test]
fn ma_rul_07_an_empty_weather_deck_is_renewed() {
    let mut table = scene(Variant::Semi, 2).weather(Weather::Wind).turn(BLUE);
    let game = &mut table.game;
    if let Some(top) = game.hidden.weather_top.take() {
        game.open.weather_past[top.index()] += 1;
    }
    for at in 0..Weather::COUNT {
        game.open.weather_past[at] += std::mem::take(&mut game.hidden.weather_deck[at]);
    }
    assert_eq!(game.open.weather_past, [1, 1, 1, 2, 1, 1, 2]);
    idle_to(&mut table, 1, 3);
    let game = &table.game;
    assert_eq!(game.open.weather_past, [0, 0, 0, 1, 0, 0, 0], "only the Wind that was current lies open");
    let mut cards = game.hidden.weather_deck;
    cards[game.hidden.weather_top.expect("a new deck").index()] += 1;
    cards[game.open.weather.index()] += 1;
    assert_eq!(cards, [1, 1, 1, 2, 1, 1, 2], "all others, Stable Weather too");
}

#[test]
fn ma_rul_08_an_empty_deck_yields_nothing() {
    let mut experts: Vec<Expert> = Expert::ALL[..5].iter().flat_map(|expert| [*expert; 2]).collect();
    experts.extend([Expert::PowerManager, Expert::SoilAnalyst, Expert::MasterBuilder]);
    let assistants: Vec<Assistant> = Assistant::ALL.iter().flat_map(|kind| [*kind; 2]).collect();
    let com = || scene(Variant::Com, 2).no_demand().show_commissions(Commission::ALL);
    let table = com().show_experts(&experts).show_assistants(&assistants).supply(2);
    assert_eq!(table.open().experts.shown.iter().sum::<u8>(), 13);
    assert_eq!(table.open().assistants.shown.iter().sum::<u8>(), 6);
    assert_eq!(table.open().commissions.len(), 24);
    let mut table = com().stock(BLUE, &[(Regolith, 2)]).turn(BLUE);
    table.plays(BLUE, &["place lander 1", "commission com_01"]);
    assert_eq!(table.open().commissions.len(), 23);
}

/// New Schedule for two with every requirement fulfilled.
fn done(variant: Variant) -> Scene {
    done_by(variant, |_| ())
}

/// The same by other options.
fn done_by(variant: Variant, options: impl FnOnce(&mut Options)) -> Scene {
    scene(variant, 2)
        .scenario(Scenario::NewSchedule)
        .with_options(options)
        .cycle(2)
        .all_built()
        .developed(1)
        .done(Requirement::NsReception, 2)
        .no_demand()
}

/// MA-RUL-09, MA-DEC-42.
#[test]
fn ma_rul_09_the_early_end_is_agreed_as_the_quarters_phase_starts() {
    let mut table = done(Variant::Semi).quarters();
    assert_eq!(table.open().birthrate, [1, 0, 0, 0], "growth is still marked");
    assert_eq!((table.asked(), table.legal(BLUE)), (Some(BLUE), vec!["finish".into(), "play_on".into()]));
    table.play(BLUE, "finish");
    assert_eq!((table.open().ended, table.asked()), (None, Some(RED)), "all must agree");
    let mut on = table.clone();
    table.play(RED, "finish");
    assert_eq!(table.open().ended, Some(Ending::Counted));
    on.play(RED, "play_on");
    assert_eq!((on.open().ended, on.open().cycle), (None, 3));
    let automatic = done_by(Variant::Semi, |options| options.early_end = EarlyEnd::Automatic).quarters();
    assert_eq!(automatic.open().ended, Some(Ending::Counted), "or without a question");
    assert_eq!(done(Variant::Semi).turn(BLUE).open().ended, None, "not at other moments");
    assert_eq!(done(Variant::Semi).demand(Q3, 0, 0, 1).quarters().open().ended, None);
    assert_eq!(done(Variant::Semi).developed(0).quarters().open().ended, None);
    assert_eq!(done(Variant::Coop).quarters().open().ended, None);
}

#[test]
fn ma_rul_10_each_player_has_an_own_reputation_marker() {
    for variant in [Variant::Semi, Variant::Com] {
        let mut table = scene(variant, 4).turn(BLUE);
        assert_eq!([BLUE, RED, GREEN, YELLOW].map(|colour| table.has(colour, Reputation)), [2, 2, 2, 2]);
        table.plays(BLUE, &["place moxie 1", "oxygen q1"]);
        assert_eq!((table.has(BLUE, Reputation), table.has(RED, Reputation)), (4, 2));
    }
    let mut table = scene(Variant::Coop, 4).turn(BLUE);
    table.plays(BLUE, &["place moxie 1", "oxygen q1"]);
    assert_eq!(table.has(RED, Reputation), 4, "one common marker");
}

#[test]
fn ma_rul_11_a_solo_player_has_one_card_and_two_colours() {
    let solo =
        || rich(scene(Variant::Solo, 1), BLUE).demand(Q1, 2, 0, 4).built(Education).have(BLUE, Credits, 20);
    let mut table = solo()
        .assistant(BLUE, Assistant::Botanist)
        .assistant(RED, Assistant::Geologist)
        .installation(BLUE, Installation::Solar, 3)
        .tech(BLUE, CorpTech::DnaAlteration)
        .expert(BLUE, Expert::Engineer)
        .show_experts(&[Expert::Chemist])
        .show_assistants(&[Assistant::Scientist])
        .turn(BLUE);
    assert_eq!(table.time(), 4);
    table.plays(BLUE, &["rtg", "expert engineer", "from q1"]);
    assert!(!table.allows(BLUE, "rtg"));
    table.play(BLUE, "place education 1");
    assert_eq!(table.refusal(BLUE, "train scientist").rule, "MA-EDU-04", "two in all");
    table.plays(BLUE, &["hire chemist", "place construction 1", "install wind"]);
    table.plays(BLUE, &["place moxie 1", "oxygen q1", "end", "deliver food q1", "deliver food q1"]);
    assert_eq!(table.time(), 4, "red has 4 time units too");
    table.play(RED, "rtg");
    assert_eq!(table.refusal(RED, "expert engineer").rule, "MA-EXP-03", "once a round for the player");
    table.plays(RED, &["place moxie 2", "oxygen q2"]);
    table.play(RED, "place construction 2");
    assert_eq!(table.refusal(RED, "install solar").rule, "MA-CON-07", "at most four");
    table.play(RED, "upgrade greenhouses 2");
    table.plays(RED, &["end", "deliver food q1", "deliver food q1"]);
    assert_eq!(table.demand(Q1), [0, 0, 0]);

    let table = scene(Variant::Solo, 1).no_demand().demand(Q1, 1, 0, 0).demand(Q2, 0, 1, 0).quarters();
    assert_eq!((table.open().dead[..2].to_vec(), table.open().pool[..2].to_vec()), (vec![1, 1], vec![2, 2]));
}

#[test]
fn ma_rul_12_cards_of_a_cooperating_player_serve_only_that_player() {
    let table = scene(Variant::Coop, 2)
        .crop(BLUE, Crop::Legumes)
        .assistant(BLUE, Assistant::Geologist)
        .expert(BLUE, Expert::Engineer)
        .tech(BLUE, CorpTech::DnaAlteration)
        .tech(BLUE, CorpTech::SolarCells)
        .installation(BLUE, Installation::Solar, 1)
        .installation(RED, Installation::Solar, 1)
        .turn(RED);
    let game = &table.game;
    assert_eq!((game.harvest_food(BLUE), game.harvest_food(RED)), (3, 1));
    assert_eq!((game.crystal_limit(BLUE), game.crystal_limit(RED)), (3, 2));
    assert_eq!((game.time_of_turn(BLUE), game.time_of_turn(RED)), (4, 3));
    assert_eq!((game.production(BLUE), game.production(RED)), (3, 2));
    assert_eq!(table.refusal(RED, "expert engineer").rule, "MA-EXP-01");
}

#[test]
fn ma_rul_13_starting_credits_of_a_cooperative_game_are_common() {
    for (players, credits) in [(2, 5), (3, 9), (4, 14)] {
        let mut table = scene(Variant::Coop, players).turn(BLUE);
        assert_eq!(table.has(BLUE, Credits), credits);
        table.end_turn(BLUE);
        assert_eq!(table.has(RED, Credits), credits);
    }
}

#[test]
fn ma_rul_14_three_birthrate_tokens_unlock_and_stay() {
    let two = scene(Variant::Coop, 2).birthrate(Q1, 2).supply(3);
    assert_eq!(two.open().unlocked[..2], [false, false]);
    let three = scene(Variant::Coop, 2).birthrate(Q1, 3).supply(3);
    assert_eq!((three.open().unlocked[..2].to_vec(), three.open().birthrate[0]), (vec![true, true], 3));
    let four = scene(Variant::Coop, 2).birthrate(Q1, 3).colony_tech(BLUE, ColonyTech::BirthControl).supply(3);
    assert_eq!((four.open().unlocked[..2].to_vec(), four.open().birthrate[0]), (vec![true, true], 4));
}

#[test]
fn ma_rul_15_the_first_player_marker_passes_after_every_round() {
    let mut table = calm(3).no_demand().dead(RED, 3).unlocked(GREEN).first(BLUE).supply(2);
    let mut firsts = Vec::new();
    for round in 1..=4 {
        idle_to(&mut table, 2, round);
        firsts.push(table.open().first);
    }
    assert_eq!(firsts, [BLUE, RED, GREEN, BLUE], "red has it though it takes no turn");
    idle_to(&mut table, 3, 1);
    assert_eq!(table.open().first, RED, "the fourth round counts");

    let mut table = calm(3).no_demand().turn(BLUE);
    idle_to(&mut table, 2, 1);
    assert_eq!(table.open().first, BLUE, "three rounds without a fourth");
}

#[test]
fn ma_rul_16_all_changes_are_added_before_the_floor() {
    let solar = |delta| {
        scene(Variant::Semi, 2)
            .installation(BLUE, Installation::Solar, 2)
            .weather(Weather::SolarActivityFood)
            .active(Modifier::Production(Installation::Solar, delta), Until::ThisProduction)
            .turn(BLUE)
            .game
            .production(BLUE)
    };
    assert_eq!((solar(0), solar(-2), solar(-3), solar(-4)), (6, 2, 0, 0));
    let price = |delta| {
        scene(Variant::Semi, 2)
            .weather(Weather::SandstormEnergy)
            .active(Modifier::Cost(Target::Work(Work::Harvest), Energy, delta), Until::EndOfCycle)
            .turn(BLUE)
            .game
            .harvest_price(BLUE)
            .goods[Energy.index()]
    };
    assert_eq!((price(0), price(-2), price(-3)), (2, 0, 0), "1 + 1 - 2 is 0, not 0 + 1");
    let food = |scene: Scene| scene.weather(Weather::SandstormFood).turn(BLUE).game.harvest_food(BLUE);
    assert_eq!(food(scene(Variant::Semi, 2)), 0);
    assert_eq!(food(scene(Variant::Semi, 2).assistant(BLUE, Assistant::Botanist)), 1);
}
