//! Section 17: the two-player game. Seat 0 runs Yellow and the neutral Blue, seat 1 Green and the neutral Orange.

use redplanet::material::Character::{
    Explorer, FemmeFatale, Pilot, Recruiter, Saboteur, Scientist, SecretAgent, Soldier, TravelAgent,
};
use redplanet::material::Colour::{Blue, Green, Orange, Yellow};
use redplanet::material::EventCard::{
    BlocksOfIce, FallenHeroes, Lichens, PhobosOutpost, RescueOperation, RichVein, Stronghold,
};
use redplanet::material::Resource::{Celerium, Ice, Sylvanite};
use redplanet::material::Zone::{Ausonia, Hellas, Phobos};
use redplanet::material::{Character, Colour};
use redplanet::scene::{Table, scene};
use redplanet::{Event, scoring};
use table::{Arg, Game, Seat, SeatSet, Set, Viewer};

use crate::helpers::{begun, four_ships, new_game, on_top, random_game, winners};

const ALL: [Colour; 4] = [Yellow, Blue, Orange, Green];

fn of(characters: &[Character]) -> Set<Character> {
    characters.iter().copied().collect()
}

/// The five characters of which three lie on top.
fn the_five() -> Set<Character> {
    of(&[Scientist, SecretAgent, Saboteur, TravelAgent, Pilot])
}

#[test]
fn rp_2p_01_it_is_set_up_as_for_four() {
    let game = new_game(2, 7);
    assert_eq!(game.open.docks.iter().flatten().count(), 4);
    assert_eq!(game.open.dock_count(), 4);
    assert_eq!(game.open.colours().collect::<Vec<_>>(), ALL);
    assert_eq!(game.seats(), 2);
    let mut table = four_ships().resolve(Yellow, SecretAgent);
    table.play(Yellow, "board dock1").play(Yellow, "board dock2").play(Yellow, "launch dock4");
    assert_eq!(table.open().docks.iter().flatten().count(), 4, "and four docks are refilled");
}

#[test]
fn rp_2p_02_each_player_has_a_main_and_a_neutral_colour() {
    let game = new_game(2, 7);
    let owners = ALL.map(|colour| (game.open.owner(colour), game.open.is_neutral(colour)));
    assert_eq!(owners, [(Seat(0), false), (Seat(0), true), (Seat(1), true), (Seat(1), false)]);
    for players in 3..=6 {
        let game = new_game(players, 7);
        assert_eq!(game.open.neutral_colours().count(), 0, "no neutral colour with {players}");
    }
}

#[test]
fn rp_2p_03_each_of_the_four_colours_has_nine_cards_and_22_astronauts() {
    let game = new_game(2, 7);
    for colour in ALL {
        let at = colour as usize;
        let aboard: u8 = game.open.docks.iter().flatten().map(|vessel| vessel.crew[at]).sum();
        assert_eq!((game.open.supply[at], aboard), (21, 1), "{colour}");
        let cards = if game.open.is_neutral(colour) {
            game.hidden.neutral_top[at].union(game.hidden.neutral_rest[at])
        } else {
            game.open.hand(colour)
        };
        assert_eq!(cards.len(), 9, "{colour}");
    }
}

/// RP-2P-05: clockwise, the seating gives A's main, A's neutral, B's neutral and B's main colour.
#[test]
fn rp_2p_05_clockwise_a_main_a_neutral_b_neutral_b_main() {
    let game = new_game(2, 7);
    assert_eq!(game.open.clockwise_from(Yellow).collect::<Vec<_>>(), [Yellow, Blue, Orange, Green]);
    assert_eq!(game.open.clockwise_from(Green).collect::<Vec<_>>(), [Green, Yellow, Blue, Orange]);
    assert_eq!([Yellow, Blue].map(|colour| game.open.owner(colour)), [Seat(0), Seat(0)]);
}

