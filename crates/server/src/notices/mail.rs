//! Mail, handed to the mail server that the operator has named: links to sign in and to confirm an address, and what waits
//! for somebody.

use std::error::Error;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::transport::smtp::AsyncSmtpTransportBuilder;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use reqwest::Url;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

use super::outgoing::PATIENCE;
use super::said::{Said, say, words};
use crate::api::Notice;
use crate::config::Config;
use crate::guard::host_of;
use crate::metrics::METRICS;
use crate::secret;
use crate::time::unix_millis;

/// How many links can be on their way at once; further ones are not sent.
const LINKS: usize = 64;
/// How many mails the mail server is given at once.
const AT_ONCE: usize = 4;
/// Each wait before a link is sent again is this much longer than the one before.
const LONGER: u32 = 2;
/// Maximum length of an address, by the standard.
const LONGEST: usize = 254;

type Transport = AsyncSmtpTransport<Tokio1Executor>;

/// A mail server: `smtps://USER:PASSWORD@HOST:PORT`, or `smtp://` for one that begins unencrypted.
#[derive(Clone)]
pub struct MailServer {
    transport: AsyncSmtpTransportBuilder,
    shown: String,
}

impl FromStr for MailServer {
    type Err = BadMail;

    fn from_str(address: &str) -> Result<MailServer, BadMail> {
        let mut url = Url::parse(address).map_err(|_| BadMail::Server)?;
        let host = url.host_str().ok_or(BadMail::Server)?.to_string();
        let wish = url.query_pairs().find(|(name, _)| name == "tls").map(|(_, wish)| wish.into_owned());
        match (url.scheme(), wish.as_deref()) {
            ("smtps", None) | ("smtp", Some("required")) => {}
            // Names and passwords don't cross a network unencrypted unless somebody says so.
            ("smtp", None) if !is_this_machine(&host) => url.set_query(Some("tls=required")),
            ("smtp", None | Some("none")) => url.set_query(None),
            _ => return Err(BadMail::Server),
        }
        let transport = Transport::from_url(url.as_str()).map_err(|_| BadMail::Server)?;
        let shown = format!("{}://{host}", url.scheme());
        Ok(MailServer { transport: transport.timeout(Some(PATIENCE)), shown })
    }
}

fn is_this_machine(host: &str) -> bool {
    let address = host.trim_matches(['[', ']']).parse::<IpAddr>();
    host == "localhost" || address.is_ok_and(|address| address.is_loopback())
}

/// Without the password.
impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

/// From whom mail comes: `syrtis@example.org` or `Syrtis <syrtis@example.org>`.
#[derive(Clone, Debug)]
pub struct MailSender(Mailbox);

impl FromStr for MailSender {
    type Err = BadMail;

    fn from_str(sender: &str) -> Result<MailSender, BadMail> {
        sender.parse().map(MailSender).map_err(|_| BadMail::Sender)
    }
}

/// Not a mail server, or not a sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMail {
    #[error(
        "this is no mail server: write smtps://USER:PASSWORD@HOST:PORT, or smtp:// for one that takes STARTTLS; \
         with ?tls=none nothing is encrypted"
    )]
    Server,
    #[error("this is no sender of mail: write syrtis@example.org or Syrtis <syrtis@example.org>")]
    Sender,
}

/// How mail is sent.
#[derive(Clone, Debug)]
pub struct MailConfig {
    pub server: MailServer,
    pub sender: MailSender,
    /// How long to collect notices before a mail tells of them.
    pub collect: Duration,
}

/// An address as somebody typed it, if mail can go there. It stands in a header, so it has none of its separators.
pub fn read_address(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let plain = |c: char| !c.is_whitespace() && !c.is_control() && !r#""\<>()[],:;"#.contains(c);
    let sound = typed.len() <= LONGEST && typed.chars().all(plain);
    let address: Address = typed.parse().ok().filter(|_| sound)?;
    // A name without a dot would be one of the mail server's own network.
    address.domain().contains('.').then(|| typed.into())
}

/// The form of an address by which it is found again.
pub fn known(address: &str) -> String {
    address.to_lowercase()
}

