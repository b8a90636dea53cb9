//! At the end of a transaction every strong reference leads somewhere.

use super::failure::Problem;
use super::working_set::{Entry, WorkingSet};
use super::{MutationFailure, Transacting};
use crate::{LakeError, Permission, Reader};
use documents::{DocumentId, references};
use std::collections::{BTreeMap, BTreeSet};

/// Refuses a reference to nothing, and the loss of what is referred to.
pub(crate) async fn check(
    database: &mut Transacting,
    ds: i32,
    reader: &Reader,
    set: &WorkingSet,
) -> Result<(), LakeError> {
    let (remaining, gone): (Vec<_>, Vec<_>) = set.touched().partition(|(_, e)| e.after.is_some());
    if !set
        .touched()
        .any(|(_, entry)| entry.matters_to_references())
    {
        return Ok(());
    }
    let mut referred_to = remaining.iter().flat_map(|(_, entry)| targets(entry));
    if !referred_to.all(|target| set.holds(target)) {
        refuse_dangling(database, ds, &remaining).await?;
    }
    if !reader.sees_everything() {
        refuse_hidden_targets(database, ds, reader, &remaining).await?;
    }
    let replaced = remaining.iter().filter(|(_, entry)| entry.type_changed);
    let mut lost = texts(&gone);
    lost.extend(replaced.map(|(id, _)| id.as_str().to_owned()));
    if lost.is_empty() {
        return Ok(());
    }
    refuse_loss(database, ds, reader, lost).await
}

fn texts(entries: &[(&DocumentId, &Entry)]) -> Vec<String> {
    let ids = entries.iter().map(|(id, _)| id.as_str().to_owned());
    ids.collect()
}

/// The ids that a document's strong references name.
fn targets(entry: &Entry) -> BTreeSet<&str> {
    let after = entry.after.as_ref();
    after.map(references::strong).unwrap_or_default()
}

/// Refuses references to nothing.
async fn refuse_dangling(
    database: &mut Transacting,
    ds: i32,
    remaining: &[(&DocumentId, &Entry)],
) -> Result<(), LakeError> {
    let dangling: Vec<(String, String)> = sqlx::query_as(
        "select src, dst from reference r where ds = $1 and src = any($2) and not weak
         and not exists (select 1 from document d where d.ds = r.ds and d.id = r.dst)
         order by src, dst limit 100",
    )
    .bind(ds)
    .bind(texts(remaining))
    .fetch_all(&mut **database)
    .await?;
    let dangling = dangling.into_iter();
    let dangling = dangling.map(|(id, target)| (0, Problem::Dangling { id, target }));
    match MutationFailure::of_all(dangling) {
        Some(failure) => Err(failure.into()),
        None => Ok(()),
    }
}

/// Refuses to lose documents that are referred to, and names those that refer to
/// each of them as far as the reader may know.
async fn refuse_loss(
    database: &mut Transacting,
    ds: i32,
    reader: &Reader,
    lost: Vec<String>,
) -> Result<(), LakeError> {
    let referring: Vec<(String, String, String)> = sqlx::query_as(
        "select r.dst, r.src, d.body from reference r
         join document d on d.ds = r.ds and d.id = r.src
         where r.ds = $1 and r.dst = any($2) and not r.weak
         order by r.dst, r.src limit 100",
    )
    .bind(ds)
    .bind(lost)
    .fetch_all(&mut **database)
    .await?;
    let mut by_target: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (target, source, body) in referring {
        let by = by_target.entry(target).or_default();
        if reader.sees_everything() || reader.may_with_text(&[Permission::Read], &body)? {
            by.push(source);
        }
        by.dedup();
    }
    let referred = by_target.into_iter();
    let referred = referred.map(|(id, by)| (0, Problem::Referenced { id, by }));
    match MutationFailure::of_all(referred) {
        Some(failure) => Err(failure.into()),
        None => Ok(()),
    }
}

/// For who may not read a document it is not there to be referred to: a new
/// reference to it fails like one to nothing. Those that were there before stay.
async fn refuse_hidden_targets(
    database: &mut Transacting,
    ds: i32,
    reader: &Reader,
    remaining: &[(&DocumentId, &Entry)],
) -> Result<(), LakeError> {
    let mut added: Vec<(&DocumentId, String)> = Vec::new();
    for (id, entry) in remaining {
        let before = entry.before.as_ref();
        let old = before.map(references::strong).unwrap_or_default();
        added.extend(
            targets(entry)
                .difference(&old)
                .map(|target| (*id, (*target).to_owned())),
        );
    }
    if added.is_empty() {
        return Ok(());
    }
    let ids: Vec<&String> = added.iter().map(|(_, target)| target).collect();
    let bodies: Vec<(String, String)> =
        sqlx::query_as("select id, body from document where ds = $1 and id = any($2)")
            .bind(ds)
            .bind(ids)
            .fetch_all(&mut **database)
            .await?;
    for (target, body) in bodies {
        if !reader.may_with_text(&[Permission::Read], &body)?
            && let Some((id, _)) = added.iter().find(|(_, wanted)| *wanted == target)
        {
            let id = id.as_str().to_owned();
            return Err(MutationFailure::of(0, Problem::Dangling { id, target }).into());
        }
    }
    Ok(())
}
