//! Starts the server and opens the page: the release build for playing, or hot reload for working on it.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::Duration;

use crate::{page, shell};

/// The port of the server, unless it is taken.
const PORT: u16 = 8080;
/// How often the server is asked whether it is up, and the pause in between.
const TRIES: u32 = 200;
const PAUSE: Duration = Duration::from_millis(50);

/// Builds everything, starts the server and opens the page. The arguments go to `syrtis serve`.
pub fn play(arguments: &[&str]) -> Result<(), String> {
    page::build()?;
    shell::run(&mut shell::cargo(&["build", "--release", "--package", "syrtis"]))?;
    let address = free_address()?;
    let mut serve = shell::cargo(&["run", "--quiet", "--release", "--package", "syrtis", "--", "serve"]);
    let mut server = started(serve.args(["--listen", &address.to_string()]).args(arguments))?;
    wait_for(address, &mut server)?;
    open(&format!("http://{address}/"));
    ended(&mut server)
}

/// Starts a server and a page that reloads when its files change.
pub fn dev(arguments: &[&str]) -> Result<(), String> {
    page::install()?;
    let address = free_address()?;
    let mut serve = shell::cargo(&["run", "--package", "syrtis", "--", "serve"]);
    let mut server = started(serve.args(["--listen", &address.to_string()]).args(arguments))?;
    let mut client = page::npm(&["run", "dev", "--", "--open"]);
    let client = shell::run(client.env("SYRTIS_SERVER", format!("http://{address}")));
    // It may have ended already.
    let _ = server.kill();
    let _ = server.wait();
    client
}

/// The usual port, or any free one if another program listens there.
fn free_address() -> Result<SocketAddr, String> {
    let usual = TcpListener::bind((Ipv4Addr::LOCALHOST, PORT));
    let listener = usual.or_else(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)));
    listener.and_then(|listener| listener.local_addr()).map_err(|error| format!("no port is free: {error}"))
}

fn started(command: &mut Command) -> Result<Child, String> {
    command.spawn().map_err(|error| format!("{}: {error}", shell::shown(command)))
}

fn wait_for(address: SocketAddr, server: &mut Child) -> Result<(), String> {
    for _ in 0..TRIES {
        if TcpStream::connect(address).is_ok() {
            return Ok(());
        }
        if let Ok(Some(status)) = server.try_wait() {
            return Err(format!("the server ended: {status}"));
        }
        sleep(PAUSE);
    }
    Err(format!("the server does not answer at {address}"))
}

fn ended(server: &mut Child) -> Result<(), String> {
    let status = server.wait().map_err(|error| error.to_string())?;
    if status.success() { Ok(()) } else { Err(format!("the server ended: {status}")) }
}

/// Opens the page if there is a browser. The address is printed in any case.
fn open(page: &str) {
    println!("Open {page}");
    let (program, before): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/c", "start"]),
        _ => ("xdg-open", &[]),
    };
    shell::works(Command::new(program).args(before).arg(page));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_that_is_taken_is_left_alone() {
        let first = free_address().unwrap();
        let _taken = TcpListener::bind(first).unwrap();
        assert_ne!(free_address().unwrap(), first);
    }
}
