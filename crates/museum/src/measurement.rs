//! How a group measures its visits: with a tag manager, which the group's file names.

use serde::Deserialize;
use url::{Host, Url};

/// A container of a tag manager.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measurement {
    /// Its id: `GTM-ABC123`.
    pub container: String,
    /// Where the tag manager is: `https://www.googletagmanager.com`.
    pub address: String,
    /// Other hosts that its tags reach.
    #[serde(default)]
    pub hosts: Vec<String>,
    /// The cookies that its tags set, which withdrawal removes: `_ga`, or `_ga_*` for all that
    /// begin so.
    #[serde(default)]
    pub cookies: Vec<String>,
}

/// The longest id of a container.
const LONGEST_CONTAINER: usize = 32;

impl Measurement {
    /// The address of the script.
    pub fn script(&self) -> String {
        let base = self.address.trim_end_matches('/');
        format!("{base}/gtm.js?id={}", self.container)
    }

    /// What a content security policy calls the hosts that its tags reach, its own first.
    pub fn sources(&self) -> impl Iterator<Item = String> {
        let own = Url::parse(&self.address).map(|address| address.origin().ascii_serialization());
        let others = self.hosts.iter().map(|host| format!("https://{host}"));
        own.into_iter().chain(others)
    }

    /// Whether the id is one.
    pub(crate) fn has_container(&self) -> bool {
        let fits = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'-';
        let id = &self.container;
        !id.is_empty() && id.len() <= LONGEST_CONTAINER && id.bytes().all(fits)
    }

    /// A cookie that is not the name of one, or the beginning of one.
    pub(crate) fn bad_cookie(&self) -> Option<&str> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.');
        let is_name = |cookie: &&String| {
            let name = cookie.strip_suffix('*').unwrap_or(cookie);
            !name.is_empty() && name.bytes().all(fits)
        };
        let mut cookies = self.cookies.iter();
        cookies.find(|cookie| !is_name(cookie)).map(String::as_str)
    }

    /// Whether the address is encrypted, or that of this machine.
    pub(crate) fn has_address(&self) -> bool {
        let Ok(address) = Url::parse(&self.address) else {
            return false;
        };
        let plain = address.username().is_empty()
            && address.password().is_none()
            && address.query().is_none()
            && address.fragment().is_none();
        let secure = match address.host() {
            Some(_) if address.scheme() == "https" => true,
            Some(Host::Ipv4(host)) => address.scheme() == "http" && host.is_loopback(),
            Some(Host::Ipv6(host)) => address.scheme() == "http" && host.is_loopback(),
            Some(Host::Domain(_)) | None => false,
        };
        plain && secure
    }
}
