use super::sim::progress_bar;
use crate::screen::{Failure, Screen, grouped};

/// Check a database or a backup: the file, and that every game in it replays
#[derive(clap::Args)]
#[command(after_help = "Nothing is changed, and the server may be running.\n\
    Exit code 1 if anything is damaged.")]
pub struct Args {
    /// The data folder, a backup, or the address of a database (postgres://…)
    #[arg(env = "SYRTIS_DATA", default_value = server::DATA_FOLDER, value_name = "DATA")]
    data: String,
    /// Print one JSON object for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    prove(&server::database_at(&args.data), args.json, screen)
}

/// Checks a database and says what was found.
pub fn prove(database: &server::Database, json: bool, screen: &mut Screen) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let bar = progress_bar(0);
    let progress = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let report = runtime.block_on(server::check(database, progress)).map_err(|error| {
        let why = [("why", error.to_string().into())];
        match error {
            server::OpenError::Damaged(..) => {
                Failure::Damage(screen.words.text("syrtis-check-unopened", &why))
            }
            _ => screen.failure("syrtis-check-unopened", &why),
        }
    })?;
    bar.finish_and_clear();
    if json {
        screen.json(&report)?;
    } else {
        let number = |count: usize| grouped(count as u64).into();
        let counts = [
            ("tables", number(report.tables)),
            ("entries", number(report.entries)),
            ("snapshots", number(report.snapshots)),
            ("closed", number(report.closed)),
        ];
        screen.say("syrtis-check-counts", &counts)?;
        for what in &report.file {
            screen.say("syrtis-check-file", &[("what", what.clone().into())])?;
        }
        for table in &report.damaged {
            let words = [("table", table.id.clone().into()), ("why", table.why.clone().into())];
            screen.say("syrtis-check-table", &words)?;
        }
    }
    if report.file.is_empty() && report.damaged.is_empty() {
        return if json { Ok(()) } else { screen.say("syrtis-check-sound", &[]) };
    }
    screen.flush()?;
    Err(Failure::Damage(screen.words.text("syrtis-check-damaged", &[])))
}
