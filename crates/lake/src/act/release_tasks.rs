//! The rows of `release_task`. A release has one as long as its state means that the service has a
//! task for it.

use crate::LakeError;
use crate::transact::DatabaseTransaction;
use crate::transact::failure::{MutationFailure, Problem};
use crate::transact::working_set::{Entry, WorkingSet};
use documents::release::StepError;
use documents::{ActionError, Document, DocumentId, ReleaseName, ReleaseState, ReleaseTask};
use serde_json::Value;

/// A task, and when it is due; `None` if it is due now.
type Pending = (ReleaseTask, Option<String>);

fn pending(release: Option<&Document>) -> Option<Pending> {
    let release = release?;
    let state = ReleaseState::of(release)?;
    let due = match state {
        ReleaseState::Scheduled => release.get("publishAt").and_then(Value::as_str),
        _ => None,
    };
    Some((state.task()?, due.map(str::to_owned)))
}

/// The releases that a transaction changed.
fn changed_releases(working_set: &WorkingSet) -> impl Iterator<Item = (&DocumentId, &Entry)> {
    working_set.touched().filter(|(id, _)| id.is_release())
}

/// Whether a transaction leaves a release with a task.
pub(super) fn leaves_task(working_set: &WorkingSet) -> bool {
    changed_releases(working_set).any(|(_, entry)| pending(entry.after.as_ref()).is_some())
}

/// Updates the rows of the releases that a transaction changed.
pub(crate) async fn update_tasks(
    database: &mut DatabaseTransaction,
    ds: i32,
    working_set: &WorkingSet,
    author: &str,
) -> Result<(), LakeError> {
    for (id, entry) in changed_releases(working_set) {
        let (before, after) = (
            pending(entry.before.as_ref()),
            pending(entry.after.as_ref()),
        );
        // Whoever schedules a release again becomes the author of its task, even for the same time.
        let is_new = before != after || working_set.begun.contains(id);
        let Some(name) = id.release_name().filter(|_| is_new) else {
            continue;
        };
        if before.is_some() {
            remove(database, ds, name).await?;
        }
        if let Some((task, due)) = after {
            sqlx::query(
                "insert into release_task (ds, release, task, due, author)
                 values ($1, $2, $3, greatest($4::timestamptz, clock_timestamp()), $5)",
            )
            .bind(ds)
            .bind(name)
            .bind(task.as_str())
            .bind(due)
            .bind(author)
            .execute(&mut **database)
            .await?;
        }
    }
    Ok(())
}

/// Removes a row. One that is locked is skipped and the transaction refused: the node that does its
/// task waits for the lock of the dataset, which this transaction holds, so that to wait for the row
/// would deadlock.
async fn remove(database: &mut DatabaseTransaction, ds: i32, name: &str) -> Result<(), LakeError> {
    let removed = sqlx::query(
        "delete from release_task where (ds, release) in (
           select ds, release from release_task where ds = $1 and release = $2
           for update skip locked)",
    )
    .bind(ds)
    .bind(name)
    .execute(&mut **database)
    .await?;
    if removed.rows_affected() > 0 {
        return Ok(());
    }
    let remaining: Option<i32> =
        sqlx::query_scalar("select 1 from release_task where ds = $1 and release = $2")
            .bind(ds)
            .bind(name)
            .fetch_optional(&mut **database)
            .await?;
    match (remaining, ReleaseName::parse(name)) {
        (Some(_), Ok(release)) => {
            let from = ReleaseState::Publishing.as_str().to_owned();
            let to = "unscheduled";
            let error = ActionError::Step(StepError { release, from, to });
            Err(MutationFailure::of(0, Problem::Action(error)).into())
        }
        _ => Ok(()),
    }
}
