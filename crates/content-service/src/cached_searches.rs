//! A cache of search results.

use moka::future::Cache;
use search::{Found, Ranking, Search, SearchError, SearchIndex};
use std::sync::Arc;
use std::time::Duration;

/// How long a result is cached. Unpublished pages leave the results within two seconds.
const MAX_AGE: Duration = Duration::from_secs(1);
/// Bytes of all results together.
const MAX_BYTES: u64 = 8 << 20;

/// What a result depends on. The permissions of the reader are checked after it, each time.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
struct Key {
    ds: i32,
    site: Option<String>,
    locale: String,
    query: String,
    alternatives: Vec<String>,
    most: usize,
    ranking: Ranking,
    excerpts: bool,
}

/// Results by search. Equal searches of all callers at the same time run once.
pub(crate) struct CachedSearches(Cache<Key, Arc<Found>>);

impl Default for CachedSearches {
    fn default() -> Self {
        let cache = Cache::builder()
            .max_capacity(MAX_BYTES)
            .weigher(|key: &Key, found: &Arc<Found>| weight(key, found))
            .time_to_live(MAX_AGE);
        Self(cache.build())
    }
}

impl CachedSearches {
    pub(crate) async fn find(
        &self,
        index: &SearchIndex,
        search: &Search<'_>,
    ) -> Result<Arc<Found>, Arc<SearchError>> {
        let key = Key {
            ds: search.ds,
            site: search.site.map(str::to_owned),
            locale: search.locale.to_owned(),
            query: search.query.to_owned(),
            alternatives: search.alternatives.to_vec(),
            most: search.most,
            ranking: search.ranking,
            excerpts: search.excerpts,
        };
        let find = async { index.find(search).await.map(Arc::new) };
        self.0.try_get_with(key, find).await
    }
}

fn weight(key: &Key, found: &Found) -> u32 {
    let texts = |hit: &search::Hit| {
        hit.id.len() + hit.site.len() + hit.kind.len() + hit.title.len() + hit.excerpt.len() + 160
    };
    let bytes: usize = found.hits.iter().map(texts).sum();
    let alternatives: usize = key.alternatives.iter().map(String::len).sum();
    u32::try_from(bytes + key.query.len() + alternatives + 200).unwrap_or(u32::MAX)
}
