//! Response headers of derivatives by URL: a URL that was served before need not be parsed
//! again. The bytes are in the cache of derivatives.

use assets::DerivativeKey;
use axum::http::header::ACCEPT;
use axum::http::{HeaderMap, Uri};
use lake::Dataset;
use moka::sync::Cache;
use pictures::Accept;
use std::sync::Arc;

/// Bytes of all URLs and headers together.
const MAX_BYTES: u64 = 32 << 20;

/// Bytes that an entry takes in addition to its URL.
const ENTRY_BYTES: usize = 1500;

/// Response headers by address, one cache for each choice of formats that browsers accept.
pub(crate) struct CachedDerivatives([Cache<String, Arc<Entry>>; 4]);

pub(crate) struct Entry {
    /// Project and name.
    pub(crate) dataset: String,
    pub(crate) key: DerivativeKey,
    pub(crate) headers: HeaderMap,
}

impl Default for CachedDerivatives {
    fn default() -> Self {
        let cache = |_| {
            Cache::builder()
                .max_capacity(MAX_BYTES / 4)
                .weigher(|address: &String, _| {
                    u32::try_from(address.len() + ENTRY_BYTES).unwrap_or(u32::MAX)
                })
                .build()
        };
        Self(std::array::from_fn(cache))
    }
}

/// The image formats that the `Accept` headers of a request name.
pub(crate) fn accept(headers: &HeaderMap) -> Accept {
    let mut found = Accept::default();
    for accept in headers.get_all(ACCEPT) {
        let one = accept.to_str().map(Accept::parse).unwrap_or_default();
        found.avif |= one.avif;
        found.webp |= one.webp;
    }
    found
}

impl CachedDerivatives {
    fn of(&self, accept: Accept) -> &Cache<String, Arc<Entry>> {
        &self.0[usize::from(accept.avif) + 2 * usize::from(accept.webp)]
    }

    /// The entry of a URL.
    pub(crate) fn get(&self, uri: &Uri, accept: Accept) -> Option<Arc<Entry>> {
        self.of(accept).get(address(uri))
    }

    /// Caches the headers of a response that anyone may have.
    pub(crate) fn insert(
        &self,
        (uri, accept): (&Uri, Accept),
        dataset: &Dataset,
        key: DerivativeKey,
        headers: HeaderMap,
    ) {
        let entry = Entry {
            dataset: format!("{}/{}", dataset.project, dataset.name),
            key,
            headers,
        };
        self.of(accept)
            .insert(address(uri).to_owned(), Arc::new(entry));
    }
}

fn address(uri: &Uri) -> &str {
    uri.path_and_query().map_or("", |address| address.as_str())
}
