//! Responses that depend on the visitor: language, password, headers, content coding; and files.

use super::content::with_content;
use super::page_cache::{following_with, until};
use super::*;
use crate::certificate::Files;
use crate::follow_content::follow_content;
use crate::run::{Listeners, Running as Served, Start};
use http_server::Network;
use tokio::net::TcpListener;

/// A path, the headers of the request, and status, location and cookie of the answer.
type Case<'a> = (&'a str, &'a [(&'a str, &'a str)], u16, &'a str, &'a str);

/// The `as-of` cookie counts only in development.
#[tokio::test(flavor = "multi_thread")]
async fn the_as_of_cookie_is_for_developers() {
    use axum::extract::FromRequestParts;
    for (environment, seen) in [
        (Environment::Development, true),
        (Environment::Staging, false),
        (Environment::Production, false),
    ] {
        let running = Running::start("http://127.0.0.1:9", |_, group| {
            group.environment = environment;
        })
        .await;
        let request = Request::builder().header("cookie", "as-of=2026-12-24T11:00");
        let (mut parts, ()) = request.body(()).unwrap().into_parts();
        let visitor = crate::visitor::Visitor::from_request_parts(&mut parts, &running.app);
        let moment = visitor.await.unwrap().as_of;
        let eleven = seen.then(|| "2026-12-24T10:00:00Z".parse().unwrap());
        assert_eq!(moment, eleven, "{environment:?}");
    }
}

/// The chosen language is remembered, and the front page opens in it.
#[test]
fn the_language_is_remembered() {
    with_content("language", |content| async move {
        let running = Running::start(&content, |_, _| {}).await;
        let here = ("sec-fetch-site", "same-origin");
        let other = ("sec-fetch-site", "none");
        let english = ("cookie", "a=b; language=en");
        let danish = ("cookie", "language=da");
        let cases: [Case<'_>; 9] = [
            ("/", &[other], 200, "", ""),
            ("/", &[other, english], 302, "/en", ""),
            ("/", &[other, danish], 200, "", ""),
            // A visitor who comes from a page of the site has just chosen the language.
            (
                "/",
                &[here, english],
                200,
                "",
                "language=da; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
            ),
            (
                "/en",
                &[here],
                200,
                "",
                "language=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
            ),
            ("/en", &[here, english], 200, "", ""),
            ("/en", &[other], 200, "", ""),
            // Only the front page opens in another language.
            ("/besoeg", &[other, english], 200, "", ""),
            ("/_payload.json", &[other, english], 200, "", ""),
        ];
        for (path, headers, status, location, cookie) in cases {
            let response = running.get_with_headers(path, headers).await;
            let found = (
                response.status.as_u16(),
                response.header("location"),
                response.header("set-cookie"),
            );
            assert_eq!(found, (status, location, cookie), "{path} {headers:?}");
        }
        let referer = ("referer", "https://nationalmuseet.localhost/en");
        let response = running.get_with_headers("/", &[english, referer]).await;
        assert_eq!(response.status, StatusCode::OK);
    });
}

/// No shared cache stores a page that sets the language cookie of a visitor, whether it was
/// rendered or comes from the page cache.
#[test]
fn responses_that_set_cookies_are_private() {
    with_content("cookie", |content| async move {
        let running = following_with(&content, |settings| {
            settings.pages.shared_cache_urls = vec!["http://127.0.0.1:9".to_owned()];
        });
        let running = running.await;
        let here = [("sec-fetch-site", "same-origin")];
        for _ in 0..2 {
            let chosen = running.get_with_headers("/en", &here).await;
            assert!(chosen.header("set-cookie").starts_with("language=en;"));
            assert_eq!(chosen.header("cache-control"), "private, no-cache");
            assert_eq!(chosen.header("cdn-cache-control"), "no-store");
            assert_eq!(chosen.header("surrogate-key"), "");
        }
        let other = running.get("/en").await;
        assert_eq!(other.header("set-cookie"), "");
        let control = other.header("cdn-cache-control");
        assert!(control.starts_with("public, s-maxage="), "{control}");
    });
}

