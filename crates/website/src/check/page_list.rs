//! The addresses that lead to a page.

use museum::{Group, Locale, Site};
use std::collections::{HashMap, HashSet};

/// A page to check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CheckedPage {
    pub(crate) site: String,
    pub(crate) id: String,
    /// The document's title.
    pub(crate) title: String,
    pub(crate) locale: Locale,
    pub(crate) slug: String,
}

/// Absolute addresses that lead to a page or a redirect.
#[derive(Default)]
pub(crate) struct PageList {
    addresses: HashSet<String>,
    /// The addresses of pages by site, id and language.
    pages: HashMap<(String, String, Locale), String>,
}

impl PageList {
    pub(crate) fn add(&mut self, group: &Group, site: &Site, checked: &CheckedPage) {
        let address = group.absolute(site, &site.path(checked.locale, &checked.slug));
        let key = (checked.site.clone(), checked.id.clone(), checked.locale);
        self.pages.insert(key, address.clone());
        self.addresses.insert(address);
    }

    pub(crate) fn add_redirect(&mut self, group: &Group, site: &Site, source: &str) {
        let path = format!("{}/{source}", site.base_path);
        self.addresses.insert(group.absolute(site, &path));
    }

    /// Adds the search pages, which have no document.
    pub(crate) fn add_search(&mut self, group: &Group, site: &Site) {
        let paths = site.locales.iter().map(|locale| site.search_path(*locale));
        self.addresses
            .extend(paths.map(|path| group.absolute(site, &path)));
    }

    /// The address of a page.
    pub(crate) fn address_of(&self, checked: &CheckedPage) -> String {
        let key = (checked.site.clone(), checked.id.clone(), checked.locale);
        self.pages.get(&key).cloned().unwrap_or_default()
    }

    /// Whether an absolute address of the group leads to a page, whatever its query string and
    /// fragment.
    pub(crate) fn leads_to_page(&self, address: &str) -> bool {
        let page = address.split(['?', '#']).next().unwrap_or_default();
        let without_slash = page.trim_end_matches('/');
        self.addresses.contains(page)
            || self.addresses.contains(without_slash)
            || self.addresses.contains(&format!("{without_slash}/"))
    }
}
