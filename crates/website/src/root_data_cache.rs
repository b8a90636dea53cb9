//! The root data that the content service sent last. They are used while it sends none, and
//! compared with those that it sends next.
//!
//! Every page of a site has a shell made of its root data, which come from many documents. Pages
//! therefore do not depend on each of these documents, but on the shell: an edit that does not
//! change the shell makes no page stale.

use crate::content_hash::content_hash;
use crate::page_cache::Copies;
use content_client::QueryResponse;
use museum::{Locale, Site};
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// Root data, and the tag of the pages that show them.
#[derive(Clone)]
struct Entry {
    response: Arc<QueryResponse>,
    tag: String,
}

/// The tags of root data that were stored.
pub(crate) struct StoredRootData {
    /// The tag of pages that show them.
    pub(crate) tag: String,
    /// The tag of pages that show the old root data, if it differs.
    pub(crate) replaced_tag: Option<String>,
}

/// The root data of each site and language. Cloning shares it.
#[derive(Clone)]
pub(crate) struct RootDataCache {
    entries: Arc<RwLock<HashMap<(String, Locale), Entry>>>,
    copies: Option<Copies>,
}

impl RootDataCache {
    pub(crate) fn new(copies: Option<Copies>) -> Self {
        Self {
            entries: Arc::default(),
            copies,
        }
    }

    fn entry(&self, site: &Site, locale: Locale) -> Option<Entry> {
        let entries = self.entries.read().unwrap_or_else(PoisonError::into_inner);
        entries.get(&(site.key.clone(), locale)).cloned()
    }

    /// Stores root data. `has_same_shell` says whether the old ones make the same shell.
    pub(crate) fn store(
        &self,
        site: &Site,
        locale: Locale,
        response: &Arc<QueryResponse>,
        has_same_shell: impl FnOnce(&QueryResponse) -> bool,
    ) -> StoredRootData {
        let previous = self.entry(site, locale);
        // The client returns the same response until it changes.
        if let Some(previous) = &previous
            && Arc::ptr_eq(&previous.response, response)
        {
            return StoredRootData {
                tag: previous.tag.clone(),
                replaced_tag: None,
            };
        }
        let result = response.result.get().as_bytes();
        let tag = match previous.filter(|previous| has_same_shell(&previous.response)) {
            Some(previous) => previous.tag,
            None => format!("root:{}:{locale}:{}", site.key, content_hash(result)),
        };
        let entry = Entry {
            response: response.clone(),
            tag: tag.clone(),
        };
        let mut entries = self.entries.write().unwrap_or_else(PoisonError::into_inner);
        let replaced = entries.insert((site.key.clone(), locale), entry);
        drop(entries);
        let replaced_tag = replaced.map(|entry| entry.tag).filter(|old| *old != tag);
        if let Some(copies) = &self.copies {
            copies.write_file(file_name(site, locale), result.to_vec().into());
        }
        StoredRootData { tag, replaced_tag }
    }

    /// The sites and languages whose root data a change with these sync tags may affect.
    pub(crate) fn affected_by(&self, tags: &[String]) -> Vec<(String, Locale)> {
        let entries = self.entries.read().unwrap_or_else(PoisonError::into_inner);
        let is_affected = |entry: &Entry| {
            let sync_tags = &entry.response.sync_tags;
            sync_tags.iter().any(|tag| tags.contains(tag))
        };
        let affected = entries.iter().filter(|(_, entry)| is_affected(entry));
        affected.map(|(key, _)| key.clone()).collect()
    }

    /// The tag of pages that show the last root data.
    pub(crate) fn tag(&self, site: &Site, locale: Locale) -> Option<String> {
        self.entry(site, locale).map(|entry| entry.tag)
    }

    /// The last root data, or those from disk if this process has fetched none yet.
    pub(crate) fn get(&self, site: &Site, locale: Locale) -> Option<Arc<QueryResponse>> {
        if let Some(entry) = self.entry(site, locale) {
            return Some(entry.response);
        }
        let bytes = self.copies.as_ref()?.read_file(&file_name(site, locale))?;
        let response = QueryResponse::of_result(String::from_utf8(bytes).ok()?).ok()?;
        Some(Arc::new(response))
    }
}

fn file_name(site: &Site, locale: Locale) -> String {
    format!("root-data-{}-{locale}.json", site.key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use museum::{Environment, Group};

    fn response(result: &str) -> Arc<QueryResponse> {
        let mut response = QueryResponse::of_result(result.to_owned()).unwrap();
        response.sync_tags = vec!["s1:a".to_owned()];
        Arc::new(response)
    }

    #[test]
    fn pages_become_stale_when_the_shell_differs() {
        let text = include_str!("../../../demo/group.toml");
        let group = Group::parse(text, Environment::Development).unwrap();
        let site = group.site("jelling").unwrap();
        let cache = RootDataCache::new(None);
        let store = |response, same| cache.store(site, Locale::Da, response, |_| same);
        let (one, two, three) = (response("1"), response("2"), response("3"));
        let first = store(&one, false);
        assert_eq!(first.replaced_tag, None);
        let again = store(&one, false);
        assert_eq!((&again.tag, again.replaced_tag), (&first.tag, None));
        let alike = store(&two, true);
        assert_eq!((&alike.tag, alike.replaced_tag), (&first.tag, None));
        let other = store(&three, false);
        assert_ne!(other.tag, first.tag);
        assert_eq!(other.replaced_tag.as_ref(), Some(&first.tag));
        assert_eq!(cache.tag(site, Locale::Da), Some(other.tag));
        let affected = |tag: &str| cache.affected_by(&[tag.to_owned()]);
        assert_eq!(affected("s1:a"), [("jelling".to_owned(), Locale::Da)]);
        assert!(affected("s1:b").is_empty());
    }
}
