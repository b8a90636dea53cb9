//! The present state of a transaction's documents, at the time when its event is sent.
//!
//! Between a commit and its event a document may be changed, unpublished, deleted, or changed so
//! that the reader's role does not permit to read it. A reader that could read it before is told
//! that it disappeared, without its content.

use crate::events::{ChangedTransaction, SelectedChange, Transition};
use crate::principal::is_for_anyone;
use crate::{Lake, LakeError, Principal};
use groq::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The present revisions of a transaction's published documents. One database query serves every
/// reader without a token.
#[derive(Debug)]
pub struct PublicRevisions {
    /// By document. `None` if this transaction is not public: the dataset is private, or was made
    /// public after it.
    revisions: Option<BTreeMap<String, String>>,
}

impl PublicRevisions {
    /// Removes from the selection what a reader without a token may not see now. Such a reader may
    /// not read history, so only the event of the present revision is sent with content: that of a
    /// revision that was replaced has none.
    pub fn restrict(&self, transaction: &ChangedTransaction, selected: &mut Vec<SelectedChange>) {
        let Some(revisions) = &self.revisions else {
            selected.clear();
            return;
        };
        selected.retain_mut(|selected| {
            let change = &transaction.changes[selected.index];
            let Some(revision) = revisions.get(&change.document) else {
                return make_disappear(selected);
            };
            let after = change.after.as_ref();
            if after.is_none_or(|after| after.revision() != *revision) {
                (selected.sees_before, selected.sees_after) = (false, false);
            }
            true
        });
    }
}

/// The present state of some documents, for the filters of a role.
#[derive(Debug)]
pub struct CurrentDocuments(Vec<(String, String)>);

impl CurrentDocuments {
    /// The length of their JSON texts.
    pub fn bytes(&self) -> usize {
        self.0.iter().map(|(_, body)| body.len()).sum()
    }

    /// Removes from the selection what a role may not see now. Its filters may take long.
    pub fn restrict(
        &self,
        transaction: &ChangedTransaction,
        principal: &Principal,
        selected: &mut Vec<SelectedChange>,
    ) -> Result<(), LakeError> {
        let mut readable = BTreeSet::new();
        for (id, body) in &self.0 {
            if principal.may_read(&Value::from_json(body)?)? {
                readable.insert(id);
            }
        }
        selected.retain_mut(|selected| {
            let document = &transaction.changes[selected.index].document;
            readable.contains(document) || make_disappear(selected)
        });
        Ok(())
    }
}

/// Turns a change into the disappearance of its document. False if the reader did not see the
/// document before.
fn make_disappear(selected: &mut SelectedChange) -> bool {
    let was_visible = selected.sees_before && selected.transition != Transition::Appear;
    (selected.sees_before, selected.sees_after) = (false, false);
    selected.transition = Transition::Disappear;
    was_visible
}

impl Lake {
    /// The documents of a transaction as readers without a token may read them now.
    pub async fn public_revisions(
        &self,
        ds: i32,
        seq: i64,
        transaction: &ChangedTransaction,
    ) -> Result<PublicRevisions, LakeError> {
        let ids = transaction.changes.iter().map(|change| &change.document);
        let ids: Vec<String> = ids.filter(|id| is_for_anyone(id)).cloned().collect();
        // There is one row without a document if none of them exists, and no row if the dataset is
        // private.
        let rows: Vec<(Option<String>, Option<String>)> = sqlx::query_as(
            "select document.id, document.rev from dataset
             left join document on document.ds = dataset.ds and document.id = any($3)
             where dataset.ds = $1 and public and public_since < $2",
        )
        .bind(ds)
        .bind(seq)
        .bind(ids)
        .fetch_all(&self.pool)
        .await?;
        let is_public = !rows.is_empty();
        let revisions = rows.into_iter().filter_map(|(id, rev)| id.zip(rev));
        Ok(PublicRevisions {
            revisions: is_public.then(|| revisions.collect()),
        })
    }

    /// The documents of some changes in their present state.
    pub async fn current_documents(
        &self,
        ds: i32,
        transaction: &ChangedTransaction,
        selected: &[SelectedChange],
    ) -> Result<CurrentDocuments, LakeError> {
        let selected = selected.iter();
        let ids = selected.map(|selected| &transaction.changes[selected.index].document);
        let ids: Vec<String> = ids.cloned().collect();
        let documents =
            sqlx::query_as("select id, body from document where ds = $1 and id = any($2)");
        let documents = documents.bind(ds).bind(ids).fetch_all(&self.pool);
        Ok(CurrentDocuments(documents.await?))
    }
}
