//! What the content service has about a whole site: its menus, its footer and its settings. It
//! does not depend on the page, so it is fetched at the same time.

use super::look_up::{LookupError, PageLookup};
use crate::app::App;
use content_client::{Query, QueryResponse};
use jiff::Timestamp;
use museum::{Json, Locale, PageAddress, PageView, queries};
use std::sync::Arc;

/// Root data, if there is any.
pub(super) struct RootData {
    response: Option<Arc<QueryResponse>>,
    /// The sync tag of pages that show it, if the content service has sent it now.
    pub(super) tag: Option<String>,
}

/// Fetches the root data of a site again: something that its pages show may have changed. If
/// that fails, nobody knows, and all pages that show them are dropped.
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
        search: "",
    };
    if let Err(error) = lookup.fetch_root_data().await {
        lookup.log_no_root_data(&error);
        let tag = app.root_data.tag(site, locale);
        app.mark_stale(app.dataset_of(site_key), tag.as_slice());
    }
}

impl PageLookup<'_> {
    /// What the content service sends, or else what it sent last. Without either the shell of
    /// the page is empty.
    pub(super) async fn root_data(&self) -> RootData {
        match self.fetch_root_data().await {
            Ok(data) => data,
            Err(error) => {
                self.log_no_root_data(&error);
                self.last_root_data()
            }
        }
    }

    /// Fetches root data. Pages whose shell was made of others are dropped.
    async fn fetch_root_data(&self) -> Result<RootData, LookupError> {
        let PageAddress { site, locale, .. } = self.address;
        let query = Query::new(queries::shell())
            .with("site", site.key.as_str())
            .with("locale", locale.code())
            // The page cache stores what is made of it until it changes: no older copy will do.
            .bypass_cdn();
        let response = self.query(query, "website.shell").await?;
        let is_same = |before: &QueryResponse| self.shell_of(before) == self.shell_of(&response);
        let stored = self.app.root_data.store(site, *locale, &response, is_same);
        if let Some(before) = stored.before {
            let dataset = self.app.dataset_of(&site.key);
            self.app.mark_stale(dataset, &[before]);
        }
        Ok(RootData {
            response: Some(response),
            tag: Some(stored.tag),
        })
    }

    /// The shell that root data make around any page now, and until when.
    fn shell_of(&self, response: &QueryResponse) -> Option<(String, Option<Timestamp>)> {
        let PageAddress { site, locale, .. } = self.address;
        let shaping = self.app.shaping(site, *locale);
        let data: Json<'_> = response.read().ok()?;
        let view = PageView::failed(Some(&data), self.address, &shaping);
        let shell = serde_json::to_string(&view.shell).ok()?;
        Some((shell, shaping.valid_until()))
    }

    /// What the content service sent last.
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
