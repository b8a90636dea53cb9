//! The settings of the search.

use super::Settings;
use search::{Access, Embedder, Model, Opening};
use std::path::PathBuf;

impl Settings {
    /// Whether this node writes the search index.
    pub(crate) fn writes_search_index(&self) -> bool {
        self.text("search_index") == Some("true")
    }

    /// What gives the search vectors, if anything does.
    pub(crate) fn embedder(&self) -> Option<Embedder> {
        let text = |name| self.text(name).map(str::to_owned);
        let directory = self.text("embedder_directory").map(PathBuf::from);
        let endpoint = || {
            Some(Model::Endpoint {
                address: text("embedder_url")?,
                name: text("embedder_name").unwrap_or_default(),
            })
        };
        let model = directory.map(Model::Directory).or_else(endpoint)?;
        let hundredths = u8::try_from(self.number("embedder_least_similarity").min(100));
        let opening = Opening {
            model,
            query_prefix: text("embedder_query_prefix").unwrap_or_default(),
            page_prefix: text("embedder_page_prefix").unwrap_or_default(),
            least_similarity: f32::from(hundredths.unwrap_or_default()) / 100.0,
        };
        let access = Access {
            runtime: self.text("embedder_runtime").map(PathBuf::from),
            key: text("embedder_key"),
        };
        Some(Embedder::new(opening, access))
    }
}
