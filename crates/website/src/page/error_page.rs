//! The error page.

use super::look_up::PageLookup;
use super::shaped_page::ShapedPage;
use crate::app::App;
use museum::{PageAddress, PageView};

/// What is around the text of an error page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ErrorPageShell {
    /// The menus and the footer of the site, as the content service sent them last.
    OfSite,
    /// Nothing from content, which may be what cannot be rendered.
    Empty,
}

/// The error page of a site.
pub(crate) fn error_page(
    app: &App,
    address: &PageAddress<'_>,
    shell: ErrorPageShell,
) -> ShapedPage {
    let lookup = PageLookup {
        app,
        address,
        query_string: "",
    };
    let root_data = lookup.last_root_data();
    let root_data_json = match shell {
        ErrorPageShell::OfSite => lookup.read_root_data(&root_data),
        ErrorPageShell::Empty => None,
    };
    lookup.shape_view(None, |shaping| {
        PageView::failed(root_data_json.as_ref(), address, shaping)
    })
}
