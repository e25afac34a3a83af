use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use arena::{Gate, GateResult, Lead};
use titles::{Budget, Net};

use super::arena::run_failure;
use super::nets::read_net;
use super::selfplay::{one_game, tables, threads};
use crate::screen::{Failure, Screen};

/// Let a network pass if it is stronger than the one before it and no weaker than the expert
#[derive(clap::Args)]
#[command(
    after_help = "Both networks play one move ahead on the same deals from every seat; the lower end of the 95 % interval of the lead must\n\
    be above zero. Then master with the new network meets the expert with the same time to think. A lead is the share of\n\
    the wins above an even share. Exit code 0 if it passes, 1 if not. --accept writes the network for the tables at which\n\
    the lower end of its lead over the expert is above zero, whether it passes or not; master uses it there alone.\n\
    Example: syrtis gate ares:players=2|3 --net second.bin --before first.bin --games 400"
)]
pub struct Args {
    /// The tables, all of one game; `players=2|3|4` makes several
    #[arg(required = true, value_name = "TABLE")]
    tables: Vec<String>,
    /// The new network
    #[arg(long, value_name = "FILE")]
    net: PathBuf,
    /// The network before [default: the evaluation by hand]
    #[arg(long, value_name = "FILE")]
    before: Option<PathBuf>,
    /// The least number of games against the network before, at each table
    #[arg(long, short, default_value_t = 200, value_name = "N")]
    games: u64,
    /// The least number of games against the expert, at each table; 0 leaves it out
    #[arg(long, default_value_t = 40, value_name = "N")]
    expert_games: u64,
    /// The budget of a decision against the expert
    #[arg(long, default_value = "20ms", value_name = "BUDGET")]
    budget: Budget,
    /// The seed of the deals
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// The number of threads [default: all cores]
    #[arg(long, short, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Write the network to this file with a card: its tables are those at which it is surely ahead of the expert
    #[arg(long, value_name = "FILE")]
    accept: Option<PathBuf>,
    /// What the card says beside the leads: how the network was trained, from which commit
    #[arg(long, default_value = "", value_name = "TEXT")]
    note: String,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let tables = tables(&args.tables, screen)?;
    let title = one_game(&tables, screen)?;
    let new = read_net(title, &args.net, screen)?;
    let old = args.before.as_ref().map(|file| read_net(title, file, screen)).transpose()?;
    let before = if old.is_some() { "syrtis-gate-before" } else { "syrtis-gate-by-hand" };
    let gate = Gate {
        tables,
        new: new.clone(),
        old,
        games: args.games,
        expert_games: args.expert_games,
        budget: args.budget,
        seed: args.seed,
        threads: threads(args.threads),
    };
    let result = gate.run().map_err(|error| run_failure(error, screen))?;
    say_lead(before, &result.before, &args.budget, screen)?;
    if let Some(lead) = &result.expert {
        say_lead("syrtis-gate-expert", lead, &args.budget, screen)?;
    }
    for (table, lead) in &result.tables {
        screen.say("syrtis-gate-table", &[("table", table.as_str().into()), ("lead", shown(lead).into())])?;
    }
    if let Some(file) = &args.accept {
        let card = card(&args.note, &result, args);
        let net = Net::clone(&new).with_note(&card).with_tables(result.accepted());
        fs::write(file, net.write()).map_err(Failure::Output)?;
    }
    if result.passes() {
        return screen.say("syrtis-gate-passed", &[]);
    }
    screen.flush()?;
    Err(Failure::Output(std::io::Error::other(screen.words.text("syrtis-gate-not-passed", &[]))))
}

/// What the card of a network says of its strength.
fn card(note: &str, result: &GateResult, args: &Args) -> String {
    let mut card = note.to_string();
    for (table, lead) in &result.tables {
        let part = if card.is_empty() { "" } else { "\n" };
        card += &format!(
            "{part}{table}: lead of master over expert at {} a decision {} in {} deals, seed {}",
            args.budget,
            shown(lead),
            lead.deals,
            args.seed
        );
    }
    card
}

fn signed(lead: f64) -> String {
    format!("{:+.1} %", 100.0 * lead)
}

fn shown(lead: &Lead) -> String {
    format!("{} ({} – {})", signed(lead.mean), signed(lead.low), signed(lead.high))
}

fn say_lead(id: &str, lead: &Lead, budget: &Budget, screen: &mut Screen) -> Result<(), Failure> {
    let mut words = vec![
        ("mean", signed(lead.mean).into()),
        ("low", signed(lead.low).into()),
        ("high", signed(lead.high).into()),
        ("deals", lead.deals.into()),
    ];
    if id == "syrtis-gate-expert" {
        words.push(("budget", budget.to_string().into()));
    }
    screen.say(id, &words)
}
