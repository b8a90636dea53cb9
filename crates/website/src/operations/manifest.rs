//! `/feeds/manifest/{site}/{locale}/{page}.json`: the images of a page for IIIF viewers.

use super::feed::{Feed, without_ending};
use crate::app::App;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::Response;
use content_client::Query;
use museum::{manifest, queries};

const MEDIA_TYPE: &str =
    "application/ld+json;profile=\"http://iiif.io/api/presentation/3/context.json\"";

pub(crate) async fn manifest(
    State(app): State<App>,
    Path((key, locale, file)): Path<(String, String, String)>,
) -> Response {
    let page = without_ending(&file, ".json");
    let feed = Feed {
        name: "feed",
        site: (&key, &locale),
        ids: vec![page],
        query: Query::new(queries::manifest()).with("page", page),
        request_tag: "website.manifest",
        media_type: MEDIA_TYPE,
        max_age: manifest::MAX_AGE,
        // Viewers on pages of other sites may fetch it.
        header: (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*".to_owned()),
    };
    let response = feed.respond(&app, |result, shaping| {
        Some(manifest::manifest(result, shaping)?.to_string())
    });
    response.await
}
