use super::report::{Broken, Check, ensure};
use crate::{Action, Options, OptionsError};

/// All actions of the index space, after they have gone back and forth through index and text.
pub(super) fn all_actions<A: Action>() -> Result<Vec<A>, Broken> {
    kinds_cover::<A>()?;
    let count = A::COUNT;
    for beyond in [count, count + 1, usize::MAX] {
        ensure(A::from_index(beyond).is_none(), Check::Indices, || {
            format!("there is an action at {beyond}, not below COUNT = {count}")
        })?;
    }
    let mut actions = Vec::new();
    for index in 0..count {
        let Some(action) = A::from_index(index) else { continue };
        comes_back(index, action)?;
        actions.push(action);
    }
    let highest = actions.last().map_or(0, |action| action.index() + 1);
    let room = A::kinds().last().map_or(0, |kind| kind.first + kind.room);
    ensure(highest <= count && count <= room.max(highest), Check::Indices, || {
        format!("COUNT is {count}, but the kinds have room up to {room}")
    })?;
    Ok(actions)
}

fn comes_back<A: Action>(index: usize, action: A) -> Result<(), Broken> {
    let wrong = |words: String| Broken::new(Check::Indices, words);
    if action.index() != index {
        return Err(wrong(format!("{action:?} at {index} says that its index is {}", action.index())));
    }
    let text = action.to_string();
    match text.parse::<A>() {
        Ok(back) if back == action => {}
        Ok(back) => return Err(wrong(format!("{action:?} is written `{text}` and read as {back:?}"))),
        Err(error) => return Err(wrong(format!("{action:?} is written `{text}` and not read: {error}"))),
    }
    let one_spaced = text.split(' ').all(|word| !word.is_empty() && !word.contains(char::is_control));
    if !one_spaced {
        return Err(wrong(format!("`{text}` is not made of words with single spaces between")));
    }
    let kind = A::kinds().iter().find(|kind| (kind.first..kind.first + kind.room).contains(&index));
    let Some(kind) = kind else { return Err(wrong(format!("`{text}` at {index} is of no kind"))) };
    let is_verb = text.strip_prefix(kind.name).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    ensure(is_verb, Check::Indices, || format!("`{text}` does not begin with its kind `{}`", kind.name))
}

fn kinds_cover<A: Action>() -> Result<(), Broken> {
    let kinds = A::kinds();
    ensure(!kinds.is_empty(), Check::Indices, || "there are no kinds of action".into())?;
    for pair in kinds.windows(2) {
        ensure(pair[0].first + pair[0].room <= pair[1].first, Check::Indices, || {
            format!("kinds `{}` and `{}` overlap or do not ascend", pair[0].name, pair[1].name)
        })?;
    }
    for kind in kinds {
        ensure(A::from_index(kind.first).is_some(), Check::Indices, || {
            format!("the first index {} of kind `{}` is a gap", kind.first, kind.name)
        })?;
    }
    Ok(())
}

