//! How often a client may request what costs much and has no end: paths that do not exist,
//! searches, pages with parameters that are not cached, islands, and sign-ups to newsletters.
//!
//! No limit meets people. A school class of 300 behind one address shares what it is allowed:
//! each choice is rendered for the first of them, and the cache has it for the others.

use http_server::customer;
use jiff::Timestamp;
use load_control::TokenBucket;
use moka::sync::Cache;
use std::net::IpAddr;
use std::sync::Arc;

/// Paths without a page that a client may request at once, and each second in the long run. Each
/// costs a query.
const NOT_FOUND: (f64, f64) = (200.0, 10.0);
/// Searches likewise. Each costs several queries and a rendering, and nobody types faster.
const SEARCHES: (f64, f64) = (30.0, 2.0);
/// Suggestions likewise: one for each pause in typing.
const SUGGESTIONS: (f64, f64) = (60.0, 5.0);
/// Pages with parameters that have to be rendered, likewise: three choices for each of a class,
/// had none of them been made before.
const CHOICES: (f64, f64) = (1000.0, 10.0);
/// Islands likewise: one for each of five pages for each of a class. They are never cached.
const ISLANDS: (f64, f64) = (1500.0, 15.0);
/// Sign-ups likewise. Each makes the list's provider write to someone; a family signs up at once.
const SIGN_UPS: (f64, f64) = (10.0, 1.0 / 30.0);
/// Clients that are remembered.
const CLIENTS: u64 = 10_000;

/// What is left to each client. Cloning shares it.
#[derive(Clone)]
pub(crate) struct ClientLimit {
    clients: Cache<IpAddr, Arc<TokenBucket>>,
    at_once: f64,
    a_second: f64,
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

    pub(crate) fn of_choices() -> Self {
        Self::new(CHOICES)
    }

    pub(crate) fn of_islands() -> Self {
        Self::new(ISLANDS)
    }

    pub(crate) fn of_sign_ups() -> Self {
        Self::new(SIGN_UPS)
    }

    /// So many at once, and so many a second in the long run.
    pub(crate) fn new((at_once, a_second): (f64, f64)) -> Self {
        Self {
            clients: Cache::new(CLIENTS),
            at_once,
            a_second,
        }
    }

    /// Whether a client has requested too many.
    pub(crate) fn is_exhausted(&self, client: IpAddr, now: Timestamp) -> bool {
        let bucket = self.clients.get(&customer(client));
        bucket.is_some_and(|bucket| bucket.tokens(now) < 1.0)
    }

    /// Notes a request, unless a client has sent too many; whether it has not.
    pub(crate) fn takes(&self, client: IpAddr, now: Timestamp) -> bool {
        self.bucket(client).take(1.0, now).is_ok()
    }

    /// Notes a request that was answered already. One that is too many is not held against the
    /// client later.
    pub(crate) fn note(&self, client: IpAddr, now: Timestamp) {
        let _ = self.takes(client, now);
    }

    fn bucket(&self, client: IpAddr) -> Arc<TokenBucket> {
        let full = || Arc::new(TokenBucket::new(self.at_once, self.a_second));
        self.clients.get_with(customer(client), full)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_has_some_at_once_and_more_later() {
        let limit = ClientLimit::of_not_found();
        let now = Timestamp::UNIX_EPOCH;
        let client: IpAddr = "2001:db8::1".parse().unwrap();
        let neighbour: IpAddr = "2001:db8::2".parse().unwrap();
        let other: IpAddr = "192.0.2.1".parse().unwrap();
        for _ in 0..200 {
            assert!(!limit.is_exhausted(client, now));
            limit.note(client, now);
        }
        assert!(limit.is_exhausted(client, now));
        assert!(limit.is_exhausted(neighbour, now));
        assert!(!limit.is_exhausted(other, now));
        let later = Timestamp::from_second(1).unwrap();
        for _ in 0..10 {
            assert!(!limit.is_exhausted(client, later));
            limit.note(client, later);
        }
        assert!(limit.is_exhausted(client, later));
    }
}
