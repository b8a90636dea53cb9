//! The search index: published pages by dataset, site and language, in PostgreSQL.
//!
//! An [`Entry`] is what is indexed of a document. A [`SearchIndex`] follows the transactions of
//! datasets, so that a publish is found within a second or two; an entry goes with its document.
//! [`SearchIndex::find`] ranks: words by the language's rules, and parts of words for typing
//! errors and compounds, and, where an [`Embedder`] is configured, vectors for pages that say it
//! in other words.

mod embedder;
mod entry;
mod error;
mod excerpt;
mod find;
mod follow;
mod index;
mod language;
mod rules;
mod serving;
mod text;
mod vectors;

pub use embedder::{Access, Embedder, EmbedderError, Model, Opening};
pub use entry::Entry;
pub use error::SearchError;
pub use find::{Found, Hit, Ranking, Search};
pub use follow::Progress;
pub use index::{IndexStatus, SearchIndex};
pub use language::Language;
pub use vectors::VectorStatus;
