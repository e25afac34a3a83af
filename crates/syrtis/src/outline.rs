use serde_json::{Map, Value};

/// The longest line of an outline, unless a single value is longer.
const WIDTH: usize = 96;

/// A view as indented lines. Short values share a line, lists of similar things become rows, names lose their
/// underscores, and empty values are left out.
pub fn outline(value: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    match value {
        Value::Object(fields) => write_fields(fields, 0, &mut lines),
        other => write("", other, 0, &mut lines),
    }
    lines
}

/// Fields that never change during a game and that the reader already knows.
const CONSTANT: [&str; 2] = ["viewer", "options"];

fn write_fields(fields: &Map<String, Value>, depth: usize, lines: &mut Vec<String>) {
    let shown =
        || fields.iter().filter(|(key, value)| !is_nothing(value) && !CONSTANT.contains(&key.as_str()));
    let key_width = shown().map(|(key, _)| key.chars().count()).max().unwrap_or(0).min(16);
    for (key, value) in shown() {
        write(&format!("{:key_width$}", words(key)), value, depth, lines);
    }
}

fn write(label: &str, value: &Value, depth: usize, lines: &mut Vec<String>) {
    let margin = "  ".repeat(depth);
    let short = short(value);
    if margin.len() + label.len() + 2 + short.chars().count() <= WIDTH {
        lines.push(format!("{margin}{label}  {short}").trim_end().to_string());
        return;
    }
    if !label.is_empty() {
        lines.push(format!("{margin}{}", label.trim_end()));
    }
    match value {
        Value::Object(fields) => write_fields(fields, depth + 1, lines),
        Value::Array(items) if items.iter().all(is_leaf) => {
            fill(items.iter().map(self::short), &format!("{margin}  "), lines);
        }
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate().filter(|(_, item)| !is_empty(item)) {
                write(&format!("{at}"), item, depth + 1, lines);
            }
        }
        leaf => lines.push(format!("{margin}  {}", self::short(leaf))),
    }
}

/// Fills lines with as many items as fit.
fn fill(items: impl Iterator<Item = String>, margin: &str, lines: &mut Vec<String>) {
    let mut line = margin.to_string();
    for item in items {
        if line.len() > margin.len() && line.chars().count() + item.chars().count() + 2 > WIDTH {
            lines.push(std::mem::replace(&mut line, margin.to_string()).trim_end().to_string());
        }
        line += &item;
        line += ", ";
    }
    lines.push(line.trim_end_matches(", ").to_string());
}

/// The value on one line.
fn short(value: &Value) -> String {
    match value {
        Value::Null => "–".into(),
        Value::Bool(true) => "✓".into(),
        Value::Bool(false) => "✗".into(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => words(text),
        Value::Array(items) if items.is_empty() => "–".into(),
        Value::Array(items) if items.iter().all(is_leaf) => {
            items.iter().map(short).collect::<Vec<_>>().join(", ")
        }
        Value::Array(items) => {
            items.iter().map(|item| format!("[{}]", short(item))).collect::<Vec<_>>().join(" ")
        }
        Value::Object(fields) => {
            let shown = fields.iter().filter(|(_, value)| !is_empty(value));
            let pair = |(key, value): (&String, &Value)| match value {
                Value::Bool(true) => words(key),
                Value::Object(_) => format!("{} ({})", words(key), short(value)),
                _ => format!("{} {}", words(key), short(value)),
            };
            shown.map(pair).collect::<Vec<_>>().join(" · ")
        }
    }
}

/// Whether a value needs no mention: null, false, or a list or group of nothing but empty values.
fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(items) => items.iter().all(is_empty),
        Value::Object(fields) => fields.values().all(is_empty),
        Value::Bool(true) | Value::Number(_) | Value::String(_) => false,
    }
}

/// Within a list or group, zero counts as empty too.
fn is_empty(value: &Value) -> bool {
    is_nothing(value) || value.as_f64() == Some(0.0)
}

fn is_leaf(value: &Value) -> bool {
    !value.is_array() && !value.is_object()
}

fn words(name: &str) -> String {
    name.replace('_', " ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn short_values_share_a_line() {
        let view = json!({ "round": 3, "docked_ships": [{ "seats": 2, "full": false }, { "seats": 3, "full": true }] });
        assert_eq!(outline(&view), ["round         3", "docked ships  [seats 2] [seats 3 · full]"]);
    }

    #[test]
    fn long_lists_become_rows() {
        let zone = json!({ "zone": "valles_marineris", "astronauts": [3, 0, 2, 1], "resource": "sylvanite" });
        let lines = outline(&json!({ "zones": [zone, zone] }));
        let row = "zone valles marineris · astronauts 3, 0, 2, 1 · resource sylvanite";
        assert_eq!(lines, ["zones".to_string(), format!("  0  {row}"), format!("  1  {row}")]);
    }

    #[test]
    fn empty_values_are_not_shown() {
        let view = json!({ "open": true, "secret": null, "hand": [], "frame": { "left": 0 }, "score": 0 });
        assert_eq!(outline(&view), ["open   ✓", "score  0"]);
        let zones = json!({ "zones": [[0, 0], [2, 0], [0, 0]] });
        assert_eq!(outline(&zones), ["zones  [0, 0] [2, 0] [0, 0]"]);
    }
}
