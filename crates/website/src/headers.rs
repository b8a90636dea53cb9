//! Headers that every response has.

use crate::state::{Settings, Website};
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use museum::{Environment, Group};
use std::sync::Arc;

/// Two years, as the preload lists of browsers require.
const TRANSPORT: &str = "max-age=63072000; includeSubDomains";

/// What a page may load and do. No script stands in a document; colours are style
/// attributes. Frames and sounds are an editor's choice: any site, but encrypted.
///
/// In development, Vite injects styles into the page and reports changes through a socket.
fn policy(media: &str, video: Option<&str>, hot: Option<&str>) -> String {
    let media = origin(media).map(|origin| format!(" {origin}"));
    let media = media.unwrap_or_default();
    let films = video.and_then(origin).map(|origin| format!(" {origin}"));
    let films = films.unwrap_or_default();
    let styles = hot.map_or("", |_| " 'unsafe-inline'");
    let socket = hot.and_then(origin).map(|origin| {
        let address = origin.split("://").last().unwrap_or_default();
        format!(" ws://{address}")
    });
    let socket = socket.unwrap_or_default();
    [
        "default-src 'self'".to_owned(),
        "script-src 'self'".to_owned(),
        format!("style-src 'self'{styles}"),
        "style-src-attr 'unsafe-inline'".to_owned(),
        format!("img-src 'self' data:{media}"),
        "font-src 'self'".to_owned(),
        format!("connect-src 'self'{media}{films}{socket}"),
        // Players of films hand the browser what they have put together.
        "media-src 'self' blob: https:".to_owned(),
        "frame-src 'self' https:".to_owned(),
        "frame-ancestors 'self'".to_owned(),
        "form-action 'self'".to_owned(),
        "base-uri 'none'".to_owned(),
        "object-src 'none'".to_owned(),
    ]
    .join("; ")
}

/// The origin of images, if that is another host.
fn origin(media: &str) -> Option<&str> {
    let start = media.find("://")? + 3;
    let end = media[start..]
        .find('/')
        .map_or(media.len(), |end| start + end);
    Some(&media[..end])
}

/// The headers, made once.
#[derive(Clone)]
pub(crate) struct EveryHeader(Arc<[(HeaderName, HeaderValue)]>);

impl EveryHeader {
    pub(crate) fn new(settings: &Settings, group: &Group) -> Self {
        let policy = policy(
            &settings.media,
            group.video.as_deref(),
            settings.hot.as_deref(),
        );
        let text = HeaderValue::from_static;
        let mut all = vec![
            (header::X_CONTENT_TYPE_OPTIONS, text("nosniff")),
            (
                header::REFERRER_POLICY,
                text("strict-origin-when-cross-origin"),
            ),
            (
                HeaderName::from_static("permissions-policy"),
                text("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
            ),
            (
                HeaderName::from_static("cross-origin-opener-policy"),
                text("same-origin-allow-popups"),
            ),
        ];
        if let Ok(policy) = HeaderValue::from_str(&policy) {
            all.push((header::CONTENT_SECURITY_POLICY, policy));
        }
        all.push(if group.environment == Environment::Production {
            (header::STRICT_TRANSPORT_SECURITY, text(TRANSPORT))
        } else {
            (HeaderName::from_static("x-robots-tag"), text("noindex"))
        });
        Self(all.into())
    }
}

/// Adds them to every response.
pub(crate) async fn layer(State(site): State<Website>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    add(&site, &mut response);
    response
}

/// Adds them to a response.
pub(crate) fn add(site: &Website, response: &mut Response) {
    let headers = response.headers_mut();
    for (name, value) in site.every_header.0.iter() {
        headers.entry(name).or_insert_with(|| value.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_script_stands_in_a_page() {
        let own = policy("/media", None, None);
        assert!(own.contains("script-src 'self';"), "{own}");
        assert!(own.contains("img-src 'self' data:;"), "{own}");
        assert!(own.contains("style-src-attr 'unsafe-inline'"), "{own}");
        assert!(own.contains("style-src 'self';"), "{own}");
        assert!(own.contains("connect-src 'self';"), "{own}");
        let hot = policy("/media", None, Some("http://127.0.0.1:24173"));
        assert!(hot.contains("script-src 'self';"), "{hot}");
        assert!(
            hot.contains("connect-src 'self' ws://127.0.0.1:24173;"),
            "{hot}"
        );
        let other = policy(
            "https://cdn.example.org/x",
            Some("https://stream.example.org/{id}.m3u8"),
            None,
        );
        assert!(
            other.contains("img-src 'self' data: https://cdn.example.org;"),
            "{other}"
        );
        assert!(
            other
                .contains("connect-src 'self' https://cdn.example.org https://stream.example.org;"),
            "{other}"
        );
    }
}
