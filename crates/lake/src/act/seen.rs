//! What the actions of a reader look at.

use crate::transact::working_set::WorkingSet;
use crate::{LakeError, Permission, Reader};
use documents::{Document, DocumentId, ReleaseName, Stored};
use std::collections::BTreeSet;

/// The documents of a transaction, as far as its reader may read them. Others are not there.
pub(super) struct Seen<'s> {
    set: &'s WorkingSet,
    hidden: BTreeSet<DocumentId>,
}

impl<'s> Seen<'s> {
    /// Judges these documents.
    pub(super) fn new(
        set: &'s WorkingSet,
        reader: &Reader,
        ids: Vec<DocumentId>,
    ) -> Result<Self, LakeError> {
        let mut hidden = BTreeSet::new();
        if !reader.sees_everything() {
            for id in ids {
                let document = set.document(&id);
                let readable = match document {
                    Some(document) => reader.may_with(&[Permission::Read], document)?,
                    None => true,
                };
                if !readable {
                    hidden.insert(id);
                }
            }
        }
        Ok(Self { set, hidden })
    }

    fn ids(&self, chosen: impl Fn(&DocumentId) -> bool) -> Vec<DocumentId> {
        let entries = self.set.entries.iter();
        let there = entries.filter(|(_, entry)| entry.after.is_some());
        let ids = there.map(|(id, _)| id).filter(|id| chosen(id));
        let ids = ids.filter(|id| !self.hidden.contains(*id));
        ids.cloned().collect()
    }
}

impl Stored for Seen<'_> {
    fn document(&self, id: &DocumentId) -> Option<&Document> {
        let document = self.set.document(id)?;
        (!self.hidden.contains(id)).then_some(document)
    }

    fn versions_of(&self, published: &DocumentId) -> Vec<DocumentId> {
        let published_str = published.as_str();
        self.ids(|id| id != published && id.published_str() == published_str)
    }

    fn versions_in(&self, release: &ReleaseName) -> Vec<DocumentId> {
        self.ids(|id| id.release() == Some(release.as_str()))
    }
}
