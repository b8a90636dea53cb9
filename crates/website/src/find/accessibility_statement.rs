//! `/was`, in each language and below each base path: to the site's accessibility statement.

use super::{Asking, Found, RootData};
use museum::Target;

impl Asking<'_> {
    /// Where the short address leads. Without root data nobody knows.
    pub(super) fn accessibility_statement(&self, shell: &RootData) -> Found {
        let Some(root_data) = self.root_data(shell) else {
            return self.failure(shell);
        };
        let target = Target::accessibility_statement(&root_data, &self.shaping());
        target.map_or(Found::Nothing, Found::Redirect)
    }
}
