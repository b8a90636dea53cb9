//! Live events: every committed transaction reaches every open stream of every node.
//!
//! The transactions of a dataset have consecutive numbers, and a stream has a position among them. A
//! [`feed`] has the recent events of a dataset, which it reads from PostgreSQL: when this node
//! commits, when the broker says that another one did, and once a second. A stream that is further
//! behind reads its events itself.

pub(crate) mod broker;
pub(crate) mod event_id;
pub(crate) mod event_stream;
pub(crate) mod feed;
pub(crate) mod feed_event;
pub(crate) mod listener;
pub(crate) mod metrics;
pub(crate) mod mutation_event;
pub(crate) mod select_changes;
pub(crate) mod shared_results;
pub(crate) mod subscription;
pub(crate) mod tag_stream;
pub(crate) mod timed_result;
pub(crate) mod watched_token;

pub use broker::{Broker, BrokerError, BrokerState, connect};
pub use metrics::LiveMetrics;

use broker::BrokerMessage;
use feed::Feed;
use lake::{Dataset, Lake, LakeError};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::{broadcast, watch};
use tokio_util::sync::CancellationToken;
use watched_token::WatchedTokens;

/// The feeds of this node. Cloning shares them.
#[derive(Clone)]
pub struct Live(Arc<Inner>);

struct Inner {
    lake: Lake,
    feeds: Mutex<HashMap<i32, Weak<Feed>>>,
    watched_tokens: WatchedTokens,
    broker: watch::Receiver<BrokerState>,
    metrics: LiveMetrics,
    stop: CancellationToken,
}

impl Live {
    /// The feeds of a lake. `broker` says how the nodes learn of each other's commits.
    pub fn new(lake: Lake, broker: watch::Receiver<BrokerState>) -> Self {
        let live = Self(Arc::new(Inner {
            lake,
            feeds: Mutex::default(),
            watched_tokens: WatchedTokens::default(),
            broker,
            metrics: LiveMetrics::default(),
            stop: CancellationToken::new(),
        }));
        tokio::spawn(live.clone().follow_own_commits());
        live
    }

    /// The feeds of a node that learns of other nodes' commits from the database alone.
    pub fn without_broker(lake: Lake) -> Self {
        let (_, none) = watch::channel(BrokerState::None);
        Self::new(lake, none)
    }

    fn announce(&self, ds: i32, seq: Option<i64>) {
        if let Some(feed) = self.open_feed(ds) {
            feed.announce(seq);
        }
    }

    /// Handles a message of another node, which makes the feed read the database.
    pub(crate) fn on_message(&self, message: BrokerMessage) {
        self.0.metrics.received.inc();
        self.announce(message.ds, message.transaction());
    }

    /// Ends every stream, so that their clients go to another node.
    pub fn stop(&self) {
        self.0.stop.cancel();
    }

    /// The metrics of live events.
    pub fn metrics(&self) -> &LiveMetrics {
        &self.0.metrics
    }

    /// How the nodes learn of each other's commits now.
    pub fn broker(&self) -> BrokerState {
        *self.0.broker.borrow()
    }

    pub(crate) fn stopped(&self) -> CancellationToken {
        self.0.stop.clone()
    }

    pub(crate) fn watched_tokens(&self) -> &WatchedTokens {
        &self.0.watched_tokens
    }

    pub(crate) fn lake(&self) -> &Lake {
        &self.0.lake
    }

    /// The feed of a dataset, which exists as long as a stream holds it.
    pub(crate) async fn feed(&self, dataset: &Dataset) -> Result<Arc<Feed>, LakeError> {
        if let Some(feed) = self.open_feed(dataset.ds) {
            return Ok(feed);
        }
        let position = self.0.lake.position(dataset.ds).await?;
        let position = position.ok_or_else(|| LakeError::NoSuchDataset {
            project: dataset.project.clone(),
            dataset: dataset.name.clone(),
        })?;
        let mut feeds = self.0.feeds.lock().unwrap_or_else(PoisonError::into_inner);
        // Another request may have opened it meanwhile.
        if let Some(feed) = feeds.get(&dataset.ds).and_then(Weak::upgrade) {
            return Ok(feed);
        }
        feeds.retain(|_, feed| feed.strong_count() > 0);
        let feed = Feed::open(dataset.ds, position, self);
        feeds.insert(dataset.ds, Arc::downgrade(&feed));
        Ok(feed)
    }

    fn open_feed(&self, ds: i32) -> Option<Arc<Feed>> {
        let feeds = self.0.feeds.lock().unwrap_or_else(PoisonError::into_inner);
        feeds.get(&ds).and_then(Weak::upgrade)
    }

    async fn follow_own_commits(self) {
        let mut committed = self.0.lake.committed();
        loop {
            let committed = tokio::select! {
                committed = committed.recv() => committed,
                () = self.0.stop.cancelled() => return,
            };
            match committed {
                Ok(committed) => self.announce(committed.ds, committed.seq),
                // A feed notices missed transactions by their numbers.
                Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }
}
