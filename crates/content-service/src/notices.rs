//! What people are told who look at neither the log nor the metrics.

use lake::ReleaseTaskDone;

/// Tells people what they must know soon, by mail for instance.
pub trait Notices: Send + Sync {
    /// A release was due and is not published, archived or restored; `done.failure` says why.
    /// This is called once, on the node that tried, after the release says so itself. If that
    /// node dies just then, it is not called at all: the release's own `error` stays the truth.
    /// The next release waits until this returns: what takes time goes on elsewhere.
    fn release_failed(&self, done: &ReleaseTaskDone);
}

/// Nobody is told. The release, the log and the metrics say it all the same.
#[derive(Clone, Copy, Debug)]
pub struct NoNotices;

impl Notices for NoNotices {
    fn release_failed(&self, _: &ReleaseTaskDone) {}
}
