//! Builds of the React application: the current one, which renders pages, and those whose files
//! an open tab or a cached page may still name.
//!
//! They lie side by side in one folder, each under its id, and a file `latest` names the
//! current one. To deploy is to add a folder and write `latest`; to roll back is to write the
//! earlier id.

mod file;
mod manifest;

pub(crate) use file::File;
pub(crate) use manifest::Manifest;

use serde::Deserialize;
use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use thiserror::Error;

/// The file that names the current build.
const LATEST: &str = "latest";
/// Builds whose files are served: the newest ones.
const KEPT: usize = 10;
/// The browser's part of a build, the server's, and the worker in that.
const CLIENT: &str = "client";
const WORKER: &str = "server/worker.js";

/// A build that cannot be used.
#[derive(Debug, Error)]
pub enum BuildError {
    /// A file is missing or cannot be read.
    #[error("cannot read {}: {error}", path.display())]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file is there and is not what it should be.
    #[error("{} is not what a build has there: {problem}", path.display())]
    Wrong {
        /// Which.
        path: PathBuf,
        /// Why.
        problem: String,
    },
    /// No build at all.
    #[error(
        "there is no build of the web application in {}\n  Make one with `npm run build -w web`, \
         then `vitrine builds add web/dist`.",
        .0.display()
    )]
    None(PathBuf),
}

/// A build.
#[derive(Debug)]
pub struct Build {
    /// Its id.
    pub id: String,
    folder: PathBuf,
    pub(crate) manifest: Manifest,
    /// Fonts that every page needs at once.
    pub(crate) fonts: Vec<String>,
    files: HashMap<String, File>,
}

#[derive(Deserialize)]
struct Latest {
    id: String,
}

#[derive(Default, Deserialize)]
struct Meta {
    #[serde(default)]
    fonts: Vec<String>,
}

impl Build {
    /// Reads a build: what `npm run build -w web` leaves in `web/dist`.
    pub fn read(folder: &Path) -> Result<Self, BuildError> {
        let client = folder.join(CLIENT);
        let Latest { id } = json(&client.join("latest.json"))?;
        check_id(&id, folder)?;
        let Meta { fonts } = json(&client.join(format!("meta/{id}.json")))?;
        let manifest = Manifest(json(&client.join(".vite/manifest.json"))?);
        let worker = folder.join(WORKER);
        std::fs::metadata(&worker).map_err(|error| BuildError::Unreadable {
            path: worker,
            error,
        })?;
        let mut files = HashMap::new();
        for part in ["assets", "meta", "icons"] {
            let found = file::read_all(&client, part).map_err(|error| BuildError::Unreadable {
                path: client.join(part),
                error,
            })?;
            files.extend(found);
        }
        Ok(Self {
            id,
            folder: folder.to_owned(),
            manifest,
            fonts,
            files,
        })
    }

    /// The program of its workers.
    pub(crate) fn worker(&self) -> PathBuf {
        self.folder.join(WORKER)
    }
}

/// An id is part of a path.
fn check_id(id: &str, folder: &Path) -> Result<(), BuildError> {
    let right = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    right.then_some(()).ok_or_else(|| BuildError::Wrong {
        path: folder.join("client/latest.json"),
        problem: format!("the id {id:?} is not letters and digits"),
    })
}

fn json<T: for<'a> Deserialize<'a>>(path: &Path) -> Result<T, BuildError> {
    let text = std::fs::read(path).map_err(|error| BuildError::Unreadable {
        path: path.to_owned(),
        error,
    })?;
    serde_json::from_slice(&text).map_err(|error| BuildError::Wrong {
        path: path.to_owned(),
        problem: error.to_string(),
    })
}

/// All builds of a folder. Cloning shares them.
#[derive(Clone, Debug)]
pub struct Builds {
    folder: Arc<PathBuf>,
    /// The current build is the first.
    all: Arc<RwLock<Vec<Arc<Build>>>>,
}

