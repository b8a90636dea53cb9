//! The difference of two texts: what they begin and end with stays.
//!
//! The middle of a text is never cut out: the JavaScript patcher counts wrongly there
//! where characters before it take more than one byte.

use super::opcode::Opcode;
use serde_json::Value;

/// Operations that append to a blank text, read from the old one. The new text must not be
/// empty.
pub(super) fn append(old: &str, new: &str, patch: &mut Vec<Value>) {
    let prefix = common_prefix(old, new);
    let suffix = common_suffix(&old[prefix..], &new[prefix..]);
    let middle = &new[prefix..new.len() - suffix];
    if prefix > 0 {
        slice(patch, 0, prefix);
    }
    if !middle.is_empty() {
        patch.push(Value::from(Opcode::StringAppendString.code()));
        patch.push(Value::from(middle));
    }
    if suffix > 0 {
        slice(patch, old.len() - suffix, old.len());
    }
}

fn slice(patch: &mut Vec<Value>, start: usize, end: usize) {
    patch.push(Value::from(Opcode::StringAppendSlice.code()));
    patch.push(Value::from(start));
    patch.push(Value::from(end));
}

/// In bytes, at the boundary of a character.
fn common_prefix(one: &str, two: &str) -> usize {
    let equal = one.chars().zip(two.chars()).take_while(|(a, b)| a == b);
    equal.map(|(c, _)| c.len_utf8()).sum()
}

fn common_suffix(one: &str, two: &str) -> usize {
    let equal = one
        .chars()
        .rev()
        .zip(two.chars().rev())
        .take_while(|(a, b)| a == b);
    equal.map(|(c, _)| c.len_utf8()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn texts() {
        let examples = [
            ("abc", "abxc", json!([23, 0, 2, 22, "x", 23, 2, 3])),
            ("abc", "xbc", json!([22, "x", 23, 1, 3])),
            ("abc", "abx", json!([23, 0, 2, 22, "x"])),
            ("abc", "ac", json!([23, 0, 1, 23, 2, 3])),
            ("aaa", "aa", json!([23, 0, 2])),
            ("aa", "aaa", json!([23, 0, 2, 22, "a"])),
            ("", "a", json!([22, "a"])),
            ("æ🏛å", "æ🏚å", json!([23, 0, 2, 22, "🏚", 23, 6, 8])),
        ];
        for (old, new, expected) in examples {
            let mut patch = Vec::new();
            append(old, new, &mut patch);
            assert_eq!(Value::from(patch), expected, "{old} {new}");
        }
    }
}
