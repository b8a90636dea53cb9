//! Arguments of `vitrine builds`.

use clap::{Args, Subcommand};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct Builds {
    #[command(subcommand)]
    pub(crate) action: BuildsAction,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BuildsAction {
    /// Copy a build and render with it from now on; a website that runs switches to it
    Add {
        /// What `npm run build -w web` leaves: `web/dist`
        folder: PathBuf,
    },
    /// List the builds, the newest first
    List,
    /// Render with another build, such as an earlier one
    Use {
        /// Its id, as `list` shows it
        id: String,
    },
}
