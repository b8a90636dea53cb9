//! Storing the assets of an import, some at a time.

use super::work::Stored;
use crate::bundle::{AssetKind, BundledFile, Metadata, Settled, id_of_file, is_inside, restorable};
use crate::progress::Progress;
use futures_util::{StreamExt, stream};
use serde_json::{Map, Value};
use sha1::{Digest, Sha1};
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// What goes wrong with an asset, in the words of who stores it.
pub(crate) type UploadError = Box<dyn Error + Send + Sync>;

/// Assets that are stored at once.
const AT_ONCE: usize = 8;

/// Who stores assets.
pub(crate) trait AssetUploads: Sync {
    /// Stores a file with its document, and gives the document's id. A file that is there
    /// already is not stored again.
    fn upload(&self, asset: NewAsset) -> impl Future<Output = Result<String, UploadError>> + Send;
}

/// A file that is to become an asset.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NewAsset {
    pub(crate) kind: AssetKind,
    /// The file.
    pub(crate) path: PathBuf,
    /// The SHA-1 of its bytes, as 40 digits.
    pub(crate) sha1: String,
    /// What it was called.
    pub(crate) filename: String,
    /// Fields for its document: `title`, `creditLine` and others, as they came with it.
    pub(crate) fields: Map<String, Value>,
}

/// The assets of a bundle.
pub(crate) struct Assets<'a> {
    /// The bundle's folder.
    pub(crate) folder: &'a Path,
    /// The metadata of the assets from `assets.json`.
    pub(crate) metadata: &'a Metadata,
    /// Whether one that fails is let go.
    pub(crate) lenient: bool,
}

/// An import that could not store an asset.
#[derive(Debug, thiserror::Error)]
#[error("cannot store {path}: {error}\n  {done} of {all} assets are stored, and the same command goes on from there. --allow-failing-assets leaves out what cannot be stored.", path = path.display())]
pub(crate) struct AssetFailure {
    path: PathBuf,
    error: UploadError,
    done: usize,
    all: usize,
}

impl Assets<'_> {
    /// Stores those that are wanted, but for those that are stored already.
    pub(crate) async fn store(
        &self,
        uploads: &impl AssetUploads,
        wanted: &BTreeSet<BundledFile>,
        (known, mut list): (BTreeMap<BundledFile, String>, Stored),
    ) -> Result<Settled, Box<dyn Error>> {
        let mut settled = Settled {
            ids: known,
            ..Settled::default()
        };
        settled.ids.retain(|file, _| wanted.contains(file));
        let missing = wanted.iter().filter(|file| !settled.ids.contains_key(file));
        let missing: Vec<BundledFile> = missing.cloned().collect();
        let mut progress = Progress::of_assets("stored", Some(wanted.len() as u64));
        progress.advance(settled.ids.len());
        let storing = missing.iter().map(|file| async move {
            let stored = self.store_one(uploads, file).await;
            (file, stored)
        });
        let mut storing = stream::iter(storing).buffer_unordered(AT_ONCE);
        while let Some((file, stored)) = storing.next().await {
            match stored {
                Ok(id) => {
                    list.add(file, &id)?;
                    settled.ids.insert(file.clone(), id);
                }
                Err(error) if self.lenient => {
                    eprintln!("{} is left out: {error}", file.path.display());
                }
                Err(error) => {
                    progress.end();
                    return Err(Box::new(AssetFailure {
                        path: file.path.clone(),
                        error,
                        done: settled.ids.len(),
                        all: wanted.len(),
                    }));
                }
            }
            progress.advance(1);
        }
        progress.end();
        settled.renamed = renamed(&settled.ids);
        Ok(settled)
    }

    async fn store_one(
        &self,
        uploads: &impl AssetUploads,
        file: &BundledFile,
    ) -> Result<String, UploadError> {
        if !is_inside(self.folder, &file.path) {
            return Err("there is no such file".into());
        }
        let path = self.folder.join(&file.path);
        let hashed = path.clone();
        let sha1 = tokio::task::spawn_blocking(move || sha1(&hashed)).await??;
        let fields = self.metadata.of(file.kind, &sha1)?;
        let name = fields.get("originalFilename").and_then(Value::as_str);
        let name = name.or_else(|| file.path.file_name()?.to_str());
        let asset = NewAsset {
            kind: file.kind,
            path,
            sha1,
            filename: name.unwrap_or_default().to_owned(),
            fields: restorable(fields),
        };
        uploads.upload(asset).await
    }
}

/// The id that an asset had where it comes from, if its name contains it.
pub(crate) fn id_before(file: &BundledFile) -> Option<String> {
    id_of_file(file.kind, file.path.file_name()?.to_str()?)
}

/// The assets that have another id than they had.
fn renamed(ids: &BTreeMap<BundledFile, String>) -> BTreeMap<String, String> {
    let renamed = ids.iter().filter_map(|(file, id)| {
        let before = id_before(file)?;
        (before != *id).then(|| (before, id.clone()))
    });
    renamed.collect()
}

/// The files of a bundle's folders: an asset that no document uses travels too.
pub(crate) fn present(folder: &Path) -> io::Result<BTreeSet<BundledFile>> {
    let mut all = BTreeSet::new();
    for kind in AssetKind::ALL {
        let entries = match std::fs::read_dir(folder.join(kind.folder())) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            entries => entries?,
        };
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name();
            let hidden = name.as_encoded_bytes().starts_with(b".");
            // A link could lead to any file of the machine.
            if entry.file_type()?.is_file() && !hidden {
                let path = Path::new(kind.folder()).join(name);
                all.insert(BundledFile { kind, path });
            }
        }
    }
    Ok(all)
}

fn sha1(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    let mut hash = Sha1::new();
    let mut buffer = vec![0; 256 << 10];
    loop {
        let read = file.read(&mut buffer)?;
        if read == 0 {
            return Ok(hex::encode(hash.finalize()));
        }
        hash.update(&buffer[..read]);
    }
}
