use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;

use titles::{Level, Net, NetName};

use crate::{BoutResult, Contender, Format, Nets, Results, RunError, TableSpec, Tournament, run};

/// How many standard errors lie between a mean and the end of its 95 % interval.
const NORMAL: f64 = 1.96;

/// A lead that is smaller than this is none: sums of shares are not exact.
const EVEN: f64 = 1e-9;

/// A network at the gate: it passes if it is surely stronger than the one before it and, with the same budget, won no less than
/// its share against the expert. It is accepted for the tables at which it is surely stronger than the expert.
#[derive(Clone, Debug)]
pub struct Gate {
    /// The tables, all of one game.
    pub tables: Vec<TableSpec>,
    /// The network.
    pub new: Arc<Net>,
    /// The network before it; none if the game was judged by hand.
    pub old: Option<Arc<Net>>,
    /// The number of games against it at each table, one move ahead.
    pub games: u64,
    /// The number of games against the expert at each table; none leaves it out.
    pub expert_games: u64,
    /// The budget of a decision against the expert.
    pub budget: titles::Budget,
    /// The seed of all deals.
    pub seed: u64,
    /// The number of threads.
    pub threads: NonZeroUsize,
}

/// How far ahead a bot is, over an even share of the wins: per deal, with all seats taken in turn.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Lead {
    /// The number of deals.
    pub deals: u64,
    /// The mean.
    pub mean: f64,
    /// The ends of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// What happened at the gate.
#[derive(Clone, PartialEq, Debug)]
pub struct GateResult {
    /// Against the network before.
    pub before: Lead,
    /// Against the expert.
    pub expert: Option<Lead>,
    /// Against the expert at each table, by its options.
    pub tables: Vec<(String, Lead)>,
    /// All games.
    pub played: Vec<BoutResult>,
}

impl GateResult {
    /// Whether the network passes: surely stronger than the one before, and no weaker than the expert.
    pub fn passes(&self) -> bool {
        self.before.low > EVEN && self.expert.is_none_or(|lead| lead.mean > -EVEN)
    }

    /// The tables at which it is surely stronger than the expert, by their options.
    pub fn accepted(&self) -> Vec<String> {
        let surely = self.tables.iter().filter(|(_, lead)| lead.low > EVEN);
        surely.map(|(table, _)| table.clone()).collect()
    }
}

impl Gate {
    /// Plays at the gate.
    pub fn run(&self) -> Result<GateResult, RunError> {
        let name = |name: &str| NetName::new(name).expect("a plain name");
        let mut nets = Nets::from([(name("new"), self.new.clone())]);
        let bot = |level, net: Option<&str>, budget| {
            let mut bot = Contender::new(level, budget);
            bot.net = net.map(name);
            bot
        };
        let old = self.old.as_ref().map(|net| {
            nets.insert(name("old"), net.clone());
            "old"
        });
        let quick = |net| bot(Level::Greedy, net, titles::Budget::default());
        let before = [quick(old), quick(Some("new"))];
        let (before, mut played) = self.match_of(before, self.games, &nets)?;
        let (mut expert, mut tables) = (None, Vec::new());
        if self.expert_games > 0 {
            let master =
                [bot(Level::Expert, None, self.budget), bot(Level::Master, Some("new"), self.budget)];
            let (lead, more) = self.match_of(master, self.expert_games, &nets)?;
            let [field, challenger] = master.map(|bot| bot.to_string());
            let at = |table: &TableSpec| {
                let lead = Lead::of(&more, std::slice::from_ref(table), &field, &challenger);
                (table.condition(), lead)
            };
            tables.extend(self.tables.iter().map(at));
            expert = Some(lead);
            played.extend(more);
        }
        Ok(GateResult { before, expert, tables, played })
    }

    fn match_of(
        &self,
        bots: [Contender; 2],
        games: u64,
        nets: &Nets,
    ) -> Result<(Lead, Vec<BoutResult>), RunError> {
        let [field, challenger] = bots.map(|bot| bot.to_string());
        let tournament = Tournament {
            bots: bots.to_vec(),
            tables: self.tables.clone(),
            format: Format::Pairs,
            both: false,
            games,
            seed: self.seed,
            nets: nets.clone(),
        };
        let mut results = Results::in_memory();
        run(&tournament, &mut results, self.threads, &|_| {})?;
        let lead = Lead::of(results.played(), &self.tables, &field, &challenger);
        Ok((lead, results.played().to_vec()))
    }
}

impl Lead {
    /// How far `challenger` is ahead of `field` in these games.
    pub fn of(played: &[BoutResult], tables: &[TableSpec], field: &str, challenger: &str) -> Lead {
        let mut deals: BTreeMap<(&str, u64), Deal> = BTreeMap::new();
        for game in played {
            let Some(table) = tables.iter().find(|table| table.name == game.table) else { continue };
            let deal = deals.entry((&game.table, game.deal)).or_default();
            let wins: f64 = (0..game.bots.len())
                .filter(|seat| game.bots[*seat] == challenger)
                .map(|seat| game.win(seat))
                .sum();
            let score = game.scores.iter().sum::<i32>();
            match (table.together, game.bots[0] == challenger) {
                (false, _) => deal.duel.push(wins - 1.0 / game.bots.len() as f64),
                (true, true) => deal.own = Some((!game.winners.is_empty(), score)),
                (true, false) if game.bots[0] == field => {
                    deal.other = Some((!game.winners.is_empty(), score));
                }
                (true, false) => {}
            }
        }
        Lead::mean(deals.values().filter_map(Deal::lead))
    }

    fn mean(leads: impl Iterator<Item = f64>) -> Lead {
        let leads: Vec<f64> = leads.collect();
        let count = leads.len().max(1) as f64;
        let mean = leads.iter().sum::<f64>() / count;
        let square = leads.iter().map(|lead| (lead - mean).powi(2)).sum::<f64>();
        let error = (square / (count - 1.0).max(1.0) / count).sqrt();
        Lead { deals: leads.len() as u64, mean, low: mean - NORMAL * error, high: mean + NORMAL * error }
    }
}

/// What a challenger did on one deal.
#[derive(Default)]
struct Deal {
    duel: Vec<f64>,
    own: Option<(bool, i32)>,
    other: Option<(bool, i32)>,
}

impl Deal {
    /// The mean of its duels; as a team, whether it won where the other team lost, or scored more where both did the same.
    fn lead(&self) -> Option<f64> {
        if !self.duel.is_empty() {
            return Some(self.duel.iter().sum::<f64>() / self.duel.len() as f64);
        }
        let ((own, score), (other, theirs)) = (self.own?, self.other?);
        let won = f64::from(u8::from(own)) - f64::from(u8::from(other));
        // A solo game that is only recorded is always won; the score decides.
        Some(0.5 * won + 0.05 * f64::from((score - theirs).signum()))
    }
}
