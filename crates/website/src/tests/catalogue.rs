//! The catalogue of fixtures, which only those who make the websites see.

use super::content::with_content;
use super::*;
use std::time::Duration;

/// Without the setting it is not there, as in production.
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

/// `robots.txt` disallows it, and no sitemap names it, also where it is served.
#[test]
fn crawlers_are_kept_out_of_the_catalogue() {
    with_content("catalogue_crawlers", |content| async move {
        let running = Running::start(&content, |settings, group| {
            settings.catalogue = true;
            group.environment = Environment::Production;
        })
        .await;
        let host = [("host", "nationalmuseet.example.org")];
        let robots = running.get_with_headers("/robots.txt", &host).await;
        assert!(
            robots.body.contains("\nDisallow: /mocks\n"),
            "{}",
            robots.body
        );
        for path in ["/sitemap.xml", "/sitemap.xml?site=nationalmuseet&part=1"] {
            let sitemap = running.get_with_headers(path, &host).await;
            assert_eq!(sitemap.status, StatusCode::OK, "{path}");
            assert!(!sitemap.body.contains("mocks"), "{}", sitemap.body);
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

/// A process that does not respond is replaced. Another request to it, which fails later, does not
/// end the process that replaced it.
#[tokio::test(flavor = "multi_thread")]
async fn a_catalogue_that_hangs_is_replaced_once() {
    let running = Running::start("http://127.0.0.1:9", |settings, _| {
        settings.catalogue = true;
    })
    .await;
    let first = running.get("/mocks").await;
    let build = running.app.builds.current().unwrap();
    let hang = async |milliseconds| {
        let mut catalogue = running.app.catalogue.clone().unwrap();
        catalogue.response_timeout = Duration::from_millis(milliseconds);
        let (renderer, headers) = (&running.app.renderer, HeaderMap::new());
        let response = catalogue.get(renderer, &build, "/mocks/hang", &headers);
        response.await.unwrap_err()
    };
    let (_, second) = tokio::join!(hang(1_000), async {
        hang(50).await;
        running.get("/mocks").await
    });
    assert_eq!(second.status, StatusCode::OK);
    assert_ne!(second.body, first.body);
    assert_eq!(running.get("/mocks").await.body, second.body);
}
