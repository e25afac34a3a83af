use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;

use arena::{
    Contender, ContenderError, Duel, Format, Pace, Rated, Report, Results, ResultsError, RunError, TableSpec,
    TableSpecError, Team, Tournament, TournamentError, run as play,
};
use titles::Level;

use super::nets;
use super::sim::progress_bar;
use super::statistics::interval;
use crate::page;
use crate::screen::{Failure, Screen, grouped, percent};

/// Let bots play against each other and measure their strength
#[derive(clap::Args)]
#[command(
    after_help = "A table is written game:option=value,…; `players=2|3|4` and `scenario=*` make several.\n\
    A bot is written level@budget; the budget per decision is a number of simulations (400) or a time (50ms).\n\
    In a duel, the bot listed later is the challenger: it sits in one seat, the other bot in all others, and it takes\n\
    each seat in turn on every deal. Cooperative tables are played by teams of one bot.\n\
    Example: syrtis arena redplanet:players=2|4 ares --bots random,greedy,planner@200 --games 200 --results r.jsonl"
)]
pub struct Args {
    /// The tables
    #[arg(required = true, value_name = "TABLE")]
    tables: Vec<String>,
    /// The bots, weakest first
    #[arg(
        long,
        short,
        value_name = "LEVEL@BUDGET,…",
        default_value = "random,greedy,planner@200,expert@1000"
    )]
    bots: String,
    /// How bots are paired: pairs (each with each), ladder (neighbours in the list) or mixed (all different at one table)
    #[arg(long, short, value_name = "FORMAT", default_value = "pairs")]
    format: String,
    /// Also play each duel at a table for more than two with the roles swapped
    #[arg(long)]
    both: bool,
    /// The least number of games per pairing
    #[arg(long, short, default_value_t = 200, value_name = "N")]
    games: u64,
    /// A network that bots are named with: `greedy+NAME` judges with it, `master+NAME` searches with it
    #[arg(long, value_name = "NAME=FILE")]
    net: Vec<String>,
    /// The seed of the deals
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// The number of threads [default: all cores]
    #[arg(long, short, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Save every game to this file; a run that was stopped resumes from it
    #[arg(long, short, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Write a report with plots to this file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print one JSON object for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let tournament = tournament(args, screen)?;
    tournament.check().map_err(|error| tournament_failure(&error, screen))?;
    let mut results = match &args.results {
        None => Results::in_memory(),
        Some(file) => Results::open(file, &tournament).map_err(|error| {
            let why = results_problem(&error, screen);
            screen.failure(
                "syrtis-results-wrong",
                &[("file", file.display().to_string().into()), ("why", why.into())],
            )
        })?,
    };
    let threads = args.threads.or(available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let bar = progress_bar(tournament.bouts().len() as u64);
    let played = play(&tournament, &mut results, threads, &|done| bar.set_position(done));
    bar.finish_and_clear();
    played.map_err(|error| run_failure(error, screen))?;
    let report = Report::of(&tournament, &results);
    if let Some(file) = &args.html {
        page::arena::page(&report, screen).save(file, screen)?;
    }
    if args.json { screen.json(&report) } else { write(&report, screen) }
}

fn tournament(args: &Args, screen: &Screen) -> Result<Tournament, Failure> {
    let mut tables = Vec::new();
    for text in &args.tables {
        tables.extend(TableSpec::read(text).map_err(|error| spec_failure(&error, screen))?);
    }
    let format = args
        .format
        .parse::<Format>()
        .map_err(|_| screen.failure("syrtis-unknown-format", &[("known", "pairs, ladder, mixed".into())]))?;
    let bots = bots(&args.bots, screen)?;
    let nets = nets::named(&args.net, &tables, screen)?;
    if bots.iter().any(|bot| bot.level == Level::Master && bot.net.is_none()) {
        nets::warn(&tables.iter().map(|table| table.title).collect::<Vec<_>>(), screen);
    }
    Ok(Tournament { bots, tables, format, both: args.both, games: args.games, seed: args.seed, nets })
}

