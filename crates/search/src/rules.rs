//! By what rules entries are written.

use lake::SearchRules;
use sha2::{Digest, Sha256};

/// The version of the code that reads documents. To be raised with each change by which the same
/// document has another entry.
const VERSION: u8 = 4;

/// A number of this code and the rules of a dataset. Where an index was written by another one,
/// all its entries are written again. It is not zero, which stands for none.
pub(crate) fn fingerprint(rules: &SearchRules) -> i32 {
    // A struct of strings and lists is always written.
    let text = serde_json::to_string(rules).unwrap_or_default();
    let hash = Sha256::new()
        .chain_update([VERSION])
        .chain_update(text)
        .finalize();
    i32::from_be_bytes([hash[0], hash[1], hash[2], hash[3]]) | 1
}
