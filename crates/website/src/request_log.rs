//! One line of log for each request, and the id by which it is found again.

use crate::admission::Refused;
use crate::state::Website;
use crate::visitor::Visitor;
use axum::RequestExt;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use tracing::Instrument;

const REQUEST_ID: &str = "x-request-id";
/// Characters of another's id, at most.
const LONGEST_ID: usize = 64;

/// The operation of a path, for the log and the metrics.
fn operation(path: &str) -> &'static str {
    if path.ends_with("/_payload.json") {
        return "payload";
    }
    match path.split('/').nth(1) {
        Some("api") => "api",
        Some("builds") => "builds",
        Some("media") => "media",
        Some("__nuxt_island") => "island",
        Some("healthz" | "readyz") => "health",
        _ => "page",
    }
}

/// Writes the line.
pub(crate) async fn note(
    State(site): State<Website>,
    mut request: Request,
    next: Next,
) -> Response {
    let begun = site.now();
    let id = given_id(request.headers()).unwrap_or_else(|| site.random_name(20));
    let visitor = request.extract_parts_with_state::<Visitor, _>(&site).await;
    let Ok(visitor) = visitor;
    request.extensions_mut().insert(visitor.clone());
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let span = tracing::info_span!("request", id);
    let mut response = next.run(request).instrument(span).await;
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, value);
    }
    let operation = operation(&path);
    let (status, seconds) = (response.status().as_u16(), site.since(begun));
    site.metrics.request(operation, status, seconds);
    if response.extensions().get::<Refused>().is_some() {
        site.metrics.page_refused();
        site.admission.note_refusal();
        return response;
    }
    tracing::info!(
        target: "vitrine::request",
        %method,
        host = visitor.host,
        path,
        operation,
        status,
        milliseconds = (seconds * 1e6).round() / 1e3,
        client = visitor.client.map(network).map(tracing::field::display),
        crawler = visitor.crawler,
        request_id = id,
        "request"
    );
    response
}

/// The id that a proxy gave, if it looks like one.
fn given_id(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(REQUEST_ID)?.to_str().ok()?;
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let right = (8..=LONGEST_ID).contains(&id.len()) && id.bytes().all(fits);
    right.then(|| id.to_owned())
}

/// The network of an address: whose it is exactly is nobody's business.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => Ipv4Addr::from_bits(address.to_bits() & !0xff).into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !((1 << 80) - 1)).into(),
    }
}