/// Without a page cache, shared caches still get the sync tags by which they are purged. A search
/// page has none, and is not stored.
#[test]
fn a_shared_cache_gets_the_keys_of_what_it_stores() {
    with_content("purge", |content| async move {
        let running = Running::start(&content, |settings, _| {
            settings.pages.bytes = 0;
            settings.pages.shared_cache_urls = vec!["http://127.0.0.1:9".to_owned()];
        });
        let running = running.await;
        tokio::spawn(follow_content(running.app.clone()));
        until(&running, async |running| {
            let page = running.get("/").await;
            page.header("cdn-cache-control").starts_with("public")
        })
        .await;
        let page = running.get("/").await;
        let keys = page.header("surrogate-key").split(' ').count();
        assert!(keys > 1, "{}", page.header("surrogate-key"));
        let results = running.get("/soeg?q=guld").await;
        assert_eq!(results.header("cdn-cache-control"), "no-store");
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn staging_asks_for_its_password() {
    let running = Running::start("http://127.0.0.1:9", |settings, _| {
        settings.password = Some("hemmeligt".to_owned());
    })
    .await;
    let closed = running.get("/builds/latest.json").await;
    assert_eq!(closed.status, StatusCode::UNAUTHORIZED);
    assert!(closed.header("www-authenticate").starts_with("Basic"));
    // `gæst:hemmeligt`
    let open = ("authorization", "Basic Z8Omc3Q6aGVtbWVsaWd0");
    assert_eq!(
        running
            .get_with_headers("/builds/latest.json", &[open])
            .await
            .status,
        StatusCode::OK
    );
    assert_eq!(running.get("/healthz").await.status, StatusCode::OK);
    assert_eq!(running.get("/readyz").await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_its_headers() {
    let running = Running::start("http://127.0.0.1:9", |_, _| {}).await;
    for path in [
        "/builds/latest.json",
        "/api/x",
        "/fejl",
        "/builds/assets/e-aaa1.js",
    ] {
        let response = running.get(path).await;
        let policy = response.header("content-security-policy");
        assert!(policy.contains("script-src 'self';"), "{path}: {policy}");
        assert!(
            !policy.contains("script-src 'self' 'unsafe-inline'"),
            "{path}"
        );
        assert_eq!(
            response.header("x-content-type-options"),
            "nosniff",
            "{path}"
        );
        assert_eq!(response.header("x-robots-tag"), "noindex", "{path}");
        assert!(response.header("x-request-id").len() > 8, "{path}");
        assert_eq!(response.header("strict-transport-security"), "", "{path}");
    }
    let own = ("x-request-id", "proxy-12345678");
    let response = running.get_with_headers("/healthz", &[own]).await;
    assert_eq!(response.header("x-request-id"), "proxy-12345678");
}

/// The builds manifest; files of a build never change.
#[tokio::test(flavor = "multi_thread")]
async fn files_of_a_build() {
    let running = Running::start("http://127.0.0.1:9", |_, _| {}).await;
    let latest = running.get("/builds/latest.json").await;
    assert_eq!(
        (latest.body.as_str(), latest.header("cache-control")),
        (r#"{"id":"aaa1"}"#, "no-store")
    );
    let meta = running.get("/builds/meta/aaa1.json").await.json();
    assert_eq!(meta["fonts"][0], "assets/f.woff2");
    let packed = running
        .get_with_headers("/builds/assets/e-aaa1.js", &[("accept-encoding", "br")])
        .await;
    assert_eq!(packed.header("content-encoding"), "br");
    assert_eq!(
        packed.header("cache-control"),
        "public, max-age=31536000, immutable"
    );
    let plain = running.get("/builds/assets/e-aaa1.js").await;
    assert!(plain.body.starts_with("console.log"));
    let mark = running.get("/favicon.ico").await;
    assert_eq!(mark.header("content-type"), "image/svg+xml");
    assert!(mark.body.contains("fill=\"#b8330f\""), "{}", mark.body);
    for path in [
        "/builds/assets/none.js",
        "/builds/.vite/manifest.json",
        "/builds/..%2f..%2fserver/worker.js",
    ] {
        assert_eq!(
            running.get(path).await.status,
            StatusCode::NOT_FOUND,
            "{path}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_packed_and_heads_have_no_body() {
    let running = Running::start("http://127.0.0.1:9", |_, _| {}).await;
    for (accepted, coding) in [("br, gzip", "br"), ("gzip", "gzip"), ("identity", "")] {
        let response = running
            .get_with_headers("/fejl", &[("accept-encoding", accepted)])
            .await;
        assert_eq!(response.header("content-encoding"), coding);
        assert_eq!(response.header("vary"), "accept-encoding");
    }
    let request = Request::builder()
        .method("HEAD")
        .uri("/fejl")
        .header(header::HOST, HOST)
        .body(Body::empty())
        .unwrap();
    let response = running.router.clone().oneshot(request).await.unwrap();
    assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
    let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    assert!(body.is_empty());
    let request = Request::builder()
        .method("POST")
        .uri("/fejl")
        .header(header::HOST, HOST);
    let request = request.body(Body::empty()).unwrap();
    let response = running.router.clone().oneshot(request).await.unwrap();
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
}

/// HTTPS with HTTP/2 and a certificate that is made at the first start; and switching to another
/// build and back during requests.
#[tokio::test(flavor = "multi_thread")]
async fn https_and_switched_builds() {
    let folder = Folder::new("served");
    let place = folder.0.join("builds");
    std::fs::create_dir_all(&place).unwrap();
    Builds::add(&place, &dist(&folder.0, "aaa1")).unwrap();
    let files = Files::of_development(&folder.0.join("tls"));
    assert!(files.make(&[HOST.to_owned()]).unwrap());
    assert!(!files.make(&[HOST.to_owned()]).unwrap());
    let text = include_str!("../../../../demo/group.toml");
    let running = Served::start(Start {
        group: Group::parse(text, Environment::Development).unwrap(),
        settings: Settings {
            content_service_url: "http://127.0.0.1:9".to_owned(),
            media_base_url: "/media".to_owned(),
            proxies: Network::list("127.0.0.1"),
            ..Settings::default()
        },
        builds: Builds::open(&place).unwrap(),
        renderer: RendererSettings {
            node: node(),
            workers: 1,
            socket_folder: folder.0.clone(),
            ..RendererSettings::default()
        },
        clock: Arc::new(|| Timestamp::from_second(1_790_000_000).unwrap()),
        entropy: Arc::new(|bytes| bytes.fill(7)),
    });
    let running = running.await.unwrap();
    assert_eq!(running.addresses().len(), 12);
    let visitors = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let inner = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (port, watch) = (
        visitors.local_addr().unwrap().port(),
        inner.local_addr().unwrap(),
    );
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let listeners = Listeners {
        visitors,
        tls: Some(files),
        inner: Some(inner),
    };
    let serving = tokio::spawn(running.serve(listeners, async move {
        let _ = stopped.await;
    }));
    let client = reqwest::Client::builder()
        .tls_danger_accept_invalid_certs(true)
        .resolve(HOST, format!("127.0.0.1:{port}").parse().unwrap())
        .resolve("inner", format!("127.0.0.1:{port}").parse().unwrap())
        .build()
        .unwrap();
    let get = async |path: &str| {
        let url = format!("https://{HOST}:{port}{path}");
        client.get(url).send().await.unwrap()
    };
    let response = get("/fejl").await;
    assert_eq!(response.version(), axum::http::Version::HTTP_2);
    assert_eq!(response.status().as_u16(), 500);
    assert!(
        response
            .text()
            .await
            .unwrap()
            .contains("data-build=\"aaa1\"")
    );
    let draws = async |id: &str| {
        for _ in 0..100 {
            let text = get("/fejl").await.text().await.unwrap();
            assert!(text.contains("id=\"app\""), "{text}");
            if text.contains(&format!("data-build=\"{id}\"")) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        panic!("{id} does not draw");
    };
    Builds::add(&place, &dist(&folder.0, "bbb2")).unwrap();
    draws("bbb2").await;
    for id in ["aaa1", "bbb2"] {
        let file = get(&format!("/builds/assets/e-{id}.js")).await;
        assert_eq!(file.status().as_u16(), 200, "{id}");
    }
    Builds::set_latest(&place, "aaa1").unwrap();
    draws("aaa1").await;
    let figures = client
        .get(format!("http://{watch}/metrics"))
        .send()
        .await
        .unwrap();
    assert!(
        figures
            .text()
            .await
            .unwrap()
            .contains("vitrine_web_requests_total")
    );
    hosts_are_clear(&client, port).await;
    // For visitors that path is a page, which fails without the content service.
    assert_eq!(get("/metrics").await.status().as_u16(), 500);
    drop(stop);
    serving.await.unwrap().unwrap();
}

/// The host of a request is unambiguous: of the headers of trusted proxies, the last counts.
async fn hosts_are_clear(client: &reqwest::Client, port: u16) {
    for (host, status) in [(HOST, 500), ("elsewhere.example.org", 400)] {
        let url = format!("https://{HOST}:{port}/fejl");
        let host = format!("{host}:{port}");
        let response = client.get(url).header(header::HOST, host);
        assert_eq!(response.send().await.unwrap().status().as_u16(), status);
    }
    // Of several values, the last counts.
    for (hosts, status) in [
        (format!("elsewhere.example.org, {HOST}:{port}"), 500),
        (format!("{HOST}:{port}, elsewhere.example.org"), 404),
    ] {
        let request = client.get(format!("https://inner:{port}/fejl"));
        let response = request.header("x-forwarded-host", &hosts).send().await;
        assert_eq!(response.unwrap().status().as_u16(), status, "{hosts}");
    }
}
