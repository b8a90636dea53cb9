//! The search page: what the content service finds, and the documents of it.

use super::{Asking, FindError, Found, Lookedup, RootData};
use crate::metrics::SearchEnd;
use crate::page_parameters::with_names;
use crate::shaped::{MadeOf, Shaped};
use crate::state::Website;
use axum::http::StatusCode;
use content_client::{Query, QueryResponse, Search};
use museum::{FoundPage, Json, PageAddress, PageView, SearchQuery, queries};
use std::sync::Arc;

/// Pages that are found, at most. Who finds none of them looks for something else.
const MOST: usize = 50;

/// What a search found.
pub(super) struct SearchResult {
    pages: Vec<FoundPage>,
    documents: Option<Arc<QueryResponse>>,
}

/// The search page with the first pages alone and without excerpts: what is suggested costs less
/// than a search. `None` if the search is away.
pub(crate) async fn find_suggestions(
    site: &Website,
    address: &PageAddress<'_>,
    query: &SearchQuery,
    most: usize,
) -> Option<Shaped> {
    let search = &query.to_search();
    let asking = Asking {
        site,
        address,
        search,
    };
    let (shell, result) = tokio::join!(asking.shell(), asking.searched(query, (most, false)));
    match asking.search_page(Some(&result?), &shell) {
        Ok(Found::View(shaped, _)) => Some(*shaped),
        _ => None,
    }
}

impl Asking<'_> {
    /// What is searched for, and what is found. Where the search is away, the page says so.
    pub(super) async fn search(&self) -> Lookedup {
        let known = with_names(self.search, &SearchQuery::PARAMETERS);
        if known != self.search {
            return Lookedup::Parameters(known);
        }
        let query = SearchQuery::read(self.search);
        Lookedup::Search(self.searched(&query, (MOST, true)).await)
    }

    /// At most so many pages, with excerpts or without; `None` if the search is away.
    async fn searched(&self, query: &SearchQuery, extent: (usize, bool)) -> Option<SearchResult> {
        let result = self.try_search(query, extent).await;
        let result = result.inspect_err(|error| {
            let site = self.address.site.key.as_str();
            tracing::error!(site, cause = %error, "no search");
            self.site.metrics.searched(SearchEnd::Failed);
        });
        result.ok()
    }

    async fn try_search(
        &self,
        query: &SearchQuery,
        (limit, excerpts): (usize, bool),
    ) -> Result<SearchResult, FindError> {
        let nothing = SearchResult {
            pages: Vec::new(),
            documents: None,
        };
        if query.text.is_empty() {
            return Ok(nothing);
        }
        let search = Search {
            query: &query.text,
            site: (!query.everywhere).then_some(&self.address.site.key),
            locale: self.address.locale.code(),
            limit,
            excerpts,
        };
        let found = self.client()?.search::<FoundPage>(&search).await?;
        let end = SearchEnd::of(found.pages.len(), &found.ranking);
        self.site.metrics.searched(end);
        let pages = found.pages;
        if pages.is_empty() {
            return Ok(nothing);
        }
        let ids: Vec<&str> = pages.iter().map(|page| page.id.as_str()).collect();
        let documents = Query::new(queries::search())
            .with("ids", ids)
            .with("locale", self.address.locale.code());
        let documents = Some(self.ask(documents, "website.search").await?);
        Ok(SearchResult { pages, documents })
    }

    /// The search page. It is nobody else's: there is no end to what visitors type.
    pub(super) fn search_page(
        &self,
        result: Option<&SearchResult>,
        shell: &RootData,
    ) -> Result<Found, FindError> {
        let nothing = Json::Null;
        let documents = match result.and_then(|result| result.documents.as_ref()) {
            Some(documents) => documents.read()?,
            None => nothing,
        };
        let found = result.map(|result| (result.pages.as_slice(), &documents));
        let shell = self.root_data(shell);
        let shaped =
            self.shaped(|shaping| PageView::search(found, shell.as_ref(), self.address, shaping));
        let shaped = shaped.made_of(MadeOf::default());
        Ok(Found::View(Box::new(shaped), StatusCode::OK))
    }
}
