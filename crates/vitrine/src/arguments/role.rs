//! Arguments of `vitrine role`.

use clap::{Args, Subcommand};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct Role {
    #[command(subcommand)]
    pub(crate) action: RoleAction,
}

#[derive(Debug, Subcommand)]
pub(crate) enum RoleAction {
    /// Make a role, or change it for all who have it
    Create {
        /// The project it belongs to [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
        /// Its name: lower-case letters, digits and dashes
        name: String,
        /// What people call it
        #[arg(long)]
        title: Option<String>,
        /// Permissions and a GROQ filter: `read,update: site == "jelling"`. Can be given
        /// again; a document needs to fulfil one of the filters
        #[arg(long, value_name = "PERMISSIONS: FILTER")]
        allow: Vec<String>,
        /// A JSON file of grants: `[{"filter": "…", "permissions": ["read"]}]`
        #[arg(long)]
        grants: Option<PathBuf>,
        /// Let it make, open, close and delete datasets
        #[arg(long)]
        manages: bool,
    },
    /// List the roles of a project, each with its grants
    List {
        /// The project [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
    },
    /// Delete a role that no token has
    Delete {
        /// The project [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
        /// Its name
        name: String,
    },
}
