//! Every text in every language: none is missing, unused or broken.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::num::NonZeroUsize;
use std::path::Path;

use fluent_syntax::ast::Entry;
use table::{Arg, Message, Rng, Seat, Viewer};
use titles::words::{FILES, Words, languages};
use titles::{Table, Title, list_example};

/// Every title, and the example.
fn all() -> &'static [&'static dyn Title] {
    list_example();
    titles::all()
}

/// The ids of the messages in a Fluent file.
fn ids(text: &str) -> BTreeSet<String> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.to_string()),
        _ => None,
    });
    let all: Vec<_> = messages.collect();
    let unique: BTreeSet<_> = all.iter().cloned().collect();
    assert_eq!(unique.len(), all.len(), "an id is there twice");
    unique
}

/// The ids of the file `stem` in `language`.
fn file(language: &str, stem: &str) -> BTreeSet<String> {
    let found = FILES.iter().find(|(other, name, _)| (*other, *name) == (language, stem));
    ids(found.unwrap_or_else(|| panic!("there is no locales/{language}/{stem}.ftl")).2)
}

/// The quoted ids in the sources of a crate that begin with `prefix`.
fn ids_in_sources(folder: &Path, prefix: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.append(&mut ids_in_sources(&path, prefix));
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let quoted = text.split('"').skip(1).step_by(2);
        let is_id = |word: &&str| {
            word.starts_with(prefix) && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
        };
        found.extend(quoted.filter(is_id).map(str::to_string));
    }
    found
}

/// What a title says: its messages and the kinds of things in its box.
fn said_by(title: &dyn Title) -> BTreeSet<String> {
    let kinds = title
        .material()
        .into_iter()
        .flat_map(|item| ["kind", "pieces"].map(|word| format!("{}-{word}-{}", title.name(), item.kind)));
    let sources = [format!("{}-sources", title.name())];
    title.messages().into_iter().chain(kinds).chain(sources).collect()
}

/// Names of sources that stand in the data.
const SOURCES: [&str; 9] = [
    "X17",
    "Terra",
    "nikitinalexx",
    "TTS",
    "Mylaana",
    "sebwieser",
    "Polish rulebook",
    "German rulebook",
    "prototype rulebook",
];

#[test]
fn every_source_that_a_piece_names_is_explained_in_every_language() {
    for title in titles::all() {
        for language in languages() {
            let legend = Words::of(language).unwrap().text(&format!("{}-sources", title.name()), &[]);
            assert!(legend.lines().all(|line| line.contains(": ")), "{legend}");
            let named = |source: &&&str| title.material().iter().any(|item| item.source.contains(**source));
            for source in SOURCES.iter().filter(named) {
                assert!(legend.contains(*source), "{}: {source} in {language:?}", title.name());
            }
        }
    }
}

/// The words of a board on the page. The page says them, and its own tests (`web/tests/unit/words.test.ts`) check them.
fn is_of_the_page(id: &str, title: &dyn Title) -> bool {
    id.strip_prefix(title.name()).is_some_and(|rest| rest.starts_with("-web-"))
}

#[test]
fn every_title_has_exactly_its_texts_in_every_language() {
    for language in languages() {
        for title in all() {
            let wanted = said_by(*title);
            let mut there = file(language, title.name());
            there.retain(|id| !is_of_the_page(id, *title));
            let missing: Vec<_> = wanted.difference(&there).collect();
            let unused: Vec<_> = there.difference(&wanted).collect();
            assert!(missing.is_empty(), "{language}/{}: missing {missing:?}", title.name());
            assert!(unused.is_empty(), "{language}/{}: unused {unused:?}", title.name());
        }
    }
}

#[test]
fn the_shared_texts_and_those_of_the_command_line_are_all_there_and_all_used() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for language in languages() {
        let used = ids_in_sources(&crates.join("titles/src"), "titles-");
        assert_eq!(file(language, "titles"), used, "{language}/titles.ftl");
        let used = ids_in_sources(&crates.join("syrtis/src"), "syrtis-");
        assert_eq!(file(language, "syrtis"), used, "{language}/syrtis.ftl");
    }
}

