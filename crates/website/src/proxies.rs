//! Whom to believe about who asks: proxies that the configuration names, nobody else.

use axum::http::HeaderMap;
use http_server::Network;
use std::net::IpAddr;

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
