//! Documents in PostgreSQL.
//!
//! A [`Lake`] holds projects; a project has datasets; a dataset has documents,
//! written by transactions that are numbered without a gap. Reading is by
//! [`Lake::query`] and [`Lake::documents`], writing by [`Lake::transact`].
//! What a reader may see is decided here, by the [`Reader`] every call takes,
//! and not by those who call.

mod dataset;
mod error;
mod lake;
mod query;
mod read;
mod reader;
mod snapshot;
mod token;
mod transact;

pub use dataset::{Dataset, NewDataset};
pub use error::LakeError;
pub use lake::Lake;
pub use query::{Answer, QueryRequest};
pub use read::{Found, Omitted};
pub use reader::{Reader, Role};
pub use token::{NewToken, Token};
pub use transact::{MutationFailure, Outcome, Transaction, WriteResult};
