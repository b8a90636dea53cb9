//! Pages are rendered once, and again when their content changes.

use super::content::with_content;
use super::*;
use crate::follow_content::follow_content;
use std::time::Duration;

/// A website that follows its content.
pub(super) async fn following(content: &str) -> Running {
    following_with(content, |_| {}).await
}

pub(super) async fn following_with(content: &str, change: impl FnOnce(&mut Settings)) -> Running {
    let start = Running::start(content, |settings, _| {
        settings.pages.bytes = 1 << 20;
        change(settings);
    });
    let running = start.await;
    tokio::spawn(follow_content(running.app.clone()));
    // A page is cached once live events come.
    until(&running, async |running| {
        running.get("/").await;
        running.metric("vitrine_web_page_cache_hits_total") > 0
    })
    .await;
    running
}

/// Waits until something holds.
pub(super) async fn until(running: &Running, holds: impl AsyncFn(&Running) -> bool) {
    for _ in 0..500 {
        if holds(running).await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it still does not hold");
}

pub(super) async fn write(content: &str, mutation: Value) {
    write_by(&reqwest::Client::new(), content, mutation).await;
}

async fn write_by(http: &reqwest::Client, content: &str, mutation: Value) {
    let address = format!("{content}/v2024-10-01/data/mutate/stage");
    let response = http
        .post(address)
        .header("x-sanity-project-id", "museerne")
        .header("authorization", "Bearer secret")
        .header("content-type", "application/json")
        .body(serde_json::json!({"mutations": [mutation]}).to_string())
        .send()
        .await
        .unwrap();
    assert!(
        response.status().is_success(),
        "{:?}",
        response.text().await
    );
}

pub(super) fn patch(id: &str, title: &str) -> Value {
    serde_json::json!({"patch": {"id": id, "set": {"title": title}}})
}

#[test]
fn a_page_is_rendered_again_when_it_changes() {
    with_content("cached", |content| async move {
        let running = following(&content).await;
        let misses = || running.metric("vitrine_web_page_cache_misses_total");
        let other = running.get("/besoeg/tilgaengelighed").await;
        assert_eq!(other.status, StatusCode::OK);
        let first = running.get("/besoeg").await;
        let before = misses();
        let tag = first.header("etag").to_owned();
        let again = running
            .get_with_headers("/besoeg", &[("if-none-match", &tag)])
            .await;
        assert_eq!(again.status, StatusCode::NOT_MODIFIED);
        assert!(again.body.is_empty());
        assert_eq!(again.header("etag"), tag);
        assert_eq!(misses(), before);
        // A draft makes no page stale.
        let id = view(&running, "/besoeg").await["page"]["id"]
            .as_str()
            .unwrap()
            .to_owned();
        let draft = serde_json::json!({"createOrReplace": {"_id": format!("drafts.{id}"),
            "_type": "landingPage", "title": "Kladde"}});
        write(&content, draft).await;
        write(&content, patch(&id, "Kom og se")).await;
        until(&running, async |running| {
            running.get("/besoeg").await.body.contains("Kom og se")
        })
        .await;
        let changed = running
            .get_with_headers("/besoeg", &[("if-none-match", &tag)])
            .await;
        assert_eq!(changed.status, StatusCode::OK);
        assert!(!changed.body.contains("Kladde"));
    });
}

async fn view(running: &Running, path: &str) -> Value {
    running.get(&format!("{path}/_payload.json")).await.json()
}

#[test]
fn a_day_later_a_page_is_rendered_again() {
    with_content("later", |content| async move {
        // Its last day is that of the test.
        let period = serde_json::json!({"from": "2026-09-01", "to": "2026-09-21"});
        let exhibition = serde_json::json!({"_id": "guld", "_type": "exhibition",
            "title": "Guld", "site": "nationalmuseet", "locale": "da",
            "slug": {"current": "guld"}, "period": period});
        write(&content, serde_json::json!({"create": exhibition})).await;
        let running = following(&content).await;
        let misses = || running.metric("vitrine_web_page_cache_misses_total");
        let page = running.get("/guld?utm_source=brev").await;
        assert_eq!(page.status, StatusCode::OK);
        let before = misses();
        running.get("/guld?gclid=1").await;
        assert_eq!(misses(), before);
        running.advance_seconds(24 * 60 * 60);
        running.get("/guld").await;
        assert_eq!(misses(), before + 1);
    });
}

#[test]
fn the_as_of_cookie_bypasses_the_cache() {
    with_content("ahead", |content| async move {
        let running = following(&content).await;
        let hits = || running.metric("vitrine_web_page_cache_hits_total");
        let before = hits();
        let ahead = [("cookie", "as-of=2026-12-24T11:00")];
        let page = running.get_with_headers("/besoeg", &ahead).await;
        assert_eq!(page.status, StatusCode::OK);
        assert_eq!(hits(), before);
    });
}

/// A path that does not exist costs one query, and no rendering.
#[test]
fn the_not_found_page_is_rendered_once() {
    with_content("nowhere", |content| async move {
        let running = following(&content).await;
        let first = running.get("/findes-ikke").await;
        assert_eq!(first.status, StatusCode::NOT_FOUND);
        let hits = || running.metric("vitrine_web_page_cache_hits_total");
        let before = hits();
        for number in 0..5 {
            let other = running.get(&format!("/findes-ikke-{number}")).await;
            assert_eq!(
                (other.status, &other.body),
                (StatusCode::NOT_FOUND, &first.body)
            );
        }
        assert_eq!(hits(), before + 5);
        let english = running.get("/en/nothing").await;
        assert_ne!(english.body, first.body);
    });
}

#[test]
fn unknown_parameters_redirect_to_the_canonical_address() {
    with_content("clean", |content| async move {
        let running = following(&content).await;
        let cases = [
            ("/besoeg?x=1", "/besoeg"),
            ("/besoeg?x=1&utm_source=brev", "/besoeg?utm_source=brev"),
            (
                "/besoeg/_payload.json?day=1&build=b",
                "/besoeg/_payload.json?build=b",
            ),
        ];
        for (path, expected) in cases {
            let response = running.get(path).await;
            assert_eq!(response.status, StatusCode::FOUND, "{path}");
            assert_eq!(response.header("location"), expected);
            assert_eq!(running.get(expected).await.status, StatusCode::OK);
        }
        let nothing = running.get("/findes-ikke?x=1").await;
        assert_eq!(nothing.status, StatusCode::NOT_FOUND);
    });
}

/// The number in a title such as `slow 12`.
fn edition(page: &TestResponse) -> u64 {
    let (_, after) = page.body.split_once("slow ").unwrap_or_default();
    let digits = after.find(|c: char| !c.is_ascii_digit());
    let number = &after[..digits.unwrap_or(after.len())];
    number.parse().unwrap_or_default()
}

/// Visitors wait so briefly that many get last good copies while the page is rendered.
#[test]
fn no_visitor_gets_an_older_page_after_a_newer_one() {
    const EDITIONS: u64 = 20;
    with_content("newer", |content| async move {
        let running = following_with(&content, |settings| {
            settings.pages.page_wait = Duration::from_millis(15);
        });
        let running = running.await;
        let id = view(&running, "/besoeg").await["page"]["id"].clone();
        let id = id.as_str().unwrap_or_default();
        let newest = std::sync::atomic::AtomicU64::new(0);
        let visitor = async |coding| {
            let mut seen = 0;
            while seen < EDITIONS {
                let before = newest.load(Ordering::SeqCst);
                let page = running
                    .get_with_headers("/besoeg", &[("accept-encoding", coding)])
                    .await;
                assert_eq!(page.status, StatusCode::OK);
                seen = edition(&page);
                assert!(before <= seen, "{seen} after {before}");
                newest.fetch_max(seen, Ordering::SeqCst);
                tokio::task::yield_now().await;
            }
        };
        let editor = async {
            let http = reqwest::Client::new();
            for number in 1..=EDITIONS {
                write_by(&http, &content, patch(id, &format!("slow {number}"))).await;
            }
        };
        let visitors = ["identity", "gzip", "br", "identity", "gzip", "br"].map(visitor);
        let visitors = futures_util::future::join_all(visitors);
        tokio::join!(visitors, editor);
        assert!(running.metric("vitrine_web_stale_pages_total") > 0);
    });
}
