//! The documents that an action may read.

use crate::transact::working_set::WorkingSet;
use crate::{LakeError, Permission, Principal};
use documents::{Document, DocumentId, ReleaseName, Stored};
use std::collections::BTreeSet;

/// The documents of a working set that the caller may read. To an action no others exist.
pub(super) struct ReadableDocuments<'s> {
    working_set: &'s WorkingSet,
    hidden: BTreeSet<DocumentId>,
}

impl<'s> ReadableDocuments<'s> {
    /// Checks which of these documents the caller may read.
    pub(super) fn new(
        working_set: &'s WorkingSet,
        principal: &Principal,
        ids: Vec<DocumentId>,
    ) -> Result<Self, LakeError> {
        let mut hidden = BTreeSet::new();
        if !principal.sees_everything() {
            for id in ids {
                let document = working_set.document(&id);
                let is_readable = match document {
                    Some(document) => principal.may_with(&[Permission::Read], document)?,
                    None => true,
                };
                if !is_readable {
                    hidden.insert(id);
                }
            }
        }
        Ok(Self {
            working_set,
            hidden,
        })
    }

    fn ids(&self, is_selected: impl Fn(&DocumentId) -> bool) -> Vec<DocumentId> {
        let entries = self.working_set.entries.iter();
        let existing = entries.filter(|(_, entry)| entry.after.is_some());
        let ids = existing.map(|(id, _)| id).filter(|id| is_selected(id));
        let ids = ids.filter(|id| !self.hidden.contains(*id));
        ids.cloned().collect()
    }
}

impl Stored for ReadableDocuments<'_> {
    fn document(&self, id: &DocumentId) -> Option<&Document> {
        let document = self.working_set.document(id)?;
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