#[test]
fn rp_2p_06_all_four_colours_start_on_a_ship_and_the_leftmost_is_first() {
    let mut first = Set::<Colour>::EMPTY;
    for seed in 0..60 {
        let game = new_game(2, seed);
        for dock in 0..4 {
            assert_eq!(game.open.docks[dock].unwrap().aboard(), 1);
        }
        for colour in ALL {
            let aboard: u8 =
                game.open.docks.iter().flatten().map(|vessel| vessel.crew[colour as usize]).sum();
            assert_eq!(aboard, 1);
        }
        assert_eq!(game.open.docks[0].unwrap().crew[game.open.first as usize], 1);
        first.insert(game.open.first);
    }
    assert_eq!(first.len(), 4, "a neutral colour can be first");
}

#[test]
fn rp_2p_07_only_the_main_colours_get_missions() {
    let game = new_game(2, 7);
    let dealt: Vec<_> = game.secrets.iter().map(|secret| secret.dealt.iter().flatten().count()).collect();
    assert_eq!(dealt, [2, 2, 0, 0, 0, 0]);
    let game = begun(2, 7);
    let kept: Vec<_> = game.secrets.iter().filter_map(|secret| secret.mission).collect();
    assert_eq!(kept.len(), 2);
    for secret in &game.secrets[..2] {
        let refused = secret.dealt.into_iter().flatten().find(|card| Some(*card) != secret.mission).unwrap();
        assert!(game.hidden.event_deck.contains(refused), "the other one is put back");
    }
}

#[test]
fn rp_2p_08_the_event_deck_starts_with_28_cards() {
    let game = begun(2, 7);
    assert_eq!((game.open.event_deck, game.hidden.event_deck.len()), (28, 28));
}

/// RP-2P-09, RP-2P-10, RP-2P-11: four named cards and two of the other five go below, the remaining three on top.
#[test]
fn rp_2p_09_neutral_decks_have_six_cards_below_and_three_on_top() {
    let always_below = of(&[Recruiter, Explorer, FemmeFatale, Soldier]);
    let mut pairs = Vec::new();
    for seed in 0..200 {
        let game = new_game(2, seed);
        for colour in [Blue, Orange] {
            let (top, below) =
                (game.hidden.neutral_top[colour as usize], game.hidden.neutral_rest[colour as usize]);
            assert_eq!((top.len(), below.len()), (3, 6));
            assert_eq!(top.intersection(the_five()), top);
            assert_eq!(always_below.intersection(below), always_below);
            let pair: Vec<Character> = below.minus(always_below).iter().collect();
            if !pairs.contains(&pair) {
                pairs.push(pair);
            }
        }
        for colour in [Yellow, Green] {
            assert!(game.hidden.neutral_top[colour as usize].is_empty(), "a main colour has a hand");
        }
    }
    assert_eq!(pairs.len(), 10, "any two of the five may be among the six");
}

#[test]
fn rp_2p_10_the_six_cards_below_come_in_any_order() {
    let mut fourth = Set::<Character>::EMPTY;
    for seed in 0..80 {
        let drawn = neutral_draws(seed, Blue);
        fourth.insert(drawn[3]);
    }
    assert_eq!(fourth.len(), 9, "each of the nine can lie fourth");
}

#[test]
fn rp_2p_11_the_three_cards_on_top_are_drawn_first() {
    for seed in 0..40 {
        let top = new_game(2, seed).hidden.neutral_top;
        for colour in [Blue, Orange] {
            assert_eq!(of(&neutral_draws(seed, colour)[..3]), top[colour as usize]);
        }
    }
}

/// What a neutral colour draws in a random game, round by round.
fn neutral_draws(seed: u64, wanted: Colour) -> Vec<Character> {
    let mut drawn = Vec::new();
    random_game(2, seed, |step| {
        for event in step.events {
            if let Event::NeutralDrawn { colour, character, .. } = event
                && *colour == wanted
            {
                drawn.push(character.expect("the log knows"));
            }
        }
    });
    drawn
}

#[test]
fn rp_2p_12_three_of_the_five_come_first_and_the_recruiter_in_rounds_4_to_9() {
    let mut rounds = [0; 11];
    for seed in 0..80 {
        for colour in [Blue, Orange] {
            let drawn = neutral_draws(seed, colour);
            assert!(drawn[..3].iter().all(|card| the_five().contains(*card)));
            let recruiters: Vec<usize> = (0..10).filter(|at| drawn[*at] == Recruiter).collect();
            assert_eq!(recruiters.len(), 1);
            rounds[recruiters[0] + 1] += 1;
        }
    }
    assert!(rounds[4..=9].iter().all(|count| *count > 0), "{rounds:?}");
    assert_eq!(rounds[..4].iter().sum::<i32>() + rounds[10], 0, "{rounds:?}");
}

