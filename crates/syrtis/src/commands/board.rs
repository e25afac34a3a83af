//! A table as one viewer sees it, in words.

use table::{Paragraph, Viewer};
use titles::Table;

use crate::outline::outline;
use crate::screen::{Failure, Screen};

/// The widest the column of subjects may be; a longer subject overflows it.
const WIDEST: usize = 42;

/// Writes the position in the game's words, or as data if the game has no words for it.
pub fn write(table: &dyn Table, viewer: Viewer, screen: &mut Screen) -> Result<(), Failure> {
    let paragraphs = table.describe(viewer);
    if paragraphs.is_empty() {
        let view = serde_json::from_str(&table.view(viewer)).expect("a view is JSON");
        return outline(&view).iter().try_for_each(|line| screen.line(line));
    }
    paragraphs_in_columns(&paragraphs, table, screen)
}

/// Writes each paragraph in two columns: what it is about, and what there is to say of it.
pub fn paragraphs_in_columns(
    paragraphs: &[Paragraph],
    table: &dyn Table,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let say = |message| screen.words.say(message, table.names());
    let said: Vec<_> = paragraphs
        .iter()
        .map(|paragraph| {
            let parts: Vec<_> = paragraph.parts.iter().map(say).collect();
            (say(&paragraph.about), parts.join(" · "))
        })
        .collect();
    let width = said.iter().map(|(about, _)| about.chars().count()).max().unwrap_or(0).min(WIDEST);
    for (about, parts) in said {
        screen.hanging(&format!("{about:width$}  "), &parts, width + 2)?;
    }
    Ok(())
}
