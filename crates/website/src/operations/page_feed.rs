//! What a page gives to programs of others: the feed of a podcast, the manifest of a
//! gallery. Each is asked for by the page's site, language and id.

use crate::state::Website;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use content_client::{Answer, Query, check_document_id};
use museum::{Json, Locale, Shaping, Site};
use std::sync::Arc;

/// A kind of what is given.
pub(crate) struct Kind {
    /// What its addresses end with.
    pub(crate) ending: &'static str,
    pub(crate) media_type: &'static str,
    pub(crate) query: fn() -> &'static str,
    /// What is given, or nothing.
    pub(crate) written: fn(&Json<'_>, &Shaping<'_>) -> Option<String>,
    /// How long it may be kept, in seconds.
    pub(crate) kept: u32,
    pub(crate) tag: &'static str,
}

/// Answers for the page that an address names.
pub(crate) async fn answer(
    site: Website,
    (key, locale, file): (String, String, String),
    kind: Kind,
) -> Response {
    let nothing = || (StatusCode::NOT_FOUND, "There is no such feed.\n").into_response();
    let id = file.strip_suffix(kind.ending).unwrap_or_default();
    let Ok((own, locale)) = site.group.asked_for(&key, &locale) else {
        return nothing();
    };
    if check_document_id(id).is_err() {
        return nothing();
    }
    let answer = match ask(&site, own, locale, id, &kind).await {
        Ok(answer) => answer,
        Err(error) => return unavailable(&key, error.as_ref()),
    };
    match answer.read::<Json<'_>>() {
        Ok(answer) => match (kind.written)(&answer, &site.shaping(own, locale)) {
            Some(text) => given(text, &kind),
            None => nothing(),
        },
        Err(error) => unavailable(&key, &error),
    }
}

async fn ask(
    site: &Website,
    own: &Site,
    locale: Locale,
    id: &str,
    kind: &Kind,
) -> Result<Arc<Answer>, Box<dyn std::error::Error + Send + Sync>> {
    let query = Query::new((kind.query)())
        .with("site", own.key.as_str())
        .with("locale", locale.code())
        .with("page", id);
    let query = query.clone().tagged(kind.tag).unwrap_or(query);
    Ok(site.client(own)?.query(&query).await?)
}

fn unavailable(site: &str, error: &(dyn std::error::Error + 'static)) -> Response {
    tracing::error!(site, cause = %error, "no content for a feed");
    let status = StatusCode::SERVICE_UNAVAILABLE;
    (status, "The feed cannot be had now.\n").into_response()
}

fn given(text: String, kind: &Kind) -> Response {
    let mut response = (StatusCode::OK, text).into_response();
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(kind.media_type),
    );
    // Viewers and players stand on pages of others.
    headers.insert(
        header::ACCESS_CONTROL_ALLOW_ORIGIN,
        HeaderValue::from_static("*"),
    );
    if let Ok(value) = HeaderValue::from_str(&format!("public, max-age={}", kind.kept)) {
        headers.insert(header::CACHE_CONTROL, value);
    }
    response
}
