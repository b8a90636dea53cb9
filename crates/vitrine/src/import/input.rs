//! What an import is given: a file of documents, an archive, or its folder.

use super::work::Work;
use super::{FileError, Source};
use crate::bundle::{Laid, Limits, UnpackError, is_tar, lie_of, unpack};
use crate::progress::Progress;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use thiserror::Error;

/// Why an archive or a folder is not read.
#[derive(Debug, Error)]
pub(crate) enum InputError {
    #[error(transparent)]
    File(#[from] FileError),
    #[error("cannot unpack {name}: {error}")]
    Archive { name: String, error: UnpackError },
    #[error("{name} holds no .ndjson file, at its top or one or two folders below")]
    NoDocuments { name: String },
    #[error(
        "cannot work in {folder}: {error}\n  --work says where else an archive is unpacked",
        folder = folder.display()
    )]
    Work {
        folder: PathBuf,
        error: std::io::Error,
    },
}

/// What there is to import, and where it lies.
pub(crate) struct ImportInput {
    pub(crate) source: Source,
    /// The folder of the work, if there are assets.
    pub(crate) work: Option<Work>,
}

/// Where to work, and for what.
pub(crate) struct Workplace<'a> {
    /// The folder that the user named.
    pub(crate) requested: Option<&'a Path>,
    /// A name that nothing else has, for what comes from standard input.
    pub(crate) temporary: PathBuf,
    /// The project and the dataset: assets of one are not those of another.
    pub(crate) target: String,
}

impl ImportInput {
    /// Opens what is at a path; `-` is standard input. An archive is unpacked.
    pub(crate) fn open(
        path: &Path,
        workplace: &Workplace<'_>,
        stop: &AtomicBool,
    ) -> Result<Self, InputError> {
        if path.is_dir() {
            let source = laid(path, path.display().to_string())?;
            let work = workplace.open(path, None)?;
            return Ok(Self {
                source,
                work: Some(work),
            });
        }
        let spool = workplace.temporary.with_extension("spool");
        let source = Source::open(path, &spool)?;
        if !is_tar(source.reader()?).unwrap_or(false) {
            return Ok(Self { source, work: None });
        }
        let work = workplace.open(path, Some(&source))?;
        let source = unpacked(&source, &work, stop)?;
        Ok(Self {
            source,
            work: Some(work),
        })
    }
}

impl Workplace<'_> {
    fn open(&self, path: &Path, archive: Option<&Source>) -> Result<Work, InputError> {
        let standard_input = path == Path::new("-");
        let beside = || {
            let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
            let mut name = path.into_os_string();
            name.push(".importing");
            PathBuf::from(name)
        };
        let folder = match self.requested {
            Some(folder) => folder.to_owned(),
            None if standard_input => self.temporary.clone(),
            None => beside(),
        };
        let of = self.mark(path, archive);
        Work::open(&folder, &of.to_string(), standard_input)
            .map_err(|error| InputError::Work { folder, error })
    }

    /// What distinguishes one import from another.
    fn mark(&self, path: &Path, archive: Option<&Source>) -> Value {
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let written = archive.and_then(Source::written);
        json!({"from": path.to_string_lossy(), "written": written, "to": self.target})
    }
}

fn unpacked(archive: &Source, work: &Work, stop: &AtomicBool) -> Result<Source, InputError> {
    let folder = work.unpacked();
    let mut progress = Progress::of_files("unpacked");
    let taken = || {
        progress.advance(1);
        !stop.load(Ordering::Relaxed)
    };
    let limits = Limits::for_archive(archive.size());
    let done = unpack(archive.reader()?, &folder, limits, taken);
    progress.end();
    done.map_err(|error| InputError::Archive {
        name: archive.name.clone(),
        error,
    })?;
    if !folder.exists() {
        let name = archive.name.clone();
        return Err(InputError::NoDocuments { name });
    }
    laid(&folder, archive.name.clone())
}

/// The documents in a folder.
fn laid(folder: &Path, name: String) -> Result<Source, InputError> {
    match lie_of(folder) {
        Err(error) => Err(FileError::Unreadable { name, error }.into()),
        Ok(None) => Err(InputError::NoDocuments { name }),
        Ok(Some(Laid { folder, data })) => Ok(Source::in_bundle(&data, folder, &name)?),
    }
}
