//! Referential integrity: at the end of a transaction the target of every strong reference exists.
//!
//! Documents that the transaction changed are read from its working set. They need not be stored,
//! because a dry run stores nothing.

use super::failure::Problem;
use super::working_set::{Entry, WorkingSet};
use super::{DatabaseTransaction, MutationFailure};
use crate::{LakeError, Permission, Principal};
use documents::{DocumentId, canonical, references};
use std::collections::{BTreeMap, BTreeSet};

/// Refuses strong references whose target does not exist, and the deletion of such a target.
pub(crate) async fn check(
    database: &mut DatabaseTransaction,
    ds: i32,
    principal: &Principal,
    working_set: &WorkingSet,
) -> Result<(), LakeError> {
    let (remaining, deleted): (Vec<_>, Vec<_>) =
        working_set.touched().partition(|(_, e)| e.after.is_some());
    if !working_set
        .touched()
        .any(|(_, entry)| entry.matters_to_references())
    {
        return Ok(());
    }
    refuse_dangling(database, ds, working_set, &remaining).await?;
    if !principal.sees_everything() {
        refuse_hidden_targets(database, ds, principal, working_set, &remaining).await?;
    }
    let replaced = remaining.iter().filter(|(_, entry)| entry.type_changed);
    let mut lost = texts(&deleted);
    lost.extend(replaced.map(|(id, _)| id.as_str().to_owned()));
    if lost.is_empty() {
        return Ok(());
    }
    refuse_loss(database, ds, principal, working_set, lost).await
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

/// How many references an error names.
const MAX_NAMED: usize = 100;

/// The document of an id in the working set, if it is there.
fn entry<'s>(working_set: &'s WorkingSet, id: &str) -> Option<&'s Entry> {
    working_set.entries.get(&DocumentId::parse(id).ok()?)
}

/// Refuses references whose target does not exist.
async fn refuse_dangling(
    database: &mut DatabaseTransaction,
    ds: i32,
    working_set: &WorkingSet,
    remaining: &[(&DocumentId, &Entry)],
) -> Result<(), LakeError> {
    let pairs = remaining.iter().flat_map(|(id, entry)| {
        let targets = targets(entry).into_iter();
        targets.map(|target| (id.as_str(), target))
    });
    let missing: Vec<(&str, &str)> = pairs
        .filter(|(_, target)| !working_set.holds(target))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    // A document in the working set counts as it is there, not as it is stored.
    let unknown = missing.iter().map(|(_, target)| *target);
    let unknown: BTreeSet<&str> = unknown
        .filter(|id| entry(working_set, id).is_none())
        .collect();
    let existing: Vec<String> =
        sqlx::query_scalar("select id from document where ds = $1 and id = any($2)")
            .bind(ds)
            .bind(unknown.into_iter().collect::<Vec<_>>())
            .fetch_all(&mut **database)
            .await?;
    let existing: BTreeSet<String> = existing.into_iter().collect();
    let dangling = missing
        .into_iter()
        .filter(|(_, target)| !existing.contains(*target));
    let dangling = dangling.take(MAX_NAMED).map(|(id, target)| {
        let (id, target) = (id.to_owned(), target.to_owned());
        (0, Problem::Dangling { id, target })
    });
    match MutationFailure::of_all(dangling) {
        Some(failure) => Err(failure.into()),
        None => Ok(()),
    }
}

/// Refuses the loss of documents that others refer to, and names those others that the principal
/// may read.
async fn refuse_loss(
    database: &mut DatabaseTransaction,
    ds: i32,
    principal: &Principal,
    working_set: &WorkingSet,
    lost: Vec<String>,
) -> Result<(), LakeError> {
    let mut referring = referring_stored(database, ds, working_set, &lost).await?;
    let lost: BTreeSet<&str> = lost.iter().map(String::as_str).collect();
    for (id, entry) in working_set.touched() {
        let Some(after) = &entry.after else {
            continue;
        };
        for target in targets(entry).intersection(&lost) {
            let (target, id) = ((*target).to_owned(), id.as_str().to_owned());
            referring.push((target, id, canonical::document(after)));
        }
    }
    referring.sort_unstable();
    referring.truncate(MAX_NAMED);
    let mut by_target: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (target, source, body) in referring {
        let by = by_target.entry(target).or_default();
        if principal.sees_everything() || principal.may_with_text(&[Permission::Read], &body)? {
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

/// The stored documents that refer to lost ones, except those that the transaction changed: target,
/// source and the JSON text of the source.
async fn referring_stored(
    database: &mut DatabaseTransaction,
    ds: i32,
    working_set: &WorkingSet,
    lost: &[String],
) -> Result<Vec<(String, String, String)>, LakeError> {
    let touched: Vec<&str> = working_set.touched().map(|(id, _)| id.as_str()).collect();
    let referring = sqlx::query_as(
        "select r.dst, r.src, d.body from reference r
         join document d on d.ds = r.ds and d.id = r.src
         where r.ds = $1 and r.dst = any($2) and not r.weak and not r.src = any($3)
         order by r.dst, r.src limit $4",
    )
    .bind(ds)
    .bind(lost)
    .bind(touched)
    .bind(i64::try_from(MAX_NAMED).unwrap_or(i64::MAX))
    .fetch_all(&mut **database)
    .await?;
    Ok(referring)
}

/// Refuses new references to documents that the principal may not read, as if they did not exist.
/// References that existed before stay.
async fn refuse_hidden_targets(
    database: &mut DatabaseTransaction,
    ds: i32,
    principal: &Principal,
    working_set: &WorkingSet,
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
    let mut unknown: Vec<&str> = Vec::new();
    for (id, target) in &added {
        match entry(working_set, target) {
            Some(entry) => {
                let is_readable = match &entry.after {
                    Some(document) => principal.may_with(&[Permission::Read], document)?,
                    None => true,
                };
                if !is_readable {
                    return Err(dangling(id, target));
                }
            }
            None => unknown.push(target),
        }
    }
    let bodies: Vec<(String, String)> =
        sqlx::query_as("select id, body from document where ds = $1 and id = any($2)")
            .bind(ds)
            .bind(unknown)
            .fetch_all(&mut **database)
            .await?;
    for (target, body) in bodies {
        if !principal.may_with_text(&[Permission::Read], &body)?
            && let Some((id, _)) = added.iter().find(|(_, added)| *added == target)
        {
            return Err(dangling(id, &target));
        }
    }
    Ok(())
}

fn dangling(id: &DocumentId, target: &str) -> LakeError {
    let (id, target) = (id.as_str().to_owned(), target.to_owned());
    MutationFailure::of(0, Problem::Dangling { id, target }).into()
}
