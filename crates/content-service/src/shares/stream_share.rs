//! What an open stream may use: it is charged to the caller that opened it.
//!
//! A query is refused when its share is spent. A stream waits: it falls behind, and begins anew
//! if that takes too long.

use super::{Payer, QueryAccount, Shares};
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
const MOST_STREAMS: usize = 20_000;

/// How long a stream waits for a slot. Streams of other callers may wait for it as well.
const LONGEST_WAIT: Duration = Duration::from_secs(2);

/// Steps for reading from the database, and bytes of what was read that cost another one: to
/// parse them takes as long as to evaluate one.
const STEPS_A_READ: u64 = 1_000;
const BYTES_A_STEP: u64 = 8;

/// The streams that are open, by who opened them.
pub(super) struct OpenStreams {
    most_of_one: usize,
    open: Mutex<HashMap<Payer, usize>>,
}

impl OpenStreams {
    /// None yet, and so many at most of one caller.
    pub(super) fn of(most_of_one: usize) -> Self {
        Self {
            most_of_one,
            open: Mutex::default(),
        }
    }

    fn begin(self: &Arc<Self>, payer: &Payer) -> Result<OpenStream, Fault> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.values().sum::<usize>() >= MOST_STREAMS {
            let message = "Too many streams are open; try again";
            return Err(Fault::new(StatusCode::SERVICE_UNAVAILABLE, message));
        }
        let own = open.entry(payer.clone()).or_default();
        if *own >= self.most_of_one {
            let message = format!("More than {} streams of yours are open", self.most_of_one);
            return Err(Fault::new(StatusCode::TOO_MANY_REQUESTS, message));
        }
        *own += 1;
        Ok(OpenStream {
            all: self.clone(),
            payer: payer.clone(),
        })
    }
}

/// An open stream, counted until this is dropped.
struct OpenStream {
    all: Arc<OpenStreams>,
    payer: Payer,
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut open = self.all.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = open.get_mut(&self.payer) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.payer);
            }
        }
    }
}

/// The share of an open stream.
pub(crate) struct StreamShare {
    account: Arc<QueryAccount>,
    long: Arc<Semaphore>,
    reads: Arc<Semaphore>,
    _open: OpenStream,
}

impl Shares {
    /// Opens a stream for a caller, if it has not too many.
    pub(crate) fn open_stream(&self, payer: &Payer) -> Result<StreamShare, Fault> {
        Ok(StreamShare {
            _open: self.open_streams.begin(payer)?,
            account: Arc::new(self.account(payer, Timestamp::MAX)),
            long: self.class(payer).long.clone(),
            reads: self.class(payer).reads.clone(),
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
    pub(crate) fn spend_steps(&self, steps: u64) {
        let now = (self.account.clock)();
        for budget in &self.account.budgets {
            budget.spend_steps(steps, now);
        }
    }

    /// Memory of the caller, if there is so much.
    pub(crate) fn reserve(&self, bytes: usize) -> Option<Reservation> {
        let reservation = Reservation::of(self.account.clone());
        reservation.reserve(bytes as u64).ok()?;
        Some(reservation)
    }

    /// Charges a read from the database of so many bytes to the caller.
    pub(crate) fn spend_read(&self, bytes: usize) {
        self.spend_steps(STEPS_A_READ.saturating_add(bytes as u64 / BYTES_A_STEP));
    }

    /// A slot for reading a transaction from the database. Streams without a token have slots of
    /// their own, so that no stream with a token waits for them.
    pub(crate) async fn read_slot(&self) -> Result<OwnedSemaphorePermit, LakeError> {
        self.slot(&self.reads).await
    }

    /// Runs what takes long on a thread of its own, once there is a slot for it.
    pub(crate) async fn run_long<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, LakeError> {
        let slot = self.slot(&self.long).await?;
        let work = move || {
            let _slot = slot;
            work()
        };
        Ok(tokio::task::spawn_blocking(work).await?)
    }

    async fn slot(&self, slots: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, LakeError> {
        let slot = timeout(LONGEST_WAIT, slots.clone().acquire_owned()).await;
        // While this stream waited, others of its caller may have used up their share.
        match slot {
            Ok(Ok(slot)) if self.has_steps() => Ok(slot),
            _ => Err(EvaluateError::from(LimitExceeded::Share).into()),
        }
    }
}
