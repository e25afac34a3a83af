//! Why something is not allowed: the sentences, and refusals used in many places.

use table::Refusal;

use crate::material::*;

/// A check: allowed, or why not.
pub(crate) type Check = Result<(), Refusal>;

/// Names Fluent ids and lists them.
macro_rules! sentences {
    ($($name:ident = $id:literal,)+) => {
        $(pub(crate) const $name: &str = concat!("martians-refusal-", $id);)+
        /// All of them.
        pub(crate) const ALL: &[&str] = &[$($name),+];
    };
}

sentences! {
    OVER = "over",
    NOT_YOURS = "not-yours",
    NOT_NOW = "not-now",
    MUST_ACT = "must-act",
    SHORT = "short",
    TIME = "time",
    SLOW = "slow",
    CARDS = "cards",
    NO_MARKER = "no-marker",
    OCCUPIED = "occupied",
    UNAVAILABLE = "unavailable",
    CLOSED = "closed",
    NOT_BUILT = "not-built",
    ALREADY_HERE = "already-here",
    NOTHING_POSSIBLE = "nothing-possible",
    NOT_PLACED = "not-placed",
    EARLIER_TURN = "earlier-turn",
    USED = "used",
    NO_TOKEN = "no-token",
    OTHER_QUARTER = "other-quarter",
    BUILT_ALREADY = "built-already",
    FINISHED_ALREADY = "finished-already",
    INSTALLATIONS = "installations",
    NO_DIG = "no-dig",
    LAST_DIG = "last-dig",
    TOO_MANY = "too-many",
    TOKEN_SHOWS = "token-shows",
    AWAY = "away",
    TOO_FAR = "too-far",
    NO_REGOLITH = "no-regolith",
    NO_CARDS_LEFT = "no-cards-left",
    NOT_SHOWN = "not-shown",
    STEP_COMPLETE = "step-complete",
    STEP_LATER = "step-later",
    STEP_COUNTER = "step-counter",
    CAMP_FIRST = "camp-first",
    CAMP_LATER = "camp-later",
    SUPPLIES_LIMIT = "supplies-limit",
    EARTH_SILENT = "earth-silent",
    NO_PROOF = "no-proof",
    NOT_ASKED = "not-asked",
    NOT_NEXT_TO = "not-next-to",
    NO_CROP = "no-crop",
    SAME_CROP = "same-crop",
    CARD_FULL = "card-full",
    DEVELOPED = "developed",
    NOBODY_OUT = "nobody-out",
    NOT_THERE = "not-there",
    RTG_EMPTY = "rtg-empty",
    RTG_USED = "rtg-used",
    NO_EXPERT = "no-expert",
    EXPERT_USED = "expert-used",
    NO_TRADE = "no-trade",
    NO_PARTNER = "no-partner",
    OFFERS_SPENT = "offers-spent",
    OFFER_EMPTY = "offer-empty",
    OFFER_FULL = "offer-full",
    NO_REPORT = "no-report",
    SHOWN_ALREADY = "shown-already",
    NO_REFUGEES = "no-refugees",
    HELPED_ALREADY = "helped-already",
    CLAIMED = "claimed",
    NOT_DEALT = "not-dealt",
    ROUND_TAKEN = "round-taken",
    ROUND_LOCKED = "round-locked",
    OPTION_UNPAYABLE = "option-unpayable",
    BEARS_ALREADY = "bears-already",
    NONE_RECALLED = "none-recalled",
    MUST_MOVE = "must-move",
}

/// Refusals of actions that have nothing to do with the question, so nobody would try them.
pub(crate) fn out_of_place(refusal: &Refusal) -> bool {
    [OVER, NOT_YOURS, NOT_NOW, MUST_ACT, NOT_PLACED, NOT_SHOWN, NOT_DEALT, NOT_ASKED, NO_EXPERT, NO_PARTNER]
        .contains(&refusal.reason)
}

/// MA-TURN-04: this does not answer the question.
pub(crate) const fn not_now() -> Refusal {
    Refusal::new("MA-TURN-04", NOT_NOW)
}

/// Refuses unless `holds`.
#[inline(always)]
pub(crate) fn unless(holds: bool, refusal: Refusal) -> Check {
    if holds { Ok(()) } else { Err(refusal) }
}

/// MA-GEN-06: time units must be there.
#[inline(always)]
pub(crate) fn time(need: u8, have: u8) -> Check {
    if have >= need { Ok(()) } else { Err(Refusal::new("MA-GEN-06", TIME).numbers(need.into(), have.into())) }
}

/// MA-GEN-06: a price must be there in full.
#[inline(always)]
pub(crate) fn price(stock: &Stock, price: &Price) -> Check {
    if stock.covers(price) { Ok(()) } else { Err(short(stock, price)) }
}

#[cold]
fn short(stock: &Stock, price: &Price) -> Refusal {
    let what = stock.missing(price).unwrap_or(Resource::Energy);
    Refusal::new("MA-GEN-06", SHORT)
        .numbers(price.goods[what.index()].into(), stock.get(what) as i16)
        .about(what.name())
}

/// MA-GEN-06: enough of one thing must be there.
#[inline(always)]
pub(crate) fn one(stock: &Stock, what: Resource, need: u8) -> Check {
    let have = stock.get(what);
    if have >= u16::from(need) {
        Ok(())
    } else {
        Err(Refusal::new("MA-GEN-06", SHORT).numbers(need.into(), have as i16).about(what.name()))
    }
}

/// MA-LAND-02: examination cards must be there; a Proof of Life stands for any colour.
#[inline(always)]
pub(crate) fn cards(hand: &[u8; Mineral::COUNT], need: &[u8; CARD_NEEDS]) -> Check {
    let mut proofs = hand[Mineral::ProofOfLife.index()];
    let mut spare = 0;
    for at in 0..3 {
        let missing = need[at].saturating_sub(hand[at]);
        spare += hand[at].saturating_sub(need[at]);
        if missing > proofs {
            return Err(Refusal::new("MA-LAND-02", CARDS)
                .numbers(need[at].into(), hand[at].into())
                .about(Mineral::ALL[at].name()));
        }
        proofs -= missing;
    }
    let any = need[3];
    unless(
        spare + proofs >= any,
        Refusal::new("MA-LAND-02", CARDS)
            .numbers(any.into(), (spare + proofs).into())
            .about("martians-mineral-any"),
    )
}
