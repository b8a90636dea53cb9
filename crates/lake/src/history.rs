//! History: earlier states of documents, and the transactions that led to them.
//!
//! Both are read from `transaction` and `change`. [`rebuild`] derives a state from a later or an
//! earlier one; [`log`] returns the transactions page by page, so that a slow caller does not hold a
//! connection. [`document_events`] and [`release_events`] derive events such as publishing,
//! scheduling and deleting. [`purge`] erases documents.

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
use crate::{Dataset, Lake, LakeError, Permission, Principal};
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
    /// The present state of each document, or its last if it was deleted.
    Last,
}

impl Lake {
    /// The JSON texts of these documents at a moment, in the order of their ids. A document that did
    /// not exist then is left out. So is one that the reader may not read in its present or last
    /// state: if a document becomes hidden from a reader, so does its history.
    pub async fn documents_at(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        ids: &[String],
        moment: &Moment,
    ) -> Result<Vec<String>, LakeError> {
        if principal.is_anonymous() {
            return Err(LakeError::NeedsToken);
        }
        let mut ids = possible(ids);
        let mut database = self.pool.begin().await?;
        // The present documents and the changes that led to them must be of one snapshot.
        sqlx::query("set transaction isolation level repeatable read, read only")
            .execute(&mut *database)
            .await?;
        let seq = match moment {
            Moment::Last => {
                let documents = rebuild::last(&mut database, dataset.ds, &ids).await?;
                return readable(principal, documents);
            }
            Moment::Revision(id) => Some(number(&mut database, dataset.ds, id).await?),
            Moment::Time(at) => number_at(&mut database, dataset.ds, *at).await?,
        };
        if !principal.sees_everything() {
            let last = rebuild::last(&mut database, dataset.ds, &ids).await?;
            let last = ids_of(&readable(principal, last)?)?;
            ids.retain(|id| last.contains(id));
        }
        match seq {
            Some(seq) => {
                let documents = rebuild::at(&mut database, dataset.ds, &ids, seq).await?;
                readable(principal, documents)
            }
            None => Ok(Vec::new()),
        }
    }
}

/// Those of these states that the reader may read.
fn readable(principal: &Principal, states: Vec<String>) -> Result<Vec<String>, LakeError> {
    if principal.sees_everything() {
        return Ok(states);
    }
    let mut readable = Vec::new();
    for state in states {
        if principal.may_with_text(&[Permission::Read], &state)? {
            readable.push(state);
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

/// The number of the last transaction until a time.
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
