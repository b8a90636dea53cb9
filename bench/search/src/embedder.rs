//! An embedder whose vectors are generated: a query is about one of the topics.

use crate::Failure;
use axum::routing::post;
use axum::{Json, Router};
use search::{Model, Opening};
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::net::TcpListener;

pub(crate) const ADDRESS: &str = "127.0.0.1:24196";
pub(crate) const NAME: &str = "bench";

/// The embedder as the index knows it.
pub(crate) fn opening() -> Opening {
    Opening {
        model: Model::Endpoint {
            address: format!("http://{ADDRESS}/v1/embeddings"),
            name: NAME.to_owned(),
        },
        query_prefix: String::new(),
        page_prefix: String::new(),
        least_similarity: 0.3,
    }
}

/// The vector of a text.
pub(crate) fn vector<'a>(topics: &'a [Vec<f32>], text: &str) -> &'a [f32] {
    let hash = |sum: usize, byte: u8| sum.wrapping_mul(31).wrapping_add(usize::from(byte));
    &topics[text.bytes().fold(7, hash) % topics.len()]
}

pub(crate) async fn serve(topics: Vec<Vec<f32>>) -> Result<(), Failure> {
    let topics = Arc::new(topics);
    let embed = async move |Json(body): Json<Value>| {
        let texts = body["input"].as_array().cloned().unwrap_or_default();
        let item = |(index, text): (usize, &Value)| {
            let vector = vector(&topics, text.as_str().unwrap_or_default());
            json!({"index": index, "embedding": vector})
        };
        let data: Value = texts.iter().enumerate().map(item).collect();
        Json(json!({ "data": data }))
    };
    let router = Router::new().route("/v1/embeddings", post(embed));
    let listener = TcpListener::bind(ADDRESS).await?;
    tokio::spawn(async { axum::serve(listener, router).await });
    Ok(())
}
