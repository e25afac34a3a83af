//! Plots as SVG text to embed in a page, without scripts or files. Colours come from the page's [`STYLE`], which suits
//! light and dark screens; texts come from the caller.

use std::fmt::Write;

use html_escape::encode_quoted_attribute as escape;

/// The style sheet that the plots need on their page.
pub const STYLE: &str = "\
:root{--ink:#1d1b1a;--paper:#fffdfb;--faint:#e4ddd6;--soft:#8a8079;--one:#b4482a;--two:#2f6f8f;--three:#5b8c3a;\
--four:#8a5aa5;--five:#c28a1e;--six:#3d3d8f;--good:#2e7d46;--bad:#b3362b}\
@media(prefers-color-scheme:dark){:root{--ink:#eee6df;--paper:#191615;--faint:#3a332f;--soft:#9d928a;--one:#e0714f;\
--two:#5fa8cc;--three:#8dc063;--four:#b98bd3;--five:#e3b04b;--six:#8f8fe0;--good:#62c081;--bad:#ec7063}}\
svg{max-width:100%;height:auto;font:12px system-ui,sans-serif;fill:var(--ink)}\
svg .axis{stroke:var(--soft);stroke-width:1}svg .grid{stroke:var(--faint);stroke-width:1}\
svg .fair{stroke:var(--soft);stroke-width:1.5;stroke-dasharray:4 3}svg .whisker{stroke:var(--ink);stroke-width:1.5;fill:none}\
svg .soft{fill:var(--soft)}svg .c0{fill:var(--one)}svg .c1{fill:var(--two)}svg .c2{fill:var(--three)}svg .c3{fill:var(--four)}\
svg .c4{fill:var(--five)}svg .c5{fill:var(--six)}svg .l0{stroke:var(--one)}svg .l1{stroke:var(--two)}svg .l2{stroke:var(--three)}\
svg .l3{stroke:var(--four)}svg .l4{stroke:var(--five)}svg .l5{stroke:var(--six)}\
svg .line{fill:none;stroke-width:2;stroke-linejoin:round}";

/// The number of colours.
const COLOURS: usize = 6;
const WIDTH: f64 = 720.0;
const ROW: f64 = 22.0;
const LETTER: f64 = 7.4;

/// A number with its interval.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// Its label.
    pub label: String,
    /// The number.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
    /// Its colour, by number.
    pub colour: usize,
    /// The number as text.
    pub shown: String,
}

/// A line through points.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Its label.
    pub label: String,
    /// Its points from left to right.
    pub points: Vec<(f64, f64)>,
}

/// Horizontal bars from zero with their intervals, and a dashed line at the fair value.
pub fn bars(title: &str, bars: &[Bar], most: f64, fair: Option<f64>) -> String {
    let left = label_width(bars.iter().map(|bar| bar.label.as_str()));
    let most = bars.iter().map(|bar| bar.high).fold(most, f64::max).max(1e-9);
    let right = 12.0 + label_width(bars.iter().map(|bar| bar.shown.as_str()));
    let x = |value: f64| left + (WIDTH - left - right) * (value / most).clamp(0.0, 1.0);
    let height = bars.len() as f64 * ROW + 8.0;
    let mut svg = open(title, height);
    for (at, bar) in bars.iter().enumerate() {
        let y = at as f64 * ROW + 4.0;
        let middle = y + ROW / 2.0;
        text(&mut svg, left - 8.0, middle + 4.0, "end", "", &bar.label);
        let _ = write!(
            svg,
            r#"<rect class="c{}" x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="2"/>"#,
            bar.colour % COLOURS,
            x(0.0),
            y + 3.0,
            (x(bar.value) - x(0.0)).max(0.5),
            ROW - 6.0
        );
        whisker(&mut svg, x(bar.low), x(bar.high), middle);
        text(&mut svg, WIDTH - right + 8.0, middle + 4.0, "start", "soft", &bar.shown);
    }
    if let Some(fair) = fair {
        straight(&mut svg, "fair", (x(fair), 0.0), (x(fair), height));
    }
    svg + "</svg>"
}

