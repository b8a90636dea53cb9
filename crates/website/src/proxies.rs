//! Whom to believe about who asks: proxies that the configuration names, nobody else.

use axum::http::HeaderMap;
use std::net::IpAddr;

/// A network of proxies: `10.0.0.0/8`, or one address.
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

/// Who asks, and of which host, as far as can be known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Origin {
    pub(crate) client: Option<IpAddr>,
    pub(crate) host: String,
}

impl Origin {
    /// `peer` is at the other end of the connection; `host` is what the request names.
    pub(crate) fn of(
        peer: Option<IpAddr>,
        host: &str,
        headers: &HeaderMap,
        proxies: &[Network],
    ) -> Self {
        let known = |address: IpAddr| proxies.iter().any(|network| network.contains(address));
        let plain = Self {
            client: peer,
            host: host.to_owned(),
        };
        if !peer.is_some_and(known) {
            return plain;
        }
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let given = text("x-forwarded-host").and_then(|hosts| hosts.split(',').next());
        // Each proxy adds whom it saw, at the end: the last that is no proxy is the caller.
        let seen = text("x-forwarded-for").unwrap_or_default().rsplit(',');
        let client = seen
            .filter_map(|address| address.trim().parse().ok())
            .find(|address| !known(*address));
        Self {
            client: client.or(peer),
            host: given.map_or(plain.host, |host| host.trim().to_owned()),
        }
    }
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
    }

    #[test]
    fn forwarded_headers_are_believed_of_proxies_only() {
        let proxies = [Network::parse("10.0.0.0/8").unwrap()];
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-host", "jelling.example.org".parse().unwrap());
        headers.insert(
            "x-forwarded-for",
            "6.6.6.6, 8.8.8.8, 10.0.0.9".parse().unwrap(),
        );
        let seen = |peer: &str| {
            let peer = peer.parse().ok();
            let origin = Origin::of(peer, "inner", &headers, &proxies);
            (origin.client.unwrap().to_string(), origin.host)
        };
        let told = |client: &str, host: &str| (client.to_owned(), host.to_owned());
        assert_eq!(seen("10.0.0.1"), told("8.8.8.8", "jelling.example.org"));
        assert_eq!(seen("9.9.9.9"), told("9.9.9.9", "inner"));
    }
}
