use std::fs;
use std::path::Path;
use std::sync::Arc;

use arena::{Nets, TableSpec};
use titles::{Net, NetName, NoNet, Title};

use crate::screen::{Failure, Screen};

/// Reads the network of a game from a file.
pub fn read_net(title: &dyn Title, file: &Path, screen: &Screen) -> Result<Arc<Net>, Failure> {
    let wrong = |why: String| {
        screen
            .failure("syrtis-net-wrong", &[("file", file.display().to_string().into()), ("why", why.into())])
    };
    let bytes = fs::read(file).map_err(|error| wrong(error.to_string()))?;
    title.read_net(&bytes).map_err(|why| wrong(why.to_string()))
}

/// Reads networks written `NAME=FILE`, each for the game it names.
pub fn named(texts: &[String], tables: &[TableSpec], screen: &Screen) -> Result<Nets, Failure> {
    let mut nets = Nets::new();
    for text in texts {
        let form = || screen.failure("syrtis-net-form", &[("text", text.as_str().into())]);
        let (name, file) = text.split_once('=').ok_or_else(form)?;
        let name = NetName::new(name).ok_or_else(form)?;
        let title = tables.first().ok_or_else(form)?.title;
        nets.insert(name, read_net(title, Path::new(file), screen)?);
    }
    Ok(nets)
}

/// Warns for each of these games that comes without a network that can be used.
pub fn warn(titles: &[&'static dyn Title], screen: &Screen) {
    let mut seen = Vec::new();
    for title in titles {
        if seen.contains(&title.name()) {
            continue;
        }
        seen.push(title.name());
        if let Err(why) = title.net() {
            // What is printed may be read by a program.
            eprintln!("{}", no_net(*title, &why, screen));
        }
    }
}

fn no_net(title: &dyn Title, why: &NoNet, screen: &Screen) -> String {
    let words = [("game", screen.name_of(title).into()), ("why", why.to_string().into())];
    screen.words.text("syrtis-net-none", &words)
}
