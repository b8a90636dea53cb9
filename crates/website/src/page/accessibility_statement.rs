//! `/was`, in each language and below each base path: to the site's accessibility statement.

use super::look_up::PageLookup;
use super::root_data::RootData;
use crate::page_result::NoPage;
use museum::Target;

impl PageLookup<'_> {
    /// Where the short address leads. Root data name the statement: without them nobody knows.
    pub(super) fn accessibility_statement(&self, root_data: &RootData) -> NoPage {
        let Some(root_data) = self.read_root_data(root_data) else {
            return NoPage::NoContent;
        };
        let target = Target::accessibility_statement(&root_data, &self.shaping());
        target.map_or(NoPage::NotFound, NoPage::Redirect)
    }
}
