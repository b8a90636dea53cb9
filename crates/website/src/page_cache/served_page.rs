//! A page on its way to a visitor.

use super::Page;
use axum::http::StatusCode;

/// A page, and where it came from.
pub(crate) struct ServedPage {
    pub(crate) page: Page,
    pub(crate) source: PageSource,
}

/// Where a page came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PageSource {
    /// The cache, and nothing that it shows has changed.
    Cache,
    /// A renderer: for this request, or for one that came a moment before.
    Renderer,
    /// The last good copy. What it shows may be outdated.
    LastGoodCopy,
}

impl ServedPage {
    /// Whether it is a page of content, and not the "not found" page.
    pub(crate) fn is_content(&self) -> bool {
        self.page.value.status() == StatusCode::OK
    }
}
