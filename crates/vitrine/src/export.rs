//! Writing a dataset with its assets, in the layout of [`crate::bundle`].
//!
//! The documents come first and list which assets there are; then come the assets, each by way
//! of a file, since an archive needs the length of an entry before its bytes.

mod assets;
mod documents;
mod packing;
mod partial_file;
mod reading;

#[cfg(test)]
mod tests;

pub(crate) use assets::{AssetBytes, AssetSource, ExportCounts, SourceError, pack_assets};
pub(crate) use documents::Documents;
pub(crate) use packing::{Form, Packing};
pub(crate) use partial_file::PartialFile;
pub(crate) use reading::{Taker, read};
