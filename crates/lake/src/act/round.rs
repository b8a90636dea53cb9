//! A round of the tasks of all releases.
//!
//! A round does the tasks that are due, the oldest first. A temporary failure defers the task to the
//! next round, so that it does not hold up the others.

use super::run::{ReleaseTaskDone, duration};
use super::task_row::{DeferredTasks, TaskRow};
use crate::{Lake, LakeError};
use documents::KeySource;
use std::time::Duration;

/// A round that is in progress.
pub struct ReleaseTaskRound<'l> {
    lake: &'l Lake,
    /// When it began, by the database's clock.
    started_at: String,
    deferred: DeferredTasks,
}

/// The tasks that a round left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PendingReleaseTasks {
    /// How long it is until the next task is due.
    pub next: Option<Duration>,
    /// How long the oldest task has been due, which another node is doing, or which was deferred.
    pub overdue: Option<Duration>,
}

impl Lake {
    /// Begins a round.
    pub async fn begin_release_task_round(&self) -> Result<ReleaseTaskRound<'_>, LakeError> {
        let started_at = sqlx::query_scalar("select clock_timestamp()::text");
        Ok(ReleaseTaskRound {
            lake: self,
            started_at: started_at.fetch_one(&self.pool).await?,
            deferred: DeferredTasks::default(),
        })
    }

    /// Does all tasks that are due, each in its own transaction. `ids` generates the ids of the
    /// transactions.
    pub async fn run_due_release_tasks(
        &self,
        ids: &mut (dyn KeySource + Send),
    ) -> Result<Vec<ReleaseTaskDone>, LakeError> {
        let mut round = self.begin_release_task_round().await?;
        let mut done = Vec::new();
        while let Some(task) = round.run_next(ids).await? {
            done.push(task);
        }
        Ok(done)
    }

    /// Waits until an action on this node adds a task.
    pub async fn release_task_added(&self) {
        self.release_task_added.notified().await;
    }
}

impl ReleaseTaskRound<'_> {
    /// Does the task that has been due longest, among those that no other node is doing; `None` if
    /// there is none.
    pub async fn run_next(
        &mut self,
        ids: &mut (dyn KeySource + Send),
    ) -> Result<Option<ReleaseTaskDone>, LakeError> {
        loop {
            let mut database = self.lake.begin_task().await?;
            let Some(row) = TaskRow::take_due(&mut database, &self.deferred).await? else {
                return Ok(None);
            };
            match self.lake.run_task(database, &row, ids).await {
                Ok(Some(done)) => return Ok(Some(done)),
                Ok(None) => {}
                Err(error) if error.is_away() => return Err(error),
                Err(error) => self.defer(row, &error),
            }
        }
    }

    fn defer(&mut self, row: TaskRow, cause: &LakeError) {
        tracing::error!(
            release = row.release,
            ?cause,
            "the task of a release is deferred"
        );
        self.deferred.datasets.push(row.ds);
        self.deferred.releases.push(row.release);
    }

    /// The tasks that are left. A task that became due since the round began counts as next, since
    /// the round may have missed it. One that was due before is being done by another node, or was
    /// deferred.
    pub async fn pending(&self) -> Result<PendingReleaseTasks, LakeError> {
        let (next, overdue): (Option<f64>, Option<f64>) = sqlx::query_as(
            "select extract(epoch from (select min(due) from release_task
                 where due > $1::timestamptz) - clock_timestamp())::float8,
               extract(epoch from clock_timestamp() - (select min(due) from release_task
                 where due <= $1::timestamptz))::float8",
        )
        .bind(&self.started_at)
        .fetch_one(&self.lake.pool)
        .await?;
        Ok(PendingReleaseTasks {
            next: next.map(duration),
            overdue: overdue.map(duration),
        })
    }
}
