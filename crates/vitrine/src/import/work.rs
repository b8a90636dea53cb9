//! The folder of an import that takes its time: what was unpacked, and which assets are
//! stored already. It is there until the import is done.

use crate::bundle::BundledFile;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs::{DirBuilder, File, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, Write};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

/// The file that names the import that the folder belongs to.
const MARK: &str = "import.json";
const UNPACKED: &str = "unpacked";
const STORED: &str = "stored.ndjson";

/// The folder.
#[derive(Debug)]
pub(crate) struct Work {
    folder: PathBuf,
    /// Held as long as the import runs.
    _lock: File,
    /// Whether it goes away however the import ends.
    temporary: bool,
}

impl Work {
    /// Opens a folder for an import, which `of` distinguishes from others. What another import
    /// has left there is removed; what is not of an import is not touched.
    pub(crate) fn open(folder: &Path, of: &str, temporary: bool) -> io::Result<Self> {
        if !folder.exists() {
            let mut builder = DirBuilder::new();
            builder.recursive(true).mode(0o700).create(folder)?;
        }
        let mark = folder.join(MARK);
        let empty = std::fs::read_dir(folder)?.next().is_none();
        if !empty && !mark.exists() {
            return Err(io::Error::other("it is not empty, and not of an import"));
        }
        let mut options = File::options();
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut lock = options.open(&mark)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(io::Error::other("another import is at work in it"));
            }
            Err(TryLockError::Error(error)) => return Err(error),
        }
        let mut before = String::new();
        lock.read_to_string(&mut before)?;
        if before != of {
            clear(folder)?;
            lock.set_len(0)?;
            lock.rewind()?;
            lock.write_all(of.as_bytes())?;
        }
        Ok(Self {
            folder: folder.to_owned(),
            _lock: lock,
            temporary,
        })
    }

    /// Where an archive is unpacked.
    pub(crate) fn unpacked(&self) -> PathBuf {
        self.folder.join(UNPACKED)
    }

    /// A name for a file that is needed for a moment.
    pub(crate) fn spool(&self) -> PathBuf {
        self.folder.join("spool")
    }

    /// The assets that are stored already, and a list to add to.
    pub(crate) fn stored(&self) -> io::Result<(BTreeMap<BundledFile, String>, Stored)> {
        let mut options = File::options();
        let options = options.read(true).append(true).create(true);
        let mut file = options.open(self.folder.join(STORED))?;
        let mut known = BTreeMap::new();
        let mut whole = 0;
        let mut reader = BufReader::new(&file);
        let mut line = Vec::new();
        while reader.read_until(b'\n', &mut line)? > 0 && line.ends_with(b"\n") {
            whole += line.len() as u64;
            if let Some((asset, id)) = read_line(&line) {
                known.insert(asset, id);
            }
            line.clear();
        }
        // The last line may have been cut short.
        file.set_len(whole)?;
        file.seek(io::SeekFrom::End(0))?;
        Ok((known, Stored { file }))
    }

    /// Clears the folder away: the import is done.
    pub(crate) fn finish(self) -> io::Result<()> {
        std::fs::remove_dir_all(&self.folder)
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        if self.temporary {
            // After `finish` there is nothing of that name.
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

/// The list of assets that are stored, one a line.
#[derive(Debug)]
pub(crate) struct Stored {
    file: File,
}

impl Stored {
    pub(crate) fn add(&mut self, file: &BundledFile, id: &str) -> io::Result<()> {
        let line = json!({"kind": file.kind.name(), "path": file.path, "id": id});
        self.file.write_all(format!("{line}\n").as_bytes())
    }
}

fn read_line(line: &[u8]) -> Option<(BundledFile, String)> {
    let value: Value = serde_json::from_slice(line).ok()?;
    let text = |name: &str| value.get(name)?.as_str();
    let file = format!("{}@file://./{}", text("kind")?, text("path")?);
    let file = BundledFile::parse(&file.into()).ok()?;
    Some((file, text("id")?.to_owned()))
}

fn clear(folder: &Path) -> io::Result<()> {
    for name in [UNPACKED, STORED, "spool"] {
        let path = folder.join(name);
        let removed = if path.is_dir() {
            std::fs::remove_dir_all(&path)
        } else {
            std::fs::remove_file(&path)
        };
        match removed {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}
