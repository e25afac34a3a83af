//! Requests to addresses that people name: never into the server's own network.

use std::error::Error;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::HeaderMap;
use reqwest::redirect::Policy;
use reqwest::{Client, ClientBuilder, Url};

/// How long a receiver may take.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// Maximum length of an address.
const LONGEST: usize = 1_000;

/// Why an address is not written to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AddressError {
    /// It can't be read, or is too long.
    #[error("this is not an address such as https://chat.example.org/hook")]
    Unreadable,
    /// It is not encrypted on its way.
    #[error("the address must begin with https://")]
    NotHttps,
    /// It has a name or password.
    #[error("the address must not contain a name or password")]
    Credentials,
    /// It is no push service that we know.
    #[error("this push service is not known here; the operator can name it")]
    UnknownService,
    /// It is in the server's own network.
    #[error("addresses in the server's own network are not allowed")]
    OwnNetwork,
}

/// Sends requests to the internet, and to hosts that the operator names.
pub struct Outgoing {
    /// Connects to public addresses only.
    public: Client,
    /// Connects to any address; only for what `allowed` names.
    anywhere: Client,
    allowed: Vec<String>,
}

impl Outgoing {
    /// `allowed` are hosts in the server's own network that may be written to, such as `chat.local` or `10.0.0.7:8065`.
    pub fn new(allowed: &[String]) -> Outgoing {
        let client = |settings: ClientBuilder| {
            settings
                // An answer could lead to where the first address may not.
                .redirect(Policy::none())
                .no_proxy()
                .connect_timeout(PATIENCE / 2)
                .timeout(PATIENCE)
                .build()
                .expect("the client has no setting that can fail")
        };
        Outgoing {
            public: client(Client::builder().dns_resolver(Arc::new(PublicNames))),
            anywhere: client(Client::builder()),
            allowed: allowed.iter().map(|host| host.to_ascii_lowercase()).collect(),
        }
    }

    /// Reads an address that a person gives. What its name stands for is checked with each request.
    pub fn check(&self, address: &str) -> Result<Url, AddressError> {
        let url = Url::parse(address).ok().filter(|_| address.len() <= LONGEST);
        let url = url.filter(Url::has_host).ok_or(AddressError::Unreadable)?;
        if !url.username().is_empty() || url.password().is_some() {
            return Err(AddressError::Credentials);
        }
        if self.is_allowed(&url) {
            return Ok(url);
        }
        if url.scheme() != "https" {
            return Err(AddressError::NotHttps);
        }
        let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
        let own = match host.parse::<IpAddr>() {
            // The operator has allowed another port of it, and its name is not looked into when it is resolved.
            _ if self.names(host) => true,
            Ok(address) => !is_public(address),
            Err(_) => is_local_name(host),
        };
        if own { Err(AddressError::OwnNetwork) } else { Ok(url) }
    }

    /// Whether the operator allows this host, if only at one port.
    fn names(&self, host: &str) -> bool {
        self.allowed.iter().any(|one| one.rsplit_once(':').map_or(&**one, |(name, _)| name) == host)
    }

    fn is_allowed(&self, url: &Url) -> bool {
        let host = url.host_str().unwrap_or_default();
        let with_port = url.port_or_known_default().map(|port| format!("{host}:{port}"));
        matches!(url.scheme(), "http" | "https")
            && self.allowed.iter().any(|one| one == host || Some(one) == with_port.as_ref())
    }

    /// Sends a body, and returns the status of the answer. The answer itself is not read.
    pub async fn post(&self, address: &str, headers: HeaderMap, body: Vec<u8>) -> Result<u16, String> {
        let url = self.check(address).map_err(|error| error.to_string())?;
        let client = if self.is_allowed(&url) { &self.anywhere } else { &self.public };
        let sent = client.post(url).headers(headers).body(body).send().await;
        sent.map(|answer| answer.status().as_u16()).map_err(|error| why(&error))
    }
}

/// The innermost reason of an error.
fn why(error: &reqwest::Error) -> String {
    let mut innermost: &dyn Error = error;
    while let Some(deeper) = innermost.source() {
        innermost = deeper;
    }
    innermost.to_string()
}

/// Names that mean this machine or this network everywhere.
fn is_local_name(host: &str) -> bool {
    let name = host.trim_end_matches('.').to_ascii_lowercase();
    let ends = [".localhost", ".local", ".internal", ".home.arpa", ".lan"];
    name == "localhost" || !name.contains('.') || ends.iter().any(|end| name.ends_with(end))
}

/// Resolves names to public addresses only. The connection uses exactly what was checked, so an answer that changes
/// between two questions helps nobody.
struct PublicNames;

impl Resolve for PublicNames {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let found: Vec<SocketAddr> = found.filter(|one| is_public(one.ip())).collect();
            if found.is_empty() {
                return Err(AddressError::OwnNetwork.into());
            }
            Ok(Box::new(found.into_iter()) as Addrs)
        })
    }
}

