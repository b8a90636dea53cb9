//! From content to the view of a page.

use super::content::{PageContent, PageDocument};
use super::look_up::PageLookup;
use super::root_data::RootData;
use super::shaped_page::{Origin, ShapedPage};
use crate::page_result::{NoPage, PageResult};
use content_client::QueryResponse;
use museum::{Json, PageView, Shaping};

impl PageLookup<'_> {
    /// Shapes the page of this content.
    pub(super) fn shape(
        &self,
        content: &PageContent,
        root_data: &RootData,
    ) -> PageResult<ShapedPage> {
        match content {
            PageContent::Document(document) => self.shape_document(document, root_data),
            PageContent::NotFoundPage(own) => Ok(self.not_found_page(own.as_deref(), root_data)),
            PageContent::AccessibilityStatement => Err(self.accessibility_statement(root_data)),
            PageContent::SignUp(outcome) => Ok(self.sign_up_page(*outcome, root_data)),
            PageContent::Search(results) => self
                .search_page(results.as_ref(), root_data)
                .map_err(|error| self.failure(&error)),
        }
    }

    /// Shapes a page of content.
    pub(super) fn shape_document(
        &self,
        document: &PageDocument,
        root_data: &RootData,
    ) -> PageResult<ShapedPage> {
        let PageDocument {
            page_type,
            response,
            lookup_tags,
        } = document;
        let content: Json<'_> = response
            .read()
            .map_err(|error| self.failure(&error.into()))?;
        let shell_data = self.read_root_data(root_data);
        let shaping = self.shaping();
        let view = PageView::shape(
            page_type,
            &content,
            shell_data.as_ref(),
            self.address,
            &shaping,
        );
        let origin = Origin {
            tags: all_tags(lookup_tags, response, root_data),
            valid_until: shaping.valid_until(),
            document: Some((*page_type, response.result.get().into())),
        };
        self.report_warnings(&shaping.into_warnings());
        let view = view.ok_or(NoPage::NotFound)?;
        Ok(ShapedPage::new(view, origin))
    }

    /// Shapes a page that always exists, and logs what was found wrong.
    pub(super) fn shape_view(
        &self,
        tags: Option<Vec<String>>,
        shape: impl FnOnce(&Shaping<'_>) -> PageView,
    ) -> ShapedPage {
        let shaping = self.shaping();
        let view = shape(&shaping);
        let origin = Origin {
            tags,
            valid_until: shaping.valid_until(),
            document: None,
        };
        self.report_warnings(&shaping.into_warnings());
        ShapedPage::new(view, origin)
    }
}

/// The sync tags of everything that a page is made of; `None` if its root data are not fresh.
pub(super) fn all_tags(
    lookup_tags: &[String],
    response: &QueryResponse,
    root_data: &RootData,
) -> Option<Vec<String>> {
    let root_tag = root_data.tag.clone()?;
    let mut tags = [lookup_tags, &response.sync_tags, &[root_tag]].concat();
    tags.sort_unstable();
    tags.dedup();
    Some(tags)
}