/// Points with their intervals on one scale.
pub fn dots(title: &str, bars: &[Bar]) -> String {
    let left = label_width(bars.iter().map(|bar| bar.label.as_str()));
    let right = 12.0 + label_width(bars.iter().map(|bar| bar.shown.as_str()));
    let least = bars.iter().map(|bar| bar.low).fold(f64::INFINITY, f64::min);
    let most = bars.iter().map(|bar| bar.high).fold(f64::NEG_INFINITY, f64::max);
    let x = |value: f64| left + (WIDTH - left - right) * ((value - least) / (most - least).max(1e-9));
    let mut svg = open(title, bars.len() as f64 * ROW + 8.0);
    for (at, bar) in bars.iter().enumerate() {
        let middle = at as f64 * ROW + 4.0 + ROW / 2.0;
        straight(&mut svg, "grid", (left, middle), (WIDTH - right, middle));
        text(&mut svg, left - 8.0, middle + 4.0, "end", "", &bar.label);
        whisker(&mut svg, x(bar.low), x(bar.high), middle);
        let (x, colour) = (x(bar.value), bar.colour % COLOURS);
        let _ = write!(svg, r#"<circle class="c{colour}" cx="{x:.1}" cy="{middle:.1}" r="5"/>"#);
        text(&mut svg, WIDTH - right + 8.0, middle + 4.0, "start", "soft", &bar.shown);
    }
    svg + "</svg>"
}

/// Vertical bars side by side: how often each number occurred.
pub fn histogram(title: &str, counts: &[(f64, u64)], across: &str) -> String {
    const HEIGHT: f64 = 180.0;
    const FOOT: f64 = 34.0;
    let (bins, step) = binned(counts);
    let most = bins.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1) as f64;
    let width = (WIDTH - 20.0) / bins.len().max(1) as f64;
    let mut svg = open(title, HEIGHT + FOOT);
    let every = (bins.len() / 12).max(1);
    for (at, (from, count)) in bins.iter().enumerate() {
        let (x, tall) = (10.0 + at as f64 * width, *count as f64 / most * (HEIGHT - 10.0));
        let _ = write!(
            svg,
            r#"<rect class="c0" x="{x:.1}" y="{:.1}" width="{:.1}" height="{tall:.1}"><title>{}: {count}</title></rect>"#,
            HEIGHT - tall,
            (width - 1.0).max(0.5),
            range(*from, step)
        );
        if at % every == 0 {
            text(&mut svg, x + width / 2.0, HEIGHT + 14.0, "middle", "soft", &number(*from));
        }
    }
    straight(&mut svg, "axis", (10.0, HEIGHT), (WIDTH - 10.0, HEIGHT));
    text(&mut svg, WIDTH / 2.0, HEIGHT + 30.0, "middle", "", across);
    svg + "</svg>"
}

