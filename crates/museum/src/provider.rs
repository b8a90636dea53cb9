//! Other hosts that frames, films and sounds come from.

use crate::words::Message;
use crate::{Shaping, WarningKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use url::Url;

/// Another host, which is reached only with the visitor's consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Provider {
    /// `forms.example.org`
    pub host: String,
    /// Whether the group's file names the host. Pages only link to one that it does not name.
    pub named: bool,
    /// That the content lies there, and that the host may set cookies.
    pub notice: String,
    /// What allows the content of every such host.
    pub always: String,
}

impl Provider {
    /// The host of an address; none if it is ours, or the one that has our pictures and files.
    pub(crate) fn of(address: &str, shaping: &Shaping<'_>, place: &str) -> Option<Self> {
        let address = Url::parse(address).ok()?;
        let media = Url::parse(shaping.media);
        if media.is_ok_and(|media| media.origin() == address.origin()) {
            return None;
        }
        let host = address.host_str()?;
        let named = shaping.group.names(&address);
        if !named {
            shaping.warn(WarningKind::UnnamedHost(host.to_owned()), place);
        }
        let locale = shaping.locale;
        Some(Self {
            host: host.to_owned(),
            named,
            notice: Message::ProviderNotice.with(locale, &[("host", host)]),
            always: Message::ProviderAlways.text(locale).to_owned(),
        })
    }
}
