//! The log line of each request, and the ids by which it can be found.
//!
//! For the sake of privacy, a line has no token, no values of parameters unless the settings say so,
//! and only the network of the client's address.

use crate::metrics;
use crate::request_context;
use crate::search_parameters::SearchParameters;
use crate::state::Service;
use crate::trace::Trace;
use axum::RequestExt;
use axum::extract::{RawPathParams, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use http_server::ClientAddress;
use jiff::Timestamp;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use tracing::Instrument;

/// The log line of a request. It is written when this is dropped, so that there is a line, too, if the
/// client does not wait for the response.
struct RequestLine {
    service: Service,
    start: Timestamp,
    method: String,
    operation: String,
    project: Option<String>,
    dataset: Option<String>,
    tag: Option<String>,
    query_string: Option<String>,
    client: Option<IpAddr>,
    request_id: String,
    trace_id: String,
    status: Option<StatusCode>,
}

/// Writes the line, and adds the ids to the response.
pub(crate) async fn log(
    State(service): State<Service>,
    mut request: Request,
    next: Next,
) -> Response {
    let id = request_id(request.headers()).unwrap_or_else(|| service.random_name(22));
    let trace = Trace::of(request.headers(), &service.entropy);
    let mut line = RequestLine::begin(&service, &mut request, &id, &trace).await;
    // Other log lines of the request have the same id.
    let span = tracing::info_span!("request", id);
    let mut response = next.run(request).instrument(span).await;
    line.status = Some(response.status());
    add_ids(response.headers_mut(), &id, &trace);
    response
}

/// Writes the line of a derivative that was served in front of the router, and adds the ids
/// to the response.
pub(crate) fn log_cached<B>(
    service: &Service,
    request: &axum::http::Request<B>,
    start: Timestamp,
    response: &mut Response,
) {
    let headers = request.headers();
    let id = request_id(headers).unwrap_or_else(|| service.random_name(22));
    let trace = Trace::of(headers, &service.entropy);
    add_ids(response.headers_mut(), &id, &trace);
    if !tracing::enabled!(target: "vitrine::request", tracing::Level::INFO) {
        return;
    }
    let client = request.extensions().get::<ClientAddress>();
    let query_string = request.uri().query();
    let mut parts = request.uri().path().split('/').skip(2).map(str::to_owned);
    drop(RequestLine {
        start,
        method: request.method().to_string(),
        operation: metrics::DERIVATIVE.to_owned(),
        project: parts.next(),
        dataset: parts.next(),
        tag: None,
        query_string: query_string
            .filter(|_| service.settings.log_query_parameters)
            .map(str::to_owned),
        client: client.map(|ClientAddress(address)| network(*address)),
        request_id: id,
        trace_id: trace.id().to_owned(),
        status: Some(StatusCode::OK),
        service: service.clone(),
    });
}

/// Adds the ids of a request to its response.
fn add_ids(headers: &mut HeaderMap, id: &str, trace: &Trace) {
    for (name, value) in [("x-request-id", id), ("traceparent", &trace.header())] {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    }
}

impl RequestLine {
    async fn begin(service: &Service, request: &mut Request, id: &str, trace: &Trace) -> Self {
        let parts = request.extract_parts::<RawPathParams>().await.ok();
        let part = |name: &str| {
            let mut parts = parts.iter().flat_map(RawPathParams::iter);
            parts.find(|(n, _)| *n == name).map(|(_, v)| v.to_owned())
        };
        let project = part("project");
        let project =
            request_context::project(project.as_ref(), request.headers(), &service.settings);
        let client = request.extensions().get::<ClientAddress>();
        Self {
            start: service.now(),
            method: request.method().to_string(),
            operation: metrics::operation(request.extensions().get()),
            project: project.filter(|name| is_name(name)),
            dataset: part("dataset").filter(|name| is_name(name)),
            tag: SearchParameters::tag(request.uri().query()).unwrap_or_default(),
            query_string: request
                .uri()
                .query()
                .filter(|_| service.settings.log_query_parameters)
                .map(str::to_owned),
            client: client.map(|ClientAddress(address)| network(*address)),
            request_id: id.to_owned(),
            trace_id: trace.id().to_owned(),
            status: None,
            service: service.clone(),
        }
    }
}

impl Drop for RequestLine {
    fn drop(&mut self) {
        let milliseconds = metrics::seconds(self.start, self.service.now()) * 1000.0;
        // Other servers log 499, too, if the client closed the connection.
        let status = self.status.map_or(499, |status| status.as_u16());
        tracing::info!(
            target: "vitrine::request",
            method = self.method,
            operation = self.operation,
            status,
            milliseconds,
            project = self.project,
            dataset = self.dataset,
            tag = self.tag,
            search = self.query_string,
            client = self.client.map(tracing::field::display),
            request_id = self.request_id,
            trace_id = self.trace_id,
            "request"
        );
    }
}

/// The id that the client gave the request, if it can be logged.
fn request_id(headers: &HeaderMap) -> Option<String> {
    let id = headers.get("x-request-id")?.to_str().ok()?;
    is_name(id).then(|| id.to_owned())
}

/// Whether a text may be logged as it is.
fn is_name(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || "._~-".contains(c);
    (1..=128).contains(&text.len()) && text.chars().all(fits)
}

/// An address without its last part: a network of 256, or of a customer.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            let [a, b, c, _] = address.octets();
            Ipv4Addr::new(a, b, c, 0).into()
        }
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_cut_to_its_network() {
        let cases = [
            ("192.0.2.77", "192.0.2.0"),
            ("::ffff:192.0.2.77", "192.0.2.0"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1::"),
            ("::1", "::"),
        ];
        for (address, expected) in cases {
            let address: IpAddr = address.parse().unwrap();
            assert_eq!(network(address).to_string(), expected);
        }
    }

    #[test]
    fn an_id_is_taken_if_it_looks_like_one() {
        for (id, taken) in [
            ("abc-1.2_3", true),
            ("", false),
            ("a b", false),
            ("a\u{e6}", false),
            (&"a".repeat(129), false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert("x-request-id", HeaderValue::from_str(id).unwrap());
            assert_eq!(request_id(&headers).is_some(), taken, "{id}");
        }
    }
}