/// RP-2P-13, RP-2P-14: the neutral card is seen before the main character is chosen.
#[test]
fn rp_2p_13_each_player_looks_at_his_neutral_card_before_he_chooses() {
    let table = on_top(on_top(four_ships(), Blue, Pilot), Orange, Saboteur).choose();
    assert!(table.told(Event::NeutralDrawn { seat: Seat(0), colour: Blue, character: Some(Pilot) }));
    assert!(table.told(Event::NeutralDrawn { seat: Seat(1), colour: Orange, character: Some(Saboteur) }));
    assert_eq!(table.game.to_act(), SeatSet::all(2), "nobody has chosen yet");
    let seen = |seat| table.game.view(Viewer::Seat(Seat(seat))).own.unwrap().neutral;
    assert_eq!([seen(0), seen(1)], [Some(Pilot), Some(Saboteur)]);
    assert!(table.open().played.iter().all(Set::is_empty), "it lies face down");
}

#[test]
fn rp_2p_14_the_main_character_is_chosen_from_the_main_hand_only() {
    let table = on_top(four_ships(), Blue, Pilot).played(Yellow, &[Soldier]).choose();
    let characters = [
        "pilot",
        "travel_agent",
        "femme_fatale",
        "saboteur",
        "secret_agent",
        "scientist",
        "explorer",
        "recruiter",
    ];
    assert_eq!(table.legal(Yellow), characters.map(|word| format!("choose {word}")));
    assert_eq!(table.refusal(Yellow, "choose soldier").rule, "RP-RND-03");
}

#[test]
fn rp_2p_15_all_four_characters_take_part_and_ties_go_clockwise() {
    let start = on_top(on_top(four_ships(), Blue, Saboteur), Orange, Recruiter).first(Green);
    let mut table = start.choose();
    table.choices(&[(Yellow, Saboteur), (Green, Pilot)]).finish_round();
    let mut order = Vec::new();
    for event in table.events() {
        match event {
            Event::Boarded { colour, .. } if order.last() != Some(colour) => order.push(*colour),
            _ => {}
        }
    }
    assert_eq!(order, [Orange, Yellow, Blue, Green]);
    assert_eq!(table.revealed().len(), 4);
    assert_eq!(table.open().first, Green);
}

#[test]
fn rp_2p_16_the_controlling_player_decides_for_his_neutral_colour() {
    for (colour, owner, other) in [(Blue, Seat(0), Seat(1)), (Orange, Seat(1), Seat(0))] {
        let table = four_ships().resolve(colour, Saboteur);
        assert_eq!(table.game.to_act(), SeatSet::only(owner));
        let mut legal = Vec::new();
        table.game.legal(other, &mut legal);
        assert!(legal.is_empty());
        let board = "board dock1".parse().unwrap();
        assert_eq!(table.game.check(other, board).unwrap_err().rule, "RP-RND-08");
        assert_eq!(table.game.check(owner, board), Ok(()));
    }
}

#[test]
fn rp_2p_17_a_neutral_colour_may_kill_and_replace_its_players_own_astronauts() {
    let mut table =
        four_ships().astronauts(Yellow, Hellas, 1).astronauts(Green, Hellas, 1).resolve(Blue, Soldier);
    table.play(Blue, "board dock1").play(Blue, "kill hellas yellow");
    assert_eq!(table.open().lost, [1, 0, 0, 0, 0, 0]);
    let mut table = four_ships()
        .astronauts(Yellow, Hellas, 1)
        .astronauts(Green, Hellas, 1)
        .astronauts(Blue, Hellas, 1)
        .resolve(Blue, FemmeFatale);
    table.play(Blue, "board dock1").play(Blue, "replace hellas yellow");
    assert_eq!(table.open().zones[Hellas as usize], [0, 2, 0, 1, 0, 0]);
    assert_eq!(table.open().lost, [1, 0, 0, 0, 0, 0]);
}

