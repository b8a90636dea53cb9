//! What documents are looked up by.

use serde::{Deserialize, Serialize};

/// Paths that documents are looked up by together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct IndexDefinition {
    /// Its name: lower-case letters and underscores.
    pub name: String,
    /// Whether the type comes before the paths, because every query names it.
    #[serde(default)]
    pub by_type: bool,
    /// The paths, as `slug.current`.
    pub paths: Vec<String>,
    /// How many of the paths, from the first, make a sync tag: those that a
    /// query compares by equality. The rest order or bound the result.
    #[serde(default)]
    pub tagged: usize,
}

impl IndexDefinition {
    pub(crate) fn new(name: &str, by_type: bool, paths: &[&str], tagged: usize) -> Self {
        Self {
            name: name.to_owned(),
            by_type,
            paths: paths.iter().map(|&path| path.to_owned()).collect(),
            tagged,
        }
    }

    /// The paths that make its sync tag.
    pub(crate) fn tag_paths(&self) -> &[String] {
        &self.paths[..self.tagged.min(self.paths.len())]
    }

    /// Whether another one orders documents by the same and then by more.
    pub(crate) fn is_prefix_of(&self, other: &Self) -> bool {
        self.by_type == other.by_type && other.paths.starts_with(&self.paths)
    }

    /// Whether the database has one index for both.
    pub(crate) fn has_columns_of(&self, other: &Self) -> bool {
        self.by_type == other.by_type && self.paths == other.paths
    }
}
