//! Search by meaning, with a real model: `make setup-tests` installs it.

use super::running::Running;
use super::search::{address, found, page, put, with_search};
use axum::routing::post;
use axum::{Json, Router};
use content_service::{embed_pages, index_search};
use search::{Access, Embedder, Model, Opening, SearchIndex};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// No page has a word of it.
const QUERY: &str = "boats of the Norsemen";

fn directory() -> Model {
    Model::Directory(installed().join("all-MiniLM-L6-v2"))
}

fn installed() -> PathBuf {
    let installed = std::env::var("VITRINE_TEST_EMBEDDER");
    let advice = |_| panic!("no VITRINE_TEST_EMBEDDER: eval \"$(scripts/services env)\"");
    installed.unwrap_or_else(advice).into()
}

fn embedder(model: Model, page_prefix: &str) -> Embedder {
    embedder_with(model, page_prefix, 0.3)
}

fn embedder_with(model: Model, page_prefix: &str, least_similarity: f32) -> Embedder {
    let opening = Opening {
        model,
        query_prefix: String::new(),
        page_prefix: page_prefix.to_owned(),
        least_similarity,
    };
    let access = Access {
        runtime: Some(installed().join("libonnxruntime.so")),
        key: Some("secret".to_owned()),
    };
    Embedder::new(opening, access)
}

/// The model behind an endpoint; its address, and what stops it.
async fn endpoint() -> (Model, tokio::task::JoinHandle<()>) {
    let embedder = Arc::new(embedder(directory(), ""));
    let embed = async move |headers: axum::http::HeaderMap, Json(body): Json<Value>| {
        assert_eq!(headers["authorization"], "Bearer secret");
        assert_eq!(body["model"], "minilm");
        let texts: Vec<String> = serde_json::from_value(body["input"].clone()).unwrap();
        if texts.iter().any(|text| text.contains("unspeakable")) {
            return Err(axum::http::StatusCode::BAD_REQUEST);
        }
        let vectors = embedder.pages(&texts).await.unwrap();
        let item = |(index, embedding)| json!({"index": index, "embedding": embedding});
        let data: Value = vectors.into_iter().enumerate().map(item).collect();
        Ok(Json(json!({ "data": data })))
    };
    let router = Router::new().route("/v1/embeddings", post(embed));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/v1/embeddings", listener.local_addr().unwrap());
    let serve = tokio::spawn(async { axum::serve(listener, router).await.unwrap() });
    let name = "minilm".to_owned();
    (Model::Endpoint { address, name }, serve)
}

async fn put_pages(running: &Running) {
    let english = json!({"locale": "en"});
    let pages = [
        page("ship", "The Viking ship", english.clone()),
        page("cafe", "Cakes and coffee", english.clone()),
        page("war", "Letters from the trenches", english),
    ];
    put(running, &pages).await;
}

/// Starts a node with an embedder, until a query finds a page without one of its words.
async fn searching(running: &Running, embedder: Embedder) -> Running {
    let node = running.with_embedder(embedder);
    tokio::spawn(index_search(node.service.clone()));
    tokio::spawn(embed_pages(node.service.clone()));
    until_first(&node, "ship", true).await;
    node
}

/// Waits until a page is, or is not, the first.
async fn until_first(node: &Running, id: &str, is_first: bool) {
    let begun = Instant::now();
    loop {
        let found = found(node, QUERY, "&locale=en").await;
        if (found.first().map(String::as_str) == Some(id)) == is_first {
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "{found:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn ranking(node: &Running, query: &str, more: &str) -> String {
    let path = address(query, &format!("&locale=en{more}"));
    let answer = node.get("", &path).await;
    let header = &answer.headers["vitrine-search-ranking"];
    header.to_str().unwrap().to_owned()
}

#[test]
fn a_page_is_found_by_what_it_is_about() {
    with_search(|running| async move {
        put_pages(&running).await;
        let node = searching(&running, embedder(directory(), "")).await;
        for (query, more, expected) in [
            ("pastries", "", Some("cafe")),
            ("soldiers writing home", "", Some("war")),
            ("soldiers writing home", "&ranking=vector", Some("war")),
            ("soldiers writing home", "&ranking=keyword", None),
            // An honest empty list: what is far from everything is not found.
            ("quarterly tax return", "", None),
        ] {
            let found = found(&node, query, &format!("&locale=en{more}")).await;
            let first = found.first().map(String::as_str);
            assert_eq!(first, expected, "{query} {more}");
        }
        assert_eq!(ranking(&node, "ship", "").await, "fused");
        assert_eq!(ranking(&node, "ship", "&ranking=keyword").await, "keyword");
        assert_eq!(ranking(&running, "ship", "").await, "keyword");
        // A node's own settings count, not those with which the index was begun: once its model is
        // open, which may take longer than a search waits for it.
        let strict = running.with_embedder(embedder_with(directory(), "", 0.99));
        let begun = Instant::now();
        loop {
            let by_vector = ranking(&strict, QUERY, "&ranking=vector").await == "vector";
            let far = found(&strict, QUERY, "&locale=en&ranking=vector").await;
            if by_vector && far.is_empty() {
                break;
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "{far:?}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        // What changes has another vector, and what is deleted none.
        put(
            &node,
            &[page("ship", "The tractor", json!({"locale": "en"}))],
        )
        .await;
        until_first(&node, "ship", false).await;
    });
}

#[test]
fn without_its_embedder_the_search_finds_words_and_says_so() {
    with_search(|running| async move {
        put_pages(&running).await;
        // What the embedder refuses does not keep the others from their vectors.
        put(
            &running,
            &[page("bad", "An unspeakable page", json!({"locale": "en"}))],
        )
        .await;
        let (model, endpoint) = endpoint().await;
        let node = searching(&running, embedder(model, "")).await;
        endpoint.abort();
        let _ = endpoint.await;
        let begun = Instant::now();
        while ranking(&node, "trenches", "").await != "keyword; embedder away" {
            assert!(begun.elapsed() < Duration::from_secs(10));
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(found(&node, "trenches", "&locale=en").await, ["war"]);
        assert_eq!(found(&node, "unspeakable", "&locale=en").await, ["bad"]);
    });
}

#[test]
fn another_model_is_built_while_the_former_serves() {
    with_search(|running| async move {
        put_pages(&running).await;
        let first = searching(&running, embedder(directory(), "")).await;
        let index = SearchIndex::new(&running.lake);
        let before = index.vectors().await.unwrap();
        assert_eq!(before.len(), 1);
        assert!(before[0].serves && before[0].name.starts_with("all-MiniLM-L6-v2 "));
        assert_eq!((before[0].dimension, before[0].embedded), (384, 3));
        // The first node stops to embed, and another one has other settings.
        first.service.live.stop();
        let second = running.with_embedder(embedder(directory(), "passage: "));
        // Nothing embeds for it: the former model serves.
        until_first(&second, "ship", true).await;
        tokio::spawn(embed_pages(second.service.clone()));
        let begun = Instant::now();
        loop {
            let models = index.vectors().await.unwrap();
            if models.len() == 1 && models[0].name != before[0].name {
                assert!(models[0].serves);
                assert_eq!(models[0].embedded, 3);
                break;
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "{models:?}");
            assert!(models.iter().any(|model| model.serves), "{models:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        until_first(&second, "ship", true).await;
    });
}
