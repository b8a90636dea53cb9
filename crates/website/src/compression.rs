//! Packing bytes for their way.

use crate::builds::Coding;
use axum::http::{HeaderMap, header};
use brotli::enc::BrotliEncoderParams;
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// Quality for a page, which is packed for one visitor.
pub(crate) const EACH_TIME: i32 = 4;
/// Quality for a file, which is packed once.
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

/// Packs a page.
pub(crate) fn pack(body: Bytes, coding: Coding) -> (Bytes, Coding) {
    match coding {
        _ if body.len() < WORTH_IT => (body, Coding::Plain),
        Coding::Brotli => (brotli(&body, EACH_TIME), coding),
        Coding::Gzip => (gzip(&body), coding),
        Coding::Plain => (body, coding),
    }
}

/// The header's name for it.
pub(crate) fn name(coding: Coding) -> Option<&'static str> {
    match coding {
        Coding::Brotli => Some("br"),
        Coding::Gzip => Some("gzip"),
        Coding::Plain => None,
    }
}

pub(crate) fn brotli(bytes: &[u8], quality: i32) -> Bytes {
    let parameters = BrotliEncoderParams {
        quality,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut packed = Vec::with_capacity(bytes.len() / 4);
    let mut source = bytes;
    // From memory to memory nothing fails.
    let _ = brotli::BrotliCompress(&mut source, &mut packed, &parameters);
    packed.into()
}

pub(crate) fn gzip(bytes: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 4), Compression::default());
    // From memory to memory nothing fails.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default().into()
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

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let text = "æøå ".repeat(1000);
        let (packed, coding) = pack(text.clone().into(), Coding::Brotli);
        assert!(coding == Coding::Brotli && packed.len() < 100);
        let mut plain = Vec::new();
        brotli::BrotliDecompress(&mut packed.as_ref(), &mut plain).unwrap();
        assert_eq!(plain, text.as_bytes());
        let (small, coding) = pack("x".into(), Coding::Gzip);
        assert_eq!((small.as_ref(), coding), (&b"x"[..], Coding::Plain));
    }
}
