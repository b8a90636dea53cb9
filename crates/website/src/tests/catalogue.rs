//! The catalogue of fixtures, which only those who make the websites see.

use super::content::with_content;
use super::*;

/// Without the setting it is not there, as in production; also not in what crawlers read.
#[test]
fn without_the_setting_there_is_no_catalogue() {
    with_content("catalogue", |content| async move {
        let running = Running::start(&content, |_, _| {}).await;
        for path in ["/mocks", "/mocks/viden", "/mocks/_payload.json"] {
            let response = running.get(path).await;
            assert_eq!(response.status, StatusCode::NOT_FOUND, "{path}");
            assert!(!response.body.starts_with("<h1>/mocks"), "{path}");
        }
    });
}

/// It is no content: neither search engines nor caches take it.
#[tokio::test(flavor = "multi_thread")]
async fn the_catalogue_is_neither_indexed_nor_cached() {
    let running = Running::start("http://127.0.0.1:9", |settings, group| {
        settings.catalogue = true;
        settings.pages.bytes = 1 << 20;
        group.environment = Environment::Production;
    })
    .await;
    let host = [("host", "jelling.example.org"), ("range", "bytes=0-9")];
    for path in ["/mocks", "/mocks/viden?site=slottet"] {
        let response = running.get_with_headers(path, &host).await;
        assert_eq!(response.status, StatusCode::OK, "{path}");
        assert!(response.body.starts_with(&format!("<h1>{path} ")));
        assert!(response.body.ends_with(" bytes=0-9</h1>"));
        assert_eq!(response.header("x-robots-tag"), "noindex");
        assert_eq!(response.header("cache-control"), "no-store");
        assert_eq!(response.header("cache-status"), "");
        assert_eq!(response.header("set-cookie"), "");
        assert_ne!(response.header("content-security-policy"), "");
    }
}

/// A process that has ended is started again by the next request.
#[tokio::test(flavor = "multi_thread")]
async fn the_catalogue_is_started_again() {
    let running = Running::start("http://127.0.0.1:9", |settings, _| {
        settings.catalogue = true;
    })
    .await;
    let first = running.get("/mocks").await;
    assert_eq!(running.get("/mocks").await.body, first.body);
    let ended = running.get("/mocks/end").await;
    assert_eq!(ended.status, StatusCode::BAD_GATEWAY);
    assert_eq!(ended.header("x-robots-tag"), "noindex");
    let second = running.get("/mocks").await;
    assert_eq!(second.status, StatusCode::OK);
    assert_ne!(second.body, first.body);
}
