//! The nodes announce their commits to each other through NATS: which dataset, which number, and
//! nothing else. A message is not believed: it makes a node read PostgreSQL. What is lost on the
//! way is found by the numbers.

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

/// How long the broker holds an event: as long as a node may take to connect again. What is
/// older comes from PostgreSQL.
const HELD: Duration = Duration::from_mins(2);

/// Bytes that the broker holds, at most.
const MOST_BYTES: i64 = 64 << 20;

/// How long a node waits before it subscribes again.
const AGAIN: Duration = Duration::from_millis(200);

/// How the nodes learn of each other's commits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrokerState {
    /// By the broker.
    Connected,
    /// The broker is away: by comparing numbers with the database.
    Away,
    /// No broker is set: the same.
    None,
}

impl BrokerState {
    /// For those who watch the service.
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

/// That a dataset has come to a number. A reader of this message believes neither: it asks
/// PostgreSQL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct BrokerMessage {
    pub(crate) ds: i32,
    /// The number of a transaction, or 0 for what is none: documents were erased from history, or
    /// the dataset was opened, closed or deleted.
    seq: i64,
}

impl BrokerMessage {
    /// The number of a transaction, if it is about one.
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

/// What is known of the connection. Events come once it is there and subscribed.
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

    fn set(&self, which: &AtomicBool, value: bool) {
        which.store(value, Ordering::SeqCst);
        let both = [&self.connected, &self.subscribed];
        let here = both.iter().all(|one| one.load(Ordering::SeqCst));
        let state = if here {
            BrokerState::Connected
        } else {
            BrokerState::Away
        };
        self.state.send_replace(state);
    }
}

/// Connects to a broker, now or when it is there.
pub async fn connect(url: &str, lake: &Lake) -> Result<Broker, BrokerError> {
    let link = Arc::new(Link::new());
    let noted = link.clone();
    let options = ConnectOptions::new()
        .name("vitrine")
        .retry_on_initial_connect()
        .event_callback(move |event| {
            let link = noted.clone();
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
                    tracing::warn!(missed, "events were not published: others find them");
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
            // The acknowledgement is not waited for: the database has the event.
            match self.context.send_publish(subject, message).await {
                Ok(_) => drop(metrics.published.inc()),
                Err(error) => {
                    metrics.unpublished.inc();
                    tracing::warn!(%error, "an event was not published: others find it");
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
            tokio::time::sleep(AGAIN).await;
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
        max_age: HELD,
        max_bytes: MOST_BYTES,
        storage: StorageType::Memory,
        ..Config::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_a_dataset_and_a_number() {
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
    fn more_in_a_message_is_ignored() {
        let text = r#"{"ds":3,"seq":9,"tags":[["s1:a"],[]],"bulk":true}"#;
        let message: BrokerMessage = serde_json::from_str(text).unwrap();
        assert_eq!(message, BrokerMessage { ds: 3, seq: 9 });
    }
}
