//! The asset service: what the routes call.

use crate::budget::{Allowance, Budget};
use crate::derivatives::Derivatives;
use crate::intake::{self, IntakeLimits};
use crate::pool::{Pool, Workers};
use crate::recognise::{self, Recognised};
use crate::sources::Sources;
use crate::workplace::Workplace;
use crate::{AssetError, AssetMetrics, AssetPath, Content, DerivativeKey, Originals, S3, Upload};
use bytes::Bytes;
use futures_util::Stream;
use jiff::Timestamp;
use moka::sync::Cache;
use pictures::{Format, Job, Original, Recipe, Rung};
use std::fmt::Display;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The present time.
pub type Clock = Arc<dyn Fn() -> Timestamp + Send + Sync>;

/// Where originals are stored.
#[derive(Clone, Debug)]
pub enum Store {
    /// In a folder.
    Folder(PathBuf),
    /// In a bucket.
    Bucket(S3),
}

/// Settings of the asset service.
#[derive(Clone, Debug)]
pub struct AssetSettings {
    /// Where originals are stored.
    pub store: Store,
    /// The folder for what can be made again.
    pub data: PathBuf,
    /// Bytes of derivatives on disk.
    pub derivative_bytes: u64,
    /// Bytes of derivatives in memory.
    pub derivative_memory_bytes: u64,
    /// Bytes of copies of originals on disk.
    pub source_bytes: u64,
    /// Bytes that an upload may have.
    pub largest_upload: u64,
    /// How long the sender of an upload may send nothing.
    pub upload_stall: Duration,
    /// The image workers.
    pub workers: Workers,
    /// What callers without a token may have made.
    pub allowance: Allowance,
}

impl Default for AssetSettings {
    fn default() -> Self {
        Self {
            store: Store::Folder(PathBuf::from(".data/assets/originals")),
            data: PathBuf::from(".data/assets"),
            derivative_bytes: 20 << 30,
            derivative_memory_bytes: 256 << 20,
            source_bytes: 10 << 30,
            largest_upload: 512 << 20,
            upload_stall: Duration::from_secs(30),
            workers: Workers::default(),
            allowance: Allowance::default(),
        }
    }
}

/// Who requests an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asker {
    /// Someone who may have everything made.
    Trusted,
    /// Anyone, who requests an image of this rung.
    Anyone(Rung),
}

/// An image to serve.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What it is known by.
    pub key: DerivativeKey,
    /// Its format.
    pub format: Format,
    /// Its bytes.
    pub content: Content,
}

/// The asset service. Cloning shares everything.
#[derive(Clone)]
pub struct Assets(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    limits: IntakeLimits,
    metrics: AssetMetrics,
    clock: Clock,
    workplace: Workplace,
    pub(crate) originals: Originals,
    pub(crate) pool: Pool,
    pub(crate) sources: Sources,
    pub(crate) derivatives: Arc<Derivatives>,
    /// Details of originals whose URL does not contain all of them.
    pub(crate) known: Cache<String, Original>,
    budget: Budget,
}

/// Originals with details that are not in their URL.
const KNOWN: u64 = 200_000;

impl Assets {
    /// Opens the service. `name` is one that no other service has: its own folder is
    /// called so.
    pub fn open(settings: AssetSettings, name: &str, clock: Clock) -> Result<Self, AssetError> {
        let originals = match &settings.store {
            Store::Folder(folder) => Originals::in_folder(folder)?,
            Store::Bucket(s3) => Originals::in_bucket(s3)?,
        };
        let data = std::path::absolute(&settings.data);
        let opening = |error: std::io::Error| AssetError::io("the data folder of assets", &error);
        let data = data.map_err(opening)?;
        let metrics = AssetMetrics::default();
        let workplace = Workplace::open(&data, name).map_err(opening)?;
        let pool = Pool::new(settings.workers, workplace.clone(), metrics.clone());
        let sources = Sources::new(
            originals.clone(),
            pool.clone(),
            workplace.clone(),
            settings.source_bytes,
        );
        let derivatives = Derivatives::open(
            data.join("derivatives"),
            (settings.derivative_bytes, settings.derivative_memory_bytes),
            workplace.clone(),
            metrics.clone(),
            Arc::clone(&clock),
        )
        .map_err(opening)?;
        Ok(Self(Arc::new(Inner {
            limits: IntakeLimits {
                largest: settings.largest_upload,
                stall: settings.upload_stall,
            },
            metrics,
            clock,
            workplace,
            originals,
            pool,
            sources,
            derivatives,
            known: Cache::new(KNOWN),
            budget: Budget::new(settings.allowance),
        })))
    }

