//! Rebuilds earlier states of documents from the effects of the changes since, or until then.

use crate::LakeError;
use documents::{canonical, effects};
use futures_util::TryStreamExt;
use serde_json::Value;
use sqlx::PgConnection;
use std::collections::BTreeMap;

/// States of documents by id; null for a document that does not exist.
pub(crate) type DocumentStates = BTreeMap<String, Value>;

/// How many changes lie on each side of a transaction.
const COUNT: &str = "select document,
       count(*) filter (where seq > $3), count(*) filter (where seq <= $3)
     from change where ds = $1 and document = any($2) group by document";

const BACKWARDS: &str = "select document, revert from change
     where ds = $1 and document = any($2) and seq > $3 order by document, seq desc";

const FORWARDS: &str = "select document, apply from change
     where ds = $1 and document = any($2) and seq <= $3 order by document, seq";

/// What is left of an erased document is not a state of it.
const LAST: &str = "select distinct on (document) document, revert from change
     where ds = $1 and document = any($2) and seq > $3 and not purged
     order by document, seq desc";

/// The texts of the documents after the transaction of this number.
pub(super) async fn at(
    database: &mut PgConnection,
    ds: i32,
    ids: &[String],
    seq: i64,
) -> Result<Vec<String>, LakeError> {
    Ok(texts(&states_at(database, ds, ids, seq).await?))
}

/// The documents after the transaction of this number.
pub(crate) async fn states_at(
    database: &mut PgConnection,
    ds: i32,
    ids: &[String],
    seq: i64,
) -> Result<DocumentStates, LakeError> {
    let counts: Vec<(String, i64, i64)> = sqlx::query_as(COUNT)
        .bind(ds)
        .bind(ids)
        .bind(seq)
        .fetch_all(&mut *database)
        .await?;
    // A document is rebuilt from its present state or from its creation, whichever is nearer.
    let existing = counts.into_iter().filter(|(_, _, before)| *before > 0);
    let (near_present, near_creation): (Vec<_>, Vec<_>) =
        existing.partition(|(_, after, before)| after <= before);
    let ids_of = |counts: Vec<(String, i64, i64)>| -> Vec<String> {
        counts.into_iter().map(|(id, ..)| id).collect()
    };
    let (near_present, near_creation) = (ids_of(near_present), ids_of(near_creation));
    let mut states = present(database, ds, &near_present).await?;
    replay(database, BACKWARDS, ds, &near_present, seq, &mut states).await?;
    states.extend(near_creation.iter().map(|id| (id.clone(), Value::Null)));
    replay(database, FORWARDS, ds, &near_creation, seq, &mut states).await?;
    Ok(states)
}

/// The documents as they are, or as they were before they were deleted.
pub(crate) async fn last(
    database: &mut PgConnection,
    ds: i32,
    ids: &[String],
) -> Result<Vec<String>, LakeError> {
    let mut states = present(database, ds, ids).await?;
    let deleted = states.iter().filter(|(_, state)| state.is_null());
    let deleted: Vec<String> = deleted.map(|(id, _)| id.clone()).collect();
    replay(database, LAST, ds, &deleted, 0, &mut states).await?;
    Ok(texts(&states))
}

/// The documents as they are.
pub(crate) async fn present(
    database: &mut PgConnection,
    ds: i32,
    ids: &[String],
) -> Result<DocumentStates, LakeError> {
    let rows: Vec<(String, String)> =
        sqlx::query_as("select id, body from document where ds = $1 and id = any($2)")
            .bind(ds)
            .bind(ids)
            .fetch_all(database)
            .await?;
    let mut states: DocumentStates = ids.iter().map(|id| (id.clone(), Value::Null)).collect();
    for (id, body) in rows {
        states.insert(id, read(&body)?);
    }
    Ok(states)
}

/// Applies patches as they arrive, one row at a time, so that a long history is never in memory as
/// a whole.
async fn replay(
    database: &mut PgConnection,
    statement: &'static str,
    ds: i32,
    ids: &[String],
    seq: i64,
    states: &mut DocumentStates,
) -> Result<(), LakeError> {
    if ids.is_empty() {
        return Ok(());
    }
    let mut rows = sqlx::query_as::<_, (String, String)>(statement)
        .bind(ds)
        .bind(ids)
        .bind(seq)
        .fetch(database);
    while let Some((id, patch)) = rows.try_next().await? {
        if let (Some(state), Value::Array(patch)) = (states.get_mut(&id), read(&patch)?) {
            *state = effects::apply(state, &patch)?;
        }
    }
    Ok(())
}

fn read(json: &str) -> Result<Value, LakeError> {
    Ok(serde_json::from_str(json).map_err(groq::JsonError::from)?)
}

fn texts(states: &DocumentStates) -> Vec<String> {
    let documents = states.values().filter_map(Value::as_object);
    documents.map(canonical::document).collect()
}
