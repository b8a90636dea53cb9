//! The cache of derivatives: on disk within a bound, and those requested last in memory.
//!
//! A derivative is found by a hash of what it was made from and how. Its file is written
//! elsewhere and moved to its path whole, so that whatever is there is good, also after a
//! crash. The least recently requested goes first.

use crate::content::Content;
use crate::metrics::AssetMetrics;
use crate::workplace::Workplace;
use crate::{AssetError, AssetPath, Clock};
use load_control::SingleFlight;
use moka::notification::RemovalCause;
use moka::policy::EvictionPolicy;
use moka::sync::Cache;
use sha2::{Digest, Sha256};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// Part of every key: another number makes all derivatives anew, as is due when the same
/// recipe comes to give another image.
const GENERATION: &str = "1";

/// Files up to this size are cached in memory.
const HOT: u64 = 4 << 20;

/// How long a failure is remembered that trying again would not change.
const FAILURE_TTL: Duration = Duration::from_secs(30);

/// How many failures are remembered.
const FAILURES_CACHED: u64 = 10_000;

/// A file's time of use is noted at most so often.
const USE_NOTED: Duration = Duration::from_hours(1);

/// The name of a derivative: a hash of what makes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DerivativeKey(Arc<str>);

impl DerivativeKey {
    /// The key of what is made of an original by a recipe with this key.
    pub fn new(path: &AssetPath, recipe: &str) -> Self {
        let hash = Sha256::digest(format!("{GENERATION} {path} {recipe}"));
        Self(hex::encode(&hash[..16]).into())
    }

    /// The key of an original as it is served without a transformation.
    pub fn plain(path: &AssetPath) -> Self {
        // The number is another when other bytes come of the same original.
        Self::new(path, "plain 2")
    }

    /// Its `ETag`.
    pub fn entity_tag(&self) -> String {
        format!("\"{}\"", self.0)
    }

    fn file(&self, folder: &Path) -> PathBuf {
        folder.join(&self.0[..2]).join(&*self.0)
    }
}

/// The derivatives.
pub(crate) struct Derivatives {
    folder: Arc<PathBuf>,
    workplace: Workplace,
    metrics: AssetMetrics,
    clock: Clock,
    memory: Cache<DerivativeKey, Content>,
    /// The size of each file, in the order of their use.
    on_disk: Cache<DerivativeKey, u32>,
    failures: Cache<DerivativeKey, AssetError>,
    flights: SingleFlight<DerivativeKey, Result<Content, AssetError>>,
}

impl Derivatives {
    /// Opens the folder. What is in it is counted in the background.
    pub(crate) fn open(
        folder: PathBuf,
        (on_disk, in_memory): (u64, u64),
        workplace: Workplace,
        metrics: AssetMetrics,
        clock: Clock,
    ) -> io::Result<Arc<Self>> {
        fs::create_dir_all(&folder)?;
        let folder = Arc::new(folder);
        let root = Arc::clone(&folder);
        let derivatives = Arc::new(Self {
            memory: Cache::builder()
                .max_capacity(in_memory)
                .weigher(|_, content: &Content| {
                    u32::try_from(content.size() + 256).unwrap_or(u32::MAX)
                })
                .build(),
            on_disk: Cache::builder()
                .max_capacity(on_disk)
                .weigher(|_, size: &u32| (*size).max(4096))
                .eviction_policy(EvictionPolicy::lru())
                .eviction_listener(move |key: Arc<DerivativeKey>, _, cause| {
                    if cause != RemovalCause::Replaced {
                        let _ = fs::remove_file(key.file(&root));
                    }
                })
                .build(),
            failures: Cache::builder()
                .max_capacity(FAILURES_CACHED)
                .time_to_live(FAILURE_TTL)
                .build(),
            flights: SingleFlight::default(),
            folder,
            workplace,
            metrics,
            clock,
        });
        let counted = Arc::clone(&derivatives);
        std::thread::spawn(move || {
            if let Err(error) = counted.count() {
                tracing::error!(cause = %error, "the cached derivatives could not be counted");
            }
        });
        Ok(derivatives)
    }

    /// A derivative that is in memory.
    pub(crate) fn in_memory(&self, key: &DerivativeKey) -> Option<Content> {
        let found = self.memory.get(key);
        if found.is_some() {
            self.metrics.derivatives_hit.inc();
        }
        found
    }

    /// A cached derivative.
    pub(crate) async fn find(
        self: &Arc<Self>,
        key: &DerivativeKey,
    ) -> Result<Option<Content>, AssetError> {
        if let Some(content) = self.in_memory(key) {
            return Ok(Some(content));
        }
        let found = self.read(key).await?;
        if found.is_some() {
            self.metrics.derivatives_hit.inc();
        }
        Ok(found)
    }

    /// A cached failure to make it.
    pub(crate) fn failure(&self, key: &DerivativeKey) -> Option<AssetError> {
        self.failures.get(key)
    }

    /// A derivative, cached or made.
    pub(crate) async fn get<F>(
        self: &Arc<Self>,
        key: &DerivativeKey,
        make: impl FnOnce(PathBuf) -> F + Send + 'static,
    ) -> Result<Content, AssetError>
    where
        F: Future<Output = Result<(), AssetError>> + Send + 'static,
    {
        if let Some(content) = self.find(key).await? {
            return Ok(content);
        }
        match self.failure(key) {
            Some(failure) => Err(failure),
            None => self.make(key, make).await,
        }
    }

    /// Whether it is being made.
    pub(crate) fn is_under_way(&self, key: &DerivativeKey) -> bool {
        self.flights.is_under_way(key)
    }

