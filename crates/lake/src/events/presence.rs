//! What the documents of a transaction are when its event is sent.
//!
//! Between a commit and its event a document may be changed, unpublished, deleted, or moved to
//! where the reader's role does not reach. Who could read it before learns that it disappeared,
//! without its content.

use crate::events::{ChangedTransaction, SelectedChange, Transition};
use crate::reader::is_for_anyone;
use crate::{Lake, LakeError, Reader};
use groq::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The revisions of a transaction's published documents. One look at them serves every reader
/// without a token.
#[derive(Debug)]
pub struct PublicRevisions {
    /// By document. `None` if nobody without a token may read of this transaction: the dataset is
    /// closed, or was opened after it.
    revisions: Option<BTreeMap<String, String>>,
}

impl PublicRevisions {
    /// Takes back what a reader without a token may not see at this moment. Such a reader may
    /// read no history, so content is sent of the present revision alone: the event of a revision
    /// that another one has replaced comes without it.
    pub fn restrict(&self, transaction: &ChangedTransaction, selected: &mut Vec<SelectedChange>) {
        let Some(revisions) = &self.revisions else {
            selected.clear();
            return;
        };
        selected.retain_mut(|one| {
            let change = &transaction.changes[one.index];
            let Some(revision) = revisions.get(&change.document) else {
                return disappears(one);
            };
            let after = change.after.as_ref();
            if after.is_none_or(|after| after.revision() != *revision) {
                (one.before, one.after) = (false, false);
            }
            true
        });
    }
}

/// Some documents that are there now, to be judged by a role.
#[derive(Debug)]
pub struct PresentDocuments(Vec<(String, String)>);

impl PresentDocuments {
    /// How long their texts are.
    pub fn bytes(&self) -> usize {
        self.0.iter().map(|(_, body)| body.len()).sum()
    }

    /// Takes back what a role may not see at this moment. Its filters may take long.
    pub fn restrict(
        &self,
        transaction: &ChangedTransaction,
        reader: &Reader,
        selected: &mut Vec<SelectedChange>,
    ) -> Result<(), LakeError> {
        let mut readable = BTreeSet::new();
        for (id, body) in &self.0 {
            if reader.may_read(&Value::from_json(body)?)? {
                readable.insert(id);
            }
        }
        selected.retain_mut(|one| {
            readable.contains(&transaction.changes[one.index].document) || disappears(one)
        });
        Ok(())
    }
}

/// Makes a change one by which its document disappears; false if the reader could not see it.
fn disappears(one: &mut SelectedChange) -> bool {
    let was_there = one.before && one.transition != Transition::Appear;
    (one.before, one.after) = (false, false);
    one.transition = Transition::Disappear;
    was_there
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
        // One row without a document if none of them is there, and no row if it is closed.
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
        let is_readable = !rows.is_empty();
        let revisions = rows.into_iter().filter_map(|(id, rev)| id.zip(rev));
        Ok(PublicRevisions {
            revisions: is_readable.then(|| revisions.collect()),
        })
    }

    /// The documents of some changes as they are now.
    pub async fn present_documents(
        &self,
        ds: i32,
        transaction: &ChangedTransaction,
        selected: &[SelectedChange],
    ) -> Result<PresentDocuments, LakeError> {
        let selected = selected.iter();
        let ids = selected.map(|one| &transaction.changes[one.index].document);
        let ids: Vec<String> = ids.cloned().collect();
        let documents =
            sqlx::query_as("select id, body from document where ds = $1 and id = any($2)");
        let documents = documents.bind(ds).bind(ids).fetch_all(&self.pool);
        Ok(PresentDocuments(documents.await?))
    }
}
