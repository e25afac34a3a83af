use arena::Share;
use arena::statistics::{Piece, Statistics};
use arena::svg::{Bar, bars, histogram};

use super::Page;
use crate::commands::statistics::{groups, head, piece_rows, seat_rows, source_rows, spread_rows, spreads};
use crate::screen::{Screen, percent};

/// The most pieces in one plot: the best and the worst.
const PLOTTED: usize = 40;

/// The statistics of many games as a page.
pub fn page(statistics: &Statistics, screen: &Screen) -> Page {
    let say = |id: &str| screen.words.text(id, &[]);
    let mut page = Page::new(&format!("{} · {}", statistics.game, statistics.variant), screen);
    page.paragraph(&screen.words.text("syrtis-stats-head", &head(statistics)));
    page.paragraph(&say("syrtis-stats-method"));
    page.heading(&say("syrtis-stats-spread"));
    page.table(&spread_rows(statistics, screen));
    for (id, spread) in spreads(statistics) {
        if spread.counts.len() > 1 {
            let counts: Vec<_> = spread.counts.iter().map(|(value, count)| (*value as f64, *count)).collect();
            page.plot(&histogram(&say(id), &counts, &say(id)));
        }
    }
    page.heading(&say("syrtis-stats-seats"));
    let seat = |seat: &arena::statistics::SeatStatistics| {
        bar(screen.words.name(table::Seat(seat.seat), &[]), seat.wins, usize::from(seat.seat))
    };
    let seats: Vec<_> = statistics.seats.iter().map(seat).collect();
    let fair = (!statistics.together).then(|| 1.0 / f64::from(statistics.players));
    page.plot(&bars(&say("syrtis-stats-seats"), &seats, 0.0, fair));
    page.table(&seat_rows(statistics, screen));
    if !statistics.sources.is_empty() {
        page.heading(&say("syrtis-stats-points"));
        page.table(&source_rows(statistics, screen));
    }
    if !statistics.pieces.is_empty() {
        page.heading(&say("syrtis-stats-pieces"));
    }
    for group in groups(&statistics.pieces) {
        page.part(&format!("{} · {}", group[0].kind, group[0].verb));
        let plotted = ends(group);
        let plotted: Vec<_> =
            plotted.iter().map(|piece| bar(screen.words.text(&piece.name, &[]), piece.wins, 1)).collect();
        page.plot(&bars(&say("syrtis-stats-pieces"), &plotted, 0.0, Some(group[0].usual)));
        page.table(&piece_rows(&group.iter().collect::<Vec<_>>(), screen));
    }
    page
}

/// All pieces, or the best and the worst if there are too many.
fn ends(group: &[Piece]) -> Vec<&Piece> {
    if group.len() <= PLOTTED {
        return group.iter().collect();
    }
    let half = PLOTTED / 2;
    group[..half].iter().chain(&group[group.len() - half..]).collect()
}

fn bar(label: String, share: Share, colour: usize) -> Bar {
    let shown = percent(share.share);
    Bar { label, value: share.share, low: share.low, high: share.high, colour, shown }
}
