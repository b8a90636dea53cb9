//! Answers that everyone asks for: what is said of a picture, by its address as written.
//!
//! An address that was answered is not read again: its headers are here and its bytes
//! are where derivatives are kept in memory. All that is asked anew is whether its
//! dataset is still public.

use crate::metrics::seconds;
use crate::request_log::{Hot, note_hot};
use crate::state::Service;
use assets::DerivativeKey;
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{ACCEPT, AUTHORIZATION, IF_NONE_MATCH, RANGE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, Uri};
use axum::response::Response;
use lake::{Dataset, Reader};
use moka::sync::Cache;
use pictures::Accept;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

/// What the log and the figures call them.
const OPERATION: &str = "/images/{project}/{dataset}/{name}";

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
    async fn answer(&self, service: &Service, request: &Parts) -> Option<Response> {
        let begun = service.now();
        let known = self
            .of(accept(&request.headers))
            .get(address(&request.uri))?;
        let content = service.assets.hot(&known.key)?;
        let bytes = content.in_memory(&(0..content.size()))?;
        let (project, dataset) = (&known.project, &known.dataset);
        let found = service.lake.dataset(project, dataset, &Reader::Anonymous);
        found.await.ok().filter(|found| found.public)?;
        let mut response = Response::new(Body::from(bytes));
        *response.headers_mut() = known.headers.clone();
        let hot = Hot {
            begun,
            operation: OPERATION,
            project,
            dataset,
        };
        note_hot(service, request, &hot, &mut response);
        let duration = seconds(begun, service.now());
        let status = response.status();
        let metrics = &service.metrics;
        metrics.answered(OPERATION.to_owned(), "GET", status, duration);
        Some(response)
    }
}

/// Stands before the router: a picture that everyone asks for costs no more than it must.
#[derive(Clone)]
pub(crate) struct HotFirst {
    pub(crate) service: Service,
    pub(crate) router: Router,
}

impl tower::Service<Request> for HotFirst {
    type Response = Response;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request) -> Self::Future {
        let mut router = self.router.clone();
        if !may_be_hot(&request) {
            return Box::pin(router.call(request));
        }
        let service = self.service.clone();
        Box::pin(async move {
            let (request, body) = request.into_parts();
            match service.hot_answers().answer(&service, &request).await {
                Some(answer) => Ok(answer),
                None => router.call(Request::from_parts(request, body)).await,
            }
        })
    }
}

/// Anyone's plain request for a whole picture.
fn may_be_hot(request: &Request) -> bool {
    let special = [AUTHORIZATION, RANGE, IF_NONE_MATCH];
    request.method() == Method::GET
        && request.uri().path().starts_with("/images/")
        && !special
            .iter()
            .any(|name| request.headers().contains_key(name))
}

fn address(uri: &Uri) -> &str {
    uri.path_and_query().map_or("", |address| address.as_str())
}
