//! The tasks of releases: publishing, archiving, unarchiving. Every node looks for them, and
//! one of them does each.

use crate::state::Service;
use lake::{LakeError, ReleaseTaskDone};
use std::time::Duration;

/// How long a node does not look: another may have given a release a task, and died.
const LOOK: Duration = Duration::from_secs(1);
/// How soon a node looks again while another carries out what is due.
const SOON: Duration = Duration::from_millis(20);
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
    while let Some(done) = service.lake.run_due_release_task(&mut ids).await? {
        note(service, &done);
    }
    let next = service.lake.next_release_task().await?;
    Ok(next.map_or(LOOK, |next| next.clamp(SOON, LOOK)))
}

fn note(service: &Service, done: &ReleaseTaskDone) {
    let failed = done.failure.is_some();
    let lag = done.lag.as_secs_f64();
    service
        .metrics
        .release_task_done(done.task.as_str(), failed, lag);
    let ReleaseTaskDone {
        project,
        dataset,
        release,
        task,
        documents,
        ..
    } = done;
    if let Some(cause) = &done.failure {
        tracing::warn!(project, dataset, release, %task, cause, "a release stays as it was");
    } else {
        tracing::info!(project, dataset, release, %task, documents, lag, "a release was done");
    }
}
