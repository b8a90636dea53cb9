//! An endpoint in the form of `/v1/embeddings`.

use super::{EmbedderError, PAGE_TIME};
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue};
use reqwest::redirect::Policy;
use serde::Deserialize;
use serde_json::json;
use std::time::Duration;

const CONNECT: Duration = Duration::from_secs(2);
/// Bytes of a response: some texts of a few thousand numbers each.
const LONGEST: usize = 8 << 20;

pub(super) struct Endpoint {
    http: reqwest::Client,
    address: String,
    model: String,
    authorization: Option<HeaderValue>,
}

#[derive(Deserialize)]
struct Response {
    data: Vec<Item>,
}

#[derive(Deserialize)]
struct Item {
    index: usize,
    embedding: Vec<f32>,
}

impl Endpoint {
    pub(super) fn new(
        address: &str,
        model: &str,
        key: Option<&str>,
    ) -> Result<Self, EmbedderError> {
        // The key is for this address, not for another to which it leads.
        let http = reqwest::Client::builder()
            .redirect(Policy::none())
            .connect_timeout(CONNECT)
            .timeout(PAGE_TIME)
            .build();
        Ok(Self {
            http: http.map_err(EmbedderError::new)?,
            address: address.to_owned(),
            model: model.to_owned(),
            authorization: key.map(bearer).transpose()?,
        })
    }

    pub(super) async fn embed(&self, texts: &[String]) -> Result<Vec<Vec<f32>>, EmbedderError> {
        let body = json!({"model": self.model, "input": texts, "encoding_format": "float"});
        let mut request = self
            .http
            .post(&self.address)
            .header(CONTENT_TYPE, "application/json")
            .body(body.to_string());
        if let Some(value) = &self.authorization {
            request = request.header(AUTHORIZATION, value.clone());
        }
        let response = request.send().await.map_err(EmbedderError::new)?;
        let status = response.status();
        if !status.is_success() {
            return Err(EmbedderError::new(format!("it answers {status}")));
        }
        read(&body_of(response).await?, texts.len())
    }
}

fn bearer(key: &str) -> Result<HeaderValue, EmbedderError> {
    let value = HeaderValue::from_str(&format!("Bearer {key}"));
    let mut value = value.map_err(|_| EmbedderError::new("the key is no header"))?;
    value.set_sensitive(true);
    Ok(value)
}

async fn body_of(mut response: reqwest::Response) -> Result<Vec<u8>, EmbedderError> {
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(EmbedderError::new)? {
        if body.len() + chunk.len() > LONGEST {
            return Err(EmbedderError::new("its response is too long"));
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}

/// The vectors in the order of their texts.
fn read(body: &[u8], count: usize) -> Result<Vec<Vec<f32>>, EmbedderError> {
    let response: Response = serde_json::from_slice(body).map_err(EmbedderError::new)?;
    let mut items = response.data;
    items.sort_by_key(|item| item.index);
    let complete = items.len() == count && items.iter().enumerate().all(|(n, i)| n == i.index);
    if !complete {
        return Err(EmbedderError::new("its response lacks a text"));
    }
    let vectors = items.into_iter().map(|item| super::normal(item.embedding));
    vectors.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_response_has_a_vector_for_each_text() {
        let body = r#"{"data": [{"index": 1, "embedding": [0, 2]},
            {"index": 0, "embedding": [3, 4]}]}"#;
        assert_eq!(
            read(body.as_bytes(), 2).unwrap(),
            [vec![0.6, 0.8], vec![0.0, 1.0]]
        );
        for (body, count) in [
            (r#"{"data": []}"#, 1),
            (r#"{"data": [{"index": 1, "embedding": [1]}]}"#, 1),
            (r#"{"data": [{"index": 0, "embedding": [0, 0]}]}"#, 1),
            (r#"{"error": "overloaded"}"#, 1),
        ] {
            assert!(read(body.as_bytes(), count).is_err(), "{body}");
        }
    }
}