/// Reads a comma-separated list of bots.
pub fn bots(text: &str, screen: &Screen) -> Result<Vec<Contender>, Failure> {
    text.split(',').map(|bot| read_bot(bot.trim(), screen)).collect()
}

/// Reads one bot.
pub fn read_bot(text: &str, screen: &Screen) -> Result<Contender, Failure> {
    text.parse::<Contender>().map_err(|error| {
        let bot: String = text.chars().filter(|letter| !letter.is_control()).take(40).collect();
        match error {
            ContenderError::Level(_) => {
                let known: Vec<_> = Level::ALL.iter().map(|level| level.name()).collect();
                screen
                    .failure("syrtis-unknown-bot", &[("bot", bot.into()), ("known", known.join(", ").into())])
            }
            ContenderError::Net(_) => screen.failure("syrtis-net-form", &[("text", bot.into())]),
            ContenderError::Budget { .. } => screen.failure("syrtis-bot-budget", &[("bot", bot.into())]),
        }
    })
}

/// What is wrong with the text of a table.
pub fn spec_failure(error: &TableSpecError, screen: &Screen) -> Failure {
    match error {
        TableSpecError::UnknownGame(name) => screen.unknown_game(name),
        TableSpecError::Form(text) => screen.failure("syrtis-table-form", &[("text", text.as_str().into())]),
        TableSpecError::Options { error, .. } => Failure::Input(screen.words.options_error(error)),
        TableSpecError::Nothing(text) => {
            screen.failure("syrtis-table-nothing", &[("text", text.as_str().into())])
        }
    }
}

fn tournament_failure(error: &TournamentError, screen: &Screen) -> Failure {
    match error {
        TournamentError::TooFewBots(table) => {
            screen.failure("syrtis-arena-too-few", &[("table", table.as_str().into())])
        }
        TournamentError::TooFewForTable { table, seats } => screen.failure(
            "syrtis-arena-too-few-mixed",
            &[("table", table.as_str().into()), ("seats", (*seats).into())],
        ),
        TournamentError::Twice(name) => {
            screen.failure("syrtis-arena-twice", &[("name", name.as_str().into())])
        }
        TournamentError::NoNet { bot, game } => {
            let game = screen.title(game).map_or_else(|_| game.clone(), |title| screen.name_of(title));
            screen.failure("syrtis-unknown-net", &[("bot", bot.as_str().into()), ("game", game.into())])
        }
        TournamentError::NoGames => screen.failure("syrtis-arena-no-games", &[]),
    }
}

fn results_problem(error: &ResultsError, screen: &Screen) -> String {
    let words = &screen.words;
    match error {
        ResultsError::Io(error) => error.to_string(),
        ResultsError::NoHead => words.text("syrtis-results-head", &[]),
        ResultsError::Format(format) => words.text("syrtis-results-format", &[("format", (*format).into())]),
        ResultsError::Seed { theirs, ours } => words.text(
            "syrtis-results-seed",
            &[("theirs", theirs.to_string().into()), ("ours", ours.to_string().into())],
        ),
        ResultsError::Version { game, theirs, ours } => words.text(
            "syrtis-results-version",
            &[("game", game.as_str().into()), ("theirs", (*theirs).into()), ("ours", (*ours).into())],
        ),
        ResultsError::Line { line, why } => {
            words.text("syrtis-results-line", &[("line", (*line).into()), ("why", why.as_str().into())])
        }
    }
}

pub fn run_failure(error: RunError, screen: &Screen) -> Failure {
    match error {
        RunError::Tournament(error) => tournament_failure(&error, screen),
        RunError::Foul(foul) => Failure::Output(std::io::Error::other(foul)),
        RunError::Results(ResultsError::Io(error)) => Failure::Output(error),
        RunError::Results(error) => Failure::Output(std::io::Error::other(results_problem(&error, screen))),
        RunError::Threads(error) => Failure::Output(std::io::Error::other(error)),
    }
}

