//! The configuration of a dataset: what its documents are looked up by, and what of them is
//! searched.

mod check;
mod in_force;
mod index_definition;
pub(crate) mod install;
mod invalid;
mod search_rules;

pub(crate) use in_force::{ConfigurationCache, ConfigurationDigests, ConfigurationInForce};
pub use index_definition::IndexDefinition;
pub use install::Reconfiguration;
pub use invalid::{ConfigurationProblem, InvalidConfiguration};
pub use search_rules::{LastDayOfReferring, NamesOfReferred, SearchRules, TextRules};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Bytes of a configuration's text, at most.
pub(crate) const MAX_BYTES: usize = 64 << 10;
/// Characters of the name of an index, at most: PostgreSQL cuts names after 63.
const MAX_NAME: usize = 40;
/// Characters of a path, at most.
const MAX_PATH: usize = 80;

/// What the documents of a dataset are looked up by, and what of them is searched. Each one has
/// passed [`DatasetConfiguration::parse`], or is the default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DatasetConfiguration {
    indexes: Vec<IndexDefinition>,
    paths: Vec<String>,
    search: SearchRules,
}

/// A configuration before it is checked. What is left out has the default.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
struct Unchecked {
    indexes: Vec<IndexDefinition>,
    paths: Vec<String>,
    search: SearchRules,
}

impl Default for Unchecked {
    fn default() -> Self {
        let DatasetConfiguration {
            indexes,
            paths,
            search,
        } = DatasetConfiguration::default();
        Self {
            indexes,
            paths,
            search,
        }
    }
}

/// What every dataset is served well by, whatever its documents are.
impl Default for DatasetConfiguration {
    fn default() -> Self {
        Self {
            indexes: vec![
                IndexDefinition::new("slug", false, &["slug.current"], 1),
                IndexDefinition::new("updated", true, &["_updatedAt"], 0),
                IndexDefinition::new("latest", false, &["_updatedAt"], 0),
            ],
            paths: ["_createdAt", "title"].map(str::to_owned).to_vec(),
            search: SearchRules::default(),
        }
    }
}

impl DatasetConfiguration {
    /// Reads and checks a configuration.
    pub fn parse(text: &str) -> Result<Self, InvalidConfiguration> {
        if text.len() > MAX_BYTES {
            return Err(InvalidConfiguration::TooLong { bytes: text.len() });
        }
        let unchecked: Unchecked = serde_json::from_str(text)
            .map_err(|error| InvalidConfiguration::Unreadable(error.to_string()))?;
        let Unchecked {
            indexes,
            paths,
            search,
        } = unchecked;
        let configuration = Self {
            indexes,
            paths,
            search,
        };
        check::check(&configuration)?;
        Ok(configuration)
    }

    /// The indexes.
    pub fn indexes(&self) -> &[IndexDefinition] {
        &self.indexes
    }

    /// Paths that no index leads with, but conditions and orders often name.
    pub fn paths(&self) -> &[String] {
        &self.paths
    }

    /// What is searched.
    pub fn search(&self) -> &SearchRules {
        &self.search
    }

    /// The configuration as [`DatasetConfiguration::parse`] reads it, on several lines.
    pub fn to_json(&self) -> String {
        // A struct of strings, lists and numbers is always written.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// The text that is stored.
    fn body(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The name under which a text is stored.
fn digest(body: &str) -> String {
    hex::encode(Sha256::digest(body))
}
