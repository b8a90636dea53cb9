//! The content that a page is shaped from.

use content_client::QueryResponse;
use museum::{FoundPage, PageType, SignUpOutcome};
use std::sync::Arc;

/// The content of a page, without the root data of its site.
pub(super) enum PageContent {
    /// A document of one of the page types.
    Document(PageDocument),
    /// The site's own "not found" page, if it has one.
    NotFoundPage(Option<Arc<QueryResponse>>),
    /// The short address of the accessibility statement.
    AccessibilityStatement,
    /// The outcome of a sign-up to a newsletter.
    SignUp(SignUpOutcome),
    /// The results of a search; `None` if the search is unreachable.
    Search(Option<SearchResults>),
}

/// The result of the query of a page type.
pub(super) struct PageDocument {
    pub(super) page_type: &'static PageType,
    pub(super) response: Arc<QueryResponse>,
    /// The sync tags of the query for the page type.
    pub(super) lookup_tags: Vec<String>,
}

/// The results of a search.
pub(super) struct SearchResults {
    pub(super) pages: Vec<FoundPage>,
    /// The documents of these pages; `None` if no page was found.
    pub(super) documents: Option<Arc<QueryResponse>>,
}
