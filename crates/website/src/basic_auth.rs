//! The password of the staging environment.

use crate::app::App;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use museum::Environment;
use sha2::{Digest, Sha256};

/// Paths that monitoring requests without a password.
const OPEN: [&str; 2] = ["/healthz", "/readyz"];

/// Lets nobody in without the password, where there is one.
pub(crate) async fn enforce(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(password) = &app.settings.password else {
        return next.run(request).await;
    };
    if is_open(&app, request.uri().path()) || knows(request.headers(), password) {
        return next.run(request).await;
    }
    let ask = [(
        header::WWW_AUTHENTICATE,
        "Basic realm=\"staging\", charset=\"UTF-8\"",
    )];
    (StatusCode::UNAUTHORIZED, ask, "A password is needed.\n").into_response()
}

/// What crawlers may read is nothing, whatever the host: it reveals no site. One that gets no
/// such file would request all pages instead. Where visitors are it names the sites.
fn is_open(app: &App, path: &str) -> bool {
    let public = app.group.environment == Environment::Production;
    OPEN.contains(&path) || (path == "/robots.txt" && !public)
}

/// Whether a request has the password, under any name.
fn knows(headers: &HeaderMap, password: &str) -> bool {
    let given = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Basic "))
        .and_then(|text| BASE64_STANDARD.decode(text.trim()).ok())
        .unwrap_or_default();
    let mut parts = given.splitn(2, |byte| *byte == b':');
    let (_, given) = (parts.next(), parts.next().unwrap_or_default());
    // Hashes take the same time to compare whatever was given.
    Sha256::digest(given) == Sha256::digest(password.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_knows_the_password() {
        let cases = [
            ("anna:åben", true),
            (":åben", true),
            ("anna:lukket", false),
            ("åben", false),
            ("", false),
        ];
        for (given, expected) in cases {
            let mut headers = HeaderMap::new();
            let value = format!("Basic {}", BASE64_STANDARD.encode(given));
            headers.insert(header::AUTHORIZATION, value.parse().unwrap());
            assert_eq!(knows(&headers, "åben"), expected, "{given}");
        }
        assert!(!knows(&HeaderMap::new(), "åben"));
    }
}
