//! What distinguishes one cached page from another.

use super::PageForm;
use crate::content_coding::Coding;
use museum::{Group, Locale, NOT_FOUND_PATH, PageAddress, RequestError};
use serde::{Deserialize, Serialize};

/// The key of a page in the cache. The same page in another form or coding has another key.
#[derive(Clone, Debug, Hash, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PageKey {
    pub(crate) site: String,
    pub(crate) locale: Locale,
    pub(crate) slug: String,
    /// The parameters that pages read, as the address has them. In the key of a cached page they
    /// are in the canonical form. Files of last good copies have another name for it.
    #[serde(rename = "search")]
    pub(crate) query_string: String,
    pub(crate) form: PageForm,
    pub(crate) coding: Coding,
}

impl PageKey {
    /// The page of a group at this address.
    pub(crate) fn address<'a>(&self, group: &'a Group) -> Result<PageAddress<'a>, RequestError> {
        Ok(PageAddress {
            site: group.site(&self.site)?,
            locale: self.locale,
            slug: self.slug.clone(),
        })
    }

    /// Whether the address has parameters, as a calendar with a filter has.
    pub(crate) fn has_parameters(&self) -> bool {
        !self.query_string.is_empty()
    }

    /// The "not found" page of the same site and language.
    pub(crate) fn of_not_found_page(&self) -> Self {
        Self {
            slug: NOT_FOUND_PATH.to_owned(),
            query_string: String::new(),
            ..self.clone()
        }
    }

    /// The keys of the page in all codings, beginning with this key.
    pub(super) fn codings(&self) -> impl Iterator<Item = Self> {
        let others = Coding::ALL.into_iter();
        let others = others.filter(|coding| *coding != self.coding);
        std::iter::once(self.coding)
            .chain(others)
            .map(|coding| Self {
                coding,
                ..self.clone()
            })
    }

    /// The keys of the page in all forms and codings.
    pub(super) fn variants(&self) -> impl Iterator<Item = Self> {
        PageForm::ALL.into_iter().flat_map(|form| {
            let key = Self {
                form,
                ..self.clone()
            };
            key.codings().collect::<Vec<_>>()
        })
    }

    /// One key for the page in all forms and codings.
    pub(super) fn of_all_variants(&self) -> Self {
        Self {
            form: PageForm::Document,
            coding: Coding::Identity,
            ..self.clone()
        }
    }

    /// The size in memory in bytes, about.
    pub(super) fn size(&self) -> usize {
        self.site.len() + self.slug.len() + self.query_string.len() + size_of::<Self>()
    }
}
