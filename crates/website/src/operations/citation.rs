//! `/feeds/citation/{site}/{locale}/{page}.bib`, `.ris` and `.json`: a publication for reference
//! managers.

use super::feed::{Feed, without_ending};
use crate::app::App;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use content_client::Query;
use museum::{Citation, CitationFormat, citation, queries};

pub(crate) async fn citation(
    State(app): State<App>,
    Path((key, locale, file)): Path<(String, String, String)>,
) -> Response {
    let mut formats = CitationFormat::ALL.into_iter();
    let Some(format) = formats.find(|format| file.ends_with(format.ending())) else {
        return (StatusCode::NOT_FOUND, "There is no such citation.\n").into_response();
    };
    let page = without_ending(&file, format.ending());
    let feed = Feed {
        name: "citation",
        site: (&key, &locale),
        ids: vec![page],
        query: Query::new(queries::citation()).with("page", page),
        request_tag: "website.citation",
        media_type: format.media_type(),
        max_age: citation::MAX_AGE,
        header: (header::CONTENT_DISPOSITION, "attachment".to_owned()),
    };
    let mut name = String::new();
    let response = feed.respond(&app, |result, shaping| {
        let citation = Citation::shape(result, shaping)?;
        name = citation.key();
        Some(citation.written(format))
    });
    let mut response = response.await;
    // The key of a citation has only letters and digits, so it needs no escaping.
    let disposition = format!("attachment; filename=\"{name}{}\"", format.ending());
    if response.status() == StatusCode::OK
        && let Ok(value) = disposition.parse()
    {
        response
            .headers_mut()
            .insert(header::CONTENT_DISPOSITION, value);
    }
    response
}
