use serde::Serialize;

/// The quantile of the normal distribution for 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// How often something happened, with its 95 % interval. Wilson's interval also holds near 0 and 1 and for few games.
///
/// ```
/// let share = arena::Share::of(90.0, 100);
/// assert!((share.low - 0.8256).abs() < 1e-4 && (share.high - 0.9448).abs() < 1e-4);
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Share {
    /// The share itself.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// `times` out of `games`. A shared win is a fraction of a time.
    pub fn of(times: f64, games: u64) -> Share {
        if games == 0 {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        let n = games as f64;
        let p = times / n;
        let spread = Z * Z / n;
        let middle = (p + spread / 2.0) / (1.0 + spread);
        let reach = Z / (1.0 + spread) * (p * (1.0 - p) / n + spread / (4.0 * n)).sqrt();
        Share { share: p, low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
    }

    /// The share of two-player games that corresponds to this share at a table of `seats`, if all opponents are equally
    /// strong: the odds against one instead of the odds against all.
    #[must_use]
    pub fn against_one(self, seats: u8) -> Share {
        let others = f64::from(seats.saturating_sub(1).max(1));
        let alone = |share: f64| share * others / (share * others + 1.0 - share);
        Share { share: alone(self.share), low: alone(self.low), high: alone(self.high) }
    }

    /// Whether the whole interval lies above `fair`.
    pub fn above(self, fair: f64) -> bool {
        self.low > fair
    }

    /// Whether the whole interval lies below `fair`.
    pub fn below(self, fair: f64) -> bool {
        self.high < fair
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(share: Share, expected: (f64, f64, f64)) {
        let found = (share.share, share.low, share.high);
        let off =
            (found.0 - expected.0).abs().max((found.1 - expected.1).abs()).max((found.2 - expected.2).abs());
        assert!(off < 5e-4, "{found:?} is not {expected:?}");
    }

    /// Published values of the Wilson score interval.
    #[test]
    fn the_interval_is_wilsons() {
        near(Share::of(10.0, 10), (1.0, 0.7225, 1.0));
        near(Share::of(0.0, 20), (0.0, 0.0, 0.1611));
        near(Share::of(50.0, 100), (0.5, 0.4038, 0.5962));
        near(Share::of(0.0, 0), (0.0, 0.0, 1.0));
    }

    #[test]
    fn a_fair_share_is_a_half_against_one() {
        for seats in 2..=6 {
            let fair = 1.0 / f64::from(seats);
            near(Share { share: fair, low: fair, high: fair }.against_one(seats), (0.5, 0.5, 0.5));
        }
        let at_three = Share { share: 0.9048, low: 0.0, high: 1.0 }.against_one(3);
        near(at_three, (0.95, 0.0, 1.0));
    }
}
