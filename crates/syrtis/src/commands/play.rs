use std::fs;
use std::io::{BufRead, Read, StdinLock, stdin};
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::{Rng, Seat, Seed, UndoError, Viewer};
use titles::sim::game_seed;
use titles::{Budget, Cancel, Level, Player, Table};

use super::{board, replay, result, rules};
use crate::options::TableOptions;
use crate::screen::{Failure, Screen};

/// The longest answer that is read.
const LONGEST_ANSWER: u64 = 4096;

/// How long a bot thinks about advice.
const ADVICE: Budget = Budget::Time(Duration::from_secs(2));

/// Play a game against bots in the terminal
#[derive(clap::Args)]
#[command(
    after_help = "At the prompt: a number or an action to play, `u` to take back, `?` to see why something is not \
    allowed, `p N` to see what action N would do, `a` for advice, `rule ID` for a rule, `save FILE` to save, `h` for help, `q` to quit."
)]
pub struct Args {
    /// The game [default: the first one]
    game: Option<String>,
    #[command(flatten)]
    table: TableOptions,
    /// The seed of the game [default: from the clock]
    #[arg(long, short, value_name = "N")]
    seed: Option<Seed>,
    /// Your seat, counted from 0
    #[arg(long, default_value_t = 0, value_name = "N")]
    seat: u8,
    /// Your name
    #[arg(long)]
    name: Option<String>,
    /// The level of the bots
    #[arg(long, default_value = "random", value_name = "LEVEL")]
    level: String,
    /// Continue a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seed", "players", "variant", "scenario", "other"])]
    load: Option<PathBuf>,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let level: Level = args.level.parse().map_err(|_| {
        let known: Vec<_> = Level::ALL.iter().map(|level| level.name()).collect();
        screen.failure("syrtis-unknown-level", &[("known", known.join(", ").into())])
    })?;
    let mut table = open(args, screen)?;
    if args.seat >= table.seats() {
        let words = [("seat", args.seat.into()), ("last", (table.seats() - 1).into())];
        return Err(screen.failure("syrtis-play-no-such-seat", &words));
    }
    if let Some(name) = &args.name {
        table.set_name(Seat(args.seat), name);
    }
    let bot = table.title().bot(level);
    let mut session = Session { seat: Seat(args.seat), table, bot, answers: stdin().lock() };
    session.play(screen)
}

fn open(args: &Args, screen: &Screen) -> Result<Box<dyn Table>, Failure> {
    if let Some(file) = &args.load {
        return replay::read(file, screen);
    }
    let title = match (&args.game, titles::all().first()) {
        (None, Some(first)) => *first,
        (name, _) => screen.title(name.as_deref().unwrap_or_default())?,
    };
    let options = args.table.json(title, screen)?;
    let seed = args.seed.unwrap_or_else(|| clock().into());
    title.open(&options, seed).map_err(|error| Failure::Input(screen.words.options_error(&error)))
}

fn clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64)
}

/// The seed of the bots, another than the game's.
fn bots_seed(seed: Seed) -> u64 {
    match seed {
        Seed::Number(number) => !number,
        Seed::Secret(_) => !Rng::seeded(seed).bits(),
    }
}

/// One person and some bots playing one game.
struct Session {
    table: Box<dyn Table>,
    seat: Seat,
    bot: Box<dyn Player>,
    answers: StdinLock<'static>,
}

/// What follows an answer.
enum Next {
    /// Ask again; nothing changed.
    Again,
    /// The table changed.
    Changed,
    /// The person leaves.
    Leave,
}

impl Session {
    fn play(&mut self, screen: &mut Screen) -> Result<(), Failure> {
        screen.say(
            "syrtis-play-head",
            &[
                ("game", screen.name_of(self.table.title()).into()),
                ("variant", self.table.variant().into()),
                ("players", self.table.seats().into()),
                ("who", screen.words.name(self.seat, self.table.names()).into()),
            ],
        )?;
        loop {
            self.let_bots_play(screen)?;
            if let Some(outcome) = self.table.outcome() {
                screen.line("")?;
                result::write(&outcome, &*self.table, screen)?;
                return self.after_the_end(screen);
            }
            self.show(screen)?;
            loop {
                let Some(answer) = self.ask(screen)? else { return self.leave(screen) };
                match self.answer(answer.trim(), screen)? {
                    Next::Again => {}
                    Next::Changed => break,
                    Next::Leave => return self.leave(screen),
                }
            }
        }
    }

