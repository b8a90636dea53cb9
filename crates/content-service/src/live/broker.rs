//! The nodes announce their commits to each other through NATS: which dataset, which transaction,
//! and nothing else. A message only tells a node to read PostgreSQL. A lost message is noticed by
//! the gap in the numbers.

use crate::live::Live;
use async_nats::jetstream::consumer::DeliverPolicy;
use async_nats::jetstream::consumer::pull::OrderedConfig;
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{Config, StorageType};
use async_nats::jetstream::{self, Context};
use async_nats::{ConnectOptions, Event as ConnectionEvent};
use futures_util::StreamExt;
use lake::{Committed, Lake};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{broadcast, watch};

/// The stream of all nodes that share a broker.
const STREAM: &str = "vitrine-events";

/// How long the broker stores a message: as long as a node may take to connect again. Earlier
/// events are read from PostgreSQL.
const STREAM_MAX_AGE: Duration = Duration::from_mins(2);

/// How many bytes the broker stores.
const STREAM_MAX_BYTES: i64 = 64 << 20;

/// How long a node waits before it subscribes again.
const RESUBSCRIBE_DELAY: Duration = Duration::from_millis(200);

/// How the nodes learn of each other's commits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrokerState {
    /// By the messages of the broker.
    Connected,
    /// The broker is unreachable: by polling the database.
    Away,
    /// No broker is configured: by polling the database.
    None,
}

impl BrokerState {
    /// For monitoring.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Self::Connected => "events by NATS",
            Self::Away => "events by polling: NATS is away",
            Self::None => "events by polling: no NATS is set",
        }
    }
}

/// Why the broker cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BrokerError {
    /// Invalid NATS URL.
    #[error("invalid NATS URL: {0}")]
    Address(#[from] async_nats::ConnectError),
    /// The name of the database could not be read.
    #[error(transparent)]
    Lake(#[from] lake::LakeError),
}

/// Says that a dataset has reached this transaction. The receiver reads PostgreSQL to learn what
/// happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct BrokerMessage {
    /// The id of the dataset in the database.
    pub(crate) ds: i32,
    /// The number of the transaction, or 0 for a change that is none: documents were erased from
    /// history, or the dataset was made public, made private or deleted.
    seq: i64,
}

impl BrokerMessage {
    /// The number of the transaction, if it announces one.
    pub(crate) fn transaction(self) -> Option<i64> {
        (self.seq != 0).then_some(self.seq)
    }
}

impl From<Committed> for BrokerMessage {
    fn from(committed: Committed) -> Self {
        let (ds, seq) = (committed.ds, committed.seq.unwrap_or(0));
        Self { ds, seq }
    }
}

/// A connection to the broker.
pub struct Broker {
    context: Context,
    subject: String,
    link: Arc<Link>,
}

/// The state of the connection. Messages arrive once it is connected and subscribed.
struct Link {
    connected: AtomicBool,
    subscribed: AtomicBool,
    state: watch::Sender<BrokerState>,
}

impl Link {
    fn new() -> Self {
        Self {
            connected: AtomicBool::new(false),
            subscribed: AtomicBool::new(false),
            state: watch::Sender::new(BrokerState::Away),
        }
    }

    fn set(&self, flag: &AtomicBool, value: bool) {
        flag.store(value, Ordering::SeqCst);
        let flags = [&self.connected, &self.subscribed];
        let is_connected = flags.iter().all(|flag| flag.load(Ordering::SeqCst));
        let state = if is_connected {
            BrokerState::Connected
        } else {
            BrokerState::Away
        };
        self.state.send_replace(state);
    }
}

/// Connects to a broker, now or as soon as it is reachable.
pub async fn connect(url: &str, lake: &Lake) -> Result<Broker, BrokerError> {
    let link = Arc::new(Link::new());
    let callback_link = link.clone();
    let options = ConnectOptions::new()
        .name("vitrine")
        .retry_on_initial_connect()
        .event_callback(move |event| {
            let link = callback_link.clone();
            async move {
                match event {
                    ConnectionEvent::Connected => link.set(&link.connected, true),
                    ConnectionEvent::Disconnected | ConnectionEvent::Closed => {
                        link.set(&link.connected, false);
                    }
                    _ => {}
                }
                tracing::info!(%event, "NATS");
            }
        });
    let client = options.connect(url).await?;
    Ok(Broker {
        context: jetstream::new(client),
        subject: format!("vitrine.events.{}", lake.id().await?),
        link,
    })
}

