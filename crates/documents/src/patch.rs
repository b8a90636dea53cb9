//! Patches: changes to parts of a document.
//!
//! The operations of one patch are applied in a fixed order, whatever their order in the
//! request: `setIfMissing`, `set`, `unset`, `diffMatchPatch`, `inc`, `dec`, `insert`.

mod increment;
mod insert;
mod parse;
mod set;
mod text;
mod unset;

use crate::json_match::{JsonLocation, LimitExceeded, Limits, Path, PathError};
use crate::{Document, MAX_DEPTH};
use serde_json::{Map, Number, Value};
use text::TextPatch;
use thiserror::Error;

/// A patch: what to change, in the order in which it is done.
#[derive(Clone, Debug, PartialEq)]
pub struct Patch {
    /// The revision that the document must have.
    pub if_revision_id: Option<String>,
    /// The changes.
    pub changes: Vec<Change>,
}

/// One change of a patch.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Puts a value where there is none.
    SetIfMissing(Path, Value),
    /// Puts a value, over what was there.
    Set(Path, Value),
    /// Takes away.
    Unset(Path),
    /// Changes a text, given the differences.
    DiffMatchPatch(Path, DiffMatchPatch),
    /// Adds to a number.
    Increment(Path, Number),
    /// Subtracts from a number.
    Decrement(Path, Number),
    /// Puts elements into an array.
    Insert(Position, Path, Vec<Value>),
}

/// Where an insertion goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    /// Before the first element that the path selects.
    Before,
    /// After the last one.
    After,
    /// Replaces all of them.
    Replace,
}

/// Differences of a text, read from the unidiff form of diff-match-patch.
#[derive(Clone, Debug, PartialEq)]
pub struct DiffMatchPatch {
    source: String,
    parsed: TextPatch,
}

/// A patch that cannot be read, or not be applied to a document.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PatchError {
    /// The wrong kind of value in the patch.
    #[error("\"{operation}\" must be {expected}")]
    Shape {
        /// Where.
        operation: String,
        /// What it must be.
        expected: &'static str,
    },
    /// An operation that there is not.
    #[error("unknown key \"{0}\" in patch")]
    UnknownKey(String),
    /// A path that cannot be read.
    #[error("invalid path \"{path}\" in \"{operation}\": {error}")]
    Path {
        /// The operation.
        operation: &'static str,
        /// The path.
        path: String,
        /// What is wrong with it.
        error: PathError,
    },
    /// A path that selects too much.
    #[error("cannot use the path \"{path}\": {error}")]
    Limit {
        /// The path.
        path: String,
        /// The limit.
        error: LimitExceeded,
    },
    /// A path that selects the document itself.
    #[error("the path \"{0}\" selects the whole document; use createOrReplace to replace it")]
    WholeDocument(String),
    /// Not a number, or nothing there.
    #[error("cannot apply \"{operation}\" at \"{path}\": {found}")]
    NotNumeric {
        /// `inc` or `dec`.
        operation: &'static str,
        /// The path.
        path: String,
        /// What was found instead of a number.
        found: &'static str,
    },
    /// A path that does not end in an element of an array.
    #[error(
        "cannot insert at \"{0}\": the path must end in an element of an array, as in \"items[-1]\""
    )]
    NotAnElement(String),
    /// Differences that cannot be read.
    #[error("invalid diffMatchPatch for \"{path}\": {error}")]
    Text {
        /// The path.
        path: String,
        /// What is wrong.
        error: String,
    },
    /// A location that is too deep.
    #[error("the path \"{0}\" leads deeper than {MAX_DEPTH} levels")]
    TooDeep(String),
    /// A result that is too large.
    #[error("the change at \"{0}\" makes the document too large")]
    TooLarge(String),
}

/// How many bytes one change may write, in all the locations that its path selects.
const MAX_WRITTEN: usize = 64 << 20;

impl Patch {
    /// Reads the operations of a patch. Keys that select its documents are ignored: see
    /// [`crate::Mutation::parse`].
    pub fn parse(patch: &Map<String, Value>) -> Result<Self, PatchError> {
        parse::patch(patch)
    }

    /// A patch of any revision.
    pub(crate) fn of(changes: Vec<Change>) -> Self {
        Self {
            if_revision_id: None,
            changes,
        }
    }

    /// Applies the changes, in order. On an error the document is left half changed.
    pub fn apply(&self, document: &mut Document, limits: &Limits) -> Result<(), PatchError> {
        let mut root = Value::Object(std::mem::take(document));
        let result = self
            .changes
            .iter()
            .try_for_each(|c| c.apply(&mut root, limits));
        if let Value::Object(object) = root {
            *document = object;
        }
        result
    }

