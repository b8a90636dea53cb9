//! Arguments of `vitrine cors`.

use clap::{Args, Subcommand};

#[derive(Args, Debug)]
pub(crate) struct Cors {
    #[command(subcommand)]
    pub(crate) action: CorsAction,
}

#[derive(Debug, Subcommand)]
pub(crate) enum CorsAction {
    /// Let an origin in
    Add {
        /// The project whose answers it may read [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
        /// `https://example.org`, `http://localhost:3333`, `https://*.example.org` or `*`
        origin: String,
        /// Let it send tokens and cookies
        #[arg(long)]
        credentials: bool,
    },
    /// List the origins that are let in
    List {
        /// The project [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
    },
    /// Shut an origin out again
    Delete {
        /// The project [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
        /// The origin, as `list` shows it
        origin: String,
    },
}
