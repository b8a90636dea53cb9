//! What an open stream may use: it is charged to the caller that opened it.
//!
//! A query is refused when its share is spent. A stream waits: it falls behind, and begins anew
//! if that takes too long.

use super::{Payer, QueryAccount, Shares};
use crate::error::Fault;
use axum::http::StatusCode;
use groq::{Account, Reservation};
use jiff::Timestamp;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// Streams that all callers may have open together.
const MOST_STREAMS: usize = 20_000;

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
    _open: OpenStream,
}

impl Shares {
    /// Opens a stream for a caller, if it has not too many.
    pub(crate) fn open_stream(&self, payer: &Payer) -> Result<StreamShare, Fault> {
        Ok(StreamShare {
            _open: self.open_streams.begin(payer)?,
            account: Arc::new(self.account(payer, Timestamp::MAX)),
            long: self.class(payer).long.clone(),
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

    /// The slots for long evaluations.
    pub(crate) fn long_evaluations(&self) -> Arc<Semaphore> {
        self.long.clone()
    }
}
