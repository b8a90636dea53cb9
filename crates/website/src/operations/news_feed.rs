//! `/feeds/news/{site}/{locale}/{kind}.xml`: press releases and articles for readers of feeds.

use super::feed::{Feed, without_ending};
use crate::app::App;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use content_client::Query;
use museum::news_feed::{self, NewsKind};
use museum::queries;

pub(crate) async fn feed(
    State(app): State<App>,
    Path((key, locale, file)): Path<(String, String, String)>,
) -> Response {
    let Some(kind) = NewsKind::named(without_ending(&file, ".xml")) else {
        return (StatusCode::NOT_FOUND, "There is no such feed.\n").into_response();
    };
    let feed = Feed {
        name: "feed",
        site: (&key, &locale),
        ids: Vec::new(),
        query: Query::new(queries::news_feed())
            .with("type", kind.page_type())
            .with("overview", kind.overview()),
        request_tag: "website.news",
        media_type: "application/rss+xml; charset=utf-8",
        max_age: news_feed::MAX_AGE,
        // Readers on pages of other sites may fetch it.
        header: (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*".to_owned()),
    };
    let response = feed.respond(&app, |result, shaping| {
        news_feed::rss(kind, result, shaping)
    });
    response.await
}
