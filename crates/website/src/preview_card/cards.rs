//! The cache of preview cards, and how many are drawn at once.

use super::{DrawError, Pictures, draw};
use crate::admission::Admission;
use bytes::Bytes;
use moka::future::Cache;
use museum::PreviewCard;
use std::sync::Arc;
use thiserror::Error;
use tokio::sync::Semaphore;

/// Bytes of all cards in memory. One has about 200 KB.
const MAX_CACHED_BYTES: u64 = 48 << 20;
/// Cards that may be drawn or wait at once, with their pictures in memory.
const MAX_WAITING: usize = 16;
/// Cards that are drawn at once. They are few because pages need the processors too.
const MAX_DRAWING: usize = 2;

/// Why there is no card.
#[derive(Debug, Error)]
pub(crate) enum NoCard {
    /// Too many cards are being drawn or wait.
    #[error("too many cards are waited for")]
    Busy,
    /// The picture of the page cannot be fetched now. The card without it is for a short time.
    #[error("the page's picture cannot be had")]
    WithoutPicture(Bytes),
    /// It cannot be drawn.
    #[error(transparent)]
    Draw(#[from] DrawError),
    /// The task that draws has failed, or the page has no such card.
    #[error("drawing broke off")]
    Broken,
}

/// The cards of all sites. Cloning shares them.
#[derive(Clone)]
pub(crate) struct PreviewCards {
    cache: Cache<String, Bytes>,
    pub(crate) admission: Admission,
    drawing: Arc<Semaphore>,
}

impl PreviewCards {
    pub(crate) fn new() -> Self {
        let size = |_: &String, card: &Bytes| u32::try_from(card.len()).unwrap_or(u32::MAX);
        Self {
            cache: Cache::builder()
                .weigher(size)
                .max_capacity(MAX_CACHED_BYTES)
                .build(),
            admission: Admission::new(MAX_WAITING),
            drawing: Arc::new(Semaphore::new(MAX_DRAWING)),
        }
    }

    /// A card from the cache.
    pub(crate) async fn get(&self, version: &str) -> Option<Bytes> {
        self.cache.get(version).await
    }

    /// A card, which is drawn once for all requests that wait for it.
    pub(crate) async fn draw(
        &self,
        card: PreviewCard,
        pictures: impl Future<Output = Pictures>,
    ) -> Result<Bytes, Arc<NoCard>> {
        let version = card.version();
        let drawing = async {
            let admission_permit = self.admission.try_permit().ok_or(NoCard::Busy)?;
            let pictures = pictures.await;
            let permit = self.drawing.clone().acquire_owned().await;
            let permit = permit.map_err(|_closed| NoCard::Broken)?;
            let is_complete = card.picture.is_none() || pictures.page.is_some();
            // A client that disconnects does not cancel the blocking task, which has the permits
            // until it ends.
            let bytes = tokio::task::spawn_blocking(move || {
                let bytes = draw(&card, &pictures);
                drop((permit, admission_permit));
                bytes
            });
            let bytes = Bytes::from(bytes.await.map_err(|_broken| NoCard::Broken)??);
            if is_complete {
                Ok(bytes)
            } else {
                Err(NoCard::WithoutPicture(bytes))
            }
        };
        self.cache.try_get_with(version, drawing).await
    }
}
