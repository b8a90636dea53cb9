//! Taking a bundle out of an archive that a stranger may have made.
//!
//! Only what a bundle has is taken, and only plain files: a link, a device, a way out of
//! the folder or a second file of one name ends it. A file appears under its name when it
//! is whole, so that unpacking again goes on where it ended.

use super::{ASSETS, AssetKind};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};
use tar::{Archive, EntryType};
use thiserror::Error;

/// How much an archive may hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Bytes of all files together.
    pub(crate) bytes: u64,
    /// Entries, of whatever kind.
    pub(crate) entries: u64,
}

impl Limits {
    /// For an archive of so many bytes. Pictures hardly become smaller by compression and
    /// documents about ten times; what becomes two hundred times is made to fill disks.
    pub(crate) fn for_archive(size: u64) -> Self {
        Self {
            bytes: size.saturating_mul(200).max(1 << 30),
            entries: 10_000_000,
        }
    }
}

/// Why an archive was not unpacked.
#[derive(Debug, Error)]
pub(crate) enum UnpackError {
    #[error("it is broken or cut off: {0}")]
    Broken(io::Error),
    #[error("{path} is {what}, and only plain files are taken")]
    Kind { path: String, what: &'static str },
    #[error("{0} leads out of the archive")]
    Outside(String),
    #[error("{0} is in it twice")]
    Twice(String),
    #[error("it holds more than {0} bytes, which is too much for its size")]
    TooLarge(u64),
    #[error("it holds more than {0} entries")]
    TooMany(u64),
    #[error("it describes an entry by more than {LONGEST_DESCRIPTION} bytes")]
    TooLongDescribed,
    #[error("cannot write {path}: {error}", path = path.display())]
    Unwritable { path: PathBuf, error: io::Error },
    #[error("interrupted")]
    Interrupted,
}

/// Bytes that may describe an entry: names and attributes that are too long for its header. They
/// are held in memory.
const LONGEST_DESCRIPTION: u64 = 1 << 20;

/// Bytes by which an archive is known for one.
const HEAD: usize = 262;

/// Whether a reader begins an archive.
pub(crate) fn is_tar(mut reader: impl Read) -> io::Result<bool> {
    let mut head = Vec::new();
    reader.by_ref().take(HEAD as u64).read_to_end(&mut head)?;
    Ok(head.len() == HEAD && head.ends_with(b"ustar"))
}

/// Unpacks what belongs to a bundle into a folder. `taken` is called for each file and returns
/// whether to go on.
pub(crate) fn unpack(
    archive: impl Read,
    folder: &Path,
    limits: Limits,
    mut taken: impl FnMut() -> bool,
) -> Result<(), UnpackError> {
    let left = Cell::new(LONGEST_DESCRIPTION);
    let mut archive = Archive::new(Allowed {
        reader: archive,
        left: &left,
    });
    let mut seen = BTreeSet::new();
    let (mut bytes, mut count) = (0_u64, 0_u64);
    for entry in archive.entries().map_err(UnpackError::Broken)? {
        let mut entry = entry.map_err(|error| match left.get() {
            0 => UnpackError::TooLongDescribed,
            _ => UnpackError::Broken(error),
        })?;
        left.set(u64::MAX);
        count += 1;
        if count > limits.entries {
            return Err(UnpackError::TooMany(limits.entries));
        }
        // What is passed over has to be read, too.
        bytes = bytes.saturating_add(entry.size());
        if bytes > limits.bytes {
            return Err(UnpackError::TooLarge(limits.bytes));
        }
        let name = String::from_utf8_lossy(&entry.path_bytes()).into_owned();
        let kind = entry.header().entry_type();
        if let Some(path) = accepted(&name, kind)? {
            if !seen.insert(path.clone()) {
                return Err(UnpackError::Twice(name));
            }
            let size = entry.size();
            write(&mut entry, &folder.join(path), size)?;
            if !taken() {
                return Err(UnpackError::Interrupted);
            }
        }
        // What is left of the entry, so that only what describes the next one is still to come.
        io::copy(&mut entry, &mut io::sink()).map_err(UnpackError::Broken)?;
        left.set(LONGEST_DESCRIPTION);
    }
    Ok(())
}

/// A reader of which so many bytes may still be read.
struct Allowed<'l, R> {
    reader: R,
    left: &'l Cell<u64>,
}

