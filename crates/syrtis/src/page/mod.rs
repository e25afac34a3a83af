//! Reports as web pages: one file each, without scripts or anything loaded from elsewhere.

pub mod analysis;
pub mod arena;
pub mod statistics;

use std::fs;
use std::path::Path;

use ::arena::svg::STYLE;
use html_escape::encode_quoted_attribute as escape;

use crate::screen::{Failure, Screen};

/// The style sheet of a page, besides that of its plots.
const PAGE_STYLE: &str = "\
body{margin:2rem auto;max-width:60rem;padding:0 1rem;background:var(--paper);color:var(--ink);\
font:16px/1.5 system-ui,sans-serif}h1{font-size:1.6rem}h2{font-size:1.25rem;margin-top:2.5rem;\
border-bottom:1px solid var(--faint)}h3{font-size:1.05rem}table{border-collapse:collapse;margin:1rem 0}\
.wide{overflow-x:auto}th,td{padding:.25rem .7rem;border-bottom:1px solid var(--faint);text-align:left}\
td.n,th.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.soft{color:var(--soft)}.good{color:var(--good)}\
.bad{color:var(--bad)}figure{margin:1rem 0}";

/// A page that is written piece by piece.
pub struct Page {
    title: String,
    language: String,
    body: String,
}

impl Page {
    pub fn new(title: &str, screen: &Screen) -> Page {
        let body = format!("<h1>{}</h1>\n", escape(title));
        Page { title: title.into(), language: screen.language.clone(), body }
    }

    pub fn heading(&mut self, text: &str) {
        self.body += &format!("<h2>{}</h2>\n", escape(text));
    }

    pub fn part(&mut self, text: &str) {
        self.body += &format!("<h3>{}</h3>\n", escape(text));
    }

    pub fn paragraph(&mut self, text: &str) {
        self.body += &format!("<p>{}</p>\n", escape(text));
    }

    /// Adds a plot, as SVG.
    pub fn plot(&mut self, svg: &str) {
        self.body += &format!("<figure>{svg}</figure>\n");
    }

    /// Adds a table whose first row is headings. Columns of numbers are aligned to the right.
    pub fn table(&mut self, rows: &[Vec<String>]) {
        self.body += "<div class=\"wide\"><table>\n";
        for (at, row) in rows.iter().enumerate() {
            let cell = if at == 0 { "th" } else { "td" };
            self.body += "<tr>";
            for (column, text) in row.iter().enumerate() {
                let number =
                    rows.iter().skip(1).any(|row| row.get(column).is_some_and(|text| is_number(text)));
                let class = if number { " class=\"n\"" } else { "" };
                self.body += &format!("<{cell}{class}>{}</{cell}>", escape(text));
            }
            self.body += "</tr>\n";
        }
        self.body += "</table></div>\n";
    }

    /// The whole page.
    pub fn text(&self) -> String {
        format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
            <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
            <title>{}</title>\n<style>{STYLE}{PAGE_STYLE}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
            escape(&self.language),
            escape(&self.title),
            self.body
        )
    }

    /// Writes the page to a file.
    pub fn save(&self, file: &Path, screen: &Screen) -> Result<(), Failure> {
        fs::write(file, self.text()).map_err(|error| {
            let words = [("file", file.display().to_string().into()), ("why", error.to_string().into())];
            screen.failure("syrtis-file-unwritable", &words)
        })
    }
}

fn is_number(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_ascii_digit() || "-−+".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_complete_and_everything_is_escaped() {
        let screen = Screen::new("en").ok().unwrap();
        let mut page = Page::new("<Mars>", &screen);
        page.table(&[vec!["who".into(), "wins".into()], vec!["a & b".into(), "50 %".into()]]);
        let text = page.text();
        assert!(text.starts_with("<!doctype html>") && text.ends_with("</html>\n"));
        assert!(text.contains("<h1>&lt;Mars&gt;</h1>") && text.contains("<td>a &amp; b</td>"), "{text}");
        assert!(
            text.contains("<th class=\"n\">wins</th>") && text.contains("<td class=\"n\">50 %</td>"),
            "{text}"
        );
        assert!(!text.contains("<script") && !text.contains("http"), "the page loads nothing");
    }
}
