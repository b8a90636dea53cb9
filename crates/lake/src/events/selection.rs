//! Selects the changes of a transaction that are sent to a listener.

use crate::events::{Change, ChangedTransaction, ListenerFilter, StepLimit};
use crate::{LakeError, Principal};
use jiff::Timestamp;

/// What a change means for the documents that match a listener's filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transition {
    /// A document matches that did not before.
    Appear,
    /// It matched before and still does.
    Update,
    /// It does not match any more.
    Disappear,
}

/// A change that is sent to a listener.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SelectedChange {
    /// Its index in the changes of the transaction.
    pub index: usize,
    /// Whether the reader may see the document before the change.
    pub sees_before: bool,
    /// Whether the reader may see the document after the change.
    pub sees_after: bool,
    /// What it means.
    pub transition: Transition,
}

impl ListenerFilter {
    /// The changes of documents that match before or after, in a state that the reader may see. All
    /// conditions and all documents share the steps; an error says that they do not suffice.
    pub fn select(
        &self,
        transaction: &ChangedTransaction,
        principal: &Principal,
        now: Timestamp,
        steps: &mut StepLimit,
    ) -> Result<Vec<SelectedChange>, LakeError> {
        let principal = principal.at(now);
        let mut selected = Vec::new();
        let changes = transaction.changes.iter().enumerate();
        for (index, change) in changes.filter(|(_, change)| self.may_match(&change.document)) {
            if let Some((sees, transition)) = self.transition(change, &principal, now, steps)? {
                let [sees_before, sees_after] = sees;
                selected.push(SelectedChange {
                    index,
                    sees_before,
                    sees_after,
                    transition,
                });
            }
        }
        Ok(selected)
    }

    fn transition(
        &self,
        change: &Change,
        principal: &Principal,
        now: Timestamp,
        steps: &mut StepLimit,
    ) -> Result<Option<([bool; 2], Transition)>, LakeError> {
        let states = change.readable_states(principal)?;
        let mut matches = [false; 2];
        for (matches, state) in matches.iter_mut().zip(states) {
            if let Some(state) = state {
                *matches = self.matches(state, principal, now, steps)?;
            }
        }
        let transition = match matches {
            [false, false] => return Ok(None),
            [false, true] => Transition::Appear,
            [true, false] => Transition::Disappear,
            [true, true] => Transition::Update,
        };
        Ok(Some((states.map(|state| state.is_some()), transition)))
    }
}
