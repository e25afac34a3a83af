//! Why an action is not allowed: one constant a reason, each with its rule.

use table::Refusal;

macro_rules! refusals {
    ($($name:ident = $rule:literal, $reason:literal;)*) => {
        $(pub const $name: Refusal = Refusal::new($rule, concat!("ares-refusal-", $reason));)*
        /// Every Fluent id of a refusal.
        pub const MESSAGES: &[&str] = &[$(concat!("ares-refusal-", $reason)),*];
    };
}

refusals! {
    NO_SEAT = "AE-RUL-46", "no-seat";
    OVER = "AE-END-04", "over";
    NOT_PLANNING = "AE-PLAN-01", "not-planning";
    SAME_PHASE = "AE-PLAN-03", "same-phase";
    ALREADY_CHOSEN = "AE-PLAN-05", "already-chosen";
    NO_VIRTUAL_CHOICE = "AE-SOLO-10", "no-virtual-choice";
    VIRTUAL_USED = "AE-SOLO-11", "virtual-used";
    NOT_CHOOSING_CORPORATION = "AE-SET-11", "not-choosing-corporation";
    NOT_DEALT = "AE-SET-10", "not-dealt";
    NO_RAISE = "AE-SOLO-14", "no-raise";
    RAISE_AT_MAX = "AE-SOLO-20", "raise-at-max";
    NO_PASS_NOW = "AE-ROUND-11", "no-pass-now";
    PASSED = "AE-ROUND-13", "passed";
    NOT_PASSED = "AE-DEC-23", "not-passed";
    NOTHING_LEFT = "AE-RUL-07", "nothing-left";
    CHOICE_OPEN = "AE-ROUND-11", "choice-open";
    CARD_OPEN = "AE-CON-09", "card-open";
    DUTY_HEAT = "AE-ACT-23", "duty-heat";
    DUTY_PLANTS = "AE-ACT-28", "duty-plants";
    NOT_DONE = "AE-DEC-28", "not-done";
    NO_BONUS = "AE-CON-03", "no-bonus";
    BONUS_USED = "AE-CON-04", "bonus-used";
    NO_OFFER = "AE-DEC-29", "no-offer";
    NO_CHOSEN_CARD = "AE-DEC-12", "no-chosen-card";
    NO_PIECE = "AE-COOP-03", "no-piece";
    PIECES_GONE = "AE-COOP-04", "pieces-gone";
    PIECE_WAITS = "AE-COOP-10", "piece-waits";
    NOT_IN_HAND = "AE-CARD-01", "not-in-hand";
    NO_PLAY_NOW = "AE-CARD-02", "no-play-now";
    NOT_GREEN = "AE-DEV-02", "not-green";
    GREEN = "AE-CON-02", "green";
    ONE_GREEN = "AE-DEV-01", "one-green";
    NO_MORE_CARDS = "AE-CON-01", "no-more-cards";
    TEMPERATURE_MIN = "AE-CARD-27", "temperature-min";
    TEMPERATURE_MAX = "AE-CARD-27", "temperature-max";
    OXYGEN_MIN = "AE-CARD-27", "oxygen-min";
    OXYGEN_MAX = "AE-CARD-27", "oxygen-max";
    OCEANS_MIN = "AE-CARD-27", "oceans-min";
    OCEANS_MAX = "AE-CARD-27", "oceans-max";
    TAGS = "AE-CARD-32", "tags";
    TR = "AE-CARD-31", "tr";
    SPEND_TR = "AE-CARD-33", "spend-tr";
    SPEND_HEAT = "AE-CARD-33", "spend-heat";
    SPEND_PLANTS = "AE-CARD-33", "spend-plants";
    TOO_EXPENSIVE = "AE-CARD-03", "too-expensive";
    TOO_LITTLE_MC = "AE-CARD-13", "too-little-mc";
    HEAT_SPLIT_LOW = "AE-CARD-43", "heat-split-low";
    HEAT_SPLIT_HIGH = "AE-CARD-43", "heat-split-high";
    NO_HEAT = "AE-CARD-20", "no-heat";
    NO_OFFSET = "AE-DEC-12", "no-offset";
    OFFSET_USED = "AE-DEC-12", "offset-used";
    OFFSET_SHORT = "AE-DEC-12", "offset-short";
    NO_COST = "AE-RUL-61", "no-cost";
    ITSELF = "AE-CARD-17", "itself";
    NO_FREE_CARD = "AE-CARD-44", "no-free-card";
    FREE_TOO_DEAR = "AE-DEC-31", "free-too-dear";
    SELL_SETUP = "AE-SELL-07", "sell-setup";
    SELL_CHOICE = "AE-SELL-05", "sell-choice";
    SELL_DISCARD = "AE-SELL-05", "sell-discard";
    SELL_PLAYED = "AE-SELL-09", "sell-played";
    SELL_NOT_IN_HAND = "AE-SELL-01", "sell-not-in-hand";
    SELL_OFFERED = "AE-COOP-09", "sell-offered";
    NO_DISCARD = "AE-DEC-21", "no-discard";
    DISCARD_NOT_IN_HAND = "AE-DEC-21", "discard-not-in-hand";
    ENOUGH_MARKED = "AE-MUL-01", "marked";
    NO_KEEP = "AE-DEC-22", "no-keep";
    NOT_DRAWN = "AE-RES-05", "not-drawn";
    NO_TAG = "AE-RUL-57", "no-tag";
    NO_SWAP = "AE-COOP-07", "no-swap";
    SWAP_EMPTY = "AE-RUL-47", "swap-empty";
    NO_ACTIONS_NOW = "AE-ACT-01", "no-actions-now";
    NOT_IN_PLAY = "AE-ACT-01", "not-in-play";
    NO_ACTION = "AE-ACT-01", "no-action";
    USED = "AE-ACT-01", "used";
    USED_TWICE = "AE-ACT-09", "used-twice";
    ACTION_COST = "AE-ACT-04", "action-cost";
    NO_STANDARD_NOW = "AE-ACT-18", "no-standard-now";
    AT_MAX = "AE-ACT-20", "at-max";
    STANDARD_COST = "AE-DEC-17", "standard-cost";
    NO_MODE = "AE-DEC-15", "no-mode";
    MODE_IMPOSSIBLE = "AE-RUL-57", "mode-impossible";
    NO_FLIP = "AE-DEC-18", "no-flip";
    FLIPPED = "AE-GLO-07", "flipped";
    NO_TARGET = "AE-DEC-19", "no-target";
    NOT_A_HOLDER = "AE-CARD-41", "not-a-holder";
    TOO_FEW_THERE = "AE-DEC-28", "too-few-there";
    NO_ORDER = "AE-DEC-20", "no-order";
    NOT_WAITING = "AE-DEC-20", "not-waiting";
    NO_AMOUNT = "AE-DEC-28", "no-amount";
    AMOUNT_LOW = "AE-DEC-28", "amount-low";
    AMOUNT_HIGH = "AE-DEC-28", "amount-high";
    NO_PAYMENT = "AE-DEC-12", "no-payment";
    OFFER_COST = "AE-RUL-55", "offer-cost";
}
