//! Pages that stand in frames without an origin, so that what they do reaches neither the page
//! around them nor its cookies.
//!
//! `/embeds/form` holds a form provider's script and nothing else. `/embeds/reach` finds out
//! whether another host answers: a page may not ask that itself, and a frame that stays empty
//! looks to it like one that is full.

use crate::app::App;
use axum::extract::{RawQuery, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use museum::Embeds;
use sha2::{Digest, Sha256};

/// Answers with the page, if the script is the form provider's.
pub(crate) async fn form(State(app): State<App>, RawQuery(search): RawQuery) -> Response {
    let search = search.unwrap_or_default();
    let Some(script) = script(&search, &app.group.embeds) else {
        return (StatusCode::NOT_FOUND, "There is no such form.\n").into_response();
    };
    let origin = script.origin().ascii_serialization();
    let source = script.as_str().replace('&', "&amp;").replace('"', "&quot;");
    let page = format!(
        "<!doctype html><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>Form</title><body>\
         <script src=\"{source}\"></script></body>\n"
    );
    let policy = format!(
        "sandbox allow-scripts allow-forms allow-popups; default-src {origin}; \
         script-src {origin}; style-src {origin} 'unsafe-inline'; img-src {origin} data:; \
         connect-src {origin}; frame-src {origin}; form-action {origin}; \
         frame-ancestors 'self'; base-uri 'none'; object-src 'none'"
    );
    apart(page, &policy)
}

/// Requests the address in its own `url`, reads nothing of the response, and tells the page
/// around it whether there was one.
const REACH: &str = include_str!("embed/reach.js");

/// Answers with the page that finds out whether a host answers. It is the same for each.
pub(crate) async fn reach(State(app): State<App>) -> Response {
    let page = format!(
        "<!doctype html><meta charset=\"utf-8\"><title>Reach</title><script>{REACH}</script>\n"
    );
    let hash = BASE64_STANDARD.encode(Sha256::digest(REACH));
    // A provider that redirects to a host without a name here could not be framed either.
    let hosts: Vec<String> = app.group.embeds.reachable().collect();
    let hosts = match hosts.as_slice() {
        [] => "'none'".to_owned(),
        hosts => hosts.join(" "),
    };
    let policy = format!(
        "sandbox allow-scripts; default-src 'none'; script-src 'sha256-{hash}'; \
         connect-src {hosts}; frame-ancestors 'self'; base-uri 'none'"
    );
    apart(page, &policy)
}

fn apart(page: String, policy: &str) -> Response {
    let mut response = Html(page).into_response();
    if let Ok(policy) = HeaderValue::from_str(policy) {
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
        headers.insert(
            header::CACHE_CONTROL,
            HeaderValue::from_static("public, max-age=3600"),
        );
    }
    response
}

/// Which script is requested: one by its address, or a form's by its id.
fn script(search: &str, embeds: &Embeds) -> Option<url::Url> {
    let (name, value) = form_urlencoded::parse(search.as_bytes()).next()?;
    match name.as_ref() {
        "src" => embeds.form_script(&value),
        "id" => embeds.form(&value),
        _ => None,
    }
}
