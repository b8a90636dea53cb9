//! Selects the documents of a mutation.

use super::bound::{SET_STATEMENT_TIMEOUT_WITH_LOCK, TransactionBound};
use super::dry_run::Unwritten;
use super::failure::Problem;
use super::{DatabaseTransaction, MutationFailure, OpenTransaction, Transaction, store};
use crate::connection::Connection;
use crate::query::{Question, evaluate};
use crate::session::Session;
use crate::view::View;
use crate::{Dataset, Lake, LakeError, Principal};
use documents::{DocumentId, Mutation, Selection, references};
use groq::{DateTime, Environment, EvaluateError, LimitExceeded, Limits, Parameters, Value};
use std::collections::BTreeSet;
use std::sync::Arc;

/// How many documents the query of a mutation may select.
const MAX_SELECTED: usize = 10_000;

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

/// The targets of the strong references of documents that mutations create.
pub(super) fn reference_targets(mutations: &[Mutation]) -> Vec<&str> {
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

/// A transaction with its dataset and its caller.
#[derive(Clone, Copy)]
pub(super) struct WriteRequest<'w> {
    pub(super) lake: &'w Lake,
    pub(super) dataset: &'w Dataset,
    pub(super) principal: &'w Principal,
    pub(super) transaction: &'w Transaction,
}

/// Documents that were selected before the lock was taken.
pub(super) struct Selected {
    /// The number of the dataset's latest transaction at that time.
    pub(super) number: i64,
    pub(super) ids: Vec<DocumentId>,
}

/// The documents of the first mutation, if a query selects them. No mutation precedes it, so the
/// query needs no lock: its result is valid until the next transaction of the dataset.
pub(super) async fn without_lock(
    request: WriteRequest<'_>,
    mutations: &[Mutation],
    bound: &TransactionBound,
) -> Result<Option<Selected>, LakeError> {
    let Some(first) = mutations.first().filter(|first| is_by_query(first)) else {
        return Ok(None);
    };
    let pool = &request.lake.pool;
    let number: Option<i64> = sqlx::query_scalar("select seq from dataset where ds = $1")
        .bind(request.dataset.ds)
        .fetch_optional(pool)
        .await?;
    let unwritten = Unwritten::default();
    let connection = &mut Connection::of(pool);
    let found = by_query(request, connection, (0, first), (unwritten, bound.limits())).await;
    let ids = found.map_err(|error| query_error(error, bound, 0))?;
    // A dataset that was deleted has no number. The error comes when its lock is taken.
    let number = number.unwrap_or_default();
    Ok(Some(Selected { number, ids }))
}

/// The documents of one mutation. A query reads the state that the mutations before it left.
pub(super) async fn documents(
    request: WriteRequest<'_>,
    open: &mut OpenTransaction,
    bound: &mut TransactionBound,
    (index, mutation): (usize, &Mutation),
) -> Result<Vec<DocumentId>, LakeError> {
    if let Some(selected) = open.selected.take() {
        return Ok(selected);
    }
    if !is_by_query(mutation) {
        return Ok(named(std::slice::from_ref(mutation)));
    }
    let OpenTransaction {
        database,
        working_set,
        unwritten,
        ..
    } = open;
    match unwritten {
        Some(unwritten) => unwritten.update(working_set, request.principal)?,
        None => store::documents(database, request.dataset.ds, working_set).await?,
    }
    let state = (unwritten.clone().unwrap_or_default(), bound.limits());
    let has_lock = bound.has_lock();
    let query = async {
        if has_lock {
            set_statement_timeout(database, SET_STATEMENT_TIMEOUT_WITH_LOCK).await?;
        }
        let connection = &mut Connection::Transaction(&mut *database);
        let ids = by_query(request, connection, (index, mutation), state).await?;
        if has_lock {
            set_statement_timeout(database, RESET_STATEMENT_TIMEOUT).await?;
        }
        Ok(ids)
    };
    let found = bound.run(index, query).await;
    found.map_err(|error| query_error(error, bound, index))
}

/// Statements may again take as long as elsewhere.
const RESET_STATEMENT_TIMEOUT: &str = "set local statement_timeout to default";

async fn set_statement_timeout(
    database: &mut DatabaseTransaction,
    statement: &'static str,
) -> Result<(), LakeError> {
    sqlx::query(statement).execute(&mut **database).await?;
    Ok(())
}

/// SQLSTATE of a statement that took too long.
const CANCELLED: &str = "57014";

/// Turns an exceeded limit into the failure of the mutation, with the limit of the transaction.
fn query_error(error: LakeError, bound: &TransactionBound, index: usize) -> LakeError {
    let code = match &error {
        LakeError::Database(sqlx::Error::Database(refusal)) => refusal.code(),
        _ => None,
    };
    match error {
        LakeError::Evaluate(EvaluateError::Limit(LimitExceeded::Steps)) => bound.refusal(index),
        LakeError::Evaluate(EvaluateError::Limit(limit)) if !limit.is_of_the_service() => {
            MutationFailure::of(index, Problem::Query(limit.to_string())).into()
        }
        _ if bound.has_lock() && code.is_some_and(|code| code == CANCELLED) => bound.refusal(index),
        other => other,
    }
}

async fn by_query(
    request: WriteRequest<'_>,
    connection: &mut Connection<'_>,
    (index, mutation): (usize, &Mutation),
    (unwritten, limits): (Unwritten, Limits),
) -> Result<Vec<DocumentId>, LakeError> {
    let WriteRequest {
        lake,
        dataset,
        principal,
        transaction,
    } = request;
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
            identity: principal.identity().into(),
            ..Environment::at(DateTime::at(transaction.now))
        }),
        limits,
        long_evaluations: transaction.long_evaluations.clone(),
    };
    let mut session = Session::new(dataset, View::of_writer(principal), parameters);
    session.unwritten = unwritten;
    let found = |value: &Value| Ok(ids_of(value));
    let (found, _) = evaluate(connection, session, question, found).await?;
    Ok(found.map_err(refused)?)
}

/// The ids of the documents that a query selected.
fn ids_of(value: &Value) -> Result<Vec<DocumentId>, String> {
    let items = value.as_array().ok_or("the query must give documents")?;
    if items.len() > MAX_SELECTED {
        return Err(format!(
            "the query gives more than {MAX_SELECTED} documents"
        ));
    }
    let ids = items.iter().map(|item| {
        let id = item.attribute("_id");
        let id = id.as_str().ok_or("the query must give documents")?;
        DocumentId::parse(id).map_err(|error| error.to_string())
    });
    ids.collect()
}
