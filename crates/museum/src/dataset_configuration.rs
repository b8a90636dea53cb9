//! How the dataset of a museum group is configured.

/// What its documents are looked up by, and what of them is searched: the JSON that the content
/// service takes.
pub const DATASET_CONFIGURATION: &str = include_str!("../dataset.json");
