//! Which addresses lead to a page.

use museum::{Group, Locale, Site};
use std::collections::{HashMap, HashSet};

/// A page to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CheckedPage {
    pub(crate) site: String,
    pub(crate) id: String,
    /// The document's title.
    pub(crate) title: String,
    pub(crate) locale: Locale,
    pub(crate) slug: String,
}

/// Absolute addresses that lead somewhere.
#[derive(Default)]
pub(crate) struct PageList {
    addresses: HashSet<String>,
    /// The addresses of pages by site and id.
    pages: HashMap<(String, String, Locale), String>,
}

impl PageList {
    pub(crate) fn add(&mut self, group: &Group, site: &Site, place: &CheckedPage) {
        let address = group.absolute(site, &site.path(place.locale, &place.slug));
        let key = (place.site.clone(), place.id.clone(), place.locale);
        self.pages.insert(key, address.clone());
        self.addresses.insert(address);
    }

    pub(crate) fn add_redirect(&mut self, group: &Group, site: &Site, source: &str) {
        let path = format!("{}/{source}", site.base_path);
        self.addresses.insert(group.absolute(site, &path));
    }

    /// The search page, which no document stands for.
    pub(crate) fn add_search(&mut self, group: &Group, site: &Site) {
        let paths = site.locales.iter().map(|locale| site.search_path(*locale));
        self.addresses
            .extend(paths.map(|path| group.absolute(site, &path)));
    }

    /// Where a page is.
    pub(crate) fn of(&self, place: &CheckedPage) -> String {
        let key = (place.site.clone(), place.id.clone(), place.locale);
        self.pages.get(&key).cloned().unwrap_or_default()
    }

    /// Whether an absolute address of the group leads to a page; what follows a question
    /// mark or an anchor is the page's own affair.
    pub(crate) fn leads(&self, address: &str) -> bool {
        let page = address.split(['?', '#']).next().unwrap_or_default();
        let plain = page.trim_end_matches('/');
        self.addresses.contains(page)
            || self.addresses.contains(plain)
            || self.addresses.contains(&format!("{plain}/"))
    }
}
