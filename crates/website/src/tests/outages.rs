//! What visitors get while the content service is unreachable, slow, or has never been reached.

use super::content::{with_content, with_content_and_lake};
use super::page_cache::{following_with, patch, until, write};
use super::*;
use crate::content_coding::Coding;
use crate::follow_content::follow_content;
use crate::page_cache::{PageForm, PageKey};
use museum::Locale;
use std::time::Duration;
use test_support::{Line, operator};

const STALE: &str = "detail=stale";

/// A website on a connection that can be cut, with last good copies in a folder.
async fn with_line(content: &str, folder: &Folder) -> (Running, Line) {
    let line = Line::to(content).await;
    let copies = folder.0.join("pages");
    let running = following_with(&line.address, |settings| {
        settings.pages.copies_folder = Some(copies);
    });
    (running.await, line)
}

/// A website that starts with the last good copies of a folder.
async fn with_copies(content: &str, copies: &Path) -> Running {
    let running = Running::start(content, |settings, _| {
        settings.pages.bytes = 1 << 20;
        settings.pages.copies_folder = Some(copies.to_owned());
        settings.pages.page_wait = Duration::from_millis(50);
    })
    .await;
    assert!(running.app.pages.load() > 0);
    running
}

/// Waits until a copy of a page is in a folder, and returns its file.
async fn until_written(folder: &Path, page: &str) -> PathBuf {
    let has = |file: &PathBuf| {
        let bytes = std::fs::read(file).unwrap_or_default();
        String::from_utf8_lossy(&bytes).contains(page)
    };
    for _ in 0..500 {
        let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
        if let Some(copy) = files.map(|file| file.path()).find(has) {
            return copy;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("there is no copy");
}

/// Waits until the file next to a copy says that its content changed.
async fn until_change_is_noted(copy: &Path) {
    for _ in 0..500 {
        if copy.with_extension("changed").exists() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("no change is noted");
}

/// Waits until the page cache has a page with this text, which no visitor requests.
async fn until_rendered(running: &Running, slug: &str, text: &str) {
    let key = PageKey {
        site: "nationalmuseet".to_owned(),
        locale: Locale::Da,
        slug: slug.to_owned(),
        query_string: String::new(),
        form: PageForm::Document,
        coding: Coding::Identity,
    };
    for _ in 0..500 {
        let page = running.app.pages.newest(&key);
        if page.is_some_and(|page| String::from_utf8_lossy(&page.value.body).contains(text)) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{slug} is not rendered again");
}

#[test]
fn a_copy_is_served_while_the_content_service_is_unreachable() {
    with_content("away", |content| async move {
        let folder = Folder::new("away");
        let (running, line) = with_line(&content, &folder).await;
        let before = running.get("/besoeg").await;
        assert_eq!(before.header("cache-status"), "vitrine; fwd=miss");
        let again = running.get("/besoeg").await;
        assert_eq!(again.header("cache-status"), "vitrine; hit");
        line.cut();
        until(&running, async |running| {
            let page = running.get("/besoeg").await;
            assert_eq!(page.status, StatusCode::OK);
            page.header("cache-status").contains(STALE)
        })
        .await;
        assert_eq!(running.get("/besoeg").await.body, again.body);
        running.advance_seconds(30);
        // Also in a coding in which it was never requested.
        let gzip = running
            .get_with_headers("/besoeg", &[("accept-encoding", "gzip")])
            .await;
        assert_eq!((gzip.status, gzip.header("age")), (StatusCode::OK, "30"));
        assert_eq!(gzip.header("content-encoding"), "gzip");
        assert!(running.metric("vitrine_web_stale_pages_total") > 1);
        // A page without a copy is an error page, with the last shell.
        let other = running.get("/besoeg/tilgaengelighed").await;
        assert_eq!(other.status, StatusCode::INTERNAL_SERVER_ERROR);
        line.mend();
        until(&running, async |running| {
            running.get("/besoeg").await.header("cache-status") == "vitrine; hit"
        })
        .await;
    });
}

#[test]
fn copies_on_disk_are_served_after_a_start_without_the_content_service() {
    with_content("restarted", |content| async move {
        let folder = Folder::new("restarted");
        let (running, line) = with_line(&content, &folder).await;
        let before = running.get("/besoeg").await;
        until_written(&folder.0.join("pages"), &before.body).await;
        drop(running);
        line.cut();
        let copies = folder.0.join("pages");
        let running = with_copies(&line.address, &copies).await;
        let page = running.get("/besoeg").await;
        assert_eq!((page.status, &page.body), (StatusCode::OK, &before.body));
        assert!(page.header("cache-status").contains(STALE));
        // The next day the page is shaped for that day from its stored query result.
        running.advance_seconds(23 * 60 * 60);
        let page = running.get("/besoeg").await;
        assert_eq!(page.status, StatusCode::OK);
        running.advance_seconds(2 * 60 * 60);
        let page = running.get("/besoeg").await;
        assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
    });
}

/// A page without a visit since the start is not rendered in the background. But the website
/// notices that its content changed while it was stopped, and the next start knows it.
#[test]
fn a_copy_that_changed_during_a_stop_is_served_for_ten_minutes() {
    with_content("outdated", |content| async move {
        let folder = Folder::new("outdated");
        let (running, line) = with_line(&content, &folder).await;
        let before = running.get("/besoeg").await;
        let page = running.get("/besoeg/_payload.json").await.json();
        let id = page["page"]["id"].as_str().unwrap().to_owned();
        let copies = folder.0.join("pages");
        let copy = until_written(&copies, &before.body).await;
        // The first website must not see the change.
        line.cut();
        drop(running);
        write(&content, patch(&id, "Kom ud og se")).await;
        let line = Line::to(&content).await;
        let running = with_copies(&line.address, &copies).await;
        tokio::spawn(follow_content(running.app.clone()));
        until_change_is_noted(&copy).await;
        line.cut();
        let running = with_copies(&line.address, &copies).await;
        let page = running.get("/besoeg").await;
        assert_eq!((page.status, &page.body), (StatusCode::OK, &before.body));
        assert!(page.header("cache-status").contains(STALE));
        running.advance_seconds(10 * 60);
        let page = running.get("/besoeg").await;
        assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
    });
}

/// All visitors of an expired copy wait for one rendering from its stored query result.
#[test]
fn an_expired_copy_is_rendered_once_for_all_visitors() {
    with_content("expired", |content| async move {
        let period = serde_json::json!({"from": "2026-09-01", "to": "2026-09-21"});
        let exhibition = serde_json::json!({"_id": "guld", "_type": "exhibition",
            "title": "Guld", "site": "nationalmuseet", "locale": "da",
            "slug": {"current": "guld"}, "period": period});
        write(&content, serde_json::json!({"create": exhibition})).await;
        let folder = Folder::new("expired");
        let (running, line) = with_line(&content, &folder).await;
        running.get("/guld").await;
        line.cut();
        until(&running, async |running| {
            let page = running.get("/guld").await;
            page.header("cache-status").contains(STALE)
        })
        .await;
        // The next day the exhibition is over, and its page says so.
        running.advance_seconds(23 * 60 * 60);
        let renders = || running.metric("vitrine_web_render_seconds_count");
        let before = renders();
        let visitors = (0..40).map(|_| running.get("/guld"));
        for page in futures_util::future::join_all(visitors).await {
            assert_eq!(page.status, StatusCode::OK);
            assert!(page.header("cache-status").contains(STALE));
        }
        assert_eq!(renders() - before, 1);
    });
}

/// A page that no worker can render is retried, and the others do not wait for it.
#[test]
fn a_page_that_fails_delays_no_other_refresh() {
    with_content("held_up", |content| async move {
        let folder = Folder::new("held_up");
        let (running, _line) = with_line(&content, &folder).await;
        let mut ids = Vec::new();
        for path in ["/besoeg", "/besoeg/tilgaengelighed"] {
            let data = running.get(&format!("{path}/_payload.json")).await.json();
            ids.push(data["page"]["id"].as_str().unwrap().to_owned());
            for _ in 0..3 {
                running.get(path).await;
            }
        }
        write(&content, patch(&ids[0], "throw")).await;
        until(&running, async |running| {
            running.metric("vitrine_web_failed_renders_total") > 0
        })
        .await;
        for _ in 0..3 {
            running.get("/besoeg/tilgaengelighed").await;
        }
        write(&content, patch(&ids[1], "Kom ud og se")).await;
        until_rendered(&running, "besoeg/tilgaengelighed", "Kom ud og se").await;
    });
}

#[test]
fn a_page_that_is_removed_has_no_copy() {
    with_content("taken", |content| async move {
        let folder = Folder::new("taken");
        let (running, line) = with_line(&content, &folder).await;
        let page = running.get("/besoeg/_payload.json").await.json();
        let id = page["page"]["id"].as_str().unwrap().to_owned();
        running.get("/besoeg").await;
        let moved = serde_json::json!({"slug": {"current": "flyttet"}});
        let moved = serde_json::json!({"patch": {"id": id, "set": moved}});
        write(&content, moved).await;
        until(&running, async |running| {
            running.get("/besoeg").await.status == StatusCode::NOT_FOUND
        })
        .await;
        line.cut();
        let page = running.get("/besoeg").await;
        assert_ne!(page.status, StatusCode::OK);
    });
}

#[test]
fn changes_during_a_disconnection_are_seen_after_it() {
    with_content("missed", |content| async move {
        let folder = Folder::new("missed");
        let (running, line) = with_line(&content, &folder).await;
        let page = running.get("/besoeg/_payload.json").await.json();
        let id = page["page"]["id"].as_str().unwrap().to_owned();
        running.get("/besoeg").await;
        line.cut();
        write(&content, patch(&id, "Kom ud og se")).await;
        until(&running, async |running| {
            running
                .get("/besoeg")
                .await
                .header("cache-status")
                .contains(STALE)
        })
        .await;
        line.mend();
        until(&running, async |running| {
            let page = running.get("/besoeg").await;
            page.body.contains("Kom ud og se") && page.header("cache-status") == "vitrine; hit"
        })
        .await;
    });
}

/// The events of a dataset that was private for a while cannot be resumed without a token.
#[test]
fn pages_are_cached_again_after_live_events_that_cannot_resume() {
    with_content_and_lake("reset", |content, lake| async move {
        let folder = Folder::new("reset");
        let (running, line) = with_line(&content, &folder).await;
        let page = running.get("/besoeg/_payload.json").await.json();
        let id = page["page"]["id"].as_str().unwrap().to_owned();
        running.get("/besoeg").await;
        line.cut();
        let operator = operator();
        let dataset = lake.dataset("museerne", "stage", &operator).await.unwrap();
        lake.set_public(&dataset, false, &operator).await.unwrap();
        write(&content, patch(&id, "Kom ud og se")).await;
        lake.set_public(&dataset, true, &operator).await.unwrap();
        line.mend();
        until(&running, async |running| {
            let page = running.get("/besoeg").await;
            page.body.contains("Kom ud og se") && page.header("cache-status") == "vitrine; hit"
        })
        .await;
    });
}
