//! The body of a response of HTTP/2, whose peer is watched.

use crate::activity::Request;
use axum::body::Body;
use bytes::Bytes;
use http_body::{Frame, SizeHint};
use std::pin::Pin;
use std::task::{Context, Poll};

/// A body that records whether it waits for us or for the peer.
///
/// A peer may read all that is on the connection, respond to every ping, and still open no
/// window for a response: then nothing is written, so that no write can time out. hyper shows
/// it by not polling for what comes after bytes that it has no window for.
///
/// Bytes that are the last go to hyper's buffers whole, however small the window is, and the
/// body is dropped. So the last byte of each frame goes alone: it is taken only when there is
/// a window for all those before it.
pub(crate) struct WatchedBody {
    inner: Body,
    last: Option<Bytes>,
    request: Request,
}

impl WatchedBody {
    pub(crate) fn new(inner: Body, request: Request) -> Self {
        Self {
            inner,
            last: None,
            request,
        }
    }

    fn give(&mut self, bytes: Bytes) -> Frame<Bytes> {
        self.request.waits_for_peer();
        Frame::data(bytes)
    }
}

impl http_body::Body for WatchedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if let Some(last) = self.last.take() {
            return Poll::Ready(Some(Ok(self.give(last))));
        }
        self.request.waits_for_us();
        let frame = Pin::new(&mut self.inner).poll_frame(context);
        frame.map_ok(|frame| match frame.into_data() {
            Ok(mut bytes) => {
                if bytes.len() > 1 {
                    self.last = Some(bytes.split_off(bytes.len() - 1));
                }
                self.give(bytes)
            }
            Err(frame) => frame,
        })
    }

    fn is_end_stream(&self) -> bool {
        self.last.is_none() && self.inner.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let rest = self.inner.size_hint();
        let held = self.last.as_ref().map_or(0, Bytes::len) as u64;
        let mut hint = SizeHint::new();
        hint.set_lower(rest.lower() + held);
        if let Some(upper) = rest.upper() {
            hint.set_upper(upper + held);
        }
        hint
    }
}