    /// The operations as the wire has them.
    pub fn to_json(&self) -> Map<String, Value> {
        parse::to_json(self)
    }
}

impl Change {
    fn apply(&self, root: &mut Value, limits: &Limits) -> Result<(), PatchError> {
        match self {
            Self::SetIfMissing(path, value) => set::set(root, path, value, true, limits),
            Self::Set(path, value) => set::set(root, path, value, false, limits),
            Self::Unset(path) => unset::unset(root, path, limits),
            Self::DiffMatchPatch(path, text) => text::change(root, path, &text.parsed, limits),
            Self::Increment(path, by) => increment::add(root, path, by, "inc", limits),
            Self::Decrement(path, by) => increment::add(root, path, by, "dec", limits),
            Self::Insert(position, path, items) => {
                insert::insert(root, *position, path, items, limits)
            }
        }
    }
}

fn exceeded(path: &Path) -> impl Fn(LimitExceeded) -> PatchError {
    move |error| PatchError::Limit {
        path: path.to_string(),
        error,
    }
}

/// Fails if a location is too deep to be written to. A document is measured once more when
/// its patch is done; until then it must not grow so deep that it cannot be walked.
fn check_depth(path: &Path, location: &[JsonLocation]) -> Result<(), PatchError> {
    if location.len() > MAX_DEPTH {
        return Err(PatchError::TooDeep(path.to_string()));
    }
    Ok(())
}

/// Fails if a value is too large to be written as often as requested.
fn check_written(path: &Path, weight: usize, times: usize) -> Result<(), PatchError> {
    match weight.checked_mul(times) {
        Some(bytes) if bytes <= MAX_WRITTEN => Ok(()),
        _ => Err(PatchError::TooLarge(path.to_string())),
    }
}

#[cfg(test)]
mod testing {
    use super::*;

    /// Applies a patch, both given as JSON; the document's text, or the error's.
    pub(crate) fn patched(document: &Value, patch: &Value) -> String {
        let mut document = document.as_object().unwrap().clone();
        let result = Patch::parse(patch.as_object().unwrap())
            .and_then(|patch| patch.apply(&mut document, &Limits::default()));
        match result {
            Ok(()) => crate::canonical::document(&document),
            Err(error) => error.to_string(),
        }
    }

    /// Runs a table of examples: a patch, and the document's text or a part of the error's.
    pub(crate) fn check(document: &Value, examples: &[(Value, &str)]) {
        for (patch, expected) in examples {
            let result = patched(document, patch);
            let equal = if expected.starts_with('{') {
                result == *expected
            } else {
                result.contains(expected)
            };
            assert!(equal, "{patch}\n  gives    {result}\n  expected {expected}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn operations_have_their_order() {
        let document = json!({"n": 1, "s": "abc"});
        let examples = [
            (
                json!({"inc": {"n": 1}, "set": {"n": 5}}),
                r#"{"n":6,"s":"abc"}"#,
            ),
            (
                json!({"inc": {"c": 1}, "setIfMissing": {"c": 1}}),
                r#"{"n":1,"s":"abc","c":2}"#,
            ),
            (json!({"unset": ["n"], "set": {"n": 5}}), r#"{"s":"abc"}"#),
            (
                json!({"dec": {"n": 2}, "inc": {"n": 3}}),
                r#"{"n":2,"s":"abc"}"#,
            ),
            (
                json!({"insert": {"after": "a[-1]", "items": [1]}, "setIfMissing": {"a": []}}),
                r#"{"n":1,"s":"abc","a":[1]}"#,
            ),
            (
                json!({"diffMatchPatch": {"s": "@@ -1,3 +1,3 @@\n-abc\n+xyz\n"}, "set": {"s": "abc"}}),
                r#"{"n":1,"s":"xyz"}"#,
            ),
        ];
        testing::check(&document, &examples);
    }

    #[test]
    fn a_patch_reads_back_from_its_json() {
        let patch = json!({
            "ifRevisionID": "r1",
            "setIfMissing": {"a": []},
            "set": {"b.c": 1, "d[0]": null},
            "unset": ["e", "f[1:2]"],
            "diffMatchPatch": {"s": "@@ -0,0 +1 @@\n+x\n"},
            "inc": {"n": 1.5},
            "dec": {"m": 1},
            "insert": {"before": "g[0]", "items": [1, {"_key": "k"}]}
        });
        let read = Patch::parse(patch.as_object().unwrap()).unwrap();
        assert_eq!(Value::from(read.to_json()), patch);
    }
}
