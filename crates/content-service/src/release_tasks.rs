//! The tasks of releases: publishing, archiving, unarchiving. Every node polls for due tasks, and
//! one node does each.

use crate::state::Service;
use crate::task_outcome::TaskOutcome;
use lake::{LakeError, ReleaseTaskDone};
use std::time::Duration;

/// The longest time between two rounds. The node on which a task is added begins a round at once;
/// the others poll for tasks of a node that failed. A round without a task takes a few short
/// statements. A notification by PostgreSQL would cost each node a connection, and polling would be
/// needed nevertheless.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// How long after a failed round the next one begins.
const RETRY_DELAY: Duration = Duration::from_secs(2);

/// Does the tasks of releases when they are due by the database's clock, until the service stops.
pub async fn run_release_tasks(service: Service) {
    let mut stop = std::pin::pin!(service.live().stopped().cancelled_owned());
    loop {
        // An interrupted task is rolled back, and another node does it.
        let next_round = tokio::select! {
            next_round = run_round(&service) => next_round,
            () = &mut stop => return,
        };
        let wait = next_round.unwrap_or_else(|error| {
            tracing::error!(cause = ?error, "the tasks of releases are late");
            RETRY_DELAY
        });
        tokio::select! {
            () = service.lake.release_task_added() => {}
            () = tokio::time::sleep(wait) => {}
            () = &mut stop => return,
        }
    }
}

/// Does the tasks that are due. Returns how long it is until the next round.
async fn run_round(service: &Service) -> Result<Duration, LakeError> {
    let mut ids = || service.random_name(22);
    let mut round = service.lake.begin_release_task_round().await?;
    while let Some(done) = round.run_next(&mut ids).await? {
        report(service, &done);
    }
    let pending = round.pending().await?;
    let overdue = pending.overdue.unwrap_or_default();
    service
        .metrics
        .set_release_tasks_overdue(overdue.as_secs_f64());
    Ok(pending.next.unwrap_or(POLL_INTERVAL).min(POLL_INTERVAL))
}

fn report(service: &Service, done: &ReleaseTaskDone) {
    let outcome = TaskOutcome::of(done);
    let lag = done.lag.as_secs_f64();
    service
        .metrics
        .observe_release_task(done.task.as_str(), outcome.as_str(), lag);
    let ReleaseTaskDone {
        project,
        dataset,
        release,
        task,
        documents,
        author,
        ..
    } = done;
    if let Some(failure) = &done.failure {
        let cause = &failure.message;
        tracing::warn!(project, dataset, release, %task, author, cause, "a release stays as it was");
        service.notices.release_failed(done);
    } else {
        tracing::info!(project, dataset, release, %task, documents, lag, "a release was done");
    }
}
