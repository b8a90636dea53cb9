//! Hot paths: what documents are looked up by.
//!
//! A site's pages are queried by slug, site and locale, its events by site and end. Each
//! such list of paths is declared once, as a [`HotIndex`], and becomes an index in
//! PostgreSQL, something the planner can use, and a sync tag.

mod declare;
pub(crate) mod key;

pub(crate) use declare::{declare, expression, load};

use documents::Document;
use std::collections::BTreeSet;

/// Paths that documents are looked up by together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HotIndex {
    /// Its name: lower-case letters and underscores.
    pub name: String,
    /// Whether the type comes before the paths, because every query names it.
    pub by_type: bool,
    /// The paths, as `slug.current`.
    pub paths: Vec<String>,
    /// How many of the paths, from the first, make a sync tag: those that a
    /// query compares by equality. The rest order or bound the result.
    pub tagged: usize,
}

impl HotIndex {
    fn new(name: &str, by_type: bool, paths: &[&str], tagged: usize) -> Self {
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
}

/// What museum sites look up.
fn usual() -> Vec<HotIndex> {
    vec![
        HotIndex::new("page", false, &["slug.current", "site", "locale"], 3),
        HotIndex::new("redirect", true, &["source.current", "site"], 2),
        HotIndex::new("period", true, &["site", "period.to"], 1),
        HotIndex::new("dated", true, &["site", "locale", "publishedDate"], 2),
        HotIndex::new("kind", true, &["site", "locale", "_updatedAt"], 2),
        HotIndex::new("latest", false, &["site", "locale", "_updatedAt"], 2),
    ]
}

/// Paths that no index leads with, but conditions and orders often name.
const BESIDE: &[&str] = &[
    "_createdAt",
    "period.from",
    "publishedAt",
    "showInCalendar",
    "title",
];

/// All declared indexes, and the paths that are stored for them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct HotPaths {
    pub(crate) indexes: Vec<HotIndex>,
    paths: BTreeSet<String>,
}

impl HotPaths {
    pub(crate) fn usual() -> Self {
        Self::of(usual())
    }

    pub(crate) fn of(indexes: Vec<HotIndex>) -> Self {
        let beside = BESIDE.iter().map(|&path| path.to_owned());
        let named = indexes.iter().flat_map(|index| index.paths.iter().cloned());
        let paths = named.chain(beside).collect();
        Self { indexes, paths }
    }

    /// Whether the values at this path are stored.
    pub(crate) fn contains(&self, path: &str) -> bool {
        self.paths.contains(path)
    }

    pub(crate) fn paths(&self) -> impl Iterator<Item = &str> {
        self.paths.iter().map(String::as_str)
    }
}

/// The key of the value at a path.
pub(crate) fn key_at(document: &Document, path: &str) -> Option<String> {
    let mut segments = path.split('.');
    let mut value = document.get(segments.next()?)?;
    for name in segments {
        value = value.as_object()?.get(name)?;
    }
    key::of_json(value)
}
