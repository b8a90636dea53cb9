//! Short hashes that identify content.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// A hash of 96 bits, as 16 characters that are valid in a path, a header and a file name.
pub(crate) fn content_hash(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(&Sha256::digest(bytes)[..12])
}
