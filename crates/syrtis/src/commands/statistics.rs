use arena::statistics::{Distribution, Piece, Statistics};

use crate::screen::{Failure, Screen, grouped, percent};

/// The number of best and of worst pieces shown in the terminal.
const SHOWN: usize = 5;
/// A piece that came up less often is not significant yet.
const ENOUGH: u64 = 20;

/// Writes the statistics of many games.
pub fn report(statistics: &Statistics, screen: &mut Screen) -> Result<(), Failure> {
    screen.say("syrtis-stats-head", &head(statistics))?;
    screen.line("")?;
    screen.columns(&spread_rows(statistics, screen))?;
    screen.line("")?;
    screen.columns(&seat_rows(statistics, screen))?;
    if !statistics.sources.is_empty() {
        screen.line("")?;
        screen.columns(&source_rows(statistics, screen))?;
    }
    for group in groups(&statistics.pieces) {
        let often: Vec<&Piece> = group.iter().filter(|piece| piece.times >= ENOUGH).collect();
        if often.len() < 2 {
            continue;
        }
        let first = often.iter().take(SHOWN);
        let last = often.iter().skip(SHOWN.max(often.len().saturating_sub(SHOWN)));
        let shown: Vec<&Piece> = first.chain(last).copied().collect();
        screen.line("")?;
        screen.line(&format!("{} · {}", group[0].kind, group[0].verb))?;
        screen.columns(&piece_rows(&shown, screen))?;
    }
    Ok(())
}

/// The arguments of the heading.
pub fn head(statistics: &Statistics) -> [(&'static str, titles::words::TextArg); 6] {
    [
        ("game", statistics.game.as_str().into()),
        ("variant", statistics.variant.as_str().into()),
        ("players", statistics.players.into()),
        ("games", grouped(statistics.finished).into()),
        ("bots", statistics.bots.join(", ").into()),
        ("seed", statistics.seed.to_string().into()),
    ]
}

/// The pieces grouped by kind and verb. They are already sorted that way.
pub fn groups(pieces: &[Piece]) -> Vec<&[Piece]> {
    pieces.chunk_by(|one, other| (&one.kind, &one.verb) == (&other.kind, &other.verb)).collect()
}

/// The spread of scores and lengths, as rows with headings.
pub fn spread_rows(statistics: &Statistics, screen: &Screen) -> Vec<Vec<String>> {
    let ids = [
        "syrtis-stats-of",
        "syrtis-stats-mean",
        "syrtis-stats-deviation",
        "syrtis-stats-least",
        "syrtis-stats-tenth",
        "syrtis-stats-median",
        "syrtis-stats-ninetieth",
        "syrtis-stats-most",
    ];
    let mut rows = vec![screen.headings(&ids)];
    for (id, spread) in spreads(statistics) {
        if spread.counts.is_empty() {
            continue;
        }
        let mut row = vec![
            screen.words.text(id, &[]),
            format!("{:.2}", spread.mean),
            format!("{:.2}", spread.deviation),
        ];
        let marks = [spread.least, spread.tenth, spread.median, spread.ninetieth, spread.most];
        row.extend(marks.map(|mark| mark.to_string()));
        rows.push(row);
    }
    rows
}

/// The distributions, each with the id of its name.
pub fn spreads(statistics: &Statistics) -> [(&'static str, &Distribution); 5] {
    [
        ("syrtis-stats-scores", &statistics.scores),
        ("syrtis-stats-winning", &statistics.winning_scores),
        ("syrtis-stats-leads", &statistics.leads),
        ("syrtis-stats-actions", &statistics.actions),
        ("syrtis-stats-rounds", &statistics.rounds),
    ]
}

/// The results of the seats, as rows with headings.
pub fn seat_rows(statistics: &Statistics, screen: &Screen) -> Vec<Vec<String>> {
    let ids = [
        "syrtis-sim-seat",
        "syrtis-sim-score",
        "syrtis-sim-wins",
        "syrtis-arena-interval",
        "syrtis-stats-advantage",
    ];
    let mut rows = vec![screen.headings(&ids)];
    for seat in &statistics.seats {
        rows.push(vec![
            screen.words.name(table::Seat(seat.seat), &[]),
            format!("{:.2}", seat.score),
            percent(seat.wins.share),
            interval(seat.wins),
            format!("{:+.1} %", seat.advantage * 100.0),
        ]);
    }
    if statistics.won.share < 1.0 {
        let nobody = 1.0 - statistics.won.share;
        rows.push(vec![screen.words.text("syrtis-sim-nobody", &[]), String::new(), percent(nobody)]);
    }
    rows
}

/// The sources of points, as rows with headings.
pub fn source_rows(statistics: &Statistics, screen: &Screen) -> Vec<Vec<String>> {
    let ids = ["syrtis-stats-source", "syrtis-stats-winners", "syrtis-stats-others"];
    let mut rows = vec![screen.headings(&ids)];
    for source in &statistics.sources {
        let name = screen.words.text(&source.name, &[]);
        rows.push(vec![name, format!("{:.2}", source.winners), format!("{:.2}", source.others)]);
    }
    rows
}

/// The results of pieces, as rows with headings.
pub fn piece_rows(pieces: &[&Piece], screen: &Screen) -> Vec<Vec<String>> {
    let ids = [
        "syrtis-stats-piece",
        "syrtis-stats-times",
        "syrtis-stats-share",
        "syrtis-sim-wins",
        "syrtis-arena-interval",
        "syrtis-stats-usual",
        "syrtis-sim-score",
    ];
    let mut rows = vec![screen.headings(&ids)];
    for piece in pieces {
        rows.push(vec![
            screen.words.text(&piece.name, &[]),
            grouped(piece.times),
            percent(piece.share),
            percent(piece.wins.share),
            interval(piece.wins),
            percent(piece.usual),
            format!("{:.2}", piece.score),
        ]);
    }
    rows
}

/// The ends of a 95 % interval.
pub fn interval(share: arena::Share) -> String {
    format!("{:.1} – {:.1} %", share.low * 100.0, share.high * 100.0)
}