impl<R: Read> Read for Allowed<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = self.left.get();
        if left == 0 {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        let most = usize::try_from(left).unwrap_or(usize::MAX);
        let most = most.min(buffer.len());
        let read = self.reader.read(&mut buffer[..most])?;
        self.left.set(left - read as u64);
        Ok(read)
    }
}

/// Where a file goes; `None` for what a bundle does not have.
fn accepted(name: &str, kind: EntryType) -> Result<Option<PathBuf>, UnpackError> {
    let refused = |what| UnpackError::Kind {
        path: name.to_owned(),
        what,
    };
    let mut parts = Vec::new();
    for part in Path::new(name).components() {
        match part {
            Component::Normal(part) => parts.push(part),
            Component::CurDir => {}
            _ => return Err(UnpackError::Outside(name.to_owned())),
        }
    }
    match kind {
        EntryType::Regular | EntryType::Continuous => {}
        // Of the archive itself, and not of what is in it.
        EntryType::Directory | EntryType::XGlobalHeader | EntryType::XHeader => return Ok(None),
        EntryType::Link | EntryType::Symlink => return Err(refused("a link")),
        _ => return Err(refused("neither a file nor a folder")),
    }
    let text: Option<Vec<&str>> = parts.iter().map(|part| part.to_str()).collect();
    let belongs = text.is_some_and(|parts| belongs(&parts));
    Ok(belongs.then(|| parts.iter().collect()))
}

/// Whether a bundle has such a file, in a folder or two at the top.
fn belongs(parts: &[&str]) -> bool {
    let folder = |name: &str| AssetKind::ALL.iter().any(|kind| kind.folder() == name);
    let in_place = match parts {
        [.., above, name] if folder(above) => {
            return parts.len() <= 4 && !name.starts_with('.');
        }
        [.., name] => *name == ASSETS || name.ends_with(".ndjson"),
        [] => false,
    };
    let hidden = parts.iter().any(|part| part.starts_with('.'));
    in_place && parts.len() <= 3 && !hidden
}

fn write(entry: &mut impl Read, path: &Path, size: u64) -> Result<(), UnpackError> {
    let unwritable = |error| UnpackError::Unwritable {
        path: path.to_owned(),
        error,
    };
    if path
        .symlink_metadata()
        .is_ok_and(|there| there.is_file() && there.len() == size)
    {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(unwritable)?;
    }
    // No entry has such a name: hidden ones are not taken.
    let name = path.file_name().unwrap_or_default();
    let part = path.with_file_name(format!(".{}.part", name.display()));
    let mut file = File::create(&part).map_err(unwritable)?;
    let copied = copy(entry, &mut file).map_err(|error| match error {
        Copy::Read(error) => UnpackError::Broken(error),
        Copy::Write(error) => unwritable(error),
    })?;
    if copied != size {
        return Err(UnpackError::Broken(io::ErrorKind::UnexpectedEof.into()));
    }
    std::fs::rename(&part, path).map_err(unwritable)
}

enum Copy {
    Read(io::Error),
    Write(io::Error),
}

/// As `io::copy`, but it reports which side failed.
fn copy(from: &mut impl Read, to: &mut impl io::Write) -> Result<u64, Copy> {
    let mut buffer = vec![0; 64 << 10];
    let mut copied = 0;
    loop {
        let read = match from.read(&mut buffer) {
            Ok(0) => return Ok(copied),
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(Copy::Read(error)),
        };
        to.write_all(&buffer[..read]).map_err(Copy::Write)?;
        copied += read as u64;
    }
}
