//! Rendering pages: a pool of Node processes that run the React application.
//!
//! Only a process survives what a page can do to it: hang, throw, or eat all memory. A page
//! that fails to render is tried once more with another worker. A worker that blocks others (it
//! hangs or is dead) is killed and replaced. A page that has cost two workers is set aside for
//! a while, and costs none.

mod frame;
mod quarantine;
mod worker;
mod worker_pool;

pub(crate) use frame::{RenderRequest, RenderedHtml};

use crate::builds::Build;
use crate::clock::Clock;
use crate::metrics::Metrics;
use quarantine::Quarantine;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;
use thiserror::Error;
use worker_pool::WorkerPool;

/// How pages are rendered.
#[derive(Clone, Debug)]
pub struct RendererSettings {
    /// The program that runs workers: Node.
    pub node: PathBuf,
    /// How many workers.
    pub workers: usize,
    /// How many pages may wait for a worker.
    pub queue: usize,
    /// How long a page may wait for a worker.
    pub patience: Duration,
    /// How long rendering may take.
    pub deadline: Duration,
    /// How long a worker may take to come up.
    pub start: Duration,
    /// Megabytes of memory that a worker's values may take.
    pub heap_megabytes: u64,
    /// Pages after which a worker makes room for a new one.
    pub renders: u64,
    /// The folder of the workers' sockets.
    pub sockets: PathBuf,
    /// A request that a new worker is warmed up with; none if empty.
    pub warm: String,
}

impl Default for RendererSettings {
    fn default() -> Self {
        Self {
            node: PathBuf::from("node"),
            workers: 2,
            queue: 24,
            patience: Duration::from_secs(5),
            deadline: Duration::from_secs(2),
            start: Duration::from_secs(30),
            heap_megabytes: 256,
            renders: 100_000,
            sockets: PathBuf::from("."),
            warm: String::new(),
        }
    }
}

/// Why nothing was rendered.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum RenderError {
    #[error("rendering failed: {0}")]
    Threw(String),
    #[error("rendering took too long")]
    Hung,
    #[error("the worker died: {0}")]
    Died(String),
    #[error("too many pages wait to be rendered")]
    Busy,
    #[error("the page is set aside")]
    SetAside,
    #[error("the renderer has ended")]
    Ended,
}

/// What was rendered, and by which build.
pub(crate) struct Rendered {
    pub(crate) html: RenderedHtml,
    pub(crate) build: Arc<Build>,
}

/// The renderer. Cloning shares its workers.
#[derive(Clone)]
pub(crate) struct Renderer {
    pool: Arc<RwLock<Arc<WorkerPool>>>,
    common: Common,
}

/// What the workers of all builds have in common.
#[derive(Clone)]
struct Common {
    settings: Arc<RendererSettings>,
    metrics: Metrics,
    /// The number of the next worker.
    numbers: Arc<AtomicU64>,
    quarantine: Arc<Quarantine>,
}

impl Renderer {
    /// Starts workers with a build.
    pub(crate) async fn start(
        build: Arc<Build>,
        settings: RendererSettings,
        metrics: Metrics,
        clock: Clock,
    ) -> io::Result<Self> {
        let common = Common {
            settings: Arc::new(settings),
            metrics,
            numbers: Arc::new(AtomicU64::new(1)),
            quarantine: Arc::new(Quarantine::new(clock)),
        };
        let pool = WorkerPool::start(build, common.clone()).await?;
        Ok(Self {
            pool: Arc::new(RwLock::new(pool)),
            common,
        })
    }

    /// Goes over to another build: its workers are started first, and those of the old
    /// one finish what they have begun.
    pub(crate) async fn swap(&self, build: Arc<Build>) -> io::Result<()> {
        let pool = WorkerPool::start(build, self.common.clone()).await?;
        let mut current = self.pool.write().unwrap_or_else(PoisonError::into_inner);
        let old = std::mem::replace(&mut *current, pool);
        drop(current);
        old.end();
        Ok(())
    }

    /// Draws a page, or an island. What fails on one worker is tried once on another.
    pub(crate) async fn render(&self, request: &RenderRequest) -> Result<Rendered, RenderError> {
        let mut not = None;
        loop {
            let pool = self.pool();
            let tried = pool.render(request, not).await;
            match tried.outcome {
                Ok(html) => {
                    let build = pool.build.clone();
                    return Ok(Rendered { html, build });
                }
                // The build was swapped while the page waited: the new one renders it.
                Err(RenderError::Ended) if !self.is_current(&pool) => {}
                Err(error @ (RenderError::Busy | RenderError::Ended | RenderError::SetAside)) => {
                    return Err(error);
                }
                Err(error) => {
                    tracing::error!(worker = tried.worker, cause = %error, "rendering failed");
                    self.common.metrics.render_failed();
                    if not.is_some() {
                        return Err(error);
                    }
                    not = Some(tried.worker);
                }
            }
        }
    }

    /// How many pages may be rendered at once.
    pub(crate) fn workers(&self) -> usize {
        self.common.settings.workers
    }

    /// How many pages may be rendered and wait for it.
    pub(crate) fn places(&self) -> usize {
        self.common.settings.workers + self.common.settings.queue
    }

    /// Ends all workers.
    pub(crate) fn end(&self) {
        self.pool().end();
    }

    /// Whether a page could be rendered at once.
    pub(crate) fn is_ready(&self) -> bool {
        self.pool().ready() > 0
    }

    fn pool(&self) -> Arc<WorkerPool> {
        let pool = self.pool.read().unwrap_or_else(PoisonError::into_inner);
        pool.clone()
    }

    fn is_current(&self, pool: &Arc<WorkerPool>) -> bool {
        Arc::ptr_eq(&self.pool(), pool)
    }
}

#[cfg(test)]
mod tests;
