//! A dataset with its assets in files, in the layout of the ecosystem's own exports:
//!
//! ```text
//! production-export-2026-11-15/
//!   data.ndjson       documents, without those of assets
//!   assets.json       what is known of the assets, by kind and SHA-1
//!   images/{sha1}-{width}x{height}.{extension}
//!   files/{sha1}.{extension}
//! ```
//!
//! Where a document had a reference to an asset it has
//! `"_sanityAsset": "image@file://./images/….jpg"`. Importing uploads the file and puts the
//! reference there again.

mod bundled_document;
mod bundled_file;
#[cfg(test)]
mod hostile;
mod metadata;
mod unpack;

pub(crate) use bundled_document::bundled_document;
pub(crate) use bundled_file::{BundledFile, Settled, find, settle};
pub(crate) use metadata::{Metadata, restorable, travelling};
pub(crate) use unpack::{Limits, UnpackError, is_tar, unpack};

use pictures::{AssetFile, FileId, ImageId};
use std::path::{Path, PathBuf};

/// The file of documents.
pub(crate) const DATA: &str = "data.ndjson";
/// The file of what is known of the assets.
pub(crate) const ASSETS: &str = "assets.json";

/// The two kinds of assets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum AssetKind {
    Image,
    File,
}

impl AssetKind {
    pub(crate) const ALL: [Self; 2] = [Self::Image, Self::File];

    /// The name in ids and bundle paths.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Image => "image",
            Self::File => "file",
        }
    }

    /// The folder of its files.
    pub(crate) fn folder(self) -> &'static str {
        match self {
            Self::Image => "images",
            Self::File => "files",
        }
    }

    /// The type of its documents.
    pub(crate) fn document_type(self) -> &'static str {
        match self {
            Self::Image => "sanity.imageAsset",
            Self::File => "sanity.fileAsset",
        }
    }

    /// The kind of the asset that a document of this type is of.
    pub(crate) fn of_type(document_type: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|kind| kind.document_type() == document_type)
    }

    /// The kind of the asset with this id.
    pub(crate) fn of_id(id: &str) -> Option<Self> {
        match AssetFile::parse(id).ok()? {
            AssetFile::Image(_) => Some(Self::Image),
            AssetFile::File(_) => Some(Self::File),
        }
    }
}

/// The name of an asset's file, by the asset's id. An extension with a digit in it is not
/// taken for one: `file-{sha1}-mp3` is `{sha1}-mp3.bin`. That is how the ecosystem's
/// exports name them.
pub(crate) fn file_name(id: &str) -> String {
    let rest = id
        .strip_prefix("image-")
        .or_else(|| id.strip_prefix("file-"));
    let Some(rest) = rest else {
        return format!("{id}.bin");
    };
    let letters =
        |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase());
    match rest.rsplit_once('-') {
        Some((name, extension)) if letters(extension) => format!("{name}.{extension}"),
        _ => format!("{rest}.bin"),
    }
}

/// The id that an asset had where it was exported, by the name of its file.
pub(crate) fn id_of_file(kind: AssetKind, name: &str) -> Option<String> {
    let id = |stem: &str| format!("{}-{stem}", kind.name());
    let known = |id: &String| AssetKind::of_id(id) == Some(kind);
    let named = match kind {
        AssetKind::Image => ImageId::from_file_name(name).ok().map(|id| id.to_string()),
        AssetKind::File => FileId::from_file_name(name).ok().map(|id| id.to_string()),
    };
    let unnamed = name.strip_suffix(".bin").map(id).filter(known);
    unnamed.or(named)
}

/// Where a bundle lies: the folder of its assets, and its documents in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Laid {
    pub(crate) folder: PathBuf,
    pub(crate) data: PathBuf,
}

/// Finds a bundle in a folder, or in a folder of it, or one deeper: an archive has a
/// folder at its top. `None` where there are no documents.
pub(crate) fn lie_of(folder: &Path) -> std::io::Result<Option<Laid>> {
    let mut level = vec![folder.to_owned()];
    for _ in 0..3 {
        let mut deeper = Vec::new();
        for folder in level {
            let mut data = Vec::new();
            for entry in std::fs::read_dir(&folder)? {
                let entry = entry?;
                let path = entry.path();
                let hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
                if entry.file_type()?.is_dir() && !hidden {
                    deeper.push(path);
                } else if path.extension().is_some_and(|end| end == "ndjson") && !hidden {
                    data.push(path);
                }
            }
            data.sort();
            if data.len() > 1 {
                let message = format!("{} holds more than one .ndjson file", folder.display());
                return Err(std::io::Error::other(message));
            }
            if let Some(data) = data.pop() {
                return Ok(Some(Laid { folder, data }));
            }
        }
        deeper.sort();
        level = deeper;
    }
    Ok(None)
}

/// Whether there is a file of that name in a folder. A link that leads out of the folder
/// does not count: any file of the machine could be at its end.
pub(crate) fn is_inside(folder: &Path, name: &Path) -> bool {
    let file = folder.join(name).canonicalize();
    let (Ok(file), Ok(folder)) = (file, folder.canonicalize()) else {
        return false;
    };
    file.starts_with(folder) && file.is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHA1: &str = "027401f31c3ac1e6d78c5d539ccd1beff72b9b11";

    #[test]
    fn files_have_the_names_that_the_ecosystem_gives_them() {
        let table = [
            (
                AssetKind::Image,
                format!("image-{SHA1}-20x30-jpg"),
                format!("{SHA1}-20x30.jpg"),
            ),
            (
                AssetKind::File,
                format!("file-{SHA1}-pdf"),
                format!("{SHA1}.pdf"),
            ),
            (
                AssetKind::File,
                format!("file-{SHA1}-mp3"),
                format!("{SHA1}-mp3.bin"),
            ),
            (
                AssetKind::Image,
                "image-Tb9Ew8CXIwaY6R1kjMvI0uRR-20x30-jpg".to_owned(),
                "Tb9Ew8CXIwaY6R1kjMvI0uRR-20x30.jpg".to_owned(),
            ),
            (
                AssetKind::File,
                format!("file-{SHA1}-bin"),
                format!("{SHA1}.bin"),
            ),
        ];
        for (kind, id, name) in table {
            assert_eq!(file_name(&id), name);
            assert_eq!(id_of_file(kind, &name), Some(id));
        }
        assert_eq!(file_name("odd"), "odd.bin");
        assert_eq!(id_of_file(AssetKind::Image, "holiday.jpg"), None);
    }
}
