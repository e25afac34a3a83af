//! Runs the real binary.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use table::Rng;
use titles::{Table, Title};

/// The output of a run of the binary, and its exit code.
pub struct Said {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl From<Output> for Said {
    fn from(output: Output) -> Said {
        let text = |bytes| String::from_utf8(bytes).expect("the command line writes text");
        Said { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

impl Said {
    /// It succeeded.
    pub fn well(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// It refused its input: one sentence, exit code 2, no panic.
    pub fn refused(self) -> String {
        assert_eq!(self.code, Some(2), "{}{}", self.out, self.err);
        assert_eq!(self.err.trim_end().lines().count(), 1, "one clear error: {}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        assert!(self.err.len() < 1000, "a short one");
        self.err
    }
}

/// Runs `syrtis` with these arguments.
pub fn syrtis(arguments: &[&str]) -> Said {
    typing("", arguments)
}

/// Runs `syrtis` with these arguments and `input` on standard input.
pub fn typing(input: &str, arguments: &[&str]) -> Said {
    let mut child = Command::new(env!("CARGO_BIN_EXE_syrtis"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_string();
    // The binary may stop reading at any time.
    let typist = std::thread::spawn(move || _ = stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    typist.join().unwrap();
    output.into()
}

/// A file that only this test uses.
pub fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_string()
}

/// A random game of `title`, played until `stop` or to its end.
pub fn game(title: &'static dyn Title, seed: u64, stop: impl Fn(&dyn Table) -> bool) -> Box<dyn Table> {
    let mut table = title.open(&title.default_options(), seed).unwrap();
    let mut rng = Rng::seeded(seed);
    while let Some(seat) = table.turn().filter(|_| !stop(&*table)) {
        let action = *rng.pick(table.legal(seat)).unwrap();
        table.play(seat, action).unwrap();
    }
    table
}
