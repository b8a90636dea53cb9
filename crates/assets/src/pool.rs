//! The image workers: a fixed number, and a bounded line of jobs before them.

use crate::AssetError;
use crate::metrics::AssetMetrics;
use crate::worker::{Mishap, Worker};
use crate::workplace::Workplace;
use pictures::{Inspection, Job, JobResult, Made, Refusal};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;

/// What the workers are and what each may cost.
#[derive(Clone, Debug)]
pub struct Workers {
    /// The program.
    pub program: PathBuf,
    /// How many work at once.
    pub count: usize,
    /// How many jobs may wait; more are refused.
    pub queue: usize,
    /// How long a job may take.
    pub time: Duration,
    /// Bytes of memory that a worker may hold while it works. One that holds half of
    /// it afterwards is replaced.
    pub memory: u64,
    /// After so many jobs a worker is replaced.
    pub jobs: u32,
    /// Bytes that an image may have when all its frames are decoded, each pixel at least
    /// four.
    pub most_bytes: u64,
}

impl Default for Workers {
    fn default() -> Self {
        Self {
            program: beside_us(),
            count: std::thread::available_parallelism().map_or(2, usize::from),
            queue: 2000,
            time: Duration::from_mins(1),
            memory: 2 << 30,
            jobs: 500,
            most_bytes: 1_000_000_000,
        }
    }
}

/// The worker's program is in the same folder as our own.
fn beside_us() -> PathBuf {
    let name = "vitrine-image-worker";
    let own = std::env::current_exe().unwrap_or_default();
    own.with_file_name(name)
}

/// The workers. Cloning shares them.
#[derive(Clone)]
pub(crate) struct Pool(Arc<Inner>);

struct Inner {
    workers: Workers,
    workplace: Workplace,
    metrics: AssetMetrics,
    /// One for each job that works or waits.
    slots: Semaphore,
    /// One for each worker.
    turns: Semaphore,
    /// Workers that have nothing to do.
    idle: Mutex<Vec<Worker>>,
}

impl Pool {
    pub(crate) fn new(workers: Workers, workplace: Workplace, metrics: AssetMetrics) -> Self {
        let count = workers.count.max(1);
        Self(Arc::new(Inner {
            slots: Semaphore::new(count + workers.queue),
            turns: Semaphore::new(count),
            idle: Mutex::default(),
            workers,
            workplace,
            metrics,
        }))
    }

    /// Bytes that an image may have when it is decoded.
    pub(crate) fn most_bytes(&self) -> u64 {
        self.0.workers.most_bytes
    }

    /// Inspects an image.
    pub(crate) async fn inspect(&self, job: &Job) -> Result<Inspection, AssetError> {
        match self.run(job).await? {
            JobResult::Inspected(inspection) => Ok(inspection),
            other => Err(self.unfitting(&other)),
        }
    }

    /// Makes a derivative or a pyramid.
    pub(crate) async fn make(&self, job: &Job) -> Result<Made, AssetError> {
        match self.run(job).await? {
            JobResult::Made(made) => Ok(made),
            other => Err(self.unfitting(&other)),
        }
    }

    /// Does a job when a worker is free. If the caller goes away, so does the worker that
    /// was at it: its state is unknown.
    async fn run(&self, job: &Job) -> Result<JobResult, AssetError> {
        let inner = &self.0;
        let _slot = inner.slots.try_acquire().map_err(|_| AssetError::Busy)?;
        let _waiting = inner.metrics.queue();
        let ended = |_| AssetError::Failed("the workers are gone".to_owned());
        let _turn = inner.turns.acquire().await.map_err(ended)?;
        match self.attempt(job).await? {
            Ok(answer) => Ok(answer),
            // It may have been killed, or have been spoilt by a job before.
            Err(Mishap::Crash(_)) => {
                let again = self.attempt(job).await?;
                again.map_err(|mishap| self.failure(mishap))
            }
            Err(mishap) => Err(self.failure(mishap)),
        }
    }

    async fn attempt(&self, job: &Job) -> Result<Result<JobResult, Mishap>, AssetError> {
        let mut worker = self.worker()?;
        let workers = &self.0.workers;
        let done = worker.run(job, workers.time, workers.memory).await;
        match &done {
            Ok(_) if worker.jobs < workers.jobs && worker.memory() < workers.memory / 2 => {
                self.idle().push(worker);
            }
            Ok(_) => {}
            Err(mishap) => {
                self.0.metrics.worker_mishaps.inc();
                tracing::warn!(?mishap, ?job, "an image worker was ended");
                remove_target(job);
            }
        }
        Ok(done)
    }

    fn worker(&self) -> Result<Worker, AssetError> {
        if let Some(worker) = self.idle().pop() {
            return Ok(worker);
        }
        let Workers {
            program, memory, ..
        } = &self.0.workers;
        Worker::start(program, self.0.workplace.folder(), *memory).map_err(|error| {
            AssetError::Failed(format!("cannot start {}: {error}", program.display()))
        })
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Worker>> {
        let idle = self.0.idle.lock();
        idle.unwrap_or_else(PoisonError::into_inner)
    }

    fn failure(&self, mishap: Mishap) -> AssetError {
        match mishap {
            Mishap::TooSlow => AssetError::TooSlow,
            Mishap::TooMuchMemory => self.too_large("it takes too much memory"),
            Mishap::Crash(how) => AssetError::Broken(format!("the worker ended: {how}")),
        }
    }

    fn unfitting(&self, answer: &JobResult) -> AssetError {
        let JobResult::Refused { refusal, reason } = answer else {
            return AssetError::Failed(format!("the worker answers {answer:?}"));
        };
        match refusal {
            Refusal::Unknown => AssetError::UnknownFormat(reason.clone()),
            Refusal::Broken => AssetError::Broken(reason.clone()),
            Refusal::TooLarge => self.too_large(reason),
            Refusal::Failed => AssetError::Failed(reason.clone()),
        }
    }

    fn too_large(&self, cause: &str) -> AssetError {
        AssetError::TooLarge {
            most: self.most_bytes(),
            cause: cause.to_owned(),
        }
    }
}

/// What a worker that was ended has written is not whole.
fn remove_target(job: &Job) {
    if let Job::Transform { target, .. } | Job::Pyramid { target, .. } = job {
        let _ = std::fs::remove_file(target);
    }
}
