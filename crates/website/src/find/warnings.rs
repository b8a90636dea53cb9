//! What is wrong with the content of a page: logged and counted, never shown.

use super::Asking;
use crate::shaped::Shaped;
use museum::{PageView, Shaping, Warning};

impl Asking<'_> {
    /// Shapes a view and logs what was found wrong.
    pub(super) fn shaped(&self, shape: impl FnOnce(&Shaping<'_>) -> PageView) -> Shaped {
        let shaping = self.shaping();
        let view = shape(&shaping);
        let shaped = Shaped::new(view, shaping.into_warnings());
        self.note(&shaped.warnings);
        shaped
    }

    pub(super) fn note(&self, warnings: &[Warning]) {
        self.site.metrics.warned(warnings.len());
        for warning in warnings {
            if let Some(noted) = &self.site.noted {
                noted(warning);
                continue;
            }
            let site = self.address.site.key.as_str();
            if warning.is_error() {
                tracing::error!(target: "vitrine::content", site, "{warning}");
            } else {
                tracing::warn!(target: "vitrine::content", site, "{warning}");
            }
        }
    }
}
