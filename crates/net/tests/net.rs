//! Files of networks, and their judgement beside plain arithmetic.

use net::{HEAD_SCALE, LAYER_SCALE, MOST_LAYER, Net, NetError, ONE, POLICY_SCALE, Parts, Scratch, Shape};
use proptest::prelude::*;

const SHAPE: Shape = Shape { inputs: 200, actions: 40, hidden: 64, value: 16, policy: 32 };

/// Numbers that look like chance, the same every time.
fn noise(state: &mut u64) -> i64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as i64
}

fn parts(seed: u64) -> Parts {
    let mut state = seed;
    let mut parts = Parts::zero(SHAPE);
    let mut fill = |numbers: &mut [i16], most: i64| {
        numbers.iter_mut().for_each(|number| *number = (noise(&mut state) % (2 * most + 1) - most) as i16);
    };
    fill(&mut parts.first, 960);
    fill(&mut parts.value, 4095);
    fill(&mut parts.lean, 4095);
    parts.policy.iter_mut().for_each(|number| *number = (noise(&mut state) % 255 - 127) as i8);
    let mut state = seed ^ 1;
    let mut around = |most: i64| noise(&mut state) % (2 * most + 1) - most;
    parts.first_bias.iter_mut().for_each(|bias| *bias = around(3200) as i16);
    parts.value_bias.iter_mut().chain(&mut parts.lean_bias).for_each(|bias| *bias = around(4_000_000) as i32);
    parts.heads.iter_mut().for_each(|weight| *weight = around(2000) as i16);
    parts.heads_bias.iter_mut().for_each(|bias| *bias = around(1_600_000) as i32);
    parts.policy_bias.iter_mut().for_each(|bias| *bias = around(300) as i16);
    parts
}

fn net(seed: u64) -> Net {
    Net::new("example", 42, "made by a test", 10.0, 4.0, parts(seed)).expect("the parts fit")
}

/// A clipped layer in plain arithmetic with doubles.
fn plain_layer(rows: &[i16], bias: &[i32], hidden: &[f64]) -> Vec<f64> {
    let scale = f64::from(LAYER_SCALE);
    let row = |(row, bias): (&[i16], &i32)| {
        let sum: f64 = row.iter().zip(hidden).map(|(weight, value)| f64::from(*weight) / scale * value).sum();
        (sum + f64::from(*bias) / scale / f64::from(ONE)).clamp(0.0, 1.0)
    };
    rows.chunks_exact(hidden.len()).zip(bias).map(row).collect()
}

fn plain_hidden(parts: &Parts, inputs: &[u16]) -> Vec<f64> {
    let hidden = parts.shape.hidden;
    let sum = |at: usize| {
        let rows = inputs.iter().map(|input| f64::from(parts.first[usize::from(*input) * hidden + at]));
        ((rows.sum::<f64>() + f64::from(parts.first_bias[at])) / f64::from(ONE)).clamp(0.0, 1.0)
    };
    (0..hidden).map(sum).collect()
}

#[test]
fn a_judgement_agrees_with_plain_arithmetic() {
    let mut state = 9;
    for seed in 0..20 {
        let net = net(seed);
        let parts = net.parts();
        let mut inputs: Vec<u16> = (0..30).map(|_| (noise(&mut state) % 200) as u16).collect();
        inputs.sort_unstable();
        inputs.dedup();
        let mut scratch = Scratch::default();
        net.look(&inputs, &mut scratch);
        let hidden = plain_hidden(parts, &inputs);
        let small = plain_layer(&parts.value, &parts.value_bias, &hidden);
        let head = |at: usize| {
            let row = &parts.heads[at * SHAPE.value..][..SHAPE.value];
            let sum: f64 = row.iter().zip(&small).map(|(weight, value)| f64::from(*weight) * value).sum();
            (sum + f64::from(parts.heads_bias[at]) / f64::from(ONE)) / f64::from(HEAD_SCALE)
        };
        let outlook = net.outlook(&mut scratch);
        // Each number of a small layer is cut to a whole 1/2048.
        let off = 16.0 * 2.0 / f64::from(ONE);
        assert!((f64::from(outlook.value) - head(0)).abs() < off, "{outlook:?}");
        assert!((f64::from(outlook.margin) - 10.0 * head(1)).abs() < 10.0 * off, "{outlook:?}");
        assert!((f64::from(outlook.rounds) - 4.0 * head(2)).abs() < 4.0 * off, "{outlook:?}");
        assert_eq!(net.value(&mut scratch), outlook.value);
        net.lean(&mut scratch);
        let leaning = plain_layer(&parts.lean, &parts.lean_bias, &hidden);
        for action in 0..SHAPE.actions {
            let row = &parts.policy[action * SHAPE.policy..][..SHAPE.policy];
            let sum: f64 = row.iter().zip(&leaning).map(|(weight, value)| f64::from(*weight) * value).sum();
            let plain = (sum + f64::from(parts.policy_bias[action])) / f64::from(POLICY_SCALE);
            let ours = f64::from(net.inclination(&scratch, action));
            assert!((ours - plain).abs() < 32.0 * 2.0 / f64::from(ONE), "{ours} is not {plain}");
        }
    }
}