#[test]
fn rp_2p_18_neutral_effects_are_compulsory_even_if_they_hurt() {
    let mut table = four_ships().astronauts(Yellow, Hellas, 2).resolve(Blue, Soldier);
    table.play(Blue, "board dock1");
    assert!(
        table.told(Event::Killed { colour: Blue, victim: Yellow, zone: Hellas }),
        "the only victim there is"
    );
    let mut table = scene(2).ship(1, Some(Hellas), 5).aboard(1, Yellow, 3).resolve(Blue, Saboteur);
    assert_eq!(table.open().lost, [3, 1, 0, 0, 0, 0], "the only ship is destroyed");
    table.finish_round();
    let mut table =
        four_ships().astronauts(Yellow, Hellas, 1).astronauts(Yellow, Phobos, 1).resolve(Blue, Soldier);
    table.play(Blue, "board dock1");
    assert_eq!(table.refusal(Blue, "stop").rule, "RP-RND-01");
}

/// RP-2P-19, RP-2P-20: a neutral Scientist draws; a discovery goes to a free outer zone.
#[test]
fn rp_2p_19_a_neutral_scientist_draws_and_his_player_lays_the_discovery() {
    let mut table = scene(2)
        .ship(1, Some(Hellas), 5)
        .discovery(Ausonia, Lichens, Green)
        .event_deck(&[RichVein])
        .resolve(Blue, Scientist);
    assert_eq!(table.open().supply[Blue as usize], 20, "two are placed first");
    assert!(
        table.events().iter().any(|event| matches!(event, Event::Drew { seat: Seat(0), colour: Blue, .. }))
    );
    assert_eq!(table.legal(Blue).len(), 6);
    table.play(Blue, "assign hellas");
    assert_eq!(table.open().discoveries[Hellas as usize].by, Some(Seat(0)));
    assert_eq!(table.game.secrets[0].known[Hellas as usize], Some(RichVein));
}

#[test]
fn rp_2p_20_a_neutral_discovery_goes_to_a_free_outer_zone_only() {
    let table = scene(2)
        .ship(1, Some(Hellas), 5)
        .discovery(Ausonia, Lichens, Green)
        .event_deck(&[RichVein])
        .resolve(Orange, Scientist);
    assert_eq!(table.refusal(Orange, "assign ausonia").rule, "RP-DSC-03");
    assert_eq!(table.refusal(Orange, "assign phobos").rule, "RP-DSC-02");
    assert_eq!(table.legal(Orange).len(), 6);
}

#[test]
fn rp_2p_21_a_neutral_mission_or_action_goes_to_the_box_and_does_nothing() {
    for card in [FallenHeroes, BlocksOfIce] {
        let table =
            scene(2).ship(1, Some(Hellas), 5).event_deck(&[card]).lost(Yellow, 5).resolve(Blue, Scientist);
        assert!(table.game.secrets[0].boxed.contains(card));
        assert!(table.game.secrets[0].cards.is_empty(), "not with the player's own cards");
        assert_eq!(table.open().face_down, [0; 6]);
        assert_eq!((table.open().event_box, table.open().event_deck), ([1, 0, 0, 0, 0, 0], 0));
    }
    // At the end of the game the card is neither shown nor scored.
    let mut start = scene(2).lost(Yellow, 5);
    let game = start.state();
    for card in [FallenHeroes, BlocksOfIce, RescueOperation] {
        game.hidden.event_deck.remove(card);
        game.secrets[0].boxed.insert(card);
        game.open.event_box[0] += 1;
    }
    let table = start.end_of_game();
    assert!(table.game.audit().is_ok());
    assert!(!table.events().iter().any(|event| matches!(event, Event::ActionShown { .. })));
    assert!(
        !table.events().iter().any(|event| matches!(event, Event::MissionShown { card: FallenHeroes, .. }))
    );
    assert_eq!(table.open().held, [[0; 3]; 6]);
}

