//! Dry runs with queries. Each holds a connection to the database as long as its queries take, so
//! that few may run at once: of one caller, and of all.

use super::{Admitted, Payer, Shares};
use crate::error::Fault;
use axum::http::StatusCode;
use tokio::sync::OwnedSemaphorePermit;

/// A dry run waits so many times as long as a query: those before it may take as long as queries
/// take.
const PATIENCE: u32 = 10;

/// Dry runs that may be under way.
#[derive(Clone, Copy)]
pub(super) struct MostDryRuns {
    pub(super) of_all: usize,
    pub(super) of_one: usize,
}

impl MostDryRuns {
    /// They hold a quarter of the connections to the database at most, those of one caller half of
    /// that.
    pub(super) fn beside(connections: u32) -> Self {
        let of_all = (connections as usize / 4).max(1);
        let of_one = (of_all / 2).max(1);
        Self { of_all, of_one }
    }
}

/// An admitted dry run: its slots, and those of its queries.
pub(crate) struct AdmittedDryRun {
    pub(crate) queries: Admitted,
    _slots: [OwnedSemaphorePermit; 2],
}

impl Shares {
    /// Admits a dry run with queries. It has its slots for queries only when it may begin: who
    /// waits takes none from other queries.
    pub(crate) async fn admit_dry_run(&self, payer: &Payer) -> Result<AdmittedDryRun, Fault> {
        let wait = self.wait * PATIENCE;
        let caller = self.caller(payer);
        let own = caller.dry_runs.take(wait).await?;
        let shared = tokio::time::timeout(wait, self.dry_runs.clone().acquire_owned());
        let Ok(Ok(shared)) = shared.await else {
            let message = "Too many dry runs are running; try again";
            return Err(Fault::new(StatusCode::SERVICE_UNAVAILABLE, message));
        };
        Ok(AdmittedDryRun {
            queries: self.admit(payer).await?,
            _slots: [own, shared],
        })
    }
}
