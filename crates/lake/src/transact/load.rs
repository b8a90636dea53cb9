//! Bulk loads: many documents in one transaction, without history of each.

use super::store::{self, Columns};
use super::working_set::{NamedDocuments, WorkingSet};
use super::{DatabaseTransaction, MutationFailure, Problem};
use crate::principal::require_manager;
use crate::{Dataset, Event, Lake, LakeError, Principal};
use documents::{Document, DocumentId};
use jiff::Timestamp;
use serde_json::Value;

/// Documents to load in one transaction; a few thousand are a good number.
pub struct Load {
    id: String,
    now: String,
    columns: Columns,
}

impl Load {
    /// Derives the rows of documents, which is most of the work outside the database. `id` is the id
    /// of the transaction, and the revision of documents without one; `now` is its time, and that of
    /// documents without one. An existing document is replaced.
    pub fn new(id: String, documents: Vec<Document>, now: Timestamp) -> Result<Self, LakeError> {
        let now = format!("{now:.3}");
        let columns = columns(documents, &id, &now)?;
        Ok(Self { id, now, columns })
    }
}

/// A history entry without mutations and without changes.
pub(crate) struct BulkEntry<'e> {
    pub(crate) id: &'e str,
    pub(crate) author: &'e str,
    pub(crate) at: &'e str,
}

impl Lake {
    /// Updates PostgreSQL's statistics. After many new documents its plans are bad until then.
    pub async fn analyze(&self) -> Result<(), LakeError> {
        sqlx::query("analyze document, reference")
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Inserts documents. The history has one entry without mutations and without changes, so that
    /// the numbers stay consecutive. References are not checked: the caller ensures that their
    /// targets exist.
    pub async fn load(
        &self,
        dataset: &Dataset,
        principal: &Principal,
        load: Load,
    ) -> Result<(), LakeError> {
        require_manager(principal)?;
        let mut database = self.pool.begin().await?;
        let entry = BulkEntry {
            id: &load.id,
            author: principal.identity(),
            at: &load.now,
        };
        let event = self.record_bulk(&mut database, dataset, entry).await?;
        store::upsert(&mut database, dataset.ds, load.columns).await?;
        database.commit().await?;
        self.announce(&event);
        Ok(())
    }

    /// Locks the dataset, and records a transaction whose changes are unknown. There are no tags
    /// without the states before: it may concern every listener.
    pub(crate) async fn record_bulk(
        &self,
        database: &mut DatabaseTransaction,
        dataset: &Dataset,
        entry: BulkEntry<'_>,
    ) -> Result<Event, LakeError> {
        let named = NamedDocuments {
            id: entry.id,
            documents: Vec::new(),
            targets: Vec::new(),
        };
        let mut set = WorkingSet::begin(self, database, dataset, named).await?;
        let event = Event {
            ds: dataset.ds,
            seq: set.number,
            tags: Vec::new(),
            draft_tags: Vec::new(),
            bulk: true,
        };
        let entry = store::Entry {
            id: entry.id,
            author: entry.author,
            at: entry.at,
            mutations: Vec::new(),
            event: &event,
        };
        store::finish(database, dataset.ds, &mut set, entry).await?;
        Ok(event)
    }
}

/// The rows of documents. Missing times and revisions are added.
fn columns(documents: Vec<Document>, id: &str, now: &str) -> Result<Columns, LakeError> {
    let mut columns = Columns::default();
    for (index, mut document) in documents.into_iter().enumerate() {
        let text = |name: &str| document.get(name).and_then(Value::as_str);
        let malformed = |message: String| MutationFailure::of(index, Problem::Malformed(message));
        let document_id = DocumentId::parse(text("_id").unwrap_or_default())
            .map_err(|error| malformed(error.to_string()))?;
        if text("_type").is_none_or(str::is_empty) {
            return Err(malformed(format!("the document {document_id} has no _type")).into());
        }
        for (name, value) in [("_createdAt", now), ("_updatedAt", now), ("_rev", id)] {
            if !document.get(name).is_some_and(Value::is_string) {
                document.insert(name.to_owned(), Value::from(value));
            }
        }
        columns.add(&document_id, &document);
    }
    Ok(columns)
}
