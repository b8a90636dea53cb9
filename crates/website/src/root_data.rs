//! The root data that the content service sent last, for when it sends none.

use crate::page_cache::Copies;
use content_client::QueryResponse;
use museum::{Locale, Site};
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

type Known = HashMap<(String, Locale), Arc<QueryResponse>>;

/// The root data of each site and language. Cloning shares it.
#[derive(Clone)]
pub(crate) struct RootDataCopies {
    known: Arc<RwLock<Known>>,
    copies: Option<Copies>,
}

impl RootDataCopies {
    pub(crate) fn new(copies: Option<Copies>) -> Self {
        Self {
            known: Arc::default(),
            copies,
        }
    }

    /// Stores what the content service sent.
    pub(crate) fn store(&self, site: &Site, locale: Locale, response: &Arc<QueryResponse>) {
        let key = (site.key.clone(), locale);
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        // The content cache returns the same one until it changes.
        if known
            .get(&key)
            .is_some_and(|known| Arc::ptr_eq(known, response))
        {
            return;
        }
        drop(known);
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.insert(key, response.clone());
        drop(known);
        if let Some(copies) = &self.copies {
            let text = response.result.get().as_bytes().to_vec();
            copies.write_file(name(site, locale), text.into());
        }
    }

    /// What the content service sent last, before this start if need be.
    pub(crate) fn get(&self, site: &Site, locale: Locale) -> Option<Arc<QueryResponse>> {
        let key = (site.key.clone(), locale);
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get(&key) {
            return Some(known.clone());
        }
        drop(known);
        let bytes = self.copies.as_ref()?.read_file(&name(site, locale))?;
        let response = QueryResponse::of_result(String::from_utf8(bytes).ok()?).ok()?;
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        Some(known.entry(key).or_insert(Arc::new(response)).clone())
    }
}

fn name(site: &Site, locale: Locale) -> String {
    format!("root-data-{}-{locale}.json", site.key)
}
