//! A log entry for each request, and its id, which the response names too.

use crate::admission::Refused;
use crate::app::App;
use crate::visitor::Visitor;
use axum::RequestExt;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use jiff::Timestamp;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use tracing::Instrument;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Characters of an id from a proxy, at most.
const MAX_ID_LENGTH: usize = 64;

/// The name of the operation of a path, for the log and the metrics.
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

/// Middleware that logs and counts a request.
pub(crate) async fn log_request(
    State(app): State<App>,
    mut request: Request,
    next: Next,
) -> Response {
    let started = app.now();
    let id = request_id(request.headers(), &app);
    let visitor = request.extract_parts_with_state::<Visitor, _>(&app).await;
    let Ok(visitor) = visitor;
    request.extensions_mut().insert(visitor.clone());
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let span = tracing::info_span!("request", id);
    let mut response = next.run(request).instrument(span).await;
    let entry = LogEntry {
        started,
        id: &id,
        method: &method,
        path: &path,
        visitor: &visitor,
    };
    entry.write(&app, &mut response);
    response
}

/// The log entry of a request.
pub(crate) struct LogEntry<'a> {
    pub(crate) started: Timestamp,
    pub(crate) id: &'a str,
    pub(crate) method: &'a Method,
    pub(crate) path: &'a str,
    pub(crate) visitor: &'a Visitor,
}

impl LogEntry<'_> {
    /// Logs and counts the request, and names its id in the response.
    pub(crate) fn write(&self, app: &App, response: &mut Response) {
        if let Ok(value) = HeaderValue::from_str(self.id) {
            response.headers_mut().insert(REQUEST_ID, value);
        }
        let operation = operation(self.path);
        let (status, seconds) = (response.status().as_u16(), app.seconds_since(self.started));
        app.metrics.observe_request(operation, status, seconds);
        if response.extensions().get::<Refused>().is_some() {
            app.metrics.count_refused_page();
            app.admission.note_refusal();
            return;
        }
        let visitor = self.visitor;
        tracing::info!(
            target: "vitrine::request",
            method = %self.method,
            host = visitor.host,
            path = self.path,
            operation,
            status,
            milliseconds = (seconds * 1e6).round() / 1e3,
            client = visitor.client.map(network).map(tracing::field::display),
            crawler = visitor.crawler,
            request_id = self.id,
            "request"
        );
    }
}

/// The id of a request: that of a proxy, or a new one.
pub(crate) fn request_id(headers: &HeaderMap, app: &App) -> String {
    proxy_id(headers).unwrap_or_else(|| app.random_name(20))
}

/// The id that a proxy has given, if it is valid.
fn proxy_id(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(REQUEST_ID)?.to_str().ok()?;
    let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let is_valid = (8..=MAX_ID_LENGTH).contains(&id.len()) && id.bytes().all(is_allowed);
    is_valid.then(|| id.to_owned())
}

/// The network of an address. The log has no addresses of visitors.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => Ipv4Addr::from_bits(address.to_bits() & !0xff).into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !((1 << 80) - 1)).into(),
    }
}
