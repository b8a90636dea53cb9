//! Writes what a transaction did: its documents, its entry in the log, its event.

use super::working_set::WorkingSet;
use super::{DatabaseTransaction, integrity, store};
use crate::{Event, Lake, LakeError, Principal};
use documents::{Mutation, Stamp};

/// A transaction whose mutations are in the working set.
pub(crate) struct TransactionRecord<'t> {
    pub(crate) ds: i32,
    pub(crate) principal: &'t Principal,
    pub(crate) stamp: &'t Stamp<'t>,
    pub(crate) mutations: &'t [Mutation],
}

impl Lake {
    /// Writes a transaction, then checks references: one that leads nowhere is an error, after which
    /// the database transaction must be rolled back. Otherwise it is to be committed, then the event
    /// to be announced.
    pub(crate) async fn record(
        &self,
        database: &mut DatabaseTransaction,
        set: &mut WorkingSet,
        transaction: TransactionRecord<'_>,
    ) -> Result<Event, LakeError> {
        let event = set.event(transaction.ds);
        let entry = store::Entry {
            id: transaction.stamp.transaction_id,
            author: transaction.principal.identity(),
            at: transaction.stamp.now,
            mutations: transaction
                .mutations
                .iter()
                .map(Mutation::to_json)
                .collect(),
            event: &event,
        };
        store::finish(database, transaction.ds, set, entry).await?;
        integrity::check(database, transaction.ds, transaction.principal, set).await?;
        Ok(event)
    }
}
