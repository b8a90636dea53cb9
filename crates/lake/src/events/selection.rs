//! Which changes of a transaction a listener is told of, and how much of them.

use crate::events::{Change, ChangedTransaction, ListenedDocuments, StepCount};
use crate::{LakeError, Reader};
use jiff::Timestamp;

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
