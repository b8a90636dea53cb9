//! The commands, one a file.

pub(crate) mod content;
pub(crate) mod dataset;
pub(crate) mod migrate;
pub(crate) mod project;
pub(crate) mod token;

use crate::arguments::Database;
use lake::{Lake, Reader, Role};
use std::error::Error;

pub(crate) type Done = Result<(), Box<dyn Error>>;

/// Connects to the database.
pub(crate) async fn connect(database: &Database) -> Result<Lake, Box<dyn Error>> {
    let lake = Lake::connect(&database.url, database.connections).await;
    lake.map_err(|error| {
        let cause = error.source().map(ToString::to_string).unwrap_or_default();
        format!(
            "cannot reach PostgreSQL: {cause}\n  \
             Is it running? --database or VITRINE_DATABASE_URL says where; in a checkout, \
             `make services` starts one."
        )
        .into()
    })
}

/// Who holds the database may do everything.
pub(crate) fn operator() -> Reader {
    Reader::Holder {
        id: "operator".to_owned(),
        role: Role::Administrator,
    }
}
