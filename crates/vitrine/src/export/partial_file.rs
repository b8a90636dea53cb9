//! What is not finished yet.

use crate::commands::random_name;
use std::error::Error;
use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};

/// A file or a folder under a temporary name, which goes away unless it is finished.
pub(crate) struct PartialFile {
    pub(crate) path: PathBuf,
}

impl PartialFile {
    /// A name beside that of what will be there.
    pub(crate) fn beside(file: &Path) -> Result<Self, Box<dyn Error>> {
        let name = file.file_name().filter(|_| !file.is_dir());
        let name = name.ok_or_else(|| format!("{} is not the name of a file", file.display()))?;
        let mut part = OsStr::new(".").to_owned();
        part.push(name);
        part.push(format!(".{}.part", random_name(6)));
        Ok(Self {
            path: file.with_file_name(part),
        })
    }

    /// Gives it its name.
    pub(crate) fn finish(self, file: &Path) -> io::Result<()> {
        std::fs::rename(&self.path, file)
    }
}

impl Drop for PartialFile {
    fn drop(&mut self) {
        // After a rename there is nothing of that name.
        let _ = if self.path.is_dir() {
            std::fs::remove_dir_all(&self.path)
        } else {
            std::fs::remove_file(&self.path)
        };
    }
}
