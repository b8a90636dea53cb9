//! Derivatives that are in memory, answered in front of the router.
//!
//! An address that was answered before need not be parsed again: its response headers are here,
//! and its bytes are in the cache of derivatives. Each request still gets its id, its line in the
//! log and its count in the metrics, and finds its dataset public.

use crate::metrics::seconds;
use crate::request_log;
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

/// Bytes of addresses and headers that are cached.
const CAPACITY: u64 = 32 << 20;

/// What an entry takes besides its address.
const ENTRY: usize = 1500;

/// Response headers by address, one cache for each choice of formats that browsers accept.
pub(crate) struct CachedDerivatives([Cache<String, Arc<Entry>>; 4]);

struct Entry {
    /// Project and name.
    dataset: String,
    key: DerivativeKey,
    headers: HeaderMap,
}

impl Default for CachedDerivatives {
    fn default() -> Self {
        let cache = |_| {
            Cache::builder()
                .max_capacity(CAPACITY / 4)
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

impl CachedDerivatives {
    fn of(&self, accept: Accept) -> &Cache<String, Arc<Entry>> {
        &self.0[usize::from(accept.avif) + 2 * usize::from(accept.webp)]
    }

    /// Caches the headers of a response that anyone may have.
    pub(crate) fn insert(
        &self,
        (uri, accept): (&Uri, Accept),
        dataset: &Dataset,
        key: DerivativeKey,
        headers: HeaderMap,
    ) {
        let entry = Entry {
            dataset: format!("{}/{}", dataset.project, dataset.name),
            key,
            headers,
        };
        self.of(accept)
            .insert(address(uri).to_owned(), Arc::new(entry));
    }

    /// The whole picture, if this address was answered before and its bytes are in memory.
    fn response<B>(&self, service: &Service, request: &Request<B>) -> Option<Response> {
        let begun = service.now();
        let entry = self
            .of(accept(request.headers()))
            .get(address(request.uri()))?;
        if !service.lake.is_known_public(&entry.dataset) {
            return None;
        }
        let content = service.assets.hot(&entry.key)?;
        let bytes = content.in_memory(&(0..content.size()))?;
        let mut response = Response::new(Body::from(bytes));
        *response.headers_mut() = entry.headers.clone();
        request_log::note_cached(service, request, begun, &mut response);
        let duration = seconds(begun, service.now());
        service.metrics.cached_derivative_took(duration);
        Some(response)
    }
}

/// The service as its callers meet it: cached derivatives, then the router.
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
        let cached = is_plain(&request).then(|| {
            let derivatives = self.service.cached_derivatives();
            derivatives.response(&self.service, &request)
        });
        match cached.flatten() {
            Some(response) => Either::Left(ready(Ok(response))),
            None => Either::Right(self.router.call(request)),
        }
    }
}

/// Whether this is anyone's request for a whole picture.
fn is_plain<B>(request: &Request<B>) -> bool {
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
