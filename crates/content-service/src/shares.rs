//! What queries may use of the process: all of them together, those of callers without a token
//! together, and those of one caller.
//!
//! A query is admitted when there is a slot for it, waits a short while if there is none,
//! and is refused after that: 429 where the caller's own queries fill its slots, 503 where
//! all queries do. What an admitted query uses is charged to the budgets of its caller, of
//! callers without a token if it is one of them, and of the process. The website has a token, so
//! that callers without one do not use up its share.

mod budget;
mod caller_slots;
mod dry_run;
mod query_slots;
mod stream_share;

pub(crate) use dry_run::AdmittedDryRun;
pub(crate) use stream_share::StreamShare;

use crate::error::Fault;
use crate::settings::{Clock, Settings};
use axum::http::StatusCode;
use budget::Budget;
use caller_slots::CallerSlots;
use dry_run::DryRunLimits;
use groq::{Account, LimitExceeded, Limits, Reservation, TooLarge};
use http_server::customer;
use jiff::{SignedDuration, Timestamp};
use lake::{LakeError, ReadLimits};
use moka::sync::Cache;
use query_slots::{QuerySlot, QuerySlots};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use stream_share::OpenStreams;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Whose share a query is charged to. Whose permissions count is the principal's matter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Caller {
    /// A website, by the id of its token.
    Website(String),
    /// The holder of another token, by its id.
    Holder(String),
    /// A caller without a token, by the network of its address.
    Network(IpAddr),
}

impl Caller {
    /// The caller without a token at an address.
    pub(crate) fn at_address(address: IpAddr) -> Self {
        Self::Network(customer(address))
    }

    pub(crate) fn is_anonymous(&self) -> bool {
        matches!(self, Self::Network(_))
    }
}

/// How many queries run at the same time: in total, of all callers without a token, and of one
/// caller.
const SLOTS: usize = 64;
const ANONYMOUS_SLOTS: usize = 32;
const WEBSITE_SLOTS: usize = 32;
const HOLDER_SLOTS: usize = 16;
const NETWORK_SLOTS: usize = 8;

/// How many transactions are read for streams at the same time: for streams with a token, and for
/// those without.
const STREAM_READS: usize = 4;
const ANONYMOUS_STREAM_READS: usize = 2;

/// How long a query waits for a slot.
const SLOT_TIMEOUT: Duration = Duration::from_secs(1);

/// Steps per second: per core for all callers without a token together, and in total for one
/// network. A burst may take the steps of that many seconds.
const ANONYMOUS_STEPS: u64 = 10_000_000;
const NETWORK_STEPS: u64 = 5_000_000;
const BURST_SECONDS: u64 = 10;

/// How many callers have a share in memory, and how long after their last query.
const MAX_CALLERS: u64 = 10_000;
const CALLER_EXPIRY: Duration = Duration::from_mins(10);

/// The shares of a process.
pub(crate) struct Shares {
    query_slots: QuerySlots,
    with_token: CallerClass,
    anonymous: CallerClass,
    anonymous_budget: Arc<Budget>,
    total_budget: Arc<Budget>,
    callers: Cache<Caller, Arc<CallerShare>>,
    /// The bounds of a query with a token, and of one without.
    bounds: [QueryBounds; 2],
    total_memory: u64,
    open_streams: Arc<OpenStreams>,
    /// Slots for dry runs with queries.
    dry_runs: Arc<Semaphore>,
    dry_run_limits: DryRunLimits,
    slot_timeout: Duration,
    clock: Clock,
}

/// The slots of all callers with a token, or of all without one. They are separate even on one core,
/// so that callers without a token cannot take all.
struct CallerClass {
    /// Slots for long evaluations, which run on blocking threads, and how many there are.
    blocking_slots: Arc<Semaphore>,
    blocking_slot_count: usize,
    /// Slots for reading what streams send.
    read_slots: Arc<Semaphore>,
}

impl CallerClass {
    fn new(blocking_slots: usize, read_slots: usize) -> Self {
        Self {
            blocking_slots: Arc::new(Semaphore::new(blocking_slots)),
            blocking_slot_count: blocking_slots,
            read_slots: Arc::new(Semaphore::new(read_slots)),
        }
    }

    fn blocking_slots_in_use(&self) -> usize {
        self.blocking_slot_count - self.blocking_slots.available_permits()
    }
}

