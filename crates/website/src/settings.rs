//! Settings of a website.

use crate::tokens::Tokens;
use http_server::{Limits, Network};
use std::path::PathBuf;
use std::time::Duration;

/// The settings of a website.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The URL of the content service, as in [`content_client::Settings::address`].
    pub content_service_url: String,
    /// The tokens that are sent to it.
    pub tokens: Tokens,
    /// The base URL of images and files; `/media` proxies them from the content service.
    pub media_base_url: String,
    /// The networks of proxies whose `Forwarded` headers are trusted.
    pub proxies: Vec<Network>,
    /// The limits of connections.
    pub limits: Limits,
    /// Networks without limits of connections per address and of requests.
    pub unlimited_networks: Vec<Network>,
    /// How pages are cached.
    pub pages: PageSettings,
    /// The password of the staging environment.
    pub password: Option<String>,
    /// The URL of the provider of newsletters: a pattern like [`crate::NEWSLETTER_URL`].
    pub newsletter_url: String,
    /// Whether `/mocks` shows the catalogue of fixtures.
    pub catalogue: bool,
    /// The URL of the Vite server of a developer: files that no build has are fetched from there.
    pub vite_url: Option<String>,
}

/// How pages are cached.
#[derive(Clone, Debug)]
pub struct PageSettings {
    /// Bytes of rendered pages in memory, and the same on disk; 0 caches none.
    pub bytes: u64,
    /// The folder of last good copies; without one they are only in memory.
    pub copies_folder: Option<PathBuf>,
    /// How long a visitor waits for a page before the last good copy is served.
    pub page_wait: Duration,
    /// The URLs of shared caches, which are purged when content changes.
    pub shared_cache_urls: Vec<String>,
}

impl Default for PageSettings {
    fn default() -> Self {
        Self {
            bytes: 0,
            copies_folder: None,
            page_wait: Duration::from_secs(1),
            shared_cache_urls: Vec::new(),
        }
    }
}
