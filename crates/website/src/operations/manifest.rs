//! `/feeds/manifest/{site}/{locale}/{page}.json`: the pictures of a page for IIIF viewers.

use super::page_feed::{Kind, answer};
use crate::state::Website;
use axum::extract::{Path, State};
use axum::response::Response;
use museum::{manifest, queries};

pub(crate) async fn manifest(
    State(site): State<Website>,
    Path(page): Path<(String, String, String)>,
) -> Response {
    let kind = Kind {
        ending: ".json",
        media_type: "application/ld+json;profile=\"http://iiif.io/api/presentation/3/context.json\"",
        query: queries::manifest,
        written: |answer, shaping| Some(manifest::manifest(answer, shaping)?.to_string()),
        kept: manifest::KEPT_SECONDS,
        tag: "website.manifest",
    };
    answer(site, page, kind).await
}
