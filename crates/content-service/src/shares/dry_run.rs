//! Dry runs with queries. Each holds a connection to the database while its queries run, so the
//! number of those that run at the same time is limited, in total and for one caller.

use super::{Admitted, Caller, Shares};
use crate::error::Fault;
use axum::http::StatusCode;
use tokio::sync::OwnedSemaphorePermit;

/// A dry run waits this many times longer for a slot than a query: a slot is held for as long as
/// several queries take.
const WAIT_FACTOR: u32 = 10;

/// How many dry runs may run at the same time.
#[derive(Clone, Copy)]
pub(super) struct DryRunLimits {
    pub(super) total: usize,
    pub(super) per_caller: usize,
}

impl DryRunLimits {
    /// Dry runs hold at most a quarter of the connections of the database pool, those of one
    /// caller half of that.
    pub(super) fn of_pool(connections: u32) -> Self {
        let total = (connections as usize / 4).max(1);
        let per_caller = (total / 2).max(1);
        Self { total, per_caller }
    }
}

/// An admitted dry run: its slots, and those of its queries.
pub(crate) struct AdmittedDryRun {
    pub(crate) queries: Admitted,
    _slots: [OwnedSemaphorePermit; 2],
}

impl Shares {
    /// Admits a dry run with queries. It takes its slots for queries last, so that it holds none
    /// of them while it waits.
    pub(crate) async fn admit_dry_run(&self, caller: &Caller) -> Result<AdmittedDryRun, Fault> {
        let timeout = self.slot_timeout * WAIT_FACTOR;
        let share = self.share_of(caller);
        let caller_slot = share.dry_runs.take(timeout).await?;
        let slot = tokio::time::timeout(timeout, self.dry_runs.clone().acquire_owned());
        let Ok(Ok(slot)) = slot.await else {
            let message = "Too many dry runs are running; try again";
            return Err(Fault::new(StatusCode::SERVICE_UNAVAILABLE, message));
        };
        Ok(AdmittedDryRun {
            queries: self.admit(caller).await?,
            _slots: [caller_slot, slot],
        })
    }
}
