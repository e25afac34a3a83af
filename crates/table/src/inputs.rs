//! The inputs of a game for learning: what each is called, where it stands, and how a position switches it on.

use std::fmt::Write as _;

use crate::{Piece, Set};

/// A named run of inputs. A game declares them with [`inputs!`](crate::inputs).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inputs {
    /// Its name, unique in its section.
    pub name: &'static str,
    /// What it says, for people.
    pub meaning: &'static str,
    /// The first input, counted from the beginning of the section.
    pub first: u16,
    /// How many inputs.
    pub size: u16,
    /// For a number: the steps, one input each, which is on from this value up. Empty for anything else.
    pub steps: &'static [i16],
}

/// A part of a layout that can stand in it more than once, such as what lies before a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// What it describes.
    pub name: &'static str,
    /// Its inputs, in order.
    pub inputs: &'static [Inputs],
}

impl Section {
    /// How many inputs it has.
    pub const fn size(&self) -> u16 {
        match self.inputs.last() {
            Some(last) => last.first + last.size,
            None => 0,
        }
    }
}

/// A group of inputs at its place in the whole layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Its name, unique in the layout: the section, which copy of it, and the inputs.
    pub name: String,
    /// What it says, for people.
    pub meaning: &'static str,
    /// The first input.
    pub first: u16,
    /// How many inputs.
    pub size: u16,
    /// The steps of a number, one input each; empty for anything else.
    pub steps: &'static [i16],
}

/// All inputs of a game in groups: the same for every seat, option, variant and number of players.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    /// The groups, in order and without gaps.
    pub groups: Vec<Group>,
    /// The sections, how often each stands here, and where first.
    sections: Vec<(Section, usize, u16)>,
}

impl Layout {
    /// A layout without inputs.
    pub fn new() -> Layout {
        Layout::default()
    }

    /// The layout with one more section at its end.
    #[must_use]
    pub fn with(self, section: Section) -> Layout {
        self.with_each(section, &[""])
    }

    /// The layout with a section for each of these: seats, zones, ships.
    ///
    /// # Panics
    /// If the inputs are too many for 16 bits.
    #[must_use]
    pub fn with_each(mut self, section: Section, copies: &[&str]) -> Layout {
        self.sections.push((section, copies.len(), self.size()));
        for copy in copies {
            let first = self.size();
            assert!(u32::from(first) + u32::from(section.size()) <= u32::from(u16::MAX), "too many inputs");
            let space = if copy.is_empty() { "" } else { " " };
            self.groups.extend(section.inputs.iter().map(|inputs| Group {
                name: format!("{}{space}{copy}: {}", section.name, inputs.name),
                meaning: inputs.meaning,
                first: first + inputs.first,
                size: inputs.size,
                steps: inputs.steps,
            }));
        }
        self
    }

    /// How many inputs there are.
    pub fn size(&self) -> u16 {
        self.groups.last().map_or(0, |last| last.first + last.size)
    }

    /// What identifies the layout: XXH3 (64 bits) of the names, sizes and steps. A network that was trained with another
    /// does not fit.
    pub fn hash(&self) -> u64 {
        let mut text = String::new();
        for group in &self.groups {
            let _ = writeln!(text, "{} {} {:?}", group.name, group.size, group.steps);
        }
        xxhash_rust::xxh3::xxh3_64(text.as_bytes())
    }

    /// The layout as a table in Markdown, for the document of a game.
    pub fn markdown(&self, game: &str) -> String {
        let mut text = format!(
            "# Inputs of `{game}`\n\n\
             Generated from the code (`cargo xtask types`); do not edit. {} inputs, layout {:016x}.\n\n\
             A position is the list of the inputs that are on, seen by one seat. A number has one input for each of its \
             steps, on from that value up; a set has one for each of its pieces; a choice has one for each answer.\n",
            self.size(),
            self.hash()
        );
        for (section, copies, first) in &self.sections {
            text += &heading(section, *copies, *first);
            for inputs in section.inputs {
                let at = if *copies == 1 { first + inputs.first } else { inputs.first };
                text += &row(inputs, at);
            }
        }
        text
    }
}

