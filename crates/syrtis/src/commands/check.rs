use std::path::PathBuf;

use super::sim::progress_bar;
use crate::screen::{Failure, Screen, grouped};

/// Check a database or a backup: the file, and that every game in it replays
#[derive(clap::Args)]
#[command(after_help = "Nothing is changed, and the server may be running.\n\
    Exit code 1 if anything is damaged.")]
pub struct Args {
    /// The data folder, or a backup
    #[arg(env = "SYRTIS_DATA", default_value = server::DATA_FOLDER, value_name = "DATA")]
    data: PathBuf,
    /// Print one JSON object for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let bar = progress_bar(0);
    let progress = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let report = runtime.block_on(server::check(&args.data, progress)).map_err(|error| {
        let why = [("why", error.to_string().into())];
        match error {
            server::OpenError::Damaged(..) => {
                Failure::Damage(screen.words.text("syrtis-check-unopened", &why))
            }
            _ => screen.failure("syrtis-check-unopened", &why),
        }
    })?;
    bar.finish_and_clear();
    if args.json {
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
        return if args.json { Ok(()) } else { screen.say("syrtis-check-sound", &[]) };
    }
    screen.flush()?;
    Err(Failure::Damage(screen.words.text("syrtis-check-damaged", &[])))
}
