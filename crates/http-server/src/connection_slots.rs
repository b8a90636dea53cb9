//! How many connections there are, and of whom.

use crate::limits::Limits;
use crate::network::{Network, any_contains};
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The slots for connections.
pub(crate) struct ConnectionSlots {
    most: usize,
    most_per_address: usize,
    uncapped: Vec<Network>,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    by_customer: BTreeMap<IpAddr, usize>,
    /// Whether the log has reported that all are taken: once for each time that it comes to that.
    logged: bool,
}

/// A slot that a connection holds until it is dropped.
pub(crate) struct ConnectionSlot {
    slots: Arc<ConnectionSlots>,
    /// Nobody's if it is not counted.
    customer: Option<IpAddr>,
}

impl ConnectionSlots {
    pub(crate) fn new(limits: &Limits, uncapped: Vec<Network>) -> Arc<Self> {
        Arc::new(Self {
            most: limits.connections,
            most_per_address: limits.connections_per_address,
            uncapped,
            taken: Mutex::default(),
        })
    }

    /// A slot for a connection from this address, if there is one.
    pub(crate) fn take(self: &Arc<Self>, peer: IpAddr) -> Option<ConnectionSlot> {
        let customer = if any_contains(&self.uncapped, peer) {
            None
        } else {
            let customer = customer(peer);
            self.lock().count(customer, self)?;
            Some(customer)
        };
        Some(ConnectionSlot {
            slots: self.clone(),
            customer,
        })
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken {
    fn count(&mut self, customer: IpAddr, slots: &ConnectionSlots) -> Option<()> {
        if self.all >= slots.most {
            if !self.logged {
                tracing::warn!(connections = self.all, "no more connections are taken");
                self.logged = true;
            }
            return None;
        }
        let own = self.by_customer.entry(customer).or_default();
        if *own >= slots.most_per_address {
            return None;
        }
        *own += 1;
        self.all += 1;
        Some(())
    }

    fn free(&mut self, customer: IpAddr) {
        self.all -= 1;
        self.logged = false;
        if let Some(own) = self.by_customer.get_mut(&customer) {
            *own -= 1;
            if *own == 0 {
                self.by_customer.remove(&customer);
            }
        }
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        if let Some(customer) = self.customer {
            self.slots.lock().free(customer);
        }
    }
}

/// The customer of a network's provider who has an address: by the address itself, or in IPv6 by
/// the /64 that one customer is given.
pub fn customer(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_its_share_and_named_networks_all() {
        let limits = Limits {
            connections: 4,
            connections_per_address: 2,
            ..Limits::default()
        };
        let slots = ConnectionSlots::new(&limits, Network::list("10.0.0.0/8"));
        let mut held = Vec::new();
        for (address, expected) in [
            ("192.0.2.1", true),
            ("::ffff:192.0.2.1", true),
            ("192.0.2.1", false),
            ("2001:db8:0:1::1", true),
            ("2001:db8:0:1:ffff::2", true),
            ("2001:db8:0:1::3", false),
            // All are taken.
            ("2001:db8:0:2::1", false),
            ("192.0.2.2", false),
            ("10.0.0.1", true),
            ("10.0.0.1", true),
            ("10.0.0.1", true),
        ] {
            let slot = slots.take(address.parse().unwrap());
            assert_eq!(slot.is_some(), expected, "{address}");
            held.extend(slot);
        }
        held.clear();
        assert!(slots.lock().by_customer.is_empty());
        assert_eq!(slots.lock().all, 0);
        assert!(slots.take("192.0.2.1".parse().unwrap()).is_some());
    }
}
