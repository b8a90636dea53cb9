//! libvips, started as this worker needs it.

use crate::refused::{Refused, Result};
use libvips::VipsApp;
use pictures::Refusal;

/// libvips, running.
pub struct Engine {
    app: VipsApp,
}

impl Engine {
    /// Starts libvips. `threads` work on one image; more workers process more images at a time.
    ///
    /// Loaders that libvips does not trust with strangers' files (PDF, SVG, what
    /// `ImageMagick` reads) stay away if `VIPS_BLOCK_UNTRUSTED` is set in the
    /// environment before this.
    pub fn start(threads: u16) -> Result<Self> {
        let app = VipsApp::new("vitrine-image-worker", false)?;
        app.concurrency_set(i32::from(threads.max(1)));
        // No image is processed twice in the same way: the service caches the results.
        app.cache_set_max(0);
        app.cache_set_max_mem(0);
        app.cache_set_max_files(0);
        Ok(Self { app })
    }

    /// The errors of libvips since the last call.
    pub(crate) fn complaint(&self) -> String {
        let text = self.app.error_buffer().unwrap_or_default();
        let text = text.trim().lines().collect::<Vec<_>>().join("; ");
        self.app.error_clear();
        text
    }

    /// Does one piece of work, and adds libvips' own words to a refusal.
    pub(crate) fn hear<T>(&self, work: impl FnOnce() -> Result<T>) -> Result<T> {
        self.app.error_clear();
        work().map_err(|refused| refused.with(&self.complaint()))
    }
}

/// A number of pixels as libvips takes it. It knows none above ten million.
pub(crate) fn wide(pixels: u32) -> i32 {
    i32::try_from(pixels).unwrap_or(i32::MAX)
}

/// A number of pixels as libvips gives it.
pub(crate) fn narrow(pixels: i32) -> Result<u32> {
    u32::try_from(pixels).map_err(|_| Refused::new(Refusal::Failed, "a size below zero"))
}
