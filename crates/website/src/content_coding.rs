//! Content codings: which ones a browser accepts, and how bodies are encoded.

use axum::http::{HeaderMap, header};
use bytes::Bytes;
use serde::{Deserialize, Serialize};

/// How a body is encoded (RFC 9110, 8.4.1).
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Coding {
    Brotli,
    Gzip,
    /// Not compressed. Files of last good copies have had this name for it from the beginning.
    #[serde(rename = "plain")]
    Identity,
}

impl Coding {
    /// All of them, the best first.
    pub(crate) const ALL: [Self; 3] = [Self::Brotli, Self::Gzip, Self::Identity];
}

/// Quality for a page: visitors wait while it is compressed.
pub(crate) const QUALITY_OF_PAGES: i32 = 5;
/// Quality for a file of a build, which is compressed once.
pub(crate) const QUALITY_OF_FILES: i32 = 9;
/// Below this many bytes compression saves too little for its time.
const MIN_ENCODED_BYTES: usize = 1024;

/// The best coding that the browser accepts.
pub(crate) fn accepted_coding(headers: &HeaderMap) -> Coding {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter();
    let accepted: Vec<&str> = accepted.filter_map(|value| value.to_str().ok()).collect();
    let accepts = |name: &str| {
        let parts = accepted.iter().flat_map(|value| value.split(','));
        parts.map(str::trim).any(|part| {
            let (coding, quality) = part.split_once(';').unwrap_or((part, ""));
            let refused = ["q=0", "q=0.0", "q=0.00", "q=0.000"].contains(&quality.trim());
            coding.trim().eq_ignore_ascii_case(name) && !refused
        })
    };
    if accepts("br") {
        Coding::Brotli
    } else if accepts("gzip") {
        Coding::Gzip
    } else {
        Coding::Identity
    }
}

/// Encodes a body on a blocking thread. A short one stays as it is, in the coding that is returned.
pub(crate) async fn encode(body: Bytes, coding: Coding) -> (Bytes, Coding) {
    if body.len() < MIN_ENCODED_BYTES || coding == Coding::Identity {
        return (body, Coding::Identity);
    }
    (encode_always(body, coding).await, coding)
}

/// Encodes a body on a blocking thread, however short it is.
pub(crate) async fn encode_always(body: Bytes, coding: Coding) -> Bytes {
    let encoding = tokio::task::spawn_blocking(move || match coding {
        Coding::Brotli => compression::brotli(&body, QUALITY_OF_PAGES).into(),
        Coding::Gzip => compression::gzip(&body).into(),
        Coding::Identity => body,
    });
    // It fails only when the runtime shuts down.
    encoding.await.unwrap_or_default()
}

/// Decodes a body on a blocking thread.
pub(crate) async fn decode(body: Bytes, coding: Coding) -> Bytes {
    let decoding = tokio::task::spawn_blocking(move || match coding {
        Coding::Brotli => compression::unbrotli(&body).into(),
        Coding::Gzip => compression::gunzip(&body).into(),
        Coding::Identity => body,
    });
    // It fails only when the runtime shuts down.
    decoding.await.unwrap_or_default()
}

/// The name of a coding in `Content-Encoding`; none for a body that is not compressed.
pub(crate) fn name(coding: Coding) -> Option<&'static str> {
    match coding {
        Coding::Brotli => Some("br"),
        Coding::Gzip => Some("gzip"),
        Coding::Identity => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_coding_that_the_browser_accepts() {
        let cases = [
            ("gzip, deflate, br, zstd", Coding::Brotli),
            ("gzip", Coding::Gzip),
            ("br;q=0, gzip;q=0.5", Coding::Gzip),
            ("identity", Coding::Identity),
            ("", Coding::Identity),
        ];
        for (accepted, expected) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, accepted.parse().unwrap());
            assert_eq!(accepted_coding(&headers), expected, "{accepted}");
        }
    }

    #[tokio::test]
    async fn a_short_body_is_not_compressed() {
        let text = "æøå ".repeat(1000);
        for coding in Coding::ALL {
            let (encoded, used_coding) = encode(text.clone().into(), coding).await;
            assert!(coding == used_coding && (encoded.len() < 100 || coding == Coding::Identity));
            assert_eq!(decode(encoded, coding).await, text);
        }
        let (small, coding) = encode("x".into(), Coding::Gzip).await;
        assert_eq!((small.as_ref(), coding), (&b"x"[..], Coding::Identity));
    }
}
