use super::sim::progress_bar;
use crate::screen::{Failure, Screen, grouped};

/// Copy everything from one database to a new one, such as from a SQLite file to Postgres
#[derive(clap::Args)]
#[command(
    after_help = "Stop the servers on the old database first; nothing in it is changed. What has arrived is compared with what was\n\
    sent, and every game in the new database is replayed. Exit code 1 if anything is damaged, 2 if nothing was copied."
)]
pub struct Args {
    /// The old database: a data folder, a file, or an address (sqlite:PATH, postgres://…)
    from: String,
    /// The new database, which must have no tables and guests yet
    to: String,
    /// Print one JSON object for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let bar = progress_bar(0);
    let progress = |done: u64, all: u64| {
        bar.set_length(all);
        bar.set_position(done);
    };
    let (from, to) = (server::database_at(&args.from), server::database_at(&args.to));
    let copied = runtime
        .block_on(server::copy(&from, &to, progress))
        .map_err(|error| screen.failure("syrtis-copy-failed", &[("why", error.to_string().into())]))?;
    bar.finish_and_clear();
    if args.json {
        screen.json(&copied)?;
    } else {
        for (table, content) in &copied {
            let words = [
                ("table", table.clone().into()),
                ("rows", grouped(content.rows).into()),
                ("hash", format!("{:032x}", content.hash).into()),
            ];
            screen.say("syrtis-copy-table", &words)?;
        }
        screen.say("syrtis-copy-same", &[])?;
    }
    super::check::prove(&to, args.json, screen)
}
