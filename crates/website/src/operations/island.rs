//! `/__nuxt_island/{key}.json`: parts of a page that must be fresh although the page may
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

/// The one island that there is.
const RANDOM_RELATED: &str = "randomRelatedContent.json";

/// An island.
pub(crate) async fn island(
    State(app): State<App>,
    visitor: Visitor,
    Path(key): Path<String>,
    RawQuery(search): RawQuery,
) -> Response {
    if !app.take_island(visitor.client) {
        return refused(StatusCode::TOO_MANY_REQUESTS, "60");
    }
    // Before its content is queried, too: islands wait for each other, and never for long.
    let Some(_place) = app.islands.wait_for_permit().await else {
        return refused(StatusCode::SERVICE_UNAVAILABLE, "5");
    };
    let search = search.unwrap_or_default();
    let asked: HashMap<_, _> = form_urlencoded::parse(search.as_bytes())
        .into_owned()
        .collect();
    let items = match key.as_str() {
        RANDOM_RELATED => random_related(&app, &asked).await,
        _ => None,
    };
    let Some(items) = items else {
        return (StatusCode::NOT_FOUND, "There is no such island.\n").into_response();
    };
    let props = json!({"key": "", "title": null, "island": "", "items": items});
    let request = json!({"render": "island", "name": "randomRelatedContent", "props": props});
    let given = |name: &str| asked.get(name).map_or("", String::as_str);
    let name = format!("{} {} {key}", given("site"), given("locale"));
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

/// The page keeps the choice that it came with.
fn refused(status: StatusCode, later: &'static str) -> Response {
    let headers = [
        (header::CACHE_CONTROL, "no-store"),
        (header::RETRY_AFTER, later),
    ];
    (status, headers, "Too many islands.\n").into_response()
}

/// Another choice of pages. `None` if the question is not one.
async fn random_related(app: &App, asked: &HashMap<String, String>) -> Option<Vec<Item>> {
    let given = |name: &str| asked.get(name).map_or("", String::as_str);
    let asked = app.group.requested(given("site"), given("locale"));
    let (site, locale) = asked
        .inspect_err(|error| tracing::info!("no island: {error}"))
        .ok()?;
    let page = given("page");
    if !page.is_empty() {
        check_document_id(page).ok()?;
    }
    let query = Query::new(queries::random_related())
        .with("site", site.key.as_str())
        .with("locale", locale.code())
        .with("page", page);
    let query = query
        .clone()
        .with_request_tag("website.island")
        .unwrap_or(query);
    let answer = app.client(site).ok()?.query(&query).await;
    let answer = answer
        .inspect_err(|error| tracing::error!(cause = %error, "no content for an island"))
        .ok()?;
    let found: Json<'_> = answer.read().ok()?;
    let shaping = app.shaping(site, locale);
    Some(RandomRelatedContent::choose(
        &found,
        &shaping,
        &mut |below| app.random_below(below),
    ))
}
