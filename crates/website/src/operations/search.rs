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

/// Ids of a response, at most.
const MOST: usize = 50;
/// What the pages are ranked by, as the content service says.
const RANKING: &str = "vitrine-search-ranking";
const NO_STORE: (HeaderName, &str) = (header::CACHE_CONTROL, "no-store");

/// The ids, the best first.
pub(crate) async fn search(
    State(app): State<App>,
    visitor: Visitor,
    RawQuery(search): RawQuery,
) -> Response {
    let search = search.unwrap_or_default();
    let given: HashMap<_, _> = form_urlencoded::parse(search.as_bytes())
        .into_owned()
        .collect();
    let Some(site) = app.group.site_at(&visitor.host, "/") else {
        return (StatusCode::NOT_FOUND, "There is no such site.\n").into_response();
    };
    // Another environment may be a private one.
    if given
        .get("environment")
        .is_some_and(|name| *name != site.dataset)
    {
        let why = "The environment is not that of this site.\n";
        return (StatusCode::NOT_FOUND, [NO_STORE], why).into_response();
    }
    let text = given.get("query").map_or("", String::as_str);
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
    let locale = given.get("locale").and_then(|code| Locale::parse(code));
    let wanted = Search {
        query: &text,
        site: Some(&site.key),
        locale: locale.unwrap_or_default().code(),
        limit: MOST,
        excerpts: false,
    };
    let found = match app.client(site) {
        Ok(client) => client.search::<FoundPage>(&wanted).await,
        Err(error) => {
            let why = format!("{error}\n");
            return (StatusCode::NOT_FOUND, [NO_STORE], why).into_response();
        }
    };
    match found {
        Ok(found) => {
            app.metrics
                .count_search(SearchOutcome::of(found.pages.len(), &found.ranking));
            let ids: Vec<String> = found.pages.into_iter().map(|page| page.id).collect();
            let body = serde_json::json!(ids).to_string();
            let headers = [NO_STORE, (header::CONTENT_TYPE, "application/json")];
            (headers, [(RANKING, found.ranking)], body).into_response()
        }
        Err(error) => {
            tracing::error!(site = site.key, cause = %error, "no search");
            app.metrics.count_search(SearchOutcome::Failed);
            let status = StatusCode::SERVICE_UNAVAILABLE;
            (status, [NO_STORE], "The search is away.\n").into_response()
        }
    }
}
