//! Which changes of an event a stream is told of: evaluated once for all streams with the same
//! query and the same rights, away from the threads that serve requests where it takes long, and
//! charged to the caller whose stream needs it first. Who does not see everything is judged again
//! when a moment has passed.

use crate::live::feed_event::EventContent;
use crate::live::fresh::Fresh;
use crate::live::subscription::Subscription;
use groq::{EvaluateError, LimitExceeded, Parameters};
use jiff::Timestamp;
use lake::{
    ChangedTransaction, LakeError, ListenedDocuments, PublicRevisions, Reader, SelectedChange,
    StepCount,
};
use std::sync::Arc;
use tokio::time::Instant;

/// Steps that the conditions of a stream may take for one transaction, all together: so many, and
/// more for each state of a document. A condition on type and site takes about ten.
const STEPS: u64 = 100_000;
const STEPS_A_STATE: u64 = 2_000;

/// What takes no longer is evaluated at once.
const STEPS_AT_ONCE: u64 = 10_000;

/// What a stream listens to.
pub(crate) struct Selector {
    documents: Arc<ListenedDocuments>,
    /// The same for all streams with the same query and the same rights.
    sharing_key: Arc<str>,
    /// Whether the query may say something else at another time: it may have `now()`.
    reads_time: bool,
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
            reads_time: query.contains("now"),
        })
    }

    /// The changes of the transaction of this number; `None` if to find them costs too much.
    pub(crate) async fn select(
        &self,
        (seq, content): (i64, &Arc<EventContent>),
        subscription: &Subscription,
        now: Timestamp,
    ) -> Result<Option<Arc<Vec<SelectedChange>>>, LakeError> {
        let asked = (Instant::now(), subscription.latest());
        let selection = content.selections.of(&self.sharing_key);
        let mut selection = selection.lock().await;
        let lasts = subscription.reader.sees_everything() && !self.reads_time;
        let known = selection.as_ref().and_then(|known| {
            let current = known.current(asked);
            current.or_else(|| lasts.then(|| known.value()))
        });
        if let Some(known) = known {
            return Ok(known.clone());
        }
        let begun = (Instant::now(), subscription.latest());
        let changes = match self.evaluate((seq, content), subscription, now).await {
            Ok(changes) => Some(Arc::new(changes)),
            // Its own bound does not suffice, today or tomorrow.
            Err(LakeError::Evaluate(EvaluateError::Limit(limit)))
                if limit != LimitExceeded::Share =>
            {
                None
            }
            Err(error) => return Err(error),
        };
        *selection = Some(Fresh::new(changes.clone(), begun));
        Ok(changes)
    }

    async fn evaluate(
        &self,
        (seq, content): (i64, &Arc<EventContent>),
        subscription: &Subscription,
        now: Timestamp,
    ) -> Result<Vec<SelectedChange>, LakeError> {
        let Some(transaction) = &content.transaction else {
            return Ok(Vec::new());
        };
        let reader = &subscription.reader;
        let mut selected = self.matching(content, subscription, now).await?;
        if selected.is_empty() || reader.sees_everything() {
            return Ok(selected);
        }
        if reader.is_anonymous() {
            let public = public_revisions((seq, content), transaction, subscription).await?;
            public.restrict(transaction, &mut selected);
            return Ok(selected);
        }
        restrict_to_role(content, subscription, selected, now).await
    }

    /// The changes that the query and the rights of the reader select, whatever has happened since.
    async fn matching(
        &self,
        content: &Arc<EventContent>,
        subscription: &Subscription,
        now: Timestamp,
    ) -> Result<Vec<SelectedChange>, LakeError> {
        let Some(transaction) = &content.transaction else {
            return Ok(Vec::new());
        };
        let (reader, share) = (&subscription.reader, subscription.share());
        let states = 2 * transaction.changes.len() as u64;
        let bound = STEPS.saturating_add(STEPS_A_STATE.saturating_mul(states));
        // A role's own filters are not counted: they may take long.
        if reader.is_anonymous() || reader.sees_everything() {
            let mut steps = StepCount::of(STEPS_AT_ONCE.min(bound));
            let selected = self.documents.select(transaction, reader, now, &mut steps);
            share.charge_steps(steps.taken);
            if !matches!(selected, Err(LakeError::Evaluate(EvaluateError::Limit(_)))) {
                return selected;
            }
        }
        let (documents, reader) = (self.documents.clone(), reader.clone());
        let content = content.clone();
        let work = move || {
            let mut steps = StepCount::of(bound);
            let selected = match &content.transaction {
                Some(transaction) => documents.select(transaction, &reader, now, &mut steps),
                None => Ok(Vec::new()),
            };
            (selected, steps.taken)
        };
        let (selected, taken) = share.run_blocking(work).await?;
        share.charge_steps(taken);
        selected
    }
}

/// What of a transaction is public now. One look serves all streams without a token.
async fn public_revisions(
    (seq, content): (i64, &Arc<EventContent>),
    transaction: &ChangedTransaction,
    subscription: &Subscription,
) -> Result<Arc<PublicRevisions>, LakeError> {
    let asked = (Instant::now(), subscription.latest());
    let mut known = content.public_revisions.lock().await;
    if let Some(public) = known.as_ref().and_then(|known| known.current(asked)) {
        return Ok(public.clone());
    }
    let begun = (Instant::now(), subscription.latest());
    let (lake, ds) = (&subscription.lake, subscription.ds());
    let public = Arc::new(lake.public_revisions(ds, seq, transaction).await?);
    subscription.share().charge_read(0);
    *known = Some(Fresh::new(public.clone(), begun));
    Ok(public)
}

/// Takes back what the reader's role does not show at this moment.
async fn restrict_to_role(
    content: &Arc<EventContent>,
    subscription: &Subscription,
    mut selected: Vec<SelectedChange>,
    now: Timestamp,
) -> Result<Vec<SelectedChange>, LakeError> {
    let Some(transaction) = &content.transaction else {
        return Ok(Vec::new());
    };
    let (lake, share) = (&subscription.lake, subscription.share());
    let slot = share.read_slot().await?;
    let present = lake.present_documents(subscription.ds(), transaction, &selected);
    let present = present.await?;
    share.charge_read(present.bytes());
    drop(slot);
    let Some(memory) = share.reserve(present.bytes()) else {
        return Err(EvaluateError::from(LimitExceeded::Share).into());
    };
    let (content, reader) = (content.clone(), subscription.reader.at(now));
    let work = move || {
        let _memory = memory;
        if let Some(transaction) = &content.transaction {
            present.restrict(transaction, &reader, &mut selected)?;
        }
        Ok(selected)
    };
    share.run_blocking(work).await?
}
