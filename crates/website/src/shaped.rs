//! A page's view, in all the forms in which it is needed.

use crate::page_cache::short_hash;
use crate::renderer::Request;
use jiff::Timestamp;
use museum::{Body, PageType, PageView, Warning};

/// A view that was shaped from the content service's responses.
pub(crate) struct Shaped {
    pub(crate) view: PageView,
    /// The view as JSON.
    pub(crate) data: String,
    /// What search engines read of it, as JSON; empty if that is nothing.
    pub(crate) structured_data: String,
    /// The request to a worker.
    pub(crate) request: Request,
    /// What was found wrong.
    pub(crate) warnings: Vec<Warning>,
    pub(crate) made_of: MadeOf,
}

/// What a view was shaped from, and for how long.
#[derive(Default)]
pub(crate) struct MadeOf {
    /// The sync tags of all queries behind it; `None` if one of them was not answered.
    pub(crate) tags: Option<Vec<String>>,
    /// When the same content may be shaped differently.
    pub(crate) valid_until: Option<Timestamp>,
    /// The type of the page, and the result of its query.
    pub(crate) page: Option<(&'static PageType, Box<str>)>,
}

impl Shaped {
    pub(crate) fn new(view: PageView, warnings: Vec<Warning>) -> Self {
        let data = serde_json::to_string(&view).unwrap_or_default();
        let structured_data = view.structured_data.as_ref();
        let structured_data = structured_data.map(ToString::to_string).unwrap_or_default();
        let request = Request::new(&format!("{{\"render\":\"page\",\"view\":{data}}}"));
        let request = request.of(&name(&view));
        Self {
            view,
            data,
            structured_data,
            request,
            warnings,
            made_of: MadeOf::default(),
        }
    }

    /// A hash of all that its document shows, to visitors and to search engines.
    pub(crate) fn hash(&self) -> String {
        short_hash(&[self.data.as_bytes(), self.structured_data.as_bytes()].concat())
    }

    pub(crate) fn made_of(self, made_of: MadeOf) -> Self {
        Self { made_of, ..self }
    }
}

/// What distinguishes a page from others, whatever its query string. Addresses without a page
/// share one, or their number would have no end.
fn name(view: &PageView) -> String {
    let id = match &view.page.body {
        Body::NotFoundPage(_) => "404",
        Body::FailedPage(_) => "500",
        _ => &view.page.id,
    };
    let (site, locale) = (&view.shell.site.key, view.page.locale.code());
    format!("{site} {locale} {id}")
}
