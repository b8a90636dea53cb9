//! Selects the changes of an event that are sent to a listener. They are selected once for all
//! streams with the same query and the same rights, on a blocking thread if that takes long, and
//! charged to the caller whose stream is the first. For limited readers the check of permissions is
//! repeated after 50 ms.

use crate::live::feed_event::EventContent;
use crate::live::subscription::Subscription;
use crate::live::timed_result::TimedResult;
use groq::{EvaluateError, LimitExceeded, Parameters};
use jiff::Timestamp;
use lake::{
    ChangedTransaction, LakeError, ListenerFilter, Principal, PublicRevisions, SelectedChange,
    StepLimit,
};
use std::sync::Arc;
use tokio::time::Instant;

/// Steps that all conditions of a stream may take for one transaction: a base, and more for each
/// snapshot of a document, before or after its change. A condition on type and site takes about ten.
const BASE_STEPS: u64 = 100_000;
const STEPS_PER_SNAPSHOT: u64 = 2_000;

/// An evaluation that takes more steps runs on a blocking thread.
const MAX_INLINE_STEPS: u64 = 10_000;

/// The query of a listener.
pub(crate) struct Selector {
    filter: Arc<ListenerFilter>,
    /// The same for all streams with the same query and the same rights.
    sharing_key: Arc<str>,
    /// Whether the query may select other documents at another time: it may have `now()`.
    reads_time: bool,
}

impl Selector {
    /// Parses a query for a reader.
    pub(crate) fn parse(
        query: &str,
        parameters: &Parameters,
        only_published: bool,
        principal: &Principal,
    ) -> Result<Self, LakeError> {
        let filter = ListenerFilter::parse(query, parameters, only_published)?;
        let rights = principal.rights();
        let sharing_key = format!("{only_published} {rights:?} {query:?} {parameters:?}");
        Ok(Self {
            filter: Arc::new(filter),
            sharing_key: sharing_key.into(),
            reads_time: query.contains("now"),
        })
    }

    /// The selected changes of the transaction of this number; `None` if the query costs too much.
    pub(crate) async fn select(
        &self,
        (seq, content): (i64, &Arc<EventContent>),
        subscription: &Subscription,
        now: Timestamp,
    ) -> Result<Option<Arc<Vec<SelectedChange>>>, LakeError> {
        let requested = (Instant::now(), subscription.latest_event());
        let shared = content.selections.of(&self.sharing_key);
        let mut shared = shared.lock().await;
        let never_expires = subscription.principal.sees_everything() && !self.reads_time;
        let changes = shared.as_ref().and_then(|changes| {
            let current = changes.current(requested);
            current.or_else(|| never_expires.then(|| changes.value()))
        });
        if let Some(changes) = changes {
            return Ok(changes.clone());
        }
        let started = (Instant::now(), subscription.latest_event());
        let changes = match self.evaluate((seq, content), subscription, now).await {
            Ok(changes) => Some(Arc::new(changes)),
            // The query exceeds its own limit and always will.
            Err(LakeError::Evaluate(EvaluateError::Limit(limit))) if !limit.is_of_the_service() => {
                None
            }
            Err(error) => return Err(error),
        };
        *shared = Some(TimedResult::new(changes.clone(), started));
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
        let principal = &subscription.principal;
        let mut selected = self.matching(content, subscription, now).await?;
        if selected.is_empty() || principal.sees_everything() {
            return Ok(selected);
        }
        if principal.is_anonymous() {
            let public = public_revisions((seq, content), transaction, subscription).await?;
            public.restrict(transaction, &mut selected);
            return Ok(selected);
        }
        restrict_to_role(content, subscription, selected, now).await
    }

    /// The changes that the query and the rights of the reader select, without regard to later
    /// transactions.
    async fn matching(
        &self,
        content: &Arc<EventContent>,
        subscription: &Subscription,
        now: Timestamp,
    ) -> Result<Vec<SelectedChange>, LakeError> {
        let Some(transaction) = &content.transaction else {
            return Ok(Vec::new());
        };
        let (principal, share) = (&subscription.principal, subscription.share());
        let snapshots = 2 * transaction.changes.len() as u64;
        let bound = BASE_STEPS.saturating_add(STEPS_PER_SNAPSHOT.saturating_mul(snapshots));
        // The filters of a role take no counted steps and may take long: they never run inline.
        if principal.is_anonymous() || principal.sees_everything() {
            let mut steps = StepLimit::new(MAX_INLINE_STEPS.min(bound));
            let selected = self.filter.select(transaction, principal, now, &mut steps);
            share.charge_steps(steps.taken);
            if !matches!(selected, Err(LakeError::Evaluate(EvaluateError::Limit(_)))) {
                return selected;
            }
        }
        let (filter, principal) = (self.filter.clone(), principal.clone());
        let content = content.clone();
        let work = move || {
            let mut steps = StepLimit::new(bound);
            let selected = match &content.transaction {
                Some(transaction) => filter.select(transaction, &principal, now, &mut steps),
                None => Ok(Vec::new()),
            };
            (selected, steps.taken)
        };
        let (selected, taken) = share.run_blocking(work).await?;
        share.charge_steps(taken);
        selected
    }
}

/// What of a transaction is public now. One database query serves all streams without a token.
async fn public_revisions(
    (seq, content): (i64, &Arc<EventContent>),
    transaction: &ChangedTransaction,
    subscription: &Subscription,
) -> Result<Arc<PublicRevisions>, LakeError> {
    let requested = (Instant::now(), subscription.latest_event());
    let mut shared = content.public_revisions.lock().await;
    if let Some(public) = shared.as_ref().and_then(|public| public.current(requested)) {
        return Ok(public.clone());
    }
    let started = (Instant::now(), subscription.latest_event());
    let (lake, ds) = (&subscription.lake, subscription.ds());
    let public = Arc::new(lake.public_revisions(ds, seq, transaction).await?);
    subscription.share().charge_read(0);
    *shared = Some(TimedResult::new(public.clone(), started));
    Ok(public)
}

/// Removes the changes of documents that the reader's role may not read now.
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
    let documents = lake.current_documents(subscription.ds(), transaction, &selected);
    let documents = documents.await?;
    share.charge_read(documents.bytes());
    drop(slot);
    let Some(reservation) = share.reserve(documents.bytes()) else {
        return Err(EvaluateError::from(LimitExceeded::Share).into());
    };
    let (content, principal) = (content.clone(), subscription.principal.at(now));
    let work = move || {
        let _reservation = reservation;
        if let Some(transaction) = &content.transaction {
            documents.restrict(transaction, &principal, &mut selected)?;
        }
        Ok(selected)
    };
    share.run_blocking(work).await?
}
