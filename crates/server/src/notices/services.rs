//! The push services that browsers use.

use super::outgoing::{AddressError, Outgoing};

/// Hosts of the push services of Chrome and its relatives, Firefox, Edge and Safari; with a dot in front, any name that
/// ends with it.
const KNOWN: [&str; 5] = [
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
];

/// The push services that may be written to: browsers choose them, so only those we know and those the operator names.
pub struct PushServices {
    pub outgoing: Outgoing,
    named: Vec<String>,
}

impl PushServices {
    /// `named` are further hosts, such as `push.example.org`; they may be in the server's own network.
    pub fn new(named: &[String]) -> PushServices {
        let named: Vec<String> = named.iter().map(|host| host.to_ascii_lowercase()).collect();
        PushServices { outgoing: Outgoing::new(&named), named }
    }

    /// The origin of a push service, from the endpoint of a subscription.
    pub fn origin(&self, endpoint: &str) -> Result<String, AddressError> {
        let url = self.outgoing.check(endpoint)?;
        let host = url.host_str().unwrap_or_default();
        let with_port = url.port_or_known_default().map(|port| format!("{host}:{port}"));
        let known = KNOWN.iter().any(|one| *one == host || one.starts_with('.') && host.ends_with(one));
        let named = self.named.iter().any(|one| one == host || Some(one) == with_port.as_ref());
        if known || named {
            Ok(url.origin().ascii_serialization())
        } else {
            Err(AddressError::UnknownService)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_and_named_services_are_written_to() {
        let services = PushServices::new(&["127.0.0.1:4000".into()]);
        for endpoint in [
            "https://fcm.googleapis.com/fcm/send/abc",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://wns2-par02p.notify.windows.com/w/?token=abc",
            "https://web.push.apple.com/abc",
        ] {
            assert!(services.origin(endpoint).is_ok(), "{endpoint}");
        }
        assert_eq!(services.origin("http://127.0.0.1:4000/push/1").unwrap(), "http://127.0.0.1:4000");
        for endpoint in [
            "https://evil.example/",
            "https://fcm.googleapis.com.evil.example/",
            "https://xpush.apple.com.example/",
        ] {
            assert_eq!(services.origin(endpoint), Err(AddressError::UnknownService), "{endpoint}");
        }
        assert_eq!(services.origin("http://127.0.0.1:4001/"), Err(AddressError::NotHttps));
    }
}
