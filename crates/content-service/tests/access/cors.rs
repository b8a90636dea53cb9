//! Pages of other origins.

use super::running::{Answer, PROJECT, Running, with_service};
use axum::body::Body;
use axum::http::{Method, Request};
use content_service::Settings;
use http_server::{Arrival, Forwarded};
use lake::OriginPattern;
use std::net::SocketAddr;
use std::sync::atomic::Ordering;

async fn museum(running: &Running) {
    running.dataset("production", true).await;
    running.token("viewer", "viewer").await;
    for (pattern, credentials) in [
        ("https://museum.example", false),
        ("https://*.museum.example", true),
        ("http://localhost:3333", true),
    ] {
        let pattern = OriginPattern::parse(pattern).unwrap();
        let put = running.lake.put_origin(PROJECT, &pattern, credentials);
        put.await.unwrap();
    }
}

async fn ask(running: &Running, method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    running.send(request.body(Body::empty()).unwrap()).await
}

fn header<'a>(answer: &'a Answer, name: &str) -> Option<&'a str> {
    answer
        .headers
        .get(name)
        .map(|value| value.to_str().unwrap())
}

const PATH: &str = "/project/museum01/v1/data/query/production?query=1";

#[test]
fn only_origins_on_the_list_are_let_in() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        // Origin, whether a token comes along, status, the origin let in, credentials.
        for (origin, token, status, allowed, credentials) in [
            ("https://museum.example", false, 200, true, None),
            // Let in, but without credentials.
            ("https://museum.example", true, 403, true, None),
            ("https://a.museum.example", true, 200, true, Some("true")),
            ("http://localhost:3333", true, 200, true, Some("true")),
            ("http://localhost:3334", false, 200, false, None),
            ("http://localhost:3334", true, 403, false, None),
            (
                "https://museum.example.evil.example",
                true,
                403,
                false,
                None,
            ),
            ("https://evilmuseum.example", true, 403, false, None),
            ("null", true, 403, false, None),
        ] {
            let mut headers = vec![("origin", origin)];
            if token {
                headers.push(("authorization", "Bearer viewer"));
            }
            let answer = ask(&running, Method::GET, PATH, &headers).await;
            assert_eq!(
                answer.status.as_u16(),
                status,
                "{origin}: {}",
                answer.text()
            );
            let echoed = allowed.then_some(origin);
            assert_eq!(
                header(&answer, "access-control-allow-origin"),
                echoed,
                "{origin}"
            );
            let with = header(&answer, "access-control-allow-credentials");
            assert_eq!(with, credentials, "{origin}");
            let vary = header(&answer, "vary").unwrap_or_default();
            assert!(vary.contains("Origin"), "{origin}");
            let shown = header(&answer, "access-control-expose-headers").unwrap_or_default();
            assert_eq!(shown.contains("x-sanity-warning"), allowed, "{origin}");
            if status == 403 {
                let json = answer.json();
                assert_eq!(json["error"], "Forbidden");
                let message = json["message"].as_str().unwrap();
                assert!(message.starts_with("CORS Origin not allowed"), "{message}");
                assert!(
                    message.contains(&format!("vitrine cors add {origin}")),
                    "{message}"
                );
            }
        }
    });
}

#[test]
fn preflights_are_answered_before_the_request() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let unnamed = "/v1/data/mutate/production";
        for (path, origin, status) in [
            (PATH, "https://museum.example", 204),
            (PATH, "https://evil.example", 403),
            (
                "/project/other/v1/data/query/production",
                "https://museum.example",
                403,
            ),
            // The project is in a header that a preflight does not send.
            (unnamed, "https://museum.example", 204),
            (unnamed, "https://evil.example", 403),
        ] {
            let headers = [
                ("origin", origin),
                ("access-control-request-method", "POST"),
                (
                    "access-control-request-headers",
                    "authorization,x-sanity-project-id",
                ),
            ];
            let answer = ask(&running, Method::OPTIONS, path, &headers).await;
            assert_eq!(answer.status.as_u16(), status, "{path} {origin}");
            let echoed = (status == 204).then_some(origin);
            assert_eq!(header(&answer, "access-control-allow-origin"), echoed);
            let sent = header(&answer, "access-control-allow-headers").unwrap_or_default();
            for name in ["authorization", "content-type", "x-sanity-project-id"] {
                assert_eq!(sent.contains(name), status == 204);
            }
            let methods = header(&answer, "access-control-allow-methods").unwrap_or_default();
            assert_eq!(methods.contains("PATCH"), status == 204);
            assert_eq!(
                header(&answer, "access-control-max-age").is_some(),
                status == 204
            );
        }
    });
}

