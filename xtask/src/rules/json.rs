//! Finds the rules that data entries name: the values of the keys `rule` and `rules`.

use super::{Mention, ids_in};

/// The keys that tell entries apart, the best first.
const NAMES: [&str; 3] = ["id", "number", "name"];

/// An object or a list that has not ended.
#[derive(Default)]
struct Open {
    /// The key that was read last; a list has the key it stands at.
    key: String,
    /// The name of the object, and its rank in `NAMES`.
    name: Option<(usize, String)>,
    /// The rules named inside. An item is the key until it has a name.
    rules: Vec<Mention>,
}

/// The rules named in a data file. An entry is the nearest object around them that has a name, or else a key.
pub fn places(file: &str, text: &str) -> Vec<Mention> {
    let (mut places, mut open, mut line, mut rest) = (Vec::new(), vec![Open::default()], 1, text);
    while let Some(first) = rest.chars().next() {
        let (token, after) = rest.split_at(token_length(rest, first));
        rest = after;
        match first {
            '\n' => line += 1,
            '{' => open.push(Open::default()),
            '[' => {
                let key = open.last().map_or(String::new(), |outer| outer.key.clone());
                open.push(Open { key, ..Open::default() });
            }
            '}' | ']' if open.len() > 1 => close(&mut open, &mut places),
            '"' if rest.trim_start().starts_with(':') => {
                open.last_mut().into_iter().for_each(|inner| inner.key = token.trim_matches('"').to_string());
            }
            '"' | '-' | '0'..='9' => value(&mut open, token.trim_matches('"'), file, line),
            _ => {}
        }
    }
    places.extend(open.swap_remove(0).rules);
    places.sort_by_key(|place| place.line);
    places
}

/// The length of the first token: a text, a number or word, or a single character.
fn token_length(rest: &str, first: char) -> usize {
    if first == '"' {
        let mut escaped = true;
        let end = rest.find(|letter| {
            let ends = letter == '"' && !escaped;
            escaped = letter == '\\' && !escaped;
            ends
        });
        return end.map_or(rest.len(), |end| end + 1);
    }
    let word = rest.find(|letter: char| !letter.is_alphanumeric() && !"+-.".contains(letter));
    word.unwrap_or(rest.len()).max(first.len_utf8())
}

fn value(open: &mut [Open], value: &str, file: &str, line: usize) {
    let is_rule = |open: &Open| ["rule", "rules"].contains(&open.key.as_str());
    let item = open.iter().rev().find(|open| !is_rule(open)).map(|open| open.key.clone());
    let Some(inner) = open.last_mut() else { return };
    if is_rule(inner) {
        let (file, item) = (file.to_string(), item.unwrap_or_default());
        inner.rules.extend(ids_in(value).map(|id| Mention {
            id,
            file: file.clone(),
            line,
            item: item.clone(),
        }));
    } else if let Some(rank) = NAMES.iter().position(|name| *name == inner.key)
        && inner.name.as_ref().is_none_or(|(best, _)| rank < *best)
    {
        inner.name = Some((rank, value.to_string()));
    }
}

/// Closes the innermost object or list. Rules inside that have no name yet may find one further out.
fn close(open: &mut Vec<Open>, places: &mut Vec<Mention>) {
    let Some(inner) = open.pop() else { return };
    match (inner.name, open.last_mut()) {
        (Some((_, name)), _) => {
            places.extend(inner.rules.into_iter().map(|rule| Mention { item: name.clone(), ..rule }));
        }
        (None, Some(outer)) => outer.rules.extend(inner.rules),
        (None, None) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_names_the_rules_it_carries() {
        let text = "\
{
 \"experts\": {
  \"hire\": { \"rule\": \"MA-EXP-01\", \"credits\": 2 },
  \"entries\": [
   { \"name\": \"The \\\"Cook\\\"\", \"cost\": { \"rules\": [\"MA-EXP-02\",
     \"MA-EXP-03\"] }, \"id\": \"cook\" },
   { \"number\": 7, \"rule\": \"MA-EXP-04\", \"name\": \"Seven\" },
   { \"id\": \"x\", \"rule\": \"excavate\", \"text\": \"MA-EXP-05\" }
  ]
 }
}";
        let places: Vec<_> =
            places("data/cards.json", text).iter().map(|place| format!("{} {place}", place.id)).collect();
        assert_eq!(
            places,
            [
                "MA-EXP-01 data/cards.json:3 hire",
                "MA-EXP-02 data/cards.json:5 cook",
                "MA-EXP-03 data/cards.json:6 cook",
                "MA-EXP-04 data/cards.json:7 7",
            ]
        );
    }
}