#[test]
fn every_language_has_every_file() {
    let stems = |language: &str| -> BTreeSet<&str> {
        FILES.iter().filter(|(other, ..)| *other == language).map(|(_, stem, _)| *stem).collect()
    };
    for language in languages() {
        assert_eq!(stems(language), stems("en"), "{language}");
    }
}

/// Says everything that random games of every kind of table say, and fails if a text or an argument is missing.
#[test]
fn everything_said_in_random_games_has_a_text_and_its_arguments() {
    let languages: Vec<Words> =
        languages().into_iter().map(|language| Words::of(language).unwrap()).collect();
    let has_text = |id: &str| languages.iter().all(|words| words.has(id));
    // Most of what a game says, it has said before.
    let mut said = HashSet::new();
    let mut say = |message: Message| {
        if !said.contains(&message) {
            languages.iter().for_each(|words| say(words, &message));
            said.insert(message);
        }
    };
    for title in all() {
        let rules = title.rules();
        let kinds: HashMap<&str, &str> = title
            .questions()
            .iter()
            .map(|kind| (kind.id, table::forever(format!("{}-help", kind.id))))
            .collect();
        for (number, options) in title.cases().iter().enumerate() {
            let mut table = title.open(options, number as u64).unwrap();
            let mut rng = Rng::seeded(number as u64);
            while let Some(seat) = table.turn() {
                for other in table.may_act().iter() {
                    let question = table.question(other).unwrap();
                    let help = kinds[question.id];
                    say(Message { id: help, args: question.args.clone() });
                    say(question);
                    for &action in &table.candidates(other).to_vec() {
                        say(table.says(other, action).unwrap());
                    }
                    let legal = table.legal(other).to_vec();
                    languages.iter().for_each(|words| each_choice_has_a_name(words, &*table, other, &legal));
                    for refusal in table.moves(other).into_iter().filter_map(|it| it.allowed.err()) {
                        say(refusal.message());
                        assert!(rules.find(refusal.rule).is_some(), "no rule {}", refusal.rule);
                    }
                    for (_, refusal) in table.refusals(other) {
                        say(refusal.message());
                        assert!(rules.find(refusal.rule).is_some(), "no rule {}", refusal.rule);
                    }
                }
                let action = *rng.pick(table.legal(seat)).unwrap();
                table.play(seat, action).unwrap();
                for viewer in Viewer::everybody(table.seats()).chain([Viewer::Open]) {
                    table.told(viewer).into_iter().for_each(|told| say(told.message));
                    for paragraph in table.describe(viewer) {
                        say(paragraph.about);
                        paragraph.parts.into_iter().for_each(&mut say);
                    }
                }
            }
            for standing in table.outcome().unwrap().standings {
                for (source, _) in standing.sources {
                    assert!(has_text(source), "{source}");
                }
                if let Arg::Name(id) = standing.who {
                    assert!(has_text(id), "{id}");
                }
            }
        }
    }
}

#[test]
fn every_action_every_option_and_every_piece_of_the_box_has_a_text() {
    for language in languages() {
        let words = Words::of(language).unwrap();
        for title in all() {
            for index in 0..title.action_count() as u16 {
                if let Some(message) = title.action_message(index) {
                    say(&words, &message);
                }
            }
            for id in title.material().iter().flat_map(|item| item.text.into_iter().chain([item.name])) {
                assert!(words.has(id), "{language}: {id}");
            }
            for id in option_ids(*title) {
                assert!(words.has(&id), "{language}: {id}");
            }
        }
    }
}

#[test]
fn every_kind_of_question_names_its_rules_and_says_what_it_means_in_every_language() {
    for title in all() {
        let rules = title.rules();
        for kind in title.questions() {
            assert!(!kind.rules.is_empty(), "{}", kind.id);
            for rule in kind.rules {
                assert!(rules.find(rule).is_some(), "{}: there is no rule {rule}", kind.id);
            }
            for language in languages() {
                let words = Words::of(language).unwrap();
                assert!(words.has(kind.id), "{language}: {}", kind.id);
                assert!(words.has(&format!("{}-help", kind.id)), "{language}: {}-help", kind.id);
            }
        }
    }
}

