//! What visitors see while the content service is away, slow, or was never there.

use super::content::with_content;
use super::page_cache::{following_with, patch, until, write};
use super::*;
use crate::content_coding::Coding;
use crate::follow_content::follow_content;
use crate::page_cache::{PageForm, PageKey};
use museum::Locale;
use std::time::Duration;
use test_support::Line;

const STALE: &str = "detail=stale";

/// A website on a line that can be cut, with copies in a folder.
async fn on_line(content: &str, folder: &Folder) -> (Running, Line) {
    let line = Line::to(content).await;
    let copies = folder.0.join("pages");
    let running = following_with(&line.address, |settings| {
        settings.pages.copies_folder = Some(copies);
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

/// Waits until a folder of copies says that the content of one of them changed.
async fn noted_change(folder: &Path) {
    for _ in 0..500 {
        let mut files = std::fs::read_dir(folder).into_iter().flatten().flatten();
        if files.any(|file| {
            file.path()
                .extension()
                .is_some_and(|ending| ending == "changed")
        }) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("no change is noted");
}

/// Waits until the page cache has a page with this text, which no visitor requests.
async fn rendered(running: &Running, slug: &str, text: &str) {
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
            settings.pages.copies_folder = Some(copies);
            settings.pages.page_wait = Duration::from_millis(50);
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

/// A page that nobody has read since the start is not rendered in the background. That its
/// content changed while the website was away is known all the same.
#[test]
fn a_copy_that_is_outdated_at_the_start_is_served_ten_minutes() {
    with_content("outdated", |content| async move {
        let folder = Folder::new("outdated");
        let (running, line) = on_line(&content, &folder).await;
        let before = running.get("/besoeg").await;
        let page = running.get("/besoeg/_payload.json").await.json();
        let id = page["page"]["id"].as_str().unwrap().to_owned();
        let copies = folder.0.join("pages");
        written(&copies, &before.body).await;
        // The website that stops learns of nothing any more.
        line.cut();
        drop(running);
        write(&content, patch(&id, "Kom ud og se")).await;
        let line = Line::to(&content).await;
        let running = Running::start(&line.address, |settings, _| {
            settings.pages.bytes = 1 << 20;
            settings.pages.copies_folder = Some(copies.clone());
            settings.pages.page_wait = Duration::from_millis(50);
        })
        .await;
        assert!(running.app.pages.load() > 0);
        tokio::spawn(follow_content(running.app.clone()));
        noted_change(&copies).await;
        line.cut();
        until(&running, async |running| {
            let page = running.get("/besoeg").await;
            page.header("cache-status").contains(STALE)
        })
        .await;
        running.later(590);
        assert_eq!(running.get("/besoeg").await.body, before.body);
        running.later(10);
        let page = running.get("/besoeg").await;
        assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
    });
}

/// All who miss it at once wait for one rendering of the stored content.
#[test]
fn an_expired_copy_is_rendered_once_for_all_visitors() {
    with_content("expired", |content| async move {
        let period = serde_json::json!({"from": "2026-09-01", "to": "2026-09-21"});
        let exhibition = serde_json::json!({"_id": "guld", "_type": "exhibition",
            "title": "Guld", "site": "nationalmuseet", "locale": "da",
            "slug": {"current": "guld"}, "period": period});
        write(&content, serde_json::json!({"create": exhibition})).await;
        let folder = Folder::new("expired");
        let (running, line) = on_line(&content, &folder).await;
        running.get("/guld").await;
        line.cut();
        until(&running, async |running| {
            let page = running.get("/guld").await;
            page.header("cache-status").contains(STALE)
        })
        .await;
        // The next day the exhibition is over, and its page says so.
        running.later(23 * 60 * 60);
        let renders = || running.figure("vitrine_web_render_seconds_count");
        let before = renders();
        let visitors = (0..40).map(|_| running.get("/guld"));
        for page in futures_util::future::join_all(visitors).await {
            assert_eq!(page.status, StatusCode::OK);
            assert!(page.header("cache-status").contains(STALE));
        }
        assert_eq!(renders() - before, 1);
    });
}

/// A page that no worker can render is tried again and again, and the others do not wait for it.
#[test]
fn a_page_that_fails_holds_up_no_other_refresh() {
    with_content("held_up", |content| async move {
        let folder = Folder::new("held_up");
        let (running, _line) = on_line(&content, &folder).await;
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
            running.figure("vitrine_web_failed_renders_total") > 0
        })
        .await;
        for _ in 0..3 {
            running.get("/besoeg/tilgaengelighed").await;
        }
        write(&content, patch(&ids[1], "Kom ud og se")).await;
        rendered(&running, "besoeg/tilgaengelighed", "Kom ud og se").await;
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
