//! The service as its clients see it: derivatives in memory are served before the router.
//!
//! Each request still has its id, its line in the log and its count in the metrics, and the service
//! checks that its dataset is public.

use crate::cached_derivatives::accept;
use crate::metrics::seconds;
use crate::request_log;
use crate::state::Service;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::header::{AUTHORIZATION, IF_NONE_MATCH, RANGE};
use axum::http::{Method, Request};
use axum::response::Response;
use axum::routing::future::RouteFuture;
use axum::{BoxError, Router};
use futures_util::future::Either;
use std::convert::Infallible;
use std::future::{Ready, ready};
use std::task::{Context, Poll};

/// Cached derivatives, then the router.
#[derive(Clone)]
pub struct CachedDerivativeService {
    pub(crate) service: Service,
    pub(crate) router: Router,
}

impl<B> tower::Service<Request<B>> for CachedDerivativeService
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
        let cached = is_plain(&request).then(|| cached(&self.service, &request));
        match cached.flatten() {
            Some(response) => Either::Left(ready(Ok(response))),
            None => Either::Right(self.router.call(request)),
        }
    }
}

/// Whether this is an anonymous request for a whole image.
fn is_plain<B>(request: &Request<B>) -> bool {
    let special = [AUTHORIZATION, RANGE, IF_NONE_MATCH];
    request.method() == Method::GET
        && request.uri().path().starts_with("/images/")
        && !special
            .iter()
            .any(|name| request.headers().contains_key(name))
}

/// The whole image, if its URL was served before and its bytes are in memory.
fn cached<B>(service: &Service, request: &Request<B>) -> Option<Response> {
    let start = service.now();
    let derivatives = service.cached_derivatives();
    let entry = derivatives.get(request.uri(), accept(request.headers()))?;
    if !service.lake.is_known_public(&entry.dataset) {
        return None;
    }
    let content = service.assets.in_memory(&entry.key)?;
    let bytes = content.in_memory(&(0..content.size()))?;
    let mut response = Response::new(Body::from(bytes));
    *response.headers_mut() = entry.headers.clone();
    request_log::log_cached(service, request, start, &mut response);
    let duration = seconds(start, service.now());
    service.metrics.observe_cached_derivative(duration);
    Some(response)
}
