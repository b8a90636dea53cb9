//! Single flights: of several callers of the same work, the first starts it and all get its result.

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};
use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;

/// Work that has started. It continues without any caller that waits, because others may come.
#[derive(Clone)]
pub struct Flight<T> {
    /// When it started.
    pub started: Instant,
    /// Whether another caller started it.
    pub is_joined: bool,
    /// Its result; `None` where the work panicked.
    pub result: Shared<BoxFuture<'static, Option<T>>>,
}

/// The work that has started and is not done, by its key. Cloning shares it.
///
/// Outsiders choose keys, so the map has random seeds: with fixed ones they could choose keys that
/// collide.
pub struct SingleFlight<K, T>(Arc<Mutex<HashMap<K, Flight<T>>>>);

impl<K, T> Default for SingleFlight<K, T> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<K, T> Clone for SingleFlight<K, T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<K, T> SingleFlight<K, T>
where
    K: Clone + Eq + Hash + Send + 'static,
    T: Clone + Send + Sync + 'static,
{
    /// Joins the work with this key, or starts this one.
    pub fn start_or_join<F>(&self, key: &K, work: F) -> Flight<T>
    where
        F: Future<Output = T> + Send + 'static,
    {
        let Ok(flight) = self.try_start_or_join(key, || Ok::<_, Infallible>(work));
        flight
    }

    /// Joins the work with this key. If there is none, `start` makes it or refuses to.
    pub fn try_start_or_join<F, E>(
        &self,
        key: &K,
        start: impl FnOnce() -> Result<F, E>,
    ) -> Result<Flight<T>, E>
    where
        F: Future<Output = T> + Send + 'static,
    {
        let mut flights = self.flights();
        if let Some(flight) = flights.get(key) {
            let flight = flight.clone();
            return Ok(Flight {
                is_joined: true,
                ..flight
            });
        }
        let work = start()?;
        let remove_on_drop = RemoveOnDrop(self.clone(), key.clone());
        let task = tokio::spawn(async move {
            // Removed before the result is seen, so that a later caller starts anew and finds what
            // this work stored.
            let _remove_on_drop = remove_on_drop;
            work.await
        });
        let flight = Flight {
            started: Instant::now(),
            is_joined: false,
            result: task.map(Result::ok).boxed().shared(),
        };
        flights.insert(key.clone(), flight.clone());
        Ok(flight)
    }

    /// Whether there is work with this key.
    pub fn is_under_way(&self, key: &K) -> bool {
        self.flights().contains_key(key)
    }
}

impl<K, T> SingleFlight<K, T> {
    fn flights(&self) -> MutexGuard<'_, HashMap<K, Flight<T>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Removes work from the map when it ends, also when it panics.
struct RemoveOnDrop<K: Eq + Hash, T>(SingleFlight<K, T>, K);

impl<K: Eq + Hash, T> Drop for RemoveOnDrop<K, T> {
    fn drop(&mut self) {
        self.0.flights().remove(&self.1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::future::pending;
    use tokio::sync::Semaphore;

    type Numbers = SingleFlight<&'static str, u32>;

    /// Work that returns a number as soon as the gate is open.
    async fn gated(gate: Arc<Semaphore>, number: u32) -> u32 {
        // A closed semaphore is an open gate.
        let _ = gate.acquire().await;
        number
    }

    #[tokio::test]
    async fn the_first_works_and_all_get_the_result() {
        let (flights, gate) = (Numbers::default(), Arc::new(Semaphore::new(0)));
        let first = flights.start_or_join(&"a", gated(gate.clone(), 1));
        let second = flights.start_or_join(&"a", gated(gate.clone(), 2));
        let other = flights.start_or_join(&"b", gated(gate.clone(), 3));
        let joined = [first.is_joined, second.is_joined, other.is_joined];
        assert_eq!(joined, [false, true, false]);
        assert!(flights.is_under_way(&"a"));
        // The first caller goes away.
        drop(first);
        gate.close();
        assert_eq!(second.result.await, Some(1));
        assert_eq!(other.result.await, Some(3));
        assert!(!flights.is_under_way(&"a"));
        let again = flights.start_or_join(&"a", gated(gate, 4));
        assert_eq!(again.result.await, Some(4));
    }

    #[tokio::test]
    async fn work_continues_without_a_caller_that_waits() {
        let (flights, gate) = (Numbers::default(), Arc::new(Semaphore::new(0)));
        let done = Arc::new(Semaphore::new(0));
        let (open, finished) = (gate.clone(), done.clone());
        drop(flights.start_or_join(&"a", async move {
            let number = gated(open, 1).await;
            finished.add_permits(1);
            number
        }));
        gate.close();
        assert!(done.acquire().await.is_ok());
    }

    #[tokio::test]
    async fn work_that_is_refused_or_panics_leaves_nothing_behind() {
        let flights = Numbers::default();
        let refusal = || Err::<BoxFuture<'static, u32>, _>("full");
        let refused = flights.try_start_or_join(&"a", refusal);
        assert_eq!(refused.err(), Some("full"));
        assert!(!flights.is_under_way(&"a"));
        let panics = flights.start_or_join(&"a", async { panic!("this test ends this work") });
        assert_eq!(panics.result.await, None);
        assert!(!flights.is_under_way(&"a"));
    }

    #[tokio::test]
    async fn joining_needs_no_permission() {
        let flights = Numbers::default();
        flights.start_or_join(&"a", pending());
        let refusal = || Err::<BoxFuture<'static, u32>, _>("full");
        let joined = flights.try_start_or_join(&"a", refusal);
        assert!(joined.is_ok_and(|flight| flight.is_joined));
    }
}
