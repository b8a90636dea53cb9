//! Which documents a mutation is for.

use super::failure::Problem;
use super::{MutationFailure, Transacting, Transaction};
use crate::snapshot::{Connection, Snapshot, View};
use crate::{Dataset, LakeError, Reader};
use documents::{DocumentId, Mutation, Selection};
use groq::{DateTime, Environment, Limits, Parameters, Value};
use std::cell::RefCell;
use tokio::runtime::Handle;

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

pub(super) fn is_by_query(mutation: &Mutation) -> bool {
    matches!(mutation.selection(), Some(Selection::Query { .. }))
}

/// The documents that one mutation is for. A query is asked of the transaction's
/// own state, so the transaction is lent to it and comes back.
pub(super) async fn documents(
    database: Transacting,
    dataset: &Dataset,
    reader: &Reader,
    transaction: &Transaction,
    index: usize,
    mutation: &Mutation,
) -> Result<(Transacting, Vec<DocumentId>), LakeError> {
    let Some(Selection::Query { query, params }) = mutation.selection() else {
        return Ok((database, named(std::slice::from_ref(mutation))));
    };
    let parameters: Result<Parameters, _> = params
        .iter()
        .map(|(name, json)| Ok((name.as_str().into(), Value::from_json(&json.to_string())?)))
        .collect();
    let parameters = parameters.map_err(LakeError::Corrupt)?;
    let snapshot = Snapshot {
        connection: Connection::Transaction(RefCell::new(database)),
        runtime: Handle::current(),
        ds: dataset.ds,
        view: View::of_writer(),
    };
    let environment = Environment {
        identity: reader.identity().into(),
        ..Environment::at(DateTime::at(transaction.now))
    };
    let query = query.clone();
    let work = move || {
        let found = found(&snapshot, &environment, &query, &parameters);
        (snapshot.connection, found)
    };
    let (connection, found) = tokio::task::spawn_blocking(work).await?;
    let Connection::Transaction(database) = connection else {
        return Err(LakeError::Forbidden("update"));
    };
    let ids = found.map_err(|message| MutationFailure::of(index, Problem::Query(message)))?;
    Ok((database.into_inner(), ids))
}

fn found(
    snapshot: &Snapshot,
    environment: &Environment,
    query: &str,
    parameters: &Parameters,
) -> Result<Vec<DocumentId>, String> {
    let query = groq::parse(query).map_err(|error| error.to_string())?;
    let resolved = groq::resolve(&query, parameters).map_err(|error| error.to_string())?;
    let limits = Limits::default();
    let value = groq::evaluate(&resolved, parameters, snapshot, environment, &limits)
        .map_err(|error| error.to_string())?;
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
