//! `diffMatchPatch`: changes to a text that find their position even if the text has
//! changed.
//!
//! The algorithms are those of Neil Fraser's Diff Match and Patch, in the form that the
//! protocol's clients have them: hunks count UTF-8 bytes on the wire and UTF-16 units once
//! read. An editor applies the same patch at once and must come to the same text, so that
//! the result agrees with theirs to the last unit is the point of this module.

mod affix;
mod apply;
mod diff;
mod locate;
mod pairs;
mod split;
mod tidy;
mod unidiff;

use super::unset::walk;
use super::{PatchError, exceeded};
use crate::json_match::{JsonLocation, Limits, Path};
use serde_json::Value;
use thiserror::Error;

/// Texts are compared and cut in UTF-16 units, as JavaScript has them.
type Units = Vec<u16>;

/// The longest pattern that the search takes, in units.
const PATTERN: usize = 32;

/// How much of the text around a change a hunk contains.
const MARGIN: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Keep,
    Delete,
    Insert,
}

#[derive(Clone, Debug, PartialEq)]
struct Edit {
    kind: Kind,
    text: Units,
}

impl Edit {
    fn new(kind: Kind, text: &[u16]) -> Self {
        let text = text.to_vec();
        Self { kind, text }
    }
}

/// Changes that lie together, and where they are expected.
#[derive(Clone, Debug, Default, PartialEq)]
struct Hunk {
    /// In the text before all changes, then in the text as it is when this hunk's turn comes.
    start1: i64,
    start2: i64,
    length1: i64,
    length2: i64,
    edits: Vec<Edit>,
}

/// The text before the edits.
fn before(edits: &[Edit]) -> Units {
    side(edits, Kind::Insert)
}

/// The text after the edits.
fn after(edits: &[Edit]) -> Units {
    side(edits, Kind::Delete)
}

fn side(edits: &[Edit], without: Kind) -> Units {
    let remaining = edits.iter().filter(|edit| edit.kind != without);
    remaining
        .flat_map(|edit| edit.text.iter().copied())
        .collect()
}

/// Units as a length that can be counted below zero.
fn count(units: &[u16]) -> i64 {
    i64::try_from(units.len()).unwrap_or(i64::MAX)
}

/// A patch of a text.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TextPatch {
    hunks: Vec<Hunk>,
}

/// A text that is not a patch, or a patch that costs too much.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum TextError {
    #[error("expected a line like \"@@ -1,4 +1,5 @@\", found \"{0}\"")]
    Header(String),
    #[error("illegal escape in \"{0}\"")]
    Escape(String),
    #[error("a line must begin with \"+\", \"-\" or a space, found \"{0}\"")]
    Sign(String),
    #[error("it has too many changes for a text of this length")]
    TooCostly,
}

impl TextPatch {
    pub(super) fn parse(text: &str) -> Result<Self, TextError> {
        let hunks = unidiff::parse(text)?;
        Ok(Self { hunks })
    }

    pub(super) fn apply(&self, text: &str) -> Result<String, TextError> {
        apply::apply(&self.hunks, text)
    }
}

/// Changes every text that a path selects. Other values stay as they are.
pub(super) fn change(
    root: &mut Value,
    path: &Path,
    differences: &TextPatch,
    limits: &Limits,
) -> Result<(), PatchError> {
    let mut texts = Vec::new();
    for found in path.find(root, limits).map_err(exceeded(path))? {
        if let Some(Value::String(text)) = found.value {
            let changed = differences.apply(text).map_err(|error| PatchError::Text {
                path: path.to_string(),
                error: error.to_string(),
            })?;
            let steps: Vec<JsonLocation> = found
                .steps
                .iter()
                .map(|step| JsonLocation::from(*step))
                .collect();
            texts.push((steps, changed));
        }
    }
    for (location, text) in texts {
        if let Some(value) = walk(root, &location) {
            *value = Value::String(text);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::patch::testing::check;
    use serde_json::json;

    #[test]
    fn only_texts_change() {
        let document = json!({"a": "The rabid dog", "n": 1, "t": ["ab", "b", 2]});
        let dog = "@@ -1,13 +1,12 @@\n The \n-rabid\n+nice\n  dog\n";
        let examples = [
            (
                json!({"diffMatchPatch": {"a": dog}}),
                r#"{"a":"The nice dog","n":1,"t":["ab","b",2]}"#,
            ),
            (
                json!({"diffMatchPatch": {"n": dog, "zz": dog}}),
                r#"{"a":"The rabid dog","n":1,"t":["ab","b",2]}"#,
            ),
            (
                json!({"diffMatchPatch": {"t[*]": "@@ -1 +1 @@\n-b\n+c\n"}}),
                r#"{"a":"The rabid dog","n":1,"t":["ac","c",2]}"#,
            ),
        ];
        check(&document, &examples);
    }
}
