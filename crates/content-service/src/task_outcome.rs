//! What came of a task of a release.

use lake::ReleaseTaskDone;

/// What came of a task, as the metrics call it.
#[derive(Clone, Copy)]
pub(crate) enum TaskOutcome {
    /// Its documents are done.
    Done,
    /// Something in the documents stands against it.
    Failed,
    /// Its author may not do it any more.
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
