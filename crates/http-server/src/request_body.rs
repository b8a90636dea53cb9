//! The body of a request, as it comes.

use axum::BoxError;
use bytes::Bytes;
use http_body::{Body, Frame, SizeHint};
use hyper::body::Incoming;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::time::{Sleep, sleep};

/// The body of a request. It fails when nothing of it comes for too long.
pub struct RequestBody {
    inner: Incoming,
    stall: Duration,
    /// Runs while the body is waited for.
    alarm: Option<Pin<Box<Sleep>>>,
    stalled: Stalled,
}

/// Whether a body has failed for want of bytes.
#[derive(Clone, Default)]
pub(crate) struct Stalled(Option<Arc<AtomicBool>>);

impl Stalled {
    pub(crate) fn is_true(&self) -> bool {
        let flag = self.0.as_ref();
        flag.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}

impl RequestBody {
    pub(crate) fn new(inner: Incoming, stall: Duration) -> Self {
        // Most requests have no body, and need no flag.
        let flag = (!inner.is_end_stream()).then(Arc::default);
        Self {
            inner,
            stall,
            alarm: None,
            stalled: Stalled(flag),
        }
    }

    pub(crate) fn stalled(&self) -> Stalled {
        self.stalled.clone()
    }
}

impl Body for RequestBody {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.inner).poll_frame(context) {
            self.alarm = None;
            return Poll::Ready(frame.map(|frame| frame.map_err(BoxError::from)));
        }
        let stall = self.stall;
        let alarm = self.alarm.get_or_insert_with(|| Box::pin(sleep(stall)));
        ready!(alarm.as_mut().poll(context));
        if let Some(flag) = &self.stalled.0 {
            flag.store(true, Ordering::Relaxed);
        }
        Poll::Ready(Some(Err("nothing of the body came for too long".into())))
    }

    fn is_end_stream(&self) -> bool {
        self.inner.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.inner.size_hint()
    }
}
