//! What a transaction did, put on record: its documents, its entry in the log, its event.

use super::working_set::WorkingSet;
use super::{Transacting, integrity, store};
use crate::{Event, Lake, LakeError, Reader};
use documents::{Mutation, Stamp};

/// A transaction whose mutations are in the working set.
pub(crate) struct Done<'t> {
    pub(crate) ds: i32,
    pub(crate) reader: &'t Reader,
    pub(crate) stamp: &'t Stamp<'t>,
    pub(crate) mutations: &'t [Mutation],
}

impl Lake {
    /// Writes it, unless a reference would lead nowhere. The caller commits, then announces the
    /// event.
    pub(crate) async fn record(
        &self,
        database: &mut Transacting,
        set: &mut WorkingSet,
        done: Done<'_>,
    ) -> Result<Event, LakeError> {
        let event = set.event(done.ds);
        let entry = store::Entry {
            id: done.stamp.transaction_id,
            author: done.reader.identity(),
            at: done.stamp.now,
            mutations: done.mutations.iter().map(Mutation::to_json).collect(),
            event: &event,
        };
        store::finish(database, done.ds, set, entry).await?;
        integrity::check(database, done.ds, done.reader, set).await?;
        Ok(event)
    }
}
