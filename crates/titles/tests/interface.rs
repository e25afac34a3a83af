//! The interface to all games, with the example game.

use serde_json::{Value, json};
use table::example::Prospect;
use table::{Arg, Message, Rng, Seat, SeatSet, Stop, UndoError, Viewer};
use titles::{Board, Budget, Edit, Level, PlayError, Step, Table, Title, TitleOf};

static EXAMPLE: TitleOf<Prospect> = TitleOf::new();

fn open(players: u8, seed: u64) -> Box<dyn Table> {
    EXAMPLE.open_seeded(&json!({ "players": players }), seed.into()).unwrap()
}

/// A table for three where all have skipped the peek, so that all owe an offer.
fn offers_due() -> Box<dyn Table> {
    let mut table = open(3, 7);
    for _ in 0..3 {
        let seat = table.turn().unwrap();
        table.play_text(seat, "skip").unwrap();
    }
    table
}

fn play_on(table: &mut dyn Table, seed: u64) {
    let mut rng = Rng::seeded(seed);
    while let Some(seat) = table.turn() {
        let action = *rng.pick(table.legal(seat)).unwrap();
        table.play(seat, action).unwrap();
        table.audit().unwrap();
    }
}

#[test]
fn a_whole_game_is_played_by_index_and_restored_from_its_record() {
    let mut table = open(4, 3);
    play_on(&mut *table, 1);
    assert_eq!(table.outcome().unwrap().standings.len(), 4);
    let again = EXAMPLE.read_record(&mut table.record().as_bytes()).unwrap();
    assert_eq!((again.hash(), again.lines()), (table.hash(), table.lines()));
    assert_eq!(again.record(), table.record());
    assert_eq!(again.outcome(), table.outcome());
}

#[test]
fn names_are_cleaned_and_kept_in_the_record() {
    let mut table = open(2, 3);
    table.set_name(Seat(0), " Ada\nLovelace ");
    table.set_name(Seat(1), &"x".repeat(1000));
    table.set_name(Seat(9), "Nobody");
    let again = EXAMPLE.read_record(&mut table.record().as_bytes()).unwrap();
    assert_eq!(again.names(), ["AdaLovelace".to_string(), "x".repeat(40)]);
}

#[test]
fn unknown_seats_and_actions_are_refused_and_never_panic() {
    let mut table = open(2, 1);
    let before = table.hash();
    for seat in [Seat(2), Seat(7), Seat(8), Seat(255)] {
        assert!(matches!(table.play(seat, 0), Err(PlayError::Refused(_))));
        assert!(table.legal(seat).is_empty() && table.candidates(seat).is_empty());
        assert!(table.refusals(seat).is_empty() && table.sight(seat).is_none());
        assert_eq!((table.question(seat), table.question_id(seat), table.fallback(seat)), (None, None, None));
        assert_eq!(table.view(Viewer::Seat(seat)), table.view(Viewer::Spectator));
        assert_eq!(table.horizon(seat).stop, Stop::Start);
    }
    let seat = table.turn().unwrap();
    assert!(matches!(table.play(seat, 999), Err(PlayError::Unknown(_))));
    assert!(matches!(table.play_text(seat, "dance"), Err(PlayError::Unknown(_))));
    assert_eq!(table.hash(), before);
}

#[test]
fn candidates_are_legal_or_refused_with_a_rule() {
    let mut table = open(2, 5);
    // A seat that peeks twice has no chip left for the third round.
    while table.round() < 3 {
        let seat = table.turn().unwrap();
        let action = table.legal(seat)[0];
        table.play(seat, action).unwrap();
    }
    let seat = table.turn().unwrap();
    let (peek, skip) = (EXAMPLE.read_action("peek").unwrap(), EXAMPLE.read_action("skip").unwrap());
    assert_eq!(table.candidates(seat), [peek, skip]);
    assert_eq!(table.legal(seat), [skip]);
    let refusals = table.refusals(seat);
    assert_eq!(
        refusals.iter().map(|(action, refusal)| (*action, refusal.rule)).collect::<Vec<_>>(),
        [(peek, "EX-PEEK-02")]
    );
}

