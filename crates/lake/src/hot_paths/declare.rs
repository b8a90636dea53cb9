//! Bringing the database in line with the indexes that are wanted.

use super::physical::PhysicalIndexes;
use crate::rows::from_row;
use crate::{IndexDefinition, LakeError};
use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, PgConnection};
use std::collections::BTreeSet;

/// How long the change of a table waits for those who use it. Meanwhile all new readers and writers
/// of documents queue behind it.
const LOCK_TIMEOUT: &str = "set local lock_timeout = '5s'";
/// PostgreSQL's code for a lock that was not free in time.
const LOCK_NOT_AVAILABLE: &str = "55P03";
/// Keys that one call of a function of PostgreSQL makes: it takes a hundred arguments.
const KEYS_AT_ONCE: usize = 40;

struct Row {
    name: String,
    by_type: bool,
    paths: Vec<String>,
}

from_row!(Row: name, by_type, paths);

/// Makes the column and the indexes that are wanted, and drops indexes that are not. Does nothing
/// where nothing changed. New paths mean that the table is written anew; paths that nobody wants
/// any more stay, because a node may still look up documents by them.
pub(super) async fn declare(
    database: &mut PgConnection,
    wanted: &PhysicalIndexes,
) -> Result<(), LakeError> {
    sqlx::query(LOCK_TIMEOUT).execute(&mut *database).await?;
    let changed = change(database, wanted).await;
    changed.map_err(|error| match &error {
        LakeError::Database(sqlx::Error::Database(refusal))
            if refusal.code().as_deref() == Some(LOCK_NOT_AVAILABLE) =>
        {
            LakeError::DocumentsInUse
        }
        _ => error,
    })
}

async fn change(database: &mut PgConnection, wanted: &PhysicalIndexes) -> Result<(), LakeError> {
    let mut paths = present_paths(database).await?;
    let present = present_indexes(database).await?;
    let is_written_anew = !wanted.paths.is_subset(&paths);
    if is_written_anew {
        paths.extend(wanted.paths.iter().cloned());
        remake_column(database, &paths).await?;
    }
    let is_wanted =
        |index: &IndexDefinition| wanted.indexes.iter().any(|one| one.has_columns_of(index));
    let (kept, dropped): (Vec<_>, Vec<_>) = present.into_iter().partition(is_wanted);
    if is_written_anew {
        // They went with the column.
        for index in &kept {
            create_index(database, &index.name, index).await?;
        }
    }
    let present = kept.iter().chain(&dropped);
    let mut names: BTreeSet<String> = present.map(|index| index.name.clone()).collect();
    let is_missing = |index: &&IndexDefinition| !kept.iter().any(|one| one.has_columns_of(index));
    for index in wanted.indexes.iter().filter(is_missing) {
        let name = free_name(index, &names);
        create_index(database, &name, index).await?;
        record_index(database, &name, index).await?;
        names.insert(name);
    }
    // Last: from then on until the commit nobody reads documents. To make an index stops writers
    // alone.
    for index in &dropped {
        drop_index(database, &index.name).await?;
    }
    Ok(())
}

/// The paths whose keys are stored.
async fn present_paths(database: &mut PgConnection) -> Result<BTreeSet<String>, LakeError> {
    let paths: Option<String> = sqlx::query_scalar(
        "select col_description(attrelid, attnum) from pg_attribute
         where attrelid = 'document'::regclass and attname = 'idx' and not attisdropped",
    )
    .fetch_optional(database)
    .await?
    .flatten();
    let paths = paths.unwrap_or_default();
    Ok(paths.split_whitespace().map(str::to_owned).collect())
}

async fn present_indexes(database: &mut PgConnection) -> Result<Vec<IndexDefinition>, LakeError> {
    let rows: Vec<Row> = sqlx::query_as("select name, by_type, paths from hot_index order by name")
        .fetch_all(database)
        .await?;
    let index = |row: Row| IndexDefinition {
        name: row.name,
        by_type: row.by_type,
        paths: row.paths,
        tagged: 0,
    };
    Ok(rows.into_iter().map(index).collect())
}

async fn remake_column(
    database: &mut PgConnection,
    paths: &BTreeSet<String>,
) -> Result<(), LakeError> {
    let schema: String = sqlx::query_scalar("select quote_ident(current_schema())")
        .fetch_one(&mut *database)
        .await?;
    let key = |path: &String| {
        let segments = path.replace('.', ",");
        format!("'{path}', {schema}.hot_key(document #> '{{{segments}}}')")
    };
    let keys: Vec<String> = paths.iter().map(key).collect();
    let objects: Vec<String> = keys
        .chunks(KEYS_AT_ONCE)
        .map(|keys| format!("jsonb_build_object({})", keys.join(", ")))
        .collect();
    let dropped = "alter table document drop column if exists idx";
    run(database, dropped.to_owned()).await?;
    let function = format!(
        "create or replace function hot_keys(body text) returns jsonb
         language plpgsql immutable strict parallel safe as $$
         declare document constant jsonb := body::jsonb;
         begin return jsonb_strip_nulls({}); end $$",
        objects.join(" || ")
    );
    run(database, function).await?;
    let column = "alter table document add column idx jsonb \
                  generated always as (hot_keys(body)) stored";
    run(database, column.to_owned()).await?;
    let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
    let comment = format!("comment on column document.idx is '{}'", paths.join(" "));
    run(database, comment).await
}

/// The name of an index, or a longer one where an index with other columns has that.
fn free_name(index: &IndexDefinition, taken: &BTreeSet<String>) -> String {
    if !taken.contains(&index.name) {
        return index.name.clone();
    }
    let columns = format!("{} {}", index.by_type, index.paths.join(" "));
    let digest = hex::encode(&Sha256::digest(columns)[..4]);
    format!("{}_{digest}", index.name)
}

async fn create_index(
    database: &mut PgConnection,
    name: &str,
    index: &IndexDefinition,
) -> Result<(), LakeError> {
    let kind = if index.by_type { "type, " } else { "" };
    let keys: Vec<String> = index
        .paths
        .iter()
        .map(|path| expression("", path))
        .collect();
    let keys = keys.join(", ");
    let statement = format!("create index hot_{name} on document (ds, {kind}{keys})");
    run(database, statement).await
}

async fn record_index(
    database: &mut PgConnection,
    name: &str,
    index: &IndexDefinition,
) -> Result<(), LakeError> {
    sqlx::query("insert into hot_index (name, by_type, paths) values ($1, $2, $3)")
        .bind(name)
        .bind(index.by_type)
        .bind(&index.paths)
        .execute(database)
        .await?;
    Ok(())
}

async fn drop_index(database: &mut PgConnection, name: &str) -> Result<(), LakeError> {
    run(database, format!("drop index if exists hot_{name}")).await?;
    sqlx::query("delete from hot_index where name = $1")
        .bind(name)
        .execute(database)
        .await?;
    Ok(())
}

/// The key at a path, as the indexes have it: a statement must write it the same way.
pub(crate) fn expression(alias: &str, path: &str) -> String {
    format!("(({alias}idx ->> '{path}') collate \"C\")")
}

/// Runs a statement made of checked names.
async fn run(database: &mut PgConnection, statement: String) -> Result<(), LakeError> {
    sqlx::query(AssertSqlSafe(statement))
        .execute(database)
        .await?;
    Ok(())
}
