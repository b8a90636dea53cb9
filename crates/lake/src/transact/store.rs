//! Writes the documents and the history entry of a transaction.

use super::DatabaseTransaction;
use super::working_set::WorkingSet;
use crate::act::release_tasks;
use crate::{Event, LakeError};
use documents::{Document, DocumentId, Effects, IdKind, canonical, references};
use sqlx::Postgres;
use sqlx::postgres::PgArguments;
use sqlx::query::Query;

/// Documents as columns, for one statement.
#[derive(Default)]
pub(crate) struct Columns {
    ids: Vec<String>,
    types: Vec<String>,
    published_ids: Vec<String>,
    layers: Vec<String>,
    revisions: Vec<String>,
    updated: Vec<String>,
    bodies: Vec<String>,
    sources: Vec<String>,
    source_types: Vec<String>,
    targets: Vec<String>,
    weak: Vec<bool>,
}

impl Columns {
    pub(crate) fn add(&mut self, id: &DocumentId, document: &Document) {
        let text = |name: &str| {
            let value = document.get(name).and_then(|value| value.as_str());
            value.unwrap_or_default().to_owned()
        };
        self.ids.push(id.as_str().to_owned());
        let kind = text("_type");
        self.published_ids.push(id.published_str().to_owned());
        self.layers.push(layer(id).to_owned());
        self.revisions.push(text("_rev"));
        self.updated.push(text("_updatedAt"));
        self.bodies.push(canonical::document(document));
        // References into other datasets are stored for queries, as weak ones: their integrity is
        // not enforced.
        for reference in references::mentioned(document) {
            self.sources.push(id.as_str().to_owned());
            self.source_types.push(kind.clone());
            self.targets.push(reference.target.to_owned());
            self.weak.push(reference.weak || reference.elsewhere);
        }
        self.types.push(kind);
    }
}

fn layer(id: &DocumentId) -> &str {
    match id.kind() {
        IdKind::Published | IdKind::System => "published",
        IdKind::Draft => "drafts",
        IdKind::Version => id.release().unwrap_or("published"),
    }
}

/// Deletes documents that the transaction deleted, and returns those that are to be stored.
async fn unsaved(
    database: &mut DatabaseTransaction,
    ds: i32,
    set: &mut WorkingSet,
) -> Result<Columns, LakeError> {
    let mut columns = Columns::default();
    let mut deleted: Vec<String> = Vec::new();
    for (id, entry) in set.entries.iter_mut().filter(|(_, entry)| entry.unsaved) {
        entry.unsaved = false;
        match &entry.after {
            Some(document) => columns.add(id, document),
            None => deleted.push(id.as_str().to_owned()),
        }
    }
    if !deleted.is_empty() {
        sqlx::query("delete from document where ds = $1 and id = any($2)")
            .bind(ds)
            .bind(deleted)
            .execute(&mut **database)
            .await?;
    }
    Ok(columns)
}

/// Stores the documents of the working set.
pub(crate) async fn documents(
    database: &mut DatabaseTransaction,
    ds: i32,
    set: &mut WorkingSet,
) -> Result<(), LakeError> {
    let columns = unsaved(database, ds, set).await?;
    if columns.ids.is_empty() {
        return Ok(());
    }
    upsert(database, ds, columns).await
}

/// Documents and their references, as parts of one statement.
macro_rules! upserted {
    () => {
        "with upserted as (
           insert into document (ds, id, type, published_id, layer, rev, updated_at, body)
           select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::text[],
             $6::text[], $7::timestamptz[], $8::text[])
           on conflict (ds, id) do update set type = excluded.type, rev = excluded.rev,
             updated_at = excluded.updated_at, body = excluded.body
         ), outdated as (delete from reference where ds = $1 and src = any($2)
         ), referring as (
           insert into reference (ds, src, src_type, dst, weak)
           select $1, * from unnest($9::text[], $10::text[], $11::text[], $12::boolean[])
         )"
    };
}

const UPSERT: &str = concat!(upserted!(), " select 1");

const UPSERT_AND_LOG: &str = concat!(
    upserted!(),
    ", entry as (
       insert into transaction (ds, seq, id, author, at, mutations, tags, draft_tags, bulk)
       values ($1, $13, $14, $15, $16::timestamptz, $17, $18, $19, $20)
     )
     insert into change (ds, seq, document, apply, revert)
     select $1, $13, * from unnest($21::text[], $22::text[], $23::text[])"
);

impl Columns {
    fn bound(self, statement: &'static str, ds: i32) -> Query<'static, Postgres, PgArguments> {
        sqlx::query(statement)
            .bind(ds)
            .bind(self.ids)
            .bind(self.types)
            .bind(self.published_ids)
            .bind(self.layers)
            .bind(self.revisions)
            .bind(self.updated)
            .bind(self.bodies)
            .bind(self.sources)
            .bind(self.source_types)
            .bind(self.targets)
            .bind(self.weak)
    }
}

pub(crate) async fn upsert(
    database: &mut DatabaseTransaction,
    ds: i32,
    columns: Columns,
) -> Result<(), LakeError> {
    columns.bound(UPSERT, ds).execute(&mut **database).await?;
    Ok(())
}

/// The history entry of a transaction.
pub(crate) struct Entry<'t> {
    pub(crate) id: &'t str,
    pub(crate) author: &'t str,
    pub(crate) at: &'t str,
    pub(crate) mutations: Vec<serde_json::Value>,
    pub(crate) event: &'t Event,
}

/// Stores the documents of the working set and the history entry of the transaction. It is one
/// statement, because other writers to the dataset wait until the commit.
pub(crate) async fn finish(
    database: &mut DatabaseTransaction,
    ds: i32,
    set: &mut WorkingSet,
    entry: Entry<'_>,
) -> Result<(), LakeError> {
    let columns = unsaved(database, ds, set).await?;
    let mut ids: Vec<String> = Vec::new();
    let (mut apply, mut revert) = (Vec::new(), Vec::new());
    for (id, entry) in set.touched() {
        let effects = Effects::between(entry.before.as_ref(), entry.after.as_ref());
        ids.push(id.as_str().to_owned());
        apply.push(serde_json::Value::from(effects.apply).to_string());
        revert.push(serde_json::Value::from(effects.revert).to_string());
    }
    release_tasks::update_tasks(database, ds, set, entry.author).await?;
    columns
        .bound(UPSERT_AND_LOG, ds)
        .bind(set.number)
        .bind(entry.id.to_owned())
        .bind(entry.author.to_owned())
        .bind(entry.at.to_owned())
        .bind(serde_json::Value::from(entry.mutations).to_string())
        .bind(&entry.event.tags)
        .bind(&entry.event.draft_tags)
        .bind(entry.event.bulk)
        .bind(ids)
        .bind(apply)
        .bind(revert)
        .execute(&mut **database)
        .await?;
    Ok(())
}
