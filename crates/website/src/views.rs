//! Pages that were shaped before, and are not shaped again while they would be the same.
//!
//! A page is shaped from the answers to two questions and from the time. Both are had anew
//! for each visitor; but an answer that still holds is the very one that the client gave
//! before, and then so is what came of it.

use crate::renderer::Request;
use content_client::Answer;
use jiff::civil::DateTime;
use moka::sync::Cache;
use museum::{PageAddress, PageView, Warning};
use std::sync::Arc;

/// Room for what is kept of views and of the answers that they are made from.
const BYTES: u64 = 64 << 20;
/// What a view takes in all, for each byte of its data: the data itself, the request to a
/// worker, and the values.
const SIZE: usize = 5;

/// A page's view, in all the forms in which it is needed.
pub(crate) struct Shaped {
    pub(crate) view: PageView,
    /// The view as JSON.
    pub(crate) data: String,
    /// What a worker is asked.
    pub(crate) request: Request,
    /// What was found wrong.
    pub(crate) warnings: Vec<Warning>,
}

impl Shaped {
    /// A view that is shown once.
    pub(crate) fn new(view: PageView, warnings: Vec<Warning>) -> Self {
        let data = serde_json::to_string(&view).unwrap_or_default();
        let request = Request::new(&format!("{{\"render\":\"page\",\"view\":{data}}}"));
        Self {
            view,
            data,
            request,
            warnings,
        }
    }

    /// A view that is kept: workers read it once.
    pub(crate) fn lasting(view: PageView, warnings: Vec<Warning>) -> Self {
        let data = serde_json::to_string(&view).unwrap_or_default();
        let request = Request::lasting(&data);
        Self {
            view,
            data,
            request,
            warnings,
        }
    }
}

/// What a view is made from.
#[derive(Clone)]
pub(crate) struct Basis {
    pub(crate) shell: Option<Arc<Answer>>,
    pub(crate) page: Arc<Answer>,
    pub(crate) now: DateTime,
}

impl Basis {
    /// Whether the same answers may come again.
    pub(crate) fn lasts(&self) -> bool {
        self.page.kept && self.shell.as_ref().is_none_or(|shell| shell.kept)
    }

    fn bytes(&self) -> usize {
        let shell = self.shell.iter();
        let answers = shell.chain([&self.page]);
        answers.map(|answer| answer.result.get().len()).sum()
    }

    /// Whether it is the same answers at the same time.
    fn is(&self, other: &Self) -> bool {
        let same_shell = match (&self.shell, &other.shell) {
            (Some(one), Some(two)) => Arc::ptr_eq(one, two),
            (None, None) => true,
            _ => false,
        };
        same_shell && Arc::ptr_eq(&self.page, &other.page) && self.now == other.now
    }
}

#[derive(Clone)]
struct Kept {
    basis: Basis,
    shaped: Arc<Shaped>,
}

/// The views that are kept. Cloning shares them.
#[derive(Clone)]
pub(crate) struct Views(Cache<String, Kept>);

impl Default for Views {
    fn default() -> Self {
        let size = |place: &String, kept: &Kept| {
            let bytes = place.len() + SIZE * kept.shaped.data.len() + kept.basis.bytes();
            u32::try_from(bytes).unwrap_or(u32::MAX)
        };
        Self(Cache::builder().weigher(size).max_capacity(BYTES).build())
    }
}

impl Views {
    /// The view of what is at an address, if it was made from the same.
    pub(crate) fn get(
        &self,
        address: &PageAddress<'_>,
        search: &str,
        basis: &Basis,
    ) -> Option<Arc<Shaped>> {
        let kept = self.0.get(&place(address, search))?;
        kept.basis.is(basis).then_some(kept.shaped)
    }

    /// Keeps a view and what it was made from.
    pub(crate) fn keep(
        &self,
        address: &PageAddress<'_>,
        search: &str,
        basis: Basis,
        shaped: &Arc<Shaped>,
    ) {
        let shaped = shaped.clone();
        self.0
            .insert(place(address, search), Kept { basis, shaped });
    }
}

fn place(address: &PageAddress<'_>, search: &str) -> String {
    let PageAddress { site, locale, slug } = address;
    format!("{}?{}?{slug}?{search}", site.key, locale.code())
}
