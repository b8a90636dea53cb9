//! The pages for what is not there, and for what went wrong: spec 8.

use super::{Asking, FindError, Found};
use crate::shaped::Shaped;
use crate::state::Website;
use axum::http::StatusCode;
use content_client::QueryResponse;
use museum::{PageAddress, PageType, PageView};
use std::sync::Arc;

/// The view of the error page.
pub(crate) fn failure(site: &Website, address: &PageAddress<'_>) -> Shaped {
    let asking = Asking {
        site,
        address,
        search: "",
    };
    asking.shaped(|shaping| PageView::failed(None, address, shaping))
}

impl Asking<'_> {
    /// The same for an error, which the log names.
    pub(super) fn failed(&self, error: &FindError, shell: Option<&QueryResponse>) -> Found {
        let (site, path) = (self.address.site.key.as_str(), self.address.path());
        tracing::error!(site, path, cause = %error, "no content");
        self.failure(shell)
    }

    /// The error page, with the frame of the site if the content service returns it.
    pub(super) fn failure(&self, shell: Option<&QueryResponse>) -> Found {
        let shell = shell.and_then(|answer| self.root_data(answer));
        let shaped = self.shaped(|shaping| PageView::failed(shell.as_ref(), self.address, shaping));
        Found::View(Box::new(shaped), StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The "not found" page: the site's own, if it can be fetched.
    pub(super) async fn not_found(&self, shell: Option<&QueryResponse>) -> Found {
        let own = self.own_not_found().await;
        let own = own.as_ref().and_then(|answer| answer.read().ok());
        let shell = shell.and_then(|answer| self.root_data(answer));
        let shaped = self.shaped(|shaping| {
            PageView::not_found(own.as_ref(), shell.as_ref(), self.address, shaping)
        });
        Found::View(Box::new(shaped), StatusCode::NOT_FOUND)
    }

    async fn own_not_found(&self) -> Option<Arc<QueryResponse>> {
        let text = PageType::named("notFoundPage").map_or("null", PageType::query);
        let asked = self.ask(self.query(text), "website.notFoundPage").await;
        asked
            .inspect_err(|error| tracing::error!(cause = %error, "no page for what is not there"))
            .ok()
    }
}
