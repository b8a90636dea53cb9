//! How many paths without a page a client may request. Each costs a query, and there is no end
//! to the paths that do not exist.

use jiff::Timestamp;
use moka::sync::Cache;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

/// Paths that a client may request at once.
const AT_ONCE: f64 = 200.0;
/// Paths that a client may request each second in the long run.
const A_SECOND: f64 = 10.0;
/// Clients that are remembered.
const CLIENTS: u64 = 10_000;

struct Allowance {
    left: f64,
    at: Timestamp,
}

/// What is left to each client. Cloning shares it.
#[derive(Clone)]
pub(crate) struct NotFoundLimit(Cache<IpAddr, Arc<Mutex<Allowance>>>);

impl Default for NotFoundLimit {
    fn default() -> Self {
        Self(Cache::new(CLIENTS))
    }
}

impl NotFoundLimit {
    /// Whether a client has requested too many.
    pub(crate) fn is_exhausted(&self, client: IpAddr, now: Timestamp) -> bool {
        let Some(allowance) = self.0.get(&network(client)) else {
            return false;
        };
        let mut allowance = allowance.lock().unwrap_or_else(PoisonError::into_inner);
        allowance.refill(now);
        allowance.left < 1.0
    }

    /// Notes a path without a page.
    pub(crate) fn note(&self, client: IpAddr, now: Timestamp) {
        let full = || {
            Arc::new(Mutex::new(Allowance {
                left: AT_ONCE,
                at: now,
            }))
        };
        let allowance = self.0.get_with(network(client), full);
        let mut allowance = allowance.lock().unwrap_or_else(PoisonError::into_inner);
        allowance.refill(now);
        allowance.left = (allowance.left - 1.0).max(0.0);
    }
}

impl Allowance {
    fn refill(&mut self, now: Timestamp) {
        let seconds = now.duration_since(self.at).as_secs_f64().max(0.0);
        self.left = (self.left + seconds * A_SECOND).min(AT_ONCE);
        self.at = now;
    }
}

/// Who has one address of the sixth version has a whole network of them.
fn network(client: IpAddr) -> IpAddr {
    match client.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_has_some_at_once_and_more_later() {
        let limit = NotFoundLimit::default();
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
