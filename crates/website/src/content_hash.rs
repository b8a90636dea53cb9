//! Short hashes by which two texts are known to be the same.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// A hash of 96 bits: 16 characters which may stand in a path, a header and a file name.
pub(crate) fn content_hash(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(&Sha256::digest(bytes)[..12])
}
