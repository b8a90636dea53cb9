//! What comes of a page. Each step returns what the next one works on, or why there is no page.

use crate::renderer::RenderError;
use museum::Target;

/// Something that a page is made of, or the page itself.
pub(crate) type PageResult<T> = Result<T, NoPage>;

/// Why there is no page to send.
#[derive(Clone, Debug)]
pub(crate) enum NoPage {
    /// It is at another address.
    Redirect(Target),
    /// It is at the same address with these parameters: it knows no others, or not with the
    /// requested values.
    OtherParameters(String),
    /// Nothing is at this address.
    NotFound,
    /// Its content could not be fetched, or cannot be read.
    NoContent,
    /// Its content is there, but no worker has rendered it.
    NotRendered(RenderError),
    /// More pages are requested than can be rendered.
    Overloaded,
    /// The client has had too many pages with parameters rendered.
    ClientLimit,
    /// It was not ready in time, or the task that renders it ended early.
    Interrupted,
    /// It shows something else now, and too few visitors read it to be rendered before one of
    /// them requests it.
    LeftStale {
        /// Whether its own content is different, and not only the build, the menus or the hour.
        content_changed: bool,
    },
}

impl NoPage {
    /// Whether there may be a page all the same: a copy of it is better than this.
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

    /// Whether another rendering would fail too, or is not allowed.
    pub(crate) fn forbids_rendering(&self) -> bool {
        matches!(
            self,
            Self::NotRendered(_) | Self::Overloaded | Self::ClientLimit
        )
    }
}
