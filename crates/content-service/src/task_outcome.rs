//! The outcome of a release's task.

use lake::ReleaseTaskDone;

/// The outcome of a task, as the label of a metric.
#[derive(Clone, Copy)]
pub(crate) enum TaskOutcome {
    /// It was done.
    Done,
    /// Its documents do not allow it.
    Failed,
    /// Its author has no permission for it any more.
    Refused,
}

impl TaskOutcome {
    pub(crate) const ALL: [Self; 3] = [Self::Done, Self::Failed, Self::Refused];

    pub(crate) fn of(done: &ReleaseTaskDone) -> Self {
        match &done.failure {
            None => Self::Done,
            Some(failure) if failure.refused => Self::Refused,
            Some(_) => Self::Failed,
        }
    }

    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Failed => "failed",
            Self::Refused => "refused",
        }
    }
}