impl Broker {
    /// How the nodes learn of each other's commits now.
    pub fn state(&self) -> watch::Receiver<BrokerState> {
        self.link.state.subscribe()
    }

    /// Announces this node's commits to the others, and theirs to this node.
    pub fn run(self, live: &Live) {
        let broker = Arc::new(self);
        let stop = live.stopped();
        tokio::spawn({
            let (broker, live, stop) = (broker.clone(), live.clone(), stop.clone());
            async move { stop.run_until_cancelled(broker.publish(&live)).await }
        });
        let live = live.clone();
        tokio::spawn(async move { stop.run_until_cancelled(broker.subscribe(&live)).await });
    }

    async fn publish(&self, live: &Live) {
        let mut committed = live.lake().committed();
        loop {
            let committed = match committed.recv().await {
                Ok(committed) => committed,
                Err(broadcast::error::RecvError::Lagged(missed)) => {
                    live.metrics().unpublished.inc_by(missed);
                    tracing::warn!(
                        missed,
                        "events were not published: other nodes find them by polling"
                    );
                    continue;
                }
                Err(broadcast::error::RecvError::Closed) => return,
            };
            let metrics = live.metrics();
            if !self.link.connected.load(Ordering::SeqCst) {
                metrics.unpublished.inc();
                continue;
            }
            let message = BrokerMessage::from(committed);
            let subject = format!("{}.{}", self.subject, message.ds);
            let payload = serde_json::to_vec(&message).unwrap_or_default();
            let message = PublishMessage::build().payload(payload.into());
            // There is no need to wait for the acknowledgement: the database has the event.
            match self.context.send_publish(subject, message).await {
                Ok(_) => drop(metrics.published.inc()),
                Err(error) => {
                    metrics.unpublished.inc();
                    tracing::warn!(%error, "an event was not published: other nodes find it by polling");
                }
            }
        }
    }

    async fn subscribe(&self, live: &Live) {
        loop {
            if let Err(error) = self.follow(live).await {
                tracing::warn!(error, "no events from NATS");
            }
            self.link.set(&self.link.subscribed, false);
            tokio::time::sleep(RESUBSCRIBE_DELAY).await;
        }
    }

    async fn follow(&self, live: &Live) -> Result<(), String> {
        let failed = |error: &dyn std::error::Error| error.to_string();
        let stream = self.context.get_or_create_stream(stream());
        let stream = stream.await.map_err(|error| failed(&error))?;
        let consumer = stream.create_consumer(OrderedConfig {
            filter_subject: format!("{}.>", self.subject),
            deliver_policy: DeliverPolicy::New,
            ..OrderedConfig::default()
        });
        let consumer = consumer.await.map_err(|error| failed(&error))?;
        let mut messages = consumer.messages().await.map_err(|error| failed(&error))?;
        self.link.set(&self.link.subscribed, true);
        while let Some(message) = messages.next().await {
            let message = message.map_err(|error| failed(&error))?;
            match serde_json::from_slice(&message.payload) {
                Ok(message) => live.on_message(message),
                Err(error) => tracing::warn!(%error, "a message from NATS could not be read"),
            }
        }
        Ok(())
    }
}

fn stream() -> Config {
    Config {
        name: STREAM.to_owned(),
        subjects: vec!["vitrine.events.>".to_owned()],
        max_age: STREAM_MAX_AGE,
        max_bytes: STREAM_MAX_BYTES,
        storage: StorageType::Memory,
        ..Config::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_a_dataset_and_a_transaction() {
        let (transaction, other) = (Some(9), None);
        for (seq, text) in [
            (transaction, r#"{"ds":3,"seq":9}"#),
            (other, r#"{"ds":3,"seq":0}"#),
        ] {
            let message = BrokerMessage::from(Committed { ds: 3, seq });
            assert_eq!(serde_json::to_string(&message).unwrap(), text);
            assert_eq!(message.transaction(), seq);
        }
    }

    #[test]
    fn unknown_fields_of_a_message_are_ignored() {
        let text = r#"{"ds":3,"seq":9,"tags":[["s1:a"],[]],"bulk":true}"#;
        let message: BrokerMessage = serde_json::from_str(text).unwrap();
        assert_eq!(message, BrokerMessage { ds: 3, seq: 9 });
    }
}