    /// Lets the bots act until it is the person's turn or the game is over.
    fn let_bots_play(&mut self, screen: &mut Screen) -> Result<(), Failure> {
        while let Some(seat) = self.table.turn().filter(|seat| *seat != self.seat) {
            let Some(sight) = self.table.sight(seat) else { break };
            let seed = game_seed(bots_seed(self.table.seed()), self.table.lines() as u64);
            let Some(action) = self.bot.choose(&sight, seed, Budget::default()) else { break };
            if let Err(error) = self.table.play(seat, action) {
                unreachable!("a bot chooses a legal action: {error}");
            }
            self.tell(screen)?;
        }
        Ok(())
    }

    /// Writes what the person saw of the last action.
    fn tell(&self, screen: &mut Screen) -> Result<(), Failure> {
        for told in self.table.told(Viewer::Seat(self.seat)) {
            let sentence = screen.words.say(&told.message, self.table.names());
            screen.paragraph("· ", &sentence)?;
        }
        Ok(())
    }

    fn show(&mut self, screen: &mut Screen) -> Result<(), Failure> {
        screen.line("")?;
        board::write(&*self.table, Viewer::Seat(self.seat), screen)?;
        screen.line("")?;
        self.show_choices(screen)
    }

    fn show_choices(&mut self, screen: &mut Screen) -> Result<(), Failure> {
        if let Some(question) = self.table.question(self.seat) {
            let question = screen.words.say(&question, self.table.names());
            screen.line(&question)?;
        }
        let legal = self.table.legal(self.seat).to_vec();
        for (at, action) in legal.iter().enumerate() {
            let line = format!("{:>3}  {}", at + 1, self.describe(*action, screen));
            screen.line(&line)?;
        }
        Ok(())
    }

    /// An action as people read it, and its text form.
    fn describe(&self, action: u16, screen: &Screen) -> String {
        let title = self.table.title();
        let sentence =
            self.table.says(self.seat, action).map(|message| screen.words.say(&message, self.table.names()));
        let text = title.action_text(action).unwrap_or_default();
        format!("{}  [{text}]", sentence.unwrap_or_default())
    }

