//! brotli and gzip, from memory to memory.

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::io::{Read, Write};

/// Bytes in brotli, of a quality from 0 to 11.
pub fn brotli(bytes: &[u8], quality: i32) -> Vec<u8> {
    let parameters = BrotliEncoderParams {
        quality,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut compressed = Vec::with_capacity(bytes.len() / 4);
    let mut source = bytes;
    // From memory to memory nothing fails.
    let _ = brotli::BrotliCompress(&mut source, &mut compressed, &parameters);
    compressed
}

/// Bytes in gzip.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 4), Compression::default());
    // From memory to memory nothing fails.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

/// What was compressed by [`mod@brotli`]. It is for what this program wrote itself: there is no
/// bound on the size.
pub fn unbrotli(bytes: &[u8]) -> Vec<u8> {
    let mut plain = Vec::with_capacity(bytes.len() * 6);
    let mut source = bytes;
    // From memory to memory nothing fails.
    let _ = brotli::BrotliDecompress(&mut source, &mut plain);
    plain
}

/// What was compressed by [`gzip`], as [`unbrotli`].
pub fn gunzip(bytes: &[u8]) -> Vec<u8> {
    let mut plain = Vec::with_capacity(bytes.len() * 6);
    // From memory to memory nothing fails.
    let _ = GzDecoder::new(bytes).read_to_end(&mut plain);
    plain
}
