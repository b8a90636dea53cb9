//! brotli and gzip, from memory to memory.

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

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

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let text = "æøå ".repeat(1000);
        let compressed = brotli(text.as_bytes(), 4);
        assert!(compressed.len() < 100);
        let mut plain = Vec::new();
        brotli::BrotliDecompress(&mut compressed.as_slice(), &mut plain).unwrap();
        assert_eq!(plain, text.as_bytes());
        let compressed = gzip(text.as_bytes());
        assert!(compressed.len() < 100);
        let mut plain = String::new();
        let mut decoder = flate2::read::GzDecoder::new(compressed.as_slice());
        decoder.read_to_string(&mut plain).unwrap();
        assert_eq!(plain, text);
    }
}
