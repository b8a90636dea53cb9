//! The search page: the pages that the content service finds, and their documents.

use super::content::{PageContent, SearchResults};
use super::look_up::{LookupError, PageLookup};
use super::parameters::with_names;
use super::root_data::RootData;
use super::shaped_page::ShapedPage;
use crate::app::App;
use crate::metrics::SearchOutcome;
use crate::page_result::{NoPage, PageResult};
use content_client::{Query, Search};
use museum::{
    FoundPage, Json, PageAddress, PageView, SearchOrder, SearchQuery, queries, search_alternatives,
};

/// Results of a search, at most.
const MAX_RESULTS: usize = 100;

/// Options of a search.
#[derive(Clone, Copy)]
struct SearchOptions {
    max_results: usize,
    excerpts: bool,
}

/// The search page with only its first results and without excerpts, for suggestions while a
/// visitor types. They cost less than a search. `None` if the search is unreachable.
pub(crate) async fn suggest_pages(
    app: &App,
    address: &PageAddress<'_>,
    query: &SearchQuery,
    max_results: usize,
) -> Option<ShapedPage> {
    // They are one list, of whatever type they are.
    let query = &query.in_order(SearchOrder::Relevance);
    let query_string = &query.to_query_string();
    let lookup = PageLookup {
        app,
        address,
        query_string,
    };
    let options = SearchOptions {
        max_results,
        excerpts: false,
    };
    let (root_data, results) = tokio::join!(lookup.root_data(), lookup.search(query, options));
    lookup.search_page(Some(&results?), &root_data).ok()
}

impl PageLookup<'_> {
    /// The results of the search that the query string names.
    pub(super) async fn search_content(&self) -> PageResult<PageContent> {
        let canonical = with_names(self.query_string, &SearchQuery::PARAMETERS);
        if canonical != self.query_string {
            return Err(NoPage::CanonicalParameters(canonical));
        }
        let query = SearchQuery::read(self.query_string);
        let options = SearchOptions {
            max_results: MAX_RESULTS,
            excerpts: true,
        };
        Ok(PageContent::Search(self.search(&query, options).await))
    }

    /// The results of a search; `None` if the search is unreachable.
    async fn search(&self, query: &SearchQuery, options: SearchOptions) -> Option<SearchResults> {
        let results = self.try_search(query, options).await;
        let results = results.inspect_err(|error| {
            let site = self.address.site.key.as_str();
            tracing::error!(site, cause = %error, "no search");
            self.app.metrics.count_search(SearchOutcome::Failed);
        });
        results.ok()
    }

    async fn try_search(
        &self,
        query: &SearchQuery,
        options: SearchOptions,
    ) -> Result<SearchResults, LookupError> {
        let empty = SearchResults {
            pages: Vec::new(),
            documents: None,
        };
        if query.text.is_empty() {
            return Ok(empty);
        }
        let root_data = self.root_data().await;
        let root_data = self.read_root_data(&root_data);
        let alternatives = root_data.map(|data| search_alternatives(&data, &query.text));
        let search = Search {
            query: &query.text,
            alternatives: &alternatives.unwrap_or_default(),
            site: (!query.everywhere).then_some(&self.address.site.key),
            locale: self.address.locale.code(),
            limit: options.max_results,
            excerpts: options.excerpts,
        };
        let response = self.client()?.search::<FoundPage>(&search).await?;
        let outcome = SearchOutcome::of(response.pages.len(), &response.ranking);
        self.app.metrics.count_search(outcome);
        let pages = response.pages;
        if pages.is_empty() {
            return Ok(empty);
        }
        let ids: Vec<&str> = pages.iter().map(|page| page.id.as_str()).collect();
        let documents = Query::new(queries::search())
            .with("ids", ids)
            .with("locales", self.address.locale.codes());
        let documents = Some(self.query(documents, "website.search").await?);
        Ok(SearchResults { pages, documents })
    }

    /// The search page. It has no sync tags and so is not cached, because what visitors type is
    /// endless. If the search is unreachable, the page says so.
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
