//! What every response says to browsers and caches, and what requests that write must say.

use super::running::{Answer, PROJECT, Running, with_service};
use axum::body::Body;
use axum::http::{Method, Request};
use content_service::Settings;
use serde_json::json;

async fn museum(running: &Running) {
    running.dataset("production", true).await;
    for role in ["viewer", "editor", "website"] {
        running.token(role, role).await;
    }
    let made = json!({"mutations": [{"create": {"_id": "a", "_type": "page"}}]});
    let answer = running.mutate("editor", "production", &made).await;
    assert_eq!(answer.status, 200);
}

fn header<'a>(answer: &'a Answer, name: &str) -> &'a str {
    let value = answer.headers.get(name);
    value.map_or("", |value| value.to_str().unwrap())
}

const QUERY: &str = "/v2025-02-19/data/query/production?query=*%5B0%5D._id";

/// Addresses of every kind, those that do not exist too.
const PATHS: &[&str] = &[
    QUERY,
    "/v2025-02-19/data/query/production?query=*%5B",
    "/v2025-02-19/data/doc/production/a",
    "/v2025-02-19/data/history/production/documents/a?lastRevision=true",
    "/v2025-02-19/data/history/production/transactions/a",
    "/v2025-02-19/data/export/production",
    "/v2025-02-19/data/listen/production?query=*%5B",
    "/v2025-02-19/datasets",
    "/v2025-02-19/users/me",
    "/api/search/get-embedding-result?environment=production&query=a",
    "/healthz",
    "/metrics",
    "/none",
    "/images/museum01/production/none.jpg",
];

/// No browser guesses what a response is, and no cache stores what a token shows.
#[test]
fn responses_are_what_they_say_and_private_by_token() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        for path in PATHS {
            for token in ["", "viewer", "editor", "none"] {
                let answer = running.get(token, path).await;
                let asked = format!("{path} by {token:?}: {}", answer.status);
                assert_eq!(
                    header(&answer, "x-content-type-options"),
                    "nosniff",
                    "{asked}"
                );
                if token.is_empty() {
                    continue;
                }
                assert_eq!(
                    header(&answer, "cache-control"),
                    "private, no-store",
                    "{asked}"
                );
                let vary = header(&answer, "vary");
                assert!(vary.contains("Authorization"), "{asked}: {vary}");
                assert!(vary.contains("Cookie"), "{asked}: {vary}");
            }
        }
    });
}

/// A website reads what anyone reads: its responses are anyone's, and are cached as before.
#[test]
fn what_a_website_reads_is_for_everyone() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        for token in ["", "website"] {
            let answer = running.get(token, QUERY).await;
            let control = header(&answer, "cache-control");
            assert_eq!(control, "public, max-age=0, must-revalidate", "{token:?}");
        }
        // Whoever has a response may still have it confirmed.
        let answer = running.get("viewer", QUERY).await;
        let request = Request::builder()
            .uri(QUERY)
            .header("x-sanity-project-id", PROJECT)
            .header("authorization", "Bearer viewer")
            .header("if-none-match", header(&answer, "etag"));
        let again = running.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(again.status, 304);
    });
}

