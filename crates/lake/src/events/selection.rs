//! Which changes of a transaction a listener is told of, and how much of them.

use crate::events::{Change, ChangedTransaction, ListenedDocuments};
use crate::history::rebuild;
use crate::reader::is_for_anyone;
use crate::{Lake, LakeError, Reader};
use groq::Value;
use jiff::Timestamp;
use std::collections::BTreeSet;

/// What a change means for the documents of a listener's query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transition {
    /// A document becomes one of them.
    Appear,
    /// It was one of them and still is.
    Update,
    /// It is none of them any more.
    Disappear,
}

/// A change of which a listener is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelectedChange {
    /// Its place among the changes of the transaction.
    pub index: usize,
    /// Whether the reader may see the document as it was.
    pub before: bool,
    /// Whether the reader may see what it became.
    pub after: bool,
    /// What it means.
    pub transition: Transition,
}

/// Steps of evaluation: a bound, and how many were taken.
#[derive(Clone, Copy, Debug)]
pub struct StepCount {
    bound: u64,
    /// How many were taken.
    pub taken: u64,
}

impl StepCount {
    /// A bound of which nothing is taken yet.
    pub fn of(bound: u64) -> Self {
        Self { bound, taken: 0 }
    }

    pub(super) fn left(&self) -> u64 {
        self.bound.saturating_sub(self.taken)
    }
}

impl ListenedDocuments {
    /// The changes of a transaction that concern these documents and that the reader may see one
    /// side of. All conditions and all documents share the steps; an error says that they do not
    /// suffice.
    pub fn select(
        &self,
        transaction: &ChangedTransaction,
        reader: &Reader,
        now: Timestamp,
        steps: &mut StepCount,
    ) -> Result<Vec<SelectedChange>, LakeError> {
        let reader = reader.at(now);
        let mut selected = Vec::new();
        let changes = transaction.changes.iter().enumerate();
        for (index, change) in changes.filter(|(_, one)| self.may_contain(&one.document)) {
            if let Some((sides, transition)) = self.transition(change, &reader, now, steps)? {
                let [before, after] = sides;
                selected.push(SelectedChange {
                    index,
                    before,
                    after,
                    transition,
                });
            }
        }
        Ok(selected)
    }

    fn transition(
        &self,
        change: &Change,
        reader: &Reader,
        now: Timestamp,
        steps: &mut StepCount,
    ) -> Result<Option<([bool; 2], Transition)>, LakeError> {
        let sides = change.readable(reader)?;
        let mut contains = [false; 2];
        for (contains, side) in contains.iter_mut().zip(sides) {
            if let Some(state) = side {
                *contains = self.contains(state, reader, now, steps)?;
            }
        }
        let transition = match contains {
            [false, false] => return Ok(None),
            [false, true] => Transition::Appear,
            [true, false] => Transition::Disappear,
            [true, true] => Transition::Update,
        };
        Ok(Some((sides.map(|side| side.is_some()), transition)))
    }
}

impl Lake {
    /// Takes back what the reader may not see any more at this moment: between a commit and its
    /// event a document may be unpublished, deleted, or moved to where the reader's role does not
    /// reach. Who could see it before learns that it disappeared, without its content.
    pub async fn hide_what_is_gone(
        &self,
        ds: i32,
        transaction: &ChangedTransaction,
        reader: &Reader,
        selected: &mut Vec<SelectedChange>,
    ) -> Result<(), LakeError> {
        if reader.sees_everything() || selected.is_empty() {
            return Ok(());
        }
        let id = |one: &SelectedChange| transaction.changes[one.index].document.clone();
        let ids: Vec<String> = selected.iter().map(id).collect();
        let readable = self.readable_now(ds, &ids, reader).await?;
        selected.retain_mut(|one| {
            if readable.contains(&transaction.changes[one.index].document) {
                return true;
            }
            let was_there = one.before && one.transition != Transition::Appear;
            (one.before, one.after) = (false, false);
            one.transition = Transition::Disappear;
            was_there
        });
        Ok(())
    }

    /// Those of the documents that are there now and that the reader may read.
    async fn readable_now(
        &self,
        ds: i32,
        ids: &[String],
        reader: &Reader,
    ) -> Result<BTreeSet<String>, LakeError> {
        if reader.is_anonymous() {
            let there: Vec<String> =
                sqlx::query_scalar("select id from document where ds = $1 and id = any($2)")
                    .bind(ds)
                    .bind(ids)
                    .fetch_all(&self.pool)
                    .await?;
            return Ok(there.into_iter().filter(|id| is_for_anyone(id)).collect());
        }
        let mut database = self.pool.acquire().await?;
        let mut readable = BTreeSet::new();
        for (id, document) in rebuild::present(&mut database, ds, ids).await? {
            if !document.is_null() && reader.may_read(&Value::from_json(&document.to_string())?)? {
                readable.insert(id);
            }
        }
        Ok(readable)
    }
}
