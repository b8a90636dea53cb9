//! The folder in which a running service stores what ends with it.
//!
//! Each service that runs has a folder of its own below `work/` and holds a lock on a file
//! beside it. What a killed service left behind is found by its lock being free, and
//! removed by the next that starts.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The folder. Cloning shares it; the last one to go removes it.
#[derive(Clone, Debug)]
pub(crate) struct Workplace(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    folder: PathBuf,
    lock: PathBuf,
    /// Held as long as the service runs.
    _held: File,
    count: AtomicU64,
}

impl Workplace {
    /// Makes a folder with this name, which no other service has, and clears away what
    /// others left.
    pub(crate) fn open(data: &Path, name: &str) -> io::Result<Self> {
        let all = data.join("work");
        fs::create_dir_all(&all)?;
        clear(&all)?;
        let folder = all.join(name);
        let lock = all.join(format!("{name}.lock"));
        let held = File::create_new(&lock)?;
        held.lock()?;
        fs::create_dir(&folder)?;
        Ok(Self(Arc::new(Inner {
            folder,
            lock,
            _held: held,
            count: AtomicU64::new(0),
        })))
    }

    /// A name for a new file. The file is removed with what this returns.
    pub(crate) fn file(&self, ending: &str) -> WorkFile {
        let number = self.0.count.fetch_add(1, Ordering::Relaxed);
        WorkFile {
            path: self.0.folder.join(format!("{number}{ending}")),
            _workplace: self.clone(),
        }
    }

    /// The folder itself.
    pub(crate) fn folder(&self) -> &Path {
        &self.0.folder
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
        let _ = fs::remove_file(&self.lock);
    }
}

/// A file that is removed when nobody needs it any more.
#[derive(Debug)]
pub(crate) struct WorkFile {
    path: PathBuf,
    _workplace: Workplace,
}

impl WorkFile {
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for WorkFile {
    fn drop(&mut self) {
        // Often it was never written, or was moved into the cache.
        let _ = fs::remove_file(&self.path);
    }
}

/// Removes the folders of services that run no more.
fn clear(all: &Path) -> io::Result<()> {
    for entry in fs::read_dir(all)? {
        let lock = entry?.path();
        if lock.extension().is_none_or(|ending| ending != "lock") {
            continue;
        }
        // It may go away in between: another service clears too.
        let Ok(file) = File::open(&lock) else {
            continue;
        };
        match file.try_lock() {
            Ok(()) => {
                let _ = fs::remove_dir_all(lock.with_extension(""));
                let _ = fs::remove_file(&lock);
            }
            Err(TryLockError::WouldBlock) => {}
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_go_with_who_needs_them_and_folders_with_their_service() {
        let data = std::env::temp_dir().join(format!("vitrine-work-{}", std::process::id()));
        let living = Workplace::open(&data, "living").unwrap();
        let file = living.file(".jpg");
        fs::write(file.path(), "x").unwrap();
        let path = file.path().to_owned();
        drop(file);
        assert!(!path.exists());

        // What a killed service leaves: its lock is free.
        let left = data.join("work/killed");
        fs::create_dir(&left).unwrap();
        fs::write(left.join("0"), "x").unwrap();
        fs::write(data.join("work/killed.lock"), "").unwrap();
        let next = Workplace::open(&data, "next").unwrap();
        assert!(!left.exists() && living.folder().exists());

        let folder = next.folder().to_owned();
        drop((next, living));
        assert!(!folder.exists());
        fs::remove_dir_all(data).unwrap();
    }
}
