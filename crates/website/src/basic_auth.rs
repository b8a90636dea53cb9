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
const OPEN_PATHS: [&str; 2] = ["/healthz", "/readyz"];

/// Middleware that refuses requests without the password, if the settings have one.
pub(crate) async fn enforce(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(password) = &app.settings.password else {
        return next.run(request).await;
    };
    if is_open(&app, request.uri().path()) || has_password(request.headers(), password) {
        return next.run(request).await;
    }
    let challenge = [(
        header::WWW_AUTHENTICATE,
        "Basic realm=\"staging\", charset=\"UTF-8\"",
    )];
    (
        StatusCode::UNAUTHORIZED,
        challenge,
        "A password is needed.\n",
    )
        .into_response()
}

/// Whether a path needs no password. `robots.txt` outside of production forbids everything and
/// reveals no site; a crawler that does not get it would request all pages.
fn is_open(app: &App, path: &str) -> bool {
    let is_production = app.group.environment == Environment::Production;
    OPEN_PATHS.contains(&path) || (path == "/robots.txt" && !is_production)
}

/// Whether a request has the password, with any user name.
fn has_password(headers: &HeaderMap, password: &str) -> bool {
    let credentials = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Basic "))
        .and_then(|text| BASE64_STANDARD.decode(text.trim()).ok())
        .unwrap_or_default();
    let mut parts = credentials.splitn(2, |byte| *byte == b':');
    let (_user, sent_password) = (parts.next(), parts.next().unwrap_or_default());
    // Hashes are compared, so that the time reveals nothing about the password.
    Sha256::digest(sent_password) == Sha256::digest(password.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_password_opens_under_any_user_name() {
        let cases = [
            ("anna:åben", true),
            (":åben", true),
            ("anna:lukket", false),
            ("åben", false),
            ("", false),
        ];
        for (credentials, expected) in cases {
            let mut headers = HeaderMap::new();
            let value = format!("Basic {}", BASE64_STANDARD.encode(credentials));
            headers.insert(header::AUTHORIZATION, value.parse().unwrap());
            assert_eq!(has_password(&headers, "åben"), expected, "{credentials}");
        }
        assert!(!has_password(&HeaderMap::new(), "åben"));
    }
}
