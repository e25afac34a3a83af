use arena::svg::{Bar, bars, dots};
use arena::{Report, TableReport};

use super::Page;
use crate::commands::arena::{duel_rows, pace_rows, rating_rows, team_rows};
use crate::screen::{Screen, percent};

/// The report of a tournament as a page.
pub fn page(report: &Report, screen: &Screen) -> Page {
    let words = &screen.words;
    let say = |id: &str| words.text(id, &[]);
    let mut page = Page::new(&say("syrtis-arena-title"), screen);
    page.paragraph(&words.text(
        "syrtis-arena-head",
        &[
            ("played", report.played.into()),
            ("planned", report.planned.into()),
            ("format", report.format.to_string().into()),
            ("seed", report.seed.to_string().into()),
        ],
    ));
    page.paragraph(&say("syrtis-arena-method"));
    for table in &report.tables {
        page.heading(&table.table);
        write_table(&mut page, table, screen);
    }
    if !report.ratings.is_empty() {
        page.heading(&say("syrtis-arena-ratings"));
        page.paragraph(&say("syrtis-arena-ratings-method"));
    }
    for rated in &report.ratings {
        page.part(&rated.game);
        let dot = |(at, bot): (usize, &arena::Rated)| Bar {
            label: bot.bot.clone(),
            value: bot.rating,
            low: bot.low,
            high: bot.high,
            colour: at,
            shown: format!("{:.1}", bot.rating),
        };
        let dotted: Vec<_> = rated.bots.iter().enumerate().map(dot).collect();
        page.plot(&dots(&say("syrtis-arena-ratings"), &dotted));
        page.table(&rating_rows(&rated.bots, screen));
    }
    page.heading(&say("syrtis-arena-pace"));
    page.table(&pace_rows(&report.pace, screen));
    page
}

fn write_table(page: &mut Page, table: &TableReport, screen: &Screen) {
    let say = |id: &str| screen.words.text(id, &[]);
    if !table.duels.is_empty() {
        let bar = |(at, duel): (usize, &arena::Duel)| Bar {
            label: format!("{} – {}", duel.challenger, duel.field),
            value: duel.wins.share,
            low: duel.wins.low,
            high: duel.wins.high,
            colour: at,
            shown: percent(duel.wins.share),
        };
        let plotted: Vec<_> = table.duels.iter().enumerate().map(bar).collect();
        page.plot(&bars(&say("syrtis-arena-wins"), &plotted, 1.0, Some(1.0 / f64::from(table.players))));
        page.table(&duel_rows(&table.duels, screen));
    }
    for (teams, fair) in [(&table.teams, None), (&table.mixed, Some(1.0 / f64::from(table.players)))] {
        if teams.is_empty() {
            continue;
        }
        let bar = |(at, team): (usize, &arena::Team)| Bar {
            label: team.bot.clone(),
            value: team.wins.share,
            low: team.wins.low,
            high: team.wins.high,
            colour: at,
            shown: percent(team.wins.share),
        };
        let plotted: Vec<_> = teams.iter().enumerate().map(bar).collect();
        page.plot(&bars(&say("syrtis-arena-wins"), &plotted, 1.0, fair));
        page.table(&team_rows(teams, screen));
    }
    if table.players > 1 && !table.together {
        page.part(&say("syrtis-arena-seats"));
        let bar = |(seat, share): (usize, &arena::Share)| Bar {
            label: screen.words.name(table::Seat(seat as u8), &[]),
            value: share.share,
            low: share.low,
            high: share.high,
            colour: seat,
            shown: percent(share.share),
        };
        let plotted: Vec<_> = table.seats.iter().enumerate().map(bar).collect();
        page.plot(&bars(&say("syrtis-arena-seats"), &plotted, 1.0, Some(1.0 / f64::from(table.players))));
    }
}
