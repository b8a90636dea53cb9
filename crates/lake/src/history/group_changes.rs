//! The changes of the documents of groups.

use super::document_event::{ChangeKind, GroupChange};
use crate::LakeError;
use documents::DocumentId;
use sqlx::postgres::PgRow;
use sqlx::{FromRow, PgConnection};
use std::collections::{BTreeMap, BTreeSet};

/// Values by change: the number of a transaction and a document.
pub(super) type ByChange<T> = BTreeMap<(i64, DocumentId), T>;

const CHANGES: &str = "select seq, document, revert = '[0,null]', apply = '[0,null]',
       case when apply = '[0,null]' then revert::json -> 1 ->> '_rev' end
     from change where ds = $1 and seq = any($2) and document = any($3) and apply <> revert";

/// The revisions of those documents that existed after a transaction: those of their last changes
/// until then. Whether a document existed that was loaded without a history, its next change says.
const REVISIONS_AT: &str = "select q.seq, q.document, coalesce(before.id, d.rev, '')
     from unnest($2::bigint[], $3::text[]) as q (seq, document)
     left join lateral (
       select t.id, c.apply <> '[0,null]' as there
       from change c join transaction t on t.ds = c.ds and t.seq = c.seq
       where c.ds = $1 and c.document = q.document and c.seq <= q.seq
       order by c.seq desc limit 1
     ) before on true
     left join lateral (
       select c.revert <> '[0,null]' as there from change c
       where c.ds = $1 and c.document = q.document and c.seq > q.seq order by c.seq limit 1
     ) later on true
     left join document d on d.ds = $1 and d.id = q.document and later.there is null
     where coalesce(before.there, later.there, d.id is not null)
     order by q.seq, q.document";

/// The authors of a version from its creation until a transaction.
const CONTRIBUTORS: &str =
    "select q.seq, q.document, array_agg(distinct t.author order by t.author)
     from unnest($2::bigint[], $3::text[]) as q (seq, document)
     cross join lateral (
       select coalesce(max(c.seq), 0) as seq from change c
       where c.ds = $1 and c.document = q.document and c.seq < q.seq and c.revert = '[0,null]'
     ) begun
     join change c on c.ds = $1 and c.document = q.document
       and c.seq >= begun.seq and c.seq < q.seq
     join transaction t on t.ds = c.ds and t.seq = c.seq
     group by q.seq, q.document";

/// The kind of a change that created or deleted its document, or neither.
pub(super) fn change_kind(created: bool, deleted: bool) -> ChangeKind {
    match (created, deleted) {
        (_, true) => ChangeKind::Deleted,
        (true, false) => ChangeKind::Created,
        (false, false) => ChangeKind::Updated,
    }
}

/// The changes that these transactions made to these documents.
pub(super) async fn changes(
    database: &mut PgConnection,
    ds: i32,
    numbers: &BTreeSet<i64>,
    documents: &BTreeSet<DocumentId>,
) -> Result<Vec<(i64, GroupChange)>, LakeError> {
    let numbers: Vec<i64> = numbers.iter().copied().collect();
    let documents: Vec<&str> = documents.iter().map(DocumentId::as_str).collect();
    let rows: Vec<(i64, String, bool, bool, Option<String>)> = sqlx::query_as(CHANGES)
        .bind(ds)
        .bind(numbers)
        .bind(documents)
        .fetch_all(database)
        .await?;
    let changes = rows
        .into_iter()
        .filter_map(|(seq, document, created, deleted, revision)| {
            let change = GroupChange {
                document: DocumentId::parse(&document).ok()?,
                kind: change_kind(created, deleted),
                previous_revision: revision,
            };
            Some((seq, change))
        });
    Ok(changes.collect())
}

/// The revisions of those documents that existed after a transaction.
pub(super) async fn revisions_at(
    database: &mut PgConnection,
    ds: i32,
    keys: impl Iterator<Item = &(i64, DocumentId)>,
) -> Result<ByChange<String>, LakeError> {
    let keys = keys.map(|(seq, id)| (*seq, id));
    by_change(database, ds, REVISIONS_AT, keys).await
}

/// The authors of versions, by the transactions that published them.
pub(super) async fn contributors(
    database: &mut PgConnection,
    ds: i32,
    published: &ByChange<DocumentId>,
) -> Result<ByChange<Vec<String>>, LakeError> {
    let keys: BTreeSet<(i64, &DocumentId)> =
        published.iter().map(|((seq, _), id)| (*seq, id)).collect();
    by_change(database, ds, CONTRIBUTORS, keys.into_iter()).await
}

/// The rows of a statement by change.
async fn by_change<'k, T>(
    database: &mut PgConnection,
    ds: i32,
    statement: &'static str,
    keys: impl Iterator<Item = (i64, &'k DocumentId)>,
) -> Result<ByChange<T>, LakeError>
where
    (i64, String, T): for<'r> FromRow<'r, PgRow> + Send + Unpin,
{
    let (numbers, documents): (Vec<i64>, Vec<&str>) =
        keys.map(|(seq, id)| (seq, id.as_str())).unzip();
    let rows: Vec<(i64, String, T)> = sqlx::query_as(statement)
        .bind(ds)
        .bind(numbers)
        .bind(documents)
        .fetch_all(database)
        .await?;
    let rows = rows
        .into_iter()
        .filter_map(|(seq, id, value)| Some(((seq, DocumentId::parse(&id).ok()?), value)));
    Ok(rows.collect())
}
