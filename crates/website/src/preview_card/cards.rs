//! The cards that were drawn, and how many are drawn at once.

use super::{DrawError, Pictures, draw};
use crate::admission::Admission;
use bytes::Bytes;
use moka::future::Cache;
use museum::PreviewCard;
use std::sync::Arc;
use thiserror::Error;
use tokio::sync::Semaphore;

/// Bytes of all cards in memory. One has about 200 KB; after that crawlers and caches have it.
const MEMORY: u64 = 48 << 20;
/// Cards that are waited for at once, with the pictures that they need.
const ADMITTED: usize = 16;
/// Cards that are drawn at once: pages need the processors too.
const DRAWN_AT_ONCE: usize = 2;

/// Why there is no card.
#[derive(Debug, Error)]
pub(crate) enum NoCard {
    /// Too many are waited for.
    #[error("too many cards are waited for")]
    Busy,
    /// The page has a picture that cannot be had now: the card is without it, for a while.
    #[error("the page's picture cannot be had")]
    WithoutPicture(Bytes),
    /// It cannot be drawn.
    #[error(transparent)]
    Draw(#[from] DrawError),
    /// Drawing broke off.
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
            cache: Cache::builder().weigher(size).max_capacity(MEMORY).build(),
            admission: Admission::new(ADMITTED),
            drawing: Arc::new(Semaphore::new(DRAWN_AT_ONCE)),
        }
    }

    /// A card that was drawn before.
    pub(crate) async fn get(&self, version: &str) -> Option<Bytes> {
        self.cache.get(version).await
    }

    /// A card, drawn once however many want it.
    pub(crate) async fn draw(
        &self,
        card: PreviewCard,
        pictures: impl Future<Output = Pictures>,
    ) -> Result<Bytes, Arc<NoCard>> {
        let version = card.version();
        let drawing = async {
            let admitted = self.admission.try_permit().ok_or(NoCard::Busy)?;
            let pictures = pictures.await;
            let permit = self.drawing.clone().acquire_owned().await;
            let permit = permit.map_err(|_closed| NoCard::Broken)?;
            let is_whole = card.picture.is_none() || pictures.page.is_some();
            // Who hangs up ends the waiting, not the drawing: that holds its permits until it ends.
            let bytes = tokio::task::spawn_blocking(move || {
                let bytes = draw(&card, &pictures);
                drop((permit, admitted));
                bytes
            });
            let bytes = Bytes::from(bytes.await.map_err(|_broken| NoCard::Broken)??);
            if is_whole {
                Ok(bytes)
            } else {
                Err(NoCard::WithoutPicture(bytes))
            }
        };
        self.cache.try_get_with(version, drawing).await
    }
}
