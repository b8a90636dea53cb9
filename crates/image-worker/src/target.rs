//! Files that are there complete or not at all.

use crate::refused::{Refused, Result};
use pictures::Refusal;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::os::fd::AsRawFd;
use std::path::{Path, PathBuf};

/// A file in the making, beside the one that it becomes. It is gone if it never does.
pub(crate) struct Target {
    folder: File,
    name: String,
    unfinished: PathBuf,
    path: PathBuf,
}

impl Target {
    /// A target at `path`. Until it is finished the file has a hidden name of the process
    /// and the target, and an `ending`: two workers never write to one.
    pub(crate) fn beside(path: &Path, ending: &str) -> Result<Self> {
        let (Some(folder), Some(file)) = (path.parent(), path.file_name()) else {
            let reason = "a target without a folder or a name";
            return Err(Refused::new(Refusal::Failed, reason));
        };
        let folder = if folder.as_os_str().is_empty() {
            Path::new(".")
        } else {
            folder
        };
        let mut hasher = DefaultHasher::new();
        file.hash(&mut hasher);
        let (process, file) = (std::process::id(), hasher.finish());
        let name = format!(".{process}-{file:x}.part{ending}");
        Ok(Self {
            unfinished: folder.join(&name),
            folder: File::open(folder)?,
            name,
            path: path.to_owned(),
        })
    }

    /// The unfinished file by a name of letters, digits, dots, dashes and slashes:
    /// libvips reads options out of names, and a folder may have any name.
    pub(crate) fn plain_name(&self) -> String {
        format!("/dev/fd/{}/{}", self.folder.as_raw_fd(), self.name)
    }

    /// Writes all of it.
    pub(crate) fn write(self, bytes: &[u8]) -> Result<()> {
        fs::write(&self.unfinished, bytes)?;
        self.finish()
    }

    /// Gives the written file its name.
    pub(crate) fn finish(self) -> Result<()> {
        Ok(fs::rename(&self.unfinished, &self.path)?)
    }
}

impl Drop for Target {
    fn drop(&mut self) {
        // After `finish` there is none, and that is no error.
        let _ = fs::remove_file(&self.unfinished);
    }
}
