use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::BoutResult;

/// A bot's rating in one game, with its uncertainty.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rated {
    /// The bot.
    pub bot: String,
    /// Its rating; it starts at 25.
    pub rating: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end of the 95 % interval.
    pub high: f64,
    /// The number of games it is based on.
    pub games: u64,
}

/// The number of standard deviations that cover 95 %.
const REACH: f64 = 1.96;

/// The ratings of `bots` from games of any number of players, best first: Weng and Lin's Bayesian approximation
/// with pairwise (Bradley–Terry) likelihood, a relative of the Plackett–Luce model. A difference of about 4 makes a
/// win twice as likely as a loss.
///
/// Games are rated one after another, so their order must not depend on the run. A bot with several seats at a table gets
/// the mean of what the seats earned.
pub fn rate<'a>(bots: &[String], games: impl Iterator<Item = &'a BoutResult>) -> Vec<Rated> {
    let mut ratings = vec![WengLinRating::new(); bots.len()];
    let mut counts = vec![0; bots.len()];
    for game in games.filter(|game| game.finished && !game.winners.is_empty()) {
        let seated: Option<Vec<usize>> =
            game.bots.iter().map(|bot| bots.iter().position(|other| other == bot)).collect();
        let Some(seated) = seated else { continue };
        let alone: Vec<[WengLinRating; 1]> = seated.iter().map(|&bot| [ratings[bot]]).collect();
        let ranked: Vec<_> = alone
            .iter()
            .zip(&game.places)
            .map(|(rating, &place)| (&rating[..], MultiTeamOutcome::new(place.into())))
            .collect();
        let earned = weng_lin_multi_team(&ranked, &WengLinConfig::new());
        for bot in 0..bots.len() {
            let own: Vec<_> = (0..seated.len()).filter(|&seat| seated[seat] == bot).collect();
            if own.is_empty() {
                continue;
            }
            let mean = |of: fn(&WengLinRating) -> f64| {
                own.iter().map(|&seat| of(&earned[seat][0])).sum::<f64>() / own.len() as f64
            };
            ratings[bot] = WengLinRating {
                rating: mean(|rating| rating.rating),
                uncertainty: mean(|rating| rating.uncertainty),
            };
            counts[bot] += 1;
        }
    }
    let mut rated: Vec<_> = bots
        .iter()
        .zip(ratings)
        .zip(counts)
        .map(|((bot, rating), games)| Rated {
            bot: bot.clone(),
            rating: rating.rating,
            low: rating.rating - REACH * rating.uncertainty,
            high: rating.rating + REACH * rating.uncertainty,
            games,
        })
        .collect();
    rated.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    rated
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(bots: &[&str], places: &[u8]) -> BoutResult {
        let seats = bots.len();
        let winners = (0..seats as u8).filter(|&seat| places[usize::from(seat)] == 1).collect();
        BoutResult {
            table: "t".into(),
            deal: 0,
            bots: bots.iter().map(ToString::to_string).collect(),
            winners,
            scores: vec![0; seats],
            places: places.to_vec(),
            finished: true,
            actions: 1,
            rounds: 1,
            decisions: vec![1; seats],
            micros: vec![1; seats],
            simulations: vec![0; seats],
        }
    }

    #[test]
    fn a_bot_that_wins_more_is_rated_higher_and_more_games_make_it_more_certain() {
        let bots = ["weak".to_string(), "strong".to_string()];
        let round = [
            game(&["strong", "weak", "weak"], &[1, 2, 3]),
            game(&["weak", "strong", "weak"], &[3, 1, 2]),
            game(&["weak", "weak", "strong"], &[1, 3, 2]),
        ];
        let few = rate(&bots, round.iter());
        assert_eq!(few[0].bot, "strong");
        assert!(few[0].rating > few[1].rating && few[0].games == 3);
        let many = rate(&bots, std::iter::repeat_n(&round, 100).flatten());
        assert!(many[0].low > many[1].high, "{many:?}");
        assert!(many[0].high - many[0].low < few[0].high - few[0].low);
    }

    #[test]
    fn equal_bots_stay_equal_and_games_without_a_winner_count_for_nobody() {
        let bots = ["one".to_string(), "two".to_string()];
        let tie = game(&["one", "two"], &[1, 1]);
        let rated = rate(&bots, std::iter::repeat_n(&tie, 50));
        assert!((rated[0].rating - rated[1].rating).abs() < 1e-9);
        let lost = BoutResult { winners: vec![], ..game(&["one", "two"], &[1, 2]) };
        assert_eq!(rate(&bots, [&lost].into_iter())[0].games, 0);
    }
}
