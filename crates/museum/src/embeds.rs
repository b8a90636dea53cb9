//! What embeds may bring to a page: the group's file lists the allowed sources.

use crate::modules::on_host;
use serde::Deserialize;
use url::Url;

/// Markers in the code of embeds: `docs/rules.md#embeds`. One that is empty is in no code.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Embeds {
    /// The host of the form provider, which its code names.
    pub form_provider: String,
    /// The script of a form by its id: `https://forms.example.org/embed/{id}.js`.
    pub form_script: String,
    /// The host of office forms.
    pub office_forms: String,
    /// What the code of a link to the choice of cookies contains.
    pub cookie_consent: String,
    /// The hosts that frames, films and sounds may come from: `maps.example.org`, or
    /// `*.example.org` for all below one.
    pub hosts: Vec<String>,
}

impl Embeds {
    /// Whether the file names the host of an address, which must be encrypted.
    pub(crate) fn names(&self, address: &Url) -> bool {
        let listed = |host: &String| match host.strip_prefix("*.") {
            Some(above) => on_host(address.as_str(), above)
                .is_some_and(|address| address.host_str() != Some(above)),
            None => on_host(address.as_str(), host)
                .is_some_and(|address| address.host_str() == Some(host)),
        };
        let marked = |host: &str| !host.is_empty() && on_host(address.as_str(), host).is_some();
        self.hosts.iter().any(listed) || marked(&self.form_provider) || marked(&self.office_forms)
    }

    /// What a content security policy calls the hosts of frames and sounds.
    pub fn sources(&self) -> impl Iterator<Item = String> {
        let listed = self.hosts.iter().map(|host| format!("https://{host}"));
        listed.chain(at_and_below(&self.office_forms))
    }

    /// The same for whether a host responds, which is asked of the form provider too.
    pub fn reachable(&self) -> impl Iterator<Item = String> {
        self.sources().chain(at_and_below(&self.form_provider))
    }

    /// A script's address, if it is the form provider's.
    pub fn form_script(&self, address: &str) -> Option<Url> {
        if self.form_provider.is_empty() {
            return None;
        }
        on_host(address, &self.form_provider)
    }

    /// The script of a form, by its id.
    pub fn form(&self, id: &str) -> Option<Url> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        if id.is_empty() || !id.bytes().all(plain) {
            return None;
        }
        self.form_script(&self.form_script.replace("{id}", id))
    }
}

/// A host and all below it; nothing where none is configured.
fn at_and_below(host: &str) -> impl Iterator<Item = String> {
    let sources = [format!("https://{host}"), format!("https://*.{host}")];
    sources.into_iter().filter(move |_| !host.is_empty())
}

/// Whether a text is the name of a host, or of all below one.
pub(crate) fn is_host(text: &str) -> bool {
    let name = text.strip_prefix("*.").unwrap_or(text);
    let fits = |label: &str| {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        !label.is_empty() && label.bytes().all(plain)
    };
    name.contains('.') && name.split('.').all(fits)
}
