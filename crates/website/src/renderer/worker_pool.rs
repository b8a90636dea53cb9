//! The workers of one build.

use super::frame::{RenderRequest, RenderedHtml};
use super::worker::Worker;
use super::{Common, RenderError};
use crate::builds::Build;
use std::collections::VecDeque;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;

/// How long to wait after a worker that did not start. It doubles with each further one.
const RESTART_DELAY: Duration = Duration::from_millis(100);
const MAX_RESTART_DELAY: Duration = Duration::from_secs(5);

pub(super) struct WorkerPool {
    pub(super) build: Arc<Build>,
    common: Common,
    idle: Mutex<VecDeque<Worker>>,
    /// As many permits as there are idle workers.
    idle_permits: Semaphore,
    waiting: AtomicUsize,
    is_ended: AtomicBool,
}

/// The attempt of one worker to render.
pub(super) struct Attempt {
    /// The id of the worker; 0 if there was none.
    pub(super) worker: u64,
    pub(super) outcome: Result<RenderedHtml, RenderError>,
}

impl WorkerPool {
    /// Starts the workers. Returns when the first is ready, or fails if it does not start.
    pub(super) async fn start(build: Arc<Build>, common: Common) -> io::Result<Arc<Self>> {
        let pool = Arc::new(Self {
            build,
            common,
            idle: Mutex::default(),
            idle_permits: Semaphore::new(0),
            waiting: AtomicUsize::new(0),
            is_ended: AtomicBool::new(false),
        });
        let first = pool.new_worker().await?;
        pool.add_idle(first);
        for _ in 1..pool.common.settings.workers {
            tokio::spawn(replace(pool.clone()));
        }
        Ok(pool)
    }

    /// Starts no more workers. Idle ones end now, the others when they have rendered their page.
    pub(super) fn end(&self) {
        self.is_ended.store(true, Ordering::SeqCst);
        self.idle_permits.close();
        self.idle().clear();
    }

    /// Renders with a worker other than `excluded`. It renders in a task of its own, which a
    /// visitor who disconnects does not cancel.
    pub(super) async fn render(
        self: &Arc<Self>,
        request: &RenderRequest,
        excluded: Option<u64>,
    ) -> Attempt {
        let worker = match self.worker_for(request, excluded).await {
            Ok(worker) => worker,
            Err(error) => {
                return Attempt {
                    worker: 0,
                    outcome: Err(error),
                };
            }
        };
        let id = worker.id;
        let (pool, request) = (self.clone(), request.clone());
        let rendering = tokio::spawn(async move { pool.render_with(worker, &request).await });
        rendering.await.unwrap_or_else(|error| Attempt {
            worker: id,
            outcome: Err(RenderError::Died(error.to_string())),
        })
    }

    async fn render_with(self: &Arc<Self>, mut worker: Worker, request: &RenderRequest) -> Attempt {
        let id = worker.id;
        let result = worker
            .render(request, self.common.settings.render_timeout)
            .await;
        let outcome = match result {
            Ok(result) => {
                self.return_worker(worker);
                if let Some(page) = &request.quarantine_name {
                    self.common.quarantine.note_rendered(page);
                }
                result.map_err(RenderError::Threw)
            }
            Err(error) => {
                drop(worker);
                self.common.metrics.count_lost_worker();
                if let Some(page) = &request.quarantine_name {
                    self.common.quarantine.note_ended_worker(page);
                }
                tokio::spawn(replace(self.clone()));
                Err(match error.kind() {
                    io::ErrorKind::TimedOut => RenderError::Hung,
                    _ => RenderError::Died(error.to_string()),
                })
            }
        };
        Attempt {
            worker: id,
            outcome,
        }
    }

    /// A worker for a page that is not quarantined. The page may have been quarantined while it
    /// waited.
    async fn worker_for(
        &self,
        request: &RenderRequest,
        excluded: Option<u64>,
    ) -> Result<Worker, RenderError> {
        let page = request.quarantine_name.as_ref();
        let is_quarantined = || page.is_some_and(|page| self.common.quarantine.contains(page));
        if is_quarantined() {
            return Err(RenderError::Quarantined);
        }
        let worker = self.wait_in_queue(excluded).await?;
        if is_quarantined() {
            self.add_idle(worker);
            return Err(RenderError::Quarantined);
        }
        Ok(worker)
    }