    /// Makes a derivative, or waits for who makes it. `make` writes the file it is given.
    pub(crate) async fn make<F>(
        self: &Arc<Self>,
        key: &DerivativeKey,
        make: impl FnOnce(PathBuf) -> F + Send + 'static,
    ) -> Result<Content, AssetError>
    where
        F: Future<Output = Result<(), AssetError>> + Send + 'static,
    {
        let (own, wanted) = (Arc::clone(self), key.clone());
        let work = async move {
            // Others may have made it between our look and now.
            if let Some(content) = own.find(&wanted).await? {
                return Ok(content);
            }
            let outcome = own.produce(&wanted, make).await;
            if let Err(error) = &outcome
                && error.is_lasting()
            {
                own.failures.insert(wanted, error.clone());
            }
            outcome
        };
        let flight = self.flights.start_or_join(key, work);
        if flight.is_joined {
            self.metrics.flights_joined.inc();
        }
        let result = flight.result.await;
        result.unwrap_or_else(|| Err(AssetError::interrupted()))
    }

    async fn produce<F>(
        self: &Arc<Self>,
        key: &DerivativeKey,
        make: impl FnOnce(PathBuf) -> F,
    ) -> Result<Content, AssetError>
    where
        F: Future<Output = Result<(), AssetError>>,
    {
        let file = self.workplace.file("");
        make(file.path().to_owned()).await?;
        self.keep(key, file.path()).await?;
        let content = self.read(key).await?;
        content.ok_or_else(|| AssetError::Failed("a derivative went away at once".to_owned()))
    }

    /// Caches what was made elsewhere.
    pub(crate) async fn put(
        self: &Arc<Self>,
        key: &DerivativeKey,
        bytes: Vec<u8>,
    ) -> Result<(), AssetError> {
        let made = self.workplace.file("");
        let written = tokio::fs::write(made.path(), bytes).await;
        written.map_err(|error| AssetError::io("caching an inspection", &error))?;
        self.keep(key, made.path()).await
    }

    /// Moves a file to its path in the cache.
    async fn keep(self: &Arc<Self>, key: &DerivativeKey, made: &Path) -> Result<(), AssetError> {
        let (own, key, made) = (Arc::clone(self), key.clone(), made.to_owned());
        blocking("caching a derivative", move || {
            let file = key.file(&own.folder);
            if let Some(folder) = file.parent() {
                fs::create_dir_all(folder)?;
            }
            let size = fs::metadata(&made)?.len();
            fs::rename(&made, &file)?;
            own.count_one(key, size);
            Ok(())
        })
        .await
    }

    /// Reads a file into memory if it is small, and opens it if it is not.
    async fn read(self: &Arc<Self>, key: &DerivativeKey) -> Result<Option<Content>, AssetError> {
        let (own, key) = (Arc::clone(self), key.clone());
        blocking("reading a derivative", move || {
            let file = match fs::File::open(key.file(&own.folder)) {
                Ok(file) => file,
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
                Err(error) => return Err(error),
            };
            let metadata = file.metadata()?;
            let size = metadata.len();
            own.note_use(&key, &file, &metadata);
            if size > HOT {
                let file = Arc::new(file);
                return Ok(Some(Content::File { file, size }));
            }
            let mut bytes = Vec::with_capacity(usize::try_from(size).unwrap_or(0));
            io::Read::read_to_end(&mut &file, &mut bytes)?;
            let content = Content::Memory(bytes.into());
            own.memory.insert(key, content.clone());
            Ok(Some(content))
        })
        .await
    }

    /// The order of use, which a restart takes from the times of the files.
    fn note_use(&self, key: &DerivativeKey, file: &fs::File, metadata: &fs::Metadata) {
        if self.on_disk.get(key).is_none() {
            self.count_one(key.clone(), metadata.len());
        }
        let now = Duration::try_from((self.clock)().as_duration());
        let now = now.map(|since| SystemTime::UNIX_EPOCH + since);
        if let (Ok(now), Ok(noted)) = (now, metadata.modified())
            && now.duration_since(noted).is_ok_and(|age| age > USE_NOTED)
        {
            let _ = file.set_modified(now);
        }
    }

    fn count_one(&self, key: DerivativeKey, size: u64) {
        let size = u32::try_from(size).unwrap_or(u32::MAX);
        self.on_disk.insert(key, size);
    }

    /// Counts what a former service left, the longest unused first.
    fn count(&self) -> io::Result<()> {
        let mut found = Vec::new();
        for folder in fs::read_dir(&*self.folder)? {
            let folder = folder?.path();
            let Ok(files) = fs::read_dir(&folder) else {
                continue;
            };
            for file in files.flatten() {
                let Ok(metadata) = file.metadata() else {
                    continue;
                };
                let name = file.file_name().to_string_lossy().into_owned();
                let used = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                found.push((used, metadata.len(), DerivativeKey(name.into())));
            }
        }
        found.sort_unstable_by_key(|(used, ..)| *used);
        for (_, size, key) in found {
            if !self.on_disk.contains_key(&key) {
                self.count_one(key, size);
            }
        }
        self.on_disk.run_pending_tasks();
        Ok(())
    }
}

/// Does work with files on a thread that may wait for them.
async fn blocking<T: Send + 'static>(
    doing: &'static str,
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> Result<T, AssetError> {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done.map_err(|error| AssetError::io(doing, &error)),
        Err(_) => Err(AssetError::Failed(format!("{doing}: interrupted"))),
    }
}
