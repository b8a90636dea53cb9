//! What an open stream may use: it is charged to the caller that opened it.
//!
//! A query is refused when its caller's share is used up. A stream waits: it falls behind, and is
//! reset if that takes too long.

use super::{Caller, QueryAccount, Shares};
use crate::error::Fault;
use axum::http::StatusCode;
use groq::{Account, EvaluateError, LimitExceeded, Reservation};
use jiff::Timestamp;
use lake::LakeError;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

/// Streams that all callers may have open together.
const MAX_STREAMS: usize = 20_000;

/// How long a stream waits for a slot. Streams of other callers may wait for it as well.
const SLOT_TIMEOUT: Duration = Duration::from_secs(2);

/// What a read from the database costs in steps, and how many of the bytes that were read cost
/// another step: to parse them takes as long as to evaluate one.
const STEPS_PER_READ: u64 = 1_000;
const BYTES_PER_STEP: u64 = 8;

/// The numbers of open streams by caller.
pub(super) struct OpenStreams {
    max_per_caller: usize,
    open: Mutex<HashMap<Caller, usize>>,
}

impl OpenStreams {
    pub(super) fn new(max_per_caller: usize) -> Self {
        Self {
            max_per_caller,
            open: Mutex::default(),
        }
    }

    fn open(self: &Arc<Self>, caller: &Caller) -> Result<OpenStream, Fault> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.values().sum::<usize>() >= MAX_STREAMS {
            let message = "Too many streams are open; try again";
            return Err(Fault::new(StatusCode::SERVICE_UNAVAILABLE, message));
        }
        let of_caller = open.entry(caller.clone()).or_default();
        if *of_caller >= self.max_per_caller {
            let message = format!("{} streams of yours are open already", self.max_per_caller);
            return Err(Fault::new(StatusCode::TOO_MANY_REQUESTS, message));
        }
        *of_caller += 1;
        Ok(OpenStream {
            streams: self.clone(),
            caller: caller.clone(),
        })
    }
}

/// An open stream, counted until this is dropped.
struct OpenStream {
    streams: Arc<OpenStreams>,
    caller: Caller,
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut open = self
            .streams
            .open
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(of_caller) = open.get_mut(&self.caller) {
            *of_caller -= 1;
            if *of_caller == 0 {
                open.remove(&self.caller);
            }
        }
    }
}

/// The share of an open stream.
pub(crate) struct StreamShare {
    account: Arc<QueryAccount>,
    blocking_slots: Arc<Semaphore>,
    read_slots: Arc<Semaphore>,
    _open: OpenStream,
}

impl Shares {
    /// Opens a stream for a caller, unless it has too many.
    pub(crate) fn open_stream(&self, caller: &Caller) -> Result<StreamShare, Fault> {
        let class = self.class(caller);
        Ok(StreamShare {
            _open: self.open_streams.open(caller)?,
            account: Arc::new(self.account(caller, Timestamp::MAX)),
            blocking_slots: class.blocking_slots.clone(),
            read_slots: class.read_slots.clone(),
        })
    }
}

impl StreamShare {
    /// Whether the caller has steps left.
    pub(crate) fn has_steps(&self) -> bool {
        let now = (self.account.clock)();
        let mut budgets = self.account.budgets.iter();
        budgets.all(|budget| budget.has_steps(now))
    }

    /// Charges steps to the caller that were taken for its stream.
    pub(crate) fn charge_steps(&self, steps: u64) {
        let now = (self.account.clock)();
        for budget in &self.account.budgets {
            budget.charge_steps(steps, now);
        }
    }

    /// Memory of the caller; `None` if too little is left.
    pub(crate) fn reserve(&self, bytes: usize) -> Option<Reservation> {
        let reservation = Reservation::of(self.account.clone());
        reservation.reserve(bytes as u64).ok()?;
        Some(reservation)
    }

    /// Charges a read of so many bytes from the database to the caller.
    pub(crate) fn charge_read(&self, bytes: usize) {
        self.charge_steps(STEPS_PER_READ.saturating_add(bytes as u64 / BYTES_PER_STEP));
    }

    /// A slot for reading a transaction from the database. Streams without a token have slots of
    /// their own, so that no stream with a token waits for them.
    pub(crate) async fn read_slot(&self) -> Result<OwnedSemaphorePermit, LakeError> {
        self.slot(&self.read_slots).await
    }

    /// Runs work that takes long on a blocking thread, once there is a slot for it.
    pub(crate) async fn run_blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, LakeError> {
        let slot = self.slot(&self.blocking_slots).await?;
        let work = move || {
            let _slot = slot;
            work()
        };
        Ok(tokio::task::spawn_blocking(work).await?)
    }

    async fn slot(&self, slots: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, LakeError> {
        let slot = timeout(SLOT_TIMEOUT, slots.clone().acquire_owned()).await;
        let Ok(Ok(slot)) = slot else {
            return Err(EvaluateError::from(LimitExceeded::NoSlot).into());
        };
        // While this stream waited, others of its caller may have used up their share.
        if !self.has_steps() {
            return Err(EvaluateError::from(LimitExceeded::Share).into());
        }
        Ok(slot)
    }
}
