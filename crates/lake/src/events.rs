//! Events: the committed transactions of a dataset, for listeners.
//!
//! The transactions of a dataset have consecutive numbers, so that a listener notices which it has
//! missed, and reads them here. [`Lake::committed`] says when there is something to read.

mod changes;
mod listener_filter;
mod presence;
mod selection;
mod step_limit;

pub use changes::{Change, ChangedTransaction, DocumentState};
pub use listener_filter::ListenerFilter;
pub use presence::{CurrentDocuments, PublicRevisions};
pub use selection::{SelectedChange, Transition};
pub use step_limit::StepLimit;

use crate::rows::from_row;
use crate::{Lake, LakeError};
use tokio::sync::broadcast;

/// A committed transaction: its number and its sync tags, without content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The id of the dataset in the database.
    pub ds: i32,
    /// The number of the transaction in the dataset.
    pub seq: i64,
    /// The sync tags of documents that anyone may read.
    pub tags: Vec<String>,
    /// The sync tags of drafts, versions, and all that has a dot in its id.
    pub draft_tags: Vec<String>,
    /// Whether it is a bulk load, for which no tags and no changes are recorded.
    pub bulk: bool,
}

from_row!(Event: ds, seq, tags, draft_tags, bulk);

/// The state of a dataset: its latest transaction, and what listeners must know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The number of its latest transaction.
    pub seq: i64,
    /// Whether a reader without a token may read it.
    pub public: bool,
    /// The number of its latest transaction when it was last made public.
    pub public_since: i64,
    /// How often documents were erased from its history.
    pub purges: i64,
}

from_row!(Position: seq, public, public_since, purges);

/// Says that this node has changed a dataset. What changed is in the database.
#[derive(Clone, Copy, Debug)]
pub struct Committed {
    /// The id of the dataset in the database.
    pub ds: i32,
    /// The number of the transaction. `None` for a change that is none: documents were erased from
    /// history, or the dataset was made public, made private or deleted.
    pub seq: Option<i64>,
}

impl Lake {
    /// The commits of this node from now on.
    pub fn committed(&self) -> broadcast::Receiver<Committed> {
        self.committed.subscribe()
    }

    /// Announces a transaction, once it is committed.
    pub(crate) fn announce(&self, event: &Event) {
        let (ds, seq) = (event.ds, Some(event.seq));
        // A program that only imports has no receivers.
        let _ = self.committed.send(Committed { ds, seq });
    }

    /// Announces a change of a dataset that is no transaction, once it is committed.
    pub(crate) fn announce_dataset(&self, ds: i32) {
        let _ = self.committed.send(Committed { ds, seq: None });
    }

    /// Whether the dataset has been public since a transaction, and no later one is public. Only
    /// then a stream without a token may resume there: content that was published once and is not
    /// any more must not be sent again.
    pub async fn nothing_public_since(&self, ds: i32, seq: i64) -> Result<bool, LakeError> {
        let nothing = sqlx::query_scalar(
            "select public and public_since <= $2 and not exists (
               select from transaction
               where ds = $1 and seq > $2 and (bulk or cardinality(tags) > 0))
             from dataset where ds = $1",
        );
        let nothing = nothing.bind(ds).bind(seq).fetch_optional(&self.pool);
        Ok(nothing.await?.unwrap_or(false))
    }

    /// Whether a dataset has been public since a transaction.
    pub async fn is_public_since(&self, ds: i32, seq: i64) -> Result<bool, LakeError> {
        let public =
            sqlx::query_scalar("select public and public_since <= $2 from dataset where ds = $1");
        let public = public.bind(ds).bind(seq).fetch_optional(&self.pool);
        Ok(public.await?.unwrap_or(false))
    }

    /// The id of this database, among those whose nodes share a broker.
    pub async fn id(&self) -> Result<String, LakeError> {
        let id = sqlx::query_scalar("select id from lake");
        Ok(id.fetch_one(&self.pool).await?)
    }

    /// The state of a dataset; `None` if it was deleted.
    pub async fn position(&self, ds: i32) -> Result<Option<Position>, LakeError> {
        let position =
            sqlx::query_as("select seq, public, public_since, purges from dataset where ds = $1");
        Ok(position.bind(ds).fetch_optional(&self.pool).await?)
    }

    /// The events after one transaction and up to another, the earliest first.
    pub async fn events_between(
        &self,
        ds: i32,
        (after, up_to): (i64, i64),
        limit: usize,
    ) -> Result<Vec<Event>, LakeError> {
        let events = sqlx::query_as(
            "select ds, seq, tags, draft_tags, bulk from transaction
             where ds = $1 and seq > $2 and seq <= $3 order by seq limit $4",
        );
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let events = events.bind(ds).bind(after).bind(up_to).bind(limit);
        Ok(events.fetch_all(&self.pool).await?)
    }
}
