//! What visitors see while the content service is away, slow, or was never there.

use super::content::with_content;
use super::page_cache::{following_with, patch, until, write};
use super::*;
use std::time::Duration;
use test_support::Line;

const STALE: &str = "detail=stale";

/// A website on a line that can be cut, with copies in a folder.
async fn on_line(content: &str, folder: &Folder) -> (Running, Line) {
    let line = Line::to(content).await;
    let copies = folder.0.join("pages");
    let running = following_with(&line.address, |settings| {
        settings.pages.copies = Some(copies);
    });
    (running.await, line)
}

/// Waits until a copy of a page is in a folder.
async fn written(folder: &Path, page: &str) {
    let has = |file: PathBuf| {
        let bytes = std::fs::read(file).unwrap_or_default();
        String::from_utf8_lossy(&bytes).contains(page)
    };
    for _ in 0..500 {
        let mut files = std::fs::read_dir(folder).into_iter().flatten().flatten();
        if files.any(|file| has(file.path())) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("there is no copy");
}

#[test]
fn a_page_with_a_copy_is_served_while_the_content_is_away() {
    with_content("away", |content| async move {
        let folder = Folder::new("away");
        let (running, line) = on_line(&content, &folder).await;
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
        running.later(30);
        // Also in a coding in which it was never requested.
        let gzip = running.ask("/besoeg", &[("accept-encoding", "gzip")]).await;
        assert_eq!((gzip.status, gzip.header("age")), (StatusCode::OK, "30"));
        assert_eq!(gzip.header("content-encoding"), "gzip");
        assert!(running.figure("vitrine_web_stale_pages_total") > 1);
        // What has no copy has an error page, in the frame that was there before.
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
fn a_website_that_starts_without_its_content_serves_what_the_disk_has() {
    with_content("restarted", |content| async move {
        let folder = Folder::new("restarted");
        let (running, line) = on_line(&content, &folder).await;
        let before = running.get("/besoeg").await;
        written(&folder.0.join("pages"), &before.body).await;
        drop(running);
        line.cut();
        let copies = folder.0.join("pages");
        let running = Running::start(&line.address, |settings, _| {
            settings.pages.bytes = 1 << 20;
            settings.pages.copies = Some(copies);
            settings.pages.deadline = Duration::from_millis(50);
        })
        .await;
        assert!(running.app.pages.load() > 0);
        let page = running.get("/besoeg").await;
        assert_eq!((page.status, &page.body), (StatusCode::OK, &before.body));
        assert!(page.header("cache-status").contains(STALE));
        // The next day the page is shaped for that day from what the disk has.
        running.later(23 * 60 * 60);
        let page = running.get("/besoeg").await;
        assert_eq!(page.status, StatusCode::OK);
        running.later(2 * 60 * 60);
        let page = running.get("/besoeg").await;
        assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
    });
}

#[test]
fn a_page_that_is_taken_away_has_no_copy() {
    with_content("taken", |content| async move {
        let folder = Folder::new("taken");
        let (running, line) = on_line(&content, &folder).await;
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
fn what_happens_while_the_line_is_cut_is_seen_after_it() {
    with_content("missed", |content| async move {
        let folder = Folder::new("missed");
        let (running, line) = on_line(&content, &folder).await;
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
