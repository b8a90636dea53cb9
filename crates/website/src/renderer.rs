//! Rendering pages: a pool of Node processes that run the React application.
//!
//! A page may hang, throw or use all memory; in a process of its own that does not harm the host. A
//! page that fails is rendered once more, by another worker if there is one. A worker that hangs or has died is
//! killed and replaced. A page that has ended two workers is quarantined for a while.

mod frame;
mod node;
mod quarantine;
mod worker;
mod worker_pool;

pub(crate) use frame::{RenderRequest, RenderedHtml};

use crate::builds::Build;
use crate::clock::Clock;
use crate::metrics::Metrics;
use quarantine::Quarantine;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;
use thiserror::Error;
use tokio::process::Command;
use worker_pool::WorkerPool;

/// How pages are rendered.
#[derive(Clone, Debug)]
pub struct RendererSettings {
    /// The path of Node, which runs the workers.
    pub node: PathBuf,
    /// The number of workers.
    pub workers: usize,
    /// How many pages may wait for a worker.
    pub max_queue: usize,
    /// How long a page may wait for a worker.
    pub queue_timeout: Duration,
    /// How long a worker may take to render a page.
    pub render_timeout: Duration,
    /// How long a worker may take to start.
    pub start_timeout: Duration,
    /// Megabytes of the JavaScript heap of a worker.
    pub heap_megabytes: u64,
    /// Pages after which a worker is replaced by a new one.
    pub max_renders: u64,
    /// The folder of the workers' sockets.
    pub socket_folder: PathBuf,
    /// A request that a new worker renders several times before it gets pages; none if empty.
    pub warm_up_request: String,
}

impl Default for RendererSettings {
    fn default() -> Self {
        Self {
            node: PathBuf::from("node"),
            workers: 2,
            max_queue: 24,
            queue_timeout: Duration::from_secs(5),
            render_timeout: Duration::from_secs(2),
            start_timeout: Duration::from_secs(30),
            heap_megabytes: 256,
            max_renders: 100_000,
            socket_folder: PathBuf::from("."),
            warm_up_request: String::new(),
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
    #[error("the page is quarantined")]
    Quarantined,
    #[error("the renderer has ended")]
    Ended,
}

/// Rendered HTML, and the build that rendered it.
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

/// What the worker pools of all builds share.
#[derive(Clone)]
struct Common {
    settings: Arc<RendererSettings>,
    metrics: Metrics,
    /// The id of the next worker.
    next_worker_id: Arc<AtomicU64>,
    quarantine: Arc<Quarantine>,
}

impl Renderer {
    /// Starts the workers of a build.
    pub(crate) async fn start(
        build: Arc<Build>,
        settings: RendererSettings,
        metrics: Metrics,
        clock: Clock,
    ) -> io::Result<Self> {
        let common = Common {
            settings: Arc::new(settings),
            metrics,
            next_worker_id: Arc::new(AtomicU64::new(1)),
            quarantine: Arc::new(Quarantine::new(clock)),
        };
        let pool = WorkerPool::start(build, common.clone()).await?;
        Ok(Self {
            pool: Arc::new(RwLock::new(pool)),
            common,
        })
    }

    /// Switches to another build: its workers are started first, and those of the old build finish
    /// their pages.
    pub(crate) async fn swap(&self, build: Arc<Build>) -> io::Result<()> {
        let pool = WorkerPool::start(build, self.common.clone()).await?;
        let mut current = self.pool.write().unwrap_or_else(PoisonError::into_inner);
        let old = std::mem::replace(&mut *current, pool);
        drop(current);
        old.end();
        Ok(())
    }

    /// Renders a page or an island. After a failure it is rendered once more, by another worker.
    pub(crate) async fn render(&self, request: &RenderRequest) -> Result<Rendered, RenderError> {
        let mut excluded = None;
        loop {
            let pool = self.pool();
            let attempt = pool.render(request, excluded).await;
            match attempt.outcome {
                Ok(html) => {
                    let build = pool.build.clone();
                    return Ok(Rendered { html, build });
                }
                // The build was switched while the page waited: the new build renders it.
                Err(RenderError::Ended) if !self.is_current(&pool) => {}
                Err(
                    error @ (RenderError::Busy | RenderError::Ended | RenderError::Quarantined),
                ) => {
                    return Err(error);
                }
                Err(error) => {
                    tracing::error!(worker = attempt.worker, cause = %error, "rendering failed");
                    self.common.metrics.count_failed_render();
                    if excluded.is_some() {
                        return Err(error);
                    }
                    excluded = Some(attempt.worker);
                }
            }
        }
    }

    /// The command that runs another Node program of a build, with the settings of a worker.
    pub(crate) fn node_command(&self, program: &Path) -> Command {
        node::command(program, &self.common.settings)
    }

    /// How long a Node program may take to start.
    pub(crate) fn start_timeout(&self) -> Duration {
        self.common.settings.start_timeout
    }

    /// How many pages can be rendered at once.
    pub(crate) fn workers(&self) -> usize {
        self.common.settings.workers
    }

    /// How many pages may be rendered or wait for a worker.
    pub(crate) fn capacity(&self) -> usize {
        self.common.settings.workers + self.common.settings.max_queue
    }

    /// Ends all workers.
    pub(crate) fn end(&self) {
        self.pool().end();
    }

    /// Whether a worker is idle.
    pub(crate) fn is_ready(&self) -> bool {
        self.pool().idle_count() > 0
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