    /// What is counted.
    pub fn metrics(&self) -> &AssetMetrics {
        &self.0.metrics
    }

    /// The store of originals.
    pub fn originals(&self) -> &Originals {
        &self.0.originals
    }

    /// Bytes that an upload may have.
    pub fn largest_upload(&self) -> u64 {
        self.0.limits.largest
    }

    /// Takes in an upload.
    pub async fn take_in<E: Display>(
        &self,
        body: impl Stream<Item = Result<Bytes, E>>,
    ) -> Result<Upload, AssetError> {
        intake::take_in(&self.0.workplace, self.0.limits, body).await
    }

    /// What an uploaded file is; `name` is what its owner calls it.
    pub fn recognise(&self, upload: &Upload, name: Option<&str>) -> Recognised {
        recognise::file(&upload.head, name)
    }

    /// Puts an upload into the store, if it is not there already.
    pub async fn store(&self, path: &AssetPath, upload: Upload) -> Result<(), AssetError> {
        let key = path.key();
        let there = self.0.originals.size(&key).await?;
        if there != Some(upload.size) {
            self.0.originals.put(&key, upload.path()).await?;
        }
        let size = upload.size;
        self.0.sources.keep(path, upload.file, size);
        Ok(())
    }

    /// A derivative that is in memory.
    pub fn in_memory(&self, key: &DerivativeKey) -> Option<Content> {
        self.0.derivatives.in_memory(key)
    }

    /// The image that a recipe makes of an original.
    pub async fn derivative(
        &self,
        path: &AssetPath,
        original: &Original,
        recipe: &Recipe,
        asker: Asker,
    ) -> Result<Picture, AssetError> {
        let inner = &self.0;
        let key = DerivativeKey::new(path, &recipe.key());
        let picture = |content| Picture {
            key: key.clone(),
            format: recipe.format,
            content,
        };
        if let Some(content) = inner.derivatives.find(&key).await? {
            return Ok(picture(content));
        }
        if let Some(failure) = inner.derivatives.failure(&key) {
            return Err(failure);
        }
        if let Asker::Anyone(rung) = asker
            && !inner.derivatives.is_under_way(&key)
        {
            let cost = recipe.cost(original);
            let taken = inner.budget.take(rung, cost, &path.name, (inner.clock)());
            taken.inspect_err(|_| {
                inner.metrics.over_budget.inc();
            })?;
        }
        let (own, path, original) = (self.clone(), path.clone(), *original);
        let steps = recipe.clone();
        let make = move |target: PathBuf| async move {
            own.transform(&path, &original, steps, target).await
        };
        let content = inner.derivatives.make(&key, make).await?;
        Ok(picture(content))
    }

    /// Has a worker write an image.
    pub(crate) async fn transform(
        &self,
        path: &AssetPath,
        original: &Original,
        recipe: Recipe,
        target: PathBuf,
    ) -> Result<(), AssetError> {
        let inner = &self.0;
        let source = inner.sources.best(path, original, &recipe.cut).await?;
        let job = Job::Transform {
            source: source.path().to_owned(),
            target,
            recipe,
            most_bytes: inner.pool.most_bytes(),
        };
        inner.pool.make(&job).await?;
        inner.metrics.derivatives_made.inc();
        Ok(())
    }
}
