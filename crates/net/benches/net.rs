//! What a look at a position costs: `cargo bench -p net`.

use divan::{Bencher, black_box};
use net::{Net, Parts, Scratch, Shape};

fn main() {
    divan::main();
}

/// A network as large as that of Ares Expedition, with 120 inputs on.
fn position() -> (Net, Vec<u16>) {
    let shape = Shape { inputs: 5200, actions: 2048, hidden: 64, value: 32, policy: 64 };
    let mut parts = Parts::zero(shape);
    let fill = |numbers: &mut [i16], step: usize| {
        numbers.iter_mut().enumerate().for_each(|(at, number)| *number = (at * step % 641) as i16 - 320);
    };
    fill(&mut parts.first, 7);
    fill(&mut parts.value, 11);
    fill(&mut parts.lean, 13);
    parts.policy.iter_mut().enumerate().for_each(|(at, number)| *number = (at * 17 % 41) as i8 - 20);
    let net = Net::new("bench", 1, "", 1.0, 1.0, parts).expect("it fits");
    (net, (0..120).map(|number| number * 43).collect())
}

#[divan::bench]
fn value(bencher: Bencher) {
    let (net, inputs) = position();
    let mut scratch = Scratch::default();
    bencher.bench_local(|| {
        net.look(black_box(&inputs), &mut scratch);
        net.value(&mut scratch)
    });
}

#[divan::bench]
fn first_layer(bencher: Bencher) {
    let (net, inputs) = position();
    let mut scratch = Scratch::default();
    bencher.bench_local(|| net.look(black_box(&inputs), &mut scratch));
}

#[divan::bench]
fn policy_of_eight_actions(bencher: Bencher) {
    let (net, inputs) = position();
    let mut scratch = Scratch::default();
    net.look(&inputs, &mut scratch);
    bencher.bench_local(|| {
        net.lean(black_box(&mut scratch));
        (0..8).map(|action| net.inclination(&scratch, black_box(action * 100))).sum::<f32>()
    });
}
