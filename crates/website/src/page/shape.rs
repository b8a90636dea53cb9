//! Shapes the content of a page into its view.

use super::content::{PageContent, PageDocument};
use super::look_up::PageLookup;
use super::root_data::RootData;
use super::shaped_page::{Provenance, ShapedPage};
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
                .map_err(|error| self.log_no_content(&error)),
        }
    }

    /// Shapes a page with a document.
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
            .map_err(|error| self.log_no_content(&error.into()))?;
        let root_data_json = self.read_root_data(root_data);
        let shaping = self.shaping();
        let view = PageView::shape(
            page_type,
            &content,
            root_data_json.as_ref(),
            self.address,
            &shaping,
        );
        let provenance = Provenance {
            sync_tags: all_tags(lookup_tags, response, root_data),
            valid_until: shaping.valid_until(),
            document: Some((*page_type, response.result.get().into())),
        };
        self.report_warnings(&shaping.into_warnings());
        let view = view.ok_or(NoPage::NotFound)?;
        Ok(ShapedPage::new(view, provenance))
    }

    /// Shapes a page that needs no document, and reports the warnings.
    pub(super) fn shape_view(
        &self,
        sync_tags: Option<Vec<String>>,
        shape: impl FnOnce(&Shaping<'_>) -> PageView,
    ) -> ShapedPage {
        let shaping = self.shaping();
        let view = shape(&shaping);
        let provenance = Provenance {
            sync_tags,
            valid_until: shaping.valid_until(),
            document: None,
        };
        self.report_warnings(&shaping.into_warnings());
        ShapedPage::new(view, provenance)
    }
}

/// The sync tags of all queries behind a page; `None` if its root data are not fresh.
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
