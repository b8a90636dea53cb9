//! What is compressed comes out again as it was.

use compression::{brotli, gunzip, gzip, unbrotli};

#[test]
fn what_is_compressed_comes_out_as_it_was() {
    let text = "æøå ".repeat(1000);
    let compressed = brotli(text.as_bytes(), 4);
    assert!(compressed.len() < 100);
    assert_eq!(unbrotli(&compressed), text.as_bytes());
    let compressed = gzip(text.as_bytes());
    assert!(compressed.len() < 100);
    assert_eq!(gunzip(&compressed), text.as_bytes());
}
