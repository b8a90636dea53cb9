//! A tower service that serves cached pages before the router.
//!
//! These responses have a request id, a log entry, metrics and headers like all others.

use crate::app::App;
use crate::headers;
use crate::operations::page::cached_page;
use crate::request_log::{LogEntry, request_id};
use crate::visitor::Visitor;
use axum::body::{Bytes, HttpBody};
use axum::http::{Method, Request};
use axum::response::Response;
use axum::routing::future::RouteFuture;
use axum::{BoxError, Router};
use futures_util::future::Either;
use std::convert::Infallible;
use std::future::{Ready, ready};
use std::task::{Context, Poll};

/// Serves a cached page, or else calls the router.
#[derive(Clone)]
pub(crate) struct CachedPageService {
    pub(crate) app: App,
    pub(crate) router: Router,
}

impl<B> tower::Service<Request<B>> for CachedPageService
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
        match cached_response(&self.app, &request) {
            Some(response) => Either::Left(ready(Ok(response))),
            None => Either::Right(self.router.call(request)),
        }
    }
}

/// The response to a request for a cached page. With a password, the router has to check it first.
fn cached_response<B>(app: &App, request: &Request<B>) -> Option<Response> {
    if request.method() != Method::GET || app.settings.password.is_some() {
        return None;
    }
    let started = app.now();
    let visitor = Visitor::of(request.uri(), request.headers(), request.extensions(), app);
    let mut response = cached_page(app, &visitor, request.headers(), request.uri())?;
    headers::add(app, &mut response);
    let id = request_id(request.headers(), app);
    let entry = LogEntry {
        started,
        id: &id,
        method: request.method(),
        path: request.uri().path(),
        visitor: &visitor,
    };
    entry.write(app, &mut response);
    Some(response)
}
