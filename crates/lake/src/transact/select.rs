//! Which documents a mutation is for.

use super::failure::Problem;
use super::{MutationFailure, Transacting, Transaction};
use crate::connection::Connection;
use crate::query::{Question, evaluate};
use crate::view::View;
use crate::{Dataset, Lake, LakeError, Reader};
use documents::{DocumentId, Mutation, Selection, references};
use groq::{DateTime, Environment, EvaluateError, Limits, Parameters, Value};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A query in a mutation may select this many documents.
const MOST_SELECTED: usize = 10_000;

/// The ids that mutations name, to be loaded together.
pub(super) fn named(mutations: &[Mutation]) -> Vec<DocumentId> {
    let mut ids = Vec::new();
    for mutation in mutations {
        match mutation.selection() {
            Some(Selection::Ids(some)) => ids.extend(some.iter().cloned()),
            _ => ids.extend(mutation.document_id().cloned()),
        }
    }
    ids
}

/// What the documents that mutations make refer to, strongly.
pub(super) fn referred_to(mutations: &[Mutation]) -> Vec<&str> {
    let mut targets = BTreeSet::new();
    for mutation in mutations {
        if let Mutation::Create(document, _)
        | Mutation::CreateOrReplace(document, _)
        | Mutation::CreateIfNotExists(document, _) = mutation
        {
            targets.extend(references::strong(document));
        }
    }
    targets.into_iter().collect()
}

pub(super) fn is_by_query(mutation: &Mutation) -> bool {
    matches!(mutation.selection(), Some(Selection::Query { .. }))
}

/// What a query in a mutation may cost while others wait for the dataset's lock.
const STEPS_WITH_LOCK: u64 = 1_000_000;
const BYTES_WITH_LOCK: u64 = 16 << 20;

/// Who writes, where, and what.
#[derive(Clone, Copy)]
pub(super) struct Writing<'w> {
    pub(super) lake: &'w Lake,
    pub(super) dataset: &'w Dataset,
    pub(super) reader: &'w Reader,
    pub(super) transaction: &'w Transaction,
}

/// Documents that were selected before the lock was taken.
pub(super) struct Selected {
    /// The number that the dataset had.
    pub(super) number: i64,
    pub(super) ids: Vec<DocumentId>,
}

/// The documents of the first mutation, if a query selects them. Nothing was written before
/// it, so the query needs no lock: its result holds as long as the dataset's number is the
/// same.
pub(super) async fn without_lock(
    writing: Writing<'_>,
    mutations: &[Mutation],
) -> Result<Option<Selected>, LakeError> {
    let Some(first) = mutations.first().filter(|first| is_by_query(first)) else {
        return Ok(None);
    };
    let pool = &writing.lake.pool;
    let number: Option<i64> = sqlx::query_scalar("select seq from dataset where ds = $1")
        .bind(writing.dataset.ds)
        .fetch_optional(pool)
        .await?;
    let limits = writing.transaction.limits.clone();
    let ids = by_query(writing, &mut Connection::of(pool), (0, first), limits).await?;
    // A dataset that is gone has no number, and is missed when its lock is taken.
    let number = number.unwrap_or_default();
    Ok(Some(Selected { number, ids }))
}

/// The documents that one mutation is for. A query reads the transaction's own state, and
/// may cost little: the lock is held meanwhile.
pub(super) async fn documents(
    writing: Writing<'_>,
    database: &mut Transacting,
    (index, mutation): (usize, &Mutation),
) -> Result<Vec<DocumentId>, LakeError> {
    if !is_by_query(mutation) {
        return Ok(named(std::slice::from_ref(mutation)));
    }
    let whole = &writing.transaction.limits;
    let limits = Limits {
        steps: whole.steps.min(STEPS_WITH_LOCK),
        bytes: whole.bytes.min(BYTES_WITH_LOCK),
        account: whole.account.clone(),
    };
    let connection = &mut Connection::Transaction(&mut *database);
    by_query(writing, connection, (index, mutation), limits).await
}

async fn by_query(
    writing: Writing<'_>,
    connection: &mut Connection<'_>,
    (index, mutation): (usize, &Mutation),
    limits: Limits,
) -> Result<Vec<DocumentId>, LakeError> {
    let Writing {
        lake,
        dataset,
        reader,
        transaction,
    } = writing;
    let Some(Selection::Query { query, params }) = mutation.selection() else {
        return Ok(Vec::new());
    };
    let refused = |message: String| MutationFailure::of(index, Problem::Query(message));
    let parameters: Result<Parameters, _> = params
        .iter()
        .map(|(name, json)| Ok((name.as_str().into(), Value::from_json(&json.to_string())?)))
        .collect();
    let parameters = Arc::new(parameters.map_err(LakeError::Corrupt)?);
    let prepared = lake.prepared.get(query, &parameters);
    let question = Question {
        prepared: prepared.map_err(|error| refused(error.to_string()))?,
        parameters: parameters.clone(),
        environment: Arc::new(Environment {
            identity: reader.identity().into(),
            ..Environment::at(DateTime::at(transaction.now))
        }),
        limits,
        long_evaluations: transaction.long_evaluations.clone(),
    };
    let session = lake.session(dataset, View::of_writer(reader), parameters);
    let found = |value: &Value| Ok(ids_of(value));
    match evaluate(connection, session, question, found).await {
        Ok((found, _)) => Ok(found.map_err(refused)?),
        Err(LakeError::Evaluate(EvaluateError::Limit(limit))) if !limit.is_of_the_service() => {
            Err(refused(limit.to_string()).into())
        }
        Err(error) => Err(error),
    }
}

/// The ids of the documents that a query gave.
fn ids_of(value: &Value) -> Result<Vec<DocumentId>, String> {
    let items = value.as_array().ok_or("the query must give documents")?;
    if items.len() > MOST_SELECTED {
        return Err(format!(
            "the query gives more than {MOST_SELECTED} documents"
        ));
    }
    let ids = items.iter().map(|item| {
        let id = item.attribute("_id");
        let id = id.as_str().ok_or("the query must give documents")?;
        DocumentId::parse(id).map_err(|error| error.to_string())
    });
    ids.collect()
}
