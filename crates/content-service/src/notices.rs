//! Notices for editors, who look at neither the log nor the metrics.

use lake::ReleaseTaskDone;

/// Sends notices to editors, by mail for instance.
pub trait Notices: Send + Sync {
    /// A task of a release was given up; `done.failure` says why. This is called once, on the node
    /// that gave it up, after the release has the error. If that node fails just then, it is not
    /// called at all, and only the release has the error. The next task waits until this returns, so
    /// long work belongs on another thread.
    fn release_failed(&self, done: &ReleaseTaskDone);
}

/// Sends no notices. The release, the log and the metrics have the failures, too.
#[derive(Clone, Copy, Debug)]
pub struct NoNotices;

impl Notices for NoNotices {
    fn release_failed(&self, _: &ReleaseTaskDone) {}
}
