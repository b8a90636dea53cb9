//! The pages that are being rendered: each once, however many visitors want it.

use crate::page::{NoPage, PageResult};
use crate::page_cache::{Page, PageKey};
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::time::Instant;

/// A rendering that has started. It goes on when nobody waits for it any longer.
#[derive(Clone)]
pub(crate) struct Rendering {
    pub(crate) start: Instant,
    pub(crate) result: Shared<BoxFuture<'static, PageResult<Page>>>,
}

/// The renderings that have started. Cloning shares them.
#[derive(Clone, Default)]
pub(crate) struct Renderings(Arc<Mutex<HashMap<PageKey, Rendering>>>);

impl Renderings {
    fn with<T>(&self, work: impl FnOnce(&mut HashMap<PageKey, Rendering>) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The rendering of a page, which starts if there is none.
    pub(crate) fn start_or_join<F>(
        &self,
        key: &PageKey,
        start: impl FnOnce() -> PageResult<F>,
    ) -> PageResult<Rendering>
    where
        F: Future<Output = PageResult<Page>> + Send + 'static,
    {
        self.with(|renderings| {
            if let Some(rendering) = renderings.get(key) {
                return Ok(rendering.clone());
            }
            let future = start()?;
            let remove = RemoveOnDrop(self.clone(), key.clone());
            let task = tokio::spawn(async move {
                let _remove = remove;
                future.await
            });
            let result = task.map(|result| result.unwrap_or(Err(NoPage::Interrupted)));
            let rendering = Rendering {
                start: Instant::now(),
                result: result.boxed().shared(),
            };
            renderings.insert(key.clone(), rendering.clone());
            Ok(rendering)
        })
    }
}

/// Removes a rendering from the list when it ends, by a panic too.
struct RemoveOnDrop(Renderings, PageKey);

impl Drop for RemoveOnDrop {
    fn drop(&mut self) {
        self.0.with(|renderings| renderings.remove(&self.1));
    }
}
