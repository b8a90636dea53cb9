//! Derivatives that are answered in front of the router.

use super::running::{Answer, Running, StoreKind, with_service};
use super::samples;
use axum::body::Body;
use axum::http::{HeaderMap, Method};

async fn ask(running: &Running, path: &str, headers: &[(&str, &str)]) -> Answer {
    let accept = ("accept", "image/webp,*/*");
    let headers = [&[accept], headers].concat();
    running
        .ask(Method::GET, "", path, &headers, Body::empty())
        .await
}

/// All but what each request has of its own.
fn shared(answer: &Answer) -> HeaderMap {
    let mut headers = answer.headers.clone();
    for name in ["x-request-id", "traceparent"] {
        assert!(headers.remove(name).is_some(), "{name} is missing");
    }
    headers
}

#[test]
fn a_cached_derivative_is_answered_as_the_router_does() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let picture = running.picture(&samples::jpeg(400, 300, 1)).await;
            for path in [
                format!("{picture}?w=240&auto=format"),
                format!("{picture}?w=320&fm=png"),
            ] {
                let first = ask(&running, &path, &[]).await.expect(200);
                for _ in 0..3 {
                    let cached = ask(&running, &path, &[]).await.expect(200);
                    assert_eq!(first.bytes, cached.bytes);
                    assert_eq!(shared(&first), shared(&cached));
                }
                let id = ("x-request-id", "visitor-1");
                let named = ask(&running, &path, &[id]).await.expect(200);
                assert_eq!(named.header("x-request-id"), "visitor-1");

                // Each asks for something that only the router knows.
                let part = ask(&running, &path, &[("range", "bytes=0-9")]).await;
                assert_eq!(part.expect(206).bytes.len(), 10);
                let tag = first.header("etag").to_owned();
                let known = ask(&running, &path, &[("if-none-match", &tag)]).await;
                known.expect(304);
            }
            let path = format!("{picture}?w=240&auto=format");
            let other = [("accept", "image/avif")];
            let other = running.ask(Method::GET, "", &path, &other, Body::empty());
            let other = other.await.expect(200);
            assert_eq!(other.header("content-type"), "image/avif");
            running.close("stage").await;
            ask(&running, &path, &[]).await.expect(404);
        },
    );
}

#[test]
fn a_cached_derivative_is_counted_as_a_request() {
    with_service(
        StoreKind::Folder,
        |_| {},
        |running| async move {
            let picture = running.picture(&samples::jpeg(400, 300, 1)).await;
            let path = format!("{picture}?w=240");
            for _ in 0..5 {
                running.get(&path).await.expect(200);
            }
            let metrics = running.get("/metrics").await.expect(200).text();
            let line = metrics
                .lines()
                .find(|line| line.contains("requests_total{operation=\"/images/"))
                .unwrap();
            assert!(line.ends_with(" 5"), "{line}");
        },
    );
}
