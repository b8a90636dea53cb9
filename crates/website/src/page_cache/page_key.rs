//! What distinguishes one cached page from another.

use crate::content_coding::Coding;
use crate::operations::page::Form;
use museum::Locale;

/// The address of a page in the cache. The same page in another form, coding or build is
/// another entry.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub(crate) struct PageKey {
    /// The number of the site's dataset.
    pub(crate) dataset: usize,
    pub(crate) site: String,
    pub(crate) locale: Locale,
    pub(crate) slug: String,
    /// The parameters that pages read, as they stand in the address.
    pub(crate) search: String,
    pub(crate) form: Form,
    pub(crate) coding: Coding,
    pub(crate) build: String,
}

impl PageKey {
    /// Bytes that it takes, about.
    pub(super) fn size(&self) -> usize {
        let text = [&self.site, &self.slug, &self.search, &self.build];
        text.iter().map(|text| text.len()).sum::<usize>() + size_of::<Self>()
    }
}
