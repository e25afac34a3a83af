//! The steps of a long command, and the time each takes.

use std::fmt;
use std::io::{BufRead, BufReader};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::shell;

/// What has been done so far.
#[derive(Default)]
pub struct Steps {
    done: Vec<Step>,
}

struct Step {
    name: String,
    wall: Duration,
    /// The processor time of all programs that the step ran, where the system tells.
    cpu: Option<Duration>,
}

impl Steps {
    /// Does all the steps of a command, then prints what each took, even if one failed.
    pub fn of<T>(work: impl FnOnce(&mut Steps) -> Result<T, String>) -> Result<T, String> {
        let (mut steps, start) = (Steps::default(), Instant::now());
        let result = work(&mut steps);
        let cpu = steps.done.iter().map(|step| step.cpu).sum();
        steps.done.push(Step { name: "all steps".into(), wall: start.elapsed(), cpu });
        println!("\n{steps}");
        result
    }

    /// Does one step.
    pub fn run<T>(&mut self, name: &str, work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
        println!("\n── {name}");
        let (start, before) = (Instant::now(), cpu_of_children());
        let result = work();
        self.record(name, start.elapsed(), before);
        result
    }

    /// Runs a program beside other steps, and waits for both even if one fails. Returns what the steps return, and the
    /// sum of what is counted in the output of the program.
    pub fn beside<T>(
        &mut self,
        name: &str,
        program: Command,
        count: fn(&str) -> Option<usize>,
        work: impl FnOnce(&mut Steps) -> Result<T, String>,
    ) -> Result<(T, usize), String> {
        let start = Instant::now();
        let (mut child, output) = shell::piped(program)?;
        let reader = std::thread::spawn(move || {
            let lines: Vec<_> = BufReader::new(output).lines().map_while(Result::ok).collect();
            (lines, start.elapsed())
        });
        let worked = work(self);
        println!("\n── {name} (ran beside the steps above)");
        let before = cpu_of_children();
        let (lines, wall) = reader.join().map_err(|_| format!("{name}: its output could not be read"))?;
        let status = child.wait().map_err(|error| error.to_string())?;
        self.record(name, wall, before);
        lines.iter().for_each(|line| println!("{line}"));
        let counted = lines.iter().filter_map(|line| count(line)).sum();
        if status.success() { Ok((worked?, counted)) } else { Err(format!("failed: {name}")) }
    }

    fn record(&mut self, name: &str, wall: Duration, before: Option<Duration>) {
        let cpu = cpu_of_children().zip(before).map(|(after, before)| after.saturating_sub(before));
        self.done.push(Step { name: name.to_string(), wall, cpu });
    }
}

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:<24} {:>8} {:>12}", "step", "seconds", "CPU seconds")?;
        for step in &self.done {
            let cpu = step.cpu.map_or("–".into(), |cpu| format!("{:.1}", cpu.as_secs_f64()));
            write!(f, "\n{:<24} {:>8.1} {cpu:>12}", step.name, step.wall.as_secs_f64())?;
        }
        Ok(())
    }
}

/// The processor time of all children that have ended, and of theirs.
fn cpu_of_children() -> Option<Duration> {
    cpu_in(&std::fs::read_to_string("/proc/self/stat").ok()?)
}

/// Linux counts in hundredths of a second: `cutime` and `cstime`, the 16th and 17th field. The second, a name in
/// parentheses, may contain spaces.
fn cpu_in(stat: &str) -> Option<Duration> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut ticks = fields.split_whitespace().skip(13).map(str::parse::<u64>);
    let (user, system) = (ticks.next()?.ok()?, ticks.next()?.ok()?);
    Some(Duration::from_millis((user + system) * 10))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_is_in_the_table() {
        let mut steps = Steps::default();
        steps.run("lints", || Ok(())).unwrap();
        steps.run("tests", || Err::<(), _>("one failed".to_string())).unwrap_err();
        let table = steps.to_string();
        let names: Vec<_> = table.lines().filter_map(|line| line.split_whitespace().next()).collect();
        assert_eq!(names, ["step", "lints", "tests"]);
    }

    #[test]
    fn a_program_beside_the_steps_is_counted() {
        let mut steps = Steps::default();
        let mut program = Command::new(std::env::var("CARGO").unwrap());
        program.arg("--version");
        let has_name = |line: &str| line.starts_with("cargo").then_some(3);
        let result = steps.beside("program", program, has_name, |steps| steps.run("other", || Ok(7)));
        assert_eq!(result, Ok((7, 3)));
        assert!(steps.to_string().contains("program"));
    }

    #[test]
    fn processor_time_is_read_after_the_name_of_the_program() {
        let stat = "7 (a (b) c) S 1 2 3 4 5 6 7 8 9 10 11 12 250 50 20 0";
        assert_eq!(cpu_in(stat), Some(Duration::from_secs(3)));
        assert_eq!(cpu_in(""), None);
    }
}
