//! Hot paths: what documents are looked up by.
//!
//! The configuration of a dataset defines its indexes. Each list of paths becomes an index in
//! PostgreSQL, something the planner can use, and a sync tag.

mod declare;
pub(crate) mod key;
mod lock;
mod physical;

pub(crate) use declare::expression;
pub(crate) use lock::HotPathLock;

use crate::{DatasetConfiguration, IndexDefinition};
use documents::Document;
use std::collections::BTreeSet;

/// What the documents of a dataset are looked up by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct HotPaths {
    /// Its indexes.
    pub(crate) indexes: Vec<IndexDefinition>,
    /// Those of the configuration before, whose sync tags transactions bear as well: a response
    /// with such a tag may still be in a cache.
    pub(crate) former: Vec<IndexDefinition>,
    paths: BTreeSet<String>,
}

impl HotPaths {
    pub(crate) fn of(configuration: &DatasetConfiguration, former: &DatasetConfiguration) -> Self {
        let indexes = configuration.indexes().to_vec();
        let former = former.indexes().iter();
        let former = former.filter(|index| !indexes.contains(index));
        Self {
            former: former.cloned().collect(),
            paths: paths_of(configuration).map(str::to_owned).collect(),
            indexes,
        }
    }

    /// Whether the values at this path are stored.
    pub(crate) fn contains(&self, path: &str) -> bool {
        self.paths.contains(path)
    }

    /// The indexes whose sync tags a change bears.
    pub(crate) fn tagging(&self) -> impl Iterator<Item = &IndexDefinition> {
        let all = self.indexes.iter().chain(&self.former);
        all.filter(|index| index.tagged > 0)
    }
}

/// All paths of a configuration.
fn paths_of(configuration: &DatasetConfiguration) -> impl Iterator<Item = &str> {
    let of_indexes = configuration.indexes().iter();
    let of_indexes = of_indexes.flat_map(|index| &index.paths);
    of_indexes.chain(configuration.paths()).map(String::as_str)
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
