//! What embeds may bring to a page: the group's file lists the allowed sources.

use crate::modules::on_host;
use serde::Deserialize;
use url::Url;

/// Markers in the code of embeds: spec 5. One that is empty is in no code.
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
}

impl Embeds {
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