/// A mail before it is sent.
#[derive(Clone)]
pub struct Letter {
    pub to: String,
    pub said: Said,
    /// Where people say that they want no more of these.
    pub stop: Option<String>,
}

/// Why a mail was not taken.
pub struct NotTaken {
    pub why: String,
    /// Whether it never will be.
    pub never: bool,
}

/// What sends mail, shared by all requests.
pub struct Mailer {
    transport: Transport,
    sender: Mailbox,
    /// The server's own address, where all links lead.
    origin: String,
    pub collect: Duration,
    retry: Duration,
    sending: Semaphore,
    links: Arc<Semaphore>,
}

impl Mailer {
    /// `None` if the operator has named no mail server.
    pub fn new(config: &Config) -> Option<Arc<Mailer>> {
        let mail = config.mail.as_ref()?;
        Some(Arc::new(Mailer {
            transport: mail.server.transport.clone().build(),
            sender: mail.sender.0.clone(),
            // A link never leads where a request says: that could be anybody's server.
            origin: config.origins.first()?.trim_end_matches('/').into(),
            collect: mail.collect,
            retry: config.notice_retry,
            sending: Semaphore::new(AT_ONCE),
            links: Arc::new(Semaphore::new(LINKS)),
        }))
    }

    fn site(&self) -> &str {
        host_of(&self.origin).unwrap_or(&self.origin)
    }

    /// The mail with a link to sign in.
    pub fn to_enter(&self, to: String, language: &str, pass: &str, minutes: u64) -> Letter {
        let link = format!("{}/enter#{pass}", self.origin);
        let values = [("site", self.site().into()), ("link", link.into()), ("minutes", minutes.into())];
        let words = words(language);
        let said = Said {
            title: words.text("server-mail-enter-subject", &values[..1]),
            text: words.text("server-mail-enter", &values),
        };
        Letter { to, said, stop: None }
    }

    /// The mail with a link to confirm an address. It does not name the person: anybody could send any words with it.
    pub fn to_confirm(&self, to: String, language: &str, pass: &str) -> Letter {
        let link = format!("{}/mail#{pass}", self.origin);
        let values = [("site", self.site().into()), ("link", link.into())];
        let words = words(language);
        let said = Said {
            title: words.text("server-mail-confirm-subject", &values[..1]),
            text: words.text("server-mail-confirm", &values),
        };
        Letter { to, said, stop: None }
    }

    /// The mail about tables that wait.
    pub fn digest(&self, to: String, language: &str, notices: &[Notice]) -> Letter {
        let stop = format!("{}/settings#notices", self.origin);
        let words = words(language);
        let values = [("count", notices.len().into()), ("site", self.site().into())];
        let mut text = words.text("server-mail-waiting", &values);
        for notice in notices {
            let said = say(notice, language);
            text += &format!("\n\n{}: {}\n{}{}", said.title, said.text, self.origin, notice.path());
        }
        text += "\n\n-- \n";
        text += &words.text("server-mail-stop", &[("link", stop.clone().into())]);
        let title = words.text("server-mail-waiting-subject", &values);
        Letter { to, said: Said { title, text }, stop: Some(stop) }
    }

    /// Hands a mail to the mail server.
    pub async fn send(&self, letter: &Letter) -> Result<(), NotTaken> {
        let message = self.message(letter).map_err(|why| NotTaken { why, never: true })?;
        let Ok(_permit) = self.sending.acquire().await else { return Ok(()) };
        let sent = match timeout(PATIENCE, self.transport.send(message)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(NotTaken { why: error.to_string(), never: error.is_permanent() }),
            Err(_) => Err(NotTaken { why: "the mail server takes too long".into(), never: false }),
        };
        match &sent {
            Ok(()) => _ = METRICS.mails.inc(),
            Err(NotTaken { why, .. }) => {
                METRICS.failed_mails.inc();
                tracing::warn!(why, "a mail was not taken");
            }
        }
        sent
    }