    /// Waits for a worker in the queue, which has a maximum length.
    async fn wait_in_queue(&self, excluded: Option<u64>) -> Result<Worker, RenderError> {
        let queued = QueueSlot::enter(&self.waiting);
        if queued.ahead >= self.common.settings.max_queue {
            return Err(RenderError::Busy);
        }
        let worker = tokio::time::timeout(
            self.common.settings.queue_timeout,
            self.wait_for_idle(excluded),
        )
        .await;
        worker.unwrap_or(Err(RenderError::Busy))
    }

    async fn wait_for_idle(&self, excluded: Option<u64>) -> Result<Worker, RenderError> {
        let permit = self.idle_permits.acquire().await;
        let permit = permit.map_err(|_| RenderError::Ended)?;
        if let Some(worker) = self.take_idle(excluded) {
            permit.forget();
            return Ok(worker);
        }
        // The only idle worker is the excluded one: wait for another, if there are several.
        if self.common.settings.workers > 1 {
            let second = self.idle_permits.acquire().await;
            let second = second.map_err(|_| RenderError::Ended)?;
            if let Some(worker) = self.take_idle(excluded) {
                second.forget();
                return Ok(worker);
            }
        }
        let worker = self.take_idle(None).ok_or(RenderError::Busy)?;
        permit.forget();
        Ok(worker)
    }

    fn take_idle(&self, excluded: Option<u64>) -> Option<Worker> {
        let mut idle = self.idle();
        let index = idle.iter().position(|worker| Some(worker.id) != excluded)?;
        idle.remove(index)
    }

    /// Takes back a worker that has rendered: it becomes idle, or is replaced after many pages.
    fn return_worker(self: &Arc<Self>, worker: Worker) {
        if worker.renders >= self.common.settings.max_renders {
            tracing::debug!(worker = worker.id, "worker has rendered its last page");
            tokio::spawn(recycle(self.clone(), worker));
        } else {
            self.add_idle(worker);
        }
    }

    fn add_idle(&self, worker: Worker) {
        let mut idle = self.idle();
        if !self.is_ended.load(Ordering::SeqCst) {
            idle.push_back(worker);
            self.idle_permits.add_permits(1);
        }
    }

    async fn new_worker(&self) -> io::Result<Worker> {
        let id = self.common.next_worker_id.fetch_add(1, Ordering::Relaxed);
        Worker::start(id, &self.build, &self.common.settings).await
    }

    fn idle(&self) -> MutexGuard<'_, VecDeque<Worker>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of idle workers.
    pub(super) fn idle_count(&self) -> usize {
        self.idle_permits.available_permits()
    }
}

/// A slot in the queue, which is freed when it is dropped.
struct QueueSlot<'a> {
    waiting: &'a AtomicUsize,
    /// How many requests are ahead in the queue.
    ahead: usize,
}

impl<'a> QueueSlot<'a> {
    fn enter(waiting: &'a AtomicUsize) -> Self {
        let ahead = waiting.fetch_add(1, Ordering::SeqCst);
        Self { waiting, ahead }
    }
}

impl Drop for QueueSlot<'_> {
    fn drop(&mut self) {
        self.waiting.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Starts a worker to replace one that has ended, and retries until that succeeds.
async fn replace(pool: Arc<WorkerPool>) {
    let mut delay = RESTART_DELAY;
    while !pool.is_ended.load(Ordering::SeqCst) {
        match pool.new_worker().await {
            Ok(worker) => {
                pool.common.metrics.count_started_worker();
                return pool.add_idle(worker);
            }
            Err(error) => {
                tracing::error!(cause = %error, "a worker does not start");
                tokio::time::sleep(delay).await;
                delay = (delay * 2).min(MAX_RESTART_DELAY);
            }
        }
    }
}

/// Starts a new worker first, then ends the old one.
async fn recycle(pool: Arc<WorkerPool>, old: Worker) {
    match pool.new_worker().await {
        Ok(worker) => {
            pool.common.metrics.count_started_worker();
            pool.add_idle(worker);
        }
        Err(error) => {
            tracing::error!(cause = %error, "a worker does not start; the old one goes on");
            let mut old = old;
            old.renders = 0;
            pool.add_idle(old);
        }
    }
}
