//! Pages for sandboxed frames, which have an opaque origin: their scripts reach neither the page
//! around them nor its cookies.
//!
//! `/embeds/form` has only the script of a form provider. `/embeds/reach` finds out whether another
//! host is reachable: a page may not do that itself, and cannot see whether a frame has stayed
//! empty.

use crate::app::App;
use axum::extract::{RawQuery, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use museum::Embeds;
use sha2::{Digest, Sha256};

/// The page with a form, if the script is that of the form provider.
pub(crate) async fn form(State(app): State<App>, RawQuery(query_string): RawQuery) -> Response {
    let query_string = query_string.unwrap_or_default();
    let Some(script) = script(&query_string, &app.group.embeds) else {
        return (StatusCode::NOT_FOUND, "There is no such form.\n").into_response();
    };
    let origin = script.origin().ascii_serialization();
    let source = script.as_str().replace('&', "&amp;").replace('"', "&quot;");
    let html = format!(
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
    sandboxed(html, &policy)
}

/// A script that requests the URL in the parameter `url` without reading the response, and reports
/// to the page around it whether there was one.
const REACH: &str = include_str!("embed/reach.js");

/// The page that finds out whether a host is reachable. It is the same for every host.
pub(crate) async fn reach(State(app): State<App>) -> Response {
    let html = format!(
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
    sandboxed(html, &policy)
}

fn sandboxed(html: String, policy: &str) -> Response {
    let mut response = Html(html).into_response();
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

/// The requested script: by its URL, or by the id of a form.
fn script(query_string: &str, embeds: &Embeds) -> Option<url::Url> {
    let (name, value) = form_urlencoded::parse(query_string.as_bytes()).next()?;
    match name.as_ref() {
        "src" => embeds.form_script(&value),
        "id" => embeds.form(&value),
        _ => None,
    }
}
