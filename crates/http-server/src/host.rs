//! Which host a request is meant for.

use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{Request, Version};

/// Whether a request names one host, as it must since HTTP/1.1 (RFC 9112, 3.2; RFC 9113,
/// 8.3.1). Of two, a proxy in front may go by one and the service by the other.
pub(crate) fn is_named_once<B>(request: &Request<B>) -> bool {
    let mut hosts = request.headers().get_all(HOST).iter();
    let (host, second) = (hosts.next(), hosts.next());
    let target = request.uri().authority();
    match (host, target, second) {
        (_, _, Some(_)) => false,
        (None, None, None) => request.version() < Version::HTTP_11,
        // HTTP/2 names it in the address alone. HTTP/1.1 needs the header too.
        (None, Some(target), None) => request.version() != Version::HTTP_11 && is_host(target),
        (Some(host), target, None) => {
            let host = Authority::try_from(host.as_bytes()).ok();
            host.is_some_and(|host| is_host(&host) && target.is_none_or(|target| *target == host))
        }
    }
}

/// Whether it is a host, perhaps with a port, and nothing else.
pub(crate) fn is_host(authority: &Authority) -> bool {
    !authority.as_str().contains(['@', ','])
}