/// All cases of the options, after they have been checked and have gone through JSON.
pub(super) fn all_cases<O: Options>() -> Result<Vec<O>, Broken> {
    let wrong = |words: String| Broken::new(Check::Options, words);
    let fields = O::fields();
    let cases = O::cases();
    for case in cases.iter().chain([&O::default()]) {
        case.check().map_err(|error| wrong(format!("{case:?}: {error}")))?;
        let json = serde_json::to_value(case).map_err(|error| wrong(format!("{case:?}: {error}")))?;
        let object = json.as_object().ok_or_else(|| wrong(format!("{json} is no JSON object")))?;
        for field in &fields {
            ensure(object.contains_key(field.name), Check::Options, || {
                format!("{json} lacks the field `{}`", field.name)
            })?;
        }
        match OptionsError::read::<O>(&json) {
            Ok(back) if back == *case => {}
            Ok(back) => return Err(wrong(format!("{json} is read as {back:?}"))),
            Err(error) => return Err(wrong(format!("{json} is not read: {error}"))),
        }
    }
    let nothing_said = OptionsError::read::<O>(&serde_json::json!({}));
    ensure(nothing_said.as_ref() == Ok(&O::default()), Check::Options, || {
        format!("options left out do not have their defaults: {nothing_said:?}")
    })?;
    ensure(!cases.is_empty(), Check::Options, || "there are no cases".into())?;
    Ok(cases)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::fmt;
    use std::str::FromStr;

    use serde::{Deserialize, Serialize};

    use super::*;
    use crate::{ActionError, Field, FieldKind, Kind, Message};

    const SOUND: u8 = 0;
    const WRONG_INDEX: u8 = 1;
    const WRONG_TEXT: u8 = 2;
    const UNREAD: u8 = 3;
    const TWO_SPACES: u8 = 4;
    const OVERLAP: u8 = 5;
    const NO_KIND: u8 = 6;
    const WRONG_VERB: u8 = 7;
    const BEYOND_COUNT: u8 = 8;
    const FIRST_IS_A_GAP: u8 = 9;

    /// Step 0, 1 or 2, with one fault.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Step<const FAULT: u8>(usize);

    impl<const FAULT: u8> Action for Step<FAULT> {
        const COUNT: usize = if FAULT == BEYOND_COUNT { 2 } else { 3 };
        fn kinds() -> &'static [Kind] {
            const STEP: Kind = Kind { name: "step", first: 0, room: 3 };
            match FAULT {
                OVERLAP => &[STEP, Kind { name: "leap", first: 2, room: 1 }],
                NO_KIND => &[Kind { name: "step", first: 0, room: 2 }],
                WRONG_VERB => &[Kind { name: "leap", first: 0, room: 3 }],
                FIRST_IS_A_GAP => &[STEP, Kind { name: "leap", first: 3, room: 1 }],
                _ => &[STEP],
            }
        }
        fn index(self) -> usize {
            if FAULT == WRONG_INDEX { 0 } else { self.0 }
        }
        fn from_index(index: usize) -> Option<Self> {
            (index < 3).then_some(Step(index))
        }
        fn message(self) -> Message {
            Message::new("step")
        }
    }

    impl<const FAULT: u8> fmt::Display for Step<FAULT> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "step{}{}", if FAULT == TWO_SPACES { "  " } else { " " }, self.0)
        }
    }

    impl<const FAULT: u8> FromStr for Step<FAULT> {
        type Err = ActionError;
        fn from_str(text: &str) -> Result<Self, ActionError> {
            let number = text.rsplit(' ').next().and_then(|word| word.parse().ok());
            match FAULT {
                UNREAD => Err(ActionError::new(text)),
                WRONG_TEXT => Ok(Step(1)),
                _ => number.map(Step).ok_or_else(|| ActionError::new(text)),
            }
        }
    }

    fn fault<const FAULT: u8>() -> String {
        let broken = all_actions::<Step<FAULT>>().expect_err("there is a fault");
        assert_eq!(broken.check, Check::Indices);
        broken.words
    }

    #[test]
    fn a_sound_index_space_is_listed() {
        assert_eq!(all_actions::<Step<SOUND>>().unwrap(), [Step(0), Step(1), Step(2)]);
    }

    #[test]
    fn every_fault_of_an_index_space_is_found() {
        assert_eq!(fault::<WRONG_INDEX>(), "Step(1) at 1 says that its index is 0");
        assert_eq!(fault::<WRONG_TEXT>(), "Step(0) is written `step 0` and read as Step(1)");
        assert!(fault::<UNREAD>().contains("not read"));
        assert!(fault::<TWO_SPACES>().contains("single spaces"));
        assert!(fault::<OVERLAP>().contains("overlap"));
        assert_eq!(fault::<NO_KIND>(), "`step 2` at 2 is of no kind");
        assert!(fault::<WRONG_VERB>().contains("does not begin with its kind"));
        assert!(fault::<BEYOND_COUNT>().contains("not below COUNT"));
        assert!(fault::<FIRST_IS_A_GAP>().contains("is a gap"));
    }

    const INVALID_CASE: u8 = 1;
    const NOT_IN_JSON: u8 = 2;
    const NOT_IN_FORM: u8 = 3;
    const NO_DEFAULT: u8 = 4;
    const NO_CASES: u8 = 5;

    thread_local!(static FAULT: Cell<u8> = const { Cell::new(SOUND) });

    /// A table of 1 to 3, with the fault that is set.
    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(default)]
    struct Table {
        players: u8,
    }

    impl Default for Table {
        fn default() -> Self {
            // A default that changes from call to call stands for one that JSON knows otherwise.
            thread_local!(static CALLS: Cell<u8> = const { Cell::new(0) });
            CALLS.set((CALLS.get() + 1) % 2);
            Table { players: if FAULT.get() == NO_DEFAULT { 1 + CALLS.get() } else { 2 } }
        }
    }

    impl Options for Table {
        fn fields() -> Vec<Field> {
            let field = |name| Field::new(name, FieldKind::Number { min: 1, max: 3 });
            match FAULT.get() {
                NOT_IN_JSON => vec![field("players"), field("moons")],
                NOT_IN_FORM => vec![],
                _ => vec![field("players")],
            }
        }
        fn cases() -> Vec<Self> {
            match FAULT.get() {
                INVALID_CASE => vec![Table { players: 9 }],
                NO_CASES => vec![],
                _ => vec![Table { players: 1 }, Table { players: 3 }],
            }
        }
        fn seats(&self) -> u8 {
            self.players
        }
        fn variant(&self) -> &'static str {
            "standard"
        }
        fn check(&self) -> Result<(), OptionsError> {
            let fits = (1..=3).contains(&self.players);
            if fits { Ok(()) } else { Err(OptionsError::range("players", self.players.into(), 1, 3)) }
        }
    }

    fn misfit(fault: u8) -> String {
        FAULT.set(fault);
        let broken = all_cases::<Table>().expect_err("there is a fault");
        assert_eq!(broken.check, Check::Options);
        broken.words
    }

    #[test]
    fn every_fault_of_the_options_is_found() {
        assert_eq!(all_cases::<Table>().unwrap().len(), 2);
        assert!(misfit(INVALID_CASE).contains("9 is not between 1 and 3"));
        assert!(misfit(NOT_IN_JSON).contains("lacks the field `moons`"));
        assert!(misfit(NOT_IN_FORM).contains("unknown"));
        assert!(misfit(NO_DEFAULT).contains("defaults"));
        assert!(misfit(NO_CASES).contains("no cases"));
    }
}
