//! The search page: what the content service finds, and the documents of it.

use super::content::{PageContent, SearchResults};
use super::look_up::{LookupError, PageLookup};
use super::parameters::with_names;
use super::root_data::RootData;
use super::shaped_page::ShapedPage;
use crate::app::App;
use crate::metrics::SearchOutcome;
use crate::page_result::{NoPage, PageResult};
use content_client::{Query, Search};
use museum::{FoundPage, Json, PageAddress, PageView, SearchQuery, queries};

/// Pages that are found, at most. Who finds none of them looks for something else.
const MAX_RESULTS: usize = 50;

/// How much of its results a search returns.
#[derive(Clone, Copy)]
struct Extent {
    max_results: usize,
    excerpts: bool,
}

/// The search page with its first results alone and without excerpts: what is suggested while one
/// types costs less than a search. `None` if the search is away.
pub(crate) async fn suggest_pages(
    app: &App,
    address: &PageAddress<'_>,
    query: &SearchQuery,
    max_results: usize,
) -> Option<ShapedPage> {
    let query_string = &query.to_search();
    let lookup = PageLookup {
        app,
        address,
        query_string,
    };
    let extent = Extent {
        max_results,
        excerpts: false,
    };
    let (root_data, results) = tokio::join!(lookup.root_data(), lookup.search(query, extent));
    lookup.search_page(Some(&results?), &root_data).ok()
}

impl PageLookup<'_> {
    /// What is searched for, and what is found.
    pub(super) async fn search_content(&self) -> PageResult<PageContent> {
        let known = with_names(self.query_string, &SearchQuery::PARAMETERS);
        if known != self.query_string {
            return Err(NoPage::CanonicalParameters(known));
        }
        let query = SearchQuery::read(self.query_string);
        let extent = Extent {
            max_results: MAX_RESULTS,
            excerpts: true,
        };
        Ok(PageContent::Search(self.search(&query, extent).await))
    }

    /// What a search finds; `None` if the search is away.
    async fn search(&self, query: &SearchQuery, extent: Extent) -> Option<SearchResults> {
        let results = self.try_search(query, extent).await;
        let results = results.inspect_err(|error| {
            let site = self.address.site.key.as_str();
            tracing::error!(site, cause = %error, "no search");
            self.app.metrics.searched(SearchOutcome::Failed);
        });
        results.ok()
    }

    async fn try_search(
        &self,
        query: &SearchQuery,
        extent: Extent,
    ) -> Result<SearchResults, LookupError> {
        let nothing = SearchResults {
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
            limit: extent.max_results,
            excerpts: extent.excerpts,
        };
        let response = self.client()?.search::<FoundPage>(&search).await?;
        let end = SearchOutcome::of(response.pages.len(), &response.ranking);
        self.app.metrics.searched(end);
        let pages = response.pages;
        if pages.is_empty() {
            return Ok(nothing);
        }
        let ids: Vec<&str> = pages.iter().map(|page| page.id.as_str()).collect();
        let documents = Query::new(queries::search())
            .with("ids", ids)
            .with("locale", self.address.locale.code());
        let documents = Some(self.query(documents, "website.search").await?);
        Ok(SearchResults { pages, documents })
    }

    /// The search page. It has no sync tags and so is not cached: there is no end to what
    /// visitors type. Where the search is away, it says so.
    pub(super) fn search_page(
        &self,
        results: Option<&SearchResults>,
        root_data: &RootData,
    ) -> Result<ShapedPage, LookupError> {
        let documents = match results.and_then(|results| results.documents.as_ref()) {
            Some(documents) => documents.read()?,
            None => Json::Null,
        };
        let results = results.map(|results| (results.pages.as_slice(), &documents));
        let root_data_json = self.read_root_data(root_data);
        Ok(self.shape_view(None, |shaping| {
            PageView::search(results, root_data_json.as_ref(), self.address, shaping)
        }))
    }
}