#[test]
fn a_question_changes_when_its_seat_acts_and_not_when_others_do() {
    let mut table = offers_due();
    let asked = [0, 1, 2].map(|seat| table.question_id(Seat(seat)).unwrap());
    let first = table.legal(Seat(1))[0];
    table.play(Seat(1), first).unwrap();
    assert_eq!(table.question_id(Seat(0)), Some(asked[0]));
    assert_eq!(table.question_id(Seat(2)), Some(asked[2]));
    assert_ne!(table.question_id(Seat(1)), Some(asked[1]), "now it may be exchanged");
    table.undo(Seat(1), 1).unwrap();
    assert_eq!(table.question_id(Seat(1)), Some(asked[1]));
}

#[test]
fn several_actions_are_played_all_or_none() {
    let mut table = offers_due();
    let hand = table.legal(Seat(0)).to_vec();
    let (before, lines) = (table.hash(), table.lines());
    let skip = EXAMPLE.read_action("skip").unwrap();
    let (at, error) = table.play_all(Seat(0), &[hand[0], skip]).unwrap_err();
    assert_eq!(at, 1);
    assert!(matches!(error, PlayError::Refused(_)));
    assert_eq!((table.hash(), table.lines()), (before, lines));
    assert_eq!(table.play_all(Seat(0), &[hand[0], hand[1]]).unwrap().len(), 2);
    assert_eq!(table.told(Viewer::Seat(Seat(0))).len(), 2);
}

#[test]
fn every_viewer_sees_their_own_part_of_an_event() {
    let mut table = open(2, 1);
    let seat = table.turn().unwrap();
    let played = table.play_text(seat, "peek").unwrap();
    assert_eq!(played.learned, SeatSet::only(seat));
    let own = table.told(Viewer::Seat(seat));
    assert_eq!(own[0].message.id, "example-event-peeked-at");
    assert!(own[0].event["sample"].is_number(), "{}", own[0].event);
    let other = table.told(Viewer::Seat(seat.next(2)));
    assert_eq!(other[0].message.id, "example-event-peeked");
    assert!(other[0].event["sample"].is_null());
    assert_eq!(table.told(Viewer::Spectator), other);
}

#[test]
fn a_returning_viewer_sees_what_they_missed() {
    let mut table = open(3, 2);
    let mut told = Vec::new();
    let mut rng = Rng::seeded(1);
    while let Some(seat) = table.turn() {
        let action = *rng.pick(table.legal(seat)).unwrap();
        table.play(seat, action).unwrap();
        told.push(table.told(Viewer::Seat(Seat(1))));
    }
    assert_eq!(table.retell(0, Viewer::Seat(Seat(1))), told);
    assert_eq!(table.retell(5, Viewer::Seat(Seat(1))), told[5..]);
    assert!(table.retell(10_000, Viewer::Spectator).is_empty());
}

#[test]
fn a_table_that_does_not_listen_plays_the_same() {
    let (mut aloud, mut quiet) = (open(3, 2), open(3, 2));
    quiet.listen(false);
    play_on(&mut *aloud, 4);
    play_on(&mut *quiet, 4);
    assert_eq!(aloud.hash(), quiet.hash());
    assert!(!aloud.told(Viewer::Spectator).is_empty());
    assert!(quiet.told(Viewer::Spectator).is_empty());
}

#[test]
fn an_undo_says_what_stops_it() {
    let mut table = open(2, 1);
    let (first, second) = (table.turn().unwrap(), table.turn().unwrap().next(2));
    table.play_text(first, "skip").unwrap();
    assert_eq!(table.horizon(first).steps, 1);
    table.play_text(second, "peek").unwrap();
    let Err(UndoError(horizon)) = table.undo(first, 1) else { panic!("it was seen") };
    assert_eq!(horizon.stop, Stop::Decision(second));
    let Err(UndoError(horizon)) = table.undo(second, 1) else { panic!("it taught") };
    assert_eq!(horizon.stop, Stop::Learned);
}

#[test]
fn a_branch_plays_on_from_any_move_and_leaves_the_game_alone() {
    let mut table = open(3, 2);
    play_on(&mut *table, 1);
    let (hash, lines) = (table.hash(), table.lines());
    let mut branch = table.branch(4).unwrap();
    assert_eq!(branch.lines(), 4);
    assert_eq!(branch.line(3), table.line(3));
    assert_eq!(branch.line(4), None);
    play_on(&mut *branch, 99);
    assert_ne!(branch.record(), table.record());
    assert_eq!((table.hash(), table.lines()), (hash, lines));
    assert!(table.branch(lines + 1).is_none());
    assert!(!table.roll_back(lines + 1));
    assert!(table.roll_back(4));
    assert_eq!(table.hash(), table.clone().hash());
}

