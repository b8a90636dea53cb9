//! Root data: the menus, the footer and the settings of a site. They do not depend on the page, so
//! they are fetched at the same time.

use super::look_up::{LookupError, PageLookup};
use crate::app::App;
use content_client::{Query, QueryResponse};
use jiff::Timestamp;
use museum::{Json, Locale, PageAddress, PageView, queries};
use std::sync::Arc;

/// Root data, if there is any.
pub(super) struct RootData {
    response: Option<Arc<QueryResponse>>,
    /// The tag of pages that show them; `None` if they are not fresh.
    pub(super) tag: Option<String>,
}

/// Fetches the root data of a site again, because they may have changed. If that fails, it is
/// unknown, and all pages that show them become stale.
pub(crate) async fn refresh_root_data(app: &App, site_key: &str, locale: Locale) {
    let Ok(site) = app.group.site(site_key) else {
        return;
    };
    let address = PageAddress {
        site,
        locale,
        slug: String::new(),
    };
    let lookup = PageLookup {
        app,
        address: &address,
        query_string: "",
    };
    if let Err(error) = lookup.fetch_root_data().await {
        lookup.log_no_root_data(&error);
        let tag = app.root_data.tag(site, locale);
        app.mark_stale(app.dataset_of(site_key), tag.as_slice());
    }
}

impl PageLookup<'_> {
    /// The root data that the content service sends, or else the last ones. Without either the
    /// shell of the page is empty.
    pub(super) async fn root_data(&self) -> RootData {
        match self.fetch_root_data().await {
            Ok(data) => data,
            Err(error) => {
                self.log_no_root_data(&error);
                self.last_root_data()
            }
        }
    }

    /// Fetches root data. Pages whose shell was made with the old ones become stale.
    async fn fetch_root_data(&self) -> Result<RootData, LookupError> {
        let PageAddress { site, locale, .. } = self.address;
        let query = Query::new(queries::shell())
            .with("site", site.key.as_str())
            .with("locales", locale.codes())
            // Pages made of them are cached until they change: a copy of the CDN may be too old.
            .bypass_cdn();
        let response = self.query(query, "website.shell").await?;
        let has_same_shell =
            |previous: &QueryResponse| self.shell_of(previous) == self.shell_of(&response);
        let stored = self
            .app
            .root_data
            .store(site, *locale, &response, has_same_shell);
        if let Some(replaced_tag) = stored.replaced_tag {
            let dataset = self.app.dataset_of(&site.key);
            self.app.mark_stale(dataset, &[replaced_tag]);
        }
        Ok(RootData {
            response: Some(response),
            tag: Some(stored.tag),
        })
    }

    /// The shell that any page would have with these root data now, and until when. Any view has
    /// that shell: this one is of the error page, which needs no document.
    fn shell_of(&self, response: &QueryResponse) -> Option<(String, Option<Timestamp>)> {
        let PageAddress { site, locale, .. } = self.address;
        let shaping = self.app.shaping(site, *locale);
        let data: Json<'_> = response.read().ok()?;
        let view = PageView::failed(Some(&data), self.address, &shaping);
        let shell = serde_json::to_string(&view.shell).ok()?;
        Some((shell, shaping.valid_until()))
    }

    /// The root data that the content service sent last.
    pub(super) fn last_root_data(&self) -> RootData {
        let PageAddress { site, locale, .. } = self.address;
        RootData {
            response: self.app.root_data.get(site, *locale),
            tag: None,
        }
    }

    pub(super) fn read_root_data<'j>(&self, data: &'j RootData) -> Option<Json<'j>> {
        let response = data.response.as_ref()?;
        let read = response.read().map_err(LookupError::from);
        read.inspect_err(|error| self.log_no_root_data(error)).ok()
    }

    fn log_no_root_data(&self, error: &LookupError) {
        tracing::error!(site = self.address.site.key, cause = %error, "no root data");
    }
}
