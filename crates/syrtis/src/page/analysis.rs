use arena::analysis::Analysis;
use arena::svg::{Line, lines};
use titles::Table;

use super::Page;
use crate::commands::analyse::{head, said, seat_rows, swing_sentence};
use crate::screen::{Screen, percent};

/// The number of swings marked in the plot.
const MARKED: usize = 5;

/// An analysis as a page.
pub fn page(analysis: &Analysis, record: &dyn Table, screen: &Screen) -> Page {
    let say = |id: &str| screen.words.text(id, &[]);
    let mut page = Page::new(&format!("{} · {}", analysis.game, analysis.variant), screen);
    page.paragraph(&screen.words.text("syrtis-analyse-head", &head(analysis)));
    page.paragraph(&say("syrtis-analyse-method"));
    page.heading(&say("syrtis-analyse-chances"));
    let marks: Vec<f64> = analysis
        .swings
        .iter()
        .take(MARKED)
        .map(|swing| analysis.decisions[swing.decision].line as f64)
        .collect();
    page.plot(&lines(&say("syrtis-analyse-chances"), &chances(analysis, record, screen), &marks));
    page.table(&seat_rows(analysis, screen));
    page.heading(&say("syrtis-analyse-swings"));
    for swing in &analysis.swings {
        page.paragraph(&swing_sentence(analysis, *swing, record, screen));
    }
    page.heading(&say("syrtis-arena-decisions"));
    page.table(&decision_rows(analysis, record, screen));
    page
}

/// Each seat's chance at its own decisions, and at the end.
fn chances(analysis: &Analysis, record: &dyn Table, screen: &Screen) -> Vec<Line> {
    let line = |seat: u8| {
        let own = analysis.decisions.iter().filter(|decision| decision.seat == seat);
        let mut points: Vec<_> = own
            .flat_map(|decision| {
                let at = decision.line as f64;
                let known = |at: f64, chance: Option<f64>| chance.map(|chance| (at, chance));
                known(at - 1.0, decision.before).into_iter().chain(known(at, decision.after))
            })
            .collect();
        if let Some(outcome) = &analysis.outcome {
            let won = outcome.winners.contains(table::Seat(seat));
            points.push((analysis.actions as f64, f64::from(u8::from(won))));
        }
        Line { label: screen.words.name(table::Seat(seat), &analysis.names), points }
    };
    (0..record.seats()).map(line).collect()
}

fn decision_rows(analysis: &Analysis, record: &dyn Table, screen: &Screen) -> Vec<Vec<String>> {
    let ids = [
        "syrtis-analyse-line",
        "syrtis-analyse-round",
        "syrtis-sim-seat",
        "syrtis-analyse-done",
        "syrtis-analyse-choice",
        "syrtis-analyse-before",
        "syrtis-analyse-after",
        "syrtis-analyse-since",
    ];
    let mut rows = vec![screen.headings(&ids)];
    for decision in &analysis.decisions {
        let same = decision.index == decision.choice_index;
        rows.push(vec![
            decision.line.to_string(),
            decision.round.to_string(),
            screen.words.name(table::Seat(decision.seat), &analysis.names),
            said(decision.index, record, screen),
            if same { "✓".into() } else { said(decision.choice_index, record, screen) },
            decision.before.map_or_else(unknown, percent),
            decision.after.map_or_else(unknown, percent),
            decision.meanwhile.map_or_else(unknown, |change| format!("{:+.1} %", change * 100.0)),
        ]);
    }
    rows
}

/// The chance of an action that the bot did not try.
fn unknown() -> String {
    "–".into()
}