#[test]
fn a_page_may_ask_whether_it_is_let_in() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let path = "/project/museum01/v2025-02-19/check/cors";
        for (origin, allowed, credentials, echoed) in [
            (
                "https://museum.example",
                true,
                false,
                "https://museum.example",
            ),
            (
                "https://a.museum.example",
                true,
                true,
                "https://a.museum.example",
            ),
            ("https://evil.example", false, false, "*"),
        ] {
            let answer = ask(&running, Method::GET, path, &[("origin", origin)]).await;
            let expected =
                serde_json::json!({"result": {"allowed": allowed, "withCredentials": credentials}});
            assert_eq!(answer.json(), expected);
            assert_eq!(header(&answer, "access-control-allow-origin"), Some(echoed));
        }
        // A program has no origin.
        let answer = ask(&running, Method::GET, path, &[]).await;
        let expected = serde_json::json!({"result": {"allowed": true, "withCredentials": true}});
        assert_eq!(answer.json(), expected);
    });
}

/// How a request came: by a named proxy that reports this, if one is in front.
fn arrival(forwarded: Option<(Option<&str>, bool)>) -> Arrival {
    let address: SocketAddr = "127.0.0.1:4000".parse().unwrap();
    Arrival {
        peer: address,
        local: address,
        forwarded: forwarded.map(|(host, encrypted)| Forwarded {
            host: host.map(str::to_owned),
            encrypted,
        }),
    }
}

/// A page of the service itself has its scheme, host and port.
#[test]
fn programs_and_pages_of_the_service_itself_need_no_list() {
    let settings = Settings {
        public_url: Some("https://content.example/".to_owned()),
        ..Settings::default()
    };
    with_service(settings, |running| async move {
        museum(&running).await;
        let tls = Some((None, true));
        let cms = Some((Some("cms.example"), true));
        // Host, origin, what a proxy reports.
        for (host, origin, forwarded, status) in [
            ("cms.example", None, None, 200),
            ("cms.example", Some("http://cms.example"), None, 200),
            ("cms.example", Some("https://cms.example"), None, 403),
            ("cms.example", Some("https://cms.example"), tls, 200),
            ("cms.example", Some("https://CMS.example:443"), tls, 200),
            ("cms.example:443", Some("https://cms.example"), tls, 200),
            ("cms.example", Some("http://cms.example"), tls, 403),
            ("cms.example", Some("https://cms.example:8443"), tls, 403),
            ("cms.example:4000", Some("http://cms.example"), None, 403),
            ("inner:4000", Some("https://cms.example"), cms, 200),
            ("inner:4000", Some("http://inner:4000"), cms, 403),
            ("inner:4000", Some("https://content.example"), None, 200),
            ("inner:4000", Some("http://content.example"), None, 403),
        ] {
            let mut request = Request::builder()
                .uri(PATH)
                .header("host", host)
                .header("authorization", "Bearer viewer")
                .extension(arrival(forwarded));
            if let Some(origin) = origin {
                request = request.header("origin", origin);
            }
            let answer = running.send(request.body(Body::empty()).unwrap()).await;
            let asked = format!("{origin:?} at {host}, {forwarded:?}");
            assert_eq!(answer.status.as_u16(), status, "{asked}");
            assert_eq!(header(&answer, "access-control-allow-origin"), None);
        }
    });
}

#[test]
fn the_list_is_read_again_after_a_few_seconds() {
    with_service(Settings::default(), |running| async move {
        museum(&running).await;
        let headers = [
            ("origin", "https://new.example"),
            ("authorization", "Bearer viewer"),
        ];
        let before = ask(&running, Method::GET, PATH, &headers).await;
        assert_eq!(before.status.as_u16(), 403);
        let pattern = OriginPattern::parse("https://new.example").unwrap();
        running
            .lake
            .put_origin(PROJECT, &pattern, true)
            .await
            .unwrap();
        running.clock.fetch_add(6000, Ordering::Relaxed);
        let after = ask(&running, Method::GET, PATH, &headers).await;
        assert_eq!(after.status.as_u16(), 200);
        assert!(running.lake.delete_origin(PROJECT, &pattern).await.unwrap());
        assert!(!running.lake.delete_origin(PROJECT, &pattern).await.unwrap());

        let everything = OriginPattern::parse("*").unwrap();
        let refused = running.lake.put_origin(PROJECT, &everything, true).await;
        assert!(refused.is_err());
        running
            .lake
            .put_origin(PROJECT, &everything, false)
            .await
            .unwrap();
        assert_eq!(running.lake.origins(PROJECT).await.unwrap().len(), 4);
    });
}
