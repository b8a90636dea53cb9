//! Documents as they were, from the effects of what happened to them.

use crate::LakeError;
use documents::{canonical, effects};
use futures_util::TryStreamExt;
use serde_json::Value;
use sqlx::PgConnection;
use std::collections::BTreeMap;

/// Versions of documents by id; null where there is none.
pub(crate) type Versions = BTreeMap<String, Value>;

/// How many changes lie on each side of a transaction.
const COUNT: &str = "select document,
       count(*) filter (where seq > $3), count(*) filter (where seq <= $3)
     from change where ds = $1 and document = any($2) group by document";

const BACKWARDS: &str = "select document, revert from change
     where ds = $1 and document = any($2) and seq > $3 order by document, seq desc";

const FORWARDS: &str = "select document, apply from change
     where ds = $1 and document = any($2) and seq <= $3 order by document, seq";

/// What is left of a document that was erased is no version of it.
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
    Ok(texts(&versions_at(database, ds, ids, seq).await?))
}

/// The documents after the transaction of this number.
pub(crate) async fn versions_at(
    database: &mut PgConnection,
    ds: i32,
    ids: &[String],
    seq: i64,
) -> Result<Versions, LakeError> {
    let counts: Vec<(String, i64, i64)> = sqlx::query_as(COUNT)
        .bind(ds)
        .bind(ids)
        .bind(seq)
        .fetch_all(&mut *database)
        .await?;
    // From the present or from nothing, whichever is nearer.
    let begun = counts.into_iter().filter(|(_, _, before)| *before > 0);
    let (near, far): (Vec<_>, Vec<_>) = begun.partition(|(_, after, before)| after <= before);
    let names = |counts: Vec<(String, i64, i64)>| -> Vec<String> {
        counts.into_iter().map(|(id, ..)| id).collect()
    };
    let (near, far) = (names(near), names(far));
    let mut versions = present(database, ds, &near).await?;
    replay(database, BACKWARDS, ds, &near, seq, &mut versions).await?;
    versions.extend(far.iter().map(|id| (id.clone(), Value::Null)));
    replay(database, FORWARDS, ds, &far, seq, &mut versions).await?;
    Ok(versions)
}

/// The documents as they are, or as they were before they were deleted.
pub(crate) async fn last(
    database: &mut PgConnection,
    ds: i32,
    ids: &[String],
) -> Result<Vec<String>, LakeError> {
    let mut versions = present(database, ds, ids).await?;
    let gone = versions.iter().filter(|(_, version)| version.is_null());
    let gone: Vec<String> = gone.map(|(id, _)| id.clone()).collect();
    replay(database, LAST, ds, &gone, 0, &mut versions).await?;
    Ok(texts(&versions))
}

/// The documents as they are.
pub(crate) async fn present(
    database: &mut PgConnection,
    ds: i32,
    ids: &[String],
) -> Result<Versions, LakeError> {
    let rows: Vec<(String, String)> =
        sqlx::query_as("select id, body from document where ds = $1 and id = any($2)")
            .bind(ds)
            .bind(ids)
            .fetch_all(database)
            .await?;
    let mut versions: Versions = ids.iter().map(|id| (id.clone(), Value::Null)).collect();
    for (id, body) in rows {
        versions.insert(id, read(&body)?);
    }
    Ok(versions)
}

/// Applies patches as they come, one row at a time: a long history is never held whole.
async fn replay(
    database: &mut PgConnection,
    statement: &'static str,
    ds: i32,
    ids: &[String],
    seq: i64,
    versions: &mut Versions,
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
        if let (Some(version), Value::Array(patch)) = (versions.get_mut(&id), read(&patch)?) {
            *version = effects::apply(version, &patch)?;
        }
    }
    Ok(())
}

fn read(json: &str) -> Result<Value, LakeError> {
    Ok(serde_json::from_str(json).map_err(groq::JsonError::from)?)
}

fn texts(versions: &Versions) -> Vec<String> {
    let documents = versions.values().filter_map(Value::as_object);
    documents.map(canonical::document).collect()
}
