//! What the table of documents needs for all datasets together.

use super::paths_of;
use crate::{DatasetConfiguration, IndexDefinition, InvalidConfiguration};
use std::collections::BTreeSet;

/// Paths whose keys are stored, at most.
const MAX_PATHS: usize = 400;
/// Indexes of the table, at most: each costs every write of every dataset.
const MAX_INDEXES: usize = 48;

/// The paths and indexes that some configurations want.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct PhysicalIndexes {
    pub(super) paths: BTreeSet<String>,
    /// Each with other columns.
    pub(super) indexes: Vec<IndexDefinition>,
}

impl PhysicalIndexes {
    pub(super) fn of(
        configurations: &[DatasetConfiguration],
    ) -> Result<Self, InvalidConfiguration> {
        let paths = configurations.iter().flat_map(paths_of);
        let paths: BTreeSet<String> = paths.map(str::to_owned).collect();
        let mut indexes: Vec<IndexDefinition> = Vec::new();
        for definition in configurations
            .iter()
            .flat_map(DatasetConfiguration::indexes)
        {
            // One that goes on with more columns serves as well.
            if indexes.iter().any(|index| definition.is_prefix_of(index)) {
                continue;
            }
            indexes.retain(|index| !index.is_prefix_of(definition));
            indexes.push(definition.clone());
        }
        bounded("paths", paths.len(), MAX_PATHS)?;
        bounded("indexes", indexes.len(), MAX_INDEXES)?;
        Ok(Self { paths, indexes })
    }
}

fn bounded(of: &'static str, count: usize, max: usize) -> Result<(), InvalidConfiguration> {
    if count <= max {
        return Ok(());
    }
    Err(InvalidConfiguration::TooManyTogether { of, count, max })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn configuration(indexes: &[(&str, bool, &[&str])]) -> DatasetConfiguration {
        let index = |&(name, by_type, paths): &(&str, bool, &[&str])| json!({"name": name, "byType": by_type, "paths": paths});
        let indexes: Vec<_> = indexes.iter().map(index).collect();
        let text = json!({"indexes": indexes, "paths": []}).to_string();
        DatasetConfiguration::parse(&text).unwrap()
    }

    #[test]
    fn datasets_share_indexes() {
        let recipes = configuration(&[("dish", true, &["dish"]), ("slug", false, &["slug"])]);
        let films = configuration(&[
            ("place", false, &["slug", "house"]),
            ("dish", false, &["dish"]),
        ]);
        let shared = PhysicalIndexes::of(&[recipes, films]).unwrap();
        let names: Vec<_> = shared
            .indexes
            .iter()
            .map(|index| (index.name.as_str(), index.by_type))
            .collect();
        assert_eq!(names, [("dish", true), ("place", false), ("dish", false)]);
        let paths: Vec<_> = shared.paths.iter().map(String::as_str).collect();
        assert_eq!(paths, ["dish", "house", "slug"]);
    }

    #[test]
    fn the_indexes_of_all_datasets_are_bounded() {
        let configurations: Vec<_> = (0..49)
            .map(|number| configuration(&[("a", false, &[&format!("a{number}")])]))
            .collect();
        let refused = PhysicalIndexes::of(&configurations).unwrap_err();
        assert!(
            refused.to_string().contains("49 indexes together"),
            "{refused}"
        );
        assert!(PhysicalIndexes::of(&configurations[1..]).is_ok());
    }
}
