//! Dry runs: transactions that write nothing.
//!
//! They read a snapshot of the database, so that no writer waits for them. The documents that their
//! mutations have changed so far are kept here, and replace those that a query reads.

use super::DatabaseTransaction;
use super::working_set::{NamedDocuments, WorkingSet};
use crate::{Dataset, Lake, LakeError, Principal};
use documents::canonical;
use groq::{Text, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

const BEGIN: &str = "begin isolation level repeatable read read only";

impl Lake {
    /// Begins with a snapshot and loads the documents that the transaction names.
    pub(crate) async fn begin_dry_run(
        &self,
        dataset: &Dataset,
        named: NamedDocuments<'_>,
    ) -> Result<(DatabaseTransaction, WorkingSet), LakeError> {
        let mut database = self.pool.begin_with(BEGIN).await?;
        let working_set = WorkingSet::without_lock(&mut database, dataset, named).await?;
        Ok((database, working_set))
    }
}

/// The documents that a dry run has changed, by id. `None` for one that was deleted, or that the
/// principal may not read.
#[derive(Clone, Default)]
pub(crate) struct Unwritten(Arc<BTreeMap<Text, Option<Value>>>);

impl Unwritten {
    /// Adds the documents that changed since the last time.
    pub(super) fn update(
        &mut self,
        working_set: &mut WorkingSet,
        principal: &Principal,
    ) -> Result<(), LakeError> {
        let changed = working_set
            .entries
            .iter_mut()
            .filter(|(_, entry)| entry.unsaved);
        for (id, entry) in changed {
            entry.unsaved = false;
            let document = match &entry.after {
                Some(document) => {
                    let value = Value::from_json(&canonical::document(document))?;
                    principal.may_read(&value)?.then_some(value)
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

    /// Replaces the documents that were read by the changed ones, in the order of their ids.
    pub(crate) fn replace_changed(&self, documents: &mut Vec<Value>) {
        let id_of = |document: &Value| document.attribute("_id").as_str().map(Text::from);
        documents.retain(|one| id_of(one).is_none_or(|id| !self.0.contains_key(&id)));
        documents.extend(self.0.values().flatten().cloned());
        documents.sort_by_cached_key(id_of);
    }
}
