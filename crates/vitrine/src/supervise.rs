//! What a service does beside answering requests, for as long as it lives.

use content_service::Service;
use std::time::Duration;

/// How long a task that panicked waits before it begins again.
const PAUSE: Duration = Duration::from_secs(2);

/// Runs a task of the service until it ends. One that panics begins again: a release that is due
/// is late then, and not left for good.
pub(crate) fn supervise<F>(
    name: &'static str,
    service: &Service,
    task: impl Fn(Service) -> F + Send + 'static,
) where
    F: Future<Output = ()> + Send + 'static,
{
    let service = service.clone();
    tokio::spawn(repeat(PAUSE, name, move || task(service.clone())));
}

/// Runs a task again until it ends without a panic.
async fn repeat<F>(pause: Duration, name: &'static str, task: impl Fn() -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    while tokio::spawn(task()).await.is_err_and(|end| end.is_panic()) {
        tracing::error!(name, "a task panicked and begins again");
        tokio::time::sleep(pause).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[tokio::test]
    async fn a_task_that_panics_begins_again_until_it_ends() {
        let begun = Arc::new(AtomicUsize::new(0));
        repeat(Duration::ZERO, "test", || {
            let begun = Arc::clone(&begun);
            async move { assert!(begun.fetch_add(1, Ordering::SeqCst) == 2) }
        })
        .await;
        assert_eq!(begun.load(Ordering::SeqCst), 3);
    }
}
