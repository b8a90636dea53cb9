//! Warnings about the content of a page: logged and counted, never shown to visitors.

use super::look_up::PageLookup;
use museum::Warning;

impl PageLookup<'_> {
    pub(super) fn report_warnings(&self, warnings: &[Warning]) {
        self.app.metrics.count_warnings(warnings.len());
        for warning in warnings {
            if let Some(receive) = &self.app.warning_receiver {
                receive(warning);
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
