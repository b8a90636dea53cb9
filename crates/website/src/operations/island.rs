//! `/__nuxt_island/{key}.json`: islands, parts of a page that must be fresh although the page may
//! come from a cache (`docs/rules.md#related-content`).

use crate::app::App;
use crate::renderer::RenderRequest;
use crate::visitor::Visitor;
use axum::extract::{Path, RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use content_client::{Query, check_document_id};
use museum::{Item, Json, RandomRelatedContent, queries};
use serde_json::json;
use std::collections::HashMap;

/// The key of the only island.
const RANDOM_RELATED: &str = "randomRelatedContent.json";

/// An island.
pub(crate) async fn island(
    State(app): State<App>,
    visitor: Visitor,
    Path(key): Path<String>,
    RawQuery(query_string): RawQuery,
) -> Response {
    if !app.take_island(visitor.client) {
        return refused(StatusCode::TOO_MANY_REQUESTS, "60");
    }
    // Taken before its content is queried, so that queries are limited too.
    let Some(_permit) = app.islands.wait_for_permit().await else {
        return refused(StatusCode::SERVICE_UNAVAILABLE, "5");
    };
    let query_string = query_string.unwrap_or_default();
    let parameters: HashMap<_, _> = form_urlencoded::parse(query_string.as_bytes())
        .into_owned()
        .collect();
    let items = match key.as_str() {
        RANDOM_RELATED => random_related(&app, &parameters).await,
        _ => None,
    };
    let Some(items) = items else {
        return (StatusCode::NOT_FOUND, "There is no such island.\n").into_response();
    };
    let props = json!({"key": "", "title": null, "island": "", "items": items});
    let request = json!({"render": "island", "name": "randomRelatedContent", "props": props});
    let parameter = |name: &str| parameters.get(name).map_or("", String::as_str);
    let name = format!("{} {} {key}", parameter("site"), parameter("locale"));
    let request = RenderRequest::new(&request.to_string()).with_quarantine_name(&name);
    let rendered = app.renderer.render(&request).await;
    let html = match rendered {
        Ok(rendered) => rendered.html.html,
        Err(error) => {
            tracing::error!(cause = %error, "no island");
            let status = StatusCode::SERVICE_UNAVAILABLE;
            return (status, "The island cannot be drawn.\n").into_response();
        }
    };
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, json!({ "html": html }).to_string()).into_response()
}

/// Refuses an island. The page then shows the choice that was rendered with it.
fn refused(status: StatusCode, retry_after: &'static str) -> Response {
    let headers = [
        (header::CACHE_CONTROL, "no-store"),
        (header::RETRY_AFTER, retry_after),
    ];
    (status, headers, "Too many islands.\n").into_response()
}

/// A random choice of related pages; `None` if the parameters are invalid or the query fails.
async fn random_related(app: &App, parameters: &HashMap<String, String>) -> Option<Vec<Item>> {
    let parameter = |name: &str| parameters.get(name).map_or("", String::as_str);
    let requested = app.group.requested(parameter("site"), parameter("locale"));
    let (site, locale) = requested
        .inspect_err(|error| tracing::info!("no island: {error}"))
        .ok()?;
    let page = parameter("page");
    if !page.is_empty() {
        check_document_id(page).ok()?;
    }
    let query = Query::new(queries::random_related())
        .with("site", site.key.as_str())
        .with("locales", locale.codes())
        .with("page", page)
        // A visitor chooses the parameter, and must not fill the cache of a CDN.
        .bypass_cdn();
    let query = query
        .clone()
        .with_request_tag("website.island")
        .unwrap_or(query);
    let response = app.client(site).ok()?.query(&query).await;
    let response = response
        .inspect_err(|error| tracing::error!(cause = %error, "no content for an island"))
        .ok()?;
    let result: Json<'_> = response.read().ok()?;
    let shaping = app.shaping(site, locale);
    Some(RandomRelatedContent::choose(
        &result,
        &shaping,
        &mut |limit| app.random_below(limit),
    ))
}