#[test]
fn rp_2p_22_the_neutral_recruiter_goes_to_the_box_and_eight_cards_are_shuffled() {
    let table = scene(2)
        .ship(1, Some(Hellas), 5)
        .played(Blue, &[Pilot, Scientist, SecretAgent, Soldier])
        .resolve(Blue, Recruiter);
    assert!(table.open().recruiter_boxed.contains(Blue));
    assert!(table.told(Event::NeutralReshuffled { colour: Blue }));
    assert!(table.open().played[Blue as usize].is_empty());
    // The next round has begun: one card is drawn, seven are left.
    let drawn = table.game.secrets[0].neutral.expect("drawn for the next round");
    let deck =
        table.game.hidden.neutral_top[Blue as usize].union(table.game.hidden.neutral_rest[Blue as usize]);
    assert_eq!(deck, Set::full().without(Recruiter).without(drawn));
    assert_eq!(deck.len(), 7);

    let main = scene(2).ship(1, Some(Hellas), 5).played(Yellow, &[Pilot]).resolve(Yellow, Recruiter);
    assert!(!main.open().recruiter_boxed.contains(Yellow), "a main Recruiter returns to the hand");
    assert!(main.open().hand(Yellow).contains(Recruiter));
}

#[test]
fn rp_2p_23_a_neutral_deck_never_runs_out() {
    for seed in 0..60 {
        let mut rounds = 0;
        random_game(2, seed, |step| {
            let drawn =
                step.events.iter().filter(|event| matches!(event, Event::NeutralDrawn { .. })).count();
            if drawn > 0 {
                rounds += drawn / 2;
                for colour in [Blue, Orange] {
                    let seat = step.after.open.owner(colour).index();
                    assert!(step.after.secrets[seat].neutral.is_some() || step.after.open.round == 10);
                }
            }
        });
        assert_eq!(rounds, 10, "a card for each round");
    }
}

#[test]
fn rp_2p_24_played_neutral_cards_stay_face_up_until_the_recruiter() {
    let start = on_top(on_top(four_ships(), Blue, Pilot), Orange, Saboteur).played(Orange, &[Scientist]);
    let mut table = start.choose();
    table.choices(&[(Yellow, Recruiter), (Green, Recruiter)]).finish_round();
    assert_eq!(table.open().played[Blue as usize], of(&[Pilot]));
    assert_eq!(table.open().played[Orange as usize], of(&[Scientist, Saboteur]));
}

#[test]
fn rp_2p_25_a_neutral_colour_counts_as_a_player_of_its_own() {
    // Yellow and Blue together would have the most; separately, Green has.
    let table = scene(2)
        .mission(Yellow, Stronghold)
        .mission(Green, PhobosOutpost)
        .astronauts(Yellow, Hellas, 2)
        .astronauts(Blue, Hellas, 2)
        .astronauts(Green, Hellas, 3)
        .astronauts(Green, Phobos, 1)
        .astronauts(Orange, Phobos, 2)
        .discovery(Hellas, Lichens, Green)
        .end_of_round(10);
    assert_eq!(ALL.map(|colour| scoring::points(table.open(), colour).discoveries), [6, 6, 0, 6]);
    assert!(table.told(Event::Took { colour: Green, zone: Hellas, resource: Ice, tokens: 3 }));
    assert!(
        table.told(Event::MissionShown { colour: Green, card: PhobosOutpost, points: 0 }),
        "Orange has more"
    );
    assert!(
        table.told(Event::MissionShown { colour: Yellow, card: Stronghold, points: 0 }),
        "two and two are not four"
    );
}

#[test]
fn rp_2p_26_a_neutral_colour_keeps_its_own_tokens() {
    let table = scene(2).astronauts(Blue, Hellas, 1).astronauts(Yellow, Ausonia, 1).end_of_round(8);
    assert_eq!(ALL.map(|colour| table.open().held[colour as usize][0]), [2, 2, 0, 0]);
}

#[test]
fn rp_2p_27_a_neutral_colour_can_win_or_share_ice_monopoly() {
    let paid = |yellow, blue| {
        let table = scene(2).tokens(Yellow, Ice, yellow).tokens(Blue, Ice, blue).end_of_game();
        ALL.map(|colour| scoring::points(table.open(), colour).ice_monopoly)
    };
    assert_eq!(paid(1, 2), [0, 9, 0, 0]);
    assert_eq!(paid(2, 2), [4, 4, 0, 0]);
}

