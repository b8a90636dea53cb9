//! What transactions did to the documents of groups.

use super::document_event::{Deed, GroupChange};
use crate::LakeError;
use documents::DocumentId;
use sqlx::postgres::PgRow;
use sqlx::{FromRow, PgConnection};
use std::collections::{BTreeMap, BTreeSet};

/// By the number of a transaction and a document.
pub(super) type ByPlace<What> = BTreeMap<(i64, DocumentId), What>;

const CHANGES: &str = "select seq, document, revert = '[0,null]', apply = '[0,null]',
       case when apply = '[0,null]' then revert::json -> 1 ->> '_rev' end
     from change where ds = $1 and seq = any($2) and document = any($3) and apply <> revert";

/// Which of these documents were there after which transactions, and in which revision: that of
/// the last change until then. What was loaded without a history is known by what came later.
const THERE: &str = "select q.seq, q.document, coalesce(before.id, d.rev, '')
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

/// Who wrote to a version from its beginning until a transaction.
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

/// What was done, by whether the document was made or deleted.
pub(super) fn deed_of(created: bool, deleted: bool) -> Deed {
    match (created, deleted) {
        (_, true) => Deed::Deleted,
        (true, false) => Deed::Created,
        (false, false) => Deed::Updated,
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
                deed: deed_of(created, deleted),
                previous_revision: revision,
            };
            Some((seq, change))
        });
    Ok(changes.collect())
}

/// The revisions of those documents that were there.
pub(super) async fn there(
    database: &mut PgConnection,
    ds: i32,
    places: impl Iterator<Item = &(i64, DocumentId)>,
) -> Result<ByPlace<String>, LakeError> {
    let places = places.map(|(seq, id)| (*seq, id));
    by_place(database, ds, THERE, places).await
}

/// The authors of versions, by the transactions that published them.
pub(super) async fn contributors(
    database: &mut PgConnection,
    ds: i32,
    published: &ByPlace<DocumentId>,
) -> Result<ByPlace<Vec<String>>, LakeError> {
    let places: BTreeSet<(i64, &DocumentId)> =
        published.iter().map(|((seq, _), id)| (*seq, id)).collect();
    by_place(database, ds, CONTRIBUTORS, places.into_iter()).await
}

/// What a statement says of each place that it knows.
async fn by_place<'p, What>(
    database: &mut PgConnection,
    ds: i32,
    statement: &'static str,
    places: impl Iterator<Item = (i64, &'p DocumentId)>,
) -> Result<ByPlace<What>, LakeError>
where
    (i64, String, What): for<'r> FromRow<'r, PgRow> + Send + Unpin,
{
    let (numbers, documents): (Vec<i64>, Vec<&str>) =
        places.map(|(seq, id)| (seq, id.as_str())).unzip();
    let rows: Vec<(i64, String, What)> = sqlx::query_as(statement)
        .bind(ds)
        .bind(numbers)
        .bind(documents)
        .fetch_all(database)
        .await?;
    let rows = rows
        .into_iter()
        .filter_map(|(seq, id, what)| Some(((seq, DocumentId::parse(&id).ok()?), what)));
    Ok(rows.collect())
}
