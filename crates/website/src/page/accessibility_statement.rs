//! `/was` (web accessibility statement), in each language and below each base path: a redirect to
//! the statement of the site.

use super::look_up::PageLookup;
use super::root_data::RootData;
use crate::page_result::NoPage;
use museum::Target;

impl PageLookup<'_> {
    /// The redirect to the statement, which root data name: without them it is unknown.
    pub(super) fn accessibility_statement(&self, root_data: &RootData) -> NoPage {
        let Some(root_data) = self.read_root_data(root_data) else {
            return NoPage::NoContent;
        };
        let target = Target::accessibility_statement(&root_data, &self.shaping());
        target.map_or(NoPage::NotFound, NoPage::Redirect)
    }
}
