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

/// What is waited after a worker that did not start, doubled each time up to the last.
const PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

pub(super) struct WorkerPool {
    pub(super) build: Arc<Build>,
    common: Common,
    idle: Mutex<VecDeque<Worker>>,
    /// As many permits as there are idle workers.
    places: Semaphore,
    waiting: AtomicUsize,
    ended: AtomicBool,
}

/// What one worker made of a request.
pub(super) struct Tried {
    /// Which worker.
    pub(super) worker: u64,
    pub(super) outcome: Result<RenderedHtml, RenderError>,
}

impl WorkerPool {
    /// Starts the workers; returns when the first is ready, or none can be.
    pub(super) async fn start(build: Arc<Build>, common: Common) -> io::Result<Arc<Self>> {
        let pool = Arc::new(Self {
            build,
            common,
            idle: Mutex::default(),
            places: Semaphore::new(0),
            waiting: AtomicUsize::new(0),
            ended: AtomicBool::new(false),
        });
        let first = pool.new_worker().await?;
        pool.give(first);
        for _ in 1..pool.common.settings.workers {
            tokio::spawn(replace(pool.clone()));
        }
        Ok(pool)
    }

    /// No more workers are started; those that are idle end now, the others when they have
    /// rendered their page.
    pub(super) fn end(&self) {
        self.ended.store(true, Ordering::SeqCst);
        self.places.close();
        self.idle().clear();
    }

    /// Renders with some worker other than `not`. A visitor who goes away while a page is
    /// rendered must not take the worker along: it renders to the end, in a task of its own.
    pub(super) async fn render(
        self: &Arc<Self>,
        request: &RenderRequest,
        not: Option<u64>,
    ) -> Tried {
        let worker = match self.take_for(request, not).await {
            Ok(worker) => worker,
            Err(error) => {
                return Tried {
                    worker: 0,
                    outcome: Err(error),
                };
            }
        };
        let id = worker.id;
        let (pool, request) = (self.clone(), request.clone());
        let drawing = tokio::spawn(async move { pool.render_with(worker, &request).await });
        drawing.await.unwrap_or_else(|error| Tried {
            worker: id,
            outcome: Err(RenderError::Died(error.to_string())),
        })
    }

    async fn render_with(self: &Arc<Self>, mut worker: Worker, request: &RenderRequest) -> Tried {
        let id = worker.id;
        let answer = worker.render(request, self.common.settings.deadline).await;
        let outcome = match answer {
            Ok(answer) => {
                self.back(worker);
                if let Some(page) = &request.quarantine_name {
                    self.common.quarantine.rendered(page);
                }
                answer.map_err(RenderError::Threw)
            }
            Err(error) => {
                drop(worker);
                self.common.metrics.worker_lost();
                if let Some(page) = &request.quarantine_name {
                    self.common.quarantine.ended(page);
                }
                tokio::spawn(replace(self.clone()));
                Err(match error.kind() {
                    io::ErrorKind::TimedOut => RenderError::Hung,
                    _ => RenderError::Died(error.to_string()),
                })
            }
        };
        Tried {
            worker: id,
            outcome,
        }
    }

    /// A worker for a page that is not set aside. While it waited, others may have found out
    /// what the page does.
    async fn take_for(
        &self,
        request: &RenderRequest,
        not: Option<u64>,
    ) -> Result<Worker, RenderError> {
        let page = request.quarantine_name.as_ref();
        let is_aside = || page.is_some_and(|page| self.common.quarantine.has(page));
        if is_aside() {
            return Err(RenderError::SetAside);
        }
        let worker = self.take(not).await?;
        if is_aside() {
            self.give(worker);
            return Err(RenderError::SetAside);
        }
        Ok(worker)
    }

    /// Waits for a worker, in a queue that has an end.
    async fn take(&self, not: Option<u64>) -> Result<Worker, RenderError> {
        let queued = Queued::in_line(&self.waiting);
        if queued.before >= self.common.settings.queue {
            return Err(RenderError::Busy);
        }
        let taken = tokio::time::timeout(self.common.settings.patience, self.next(not)).await;
        taken.unwrap_or(Err(RenderError::Busy))
    }

    async fn next(&self, not: Option<u64>) -> Result<Worker, RenderError> {
        let place = self.places.acquire().await;
        let place = place.map_err(|_| RenderError::Ended)?;
        if let Some(worker) = self.pick(not) {
            place.forget();
            return Ok(worker);
        }
        // The only idle one is the one that failed: wait for a second, if there is one.
        if self.common.settings.workers > 1 {
            let second = self.places.acquire().await;
            let second = second.map_err(|_| RenderError::Ended)?;
            if let Some(worker) = self.pick(not) {
                second.forget();
                return Ok(worker);
            }
        }
        let worker = self.pick(None).ok_or(RenderError::Busy)?;
        place.forget();
        Ok(worker)
    }

    fn pick(&self, not: Option<u64>) -> Option<Worker> {
        let mut idle = self.idle();
        let place = idle.iter().position(|worker| Some(worker.id) != not)?;
        idle.remove(place)
    }

    /// A worker is done: it is idle again, or makes room for a new one.
    fn back(self: &Arc<Self>, worker: Worker) {
        if worker.renders >= self.common.settings.renders {
            tracing::debug!(worker = worker.id, "worker has drawn enough");
            tokio::spawn(recycle(self.clone(), worker));
        } else {
            self.give(worker);
        }
    }

    fn give(&self, worker: Worker) {
        let mut idle = self.idle();
        if !self.ended.load(Ordering::SeqCst) {
            idle.push_back(worker);
            self.places.add_permits(1);
        }
    }

    async fn new_worker(&self) -> io::Result<Worker> {
        let id = self.common.numbers.fetch_add(1, Ordering::Relaxed);
        Worker::start(id, &self.build, &self.common.settings).await
    }

    fn idle(&self) -> MutexGuard<'_, VecDeque<Worker>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many are idle.
    pub(super) fn ready(&self) -> usize {
        self.places.available_permits()
    }
}

/// A slot in the queue; it is freed whatever becomes of its holder.
struct Queued<'a> {
    waiting: &'a AtomicUsize,
    /// How many were there before.
    before: usize,
}

impl<'a> Queued<'a> {
    fn in_line(waiting: &'a AtomicUsize) -> Self {
        let before = waiting.fetch_add(1, Ordering::SeqCst);
        Self { waiting, before }
    }
}

impl Drop for Queued<'_> {
    fn drop(&mut self) {
        self.waiting.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Starts a worker to replace one that is gone, retrying as often as it takes.
async fn replace(pool: Arc<WorkerPool>) {
    let mut pause = PAUSE;
    while !pool.ended.load(Ordering::SeqCst) {
        match pool.new_worker().await {
            Ok(worker) => {
                pool.common.metrics.worker_started();
                return pool.give(worker);
            }
            Err(error) => {
                tracing::error!(cause = %error, "a worker does not start");
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        }
    }
}

/// Starts a new worker first, then ends the old one.
async fn recycle(pool: Arc<WorkerPool>, old: Worker) {
    match pool.new_worker().await {
        Ok(worker) => {
            pool.common.metrics.worker_started();
            pool.give(worker);
        }
        Err(error) => {
            tracing::error!(cause = %error, "a worker does not start; the old one goes on");
            let mut old = old;
            old.renders = 0;
            pool.give(old);
        }
    }
}
