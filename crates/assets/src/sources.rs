//! What image workers read: originals and their pyramids, as files.
//!
//! A store that is a folder has them already. Of others, copies are cached within a bound;
//! a copy is removed when it is neither cached nor read any more.

use crate::originals::Originals;
use crate::pool::Pool;
use crate::workplace::{WorkFile, Workplace};
use crate::{AssetError, AssetPath, Kind};
use load_control::SingleFlight;
use moka::policy::EvictionPolicy;
use moka::sync::Cache;
use pictures::{Cut, Format, Job, Original};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// How long it is remembered that a pyramid could not be made.
const FAILURE_TTL: Duration = Duration::from_mins(10);

/// Pyramids that are made at once: derivatives must not wait for them.
const PYRAMIDS_AT_ONCE: usize = 1;

/// A file to read. It is there as long as this is held.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    /// In the store itself.
    Stored(PathBuf),
    /// A copy.
    Copy(Arc<WorkFile>),
}

impl Source {
    pub(crate) fn path(&self) -> &Path {
        match self {
            Self::Stored(path) => path,
            Self::Copy(file) => file.path(),
        }
    }
}

/// The sources. Cloning shares them.
#[derive(Clone)]
pub(crate) struct Sources(Arc<Inner>);

struct Inner {
    originals: Originals,
    pool: Pool,
    workplace: Workplace,
    copies: Cache<String, (Source, u32)>,
    no_pyramid: Cache<String, ()>,
    fetching: SingleFlight<String, Result<Option<Source>, AssetError>>,
    building: SingleFlight<String, Result<Source, AssetError>>,
    builders: Semaphore,
}

impl Sources {
    pub(crate) fn new(
        originals: Originals,
        pool: Pool,
        workplace: Workplace,
        most_bytes: u64,
    ) -> Self {
        Self(Arc::new(Inner {
            originals,
            pool,
            workplace,
            copies: Cache::builder()
                .max_capacity(most_bytes)
                .weigher(|_, (_, size): &(Source, u32)| *size)
                .eviction_policy(EvictionPolicy::lru())
                .build(),
            no_pyramid: Cache::builder()
                .max_capacity(10_000)
                .time_to_live(FAILURE_TTL)
                .build(),
            fetching: SingleFlight::default(),
            building: SingleFlight::default(),
            builders: Semaphore::new(PYRAMIDS_AT_ONCE),
        }))
    }

    /// The file that holds an original.
    pub(crate) async fn original(&self, path: &AssetPath) -> Result<Source, AssetError> {
        let found = self.fetch(path.key()).await?;
        found.ok_or(AssetError::NotFound)
    }

    /// The best file to make a derivative from: the pyramid of a large original, if it
    /// is there. Where only a part is wanted it is waited for; the whole is read from
    /// the original meanwhile, which is sooner.
    pub(crate) async fn best(
        &self,
        path: &AssetPath,
        original: &Original,
        cut: &Cut,
    ) -> Result<Source, AssetError> {
        // What is made of a file is made once, and only images have their pyramids removed.
        let whole = path.kind == Kind::File || !needs_pyramid(original);
        if whole || self.0.no_pyramid.contains_key(&path.name) {
            return self.original(path).await;
        }
        if let Some(pyramid) = self.fetch(path.pyramid_key()).await? {
            return Ok(pyramid);
        }
        if *cut == Cut::Whole {
            self.build_soon(path);
            return self.original(path).await;
        }
        match self.pyramid(path).await {
            Err(error) if !matches!(error, AssetError::StoreAway(_)) => self.original(path).await,
            pyramid => pyramid,
        }
    }

    /// Begins to make the pyramid of an original that needs one.
    pub(crate) fn prepare(&self, path: &AssetPath, original: &Original) {
        if needs_pyramid(original) {
            self.build_soon(path);
        }
    }

    /// Caches an upload as the copy of its original.
    pub(crate) fn keep(&self, path: &AssetPath, file: WorkFile, size: u64) {
        if self.0.originals.file(&path.key()).is_none() {
            self.insert(path.key(), Source::Copy(Arc::new(file)), size);
        }
    }

    fn build_soon(&self, path: &AssetPath) {
        let (own, path) = (self.clone(), path.clone());
        tokio::spawn(async move {
            if let Err(error) = own.pyramid(&path).await {
                tracing::warn!(%path, %error, cause = error.cause(), "no pyramid was made");
            }
        });
    }

    /// The pyramid of an original, which is made if there is none.
    async fn pyramid(&self, path: &AssetPath) -> Result<Source, AssetError> {
        let (own, building) = (self.clone(), path.clone());
        let work = async move {
            let built = own.build(&building).await;
            if let Err(error) = &built
                && error.is_lasting()
            {
                own.0.no_pyramid.insert(building.name.clone(), ());
            }
            built
        };
        let building = &self.0.building;
        let flight = building.start_or_join(&path.pyramid_key(), work);
        let result = flight.result.await;
        result.unwrap_or_else(|| Err(AssetError::interrupted()))
    }

    async fn build(&self, path: &AssetPath) -> Result<Source, AssetError> {
        let inner = &self.0;
        let ended = |_| AssetError::Failed("the workers are gone".to_owned());
        let _turn = inner.builders.acquire().await.map_err(ended)?;
        let key = path.pyramid_key();
        // Another node may have made it.
        if let Some(pyramid) = self.fetch(key.clone()).await? {
            return Ok(pyramid);
        }
        let original = self.original(path).await?;
        let file = inner.workplace.file(".tif");
        let job = Job::Pyramid {
            source: original.path().to_owned(),
            target: file.path().to_owned(),
            most_bytes: inner.pool.most_bytes(),
        };
        inner.pool.make(&job).await?;
        let size = tokio::fs::metadata(file.path()).await;
        let size = size.map_err(|error| AssetError::io("a pyramid", &error))?;
        inner.originals.put(&key, file.path()).await?;
        if let Some(stored) = inner.originals.file(&key) {
            return Ok(Source::Stored(stored));
        }
        let pyramid = Source::Copy(Arc::new(file));
        self.insert(key, pyramid.clone(), size.len());
        Ok(pyramid)
    }

    /// A file of the store, if it is there.
    async fn fetch(&self, key: String) -> Result<Option<Source>, AssetError> {
        if let Some(file) = self.0.originals.file(&key) {
            let there = tokio::fs::try_exists(&file).await;
            let there = there.map_err(|error| AssetError::io("a stored file", &error))?;
            return Ok(there.then_some(Source::Stored(file)));
        }
        if let Some((copy, _)) = self.0.copies.get(&key) {
            return Ok(Some(copy));
        }
        let (own, fetched) = (self.clone(), key.clone());
        let work = async move {
            let inner = &own.0;
            let file = inner.workplace.file("");
            let size = match inner.originals.fetch(&fetched, file.path()).await {
                Ok(size) => size,
                Err(AssetError::NotFound) => return Ok(None),
                Err(error) => return Err(error),
            };
            let copy = Source::Copy(Arc::new(file));
            own.insert(fetched, copy.clone(), size);
            Ok(Some(copy))
        };
        let flight = self.0.fetching.start_or_join(&key, work);
        let result = flight.result.await;
        result.unwrap_or_else(|| Err(AssetError::interrupted()))
    }

    fn insert(&self, key: String, copy: Source, size: u64) {
        let size = u32::try_from(size).unwrap_or(u32::MAX);
        self.0.copies.insert(key, (copy, size));
    }
}

fn needs_pyramid(original: &Original) -> bool {
    let still = !original.moves() && !matches!(original.format, Format::Gif | Format::Svg);
    original.is_large() && still
}