#[test]
fn an_absent_seat_has_a_fallback_only_if_it_owes_a_decision() {
    let mut table = open(3, 2);
    let seat = table.turn().unwrap();
    assert_eq!(table.fallback(seat.next(3)), None);
    while let Some(seat) = table.turn() {
        let action = table.fallback(seat).unwrap();
        table.play(seat, action).unwrap();
    }
    assert!(table.outcome().is_some());
}

#[test]
fn a_bot_chooses_from_its_sight_alone() {
    let mut table = offers_due();
    let chosen = table.choose(Seat(0), Level::Random, 5, Budget::default()).unwrap();
    assert!(table.legal(Seat(0)).contains(&chosen));
    let sight = table.sight(Seat(0)).unwrap();
    let mut bot = EXAMPLE.bot(Level::Random);
    let elsewhere = std::thread::spawn(move || bot.choose(&sight, 5, Budget::default()));
    assert_eq!(elsewhere.join().unwrap(), Some(chosen));
}

#[test]
fn wrong_options_name_the_field() {
    let error = EXAMPLE.open_seeded(&json!({ "players": 9 }), 1.into()).err().unwrap();
    assert_eq!(error.to_string(), "option `players`: 9 is not between 2 and 4");
    let error = EXAMPLE.check_options(&json!({ "colour": "red" })).unwrap_err();
    assert_eq!(error.field, "colour");
    assert_eq!(EXAMPLE.check_options(&json!({})), Ok(3));
}

#[test]
fn an_action_is_the_same_by_index_and_by_text() {
    let mut count = 0;
    for index in 0..EXAMPLE.action_count() as u16 {
        let Some(text) = EXAMPLE.action_text(index) else { continue };
        assert_eq!(EXAMPLE.read_action(&text), Ok(index));
        assert!(EXAMPLE.action_message(index).is_some());
        count += 1;
    }
    assert_eq!(count, 18);
    assert!(EXAMPLE.rules().find("EX-PEEK-01").is_some());
}

#[test]
fn the_event_that_begins_a_round_says_so() {
    for title in titles::all() {
        let mut table = title.open(&title.default_options(), 1).unwrap();
        let mut rng = Rng::seeded(1);
        let mut headings = 0;
        while let Some(seat) = table.turn() {
            let action = *rng.pick(table.legal(seat)).unwrap();
            table.play(seat, action).unwrap();
            headings += table
                .told(Viewer::Spectator)
                .iter()
                .filter(|told| told.weight == table::Weight::Round)
                .count();
        }
        // The first round may begin at set-up, and a game may count rounds that it does not play.
        let rounds = usize::from(table.round());
        assert!((2..=rounds).contains(&headings), "{}: {headings} of {rounds}", title.name());
    }
}

/// Makes the edits of a board in what was shown before it.
fn edit(shown: &mut Value, board: &Board) {
    for Edit(path, value) in &board.edits {
        let place = path.iter().fold(&mut *shown, |value, step| match step {
            Step::Name(name) => &mut value[name],
            Step::At(at) => &mut value[*at],
        });
        *place = value.clone();
    }
}

#[test]
fn the_boards_of_a_move_lead_from_what_was_shown_to_what_is_shown() {
    for title in titles::all() {
        let mut table = title.open(&title.default_options(), 1).unwrap();
        let viewers: Vec<Viewer> = Viewer::everybody(table.seats()).collect();
        let shown = |table: &dyn Table, viewer| serde_json::from_str(table.shown(viewer).get()).unwrap();
        let mut before: Vec<Value> = viewers.iter().map(|viewer| shown(&*table, *viewer)).collect();
        let (mut rng, mut most) = (Rng::seeded(1), 0);
        table.watch(true);
        while let Some(seat) = table.turn() {
            let action = *rng.pick(table.legal(seat)).unwrap();
            table.play(seat, action).unwrap();
            for (viewer, before) in viewers.iter().zip(&mut before) {
                let (boards, told) = (table.boards(*viewer), table.told(*viewer).len());
                assert!(boards.is_sorted_by_key(|board| board.events));
                assert!(boards.iter().all(|board| board.events <= told && !board.edits.is_empty()));
                boards.iter().for_each(|board| edit(before, board));
                assert_eq!(*before, shown(&*table, *viewer), "{}, {viewer:?}", title.name());
                most = most.max(boards.len());
            }
        }
        // Between rounds much happens without a decision.
        assert!(most >= 3 || title.name() == "example", "{}: at most {most} boards a move", title.name());
    }
}

