use serde_json::json;
use titles::Rule;

use crate::screen::{Failure, Screen};

/// Look up rules by id, by game, or by words
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  syrtis rules                      the games and their numbers of rules\n  \
    syrtis rules RP-SHIP-03           one rule\n  syrtis rules redplanet            all rules of a game\n  \
    syrtis rules redplanet full ship  the rules that contain these words"
)]
pub struct Args {
    /// Rule ids, or a game and optionally words to search for
    what: Vec<String>,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let Some(first) = args.what.first() else { return list_games(args.json, screen) };
    if let Some(title) = titles::find(first) {
        let words: Vec<_> = args.what[1..].iter().map(|word| word.to_lowercase()).collect();
        let found = title.rules_in(&screen.language).rules.into_iter();
        let found: Vec<_> = found.filter(|rule| contains(rule, &words)).collect();
        if found.is_empty() {
            return Err(screen.failure("syrtis-rules-none", &[("words", words.join(" ").into())]));
        }
        return write(&found, args.json, screen);
    }
    let mut found = Vec::new();
    for id in &args.what {
        found.push(find(id, &screen.language).ok_or_else(|| unknown(id, screen))?);
    }
    write(&found, args.json, screen)
}

/// The rule with this id, from any game.
pub fn find(id: &str, language: &str) -> Option<Rule> {
    let title = titles::all().iter().find(|title| title.rules().find(id).is_some())?;
    title.rules_in(language).find(id).cloned()
}

/// There is no such rule; names those with similar ids.
pub fn unknown(id: &str, screen: &Screen) -> Failure {
    let shown: String = id.chars().take(40).collect();
    let stem = shown.to_uppercase();
    let stem = stem.rsplit_once('-').map_or(stem.as_str(), |(stem, _)| stem);
    let near = |rule: &Rule| rule.id.rsplit_once('-').is_some_and(|(other, _)| other == stem);
    let near: Vec<_> =
        titles::all().iter().flat_map(|title| title.rules().rules).filter(near).map(|rule| rule.id).collect();
    match (near.first(), near.last()) {
        (Some(first), Some(last)) => screen.failure(
            "syrtis-rules-unknown-near",
            &[("id", shown.into()), ("first", first.as_str().into()), ("last", last.as_str().into())],
        ),
        _ => screen.failure("syrtis-rules-unknown", &[("id", shown.into())]),
    }
}

fn contains(rule: &Rule, words: &[String]) -> bool {
    let text = format!("{} {}", rule.section, rule.text).to_lowercase();
    words.iter().all(|word| text.contains(word.as_str()))
}

fn list_games(as_json: bool, screen: &mut Screen) -> Result<(), Failure> {
    let counts: Vec<_> =
        titles::all().iter().map(|title| (title.name(), title.rules().rules.len())).collect();
    if as_json {
        let games: Vec<_> =
            counts.iter().map(|(game, rules)| json!({ "game": game, "rules": rules })).collect();
        return screen.json(&games);
    }
    for (game, rules) in counts {
        screen.say("syrtis-rules-game", &[("game", game.into()), ("rules", rules.into())])?;
    }
    Ok(())
}

/// Writes rules under the headings of their sections.
fn write(rules: &[Rule], as_json: bool, screen: &mut Screen) -> Result<(), Failure> {
    if as_json {
        let rules: Vec<_> = rules
            .iter()
            .map(|rule| {
                json!({
                    "id": rule.id, "section": rule.section, "text": rule.text,
                    "table": rule.table, "source": rule.source,
                })
            })
            .collect();
        return screen.json(&rules);
    }
    let mut section = "";
    for rule in rules {
        if rule.section != section {
            if !section.is_empty() {
                screen.line("")?;
            }
            section = &rule.section;
            screen.line(section)?;
        }
        write_rule(rule, screen)?;
    }
    Ok(())
}

/// Writes one rule and its table.
pub fn write_rule(rule: &Rule, screen: &mut Screen) -> Result<(), Failure> {
    screen.paragraph(&format!("{}  ", rule.id), &rule.text)?;
    for row in &rule.table {
        screen.paragraph("    ", &row.join(" · "))?;
    }
    Ok(())
}
