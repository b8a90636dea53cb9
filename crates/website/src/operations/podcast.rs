//! `/feeds/podcast/{site}/{locale}/{page}.xml`: a podcast for apps.

use super::page_feed::{Kind, answer};
use crate::state::Website;
use axum::extract::{Path, State};
use axum::response::Response;
use museum::{podcast_feed, queries};

pub(crate) async fn feed(
    State(site): State<Website>,
    Path(page): Path<(String, String, String)>,
) -> Response {
    let kind = Kind {
        ending: ".xml",
        media_type: "application/rss+xml; charset=utf-8",
        query: queries::podcast_feed,
        written: podcast_feed::rss,
        kept: podcast_feed::KEPT_SECONDS,
        tag: "website.podcast",
    };
    answer(site, page, kind).await
}
