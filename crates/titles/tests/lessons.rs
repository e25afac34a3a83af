//! Every lesson can be played to its end: each step comes, what it opens is legal, and what it points at is there.

use std::collections::BTreeSet;

use table::Rng;
use titles::lesson::{LEARNER, Lesson, Point, Step, Texts, open_actions};
use titles::{Budget, Level, Table, Title, lessons};

/// The most characters of a text: more does not fit beside the board of a phone.
const LONGEST: usize = 330;

fn title(lesson: &Lesson) -> &'static dyn Title {
    titles::find(&lesson.game).unwrap_or_else(|| panic!("{}: no game {}", lesson.id, lesson.game))
}

/// Plays a lesson to its end. At each question of the learner `decide` gets the step that teaches it, if there is one.
fn play(lesson: &Lesson, mut decide: impl FnMut(&mut dyn Table, Option<usize>) -> u16) -> Box<dyn Table> {
    let mut table = lesson.open().unwrap_or_else(|| panic!("{}: no such table", lesson.id));
    for _ in 0..title(lesson).longest() {
        lesson.play_bots(&mut *table);
        if !table.to_act().contains(LEARNER) {
            break;
        }
        let step = lesson.place(&*table).step;
        let action = decide(&mut *table, step);
        table.play(LEARNER, action).unwrap();
    }
    assert!(table.outcome().is_some(), "{} does not end", lesson.id);
    table
}

/// What a sensible beginner does where everything is open.
fn sensible(table: &dyn Table) -> u16 {
    table.choose(LEARNER, Level::Greedy, table.draw(LEARNER), Budget::default()).expect("there is a choice")
}

fn check_points(lesson: &Lesson, at: usize, points: &[Point], table: &mut dyn Table) {
    let known = title(lesson).messages();
    for point in points {
        let there = match point {
            Point::Action(words) => !open_actions(table, std::slice::from_ref(words)).is_empty(),
            Point::Piece(name) => known.contains(name),
            Point::Panel(_) => true,
        };
        assert!(there, "{}, step {at}: {point:?} is not on the table", lesson.id);
    }
}

fn check_step(lesson: &Lesson, at: usize, step: &Step, table: &mut dyn Table) {
    for words in &step.open {
        let open = open_actions(table, std::slice::from_ref(words));
        assert!(!open.is_empty(), "{}, step {at}: `{words}` is not legal", lesson.id);
    }
    check_points(lesson, at, &step.point, table);
    step.read.iter().for_each(|reading| check_points(lesson, at, &reading.point, table));
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    for lesson in lessons() {
        let mut reached = BTreeSet::new();
        let table = play(lesson, |table, step| {
            let Some(at) = step else { return sensible(table) };
            let step = &lesson.steps[at];
            if reached.insert(at) {
                check_step(lesson, at, step, table);
            }
            if step.open.is_empty() { sensible(table) } else { step.open(table)[0] }
        });
        let missed: Vec<usize> = (0..lesson.steps.len()).filter(|at| !reached.contains(at)).collect();
        assert!(missed.is_empty(), "{}: the steps {missed:?} never come", lesson.id);
        let passed = lesson.place(&*table).passed;
        assert!(passed + 1 >= lesson.steps.len(), "{}: {passed} steps were passed", lesson.id);
    }
}

/// Whoever does something else everywhere is not stuck, and no step comes twice.
#[test]
fn a_lesson_goes_on_whatever_the_learner_does() {
    for lesson in lessons() {
        let mut rng = Rng::seeded(lesson.seed);
        let mut last = 0;
        play(lesson, |table, step| {
            let at = step.unwrap_or(last);
            assert!(at >= last, "{}: step {at} after step {last}", lesson.id);
            last = at;
            *rng.pick(table.legal(LEARNER)).expect("there is a choice")
        });
    }
}

/// The same decisions give the same game.
#[test]
fn the_bots_of_a_lesson_can_be_reproduced() {
    for lesson in lessons().iter().filter(|lesson| !lesson.bots.is_empty()) {
        let game = || {
            let mut left = 12;
            let mut table = lesson.open().unwrap();
            while left > 0 {
                lesson.play_bots(&mut *table);
                let Some(action) = table.legal(LEARNER).first().copied() else { break };
                table.play(LEARNER, action).unwrap();
                left -= 1;
            }
            table.hash()
        };
        assert_eq!(game(), game(), "{}", lesson.id);
    }
}

fn texts(lesson: &Lesson) -> Vec<(String, &Texts)> {
    let mut texts =
        vec![("title".into(), &lesson.title), ("about".into(), &lesson.about), ("end".into(), &lesson.end)];
    for (at, step) in lesson.steps.iter().enumerate() {
        let said = [Some(&step.say), step.instead.as_ref(), step.after.as_ref()].into_iter().flatten();
        let read = step.read.iter().map(|reading| &reading.say);
        texts.extend(said.chain(read).map(|text| (format!("step {at}"), text)));
    }
    texts
}

#[test]
fn every_text_is_there_in_every_language() {
    for lesson in lessons() {
        for (place, Texts { en, pl, de }) in texts(lesson) {
            for text in [en, pl, de] {
                let long = text.chars().count();
                assert!((1..=LONGEST).contains(&long), "{}, {place}: {long} characters: {text}", lesson.id);
                assert_eq!(text.trim(), text, "{}, {place}", lesson.id);
            }
            let same = en == pl || pl == de || de == en;
            assert!(!same, "{}, {place} is not translated: {en}", lesson.id);
        }
    }
}

#[test]
fn a_lesson_names_what_there_is() {
    let mut of_game = BTreeSet::new();
    for lesson in lessons() {
        let title = title(lesson);
        of_game.insert(title.name());
        assert!(lesson.id.starts_with(&format!("{}-", lesson.game)), "{}", lesson.id);
        let seats =
            title.check_options(&lesson.options).unwrap_or_else(|error| panic!("{}: {error}", lesson.id));
        let levels: Vec<Level> = lesson.levels().filter(|level| !level.searches()).collect();
        assert_eq!(levels.len(), lesson.bots.len(), "{}: a bot is unknown or searches", lesson.id);
        assert_eq!(levels.len() + 1, usize::from(seats), "{}: a bot for every other seat", lesson.id);
        for next in &lesson.next {
            assert!(lessons().iter().any(|other| other.id == *next), "{}: no lesson {next}", lesson.id);
        }
        let (rules, messages) = (title.rules(), title.messages());
        for (at, step) in lesson.steps.iter().enumerate() {
            let place = format!("{}, step {at}", lesson.id);
            assert!(messages.contains(&step.when.question), "{place}: {}", step.when.question);
            assert_eq!(step.open.is_empty(), step.instead.is_none(), "{place}: what is said to other tries");
            for rule in &step.rules {
                assert!(rules.rules.iter().any(|known| known.id == *rule), "{place}: no rule {rule}");
            }
        }
    }
    let all: BTreeSet<&str> = titles::all().iter().map(|title| title.name()).collect();
    assert_eq!(of_game, all, "every game has a lesson");
}
