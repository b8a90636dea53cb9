//! Arguments of `vitrine redirects`.

use super::DatasetArguments;
use clap::{Args, Subcommand};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct Redirects {
    #[command(subcommand)]
    pub(crate) action: RedirectsAction,
}

#[derive(Debug, Subcommand)]
pub(crate) enum RedirectsAction {
    /// Read redirects of a site from a file: CSV with the columns from, to and status, or
    /// JSON with such objects
    Import(ImportRedirects),
}

#[derive(Args, Debug)]
pub(crate) struct ImportRedirects {
    #[command(flatten)]
    pub(crate) dataset: DatasetArguments,
    /// The site whose old addresses they are
    #[arg(long, value_name = "KEY")]
    pub(crate) site: String,
    /// Check the file and write nothing
    #[arg(long)]
    pub(crate) check: bool,
    /// The file; one that ends in .json is JSON
    pub(crate) file: PathBuf,
}
