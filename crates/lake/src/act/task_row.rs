//! A task of a release, as it is stored.

use crate::rows::from_row;

/// A row of `release_task`, which this transaction has locked.
pub(super) struct TaskRow {
    pub(super) ds: i32,
    pub(super) project: String,
    pub(super) dataset: String,
    pub(super) release: String,
    pub(super) task: String,
    pub(super) due: String,
    pub(super) author: String,
}

from_row!(TaskRow: ds, project, dataset, release, task, due, author);

/// The releases whose tasks have failed in this round, as two parallel lists.
#[derive(Default)]
pub(super) struct DeferredTasks {
    pub(super) datasets: Vec<i32>,
    pub(super) releases: Vec<String>,
}
