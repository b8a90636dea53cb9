//! Answers that everyone asks for: what is said of a picture, by its address as written.
//!
//! An address that was answered is not read again: its headers are here and its bytes
//! are where derivatives are kept in memory. All that is asked anew is whether its
//! dataset is still public.

use crate::state::Service;
use assets::DerivativeKey;
use axum::body::Body;
use axum::http::header::{ACCEPT, AUTHORIZATION, IF_NONE_MATCH, RANGE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use lake::{Dataset, Reader};
use moka::sync::Cache;
use pictures::Accept;
use std::sync::Arc;

/// Bytes of addresses and headers that are kept.
const KEPT: u64 = 32 << 20;

/// What an entry takes besides its address.
const ENTRY: usize = 1500;

/// The answers, by what the browser takes and by address.
pub(crate) struct HotAnswers([Cache<String, Arc<HotAnswer>>; 4]);

struct HotAnswer {
    project: String,
    dataset: String,
    key: DerivativeKey,
    headers: HeaderMap,
}

impl Default for HotAnswers {
    fn default() -> Self {
        let cache = |_| {
            Cache::builder()
                .max_capacity(KEPT / 4)
                .weigher(|address: &String, _| {
                    u32::try_from(address.len() + ENTRY).unwrap_or(u32::MAX)
                })
                .build()
        };
        Self(std::array::from_fn(cache))
    }
}

/// What the `Accept` headers of a request name.
pub(crate) fn accept(headers: &HeaderMap) -> Accept {
    let mut found = Accept::default();
    for accept in headers.get_all(ACCEPT) {
        let one = accept.to_str().map(Accept::parse).unwrap_or_default();
        found.avif |= one.avif;
        found.webp |= one.webp;
    }
    found
}

impl HotAnswers {
    fn of(&self, accept: Accept) -> &Cache<String, Arc<HotAnswer>> {
        &self.0[usize::from(accept.avif) + 2 * usize::from(accept.webp)]
    }

    /// Remembers an answer to anyone. Its headers are all that it will have.
    pub(crate) fn remember(
        &self,
        (uri, accept): (&Uri, Accept),
        dataset: &Dataset,
        key: DerivativeKey,
        headers: HeaderMap,
    ) {
        let answer = HotAnswer {
            project: dataset.project.clone(),
            dataset: dataset.name.clone(),
            key,
            headers,
        };
        self.of(accept)
            .insert(address(uri).to_owned(), Arc::new(answer));
    }

    /// The whole picture, if it was asked for before and is in memory.
    pub(crate) async fn answer(&self, service: &Service, request: &Parts) -> Option<Response> {
        let headers = &request.headers;
        let special = [AUTHORIZATION, RANGE, IF_NONE_MATCH];
        if special.iter().any(|name| headers.contains_key(name)) {
            return None;
        }
        let known = self.of(accept(headers)).get(address(&request.uri))?;
        let content = service.assets.hot(&known.key)?;
        let bytes = content.in_memory(&(0..content.size()))?;
        let dataset = service
            .lake
            .dataset(&known.project, &known.dataset, &Reader::Anonymous);
        dataset.await.ok().filter(|dataset| dataset.public)?;
        let mut response = Response::new(Body::from(bytes));
        *response.headers_mut() = known.headers.clone();
        Some(response)
    }
}

fn address(uri: &Uri) -> &str {
    uri.path_and_query().map_or("", |address| address.as_str())
}
