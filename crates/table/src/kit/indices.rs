use super::report::{Broken, Check, ensure};
use super::words::Words;
use crate::{Action, Game, Options, OptionsError};

/// All actions of the index space, after they have gone back and forth through index and text.
pub(super) fn all_actions<G: Game>(words: &mut Words) -> Result<Vec<G::Action>, Broken> {
    kinds_cover::<G>()?;
    let count = G::Action::COUNT;
    for beyond in [count, count + 1, usize::MAX] {
        ensure(G::Action::from_index(beyond).is_none(), Check::Indices, || {
            format!("there is an action at {beyond}, not below COUNT = {count}")
        })?;
    }
    let mut actions = Vec::new();
    for index in 0..count {
        let Some(action) = G::Action::from_index(index) else { continue };
        comes_back::<G>(index, action)?;
        words.say(&action.message(), "an action")?;
        actions.push(action);
    }
    let highest = actions.last().map_or(0, |action| action.index() + 1);
    let room = G::Action::kinds().last().map_or(0, |kind| kind.first + kind.room);
    ensure(highest <= count && count <= room.max(highest), Check::Indices, || {
        format!("COUNT is {count}, but the kinds have room up to {room}")
    })?;
    Ok(actions)
}

fn comes_back<G: Game>(index: usize, action: G::Action) -> Result<(), Broken> {
    let wrong = |words: String| Broken::new(Check::Indices, words);
    if action.index() != index {
        return Err(wrong(format!("{action:?} at {index} says that its index is {}", action.index())));
    }
    let text = action.to_string();
    match text.parse::<G::Action>() {
        Ok(back) if back == action => {}
        Ok(back) => return Err(wrong(format!("{action:?} is written `{text}` and read as {back:?}"))),
        Err(error) => return Err(wrong(format!("{action:?} is written `{text}` and not read: {error}"))),
    }
    let one_spaced = text.split(' ').all(|word| !word.is_empty() && !word.contains(char::is_control));
    if !one_spaced {
        return Err(wrong(format!("`{text}` is not made of words with single spaces between")));
    }
    let kind = G::Action::kinds().iter().find(|kind| (kind.first..kind.first + kind.room).contains(&index));
    let Some(kind) = kind else { return Err(wrong(format!("`{text}` at {index} is of no kind"))) };
    let is_verb = text.strip_prefix(kind.name).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    ensure(is_verb, Check::Indices, || format!("`{text}` does not begin with its kind `{}`", kind.name))
}

fn kinds_cover<G: Game>() -> Result<(), Broken> {
    let kinds = G::Action::kinds();
    ensure(!kinds.is_empty(), Check::Indices, || "there are no kinds of action".into())?;
    for pair in kinds.windows(2) {
        ensure(pair[0].first + pair[0].room <= pair[1].first, Check::Indices, || {
            format!("kinds `{}` and `{}` overlap or do not ascend", pair[0].name, pair[1].name)
        })?;
    }
    for kind in kinds {
        ensure(G::Action::from_index(kind.first).is_some(), Check::Indices, || {
            format!("the first index {} of kind `{}` is a gap", kind.first, kind.name)
        })?;
    }
    Ok(())
}

/// All cases of the options, after they have been checked and have gone through JSON.
pub(super) fn all_cases<G: Game>() -> Result<Vec<G::Options>, Broken> {
    let wrong = |words: String| Broken::new(Check::Options, words);
    let fields = G::Options::fields();
    let cases = G::Options::cases();
    for case in cases.iter().chain([&G::Options::default()]) {
        case.check().map_err(|error| wrong(format!("{case:?}: {error}")))?;
        let json = serde_json::to_value(case).map_err(|error| wrong(format!("{case:?}: {error}")))?;
        let object = json.as_object().ok_or_else(|| wrong(format!("{json} is no JSON object")))?;
        for field in &fields {
            ensure(object.contains_key(field.name), Check::Options, || {
                format!("{json} lacks the field `{}`", field.name)
            })?;
        }
        match OptionsError::read::<G::Options>(&json) {
            Ok(back) if back == *case => {}
            Ok(back) => return Err(wrong(format!("{json} is read as {back:?}"))),
            Err(error) => return Err(wrong(format!("{json} is not read: {error}"))),
        }
    }
    let nothing_said = OptionsError::read::<G::Options>(&serde_json::json!({}));
    ensure(nothing_said.as_ref() == Ok(&G::Options::default()), Check::Options, || {
        format!("options left out do not have their defaults: {nothing_said:?}")
    })?;
    ensure(!cases.is_empty(), Check::Options, || "there are no cases".into())?;
    Ok(cases)
}