    fn message(&self, letter: &Letter) -> Result<Message, String> {
        let to = letter.to.parse::<Address>().map_err(|error| error.to_string())?;
        let id = format!("<{}@{}>", secret::word::<20>(), self.sender.email.domain());
        let mut message: MessageBuilder = Message::builder()
            .from(self.sender.clone())
            .to(Mailbox::new(None, to))
            .subject(&letter.said.title)
            .message_id(Some(id))
            .header(ContentType::TEXT_PLAIN)
            .header(AutoSubmitted("auto-generated".into()));
        if let Some(stop) = &letter.stop {
            message = message.header(ListUnsubscribe(format!("<{stop}>")));
        }
        message.body(format!("{}\n", letter.said.text)).map_err(|error| error.to_string())
    }

    /// Sends a mail that somebody waits for, in the background, and tries again while its link is good. It is only in the
    /// memory: what opens an account is stored nowhere.
    pub fn send_link(self: &Arc<Mailer>, letter: Letter, until: u64) {
        let Ok(permit) = Arc::clone(&self.links).try_acquire_owned() else {
            METRICS.failed_mails.inc();
            return tracing::warn!("too many mails are on their way; one was not sent");
        };
        let mailer = Arc::clone(self);
        tokio::spawn(async move {
            let _permit = permit;
            let mut wait = mailer.retry;
            while let Err(NotTaken { never: false, .. }) = mailer.send(&letter).await {
                if unix_millis() + wait.as_millis() as u64 >= until {
                    break;
                }
                sleep(wait).await;
                wait *= LONGER;
            }
        });
    }
}

macro_rules! header {
    ($name:ident $text:literal) => {
        #[derive(Clone)]
        struct $name(String);

        impl Header for $name {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($text)
            }

            fn parse(text: &str) -> Result<$name, Box<dyn Error + Send + Sync>> {
                Ok($name(text.into()))
            }

            fn display(&self) -> HeaderValue {
                HeaderValue::new($name::name(), self.0.clone())
            }
        }
    };
}

// Programs that answer by themselves don't answer this.
header!(AutoSubmitted "Auto-Submitted");
header!(ListUnsubscribe "List-Unsubscribe");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_address_and_brings_no_headers() {
        for typed in ["ada@example.org", " ada.l+mars@mail.example.org ", "łucja@example.org"] {
            assert_eq!(read_address(typed).as_deref(), Some(typed.trim()), "{typed}");
        }
        for typed in [
            "",
            "ada",
            "ada@",
            "@example.org",
            "ada@localhost",
            "ada@[127.0.0.1]",
            "ada@example.org\r\nBcc: ben@example.org",
            "ada@example.org\nSubject: x",
            "ada@example.org,ben@example.org",
            "Ada <ada@example.org>",
            "\"a b\"@example.org",
            "ada@example.org ben@example.org",
            "ada@example.org\u{0}",
        ] {
            assert_eq!(read_address(typed), None, "{typed:?}");
        }
        assert_eq!(read_address(&format!("{}@example.org", "a".repeat(300))), None);
    }

    #[test]
    fn a_password_crosses_a_network_only_encrypted_unless_the_operator_says_so() {
        for (address, shown) in [
            ("smtps://ada:secret@mail.example.org", "smtps://mail.example.org"),
            ("smtp://ada:secret@mail.example.org:587", "smtp://mail.example.org"),
            ("smtp://127.0.0.1:2525", "smtp://127.0.0.1"),
            ("smtp://mail:25?tls=none", "smtp://mail"),
        ] {
            assert_eq!(format!("{:?}", address.parse::<MailServer>().unwrap()), shown);
        }
        let shown = |address: &str| format!("{:?}", address.parse::<MailServer>().unwrap().transport);
        assert!(shown("smtp://ada:secret@mail.example.org").contains("Required"));
        assert!(!shown("smtp://mail?tls=none").contains("Required"));
        for address in ["mail.example.org", "http://mail.example.org", "smtp://mail?tls=perhaps", "smtp://"] {
            assert_eq!(address.parse::<MailServer>().err(), Some(BadMail::Server), "{address}");
        }
        assert_eq!("Syrtis".parse::<MailSender>().err(), Some(BadMail::Sender));
        assert!("Syrtis <syrtis@example.org>".parse::<MailSender>().is_ok());
    }
}
