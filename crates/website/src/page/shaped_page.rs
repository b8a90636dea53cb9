//! A shaped page: its view in all the forms in which it is needed.

use crate::content_hash::content_hash;
use crate::renderer::RenderRequest;
use axum::http::StatusCode;
use jiff::Timestamp;
use museum::{Body, PageType, PageView};

/// A view that was shaped from the content service's responses.
pub(crate) struct ShapedPage {
    pub(crate) view: PageView,
    /// The view as JSON.
    pub(crate) json: String,
    /// The structured data for search engines, as JSON; empty if there are none.
    pub(crate) structured_data: String,
    /// The request to a worker.
    pub(crate) render_request: RenderRequest,
    pub(crate) provenance: Provenance,
}

/// What a view was shaped from, and how long it is valid.
pub(crate) struct Provenance {
    /// The sync tags of all queries behind it; `None` if the page must not be cached.
    pub(crate) sync_tags: Option<Vec<String>>,
    /// When the view expires: from then on the same content may be shaped differently.
    pub(crate) valid_until: Option<Timestamp>,
    /// The type of the page, and the result of its query.
    pub(crate) document: Option<(&'static PageType, Box<str>)>,
}

impl ShapedPage {
    pub(crate) fn new(view: PageView, provenance: Provenance) -> Self {
        let json = serde_json::to_string(&view).unwrap_or_default();
        let structured_data = view.structured_data.as_ref();
        let structured_data = structured_data.map(ToString::to_string).unwrap_or_default();
        let render_request =
            RenderRequest::new(&format!("{{\"render\":\"page\",\"view\":{json}}}"));
        let render_request = render_request.with_quarantine_name(&quarantine_name(&view));
        Self {
            view,
            json,
            structured_data,
            render_request,
            provenance,
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match &self.view.page.body {
            Body::NotFoundPage(_) => StatusCode::NOT_FOUND,
            Body::FailedPage(_) => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::OK,
        }
    }

    /// A hash of all that its HTML has for visitors and for search engines.
    pub(crate) fn hash(&self) -> String {
        content_hash(&[self.json.as_bytes(), self.structured_data.as_bytes()].concat())
    }
}

/// The name by which the quarantine knows a page, whatever its parameters. All addresses without a
/// page share one name, because they are endless.
fn quarantine_name(view: &PageView) -> String {
    let id = match &view.page.body {
        Body::NotFoundPage(_) => "404",
        Body::FailedPage(_) => "500",
        _ => &view.page.id,
    };
    let (site, locale) = (&view.shell.site.key, view.page.locale.code());
    format!("{site} {locale} {id}")
}
