//! The "not found" page: that of the site if it can be fetched, else one with built-in texts.

use super::look_up::PageLookup;
use super::root_data::RootData;
use super::shape::all_tags;
use super::shaped_page::ShapedPage;
use content_client::QueryResponse;
use museum::PageView;

impl PageLookup<'_> {
    pub(super) fn not_found_page(
        &self,
        own: Option<&QueryResponse>,
        root_data: &RootData,
    ) -> ShapedPage {
        let tags = own.and_then(|own| all_tags(&[], own, root_data));
        let content = own.and_then(|own| own.read().ok());
        let root_data_json = self.read_root_data(root_data);
        self.shape_view(tags, |shaping| {
            PageView::not_found(
                content.as_ref(),
                root_data_json.as_ref(),
                self.address,
                shaping,
            )
        })
    }
}
