//! The public address of this service.
//!
//! It becomes part of asset documents and of descriptions that others store, so no caller may choose
//! it.

use crate::error::Fault;
use crate::settings::Settings;
use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode};
use http_server::Arrival;
use std::net::IpAddr;

/// The configured address; else what a trusted proxy reports; else the host of the request,
/// if it is one of ours; else the address at which the request came in. Without a trailing
/// slash.
pub(crate) fn public_address(
    settings: &Settings,
    arrival: Option<&Arrival>,
    headers: &HeaderMap,
) -> Result<String, Fault> {
    if let Some(url) = &settings.public_url {
        return Ok(url.trim_end_matches('/').to_owned());
    }
    let arrival = arrival.ok_or_else(|| {
        let message = "The service does not know its address: set public_url";
        Fault::new(StatusCode::INTERNAL_SERVER_ERROR, message)
    })?;
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    if let Some(forwarded) = &arrival.forwarded
        && let Some(host) = forwarded.host.as_deref().or(host)
    {
        let scheme = if forwarded.encrypted { "https" } else { "http" };
        return Ok(format!("{scheme}://{host}"));
    }
    let own = host.filter(|host| is_own(host, arrival, settings));
    Ok(match own {
        Some(host) => format!("http://{host}"),
        None => format!("http://{}", arrival.local),
    })
}

/// Whether a host of a request leads here for every reader: a name of this machine for a
/// caller on it, or one below the host that the settings give to projects.
fn is_own(host: &str, arrival: &Arrival, settings: &Settings) -> bool {
    let Ok(authority) = host.parse::<Authority>() else {
        return false;
    };
    let name = authority.host().trim_matches(['[', ']']);
    if is_loopback(name) {
        return arrival.peer.ip().to_canonical().is_loopback();
    }
    let above = settings.api_host.as_deref();
    above.is_some_and(|above| is_below(name, above))
}

fn is_loopback(name: &str) -> bool {
    let address = name.parse::<IpAddr>();
    address.map_or_else(
        |_| is_below(name, "localhost"),
        |address| address.to_canonical().is_loopback(),
    )
}

/// Whether a name is another or ends with it after a dot.
fn is_below(name: &str, above: &str) -> bool {
    let (name, above) = (name.to_ascii_lowercase(), above.to_ascii_lowercase());
    let rest = name.strip_suffix(&above);
    rest.is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
}
