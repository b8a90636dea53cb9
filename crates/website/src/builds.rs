//! Builds of the React application: the current one, which renders pages, and earlier ones whose
//! files an open tab or a cached page may still request.
//!
//! Each is in a folder named by its id, and a file `latest` names the current one. A deployment
//! adds a folder and writes `latest`; a rollback writes the earlier id.

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
/// How many of the newest builds have their files served.
const MAX_BUILDS: usize = 10;
/// The folder of a build with the files for browsers, the program of its workers, and that of the
/// catalogue.
const CLIENT: &str = "client";
const WORKER: &str = "server/worker.js";
const CATALOGUE: &str = "catalogue/server.js";

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
    /// A file has invalid content.
    #[error("{} is not what a build has there: {problem}", path.display())]
    Wrong {
        /// Which.
        path: PathBuf,
        /// Why.
        problem: String,
    },
    /// There is no build.
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
    /// Fonts that every page preloads.
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
            let files_of_part =
                file::read_all(&client, part).map_err(|error| BuildError::Unreadable {
                    path: client.join(part),
                    error,
                })?;
            files.extend(files_of_part);
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

    /// The program that serves the catalogue.
    pub(crate) fn catalogue(&self) -> PathBuf {
        self.folder.join(CATALOGUE)
    }
}

/// Checks an id, which is part of a path.
fn check_id(id: &str, folder: &Path) -> Result<(), BuildError> {
    let is_valid = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_valid.then_some(()).ok_or_else(|| BuildError::Wrong {
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
            if id == latest || all.len() >= MAX_BUILDS {
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
        let target = folder.join(&build.id);
        let copied = copy(dist, &target, &folder.join(format!(".{}", build.id)));
        copied.map_err(|error| BuildError::Unreadable {
            path: target,
            error,
        })?;
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
        let loaded = self.read().iter().find(|build| build.id == latest).cloned();
        if loaded.is_some() {
            return Ok(loaded);
        }
        Ok(Some(Arc::new(Build::read(&self.folder.join(latest))?)))
    }

    /// Makes a build the current one. The files of the others are still served.
    pub(crate) fn set_current(&self, build: Arc<Build>) {
        let mut all = self.all.write().unwrap_or_else(PoisonError::into_inner);
        all.retain(|loaded| loaded.id != build.id);
        all.insert(0, build);
        all.truncate(MAX_BUILDS);
    }

    /// A file of any build, by its path below `/builds/`. Files of `assets` have a hash of their
    /// content in their names, so that it may be of any build.
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
    let mut builds: Vec<_> = entries
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let folder = entry.metadata().ok().filter(std::fs::Metadata::is_dir)?;
            (!name.starts_with('.')).then_some((folder.modified().ok(), name))
        })
        .collect();
    builds.sort();
    builds.reverse();
    builds.into_iter().map(|(_, name)| name).collect()
}

/// Copies a folder to a temporary one and renames that, so that no incomplete build is ever seen.
fn copy(from: &Path, to: &Path, temporary: &Path) -> io::Result<()> {
    if to.exists() {
        return Ok(());
    }
    let _ = std::fs::remove_dir_all(temporary);
    copy_folder(from, temporary)?;
    std::fs::rename(temporary, to)
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
