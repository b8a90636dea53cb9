//! Bringing the database in line with the declared indexes.

use super::{HotIndex, HotPaths};
use crate::LakeError;
use crate::rows::from_row;
use sqlx::{AssertSqlSafe, PgConnection, PgPool};
use std::collections::BTreeMap;
use std::fmt::Write;

struct Row {
    name: String,
    by_type: bool,
    paths: Vec<String>,
    tagged: i16,
}

from_row!(Row: name, by_type, paths, tagged);

/// The indexes that the database has; the usual ones before its schema has any.
pub(crate) async fn load(pool: &PgPool) -> Result<HotPaths, LakeError> {
    let known: bool = sqlx::query_scalar("select to_regclass('hot_index') is not null")
        .fetch_one(pool)
        .await?;
    if !known {
        return Ok(HotPaths::usual());
    }
    let mut connection = pool.acquire().await?;
    present(&mut connection).await
}

/// The indexes and the paths that the database has.
async fn present(connection: &mut PgConnection) -> Result<HotPaths, LakeError> {
    let paths: Option<String> = sqlx::query_scalar(
        "select col_description(attrelid, attnum) from pg_attribute
         where attrelid = 'document'::regclass and attname = 'idx' and not attisdropped",
    )
    .fetch_optional(&mut *connection)
    .await?
    .flatten();
    let paths = paths.unwrap_or_default();
    Ok(HotPaths {
        indexes: declared(connection).await?,
        paths: paths.split_whitespace().map(str::to_owned).collect(),
    })
}

async fn declared(connection: &mut PgConnection) -> Result<Vec<HotIndex>, LakeError> {
    let rows: Vec<Row> =
        sqlx::query_as("select name, by_type, paths, tagged from hot_index order by name")
            .fetch_all(connection)
            .await?;
    let index = |row: Row| HotIndex {
        name: row.name,
        by_type: row.by_type,
        paths: row.paths,
        tagged: usize::try_from(row.tagged).unwrap_or(0),
    };
    Ok(rows.into_iter().map(index).collect())
}

/// Makes the column and the indexes that these paths need, and drops those that
/// are no longer declared. Does nothing where nothing changed. New paths mean that
/// the table is written anew.
pub(crate) async fn declare(pool: &PgPool, wanted: &HotPaths) -> Result<(), LakeError> {
    for index in &wanted.indexes {
        check(index)?;
    }
    let mut transaction = pool.begin().await?;
    // Nodes that start together wait for each other.
    sqlx::query("select pg_advisory_xact_lock(hashtext('vitrine hot paths'))")
        .execute(&mut *transaction)
        .await?;
    let present = present(&mut transaction).await?;
    let mut remaining = by_name(&present);
    if present.paths != wanted.paths {
        remake_column(&mut transaction, wanted).await?;
        remaining.clear();
    }
    for statement in changes(&remaining, &by_name(wanted)) {
        run(&mut transaction, statement).await?;
    }
    remember(&mut transaction, wanted).await?;
    transaction.commit().await?;
    Ok(())
}

type ByName<'h> = BTreeMap<&'h str, &'h HotIndex>;

fn by_name(hot: &HotPaths) -> ByName<'_> {
    let named = |index| -> (&str, &HotIndex) {
        let index: &HotIndex = index;
        (&index.name, index)
    };
    hot.indexes.iter().map(named).collect()
}

/// Names and paths become part of statements, so they are what they seem to be.
fn check(index: &HotIndex) -> Result<(), LakeError> {
    let named = !index.name.is_empty()
        && index.name.len() <= 40
        && index
            .name
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b == b'_');
    let segment = |s: &str| {
        !s.is_empty()
            && !s.starts_with(|c: char| c.is_ascii_digit())
            && s.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
    };
    let path = |path: &String| path.len() <= 80 && path.split('.').all(segment);
    let fits = named
        && (1..=4).contains(&index.paths.len())
        && index.paths.iter().all(path)
        && index.tagged <= index.paths.len();
    if fits {
        return Ok(());
    }
    Err(LakeError::InvalidName(format!(
        "the hot index {:?} must have a name of lower-case letters, and one to four paths such \
         as slug.current, of which not more than all make its tag",
        index.name
    )))
}

async fn remake_column(connection: &mut PgConnection, wanted: &HotPaths) -> Result<(), LakeError> {
    let schema: String = sqlx::query_scalar("select quote_ident(current_schema())")
        .fetch_one(&mut *connection)
        .await?;
    let mut keys = String::new();
    for path in wanted.paths() {
        let segments = path.replace('.', ",");
        let comma = if keys.is_empty() { "" } else { ", " };
        // Writing to a string does not fail.
        let _ = write!(
            keys,
            "{comma}'{path}', {schema}.hot_key(document #> '{{{segments}}}')"
        );
    }
    run(
        connection,
        "alter table document drop column if exists idx".to_owned(),
    )
    .await?;
    run(
        connection,
        format!(
            "create or replace function hot_keys(body text) returns jsonb
             language plpgsql immutable strict parallel safe as $$
             declare document constant jsonb := body::jsonb;
             begin return jsonb_strip_nulls(jsonb_build_object({keys})); end $$"
        ),
    )
    .await?;
    let column = "alter table document add column idx jsonb \
                  generated always as (hot_keys(body)) stored";
    run(connection, column.to_owned()).await?;
    let paths: Vec<&str> = wanted.paths().collect();
    let comment = format!("comment on column document.idx is '{}'", paths.join(" "));
    run(connection, comment).await
}

/// Statements that lead from the present indexes to the wanted ones.
fn changes(present: &ByName<'_>, wanted: &ByName<'_>) -> Vec<String> {
    let stale = present
        .iter()
        .filter(|(name, index)| wanted.get(*name) != Some(index));
    let dropped = stale.map(|(name, _)| format!("drop index if exists hot_{name}"));
    let missing = wanted
        .iter()
        .filter(|(name, index)| present.get(*name) != Some(index));
    let made = missing.map(|(name, index)| {
        let kind = if index.by_type { "type, " } else { "" };
        let paths: Vec<String> = index
            .paths
            .iter()
            .map(|path| expression("", path))
            .collect();
        format!(
            "create index hot_{name} on document (ds, {kind}{})",
            paths.join(", ")
        )
    });
    dropped.chain(made).collect()
}

/// The key at a path, as the indexes have it: a statement must write it the same way.
pub(crate) fn expression(alias: &str, path: &str) -> String {
    format!("(({alias}idx ->> '{path}') collate \"C\")")
}

async fn remember(connection: &mut PgConnection, wanted: &HotPaths) -> Result<(), LakeError> {
    sqlx::query("delete from hot_index")
        .execute(&mut *connection)
        .await?;
    for index in &wanted.indexes {
        sqlx::query("insert into hot_index (name, by_type, paths, tagged) values ($1, $2, $3, $4)")
            .bind(&index.name)
            .bind(index.by_type)
            .bind(&index.paths)
            .bind(i16::try_from(index.tagged).unwrap_or(0))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Runs a statement made of checked names.
async fn run(connection: &mut PgConnection, statement: String) -> Result<(), LakeError> {
    sqlx::query(AssertSqlSafe(statement))
        .execute(connection)
        .await?;
    Ok(())
}
