//! The result of each step of a page: the input of the next step, or the reason why there is no
//! page.

use crate::renderer::RenderError;
use museum::Target;

/// The result of a step.
pub(crate) type PageResult<T> = Result<T, NoPage>;

/// Why there is no page to respond with.
#[derive(Clone, Debug)]
pub(crate) enum NoPage {
    /// It is at another address.
    Redirect(Target),
    /// The address of the page has these parameters instead, which are the canonical ones.
    CanonicalParameters(String),
    /// Nothing is at this address.
    NotFound,
    /// Its content could not be fetched, or cannot be read.
    NoContent,
    /// It was shaped, but no worker has rendered it.
    NotRendered(RenderError),
    /// More pages are requested than can be rendered.
    Overloaded,
    /// The client has had too many pages with parameters rendered.
    ClientLimit,
    /// It was not ready in time, or the task that renders it ended early.
    Interrupted,
    /// It would show something else now, but is read too rarely to be rendered in the background.
    LeftStale {
        /// Whether the result of its own query is different, and not only the build, the root data
        /// or the time.
        content_changed: bool,
    },
}

impl NoPage {
    /// Whether the page may exist nevertheless, so that its last good copy is better than this
    /// error.
    pub(crate) fn is_failure(&self) -> bool {
        matches!(
            self,
            Self::NoContent
                | Self::NotRendered(_)
                | Self::Overloaded
                | Self::ClientLimit
                | Self::Interrupted
        )
    }

    /// Whether another rendering would fail too, or is not permitted.
    pub(crate) fn forbids_rendering(&self) -> bool {
        matches!(
            self,
            Self::NotRendered(_) | Self::Overloaded | Self::ClientLimit
        )
    }
}