    /// The next line the person types; nothing at the end of the input.
    fn ask(&mut self, screen: &mut Screen) -> Result<Option<String>, Failure> {
        let prompt = screen.words.text("syrtis-play-prompt", &[]);
        screen.prompt(&format!("{prompt} "))?;
        let mut line = Vec::new();
        self.answers.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut line)?;
        if line.len() as u64 == LONGEST_ANSWER && line.last() != Some(&b'\n') {
            self.answers.skip_until(b'\n')?;
        }
        if !Screen::is_terminal() {
            screen.line("")?;
        }
        Ok((!line.is_empty()).then(|| String::from_utf8_lossy(&line).into_owned()))
    }

    fn answer(&mut self, answer: &str, screen: &mut Screen) -> Result<Next, Failure> {
        let (verb, rest) = answer.split_once(' ').unwrap_or((answer, ""));
        match (verb, rest.trim()) {
            ("q", "") => return Ok(Next::Leave),
            ("u", "") => return self.undo(screen),
            ("?", "") => self.show_refusals(screen)?,
            ("a", "") => self.advise(screen)?,
            ("p", which) if !which.is_empty() => self.show_preview(which, screen)?,
            ("v", "") => self.show(screen)?,
            ("h" | "help" | "", "") => screen.say("syrtis-play-help", &[])?,
            ("rule", id) if !id.is_empty() => self.show_rule(id, screen)?,
            ("save", file) if !file.is_empty() => self.save(file, screen)?,
            _ => return self.act(answer, screen),
        }
        Ok(Next::Again)
    }

    /// Plays the action given by number or text, or says which rule forbids it.
    fn act(&mut self, answer: &str, screen: &mut Screen) -> Result<Next, Failure> {
        let Some(action) = self.meant(answer, screen)? else { return Ok(Next::Again) };
        match self.table.play(self.seat, action) {
            Ok(_) => {
                self.tell(screen)?;
                Ok(Next::Changed)
            }
            Err(error) => {
                let sentence = screen.words.play_error(&error, self.table.names());
                screen.line(&sentence)?;
                Ok(Next::Again)
            }
        }
    }

    /// The action given by its number in the list or by its text; nothing if it is neither.
    fn meant(&mut self, answer: &str, screen: &mut Screen) -> Result<Option<u16>, Failure> {
        if let Ok(number) = answer.parse::<usize>() {
            let legal = self.table.legal(self.seat);
            let (action, count) = (number.checked_sub(1).and_then(|at| legal.get(at)).copied(), legal.len());
            if action.is_none() {
                screen.say("syrtis-play-no-such-number", &[("count", count.into())])?;
            }
            return Ok(action);
        }
        match self.table.title().read_action(answer) {
            Ok(action) => Ok(Some(action)),
            Err(error) => {
                let sentence = screen.words.play_error(&error.into(), self.table.names());
                screen.line(&sentence)?;
                Ok(None)
            }
        }
    }

    /// Says what is known to happen if the person does this, and does nothing.
    fn show_preview(&mut self, which: &str, screen: &mut Screen) -> Result<(), Failure> {
        let Some(action) = self.meant(which, screen)? else { return Ok(()) };
        let foreseen = match self.table.preview(self.seat, &[action]) {
            Ok(foreseen) => foreseen,
            Err(error) => {
                let sentence = screen.words.play_error(&error, self.table.names());
                return screen.line(&sentence);
            }
        };
        for told in foreseen.events {
            let sentence = screen.words.say(&told.message, self.table.names());
            screen.paragraph("· ", &sentence)?;
        }
        for change in foreseen.changes {
            let words = [
                ("who", screen.words.name(change.seat, self.table.names()).into()),
                ("what", screen.words.text(change.what, &[]).into()),
                ("before", change.before.into()),
                ("after", change.after.into()),
            ];
            screen.say("syrtis-play-change", &words)?;
        }
        if foreseen.certain { Ok(()) } else { screen.say("syrtis-play-unknown", &[]) }
    }

    /// What a strong bot would do in the person's place, and why. It sees what they see.
    fn advise(&mut self, screen: &mut Screen) -> Result<(), Failure> {
        let Some(sight) = self.table.sight(self.seat) else { return Ok(()) };
        let seed = game_seed(bots_seed(self.table.seed()), self.table.lines() as u64);
        let Some(advice) = self.table.title().advise(Level::Master, &sight, seed, ADVICE, Cancel::new())
        else {
            return Ok(());
        };
        for choice in &advice.choices {
            let headline = screen.words.advised(&advice, choice, self.table.names());
            screen.paragraph("", &headline)?;
            for reason in &choice.reasons {
                let sentence = screen.words.reason(reason, self.table.names());
                screen.paragraph("   · ", &sentence)?;
            }
        }
        Ok(())
    }

    fn undo(&mut self, screen: &mut Screen) -> Result<Next, Failure> {
        let horizon = self.table.horizon(self.seat);
        let undone = if horizon.steps == 0 { Err(UndoError(horizon)) } else { self.table.undo(self.seat, 1) };
        match undone {
            Ok(()) => {
                screen.say("syrtis-play-undone", &[])?;
                Ok(Next::Changed)
            }
            Err(error) => {
                let sentence = screen.words.undo_error(&error, self.table.names());
                screen.line(&sentence)?;
                Ok(Next::Again)
            }
        }
    }

    /// Lists what the person might try but may not do, each with its reason.
    fn show_refusals(&mut self, screen: &mut Screen) -> Result<(), Failure> {
        let refusals = self.table.refusals(self.seat);
        if refusals.is_empty() {
            return screen.say("syrtis-play-all-allowed", &[]);
        }
        for (action, refusal) in refusals {
            let reason = screen.words.refusal(&refusal, self.table.names());
            let line = format!("{}: {reason}", self.describe(action, screen));
            screen.paragraph("  –  ", &line)?;
        }
        Ok(())
    }

    fn show_rule(&self, id: &str, screen: &mut Screen) -> Result<(), Failure> {
        match rules::find(id, &screen.language) {
            Some(rule) => rules::write_rule(&rule, screen),
            None => match rules::unknown(id, screen) {
                Failure::Input(sentence) => screen.line(&sentence),
                output => Err(output),
            },
        }
    }

    fn save(&self, file: &str, screen: &mut Screen) -> Result<(), Failure> {
        match fs::write(file, self.table.record()) {
            Ok(()) => screen.say("syrtis-play-saved", &[("file", file.into())]),
            Err(error) => screen
                .say("syrtis-file-unwritable", &[("file", file.into()), ("why", error.to_string().into())]),
        }
    }

    /// After the end, the record can still be saved.
    fn after_the_end(&mut self, screen: &mut Screen) -> Result<(), Failure> {
        screen.say("syrtis-play-over", &[])?;
        while let Some(answer) = self.ask(screen)? {
            match answer.trim().split_once(' ') {
                Some(("save", file)) if !file.trim().is_empty() => self.save(file.trim(), screen)?,
                Some(("rule", id)) => self.show_rule(id.trim(), screen)?,
                _ if answer.trim() == "v" => board::write(&*self.table, Viewer::Seat(self.seat), screen)?,
                _ if answer.trim() == "q" => break,
                _ => screen.say("syrtis-play-over", &[])?,
            }
        }
        Ok(())
    }

    fn leave(&self, screen: &mut Screen) -> Result<(), Failure> {
        screen.say("syrtis-play-left", &[("round", self.table.round().into())])
    }
}