impl Builds {
    /// Opens a folder of builds.
    pub fn open(folder: &Path) -> Result<Self, BuildError> {
        let builds = Self {
            folder: Arc::new(folder.to_owned()),
            all: Arc::default(),
        };
        let latest = builds.latest()?;
        let current = Arc::new(Build::read(&folder.join(&latest))?);
        let mut all = vec![current];
        for id in list(folder) {
            if id == latest || all.len() >= KEPT {
                continue;
            }
            match Build::read(&folder.join(&id)) {
                Ok(build) => all.push(Arc::new(build)),
                Err(error) => tracing::warn!(cause = %error, "an earlier build is left out"),
            }
        }
        *builds.all.write().unwrap_or_else(PoisonError::into_inner) = all;
        Ok(builds)
    }

    /// Copies a build into a folder of builds and makes it the current one. Returns its id.
    pub fn add(folder: &Path, dist: &Path) -> Result<String, BuildError> {
        let build = Build::read(dist)?;
        let place = folder.join(&build.id);
        let copied = copy(dist, &place, &folder.join(format!(".{}", build.id)));
        copied.map_err(|error| BuildError::Unreadable { path: place, error })?;
        Self::set_latest(folder, &build.id)?;
        Ok(build.id)
    }

    /// Makes a build of a folder the current one.
    pub fn set_latest(folder: &Path, id: &str) -> Result<(), BuildError> {
        Build::read(&folder.join(id))?;
        let (path, new) = (folder.join(LATEST), folder.join(".latest"));
        let written = std::fs::write(&new, id).and_then(|()| std::fs::rename(&new, &path));
        written.map_err(|error| BuildError::Unreadable { path, error })
    }

    /// The ids of a folder's builds, the newest first, and which of them is current.
    pub fn list(folder: &Path) -> (Vec<String>, Option<String>) {
        let latest = std::fs::read_to_string(folder.join(LATEST)).ok();
        (list(folder), latest.map(|id| id.trim().to_owned()))
    }

    /// The current build, which renders pages.
    pub(crate) fn current(&self) -> Option<Arc<Build>> {
        self.read().first().cloned()
    }

    /// The build that should be current now, if it differs from the one that is.
    pub(crate) fn changed(&self) -> Result<Option<Arc<Build>>, BuildError> {
        let latest = self.latest()?;
        if self.current().is_some_and(|build| build.id == latest) {
            return Ok(None);
        }
        let known = self.read().iter().find(|build| build.id == latest).cloned();
        if known.is_some() {
            return Ok(known);
        }
        Ok(Some(Arc::new(Build::read(&self.folder.join(latest))?)))
    }

    /// Goes over to a build; the files of the others stay.
    pub(crate) fn set_current(&self, build: Arc<Build>) {
        let mut all = self.all.write().unwrap_or_else(PoisonError::into_inner);
        all.retain(|known| known.id != build.id);
        all.insert(0, build);
        all.truncate(KEPT);
    }

    /// A file of any build, by its path below `/builds/`. Files of `assets` have a hash of
    /// their content in their name, so it does not matter whose it is.
    pub(crate) fn file(&self, path: &str) -> Option<File> {
        let all = self.read();
        all.iter().find_map(|build| build.files.get(path).cloned())
    }

    fn latest(&self) -> Result<String, BuildError> {
        let latest = std::fs::read_to_string(self.folder.join(LATEST));
        let id = latest.map_err(|_| BuildError::None(self.folder.to_path_buf()))?;
        Ok(id.trim().to_owned())
    }

    fn read(&self) -> std::sync::RwLockReadGuard<'_, Vec<Arc<Build>>> {
        self.all.read().unwrap_or_else(PoisonError::into_inner)
    }
}

fn list(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<_> = entries
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let made = entry.metadata().ok().filter(std::fs::Metadata::is_dir)?;
            (!name.starts_with('.')).then_some((made.modified().ok(), name))
        })
        .collect();
    found.sort();
    found.reverse();
    found.into_iter().map(|(_, name)| name).collect()
}

/// Copies a folder under a temporary name, then renames it, so that it appears whole.
fn copy(from: &Path, to: &Path, meanwhile: &Path) -> io::Result<()> {
    if to.exists() {
        return Ok(());
    }
    let _ = std::fs::remove_dir_all(meanwhile);
    copy_folder(from, meanwhile)?;
    std::fs::rename(meanwhile, to)
}

fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &to)?;
        } else {
            std::fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}

#[cfg(test)]
pub(crate) mod tests;
