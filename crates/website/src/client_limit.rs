//! How often a client may send requests that are costly and endless: for paths that do not exist,
//! searches, pages with parameters that are not cached, islands, and sign-ups to newsletters.
//!
//! Visitors stay below every limit, also a school class of 300 behind one address: a page is
//! rendered for the first pupil, and the others get it from the cache.
//!
//! A limit is a burst, and the requests per second after it.

use http_server::customer;
use jiff::Timestamp;
use load_control::TokenBucket;
use moka::sync::Cache;
use std::net::IpAddr;
use std::sync::Arc;

/// Paths without a page. Each costs a query.
const NOT_FOUND: (f64, f64) = (200.0, 10.0);
/// Searches. Each costs several queries and a rendering.
const SEARCHES: (f64, f64) = (30.0, 2.0);
/// Suggestions: one for each pause in typing.
const SUGGESTIONS: (f64, f64) = (60.0, 5.0);
/// Pages with parameters that have to be rendered: 300 pupils behind one address may request three
/// uncached pages each.
const PARAMETER_PAGES: (f64, f64) = (1000.0, 10.0);
/// Islands, which are never cached: 300 pupils may visit five pages with one each.
const ISLANDS: (f64, f64) = (1500.0, 15.0);
/// Sign-ups. Each makes the provider of the list send an e-mail; a family may sign up together.
const SIGN_UPS: (f64, f64) = (10.0, 1.0 / 30.0);
/// How many clients are remembered.
const MAX_CLIENTS: u64 = 10_000;

/// A limit for each client. Cloning shares it.
#[derive(Clone)]
pub(crate) struct ClientLimit {
    clients: Cache<IpAddr, Arc<TokenBucket>>,
    burst: f64,
    per_second: f64,
}

impl ClientLimit {
    pub(crate) fn of_not_found() -> Self {
        Self::new(NOT_FOUND)
    }

    pub(crate) fn of_searches() -> Self {
        Self::new(SEARCHES)
    }

    pub(crate) fn of_suggestions() -> Self {
        Self::new(SUGGESTIONS)
    }

    pub(crate) fn of_parameter_pages() -> Self {
        Self::new(PARAMETER_PAGES)
    }

    pub(crate) fn of_islands() -> Self {
        Self::new(ISLANDS)
    }

    pub(crate) fn of_sign_ups() -> Self {
        Self::new(SIGN_UPS)
    }

    /// A burst, and the requests per second after it.
    pub(crate) fn new((burst, per_second): (f64, f64)) -> Self {
        Self {
            clients: Cache::new(MAX_CLIENTS),
            burst,
            per_second,
        }
    }

    /// Whether a client is over its limit.
    pub(crate) fn is_exhausted(&self, client: IpAddr, now: Timestamp) -> bool {
        let bucket = self.clients.get(&customer(client));
        bucket.is_some_and(|bucket| bucket.tokens(now) < 1.0)
    }

    /// Counts a request. False if the client is over its limit.
    pub(crate) fn try_take(&self, client: IpAddr, now: Timestamp) -> bool {
        self.bucket(client).take(1.0, now).is_ok()
    }

    /// Counts a request after its response. Beyond the limit it is not counted, so that the client
    /// never has a debt.
    pub(crate) fn count(&self, client: IpAddr, now: Timestamp) {
        let _ = self.try_take(client, now);
    }

    fn bucket(&self, client: IpAddr) -> Arc<TokenBucket> {
        let full = || Arc::new(TokenBucket::new(self.burst, self.per_second));
        self.clients.get_with(customer(client), full)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_has_a_burst_and_then_a_rate() {
        let limit = ClientLimit::of_not_found();
        let now = Timestamp::UNIX_EPOCH;
        let client: IpAddr = "2001:db8::1".parse().unwrap();
        let neighbour: IpAddr = "2001:db8::2".parse().unwrap();
        let other: IpAddr = "192.0.2.1".parse().unwrap();
        for _ in 0..200 {
            assert!(!limit.is_exhausted(client, now));
            limit.count(client, now);
        }
        assert!(limit.is_exhausted(client, now));
        assert!(limit.is_exhausted(neighbour, now));
        assert!(!limit.is_exhausted(other, now));
        let later = Timestamp::from_second(1).unwrap();
        for _ in 0..10 {
            assert!(!limit.is_exhausted(client, later));
            limit.count(client, later);
        }
        assert!(limit.is_exhausted(client, later));
    }
}
