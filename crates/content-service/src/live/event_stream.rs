//! Events on their way to a client, as `text/event-stream`.
//!
//! Each event reserves memory of its caller's share until it was written to the connection. The
//! framework's own events cannot do that.

use crate::live::event_id::EventId;
use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use groq::Reservation;
use std::convert::Infallible;
use std::fmt::{Display, Write};
use std::time::Duration;

/// After this time without an event a comment is sent, so that both sides notice a broken
/// connection.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(15);

/// How long a client waits before it connects again.
const RECONNECT_DELAY: Duration = Duration::from_secs(1);

/// An event as it is sent.
pub(crate) struct SentEvent {
    text: String,
    reservation: Option<Reservation>,
}

impl SentEvent {
    /// An event with its data, which is JSON without line breaks.
    pub(crate) fn new(name: &str, data: &(impl Display + ?Sized)) -> Self {
        Self::with_capacity(0, name, data)
    }

    /// The same with the size of its buffer, so that a long text is not moved while it is written.
    pub(crate) fn with_capacity(bytes: usize, name: &str, data: &(impl Display + ?Sized)) -> Self {
        let mut text = String::with_capacity(bytes);
        // Writing to a string does not fail.
        let _ = write!(text, "event: {name}\ndata: {data}\n");
        Self {
            text,
            reservation: None,
        }
    }

    /// The same with the id from which a client resumes.
    pub(crate) fn with_id(mut self, id: EventId) -> Self {
        let _ = writeln!(self.text, "id: {id}");
        self
    }

    /// The same with the time after which a client connects again.
    pub(crate) fn with_retry(mut self) -> Self {
        let _ = writeln!(self.text, "retry: {}", RECONNECT_DELAY.as_millis());
        self
    }

    /// The same with the memory that is reserved until it was sent.
    pub(crate) fn with_reservation(mut self, reservation: Reservation) -> Self {
        self.reservation = Some(reservation);
        self
    }

    fn into_bytes(mut self) -> Bytes {
        self.text.push('\n');
        Bytes::from_owner(self)
    }
}

impl AsRef<[u8]> for SentEvent {
    fn as_ref(&self) -> &[u8] {
        self.text.as_bytes()
    }
}

/// The response that sends some events as they come.
pub(crate) fn respond(events: impl Stream<Item = SentEvent> + Send + 'static) -> Response {
    let events = Box::pin(events);
    let frames = stream::unfold(events, |mut events| async move {
        let next = tokio::time::timeout(HEARTBEAT_INTERVAL, events.next()).await;
        let frame = match next {
            Ok(event) => event?.into_bytes(),
            Err(_) => Bytes::from_static(b":\n\n"),
        };
        Some((Ok::<_, Infallible>(frame), events))
    });
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-cache"),
    ];
    (headers, Body::from_stream(frames)).into_response()
}