fn write(report: &Report, screen: &mut Screen) -> Result<(), Failure> {
    screen.say(
        "syrtis-arena-head",
        &[
            ("played", report.played.into()),
            ("planned", report.planned.into()),
            ("format", report.format.to_string().into()),
            ("seed", report.seed.to_string().into()),
        ],
    )?;
    for table in &report.tables {
        screen.line("")?;
        screen.line(&table.table)?;
        if !table.duels.is_empty() {
            screen.columns(&duel_rows(&table.duels, screen))?;
        }
        for teams in [&table.teams, &table.mixed] {
            if !teams.is_empty() {
                screen.columns(&team_rows(teams, screen))?;
            }
        }
    }
    for rated in &report.ratings {
        screen.line("")?;
        screen.line(&format!("{}: {}", rated.game, screen.words.text("syrtis-arena-ratings", &[])))?;
        screen.columns(&rating_rows(&rated.bots, screen))?;
    }
    screen.line("")?;
    screen.columns(&pace_rows(&report.pace, screen))
}

/// The duels of a table, as rows with headings.
pub fn duel_rows(duels: &[Duel], screen: &Screen) -> Vec<Vec<String>> {
    let ids = [
        "syrtis-arena-challenger",
        "syrtis-arena-field",
        "syrtis-arena-games",
        "syrtis-arena-wins",
        "syrtis-arena-interval",
        "syrtis-arena-fair",
        "syrtis-arena-against-one",
        "syrtis-arena-interval",
        "syrtis-arena-scores",
        "syrtis-arena-verdict",
    ];
    let mut rows = vec![screen.headings(&ids)];
    for duel in duels {
        let verdict = if duel.stronger {
            "syrtis-arena-stronger"
        } else if duel.wins.below(duel.fair) {
            "syrtis-arena-weaker"
        } else {
            "syrtis-arena-open"
        };
        rows.push(vec![
            duel.challenger.clone(),
            duel.field.clone(),
            grouped(duel.games),
            percent(duel.wins.share),
            interval(duel.wins),
            percent(duel.fair),
            percent(duel.against_one.share),
            interval(duel.against_one),
            format!("{:.1} : {:.1}", duel.score, duel.field_score),
            screen.words.text(verdict, &[]),
        ]);
    }
    rows
}

/// Teams, as rows with headings.
pub fn team_rows(teams: &[Team], screen: &Screen) -> Vec<Vec<String>> {
    let ids = [
        "syrtis-arena-bot",
        "syrtis-arena-games",
        "syrtis-arena-wins",
        "syrtis-arena-interval",
        "syrtis-sim-score",
    ];
    let mut rows = vec![screen.headings(&ids)];
    for team in teams {
        rows.push(vec![
            team.bot.clone(),
            grouped(team.games),
            percent(team.wins.share),
            interval(team.wins),
            format!("{:.2}", team.score),
        ]);
    }
    rows
}

/// Ratings, as rows with headings.
pub fn rating_rows(bots: &[Rated], screen: &Screen) -> Vec<Vec<String>> {
    let ids = ["syrtis-arena-bot", "syrtis-arena-rating", "syrtis-arena-interval", "syrtis-arena-games"];
    let mut rows = vec![screen.headings(&ids)];
    for bot in bots {
        rows.push(vec![
            bot.bot.clone(),
            format!("{:.1}", bot.rating),
            format!("{:.1} – {:.1}", bot.low, bot.high),
            grouped(bot.games),
        ]);
    }
    rows
}

/// The cost of decisions, as rows with headings.
pub fn pace_rows(pace: &[Pace], screen: &Screen) -> Vec<Vec<String>> {
    let ids = [
        "syrtis-arena-game",
        "syrtis-arena-bot",
        "syrtis-arena-decisions",
        "syrtis-arena-milliseconds",
        "syrtis-arena-simulations",
    ];
    let mut rows = vec![screen.headings(&ids)];
    for one in pace {
        rows.push(vec![
            one.game.clone(),
            one.bot.clone(),
            grouped(one.decisions),
            format!("{:.3}", one.mean_ms),
            format!("{:.0}", one.simulations),
        ]);
    }
    rows
}
