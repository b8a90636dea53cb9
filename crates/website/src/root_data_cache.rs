//! The root data that the content service sent last: for when it sends none, and to know when
//! it is another.
//!
//! Every page of a site has a shell made of its root data, which lead to many documents. Pages
//! therefore do not depend on each of those, but on the shell: an edit that makes no difference
//! to it drops no page.

use crate::content_hash::content_hash;
use crate::page_cache::Copies;
use content_client::QueryResponse;
use museum::{Locale, Site};
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// What the content service sent, and the tag of the pages that show it.
#[derive(Clone)]
struct LastRootData {
    response: Arc<QueryResponse>,
    tag: String,
}

/// What came of storing root data.
pub(crate) struct StoredRootData {
    /// The tag of pages that show it.
    pub(crate) tag: String,
    /// The tag of pages that show what was there before, if that was another.
    pub(crate) before: Option<String>,
}

/// The root data of each site and language. Cloning shares it.
#[derive(Clone)]
pub(crate) struct RootDataCache {
    known: Arc<RwLock<HashMap<(String, Locale), LastRootData>>>,
    copies: Option<Copies>,
}

impl RootDataCache {
    pub(crate) fn new(copies: Option<Copies>) -> Self {
        Self {
            known: Arc::default(),
            copies,
        }
    }

    fn known(&self, site: &Site, locale: Locale) -> Option<LastRootData> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.get(&(site.key.clone(), locale)).cloned()
    }

    /// Stores what the content service sent. `is_same` says whether what was there before makes
    /// the same shell.
    pub(crate) fn store(
        &self,
        site: &Site,
        locale: Locale,
        response: &Arc<QueryResponse>,
        is_same: impl FnOnce(&QueryResponse) -> bool,
    ) -> StoredRootData {
        let known = self.known(site, locale);
        // The content cache returns the same one until it changes.
        if let Some(known) = &known
            && Arc::ptr_eq(&known.response, response)
        {
            let (tag, before) = (known.tag.clone(), None);
            return StoredRootData { tag, before };
        }
        let result = response.result.get().as_bytes();
        let tag = match known.filter(|known| is_same(&known.response)) {
            Some(known) => known.tag,
            None => format!("root:{}:{locale}:{}", site.key, content_hash(result)),
        };
        let new = LastRootData {
            response: response.clone(),
            tag: tag.clone(),
        };
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        let before = known.insert((site.key.clone(), locale), new);
        drop(known);
        let before = before.map(|known| known.tag).filter(|old| *old != tag);
        if let Some(copies) = &self.copies {
            copies.write_file(name(site, locale), result.to_vec().into());
        }
        StoredRootData { tag, before }
    }

    /// The sites and languages whose root data may be others after a change with these tags.
    pub(crate) fn bearing(&self, tags: &[String]) -> Vec<(String, Locale)> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let bears = |known: &LastRootData| {
            let own = &known.response.sync_tags;
            own.iter().any(|tag| tags.contains(tag))
        };
        let bearing = known.iter().filter(|(_, known)| bears(known));
        bearing.map(|(key, _)| key.clone()).collect()
    }

    /// The tag of pages that show the root data as they are known.
    pub(crate) fn tag(&self, site: &Site, locale: Locale) -> Option<String> {
        self.known(site, locale).map(|known| known.tag)
    }

    /// What the content service sent last, before this start if need be.
    pub(crate) fn get(&self, site: &Site, locale: Locale) -> Option<Arc<QueryResponse>> {
        if let Some(known) = self.known(site, locale) {
            return Some(known.response);
        }
        let bytes = self.copies.as_ref()?.read_file(&name(site, locale))?;
        let response = QueryResponse::of_result(String::from_utf8(bytes).ok()?).ok()?;
        Some(Arc::new(response))
    }
}

fn name(site: &Site, locale: Locale) -> String {
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
    fn pages_are_dropped_when_the_shell_is_another() {
        let text = include_str!("../../../demo/group.toml");
        let group = Group::parse(text, Environment::Development).unwrap();
        let site = group.site("jelling").unwrap();
        let copies = RootDataCache::new(None);
        let store = |response, same| copies.store(site, Locale::Da, response, |_| same);
        let (one, two, three) = (response("1"), response("2"), response("3"));
        let first = store(&one, false);
        assert_eq!(first.before, None);
        let again = store(&one, false);
        assert_eq!((&again.tag, again.before), (&first.tag, None));
        let alike = store(&two, true);
        assert_eq!((&alike.tag, alike.before), (&first.tag, None));
        let other = store(&three, false);
        assert_ne!(other.tag, first.tag);
        assert_eq!(other.before.as_ref(), Some(&first.tag));
        assert_eq!(copies.tag(site, Locale::Da), Some(other.tag));
        let bearing = |tag: &str| copies.bearing(&[tag.to_owned()]);
        assert_eq!(bearing("s1:a"), [("jelling".to_owned(), Locale::Da)]);
        assert!(bearing("s1:b").is_empty());
    }
}
