//! `vitrine release`

use clap::{Args, Subcommand};

#[derive(Args, Debug)]
pub(crate) struct Release {
    #[command(subcommand)]
    pub(crate) action: ReleaseAction,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ReleaseAction {
    /// List what is scheduled, when and by whom
    List {
        /// The project [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
    },
    /// Have another token stand for the releases that one has scheduled, revoked or not. They are
    /// judged by its role when they are due
    TakeOver {
        /// The project [or `VITRINE_DEFAULT_PROJECT`]
        #[arg(long, value_name = "ID")]
        project: Option<String>,
        /// The token that scheduled them, as `list` shows it
        #[arg(long, value_name = "TOKEN")]
        from: String,
        /// The token that stands for them from now on
        #[arg(long, value_name = "TOKEN")]
        to: String,
    },
}
