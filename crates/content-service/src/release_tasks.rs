//! The tasks of releases: publishing, archiving, unarchiving. Every node looks for them, and
//! one of them does each.

use crate::state::Service;
use crate::task_outcome::TaskOutcome;
use lake::{LakeError, ReleaseTaskDone};
use std::time::Duration;

/// How long a node does not look that knows of nothing due earlier. Who gives a release a task
/// carries it out; the others look for those of a node that died. That takes three short
/// statements: a notice of PostgreSQL for every task would cost each node a connection, and it
/// would have to look all the same.
const LOOK: Duration = Duration::from_secs(1);
/// How long after a failure it is tried again.
const PAUSE: Duration = Duration::from_secs(2);

/// Carries out the tasks of releases when they are due, as long as the service lives. The
/// database's clock says when that is.
pub async fn run_release_tasks(service: Service) {
    let mut stop = std::pin::pin!(service.live().stopped().cancelled_owned());
    loop {
        // A task that is interrupted is not done at all, and another node does it.
        let ran = tokio::select! {
            ran = run_due(&service) => ran,
            () = &mut stop => return,
        };
        let wait = ran.unwrap_or_else(|error| {
            tracing::error!(cause = ?error, "the tasks of releases are late");
            PAUSE
        });
        tokio::select! {
            () = service.lake.release_task_added() => {}
            () = tokio::time::sleep(wait) => {}
            () = &mut stop => return,
        }
    }
}

/// Carries out what is due, and returns how long it is until the next look.
async fn run_due(service: &Service) -> Result<Duration, LakeError> {
    let mut ids = || service.random_name(22);
    let mut pass = service.lake.begin_release_task_pass().await?;
    while let Some(done) = pass.run_next(&mut ids).await? {
        note(service, &done);
    }
    let waiting = pass.waiting().await?;
    let overdue = waiting.overdue.unwrap_or_default();
    service.metrics.release_tasks_overdue(overdue.as_secs_f64());
    Ok(waiting.next.unwrap_or(LOOK).min(LOOK))
}

fn note(service: &Service, done: &ReleaseTaskDone) {
    let outcome = TaskOutcome::of(done);
    let lag = done.lag.as_secs_f64();
    service
        .metrics
        .release_task_done(done.task.as_str(), outcome.as_str(), lag);
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
