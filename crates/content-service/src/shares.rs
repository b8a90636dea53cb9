//! What queries may use of the process: all together, those without a token together, and
//! each caller.
//!
//! A query is admitted when there is a slot for it, waits a short while if there is none,
//! and is refused after that: 429 where the caller's own queries fill its slots, 503 where
//! everybody's do. What an admitted query uses is charged to the budgets of its caller and
//! of its class. The website is a caller by name, so that no stranger takes its share.

mod budget;
mod dry_run;
mod own_slots;
mod query_slots;
mod stream_share;

pub(crate) use dry_run::AdmittedDryRun;
pub(crate) use stream_share::StreamShare;

use crate::error::Fault;
use crate::settings::{Clock, Settings};
use axum::http::StatusCode;
use budget::Budget;
use dry_run::MostDryRuns;
use groq::{Account, LimitExceeded, Limits, Reservation, TooLarge};
use http_server::customer;
use jiff::{SignedDuration, Timestamp};
use lake::{LakeError, ReadLimits};
use moka::sync::Cache;
use own_slots::OwnSlots;
use query_slots::{QuerySlot, QuerySlots};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use stream_share::OpenStreams;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Who a query is charged to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Payer {
    /// A website, by the id of its token.
    Website(String),
    /// The holder of another token.
    Holder(String),
    /// A caller without a token, by the network of its address.
    Network(IpAddr),
}

impl Payer {
    /// A caller without a token.
    pub(crate) fn at(address: IpAddr) -> Self {
        Self::Network(customer(address))
    }

    pub(crate) fn is_anonymous(&self) -> bool {
        matches!(self, Self::Network(_))
    }
}

/// Queries that run at once: all, those without a token among them, and those of one caller.
const SLOTS: usize = 64;
const ANONYMOUS_SLOTS: usize = 32;
const WEBSITE_SLOTS: usize = 32;
const HOLDER_SLOTS: usize = 16;
const NETWORK_SLOTS: usize = 8;

/// Transactions that are read for streams at once: for those with a token, and without.
const STREAM_READS: usize = 4;
const ANONYMOUS_STREAM_READS: usize = 2;

/// How long a query waits for a slot.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// Steps a second that those without a token may take together on each core, and one of them;
/// and how many seconds' worth they may take at once.
const ANONYMOUS_STEPS: u64 = 10_000_000;
const NETWORK_STEPS: u64 = 5_000_000;
const BURST: u64 = 10;

/// Callers that are remembered, and how long after their last query.
const CALLERS: u64 = 10_000;
const REMEMBERED: Duration = Duration::from_mins(10);

/// The shares of a process.
pub(crate) struct Shares {
    query_slots: QuerySlots,
    all: Class,
    anonymous: Class,
    callers: Cache<Payer, Arc<CallerShare>>,
    /// The bounds of a query with a token, and without.
    bounds: [Bounds; 2],
    memory: u64,
    open_streams: Arc<OpenStreams>,
    /// Slots for dry runs with queries.
    dry_runs: Arc<Semaphore>,
    most_dry_runs: MostDryRuns,
    /// How long a query waits for a slot.
    wait: Duration,
    clock: Clock,
}

/// What some callers share.
struct Class {
    /// Slots for long evaluations, and how many there are. Each class has its own: on one core a
    /// common one would be taken by callers without a token.
    long: Arc<Semaphore>,
    most_long: usize,
    /// Slots for reading what streams send.
    reads: Arc<Semaphore>,
    budget: Arc<Budget>,
}

impl Class {
    fn new(reads: usize, most_long: usize, budget: Budget) -> Self {
        Self {
            reads: Arc::new(Semaphore::new(reads)),
            long: Arc::new(Semaphore::new(most_long)),
            most_long,
            budget: Arc::new(budget),
        }
    }
}

/// What one caller may use.
struct CallerShare {
    queries: OwnSlots,
    dry_runs: OwnSlots,
    budget: Arc<Budget>,
}

#[derive(Clone, Copy)]
struct Bounds {
    steps: u64,
    bytes: u64,
    seconds: u64,
    max_response_bytes: usize,
}

impl Shares {
    /// Beside so many connections to the database.
    pub(crate) fn new(settings: &Settings, connections: u32, clock: Clock) -> Self {
        let most_dry_runs = MostDryRuns::beside(connections);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let memory = settings.query_memory;
        let steps = ANONYMOUS_STEPS.saturating_mul(cores as u64);
        Self {
            query_slots: QuerySlots::new(SLOTS, ANONYMOUS_SLOTS),
            all: Class::new(STREAM_READS, cores, Budget::of_memory(memory)),
            anonymous: Class::new(
                ANONYMOUS_STREAM_READS,
                (cores / 2).max(1),
                Budget::new(memory / 2, steps, BURST),
            ),
            callers: Cache::builder()
                .max_capacity(CALLERS)
                .time_to_idle(REMEMBERED)
                .build(),
            bounds: [
                Bounds {
                    steps: settings.query_steps,
                    bytes: settings.query_bytes,
                    seconds: settings.query_seconds,
                    max_response_bytes: settings.max_response_bytes,
                },
                Bounds {
                    steps: settings.anonymous_query_steps,
                    bytes: settings.anonymous_query_bytes,
                    seconds: settings.anonymous_query_seconds,
                    max_response_bytes: settings.anonymous_max_response_bytes,
                },
            ],
            memory,
            open_streams: Arc::new(OpenStreams::of(settings.streams_per_caller)),
            dry_runs: Arc::new(Semaphore::new(most_dry_runs.of_all)),
            most_dry_runs,
            wait: LONGEST_WAIT,
            clock,
        }
    }

