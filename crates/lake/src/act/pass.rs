//! One pass over the tasks of all releases.
//!
//! A pass takes what is due, the oldest first. A task that fails for a reason that may pass is
//! put off until the next pass, so that it does not hold up the others.

use super::run::{ReleaseTaskDone, duration};
use super::task_row::TaskRow;
use crate::{Lake, LakeError};
use documents::KeySource;
use std::time::Duration;

/// A pass that is under way.
pub struct ReleaseTaskPass<'l> {
    lake: &'l Lake,
    /// When it began, by the database's clock.
    begun: String,
    /// What failed in it: datasets and, at the same places, releases.
    put_off: (Vec<i32>, Vec<String>),
}

/// The tasks that a pass left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WaitingReleaseTasks {
    /// How long it is until the next one is due.
    pub next: Option<Duration>,
    /// How long the oldest has been due that another node carries out, or that was put off.
    pub overdue: Option<Duration>,
}

impl Lake {
    /// Begins a pass.
    pub async fn begin_release_task_pass(&self) -> Result<ReleaseTaskPass<'_>, LakeError> {
        let begun = sqlx::query_scalar("select clock_timestamp()::text");
        Ok(ReleaseTaskPass {
            lake: self,
            begun: begun.fetch_one(&self.pool).await?,
            put_off: (Vec::new(), Vec::new()),
        })
    }

    /// Carries out all tasks that are due, each in a transaction of its own. `ids` makes the ids
    /// of the transactions.
    pub async fn run_due_release_tasks(
        &self,
        ids: &mut (dyn KeySource + Send),
    ) -> Result<Vec<ReleaseTaskDone>, LakeError> {
        let mut pass = self.begin_release_task_pass().await?;
        let mut done = Vec::new();
        while let Some(one) = pass.run_next(ids).await? {
            done.push(one);
        }
        Ok(done)
    }

    /// Waits until this node gives a release a task.
    pub async fn release_task_added(&self) {
        self.release_task_added.notified().await;
    }
}

impl ReleaseTaskPass<'_> {
    /// Carries out the task that has been due longest, and that no other node has taken; `None`
    /// if there is none.
    pub async fn run_next(
        &mut self,
        ids: &mut (dyn KeySource + Send),
    ) -> Result<Option<ReleaseTaskDone>, LakeError> {
        loop {
            let mut database = self.lake.begin_task().await?;
            let Some(due) = TaskRow::take_due(&mut database, &self.put_off).await? else {
                return Ok(None);
            };
            match self.lake.settle(database, &due, ids).await {
                Ok(Some(done)) => return Ok(Some(done)),
                Ok(None) => {}
                Err(error) if error.is_away() => return Err(error),
                Err(error) => self.put_off(due, &error),
            }
        }
    }

    fn put_off(&mut self, due: TaskRow, cause: &LakeError) {
        tracing::error!(
            release = due.release,
            ?cause,
            "the task of a release is put off"
        );
        self.put_off.0.push(due.ds);
        self.put_off.1.push(due.release);
    }

    /// What is left. What became due since the pass began counts as next: the pass may not have
    /// seen it. What was due before is in other hands, or was put off.
    pub async fn waiting(&self) -> Result<WaitingReleaseTasks, LakeError> {
        let (next, overdue): (Option<f64>, Option<f64>) = sqlx::query_as(
            "select extract(epoch from (select min(due) from release_task
                 where due > $1::timestamptz) - clock_timestamp())::float8,
               extract(epoch from clock_timestamp() - (select min(due) from release_task
                 where due <= $1::timestamptz))::float8",
        )
        .bind(&self.begun)
        .fetch_one(&self.lake.pool)
        .await?;
        Ok(WaitingReleaseTasks {
            next: next.map(duration),
            overdue: overdue.map(duration),
        })
    }
}
