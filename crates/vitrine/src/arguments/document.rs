//! Arguments of `vitrine document`.

use super::DatasetArguments;
use clap::{Args, Subcommand};

#[derive(Args, Debug)]
pub(crate) struct Document {
    #[command(subcommand)]
    pub(crate) action: DocumentAction,
}

#[derive(Debug, Subcommand)]
pub(crate) enum DocumentAction {
    /// Delete documents and erase them from history for good: a person's right to be forgotten
    Purge(Purge),
}

#[derive(Args, Debug)]
pub(crate) struct Purge {
    #[command(flatten)]
    pub(crate) dataset: DatasetArguments,
    /// Their published ids; drafts and versions in releases go along
    #[arg(value_name = "ID", required = true)]
    pub(crate) ids: Vec<String>,
    /// Erase what they were, and leave them as they are
    #[arg(long)]
    pub(crate) only_history: bool,
    /// Say that you mean it: nothing brings back what is erased
    #[arg(long)]
    pub(crate) yes: bool,
}
