//! Trains networks from nothing, as `syrtis train` does, without the rest of the program: quick to build where nothing but
//! training is wanted.
//!
//!     cargo run --release -p arena --example train -- WORK OUT SECONDS ROUND_SECONDS TABLE…
//!     cargo run --release -p arena --example train -- learn OUT FOLDER…
//!     cargo run --release -p arena --example train -- card NET OUT NOTE TABLE…
//!     cargo run --release -p arena --example train -- arena BOTS GAMES SEED NAME=FILE,… TABLE…
//!
//! `THREADS` in the environment says on how many threads, `EPOCHS` how often `learn` goes through the lessons, and `POLICY` that
//! it learns a policy too, with a small layer of this width.

use std::error::Error;
use std::fs;
use std::num::NonZeroUsize;
use std::time::Duration;

use arena::course::Course;
use arena::{Format, Nets, Report, Results, TableSpec, Tournament};

fn main() -> Result<(), Box<dyn Error>> {
    titles::list_example();
    let args: Vec<String> = std::env::args().skip(1).collect();
    match &args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["arena", bots, games, seed, nets, tables @ ..] => compare(bots, games, seed, nets, tables),
        ["learn", out, folders @ ..] => learn(out, folders),
        ["card", net, out, note, tables @ ..] => card(net, out, note, tables),
        [work, out, seconds, round, tables @ ..] => train(work, out, seconds, round, tables),
        _ => Err("train WORK OUT SECONDS ROUND_SECONDS TABLE…".into()),
    }
}

/// A number from the environment.
fn number<N: std::str::FromStr>(name: &str) -> Option<N> {
    std::env::var(name).ok()?.parse().ok()
}

fn threads() -> NonZeroUsize {
    number("THREADS").or(std::thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

fn tables(texts: &[&str]) -> Result<Vec<TableSpec>, Box<dyn Error>> {
    let mut tables = Vec::new();
    for text in texts {
        tables.extend(TableSpec::read(text)?);
    }
    Ok(tables)
}

fn train(work: &str, out: &str, seconds: &str, round: &str, texts: &[&str]) -> Result<(), Box<dyn Error>> {
    let course = Course {
        tables: tables(texts)?,
        work: work.into(),
        out: Some(out.into()),
        time: Duration::from_secs_f64(seconds.parse()?),
        round: Duration::from_secs_f64(round.parse()?),
        threads: threads(),
        seed: 20,
        recipe: Default::default(),
        leans: false,
        gate_games: 60,
        expert_games: 6,
        budget: "5ms".parse()?,
    };
    Ok(course.run(&mut |line| println!("{line}"))?)
}

fn compare(bots: &str, games: &str, seed: &str, nets: &str, texts: &[&str]) -> Result<(), Box<dyn Error>> {
    let tables = tables(texts)?;
    let title = tables.first().ok_or("no table")?.title;
    let mut read = Nets::new();
    for pair in nets.split(',').filter(|pair| !pair.is_empty()) {
        let (name, file) = pair.split_once('=').ok_or("NAME=FILE")?;
        let name = titles::NetName::new(name).ok_or("a plain name")?;
        read.insert(name, title.read_net(&fs::read(file)?)?);
    }
    let tournament = Tournament {
        bots: bots.split(',').map(str::parse).collect::<Result<_, _>>()?,
        tables,
        format: Format::Pairs,
        both: false,
        games: games.parse()?,
        seed: seed.parse()?,
        nets: read,
    };
    let mut results = Results::in_memory();
    arena::run(&tournament, &mut results, threads(), &|_| {})?;
    let report = Report::of(&tournament, &results);
    println!("{}", serde_json::to_string_pretty(&report)?);
    Ok(())
}

/// Writes a network that was measured by the arena with its card: what is to be said of it, and the tables it is accepted for.
fn card(net: &str, out: &str, note: &str, texts: &[&str]) -> Result<(), Box<dyn Error>> {
    let tables = tables(texts)?;
    let net = titles::Net::read(&fs::read(net)?)?.with_note(note);
    let accepted = tables.iter().map(TableSpec::condition).collect();
    Ok(fs::write(out, net.with_tables(accepted).write())?)
}

/// Trains on the shards in these folders alone.
fn learn(out: &str, folders: &[&str]) -> Result<(), Box<dyn Error>> {
    let mut data = learn::Data::new();
    for folder in folders {
        for file in arena::selfplay::shards(folder.as_ref())? {
            if !data.add(&learn::Shard::read(&file)?) {
                return Err("the shards are of different games".into());
            }
        }
    }
    let usual = learn::Recipe::default();
    let (epochs, policy) = (number("EPOCHS").unwrap_or(usual.epochs), number("POLICY"));
    let (leans, policy) = (policy.is_some(), policy.unwrap_or(usual.policy));
    let recipe = learn::Recipe { threads: threads().get(), epochs, leans, policy, ..usual };
    println!("{} games, {} positions", data.games(), data.positions());
    let trained = learn::train(&data, &recipe, None, "trained on shards", |verdict| println!("{verdict:?}"))?;
    println!("{:?}", trained.best);
    println!("rounded by {:?}", trained.rounded);
    Ok(fs::write(out, trained.net.write())?)
}
