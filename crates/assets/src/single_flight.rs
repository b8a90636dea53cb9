//! One flight for each key: a caller that requests work in flight waits for it.

use crate::AssetError;
use foldhash::fast::RandomState;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// What flights bring.
type Landed<T> = Option<Result<T, AssetError>>;
/// By keys that follow from URLs, which outsiders choose: known seeds of the hashes would
/// let them make all fall into one bucket.
type UnderWay<T> = HashMap<String, watch::Receiver<Landed<T>>, RandomState>;

/// Work under way, by its key.
pub(crate) struct SingleFlight<T>(Arc<Mutex<UnderWay<T>>>);

impl<T> Default for SingleFlight<T> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<T: Clone + Send + Sync + 'static> SingleFlight<T> {
    /// The outcome of the flight with this key, which `begin` starts if none is in flight.
    /// The work goes on when those who wait for it go away: others may come. `joined`
    /// receives whether there was one already.
    pub(crate) async fn join<F>(
        &self,
        key: &str,
        begin: impl FnOnce() -> F,
        joined: impl FnOnce(bool),
    ) -> Result<T, AssetError>
    where
        F: Future<Output = Result<T, AssetError>> + Send + 'static,
    {
        let mut landing = self.board(key, begin, joined);
        let landed = landing.wait_for(Option::is_some).await;
        match landed.ok().and_then(|landed| landed.clone()) {
            Some(outcome) => outcome,
            None => Err(AssetError::Failed("the work was interrupted".to_owned())),
        }
    }

    /// Whether a flight with this key is under way.
    pub(crate) fn is_under_way(&self, key: &str) -> bool {
        self.under_way().contains_key(key)
    }

    fn board<F>(
        &self,
        key: &str,
        begin: impl FnOnce() -> F,
        joined: impl FnOnce(bool),
    ) -> watch::Receiver<Landed<T>>
    where
        F: Future<Output = Result<T, AssetError>> + Send + 'static,
    {
        let mut under_way = self.under_way();
        if let Some(landing) = under_way.get(key) {
            joined(true);
            return landing.clone();
        }
        joined(false);
        let (lands, landing) = watch::channel(None);
        under_way.insert(key.to_owned(), landing.clone());
        let work = begin();
        let flight = Flight {
            key: key.to_owned(),
            flights: Self(Arc::clone(&self.0)),
        };
        tokio::spawn(async move {
            let outcome = work.await;
            // From now on, callers find the cached result, not this flight.
            drop(flight);
            lands.send_replace(Some(outcome));
        });
        landing
    }

    fn under_way(&self) -> MutexGuard<'_, UnderWay<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes the flight off the list, also when its work panics.
struct Flight<T: Clone + Send + Sync + 'static> {
    key: String,
    flights: SingleFlight<T>,
}

impl<T: Clone + Send + Sync + 'static> Drop for Flight<T> {
    fn drop(&mut self) {
        self.flights.under_way().remove(&self.key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::time::Duration;
    use tokio::sync::Semaphore;

    /// Waits until something has happened, however busy the machine is.
    async fn until(happened: impl Fn() -> bool) {
        while !happened() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    #[tokio::test]
    async fn one_works_and_all_get_it_even_if_the_first_goes_away() {
        let flights = Arc::new(SingleFlight::default());
        let [begun, waiting] = [0; 2].map(|count| Arc::new(AtomicU32::new(count)));
        let gate = Arc::new(Semaphore::new(0));
        let ask = || {
            let (flights, begun, waiting) = (flights.clone(), begun.clone(), waiting.clone());
            let gate = gate.clone();
            tokio::spawn(async move {
                let work = || async move {
                    begun.fetch_add(1, Ordering::Relaxed);
                    let _ = gate.acquire().await;
                    Ok(7)
                };
                let joined = |under_way| {
                    waiting.fetch_add(u32::from(under_way), Ordering::Relaxed);
                };
                flights.join("a", work, joined).await
            })
        };
        let first = ask();
        until(|| begun.load(Ordering::Relaxed) == 1).await;
        let rest: Vec<_> = (0..20).map(|_| ask()).collect();
        until(|| waiting.load(Ordering::Relaxed) == 20).await;
        first.abort();
        gate.close();
        for one in rest {
            assert_eq!(one.await.unwrap().unwrap(), 7);
        }
        assert_eq!(begun.load(Ordering::Relaxed), 1);
        assert_eq!(ask().await.unwrap().unwrap(), 7);
        assert_eq!(
            begun.load(Ordering::Relaxed),
            2,
            "it has landed and is flown again"
        );
    }
}
