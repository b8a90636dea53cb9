//! Search: what is published is found at once, and nothing else.

use super::running::{Running, with_service};
use axum::http::{Method, StatusCode};
use content_service::{Settings, index_search};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::Instant;

pub(crate) fn page(id: &str, title: &str, more: Value) -> Value {
    let mut page = json!({"_id": id, "_type": "landingPage", "title": title, "site": "jelling",
        "locale": "da", "slug": {"current": id}});
    let (Value::Object(fields), Value::Object(more)) = (&mut page, more) else {
        panic!("a page is an object");
    };
    fields.extend(more);
    page
}

pub(crate) async fn mutate(running: &Running, mutations: Value) {
    let body = json!({ "mutations": mutations }).to_string();
    let path = "/v2025-02-19/data/mutate/production";
    let answer = running.ask("writer", Method::POST, path, &body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
}

pub(crate) async fn put(running: &Running, pages: &[Value]) {
    let mutations = pages.iter().map(|page| json!({"createOrReplace": page}));
    mutate(running, mutations.collect()).await;
}

pub(crate) fn address(query: &str, more: &str) -> String {
    let query: String = form_urlencoded::byte_serialize(query.as_bytes()).collect();
    format!("/api/search/get-embedding-result?environment=production&query={query}{more}")
}

pub(crate) async fn found(running: &Running, query: &str, more: &str) -> Vec<String> {
    found_at(running, &address(query, more)).await
}

async fn found_at(running: &Running, address: &str) -> Vec<String> {
    let answer = running.get("", address).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    serde_json::from_slice(&answer.bytes).unwrap()
}

/// Waits until a query finds these; how long that took.
pub(crate) async fn until(running: &Running, query: &str, expected: &[&str]) -> Duration {
    until_found(running, &address(query, ""), expected).await
}

/// The same of an address.
async fn until_found(running: &Running, address: &str, expected: &[&str]) -> Duration {
    let begun = Instant::now();
    loop {
        let found = found_at(running, address).await;
        if found == expected {
            break;
        }
        assert!(
            begun.elapsed() < Duration::from_secs(10),
            "{address}: {found:?}"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    begun.elapsed()
}

pub(crate) fn with_search<F>(test: impl FnOnce(Running) -> F + Send + 'static)
where
    F: Future<Output = ()> + Send + 'static,
{
    with_service(Settings::default(), |running| async move {
        running.token("writer", "editor").await;
        running.dataset("production", true).await;
        tokio::spawn(index_search(running.service.clone()));
        test(running).await;
    });
}

#[test]
fn a_publish_is_found_and_an_unpublish_is_not() {
    with_search(|running| async move {
        let draft = page("drafts.s1", "Runestenen", json!({}));
        put(&running, &[draft, page("skib", "Skibet", json!({}))]).await;
        until(&running, "skibet", &["skib"]).await;
        assert_eq!(found(&running, "runestenen", "").await, [""; 0]);
        put(&running, &[page("s1", "Runestenen", json!({}))]).await;
        let took = until(&running, "runestenen", &["s1"]).await;
        // Two seconds on a machine of its own; here other tests run beside it.
        assert!(took < Duration::from_secs(5), "{took:?}");
        put(&running, &[page("s1", "Kongehøjen", json!({}))]).await;
        until(&running, "kongehøjen", &["s1"]).await;
        until(&running, "runestenen", &[]).await;
        mutate(&running, json!([{"delete": {"id": "s1"}}])).await;
        let took = until(&running, "kongehøjen", &[]).await;
        assert!(took < Duration::from_secs(5), "{took:?}");
        // A document that is no page any more.
        put(
            &running,
            &[json!({"_id": "skib", "_type": "person", "title": "Skibet"})],
        )
        .await;
        until(&running, "skibet", &[]).await;
    });
}

#[test]
fn words_are_found_as_visitors_type_them() {
    with_search(|running| async move {
        let text = |text: &str| {
            json!({"content": [{"_type": "block", "style": "normal",
                "children": [{"_type": "span", "text": text}]}]})
        };
        let pages = [
            page("skib", "Vikingeskibet i Jelling", json!({})),
            page(
                "kirke",
                "Kirken",
                text("Her ligger en gravsten fra vikingetiden."),
            ),
            page("cafe", "Caféen i gården", json!({})),
            page("ship", "The Viking ship", json!({"locale": "en"})),
            page("andre", "Vikingeskibe", json!({"site": "trelleborg"})),
            page("skepp", "Vikingaskeppet", json!({"locale": "se"})),
        ];
        put(&running, &pages).await;
        until(&running, "kirken", &["kirke"]).await;
        let cases: [(&str, &str, &[&str]); 11] = [
            ("vikingeskibet", "&site=jelling", &["skib"]),
            ("vikingeskibene", "&site=jelling", &["skib"]),
            ("vikingeskibs", "&site=jelling", &["skib"]),
            ("vikngeskibet", "&site=jelling", &["skib"]),
            ("skibet", "&site=jelling", &["skib"]),
            ("gravsten", "&site=jelling", &["kirke"]),
            ("vikingetidsgravsten", "&site=jelling", &["kirke"]),
            ("cafeen", "&site=jelling", &["cafe"]),
            ("viking ships", "&locale=en", &["ship"]),
            // The other code of Swedish.
            ("vikingaskeppet", "&locale=sv", &["skepp"]),
            ("traktor", "", &[]),
        ];
        for (query, more, expected) in cases {
            assert_eq!(found(&running, query, more).await, expected, "{query}");
        }
        // Signs that mean something to a database mean nothing here.
        for query in [
            "o'brien",
            "http://x.dk/a'b?c=1&d=2",
            "\\",
            "\\'",
            "vikinge:* & !skib",
            "a <-> b",
            "100%",
            "%_%",
            "\"vikingeskibet",
            "((",
            "-",
            "og i at",
            "'",
            "🏺",
            "\u{1}skibet\u{2}",
        ] {
            let answer = running.get("", &address(query, "&detail=true")).await;
            assert_eq!(answer.status, StatusCode::OK, "{query}: {}", answer.text());
        }
        let all = found(&running, "vikingeskibet", "").await;
        assert_eq!(all, ["skib", "andre"]);
        assert_eq!(found(&running, "vikingeskibet", "&limit=1").await, ["skib"]);
        let detail = running.get("", &address("gravsten", "&detail=true")).await;
        let excerpt = detail.json()[0]["excerpt"].to_string();
        assert!(excerpt.contains("\\u0002gravsten\\u0003 fra"), "{excerpt}");
    });
}

/// An event's period says when it is over. The clock of the tests is in September 2026.
#[test]
fn what_is_over_is_last() {
    with_search(|running| async move {
        let event = |id: &str, page: &str, to: &str| {
            json!({"_id": id, "_type": "event", "title": "Koncert", "site": "jelling",
                "eventPage": {"da": {"_type": "reference", "_ref": page}},
                "period": {"from": "2026-01-01", "to": to}})
        };
        let of_event = json!({"_type": "eventPage"});
        let pages = [
            page("a-gammel", "Koncert", of_event.clone()),
            page("b-ny", "Koncert i kirken om aftenen", of_event),
        ];
        put(&running, &pages).await;
        until(&running, "koncert", &["a-gammel", "b-ny"]).await;
        put(
            &running,
            &[
                event("e1", "a-gammel", "2026-02-01"),
                event("e2", "b-ny", "2027-02-01"),
            ],
        )
        .await;
        until(&running, "koncert", &["b-ny", "a-gammel"]).await;
        mutate(&running, json!([{"delete": {"id": "e1"}}])).await;
        until(&running, "koncert", &["a-gammel", "b-ny"]).await;
    });
}

#[test]
fn what_is_new_comes_before_what_is_found_as_well() {
    with_search(|running| async move {
        let of = |day: &str| json!({"_type": "pressRelease", "publishedDate": day});
        let pages = [
            page("a-gammel", "Nyt om høje", of("2019-01-01")),
            page("b-ny", "Nyt om høje", of("2026-09-01")),
        ];
        put(&running, &pages).await;
        until(&running, "høje", &["b-ny", "a-gammel"]).await;
    });
}

#[test]
fn who_may_not_read_a_dataset_may_not_search_it() {
    with_search(|running| async move {
        running.dataset("private", false).await;
        let path = address("skib", "").replace("production", "private");
        assert_eq!(running.get("", &path).await.status, StatusCode::NOT_FOUND);
        assert_eq!(running.get("writer", &path).await.status, StatusCode::OK);
        for wrong in [
            "/api/search/get-embedding-result?environment=production".to_owned(),
            address(&"x".repeat(201), ""),
            address("x", "&limit=0"),
            address("x", "&limit=1000"),
            address("x\0", ""),
        ] {
            let answer = running.get("", &wrong).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{}", answer.text());
        }
    });
}

/// The environment is the dataset, and `stage` where none is named.
#[test]
fn the_environment_is_stage_where_none_is_named() {
    with_service(Settings::default(), |running| async move {
        running.token("writer", "editor").await;
        for (dataset, id) in [("production", "produktion"), ("stage", "scene")] {
            running.dataset(dataset, true).await;
            let create = json!({"create": page(id, "Skibet", json!({}))});
            let path = format!("/v2025-02-19/data/mutate/{dataset}");
            let body = json!({ "mutations": [create] }).to_string();
            let answer = running.ask("writer", Method::POST, &path, &body).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        }
        tokio::spawn(index_search(running.service.clone()));
        let call = "/api/search/get-embedding-result?query=skibet";
        until_found(&running, &address("skibet", ""), &["produktion"]).await;
        until_found(&running, call, &["scene"]).await;
        until_found(&running, &format!("{call}&environment=stage"), &["scene"]).await;
    });
}
