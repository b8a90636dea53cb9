//! The nodes hear of each other's commits through NATS: which dataset, which number,
//! which tags, and no content. What is lost on the way is found by the numbers.

use crate::live::Live;
use async_nats::jetstream::consumer::DeliverPolicy;
use async_nats::jetstream::consumer::pull::OrderedConfig;
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{Config, StorageType};
use async_nats::jetstream::{self, Context};
use async_nats::{ConnectOptions, Event as ConnectionEvent};
use futures_util::StreamExt;
use lake::{Committed, Event, Lake};
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

/// A message beyond this is sent without its tags, which others then read from PostgreSQL.
const LONGEST_MESSAGE: usize = 256 << 10;

/// How long a node waits before it subscribes again.
const AGAIN: Duration = Duration::from_millis(200);

/// How the nodes hear of each other.
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
    /// The address is none.
    #[error("the address of NATS cannot be used: {0}")]
    Address(#[from] async_nats::ConnectError),
    /// The database has no name for itself.
    #[error(transparent)]
    Lake(#[from] lake::LakeError),
}

/// What a node tells the others.
#[derive(Debug, Serialize, Deserialize)]
struct Message {
    ds: i32,
    seq: i64,
    /// The tags; none where they are too long.
    tags: Option<[Vec<String>; 2]>,
    #[serde(default)]
    bulk: bool,
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
    /// How the nodes hear of each other now.
    pub fn state(&self) -> watch::Receiver<BrokerState> {
        self.link.state.subscribe()
    }

    /// Tells others what this node commits, and this node what others commit.
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
            let (ds, message) = match &committed {
                Committed::Transaction(event) => {
                    let id = format!("{}-{}", event.ds, event.seq);
                    let message = PublishMessage::build().message_id(id);
                    (event.ds, message.payload(payload(event).into()))
                }
                Committed::Purge { ds } => (
                    *ds,
                    PublishMessage::build().payload(compare_message(*ds).into()),
                ),
            };
            let subject = format!("{}.{ds}", self.subject);
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
            match serde_json::from_slice::<Message>(&message.payload) {
                Ok(message) => live.hear_of(message.into_event()),
                Err(error) => tracing::warn!(%error, "an event could not be read"),
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
        duplicate_window: HELD,
        storage: StorageType::Memory,
        ..Config::default()
    }
}

fn payload(event: &Event) -> Vec<u8> {
    let message = |tags: bool| Message {
        ds: event.ds,
        seq: event.seq,
        tags: tags.then(|| [event.tags.clone(), event.draft_tags.clone()]),
        bulk: event.bulk,
    };
    let text = |tags| serde_json::to_vec(&message(tags)).unwrap_or_default();
    let whole = text(true);
    if whole.len() > LONGEST_MESSAGE {
        return text(false);
    }
    whole
}

/// That a node must compare what it knows of a dataset with the database.
fn compare_message(ds: i32) -> Vec<u8> {
    let message = Message {
        ds,
        seq: 0,
        tags: None,
        bulk: false,
    };
    serde_json::to_vec(&message).unwrap_or_default()
}

/// What a node hears of another.
pub(crate) enum Heard {
    /// An event as it is.
    Whole(Arc<Event>),
    /// That there is one of this number.
    Number { ds: i32 },
}

impl Message {
    fn into_event(self) -> Heard {
        let (ds, seq, bulk) = (self.ds, self.seq, self.bulk);
        match self.tags {
            Some([tags, draft_tags]) => Heard::Whole(Arc::new(Event {
                ds,
                seq,
                tags,
                draft_tags,
                bulk,
            })),
            None => Heard::Number { ds },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_has_no_more_than_tags() {
        let mut event = Event {
            ds: 3,
            seq: 9,
            tags: vec!["s1:a".to_owned()],
            draft_tags: Vec::new(),
            bulk: false,
        };
        let read = |event: &Event| {
            let message: Message = serde_json::from_slice(&payload(event)).unwrap();
            message.into_event()
        };
        assert!(matches!(read(&event), Heard::Whole(heard) if *heard == event));
        event.tags = vec!["s1:0123456789abcdef".to_owned(); 20_000];
        assert!(matches!(read(&event), Heard::Number { ds: 3 }));
    }
}
