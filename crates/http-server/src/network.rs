//! Networks of addresses.

use std::net::IpAddr;

/// A network: `10.0.0.0/8`, or one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u32,
}

impl Network {
    /// Reads a network.
    pub fn parse(text: &str) -> Option<Self> {
        let (address, bits) = match text.trim().split_once('/') {
            Some((address, bits)) => (address.parse().ok()?, Some(bits.parse().ok()?)),
            None => (text.trim().parse().ok()?, None),
        };
        let most = match address {
            IpAddr::V4(_) => 32,
            IpAddr::V6(_) => 128,
        };
        let bits = bits.unwrap_or(most);
        (bits <= most).then_some(Self { address, bits })
    }

    /// Reads networks with commas between them; what is none is left out.
    pub fn list(text: &str) -> Vec<Self> {
        text.split(',').filter_map(Self::parse).collect()
    }

    /// Whether an address is in it.
    pub fn contains(&self, other: IpAddr) -> bool {
        match (self.address, other.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let shift = 32 - self.bits;
                shift == 32 || own.to_bits() >> shift == other.to_bits() >> shift
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let shift = 128 - self.bits;
                shift == 128 || own.to_bits() >> shift == other.to_bits() >> shift
            }
            _ => false,
        }
    }
}

/// Whether one of these networks has an address.
pub(crate) fn any_contains(networks: &[Network], address: IpAddr) -> bool {
    networks.iter().any(|network| network.contains(address))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks() {
        let cases = [
            ("10.0.0.0/8", "10.1.2.3", true),
            ("10.0.0.0/8", "11.1.2.3", false),
            ("127.0.0.1", "127.0.0.1", true),
            ("127.0.0.1", "::ffff:127.0.0.1", true),
            ("0.0.0.0/0", "8.8.8.8", true),
            ("fd00::/8", "fd12::1", true),
            ("fd00::/8", "fe80::1", false),
            ("fd00::/8", "10.0.0.1", false),
        ];
        for (network, address, expected) in cases {
            let found = Network::parse(network).unwrap();
            assert_eq!(
                found.contains(address.parse().unwrap()),
                expected,
                "{network} {address}"
            );
        }
        for text in ["", "x", "10.0.0.0/33", "10.0.0.0/x"] {
            assert_eq!(Network::parse(text), None, "{text}");
        }
        assert_eq!(Network::list("10.0.0.0/8, ::1").len(), 2);
        assert_eq!(Network::list("").len(), 0);
    }
}