/// Whether an address is on the internet, and not in a network of the server's own or with a meaning of its own.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || matches!((a, b, c), (0 | 240..=255, ..) | (100, 64..=127, _) | (192, 0, 0) | (198, 18..=19, _));
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    let inner = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        is_public_v4(Ipv4Addr::new(a, b, c, d))
    };
    match parts {
        // What carries an IPv4 address goes where that goes: mapped, translated (NAT64) and 6to4.
        [0, 0, 0, 0, 0, 0xffff, high, low] | [0x64, 0xff9b, 0, 0, 0, 0, high, low] => inner(high, low),
        [0x2002, high, low, ..] => inner(high, low),
        [0x2001, 0xdb8 | 0..=0x1ff, ..] | [0x64, 0xff9b, ..] => false,
        // Only this part of the addresses has been given out to the internet.
        [first, ..] => (0x2000..0x4000).contains(&first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_the_own_network_are_told_from_those_of_the_internet() {
        for own in [
            "127.0.0.1",
            "127.9.9.9",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "192.0.2.1",
            "::",
            "::1",
            "fe80::1",
            "fc00::1",
            "fd12:3456::1",
            "fec0::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::10.0.0.1",
            "64:ff9b:1::1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001::1",
            "::127.0.0.1",
        ] {
            assert!(!is_public(own.parse().unwrap()), "{own}");
        }
        for public in [
            "1.1.1.1",
            "8.8.8.8",
            "172.32.0.1",
            "100.128.0.1",
            "2606:4700::1111",
            "::ffff:8.8.8.8",
            "64:ff9b::8.8.8.8",
        ] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    #[test]
    fn addresses_of_people_are_read_strictly() {
        let outgoing = Outgoing::new(&[]);
        for (address, error) in [
            ("hook", AddressError::Unreadable),
            ("https://", AddressError::Unreadable),
            ("data:text/plain,x", AddressError::Unreadable),
            ("http://chat.example.org/hook", AddressError::NotHttps),
            ("ftp://chat.example.org/hook", AddressError::NotHttps),
            ("https://me:secret@chat.example.org/", AddressError::Credentials),
            ("https://127.0.0.1/", AddressError::OwnNetwork),
            ("https://2130706433/", AddressError::OwnNetwork),
            ("https://0x7f.1/", AddressError::OwnNetwork),
            ("https://[::1]/", AddressError::OwnNetwork),
            ("https://[::ffff:7f00:1]/", AddressError::OwnNetwork),
            ("https://169.254.169.254/latest/meta-data", AddressError::OwnNetwork),
            ("https://localhost/", AddressError::OwnNetwork),
            ("https://LOCALHOST./", AddressError::OwnNetwork),
            ("https://router.local/", AddressError::OwnNetwork),
            ("https://intranet/", AddressError::OwnNetwork),
        ] {
            assert_eq!(outgoing.check(address).unwrap_err(), error, "{address}");
        }
        assert!(outgoing.check("https://chat.example.org:8443/hook?x=1").is_ok());
        let long = format!("https://chat.example.org/{}", "x".repeat(LONGEST));
        assert_eq!(outgoing.check(&long).unwrap_err(), AddressError::Unreadable);
    }

    #[test]
    fn the_operator_can_allow_a_host_of_the_own_network() {
        let outgoing = Outgoing::new(&["127.0.0.1:4000".into(), "Chat.local".into()]);
        let by_name = Outgoing::new(&["hooks.example.org:8065".into()]);
        assert!(by_name.check("http://hooks.example.org:8065/").is_ok());
        assert_eq!(by_name.check("https://hooks.example.org:22/").unwrap_err(), AddressError::OwnNetwork);
        assert!(outgoing.check("http://127.0.0.1:4000/hook").is_ok());
        assert!(outgoing.check("http://chat.local/hook").is_ok());
        assert_eq!(outgoing.check("http://127.0.0.1:4001/").unwrap_err(), AddressError::NotHttps);
        assert_eq!(outgoing.check("https://127.0.0.1:4001/").unwrap_err(), AddressError::OwnNetwork);
    }

    #[tokio::test]
    async fn a_name_for_the_own_network_is_refused_when_it_is_resolved() {
        assert!(PublicNames.resolve("localhost".parse().unwrap()).await.is_err());
    }

    /// A public name may have a private address, so a name alone does not say what must not be called.
    #[tokio::test]
    async fn an_allowed_port_opens_no_other_port_of_its_host() {
        let receiver = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let named = format!("localhost:{}", receiver.local_addr().unwrap().port());
        let outgoing = Outgoing::new(std::slice::from_ref(&named));
        let hook = format!("http://{named}/hook");
        tokio::select! {
            accepted = receiver.accept() => assert!(accepted.is_ok(), "what the operator names is called"),
            sent = outgoing.post(&hook, HeaderMap::new(), Vec::new()) => panic!("nobody has answered: {sent:?}"),
        }
        assert!(!outgoing.is_allowed(&Url::parse("https://localhost:1/hook").unwrap()));
        let other = outgoing.public.post("https://localhost:1/hook").send().await.unwrap_err();
        assert_eq!(why(&other), AddressError::OwnNetwork.to_string());
    }
}