/// What one caller may use.
struct CallerShare {
    queries: CallerSlots,
    dry_runs: CallerSlots,
    budget: Arc<Budget>,
}

#[derive(Clone, Copy)]
struct QueryBounds {
    steps: u64,
    bytes: u64,
    seconds: u64,
    max_response_bytes: usize,
}

impl Shares {
    /// `connections` is the size of the database pool.
    pub(crate) fn new(settings: &Settings, connections: u32, clock: Clock) -> Self {
        let dry_run_limits = DryRunLimits::of_pool(connections);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let total_memory = settings.query_memory;
        let anonymous_steps = ANONYMOUS_STEPS.saturating_mul(cores as u64);
        let anonymous_budget = Budget::new(total_memory / 2, anonymous_steps, BURST_SECONDS);
        Self {
            query_slots: QuerySlots::new(SLOTS, ANONYMOUS_SLOTS),
            with_token: CallerClass::new(cores, STREAM_READS),
            anonymous: CallerClass::new((cores / 2).max(1), ANONYMOUS_STREAM_READS),
            anonymous_budget: Arc::new(anonymous_budget),
            total_budget: Arc::new(Budget::of_memory(total_memory)),
            callers: Cache::builder()
                .max_capacity(MAX_CALLERS)
                .time_to_idle(CALLER_EXPIRY)
                .build(),
            bounds: [
                QueryBounds {
                    steps: settings.query_steps,
                    bytes: settings.query_bytes,
                    seconds: settings.query_seconds,
                    max_response_bytes: settings.max_response_bytes,
                },
                QueryBounds {
                    steps: settings.anonymous_query_steps,
                    bytes: settings.anonymous_query_bytes,
                    seconds: settings.anonymous_query_seconds,
                    max_response_bytes: settings.anonymous_max_response_bytes,
                },
            ],
            total_memory,
            open_streams: Arc::new(OpenStreams::new(settings.streams_per_caller)),
            dry_runs: Arc::new(Semaphore::new(dry_run_limits.total)),
            dry_run_limits,
            slot_timeout: SLOT_TIMEOUT,
            clock,
        }
    }

    /// Admits a query when there is a slot for it.
    pub(crate) async fn admit(&self, caller: &Caller) -> Result<Admitted, Fault> {
        let is_anonymous = caller.is_anonymous();
        let share = self.share_of(caller);
        let caller_slot = share.queries.take(self.slot_timeout).await?;
        let query_slot = self.query_slots.take(is_anonymous, self.slot_timeout).await;
        let Some(query_slot) = query_slot else {
            let message = "Too many queries are running; try again";
            return Err(Fault::new(StatusCode::SERVICE_UNAVAILABLE, message));
        };
        let bounds = self.bounds[usize::from(is_anonymous)];
        let seconds = i64::try_from(bounds.seconds).unwrap_or(i64::MAX);
        let end = (self.clock)().saturating_add(SignedDuration::from_secs(seconds));
        let account = Arc::new(self.account(caller, end.unwrap_or(Timestamp::MAX)));
        Ok(Admitted {
            bounds,
            account,
            blocking_slots: self.class(caller).blocking_slots.clone(),
            _caller_slot: caller_slot,
            _query_slot: query_slot,
        })
    }

    /// Memory of a caller, for the body of a request. It is released when this is dropped.
    pub(crate) fn memory_of(&self, caller: &Caller) -> Reservation {
        Reservation::of(Arc::new(self.account(caller, Timestamp::MAX)))
    }

    fn class(&self, caller: &Caller) -> &CallerClass {
        if caller.is_anonymous() {
            &self.anonymous
        } else {
            &self.with_token
        }
    }

    fn account(&self, caller: &Caller, end: Timestamp) -> QueryAccount {
        let mut budgets = vec![self.share_of(caller).budget.clone()];
        if caller.is_anonymous() {
            budgets.push(self.anonymous_budget.clone());
        }
        budgets.push(self.total_budget.clone());
        QueryAccount {
            budgets,
            end,
            clock: self.clock.clone(),
            is_abandoned: AtomicBool::new(false),
        }
    }

