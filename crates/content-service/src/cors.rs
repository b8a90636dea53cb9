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

/// Whether the origin of a request is allowed, as a request extension for the operation that reports
/// it.
#[derive(Clone, Copy)]
pub(crate) struct CorsDecision {
    /// Whether it is allowed with credentials; `None` if it is not allowed.
    pub(crate) credentials: Option<bool>,
}

const ALLOWED_METHODS: &str = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
/// The headers that the client and the Studio send, except those that need no permission.
const ALLOWED_HEADERS: &str = "authorization, content-type, if-none-match, last-event-id, cache-control, \
    traceparent, x-requested-with, x-sanity-app, x-sanity-lineage, x-sanity-project-id, \
    x-sanity-scope-id, x-sanity-scope-type";
const EXPOSED_HEADERS: &str = "etag, traceparent, x-request-id, x-sanity-warning";
/// Seconds that a browser may cache a preflight response. The requests of an origin that is removed
/// meanwhile are refused nevertheless.
const PREFLIGHT_MAX_AGE: &str = "600";

/// Wraps every operation.
pub(crate) async fn cors(
    State(service): State<Service>,
    mut request: Request,
    next: Next,
) -> Response {
    let mut response = match request.headers().get(ORIGIN).cloned() {
        Some(origin) if !is_own(&origin, &service, &request) => {
            let decision = decide(&service, &mut request, &origin).await;
            request.extensions_mut().insert(decision);
            respond(request, next, &origin, decision).await
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

/// Whether a request may write and has only a cookie as credentials, which a browser also sends for
/// pages of other origins. No cookie authorises today. If `request_context::principal` ever accepts
/// sessions, their writing requests come from a listed origin, or from the service's own.
fn writes_by_cookie(request: &Request) -> bool {
    let headers = request.headers();
    let by_cookie = headers.contains_key(COOKIE) && !headers.contains_key(AUTHORIZATION);
    by_cookie && !request.method().is_safe()
}

async fn respond(
    request: Request,
    next: Next,
    origin: &HeaderValue,
    decision: CorsDecision,
) -> Response {
    let is_preflight = request.method() == Method::OPTIONS;
    let is_probe = is_probe(request.uri().path());
    let with_credentials = carries_credentials(request.headers());
    let run = async {
        if is_preflight {
            return StatusCode::NO_CONTENT.into_response();
        }
        next.run(request).await
    };
    match decision.credentials {
        Some(credentials) => {
            let is_refused = with_credentials && !credentials && !is_probe;
            let mut response = if is_refused {
                refusal(origin)
            } else {
                run.await
            };
            allow(response.headers_mut(), origin, credentials, is_preflight);
            response
        }
        None if is_probe => {
            let mut response = run.await;
            let any_origin = HeaderValue::from_static("*");
            let headers = response.headers_mut();
            headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, any_origin);
            response
        }
        None if is_preflight || with_credentials => refusal(origin),
        None => run.await,
    }
}

/// Sets the headers that let the page read the response.
fn allow(headers: &mut HeaderMap, origin: &HeaderValue, credentials: bool, is_preflight: bool) {
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, origin.clone());
    if credentials {
        let allowed = HeaderValue::from_static("true");
        headers.insert(ACCESS_CONTROL_ALLOW_CREDENTIALS, allowed);
    }
    let more: &[_] = if is_preflight {
        &[
            (ACCESS_CONTROL_ALLOW_METHODS, ALLOWED_METHODS),
            (ACCESS_CONTROL_ALLOW_HEADERS, ALLOWED_HEADERS),
            (ACCESS_CONTROL_MAX_AGE, PREFLIGHT_MAX_AGE),
        ]
    } else {
        &[(ACCESS_CONTROL_EXPOSE_HEADERS, EXPOSED_HEADERS)]
    };
    for (name, value) in more {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// Whether the project of a request allows its origin. A preflight that cannot name its project is
/// accepted if any project allows the origin: the request that follows is checked by its own project.
async fn decide(service: &Service, request: &mut Request, origin: &HeaderValue) -> CorsDecision {
    let path = request.extract_parts::<Path<HashMap<String, String>>>();
    let path = path.await.map(|Path(path)| path).unwrap_or_default();
    let project = project(path.get("project"), request.headers(), &service.settings);
    let project = match (project, request.method()) {
        (None, &Method::OPTIONS) => None,
        (project, _) => Some(project.unwrap_or_default()),
    };
    let Ok(origin) = origin.to_str() else {
        return CorsDecision { credentials: None };
    };
    let credentials = service
        .lake
        .lets_in(project.as_deref(), origin, service.now());
    let credentials = credentials.await.unwrap_or_else(|error| {
        tracing::warn!(cause = ?error, "the list of origins could not be read");
        None
    });
    CorsDecision { credentials }
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
    // Only a trusted proxy can say that a request came by TLS, which this service does not have.
    let encrypted = forwarded.is_some_and(|forwarded| forwarded.encrypted);
    let scheme = if encrypted { "https" } else { "http" };
    let named = request.headers().get(HOST);
    let host = forwarded
        .and_then(|forwarded| forwarded.host.as_deref())
        .or_else(|| named.and_then(|host| host.to_str().ok()));
    let own = host.and_then(|host| ParsedOrigin::parse(&format!("{scheme}://{host}")));
    own == Some(origin)
}

/// The parts of an origin: two URLs with the same parts have the same origin (RFC 6454, 4).
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
        let default_port = if encrypted { 443 } else { 80 };
        Some(Self {
            encrypted,
            host: address.host()?.to_ascii_lowercase(),
            port: address.port_u16().unwrap_or(default_port),
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
