//! `/feeds/podcast/{site}/{locale}/{page}.xml`: a podcast for apps.

use super::feed::{Feed, without_ending};
use crate::app::App;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::Response;
use content_client::Query;
use museum::{podcast_feed, queries};

pub(crate) async fn feed(
    State(app): State<App>,
    Path((key, locale, file)): Path<(String, String, String)>,
) -> Response {
    let page = without_ending(&file, ".xml");
    let feed = Feed {
        name: "feed",
        site: (&key, &locale),
        ids: vec![page],
        query: Query::new(queries::podcast_feed()).with("page", page),
        request_tag: "website.podcast",
        media_type: "application/rss+xml; charset=utf-8",
        max_age: podcast_feed::MAX_AGE,
        // Players on pages of other sites may fetch it.
        header: (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*".to_owned()),
    };
    feed.respond(&app, podcast_feed::rss).await
}
