//! Live events from the subscriber's side: which sync tags of a dataset change, and when.

use crate::client::{Client, error_of, failed, unreadable};
use crate::error::{ContentError, ErrorKind};
use crate::names::LIVE_EVENTS_VERSION;
use crate::retry::JITTER;
use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use reqwest::header::{ACCEPT, HeaderValue};
use serde::Deserialize;
use sse_stream::{Sse, SseByteStream};
use std::time::Duration;
use tokio::time::{Instant, sleep_until};
use url::Url;

/// The delay before a subscriber connects again: `docs/rules.md#live-events`. It doubles with
/// each failure.
pub const RECONNECT_DELAY: Duration = Duration::from_secs(1);
/// The delay after many failures.
pub const MAX_RECONNECT_DELAY: Duration = Duration::from_secs(8);
/// How long a stream may be silent. The service sends a heartbeat every 15 seconds.
const READ_TIMEOUT: Duration = Duration::from_secs(45);

/// What a subscriber receives.
#[derive(Clone, Debug, PartialEq)]
pub enum LiveEvent {
    /// The stream is open, and resumes where the last one ended.
    Welcome,
    /// Documents changed: responses with one of these sync tags may be outdated.
    Changed(Vec<String>),
    /// It is unknown what changed: the stream is open and could not resume, or it left events out.
    Restart,
    /// The connection is lost. No event comes until the next [`Self::Welcome`] or
    /// [`Self::Restart`].
    Disconnected(ContentError),
}

/// A subscription to a dataset's live events. It never ends: after a failure it connects again and
/// resumes where it was.
pub struct LiveEvents {
    client: Client,
    http: reqwest::Client,
    url: Url,
    frames: Option<BoxStream<'static, Result<Sse, sse_stream::Error>>>,
    last_event_id: Option<HeaderValue>,
    failures: u32,
    /// Before this time it does not connect.
    connect_at: Instant,
}

#[derive(Deserialize)]
struct Message {
    tags: Vec<String>,
}

#[derive(Deserialize)]
struct GoAway {
    reason: String,
}

impl Client {
    /// Subscribes to the changes of published documents. It connects at the first call of
    /// [`LiveEvents::next`]; a version of the API without live events is refused before that.
    pub fn live_events(&self) -> Result<LiveEvents, ContentError> {
        let version = &self.settings().version;
        if !version.has_live_events() {
            let message = format!(
                "live events need API version {LIVE_EVENTS_VERSION} or later, not {version}"
            );
            return Err(ContentError::of_kind(ErrorKind::Client, message));
        }
        // Unlike other responses, a stream has no end, so it has no timeout as a whole.
        let http = reqwest::Client::builder()
            .connect_timeout(self.settings().connect_timeout)
            .read_timeout(READ_TIMEOUT)
            .redirect(reqwest::redirect::Policy::none())
            .build();
        Ok(LiveEvents {
            http: http.map_err(|error| failed(&error))?,
            url: self.live_events_address()?,
            client: self.clone(),
            frames: None,
            last_event_id: None,
            failures: 0,
            connect_at: Instant::now(),
        })
    }
}

impl LiveEvents {
    /// Waits for the next event. No event is lost if the future is dropped.
    pub async fn next(&mut self) -> LiveEvent {
        loop {
            let event = match &mut self.frames {
                Some(frames) => {
                    let frame = frames.next().await;
                    self.read_frame(frame)
                }
                None => self.connect().await.map(|()| None),
            };
            match event {
                Ok(Some(event)) => return event,
                Ok(None) => {}
                Err(error) => {
                    self.frames = None;
                    self.connect_at = Instant::now() + self.delay();
                    self.failures = self.failures.saturating_add(1);
                    return LiveEvent::Disconnected(error);
                }
            }
        }
    }

    async fn connect(&mut self) -> Result<(), ContentError> {
        sleep_until(self.connect_at).await;
        let request = self
            .http
            .get(self.url.clone())
            .headers(self.client.headers().clone())
            .header(ACCEPT, "text/event-stream");
        let request = match &self.last_event_id {
            Some(id) => request.header("last-event-id", id),
            None => request,
        };
        let response = request.send().await.map_err(|error| failed(&error))?;
        if !response.status().is_success() {
            return Err(error_of(response, "GET", &self.url).await);
        }
        let frames = SseByteStream::new(response.bytes_stream());
        self.frames = Some(frames.boxed());
        Ok(())
    }

    fn read_frame(
        &mut self,
        frame: Option<Result<Sse, sse_stream::Error>>,
    ) -> Result<Option<LiveEvent>, ContentError> {
        let closed = |why: String| ContentError::of_kind(ErrorKind::Network, why);
        let frame = frame.ok_or_else(|| closed("the live events ended".to_owned()))?;
        let frame = frame.map_err(|error| closed(format!("the live events broke off: {error}")))?;
        let data = frame.data.as_deref().unwrap_or_default();
        let event = match frame.event.as_deref() {
            Some("welcome") => Some(LiveEvent::Welcome),
            Some("restart") => Some(LiveEvent::Restart),
            Some("message") => Some(LiveEvent::Changed(read::<Message>(data)?.tags)),
            Some("goaway") => {
                // The service refuses this client: it waits the longest time before the next
                // attempt.
                self.failures = u32::MAX;
                let reason = read::<GoAway>(data)?.reason;
                return Err(ContentError::of_kind(ErrorKind::Client, reason));
            }
            _ => None,
        };
        self.failures = 0;
        // Not before the event is read: one that cannot be read is sent again.
        if let Some(id) = frame.id.and_then(|id| HeaderValue::from_str(&id).ok()) {
            self.last_event_id = Some(id);
        }
        Ok(event)
    }

    fn delay(&self) -> Duration {
        delay_after(self.failures, self.client.random_fraction())
    }
}

/// How long to wait after this many failures in a row and one more. `random_fraction` is from 0
/// to 1.
fn delay_after(failures: u32, random_fraction: f64) -> Duration {
    let doubled = RECONNECT_DELAY.saturating_mul(2_u32.saturating_pow(failures));
    doubled.min(MAX_RECONNECT_DELAY) + JITTER.mul_f64(random_fraction)
}

fn read<'a, T: Deserialize<'a>>(data: &'a str) -> Result<T, ContentError> {
    serde_json::from_str(data).map_err(|error| unreadable(&error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1, 2, 4, then 8 seconds; one that is refused waits the longest time at once.
    #[test]
    fn delays_grow_to_eight_seconds() {
        let seconds =
            [0, 1, 2, 3, 4, u32::MAX].map(|failures| delay_after(failures, 0.0).as_secs());
        assert_eq!(seconds, [1, 2, 4, 8, 8, 8]);
        assert_eq!(delay_after(0, 1.0), RECONNECT_DELAY + JITTER);
    }
}