#[test]
fn every_network_judges_the_same_position_the_same_every_time() {
    // The figures were worked out once; they must never change on any machine.
    let mut scratch = Scratch::default();
    let net = net(3);
    net.look(&[1, 5, 17, 60, 199], &mut scratch);
    let outlook = net.outlook(&mut scratch);
    net.lean(&mut scratch);
    let bits =
        [outlook.value, outlook.margin, outlook.rounds, net.inclination(&scratch, 7)].map(f32::to_bits);
    assert_eq!(bits, VECTOR);
}

/// See [`every_network_judges_the_same_position_the_same_every_time`].
const VECTOR: [u32; 4] = [1064360216, 1092618687, 3247869253, 3242511024];

#[test]
fn inputs_and_actions_that_a_network_does_not_have_count_for_nothing() {
    let net = net(1);
    let (mut scratch, mut other) = (Scratch::default(), Scratch::default());
    net.look(&[3, 9], &mut scratch);
    net.look(&[3, 9, 200, u16::MAX], &mut other);
    assert_eq!(net.outlook(&mut scratch), net.outlook(&mut other));
    net.lean(&mut scratch);
    assert_eq!(net.inclination(&scratch, 40), 0.0);
}

#[test]
fn a_network_is_read_as_it_is_written() {
    let net = net(5);
    let read = Net::read(&net.write()).expect("a written network");
    assert_eq!(read, net);
    assert_eq!((read.game(), read.layout(), read.note()), ("example", 42, "made by a test"));
}

#[test]
fn a_network_of_another_game_layout_or_action_list_is_refused_with_a_sentence() {
    let net = net(5);
    assert_eq!(net.suits("example", 42, 200, 40), Ok(()));
    let why = |result: Result<(), NetError>| result.unwrap_err().to_string();
    let foreign = why(net.suits("ares", 42, 200, 40));
    assert!(foreign.contains("example") && foreign.contains("ares"), "{foreign}");
    assert!(why(net.suits("example", 43, 200, 40)).contains("other inputs"));
    assert!(why(net.suits("example", 42, 199, 40)).contains("other inputs"));
    assert!(why(net.suits("example", 42, 200, 41)).contains("41"));
}

#[test]
fn a_broken_file_is_refused_with_the_reason() {
    let file = net(5).write();
    assert_eq!(Net::read(&[]), Err(NetError::Empty));
    assert_eq!(Net::read(b"PNG"), Err(NetError::NotANet));
    assert_eq!(Net::read(b"something else altogether"), Err(NetError::NotANet));
    for length in [9, 30, 200, file.len() / 2, file.len() - 1] {
        assert_eq!(Net::read(&file[..length]), Err(NetError::Truncated), "{length}");
    }
    let mut longer = file.clone();
    longer.push(0);
    assert_eq!(Net::read(&longer), Err(NetError::TooLong));
    let mut newer = file.clone();
    newer[8] = 9;
    assert_eq!(Net::read(&newer), Err(NetError::Format { theirs: 9, ours: 2 }));
    let mut damaged = file;
    let middle = damaged.len() / 2;
    damaged[middle] ^= 4;
    assert_eq!(Net::read(&damaged), Err(NetError::Checksum));
}

#[test]
fn parts_that_do_not_fit_their_shape_are_refused() {
    let with = |change: fn(&mut Parts)| {
        let mut parts = parts(1);
        change(&mut parts);
        Net::new("example", 1, "", 1.0, 1.0, parts)
    };
    assert!(with(|_| ()).is_ok());
    assert!(with(|parts| parts.first.truncate(3)).is_err());
    assert!(with(|parts| parts.shape.hidden = 60).is_err());
    assert!(with(|parts| parts.heads_bias[0] = i32::MAX).is_err());
    assert!(with(|parts| parts.lean[0] = MOST_LAYER).is_ok());
    assert!(with(|parts| parts.lean[0] = MOST_LAYER + 1).is_err(), "sums could overflow");
}

proptest! {
    #[test]
    fn any_change_of_a_file_is_found(at in 0usize..20_000, by in 1u8..) {
        let mut file = net(2).write();
        let at = at % file.len();
        file[at] = file[at].wrapping_add(by);
        prop_assert!(Net::read(&file).is_err());
    }

    #[test]
    fn any_bytes_are_read_without_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let mut file = net(2).write();
        let keep = bytes.len().min(file.len());
        file.truncate(11 + keep / 2);
        file.extend(&bytes);
        prop_assert!(Net::read(&file).is_err());
        prop_assert!(Net::read(&bytes).is_err());
    }
}
