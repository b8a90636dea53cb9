//! Where an original is stored.

use std::fmt;

/// The two kinds of assets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Images, of which derivatives are made.
    Image,
    /// Everything else.
    File,
}

impl Kind {
    /// Its part of URLs and keys.
    pub fn folder(self) -> &'static str {
        match self {
            Self::Image => "images",
            Self::File => "files",
        }
    }
}

/// An original: `images/museum/stage/{sha1}-{w}x{h}.jpg`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AssetPath {
    /// Image or file.
    pub kind: Kind,
    /// The project.
    pub project: String,
    /// The dataset.
    pub dataset: String,
    /// The name of the file.
    pub name: String,
}

impl AssetPath {
    /// The key in the store, which is also the path in an asset's document.
    pub fn key(&self) -> String {
        self.to_string()
    }

    /// The keys of all that the store may have of it.
    pub fn keys(&self) -> Vec<String> {
        match self.kind {
            Kind::Image => vec![self.key(), self.pyramid_key()],
            Kind::File => vec![self.key()],
        }
    }

    /// The key of the tiled pyramid that was made of it.
    pub(crate) fn pyramid_key(&self) -> String {
        let Self {
            project,
            dataset,
            name,
            ..
        } = self;
        format!("pyramids/{project}/{dataset}/{name}.tif")
    }
}

impl fmt::Display for AssetPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let folder = self.kind.folder();
        write!(
            f,
            "{folder}/{}/{}/{}",
            self.project, self.dataset, self.name
        )
    }
}
