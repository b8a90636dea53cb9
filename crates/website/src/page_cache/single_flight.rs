//! One rendering of a page, however many visitors want it.

use super::{Page, PageKey};
use crate::render_page::NoPage;
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::time::Instant;

/// What comes of rendering a page.
pub(crate) type Outcome = Result<Page, Arc<NoPage>>;

/// A rendering that has begun. It goes on when nobody waits for it any more.
#[derive(Clone)]
pub(crate) struct Flight {
    pub(crate) begun: Instant,
    pub(crate) outcome: Shared<BoxFuture<'static, Outcome>>,
}

/// The renderings that have begun.
#[derive(Clone, Default)]
pub(super) struct SingleFlight(Arc<Mutex<HashMap<PageKey, Flight>>>);

impl SingleFlight {
    fn with<T>(&self, work: impl FnOnce(&mut HashMap<PageKey, Flight>) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The rendering of a page, which begins if there is none.
    pub(super) fn join<F>(
        &self,
        key: &PageKey,
        start: impl FnOnce() -> Result<F, NoPage>,
    ) -> Result<Flight, NoPage>
    where
        F: Future<Output = Outcome> + Send + 'static,
    {
        self.with(|flights| {
            if let Some(flight) = flights.get(key) {
                return Ok(flight.clone());
            }
            let rendering = start()?;
            let landing = Landing(self.clone(), key.clone());
            let task = tokio::spawn(async move {
                let _landing = landing;
                rendering.await
            });
            let outcome = task.map(|outcome| outcome.unwrap_or(Err(Arc::new(NoPage::Broken))));
            let flight = Flight {
                begun: Instant::now(),
                outcome: outcome.boxed().shared(),
            };
            flights.insert(key.clone(), flight.clone());
            Ok(flight)
        })
    }
}

/// Takes a rendering off the list when it ends, however it ends.
struct Landing(SingleFlight, PageKey);

impl Drop for Landing {
    fn drop(&mut self) {
        self.0.with(|flights| flights.remove(&self.1));
    }
}
