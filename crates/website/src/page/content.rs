//! What a page is shaped from.

use content_client::QueryResponse;
use museum::{FoundPage, PageType, SignUpOutcome};
use std::sync::Arc;

/// What a page is shaped from, besides the root data of its site.
pub(super) enum PageContent {
    /// A document of one of the page types.
    Document(PageDocument),
    /// The site's own "not found" page, if it has one.
    NotFoundPage(Option<Arc<QueryResponse>>),
    /// The short address of the accessibility statement.
    AccessibilityStatement,
    /// What came of a sign-up to a newsletter.
    SignUp(SignUpOutcome),
    /// What a search found; `None` where the search is away.
    Search(Option<SearchResults>),
}

/// The document behind a page, by the query of its type.
pub(super) struct PageDocument {
    pub(super) page_type: &'static PageType,
    pub(super) response: Arc<QueryResponse>,
    /// The sync tags of the query that found its type.
    pub(super) lookup_tags: Vec<String>,
}

/// What a search found.
pub(super) struct SearchResults {
    pub(super) pages: Vec<FoundPage>,
    /// The documents of the pages; `None` where none was found.
    pub(super) documents: Option<Arc<QueryResponse>>,
}
