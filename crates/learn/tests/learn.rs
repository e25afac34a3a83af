//! Shards as files, and networks that learn what can be learned.

use std::fs;
use std::path::PathBuf;

use learn::{Choice, Data, Game, Head, Position, Recipe, Shard, ShardError, TrainError, train};

const INPUTS: u16 = 12;

fn head() -> Head {
    Head {
        game: "made-up".into(),
        version: 1,
        layout: "00000000000000ff".into(),
        inputs: INPUTS.into(),
        actions: 3,
        table: "made-up".into(),
        seed: 1,
        first: 0,
        games: 0,
        how: "by a test".into(),
    }
}

/// Games of two seats in which the first wins exactly if inputs 3 and 5 are both on or both off, which no sum can tell,
/// and in which action 2 is right exactly if input 7 is on, else action 0.
fn games(count: u32) -> Shard {
    let game = |number: u32| {
        let bits = number.wrapping_mul(2_654_435_761) >> 4;
        let inputs: Vec<u16> = (0..INPUTS).filter(|input| bits >> input & 1 == 1).collect();
        let on = |input: u16| inputs.contains(&input);
        let first = on(3) == on(5);
        let right = if on(7) { 2 } else { 0 };
        let choice =
            |action: u16| Choice { action, inclination: 0, share: if action == right { 255 } else { 0 } };
        let choices = vec![choice(0), choice(2)];
        let lead = if first { 9 } else { -9 };
        Game {
            together: false,
            recorded: false,
            winners: if first { 1 } else { 2 },
            scores: vec![20 + lead, 20],
            rounds: 5,
            positions: vec![Position { seat: 0, round: 2, base: 0, inputs, choices }],
        }
    };
    Shard { head: head(), games: (0..count).map(game).collect() }
}

fn data(count: u32) -> Data {
    let mut data = Data::new();
    assert!(data.add(&games(count)));
    data
}

fn recipe() -> Recipe {
    Recipe {
        hidden: 32,
        value: 16,
        policy: 16,
        leans: true,
        epochs: 12,
        rate: 1e-2,
        threads: 2,
        ..Recipe::default()
    }
}

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("learn");
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

#[test]
fn a_network_learns_what_no_sum_can_tell() {
    let trained = train(&data(6000), &recipe(), None, "a test", |_| {}).expect("a network");
    let last = trained.verdicts.last().unwrap();
    assert!(last.right > 0.97 && last.right_by_hand < 0.6, "{last:?}");
    assert!(last.policy < 0.1 && last.policy_by_hand > 0.6, "{last:?}");
    assert!(last.margin < 4.0, "{last:?}");
    assert!(trained.rounded.0 < 0.05, "{:?}", trained.rounded);
    // The network in whole numbers knows it too.
    let mut scratch = net::Scratch::default();
    let mut value = |inputs: &[u16]| {
        trained.net.look(inputs, &mut scratch);
        trained.net.value(&mut scratch)
    };
    assert!(value(&[1, 3, 5, 9]) > 0.5 && value(&[1, 9]) > 0.5);
    assert!(value(&[1, 3, 9]) < -0.5 && value(&[1, 5, 9]) < -0.5);
    assert_eq!(trained.net.note(), "a test");
}

#[test]
fn training_gives_the_same_network_on_any_number_of_threads() {
    let data = data(800);
    let with =
        |threads| train(&data, &Recipe { threads, epochs: 2, ..recipe() }, None, "", |_| {}).unwrap().net;
    assert_eq!(with(1), with(3));
}

#[test]
fn training_goes_on_from_a_network() {
    let first = train(&data(3000), &recipe(), None, "", |_| {}).unwrap();
    let short = Recipe { epochs: 1, rate: 1e-4, ..recipe() };
    let from_nothing = train(&data(3000), &short, None, "", |_| {}).unwrap();
    let from_there = train(&data(3000), &short, Some(&first.net), "", |_| {}).unwrap();
    assert!(from_there.verdicts[0].value < from_nothing.verdicts[0].value - 0.1);
    let narrow = Recipe { value: 32, ..short };
    assert!(matches!(train(&data(3000), &narrow, Some(&first.net), "", |_| {}), Err(TrainError::From(_))));
}

#[test]
fn there_is_nothing_to_learn_from_no_games() {
    assert_eq!(train(&Data::new(), &recipe(), None, "", |_| {}).unwrap_err(), TrainError::Nothing);
}

#[test]
fn games_of_another_layout_are_not_mixed_in() {
    let mut data = data(10);
    let mut other = games(10);
    other.head.layout = "00000000000000fe".into();
    assert!(!data.add(&other));
    assert_eq!(data.games(), 10);
}

#[test]
fn a_shard_is_read_as_it_was_written() {
    let shard = games(20);
    let path = file("whole.shard");
    shard.write(&path).unwrap();
    assert_eq!(Shard::read(&path).unwrap(), shard);
    let text = fs::read(&path).unwrap();
    assert!(text.starts_with(b"syrtis shard 1\n{\"game\":\"made-up\""), "a person can read its head");
}

#[test]
fn a_damaged_shard_is_refused() {
    let path = file("damaged.shard");
    games(20).write(&path).unwrap();
    let whole = fs::read(&path).unwrap();
    let read = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        Shard::read(&path)
    };
    assert!(matches!(read(b"something else"), Err(ShardError::NotAShard)));
    assert!(matches!(read(&whole[..whole.len() - 20]), Err(ShardError::Checksum)));
    assert!(matches!(read(b"syrtis shard 1\n"), Err(ShardError::Checksum)));
    let mut other = whole.clone();
    other[200] ^= 1;
    assert!(matches!(read(&other), Err(ShardError::Checksum)));
    assert!(matches!(Shard::read(&file("missing.shard")), Err(ShardError::Io(_))));
}

#[test]
fn a_win_is_shared_and_a_team_wins_whole() {
    let mut game = games(1).games.remove(0);
    (game.winners, game.scores) = (0b11, vec![30, 30]);
    assert_eq!((game.win(0), game.margin(0)), (0.5, 0.0));
    game.together = true;
    assert_eq!((game.win(1), game.margin(1)), (1.0, 60.0));
    game.winners = 0;
    assert_eq!(game.win(1), 0.0);
}
