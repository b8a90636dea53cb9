//! The commands, one a file.

pub(crate) mod content;
pub(crate) mod dataset;
pub(crate) mod migrate;
pub(crate) mod project;
pub(crate) mod token;

use crate::arguments::Database;
use lake::{Lake, LakeError, Reader, Role};

pub(crate) type Done = Result<(), Box<dyn std::error::Error>>;

/// Connects to the database.
pub(crate) async fn connect(database: &Database) -> Result<Lake, LakeError> {
    Lake::connect(&database.url, database.connections).await
}

/// Who holds the database may do everything.
pub(crate) fn operator() -> Reader {
    Reader::Holder {
        id: "operator".to_owned(),
        role: Role::Administrator,
    }
}
