//! Why a search or an index fails.

use crate::EmbedderError;
use lake::LakeError;
use thiserror::Error;

/// Why a search or an index fails.
#[derive(Debug, Error)]
pub enum SearchError {
    /// The database.
    #[error("the search index cannot be reached")]
    Database(#[from] sqlx::Error),
    /// The documents.
    #[error("the search index cannot read the documents")]
    Lake(#[from] LakeError),
    /// The embedder.
    #[error(transparent)]
    Embedder(#[from] EmbedderError),
}
