use std::fmt;

use super::state::Sample;
use crate::{Message, Part, Piece, Words, number};

crate::actions! {
    /// What a player of *Prospect* can do.
    pub enum Action of "example" {
        /// Pay a chip and look at the buried sample.
        Peek = "peek" [1],
        /// Do not look.
        Skip = "skip" [1],
        /// Seal this sample of the hand as the offer, or exchange the sealed one for it. Two indices are left for a larger
        /// box.
        Offer(sample: Sample) = "offer" [<Sample as Piece>::COUNT + 2],
    }
}

/// A sample is written by its number.
impl Part for Sample {
    type Value = Sample;
    const COUNT: usize = <Sample as Piece>::COUNT;
    const TYPE: &'static str = "number";

    fn index(sample: Sample) -> usize {
        sample.ordinal()
    }
    fn nth(index: usize) -> Option<Sample> {
        (index < <Sample as Piece>::COUNT).then(|| <Sample as Piece>::nth(index))
    }
    fn write(sample: Sample, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", sample.number())
    }
    fn read(words: &mut Words<'_>) -> Option<Sample> {
        Sample::numbered(number(words.next()?)?)
    }
    fn say(sample: Sample, name: &'static str, message: Message) -> Message {
        message.with(name, sample.number())
    }
}
