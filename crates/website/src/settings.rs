//! Settings of a website.

use crate::tokens::Tokens;
use http_server::{Limits, Network};
use std::path::PathBuf;
use std::time::Duration;

/// What a website is told by its operator.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The content service, as [`content_client::Settings::address`] has it.
    pub content: String,
    /// The tokens that are shown to it.
    pub tokens: Tokens,
    /// The prefix of image addresses; `/media` proxies them from the content service.
    pub media: String,
    /// The proxies that are trusted about the client's address.
    pub proxies: Vec<Network>,
    /// What connections of visitors may cost.
    pub limits: Limits,
    /// Networks whose connections are not counted, besides those of the proxies.
    pub uncapped: Vec<Network>,
    /// How pages are cached.
    pub pages: PageSettings,
    /// The password of the staging environment.
    pub password: Option<String>,
    /// Where newsletters are signed up to: a pattern like [`crate::NEWSLETTER_URL`].
    pub newsletter: String,
    /// Where Vite serves the sources, while one develops: what no build has is fetched
    /// from there.
    pub hot: Option<String>,
}

/// How pages are cached.
#[derive(Clone, Debug)]
pub struct PageSettings {
    /// Bytes that rendered pages may take in memory, and on disk again; 0 caches none.
    pub bytes: u64,
    /// The folder of the last good copies; without one they are in memory alone.
    pub copies: Option<PathBuf>,
    /// How long a visitor waits before the last good copy is served.
    pub deadline: Duration,
    /// The addresses of shared caches that are purged when content changes.
    pub purged: Vec<String>,
}

impl Default for PageSettings {
    fn default() -> Self {
        Self {
            bytes: 0,
            copies: None,
            deadline: Duration::from_secs(1),
            purged: Vec::new(),
        }
    }
}
