//! A visitor's request for a page: its key in the cache, its limits, and its result.

use super::get_page::{self, fresh_page, get_page, get_uncached_page};
use super::parameters::page_parameters;
use crate::app::App;
use crate::content_coding::Coding;
use crate::page_cache::{PageForm, PageKey, ServedPage};
use crate::page_result::{NoPage, PageResult};
use crate::visitor::Visitor;
use axum::http::StatusCode;
use museum::{PageAddress, Resolved};

/// A request for a page.
#[derive(Clone, Copy)]
pub(crate) struct PageRequest<'a> {
    pub(crate) app: &'a App,
    pub(crate) visitor: &'a Visitor,
    pub(crate) form: PageForm,
    pub(crate) query_string: Option<&'a str>,
}

/// The payload of a page that visitors can see, for its preview card; or else the status to respond
/// with.
pub(crate) async fn published_page(
    app: &App,
    visitor: &Visitor,
    path: &str,
) -> Result<ServedPage, StatusCode> {
    let Ok(Resolved::Page(address)) = app.group.resolve(&visitor.host, path) else {
        return Err(StatusCode::NOT_FOUND);
    };
    let request = PageRequest {
        app,
        visitor,
        form: PageForm::Payload,
        query_string: None,
    };
    let key = PageKey {
        coding: Coding::Identity,
        ..request.key(&address)
    };
    if request.is_over_not_found_limit(&key) {
        return Err(StatusCode::TOO_MANY_REQUESTS);
    }
    let page = request.page(&key).await.map_err(|why| match why {
        NoPage::NotFound => {
            request.count_not_found();
            StatusCode::NOT_FOUND
        }
        NoPage::Redirect(_) | NoPage::CanonicalParameters(_) => StatusCode::NOT_FOUND,
        NoPage::ClientLimit => StatusCode::TOO_MANY_REQUESTS,
        NoPage::Overloaded => StatusCode::SERVICE_UNAVAILABLE,
        NoPage::NoContent
        | NoPage::NotRendered(_)
        | NoPage::Interrupted
        | NoPage::LeftStale { .. } => StatusCode::INTERNAL_SERVER_ERROR,
    })?;
    let is_content = page.is_content();
    is_content.then_some(page).ok_or(StatusCode::NOT_FOUND)
}

impl PageRequest<'_> {
    /// The key of the requested page in the cache.
    pub(crate) fn key(&self, address: &PageAddress<'_>) -> PageKey {
        PageKey {
            site: address.site.key.clone(),
            locale: address.locale,
            slug: address.slug.clone(),
            query_string: page_parameters(self.query_string.unwrap_or_default(), self.form),
            form: self.form,
            coding: self.visitor.coding,
        }
    }

    /// Whether the page may come from the cache. It may not for a visitor with an `as-of` cookie,
    /// with a Vite server, and without a page cache.
    pub(crate) fn is_cacheable(&self) -> bool {
        let settings = &self.app.settings;
        let has_cache = settings.vite_url.is_none() && settings.pages.bytes > 0;
        has_cache && self.visitor.as_of.is_none()
    }

    /// The page from the cache.
    pub(crate) fn cached_page(&self, key: &PageKey) -> Option<ServedPage> {
        get_page::cached_page(self.app, key)
    }

    /// The page, from the cache or rendered.
    pub(crate) async fn page(&self, key: &PageKey) -> PageResult<ServedPage> {
        if self.is_cacheable() {
            get_page(self.app, key, self.visitor.client).await
        } else {
            get_uncached_page(self.app, key, self.visitor.client).await
        }
    }

    /// Whether the client has requested too many paths without a page. It still gets fresh pages
    /// from the cache.
    pub(crate) fn is_over_not_found_limit(&self, key: &PageKey) -> bool {
        let Some(client) = self.app.limited_client(self.visitor.client) else {
            return false;
        };
        let limit = &self.app.not_found_limit;
        limit.is_exhausted(client, self.app.now()) && fresh_page(self.app, key).is_none()
    }

    /// Counts a path without a page towards the limit of the client.
    pub(crate) fn count_not_found(&self) {
        if let Some(client) = self.app.limited_client(self.visitor.client) {
            self.app.not_found_limit.count(client, self.app.now());
        }
    }

    /// Whether the client has searched too often. The search page without a query string is not a
    /// search.
    pub(crate) fn is_over_search_limit(&self) -> bool {
        self.query_string.is_some() && !self.app.take_search(self.visitor.client)
    }
}
