//! Events: what was committed, for those who listen.
//!
//! The numbers of a dataset have no gap, so that a listener knows what it has missed, and reads
//! it here. [`Lake::committed`] says when there is something to read.

mod changes;
mod listened;
mod presence;
mod selection;
mod step_count;

pub use changes::{Change, ChangedTransaction, DocumentState};
pub use listened::ListenedDocuments;
pub use presence::{PresentDocuments, PublicRevisions};
pub use selection::{SelectedChange, Transition};
pub use step_count::StepCount;

use crate::rows::from_row;
use crate::{Lake, LakeError};
use tokio::sync::broadcast;

/// A transaction that was committed: its number, and what it touched. It has no content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The number of the dataset in the database.
    pub ds: i32,
    /// The number of the transaction in the dataset.
    pub seq: i64,
    /// The sync tags of documents that anyone may read.
    pub tags: Vec<String>,
    /// The sync tags of drafts, versions, and all that has a dot in its id.
    pub draft_tags: Vec<String>,
    /// Whether nothing is known of what it touched: many documents came in at once.
    pub bulk: bool,
}

from_row!(Event: ds, seq, tags, draft_tags, bulk);

/// How far a dataset has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The number of its latest transaction.
    pub seq: i64,
    /// Whether a reader without a token may read it.
    pub public: bool,
    /// The number of its latest transaction when it was last opened to everyone.
    pub public_since: i64,
    /// How often documents were erased from its history.
    pub purges: i64,
}

from_row!(Position: seq, public, public_since, purges);

/// That this node has changed a dataset. What changed is in the database.
#[derive(Clone, Copy, Debug)]
pub struct Committed {
    /// The number of the dataset in the database.
    pub ds: i32,
    /// The number of the transaction. `None` for what is no transaction: documents were erased
    /// from history, or the dataset was opened, closed or deleted.
    pub seq: Option<i64>,
}

impl Lake {
    /// What this node commits from now on.
    pub fn committed(&self) -> broadcast::Receiver<Committed> {
        self.committed.subscribe()
    }

    /// Announces a transaction, once it is committed.
    pub(crate) fn announce(&self, event: &Event) {
        let (ds, seq) = (event.ds, Some(event.seq));
        // Nobody listens in a program that only imports.
        let _ = self.committed.send(Committed { ds, seq });
    }

    /// Announces a change of a dataset that is no transaction, once it is committed.
    pub(crate) fn announce_dataset(&self, ds: i32) {
        let _ = self.committed.send(Committed { ds, seq: None });
    }

    /// Whether nothing that anyone may see has happened after a number, and the dataset was
    /// public all the time: only then a stream without a token goes on there. What was published
    /// once and is not any more is not sent again.
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

    /// Whether a dataset has been public since a number.
    pub async fn is_public_since(&self, ds: i32, seq: i64) -> Result<bool, LakeError> {
        let public =
            sqlx::query_scalar("select public and public_since <= $2 from dataset where ds = $1");
        let public = public.bind(ds).bind(seq).fetch_optional(&self.pool);
        Ok(public.await?.unwrap_or(false))
    }

    /// The name of this database among those whose nodes share a broker.
    pub async fn id(&self) -> Result<String, LakeError> {
        let id = sqlx::query_scalar("select id from lake");
        Ok(id.fetch_one(&self.pool).await?)
    }

    /// How far a dataset has come; `None` if it was deleted.
    pub async fn position(&self, ds: i32) -> Result<Option<Position>, LakeError> {
        let position =
            sqlx::query_as("select seq, public, public_since, purges from dataset where ds = $1");
        Ok(position.bind(ds).fetch_optional(&self.pool).await?)
    }

    /// The events after a number and up to another, the earliest first.
    pub async fn events_between(
        &self,
        ds: i32,
        (after, up_to): (i64, i64),
        most: usize,
    ) -> Result<Vec<Event>, LakeError> {
        let events = sqlx::query_as(
            "select ds, seq, tags, draft_tags, bulk from transaction
             where ds = $1 and seq > $2 and seq <= $3 order by seq limit $4",
        );
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let events = events.bind(ds).bind(after).bind(up_to).bind(most);
        Ok(events.fetch_all(&self.pool).await?)
    }
}
