//! What frequent searches found.

use moka::future::Cache;
use search::{Found, Ranking, Search, SearchError, SearchIndex};
use std::sync::Arc;
use std::time::Duration;

/// How long the same search has the same result. What is unpublished is gone within two seconds.
const FRESH: Duration = Duration::from_secs(1);
/// Bytes of all results.
const SIZE: u64 = 8 << 20;

/// What a result depends on. Who may read it is decided each time.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
struct Key {
    ds: i32,
    site: Option<String>,
    locale: String,
    query: String,
    most: usize,
    ranking: Ranking,
    excerpts: bool,
}

/// Results by their searches. The same search is done once at a time, whoever sends it.
pub(crate) struct CachedSearches(Cache<Key, Arc<Found>>);

impl Default for CachedSearches {
    fn default() -> Self {
        let cache = Cache::builder()
            .max_capacity(SIZE)
            .weigher(|key: &Key, found: &Arc<Found>| weight(key, found))
            .time_to_live(FRESH);
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
    u32::try_from(bytes + key.query.len() + 200).unwrap_or(u32::MAX)
}
