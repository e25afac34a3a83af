//! Any bytes as a game of any title: the first byte chooses the title, the others play.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let Some((first, game)) = data.split_first() else { return };
    let titles = titles::all();
    titles::play_bytes(titles[usize::from(*first) % titles.len()], game);
});
