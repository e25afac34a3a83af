use table::{Item, Provenance};

use crate::screen::{Failure, Screen};

/// List what is in a game's box, and how certain each component is
#[derive(clap::Args)]
#[command(
    after_help = "Provenance: printed (on the component or in the rulebook), reported (by people who have the \
    game), third_party (from other people's lists and programs), disputed (the sources disagree), mixed (part of \
    it is our own), designed (our own, where no source gives the values)."
)]
pub struct Args {
    /// The game
    game: String,
    /// Only this kind of component
    #[arg(long, value_name = "WORD")]
    kind: Option<String>,
    /// Only components with this provenance
    #[arg(long, value_name = "WORD")]
    provenance: Option<String>,
    /// Print a JSON list for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let mut items = screen.title(&args.game)?.material();
    keep(&mut items, "kind", args.kind.as_deref(), |item| item.kind, screen)?;
    keep(&mut items, "provenance", args.provenance.as_deref(), |item| item.provenance.word(), screen)?;
    if args.json {
        return screen.json(&items);
    }
    let mut rows = vec![screen.headings(&HEADINGS)];
    for item in &items {
        let name = screen.words.text(item.name, &[]);
        rows.push(vec![
            item.kind.into(),
            item.id.into(),
            name,
            item.provenance.word().into(),
            item.own.iter().map(|own| own.word()).collect::<Vec<_>>().join(", "),
            item.confidence.to_string(),
        ]);
    }
    screen.columns(&rows)?;
    screen.line("")?;
    let sure = table::sureness(&items);
    for provenance in Provenance::ALL {
        let count = items.iter().filter(|item| item.provenance == provenance).count() as u64;
        let pieces = sure.iter().filter(|sure| sure.provenance == provenance);
        let pieces: u64 = pieces.map(|sure| u64::from(sure.pieces)).sum();
        if count > 0 {
            let words = [
                ("provenance", provenance.word().into()),
                ("count", count.into()),
                ("pieces", pieces.into()),
            ];
            screen.say("syrtis-material-count", &words)?;
        }
    }
    Ok(())
}

const HEADINGS: [&str; 6] = [
    "syrtis-material-kind",
    "syrtis-material-id",
    "syrtis-material-name",
    "syrtis-material-provenance",
    "syrtis-material-own",
    "syrtis-material-confidence",
];

/// Keeps the items whose word is `wanted`. If none has it, the error lists the known words.
fn keep(
    items: &mut Vec<Item>,
    field: &str,
    wanted: Option<&str>,
    word: impl Fn(&Item) -> &'static str,
    screen: &Screen,
) -> Result<(), Failure> {
    let Some(wanted) = wanted else { return Ok(()) };
    let mut known: Vec<_> = items.iter().map(&word).collect();
    known.sort_unstable();
    known.dedup();
    items.retain(|item| word(item) == wanted);
    if items.is_empty() {
        let words = [("field", field.into()), ("word", wanted.into()), ("known", known.join(", ").into())];
        return Err(screen.failure("syrtis-material-none", &words));
    }
    Ok(())
}
