//! Arguments of `vitrine index`.

use clap::{Args, Subcommand};

#[derive(Args, Debug)]
pub(crate) struct Index {
    #[command(subcommand)]
    pub(crate) action: IndexAction,
}

#[derive(Debug, Subcommand)]
pub(crate) enum IndexAction {
    /// Show how far the index of each dataset has come
    Status,
    /// Write the index of a dataset again, or of all; the old one serves until then
    Rebuild {
        /// The dataset, with its project: `museerne/stage`
        #[arg(value_name = "PROJECT/DATASET")]
        dataset: Option<String>,
    },
}
