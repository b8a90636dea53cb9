//! Which changes of an event a stream is told of: evaluated once for all streams with the same
//! query and the same rights, away from the threads that serve requests where it takes long, and
//! charged to the caller whose stream needs it first.

use crate::live::feed_event::{EventContent, Selection};
use crate::live::subscription::Subscription;
use groq::{EvaluateError, LimitExceeded, Parameters};
use jiff::Timestamp;
use lake::{LakeError, ListenedDocuments, Reader, SelectedChange, StepCount};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// Steps that the conditions of a stream may take for one transaction, all together: so many, and
/// more for each state of a document. A condition on type and site takes about ten.
const STEPS: u64 = 100_000;
const STEPS_A_STATE: u64 = 2_000;

/// What takes no longer is evaluated at once.
const STEPS_AT_ONCE: u64 = 10_000;

/// How long an evaluation waits for a slot. Streams of other callers may wait for it as well.
const LONGEST_WAIT: Duration = Duration::from_secs(2);

/// What a stream listens to.
pub(crate) struct Selector {
    documents: Arc<ListenedDocuments>,
    /// The same for all streams with the same query and the same rights.
    sharing_key: Arc<str>,
}

impl Selector {
    /// Reads a query for a reader.
    pub(crate) fn parse(
        query: &str,
        parameters: &Parameters,
        only_published: bool,
        reader: &Reader,
    ) -> Result<Self, LakeError> {
        let documents = ListenedDocuments::parse(query, parameters, only_published)?;
        let rights = reader.rights();
        let sharing_key = format!("{only_published} {rights:?} {query:?} {parameters:?}");
        Ok(Self {
            documents: Arc::new(documents),
            sharing_key: sharing_key.into(),
        })
    }

    /// The changes; `None` if to find them costs too much.
    pub(crate) async fn select(
        &self,
        content: &Arc<EventContent>,
        subscription: &Subscription,
        now: Timestamp,
    ) -> Result<Option<Arc<Vec<SelectedChange>>>, LakeError> {
        let selection = content.selection(&self.sharing_key);
        let mut selection = selection.lock().await;
        let latest = subscription.latest();
        // Who does not see everything is judged again once anything has happened since.
        let is_current =
            |known: &Selection| subscription.reader.sees_everything() || known.as_of >= latest;
        if let Some(known) = selection.as_ref().filter(|known| is_current(known)) {
            return Ok(known.changes.clone());
        }
        let changes = match self.evaluate(content, subscription, now).await {
            Ok(changes) => Some(Arc::new(changes)),
            // Its own bound does not suffice, today or tomorrow.
            Err(LakeError::Evaluate(EvaluateError::Limit(limit)))
                if limit != LimitExceeded::Share =>
            {
                None
            }
            Err(error) => return Err(error),
        };
        *selection = Some(Selection {
            as_of: latest,
            changes: changes.clone(),
        });
        Ok(changes)
    }

    async fn evaluate(
        &self,
        content: &Arc<EventContent>,
        subscription: &Subscription,
        now: Timestamp,
    ) -> Result<Vec<SelectedChange>, LakeError> {
        let Some(transaction) = &content.transaction else {
            return Ok(Vec::new());
        };
        let reader = &subscription.reader;
        let share = subscription.share();
        let states = 2 * transaction.changes.len() as u64;
        let bound = STEPS.saturating_add(STEPS_A_STATE.saturating_mul(states));
        // A role's own filters are not counted: they may take long.
        let role_has_filters = !reader.is_anonymous() && !reader.sees_everything();
        let mut selected = None;
        if !role_has_filters {
            let mut steps = StepCount::of(STEPS_AT_ONCE.min(bound));
            let tried = self.documents.select(transaction, reader, now, &mut steps);
            share.spend_steps(steps.taken);
            selected = match tried {
                Err(LakeError::Evaluate(EvaluateError::Limit(_))) => None,
                other => Some(other?),
            };
        }
        let mut selected = match selected {
            Some(selected) => selected,
            None => {
                self.evaluate_on_own_thread(content, subscription, now, bound)
                    .await?
            }
        };
        let lake = &subscription.lake;
        lake.hide_what_is_gone(
            subscription.ds(),
            transaction,
            &reader.at(now),
            &mut selected,
        )
        .await?;
        Ok(selected)
    }

    /// The same on a thread of its own, once there is a slot for it.
    async fn evaluate_on_own_thread(
        &self,
        content: &Arc<EventContent>,
        subscription: &Subscription,
        now: Timestamp,
        bound: u64,
    ) -> Result<Vec<SelectedChange>, LakeError> {
        let share = subscription.share();
        let slot = timeout(LONGEST_WAIT, share.long_evaluations().acquire_owned()).await;
        // While this stream waited, others of its caller may have used up their share.
        let Ok(Ok(slot)) = slot else {
            return Err(EvaluateError::from(LimitExceeded::Share).into());
        };
        if !share.has_steps() {
            return Err(EvaluateError::from(LimitExceeded::Share).into());
        }
        let documents = self.documents.clone();
        let reader = subscription.reader.clone();
        let content = content.clone();
        let work = move || {
            let _slot = slot;
            let mut steps = StepCount::of(bound);
            let selected = match &content.transaction {
                Some(transaction) => documents.select(transaction, &reader, now, &mut steps),
                None => Ok(Vec::new()),
            };
            (selected, steps.taken)
        };
        let (selected, taken) = tokio::task::spawn_blocking(work).await?;
        share.spend_steps(taken);
        selected
    }
}