/// What explains a piece of the box that has no text of its own.
fn explanation(title: &str, kind: &str, id: &str) -> String {
    match (title, kind) {
        ("redplanet", "zone") => "redplanet-web-zone-outer".into(),
        ("redplanet", "resource") => format!("redplanet-web-icon-{id}"),
        ("redplanet", "ship") => "redplanet-web-about-ship".into(),
        ("ares", "ocean") => "ares-web-oceans-help".into(),
        ("ares", "track") => "ares-web-track-help".into(),
        ("ares", "phase") => "ares-web-phase-1".into(),
        ("martians", "excavation") => "martians-web-about-hex".into(),
        ("martians", "building") => format!("martians-web-about-{id}"),
        _ => panic!("{id}, a {kind} of {title}, says nothing"),
    }
}

#[test]
fn every_card_and_every_piece_says_what_it_does_in_every_language() {
    for language in languages() {
        let words = Words::of(language).unwrap();
        for title in titles::all() {
            for item in title.material() {
                let id =
                    item.text.map_or_else(|| explanation(title.name(), item.kind, item.id), String::from);
                assert!(words.has(&id), "{language}: {id}");
                let said = words.text(&id, &[]);
                assert!(
                    said.split_whitespace().count() > 2,
                    "{language}: {} is not explained by {said}",
                    item.id
                );
            }
        }
    }
}

/// The ids of the labels in a title's form.
fn option_ids(title: &dyn Title) -> Vec<String> {
    let mut ids = Vec::new();
    for field in title.fields() {
        let label = format!("{}-option-{}", title.name(), field.name);
        if let table::FieldKind::Choice { of } = &field.kind {
            ids.extend(of.iter().map(|word| format!("{label}-{word}")));
        }
        ids.extend([format!("{label}-help"), label]);
    }
    ids
}

/// People choose by what they read: no two choices read alike, and none is only a number.
fn each_choice_has_a_name(words: &Words, table: &dyn Table, seat: Seat, legal: &[u16]) {
    let mut read = HashSet::new();
    for action in legal {
        let said = table.says(seat, *action).unwrap();
        // What an option of a card is called where no position says what it does.
        let counted = ["-first", "-second", "-third", "-fourth"].iter().any(|end| said.id.ends_with(end));
        assert!(!counted, "{said:?} counts the options instead of naming them");
        let text = words.say(&said, table.names());
        assert!(has_a_name(&text), "{text}");
        assert!(read.insert(text.clone()), "two of the choices of a question are called {text}");
    }
}

/// Whether a text says more than "Option 2".
fn has_a_name(text: &str) -> bool {
    let empty = ["option", "opcja", "wariant", "variante", "möglichkeit", "choose", "wybierz", "wähle"];
    let words = text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    words.into_iter().any(|word| !empty.contains(&word.to_lowercase().as_str()))
}

#[test]
fn a_number_is_no_name() {
    assert!(["1", "Option 2", "Opcja 1.", "Choose option 3", "0"].iter().all(|text| !has_a_name(text)));
    assert!(has_a_name("Take 1 food"));
}

fn say(words: &Words, message: &Message) {
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"].map(String::from);
    if let Err((text, error)) = words.say_strictly(message, &names) {
        panic!("{error} in {message:?}: {text}");
    }
}

#[test]
fn an_unnamed_seat_is_called_by_its_number() {
    let words = Words::english();
    assert_eq!(words.name(Seat(1), &["Ada".into(), String::new()]), "Seat 1");
    assert_eq!(words.name(Seat(0), &["Ada".into()]), "Ada");
}

#[test]
fn a_missing_text_is_an_error_and_people_see_its_id() {
    let words = Words::english();
    let message = Message::new("titles-refusal").with("rule", 1).with("reason", "no-such-text");
    let (text, error) = words.say_strictly(&message, &[]).unwrap_err();
    assert_eq!(text, "no-such-text (1)");
    assert_eq!(error.id, "no-such-text");
    assert!(words.say_strictly(&Message::new("titles-seat"), &[]).is_err(), "an argument is missing");
    assert!(Words::of("tlh").is_none());
}

#[test]
fn titles_finish_their_random_games_in_every_kind_of_table() {
    for title in all() {
        for options in title.cases() {
            let batch = titles::sim::Batch { games: 20, seed: 1, threads: NonZeroUsize::MIN };
            let summary = title.simulate(&options, batch, &|_| {}).unwrap();
            assert_eq!(summary.finished, 20, "{options}");
        }
    }
}
