//! `/api/search/suggest`: the first pages that a search finds, while a visitor types.

use crate::app::App;
use crate::page::suggest_pages;
use crate::visitor::Visitor;
use axum::extract::{RawQuery, State};
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use museum::{Body, PageAddress, SearchQuery};
use serde_json::{Value, json};
use std::collections::HashMap;

/// Suggestions, at most: as many as can be read at a glance.
const MAX_SUGGESTIONS: usize = 6;
const NO_STORE: (HeaderName, &str) = (header::CACHE_CONTROL, "no-store");

/// Suggested pages, with their titles, addresses and types.
pub(crate) async fn suggest(
    State(app): State<App>,
    visitor: Visitor,
    RawQuery(query_string): RawQuery,
) -> Response {
    let query_string = query_string.unwrap_or_default();
    let parameters: HashMap<_, _> = form_urlencoded::parse(query_string.as_bytes())
        .into_owned()
        .collect();
    let parameter = |name: &str| parameters.get(name).map_or("", String::as_str);
    let Ok((site, locale)) = app.group.requested(parameter("site"), parameter("locale")) else {
        return (
            StatusCode::NOT_FOUND,
            [NO_STORE],
            "There is no such site.\n",
        )
            .into_response();
    };
    let query = SearchQuery::of(parameter("q"));
    if !app.take_suggestion(visitor.client) {
        let headers = [NO_STORE, (header::RETRY_AFTER, "60")];
        let reason = "Too many suggestions.\n";
        return (StatusCode::TOO_MANY_REQUESTS, headers, reason).into_response();
    }
    let address = PageAddress::of_search(site, locale);
    let Some(shaped) = suggest_pages(&app, &address, &query, MAX_SUGGESTIONS).await else {
        return (StatusCode::SERVICE_UNAVAILABLE, [NO_STORE]).into_response();
    };
    let Body::SearchPage(page) = &shaped.view.page.body else {
        return (StatusCode::NOT_FOUND, [NO_STORE]).into_response();
    };
    let suggestion = |item: &museum::SearchItem| {
        let link = &item.item.link;
        json!({"title": link.title, "href": link.href, "label": item.label})
    };
    let suggestions: Value = page.items.iter().map(suggestion).collect();
    let headers = [NO_STORE, (header::CONTENT_TYPE, "application/json")];
    (headers, suggestions.to_string()).into_response()
}
