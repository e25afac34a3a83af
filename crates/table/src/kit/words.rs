use std::collections::HashSet;

use super::report::{Broken, Check, ensure};
use crate::{Arg, FieldKind, Game, Message, Options, Refusal};

/// The ids a game may say, and which of them it said.
pub(super) struct Words {
    game: &'static str,
    listed: Vec<String>,
    known: HashSet<String>,
    said: HashSet<&'static str>,
}

impl Words {
    pub fn of<G: Game>() -> Result<Words, Broken> {
        let listed = G::messages();
        let mut words =
            Words { game: G::NAME, listed: Vec::new(), known: HashSet::new(), said: HashSet::new() };
        let prefix = format!("{}-", G::NAME);
        for id in &listed {
            ensure(id.starts_with(&prefix), Check::Messages, || {
                format!("`{id}` does not begin with `{prefix}`")
            })?;
            ensure(words.known.insert(id.clone()), Check::Messages, || format!("`{id}` is listed twice"))?;
        }
        words.listed = listed;
        words.form::<G>()?;
        for id in crate::question_messages::<G>() {
            ensure(words.known.contains(&id), Check::Messages, || missing(&id, "the questions"))?;
        }
        words.box_of::<G>()?;
        Ok(words)
    }

    /// The labels of the options' form.
    fn form<G: Game>(&mut self) -> Result<(), Broken> {
        for field in G::Options::fields() {
            let label = format!("{}-option-{}", self.game, field.name);
            let mut ids = vec![format!("{label}-help")];
            if let FieldKind::Choice { of } = &field.kind {
                ids.extend(of.iter().map(|word| format!("{label}-{word}")));
            }
            ids.push(label);
            for id in ids {
                ensure(self.known.contains(&id), Check::Messages, || missing(&id, "the options' form"))?;
            }
        }
        Ok(())
    }

    /// The names and texts of the material.
    fn box_of<G: Game>(&mut self) -> Result<(), Broken> {
        for item in G::material() {
            self.name(item.name, "the material")?;
            item.text.map_or(Ok(()), |text| self.name(text, "the material"))?;
        }
        Ok(())
    }

    pub fn say(&mut self, message: &Message, place: &str) -> Result<(), Broken> {
        self.name(message.id, place)?;
        for (_, arg) in &message.args {
            self.arg(*arg, place)?;
        }
        Ok(())
    }

    pub fn arg(&mut self, arg: Arg, place: &str) -> Result<(), Broken> {
        match arg {
            Arg::Name(id) => self.name(id, place),
            Arg::Number(_) | Arg::Seat(_) => Ok(()),
        }
    }

    pub fn refusal(&mut self, refusal: &Refusal) -> Result<(), Broken> {
        ensure(!refusal.rule.is_empty(), Check::Refusal, || format!("{refusal:?} names no rule"))?;
        self.name(refusal.reason, "a refusal")?;
        if refusal.what.is_empty() { Ok(()) } else { self.name(refusal.what, "a refusal") }
    }

    pub fn name(&mut self, id: &'static str, place: &str) -> Result<(), Broken> {
        if self.said.contains(id) {
            return Ok(());
        }
        ensure(self.known.contains(id), Check::Messages, || missing(id, place))?;
        self.said.insert(id);
        Ok(())
    }

    /// What no game said. The title, what the game is about, its form and the help for questions are said elsewhere.
    pub fn unsaid(&self) -> Vec<String> {
        let game = self.game;
        let (head, form) = ([format!("{game}-title"), format!("{game}-about")], format!("{game}-option-"));
        let helps = |id: &str| id.strip_suffix("-help").is_some_and(|asked| self.said.contains(asked));
        let elsewhere = |id: &String| head.contains(id) || id.starts_with(&form) || helps(id);
        let unsaid = self.listed.iter().filter(|id| !self.said.contains(id.as_str()) && !elsewhere(id));
        unsaid.cloned().collect()
    }
}

fn missing(id: &str, place: &str) -> String {
    format!("`{id}`, said by {place}, is not in messages()")
}
