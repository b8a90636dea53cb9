//! Responses to pages of other origins: a browser lets a page read a response only if the
//! project allows the page's origin.

use crate::error::Fault;
use crate::request_context::project;
use crate::response_headers::{carries_credentials, vary};
use crate::state::Service;
use axum::RequestExt;
use axum::extract::{Path, Request, State};
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_CREDENTIALS, ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS,
    ACCESS_CONTROL_ALLOW_ORIGIN, ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_MAX_AGE,
    AUTHORIZATION, COOKIE, HOST, ORIGIN,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_server::Arrival;
use std::collections::HashMap;

/// The origin of the request, for the operation that reports it.
#[derive(Clone, Copy)]
pub(crate) struct Asking {
    /// Whether it is let in, and if so, whether with credentials.
    pub(crate) lets_in: Option<bool>,
}

const METHODS: &str = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
/// What the client and the Studio send besides what they may send anyway.
const SENT: &str = "authorization, content-type, if-none-match, last-event-id, cache-control, \
    traceparent, x-requested-with, x-sanity-app, x-sanity-lineage, x-sanity-project-id, \
    x-sanity-scope-id, x-sanity-scope-type";
const SHOWN: &str = "etag, traceparent, x-request-id, x-sanity-warning";
/// Seconds that a browser may remember a preflight: an origin that is taken off
/// the list is refused by the request itself.
const REMEMBERED: &str = "600";

/// Wraps every operation.
pub(crate) async fn cors(
    State(service): State<Service>,
    mut request: Request,
    next: Next,
) -> Response {
    let mut response = match request.headers().get(ORIGIN).cloned() {
        Some(origin) if !is_own(&origin, &service, &request) => {
            let asking = asking(&service, &mut request, &origin).await;
            request.extensions_mut().insert(asking);
            answer(request, next, &origin, asking).await
        }
        None if writes_by_cookie(&request) => {
            let message = "A request that may write and has a cookie must name its Origin";
            Fault::new(StatusCode::FORBIDDEN, message).into_response()
        }
        _ => next.run(request).await,
    };
    vary(response.headers_mut(), &["Origin"]);
    response
}

/// Whether a request may write and has no more to show for it than a cookie, which a browser sends
/// whoever made it do so. No cookie authorises today: where `request_context::reader` learns of
/// sessions, it can rely on a listed origin, or the service's own, here.
fn writes_by_cookie(request: &Request) -> bool {
    let headers = request.headers();
    let by_cookie = headers.contains_key(COOKIE) && !headers.contains_key(AUTHORIZATION);
    by_cookie && !request.method().is_safe()
}

async fn answer(request: Request, next: Next, origin: &HeaderValue, asking: Asking) -> Response {
    let preflight = request.method() == Method::OPTIONS;
    let probe = is_probe(request.uri().path());
    let with_credentials = carries_credentials(request.headers());
    let run = async {
        if preflight {
            return StatusCode::NO_CONTENT.into_response();
        }
        next.run(request).await
    };
    match asking.lets_in {
        Some(credentials) => {
            let refused = with_credentials && !credentials && !probe;
            let mut response = if refused { refusal(origin) } else { run.await };
            let_in(response.headers_mut(), origin, credentials, preflight);
            response
        }
        None if probe => {
            let mut response = run.await;
            let everyone = HeaderValue::from_static("*");
            let headers = response.headers_mut();
            headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, everyone);
            response
        }
        None if preflight || with_credentials => refusal(origin),
        None => run.await,
    }
}

/// Sets the headers that let the page read the response.
fn let_in(headers: &mut HeaderMap, origin: &HeaderValue, credentials: bool, preflight: bool) {
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, origin.clone());
    if credentials {
        let yes = HeaderValue::from_static("true");
        headers.insert(ACCESS_CONTROL_ALLOW_CREDENTIALS, yes);
    }
    let more: &[_] = if preflight {
        &[
            (ACCESS_CONTROL_ALLOW_METHODS, METHODS),
            (ACCESS_CONTROL_ALLOW_HEADERS, SENT),
            (ACCESS_CONTROL_MAX_AGE, REMEMBERED),
        ]
    } else {
        &[(ACCESS_CONTROL_EXPOSE_HEADERS, SHOWN)]
    };
    for (name, value) in more {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// Whether the project of a request lets its origin in. A preflight that cannot
/// name its project passes if any lets the origin in: its request is then judged
/// by the project that it names.
async fn asking(service: &Service, request: &mut Request, origin: &HeaderValue) -> Asking {
    let path = request.extract_parts::<Path<HashMap<String, String>>>();
    let path = path.await.map(|Path(path)| path).unwrap_or_default();
    let project = project(path.get("project"), request.headers(), &service.settings);
    let project = match (project, request.method()) {
        (None, &Method::OPTIONS) => None,
        (project, _) => Some(project.unwrap_or_default()),
    };
    let Ok(origin) = origin.to_str() else {
        return Asking { lets_in: None };
    };
    let lets_in = service
        .lake
        .lets_in(project.as_deref(), origin, service.now());
    let lets_in = lets_in.await.unwrap_or_else(|error| {
        tracing::warn!(cause = ?error, "the list of origins could not be read");
        None
    });
    Asking { lets_in }
}

/// A page of the service's own origin sends no cross-origin request: one of its configured
/// address, or of the scheme, host and port at which this request came.
fn is_own(origin: &HeaderValue, service: &Service, request: &Request) -> bool {
    let Some(origin) = origin.to_str().ok().and_then(ParsedOrigin::parse) else {
        return false;
    };
    let public = service.settings.public_url.as_deref();
    if public.and_then(ParsedOrigin::parse).as_ref() == Some(&origin) {
        return true;
    }
    let arrival = request.extensions().get::<Arrival>();
    let forwarded = arrival.and_then(|arrival| arrival.forwarded.as_ref());
    // Who is no named proxy cannot say that a request came by TLS, and this service has none.
    let encrypted = forwarded.is_some_and(|forwarded| forwarded.encrypted);
    let scheme = if encrypted { "https" } else { "http" };
    let named = request.headers().get(HOST);
    let host = forwarded
        .and_then(|forwarded| forwarded.host.as_deref())
        .or_else(|| named.and_then(|host| host.to_str().ok()));
    let own = host.and_then(|host| ParsedOrigin::parse(&format!("{scheme}://{host}")));
    own == Some(origin)
}

/// What makes two addresses of one origin: RFC 6454, 4.
#[derive(PartialEq, Eq)]
struct ParsedOrigin {
    encrypted: bool,
    host: String,
    port: u16,
}

impl ParsedOrigin {
    fn parse(address: &str) -> Option<Self> {
        let address: Uri = address.parse().ok()?;
        let encrypted = match address.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let usual = if encrypted { 443 } else { 80 };
        Some(Self {
            encrypted,
            host: address.host()?.to_ascii_lowercase(),
            port: address.port_u16().unwrap_or(usual),
        })
    }
}

fn is_probe(path: &str) -> bool {
    path.ends_with("/check/cors")
}

fn refusal(origin: &HeaderValue) -> Response {
    let origin = origin.to_str().unwrap_or("that origin");
    let message = format!(
        "CORS Origin not allowed: `vitrine cors add {origin}` lets it in, with --credentials if \
         it sends tokens or cookies"
    );
    Fault::new(StatusCode::FORBIDDEN, message).into_response()
}
