//! Content codings: what a browser takes, and packing a page for it.

use axum::http::{HeaderMap, header};
use bytes::Bytes;
use serde::{Deserialize, Serialize};

/// How a body is compressed.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Coding {
    Brotli,
    Gzip,
    Plain,
}

impl Coding {
    /// All of them, the best first.
    pub(crate) const ALL: [Self; 3] = [Self::Brotli, Self::Gzip, Self::Plain];
}

/// Quality for a page, which visitors wait for the first time.
pub(crate) const EACH_TIME: i32 = 5;
/// Quality for a file, which is compressed once.
pub(crate) const ONCE: i32 = 9;
/// Below this many bytes packing saves nothing worth its time.
const WORTH_IT: usize = 1024;

/// What the browser can unpack, the best first.
pub(crate) fn coding(headers: &HeaderMap) -> Coding {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter();
    let accepted: Vec<&str> = accepted.filter_map(|value| value.to_str().ok()).collect();
    let takes = |name: &str| {
        let parts = accepted.iter().flat_map(|value| value.split(','));
        parts.map(str::trim).any(|part| {
            let (coding, quality) = part.split_once(';').unwrap_or((part, ""));
            let refused = ["q=0", "q=0.0", "q=0.00", "q=0.000"].contains(&quality.trim());
            coding.trim().eq_ignore_ascii_case(name) && !refused
        })
    };
    if takes("br") {
        Coding::Brotli
    } else if takes("gzip") {
        Coding::Gzip
    } else {
        Coding::Plain
    }
}

/// Packs a page, on a thread where nobody waits for the network.
pub(crate) async fn pack(body: Bytes, coding: Coding) -> (Bytes, Coding) {
    if body.len() < WORTH_IT || coding == Coding::Plain {
        return (body, Coding::Plain);
    }
    (compress(body, coding).await, coding)
}

/// Compresses bytes, however few.
pub(crate) async fn compress(body: Bytes, coding: Coding) -> Bytes {
    let compressing = tokio::task::spawn_blocking(move || match coding {
        Coding::Brotli => compression::brotli(&body, EACH_TIME).into(),
        Coding::Gzip => compression::gzip(&body).into(),
        Coding::Plain => body,
    });
    // It fails only where the runtime ends, and takes its threads along.
    compressing.await.unwrap_or_default()
}

/// Unpacks a page, on a thread where nobody waits for the network.
pub(crate) async fn unpack(body: Bytes, coding: Coding) -> Bytes {
    let unpacking = tokio::task::spawn_blocking(move || match coding {
        Coding::Brotli => compression::unbrotli(&body).into(),
        Coding::Gzip => compression::gunzip(&body).into(),
        Coding::Plain => body,
    });
    // It fails only where the runtime ends.
    unpacking.await.unwrap_or_default()
}

/// The header's name for it.
pub(crate) fn name(coding: Coding) -> Option<&'static str> {
    match coding {
        Coding::Brotli => Some("br"),
        Coding::Gzip => Some("gzip"),
        Coding::Plain => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_that_the_browser_takes() {
        let cases = [
            ("gzip, deflate, br, zstd", Coding::Brotli),
            ("gzip", Coding::Gzip),
            ("br;q=0, gzip;q=0.5", Coding::Gzip),
            ("identity", Coding::Plain),
            ("", Coding::Plain),
        ];
        for (accepted, expected) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, accepted.parse().unwrap());
            assert_eq!(coding(&headers), expected, "{accepted}");
        }
    }

    #[tokio::test]
    async fn what_is_small_is_not_packed() {
        let text = "æøå ".repeat(1000);
        for coding in Coding::ALL {
            let (packed, packed_as) = pack(text.clone().into(), coding).await;
            assert!(coding == packed_as && (packed.len() < 100 || coding == Coding::Plain));
            assert_eq!(unpack(packed, coding).await, text);
        }
        let (small, coding) = pack("x".into(), Coding::Gzip).await;
        assert_eq!((small.as_ref(), coding), (&b"x"[..], Coding::Plain));
    }
}
