//! Documents in memory.

use crate::error::EvaluateError;
use crate::seeds::Table;
use crate::source::{Documents, Fetch, Fetched, Source};
use crate::text::Text;
use crate::value::{Array, Value};
use std::sync::Arc;

/// A source that holds its documents in memory and leaves all filtering to the evaluator.
/// For tests, listeners and for checking the results of a database.
#[derive(Clone, Debug, Default)]
pub struct Dataset {
    documents: Arc<Array>,
    by_id: Table<Text, usize>,
}

impl Dataset {
    /// A dataset of these documents. What has no `_id` comes first.
    pub fn new(mut documents: Vec<Value>) -> Self {
        let id = |document: &Value| document.attribute("_id").as_str().map(Text::from);
        documents.sort_by_cached_key(id);
        let ids = documents.iter().enumerate();
        let by_id = ids.filter_map(|(i, d)| Some((id(d)?, i))).collect();
        let documents = Arc::new(documents.into());
        Self { documents, by_id }
    }

    /// The documents, ordered by `_id`.
    pub fn documents(&self) -> &[Value] {
        &self.documents
    }
}

impl Source for Dataset {
    fn fetch<'s>(&'s self, _: Fetch<'_>) -> Result<Fetched<'s>, EvaluateError> {
        Ok(Fetched {
            documents: Documents::Held(self.documents.clone()),
            exact: false,
        })
    }

    fn dereference(&self, ids: &[Text]) -> Result<Vec<Option<Value>>, EvaluateError> {
        let find = |id: &Text| self.by_id.get(id).map(|i| self.documents[*i].clone());
        Ok(ids.iter().map(find).collect())
    }
}
