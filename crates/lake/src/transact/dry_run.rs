//! Transactions that leave everything as it was.
//!
//! They work on a snapshot of the database that cannot be written to, so that nobody waits for
//! them. What their mutations have made so far is held here, over the documents that a query
//! reads.

use super::Transacting;
use super::working_set::WorkingSet;
use crate::{Dataset, Lake, LakeError, Reader};
use documents::{DocumentId, canonical};
use groq::{Text, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

const BEGIN: &str = "begin isolation level repeatable read read only";

impl Lake {
    /// Begins with a snapshot, and the documents that the transaction names.
    pub(crate) async fn begin_dry_run(
        &self,
        dataset: &Dataset,
        transaction: &str,
        (ids, targets): (Vec<DocumentId>, Vec<&str>),
    ) -> Result<(Transacting, WorkingSet), LakeError> {
        let mut database = self.pool.begin_with(BEGIN).await?;
        let set =
            WorkingSet::without_lock(&mut database, dataset, transaction, ids, targets).await?;
        Ok((database, set))
    }
}

/// Documents as a transaction has them that writes nothing, over those of the database. `None`
/// for one that is gone, or that the reader may not read.
#[derive(Clone, Default)]
pub(crate) struct Unwritten(Arc<BTreeMap<Text, Option<Value>>>);

impl Unwritten {
    /// Takes over what was changed since the last time.
    pub(super) fn follow(
        &mut self,
        set: &mut WorkingSet,
        reader: &Reader,
    ) -> Result<(), LakeError> {
        let changed = set.entries.iter_mut().filter(|(_, entry)| entry.unsaved);
        for (id, entry) in changed {
            entry.unsaved = false;
            let document = match &entry.after {
                Some(document) => {
                    let value = Value::from_json(&canonical::document(document))?;
                    reader.may_read(&value)?.then_some(value)
                }
                None => None,
            };
            Arc::make_mut(&mut self.0).insert(id.as_str().into(), document);
        }
        Ok(())
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts the documents in the place of those that were read, in the order of their ids.
    pub(crate) fn cover(&self, documents: &mut Vec<Value>) {
        let text = |document: &Value| document.attribute("_id").as_str().map(Text::from);
        documents.retain(|one| text(one).is_none_or(|id| !self.0.contains_key(&id)));
        documents.extend(self.0.values().flatten().cloned());
        documents.sort_by_cached_key(text);
    }
}
