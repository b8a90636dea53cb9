//! `publicationOverview`: all publications.

use crate::fields::Fields;
use crate::{ItemPages, Module, PageHero, Shaping};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PublicationOverview {
    /// The top.
    pub hero: PageHero,
    /// The publications.
    pub publications: ItemPages,
    /// What follows.
    pub modules: Vec<Module>,
}

impl PublicationOverview {
    pub(super) fn shape(page: Fields<'_>, shaping: &Shaping<'_>) -> Self {
        Self {
            hero: PageHero::shape(page, shaping),
            publications: ItemPages::shape(page, "publications", shaping),
            modules: Module::list(page, shaping),
        }
    }
}
