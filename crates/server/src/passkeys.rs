//! Passkeys (WebAuthn): keys that a person's devices keep, for signing in anywhere. What is asked and answered is checked by
//! `webauthn_rp`; here is what this server wants of it.

use std::net::IpAddr;

use axum::http::HeaderMap;
use axum::http::header::HOST;
use serde_json::Value;
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    CredProtect, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle16,
};
use webauthn_rp::request::{AsciiDomain, PublicKeyCredentialDescriptor, RpId};
use webauthn_rp::response::register::{DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthentication16, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions, Registration,
    RegistrationServerState,
};

use crate::config::Config;
use crate::guard::{host_of, without_port};
use crate::store::StoredPasskey;

/// What a passkey belongs to: the name of the server, and the addresses of its pages.
pub struct Site {
    id: RpId,
    origins: Vec<String>,
}

/// The site that a request is for. Browsers keep passkeys for names only, so an address of numbers has none.
pub fn site(config: &Config, headers: &HeaderMap) -> Option<Site> {
    let host = headers.get(HOST)?.to_str().ok()?;
    let name = without_port(host);
    if name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok() {
        return None;
    }
    let ours =
        |origin: &&String| host_of(origin).is_some_and(|host| without_port(host).eq_ignore_ascii_case(name));
    let origins: Vec<String> = match config.origins.is_empty() {
        true => ["http", "https"].map(|scheme| format!("{scheme}://{host}")).into(),
        false => {
            config.origins.iter().filter(ours).map(|origin| origin.trim_end_matches('/').into()).collect()
        }
    };
    let id = RpId::Domain(AsciiDomain::try_from(name.to_string()).ok()?);
    (!origins.is_empty()).then_some(Site { id, origins })
}

/// Something asked of a browser that is not answered yet.
pub struct Ceremony {
    /// What its answer names it by.
    pub challenge: String,
    /// What the answer is checked against.
    pub state: Vec<u8>,
    /// What the browser gets.
    pub options: Value,
}

/// Why a passkey is not accepted: it is none, or it is another site's, or its signature is wrong.
#[derive(Debug, thiserror::Error)]
#[error("the passkey is not valid: {0}")]
pub struct NotValid(pub String);

fn not_valid(error: impl std::fmt::Display) -> NotValid {
    NotValid(error.to_string())
}

fn name_of(challenge: u128) -> String {
    format!("{challenge:032x}")
}

/// Asks a browser for a new passkey of a person. Where they have one already, it makes no second.
pub fn ask_for_new(site: &Site, name: &str, theirs: &[StoredPasskey]) -> Result<Ceremony, NotValid> {
    // All passkeys of a person have one handle, so that their device replaces none by mistake.
    let handle = theirs.first().and_then(|passkey| <[u8; 16]>::try_from(&passkey.user[..]).ok());
    let user = match handle {
        Some(handle) => UserHandle16::decode(handle).map_err(not_valid)?,
        None => UserHandle16::new(),
    };
    let known = theirs.iter().filter_map(|passkey| {
        let id = CredentialId::<Vec<u8>>::decode(passkey.id.clone()).ok()?;
        Some(PublicKeyCredentialDescriptor { id, transports: AuthTransports::decode(0).ok()? })
    });
    let entity = PublicKeyCredentialUserEntity::from(&user);
    let mut asked = PublicKeyCredentialCreationOptions::passkey(&site.id, entity, known.collect());
    // Many devices know no such protection, and would make no passkey.
    asked.extensions.cred_protect = CredProtect::None;
    let challenge = name_of(asked.challenge.as_data());
    let (state, options) = asked.start_ceremony().map_err(not_valid)?;
    let mut options = serde_json::to_value(&options).map_err(not_valid)?;
    options["rp"]["name"] = "Syrtis".into();
    options["user"]["name"] = name.into();
    options["user"]["displayName"] = name.into();
    Ok(Ceremony { challenge, state: state.encode().map_err(not_valid)?, options })
}

/// A browser's answer with a new passkey.
pub struct New(Registration);

impl New {
    pub fn read(json: &[u8]) -> Result<New, NotValid> {
        Registration::from_json_relaxed(json).map(New).map_err(not_valid)
    }

    pub fn challenge(&self) -> Result<String, NotValid> {
        let challenge = self.0.challenge_relaxed().map_err(not_valid)?;
        challenge.encode().map(name_of).map_err(not_valid)
    }

