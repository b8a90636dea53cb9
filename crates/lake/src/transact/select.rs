//! Which documents a mutation is for.

use super::failure::Problem;
use super::{MutationFailure, Transacting, Transaction};
use crate::connection::Connection;
use crate::query::{Question, evaluate};
use crate::view::View;
use crate::{Dataset, Lake, LakeError, Reader};
use documents::{DocumentId, Mutation, Selection, references};
use groq::{DateTime, Environment, EvaluateError, Parameters, Value};
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

/// The documents that one mutation is for. A query is asked of the transaction's
/// own state.
pub(super) async fn documents(
    lake: &Lake,
    database: &mut Transacting,
    dataset: &Dataset,
    reader: &Reader,
    transaction: &Transaction,
    index: usize,
    mutation: &Mutation,
) -> Result<Vec<DocumentId>, LakeError> {
    let Some(Selection::Query { query, params }) = mutation.selection() else {
        return Ok(named(std::slice::from_ref(mutation)));
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
        limits: transaction.limits.clone(),
    };
    let session = lake.session(dataset, View::of_writer(reader), parameters);
    let connection = &mut Connection::Transaction(&mut *database);
    let found = |value: &Value| Ok(ids_of(value));
    match evaluate(connection, session, question, found).await {
        Ok((found, _)) => Ok(found.map_err(refused)?),
        Err(LakeError::Evaluate(EvaluateError::Limit(limit))) => {
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
