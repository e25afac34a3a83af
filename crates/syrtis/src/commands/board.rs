//! A table as one viewer sees it, for people.

use table::Viewer;
use titles::Table;

use crate::outline::outline;
use crate::screen::{Failure, Screen};

/// What a paragraph is about takes no more room than this, unless it needs it.
const WIDEST: usize = 42;

/// Writes the position in the words of the game; a game without words for it is shown as its data.
pub fn write(table: &dyn Table, viewer: Viewer, screen: &mut Screen) -> Result<(), Failure> {
    let paragraphs = table.describe(viewer);
    if paragraphs.is_empty() {
        let view = serde_json::from_str(&table.view(viewer)).expect("a view is JSON");
        return outline(&view).iter().try_for_each(|line| screen.line(line));
    }
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
