//! The difference of two arrays: runs that stay are slices of the old one, wherever they
//! are now; elements that changed are changes of their older selves.

use super::differ::{Changes, changes, code};
use super::opcode::Opcode;
use serde_json::Value;
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

/// Operations that append to a blank array, read from the old one.
pub(super) fn append(old: &[Value], new: &[Value]) -> Vec<Value> {
    let index = Index::new(old);
    let mut patch = Vec::new();
    // The run of old elements that stays, and is not yet written.
    let mut run = 0..0;
    for (i, value) in new.iter().enumerate() {
        // Going on with a run costs nothing.
        if old.get(run.end) == Some(value) && !run.is_empty() {
            run.end += 1;
            continue;
        }
        slice(&mut patch, &run);
        if let Some(at) = index.same(value, i) {
            run = at..at + 1;
        } else {
            run = 0..0;
            change(&mut patch, old, &index, i, value);
        }
    }
    slice(&mut patch, &run);
    patch
}

fn slice(patch: &mut Vec<Value>, run: &std::ops::Range<usize>) {
    if !run.is_empty() {
        let (start, end) = (Value::from(run.start), Value::from(run.end));
        patch.extend([code(Opcode::ArrayAppendSlice), start, end]);
    }
}

/// An element that is new, or new in part.
fn change(patch: &mut Vec<Value>, old: &[Value], index: &Index<'_>, i: usize, value: &Value) {
    let older = index.older(value, i);
    let found = older.and_then(|at| changes(&old[at], value).map(|changes| (at, changes)));
    let (opcode, at, changes) = match found {
        Some((at, Changes::InCopy(changes))) => (Opcode::PushElementCopy, at, changes),
        Some((at, Changes::InBlank(changes))) => (Opcode::PushElementBlank, at, changes),
        None => return patch.extend([code(Opcode::ArrayAppendValue), value.clone()]),
    };
    patch.extend([code(opcode), Value::from(at)]);
    patch.extend(changes);
    patch.push(code(Opcode::ReturnIntoArrayPop));
}

/// The old elements, by what they are and by their keys.
struct Index<'a> {
    old: &'a [Value],
    by_hash: BTreeMap<u64, Vec<usize>>,
    by_key: BTreeMap<&'a str, usize>,
}

impl<'a> Index<'a> {
    fn new(old: &'a [Value]) -> Self {
        let mut index = Self {
            old,
            by_hash: BTreeMap::new(),
            by_key: BTreeMap::new(),
        };
        for (i, value) in old.iter().enumerate() {
            index.by_hash.entry(hash(value)).or_default().push(i);
            if let Some(key) = key(value) {
                index.by_key.entry(key).or_insert(i);
            }
        }
        index
    }

    /// An old element that equals a value, at the same index if there is one.
    fn same(&self, value: &Value, i: usize) -> Option<usize> {
        let candidates = self.by_hash.get(&hash(value))?;
        if candidates.binary_search(&i).is_ok() && self.old[i] == *value {
            return Some(i);
        }
        candidates
            .iter()
            .copied()
            .find(|at| self.old[*at] == *value)
    }

    /// The old element of which a value may be a newer version.
    fn older(&self, value: &Value, i: usize) -> Option<usize> {
        match key(value) {
            Some(key) => self.by_key.get(key).copied(),
            None => (i < self.old.len()).then_some(i),
        }
    }
}

fn key(value: &Value) -> Option<&str> {
    value.get("_key").and_then(Value::as_str)
}

/// A hash that is the same on every machine and every day.
fn hash(value: &Value) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    hasher.finish()
}

struct Fnv(u64);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effects::{apply, diff};
    use serde_json::json;

    #[test]
    fn arrays() {
        let text = "a text that is long enough to be worth its while";
        let item = |key: &str, n: u8| json!({"_key": key, "n": n, "text": text});
        let (a, b, c) = (item("a", 1), item("b", 1), item("c", 1));
        let examples = [
            (json!([a, b, c]), json!([a, c]), json!([21, 0, 1, 21, 2, 3])),
            (
                json!([a, b]),
                json!([a, 7, b]),
                json!([21, 0, 1, 20, 7, 21, 1, 2]),
            ),
            (
                json!([a, b, c]),
                json!([c, a, b]),
                json!([21, 2, 3, 21, 0, 2]),
            ),
            (
                json!([a, b, c]),
                json!([a, item("b", 2), c]),
                json!([21, 0, 1, 12, 1, 17, 2, "n", 16, 21, 2, 3]),
            ),
            (
                json!([a, b]),
                json!([9, item("a", 2), b]),
                json!([20, 9, 12, 0, 17, 2, "n", 16, 21, 1, 2]),
            ),
            (
                json!([text, 1]),
                json!([format!("{text}!"), 1]),
                json!([13, 0, 23, 0, 48, 22, "!", 16, 21, 1, 2]),
            ),
            (json!([a, a, a]), json!([a, a]), json!([21, 0, 2])),
            (
                json!([[a], b]),
                json!([[a, b], b]),
                json!([13, 0, 21, 0, 1, 20, b, 16, 21, 1, 2]),
            ),
        ];
        for (old, new, expected) in examples {
            let array = |value: &Value| value.as_array().unwrap().clone();
            let patch = append(&array(&old), &array(&new));
            assert_eq!(Value::from(patch), expected, "{old} {new}");
            assert_eq!(apply(&old, &diff(&old, &new)), Ok(new));
        }
    }
}