/// Lines between 0 and 1, with marks where something happened.
pub fn lines(title: &str, lines: &[Line], marks: &[f64]) -> String {
    const HEIGHT: f64 = 260.0;
    let (left, right, legend) = (44.0, 10.0, 22.0);
    let most = lines.iter().flat_map(|line| &line.points).map(|point| point.0).fold(1.0, f64::max);
    let x = |value: f64| left + (WIDTH - left - right) * value / most;
    let y = |share: f64| legend + (HEIGHT - legend) * (1.0 - share.clamp(0.0, 1.0));
    let mut svg = open(title, HEIGHT + 22.0);
    for quarter in 0..=4 {
        let share = f64::from(quarter) / 4.0;
        straight(&mut svg, "grid", (left, y(share)), (WIDTH - right, y(share)));
        text(&mut svg, left - 6.0, y(share) + 4.0, "end", "soft", &format!("{} %", quarter * 25));
    }
    for mark in marks {
        straight(&mut svg, "fair", (x(*mark), legend), (x(*mark), HEIGHT));
        text(&mut svg, x(*mark), HEIGHT + 16.0, "middle", "soft", &number(*mark));
    }
    let mut along = left;
    for (at, line) in lines.iter().enumerate() {
        let colour = at % COLOURS;
        let points: Vec<_> =
            line.points.iter().map(|point| format!("{:.1},{:.1}", x(point.0), y(point.1))).collect();
        let _ = write!(svg, r#"<polyline class="line l{colour}" points="{}"/>"#, points.join(" "));
        let _ = write!(svg, r#"<rect class="c{colour}" x="{along:.1}" y="2" width="12" height="12"/>"#);
        text(&mut svg, along + 16.0, 12.0, "start", "", &line.label);
        along += 32.0 + line.label.chars().count() as f64 * LETTER;
    }
    svg + "</svg>"
}

/// Groups the numbers into as many bars as can be told apart. Returns the start and the count of each, and their width.
fn binned(counts: &[(f64, u64)]) -> (Vec<(f64, u64)>, f64) {
    const MOST: f64 = 60.0;
    let (Some(first), Some(last)) = (counts.first(), counts.last()) else { return (Vec::new(), 1.0) };
    let step = ((last.0 - first.0 + 1.0) / MOST).ceil().max(1.0);
    let begin = (first.0 / step).floor() * step;
    let mut bins = vec![];
    let mut from = begin;
    while from <= last.0 {
        bins.push((from, 0));
        from += step;
    }
    for (value, count) in counts {
        bins[((value - begin) / step) as usize].1 += count;
    }
    (bins, step)
}

fn range(from: f64, step: f64) -> String {
    if step > 1.0 { format!("{}–{}", number(from), number(from + step - 1.0)) } else { number(from) }
}

fn number(value: f64) -> String {
    format!("{value:.0}")
}

fn label_width<'a>(labels: impl Iterator<Item = &'a str>) -> f64 {
    labels.map(|label| label.chars().count() as f64 * LETTER).fold(40.0, f64::max).min(320.0) + 10.0
}

fn open(title: &str, height: f64) -> String {
    let title = escape(title);
    format!(
        r#"<svg viewBox="0 0 {WIDTH} {height:.0}" width="{WIDTH}" height="{height:.0}" role="img" aria-label="{title}"><title>{title}</title>"#
    )
}

fn text(svg: &mut String, x: f64, y: f64, anchor: &str, class: &str, text: &str) {
    let text = escape(text);
    let _ =
        write!(svg, r#"<text class="{class}" x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{text}</text>"#);
}

fn straight(svg: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
    let _ = write!(
        svg,
        r#"<line class="{class}" x1="{:.1}" y1="{:.1}" x2="{:.1}" y2="{:.1}"/>"#,
        from.0, from.1, to.0, to.1
    );
}

fn whisker(svg: &mut String, low: f64, high: f64, y: f64) {
    let (up, down) = (y - 4.0, y + 4.0);
    let _ = write!(
        svg,
        r#"<path class="whisker" d="M{low:.1} {up:.1}V{down:.1}M{low:.1} {y:.1}H{high:.1}M{high:.1} {up:.1}V{down:.1}"/>"#
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_and_titles_are_escaped() {
        let bar =
            Bar { label: "<b>&\"".into(), value: 0.5, low: 0.4, high: 0.6, colour: 9, shown: "50 %".into() };
        let svg = bars("a 'title'", &[bar], 1.0, Some(0.5));
        assert!(svg.contains("&lt;b&gt;&amp;&quot;") && svg.contains("a &#x27;title&#x27;"), "{svg}");
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>") && svg.contains("class=\"fair\""));
    }

    #[test]
    fn every_number_is_in_a_bar() {
        let counts: Vec<_> = (0..500).map(|value| (f64::from(value), 2)).collect();
        let (bins, step) = binned(&counts);
        assert!(bins.len() <= 60 && step > 1.0);
        assert_eq!(bins.iter().map(|(_, count)| count).sum::<u64>(), 1000);
        let (bins, step) = binned(&[(-3.0, 1), (4.0, 5)]);
        assert_eq!((bins.len(), step, bins[7]), (8, 1.0, (4.0, 5)));
        assert!(binned(&[]).0.is_empty());
    }

    #[test]
    fn a_line_stays_within_its_frame() {
        let line = Line { label: "Ada".into(), points: vec![(0.0, 0.5), (10.0, 1.5), (20.0, -1.0)] };
        let svg = lines("chances", &[line], &[10.0]);
        assert!(svg.contains("44.0,141.0 377.0,22.0 710.0,260.0"), "{svg}");
    }
}