#[test]
fn rp_2p_28_a_neutral_colour_never_holds_missions_or_actions() {
    let mut neutral_draws = 0;
    for seed in 0..60 {
        let game = random_game(2, seed, |step| {
            for event in step.events {
                if let Event::Drew { colour, seat, card: Some(card), .. } = event
                    && step.after.open.is_neutral(*colour)
                    && card.discovery().is_none()
                {
                    neutral_draws += 1;
                    assert!(!step.after.secrets[seat.index()].cards.contains(*card));
                }
                if let Event::ActionShown { colour, .. } | Event::MissionShown { colour, .. } = event {
                    assert!([Yellow, Green].contains(colour));
                }
            }
        });
        assert!(
            ALL.iter()
                .filter(|colour| game.open.is_neutral(**colour))
                .all(|colour| { scoring::points(&game.open, *colour).missions == 0 })
        );
    }
    assert!(neutral_draws > 10, "{neutral_draws}");
}

fn standings(table: &Table) -> Vec<(Arg, i32)> {
    table.game.outcome().unwrap().standings.into_iter().map(|line| (line.who, line.score)).collect()
}

/// A finished game with these tokens (celerium, sylvanite) for Yellow, Blue, Orange, Green.
fn finished(tokens: [(u8, u8); 4]) -> Table {
    let start = scene(2).mission(Yellow, Stronghold).mission(Green, PhobosOutpost);
    let end = ALL.into_iter().zip(tokens).fold(start, |scene, (colour, (celerium, sylvanite))| {
        scene.tokens(colour, Celerium, celerium).tokens(colour, Sylvanite, sylvanite)
    });
    end.end_of_game()
}

#[test]
fn rp_2p_29_all_four_colours_are_scored_separately() {
    let table = finished([(1, 0), (2, 0), (3, 0), (4, 0)]);
    let expected = [
        (Arg::Seat(Seat(0)), 3),
        (Arg::Seat(Seat(1)), 12),
        (Arg::Name("redplanet-colour-blue"), 6),
        (Arg::Name("redplanet-colour-orange"), 9),
    ];
    assert_eq!(standings(&table), expected);
    assert_eq!(winners(&table), [1]);
}

#[test]
fn rp_2p_30_both_lose_against_a_higher_neutral_colour() {
    assert!(winners(&finished([(4, 0), (5, 0), (0, 0), (4, 0)])).is_empty(), "one neutral colour");
    assert!(winners(&finished([(4, 0), (5, 0), (5, 0), (3, 0)])).is_empty(), "two neutral colours");
    assert_eq!(winners(&finished([(6, 0), (5, 0), (5, 0), (3, 0)])), [0]);
}

#[test]
fn rp_2p_31_a_main_colour_beats_a_neutral_colour_of_the_same_score() {
    // Yellow: two celerium. Blue: three sylvanite, more tokens for the same six points.
    assert_eq!(winners(&finished([(2, 0), (0, 3), (0, 0), (1, 0)])), [0]);
    assert_eq!(winners(&finished([(1, 0), (0, 3), (0, 3), (2, 0)])), [1]);
}

/// RP-2P-31: the winner comes first, ahead of a neutral colour with more tokens.
#[test]
fn rp_2p_31_the_winning_main_colour_has_the_first_place() {
    let outcome = finished([(2, 0), (0, 3), (0, 0), (1, 0)]).game.outcome().unwrap();
    let places: Vec<u8> = outcome.standings.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [1, 3, 2, 4]);
}

#[test]
fn rp_2p_32_tied_main_colours_compare_tokens_then_share() {
    assert_eq!(winners(&finished([(2, 0), (0, 0), (0, 0), (0, 3)])), [1]);
    assert_eq!(winners(&finished([(0, 3), (0, 3), (0, 0), (2, 0)])), [0]);
    assert_eq!(winners(&finished([(2, 0), (0, 3), (0, 0), (2, 0)])), [0, 1]);
}
