//! The page with the outcome of a sign-up to a newsletter. It is the same for all visitors, so it
//! is cached.

use super::content::PageContent;
use super::look_up::PageLookup;
use super::parameters::with_names;
use super::root_data::RootData;
use super::shaped_page::ShapedPage;
use crate::page_result::{NoPage, PageResult};
use museum::{PageView, SignUpOutcome};

const PARAMETERS: &[&str] = &[SignUpOutcome::PARAMETER];

impl PageLookup<'_> {
    /// The outcome that the query string names. Without one there is no page.
    pub(super) fn sign_up_content(&self) -> PageResult<PageContent> {
        let canonical = with_names(self.query_string, PARAMETERS);
        if canonical != self.query_string {
            return Err(NoPage::CanonicalParameters(canonical));
        }
        let outcome = SignUpOutcome::read(self.query_string).ok_or(NoPage::NotFound)?;
        Ok(PageContent::SignUp(outcome))
    }

    pub(super) fn sign_up_page(&self, outcome: SignUpOutcome, root_data: &RootData) -> ShapedPage {
        let tags = root_data.tag.clone().map(|tag| vec![tag]);
        let root_data_json = self.read_root_data(root_data);
        self.shape_view(tags, |shaping| {
            PageView::newsletter(outcome, root_data_json.as_ref(), self.address, shaping)
        })
    }
}
