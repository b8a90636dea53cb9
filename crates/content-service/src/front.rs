//! The service as its callers meet it: the router, and the lane below it.

use crate::hot_lane::{Shortcut, Turn};
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::ConnectInfo;
use axum::http::{Request, Response};
use axum::routing::future::RouteFuture;
use axum::{BoxError, Router};
use http_body::{Frame, SizeHint};
use hyper::body::Incoming;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use tokio::runtime::Handle;
use tokio::task::JoinError;
use tokio_util::task::AbortOnDropHandle;
use tower::Service;

/// What [`serve`](crate::serve) serves.
#[derive(Clone)]
pub struct Front {
    router: Router,
    pub(crate) shortcut: Arc<dyn Shortcut>,
}

impl Front {
    pub(crate) fn new(router: Router, shortcut: impl Shortcut) -> Self {
        Self {
            router,
            shortcut: Arc::new(shortcut),
        }
    }

    /// The router's answer to a caller, made on the runtime that is given and noted when it
    /// was given whole.
    pub(crate) async fn answer(
        mut self,
        mut request: Request<Incoming>,
        peer: SocketAddr,
        turn: Arc<Turn>,
        runtime: Handle,
    ) -> Result<Response<NotedBody>, JoinError> {
        request.extensions_mut().insert(ConnectInfo(peer));
        let work = runtime.spawn(self.router.call(request));
        // Nobody works for a caller who went away.
        let Ok(response) = AbortOnDropHandle::new(work).await?;
        Ok(response.map(|body| NotedBody {
            body,
            turn,
            runtime,
        }))
    }
}

/// Without a connection there is no lane: the router answers.
impl<B> Service<Request<B>> for Front
where
    B: HttpBody<Data = Bytes> + Send + 'static,
    B::Error: Into<BoxError>,
{
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = RouteFuture<Infallible>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        self.router.call(request)
    }
}

/// A body whose end is noted: the server drops it when it has all of it. That does not hold
/// for trailers, which no answer here has: none is passed on.
///
/// What a body does on the way (reading a file, a new connection) belongs to the runtime of
/// the service, whoever asks it for more.
pub(crate) struct NotedBody {
    body: Body,
    turn: Arc<Turn>,
    runtime: Handle,
}

impl HttpBody for NotedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let noted = &mut *self;
        let _belongs_to = noted.runtime.enter();
        let frame = ready!(Pin::new(&mut noted.body).poll_frame(context));
        Poll::Ready(frame.filter(|frame| !matches!(frame, Ok(frame) if frame.is_trailers())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for NotedBody {
    fn drop(&mut self) {
        self.turn.note_answered();
    }
}
