//! The website as its visitors see it: it serves cached pages in front of the router.
//!
//! Each request still gets its id, its line in the log and its count in the metrics, and a
//! response has the headers that every response has.

use crate::headers;
use crate::operations::page::cached_page;
use crate::request_log::{Line, request_id};
use crate::state::Website;
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

/// Cached pages, then the router.
#[derive(Clone)]
pub(crate) struct Front {
    pub(crate) site: Website,
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
        match cached(&self.site, &request) {
            Some(response) => Either::Left(ready(Ok(response))),
            None => Either::Right(self.router.call(request)),
        }
    }
}

/// The response to a request for a cached page. Where a password is needed, the router knows
/// who has it.
fn cached<B>(site: &Website, request: &Request<B>) -> Option<Response> {
    if request.method() != Method::GET || site.settings.password.is_some() {
        return None;
    }
    let begun = site.now();
    let visitor = Visitor::of(request.uri(), request.headers(), request.extensions(), site);
    let mut response = cached_page(site, &visitor, request.headers(), request.uri())?;
    headers::add(site, &mut response);
    let id = request_id(request.headers(), site);
    let line = Line {
        begun,
        id: &id,
        method: request.method(),
        path: request.uri().path(),
        visitor: &visitor,
    };
    line.write(site, &mut response);
    Some(response)
}