#[test]
fn a_move_that_nobody_watches_keeps_no_boards() {
    let mut table = open(2, 1);
    table.play(Seat(0), table.title().read_action("skip").unwrap()).unwrap();
    assert!(table.boards(Viewer::Spectator).is_empty());
    assert_eq!(table.told(Viewer::Spectator).len(), 1);
}

/// A finished game, played at random.
fn finished(game: &str, options: serde_json::Value, seed: u64) -> Box<dyn Table> {
    let title = titles::find(game).unwrap();
    let mut all = title.default_options();
    all.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
    let mut table = title.open(&all, seed).unwrap();
    play_on(&mut *table, seed);
    table
}

/// The sum of what the parts with this Fluent id say.
fn said_points(table: &dyn Table, id: &str) -> i64 {
    let epilogue = table.epilogue();
    let parts = epilogue.iter().flat_map(|paragraph| &paragraph.parts).filter(|part| part.id == id);
    let points = |part: &Message| {
        part.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(number) if *name == "points" => Some(*number),
            _ => None,
        })
    };
    parts.filter_map(points).sum()
}

fn scored(table: &dyn Table, source: &str) -> i64 {
    let standings = table.outcome().unwrap().standings;
    let seats = standings.iter().filter(|standing| matches!(standing.who, Arg::Seat(_)));
    seats
        .flat_map(|standing| &standing.sources)
        .filter(|(id, _)| *id == source)
        .map(|(_, points)| i64::from(*points))
        .sum()
}

#[test]
fn the_epilogue_says_where_the_points_came_from() {
    for seed in 1..=8 {
        let mars = finished("redplanet", json!({"players": 4}), seed);
        assert_eq!(
            said_points(&*mars, "redplanet-epilogue-mission"),
            scored(&*mars, "redplanet-source-missions")
        );
        assert_eq!(
            said_points(&*mars, "redplanet-epilogue-discovery"),
            scored(&*mars, "redplanet-source-discoveries")
        );
        let ares = finished("ares", json!({"players": 3}), seed);
        assert_eq!(said_points(&*ares, "ares-epilogue-card"), scored(&*ares, "ares-source-cards"));
    }
}

#[test]
fn the_epilogue_of_a_team_says_how_far_its_goal_is() {
    let about =
        |table: &dyn Table| table.epilogue().iter().map(|paragraph| paragraph.about.id).collect::<Vec<_>>();
    let coop = finished("martians", json!({"variant": "coop", "players": 2, "scenario": "mars_one"}), 1);
    assert_eq!(about(&*coop)[0], "martians-board-mission");
    let team = finished("ares", json!({"variant": "coop", "players": 2}), 1);
    assert_eq!(about(&*team)[0], "ares-epilogue-goal");
    assert!(!coop.outcome().unwrap().recorded && !team.outcome().unwrap().recorded);
}

/// MA-END-04: with commissions one person plays for a score; nobody wins or loses.
#[test]
fn a_score_that_is_only_written_down_is_no_victory() {
    let solo = finished("martians", json!({"variant": "solo", "players": 1, "scenario": "commissions"}), 6);
    assert!(solo.outcome().unwrap().recorded);
    let mission = finished("martians", json!({"variant": "solo", "players": 1, "scenario": "mars_one"}), 6);
    assert!(!mission.outcome().unwrap().recorded);
}

#[test]
fn rounds_never_go_back() {
    for title in titles::all() {
        for seed in 1..=4 {
            let mut table = title.open(&title.default_options(), seed).unwrap();
            let (mut rng, mut last) = (Rng::seeded(seed), table.round());
            while let Some(seat) = table.turn() {
                let action = *rng.pick(table.legal(seat)).unwrap();
                table.play(seat, action).unwrap();
                assert!(table.round() >= last, "{}: {} after {last}", title.name(), table.round());
                last = table.round();
            }
        }
    }
}
