//! Random bytes played as games of every title, as the fuzzers do.

use table::Rng;
use titles::{Title, all, list_example, play_bytes};

fn random_bytes(count: usize, most: u32, rng: &mut Rng) -> Vec<u8> {
    (0..count).map(|_| rng.below(most) as u8).collect()
}

fn titles() -> &'static [&'static dyn Title] {
    list_example();
    all()
}

#[test]
fn random_bytes_break_no_promise() {
    let mut rng = Rng::seeded(1);
    for &title in titles() {
        for _ in 0..20 {
            play_bytes(title, &random_bytes(600, 256, &mut rng));
        }
    }
}

#[test]
fn bytes_can_play_a_whole_game() {
    let mut rng = Rng::seeded(3);
    for &title in titles() {
        // Below 180, every step is a legal action of the seat in turn.
        let bytes = random_bytes(9 + 3 * title.longest(), 180, &mut rng);
        let allowed = play_bytes(title, &bytes);
        assert!((12..=title.longest()).contains(&allowed), "{}: {allowed}", title.name());
    }
}

#[test]
fn too_few_bytes_make_no_table() {
    assert_eq!(play_bytes(titles()[0], &[0; 8]), 0);
}