fn heading(section: &Section, copies: usize, first: u16) -> String {
    let size = section.size();
    let name = section.name;
    let title = if copies == 1 {
        format!("\n## {name}\n\n{size} inputs from {first}.\n\n")
    } else {
        format!(
            "\n## {name}\n\n{copies} times {size} inputs from {first}; counted from the first of each.\n\n"
        )
    };
    title + "| first | inputs | name | meaning |\n|---:|---:|---|---|\n"
}

fn row(inputs: &Inputs, at: u16) -> String {
    let steps: Vec<String> = inputs.steps.iter().map(ToString::to_string).collect();
    let steps = if steps.is_empty() { String::new() } else { format!(" (from {})", steps.join(", ")) };
    format!("| {at} | {} | `{}` | {}{steps} |\n", inputs.size, inputs.name, inputs.meaning)
}

/// Declares a section of a layout: one constant of type [`Inputs`] for each line, and `SECTION`.
///
/// A line is a name, then how many inputs it has or `at` the steps of a number, then what it says.
///
/// ```
/// table::inputs! {
///     /// What lies before a seat.
///     pub mod board = "board" {
///         SEATED: 1, "somebody sits here";
///         CHIPS: at [1, 2, 5], "chips";
///     }
/// }
/// assert_eq!((board::CHIPS.first, board::CHIPS.size), (1, 3));
/// assert_eq!(board::SECTION.size(), 4);
/// ```
#[macro_export]
macro_rules! inputs {
    ($(#[$about:meta])* $vis:vis mod $section:ident = $title:literal { $($lines:tt)* }) => {
        $(#[$about])*
        #[allow(missing_docs)]
        $vis mod $section {
            #[allow(unused_imports)]
            use super::*;
            $crate::inputs!(@line 0, [] $($lines)*);
            /// The section as a whole.
            pub const SECTION: $crate::Section = $crate::Section { name: $title, inputs: ALL };
        }
    };
    (@line $first:expr, [$($seen:ident)*] $name:ident: at $steps:expr, $meaning:literal; $($rest:tt)*) => {
        pub const $name: $crate::Inputs = {
            const STEPS: &[i16] = &$steps;
            $crate::Inputs {
                name: stringify!($name), meaning: $meaning, first: $first, size: STEPS.len() as u16, steps: STEPS,
            }
        };
        $crate::inputs!(@line $name.first + $name.size, [$($seen)* $name] $($rest)*);
    };
    (@line $first:expr, [$($seen:ident)*] $name:ident: $size:expr, $meaning:literal; $($rest:tt)*) => {
        pub const $name: $crate::Inputs = $crate::Inputs {
            name: stringify!($name), meaning: $meaning, first: $first, size: ($size) as u16, steps: &[],
        };
        $crate::inputs!(@line $name.first + $name.size, [$($seen)* $name] $($rest)*);
    };
    (@line $first:expr, [$($seen:ident)*]) => {
        const ALL: &[$crate::Inputs] = &[$($seen),*];
    };
}

/// Where a position switches its inputs on: in their order, section by section.
#[derive(Debug)]
pub struct Sheet<'a> {
    out: &'a mut Vec<u16>,
    /// Where the section begins.
    base: u16,
}

impl<'a> Sheet<'a> {
    /// An empty sheet at its first section; what `out` held is forgotten.
    pub fn new(out: &'a mut Vec<u16>) -> Sheet<'a> {
        out.clear();
        Sheet { out, base: 0 }
    }

    /// Goes on to the section after this one.
    #[inline]
    pub fn past(&mut self, section: Section) {
        self.base += section.size();
    }

    /// Ends the sheet, which has come to the end of this layout.
    pub fn end(self, layout: &Layout) {
        debug_assert_eq!(self.base, layout.size(), "the sections written are not those of the layout");
    }

    /// Switches on the nth of these inputs.
    #[inline]
    pub fn one(&mut self, inputs: Inputs, nth: usize) {
        debug_assert!(nth < usize::from(inputs.size), "{} has no input {nth}", inputs.name);
        let at = self.base + inputs.first + nth as u16;
        debug_assert!(self.out.last().is_none_or(|last| *last < at), "{} {nth} is out of order", inputs.name);
        self.out.push(at);
    }

    /// Switches on the nth of these inputs, if any.
    #[inline]
    pub fn maybe(&mut self, inputs: Inputs, nth: Option<usize>) {
        if let Some(nth) = nth {
            self.one(inputs, nth);
        }
    }

    /// Switches on the first of these inputs if it holds.
    #[inline]
    pub fn flag(&mut self, inputs: Inputs, holds: bool) {
        self.maybe(inputs, holds.then_some(0));
    }

    /// Switches on an input for each step that `value` has reached.
    #[inline]
    pub fn reach(&mut self, inputs: Inputs, value: i32) {
        self.reach_nth(inputs, 0, inputs.steps, value);
    }

    /// The same for the nth of several numbers with the same `steps`.
    #[inline]
    pub fn reach_nth(&mut self, inputs: Inputs, nth: usize, steps: &[i16], value: i32) {
        for (step, least) in steps.iter().enumerate() {
            if value < i32::from(*least) {
                break;
            }
            self.one(inputs, nth * steps.len() + step);
        }
    }

    /// Switches on an input for each bit that is set.
    #[inline]
    pub fn bits(&mut self, inputs: Inputs, mut bits: u64) {
        while bits != 0 {
            self.one(inputs, bits.trailing_zeros() as usize);
            bits &= bits - 1;
        }
    }

    /// Switches on an input for each piece of a set.
    #[inline]
    pub fn set<T: Piece, const W: usize>(&mut self, inputs: Inputs, set: &Set<T, W>) {
        for piece in set.iter() {
            self.one(inputs, piece.ordinal());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::inputs! {
        mod table = "table" {
            STAGE: 3, "the stage";
        }
    }
    crate::inputs! {
        mod board = "board" {
            MONEY: at [-1, 0, 10], "money";
            TWO: 2 * 2, "two small numbers";
            LAST: 1, "the last flag";
        }
    }

    fn layout() -> Layout {
        Layout::new().with(table::SECTION).with_each(board::SECTION, &["own", "next"])
    }

    #[test]
    fn groups_follow_each_other_without_gaps() {
        let layout = layout();
        assert_eq!(layout.size(), 3 + 2 * 8);
        let mut at = 0;
        for group in &layout.groups {
            assert_eq!(group.first, at, "{}", group.name);
            at += group.size;
        }
        assert_eq!(layout.groups[4].name, "board next: MONEY");
    }

    #[test]
    fn names_sizes_and_steps_identify_a_layout() {
        let mut others = [layout(), layout(), layout()];
        others[0].groups[0].name.push('s');
        others[1].groups[0].size += 1;
        others[2].groups[1].steps = &[-1, 0, 11];
        assert!(others.iter().all(|other| other.hash() != layout().hash()));
        let mut same = layout();
        same.groups[0].meaning = "said in other words";
        assert_eq!(same.hash(), layout().hash());
    }

    #[test]
    fn a_sheet_switches_inputs_on_at_their_places() {
        let mut out = vec![77];
        let mut sheet = Sheet::new(&mut out);
        sheet.one(table::STAGE, 2);
        sheet.past(table::SECTION);
        sheet.reach(board::MONEY, 9);
        sheet.reach_nth(board::TWO, 1, &[1, 5], 5);
        sheet.past(board::SECTION);
        sheet.reach(board::MONEY, -2);
        sheet.bits(board::TWO, 0b1001);
        sheet.flag(board::LAST, true);
        sheet.past(board::SECTION);
        sheet.end(&layout());
        assert_eq!(out, [2, 3, 4, 8, 9, 14, 17, 18]);
    }

    #[test]
    fn a_layout_is_shown_as_a_table() {
        let text = layout().markdown("example");
        assert!(text.contains("\n## table\n\n3 inputs from 0.\n"), "{text}");
        assert!(text.contains("\n## board\n\n2 times 8 inputs from 3;"), "{text}");
        assert!(text.contains("| 0 | 3 | `MONEY` | money (from -1, 0, 10) |\n"), "{text}");
    }
}
