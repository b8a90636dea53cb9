//! The requests of one connection of HTTP/2, by which it is known when it must end.
//!
//! Of HTTP/1 nothing of the kind is needed: there is one request at a time, hyper times its
//! head and the pause before it, and a response that is not read is a write that waits.

use crate::limits::Limits;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// There was no request for too long.
    Idle,
    /// The peer did not take a response for too long.
    Stalled,
}

/// What happens on a connection.
pub(crate) struct Activity {
    idle: Duration,
    stall: Duration,
    state: Mutex<State>,
}

struct State {
    next: u64,
    under_way: usize,
    idle_since: Instant,
    /// How long it may be idle now.
    patience: Duration,
    /// Responses that wait for the peer, and since when.
    waiting: BTreeMap<u64, Instant>,
}

/// A request that is under way until this is dropped with the body of its response.
pub(crate) struct Request {
    id: u64,
    activity: Arc<Activity>,
}

impl Activity {
    /// A connection that begins now. Its first request must come as soon as a head must.
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        Arc::new(Self {
            idle: limits.idle,
            stall: limits.stall,
            state: Mutex::new(State {
                next: 0,
                under_way: 0,
                idle_since: Instant::now(),
                patience: limits.head,
                waiting: BTreeMap::new(),
            }),
        })
    }

    /// Counts a request.
    pub(crate) fn begin(self: &Arc<Self>) -> Request {
        let mut state = self.lock();
        state.under_way += 1;
        state.next += 1;
        state.patience = self.idle;
        Request {
            id: state.next,
            activity: self.clone(),
        }
    }

    /// Is ready when the connection must end.
    pub(crate) async fn end(&self) -> End {
        loop {
            let now = Instant::now();
            match self.look(now) {
                Ok(end) => return end,
                Err(next) => sleep_until(next).await,
            }
        }
    }

    /// The peer was sent a request to close. From now on it has as long as it may stall.
    pub(crate) fn say_goodbye(&self) {
        let mut state = self.lock();
        state.idle_since = Instant::now();
        state.patience = self.stall;
    }

    /// Why the connection must end, or when to look again: nothing can be due before.
    fn look(&self, now: Instant) -> Result<End, Instant> {
        let state = self.lock();
        let waits = state.waiting.values().min();
        let stalls = waits.map_or(now, |since| *since) + self.stall;
        if stalls <= now {
            return Ok(End::Stalled);
        }
        let idle_since = if state.under_way == 0 {
            state.idle_since
        } else {
            now
        };
        let idles = idle_since + state.patience;
        if idles <= now {
            return Ok(End::Idle);
        }
        Err(stalls.min(idles))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Request {
    /// The peer has bytes to take.
    pub(crate) fn waits_for_peer(&self) {
        let mut state = self.activity.lock();
        state.waiting.insert(self.id, Instant::now());
    }

    /// The peer has taken what there was.
    pub(crate) fn waits_for_us(&self) {
        self.activity.lock().waiting.remove(&self.id);
    }
}

impl Drop for Request {
    fn drop(&mut self) {
        let mut state = self.activity.lock();
        state.waiting.remove(&self.id);
        state.under_way -= 1;
        state.idle_since = Instant::now();
    }
}
