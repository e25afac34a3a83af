//! The time of play. The wall clock is read once; from then on a monotonic clock counts, so that nobody gains or loses
//! time when the wall clock is set.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// When the process began, by both clocks.
static BEGAN: LazyLock<(Instant, u64)> = LazyLock::new(|| {
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64);
    (Instant::now(), wall)
});
/// How far the wall clock was behind what is in the store when the server started.
static BEHIND: AtomicU64 = AtomicU64::new(0);

/// Milliseconds since 1970.
pub fn unix_millis() -> u64 {
    let (began, wall) = *BEGAN;
    wall + began.elapsed().as_millis() as u64 + BEHIND.load(Ordering::Relaxed)
}

/// Time goes on from `last`, the time of the newest entry in the store, also if the wall clock was set back meanwhile.
pub fn go_on_from(last: u64) {
    BEHIND.fetch_add(last.saturating_sub(unix_millis()), Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_never_goes_back_behind_the_store() {
        let later = unix_millis() + 3_600_000;
        go_on_from(later);
        let now = unix_millis();
        assert!((later..later + 60_000).contains(&now));
        go_on_from(later);
        assert!(unix_millis() < later + 60_000, "an hour is added once");
    }
}
