//! `/api/search/get-embedding-result`: the ids of the site's pages that a query finds
//! (`docs/rules.md#the-search-call`).

use crate::app::App;
use crate::metrics::SearchOutcome;
use crate::visitor::Visitor;
use axum::extract::{RawQuery, State};
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use content_client::Search;
use museum::{FoundPage, Locale, SearchQuery};
use std::collections::HashMap;

/// Ids in a response, at most.
const MAX_RESULTS: usize = 50;
/// The header with the ranking, as the content service names it.
const RANKING: &str = "vitrine-search-ranking";
const NO_STORE: (HeaderName, &str) = (header::CACHE_CONTROL, "no-store");

/// The ids, the best first.
pub(crate) async fn search(
    State(app): State<App>,
    visitor: Visitor,
    RawQuery(query_string): RawQuery,
) -> Response {
    let query_string = query_string.unwrap_or_default();
    let parameters: HashMap<_, _> = form_urlencoded::parse(query_string.as_bytes())
        .into_owned()
        .collect();
    let Some(site) = app.group.site_at(&visitor.host, "/") else {
        return (StatusCode::NOT_FOUND, "There is no such site.\n").into_response();
    };
    // The dataset of another environment may be private.
    if parameters
        .get("environment")
        .is_some_and(|name| *name != site.dataset)
    {
        let reason = "The environment is not that of this site.\n";
        return (StatusCode::NOT_FOUND, [NO_STORE], reason).into_response();
    }
    let text = parameters.get("query").map_or("", String::as_str);
    let text = SearchQuery::of(text).text;
    if text.is_empty() {
        return (StatusCode::BAD_REQUEST, [NO_STORE], "query is required\n").into_response();
    }
    if !app.take_search(visitor.client) {
        let headers = [NO_STORE, (header::RETRY_AFTER, "60")];
        return (
            StatusCode::TOO_MANY_REQUESTS,
            headers,
            "Too many searches.\n",
        )
            .into_response();
    }
    let locale = parameters
        .get("locale")
        .and_then(|code| Locale::parse(code));
    let search = Search {
        query: &text,
        alternatives: &[],
        site: Some(&site.key),
        locale: locale.unwrap_or_default().code(),
        limit: MAX_RESULTS,
        excerpts: false,
    };
    let result = match app.client(site) {
        Ok(client) => client.search::<FoundPage>(&search).await,
        Err(error) => {
            let reason = format!("{error}\n");
            return (StatusCode::NOT_FOUND, [NO_STORE], reason).into_response();
        }
    };
    match result {
        Ok(response) => {
            app.metrics
                .count_search(SearchOutcome::of(response.pages.len(), &response.ranking));
            let ids: Vec<String> = response.pages.into_iter().map(|page| page.id).collect();
            let body = serde_json::json!(ids).to_string();
            let headers = [NO_STORE, (header::CONTENT_TYPE, "application/json")];
            (headers, [(RANKING, response.ranking)], body).into_response()
        }
        Err(error) => {
            tracing::error!(site = site.key, cause = %error, "no search");
            app.metrics.count_search(SearchOutcome::Failed);
            let status = StatusCode::SERVICE_UNAVAILABLE;
            (status, [NO_STORE], "The search is away.\n").into_response()
        }
    }
}
