//! A visitor, as the headers of a request describe them.

use crate::app::App;
use crate::content_coding;
use crate::content_coding::Coding;
use crate::crawlers::is_crawler;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, Uri, header};
use http_server::{Arrival, ClientAddress};
use jiff::Timestamp;
use museum::{Environment, Locale};
use std::convert::Infallible;
use std::net::IpAddr;

/// The cookie of a chosen language: `docs/rules.md#languages`. The browser's part sets it too.
pub(crate) const LANGUAGE_COOKIE: &str = "language";
/// Days for which it is remembered: `docs/rules.md#languages`.
const LANGUAGE_DAYS: u32 = 365;
const LANGUAGE_SECONDS: u32 = LANGUAGE_DAYS * 24 * 60 * 60;

/// The cookie of a time, `2026-12-24T11:00`, at which a developer or a test views the site. It
/// counts only in development.
pub(crate) const AS_OF_COOKIE: &str = "as-of";

/// A visitor.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The requested host.
    pub(crate) host: String,
    pub(crate) client: Option<IpAddr>,
    /// Whether it is a crawler or a link preview.
    pub(crate) crawler: bool,
    /// The language in the cookie.
    pub(crate) language: Option<Locale>,
    /// The time in the `as-of` cookie.
    pub(crate) as_of: Option<Timestamp>,
    /// Whether the visitor comes from a page of the same origin.
    pub(crate) is_same_origin: bool,
    /// The best coding that the browser accepts.
    pub(crate) coding: Coding,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        // The middleware for the log has read it already.
        if let Some(visitor) = parts.extensions.get::<Self>() {
            return Ok(visitor.clone());
        }
        Ok(Self::of(&parts.uri, &parts.headers, &parts.extensions, app))
    }
}

impl Visitor {
    /// The visitor who sends a request with these parts.
    pub(crate) fn of(uri: &Uri, headers: &HeaderMap, extensions: &Extensions, app: &App) -> Self {
        let text = |name: header::HeaderName| headers.get(name).and_then(|v| v.to_str().ok());
        // HTTP/2 names the host in the address, HTTP/1.1 in a header.
        let authority = uri.authority().map(axum::http::uri::Authority::as_str);
        let host = authority.or(text(header::HOST)).unwrap_or_default();
        let arrival = extensions.get::<Arrival>();
        let forwarded = arrival.and_then(|arrival| arrival.forwarded.as_ref());
        let forwarded = forwarded.and_then(|forwarded| forwarded.host.as_deref());
        let host = forwarded.unwrap_or(host);
        let client = extensions.get::<ClientAddress>();
        Self {
            crawler: text(header::USER_AGENT).is_some_and(is_crawler),
            language: cookie(headers, LANGUAGE_COOKIE).and_then(Locale::parse),
            as_of: as_of(headers, app),
            is_same_origin: is_same_origin(headers, host),
            coding: content_coding::accepted_coding(headers),
            client: client.map(|ClientAddress(address)| *address),
            host: host.to_owned(),
        }
    }
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let values = headers.get_all(header::COOKIE).iter();
    let values = values.filter_map(|value| value.to_str().ok());
    let mut pairs = values.flat_map(|value| value.split(';'));
    pairs.find_map(|pair| {
        let (cookie_name, value) = pair.split_once('=')?;
        (cookie_name.trim() == name).then_some(value.trim())
    })
}

fn as_of(headers: &HeaderMap, app: &App) -> Option<Timestamp> {
    if app.group.environment != Environment::Development {
        return None;
    }
    let moment = cookie(headers, AS_OF_COOKIE)?;
    museum::moment(moment, &app.group.zone)
}

/// Browsers send `Sec-Fetch-Site`, which pages cannot set; old browsers send only `Referer`.
fn is_same_origin(headers: &HeaderMap, host: &str) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("sec-fetch-site") {
        Some(site) => site == "same-origin",
        None => text("referer").is_some_and(|page| {
            let rest = page.split_once("://").map_or("", |(_, rest)| rest);
            rest.split('/').next() == Some(host)
        }),
    }
}

/// The value of `Set-Cookie` that remembers a language.
pub(crate) fn language_cookie(locale: Locale) -> String {
    format!("{LANGUAGE_COOKIE}={locale}; Max-Age={LANGUAGE_SECONDS}; Path=/; SameSite=Lax; Secure")
}