    /// The passkey, if it is what was asked for.
    pub fn check(&self, site: &Site, state: &[u8]) -> Result<StoredPasskey, NotValid> {
        let options = RegistrationVerificationOptions::<String, String> {
            allowed_origins: &site.origins,
            // Some devices say more than they are asked.
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let asked = RegistrationServerState::<16>::decode(state).map_err(not_valid)?;
        let passkey = asked.verify(&site.id, &self.0, &options).map_err(not_valid)?;
        Ok(StoredPasskey {
            id: passkey.id().as_ref().to_vec(),
            user: passkey.user_id().encode().map_err(not_valid)?.to_vec(),
            key: passkey.static_state().encode().map_err(not_valid)?,
            state: passkey.dynamic_state().encode().map_err(not_valid)?.to_vec(),
            ..StoredPasskey::default()
        })
    }
}

/// Asks a browser to sign somebody in with any passkey of this site.
pub fn ask_who(site: &Site) -> Result<Ceremony, NotValid> {
    let asked = DiscoverableCredentialRequestOptions::passkey(&site.id);
    let challenge = name_of(asked.0.challenge.as_data());
    let (state, options) = asked.start_ceremony().map_err(not_valid)?;
    let options = serde_json::to_value(&options).map_err(not_valid)?;
    Ok(Ceremony { challenge, state: state.encode().map_err(not_valid)?, options })
}

/// A browser's answer with a signature of a passkey.
pub struct Signed(DiscoverableAuthentication16);

impl Signed {
    pub fn read(json: &[u8]) -> Result<Signed, NotValid> {
        DiscoverableAuthentication16::from_json_relaxed(json).map(Signed).map_err(not_valid)
    }

    pub fn challenge(&self) -> Result<String, NotValid> {
        let challenge = self.0.challenge_relaxed().map_err(not_valid)?;
        challenge.encode().map(name_of).map_err(not_valid)
    }

    /// The id of the passkey that has signed.
    pub fn passkey(&self) -> Vec<u8> {
        self.0.raw_id().as_ref().to_vec()
    }

    /// The state of the passkey from now on, if its signature is right.
    pub fn check(&self, site: &Site, state: &[u8], passkey: &StoredPasskey) -> Result<Vec<u8>, NotValid> {
        let options = AuthenticationVerificationOptions::<String, String> {
            allowed_origins: &site.origins,
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        let wrong = |_| NotValid("what is stored of it can't be read".into());
        let handle = <[u8; 16]>::try_from(&passkey.user[..]).map_err(wrong)?;
        let now = <[u8; 7]>::try_from(&passkey.state[..]).map_err(wrong)?;
        let handle = UserHandle16::decode(handle).map_err(not_valid)?;
        let id = CredentialId::<&[u8]>::decode(&passkey.id[..]).map_err(not_valid)?;
        let key = StaticState::decode(&passkey.key[..]).map_err(not_valid)?;
        let now = DynamicState::decode(now).map_err(not_valid)?;
        let mut known = AuthenticatedCredential::new(id, &handle, key, now).map_err(not_valid)?;
        let asked = DiscoverableAuthenticationServerState::decode(state).map_err(not_valid)?;
        asked.verify(&site.id, &self.0, &mut known, &options).map_err(not_valid)?;
        Ok(known.dynamic_state().encode().map_err(not_valid)?.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(host: &'static str, origins: &[&str]) -> Option<(String, Vec<String>)> {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "");
        config.origins = origins.iter().map(ToString::to_string).collect();
        let headers = HeaderMap::from_iter([(HOST, host.parse().unwrap())]);
        site(&config, &headers).map(|site| (site.id.as_ref().to_string(), site.origins))
    }

    #[test]
    fn a_passkey_belongs_to_the_name_of_the_server() {
        let (id, origins) = at("localhost:8080", &[]).unwrap();
        assert_eq!(id, "localhost");
        assert_eq!(origins, ["http://localhost:8080", "https://localhost:8080"]);
        let (id, origins) = at("mars.example", &["https://mars.example/", "https://old.example"]).unwrap();
        assert_eq!((&id[..], origins), ("mars.example", vec!["https://mars.example".to_string()]));
        assert_eq!(at("127.0.0.1:8080", &[]), None);
        assert_eq!(at("[::1]:8080", &[]), None);
        assert_eq!(at("evil.example", &["https://mars.example"]), None);
    }

    #[test]
    fn what_is_no_answer_of_a_browser_is_refused() {
        for answer in ["", "{}", "[]", r#"{"id":"x","rawId":"x","type":"public-key","response":{}}"#] {
            assert!(New::read(answer.as_bytes()).is_err() && Signed::read(answer.as_bytes()).is_err());
        }
    }
}
