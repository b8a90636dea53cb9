//! Responses that quote or hold much: what nobody reads is charged to who requested it.

use super::running::{Of, PROJECT, Running, with_service};
use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use content_service::Settings;
use serde_json::{Value, json};
use tower::ServiceExt;

const MEGABYTE: usize = 1 << 20;

/// Pages of a megabyte each.
async fn large_pages(running: &Running, ids: &[&str]) {
    running.dataset("production", true).await;
    running.token("editor", "editor").await;
    let text = "x".repeat(MEGABYTE);
    for id in ids {
        let made = json!({"mutations": [{"create": {"_id": id, "_type": "page", "text": text}}]});
        let answer = running.mutate("editor", "production", &made).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
}

/// A response whose body is not read.
async fn unread(running: &Running, path: &str) -> Response<Body> {
    let request = Request::get(path).header("x-sanity-project-id", PROJECT);
    let request = request.body(Body::empty()).unwrap();
    running.router.clone().oneshot(request).await.unwrap()
}

async fn memory_used(running: &Running) -> usize {
    let metrics = running.get("", "/metrics").await.text();
    let line = metrics
        .lines()
        .find_map(|line| line.strip_prefix("vitrine_query_memory_bytes "));
    line.unwrap().parse().unwrap()
}

const DOC: &str = "/v2025-02-19/data/doc/production";

/// Documents by id are as bounded as the result of a query.
#[test]
fn documents_by_id_are_no_longer_than_an_answer() {
    let settings = Settings {
        anonymous_max_response_bytes: 2 * MEGABYTE + MEGABYTE / 2,
        ..Settings::default()
    };
    with_service(settings, |running| async move {
        large_pages(&running, &["a", "b", "c"]).await;
        for (token, ids, status) in [
            ("", "a,b", 200),
            ("", "a,b,c", 400),
            ("", "a,b,none", 200),
            ("editor", "a,b,c", 200),
        ] {
            let answer = running.get(token, &format!("{DOC}/{ids}")).await;
            assert_eq!(answer.status.as_u16(), status, "{token} {ids}");
            let count = ids.split(',').filter(|id| *id != "none").count();
            if status == 200 {
                let documents = answer.json()["documents"].as_array().unwrap().len();
                assert_eq!(documents, count, "{ids}");
            }
        }
        assert_eq!(memory_used(&running).await, 0);
    });
}

/// However slowly a response is read, its memory is its caller's.
#[test]
fn documents_that_nobody_reads_are_charged() {
    let settings = Settings {
        // A caller without a token has a quarter.
        query_memory: 48 * MEGABYTE as u64,
        ..Settings::default()
    };
    with_service(settings, |running| async move {
        large_pages(&running, &["a"]).await;
        let path = format!("{DOC}/a");
        let mut held = Vec::new();
        for _ in 0..20 {
            held.push(unread(&running, &path).await);
        }
        let statuses: Vec<StatusCode> = held.iter().map(Response::status).collect();
        let of_status = |status| statuses.iter().filter(|other| **other == status).count();
        // While it is made, a response needs its documents' memory twice: of twelve megabytes the
        // eleventh has less left.
        assert_eq!(of_status(StatusCode::OK), 10);
        assert_eq!(of_status(StatusCode::TOO_MANY_REQUESTS), 10);
        let used = memory_used(&running).await;
        assert!((10 * MEGABYTE..11 * MEGABYTE).contains(&used), "{used}");
        drop(held);
        assert_eq!(memory_used(&running).await, 0);
        assert_eq!(running.get("", &path).await.status, 200);
    });
}

/// The documents of the past need a token, and are charged to it.
#[test]
fn the_past_is_no_longer_than_an_answer() {
    let settings = Settings {
        max_response_bytes: 2 * MEGABYTE + MEGABYTE / 2,
        ..Settings::default()
    };
    with_service(settings, |running| async move {
        large_pages(&running, &["a", "b", "c"]).await;
        for (ids, status) in [("a,b", 200), ("a,b,c", 400)] {
            let path =
                format!("/v2025-02-19/data/history/production/documents/{ids}?lastRevision=true");
            let answer = running.get("editor", &path).await;
            assert_eq!(answer.status.as_u16(), status, "{ids}");
        }
        assert_eq!(memory_used(&running).await, 0);
    });
}

/// What cannot be parsed comes back with the place of the mistake and little around it.
#[test]
fn a_mistake_is_quoted_in_part() {
    with_service(Settings::default(), |running| async move {
        running.dataset("production", true).await;
        let of = Of {
            dataset: "production",
            version: "v2025-02-19",
            perspective: "published",
        };
        // Of a body of 256 KB; in JSON a quotation mark is twice as long.
        let many = 100_000;
        let quotes = "\"".repeat(many);
        for (query, marked) in [
            (format!("*[_id == 'a']{}]", " ".repeat(many)), "]"),
            (format!("{}]{}", " ".repeat(many), " ".repeat(10_000)), "]"),
            (format!("*[title == {quotes}"), ""),
            (format!("*[{}(title)]", "f".repeat(many)), "f"),
            (format!("{}(1)", "text::f".repeat(many / 7)), ""),
            (format!("*[_id == ${}]", "p".repeat(many)), "$"),
            (format!("'{}", "\u{1}".repeat(many / 3)), "'"),
        ] {
            let answer = running.query("", &of, &query).await;
            assert_eq!(answer.status, 400);
            let length = answer.bytes.len();
            assert!(length < 64 << 10, "{length} bytes: {query:.80}");
            let error = &answer.json()["error"];
            assert_eq!(error["type"], "queryParseError", "{query:.80}");
            let units: Vec<u16> = error["query"].as_str().unwrap().encode_utf16().collect();
            let at = |name: &str| usize::try_from(error[name].as_u64().unwrap()).unwrap();
            let shown = String::from_utf16(&units[at("start")..at("end")]).unwrap();
            assert!(shown.starts_with(marked), "{query:.80}: {shown:.80}");
        }
        // A body that is no query is quoted in part, too.
        let body = json!({"query": "*", "params": "x".repeat(many)}).to_string();
        let path = "/v2025-02-19/data/query/production";
        let answer = running.ask("", axum::http::Method::POST, path, &body).await;
        assert_eq!(answer.status, 400);
        assert!(answer.bytes.len() < 8 << 10, "{}", answer.bytes.len());
        let message: &Value = &answer.json()["message"];
        assert!(
            message
                .as_str()
                .unwrap()
                .starts_with("the body is not a query")
        );
    });
}