/// What a page of any origin may send without asking first writes nothing.
#[test]
fn what_writes_takes_json_alone() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let body = json!({
            "mutations": [{"createOrReplace": {"_id": "b", "_type": "page"}}],
            "actions": [{"actionType": "sanity.action.document.replaceDraft", "publishedId": "b",
                "attributes": {"_id": "drafts.b", "_type": "page"}}],
        });
        for (path, done) in [
            ("/v2025-02-19/data/mutate/production", 200),
            ("/v2025-02-19/data/actions/production", 200),
            ("/project/museum01/v2025-02-19/data/mutate/production", 200),
            // No agent is configured.
            ("/v2025-02-19/agent/action/prompt/production", 501),
        ] {
            for (kind, status) in [
                ("application/json", done),
                ("application/json; charset=utf-8", done),
                ("application/vnd.api+json", done),
                ("text/plain", 415),
                ("text/plain; charset=application/json", 415),
                ("application/x-www-form-urlencoded", 415),
                ("multipart/form-data; boundary=a", 415),
                ("", 415),
            ] {
                let mut request = Request::builder()
                    .method(Method::POST)
                    .uri(path)
                    .header("x-sanity-project-id", PROJECT)
                    .header("authorization", "Bearer editor");
                if !kind.is_empty() {
                    request = request.header("content-type", kind);
                }
                let request = request.body(Body::from(body.to_string())).unwrap();
                let answer = running.send(request).await;
                assert_eq!(answer.status, status, "{path} {kind}: {}", answer.text());
                if status == 415 {
                    let message = answer.json()["message"].as_str().unwrap().to_owned();
                    assert!(message.contains("application/json"), "{message}");
                }
            }
        }
    });
}

/// A cookie authorises nothing today. A browser sends one along whoever made it do so: what may
/// write by it has to name an origin that is let in.
#[test]
fn what_writes_by_a_cookie_names_its_origin() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let body = json!({"mutations": [{"createOrReplace": {"_id": "c", "_type": "page"}}]});
        let write = "/v2025-02-19/data/mutate/production";
        let own = "http://content.example";
        for (method, path, token, origin, status) in [
            (Method::POST, write, false, "", 403),
            (Method::POST, write, false, "https://evil.example", 403),
            // It has no token.
            (Method::POST, write, false, own, 401),
            (Method::POST, write, true, "", 200),
            (Method::PATCH, "/v1/datasets/production", false, "", 403),
            (Method::GET, QUERY, false, "", 200),
            (Method::GET, QUERY, false, own, 200),
        ] {
            let mut request = Request::builder()
                .method(method.clone())
                .uri(path)
                .header("host", "content.example")
                .header("x-sanity-project-id", PROJECT)
                .header("content-type", "application/json")
                .header("cookie", "session=1");
            if token {
                request = request.header("authorization", "Bearer editor");
            }
            if !origin.is_empty() {
                request = request.header("origin", origin);
            }
            let request = request.body(Body::from(body.to_string())).unwrap();
            let answer = running.send(request).await;
            let asked = format!("{method} {path} {token} {origin}: {}", answer.text());
            assert_eq!(answer.status.as_u16(), status, "{asked}");
        }
    });
}

/// The query that a response repeats is part of its length.
#[test]
fn the_echo_of_a_query_counts() {
    let settings = Settings {
        max_response_bytes: 100_000,
        ..Settings::default()
    };
    with_service(settings, |running| async move {
        museum(&running).await;
        let ask = async |query: &str, echo: bool| {
            let path = format!("/v2025-02-19/data/query/production?returnQuery={echo}");
            let body = json!({ "query": query }).to_string();
            running.ask("viewer", Method::POST, &path, &body).await
        };
        let comment = |length: usize| format!("*[0]._id // {}", "x".repeat(length));
        // A string of the same length is in the result and in the echo.
        let text = |length: usize| format!("'{}'", "x".repeat(length));
        for (query, with, without) in [
            (comment(90_000), 200, 200),
            (comment(110_000), 400, 200),
            (comment(110_000).replace('x', "\t"), 400, 200),
            // Twelve bytes each in JSON, of two.
            (comment(9000).replace('x', "\u{1}\u{1}"), 400, 200),
            (text(40_000), 200, 200),
            (text(60_000), 400, 200),
            (text(110_000), 400, 400),
        ] {
            for (echo, status) in [(true, with), (false, without)] {
                let answer = ask(&query, echo).await;
                let asked = format!("{:.20} {} {echo}", query, query.len());
                assert_eq!(answer.status, status, "{asked}: {:.200}", answer.text());
                assert!(answer.bytes.len() < 101_000, "{asked}");
                if echo && status == 200 {
                    assert_eq!(answer.json()["query"], query.as_str());
                }
            }
        }
    });
}
