use std::path::PathBuf;

use crate::screen::{Failure, Screen};

/// Copy the database to a file while the server is running
#[derive(clap::Args)]
#[command(
    after_help = "To restore it, stop the server, remove syrtis.db, syrtis.db-wal and syrtis.db-shm from the data folder, and copy the\n\
    file there as syrtis.db. `syrtis check FILE` tells whether a backup is good."
)]
pub struct Args {
    /// The new file
    file: PathBuf,
    /// The folder with the database
    #[arg(long, env = "SYRTIS_DATA", default_value = server::DATA_FOLDER, value_name = "DIR")]
    data: PathBuf,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime
        .block_on(server::backup(&server::database_in(&args.data), &args.file))
        .map_err(|error| screen.failure("server-no-backup", &[("why", error.to_string().into())]))?;
    screen.say("server-backed-up", &[("file", args.file.display().to_string().into())])
}