    /// Admits a query when there is a slot for it.
    pub(crate) async fn admit(&self, payer: &Payer) -> Result<Admitted, Fault> {
        let caller = self.caller(payer);
        let caller_slot = caller.queries.take(self.wait).await?;
        let query_slot = self.query_slots.take(payer.is_anonymous(), self.wait).await;
        let Some(query_slot) = query_slot else {
            let message = "Too many queries are running; try again";
            return Err(Fault::new(StatusCode::SERVICE_UNAVAILABLE, message));
        };
        let bounds = self.bounds[usize::from(payer.is_anonymous())];
        let seconds = i64::try_from(bounds.seconds).unwrap_or(i64::MAX);
        let end = (self.clock)().saturating_add(SignedDuration::from_secs(seconds));
        let account = Arc::new(self.account(payer, end.unwrap_or(Timestamp::MAX)));
        Ok(Admitted {
            bounds,
            account,
            long: self.class(payer).long.clone(),
            _caller_slot: caller_slot,
            _query_slot: query_slot,
        })
    }

    /// Memory of a caller, for the body of a request. It is given back when this is dropped.
    pub(crate) fn memory_of(&self, payer: &Payer) -> Reservation {
        Reservation::of(Arc::new(self.account(payer, Timestamp::MAX)))
    }

    fn class(&self, payer: &Payer) -> &Class {
        if payer.is_anonymous() {
            &self.anonymous
        } else {
            &self.all
        }
    }

    fn account(&self, payer: &Payer, end: Timestamp) -> QueryAccount {
        let mut budgets = vec![self.caller(payer).budget.clone(), self.all.budget.clone()];
        if payer.is_anonymous() {
            budgets.insert(1, self.anonymous.budget.clone());
        }
        QueryAccount {
            budgets,
            end,
            clock: self.clock.clone(),
            gone: AtomicBool::new(false),
        }
    }

    fn caller(&self, payer: &Payer) -> Arc<CallerShare> {
        self.callers.get_with_by_ref(payer, || {
            let (slots, budget) = match payer {
                Payer::Website(_) => (WEBSITE_SLOTS, Budget::of_memory(self.memory / 2)),
                Payer::Holder(_) => (HOLDER_SLOTS, Budget::of_memory(self.memory / 2)),
                Payer::Network(_) => {
                    let budget = Budget::new(self.memory / 4, NETWORK_STEPS, BURST);
                    (NETWORK_SLOTS, budget)
                }
            };
            Arc::new(CallerShare {
                queries: OwnSlots::new(slots, "queries"),
                dry_runs: OwnSlots::new(self.most_dry_runs.of_one, "dry runs"),
                budget: Arc::new(budget),
            })
        })
    }

    /// Bytes that queries hold now.
    pub(crate) fn memory_used(&self) -> u64 {
        self.memory.saturating_sub(self.all.budget.memory_left())
    }

    /// Evaluations that take long and run now.
    pub(crate) fn long_evaluations(&self) -> usize {
        let running = |class: &Class| class.most_long - class.long.available_permits();
        running(&self.all) + running(&self.anonymous)
    }
}

/// An admitted query. It holds its slots; when it is dropped, because the response is there
/// or nobody waits for one any more, the evaluation ends.
pub(crate) struct Admitted {
    bounds: Bounds,
    account: Arc<QueryAccount>,
    long: Arc<Semaphore>,
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

    /// The memory of a response, if it may be so long.
    pub(crate) fn reserve_answer(&self, length: usize) -> Result<Reservation, Fault> {
        let limit = self.bounds.max_response_bytes;
        if length > limit {
            return Err(LakeError::from(TooLarge { limit }).into());
        }
        let reservation = Reservation::of(self.account.clone());
        reservation.reserve(length as u64).map_err(Fault::limit)?;
        Ok(reservation)
    }

    /// What documents may cost that are read by their ids.
    pub(crate) fn read_limits(&self) -> ReadLimits {
        ReadLimits {
            longest_answer: self.bounds.max_response_bytes,
            account: Some(self.account.clone()),
        }
    }

    /// The slots for long evaluations.
    pub(crate) fn long_evaluations(&self) -> Arc<Semaphore> {
        self.long.clone()
    }

    /// Bytes that the response may have.
    pub(crate) fn max_response_bytes(&self) -> usize {
        self.bounds.max_response_bytes
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        self.account.gone.store(true, Ordering::Relaxed);
    }
}

/// What one query is charged to.
struct QueryAccount {
    /// From the caller's own to that of all.
    budgets: Vec<Arc<Budget>>,
    end: Timestamp,
    clock: Clock,
    gone: AtomicBool,
}

impl Account for QueryAccount {
    fn charge_steps(&self, steps: u64) -> Result<(), LimitExceeded> {
        if self.gone.load(Ordering::Relaxed) {
            return Err(LimitExceeded::Abandoned);
        }
        let now = (self.clock)();
        if now > self.end {
            return Err(LimitExceeded::Time);
        }
        for (index, budget) in self.budgets.iter().enumerate() {
            if budget.charge_steps(steps, now) {
                continue;
            }
            for charged in &self.budgets[..index] {
                charged.refund_steps(steps, now);
            }
            // Only callers without a token have a budget of steps together.
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
            for taken in &self.budgets[..index] {
                taken.release(bytes);
            }
            let own = index == 0;
            return Err(if own {
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
