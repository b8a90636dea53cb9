//! History: documents as they were, and the transactions that made them so.
//!
//! Both are read from `transaction` and `change`. [`rebuild`] walks from a known version to
//! the requested one; [`log`] returns the transactions themselves, a page at a time, so
//! that a slow caller holds no connection. [`document_events`] and
//! [`release_events`] derive from them what editors call publishing, scheduling or deleting.
//! [`purge`] erases documents.

mod document_event;
mod document_events;
mod event_page;
mod group;
mod group_changes;
mod log;
pub(crate) mod purge;
pub(crate) mod rebuild;
mod release_event;
mod release_events;
mod release_states;

pub use document_events::EventsOfDocuments;
pub use event_page::{EventCursor, EventPage, EventsRequest};
pub(crate) use log::concerns;
pub use log::{HistoryRequest, MutationDetail, TransactionLog};
pub use purge::Purged;

use crate::read::possible;
use crate::{Dataset, Lake, LakeError, Permission, Reader};
use groq::Value;
use jiff::Timestamp;
use sqlx::PgConnection;
use std::collections::BTreeSet;

/// A point in the history of documents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    /// After the transaction of this id.
    Revision(String),
    /// At this time, by the time of the transactions.
    Time(Timestamp),
    /// The latest that each document was, before it was deleted if it is.
    Last,
}

impl Lake {
    /// The JSON text of each of these documents as it was, in the order of their
    /// ids. One that did not exist then is left out. So is one that the reader may not read as it
    /// is now, or as it was last if it is gone: what moved out of their sight takes its past
    /// along.
    pub async fn documents_at(
        &self,
        dataset: &Dataset,
        reader: &Reader,
        ids: &[String],
        moment: &Moment,
    ) -> Result<Vec<String>, LakeError> {
        if reader.is_anonymous() {
            return Err(LakeError::NeedsToken);
        }
        let mut ids = possible(ids);
        let mut database = self.pool.begin().await?;
        // What is there now and what led to it must be of one moment.
        sqlx::query("set transaction isolation level repeatable read, read only")
            .execute(&mut *database)
            .await?;
        let seq = match moment {
            Moment::Last => {
                let documents = rebuild::last(&mut database, dataset.ds, &ids).await?;
                return readable(reader, documents);
            }
            Moment::Revision(id) => Some(number(&mut database, dataset.ds, id).await?),
            Moment::Time(at) => number_at(&mut database, dataset.ds, *at).await?,
        };
        if !reader.sees_everything() {
            let last = rebuild::last(&mut database, dataset.ds, &ids).await?;
            let last = ids_of(&readable(reader, last)?)?;
            ids.retain(|id| last.contains(id));
        }
        match seq {
            Some(seq) => {
                let documents = rebuild::at(&mut database, dataset.ds, &ids, seq).await?;
                readable(reader, documents)
            }
            None => Ok(Vec::new()),
        }
    }
}

/// Those of these versions that the reader may read, each judged as it was then.
fn readable(reader: &Reader, versions: Vec<String>) -> Result<Vec<String>, LakeError> {
    if reader.sees_everything() {
        return Ok(versions);
    }
    let mut readable = Vec::new();
    for version in versions {
        if reader.may_with_text(&[Permission::Read], &version)? {
            readable.push(version);
        }
    }
    Ok(readable)
}

/// The ids of documents.
fn ids_of(documents: &[String]) -> Result<BTreeSet<String>, LakeError> {
    let ids = documents.iter().map(|document| {
        let document = Value::from_json(document)?;
        Ok(document
            .attribute("_id")
            .as_str()
            .unwrap_or_default()
            .to_owned())
    });
    ids.collect()
}

/// The number of a transaction.
async fn number(database: &mut PgConnection, ds: i32, id: &str) -> Result<i64, LakeError> {
    let seq = sqlx::query_scalar("select seq from transaction where ds = $1 and id = $2")
        .bind(ds)
        .bind(id)
        .fetch_optional(database)
        .await?;
    seq.ok_or_else(|| LakeError::NoSuchRevision(id.to_owned()))
}

/// The number of the last transaction that was made by that time.
async fn number_at(
    database: &mut PgConnection,
    ds: i32,
    at: Timestamp,
) -> Result<Option<i64>, LakeError> {
    let seq = sqlx::query_scalar(
        "select seq from transaction where ds = $1 and at <= $2::timestamptz
         order by at desc, seq desc limit 1",
    )
    .bind(ds)
    .bind(at.to_string())
    .fetch_optional(database)
    .await?;
    Ok(seq)
}
