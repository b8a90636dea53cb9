//! The addresses under which assets are fetched:
//! `/images/{project}/{dataset}/{file name}[/{vanity name}]`, `/files/…` likewise.

use crate::{FileId, ImageId, NotAnAsset};
use std::fmt;

/// An asset by its id.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "said by their names")]
pub enum AssetFile {
    Image(ImageId),
    File(FileId),
}

impl AssetFile {
    /// Reads a document id of either kind.
    pub fn parse(id: &str) -> Result<Self, NotAnAsset> {
        if id.starts_with("image-") {
            ImageId::parse(id).map(Self::Image)
        } else {
            FileId::parse(id).map(Self::File)
        }
    }

    /// The folder of its addresses.
    pub fn folder(&self) -> &'static str {
        match self {
            Self::Image(_) => "images",
            Self::File(_) => "files",
        }
    }

    /// Its name in addresses.
    pub fn file_name(&self) -> String {
        match self {
            Self::Image(id) => id.file_name(),
            Self::File(id) => id.file_name(),
        }
    }
}

/// The document id.
impl fmt::Display for AssetFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Image(id) => id.fmt(f),
            Self::File(id) => id.fmt(f),
        }
    }
}

/// The path of an asset's address.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AssetAddress {
    /// The project.
    pub project: String,
    /// The dataset.
    pub dataset: String,
    /// The asset.
    pub asset: AssetFile,
    /// The name that a browser saves it under, as the address has it; it chooses nothing.
    pub vanity: Option<String>,
}

impl AssetAddress {
    /// Reads a path, with or without the slash at its start.
    pub fn parse(path: &str) -> Result<Self, NotAnAsset> {
        let mut parts = path.strip_prefix('/').unwrap_or(path).split('/');
        let mut next = || parts.next().filter(|part| !part.is_empty());
        let folder = next().ok_or(NotAnAsset)?;
        let project = next().ok_or(NotAnAsset)?.to_owned();
        let dataset = next().ok_or(NotAnAsset)?.to_owned();
        let name = next().ok_or(NotAnAsset)?;
        let asset = match folder {
            "images" => AssetFile::Image(ImageId::from_file_name(name)?),
            "files" => AssetFile::File(FileId::from_file_name(name)?),
            _ => return Err(NotAnAsset),
        };
        let vanity = next().map(str::to_owned);
        if parts.next().is_some() {
            return Err(NotAnAsset);
        }
        Ok(Self {
            project,
            dataset,
            asset,
            vanity,
        })
    }
}

/// The path without a slash at its start, as asset documents have it.
impl fmt::Display for AssetAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            project, dataset, ..
        } = self;
        let (folder, name) = (self.asset.folder(), self.asset.file_name());
        write!(f, "{folder}/{project}/{dataset}/{name}")?;
        match &self.vanity {
            Some(vanity) => write!(f, "/{vanity}"),
            None => Ok(()),
        }
    }
}
