//! The browser client is embedded if it was built. The folder always exists, so that the server builds without it.

fn main() {
    let client = std::path::Path::new("../../web/dist");
    if let Err(error) = std::fs::create_dir_all(client) {
        println!("cargo:warning=no folder for the browser client: {error}");
    }
    println!("cargo:rerun-if-changed={}", client.display());
    println!("cargo:rerun-if-changed=migrations");
}
