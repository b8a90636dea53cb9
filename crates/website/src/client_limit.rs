//! How often a client may request what costs much and has no end: paths that do not exist,
//! searches, pages with parameters that are not cached, islands, and sign-ups to newsletters.
//!
//! No limit meets people. A school class of 300 behind one address shares what it is allowed:
//! each choice is rendered for the first of them, and the cache has it for the others.

use jiff::Timestamp;
use moka::sync::Cache;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

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

struct Allowance {
    left: f64,
    at: Timestamp,
}

/// What is left to each client. Cloning shares it.
#[derive(Clone)]
pub(crate) struct ClientLimit {
    clients: Cache<IpAddr, Arc<Mutex<Allowance>>>,
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
        let Some(allowance) = self.clients.get(&network(client)) else {
            return false;
        };
        let mut allowance = allowance.lock().unwrap_or_else(PoisonError::into_inner);
        self.refill(&mut allowance, now);
        allowance.left < 1.0
    }

    /// Notes a request, unless a client has sent too many; whether it has not.
    pub(crate) fn takes(&self, client: IpAddr, now: Timestamp) -> bool {
        // Under one lock: of two requests at the same moment, one may be too many.
        self.change(client, now, |allowance| {
            let takes = allowance.left >= 1.0;
            if takes {
                allowance.left -= 1.0;
            }
            takes
        })
    }

    /// Notes a request.
    pub(crate) fn note(&self, client: IpAddr, now: Timestamp) {
        self.change(client, now, |allowance| {
            allowance.left = (allowance.left - 1.0).max(0.0);
        });
    }

    fn change<T>(
        &self,
        client: IpAddr,
        now: Timestamp,
        change: impl FnOnce(&mut Allowance) -> T,
    ) -> T {
        let full = || {
            Arc::new(Mutex::new(Allowance {
                left: self.at_once,
                at: now,
            }))
        };
        let allowance = self.clients.get_with(network(client), full);
        let mut allowance = allowance.lock().unwrap_or_else(PoisonError::into_inner);
        self.refill(&mut allowance, now);
        change(&mut allowance)
    }

    fn refill(&self, allowance: &mut Allowance, now: Timestamp) {
        let seconds = now.duration_since(allowance.at).as_secs_f64().max(0.0);
        allowance.left = (allowance.left + seconds * self.a_second).min(self.at_once);
        allowance.at = now;
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
