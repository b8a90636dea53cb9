//! A page's view, in all the forms in which it is needed.

use crate::content_hash::content_hash;
use crate::renderer::Request;
use axum::http::StatusCode;
use jiff::Timestamp;
use museum::{Body, PageType, PageView};

/// A view that was shaped from the content service's responses.
pub(crate) struct ShapedPage {
    pub(crate) view: PageView,
    /// The view as JSON.
    pub(crate) json: String,
    /// What search engines read of it, as JSON; empty if that is nothing.
    pub(crate) structured_data: String,
    /// The request to a worker.
    pub(crate) request: Request,
    pub(crate) origin: Origin,
}

/// What a view was shaped from, and for how long it is the right one.
pub(crate) struct Origin {
    /// The sync tags of all queries behind it; `None` if one of them was not answered.
    pub(crate) tags: Option<Vec<String>>,
    /// When the same content may be shaped differently.
    pub(crate) valid_until: Option<Timestamp>,
    /// The type of the page, and the result of its query.
    pub(crate) document: Option<(&'static PageType, Box<str>)>,
}

impl ShapedPage {
    pub(crate) fn new(view: PageView, origin: Origin) -> Self {
        let json = serde_json::to_string(&view).unwrap_or_default();
        let structured_data = view.structured_data.as_ref();
        let structured_data = structured_data.map(ToString::to_string).unwrap_or_default();
        let request = Request::new(&format!("{{\"render\":\"page\",\"view\":{json}}}"));
        let request = request.of(&quarantine_name(&view));
        Self {
            view,
            json,
            structured_data,
            request,
            origin,
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match &self.view.page.body {
            Body::NotFoundPage(_) => StatusCode::NOT_FOUND,
            Body::FailedPage(_) => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::OK,
        }
    }

    /// A hash of all that its document shows, to visitors and to search engines.
    pub(crate) fn hash(&self) -> String {
        content_hash(&[self.json.as_bytes(), self.structured_data.as_bytes()].concat())
    }
}

/// The name by which the renderer remembers a page that fails, whatever its parameters. All
/// addresses without a page share one name: there is no end to them.
fn quarantine_name(view: &PageView) -> String {
    let id = match &view.page.body {
        Body::NotFoundPage(_) => "404",
        Body::FailedPage(_) => "500",
        _ => &view.page.id,
    };
    let (site, locale) = (&view.shell.site.key, view.page.locale.code());
    format!("{site} {locale} {id}")
}
