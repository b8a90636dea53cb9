//! The settings of the search.

use super::group::settings;
use super::value::{Secret, Text, Url};
use search::{Access, Embedder, Model, Opening};
use std::path::PathBuf;

settings! {
    /// The settings of the search.
    pub(crate) struct SearchSettings {
        /// Whether this node of the content service writes the search index; one of them should.
        search_index: bool = true;
        /// A directory with an ONNX model (model.onnx or onnx/model.onnx) and its tokenizer.json,
        /// by which the search knows what texts are about.
        embedder_directory: Option<PathBuf>;
        /// The library of ONNX Runtime that runs the model; libonnxruntime.so, where the system
        /// finds it, if not set.
        embedder_runtime: Option<PathBuf>;
        /// The address of an embedder in the form of /v1/embeddings, if there is no directory.
        embedder_url: Option<Url>;
        /// The name of the model at `embedder_url`.
        embedder_name: Text = "default";
        /// The key for `embedder_url`.
        embedder_key: Option<Secret>;
        /// What the model wants before a query: "query: " for those of the E5 family.
        embedder_query_prefix: Option<Text>;
        /// What the model wants before the text of a page: "passage: " for those of the E5 family.
        embedder_page_prefix: Option<Text>;
        /// Hundredths of the cosine between a page and a query below which the page is about
        /// something else; it depends on the model.
        embedder_least_similarity: u64 = 30;
    }
}

impl SearchSettings {
    /// What gives the search vectors, if anything does.
    pub(crate) fn embedder(&self) -> Option<Embedder> {
        let prefix = |text: &Option<Text>| text.as_deref().unwrap_or_default().to_owned();
        let hundredths = u8::try_from(self.embedder_least_similarity.min(100));
        let opening = Opening {
            model: self.model()?,
            query_prefix: prefix(&self.embedder_query_prefix),
            page_prefix: prefix(&self.embedder_page_prefix),
            least_similarity: f32::from(hundredths.unwrap_or_default()) / 100.0,
        };
        let access = Access {
            runtime: self.embedder_runtime.clone(),
            key: self.embedder_key.as_deref().map(str::to_owned),
        };
        Some(Embedder::new(opening, access))
    }

    fn model(&self) -> Option<Model> {
        match (&self.embedder_directory, &self.embedder_url) {
            (Some(directory), _) => Some(Model::Directory(directory.clone())),
            (None, Some(url)) => Some(Model::Endpoint {
                address: url.to_string(),
                name: self.embedder_name.to_string(),
            }),
            (None, None) => None,
        }
    }
}