    fn share_of(&self, caller: &Caller) -> Arc<CallerShare> {
        self.callers.get_with_by_ref(caller, || {
            let (slots, budget) = match caller {
                Caller::Website(_) => (WEBSITE_SLOTS, Budget::of_memory(self.total_memory / 2)),
                Caller::Holder(_) => (HOLDER_SLOTS, Budget::of_memory(self.total_memory / 2)),
                Caller::Network(_) => {
                    let memory = self.total_memory / 4;
                    let budget = Budget::new(memory, NETWORK_STEPS, BURST_SECONDS);
                    (NETWORK_SLOTS, budget)
                }
            };
            Arc::new(CallerShare {
                queries: CallerSlots::new(slots, "queries"),
                dry_runs: CallerSlots::new(self.dry_run_limits.per_caller, "dry runs"),
                budget: Arc::new(budget),
            })
        })
    }

    /// Bytes that queries hold now.
    pub(crate) fn memory_used(&self) -> u64 {
        let memory_left = self.total_budget.memory_left();
        self.total_memory.saturating_sub(memory_left)
    }

    /// How many long evaluations run now.
    pub(crate) fn long_evaluations(&self) -> usize {
        self.with_token.blocking_slots_in_use() + self.anonymous.blocking_slots_in_use()
    }
}

/// An admitted query, which holds its slots. When it is dropped, because the response is complete
/// or the client has left, the evaluation ends.
pub(crate) struct Admitted {
    bounds: QueryBounds,
    account: Arc<QueryAccount>,
    blocking_slots: Arc<Semaphore>,
    _caller_slot: OwnedSemaphorePermit,
    _query_slot: QuerySlot,
}

impl Admitted {
    /// What the query may cost.
    pub(crate) fn limits(&self) -> Limits {
        Limits {
            steps: self.bounds.steps,
            bytes: self.bounds.bytes,
            account: Some(self.account.clone()),
        }
    }

    /// Reserves the memory of a response. Refuses one that is too long.
    pub(crate) fn reserve_response(&self, length: usize) -> Result<Reservation, Fault> {
        let limit = self.bounds.max_response_bytes;
        if length > limit {
            return Err(LakeError::from(TooLarge { limit }).into());
        }
        let reservation = Reservation::of(self.account.clone());
        reservation.reserve(length as u64).map_err(Fault::limit)?;
        Ok(reservation)
    }

    /// What a read of documents by their ids may cost.
    pub(crate) fn read_limits(&self) -> ReadLimits {
        ReadLimits {
            max_response_bytes: self.bounds.max_response_bytes,
            account: Some(self.account.clone()),
        }
    }

    /// The slots for long evaluations.
    pub(crate) fn long_evaluations(&self) -> Arc<Semaphore> {
        self.blocking_slots.clone()
    }

    /// Bytes that the response may have.
    pub(crate) fn max_response_bytes(&self) -> usize {
        self.bounds.max_response_bytes
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        self.account.is_abandoned.store(true, Ordering::Relaxed);
    }
}

/// The budgets that one query is charged to.
struct QueryAccount {
    /// The caller's own comes first, that of the process last.
    budgets: Vec<Arc<Budget>>,
    end: Timestamp,
    clock: Clock,
    is_abandoned: AtomicBool,
}

impl Account for QueryAccount {
    fn charge_steps(&self, steps: u64) -> Result<(), LimitExceeded> {
        if self.is_abandoned.load(Ordering::Relaxed) {
            return Err(LimitExceeded::Abandoned);
        }
        let now = (self.clock)();
        if now > self.end {
            return Err(LimitExceeded::Time);
        }
        for (index, budget) in self.budgets.iter().enumerate() {
            if budget.take_steps(steps, now) {
                continue;
            }
            for earlier in &self.budgets[..index] {
                earlier.refund_steps(steps, now);
            }
            // The only other budget with a bound on steps is that of callers without a token.
            let is_own = index == 0;
            return Err(if is_own {
                LimitExceeded::Share
            } else {
                LimitExceeded::AnonymousShare
            });
        }
        Ok(())
    }

    fn reserve(&self, bytes: u64) -> Result<(), LimitExceeded> {
        for (index, budget) in self.budgets.iter().enumerate() {
            if budget.reserve(bytes) {
                continue;
            }
            for earlier in &self.budgets[..index] {
                earlier.release(bytes);
            }
            let is_own = index == 0;
            return Err(if is_own {
                LimitExceeded::Share
            } else {
                LimitExceeded::Memory
            });
        }
        Ok(())
    }

    fn release(&self, bytes: u64) {
        for budget in &self.budgets {
            budget.release(bytes);
        }
    }
}

#[cfg(test)]
mod tests;
