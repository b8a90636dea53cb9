//! The client's address and the requested host: as the connection shows them, or as reported by
//! a proxy that the settings name. Nobody else is trusted.

use crate::host::is_host;
use crate::network::{Network, any_contains};
use axum::http::HeaderMap;
use axum::http::uri::Authority;
use std::net::{IpAddr, SocketAddr};

/// The client's address: that of the peer, or the one that named proxies report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientAddress(pub IpAddr);

/// How a request came here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// The other end of the connection.
    pub peer: SocketAddr,
    /// This end of it.
    pub local: SocketAddr,
    /// What the peer reports about the request that it forwards, if it is a named proxy.
    pub forwarded: Option<Forwarded>,
}

/// What a named proxy reports about a request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forwarded {
    /// The requested host, if it is not that of the request.
    pub host: Option<String>,
    /// Whether it came by TLS.
    pub encrypted: bool,
}

/// The client's address, from the peer, the value of `X-Forwarded-For` and the trusted proxies.
///
/// Each proxy appends the address it saw: read from the end, the first that is no proxy is the
/// client. The client may have forged what stands before.
pub fn client_address(peer: IpAddr, headers: &HeaderMap, proxies: &[Network]) -> ClientAddress {
    let mut client = peer.to_canonical();
    let lines = headers.get_all("x-forwarded-for").iter().rev();
    let mut entries = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
    while any_contains(proxies, client) {
        let Some(address) = entries.next().and_then(address) else {
            break;
        };
        client = address.to_canonical();
    }
    ClientAddress(client)
}

/// An address, perhaps with a port as some proxies write it.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    bare.parse().ok().or_else(with_port)
}

impl Forwarded {
    /// What a peer reports, if it is one of these proxies.
    ///
    /// Of several values the last counts: the nearest proxy wrote it or passed it on. The
    /// caller may have forged the first.
    pub fn of(peer: IpAddr, headers: &HeaderMap, proxies: &[Network]) -> Option<Self> {
        if !any_contains(proxies, peer) {
            return None;
        }
        let host = last(headers, "x-forwarded-host").filter(|host| {
            let host = Authority::try_from(*host);
            host.is_ok_and(|host| is_host(&host))
        });
        let scheme = last(headers, "x-forwarded-proto");
        Some(Self {
            host: host.map(str::to_owned),
            encrypted: scheme.is_some_and(|scheme| scheme.eq_ignore_ascii_case("https")),
        })
    }
}

/// The last value of a header that may have several, with commas or on lines of their own.
fn last<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let line = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next().map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().unwrap());
        }
        headers
    }

    #[test]
    fn who_asks_is_the_last_that_is_no_proxy() {
        let proxies = Network::list("10.0.0.0/8, fd00::/8");
        for (peer, lines, expected) in [
            ("9.9.9.9", &["6.6.6.6"][..], "9.9.9.9"),
            ("10.0.0.1", &[], "10.0.0.1"),
            ("10.0.0.1", &["8.8.8.8"], "8.8.8.8"),
            ("::ffff:10.0.0.1", &["::ffff:8.8.8.8"], "8.8.8.8"),
            ("10.0.0.1", &["6.6.6.6, 8.8.8.8, 10.0.0.9"], "8.8.8.8"),
            ("10.0.0.1", &["6.6.6.6", "8.8.8.8"], "8.8.8.8"),
            ("10.0.0.1", &["6.6.6.6, 8.8.8.8", "10.0.0.9"], "8.8.8.8"),
            ("10.0.0.1", &["10.0.0.8, 10.0.0.9"], "10.0.0.8"),
            // An entry that cannot be parsed ends the trusted part.
            ("10.0.0.1", &["6.6.6.6, unknown, 10.0.0.9"], "10.0.0.9"),
            ("10.0.0.1", &["6.6.6.6", "\u{e6}"], "10.0.0.1"),
            ("10.0.0.1", &["8.8.8.8:4711"], "8.8.8.8"),
            ("fd00::1", &["[2001:db8::1]:4711"], "2001:db8::1"),
            ("fd00::1", &["[2001:db8::1]"], "2001:db8::1"),
        ] {
            let lines: Vec<_> = lines
                .iter()
                .map(|line| ("x-forwarded-for", *line))
                .collect();
            let found = client_address(peer.parse().unwrap(), &headers(&lines), &proxies);
            assert_eq!(found.0.to_string(), expected, "{peer} {lines:?}");
        }
    }

    #[test]
    fn the_last_host_of_a_proxy_counts() {
        const HOST: &str = "x-forwarded-host";
        const PROTO: &str = "x-forwarded-proto";
        let proxies = Network::list("10.0.0.0/8");
        let forwarded = |host: Option<&str>, encrypted| {
            let host = host.map(str::to_owned);
            Some(Forwarded { host, encrypted })
        };
        for (peer, lines, expected) in [
            ("9.9.9.9", &[(HOST, "evil.org"), (PROTO, "https")][..], None),
            ("10.0.0.1", &[], forwarded(None, false)),
            (
                "10.0.0.1",
                &[(HOST, "a.org")],
                forwarded(Some("a.org"), false),
            ),
            (
                "10.0.0.1",
                &[(HOST, "evil.org, a.org:8443")],
                forwarded(Some("a.org:8443"), false),
            ),
            (
                "10.0.0.1",
                &[(HOST, "evil.org"), (HOST, "a.org")],
                forwarded(Some("a.org"), false),
            ),
            ("10.0.0.1", &[(HOST, "a.org/evil")], forwarded(None, false)),
            ("10.0.0.1", &[(HOST, "me@evil.org")], forwarded(None, false)),
            ("10.0.0.1", &[(PROTO, "http, HTTPS")], forwarded(None, true)),
            (
                "10.0.0.1",
                &[(PROTO, "https, http")],
                forwarded(None, false),
            ),
            (
                "10.0.0.1",
                &[(PROTO, "https"), (PROTO, "http")],
                forwarded(None, false),
            ),
        ] {
            let found = Forwarded::of(peer.parse().unwrap(), &headers(lines), &proxies);
            assert_eq!(found, expected, "{peer} {lines:?}");
        }
    }
}
