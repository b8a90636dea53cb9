//! Answers that everyone asks for: what is said of a picture, by its address as written.
//!
//! An address that was answered is not read again: its headers are here and its bytes
//! are where derivatives are kept in memory. All that is asked anew is whether its
//! dataset is still public.

use crate::metrics::seconds;
use crate::request_log::note_hot;
use crate::state::Service;
use assets::DerivativeKey;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::header::{ACCEPT, AUTHORIZATION, IF_NONE_MATCH, RANGE};
use axum::http::{HeaderMap, Method, Request, Uri};
use axum::response::Response;
use axum::routing::future::RouteFuture;
use axum::{BoxError, Router};
use futures_util::future::Either;
use lake::Dataset;
use moka::sync::Cache;
use pictures::Accept;
use std::convert::Infallible;
use std::future::{Ready, ready};
use std::sync::Arc;
use std::task::{Context, Poll};

/// Bytes of addresses and headers that are kept.
const KEPT: u64 = 32 << 20;

/// What an entry takes besides its address.
const ENTRY: usize = 1500;

/// The answers, by what the browser takes and by address.
pub(crate) struct HotAnswers([Cache<String, Arc<HotAnswer>>; 4]);

struct HotAnswer {
    /// Project and name.
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
            dataset: format!("{}/{}", dataset.project, dataset.name),
            key,
            headers,
        };
        self.of(accept)
            .insert(address(uri).to_owned(), Arc::new(answer));
    }

    /// The whole picture, if it was asked for before and is in memory.
    fn answer<B>(&self, service: &Service, request: &Request<B>) -> Option<Response> {
        let begun = service.now();
        let accepted = accept(request.headers());
        let known = self.of(accepted).get(address(request.uri()))?;
        if !service.lake.is_known_public(&known.dataset) {
            return None;
        }
        let content = service.assets.hot(&known.key)?;
        let bytes = content.in_memory(&(0..content.size()))?;
        let mut response = Response::new(Body::from(bytes));
        *response.headers_mut() = known.headers.clone();
        note_hot(service, request, begun);
        let duration = seconds(begun, service.now());
        service.metrics.hot_answered(duration);
        Some(response)
    }
}

/// The service as its callers meet it. A picture that everyone asks for is answered before
/// routing, log and limits: it costs no more than it must.
#[derive(Clone)]
pub struct Front {
    pub(crate) service: Service,
    pub(crate) router: Router,
}

impl<B> tower::Service<Request<B>> for Front
where
    B: HttpBody<Data = Bytes> + Send + 'static,
    B::Error: Into<BoxError>,
{
    type Response = Response;
    type Error = Infallible;
    type Future = Either<Ready<Result<Response, Infallible>>, RouteFuture<Infallible>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        if may_be_hot(&request)
            && let Some(answer) = self.service.hot_answers().answer(&self.service, &request)
        {
            return Either::Left(ready(Ok(answer)));
        }
        Either::Right(self.router.call(request))
    }
}

/// Anyone's plain request for a whole picture.
fn may_be_hot<B>(request: &Request<B>) -> bool {
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
