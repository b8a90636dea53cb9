//! The pages for what is not there, and for what went wrong: spec 8.

use super::{Asking, FindError, Found, RootData, tags_of};
use crate::shaped::{MadeOf, Shaped};
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
    pub(super) fn failed(&self, error: &FindError, shell: &RootData) -> Found {
        let (site, path) = (self.address.site.key.as_str(), self.address.path());
        tracing::error!(site, path, cause = %error, "no content");
        self.failure(shell)
    }

    /// The error page, with the frame of the site if the content service returns it.
    pub(super) fn failure(&self, shell: &RootData) -> Found {
        let shell = self.root_data(shell);
        let shaped = self.shaped(|shaping| PageView::failed(shell.as_ref(), self.address, shaping));
        Found::View(Box::new(shaped), StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The "not found" page: the site's own, if it can be fetched.
    pub(super) async fn not_found(&self, shell: &RootData) -> Found {
        let own = self.own_not_found().await;
        let content = own.as_ref().and_then(|answer| answer.read().ok());
        let frame = self.root_data(shell);
        let mut valid_until = None;
        let shaped = self.shaped(|shaping| {
            let view = PageView::not_found(content.as_ref(), frame.as_ref(), self.address, shaping);
            valid_until = shaping.valid_until();
            view
        });
        let made_of = MadeOf {
            tags: own.and_then(|own| tags_of(&[], &own, shell)),
            valid_until,
            page: None,
        };
        Found::View(Box::new(shaped.made_of(made_of)), StatusCode::NOT_FOUND)
    }

    async fn own_not_found(&self) -> Option<Arc<QueryResponse>> {
        let text = PageType::named("notFoundPage").map_or("null", PageType::query);
        let asked = self.ask(self.query(text), "website.notFoundPage").await;
        asked
            .inspect_err(|error| tracing::error!(cause = %error, "no page for what is not there"))
            .ok()
    }
}
